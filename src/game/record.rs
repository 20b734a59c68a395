//! The saved form of a game: a small JSON text that a person can read in a bug report.
//!
//! ```text
//! {"format":"othello-game","version":1,
//!  "start":"---…--- X","moves":"f5d6c3","present":2,
//!  "seats":{"black":"person","white":{"computer":"novice"}},"begun":true,"seed":7}
//! ```
//!
//! `moves` holds every move that is known, undone ones too; forced passes are not written, since the rules say where
//! they are. `present` counts plies, passes included.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{FormError, Game, Ply, Seats, form};
use crate::rules::notation::{self, BoardError, TranscriptError};
use crate::rules::{Board, Square};

/// The word that tells our games from any other JSON file.
const FORMAT: &str = "othello-game";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// A game with everything that is needed to go on with it another day.
///
/// ```
/// use othello::game::{Game, Record, Seats};
/// let record = Record { game: Game::new(), seats: Seats::PEOPLE, begun: false, seed: 7 };
/// assert_eq!(Record::from_text(&record.to_text())?, record);
/// # Ok::<(), othello::game::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The boards and plies, undone ones too.
    pub game: Game,
    /// Who plays.
    pub seats: Seats,
    /// Whether somebody pressed Start.
    pub begun: bool,
    /// What makes the computer's play differ from game to game.
    pub seed: u64,
}

/// The fields as they are written.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    version: u32,
    start: String,
    moves: String,
    present: usize,
    seats: Seats,
    begun: bool,
    seed: u64,
}

/// Why a text is no saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not such a file, damaged, or newer than this program.
    Form(FormError),
    /// The first board is none.
    Start(BoardError),
    /// A move is none, or against the rules.
    Moves(TranscriptError),
    /// The present is at this ply, but there are only so many.
    Present(usize, usize),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(error) => error.fmt(f),
            Self::Start(error) => write!(f, "first board: {error}"),
            Self::Moves(error) => error.fmt(f),
            Self::Present(present, plies) => write!(f, "the present is ply {present} of only {plies}"),
        }
    }
}

impl std::error::Error for RecordError {}

impl From<FormError> for RecordError {
    fn from(error: FormError) -> Self {
        Self::Form(error)
    }
}

impl Record {
    /// The game as text.
    pub fn to_text(&self) -> String {
        let written = Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            start: self.game.start().to_string(),
            moves: notation::transcript(self.game.recorded().iter().copied().filter_map(Ply::at)),
            present: self.game.present(),
            seats: self.seats,
            begun: self.begun,
            seed: self.seed,
        };
        // Plain fields always have a JSON form; an empty text would only be read back as damaged.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// Reads what [`to_text`](Self::to_text) wrote, and plays every move again by the rules.
    ///
    /// # Errors
    /// Not ours, damaged, against the rules, or from a newer version.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let Written { start, moves, present, seats, begun, seed, .. } = form::read(text, FORMAT, VERSION)?;
        let start: Board = start.parse().map_err(RecordError::Start)?;
        let mut game = replay(start, &moves)?;
        if !game.go_to(present) {
            return Err(RecordError::Present(present, game.n_recorded()));
        }
        Ok(Self { game, seats, begun, seed })
    }
}

/// The game that a transcript tells.
fn replay(start: Board, moves: &str) -> Result<Game, RecordError> {
    let boards = notation::replay(start, moves).map_err(RecordError::Moves)?;
    let mut game = Game::from_board(start);
    for board in boards {
        if let Some(at) = placed(game.board(), board) {
            // The transcript was just played by the same rules, so nothing is refused here.
            game.play(at).map_err(|refusal| FormError::Malformed(refusal.to_string()))?;
        }
    }
    Ok(game)
}

/// The square that holds a disc in the later board only.
fn placed(before: Board, after: Board) -> Option<Square> {
    (before.position.empties() & !after.position.empties()).first()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::rules::Disc;

    fn record() -> Record {
        let mut game = Game::new();
        for name in ["f5", "d6", "c3", "d3", "c4"] {
            game.play(name.parse().unwrap()).unwrap();
        }
        game.undo();
        game.undo();
        Record { game, seats: Seats::against(Level::Club, Disc::White), begun: true, seed: u64::MAX }
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
        assert_eq!(record().to_text(), expected);
        assert_eq!(Record::from_text(expected), Ok(record()));
    }

    #[test]
    fn a_bad_file_names_its_culprit() {
        let good = record().to_text();
        let check = |from: &str, to: &str, culprit: &str| {
            assert!(good.contains(from), "{from}");
            let message = Record::from_text(&good.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(message.contains(culprit), "{message:?} does not name {culprit:?}");
        };
        check("c3d3", "c3a8", "move 4 of White: a8 turns no disc");
        check("d6c3", "d6f5", "move 3 of Black: f5 is taken");
        check("d3c4", "d3z4", "move 5: \"z4\" is no square");
        check("d3c4", "d3--", "move 5: Black passes but has a legal move");
        check("\"present\": 3", "\"present\": 6", "the present is ply 6 of only 5");
        check("\"present\": 3", "\"present\": -1", "-1");
        check("OX--", "OQ--", "first board: 'Q' at e4 is no cell");
        check("--- X", "---", "first board: the side to move");
        check("--- X", "---- X", "first board: \"- X\" is no side to move");
        check("club", "wizard", "wizard");
        check("\"person\"", "\"ghost\"", "ghost");
        check("\"version\": 1", "\"version\": 9", "saved by a newer version (9)");
        check("othello-game", "chess-game", "\"chess-game\" is no \"othello-game\"");
        check("\"begun\": true,", "", "missing field `begun`");
        check("}", "", "EOF");
    }

    #[test]
    fn a_newer_file_is_told_apart_whatever_else_it_holds() {
        let newer = r#"{"format":"othello-game","version":2,"clock":[1,2,{"x":null}]}"#;
        assert_eq!(Record::from_text(newer), Err(RecordError::Form(FormError::Newer(2))));
    }
}
