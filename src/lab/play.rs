//! One game of a match, and the games of a whole match: every opening twice, with the colours changed.

use std::fmt;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::engine::{Engine, Level, Stop};
use crate::rules::{Board, Disc, Square};

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Where it begins.
    pub opening: Board,
    /// The player of black and the player of white: 0 is the match's first level, 1 its second.
    pub seats: [usize; 2],
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The discs of the first level less those of the second, on the last board.
    pub margin: i32,
    /// How long each level thought.
    pub clocks: [Clock; 2],
}

/// How long a player thought, and for how many moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// For how many moves.
    pub n_moves: u32,
    /// For all of them together.
    pub total: Duration,
    /// For the one that took longest.
    pub longest: Duration,
    /// How many positions it visited.
    pub nodes: u64,
}

impl Clock {
    fn add(&mut self, time: Duration, nodes: u64) {
        *self = self.joined(Self { n_moves: 1, total: time, longest: time, nodes });
    }

    /// Both clocks' moves on one.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        Self {
            n_moves: self.n_moves.saturating_add(other.n_moves),
            total: self.total.saturating_add(other.total),
            longest: self.longest.max(other.longest),
            nodes: self.nodes.saturating_add(other.nodes),
        }
    }

    /// The mean time of a move.
    pub fn mean(self) -> Duration {
        self.total.checked_div(self.n_moves).unwrap_or_default()
    }

    /// The mean number of positions visited for a move.
    pub fn mean_nodes(self) -> u64 {
        self.nodes / u64::from(self.n_moves.max(1))
    }
}

/// The games of a match: the two games of an opening stand next to each other.
pub fn pairings(openings: &[Board]) -> Vec<Pairing> {
    openings.iter().flat_map(|&opening| [[0, 1], [1, 0]].map(|seats| Pairing { opening, seats })).collect()
}

/// Plays one game between new players of two levels. They get no seed, so an untimed game is always the same.
///
/// `watch` is shown the opening and every board after a move, with that move. `None` if the game was stopped.
///
/// # Errors
/// A player broke the rules.
pub fn play(
    pairing: Pairing,
    levels: [Level; 2],
    stop: &Stop,
    watch: &mut dyn FnMut(Board, Option<Square>),
) -> Result<Option<GameResult>, IllegalPlay> {
    let [mut first, mut second] = levels.map(|level| level.engine(None));
    let [first_key, second_key] = levels.map(Level::key);
    let names = [first_key.as_ref(), second_key.as_ref()];
    play_between(pairing, &mut [first.as_mut(), second.as_mut()], names, stop, watch)
}

/// As [`play`], between any two players.
///
/// # Errors
/// A player broke the rules.
pub fn play_between(
    pairing: Pairing,
    players: &mut [&mut dyn Engine; 2],
    names: [&str; 2],
    stop: &Stop,
    watch: &mut dyn FnMut(Board, Option<Square>),
) -> Result<Option<GameResult>, IllegalPlay> {
    let mut clocks = [Clock::default(); 2];
    let mut board = pairing.opening;
    let mut last = None;
    watch(board, None);
    while !board.position.is_over() {
        if board.position.must_pass() {
            (board, last) = (board.pass(), None);
            continue;
        }
        let player = pairing.player_of(board.turn);
        players[player].opponent_played(last);
        let begun = Instant::now();
        let played = move_of(players[player], board, stop);
        let time = begun.elapsed();
        if stop.is_raised() {
            // What a player that was hurried has in hand is not what it would have played.
            return Ok(None);
        }
        let (at, after, nodes) =
            played.map_err(|why| IllegalPlay { player: names[player].to_owned(), why, board })?;
        clocks[player].add(time, nodes);
        (board, last) = (after, Some(at));
        watch(board, last);
    }
    let margin = [Disc::Black, Disc::White]
        .map(|disc| {
            let count = board.count(disc) as i32;
            if pairing.player_of(disc) == 0 { count } else { -count }
        })
        .iter()
        .sum();
    Ok(Some(GameResult { margin, clocks }))
}

/// A player that broke the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPlay {
    /// Who.
    pub player: String,
    /// What it did.
    pub why: String,
    /// On which board.
    pub board: Board,
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} on {}", self.player, self.why, self.board)
    }
}

impl std::error::Error for IllegalPlay {}

impl Pairing {
    /// Who plays this colour: 0 is the match's first level, 1 its second.
    pub const fn player_of(&self, disc: Disc) -> usize {
        match disc {
            Disc::Black => self.seats[0],
            Disc::White => self.seats[1],
        }
    }
}

/// The player's move, the board after it and the positions visited for it, or what is wrong with that move.
fn move_of(player: &mut dyn Engine, board: Board, stop: &Stop) -> Result<(Square, Board, u64), String> {
    let thought = player.choose(board.position, stop, &mut |_| {}).ok_or("finds no move")?;
    let after = board.play(thought.best).map_err(|error| format!("plays an illegal move, {error},"))?;
    Ok((thought.best, after, thought.nodes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Thought;
    use crate::rules::Position;

    fn unwatched(pairing: Pairing, levels: [Level; 2]) -> GameResult {
        play(pairing, levels, &Stop::new(), &mut |_, _| {}).unwrap().unwrap()
    }

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
        let margins = pairings(&[Board::START])
            .into_iter()
            .map(|pairing| unwatched(pairing, [Level::Novice, Level::Novice]).margin);
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
            let result = unwatched(Pairing { opening, seats: [0, 1] }, [Level::Novice, Level::Cautious]);
            assert_eq!(result.clocks.map(|clock| clock.n_moves), n_moves);
            assert_eq!(result.margin, margin);
        }
    }

    #[test]
    fn a_player_that_breaks_the_rules_is_named() {
        struct Stubborn;
        impl Engine for Stubborn {
            fn choose(&mut self, _: Position, _: &Stop, _: &mut dyn FnMut(&Thought)) -> Option<Thought> {
                None
            }
        }
        let pairing = Pairing { opening: Board::START, seats: [1, 0] };
        let players: &mut [&mut dyn Engine; 2] = &mut [&mut Stubborn, &mut Stubborn];
        let illegal =
            play_between(pairing, players, ["one", "two"], &Stop::new(), &mut |_, _| {}).unwrap_err();
        assert!(illegal.to_string().starts_with("two finds no move on ---"), "{illegal}");
    }

    #[test]
    fn every_board_is_shown_and_a_stopped_game_has_no_result() {
        let pairing = Pairing { opening: Board::START, seats: [0, 1] };
        let stop = Stop::new();
        let mut shown = Vec::new();
        let result = play(pairing, [Level::Novice, Level::Cautious], &stop, &mut |board, at| {
            shown.push((board, at));
            if shown.len() == 5 {
                stop.raise();
            }
        });
        assert_eq!(result, Ok(None));
        assert_eq!((shown.len(), shown[0]), (5, (Board::START, None)));
        assert!(shown[1..].iter().all(|(_, at)| at.is_some()));
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
