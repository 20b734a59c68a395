//! How fast the rules count the lines of play: `cargo bench --no-default-features --bench perft [-- DEPTH]`.
//!
//! All kernels of this build are run, whichever the rules use. The counts are checked against the published ones before
//! any time is printed.

use std::hint::black_box;
use std::time::Instant;

use othello::rules::{Kernel, Position, perft_by};

/// Lines from the start position, by plies; a forced pass is a ply.
const KNOWN: [u64; 13] =
    [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284, 212_258_800, 1_939_886_636];

/// Deep enough to take about a second, shallow enough not to be a nuisance.
const USUAL_DEPTH: usize = 11;

fn main() {
    // Cargo itself passes `--bench`; the first number, if any, is ours.
    let asked = std::env::args().skip(1).find_map(|word| word.parse().ok());
    let deepest = asked.unwrap_or(USUAL_DEPTH).min(KNOWN.len() - 1);
    println!("the rules use {:?} here", Kernel::USED);
    for (depth, &known) in KNOWN.iter().enumerate().take(deepest + 1).skip(8) {
        let mut portable = None;
        for &kernel in Kernel::ALL {
            let secs = quickest(kernel, depth as u32, known);
            println!(
                "perft {depth:2}  {kernel:8?}  {secs:7.3} s  {:7.1} M leaves/s, {:.2} times as fast as portable",
                known as f64 / secs / 1e6,
                *portable.get_or_insert(secs) / secs
            );
        }
    }
}

/// The shortest of a few runs: on a busy machine the others say more of the neighbours.
fn quickest(kernel: Kernel, depth: u32, known: u64) -> f64 {
    let run = || {
        let started = Instant::now();
        assert_eq!(
            perft_by(black_box(kernel), black_box(Position::START), depth),
            known,
            "perft {depth} by {kernel:?}"
        );
        started.elapsed().as_secs_f64()
    };
    (0..N_RUNS).map(|_| run()).fold(f64::INFINITY, f64::min)
}

const N_RUNS: usize = 3;
