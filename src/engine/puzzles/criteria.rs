//! What makes a position a puzzle, and how hard it is.

use std::ops::RangeInclusive;

use super::{Puzzle, PuzzleGrade};
use crate::engine::classic::Greedy;
use crate::engine::strong::{Evaluation, Search, TranspositionTable};
use crate::engine::{Limit, Stop};
use crate::rules::{Bitboard, Board, Position, Square};

/// How many squares are empty in a puzzle.
pub const EMPTIES: RangeInclusive<u32> = 6..=16;

/// Where several moves win or none does, the best is better than any other by so many discs.
pub const MIN_LEAD: i32 = 4;

/// Where several moves win, the best wins by no more than this: nobody cares how high a game is won that cannot be lost.
const MAX_WIN: i32 = 20;

/// With fewer legal moves there is too little to choose from.
const MIN_MOVES: u32 = 3;

/// How deep searches look for the move when it is measured how hard it is to see.
const MAX_LOOK: u32 = 6;

/// Enough for searches of that depth.
const LOOK_KILOBYTES: usize = 1024;

/// A position's puzzle, if it is one, and how hard it is; `None` also if the search's limit came first.
pub fn find_puzzle(board: Board, search: &mut Search<'_>) -> Option<(Puzzle, Difficulty)> {
    let position = board.position;
    let moves = position.moves();
    if !EMPTIES.contains(&position.empties().len()) || moves.len() < MIN_MOVES {
        return None;
    }
    let greedy = Greedy::Most.pick(position)?;
    let values = search.solve_moves(position)?;
    let &(best, value) = values.iter().max_by_key(|&&(_, value)| value)?;
    let second = values.iter().filter(|&&(at, _)| at != best).map(|&(_, value)| value).max()?;
    // Whoever always turns the most discs must not be right by luck, also not where several moves turn as many.
    let n_turned = |at: Square| position.flips(at).len();
    if !Puzzle::is_sound(value, second) || n_turned(best) >= n_turned(greedy) {
        return None;
    }
    if second > 0 && value > MAX_WIN {
        return None;
    }
    let difficulty = Difficulty::of(position, best);
    // A corner is everybody's first thought: such a move may be easy, but never hard.
    if Bitboard::CORNERS.contains(best) && difficulty.grade() > PuzzleGrade::Easy {
        return None;
    }
    Some((Puzzle { board, best, value, second, grade: difficulty.grade() }, difficulty))
}

/// How hard a puzzle is, by three numbers that a player feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// How far it is to the end.
    pub n_empties: u32,
    /// How much there is to choose from.
    pub n_moves: u32,
    /// How deep the strong engine has to look, at least, to prefer the right move at this and all greater depths up to six
    /// plies; seven if it does not see it by then. A deep one looks wrong at first sight.
    pub look: u32,
}

impl Difficulty {
    fn of(position: Position, best: Square) -> Self {
        // A table of its own, so that the measure does not depend on what was searched before.
        let table = TranspositionTable::with_kilobytes(LOOK_KILOBYTES);
        let limit = Limit::until(Stop::new());
        let mut search = Search::new(&table, Evaluation::shipped(), &limit);
        let deepest = MAX_LOOK.min(position.empties().len() - 1);
        let mut look = 1;
        for depth in 1..=deepest {
            if search.deepen(position, depth).is_none_or(|found| found.best != best) {
                look = depth + 1;
            }
        }
        Self { n_empties: position.empties().len(), n_moves: position.moves().len(), look }
    }

    /// One number for all three: an empty square weighs as much as three legal moves, a ply to look ahead as much as five.
    pub const fn points(self) -> u32 {
        3 * self.n_empties + self.n_moves + 5 * self.look
    }

    /// The grade of so many points. The limits part the puzzles of self-played games into four about equal parts.
    pub const fn grade(self) -> PuzzleGrade {
        match self.points() {
            ..=44 => PuzzleGrade::Easy,
            45..=55 => PuzzleGrade::Medium,
            56..=68 => PuzzleGrade::Hard,
            _ => PuzzleGrade::VeryHard,
        }
    }
}
