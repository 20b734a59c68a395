//! What a review of a game takes: `cargo bench --no-default-features --bench review`.
//!
//! Twenty games of `tests/data/review-games.txt` at the usual depth: positions visited, which are asserted, and seconds of
//! this thread on the processor where the system tells them (Linux). With `-- steady` the same games are also reviewed at
//! the deep setting, which takes minutes, and it is told how far the values of both lie apart.

use std::time::Instant;

use othello::engine::Stop;
use othello::engine::review::{GameLine, Review, Thoroughness, appraise};
use othello::rules::{Board, Position, notation};

const GAMES: &str = include_str!("../tests/data/review-games.txt");

/// All positions of the twenty reviews at the usual depth. Counted on 2026-11-18.
const EXPECTED_NODES: u64 = 340_704_597;

/// What a small phone's processor visits in 30 s.
const NODES_ALLOWED: u64 = 30 * 1_700_000;

fn main() {
    let games: Vec<(String, GameLine)> =
        GAMES.lines().filter(|line| !line.starts_with('#')).map(game_of).collect();
    let is_steady_asked = std::env::args().any(|word| word == "steady");
    println!("{:<24} {:>6} {:>12} {:>9} {:>6}", "game", "exact", "nodes", "seconds", "lost");
    let mut totals = (0, 0.0);
    let mut reviews = Vec::new();
    for (name, game) in &games {
        let (review, secs) = review(game, Thoroughness::Usual);
        tell(name, game, &review, secs);
        assert!(review.nodes <= NODES_ALLOWED, "{} positions are too many", review.nodes);
        totals = (totals.0 + review.nodes, totals.1 + secs);
        reviews.push(review);
    }
    println!("all {:>38} {:>9.1}", totals.0, totals.1);
    println!("a game on average {:>24} {:>9.2}", totals.0 / 20, totals.1 / 20.0);
    if is_steady_asked {
        steadiness(&games, &reviews);
    }
    assert_eq!(totals.0, EXPECTED_NODES, "the reviews visit another number of positions");
}

fn game_of(line: &str) -> (String, GameLine) {
    let (name, moves) = line.rsplit_once('\t').expect("the moves are the last field");
    let squares = notation::squares(Board::START, moves).expect("legal moves");
    (name.replace('\t', " "), GameLine::new(Position::START, &squares).expect("legal moves"))
}

fn review(game: &GameLine, thoroughness: Thoroughness) -> (Review, f64) {
    let before = processor_secs();
    let wall = Instant::now();
    let mut review = Review::new(thoroughness);
    appraise(game, &mut review, &Stop::new(), &mut |_| {});
    let secs = match (before, processor_secs()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64(),
    };
    (review, secs)
}

fn tell(name: &str, game: &GameLine, review: &Review, secs: f64) {
    let n_exact = review.appraised.iter().filter(|it| it.is_exact).count();
    let sides = review.report(game).expect("it is reviewed").sides;
    let lost = sides.map(|side| side.discs_lost().round());
    println!("{name:<24} {n_exact:>6} {:>12} {secs:>9.2} {:>4} {:>4}", review.nodes, lost[0], lost[1]);
}

/// How far the values of both reviews lie apart where the usual one is an estimate, and where both are.
fn steadiness(games: &[(String, GameLine)], usual: &[Review]) {
    println!("\nthe same at the deep setting");
    let (mut apart, mut both_estimated) = (Vec::new(), Vec::new());
    for ((name, game), usual) in games.iter().zip(usual) {
        let (deep, secs) = review(game, Thoroughness::Deep);
        tell(name, game, &deep, secs);
        for (usual, deep) in usual.appraised.iter().zip(&deep.appraised).filter(|(usual, _)| !usual.is_exact)
        {
            let discs = f64::from((usual.value - deep.value).abs()) / 256.0;
            apart.push(discs);
            if !deep.is_exact {
                both_estimated.push(discs);
            }
        }
    }
    tell_apart("that the usual setting does not solve", &apart);
    tell_apart("that neither setting solves", &both_estimated);
}

fn tell_apart(which: &str, apart: &[f64]) {
    println!("{} positions {which}:", apart.len());
    for discs in [1.0, 2.0, 3.0, 4.0, 6.0] {
        let n_within = apart.iter().filter(|&&it| it <= discs).count();
        println!("  within {discs} discs: {:.1} %", n_within as f64 * 100.0 / apart.len() as f64);
    }
}

/// What Linux says this process has used so far.
fn processor_secs() -> Option<f64> {
    let nanos: f64 = std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()?;
    Some(nanos / 1e9)
}
