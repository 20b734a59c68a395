//! The FFO endgame test, positions 40 to 49: `cargo bench --no-default-features --bench endgame [-- FIRST [LAST]]`.
//!
//! Scores and moves are checked before a time is printed. A table of 128 MB, emptied for each search. Seconds are those
//! that the first thread spent on the processor where the system tells them (Linux), else those of the clock on the
//! wall: on a busy machine only the former compare. Build for the machine at hand, or most of its bit instructions lie
//! idle: `RUSTFLAGS="-C target-cpu=native"`.
//!
//! With `--threads N` each position is also solved by so many threads. The first one never waits for long, so the
//! ratio of its seconds is what a machine with as many free processors gains; the clock on the wall tells what this one
//! gained. `-- random` solves 100 positions of random games with 20 empty squares instead. With `--beside` each position is
//! solved a second time beside a process that walks over 64 MB of memory as fast as it can: the ratio tells how much the
//! search depends on caches that it shares with others. It means something only with two free processors.

use std::hint::black_box;
use std::process::{Child, Command};
use std::time::Instant;

use othello::engine::strong::{Evaluation, Search, Solved, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::{Board, Position, random_position};
use othello::seeded::Seeded;

const MEGABYTES: usize = 128;

fn main() {
    // Cargo itself passes `--bench`; the numbers, if any, are ours.
    let words: Vec<String> = std::env::args().collect();
    let has = |name: &str| words.iter().any(|word| word == name);
    if has("random") {
        return solve_random_positions();
    }
    if has(WALK) {
        return walk();
    }
    let beside = has("--beside");
    let threads_at = words.iter().position(|word| word == "--threads");
    let n_threads: usize = threads_at.map_or(1, |at| words[at + 1].parse().expect("a number of threads"));
    let asked: Vec<u32> =
        words[..threads_at.unwrap_or(words.len())].iter().filter_map(|word| word.parse().ok()).collect();
    let first = asked.first().copied().unwrap_or(40);
    let last = asked.get(1).copied().unwrap_or(if asked.is_empty() { 49 } else { first });

    println!(" #  empties  score  move        nodes  seconds  M nodes/s     wall");
    let mut table = TranspositionTable::with_megabytes(MEGABYTES);
    let mut totals = [Cost::default(); 2];
    let mut total_beside = Cost::default();
    for line in include_str!("../tests/data/ffo-40-49.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[number, cells, turn, score, moves] = fields.as_slice() else {
            panic!("five fields in {line:?}")
        };
        if !(first..=last).contains(&number.parse().expect("a number")) {
            continue;
        }
        let board: Board = format!("{cells} {turn}").parse().expect("a board");
        let n_empties = board.position.empties().len();
        for (n_threads, total) in [1, n_threads].into_iter().zip(&mut totals).take(n_threads.min(2)) {
            let (solved, cost) = solve(board.position, &mut table, n_threads);
            let best = solved.best.map_or_else(String::new, |at| at.to_string());
            assert_eq!(format!("{:+}", solved.score), score, "score of #{number}");
            assert!(moves.split(',').any(|known| known == best), "#{number}: {best} is none of {moves}");
            println!("{number:3} {n_empties:7} {score:>6}  {best:4} {}", cost.told());
            total.add(cost);
        }
        if beside {
            let _walker = Walker::start();
            let (_, cost) = solve(board.position, &mut table, 1);
            println!("    beside a walker      {}", cost.told());
            total_beside.add(cost);
        }
    }
    println!("all {:21} {}", "", totals[0].told());
    if beside {
        println!("all, beside a walker      {}", total_beside.told());
        println!("beside a walker: {:.3} times the seconds", total_beside.secs / totals[0].secs);
    }
    if n_threads > 1 {
        let [one, many] = totals;
        println!("all, {n_threads} threads {:10} {}", "", many.told());
        println!(
            "{n_threads} threads: {:.3} of the nodes; {:.2} times as fast by the first thread, {:.2} by the wall",
            many.nodes as f64 / one.nodes as f64,
            one.secs / many.secs,
            one.wall / many.wall
        );
    }
}

/// What a player meets: not the hard positions that tests are made of, but any that a game may lead to.
fn solve_random_positions() {
    const N_POSITIONS: usize = 100;
    const N_EMPTIES: u32 = 20;
    let mut random = Seeded::new(20);
    let mut table = TranspositionTable::with_megabytes(32);
    let mut costs: Vec<Cost> = Vec::new();
    while costs.len() < N_POSITIONS {
        let position = random_position(N_EMPTIES, 0, &mut random);
        if !position.is_over() {
            costs.push(solve(position, &mut table, 1).1);
        }
    }
    let mut secs: Vec<f64> = costs.iter().map(|cost| cost.secs).collect();
    secs.sort_by(f64::total_cmp);
    let average = secs.iter().sum::<f64>() / secs.len() as f64;
    let longest = secs[secs.len() - 1];
    println!(
        "{N_POSITIONS} random positions, {N_EMPTIES} empty squares: {average:.3} s on average, {longest:.3} s longest"
    );
}

/// The word that makes this program the walker.
const WALK: &str = "--walk";

/// Another process of this program that does nothing but fill the caches; it ends with this value.
struct Walker(Child);

impl Walker {
    fn start() -> Self {
        let this = std::env::current_exe().expect("this program has a path");
        Self(Command::new(this).arg(WALK).spawn().expect("a second process"))
    }
}

impl Drop for Walker {
    fn drop(&mut self) {
        self.0.kill().and_then(|()| self.0.wait()).expect("the walker ends");
    }
}

/// Reads and writes one word of every line of 64 MB, over and over, until it is killed.
fn walk() {
    const WORDS_A_LINE: usize = 8;
    let mut memory = vec![0u64; (64 << 20) / size_of::<u64>()];
    loop {
        for word in black_box(&mut memory).iter_mut().step_by(WORDS_A_LINE) {
            *word += 1;
        }
    }
}

fn solve(position: Position, table: &mut TranspositionTable, n_threads: usize) -> (Solved, Cost) {
    table.clear();
    let limit = Limit::until(Stop::new());
    let watch = Watch::start();
    let search = Search::new(table, Evaluation::shipped(), &limit);
    search.with_threads(n_threads, |search| {
        let solved = search.solve(position).expect("nothing stops it");
        (solved, Cost { nodes: search.nodes(), secs: watch.secs(), wall: watch.wall.elapsed().as_secs_f64() })
    })
}

/// What a search took.
#[derive(Clone, Copy, Default)]
struct Cost {
    nodes: u64,
    secs: f64,
    wall: f64,
}

impl Cost {
    fn add(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.secs += other.secs;
        self.wall += other.wall;
    }

    fn told(self) -> String {
        let Self { nodes, secs, wall } = self;
        format!("{nodes:12} {secs:8.2} {:10.1} {wall:8.2}", nodes as f64 / secs / 1e6)
    }
}

/// Seconds of the first thread on the processor, or of the clock on the wall where the system does not tell them.
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

/// What Linux says the first thread of this process has used so far.
fn processor_nanos() -> Option<u64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
