//! How a game goes on from a position: after a wrong answer, to show what is wrong with it.

use crate::engine::strong::{Evaluation, Search, TranspositionTable};
use crate::engine::{Limit, Score, Stop};
use crate::rules::{Board, Position, Square};

/// Both sides' best moves after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The moves, the one that was asked about first; forced passes are left out.
    pub moves: Vec<Square>,
    /// What it all leads to, for the side that made the first move.
    pub score: Score,
}

/// Up to so many empty squares a line is played to its end; a phone needs a second for it at most.
const SOLVED_MAX: u32 = 17;

/// How deep the other positions are looked at, and so many moves of the line are shown.
const DEPTH: u32 = 10;
const SHOWN: usize = 6;

/// Enough for the positions of such searches.
const TABLE_MB: usize = 8;

/// What both sides play at their best after this move: to the end where that can be solved, else some moves as they are
/// expected. `None` if the move is not legal or the stop is raised first.
pub fn play_out(board: Board, at: Square, stop: &Stop) -> Option<Playout> {
    let after = board.position.play(at).ok()?;
    let (table, limit) = (TranspositionTable::with_megabytes(TABLE_MB), Limit::until(stop.clone()));
    let mut search = Search::new(&table, Evaluation::shipped(), &limit);
    let is_solved = after.empties().len() < SOLVED_MAX;
    let mut moves = vec![at];
    let mut value = None;
    let mut current = after;
    // From the one who made the first move: the sign of who is to move now.
    let mut sign = -1;
    while !current.is_over() && (is_solved || moves.len() < SHOWN) {
        if current.must_pass() {
            (current, sign) = (current.pass(), -sign);
            continue;
        }
        let (best, score) = best_move(&mut search, current, is_solved)?;
        value.get_or_insert(match score {
            Score::Final(discs) => Score::Final(sign * discs),
            Score::Estimate(value) => Score::Estimate(sign * value),
            other => other,
        });
        moves.push(best);
        (current, sign) = (current.play(best).ok()?, -sign);
    }
    let score = value.unwrap_or(Score::Final(-crate::engine::strong::final_score(after)));
    Some(Playout { moves, score })
}

fn best_move(search: &mut Search<'_>, position: Position, is_solved: bool) -> Option<(Square, Score)> {
    if is_solved {
        let solved = search.solve(position)?;
        return Some((solved.best?, Score::Final(solved.score)));
    }
    let mut found = None;
    for depth in 1..=DEPTH.min(position.empties().len().saturating_sub(1)).max(1) {
        found = Some(search.deepen(position, depth)?);
        if search.is_stopped() {
            return None;
        }
    }
    found.map(|found| (found.best, Score::Estimate(found.value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::puzzles::PuzzleSet;
    use crate::engine::strong::final_score;
    use crate::rules::{Disc, after_random_plies};
    use crate::seeded::Seeded;

    /// The board at the end of the moves.
    fn end(mut board: Board, moves: &[Square]) -> Board {
        for &at in moves {
            board = if board.position.must_pass() { board.pass() } else { board };
            board = board.play(at).unwrap();
        }
        board
    }

    #[test]
    fn a_line_to_the_end_ends_with_its_score() {
        let mut n_wrong = 0;
        for puzzle in PuzzleSet::builtin().iter().step_by(40) {
            for at in puzzle.board.position.moves() {
                let line = play_out(puzzle.board, at, &Stop::new()).unwrap();
                let end = end(puzzle.board, &line.moves);
                assert!(end.position.is_over());
                let theirs = final_score(end.position);
                let ours = if end.turn == puzzle.board.turn { theirs } else { -theirs };
                assert_eq!(line.score, Score::Final(ours), "{at} in {}", puzzle.board);
                if at == puzzle.best {
                    assert_eq!(ours, puzzle.value);
                } else {
                    assert!(ours <= puzzle.second);
                }
                n_wrong += usize::from(at != puzzle.best);
            }
        }
        assert!(n_wrong > 20, "{n_wrong} wrong answers");
    }

    #[test]
    fn a_line_of_the_middle_is_some_legal_moves_with_an_estimate() {
        let board = after_random_plies(20, &mut Seeded::new(3));
        let at = board.position.moves().first().unwrap();
        let line = play_out(board, at, &Stop::new()).unwrap();
        assert_eq!((line.moves.len(), line.moves[0]), (SHOWN, at));
        assert!(matches!(line.score, Score::Estimate(_)), "{line:?}");
        let _legal = end(board, &line.moves);
    }

    #[test]
    fn what_is_not_legal_or_was_stopped_has_no_line() {
        let stopped = Stop::new();
        stopped.raise();
        let f5 = "f5".parse().unwrap();
        assert_eq!(play_out(Board::START, f5, &stopped), None);
        assert_eq!(play_out(Board::START, "a1".parse().unwrap(), &Stop::new()), None);
        assert_eq!(Board::START.turn, Disc::Black);
    }
}
