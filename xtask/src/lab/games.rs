//! Positions to search: five of checkers for P2's experiment, and random ones of both games.

use std::fmt;
use std::str::FromStr;

use othello::engine::checkers;
use othello::rules;
use othello::seeded::Seeded;

use crate::failure::Failure;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameName {
    Othello,
    Checkers,
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word.to_ascii_lowercase().as_str() {
            "othello" => Ok(Self::Othello),
            "checkers" => Ok(Self::Checkers),
            _ => Err(format!("{word:?} is no game here: othello, checkers are")),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Othello => "othello",
            Self::Checkers => "checkers",
        })
    }
}

/// P2 does not print its positions; these are ours. What they are is told in `docs/LAB-P2.md`.
const CHECKERS_FIVE: [(&str, &str); 5] = [
    ("opening", "bbbb bbb- bbbb --b- w-w- w--w wwww wwww B"),
    ("middlegame 1", "bbbb -b-- bbbb w-b- --w- wwww w-ww w--- B"),
    ("middlegame 2", "--bb b--- b-bb ---- -w-w ---- w-ww ---w B"),
    ("king ending", "---- -W-- -W-- ---W ---- -BB- ---- w--B B"),
    ("many jumps", "-WWb -bb- ---- wbb- ---- w--- wwww w-ww W"),
];

/// The five positions of P2's experiment, with their names.
pub(super) fn checkers_five() -> Result<Vec<(&'static str, checkers::Position)>, Failure> {
    let read = |(name, text): (&'static str, &str)| match text.parse() {
        Ok(position) => Ok((name, position)),
        Err(error) => Err(Failure::new(format!("the position {name:?} is wrong: {error}"))),
    };
    CHECKERS_FIVE.into_iter().map(read).collect()
}

/// The plies of an Othello game from which random positions are taken: past the opening, before the last moves.
const OTHELLO_PLIES: std::ops::Range<usize> = 8..45;

/// The plies of a game of checkers from which random positions are taken.
const CHECKERS_PLIES: std::ops::Range<usize> = 4..60;

/// So many random positions of Othello in which the side to move has a choice.
pub(super) fn random_othello(n_positions: usize, seed: u64) -> Vec<rules::Position> {
    let mut random = Seeded::new(seed);
    let mut positions = Vec::new();
    while positions.len() < n_positions {
        let n_plies = OTHELLO_PLIES.start + random.below(OTHELLO_PLIES.len());
        let mut position = rules::Position::START;
        for _ in 0..n_plies {
            position = match random.choose(position.moves()) {
                Some(at) => position.play(at).unwrap_or(position),
                None => position.pass(),
            };
        }
        if position.moves().len() > 1 {
            positions.push(position);
        }
    }
    positions
}

/// So many random positions of checkers in which the side to move has a choice.
pub(super) fn random_checkers(n_positions: usize, seed: u64) -> Vec<checkers::Position> {
    let mut random = Seeded::new(seed);
    let mut positions = Vec::new();
    while positions.len() < n_positions {
        let n_plies = CHECKERS_PLIES.start + random.below(CHECKERS_PLIES.len());
        let mut position = checkers::Position::START;
        for _ in 0..n_plies {
            let Some(chosen) = random.choose(position.moves()) else { break };
            position = position.play(chosen).unwrap_or(position);
        }
        if position.moves().len() > 1 {
            positions.push(position);
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_five_positions_are_what_their_names_say() {
        let five = checkers_five().unwrap();
        let [opening, middles @ .., kings, jumps] = &five[..] else { panic!("five positions") };
        let n_pieces = |position: &checkers::Position| {
            checkers::Side::BOTH.into_iter().map(|side| position.pieces(side).len()).sum::<u32>()
        };
        let n_kings = |position: &checkers::Position| {
            checkers::Side::BOTH.into_iter().map(|side| position.kings(side).len()).sum::<u32>()
        };
        assert!(n_pieces(&opening.1) >= 22);
        assert!(middles.iter().all(|(_, position)| (12..=20).contains(&n_pieces(position))));
        assert!(n_kings(&kings.1) >= 4 && n_pieces(&kings.1) <= 8);
        assert!(jumps.1.moves().len() >= 3 && jumps.1.must_jump());
        assert!(five.iter().all(|(_, position)| position.moves().len() > 1));
    }

    #[test]
    fn the_same_seed_gives_the_same_positions_and_another_seed_others() {
        assert_eq!(random_othello(10, 1), random_othello(10, 1));
        assert_ne!(random_othello(10, 1), random_othello(10, 2));
        assert_eq!(random_checkers(10, 1), random_checkers(10, 1));
        assert_ne!(random_checkers(10, 1), random_checkers(10, 2));
        assert_eq!(random_checkers(10, 1)[..4], random_checkers(4, 1));
        assert!(random_othello(0, 1).is_empty());
    }
}
