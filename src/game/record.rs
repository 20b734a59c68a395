//! The saved form of a game: a small JSON text that a person can read in a bug report.
//!
//! ```text
//! {"format":"othello-game","version":1,
//!  "start":"---…--- X","moves":"f5d6c3","present":2,
//!  "seats":{"black":"person","white":{"computer":"novice"}},"begun":true,"seed":7}
//! ```
//!
//! `moves` holds every move that is known, undone ones too; forced passes are not written, since the rules say where
//! they are. `present` counts plies, passes included. In checkers `way` is the part of a jump that is already made when
//! the same piece has to choose where to jump on: `"way":"15x24"`. `"assisted":true` says that the player had help.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::save_format::Saved;
use super::{FormatError, GameRules, History, Othello, Seats, save_format};

/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// A game with everything that is needed to go on with it another day.
///
/// ```
/// use othello::game::{Record, Seats};
/// let record: Record = Record::new(Seats::PEOPLE, 7);
/// assert_eq!(Record::from_text(&record.to_text())?, record);
/// # Ok::<(), othello::game::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: GameRules = Othello> {
    /// The positions and plies, undone ones too.
    pub game: History<G>,
    /// The part of the next move that is already chosen.
    pub partial: G::PartialMove,
    /// Who plays.
    pub seats: Seats<G::Level>,
    /// Whether somebody pressed Start.
    pub begun: bool,
    /// What makes the computer's play differ from game to game.
    pub seed: u64,
    /// Whether something was taken back, a hint was asked for, or the game came from elsewhere: then its result says nothing
    /// about the player's strength.
    pub assisted: bool,
}

/// The fields as they are written.
#[derive(Serialize, Deserialize)]
struct Fields<L> {
    start: String,
    moves: String,
    present: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    way: Option<String>,
    seats: Seats<L>,
    begun: bool,
    seed: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assisted: bool,
}

impl<L: DeserializeOwned> Saved for Fields<L> {
    /// The present is held against the moves, and any seed will do.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Why a text is no saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not such a file, damaged, or newer than this program.
    Format(FormatError),
    /// The first position is none; the sentence says why.
    Start(String),
    /// A move is none, or against the rules; the sentence says which and why.
    Moves(String),
    /// The present is at this ply, but there are only so many.
    Present(usize, usize),
    /// No move that goes on begins like this.
    Partial(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(error) => error.fmt(f),
            Self::Start(error) => write!(f, "first position: {error}"),
            Self::Moves(error) => error.fmt(f),
            Self::Present(present, plies) => write!(f, "the present is ply {present} of only {plies}"),
            Self::Partial(text) => write!(f, "{text:?} is no jump that goes on here"),
        }
    }
}

impl std::error::Error for RecordError {}

impl From<FormatError> for RecordError {
    fn from(error: FormatError) -> Self {
        Self::Format(error)
    }
}

impl<G: GameRules> Record<G> {
    /// A game from the usual first position that waits for Start.
    pub fn new(seats: Seats<G::Level>, seed: u64) -> Self {
        Self {
            game: History::new(),
            partial: G::PartialMove::default(),
            seats,
            begun: false,
            seed,
            assisted: false,
        }
    }

    /// The game as text.
    pub fn to_text(&self) -> String {
        let fields = Fields {
            start: self.game.start().to_string(),
            moves: self.game.text(),
            present: self.game.present(),
            way: G::write_partial(&self.partial),
            seats: self.seats,
            begun: self.begun,
            seed: self.seed,
            assisted: self.assisted,
        };
        save_format::write(&fields, G::FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote, and plays every move again by the rules.
    ///
    /// # Errors
    /// Not ours, damaged, against the rules, or from a newer version.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let Fields { start, moves, present, way, seats, begun, seed, assisted } =
            save_format::read(text, G::FORMAT, VERSION)?;
        let start = G::read_position(&start).map_err(RecordError::Start)?;
        let mut game = History::replay(start, &moves).map_err(RecordError::Moves)?;
        if !game.go_to(present) {
            return Err(RecordError::Present(present, game.n_recorded()));
        }
        let partial = match way {
            Some(way) if !way.is_empty() => G::read_partial(&game, &way).ok_or(RecordError::Partial(way))?,
            _ => G::PartialMove::default(),
        };
        Ok(Self { game, partial, seats, begun, seed, assisted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::engine::checkers::Level as CheckersLevel;
    use crate::game::Checkers;
    use crate::rules::checkers::Square;
    use crate::rules::{Board, Disc};

    fn othello() -> Record {
        let mut game = History::replay(Board::START, "f5d6c3d3c4").unwrap();
        game.undo();
        game.undo();
        let seats = Seats::against(Level::Club, Disc::White);
        Record { game, partial: (), seats, begun: true, seed: u64::MAX, assisted: false }
    }

    /// Black's man on 15 has jumped to 24 and may go on to 31; what else was known is undone.
    fn checkers() -> Record<Checkers> {
        let start = "---- ---- ---- --b- --w- ---- --w- w--- B".parse().unwrap();
        let mut game = History::replay(start, "15x24x31 29-25").unwrap();
        game.go_to(0);
        let partial = [15, 24].map(|number| Square::new(number).unwrap()).to_vec();
        let seats = Seats::against(CheckersLevel::Club, Disc::Black);
        Record { game, partial, seats, begun: true, seed: u64::MAX, assisted: false }
    }

    #[test]
    fn the_saved_form_is_this_one() {
        // Somebody's phone holds such a file: a change here needs a new version.
        let expected = r#"{
  "format": "othello-game",
  "version": 1,
  "start": "---------------------------OX------XO--------------------------- X",
  "moves": "f5d6c3d3c4",
  "present": 3,
  "seats": {
    "black": {
      "computer": "club"
    },
    "white": "person"
  },
  "begun": true,
  "seed": 18446744073709551615
}"#;
        assert_eq!(othello().to_text(), expected);
        assert_eq!(Record::from_text(expected), Ok(othello()));
        let expected = r#"{
  "format": "checkers-game",
  "version": 1,
  "start": "--------------b---w-------w-w--- B",
  "moves": "15x24x31 29-25",
  "present": 0,
  "way": "15x24",
  "seats": {
    "black": "person",
    "white": {
      "computer": "club"
    }
  },
  "begun": true,
  "seed": 18446744073709551615
}"#;
        assert_eq!(checkers().to_text(), expected);
        assert_eq!(Record::from_text(expected), Ok(checkers()));
    }

    /// A good file with one thing changed is refused with a sentence that names the culprit.
    fn check<G: GameRules>(good: &Record<G>, (from, to): (&str, &str), culprit: &str) {
        let good = good.to_text();
        assert!(good.contains(from), "{from}");
        let error = Record::<G>::from_text(&good.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(culprit), "{error:?} does not name {culprit:?}");
    }

    #[test]
    fn a_bad_file_names_its_culprit() {
        let cases = [
            ("c3d3", "c3a8", "move 4 of White: a8 turns no disc"),
            ("d6c3", "d6f5", "move 3 of Black: f5 is taken"),
            ("d3c4", "d3z4", "move 5: invalid square \"z4\""),
            ("d3c4", "d3--", "move 5: Black passes but has a legal move"),
            ("\"present\": 3", "\"present\": 6", "the present is ply 6 of only 5"),
            ("\"present\": 3", "\"present\": -1", "-1"),
            ("OX--", "OQ--", "first position: invalid cell 'Q' at e4"),
            ("--- X", "---", "first position: missing side to move"),
            ("--- X", "---- X", "first position: invalid side to move \"- X\""),
            ("club", "wizard", "wizard"),
            ("\"person\"", "\"ghost\"", "ghost"),
            ("\"version\": 1", "\"version\": 9", "saved by a newer version (9)"),
            ("othello-game", "chess-game", "\"chess-game\" is no \"othello-game\""),
            ("\"begun\": true,", "", "missing field `begun`"),
            ("}", "", "EOF"),
        ];
        for (from, to, culprit) in cases {
            check(&othello(), (from, to), culprit);
        }
        let cases = [
            ("29-25", "29-24", "move 2: illegal move \"29-24\""),
            ("29-25", "31-27", "move 2: the piece on 31 is not White's"),
            ("29-25", "29-99", "invalid square \"99\""),
            ("\"present\": 0", "\"present\": 3", "the present is ply 3 of only 2"),
            ("\"present\": 0", "\"present\": -1", "-1"),
            ("\"15x24\"", "\"15x22\"", "\"15x22\" is no jump that goes on here"),
            ("\"15x24\"", "\"15x24x31\"", "\"15x24x31\" is no jump"),
            ("\"15x24\"", "\"15\"", "\"15\" is no jump"),
            ("\"15x24\"", "\"15xé\"", "\"15xé\" is no jump"),
            ("\"--------------b", "\"--------------é", "first position: invalid cell 'é' on square 15"),
            ("--- B", "---", "first position: missing side to move"),
            ("club", "wizard", "wizard"),
            ("\"version\": 1", "\"version\": 9", "saved by a newer version (9)"),
        ];
        for (from, to, culprit) in cases {
            check(&checkers(), (from, to), culprit);
        }
    }

    #[test]
    fn a_newer_file_is_told_apart_whatever_else_it_holds() {
        let newer = r#"{"format":"othello-game","version":2,"clock":[1,2,{"x":null}]}"#;
        let expected = Err(RecordError::Format(FormatError::Newer(2)));
        assert_eq!(Record::<Othello>::from_text(newer), expected);
    }

    #[test]
    fn othello_has_no_half_made_moves() {
        let text = othello().to_text().replacen("\"seats\"", "\"way\": \"15x24\", \"seats\"", 1);
        assert_eq!(Record::<Othello>::from_text(&text), Err(RecordError::Partial("15x24".to_owned())));
    }
}
