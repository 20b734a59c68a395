//! The fingerprint of the searches: how many positions each visits in all.
//!
//! A change that is only meant to tidy leaves these numbers alone; one that is meant to search differently changes them
//! in the same commit, here and in `benches/search.rs`, and says so.

use othello::engine::classic::{Evaluation, Othello, PaperOne, PaperZero};
use othello::engine::search::{Algorithm, Order, Plan, search_freely};
use othello::engine::strong::{self, Search, Table};
use othello::engine::{Limit, Stop};
use othello::rules::Board;

const MIDGAMES: &str = include_str!("data/midgame-20.txt");

fn nodes<E: Evaluation>(algorithm: Algorithm, order: Order) -> u64 {
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

#[test]
fn the_strong_engine_visits_the_same_positions_as_ever() {
    let limit = Limit::until(Stop::new());
    let boards = MIDGAMES.lines().filter(|line| !line.starts_with('#'));
    let total: u64 = boards
        .map(|line| {
            let board: Board = line.parse().unwrap();
            let table = Table::with_megabytes(1);
            let mut search = Search::new(&table, strong::Evaluation::shipped(), &limit);
            for depth in 1..=6 {
                search.deepen(board.position, depth);
            }
            if board.position.empties().len() <= 15 {
                search.solve(board.position).unwrap();
            }
            search.nodes()
        })
        .sum();
    assert_eq!(total, 460_103);
}
