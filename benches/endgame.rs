//! The FFO endgame test, positions 40 to 49: `cargo bench --no-default-features --bench endgame [-- FIRST [LAST]]`.
//!
//! Scores and moves are checked before a time is printed. One thread; a table of 128 MB, emptied for each position.
//! Seconds are those of the processor where the system tells them (Linux), else those of the clock on the wall: on a
//! busy machine only the former compare. Build for the machine at hand, or most of its bit instructions lie idle:
//! `RUSTFLAGS="-C target-cpu=native"`.

use std::time::Instant;

use othello::engine::strong::{Evaluation, Search, Table};
use othello::engine::{Limit, Stop};
use othello::rules::Board;

const MEGABYTES: usize = 128;

fn main() {
    // Cargo itself passes `--bench`; the numbers, if any, are ours.
    let asked: Vec<u32> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let first = asked.first().copied().unwrap_or(40);
    let last = asked.get(1).copied().unwrap_or(if asked.is_empty() { 49 } else { first });

    println!(" #  empties  score  move        nodes  seconds  M nodes/s");
    let mut table = Table::with_megabytes(MEGABYTES);
    let limit = Limit::until(Stop::new());
    let (mut total_nodes, mut total_secs) = (0, 0.0);
    for line in include_str!("../tests/data/ffo-40-49.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[number, cells, turn, score, moves] = fields.as_slice() else {
            panic!("five fields in {line:?}")
        };
        let number: u32 = number.parse().expect("a number");
        if !(first..=last).contains(&number) {
            continue;
        }
        let board: Board = format!("{cells} {turn}").parse().expect("a board");

        table.clear();
        let mut search = Search::new(&table, Evaluation::shipped(), &limit);
        let started = Watch::start();
        let solved = search.solve(board.position).expect("nothing stops it");
        let secs = started.secs();

        let best = solved.best.map_or_else(String::new, |at| at.to_string());
        assert_eq!(format!("{:+}", solved.score), score, "score of #{number}");
        assert!(moves.split(',').any(|known| known == best), "#{number}: {best} is none of {moves}");
        print_line(&number.to_string(), board.position.empties().len(), score, &best, search.nodes(), secs);
        total_nodes += search.nodes();
        total_secs += secs;
    }
    print_line("all", 0, "", "", total_nodes, total_secs);
}

/// Seconds of the processor, or of the clock on the wall where the system does not tell them.
struct Watch {
    wall: Instant,
    processor: Option<u64>,
}

impl Watch {
    fn start() -> Self {
        Self { wall: Instant::now(), processor: processor_nanos() }
    }

    fn secs(&self) -> f64 {
        match (self.processor, processor_nanos()) {
            (Some(start), Some(end)) => (end - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// What Linux says this process has used so far.
fn processor_nanos() -> Option<u64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn print_line(name: &str, n_empties: u32, score: &str, best: &str, nodes: u64, secs: f64) {
    let speed = nodes as f64 / secs / 1e6;
    println!("{name:3} {n_empties:7} {score:>6}  {best:4} {nodes:12} {secs:8.2} {speed:10.1}");
}
