//! The whole way from the menu into a game with the keyboard alone.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{Action, AnimationSpeed, BoardAction, Now, Screen, Settings};
use othello::game::Othello;
use othello::rules::Square;

use crate::support::{Device, Fixture, app, begun, on, people, played};

fn key(harness: &mut Harness<'static, Fixture>, key: Key) {
    harness.key_press(key);
    harness.run_steps(3);
}

/// The name of what has the focus.
fn focused(harness: &Harness<'static, Fixture>) -> Option<String> {
    harness
        .query_by(|node| node.is_focused() && node.label().is_some())
        .and_then(|node| node.accesskit_node().label())
}

/// Presses an arrow until something of this name has the focus.
fn walk_to(harness: &mut Harness<'static, Fixture>, arrow: Key, name: &str) {
    for _ in 0..40 {
        if focused(harness).is_some_and(|label| label.starts_with(name)) {
            return;
        }
        key(harness, arrow);
    }
    panic!("{name:?} was never reached; {:?} has the focus", focused(harness));
}

/// Walks over the board with the arrows, one square at a time, and presses Enter.
fn play(harness: &mut Harness<'static, Fixture>, at: &str) {
    let target: Square = at.parse().expect("a square");
    for _ in 0..20 {
        let here: Square =
            focused(harness).expect("a square has the focus")[..2].parse().expect("a square's name");
        let arrow = if here.col() < target.col() {
            Key::ArrowRight
        } else if here.col() > target.col() {
            Key::ArrowLeft
        } else if here.row() < target.row() {
            Key::ArrowDown
        } else if here.row() > target.row() {
            Key::ArrowUp
        } else {
            break;
        };
        key(harness, arrow);
    }
    key(harness, Key::Enter);
}

#[test]
fn a_game_is_set_up_and_played_with_the_keyboard_alone() {
    let mut start = app();
    start
        .apply(Action::Change(Settings { animation: AnimationSpeed::Off, ..Settings::default() }), Now::ZERO);
    start.apply(Action::Othello(BoardAction::SetUp(people())), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), start);
    walk_to(&mut harness, Key::ArrowDown, "New Game");
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().app().screen(), Screen::Difficulty);
    walk_to(&mut harness, Key::ArrowDown, "To the board");
    key(&mut harness, Key::Space);
    assert_eq!(harness.state().app().screen(), Screen::Arena);
    walk_to(&mut harness, Key::ArrowDown, "Start Game");
    key(&mut harness, Key::Enter);
    // From the button the way up leads onto the board.
    key(&mut harness, Key::ArrowUp);
    for (number, at) in ["f5", "d6", "c3", "d3"].into_iter().enumerate() {
        play(&mut harness, at);
        assert_eq!(harness.state().app().othello().game().n_moves(), number + 1, "after {at}");
    }
    key(&mut harness, Key::Escape);
    assert_eq!(harness.state().app().screen(), Screen::Menu);
}

#[test]
fn the_first_arrow_lands_on_a_square_that_can_be_played() {
    let mut harness = on(Device::new(412.0, 915.0), begun::<Othello>(people(), Settings::default()));
    key(&mut harness, Key::ArrowRight);
    let name = focused(&harness).expect("something has the focus");
    assert!(name.contains("playable"), "{name}");
}

#[test]
fn a_dialog_keeps_the_keyboard_to_itself() {
    let mut start = played("f5", Settings::default());
    start.apply(Action::Othello(BoardAction::Restart), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), start);
    walk_to(&mut harness, Key::ArrowDown, "Keep playing");
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().app().dialog(), None);
    assert_eq!(harness.state().app().othello().game().n_moves(), 1);
}
