//! Who plays a match: a level, one of the strong levels with another budget or other weights, or a program.
//!
//! On the command line the changes follow the level's key: `champion:nodes=300000:weights=old.bin`. A program is how it is
//! started: `'program=target/release/othello-engine --threads 1 --time 20'`.

use std::fmt;
use std::fs;
use std::str::FromStr;

use othello::engine::people::PersonPlayer;
use othello::engine::strong::{Budget, Evaluation, StrongPlayer};
use othello::engine::{Engine, Level, Resources};

use super::program::Program;

/// A player of a match.
#[derive(Clone)]
pub(crate) enum Contestant {
    Level(ChangedLevel),
    Program(Program),
}

/// A level with what was changed of it.
#[derive(Clone)]
pub(crate) struct ChangedLevel {
    level: Level,
    /// So many positions a move in place of the level's time: the same games on every machine, busy or not.
    nodes: Option<u64>,
    weights: Option<Weights>,
    /// Another place on the ladder of people than the person's own.
    place: Option<f64>,
}

/// A file of weights that was read.
#[derive(Clone)]
struct Weights {
    file: String,
    /// Players borrow it from any thread; a match lasts as long as the program, so it is never given back.
    evaluation: &'static Evaluation,
}

/// What a program begins with on the command line.
const PROGRAM: &str = "program=";

impl Contestant {
    /// The word for it on the command line.
    pub(crate) fn key(&self) -> String {
        match self {
            Self::Level(level) => level.key(),
            Self::Program(program) => format!("'{PROGRAM}{program}'"),
        }
    }

    /// A new player without a seed.
    pub(crate) fn engine(&self) -> Box<dyn Engine> {
        self.engine_with(None)
    }

    /// A new player with this seed, which a program has no use for.
    pub(crate) fn engine_with(&self, seed: Option<u64>) -> Box<dyn Engine> {
        match self {
            Self::Level(level) => level.engine_with(seed),
            Self::Program(program) => program.player(),
        }
    }
}

impl ChangedLevel {
    fn key(&self) -> String {
        let nodes = self.nodes.map_or_else(String::new, |nodes| format!(":nodes={nodes}"));
        let weights =
            self.weights.as_ref().map_or_else(String::new, |known| format!(":weights={}", known.file));
        let place = self.place.map_or_else(String::new, |place| format!(":place={place}"));
        format!("{}{nodes}{weights}{place}", self.level.key())
    }

    fn engine_with(&self, seed: Option<u64>) -> Box<dyn Engine> {
        if let Some(place) = self.place {
            return Box::new(PersonPlayer::at_place(place, seed));
        }
        let (Some(budget), true) = (self.level.budget(), self.is_changed()) else {
            return self.level.engine(seed);
        };
        let budget = self.nodes.map_or(budget, |nodes| Budget { time: None, nodes, ..budget });
        let player = StrongPlayer::new(budget, Resources::default(), seed);
        Box::new(match &self.weights {
            Some(weights) => player.with_evaluation(weights.evaluation),
            None => player,
        })
    }

    const fn is_changed(&self) -> bool {
        self.nodes.is_some() || self.weights.is_some()
    }
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Self {
        Self::Level(level.into())
    }
}

impl From<Level> for ChangedLevel {
    fn from(level: Level) -> Self {
        Self { level, nodes: None, weights: None, place: None }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix(PROGRAM) {
            Some(command) => command.parse().map(Self::Program),
            None => text.parse().map(Self::Level),
        }
    }
}

impl FromStr for ChangedLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(':');
        let level = parts.next().unwrap_or_default().parse::<Level>().map_err(|error| error.to_string())?;
        let mut contestant = Self::from(level);
        for part in parts {
            match part.split_once('=') {
                Some(("nodes", nodes)) => {
                    let nodes = nodes.parse().map_err(|_| format!("{nodes:?} is no number of nodes"))?;
                    contestant.nodes = Some(nodes);
                }
                Some(("place", place)) if matches!(level, Level::Person(_)) => {
                    let place = place.parse().map_err(|_| format!("{place:?} is no place on the ladder"))?;
                    contestant.place = Some(place);
                }
                Some(("weights", file)) => contestant.weights = Some(Weights::read(file)?),
                _ => return Err(format!("{part:?} is neither nodes=NUMBER nor weights=FILE")),
            }
        }
        if contestant.is_changed() && level.budget().is_none() {
            return Err(format!(
                "{} is not played by the strong engine: it has no such settings",
                level.key()
            ));
        }
        Ok(contestant)
    }
}

impl Weights {
    fn read(file: &str) -> Result<Self, String> {
        let bytes = fs::read(file).map_err(|error| format!("could not read {file}: {error}"))?;
        let evaluation = Evaluation::read(&bytes).map_err(|error| format!("{file}: {error}"))?;
        Ok(Self { file: file.to_owned(), evaluation: Box::leak(Box::new(evaluation)) })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Program(program) => program.fmt(f),
        }
    }
}

impl fmt::Display for ChangedLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if let Some(nodes) = self.nodes {
            write!(f, ", {nodes} nodes")?;
        }
        if let Some(Weights { file, .. }) = &self.weights {
            write!(f, ", {file}")?;
        }
        if let Some(place) = self.place {
            write!(f, ", at {place}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::engine::Stop;
    use othello::rules::Position;

    #[test]
    fn a_contestant_reads_as_it_was_typed_and_keeps_its_nodes() {
        let contestant: Contestant = "legend:nodes=2000".parse().unwrap();
        assert_eq!(
            (contestant.key().as_str(), contestant.to_string().as_str()),
            ("legend:nodes=2000", "Legend, 2000 nodes")
        );
        let thought = contestant.engine().choose(Position::START, &Stop::new(), &mut |_| {}).unwrap();
        assert!(thought.nodes < 8_000, "{}", thought.nodes);
        assert_eq!(Contestant::from(Level::Club).key(), "club");
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_reason() {
        for (text, reason) in [
            ("wizard", "novice, cautious"),
            ("novice:nodes=5", "novice is not played by the strong engine"),
            ("legend:nodes=many", "\"many\" is no number"),
            ("legend:weights=none.bin", "could not read none.bin"),
            ("legend:weights=Cargo.toml", "Cargo.toml: not a file of evaluation weights"),
            ("legend:fast", "\"fast\" is neither"),
        ] {
            let complaint = text.parse::<Contestant>().unwrap_err();
            assert!(complaint.contains(reason), "{text:?} gives {complaint}");
        }
    }
}
