//! The page where a position is set up: its discs, the side to move, and whether a game can go on from it.

mod state;

pub use state::Brush;
pub(super) use state::EditorState;

use self::state::board_of;
use super::{App, Now, PlayAs, Screen, Stored};
use crate::game::{History, Othello};
use crate::rules::{Bitboard, Board, Disc, Square};

/// Something on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// What the next taps put on the board.
    Brush(Brush),
    /// A tap on a square.
    Tap(Square),
    /// Who is to move.
    Turn(Disc),
    /// No discs at all.
    Clear,
    /// The first position of a game.
    Reset,
    /// Takes back the last change.
    Undo,
    /// A game from this position.
    Play(PlayAs),
}

/// What is to be said of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionCheck {
    /// The board is empty.
    NoDiscs,
    /// This side has no disc, so nobody can move.
    NoDiscsOf(Disc),
    /// Neither side has a move: the game would be over.
    NoMoves,
    /// This side is to move and has to pass.
    Passes(Disc),
    /// This side has so many moves.
    Moves(Disc, u32),
}

impl PositionCheck {
    /// Looks at a board.
    pub fn of(board: Board) -> Self {
        let [black, white] = Disc::BOTH.map(|disc| board.count(disc));
        match (black, white) {
            (0, 0) => Self::NoDiscs,
            (0, _) => Self::NoDiscsOf(Disc::Black),
            (_, 0) => Self::NoDiscsOf(Disc::White),
            _ if board.position.is_over() => Self::NoMoves,
            _ if board.position.must_pass() => Self::Passes(board.turn),
            _ => Self::Moves(board.turn, board.position.moves().len()),
        }
    }

    /// Whether a game can go on from there.
    pub const fn is_playable(self) -> bool {
        matches!(self, Self::Passes(_) | Self::Moves(..))
    }
}

/// The page, to be read.
#[derive(Clone, Copy, Debug)]
pub struct EditorView<'a>(&'a EditorState);

impl EditorView<'_> {
    /// The position as far as it is set up.
    pub const fn board(self) -> Board {
        self.0.board
    }

    /// What a tap puts on the board.
    pub const fn brush(self) -> Brush {
        self.0.brush
    }

    /// What a tap would leave on a square.
    pub fn painted(self, at: Square) -> Option<Disc> {
        self.0.painted(at)
    }

    /// Whether there is a change to take back.
    pub const fn can_undo(self) -> bool {
        !self.0.earlier.is_empty()
    }

    /// What is to be said of the position.
    pub fn check(self) -> PositionCheck {
        PositionCheck::of(self.0.board)
    }
}

impl App {
    /// The page where a position is set up.
    pub const fn editor(&self) -> EditorView<'_> {
        EditorView(&self.editor)
    }

    pub(super) fn apply_editor(&mut self, action: EditorAction, now: Now) {
        if self.screen() != Screen::Editor || self.shared.dialog.is_some() {
            return;
        }
        let state = &mut self.editor;
        let Board { turn, .. } = state.board;
        match action {
            EditorAction::Brush(brush) => state.brush = brush,
            EditorAction::Tap(at) => state.paint(at),
            EditorAction::Turn(disc) if disc != turn => state.change(state.board.pass()),
            EditorAction::Turn(_) => {}
            EditorAction::Clear => state.change(board_of(Bitboard::EMPTY, Bitboard::EMPTY, turn)),
            EditorAction::Reset => state.change(Board::START),
            EditorAction::Undo => {
                if let Some(board) = state.earlier.pop() {
                    state.board = board;
                }
            }
            EditorAction::Play(play_as) => {
                let board = state.board;
                if PositionCheck::of(board).is_playable() {
                    self.begin_from(History::<Othello>::from_position(board), play_as, now);
                }
            }
        }
        self.save_editor();
    }

    /// Opens the page with a board, which can be taken back for the one that was there.
    pub(super) fn set_up(&mut self, board: Board) {
        self.editor.change(board);
        self.save_editor();
        self.shared.open(Screen::Editor);
    }

    fn save_editor(&mut self) {
        let text = self.editor.to_text();
        if text != self.saved_editor {
            self.shared.saves.write(Stored::Editor, &text);
            self.saved_editor = text;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_told_what_it_is() {
        let row = |cells: &str, turn: char| -> PositionCheck {
            PositionCheck::of(format!("{cells}{} {turn}", "-".repeat(56)).parse().unwrap())
        };
        assert_eq!(row("--------", 'X'), PositionCheck::NoDiscs);
        assert_eq!(row("--O-----", 'X'), PositionCheck::NoDiscsOf(Disc::Black));
        assert_eq!(row("X-------", 'X'), PositionCheck::NoDiscsOf(Disc::White));
        assert_eq!(row("X-O-----", 'X'), PositionCheck::NoMoves);
        assert_eq!(row("XO------", 'O'), PositionCheck::Passes(Disc::White));
        assert_eq!(row("XO------", 'X'), PositionCheck::Moves(Disc::Black, 1));
        let playable = [("XO------", 'O', true), ("X-O-----", 'X', false)];
        for (cells, turn, expected) in playable {
            assert_eq!(row(cells, turn).is_playable(), expected);
        }
    }
}
