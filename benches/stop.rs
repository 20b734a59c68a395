//! How long a search takes to end after it is told to: `cargo bench --no-default-features --bench stop`.
//!
//! Half of the searches are in the middle of a game, half solve an endgame, with one and with two threads, while as many
//! other threads as the machine has cores keep it busy. The promise is 50 ms.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use othello::engine::strong::{Budget, Player};
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
            let resources = Resources { threads, hash_mb: 32 };
            let mut player = Player::new(Budget { solve: 30, ..Budget::UNLIMITED }, resources, None);
            for board in boards {
                let mut times: Vec<Duration> =
                    (1..=N_RUNS).map(|run| answer(&mut player, board, run)).collect();
                times.sort();
                println!(
                    "{threads} threads, {} empty squares: median {:.2} ms, longest {:.2} ms",
                    board.position.empties().len(),
                    times[times.len() / 2].as_secs_f64() * 1e3,
                    times[times.len() - 1].as_secs_f64() * 1e3
                );
            }
        }
        over.store(true, Relaxed);
    });
}

/// The time from the stop to the answer.
fn answer(player: &mut Player, board: Board, run: u32) -> Duration {
    let stop = Stop::new();
    thread::scope(|scope| {
        let raised = scope.spawn(|| {
            thread::sleep(Duration::from_millis(15) * run);
            stop.raise();
            Instant::now()
        });
        player.choose(board.position, &stop, &mut |_| {}).expect("there is a move");
        let answered = Instant::now();
        answered.saturating_duration_since(raised.join().expect("it only sleeps"))
    })
}

fn ffo(number: u32) -> Board {
    let positions = include_str!("../tests/data/ffo-40-49.txt");
    let line = positions.lines().find(|line| line.starts_with(&number.to_string())).expect("it is there");
    let fields: Vec<&str> = line.split('\t').collect();
    format!("{} {}", fields[1], fields[2]).parse().expect("a board")
}
