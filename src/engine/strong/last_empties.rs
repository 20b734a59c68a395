//! The last four empty squares, by hand: most positions of an endgame search are here.
//!
//! Every function answers whether the value is above `alpha`: a result above it is a lower bound of the value, any
//! other result an upper bound. Moves are found by trying the empty squares, odd quarters first, and a square with
//! no opposing neighbour is not even tried. The last move only counts what it turns.

use super::regions::{odd_after, odd_quarters};
use crate::rules::{Bitboard, Position, Square};

/// Below every value.
const NONE: i32 = -65;

/// The value of a finished game: the disc difference, with the empty squares counted for the winner.
pub(crate) const fn final_score(position: Position) -> i32 {
    let difference = position.disc_difference();
    let n_empties = position.empties().len() as i32;
    if difference > 0 {
        difference + n_empties
    } else if difference < 0 {
        difference - n_empties
    } else {
        0
    }
}

/// The value against `alpha` of a position with at most four empty squares.
pub(super) fn solve(position: Position, alpha: i32, nodes: &mut u64) -> i32 {
    let empties = position.empties();
    match empties.len() {
        0 => {
            *nodes += 1;
            final_score(position)
        }
        1 => empties.first().map_or(0, |at| one(position, at, alpha, nodes)),
        2 => {
            let [a, b] = squares(empties);
            two::<false>(position, [a, b], alpha, nodes)
        }
        3 => three::<false>(position, empties, odd_quarters(empties), alpha, nodes),
        _ => four::<false>(position, empties, odd_quarters(empties), alpha, nodes),
    }
}

/// The squares of a set of exactly `N`, lowest first.
#[inline(always)]
fn squares<const N: usize>(set: Bitboard) -> [Square; N] {
    let mut rest = set.bits();
    [(); N].map(|()| {
        let at = Square::of_lowest_bit(rest);
        rest &= rest.wrapping_sub(1);
        at
    })
}

/// The position after a move on an empty square, if it is one.
#[inline(always)]
fn play(position: Position, at: Square) -> Option<Position> {
    if !position.touches_opp(at) {
        return None;
    }
    let flips = position.flips_of_empty(at);
    (!flips.is_empty()).then(|| position.play_flips(at, flips))
}

/// Four empty squares. The odd quarters are handed down: one more disc changes only its own.
pub(super) fn four<const PASSED: bool>(
    position: Position,
    empties: Bitboard,
    odd: Bitboard,
    alpha: i32,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let mut best = NONE;
    for squares in [empties & odd, empties & !odd] {
        for at in squares {
            if let Some(child) = play(position, at) {
                best = best.max(-three::<false>(
                    child,
                    empties ^ at.bit(),
                    odd_after(odd, at),
                    -alpha - 1,
                    nodes,
                ));
                if best > alpha {
                    return best;
                }
            }
        }
    }
    match best {
        NONE if PASSED => final_score(position),
        NONE => -four::<true>(position.pass(), empties, odd, -alpha - 1, nodes),
        _ => best,
    }
}

/// Three empty squares.
#[inline(always)]
fn three<const PASSED: bool>(
    position: Position,
    empties: Bitboard,
    odd: Bitboard,
    alpha: i32,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let [mut a, mut b, mut c] = squares(empties);
    // One square alone in its quarter goes first. Three in one quarter, or in three, stay as they are.
    if !odd.contains(a) {
        if odd.contains(b) {
            (a, b) = (b, a);
        } else {
            (a, c) = (c, a);
        }
    }
    let mut best = NONE;
    // Written out: a loop would keep the squares in memory, and wait for it.
    if let Some(child) = play(position, a) {
        best = -two::<false>(child, [b, c], -alpha - 1, nodes);
        if best > alpha {
            return best;
        }
    }
    if let Some(child) = play(position, b) {
        best = best.max(-two::<false>(child, [a, c], -alpha - 1, nodes));
        if best > alpha {
            return best;
        }
    }
    if let Some(child) = play(position, c) {
        best = best.max(-two::<false>(child, [a, b], -alpha - 1, nodes));
    }
    match best {
        NONE if PASSED => final_score(position),
        NONE => -three_passed(position.pass(), empties, odd, -alpha - 1, nodes),
        _ => best,
    }
}

/// Kept out of line: a pass with three empty squares is rare.
#[inline(never)]
fn three_passed(position: Position, empties: Bitboard, odd: Bitboard, alpha: i32, nodes: &mut u64) -> i32 {
    three::<true>(position, empties, odd, alpha, nodes)
}

/// Two empty squares.
#[inline(always)]
fn two<const PASSED: bool>(position: Position, [a, b]: [Square; 2], alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let mut best = NONE;
    if let Some(child) = play(position, a) {
        best = -one(child, b, -alpha - 1, nodes);
        if best > alpha {
            return best;
        }
    }
    if let Some(child) = play(position, b) {
        best = best.max(-one(child, a, -alpha - 1, nodes));
    }
    match best {
        NONE if PASSED => final_score(position),
        NONE => -two_passed(position.pass(), [a, b], -alpha - 1, nodes),
        _ => best,
    }
}

/// Kept out of line: a pass with two empty squares is rare.
#[inline(never)]
fn two_passed(position: Position, squares: [Square; 2], alpha: i32, nodes: &mut u64) -> i32 {
    two::<true>(position, squares, alpha, nodes)
}

/// One empty square: the value, or a bound of it once the answer is clear.
#[inline(always)]
fn one(position: Position, at: Square, alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    // What the side to move would have on a full board without turning anything more.
    let kept = 2 * position.own().len() as i32 - 64;
    let n_flips = position.n_flips_of_last(at) as i32;
    if n_flips > 0 {
        return kept + 2 * n_flips + 2;
    }
    // No move: the square goes to whoever can take it, else to the winner. Either way it is at most `unturned`.
    let unturned = if kept >= 0 { kept + 2 } else { kept };
    if unturned <= alpha {
        return unturned;
    }
    let n_lost = position.pass().n_flips_of_last(at) as i32;
    if n_lost > 0 { kept - 2 * n_lost } else { unturned }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::{brute_force, late_positions};

    #[test]
    fn a_hand_made_answer_is_always_on_the_right_side() {
        for n_empties in 0..=4 {
            for position in late_positions(n_empties, 500, 51) {
                let value = brute_force(position);
                for alpha in [value - 9, value - 2, value - 1, value, value + 1, value + 8] {
                    let found = solve(position, alpha, &mut 0);
                    if found > alpha {
                        assert!(found <= value, "{found} above {alpha}, but {value}: {position:?}");
                    } else {
                        assert!(found >= value, "{found} not above {alpha}, but {value}: {position:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn empty_squares_go_to_the_winner() {
        let board = |text: &str| text.parse::<crate::rules::Board>().unwrap().position;
        let won = board("XX------ -------- -------- -------- -------- -------- -------- -------O X");
        assert_eq!((final_score(won), final_score(won.pass())), (64 - 2, 2 - 64));
        let drawn = board("X------- -------- -------- -------- -------- -------- -------- -------O X");
        assert_eq!(final_score(drawn), 0);
    }
}
