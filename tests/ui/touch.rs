//! Fingers on the board as they really are: slow, rolling, sliding, and quicker than a slow phone's frames.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::{Action, Now, Screen, Settings};

use crate::support::{Device, Fixture, app, on, played};

/// Two people, black to move, on the smallest of our phones.
fn begun() -> Harness<'static, Fixture> {
    on(Device::new(320.0, 640.0), played("", Settings::default()))
}

/// The middle of the square that is read out with this beginning.
fn middle(harness: &Harness<'static, Fixture>, name: &str) -> Pos2 {
    harness.get_by_label_contains(name).rect().center()
}

fn touch(at: Pos2) -> [Event; 2] {
    [Event::PointerMoved(at), button(at, true)]
}

fn lift(at: Pos2) -> [Event; 2] {
    [button(at, false), Event::PointerGone]
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// One frame with all of these events in it.
fn frame(harness: &mut Harness<'static, Fixture>, events: impl IntoIterator<Item = Event>) {
    harness.input_mut().events.extend(events);
    harness.step();
}

/// A finger that comes down on f5, wanders by so much over the next frames, and is lifted there.
fn tap_f5(wander: Vec2, n_frames: usize) -> usize {
    let mut harness = begun();
    let at = middle(&harness, "f5, empty");
    frame(&mut harness, touch(at));
    for step in 1..=n_frames {
        let there = at + wander * (step as f32 / n_frames as f32);
        frame(&mut harness, [Event::PointerMoved(there)]);
    }
    frame(&mut harness, lift(at + wander));
    harness.run_steps(2);
    harness.state().app().othello().game().n_moves()
}

#[test]
fn a_long_look_at_the_preview_ends_in_a_move() {
    // A quarter of a second for each frame.
    assert_eq!(tap_f5(Vec2::ZERO, 20), 1);
}

#[test]
fn a_finger_that_rolls_while_it_is_lifted_still_plays() {
    assert_eq!(tap_f5(vec2(8.0, -7.0), 3), 1);
}

#[test]
fn a_finger_that_slides_off_the_square_plays_nothing() {
    assert_eq!(tap_f5(vec2(40.0, 0.0), 3), 0);
}

#[test]
fn a_tap_that_fits_into_one_slow_frame_is_not_lost() {
    let mut harness = begun();
    let at = middle(&harness, "f5, empty");
    frame(&mut harness, touch(at).into_iter().chain(lift(at)));
    harness.run_steps(2);
    assert_eq!(harness.state().app().othello().game().n_moves(), 1);
}

#[test]
fn back_that_is_held_down_closes_one_layer() {
    let mut start = app();
    for action in [Action::Open(Screen::Settings), Action::Open(Screen::Rules)] {
        start.apply(action, Now::ZERO);
    }
    let mut harness = on(Device::new(412.0, 915.0), start);
    for _ in 0..5 {
        harness.key_down(Key::BrowserBack);
        harness.step();
    }
    assert_eq!(harness.state().app().screen(), Screen::Settings);
    harness.key_up(Key::BrowserBack);
    harness.key_down(Key::BrowserBack);
    harness.step();
    assert_eq!(harness.state().app().screen(), Screen::Menu);
    assert!(!harness.state().app().exit_requested());
}
