//! The node signature: how many positions each engine visits in all on a fixed set of positions.
//!
//! A change that is only meant to tidy leaves these numbers alone; one that is meant to search differently changes them.
//! `cargo xtask signature` prints them, and `tests/signature.rs` holds them.

use crate::engine::classic::{ClassicEvaluation, OthelloTree, PaperOne, PaperZero};
use crate::engine::search::{Algorithm, Order, Plan, search_freely};
use crate::engine::strong::{Budget, StrongPlayer};
use crate::engine::{Engine, Resources, Stop};
use crate::rules::Board;

const MIDGAMES: &str = include_str!("../../tests/data/midgame-20.txt");

/// How far the papers' searches look ahead here.
const DEPTH: u32 = 5;

/// The strong engine with its cuts by shallow searches, its table and its solver, as it plays.
const BUDGET: Budget = Budget { depth: 9, solve: 16, ..Budget::UNLIMITED };

/// Each engine's name with the number of positions it visits.
pub fn node_signature() -> [(&'static str, u64); 5] {
    [
        ("P0, alpha-beta", searched::<PaperZero>(Algorithm::AlphaBeta, Order::AsListed)),
        ("P1, alpha-beta", searched::<PaperOne>(Algorithm::AlphaBeta, Order::BestFirst)),
        ("P1, NegaScout", searched::<PaperOne>(Algorithm::NegaScout, Order::BestFirst)),
        ("P1, MTD(f)", searched::<PaperOne>(Algorithm::Mtdf, Order::BestFirst)),
        ("strong", strong()),
    ]
}

fn boards() -> impl Iterator<Item = Board> {
    MIDGAMES.lines().filter_map(|line| line.parse().ok())
}

fn searched<E: ClassicEvaluation>(algorithm: Algorithm, order: Order) -> u64 {
    let plan = Plan { algorithm, depth: DEPTH, order };
    boards().map(|board| search_freely(&mut OthelloTree::<E>::new(board.position), plan).counts.nodes).sum()
}

fn strong() -> u64 {
    let nodes = |board: Board| {
        let mut player = StrongPlayer::new(BUDGET, Resources::single(1), None);
        player.choose(board.position, &Stop::new(), &mut |_| {}).map_or(0, |thought| thought.nodes)
    };
    boards().map(nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_over_twenty_positions_that_have_a_move() {
        assert_eq!(boards().filter(|board| !board.position.moves().is_empty()).count(), 20);
    }
}
