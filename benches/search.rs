//! How much of the tree each search visits, and how fast: `cargo bench --bench search`.
//!
//! A table like P2's (nodes and time of NegaScout against alpha-beta at depths 4, 6 and 8), from the start and from 20
//! midgame positions, with P1's evaluation and the same order of moves for all; NegaScout and MTD(f) have their memory.
//! The node counts are asserted: they are the fingerprint of the searches, and a change that was only meant to tidy
//! leaves them alone.

use std::time::{Duration, Instant};

use othello::engine::classic::{Move, OthelloTree, PaperOne};
use othello::engine::search::{Algorithm, Counts, Order, Plan, search_freely};
use othello::rules::{Board, Position};
use othello::seeded::Seeded;

const MIDGAMES: &str = include_str!("../tests/data/midgame-20.txt");
const COMPARED: [Algorithm; 3] = [Algorithm::AlphaBeta, Algorithm::NegaScout, Algorithm::Mtdf];

/// All nodes of the 21 positions, for [`COMPARED`] at depths 4, 6 and 8. Counted on 2026-11-16.
const EXPECTED_NODES: [(u32, [u64; 3]); 3] =
    [(4, [15_276, 15_838, 22_259]), (6, [190_766, 158_239, 175_615]), (8, [2_787_666, 1_824_722, 1_757_548])];

fn main() {
    let mut positions = vec![Position::START];
    positions.extend(
        MIDGAMES
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.parse::<Board>().expect("the data file holds boards").position),
    );
    assert_eq!(positions.len(), 21);

    println!("P1's evaluation, best moves first, {} positions, one thread", positions.len());
    println!(
        "{:<6} {:<11} {:>12} {:>9} {:>12}  against alpha-beta",
        "depth", "search", "nodes", "seconds", "nodes/s"
    );
    for (depth, expected) in EXPECTED_NODES {
        compare(&positions, depth, expected);
    }
    time_whole_games();
}

fn compare(positions: &[Position], depth: u32, expected: [u64; 3]) {
    let runs: Vec<Vec<Run>> = COMPARED
        .map(|algorithm| positions.iter().map(|&position| run(position, algorithm, depth)).collect())
        .into();
    for (algorithm, runs_of_it) in COMPARED.into_iter().zip(&runs) {
        let nodes: u64 = runs_of_it.iter().map(|run| run.counts.nodes).sum();
        let secs: f64 = runs_of_it.iter().map(|run| run.elapsed.as_secs_f64()).sum();
        let fewer = runs_of_it
            .iter()
            .zip(&runs[0])
            .filter(|(run, base)| run.counts.nodes < base.counts.nodes)
            .count();
        let base: u64 = runs[0].iter().map(|run| run.counts.nodes).sum();
        let against = match algorithm {
            Algorithm::AlphaBeta => String::new(),
            _ => format!(
                "{:.2} of its nodes, fewer in {fewer} of {} ({:.0} %)",
                nodes as f64 / base as f64,
                positions.len(),
                100.0 * fewer as f64 / positions.len() as f64
            ),
        };
        println!(
            "{depth:<6} {:<11} {nodes:>12} {secs:>9.3} {:>12.0}  {against}",
            algorithm.name(),
            nodes as f64 / secs
        );
    }
    let nodes: Vec<u64> = runs.iter().map(|runs| runs.iter().map(|run| run.counts.nodes).sum()).collect();
    assert_eq!(nodes, expected, "nodes at depth {depth}: a search visits other positions than before");
}

struct Run {
    counts: Counts,
    elapsed: Duration,
}

fn run(position: Position, algorithm: Algorithm, depth: u32) -> Run {
    let started = Instant::now();
    let plan = Plan { algorithm, depth, order: Order::BestFirst };
    let found = search_freely(&mut OthelloTree::<PaperOne>::new(position), plan);
    Run { counts: found.counts, elapsed: started.elapsed() }
}

/// Every move of 20 games at depth 8, from random openings: how long does a person wait?
fn time_whole_games() {
    for algorithm in [Algorithm::NegaScout, Algorithm::Mtdf] {
        let mut random = Seeded::new(8);
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..20 {
            let mut position = Position::START;
            let mut n_plies = 0;
            while !position.is_over() {
                position = if position.must_pass() {
                    position.pass()
                } else if n_plies < 8 {
                    position
                        .play(random.choose(position.moves()).expect("no pass, so a move"))
                        .expect("legal")
                } else {
                    let started = Instant::now();
                    let plan = Plan { algorithm, depth: 8, order: Order::BestFirst };
                    let found = search_freely(&mut OthelloTree::<PaperOne>::new(position), plan);
                    times.push(started.elapsed());
                    let Some(Move::At(at)) = found.best else { panic!("no pass, so a square") };
                    position.play(at).expect("a search plays legal moves")
                };
                n_plies += 1;
            }
        }
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64();
        let under = times.iter().filter(|time| time.as_secs_f64() < 1.0).count();
        println!(
            "depth 8 by {}, {} moves of 20 games: median {:.3} s, 95 % within {:.3} s, longest {:.3} s; {:.1} % under 1 s",
            algorithm.name(),
            times.len(),
            at(0.5),
            at(0.95),
            at(1.0),
            100.0 * under as f64 / times.len() as f64
        );
    }
}
