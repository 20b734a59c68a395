//! How the game is played, in short chapters, each with a small board.

use egui::{Align, Layout, Painter, RichText, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::app::{About, Action, Screen, ThinkAction};
use crate::rules::{Bitboard, Board, Disc, Square};
use crate::ui::Page;
use crate::ui::access::silence;
use crate::ui::board::{Geometry, Scene, board};
use crate::ui::icons::Icon;
use crate::ui::strings::Chapter;
use crate::ui::theme::Theme;
use crate::ui::widgets::{Weight, button, card, heading, reading_page};

/// The side of a small board, in points.
const BOARD: f32 = 168.0;

pub(super) fn rules_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.rules;
    reading_page(ui, page, words.title, |ui, page| {
        for (chapter, scene) in words.chapters().iter().zip(scenes()) {
            chapter_ui(ui, &page.theme, chapter, &|painter, theme, geometry| {
                board(painter, theme, geometry, &scene, false);
            });
        }
        if button(ui, page, Weight::Quiet, Some(Icon::Book), page.words.checkers.rules_title).clicked() {
            page.ask(Action::Open(Screen::CheckersRules));
        }
        let theme = page.theme;
        card(ui, &theme, |ui| lesson_ui(ui, page));
    });
}

/// The way on for those who want to know how the computer plays by these rules.
fn lesson_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.think;
    heading(ui, words.title);
    ui.label(words.lesson_note);
    if button(ui, page, Weight::Primary, Some(Icon::Tree), words.to_lesson).clicked() {
        page.ask(Action::Think(ThinkAction::Open(About::Lesson)));
    }
}

/// Paints a small board.
pub(super) type PaintBoard<'a> = &'a dyn Fn(&Painter, &Theme, &Geometry);

/// A chapter with its small board.
pub(super) fn chapter_ui(ui: &mut Ui, theme: &Theme, chapter: &Chapter, drawn: PaintBoard<'_>) {
    card(ui, theme, |ui| {
        heading(ui, chapter.title);
        if ui.available_width() > BOARD * 2.4 {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                small_board(ui, theme, drawn, chapter.caption);
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| words_ui(ui, theme, chapter));
            });
        } else {
            ui.label(chapter.text);
            ui.vertical_centered(|ui| small_board(ui, theme, drawn, chapter.caption));
            caption_ui(ui, theme, chapter);
        }
    });
}

fn words_ui(ui: &mut Ui, theme: &Theme, chapter: &Chapter) {
    ui.label(chapter.text);
    caption_ui(ui, theme, chapter);
}

fn caption_ui(ui: &mut Ui, theme: &Theme, chapter: &Chapter) {
    let caption = ui.label(RichText::new(chapter.caption).small().color(theme.ink_soft));
    // The picture above says the same.
    silence(ui.ctx(), caption.id);
}

fn small_board(ui: &mut Ui, theme: &Theme, drawn: PaintBoard<'_>, caption: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(BOARD), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
    drawn(ui.painter(), theme, &Geometry::new(rect, false));
}

/// Full; black has more.
const FINISHED: &str = "XXXXXXXX XXXXOOXX XXOXXOXX XXXOXXXX XXOXOXXO XOXOXXOO XXXXXOOO OOOOOOOO";
/// Three white discs below three black ones: d4 catches all of them.
const THREE_LINES: &str = "-------- -X-X-X-- --OOO--- -------- -------- -------- -------- --------";
/// White's one disc ends no black line, but black may play h6.
const PASS: &str = "XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXX- XXXXXXXO XXXXXX-X";
/// No white disc is left.
const WIPED_OUT: &str = "-------- ---X---- --XXX--- -XXXXX-- --XXX--- ---X---- -------- --------";
/// Every corner is open to the other side.
const CORNERS: &str = "-X----O- XX----OO -------- ---OX--- ---XO--- -------- OO----XX -O----X-";

/// The boards of the chapters, in their order.
fn scenes() -> [Scene; 7] {
    [finished(), start(), flank(), three_lines(), pass(), wiped_out(), corners()]
}

/// A board drawn in rows: `X` black, `O` white, anything else empty; a text that is no board gives an empty one.
fn drawn(rows: &str, turn: Disc) -> Board {
    let mut text: String = rows.split_whitespace().collect();
    text.push(' ');
    text.push(turn.symbol());
    text.parse().unwrap_or(Board::START)
}

fn squares(names: &str) -> Bitboard {
    names
        .split_whitespace()
        .filter_map(|name| name.parse::<Square>().ok())
        .fold(Bitboard::EMPTY, Bitboard::with)
}

fn finished() -> Scene {
    Scene::of(drawn(FINISHED, Disc::Black))
}

fn start() -> Scene {
    Scene { legal: Board::START.position.moves(), ..Scene::of(Board::START) }
}

/// A move with what it turns, as it looks while the finger is on it.
fn considering(board: Board, at: &str) -> Scene {
    let mut scene = Scene::of(board);
    if let Ok(square) = at.parse::<Square>() {
        scene.ghost = Some((square, board.turn));
        scene.preview = board.position.flips(square);
        scene.hint = Some(square);
    }
    scene
}

fn flank() -> Scene {
    considering(Board::START, "f5")
}

fn three_lines() -> Scene {
    let board = drawn(THREE_LINES, Disc::Black);
    considering(board, "d4")
}

fn pass() -> Scene {
    Scene::of(drawn(PASS, Disc::White))
}

fn wiped_out() -> Scene {
    Scene::of(drawn(WIPED_OUT, Disc::White))
}

fn corners() -> Scene {
    let board = drawn(CORNERS, Disc::Black);
    Scene { legal: Bitboard::CORNERS, preview: squares("b2 g2 b7 g7"), ..Scene::of(board) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_lines_are_caught_at_once() {
        let scene = three_lines();
        assert_eq!(scene.preview, squares("c3 d3 e3"));
    }

    #[test]
    fn white_must_pass_on_the_board_that_says_so() {
        let board = drawn(PASS, Disc::White);
        assert!(board.position.must_pass(), "{board}");
    }

    #[test]
    fn nobody_can_move_on_the_last_board() {
        assert!(drawn(WIPED_OUT, Disc::White).position.is_over());
        assert!(drawn(FINISHED, Disc::Black).position.is_over());
        assert_eq!(drawn(FINISHED, Disc::Black).leader(), Some(Disc::Black));
    }
}
