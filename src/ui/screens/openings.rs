//! The openings that have a name: a list, and each of them on a board.

use egui::{Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::{Action, OpeningsAction};
use crate::rules::openings::{NameLanguage, Opening, Openings};
use crate::rules::{Bitboard, Square};
use crate::ui::Page;
use crate::ui::access::BoardQuestion;
use crate::ui::board::{Questions, Scene, answer_about_squares, pressable_board};
use crate::ui::board_page::board_page;
use crate::ui::icons::{self, Icon};
use crate::ui::layout::TOUCH;
use crate::ui::play_on::play_on_ui;
use crate::ui::strings::SquareState;
use crate::ui::style::strong;
use crate::ui::widgets::{
    Tool, focus_ring, galley, reading_page, section_label, soft_label, title_bar, toolbar,
};

pub(super) fn openings_ui(ui: &mut Ui, page: &mut Page<'_>) {
    match page.app.openings().opening() {
        Some(opening) => opening_ui(ui, page, opening),
        None => list_ui(ui, page),
    }
}

/// Grouped by white's first answer, which is how players divide them.
fn list_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.openings;
    let groups = [(words.perpendicular, "d6"), (words.diagonal, "f6"), (words.parallel, "f4")];
    reading_page(ui, page, words.title, |ui, page| {
        soft_label(ui, &page.theme, words.note);
        for (title, answer) in groups {
            section_label(ui, title);
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for (number, opening) in group(page.words.opening_names, answer) {
                    if line_ui(ui, page, opening) {
                        page.ask(Action::Openings(OpeningsAction::Show(number)));
                    }
                }
            });
        }
    });
}

fn group(names: NameLanguage, answer: &str) -> impl Iterator<Item = (usize, &'static Opening)> {
    let answer: Option<Square> = answer.parse().ok();
    Openings::shipped().numbered(names).filter(move |(_, opening)| opening.moves().get(1).copied() == answer)
}

/// The moves with gaps, so that a line may break between them.
fn moves_text(moves: &[Square]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A name with its moves below. True if it was pressed.
fn line_ui(ui: &mut Ui, page: &mut Page<'_>, opening: &Opening) -> bool {
    const ARROW: f32 = 16.0;
    let theme = page.theme;
    let width = ui.available_width();
    let room = width - ARROW - 14.0;
    let moves = moves_text(opening.moves());
    let name = galley(ui, opening.name(), &strong(), theme.ink, room);
    let below = galley(ui, &moves, &TextStyle::Small, theme.ink_soft, room);

    let height = (name.size().y + below.size().y + 14.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{}. {moves}", opening.name())));
    page.offer_focus(response.id);

    let painter = ui.painter();
    painter.hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme.card_edge));
    if response.is_pointer_button_down_on() {
        painter.rect_filled(rect, 8.0, theme.ink.gamma_multiply(0.08));
    }
    if response.has_focus() {
        focus_ring(painter, &theme, rect, 8.0);
    }
    let top = rect.center().y - f32::midpoint(name.size().y, below.size().y);
    let second = top + name.size().y;
    painter.galley(pos2(rect.left(), top), name, theme.ink);
    painter.galley(pos2(rect.left(), second), below, theme.ink_soft);
    let arrow = pos2(rect.right() - ARROW / 2.0 - 2.0, rect.center().y);
    icons::icon(painter, Icon::Forward, icons::square_around(arrow, ARROW), theme.ink_soft);
    response.clicked()
}

/// One opening on a board, to be stepped through and played.
fn opening_ui(ui: &mut Ui, page: &mut Page<'_>, opening: &'static Opening) {
    let words = &page.words.openings;
    let shown = page.app.openings();
    let game = shown.history();
    let board = *game.position();
    let last = game.last_move_at(game.present());
    let name = |page: &Page<'_>, square| {
        let state =
            SquareState { disc: board.disc_at(square), last: last == Some(square), ..SquareState::default() };
        page.words.arena.square(square, &state)
    };
    let board_ui = |ui: &Ui, page: &mut Page<'_>, place| {
        let scene = Scene { last, legal: Bitboard::EMPTY, ..Scene::of(board) };
        let questions = Questions { words: &page.words.access, offered: BoardQuestion::ABOUT_SQUARES };
        let name = |square| name(page, square);
        let touched = pressable_board(ui, &page.theme, place, false, questions, name, |_, _| scene);
        if let Some(asked) = touched.asked {
            let word = |square| board.disc_at(square).map(|_| name(square));
            page.answer = answer_about_squares(&page.words.access, asked, word);
        }
    };
    board_page(ui, page, "opening", board_ui, |ui, page, board_ui| {
        title_bar(ui, page, opening.name());
        if let Some(also) = words.also_called(opening.other_names()) {
            soft_label(ui, &page.theme, &also);
        }
        board_ui(ui, page);
        let moves = opening.moves();
        soft_label(ui, &page.theme, &words.moves_shown(shown.n_moves(), moves.len(), &moves_text(moves)));
        let step = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, Action::Openings(action));
        let can_go_on = shown.n_moves() < moves.len();
        let tools = [
            step(Icon::Back, words.earlier, shown.n_moves() > 0, OpeningsAction::Previous),
            step(Icon::Forward, words.later, can_go_on, OpeningsAction::Next),
        ];
        toolbar(ui, page, &tools);
        play_on_ui(ui, page, true, |play_as| Action::Openings(OpeningsAction::Play(play_as)));
    });
}
