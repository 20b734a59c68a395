//! What is happening, in one or two sentences.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontSelection, Id, Layout, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::think_button::ThinkButton;
use super::{GameScreen, ROOM_FOR_TWO_LINES, Sentences};
use crate::app::{Action, AnimationSpeed, ComputerKind, Message, Now, Phase, TableView, ThinkAction, Wait};
use crate::ui::access::{News, silence};
use crate::ui::layout::TOUCH;
use crate::ui::strings::Strings;
use crate::ui::style::strong;
use crate::ui::widgets::galley;
use crate::ui::{Page, THINKING_STEP};

/// What is happening.
struct Status {
    words: Sentences,
    /// Whether the computer thinks of its move or of a hint.
    is_thinking: bool,
    /// Whether the game is over, so that the line is its result.
    is_result: bool,
}

impl Status {
    fn new<G: GameScreen>(page: &Page<'_>) -> Self {
        let table = page.app.table::<G>();
        let words = page.words;
        if let Some(ply) = table.viewing() {
            let words = (words.arena.viewing(ply, table.game().present()), None);
            return Self { words, is_thinking: false, is_result: false };
        }
        let is_thinking = table.thinking().is_some() || table.is_hinting();
        let is_result = matches!(table.phase(), Phase::Over(_));
        let words = match table.phase() {
            Phase::NotStarted => (words.arena.press_start.to_owned(), None),
            Phase::Choosing => choosing_words(words, table),
            Phase::Thinking => thinking_words(words, table),
            Phase::Waiting(Wait::NoEngine) => (words.arena.no_engine.to_owned(), None),
            Phase::Waiting(_) => (words.arena.paused.to_owned(), None),
            Phase::Moving(animation) => (G::moving_words(words, &animation), None),
            Phase::Passing(passing) => (G::passing_words(words, table, passing.disc), None),
            Phase::Over(ending) => {
                (G::result_words(words, ending), Some(G::ended_words(words, table, ending)))
            }
        };
        Self { words, is_thinking, is_result }
    }
}

fn choosing_words<G: GameScreen>(words: &Strings, table: TableView<'_, G>) -> Sentences {
    if let Some((square, why)) = table.refused() {
        (G::refused_words(words, table, square, why), None)
    } else if let Some(square) = table.pending() {
        (G::tap_again_words(words, square), None)
    } else if let Some(hint) = table.hint() {
        G::hint_words(words, hint)
    } else if table.is_hinting() {
        (words.arena.hint_coming.to_owned(), None)
    } else {
        G::turn_words(words, table)
    }
}

fn thinking_words<G: GameScreen>(words: &Strings, table: TableView<'_, G>) -> Sentences {
    // How deep somebody who plays like a person has looked would say that it is none.
    let engine = table.thinking().filter(|thinking| G::kind_of(thinking.level) == ComputerKind::Engine);
    let detail = engine.and_then(|thinking| thinking.thought).map(|thought| G::thought_words(words, thought));
    (words.arena.thinking(table.game().turn()), detail)
}

/// What was last said of a game to those who listen.
#[derive(Clone, Debug, Default)]
struct Said {
    /// How many plies had been played.
    n_plies: usize,
    /// The status.
    line: String,
    /// All that was said.
    words: String,
}

/// So many plies are told together; more have not just been played, but come from a saved game.
const MAX_PLIES_SAID: usize = 4;

/// What those hear who do not see the board: what was played since they heard of it last, and then the status. A move
/// that is still under way is not told yet, nor is a pass: the next status tells them, and nothing is said twice.
fn spoken_status<G: GameScreen>(ui: &Ui, page: &Page<'_>, status: &Status) -> Option<String> {
    let table = page.app.table::<G>();
    if table.viewing().is_none() && matches!(table.phase(), Phase::Moving(_) | Phase::Passing(_)) {
        return None;
    }
    let line = match &status.words {
        (line, Some(detail)) if !status.is_thinking => page.words.join.sentences(line, detail),
        (line, _) => line.clone(),
    };
    let plies: Vec<String> = table
        .messages()
        .iter()
        .filter_map(|message| match *message {
            Message::Played { number, disc, played, .. } => {
                Some(G::ply_words(page.words, number, disc, played))
            }
            Message::Begins(_) | Message::End { .. } => None,
        })
        .collect();
    let key = Id::unique("said of a game").with(G::RULES);
    let said = ui.ctx().data(|data| data.get_temp::<Said>(key)).unwrap_or_default();
    let now = match table.viewing() {
        Some(ply) => {
            // An older position: the ply that led to it, and that it is an older one.
            let led_there = ply.checked_sub(1).and_then(|idx| plies.get(idx));
            let words = led_there.map_or_else(|| line.clone(), |ply| page.words.access.told(ply, &line));
            Said { n_plies: said.n_plies, words, line }
        }
        None if said.n_plies == plies.len() && said.line == line => return Some(said.words),
        None => {
            let fresh = plies.get(said.n_plies..).filter(|fresh| fresh.len() <= MAX_PLIES_SAID);
            let fresh = fresh.unwrap_or_default().iter();
            let words = fresh.rev().fold(line.clone(), |now, ply| page.words.access.told(ply, &now));
            Said { n_plies: plies.len(), words, line }
        }
    };
    let words = now.words.clone();
    ui.ctx().data_mut(|data| data.insert_temp(key, now));
    Some(words)
}

/// The status, with the way to the view of a search beside it unless that is in the bar.
pub(super) fn status_ui<G: GameScreen>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    think: Option<ThinkButton>,
    is_low: bool,
) {
    let status = &Status::new::<G>(page);
    if page.is_read_aloud {
        page.news = spoken_status::<G>(ui, page, status).map_or(News::Unsettled, News::Words);
    }
    let Some(button) = think.filter(|think| !think.is_in_bar) else {
        let sentence = ui.scope(|ui| sentences_ui(ui, page, status, is_low)).response.rect;
        open_by_status(ui, page, sentence, think);
        return;
    };
    let room = vec2(ui.available_width() - button.width - 8.0, TOUCH);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let sentence = ui.allocate_ui_with_layout(room, Layout::top_down(Align::Center), |ui| {
            ui.set_width(room.x);
            if !is_low {
                ui.add_space(6.0);
            }
            sentences_ui(ui, page, status, is_low);
        });
        open_by_status(ui, page, sentence.response.rect, think);
        button.ui(ui, page);
    });
}

/// While the computer thinks, a press on the status shows how.
fn open_by_status(ui: &Ui, page: &mut Page<'_>, rect: egui::Rect, think: Option<ThinkButton>) {
    if let Some(button) = think.filter(|button| button.link.is_thinking) {
        let response = ui.interact(rect, ui.scope_id().with("thinking"), Sense::click());
        // For a finger alone: the button beside it says what it does.
        silence(ui.ctx(), response.id);
        if response.clicked() {
            page.ask(Action::Think(ThinkAction::Open(button.link.about)));
        }
    }
}

/// Two lines have their room where there is any, so that the buttons below stay put under the finger when the second one
/// comes and goes.
fn sentences_ui(ui: &mut Ui, page: &Page<'_>, status: &Status, is_low: bool) {
    if is_low {
        return low_sentences_ui(ui, page, status);
    }
    let (line, detail) = &status.words;
    let style = if status.is_result { TextStyle::Heading } else { strong() };
    let second = ui.text_style_height(&TextStyle::Small);
    let room = ui.text_style_height(&strong()) + second + 2.0;
    let reserve = ui.ctx().content_rect().height() >= ROOM_FOR_TWO_LINES;
    ui.vertical_centered(|ui| {
        ui.set_min_height(if reserve { room } else { 0.0 });
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(line).text_style(style));
        if status.is_thinking {
            thinking_ui(ui, page, detail.as_deref().unwrap_or_default(), second);
        } else if let Some(detail) = detail {
            ui.label(RichText::new(detail).small().color(page.theme.ink_soft));
        }
    });
}

/// In a low column both sentences share a line where they can, in smaller letters where those save a line.
fn low_sentences_ui(ui: &mut Ui, page: &Page<'_>, status: &Status) {
    let (line, detail) = &status.words;
    ui.vertical_centered(|ui| {
        if status.is_thinking {
            return thinking_ui(ui, page, line, 0.0);
        }
        let job = |style: TextStyle| {
            let mut job = LayoutJob::default();
            let mut add = |text: &str, style: TextStyle, ink| {
                let font = FontSelection::Style(style).resolve(ui.style());
                job.append(text, 0.0, TextFormat::simple(font, ink));
            };
            add(line, style, page.theme.ink);
            // Why a game is over stands below its result in the history, which is in sight here.
            if let Some(detail) = detail.as_ref().filter(|_| !status.is_result) {
                add(&format!(" {detail}"), TextStyle::Small, page.theme.ink_soft);
            }
            job.wrap.max_width = ui.available_width();
            job
        };
        let n_rows = |style| ui.painter().layout_job(job(style)).rows.len();
        let n_strong = n_rows(strong());
        let is_small = n_strong > 2 || n_rows(TextStyle::Small) < n_strong;
        let job = job(if is_small { TextStyle::Small } else { strong() });
        ui.label(job);
    });
}

/// Three dots, one of them raised by the time alone (the same one where nothing should move), and beside them how far the thought has come, or who thinks.
fn thinking_ui(ui: &mut Ui, page: &Page<'_>, detail: &str, least_height: f32) {
    const DOTS: f32 = 50.0;
    let theme = &page.theme;
    let words = galley(ui, detail, &TextStyle::Small, theme.ink_soft, ui.available_width() - DOTS);
    let size = vec2(DOTS + words.size().x, words.size().y.max(least_height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, detail));
    let is_still = page.app.animation() == AnimationSpeed::Off;
    let n_steps =
        if is_still { 1 } else { page.now.since(Now::ZERO).as_millis() / THINKING_STEP.as_millis() };
    let step = n_steps % 3;
    for dot in 0..3_u8 {
        let raised = u128::from(dot) == step;
        let at = pos2(rect.left() + 8.0 + 14.0 * f32::from(dot), rect.center().y);
        let (radius, strength) = if raised { (5.0, 1.0) } else { (3.5, 0.45) };
        ui.painter().circle_filled(at, radius, theme.accent.gamma_multiply(strength));
    }
    let at = pos2(rect.left() + DOTS, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.ink_soft);
}
