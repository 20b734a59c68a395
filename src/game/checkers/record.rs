//! The saved form of a game of checkers: a small JSON text that a person can read in a bug report.
//!
//! ```text
//! {"format":"checkers-game","version":1,
//!  "start":"bbbb…wwww B","moves":"11-15 22-18 15x22","present":2,"way":"",
//!  "seats":{"black":"person","white":{"computer":"novice"}},"begun":true,"seed":7}
//! ```
//!
//! `moves` holds every move that is known, undone ones too. `way` is the part of a jump that is already made when the
//! same piece has to choose where to jump on.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Game;
use crate::engine::checkers::Level;
use crate::game::{FormError, Seats, form};
use crate::rules::checkers::{Position, PositionError, ReplayError, Square};

/// The word that tells our games from any other JSON file.
const FORMAT: &str = "checkers-game";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// A game with everything that is needed to go on with it another day.
///
/// ```
/// use othello::game::Seats;
/// use othello::game::checkers::{Game, Record};
/// let record = Record { game: Game::default(), way: Vec::new(), seats: Seats::PEOPLE, begun: false, seed: 7 };
/// assert_eq!(Record::from_text(&record.to_text())?, record);
/// # Ok::<(), othello::game::checkers::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The moves, undone ones too.
    pub game: Game,
    /// The squares on which a jumping piece stood so far, at least two, while its next one has to be chosen; none
    /// otherwise.
    pub way: Vec<Square>,
    /// Who plays.
    pub seats: Seats<Level>,
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
    way: String,
    seats: Seats<Level>,
    begun: bool,
    seed: u64,
}

/// Why a text is no saved game of checkers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not such a file, damaged, or newer than this program.
    Form(FormError),
    /// The first position is none.
    Start(PositionError),
    /// A move is none, or against the rules.
    Moves(ReplayError),
    /// The present is after this many moves, but there are only so many.
    Present(usize, usize),
    /// No jump that goes on begins like this.
    Way(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(error) => error.fmt(f),
            Self::Start(error) => write!(f, "first position: {error}"),
            Self::Moves(error) => error.fmt(f),
            Self::Present(present, moves) => write!(f, "the present is move {present} of only {moves}"),
            Self::Way(way) => write!(f, "{way:?} is no jump that goes on here"),
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
        let way: Vec<String> = self.way.iter().map(ToString::to_string).collect();
        let written = Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            start: self.game.start().to_string(),
            moves: self.game.text(),
            present: self.game.present(),
            way: way.join("x"),
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
        let Written { start, moves, present, way, seats, begun, seed, .. } =
            form::read(text, FORMAT, VERSION)?;
        let start: Position = start.parse().map_err(RecordError::Start)?;
        let mut game = Game::replay(start, &moves).map_err(RecordError::Moves)?;
        if !game.go_to(present) {
            return Err(RecordError::Present(present, game.n_recorded()));
        }
        let way = read_way(&game, &way).ok_or(RecordError::Way(way))?;
        Ok(Self { game, way, seats, begun, seed })
    }
}

/// The part of a jump that is already made; `None` if no jump at the present begins so and goes on.
fn read_way(game: &Game, text: &str) -> Option<Vec<Square>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    let way: Vec<Square> = text.split('x').map(str::parse).collect::<Result<_, _>>().ok()?;
    let goes_on = |path: &[Square]| path.len() > way.len() && path.starts_with(&way);
    let is_underway = way.len() >= 2 && game.outcome().is_none();
    (is_underway && game.position().moves().iter().any(|jump| goes_on(jump.path()))).then_some(way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Disc;

    /// Black's man on 15 has jumped to 24 and may go on to 31; what else was known is undone.
    fn record() -> Record {
        let mut game =
            Game::replay("---- ---- ---- --b- --w- ---- --w- w--- B".parse().unwrap(), "15x24x31 29-25")
                .unwrap();
        game.go_to(0);
        let way = vec![Square::new(15).unwrap(), Square::new(24).unwrap()];
        Record { game, way, seats: Seats::against(Level::Club, Disc::Black), begun: true, seed: u64::MAX }
    }

    #[test]
    fn the_saved_form_is_this_one() {
        // Somebody's phone holds such a file: a change here needs a new version.
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
        check("29-25", "29-24", "move 2: 29-24 is against the rules here");
        check("29-25", "31-27", "move 2: the piece on 31 is not White's");
        check("29-25", "29-99", "\"99\" is no square");
        check("\"present\": 0", "\"present\": 3", "the present is move 3 of only 2");
        check("\"present\": 0", "\"present\": -1", "-1");
        check("\"15x24\"", "\"15x22\"", "\"15x22\" is no jump that goes on here");
        check("\"15x24\"", "\"15x24x31\"", "\"15x24x31\" is no jump");
        check("\"15x24\"", "\"15\"", "\"15\" is no jump");
        check("\"15x24\"", "\"15xé\"", "\"15xé\" is no jump");
        check("\"--------------b", "\"--------------é", "first position: 'é' on square 15 is no cell");
        check("--- B", "---", "first position: the side to move");
        check("club", "wizard", "wizard");
        check("\"version\": 1", "\"version\": 9", "saved by a newer version (9)");
        check("checkers-game", "othello-game", "\"othello-game\" is no \"checkers-game\"");
        check("\"begun\": true,", "", "missing field `begun`");
        check("}", "", "EOF");
    }
}
