//! A real process, killed by SIGKILL at random moments, two hundred times over: the next start finds every ply that was
//! shown.
//!
//! The child is this very test program, asked by an environment variable to play instead of to test. It says each state
//! on its standard output right after a person could have seen it.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use othello::app::{
    Action, AnimationSpeed, App, BoardAction, GameKind, Now, Opponents, Pace, Settings, Setup, Storage,
};
use othello::engine::worker::Worker;
use othello::seeded::Seeded;

#[path = "support/temp_dir.rs"]
mod temp_dir;

use temp_dir::TempDir;

const N_KILLS: u64 = 200;

/// The directory in which the child plays; without it there is nothing to play.
const CHILD: &str = "OTHELLO_KILLED_CHILD";

fn open(directory: &str) -> App {
    let mut app = App::new(Storage::directory(directory), Worker::start(|| {}), 1, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app
}

/// What must not be lost, as one line.
fn state(app: &App) -> String {
    format!("{} | {}", app.othello().game().text(), app.checkers().game().text())
}

/// Plays both games at random for ever, and says each state that was shown.
#[test]
fn play_until_killed() {
    let Ok(directory) = std::env::var(CHILD) else { return };
    let mut random = Seeded::new(u64::from(std::process::id()));
    let mut app = open(&directory);
    let people = || Opponents::People;
    app.apply(Action::Change(Settings { animation: AnimationSpeed::Off, ..*app.settings() }), Now::ZERO);
    loop {
        let game = random.choose(GameKind::ALL).unwrap();
        app.apply(
            Action::Othello(BoardAction::SetUp(Setup { opponents: people(), ..Setup::default() })),
            Now::ZERO,
        );
        app.apply(
            Action::Checkers(BoardAction::SetUp(Setup { opponents: people(), ..Setup::default() })),
            Now::ZERO,
        );
        app.apply(Action::Pick(game), Now::ZERO);
        app.apply(Action::NewGame, Now::ZERO);
        app.apply(Action::Confirm, Now::ZERO);
        for _ in 0..40 {
            match game {
                GameKind::Othello => play_othello(&mut app, &mut random),
                GameKind::Checkers => play_checkers(&mut app, &mut random),
            }
            println!("shown {}", state(&app));
        }
    }
}

fn play_othello(app: &mut App, random: &mut Seeded) {
    app.apply(Action::Othello(BoardAction::Start), Now::ZERO);
    if let Some(at) = random.choose(app.othello().legal_moves()) {
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
    }
    app.tick(Now::ZERO);
}

fn play_checkers(app: &mut App, random: &mut Seeded) {
    app.apply(Action::Checkers(BoardAction::Start), Now::ZERO);
    for choose_piece in [true, false] {
        let view = app.checkers();
        let squares = if choose_piece { view.movable() } else { view.landings() };
        if let Some(square) = random.choose(squares).filter(|&square| view.chosen() != Some(square)) {
            app.apply(Action::Checkers(BoardAction::Tap(square)), Now::ZERO);
        }
    }
    app.tick(Now::ZERO);
}

#[test]
fn a_killed_process_loses_nothing_that_was_shown() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let directory = TempDir::new();
    let path = directory.path().to_str().unwrap();
    let mut random = Seeded::new(9);
    let mut n_shown = 0;
    for kill in 0..N_KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["play_until_killed", "--exact", "--nocapture", "--test-threads=1"])
            .env(CHILD, path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_micros(15_000 + random.below(25_000) as u64));
                child.kill().unwrap();
            });
            let shown: Vec<String> = lines
                .map_while(Result::ok)
                .filter_map(|line| line.split_once("shown ").map(|(_, state)| state.to_owned()))
                .collect();
            n_shown += shown.len();
            let app = open(path);
            assert_eq!(app.notice(), None, "kill {kill}");
            // What was played after the last word may be there too, as one more move of either game.
            if let Some(last) = shown.last() {
                let found = state(&app);
                let is_newer = |found: &str, told: &str| found.starts_with(told);
                let (othello, checkers) = last.split_once(" | ").unwrap();
                let (found_othello, found_checkers) = found.split_once(" | ").unwrap();
                let is_kept = is_newer(found_othello, othello) && is_newer(found_checkers, checkers);
                // A new game begins with an empty board.
                let is_new = found_othello.is_empty() || found_checkers.is_empty();
                assert!(is_kept || is_new, "kill {kill}: {found:?} after {last:?}");
            }
        });
        child.wait().unwrap();
    }
    assert!(n_shown > 1_000, "only {n_shown} states were shown in all");
}
