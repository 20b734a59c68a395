//! How checkers is played, in short chapters, each with a small board.

use egui::Ui;

use super::rules::chapter_ui;
use crate::app::checkers::PieceView;
use crate::rules::checkers::{Move, Position, Square, Squares};
use crate::ui::Page;
use crate::ui::checkers::board::{BoardView, Scene, board};
use crate::ui::widgets::reading_page;

pub(super) fn checkers_rules_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.checkers;
    reading_page(ui, page, words.rules_title, |ui, page| {
        for (chapter, scene) in words.chapters().iter().zip(scenes()) {
            chapter_ui(ui, &page.theme, chapter, &|painter, theme, &geometry| {
                board(painter, theme, &BoardView { geometry, turned: false, numbers: false }, &scene);
            });
        }
    });
}

/// A man in the middle with two steps before him.
const STEP: &str = "---- ---- ---- ---- -w-- ---- ---- ---- W";
/// White must jump over 15, whatever else it would like to move.
const FORCED: &str = "---- ---- ---- --b- -ww- ---- ---- w--- W";
/// White jumps from 22 by 15 to 8, and takes two.
const TWO_JUMPS: &str = "---- ---- --b- ---- -b-- -w-- ---- ---- W";
/// A white king with a black man to jump behind it.
const KING: &str = "---- ---- ---- ---- -W-- -b-- ---- ---- W";
/// Black's last men can not move any more.
const BLOCKED: &str = "---- ---- ---- ---- ---- b--- w--b -w-w B";

/// The boards of the chapters, in their order.
fn scenes() -> [Scene; 6] {
    [
        still(Position::START),
        moving(STEP),
        forced(FORCED),
        moving(TWO_JUMPS),
        moving(KING),
        still(drawn(BLOCKED)),
    ]
}

/// A position from its text; a text that is none gives the first one.
fn drawn(text: &str) -> Position {
    text.parse().unwrap_or(Position::START)
}

fn still(position: Position) -> Scene {
    let pieces = Square::all()
        .filter_map(|square| position.piece_at(square).map(|piece| PieceView::at(square, piece)))
        .collect();
    Scene { pieces, ..Scene::default() }
}

/// The piece that moves, and every square of its ways.
fn moving(text: &str) -> Scene {
    let position = drawn(text);
    let moves = position.moves();
    let landings: Squares = moves.iter().flat_map(|chosen| chosen.path()[1..].to_vec()).collect();
    Scene { chosen: moves.first().map(Move::from), landings, ..still(position) }
}

/// The pieces that must jump.
fn forced(text: &str) -> Scene {
    let position = drawn(text);
    let forced: Squares = position.moves().iter().map(Move::from).collect();
    Scene { forced, ..still(position) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<String> {
        text.parse::<Position>().unwrap().moves().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_boards_show_what_their_chapters_say() {
        assert_eq!(moves(STEP), ["18-14", "18-15"]);
        assert_eq!(moves(TWO_JUMPS), ["22x15x8"]);
        assert!(drawn(FORCED).must_jump());
        assert!(drawn(BLOCKED).is_over());
        assert_eq!(moves(KING), ["18x25"]);
    }
}
