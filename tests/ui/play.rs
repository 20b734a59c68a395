//! Whole games by labels alone.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Message, Now, Opponents, Pace, Phase, Settings, Setup,
};
use othello::engine::{Level, Thought};
use othello::game::Othello;

use crate::support::{Device, Fixture, begun, on, people, played, press_and_settle, settle};

/// A game that has just begun, on a phone.
fn on_phone(setup: Setup, settings: Settings) -> Harness<'static, Fixture> {
    let mut harness = on(Device::new(412.0, 915.0), begun::<Othello>(setup, settings));
    settle(&mut harness);
    harness
}

/// Presses the first square that says it is playable; false if none does.
pub(crate) fn play_somewhere(harness: &mut Harness<'static, Fixture>) -> bool {
    let found = harness.query_all_by_label_contains("playable").next().map(|square| square.click());
    if found.is_none() {
        return false;
    }
    harness.run_steps(2);
    settle(harness);
    true
}

#[test]
fn a_full_game_against_the_novice_is_played_by_labels() {
    let setup = Setup { level: Level::Novice, ..Setup::default() };
    let mut harness = on_phone(setup, Settings { animation: AnimationSpeed::Fast, ..Settings::default() });
    harness.get_by_role_and_label(Role::ListItem, "The game has begun. Black moves first.");
    while play_somewhere(&mut harness) {}
    let app = harness.state().app();
    let Phase::Over(ending) = app.othello().phase() else { panic!("stuck in {:?}", app.othello().phase()) };
    assert!(app.othello().game().n_moves() >= 9, "even the shortest game has nine moves");
    let lines = app.othello().messages();
    assert!(matches!(lines.last(), Some(Message::End { .. })));
    assert_eq!(harness.query_all_by_role(Role::ListItem).count(), lines.len(), "each message is a line");
    let words = match ending.winner() {
        Some(othello::rules::Disc::Black) => "Black wins",
        Some(othello::rules::Disc::White) => "White wins",
        None => "A draw",
    };
    assert!(harness.query_all_by_label_contains(words).next().is_some());
    for label in ["Play again", "Change level", "Review"] {
        harness.get_by_role_and_label(Role::Button, label);
    }
    press_and_settle(&mut harness, "Review");
    assert_eq!(harness.state().app().screen(), othello::app::Screen::Review);
    press_and_settle(&mut harness, "Back");
    press_and_settle(&mut harness, "Play again");
    assert_eq!(harness.state().app().othello().game().n_moves(), 0);
}

#[test]
fn a_strong_level_says_that_its_first_moves_are_from_the_book() {
    let setup = Setup { level: Level::Grandmaster, ..Setup::default() };
    let mut harness = on_phone(setup, Settings::default());
    harness.state_mut().app_mut().set_pace(Pace::PERSON);
    harness.query_all_by_label_contains("playable").next().unwrap().click();
    let started = Instant::now();
    let is_known = |app: &App| {
        let thought = app.othello().thinking().and_then(|thinking| thinking.thought);
        thought.is_some_and(Thought::is_from_book)
    };
    // The move is found at once, and waits so that a person can follow. While it thinks, the app's time stands still.
    while !is_known(harness.state().app()) {
        assert!(started.elapsed() < Duration::from_secs(30), "{:?}", harness.state().app().othello().phase());
        if harness.state().app().othello().phase() != Phase::Thinking {
            harness.state_mut().now = harness.state().now + Duration::from_millis(10);
        }
        harness.step();
        std::thread::sleep(Duration::from_millis(1));
    }
    harness.step();
    harness.snapshot("book-412x915-en");
    settle(&mut harness);
    assert_eq!(harness.state().app().othello().game().n_moves(), 2);
}

#[test]
fn a_square_says_what_it_is() {
    let mut harness = on_phone(people(), Settings::default());
    harness.get_by_label("f5, empty, playable, takes 1");
    harness.get_by_label("a1, empty");
    harness.get_by_label("e4, black disc");
    harness.get_by_label("f5, empty, playable, takes 1").click();
    harness.run_steps(2);
    settle(&mut harness);
    harness.get_by_label("f5, black disc, last move");
    harness.get_by_label("1. Black f5, takes 1; black 4, white 1");
}

#[test]
fn a_line_of_the_history_shows_its_board_and_loses_nothing() {
    let mut harness = on_phone(people(), Settings { animation: AnimationSpeed::Off, ..Settings::default() });
    for _ in 0..4 {
        assert!(play_somewhere(&mut harness));
    }
    let is_line = |label: String| label.starts_with("1. Black");
    harness.get_by(|node| node.role() == Role::ListItem && node.label().is_some_and(is_line)).click();
    harness.run_steps(3);
    assert_eq!(harness.state().app().othello().viewing(), Some(1));
    assert_eq!(harness.state().app().othello().game().n_moves(), 4);
    harness.get_by_label("You are looking at move 1 of 4. The game waits.");
    press_and_settle(&mut harness, "Back to the game");
    assert_eq!(harness.state().app().othello().viewing(), None);
}

#[test]
fn undo_redo_and_restart_are_buttons_and_restart_asks() {
    let mut harness = on_phone(people(), Settings { animation: AnimationSpeed::Off, ..Settings::default() });
    assert!(play_somewhere(&mut harness));
    assert!(play_somewhere(&mut harness));
    press_and_settle(&mut harness, "Undo");
    assert_eq!(harness.state().app().othello().game().n_moves(), 1);
    press_and_settle(&mut harness, "Redo");
    assert_eq!(harness.state().app().othello().game().n_moves(), 2);
    press_and_settle(&mut harness, "Restart Game");
    harness.get_by_label("Leave this game?");
    press_and_settle(&mut harness, "Keep playing");
    assert_eq!(harness.state().app().othello().game().n_moves(), 2);
    press_and_settle(&mut harness, "Restart Game");
    press_and_settle(&mut harness, "Start over");
    assert_eq!(harness.state().app().othello().game().n_moves(), 0);
}

#[test]
fn a_hint_names_a_square_and_a_reason() {
    let mut harness = on_phone(people(), Settings::default());
    press_and_settle(&mut harness, "Hint");
    let at = harness.state().app().othello().hint().expect("a hint was given").chosen;
    assert!(harness.query_all_by_label_contains(&format!("Play {at}: ")).next().is_some());
    assert!(harness.query_all_by_label_contains(&format!("{at}, empty, playable")).next().is_some());
}

#[test]
fn with_confirm_the_first_tap_only_marks() {
    let mut harness = on_phone(people(), Settings { confirm_tap: true, ..Settings::default() });
    harness.get_by_label_contains("f5, empty, playable").click();
    harness.run_steps(3);
    assert_eq!(harness.state().app().othello().game().n_moves(), 0);
    harness.get_by_label("Tap f5 again to play there.");
    harness.get_by_label_contains("f5, empty, playable").click();
    harness.run_steps(3);
    assert_eq!(harness.state().app().othello().game().n_moves(), 1);
}

#[test]
fn a_tap_that_is_no_move_says_why_not() {
    let mut harness = on_phone(people(), Settings::default());
    harness.get_by_label_contains("a1, empty").click();
    harness.run_steps(3);
    harness.get_by_label("a1 is no move: it would turn no disc.");
    harness.get_by_label_contains("d4, ").click();
    harness.run_steps(3);
    harness.get_by_label("d4 is taken.");
    assert_eq!(harness.state().app().othello().game().n_moves(), 0);
}

#[test]
fn two_computers_are_watched_paused_and_stepped() {
    let setup = Setup {
        opponents: Opponents::Watch,
        level: Level::Novice,
        black_level: Level::Cautious,
        ..Setup::default()
    };
    let mut app = begun::<Othello>(setup, Settings { animation: AnimationSpeed::Off, ..Settings::default() });
    app.apply(Action::Othello(BoardAction::Pause), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    let before = harness.state().app().othello().game().n_moves();
    press_and_settle(&mut harness, "One move");
    assert_eq!(harness.state().app().othello().game().n_moves(), before + 1);
    harness.get_by_label("Paused.");
    press_and_settle(&mut harness, "Go on");
    assert!(matches!(harness.state().app().othello().phase(), Phase::Over(_)), "nothing waits in this test");
}

#[test]
fn a_pass_is_never_silent() {
    // The first pass of a real game: Black plays, White has no move, and it says so until somebody goes on.
    let mut app = played("", Settings::default());
    app.set_pace(Pace { pass: Duration::from_mins(1), ..Pace::INSTANT });
    let mut random = othello::seeded::Seeded::new(5);
    while !matches!(app.othello().phase(), Phase::Passing(_)) {
        if matches!(app.othello().phase(), Phase::Over(_)) {
            app.apply(Action::Othello(BoardAction::Restart), Now::ZERO);
        }
        let moves: Vec<_> = app.othello().legal_moves().into_iter().collect();
        let at = moves[random.below(moves.len())];
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
        app.tick(Now::ZERO);
    }
    let harness = on(Device::new(412.0, 915.0), app);
    assert!(harness.query_all_by_label_contains("has no legal move: on").next().is_some());
    assert!(harness.query_all_by_label_contains("passes: no legal move").next().is_some());
}
