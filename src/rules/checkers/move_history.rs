//! A game from its first move on: what was played, and how it ends.
//!
//! The loser is the side that has no piece or no move. Two more rules end a game that nobody can win: the same position
//! with the same side to move for the third time, and forty moves of each side in a row in which no man moved and
//! nothing was captured. Both look at the past. The searches do not: a position that they visit has none, so equal
//! positions keep equal values and the memory stays true. A player therefore may walk into a draw, but never loops for
//! ever.

use std::fmt;

use super::{Move, MoveError, Position, Side};
use crate::rules::Quoted;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The other side has no piece or no move left.
    Won(Side),
    /// Nobody won.
    Drawn(Draw),
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The same position came up for the third time.
    Repetition,
    /// For forty moves of each side no man moved and nothing was captured.
    NoProgress,
}

/// So many times the same position is a draw.
const REPETITIONS: usize = 3;

/// So many moves in a row without progress are a draw: forty of each side.
const QUIET_PLIES: usize = 80;

/// The history of a game: where it began, every move, and every position after it.
///
/// ```
/// use othello::rules::checkers::{MoveHistory, Position};
/// let mut history = MoveHistory::replay(Position::START, "11-15 23-19 8-11")?;
/// assert_eq!((history.moves().len(), history.outcome()), (3, None));
/// history.undo();
/// assert_eq!(history.moves().last().map(|last| last.to_string()), Some("23-19".to_owned()));
/// # Ok::<(), othello::rules::checkers::ReplayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveHistory {
    /// The first position, and the one after each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

/// A move that can not be played now; it comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game has ended already.
    Over(Move, Outcome),
    /// It is not legal in the last position.
    Illegal(Move),
}

impl MoveHistory {
    /// A game that begins here.
    pub fn new(start: Position) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        // The first position is never taken back.
        &self.positions[self.moves.len()]
    }

    /// Every move so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The game is over, or the move is not legal; then nothing has changed.
    pub fn play(&mut self, chosen: Move) -> Result<(), Refused> {
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(chosen, outcome));
        }
        let after = self.position().play(chosen).ok_or(Refused::Illegal(chosen))?;
        self.moves.push(chosen);
        self.positions.push(after);
        Ok(())
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        let last = self.moves.pop()?;
        self.positions.pop();
        Some(last)
    }

    /// How the game ended, or `None` if it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(&self.positions, &self.moves)
    }

    /// Reads a game: its moves as [`Position::read_move`] understands them, with white space between. Numbers of moves,
    /// `1.`, are skipped.
    ///
    /// # Errors
    /// The first move that is wrong, with its number.
    pub fn replay(start: Position, text: &str) -> Result<Self, ReplayError> {
        let mut history = Self::new(start);
        let is_number =
            |word: &str| word.strip_suffix('.').is_some_and(|digits| digits.parse::<u32>().is_ok());
        for word in text.split_whitespace().filter(|word| !is_number(word)) {
            let number = history.moves.len() + 1;
            if let Some(outcome) = history.outcome() {
                return Err(ReplayError::AfterTheEnd(number, word.to_owned(), outcome));
            }
            let chosen =
                history.position().read_move(word).map_err(|error| ReplayError::Wrong(number, error))?;
            history.positions.push(history.position().after(chosen));
            history.moves.push(chosen);
        }
        Ok(history)
    }
}

/// How a game ended that went through these positions, the first one included, by these moves; `None` if it goes on.
pub fn outcome(positions: &[Position], moves: &[Move]) -> Option<Outcome> {
    let now = positions.last()?;
    if now.is_over() {
        return Some(Outcome::Won(!now.turn()));
    }
    let n_quiet = n_quiet_plies(positions, moves);
    // Only quiet moves can lead back to a position.
    let n_visits = positions.iter().rev().take(n_quiet + 1).filter(|&position| position == now).count();
    if n_visits >= REPETITIONS {
        Some(Outcome::Drawn(Draw::Repetition))
    } else if n_quiet >= QUIET_PLIES {
        Some(Outcome::Drawn(Draw::NoProgress))
    } else {
        None
    }
}

/// How many of the last moves made no progress.
fn n_quiet_plies(positions: &[Position], moves: &[Move]) -> usize {
    // Each move belongs to the position before it.
    let before = positions.iter().rev().skip(1);
    before.zip(moves.iter().rev()).take_while(|(before, chosen)| !before.is_progress(**chosen)).count()
}

/// The moves with spaces between, as [`MoveHistory::replay`] reads them.
impl fmt::Display for MoveHistory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        f.write_str(&moves.join(" "))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(side) => write!(f, "{side} wins"),
            Self::Drawn(Draw::Repetition) => f.write_str("drawn by repetition"),
            Self::Drawn(Draw::NoProgress) => f.write_str("drawn without progress"),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(chosen, outcome) => write!(f, "illegal move {chosen}: the game is over, {outcome}"),
            Self::Illegal(chosen) => write!(f, "illegal move {chosen}"),
        }
    }
}

impl std::error::Error for Refused {}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// What is wrong with the move of this number (from 1).
    Wrong(usize, MoveError),
    /// The move of this number (from 1) comes when the game has ended so.
    AfterTheEnd(usize, String, Outcome),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(number, error) => write!(f, "move {number}: {error}"),
            Self::AfterTheEnd(number, word, outcome) => {
                write!(f, "move {number}, {}: the game is over, {outcome}", Quoted(word))
            }
        }
    }
}

impl std::error::Error for ReplayError {}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_KINGS: &str = "B--- ---- ---- ---- ---- ---- ---- ---W B";

    fn two_kings() -> Position {
        TWO_KINGS.parse().unwrap()
    }

    #[test]
    fn the_same_position_for_the_third_time_is_a_draw() {
        let back_and_forth = "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32";
        let history = MoveHistory::replay(two_kings(), back_and_forth).unwrap();
        assert_eq!(history.outcome(), Some(Outcome::Drawn(Draw::Repetition)));
        let error = MoveHistory::replay(two_kings(), &format!("{back_and_forth} 1-5")).unwrap_err();
        assert_eq!(error.to_string(), "move 9, \"1-5\": the game is over, drawn by repetition");
        let mut before = history;
        assert_eq!(before.undo().map(|last| last.to_string()), Some("28-32".to_owned()));
        assert_eq!(before.outcome(), None);
    }

    /// Two kings walk in circles of six and eight squares that never meet, so the same position comes after 48 plies
    /// again and not a third time.
    fn walk_in_circles(history: &mut MoveHistory) -> usize {
        const BLACKS: [&str; 6] = ["1-5", "5-9", "9-14", "14-10", "10-6", "6-1"];
        const WHITES: [&str; 8] = ["32-28", "28-24", "24-19", "19-23", "23-26", "26-31", "31-27", "27-32"];
        let steps =
            BLACKS.iter().cycle().zip(WHITES.iter().cycle()).flat_map(|(black, white)| [black, white]);
        let begun = history.moves().len();
        for step in steps {
            let chosen = history.position().read_move(step).unwrap();
            if history.play(chosen).is_err() {
                break;
            }
        }
        history.moves().len() - begun
    }

    #[test]
    fn forty_quiet_moves_of_each_side_are_a_draw() {
        let mut history = MoveHistory::new(two_kings());
        assert_eq!(walk_in_circles(&mut history), 80);
        assert_eq!(history.outcome(), Some(Outcome::Drawn(Draw::NoProgress)));
    }

    #[test]
    fn a_mans_move_starts_the_count_anew() {
        let with_man = "B--- ---- ---- ---- ---w ---- ---- ---W B".parse().unwrap();
        let text = "1-5 32-28 5-1 28-32 1-5 20-16 5-1 32-28 1-5 28-32 5-1";
        let mut history = MoveHistory::replay(with_man, text).unwrap();
        assert_eq!(n_quiet_plies(&history.positions, &history.moves), 5);
        while history.undo().is_some_and(|last| last.to_string() != "20-16") {}
        assert_eq!(n_quiet_plies(&history.positions, &history.moves), 5);
    }

    #[test]
    fn who_has_no_move_has_lost() {
        let history =
            MoveHistory::replay("---- ---- ---- --b- --w- ---- ---- ---- B".parse().unwrap(), "1. 15x24");
        let mut history = history.unwrap();
        assert_eq!(history.outcome(), Some(Outcome::Won(Side::Black)));
        let late = history.moves()[0];
        let refused = history.play(late).unwrap_err();
        assert_eq!(refused.to_string(), "illegal move 15x24: the game is over, Black wins");
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut history = MoveHistory::new(Position::START);
        let foreign = two_kings().moves()[0];
        assert_eq!(history.play(foreign), Err(Refused::Illegal(foreign)));
        assert_eq!(history, MoveHistory::new(Position::START));
        let error = MoveHistory::replay(Position::START, "11-15 23-19 1-5").unwrap_err();
        assert_eq!(error.to_string(), "move 3: illegal move \"1-5\"");
    }

    #[test]
    fn a_game_survives_its_own_text() {
        let history =
            MoveHistory::replay(Position::START, "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25").unwrap();
        assert_eq!(history.to_string(), "11-15 22-18 15x22 25x18 8-11 29-25");
        assert_eq!(MoveHistory::replay(Position::START, &history.to_string()), Ok(history));
    }
}
