//! Games between players of all kinds, and the puzzles in their ends.
//!
//! A game begins with some random moves. Then two players go on who may be equal or far from it: positions out of such
//! games are as varied as those that people reach, and hold more traps than those between masters.

use othello::engine::puzzles::{Difficulty, EMPTIES, Puzzle, find_puzzle};
use othello::engine::strong::{Budget, Evaluation, Search, StrongPlayer, TranspositionTable};
use othello::engine::{Engine, Level, Limit, Resources, Stop};
use othello::rules::{Board, Disc};
use othello::seeded::{Seeded, mix};

/// A puzzle, and how hard it is.
pub(super) type Found = (Puzzle, Difficulty);

/// The fewest and the most random moves of an opening.
const OPENING: (usize, usize) = (4, 16);

/// The levels that play, besides the strong engine with a few plies: those whose moves do not depend on the clock.
const LEVELS: [Level; 5] = [Level::Cautious, Level::Apprentice, Level::Student, Level::Student, Level::Club];

/// So often out of ten the strong engine plays, and so many plies it looks ahead at the most.
const STRONG_OF_TEN: usize = 5;
const MAX_DEPTH: usize = 5;

/// Enough for the ends of a game.
const TABLE_MB: usize = 16;

/// The puzzles of one game, in random order.
pub(super) fn puzzles_of_game(seed: u64, game: u64) -> Vec<Found> {
    let mut random = Seeded::new(mix(mix(seed) ^ mix(game)));
    let boards = play(&mut random);
    let table = TranspositionTable::with_megabytes(TABLE_MB);
    let limit = Limit::until(Stop::new());
    let mut search = Search::new(&table, Evaluation::shipped(), &limit);
    let mut found: Vec<Found> =
        boards.into_iter().filter_map(|board| find_puzzle(board, &mut search)).collect();
    for idx in (1..found.len()).rev() {
        found.swap(idx, random.below(idx + 1));
    }
    found
}

/// Plays a game until it is too late for puzzles; the boards of its end.
fn play(random: &mut Seeded) -> Vec<Board> {
    let (fewest, most) = OPENING;
    let n_random = fewest + random.below(most - fewest + 1);
    let mut players = [player(random), player(random)];
    let mut boards = Vec::new();
    let mut board = Board::START;
    for n_played in 0.. {
        let position = board.position;
        let n_empties = position.empties().len();
        if position.is_over() || n_empties < *EMPTIES.start() {
            break;
        }
        if position.must_pass() {
            board = board.pass();
            continue;
        }
        if EMPTIES.contains(&n_empties) {
            boards.push(board);
        }
        let at = if n_played < n_random {
            random.choose(position.moves())
        } else {
            let player = &mut players[usize::from(board.turn == Disc::White)];
            player.choose(position, &Stop::new(), &mut |_| {}).map(|thought| thought.best)
        };
        let Some(Ok(next)) = at.map(|at| board.play(at)) else { break };
        board = next;
    }
    boards
}

fn player(random: &mut Seeded) -> Box<dyn Engine> {
    let seed = Some(random.next());
    if random.below(10) < STRONG_OF_TEN {
        let budget = Budget { depth: 1 + random.below(MAX_DEPTH) as u32, solve: 0, ..Budget::UNLIMITED };
        return Box::new(StrongPlayer::new(budget, Resources::single(1), seed));
    }
    LEVELS[random.below(LEVELS.len())].engine(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_game_gives_the_same_puzzles_and_other_games_others() {
        let found: Vec<Vec<Found>> = (0..3).map(|game| puzzles_of_game(5, game)).collect();
        let again: Vec<Vec<Found>> = (0..3).map(|game| puzzles_of_game(5, game)).collect();
        assert_eq!(found, again);
        assert_ne!(found[0], found[1]);
        assert!(found.iter().any(|of_game| !of_game.is_empty()), "no puzzle in three games");
    }

    #[test]
    fn a_game_is_followed_through_its_whole_end() {
        let boards = play(&mut Seeded::new(12));
        assert!(boards.len() >= 9, "{} boards", boards.len());
        assert!(boards.iter().all(|board| EMPTIES.contains(&board.position.empties().len())));
    }
}
