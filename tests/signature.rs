//! The fingerprint of the searches: how many positions each visits in all.
//!
//! A change that is only meant to tidy leaves these numbers alone; one that is meant to search differently changes them
//! in the same commit, here and in `benches/search.rs`, and says so.

use othello::engine::classic::{ClassicEvaluation, Othello, PaperOne, PaperZero};
use othello::engine::search::{Algorithm, Order, Plan, search_freely};
use othello::engine::strong::{Budget, Player};
use othello::engine::{Engine, Resources, Stop};
use othello::rules::Board;

const MIDGAMES: &str = include_str!("data/midgame-20.txt");

fn nodes<E: ClassicEvaluation>(algorithm: Algorithm, order: Order) -> u64 {
    let boards = MIDGAMES.lines().filter(|line| !line.starts_with('#'));
    boards
        .map(|line| {
            let board: Board = line.parse().unwrap();
            let plan = Plan { algorithm, depth: 5, order };
            search_freely(&mut Othello::<E>::new(board.position), plan).counts.nodes
        })
        .sum()
}

#[test]
fn paper_zero_visits_the_same_positions_as_ever() {
    assert_eq!(nodes::<PaperZero>(Algorithm::AlphaBeta, Order::AsListed), 271_756);
}

#[test]
fn paper_one_visits_the_same_positions_as_ever() {
    assert_eq!(nodes::<PaperOne>(Algorithm::AlphaBeta, Order::BestFirst), 65_285);
    assert_eq!(nodes::<PaperOne>(Algorithm::NegaScout, Order::BestFirst), 60_411);
    assert_eq!(nodes::<PaperOne>(Algorithm::Mtdf, Order::BestFirst), 60_741);
}

/// With its cuts by shallow searches, its table and its solver, as it plays.
#[test]
fn the_strong_engine_visits_the_same_positions_as_ever() {
    let budget = Budget { depth: 9, solve: 16, ..Budget::UNLIMITED };
    let boards = MIDGAMES.lines().filter(|line| !line.starts_with('#'));
    let total: u64 = boards
        .map(|line| {
            let board: Board = line.parse().unwrap();
            let mut player = Player::new(budget, Resources { threads: 1, hash_mb: 1 }, None);
            player.choose(board.position, &Stop::new(), &mut |_| {}).unwrap().nodes
        })
        .sum();
    assert_eq!(total, 1_626_709);
}
