//! How fast the rules count the lines of play: `cargo bench --no-default-features --bench perft [-- DEPTH]`.
//!
//! The counts are checked against the published ones before any time is printed.

use std::time::Instant;

use othello::rules::{Position, perft};

/// Lines from the start position, by plies; a forced pass is a ply.
const KNOWN: [u64; 13] =
    [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284, 212_258_800, 1_939_886_636];

/// Deep enough to take about a second, shallow enough not to be a nuisance.
const USUAL_DEPTH: usize = 11;

fn main() {
    // Cargo itself passes `--bench`; the first number, if any, is ours.
    let asked = std::env::args().skip(1).find_map(|word| word.parse().ok());
    let deepest = asked.unwrap_or(USUAL_DEPTH).min(KNOWN.len() - 1);
    for (depth, &known) in KNOWN.iter().enumerate().take(deepest + 1).skip(8) {
        let started = Instant::now();
        let leaves = perft(Position::START, depth as u32);
        let secs = started.elapsed().as_secs_f64();
        assert_eq!(leaves, known, "perft {depth}");
        println!(
            "perft {depth:2}  {leaves:13} leaves  {secs:7.3} s  {:7.1} M leaves/s",
            leaves as f64 / secs / 1e6
        );
    }
}
