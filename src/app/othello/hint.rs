//! What speaks for a move, as the position itself shows it.

use crate::engine::review::corners_open;
use crate::engine::{Score, Thought};
use crate::rules::{Bitboard, Position, Square};

/// Why a move is good. Each is checked on the board before it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    OnlyMove,
    /// It ends the game, with this disc difference for the mover.
    EndsGame(i32),
    /// It takes a corner.
    TakesCorner,
    /// The opponent has no reply and must pass.
    ForcesPass,
    /// With best play from both sides it leads to this disc difference for the mover; the engine searched to the end.
    Proven(i32),
    /// So many of the other moves let the opponent take a corner at once; this one does not.
    GuardsCorner(u32),
    /// The opponent has only so many replies, fewer than after any other move.
    FewestReplies(u32),
    /// It turns so many discs, more than any other, and little of the game is left.
    TurnsMost(u32),
    /// It turns only so many discs, fewer than any other, and so gives the opponent little to turn back.
    TurnsFewest(u32),
    /// Nothing stands out on the board: it came out best when looking so many moves ahead.
    LooksBest(u32),
}

/// From so few empty squares on, discs themselves count as a reason.
const FEW_EMPTIES: u32 = 14;

/// What speaks for a move: the first that holds, the weightiest first.
pub(super) fn reason(position: Position, thought: &Thought) -> Option<Reason> {
    let at = thought.best;
    let moves = position.moves();
    let after = position.play(at).ok()?;
    let others: Vec<Position> = moves
        .into_iter()
        .filter(|&other| other != at)
        .filter_map(|other| position.play(other).ok())
        .collect();
    Some(if others.is_empty() {
        Reason::OnlyMove
    } else if after.is_over() {
        Reason::EndsGame(-after.disc_difference())
    } else if Bitboard::CORNERS.contains(at) {
        Reason::TakesCorner
    } else if after.must_pass() {
        Reason::ForcesPass
    } else if let Score::Final(discs) = thought.score {
        Reason::Proven(discs)
    } else {
        on_the_board(position, at, after, &others).unwrap_or(Reason::LooksBest(thought.depth))
    })
}

/// A reason that comparing with the other moves gives.
fn on_the_board(position: Position, at: Square, after: Position, others: &[Position]) -> Option<Reason> {
    let gives_corner = |after: &Position| !corners_open(*after).is_empty();
    let n_giving = others.iter().filter(|other| gives_corner(other)).count() as u32;
    if n_giving > 0 && !gives_corner(&after) {
        return Some(Reason::GuardsCorner(n_giving));
    }
    let replies = after.moves().len();
    if others.iter().all(|other| other.moves().len() > replies) {
        return Some(Reason::FewestReplies(replies));
    }
    let turned = position.flips(at).len();
    let turned_by_others = |other: &Position| other.opp().len() - position.own().len() - 1;
    if position.empties().len() <= FEW_EMPTIES {
        let most = others.iter().all(|other| turned_by_others(other) < turned);
        most.then_some(Reason::TurnsMost(turned))
    } else {
        let fewest = others.iter().all(|other| turned_by_others(other) > turned);
        fewest.then_some(Reason::TurnsFewest(turned))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use super::*;
    use crate::rules::Board;
    use crate::seeded::Seeded;

    /// The reason that is given for a move on a board whose missing rows are empty.
    fn check(rows: &str, at: &str, score: Score, expected: Reason) {
        let n_missing = 64 - rows.chars().filter(|char| !char.is_whitespace()).count();
        let board: Board = format!("{rows}{} X", "-".repeat(n_missing)).parse().unwrap();
        let at: Square = at.parse().unwrap();
        let thought = Thought { best: at, score, line: vec![at], depth: 4, nodes: 1 };
        assert_eq!(reason(board.position, &thought), Some(expected), "{board}");
    }

    #[test]
    fn each_reason_is_seen_on_the_board() {
        let points = Score::Points(0);
        check("-OX-----", "a1", points, Reason::OnlyMove);
        check("-OX----- -------- --OX----", "a1", points, Reason::TakesCorner);
        // White can never flank the disc on h.
        check("------OX -------- ------OX", "f1", points, Reason::ForcesPass);
        check("-OX----- -------- --OX----", "b3", Score::Final(6), Reason::Proven(6));
    }

    #[test]
    fn every_legal_move_of_random_games_has_a_true_reason() {
        let mut random = Seeded::new(17);
        let mut kinds = HashSet::new();
        for _ in 0..500 {
            let mut position = Position::START;
            while !position.is_over() {
                let moves = position.moves();
                for at in moves {
                    let thought =
                        Thought { best: at, score: Score::Points(1), line: vec![at], depth: 3, nodes: 9 };
                    let reason = reason(position, &thought).unwrap();
                    assert!(holds(position, at, reason), "{at} {reason:?} {position:?}");
                    kinds.insert(discriminant(&reason));
                }
                position = random.choose(moves).map_or(position.pass(), |at| position.play(at).unwrap());
            }
        }
        assert_eq!(kinds.len(), 9, "all but the proven one, which only an engine can know");
    }

    #[test]
    fn an_illegal_move_gets_no_hint() {
        let at: Square = "a1".parse().unwrap();
        let thought = Thought { best: at, score: Score::Points(1), line: vec![], depth: 1, nodes: 1 };
        assert_eq!(reason(Position::START, &thought), None);
    }

    /// Looks at the claim from scratch.
    fn holds(position: Position, at: Square, reason: Reason) -> bool {
        let n_moves = position.moves().len();
        let after = |at: Square| position.play(at).unwrap();
        let mut others = position.moves().into_iter().filter(|&other| other != at);
        let corner_reply =
            |at: Square| after(at).moves().into_iter().any(|it| Bitboard::CORNERS.contains(it));
        match reason {
            Reason::OnlyMove => n_moves == 1,
            Reason::EndsGame(discs) => {
                after(at).is_over() && discs == after(at).opp().len() as i32 - after(at).own().len() as i32
            }
            Reason::TakesCorner => Bitboard::CORNERS.contains(at),
            Reason::ForcesPass => after(at).moves().is_empty(),
            Reason::Proven(_) => false,
            Reason::GuardsCorner(n) => {
                !corner_reply(at)
                    && others.filter(|&other| corner_reply(other)).count() == n as usize
                    && n > 0
            }
            Reason::FewestReplies(n) => {
                after(at).moves().len() == n && others.all(|other| after(other).moves().len() > n)
            }
            Reason::TurnsMost(n) => {
                position.flips(at).len() == n && others.all(|other| position.flips(other).len() < n)
            }
            Reason::TurnsFewest(n) => {
                position.flips(at).len() == n && others.all(|other| position.flips(other).len() > n)
            }
            Reason::LooksBest(depth) => depth == 3,
        }
    }
}
