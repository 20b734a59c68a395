//! The position that is being set up, as it is kept between two starts.

use serde::{Deserialize, Serialize};

use crate::game::save_format::{self, Saved, in_range};
use crate::rules::{Bitboard, Board, Disc, Position, Square};

/// The word that tells its file from any other JSON file.
const FORMAT: &str = "othello-editor";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// How many changes can be taken back: more than a board has squares.
pub(super) const MAX_UNDO: usize = 100;

/// What a tap puts on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Brush {
    /// A black disc; a second tap takes it away.
    #[default]
    Black,
    /// A white disc; a second tap takes it away.
    White,
    /// Nothing.
    Empty,
}

impl Brush {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Empty];

    const fn disc(self) -> Option<Disc> {
        match self {
            Self::Black => Some(Disc::Black),
            Self::White => Some(Disc::White),
            Self::Empty => None,
        }
    }
}

/// A board, what a tap does to it, and how it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct EditorState {
    pub(super) board: Board,
    pub(super) brush: Brush,
    /// The boards before the last changes, the latest last.
    pub(super) earlier: Vec<Board>,
}

impl Default for EditorState {
    fn default() -> Self {
        Self { board: Board::START, brush: Brush::default(), earlier: Vec::new() }
    }
}

impl EditorState {
    /// Another board, which can be taken back.
    pub(super) fn change(&mut self, board: Board) {
        if board == self.board {
            return;
        }
        if self.earlier.len() == MAX_UNDO {
            self.earlier.remove(0);
        }
        self.earlier.push(std::mem::replace(&mut self.board, board));
    }

    /// What a tap with the brush would leave on a square.
    pub(super) fn painted(&self, at: Square) -> Option<Disc> {
        self.brush.disc().filter(|&disc| self.board.disc_at(at) != Some(disc))
    }

    /// A tap with the brush.
    pub(super) fn paint(&mut self, at: Square) {
        let wanted = self.painted(at);
        let discs = |side: Disc| {
            let rest = self.board.discs(side) & !at.bit();
            if wanted == Some(side) { rest | at.bit() } else { rest }
        };
        let board = board_of(discs(Disc::Black), discs(Disc::White), self.board.turn);
        self.change(board);
    }

    /// The page as text.
    pub(in crate::app) fn to_text(&self) -> String {
        let fields = Fields {
            board: self.board.to_string(),
            brush: self.brush,
            earlier: self.earlier.iter().map(Board::to_string).collect(),
        };
        save_format::write(&fields, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        let fields: Fields = save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())?;
        let board = |text: &str| text.parse::<Board>().map_err(|error| error.to_string());
        let earlier = fields.earlier.iter().map(|text| board(text)).collect::<Result<_, _>>()?;
        Ok(Self { board: board(&fields.board)?, brush: fields.brush, earlier })
    }
}

/// A board of discs that do not overlap.
pub(super) fn board_of(black: Bitboard, white: Bitboard, turn: Disc) -> Board {
    let (own, opp) = if turn == Disc::Black { (black, white) } else { (white, black) };
    Board { position: Position::new(own, opp & !own).unwrap_or(Position::START), turn }
}

/// The fields as they are written.
#[derive(Serialize, Deserialize)]
struct Fields {
    board: String,
    brush: Brush,
    #[serde(default)]
    earlier: Vec<String>,
}

impl Saved for Fields {
    fn check(&self) -> Result<(), String> {
        in_range("number of changes", &self.earlier.len(), &(0..=MAX_UNDO))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_saved_form_is_this_one() {
        let mut state = EditorState::default();
        state.paint("c4".parse().unwrap());
        let expected = r#"{
  "format": "othello-editor",
  "version": 1,
  "board": "--------------------------XOX------XO--------------------------- X",
  "brush": "black",
  "earlier": [
    "---------------------------OX------XO--------------------------- X"
  ]
}"#;
        assert_eq!(state.to_text(), expected);
        assert_eq!(EditorState::from_text(expected), Ok(state));
    }

    #[test]
    fn a_bad_file_names_its_culprit() {
        let good = EditorState::default().to_text();
        for (from, to, culprit) in [
            ("OX--", "OQ--", "invalid cell 'Q' at e4"),
            ("\"black\"", "\"red\"", "red"),
            ("\"version\": 1", "\"version\": 2", "newer version (2)"),
            ("\"earlier\": []", "\"earlier\": [\"\"]", "expected 64 cells"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = EditorState::from_text(&good.replacen(from, to, 1)).unwrap_err();
            assert!(error.contains(culprit), "{error}");
        }
        let many = vec!["\"\""; MAX_UNDO + 1].join(",");
        let error = EditorState::from_text(&good.replacen("[]", &format!("[{many}]"), 1)).unwrap_err();
        assert!(error.contains("number of changes"), "{error}");
    }

    #[test]
    fn a_second_tap_takes_the_disc_away_and_the_rubber_takes_any() {
        let at: Square = "a1".parse().unwrap();
        let mut state = EditorState::default();
        let mut discs = vec![];
        for brush in [Brush::Black, Brush::White, Brush::White, Brush::Black, Brush::Empty, Brush::Empty] {
            state.brush = brush;
            state.paint(at);
            discs.push(state.board.disc_at(at));
        }
        assert_eq!(discs, [Some(Disc::Black), Some(Disc::White), None, Some(Disc::Black), None, None]);
        assert_eq!(state.earlier.len(), 5, "the last tap changed nothing");
    }

    #[test]
    fn the_oldest_changes_are_forgotten() {
        let mut state = EditorState::default();
        for round in 0..MAX_UNDO + 10 {
            state.paint(Square::new(round % 2).unwrap());
        }
        assert_eq!(state.earlier.len(), MAX_UNDO);
    }
}
