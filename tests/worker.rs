//! What the app relies on when it asks the thinking thread.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use othello::engine::worker::{Engines, Job, Polled, Reporter, Worker};
use othello::engine::{Level, Thought};
use othello::rules::{Board, Position};
use othello::seeded::Seeded;

/// Far longer than anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A worker, and the place where its wake-ups arrive.
fn worker() -> (Worker, Receiver<()>) {
    let (woken, wakes) = channel();
    (Worker::start(move || woken.send(()).unwrap_or_default()).unwrap(), wakes)
}

/// Asks a level for its move.
fn think(worker: &mut Worker, position: Position, level: Level) -> Job<Thought> {
    worker.run(move |engines, reporter| {
        let mut progress = |thought: &Thought| reporter.report(thought.clone());
        engines.get(level, None).choose(position, reporter.stop(), &mut progress)
    })
}

/// Work that goes on until it is told to stop, and then says so.
#[expect(clippy::unnecessary_wraps, reason = "this is the form of every job")]
fn endless(_: &mut Engines, reporter: &Reporter<'_, &'static str>) -> Option<&'static str> {
    reporter.report("begun");
    while !reporter.stop().is_raised() {
        std::thread::yield_now();
    }
    Some("stopped")
}

/// Waits until the job has ended, as the frame loop does (woken, then polled), and returns all that it reported.
fn all<R>(job: &Job<R>, wakes: &Receiver<()>) -> Vec<R> {
    let mut found = Vec::new();
    loop {
        match job.poll() {
            Polled::Report(report) => found.push(report),
            Polled::Pending => wakes.recv_timeout(PATIENCE).expect("the end is told too"),
            Polled::Ended => return found,
        }
    }
}

/// Its last report: the engine's move, or none.
fn last(job: &Job<Thought>, wakes: &Receiver<()>) -> Option<Thought> {
    all(job, wakes).pop()
}

fn after_f5() -> Position {
    Position::START.play("f5".parse().unwrap()).unwrap()
}

#[test]
fn finishing_now_gives_a_legal_move_of_every_level() {
    let (mut worker, wakes) = worker();
    for level in Level::all() {
        let job = think(&mut worker, Position::START, level);
        job.finish_now();
        let thought = last(&job, &wakes).expect("the start has moves");
        assert!(Position::START.moves().contains(thought.best), "{level}");
    }
}

#[test]
fn a_thought_tells_its_progress_first() {
    let (mut worker, wakes) = worker();
    // Seven empty squares: even the timed level is done at once.
    let board: Board = "XXXXXXX-XOOOXXXXXOXOXXOXXOOXXOXXXOXOXXOXXOOXOXXXXOOOOOX-XOO----- X".parse().unwrap();
    let job = think(&mut worker, board.position, Level::Expert);
    let depths: Vec<u32> = all(&job, &wakes).iter().map(|thought| thought.depth).collect();
    assert!(depths.len() > 2 && depths.is_sorted(), "{depths:?}");
}

#[test]
fn a_side_without_a_move_is_answered_without_one() {
    let (mut worker, wakes) = worker();
    let stuck: Board = format!("XX-----O{} O", "-".repeat(56)).parse().unwrap();
    for level in Level::all() {
        let job = think(&mut worker, stuck.position, level);
        assert_eq!(last(&job, &wakes), None, "{level}");
    }
}

#[test]
fn jobs_wait_for_each_other_and_neither_stops_the_other() {
    let (mut worker, wakes) = worker();
    let first = worker.run(endless);
    while first.is_waiting() {
        wakes.recv_timeout(PATIENCE).expect("the first begins");
    }
    let second = think(&mut worker, after_f5(), Level::Strategist);
    assert!(second.is_waiting() && second.poll() == Polled::Pending);
    assert_eq!(first.poll(), Polled::Report("begun"));
    assert_eq!(first.poll(), Polled::Pending, "the second has not stopped it");
    first.finish_now();
    assert_eq!(all(&first, &wakes), ["stopped"]);
    let thought = last(&second, &wakes).unwrap();
    assert_eq!(thought.depth, 8, "it had all the time that it needs");
    assert!(!second.is_waiting());
}

#[test]
fn a_job_that_had_to_wait_wakes_its_owner_when_it_begins() {
    let (mut worker, wakes) = worker();
    let first = worker.run(endless);
    let second = worker.run(endless);
    drop(first);
    while second.is_waiting() {
        wakes.recv_timeout(PATIENCE).expect("it is told of its beginning");
    }
}

#[test]
fn finishing_a_waiting_job_now_stops_nobody_else_and_it_still_answers() {
    let (mut worker, wakes) = worker();
    let first = worker.run(endless);
    let second = think(&mut worker, Position::START, Level::Legend);
    second.finish_now();
    wakes.recv_timeout(PATIENCE).expect("the first begins");
    assert!(second.is_waiting() && second.poll() == Polled::Pending);
    drop(first);
    assert!(last(&second, &wakes).is_some());
}

#[test]
fn dropping_a_job_cancels_it_and_no_other() {
    let (mut worker, wakes) = worker();
    for pause_millis in [0, 1, 5] {
        let kept = worker.run(endless);
        let dropped = think(&mut worker, Position::START, Level::Legend);
        std::thread::sleep(Duration::from_millis(pause_millis));
        drop(dropped);
        let after = worker.run(|_, _| Some("next"));
        kept.finish_now();
        assert_eq!(all(&kept, &wakes), ["begun", "stopped"]);
        assert_eq!(all(&after, &wakes), ["next"]);
    }
}

#[test]
fn a_job_that_is_dropped_before_its_turn_never_begins() {
    let (mut worker, wakes) = worker();
    let (began, beginnings) = channel();
    let first = worker.run(endless);
    drop(worker.run(move |_, _| began.send(()).ok()));
    first.finish_now();
    all(&first, &wakes);
    let last = worker.run(|_, _| Some("last"));
    assert_eq!(all(&last, &wakes), ["last"]);
    assert!(beginnings.try_recv().is_err());
}

#[test]
fn the_engine_of_the_last_job_is_kept_for_the_next() {
    let (mut worker, wakes) = worker();
    // Few enough empty squares to be solved at once, and enough for the table of known positions to be asked.
    let mut random = Seeded::new(8);
    let mut board = Board::START;
    while board.position.empties().len() > 15 {
        board = random.choose(board.position.moves()).map_or(board.pass(), |at| board.play(at).unwrap());
    }
    let nodes = |worker: &mut Worker, seed| {
        let job = worker.run(move |engines, reporter| {
            let engine = engines.get(Level::Grandmaster, Some(seed));
            engine.choose(board.position, reporter.stop(), &mut |_| {}).map(|thought| thought.nodes)
        });
        all(&job, &wakes).pop().unwrap()
    };
    let first = nodes(&mut worker, 1);
    let again = nodes(&mut worker, 1);
    assert!(again < first, "{again} nodes after {first}: the table was thrown away");
    assert_eq!(nodes(&mut worker, 2), first, "another seed is another engine");
}

#[test]
fn dropping_a_worker_stops_its_jobs_and_ends_the_thread() {
    let (mut worker, wakes) = worker();
    let _first = worker.run(endless);
    let second = think(&mut worker, Position::START, Level::Legend);
    drop(worker);
    // The wake callback lives on the thread: when it is gone, so is the thread.
    while wakes.recv().is_ok() {}
    assert_eq!(second.poll(), Polled::Ended);
}
