//! One game of a match, and the games of a whole match: every opening twice, with the colours changed.

use std::time::{Duration, Instant};

use othello::engine::{Engine, Stop};
use othello::rules::{Board, Disc};

use super::contestant::Contestant;
use crate::failure::Failure;

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    pub(crate) opening: Board,
    /// The player of black and the player of white: 0 is the match's first level, 1 its second.
    pub(crate) seats: [usize; 2],
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The discs of the first level less those of the second, on the last board.
    pub(crate) margin: i32,
    /// How long each level thought.
    pub(crate) clocks: [Clock; 2],
}

/// How long a player thought, and for how many moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) n_moves: u32,
    pub(crate) total: Duration,
    pub(crate) longest: Duration,
    /// How many positions it visited.
    pub(crate) nodes: u64,
}

impl Clock {
    fn add(&mut self, time: Duration, nodes: u64) {
        self.n_moves += 1;
        self.total += time;
        self.longest = self.longest.max(time);
        self.nodes += nodes;
    }

    /// Both clocks' moves on one.
    pub(crate) fn joined(self, other: Self) -> Self {
        Self {
            n_moves: self.n_moves + other.n_moves,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
            nodes: self.nodes + other.nodes,
        }
    }

    /// The mean time of a move.
    pub(crate) fn mean(self) -> Duration {
        self.total.checked_div(self.n_moves).unwrap_or_default()
    }
}

/// The games of a match: the two games of an opening stand next to each other.
pub(crate) fn pairings(openings: &[Board]) -> Vec<Pairing> {
    openings.iter().flat_map(|&opening| [[0, 1], [1, 0]].map(|seats| Pairing { opening, seats })).collect()
}

/// Plays one game between new players. They get no seed, so an untimed game is always the same.
pub(super) fn play(pairing: Pairing, contestants: &[Contestant; 2]) -> Result<Record, Failure> {
    let [mut first, mut second] = contestants.each_ref().map(Contestant::engine);
    let [first_key, second_key] = contestants.each_ref().map(Contestant::key);
    play_between(pairing, &mut [first.as_mut(), second.as_mut()], [&first_key, &second_key])
}

/// Plays one game between any two players.
pub(crate) fn play_between(
    pairing: Pairing,
    players: &mut [&mut dyn Engine; 2],
    names: [&str; 2],
) -> Result<Record, Failure> {
    let mut clocks = [Clock::default(); 2];
    let mut board = pairing.opening;
    while !board.position.is_over() {
        if board.position.must_pass() {
            board = board.pass();
            continue;
        }
        let player = pairing.player_of(board.turn);
        let begun = Instant::now();
        let played = move_of(players[player], board);
        let time = begun.elapsed();
        let (after, nodes) =
            played.map_err(|why| Failure::new(format!("{} {why} on {board}", names[player])))?;
        clocks[player].add(time, nodes);
        board = after;
    }
    let margin = [Disc::Black, Disc::White]
        .map(|disc| {
            let count = board.count(disc) as i32;
            if pairing.player_of(disc) == 0 { count } else { -count }
        })
        .iter()
        .sum();
    Ok(Record { margin, clocks })
}

impl Pairing {
    const fn player_of(&self, disc: Disc) -> usize {
        match disc {
            Disc::Black => self.seats[0],
            Disc::White => self.seats[1],
        }
    }
}

/// The board after the player's move and the positions visited for it, or what is wrong with that move.
fn move_of(player: &mut dyn Engine, board: Board) -> Result<(Board, u64), String> {
    let thought = player.choose(board.position, &Stop::new(), &mut |_| {}).ok_or("finds no move")?;
    let after = board.play(thought.best).map_err(|error| format!("plays an illegal move, {error},"))?;
    Ok((after, thought.nodes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::engine::Level;

    #[test]
    fn every_opening_is_played_twice_with_the_colours_changed() {
        let other = Board::START.play("f5".parse().unwrap()).unwrap();
        let pairings = pairings(&[Board::START, other]);
        let expected = [(Board::START, [0, 1]), (Board::START, [1, 0]), (other, [0, 1]), (other, [1, 0])];
        assert_eq!(pairings, expected.map(|(opening, seats)| Pairing { opening, seats }));
    }

    #[test]
    fn the_margin_is_the_first_levels_whatever_its_colour() {
        // The same player on both sides: the winner is a colour, and changing the seats changes the sign.
        let margins = pairings(&[Board::START]).into_iter().map(|pairing| {
            play(pairing, &[Level::Novice, Level::Novice].map(Contestant::from)).unwrap().margin
        });
        let margins: Vec<i32> = margins.collect();
        assert_ne!(margins[0], 0);
        assert_eq!(margins[0], -margins[1]);
    }

    #[test]
    fn forced_passes_are_the_runners_business() {
        // After black's b1 white has no move and is not asked; then black takes the rest.
        let passes_later: Board = format!("--OX--OX{} X", "-".repeat(56)).parse().unwrap();
        // Here white has none from the beginning.
        let passes_first: Board = format!("XO------{} O", "-".repeat(56)).parse().unwrap();
        for (opening, n_moves, margin) in [(passes_later, [2, 0], 6), (passes_first, [1, 0], 3)] {
            let record = play(
                Pairing { opening, seats: [0, 1] },
                &[Level::Novice, Level::Cautious].map(Contestant::from),
            )
            .unwrap();
            assert_eq!(record.clocks.map(|clock| clock.n_moves), n_moves);
            assert_eq!(record.margin, margin);
        }
    }

    #[test]
    fn a_player_that_breaks_the_rules_is_named() {
        struct Stubborn;
        impl Engine for Stubborn {
            fn choose(
                &mut self,
                _: othello::rules::Position,
                _: &Stop,
                _: &mut dyn FnMut(&othello::engine::Thought),
            ) -> Option<othello::engine::Thought> {
                None
            }
        }
        assert_eq!(move_of(&mut Stubborn, Board::START), Err("finds no move".to_owned()));
    }

    #[test]
    fn clocks_keep_the_mean_and_the_longest() {
        let mut clock = Clock::default();
        assert_eq!(clock.mean(), Duration::ZERO);
        clock.add(Duration::from_millis(10), 100);
        clock.add(Duration::from_millis(30), 50);
        let both = clock.joined(clock);
        assert_eq!((both.mean(), both.longest), (Duration::from_millis(20), Duration::from_millis(30)));
        assert_eq!((both.n_moves, both.nodes), (4, 300));
    }
}
