//! Positions with the worth of every legal move, by which the errors of a player are measured in discs.

use std::fmt;
use std::str::FromStr;

use crate::rules::notation::BoardError;
use crate::rules::{Board, Square};

/// A position that somebody met, and what each of its legal moves is worth to the side to move, in discs.
///
/// As text a board, a tab and the moves, best first:
///
/// ```
/// use othello::lab::JudgedPosition;
/// let text = "---------------------------OX------XO--------------------------- X\td3:+0 c4:+0 f5:+0 e6:-1.5";
/// let judged: JudgedPosition = text.parse()?;
/// assert_eq!(judged.loss("e6".parse()?), Some(1.5));
/// assert_eq!(judged.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedPosition {
    board: Board,
    moves: Vec<(Square, f64)>,
}

/// Why a text is no judged position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgedPositionError {
    /// The board cannot be read.
    Board(BoardError),
    /// This is no move with a worth.
    Move(String),
    /// The moves are not the legal ones, each once.
    Moves,
}

impl JudgedPosition {
    /// # Errors
    /// [`JudgedPositionError::Moves`].
    pub fn new(board: Board, mut moves: Vec<(Square, f64)>) -> Result<Self, JudgedPositionError> {
        moves.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        let mut squares: Vec<Square> = moves.iter().map(|&(at, _)| at).collect();
        squares.sort_unstable();
        if squares.is_empty() || !squares.into_iter().eq(board.position.moves()) {
            return Err(JudgedPositionError::Moves);
        }
        Ok(Self { board, moves })
    }

    /// The position, with its colours.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Each legal move with its worth in discs, the best first.
    pub fn moves(&self) -> &[(Square, f64)] {
        &self.moves
    }

    /// How many discs a move gives away; `None` if it is not legal.
    pub fn loss(&self, at: Square) -> Option<f64> {
        let (_, best) = *self.moves.first()?;
        self.moves.iter().find(|&&(known, _)| known == at).map(|&(_, worth)| best - worth)
    }
}

impl fmt::Display for JudgedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t", self.board)?;
        for (idx, (at, worth)) in self.moves.iter().enumerate() {
            // Two decimals tell more than any search knows.
            let worth = (worth * 100.0).round() / 100.0 + 0.0;
            write!(f, "{}{at}:{worth:+}", if idx == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for JudgedPosition {
    type Err = JudgedPositionError;

    fn from_str(text: &str) -> Result<Self, JudgedPositionError> {
        let (board, moves) = text.split_once('\t').unwrap_or((text, ""));
        let judged = |word: &str| {
            let (at, worth) = word.split_once(':')?;
            let worth = worth.parse().ok().filter(|worth: &f64| worth.abs() <= 64.0)?;
            Some((at.parse().ok()?, worth))
        };
        let judged = |word: &str| judged(word).ok_or_else(|| JudgedPositionError::Move(word.to_owned()));
        let moves: Vec<(Square, f64)> = moves.split(' ').map(judged).collect::<Result<_, _>>()?;
        Self::new(board.parse().map_err(JudgedPositionError::Board)?, moves)
    }
}

impl fmt::Display for JudgedPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Move(word) => write!(f, "invalid move {word:?}; expected one like d3:+1.25"),
            Self::Moves => f.write_str("expected each legal move once"),
        }
    }
}

impl std::error::Error for JudgedPositionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_judged_position_is_refused_with_the_reason() {
        let start = Board::START.to_string();
        let refused = |moves: &str| format!("{start}\t{moves}").parse::<JudgedPosition>().unwrap_err();
        for moves in ["d3:+0 c4:+0 f5:+0", "d3:+0 c4:+0 f5:+0 e6:+0 e6:+0", "d3:+0 c4:+0 f5:+0 a1:+0"] {
            assert_eq!(refused(moves), JudgedPositionError::Moves, "{moves}");
        }
        for word in ["d3", "d3:", "d9:+0", "d3:+65", "d3:NaN", ""] {
            let moves = format!("c4:+0 {word}");
            assert_eq!(refused(&moves), JudgedPositionError::Move(word.to_owned()));
        }
        let no_board = "X\td3:+0".parse::<JudgedPosition>();
        assert!(matches!(no_board, Err(JudgedPositionError::Board(_))), "{no_board:?}");
    }
}
