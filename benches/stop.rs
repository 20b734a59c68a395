//! How long a search takes to end after it is told to: `cargo bench --no-default-features --bench stop`.
//!
//! Half of the searches are in the middle of a game, half solve an endgame, with one and with two threads, while as many
//! other threads as the machine has cores keep it busy. The promise is 50 ms. On the wall's clock a busy machine adds the
//! time that it gives to others; what the search itself still did is told by the processor's (Linux only, and no finer
//! than the system's own tick of some milliseconds).

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine, Resources, Stop};
use othello::rules::Board;

const N_RUNS: u32 = 20;

fn main() {
    let boards = [Board::START, ffo(45)];
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while !over.load(Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        for threads in [1, 2] {
            let resources = Resources { threads, ..Resources::single(32) };
            let mut player = StrongPlayer::new(Budget { solve: 30, ..Budget::UNLIMITED }, resources, None);
            for board in boards {
                let (wall, processor): (Vec<f64>, Vec<f64>) =
                    (1..=N_RUNS).map(|run| answer(&mut player, board, run)).unzip();
                let n_empties = board.position.empties().len();
                println!("{threads} threads, {n_empties} empty squares: {}, on the wall", told(wall));
                println!(
                    "{threads} threads, {n_empties} empty squares: {}, of the processor",
                    told(processor)
                );
            }
        }
        over.store(true, Relaxed);
    });
}

fn told(mut millis: Vec<f64>) -> String {
    millis.sort_by(f64::total_cmp);
    let at = |share: usize| millis[(millis.len() - 1) * share / 100];
    format!("median {:7.2} ms, longest {:7.2} ms", at(50), at(100))
}

/// The milliseconds from the stop to the answer, on the wall and of the processor.
fn answer(player: &mut StrongPlayer, board: Board, run: u32) -> (f64, f64) {
    let stop = Stop::new();
    thread::scope(|scope| {
        let raised = scope.spawn(|| {
            thread::sleep(Duration::from_millis(15) * run);
            stop.raise();
            (Instant::now(), processor_millis())
        });
        player.choose(board.position, &stop, &mut |_| {}).expect("there is a move");
        let (answered, spent) = (Instant::now(), processor_millis());
        let (wall, processor) = raised.join().expect("it only sleeps");
        (answered.saturating_duration_since(wall).as_secs_f64() * 1e3, spent - processor)
    })
}

/// What the first thread, which searches, has used so far.
fn processor_millis() -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|nanos| nanos.parse::<f64>().ok()).unwrap_or_default() / 1e6
}

fn ffo(number: u32) -> Board {
    let positions = include_str!("../tests/data/ffo-40-49.txt");
    let line = positions.lines().find(|line| line.starts_with(&number.to_string())).expect("it is there");
    let fields: Vec<&str> = line.split('\t').collect();
    format!("{} {}", fields[1], fields[2]).parse().expect("a board")
}
