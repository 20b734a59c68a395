//! How many discs the strong engine gives away in positions of tournament games:
//! `cargo bench --no-default-features --bench yardstick [-- SECONDS|NODES|DEPTHply ...]`.
//!
//! The positions are facts, of games from which the strong engine has learned nothing; the worth of every move was found once by our own
//! solver (`cargo xtask yardstick`). A whole number is a number of positions that the engine may visit for a move, and gives the
//! same figures on every machine; one with a point is a number of seconds; `8ply` is a search of that depth that solves nothing,
//! which tells what the evaluation is worth. One thread, 32 MB, an empty table for each
//! position.

use std::collections::BTreeMap;
use std::time::Duration;

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine, Resources, Stop};
use othello::lab::JudgedPosition;

/// From so many empty squares on it tries to solve the rest, as the strongest level does.
const SOLVE: u32 = 24;

const USUAL: [&str; 6] = ["20000", "85000", "500000", "0.05", "0.2", "1.0"];

fn main() {
    // Cargo itself passes `--bench`; the numbers, if any, are ours.
    let mut asked: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if asked.is_empty() {
        asked = USUAL.map(str::to_owned).to_vec();
    }
    let text = include_str!("data/yardstick.txt");
    let judged: Vec<JudgedPosition> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}")))
        .collect();
    println!("  a move   empties  positions   discs lost         best moves");
    for word in asked {
        let budget =
            budget(&word).unwrap_or_else(|| panic!("{word:?} is no number of seconds, nodes or plies"));
        let mut of_phase: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
        for position in &judged {
            let losses = of_phase.entry(position.board().position.empties().len()).or_default();
            losses.push(loss(position, budget));
        }
        for (n_empties, losses) in &of_phase {
            println!("{word:>8}   {n_empties:7}  {}", told(losses));
        }
        println!("{word:>8}       all  {}", told(&of_phase.into_values().flatten().collect::<Vec<f64>>()));
    }
}

fn budget(word: &str) -> Option<Budget> {
    if let Some(depth) = word.strip_suffix("ply") {
        return Some(Budget { depth: depth.parse().ok()?, solve: 0, ..Budget::UNLIMITED });
    }
    let unlimited = Budget { solve: SOLVE, ..Budget::UNLIMITED };
    if word.contains('.') {
        let time = Duration::try_from_secs_f64(word.parse().ok()?).ok()?;
        return Some(Budget { time: Some(time), ..unlimited });
    }
    Some(Budget { nodes: word.parse().ok()?, ..unlimited })
}

fn loss(judged: &JudgedPosition, budget: Budget) -> f64 {
    let mut player = StrongPlayer::new(budget, Resources::single(32), None);
    let thought =
        player.choose(judged.board().position, &Stop::new(), &mut |_| {}).expect("there is a choice");
    judged.loss(thought.best).expect("a legal move")
}

/// The mean with its standard error, and how often nothing was lost.
fn told(losses: &[f64]) -> String {
    let n = losses.len() as f64;
    let mean = losses.iter().sum::<f64>() / n;
    let variance = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let n_best = losses.iter().filter(|&&loss| loss == 0.0).count();
    format!("{n:9}   {mean:6.3} ± {:.3}   {:13.1} %", (variance / n).sqrt(), n_best as f64 * 100.0 / n)
}
