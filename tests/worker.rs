//! What the app relies on when it asks the thinking thread.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use othello::engine::Level;
use othello::engine::worker::{Answer, Outlet, Polled, Question, Reports, Verdict, Worker};
use othello::rules::{Board, Position};

/// A worker, and the place where its wake-ups arrive.
fn worker() -> (Worker, Receiver<()>) {
    let (woken, wakes) = channel();
    (Worker::start(move || woken.send(()).unwrap_or_default()).unwrap(), wakes)
}

fn question(position: Position, level: Level) -> Question {
    Question { position, level, seed: None }
}

/// Waits as the frame loop does: woken, then polled.
fn verdict(worker: &mut Worker, wakes: &Receiver<()>) -> Verdict {
    loop {
        wakes.recv_timeout(Duration::from_mins(1)).expect("the worker answers");
        while let Some(answer) = worker.poll() {
            if let Answer::Verdict(verdict) = answer {
                return verdict;
            }
        }
    }
}

#[test]
fn a_verdict_bears_the_ticket_of_its_question_and_a_legal_move() {
    let (mut worker, wakes) = worker();
    for level in Level::ALL {
        let ticket = worker.ask(question(Position::START, level));
        worker.hurry();
        let verdict = verdict(&mut worker, &wakes);
        assert_eq!(verdict.ticket, ticket);
        let thought = verdict.thought.expect("the start has moves");
        assert!(Position::START.moves().contains(thought.best), "{level}");
    }
}

#[test]
fn an_unhurried_thinker_tells_its_progress_first() {
    let (mut worker, wakes) = worker();
    // Seven empty squares: even the timed level is done at once.
    let board: Board = "XXXXXXX-XOOOXXXXXOXOXXOXXOOXXOXXXOXOXXOXXOOXOXXXXOOOOOX-XOO----- X".parse().unwrap();
    let ticket = worker.ask(question(board.position, Level::Expert));
    let mut depths = Vec::new();
    let last = loop {
        wakes.recv_timeout(Duration::from_mins(1)).expect("the worker answers");
        let Some(answer) = worker.poll() else { continue };
        match answer {
            Answer::Progress(progress) => {
                assert_eq!(progress.ticket, ticket);
                depths.push(progress.thought.depth);
            }
            Answer::Verdict(verdict) => break verdict,
        }
    };
    assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    assert_eq!(last.thought.map(|thought| thought.depth), depths.last().copied());
}

#[test]
fn a_newer_question_retires_the_older() {
    let (mut worker, wakes) = worker();
    let other = Position::START.play("f5".parse().unwrap()).unwrap();
    for _ in 0..50 {
        worker.ask(question(Position::START, Level::Expert));
        let ticket = worker.ask(question(other, Level::Novice));
        let verdict = verdict(&mut worker, &wakes);
        assert_eq!(verdict.ticket, ticket);
        assert!(other.moves().contains(verdict.thought.unwrap().best));
    }
}

#[test]
fn a_retired_question_is_never_answered() {
    let (mut worker, wakes) = worker();
    for pause_millis in [0, 1, 5] {
        worker.ask(question(Position::START, Level::Novice));
        std::thread::sleep(Duration::from_millis(pause_millis));
        worker.retire();
        // Its verdict may well have been sent: it is dropped when polled.
        wakes.recv_timeout(Duration::from_mins(1)).expect("the thread is woken all the same");
        assert_eq!(worker.poll(), None);
    }
}

#[test]
fn a_side_without_a_move_gets_a_verdict_without_one() {
    let (mut worker, wakes) = worker();
    let stuck: Board = format!("XX-----O{} O", "-".repeat(56)).parse().unwrap();
    for level in Level::ALL {
        worker.ask(question(stuck.position, level));
        assert_eq!(verdict(&mut worker, &wakes).thought, None, "{level}");
    }
}

#[test]
fn dropping_a_thinking_worker_ends_the_thread() {
    let (mut worker, wakes) = worker();
    worker.ask(question(Position::START, Level::Expert));
    drop(worker);
    // The wake callback lives on the thread: when it is gone, so is the thread.
    while wakes.recv().is_ok() {}
}

/// Work that goes on until it is told to stop, and then says so.
fn endless(outlet: &Outlet<'_, &'static str>) {
    outlet.send("begun");
    while !outlet.stop().is_raised() {
        std::thread::yield_now();
    }
    outlet.send("stopped");
}

/// Waits until the work has ended, and returns all that it reported.
fn all<R>(reports: &Reports<R>, wakes: &Receiver<()>) -> Vec<R> {
    let mut found = Vec::new();
    loop {
        match reports.poll() {
            Polled::Report(report) => found.push(report),
            Polled::Pending => wakes.recv_timeout(Duration::from_mins(1)).expect("the end is told too"),
            Polled::Ended => return found,
        }
    }
}

#[test]
fn other_work_is_stopped_when_asked_and_ends_with_what_it_had() {
    let (mut worker, wakes) = worker();
    let reports = worker.run(endless);
    reports.stop();
    let found = all(&reports, &wakes);
    assert!(found.is_empty() || found == ["begun", "stopped"], "{found:?}");
}

#[test]
fn a_question_retires_other_work_and_is_answered() {
    let (mut worker, wakes) = worker();
    let reports = worker.run(endless);
    wakes.recv_timeout(Duration::from_mins(1)).expect("the work begins");
    let ticket = worker.ask(question(Position::START, Level::Novice));
    assert_eq!(verdict(&mut worker, &wakes).ticket, ticket);
    assert_eq!(all(&reports, &wakes), ["begun", "stopped"]);
}

#[test]
fn throwing_the_reports_away_stops_the_work() {
    let (mut worker, wakes) = worker();
    drop(worker.run(endless));
    let reports = worker.run(|outlet| outlet.send("next"));
    assert_eq!(all(&reports, &wakes), ["next"]);
}

#[test]
fn a_worker_that_goes_stops_its_work() {
    let (mut worker, _wakes) = worker();
    let _reports = worker.run(endless);
    drop(worker);
}
