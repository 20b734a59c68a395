//! Who the computer is: a rung of the ladder of engines, somebody who plays like a person, or one who keeps up.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::classic::{FixedDepth, Greedy, PaperOne, PaperZero, Timed};
use super::people::{Person, PersonPlayer};
use super::search::{Algorithm, Order, Plan};
use super::speed::thinking_time;
use super::strong::{Book, Budget, StrongPlayer};
use super::think::PaperEval;
use super::{Elo, Engine, Resources};
use crate::rules::Quoted;

/// How strong the computer plays, and in which manner. `docs/LEVELS.md` shows by matches how strong each is.
///
/// ```
/// use othello::engine::{Level, people::Person};
/// assert_eq!("club".parse(), Ok(Level::Club));
/// assert_eq!("regular".parse(), Ok(Level::Person(Person::Regular)));
/// assert!(Level::Novice < Level::Expert);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "Cow<'static, str>")]
pub enum Level {
    /// P3's greedy player.
    Novice,
    /// P4's greedy player with two aims, who also takes corners.
    Cautious,
    /// P0's negamax, 2 plies.
    Apprentice,
    /// P0's negamax, 4 plies.
    Student,
    /// P0's negamax, 6 plies.
    Club,
    /// P1's NegaScout, 6 plies.
    Tactician,
    /// P1's NegaScout, 8 plies.
    Strategist,
    /// P1's MTD(f), as deep as its time allows.
    Expert,
    /// The strong engine, a twentieth of a second.
    Master,
    /// The strong engine, a third of a second.
    Grandmaster,
    /// The strong engine, a second.
    Champion,
    /// The strong engine, five seconds.
    Legend,
    /// Somebody who plays, and errs, as people do.
    Person(Person),
    /// Plays like a person of the strength that the player has met last, and keeps the game close.
    Adaptive(Elo),
}

impl Level {
    /// The ladder of engines, weakest first: the papers' players and, above them, the strong engine.
    pub const ENGINES: [Self; 12] = [
        Self::Novice,
        Self::Cautious,
        Self::Apprentice,
        Self::Student,
        Self::Club,
        Self::Tactician,
        Self::Strategist,
        Self::Expert,
        Self::Master,
        Self::Grandmaster,
        Self::Champion,
        Self::Legend,
    ];

    /// Everybody who stands in a list: the ladder of engines, then the people, each weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ENGINES.iter().copied().chain(Person::ALL.iter().map(|&person| Self::Person(person)))
    }

    /// The word for it in saved games and on the command line; it never changes.
    pub fn key(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Person(person) => person.key(),
            Self::Adaptive(elo) => return Cow::Owned(format!("{ADAPTIVE}{}", elo.points())),
            Self::Novice => "novice",
            Self::Cautious => "cautious",
            Self::Apprentice => "apprentice",
            Self::Student => "student",
            Self::Club => "club",
            Self::Tactician => "tactician",
            Self::Strategist => "strategist",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
            Self::Champion => "champion",
            Self::Legend => "legend",
        })
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "Novice",
            Self::Cautious => "Cautious",
            Self::Apprentice => "Apprentice",
            Self::Student => "Student",
            Self::Club => "Club player",
            Self::Tactician => "Tactician",
            Self::Strategist => "Strategist",
            Self::Expert => "Expert",
            Self::Master => "Master",
            Self::Grandmaster => "Grandmaster",
            Self::Champion => "Champion",
            Self::Legend => "Legend",
            Self::Person(person) => person.name(),
            Self::Adaptive(_) => "Adaptive",
        }
    }

    /// A player of this level. A seed gives its evaluation a little randomness, the same for the same seed, so that
    /// games differ; without one it always plays the same. The two greedy players have no evaluation to vary, and
    /// those that play by the clock look deeper on a faster machine.
    pub fn engine(self, seed: Option<u64>) -> Box<dyn Engine> {
        self.engine_with(seed, Resources::default())
    }

    /// The same with the threads and the memory of this device; only the strong levels use them.
    pub fn engine_with(self, seed: Option<u64>, resources: Resources) -> Box<dyn Engine> {
        match self {
            Self::Novice => Box::new(Greedy::Most),
            Self::Cautious => Box::new(Greedy::TwoAimsAndCorners),
            Self::Apprentice => paper_zero(2, seed),
            Self::Student => paper_zero(4, seed),
            Self::Club => paper_zero(6, seed),
            Self::Tactician => paper_one(6, seed),
            Self::Strategist => paper_one(8, seed),
            Self::Expert => Box::new(Timed::<PaperOne>::new(EXPERT_BUDGET, seed)),
            Self::Master => strong(MASTER, seed, resources),
            Self::Grandmaster => strong(GRANDMASTER, seed, resources),
            Self::Champion => strong(CHAMPION, seed, resources),
            Self::Legend => strong(LEGEND, seed, resources),
            Self::Person(person) => Box::new(PersonPlayer::new(person, seed)),
            Self::Adaptive(elo) => Box::new(PersonPlayer::adaptive(elo, seed)),
        }
    }

    /// How much the strong engine may think at this level; `None` for the levels that other engines play.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Master => Some(MASTER),
            Self::Grandmaster => Some(GRANDMASTER),
            Self::Champion => Some(CHAMPION),
            Self::Legend => Some(LEGEND),
            _ => None,
        }
    }

    /// How it searches, for those who want to see it: its evaluation, its search and how deep it looks; `None` if it
    /// does none of the papers' searches. The one that plays by the clock has no depth of its own, and is given one that
    /// it nearly always reaches.
    pub const fn method(self) -> Option<(PaperEval, Algorithm, u32)> {
        match self {
            Self::Apprentice => Some((PaperEval::PaperZero, Algorithm::AlphaBeta, 2)),
            Self::Student => Some((PaperEval::PaperZero, Algorithm::AlphaBeta, 4)),
            Self::Club => Some((PaperEval::PaperZero, Algorithm::AlphaBeta, 6)),
            Self::Tactician => Some((PaperEval::PaperOne, Algorithm::NegaScout, 6)),
            Self::Strategist => Some((PaperEval::PaperOne, Algorithm::NegaScout, 8)),
            Self::Expert => Some((PaperEval::PaperOne, Algorithm::Mtdf, 8)),
            // Greedy players, the strong engine, and those who play like people.
            _ => None,
        }
    }
}

/// Before the strength of one who keeps up.
const ADAPTIVE: &str = "adaptive-";

/// What a person hardly notices as waiting, and enough for two plies more than the level below on a small machine.
const EXPERT_BUDGET: Duration = Duration::from_millis(200);

/// The strong levels: each has three to six times the time of the one below, on a common phone. From how many empty squares on it tries
/// to solve the rest is what one thread manages, most of the time, within that.
const MASTER: Budget = timed(50, 16);
const GRANDMASTER: Budget = timed(300, 20);
const CHAMPION: Budget = timed(1_000, 22);
const LEGEND: Budget = timed(5_000, 24);

const fn timed(millis: u64, solve: u32) -> Budget {
    Budget { time: Some(Duration::from_millis(millis)), solve, ..Budget::UNLIMITED }
}

fn strong(budget: Budget, seed: Option<u64>, resources: Resources) -> Box<dyn Engine> {
    let time = budget.time.map(|nominal| thinking_time(nominal, resources));
    Box::new(StrongPlayer::new(Budget { time, ..budget }, resources, seed).with_book(Book::shipped()))
}

/// P0 searches the moves in the order of the squares.
fn paper_zero(depth: u32, seed: Option<u64>) -> Box<dyn Engine> {
    let plan = Plan { algorithm: Algorithm::AlphaBeta, depth, order: Order::AsListed };
    Box::new(FixedDepth::<PaperZero>::new(plan, seed))
}

fn paper_one(depth: u32, seed: Option<u64>) -> Box<dyn Engine> {
    let plan = Plan { algorithm: Algorithm::NegaScout, depth, order: Order::BestFirst };
    Box::new(FixedDepth::<PaperOne>::new(plan, seed))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is no level's key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The list is long enough; no level has a longer name than this.
        let word: String = self.0.chars().take(30).collect();
        write!(f, "unknown level {}; expected one of ", Quoted(&word))?;
        // One by one: a `join` of two dozen words known at compile time keeps LLVM busy for minutes.
        for level in Level::all() {
            write!(f, "{}, ", level.key())?;
        }
        write!(f, "{ADAPTIVE}N")
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        let same = |level: &Self| level.key().eq_ignore_ascii_case(word);
        let adaptive = || {
            let (beginning, points) = word.split_at_checked(ADAPTIVE.len())?;
            let is_adaptive = beginning.eq_ignore_ascii_case(ADAPTIVE);
            // Digits alone: a strength has one way to be written.
            let points = points.bytes().all(|byte| byte.is_ascii_digit()).then_some(points)?;
            Some(Self::Adaptive(Elo::new(points.parse().ok().filter(|_| is_adaptive)?)?))
        };
        Self::all().find(same).or_else(adaptive).ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

impl TryFrom<Cow<'_, str>> for Level {
    type Error = UnknownLevel;

    fn try_from(word: Cow<'_, str>) -> Result<Self, UnknownLevel> {
        word.parse()
    }
}

impl From<Level> for Cow<'static, str> {
    fn from(level: Level) -> Self {
        level.key()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Stop;
    use crate::rules::{Position, random_position};
    use crate::seeded::Seeded;

    #[test]
    fn every_level_plays_legal_moves_to_the_end_of_a_game() {
        for level in Level::all().chain([Level::Adaptive(Elo::clamped(1500.0))]) {
            // Near the end even the one that plays by the clock is quick: it solves the position.
            let mut position = late_position();
            let mut engine = level.engine(None);
            while !position.is_over() {
                position = match engine.choose(position, &Stop::new(), &mut |_| {}) {
                    Some(thought) => position.play(thought.best).unwrap(),
                    None => position.pass(),
                };
            }
        }
    }

    fn late_position() -> Position {
        random_position(8, 0, &mut Seeded::new(8))
    }

    #[test]
    fn the_papers_levels_look_two_four_six_six_and_eight_plies_ahead() {
        let depth = |level: Level| {
            let thought = level.engine(None).choose(Position::START, &Stop::new(), &mut |_| {});
            thought.map(|thought| thought.depth)
        };
        let searching = [Level::Apprentice, Level::Student, Level::Club, Level::Tactician, Level::Strategist];
        assert_eq!(searching.map(depth), [2, 4, 6, 6, 8].map(Some));
    }

    #[test]
    fn what_is_shown_of_a_level_is_what_it_does() {
        for level in Level::ENGINES {
            let Some((_, _, depth)) = level.method() else {
                assert!(level <= Level::Cautious || level.budget().is_some());
                continue;
            };
            if level != Level::Expert {
                let thought = level.engine(None).choose(Position::START, &Stop::new(), &mut |_| {}).unwrap();
                assert_eq!(thought.depth, depth, "{level}");
            }
        }
    }

    #[test]
    fn every_level_is_found_by_its_key_and_an_unknown_word_lists_them() {
        for level in Level::all().chain([Level::Adaptive(Elo::clamped(0.0))]) {
            assert_eq!(level.key().to_uppercase().parse(), Ok(level));
        }
        for word in ["adaptive-", "adaptive-+5", "adaptive-99999", "adaptive", "adaptivé-1"] {
            assert!(word.parse::<Level>().is_err(), "{word}");
        }
        let error = "hard".parse::<Level>().unwrap_err().to_string();
        assert!(
            error.contains("\"hard\"") && error.contains("novice") && error.contains("expert"),
            "{error}"
        );
    }
}
