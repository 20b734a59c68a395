//! The review of a game, worked by its labels, and its pictures.

use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::review::ReviewAction;
use othello::app::{Action, App, BoardColours, Now, Screen, Settings, Subject, ThemeChoice};

use crate::pictures::{check, with};
use crate::support::{Device, Fixture, on, played, press, reviewed};

/// Higher than any phone, so that everything is in sight.
fn tall(app: App) -> Harness<'static, Fixture> {
    on(Device::new(412.0, 3000.0), app)
}

fn has(harness: &Harness<'static, Fixture>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

fn cursor(harness: &Harness<'static, Fixture>) -> usize {
    harness.state().app().review().cursor()
}

#[test]
fn a_blunder_is_told_with_what_was_better_and_why() {
    let harness = tall(reviewed(Settings::default()));
    assert!(has(&harness, "Move 19: Black b2"));
    assert!(has(&harness, "Blunder: 29.2 discs lost"));
    assert!(has(&harness, "c1 was better"));
    assert!(has(&harness, "b2 lets the opponent take the corner a1 at once; c1 does not."));
    assert!(has(&harness, "Best line: c1"));
    assert!(has(&harness, "Board after 18 moves, Black to move"));
    assert!(has(&harness, "Blunder: Black 2, White 1"));
    assert!(has(&harness, "Accuracy is 100 % less 10"));
    assert!(has(&harness, "from 6 a mistake, from 10 a blunder"));
}

#[test]
fn the_buttons_walk_from_position_to_position_and_from_mistake_to_mistake() {
    let mut harness = tall(reviewed(Settings::default()));
    for (label, expected) in [
        ("Later", 19),
        ("Earlier", 18),
        ("Next mistake", 33),
        ("Next mistake", 46),
        ("Previous mistake", 33),
        ("Previous mistake", 18),
    ] {
        press(&mut harness, Role::Button, label);
        assert_eq!(cursor(&harness), expected, "{label}");
    }
    press(&mut harness, Role::ListItem, "47. Black g2, Blunder: 24 discs lost");
    assert_eq!(cursor(&harness), 46);
    assert!(has(&harness, "instead of") && has(&harness, "proven"));
}

#[test]
fn the_graph_is_a_slider_for_finger_keyboard_and_ear() {
    let mut harness = tall(reviewed(Settings::default()));
    let graph = harness.get_by_role(Role::Slider);
    assert!(graph.accesskit_node().label().is_some_and(|label| label.contains("After move 18 of 60: even")));
    let rect = graph.rect();
    graph.focus();
    harness.run_steps(2);
    for (key, expected) in [(Key::ArrowRight, 19), (Key::ArrowLeft, 18), (Key::Home, 0), (Key::End, 60)] {
        harness.key_press(key);
        harness.run_steps(2);
        assert_eq!(cursor(&harness), expected, "{key:?}");
    }
    assert!(has(&harness, "The end: Black"));
    // A finger that goes along it.
    harness.drag_at(rect.left_center() + egui::vec2(30.0, 0.0));
    harness.run_steps(2);
    let begun = cursor(&harness);
    harness.hover_at(rect.center());
    harness.run_steps(2);
    let half = cursor(&harness);
    harness.drop_at(rect.center());
    harness.run_steps(2);
    assert!(begun < 3 && (25..35).contains(&half), "{begun} and {half}");
}

#[test]
fn from_the_end_of_a_game_to_its_review_and_back() {
    let mut app = played("", Settings::default());
    while let Some(square) = app.othello().legal_moves().first() {
        app.apply(Action::Othello(othello::app::BoardAction::Tap(square)), Now::ZERO);
        app.tick(Now::ZERO);
    }
    let mut harness = tall(app);
    press(&mut harness, Role::Button, "Review");
    assert_eq!(harness.state().app().screen(), Screen::Review);
    let begun = Instant::now();
    while harness.state().app().review().progress().0 < 5 {
        harness.step();
        assert!(begun.elapsed() < Duration::from_mins(1), "nothing is appraised");
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(has(&harness, "positions"));
    press(&mut harness, Role::Button, "Stop");
    assert!(!harness.state().app().review().is_running());
    press(&mut harness, Role::Button, "Go on");
    assert!(harness.state().app().review().is_running());
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Arena);
    assert!(!harness.state().app().review().is_running());
}

#[test]
fn the_search_of_a_reviewed_position_can_be_seen() {
    let mut harness = tall(reviewed(Settings::default()));
    press(&mut harness, Role::Button, "See it think");
    assert_eq!(harness.state().app().study().subject, Subject::Reviewed(18));
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Review);
    press(&mut harness, Role::Button, "Practise 2 mistakes");
    assert_eq!(harness.state().app().screen(), Screen::Exercises);
}

/// A page that nobody touches and nothing works on asks for no frame.
#[test]
fn a_finished_review_lies_still() {
    let mut harness = tall(reviewed(Settings::default()));
    harness.run_steps(4);
    let output = harness.output();
    let delay = output.viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    assert!(delay > Duration::from_mins(1), "{delay:?}");
}

fn at_move(number: usize, settings: Settings) -> App {
    let mut app = reviewed(settings);
    app.apply(Action::Review(ReviewAction::GoTo(number)), Now::ZERO);
    app
}

#[test]
fn review_on_a_small_phone() {
    let app = at_move(18, Settings::default());
    check(&mut on(Device::new(360.0, 640.0), app), "review-360x640-light-en");
}

#[test]
fn review_as_a_whole() {
    let app = at_move(46, Settings::default());
    check(&mut on(Device::new(412.0, 2300.0), app), "review-412x2300-light-en");
}

#[test]
fn review_in_the_dark_in_indonesian() {
    let app = at_move(33, with(ThemeChoice::Dark, BoardColours::Blue));
    check(&mut on(Device::new(412.0, 2300.0).in_indonesian(), app), "review-412x2300-dark-id");
}

#[test]
fn review_on_its_side() {
    let app = at_move(18, with(ThemeChoice::HighContrast, BoardColours::Green));
    check(&mut on(Device::new(915.0, 412.0), app), "review-915x412-contrast-en");
}

#[test]
fn review_on_a_tablet() {
    let app = at_move(41, with(ThemeChoice::Light, BoardColours::Wood));
    check(&mut on(Device::new(800.0, 1280.0).in_indonesian(), app), "review-800x1280-light-id");
}

#[test]
fn review_with_double_text_on_the_narrowest_phone() {
    let app = at_move(18, Settings::default());
    let device = Device::new(320.0, 3600.0).in_indonesian().with_text_scale(2.0);
    check(&mut on(device, app), "review-320x3600-double-text-id");
}
