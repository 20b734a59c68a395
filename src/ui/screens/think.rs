//! How a search goes: the tree, the step that is looked at in words and on a board, and what moves it on.

use egui::{
    Align, Id, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::{About, Action, Speed, Study, Subject, ThinkAction};
use crate::engine::classic::Move;
use crate::rules::{Board, Square};
use crate::ui::Page;
use crate::ui::access::{describe_slider, slider_steps};
use crate::ui::board::{Geometry, Scene, board};
use crate::ui::icons::{self, Icon};
use crate::ui::layout::{GAP, MARGIN, TOUCH};
use crate::ui::strings::Grouped;
use crate::ui::style::strong;
use crate::ui::tree::tree_ui;
use crate::ui::widgets::{Tool, focus_ring, galley, heading, icon_button, toolbar};

/// The tree never gets less height than this; the page scrolls instead.
const LEAST_TREE: f32 = 210.0;
/// Beside the tree, when the screen lies on its side.
const SIDE: f32 = 350.0;
/// The widest column of a tablet.
const WIDEST: f32 = 860.0;
/// The rounding of cards.
const ROUND: f32 = 14.0;

pub(super) fn think_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let app = page.app;
    let study = app.study();
    let rect = ui.max_rect();
    if rect.width() > rect.height() * 1.15 {
        let side = SIDE.min(rect.width() * 0.48);
        let (left, right) = rect.split_left_right_at_x(rect.right() - side - MARGIN);
        canvas_ui(ui, page, &study, left.shrink2(vec2(MARGIN, GAP)));
        ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
            ScrollArea::vertical().auto_shrink(false).id_salt("think").show(ui, |ui| {
                ui.set_max_width(side);
                ui.spacing_mut().item_spacing.y = GAP * 0.8;
                ui.add_space(2.0);
                title_ui(ui, page, &study);
                search_ui(ui, page, &study);
                story_ui(ui, page, &study);
                steps_ui(ui, page, &study);
                controls_ui(ui, page, &study);
            });
        });
        return;
    }
    let width = (rect.width() - 2.0 * MARGIN).min(WIDEST);
    let column = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
    let with_bar = column.with_max_x((column.right() + MARGIN).min(rect.right()));
    ui.scope_builder(UiBuilder::new().max_rect(with_bar), |ui| {
        ScrollArea::vertical().auto_shrink(false).id_salt("think").show(ui, |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = GAP * 0.8;
            column_ui(ui, page, &study, rect.height());
        });
    });
}

/// Everything below each other; the tree gets what the rest leaves.
fn column_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>, height: f32) {
    // The rest is as high as its words are long: known from the frame before, and the same in nearly every frame.
    let id = Id::unique("think, all but the tree");
    let rest = ui.ctx().data(|data| data.get_temp::<f32>(id));
    let tree = (height - rest.unwrap_or(height - LEAST_TREE) - 2.0).max(LEAST_TREE).floor();
    let top = ui.cursor().top();
    title_ui(ui, page, study);
    search_ui(ui, page, study);
    story_ui(ui, page, study);
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), tree), Sense::hover());
    canvas_ui(ui, page, study, place);
    steps_ui(ui, page, study);
    controls_ui(ui, page, study);
    let measured = ui.min_rect().bottom() - top - tree;
    if rest.is_none_or(|rest| (rest - measured).abs() > 0.5) {
        ui.ctx().data_mut(|data| data.insert_temp(id, measured));
        ui.ctx().request_repaint();
    }
}

/// Back, what is looked at, and the way to the paper's example.
fn title_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>) {
    let words = &page.words.think;
    let back = page.words.dialog.back;
    let (title, subtitle) = match study.subject {
        Subject::Lesson => (words.lesson, words.lesson_place.to_owned()),
        Subject::Reviewed(number) => (words.title, words.position(number + 1, study.board.turn, None)),
        Subject::SetUp => (words.title, page.words.editor.turn(study.board.turn).to_owned()),
        Subject::Ply(ply) => {
            let before = page.app.othello().game().recorded().iter().take(ply);
            let number = before.filter(|ply| !ply.is_pass()).count() + 1;
            let names = &page.words.difficulty;
            let level = study.level.map(|level| (names.level_name(level), study.is_its_own));
            (words.title, words.position(number, study.board.turn, level))
        }
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
        if icon_button(ui, page, Icon::Back, back).clicked() {
            page.ask(Action::Back);
        }
        let to_lesson = study.subject != Subject::Lesson;
        let room = ui.available_width() - if to_lesson { TOUCH } else { 0.0 };
        ui.allocate_ui_with_layout(vec2(room, TOUCH), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(room);
            let said = heading(ui, title);
            page.offer_reading_start(said.id);
            ui.label(RichText::new(subtitle).small().color(page.theme.ink_soft));
        });
        if to_lesson && icon_button(ui, page, Icon::Book, words.to_lesson).clicked() {
            page.ask(Action::Think(ThinkAction::Open(About::Lesson)));
        }
    });
}

/// Which search, how much of the whole tree it visited, and the way to change it.
fn search_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>) {
    let words = &page.words.think;
    let theme = page.theme;
    let title = words.search_title(study.algorithm, study.depth);
    let mut notes = Vec::new();
    let mut share = 0.0;
    if let Some(explored) = study.explored {
        let visited = explored.recording.found().counts.nodes;
        share = (visited as f32 / explored.n_whole.max(1) as f32).min(1.0);
        notes.push(words.visits(visited, explored.n_whole));
        let listed = explored.recording.nodes().len() as u64;
        if listed < visited {
            notes.push(words.drawn(Grouped(explored.recording.nodes().len() as u64), Grouped(visited)));
        }
    } else {
        notes.push(waiting_words(page, study));
    }
    let note = notes.join("\n");
    let icon = 22.0;
    let room = ui.available_width() - 2.0 * 12.0 - icon - 8.0;
    let title_words = galley(ui, &title, &strong(), theme.ink, room);
    let note_words = galley(ui, &note, &TextStyle::Small, theme.ink_soft, room);

    let height = (title_words.size().y + note_words.size().y + 20.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let spoken = format!("{}: {title}. {}", words.change, note.replace('\n', ". "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    page.offer_focus(response.id);
    if response.clicked() {
        page.ask(Action::Think(ThinkAction::Options));
    }

    let fill = if response.is_pointer_button_down_on() { theme.accent_soft } else { theme.card };
    ui.painter().rect(rect, ROUND, fill, Stroke::new(1.0, theme.card_edge), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, ROUND);
    }
    let left = rect.left() + 12.0;
    let top = rect.top() + 6.0;
    let below = top + title_words.size().y;
    ui.painter().galley(pos2(left, top), title_words, theme.ink);
    ui.painter().galley(pos2(left, below), note_words, theme.ink_soft);
    let at = pos2(rect.right() - 12.0 - icon / 2.0, rect.center().y - 2.0);
    icons::icon(ui.painter(), Icon::Settings, icons::square_around(at, icon), theme.ink_soft);
    // How much of the whole tree was visited, as a bar.
    let bar =
        Rect::from_min_max(pos2(left, rect.bottom() - 8.0), pos2(rect.right() - 12.0, rect.bottom() - 4.0));
    ui.painter().rect_filled(bar, 2.0, theme.card_edge);
    let done = bar.with_max_x(bar.left() + (bar.width() * share).max(if share > 0.0 { 4.0 } else { 0.0 }));
    ui.painter().rect_filled(done, 2.0, theme.accent);
}

fn waiting_words(page: &Page<'_>, study: &Study<'_>) -> String {
    let words = &page.words.think;
    if study.is_possible { words.under_way(study.n_visited) } else { words.impossible.to_owned() }
}

/// The step in words, beside the board that the search stands on.
fn story_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>) {
    let theme = &{ page.theme };
    let words = &page.words.think;
    let name_of = |at: Move| words.move_name(at, study.subject);
    let (line, detail) = study.description().map_or_else(
        || (waiting_words(page, study), String::new()),
        |description| words.tell(&description, &name_of),
    );
    // Steps that follow each other by themselves are faster than any voice.
    if !study.is_playing && study.explored.is_some() {
        let join = &page.words.join;
        page.report(|| join.sentences(&line, &detail));
    }
    let (strong_height, small_height) =
        (ui.text_style_height(&strong()), ui.text_style_height(&TextStyle::Small));
    let side = (2.0 * strong_height + 4.0 * small_height).clamp(92.0, 132.0);
    let room = ui.available_width() - side - 12.0;
    let line_words = galley(ui, &line, &strong(), theme.ink, room);
    let detail_words = galley(ui, &detail, &TextStyle::Small, theme.ink_soft, room);
    // Room for the usual sentence, so that the tree below stays put from step to step.
    let height = (line_words.size().y + detail_words.size().y + 4.0).max(side);

    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let told = if detail.is_empty() { line.clone() } else { page.words.join.sentences(&line, &detail) };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));

    let place = Rect::from_min_size(rect.min, Vec2::splat(side));
    let (position, last) = position(study);
    let spoken = words.board_after(last.map(name_of).as_deref());
    let on_board = ui.interact(place, ui.scope_id().with("think board"), Sense::hover());
    on_board.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    let scene = Scene { last: last.and_then(square_of), ..Scene::of(position) };
    board(ui.painter(), theme, &Geometry::new(place, false), &scene, false);
    let left = rect.left() + side + 12.0;
    let below = rect.top() + line_words.size().y + 4.0;
    ui.painter().galley(pos2(left, rect.top()), line_words, theme.ink);
    ui.painter().galley(pos2(left, below), detail_words, theme.ink_soft);
}

const fn square_of(at: Move) -> Option<Square> {
    match at {
        Move::At(at) => Some(at),
        Move::Pass => None,
    }
}

/// The board that the search stands on at the step, and the move that was made last to get there. At the end it is the
/// board after the chosen move.
fn position(study: &Study<'_>) -> (Board, Option<Move>) {
    let Some(explored) = study.explored else { return (study.board, None) };
    let recording = &explored.recording;
    let node = recording.steps().get(study.step).map_or(0, |step| step.node());
    let mut path = recording.path(node);
    if study.step == study.last_step() {
        path.extend(recording.found().best);
    }
    let after = path.iter().fold(study.board, |board, at| match at {
        // Every move of a searched line is legal.
        Move::At(at) => board.play(*at).unwrap_or(board),
        Move::Pass => board.pass(),
    });
    (after, path.last().copied())
}

/// The tree on its ground, or what it waits for.
fn canvas_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>, rect: Rect) {
    let theme = page.theme;
    let ground = crate::ui::paint::mix(theme.page, theme.card, 0.5);
    ui.painter().rect(rect, 10.0, ground, Stroke::new(1.0, theme.card_edge), StrokeKind::Inside);
    if let Some(explored) = study.explored {
        tree_ui(ui, page, rect.shrink(1.0), study, explored);
    } else {
        let words = waiting_words(page, study);
        let line = galley(ui, &words, &TextStyle::Body, theme.ink_soft, rect.width() - 24.0);
        ui.painter().galley(rect.center() - line.size() / 2.0, line, theme.ink_soft);
    }
}

/// All steps as a bar with a knob to drag, and which one it is.
fn steps_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>) {
    let theme = page.theme;
    let words = &page.words.think;
    let last = study.last_step();
    let step_of = |step: usize| words.step_of(Grouped(step as u64), Grouped(last as u64 + 1));
    let count = step_of(study.step + 1);
    let label = galley(ui, &count, &TextStyle::Small, theme.ink_soft, f32::INFINITY);
    let widest = galley(ui, &step_of(last + 1), &TextStyle::Small, theme.ink_soft, f32::INFINITY);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), TOUCH * 0.92), Sense::click_and_drag());
    let name = format!("{}: {count}", words.steps);
    response.widget_info(|| WidgetInfo::slider(study.explored.is_some(), study.step as f64, &name));
    describe_slider(ui.ctx(), response.id, study.step, last);
    let (n_more, n_less) = slider_steps(ui.ctx(), response.id);
    if n_more != n_less {
        let step = (study.step + n_more).saturating_sub(n_less).min(last);
        page.ask(Action::Think(ThinkAction::Step(step)));
    }
    let fits = rect.width() - widest.size().x > 120.0;
    let from = rect.left() + if fits { widest.size().x + 18.0 } else { 10.0 };
    let bar =
        Rect::from_x_y_ranges(from..=rect.right() - 10.0, rect.center().y - 3.0..=rect.center().y + 3.0);
    if let Some(at) = response.interact_pointer_pos().filter(|_| study.explored.is_some()) {
        let share = ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
        page.ask(Action::Think(ThinkAction::Step((share * last as f32).round() as usize)));
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, ROUND);
    }

    if fits {
        ui.painter().galley(pos2(rect.left(), rect.center().y - label.size().y / 2.0), label, theme.ink_soft);
    }
    let share = if last == 0 { 1.0 } else { study.step as f32 / last as f32 };
    let knob = pos2(bar.left() + bar.width() * share, bar.center().y);
    ui.painter().rect_filled(bar, 3.0, theme.card_edge);
    ui.painter().rect_filled(bar.with_max_x(knob.x), 3.0, theme.accent);
    ui.painter().circle(knob, 10.0, theme.accent, Stroke::new(2.0, theme.card));
}

/// Back, play, on, and how fast.
fn controls_ui(ui: &mut Ui, page: &mut Page<'_>, study: &Study<'_>) {
    let words = &page.words.think;
    let there = study.explored.is_some();
    let ask = Action::Think;
    let play = if study.is_playing {
        Tool::primary(Icon::Pause, words.pause, ask(ThinkAction::Pause))
    } else {
        Tool { enabled: there, ..Tool::primary(Icon::Play, words.play, ask(ThinkAction::Play)) }
    };
    let faster = match study.speed {
        Speed::Slow => Speed::Normal,
        Speed::Normal => Speed::Fast,
        Speed::Fast => Speed::Slow,
    };
    let tools = [
        Tool::quiet(Icon::Back, words.previous, there && study.step > 0, ask(ThinkAction::Back)),
        play,
        Tool::quiet(
            Icon::Forward,
            words.next,
            there && study.step < study.last_step(),
            ask(ThinkAction::Forward),
        ),
        Tool::quiet(Icon::Speed, words.speed(study.speed), there, ask(ThinkAction::Speed(faster))),
    ];
    toolbar(ui, page, &tools);
}
