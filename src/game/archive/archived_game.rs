//! One finished game as a line of text.

use std::fmt;
use std::str::FromStr;

use super::Seating;
use crate::game::{Checkers, Day, GameRules, History, Othello, Record, Tally};
use crate::rules::{Disc, GameKind, Quoted};

/// What tells a game from all others on this device: the seed that it was begun with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = EntryError;

    fn from_str(word: &str) -> Result<Self, EntryError> {
        let is_hex = word.len() == 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u64::from_str_radix(word, 16).ok().filter(|_| is_hex);
        number.map(Self).ok_or_else(|| EntryError(format!("{} is no game's number", Quoted(word))))
    }
}

/// How many discs each side lost a move, by a review, in hundredths; `None` for a side that did not move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MeanLoss {
    /// What black lost.
    pub black: Option<u16>,
    /// What white lost.
    pub white: Option<u16>,
}

impl MeanLoss {
    /// From discs a move, as a review counts them.
    pub fn from_discs(black: Option<f64>, white: Option<f64>) -> Self {
        let hundredths = |discs: f64| (discs * 100.0).round().clamp(0.0, f64::from(MAX_LOSS)) as u16;
        Self { black: black.map(hundredths), white: white.map(hundredths) }
    }

    /// What one side lost a move, in hundredths of a disc.
    pub const fn of(self, disc: Disc) -> Option<u16> {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }
}

/// No move loses more than all discs and their turning: 128.
const MAX_LOSS: u16 = 12_800;

impl fmt::Display for MeanLoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |loss: Option<u16>| {
            loss.map_or_else(|| "-".to_owned(), |loss| format!("{}.{:02}", loss / 100, loss % 100))
        };
        write!(f, "{}/{}", word(self.black), word(self.white))
    }
}

impl FromStr for MeanLoss {
    type Err = EntryError;

    fn from_str(word: &str) -> Result<Self, EntryError> {
        let one = |word: &str| match (word, word.split_once('.')) {
            ("-", _) => Some(None),
            (_, Some((whole, part))) if part.len() == 2 => {
                let (whole, part): (u16, u16) = (digits(whole)?, digits(part)?);
                Some(Some(whole.checked_mul(100)?.checked_add(part)?)).filter(|loss| *loss <= Some(MAX_LOSS))
            }
            _ => None,
        };
        let both = word.split_once('/').and_then(|(black, white)| Some((one(black)?, one(white)?)));
        let (black, white) = both.ok_or_else(|| EntryError(format!("{} is no loss a move", Quoted(word))))?;
        Ok(Self { black, white })
    }
}

/// A number without sign or space.
fn digits<N: FromStr>(word: &str) -> Option<N> {
    word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// How a game ended for the one person in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The computer won.
    Lost,
}

/// Why a text is no line of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryError(pub String);

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EntryError {}

impl From<String> for EntryError {
    fn from(why: String) -> Self {
        Self(why)
    }
}

/// A finished game. Its moves are as they were written; [`history`](Self::history) plays them by the rules.
///
/// ```
/// use othello::game::archive::ArchivedGame;
/// let line = "2026-11-17 othello person novice black:13-0 e6f4e3f6g5d6e7f5c5";
/// let game = ArchivedGame::read(line)?;
/// assert_eq!((game.tally.black, game.n_moves()), (13, 9));
/// assert_eq!(game.to_string(), line);
/// # Ok::<(), othello::game::archive::EntryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArchivedGame<'a> {
    /// When it ended.
    pub day: Day,
    /// Which game, and who played.
    pub seating: Seating,
    /// Who won; `None` for a draw.
    pub winner: Option<Disc>,
    /// The pieces of both sides at the end.
    pub tally: Tally,
    /// The first position, if it is not the usual one, with `:` in the place of its space.
    pub start: Option<&'a str>,
    /// What a review has told.
    pub loss: Option<MeanLoss>,
    /// The moves.
    pub moves: &'a str,
}

impl<'a> ArchivedGame<'a> {
    /// Reads what [`Display`](fmt::Display) wrote. Only the form is looked at, not the rules of the game.
    ///
    /// # Errors
    /// The first word that is wrong.
    pub fn read(text: &'a str) -> Result<Self, EntryError> {
        let mut rest = text;
        let mut word = |what: &str| {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            rest = after;
            if word.is_empty() { Err(EntryError(format!("missing {what}"))) } else { Ok(word) }
        };
        let day = word("day")?.parse::<Day>().map_err(|error| error.to_string())?;
        let kind = word("game")?.parse::<GameKind>().map_err(|error| error.to_string())?;
        let (black, white) = (word("black player")?, word("white player")?);
        let seating = Seating::read(kind, black, white)?;
        let (winner, tally) = read_result(word("result")?)?;
        let start = prefixed(&mut rest, START);
        let loss = prefixed(&mut rest, LOSS).map(str::parse).transpose()?;
        Ok(Self { day, seating, winner, tally, start, loss, moves: rest })
    }

    /// How many moves were played.
    pub fn n_moves(&self) -> usize {
        match self.seating.kind() {
            // Two characters a move, since no pass is written.
            GameKind::Othello => self.moves.len() / 2,
            GameKind::Checkers => self.moves.split(' ').filter(|word| !word.is_empty()).count(),
        }
    }

    /// How it ended for the one person who played a computer.
    pub fn result(&self) -> Option<GameResult> {
        Some(result_for(self.seating.only_person()?, self.winner))
    }

    /// Plays the game again by the rules of `G`, which must be its own.
    ///
    /// # Errors
    /// A sentence about what is wrong: a position, a move, or a game that is not over.
    pub fn history<G: GameRules>(&self) -> Result<History<G>, EntryError> {
        let start = match self.start {
            Some(text) => {
                G::read_position(&text.replace(':', " ")).map_err(|why| format!("first position: {why}"))?
            }
            None => G::START,
        };
        let game = History::<G>::replay(start, self.moves)?;
        if game.ending().is_none() { Err(EntryError("the game is not over".to_owned())) } else { Ok(game) }
    }

    /// Whether the moves are by the rules and lead to the result that is told.
    ///
    /// # Errors
    /// A sentence about what is wrong.
    pub fn check(&self) -> Result<(), EntryError> {
        match self.seating.kind() {
            GameKind::Othello => self.check_as::<Othello>(),
            GameKind::Checkers => self.check_as::<Checkers>(),
        }
    }

    fn check_as<G: GameRules>(&self) -> Result<(), EntryError> {
        let game = self.history::<G>()?;
        let told = Ended { winner: self.winner, tally: self.tally };
        let found = Ended { winner: game.ending().and_then(G::winner), tally: game.tally() };
        if told != found {
            return Err(EntryError(format!("the result is {found} and not {told}")));
        }
        Ok(())
    }
}

const START: &str = "from=";
const LOSS: &str = "lost=";

/// The rest of the first word, if it begins so; then it is taken off.
fn prefixed<'a>(rest: &mut &'a str, prefix: &str) -> Option<&'a str> {
    let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
    let value = word.strip_prefix(prefix)?;
    *rest = after;
    Some(value)
}

/// How it ended for this side.
pub(super) fn result_for(person: Disc, winner: Option<Disc>) -> GameResult {
    match winner {
        None => GameResult::Drawn,
        Some(winner) if winner == person => GameResult::Won,
        Some(_) => GameResult::Lost,
    }
}

/// The finished game of a record as the text of a line, for [`ArchivedGame::read`]; `None` if it is not over.
pub(super) fn line_of<G: GameRules>(record: &Record<G>, day: Day) -> Option<String> {
    let game = &record.game;
    let winner = G::winner(game.ending()?);
    let start = (*game.start() != G::START).then(|| game.start().to_string().replace(' ', ":"));
    // An undone future is no part of a game that is over.
    let moves: Vec<G::Move> = game.plies().iter().filter_map(|&ply| G::chosen(ply)).collect();
    let moves = G::write_moves(&moves);
    let archived = ArchivedGame {
        day,
        seating: G::seating(record.seats),
        winner,
        tally: game.tally(),
        start: start.as_deref(),
        loss: None,
        moves: &moves,
    };
    Some(archived.to_string())
}

impl fmt::Display for ArchivedGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, seating, winner, tally, start, loss, moves } = *self;
        write!(f, "{day} {seating} {}", Ended { winner, tally })?;
        if let Some(start) = start {
            write!(f, " {START}{start}")?;
        }
        if let Some(loss) = loss {
            write!(f, " {LOSS}{loss}")?;
        }
        write!(f, " {moves}")
    }
}

/// Who won and with how many pieces, such as `black:36-28`.
#[derive(PartialEq, Eq)]
struct Ended {
    winner: Option<Disc>,
    tally: Tally,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = match self.winner {
            Some(Disc::Black) => "black",
            Some(Disc::White) => "white",
            None => "draw",
        };
        write!(f, "{winner}:{}-{}", self.tally.black, self.tally.white)
    }
}

fn read_result(word: &str) -> Result<(Option<Disc>, Tally), EntryError> {
    let wrong = || EntryError(format!("{} is no result such as black:36-28", Quoted(word)));
    let (winner, tally) = word.split_once(':').ok_or_else(wrong)?;
    let winner = match winner {
        "black" => Some(Disc::Black),
        "white" => Some(Disc::White),
        "draw" => None,
        _ => return Err(wrong()),
    };
    let count = |word: &str| digits::<u32>(word).filter(|&count| count <= 64);
    let tally = tally.split_once('-').and_then(|(black, white)| {
        let (black, white) = (count(black)?, count(white)?);
        Some(Tally { black, white })
    });
    Ok((winner, tally.ok_or_else(wrong)?))
}
