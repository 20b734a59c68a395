//! Counting the leaves of the game tree, the usual proof of a move generator.

use super::{Bitboard, Kernel, Position};

/// The number of lines of `depth` plies from here. A forced pass is a ply; a game that ends earlier is one line.
///
/// ```
/// use othello::rules::{Position, perft};
/// assert_eq!(perft(Position::START, 5), 1396);
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    perft_by(Kernel::USED, position, depth)
}

/// The same by one of the kernels, to compare them.
pub fn perft_by(kernel: Kernel, position: Position, depth: u32) -> u64 {
    // A build has no third one.
    if kernel == Kernel::USED { count::<Used>(position, depth) } else { count::<Portable>(position, depth) }
}

/// A kernel as a type, so that no node has to ask which one is meant.
trait Kernels {
    const KERNEL: Kernel;
}

struct Portable;
struct Used;

impl Kernels for Portable {
    const KERNEL: Kernel = Kernel::Portable;
}

impl Kernels for Used {
    const KERNEL: Kernel = Kernel::USED;
}

fn count<K: Kernels>(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (own, opp) = (position.own().bits(), position.opp().bits());
    let moves = K::KERNEL.legal(own, opp);
    if moves == 0 {
        let passed = position.pass();
        return if K::KERNEL.legal(opp, own) == 0 { 1 } else { count::<K>(passed, depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    let child = |at| position.play_flips(at, Bitboard::from_bits(K::KERNEL.turned(own, opp, at)));
    Bitboard::from_bits(moves).into_iter().map(|at| count::<K>(child(at), depth - 1)).sum()
}
