//! Files that older versions of the app have written, as they lie on people's phones: every one of them is still read,
//! and nothing in it is lost.
//!
//! `tests/data/saves/` has one folder for each state of the app in which they were written. Add a folder when the form of
//! a file changes; never change one.

use std::fs;
use std::path::{Path, PathBuf};

use othello::app::{Action, App, Now, Screen, Settings, Storage, Stored};
use othello::engine::worker::Worker;
use othello::game::{Checkers, Othello, Record};
use othello::lab::Comparison;

#[path = "support/temp_dir.rs"]
mod temp_dir;

use temp_dir::TempDir;

/// What a folder should bring back.
struct State {
    name: &'static str,
    /// The plies played and known of Othello.
    othello: (usize, usize),
    /// The same of checkers.
    checkers: (usize, usize),
    screen: Screen,
}

const STATES: [State; 6] = [
    State { name: "first-day", othello: (0, 0), checkers: (0, 0), screen: Screen::Settings },
    State { name: "midgame", othello: (24, 28), checkers: (30, 32), screen: Screen::Arena },
    State { name: "over-and-jump", othello: (60, 60), checkers: (0, 0), screen: Screen::Checkers },
    State { name: "two-people", othello: (12, 14), checkers: (16, 16), screen: Screen::Checkers },
    State { name: "watched", othello: (60, 60), checkers: (76, 76), screen: Screen::Checkers },
    State { name: "white-and-kings", othello: (29, 29), checkers: (39, 39), screen: Screen::Checkers },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves")
}

/// An app that wakes up with a copy of these files.
fn open(state: &str, directory: &Path) -> App {
    fs::create_dir_all(directory).unwrap();
    for entry in fs::read_dir(folder().join(state)).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, directory.join(path.file_name().unwrap())).unwrap();
    }
    App::new(Storage::directory(directory), Worker::start(|| {}), 1, Now::ZERO)
}

#[test]
fn every_folder_is_listed() {
    let mut found: Vec<String> =
        fs::read_dir(folder()).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    found.sort();
    assert_eq!(found, STATES.map(|state| state.name));
}

#[test]
fn every_state_comes_back_as_it_was() {
    for State { name, othello, checkers, screen } in STATES {
        let directory = TempDir::new();
        let app = open(name, directory.path());
        assert_eq!(app.notice(), None, "{name}");
        let game = app.othello().game();
        assert_eq!((game.present(), game.n_recorded()), othello, "{name}");
        let game = app.checkers().game();
        assert_eq!((game.present(), game.n_recorded()), checkers, "{name}");
        assert_eq!(app.screen(), screen, "{name}");
        assert!(app.window().is_some(), "{name}");
    }
}

#[test]
fn what_only_one_state_has_comes_back_too() {
    let directory = TempDir::new();
    let app = open("midgame", directory.path());
    assert!(app.lab().comparison().is_some_and(Comparison::is_complete));
    assert!(app.othello().can_redo() && app.checkers().can_redo());
    let directory = TempDir::new();
    let app = open("over-and-jump", directory.path());
    assert!(app.checkers().is_underway() && app.checkers().landings().len() == 2);
}

#[test]
fn a_game_that_was_over_goes_into_the_archive_once() {
    for State { name, .. } in STATES {
        let directory = TempDir::new();
        let n_archived = |mut app: App| {
            app.set_today("2026-11-17".parse().unwrap());
            app.apply(Action::Open(Screen::Archive), Now::ZERO);
            app.archive().games().unwrap().len()
        };
        let app = open(name, directory.path());
        let over = [app.othello().game().ending().is_some(), app.checkers().game().ending().is_some()];
        let n_over = over.into_iter().filter(|&is_over| is_over).count();
        assert_eq!(n_archived(app), n_over, "{name}");
        let again = App::new(Storage::directory(directory.path()), Worker::start(|| {}), 2, Now::ZERO);
        assert_eq!(n_archived(again), n_over, "{name}");
    }
}

#[test]
fn a_file_that_is_read_and_written_again_has_the_same_bytes() {
    for State { name, .. } in STATES {
        for stored in Stored::ALL {
            let Ok(text) = fs::read_to_string(folder().join(name).join(stored.file_name())) else { continue };
            let again = match stored {
                Stored::Game => Record::<Othello>::from_text(&text).unwrap().to_text(),
                Stored::Checkers => Record::<Checkers>::from_text(&text).unwrap().to_text(),
                Stored::Settings => Settings::from_text(&text).unwrap().to_text(),
                Stored::Session
                | Stored::Window
                | Stored::Lab
                | Stored::Editor
                | Stored::Puzzles
                | Stored::Exercises
                | Stored::Review
                | Stored::Rating
                | Stored::Archive => text.clone(),
            };
            assert_eq!(again, text, "{name}, {stored:?}");
        }
    }
}

#[test]
fn an_app_that_only_opens_and_goes_writes_nothing_else() {
    for State { name, .. } in STATES {
        let directory = TempDir::new();
        let mut app = open(name, directory.path());
        app.apply(Action::Suspend, Now::ZERO);
        drop(app);
        for stored in Stored::ALL {
            let read = |directory: &Path| fs::read_to_string(directory.join(stored.file_name())).ok();
            let (before, after) = (read(&folder().join(name)), read(directory.path()));
            assert_eq!(after, before, "{name}, {stored:?}");
        }
    }
}
