//! A few pictures of the screens, each looked at before it was kept. `UPDATE_SNAPSHOTS=1` makes new ones.

use std::time::Duration;

use egui_kittest::{Harness, SnapshotOptions};
use othello::app::lab::Tab;
use othello::app::{Action, App, Now, Opponents, Screen, Setup};
use othello::engine::Level;
use othello::game::{AnimationSpeed, BoardColours, Settings, Theme};

use crate::support::{Bench, Device, app, app_with_results, on, settle, unveil};

/// A game of a few moves that spread over the board.
const OPENING: &str = "f5d6c3d3c4f4f6f3e6e7d7";

pub(crate) fn check(harness: &mut Harness<'static, Bench>, name: &str) {
    // Different versions of Mesa's software Vulkan round an edge here and there differently.
    let options = SnapshotOptions::new().threshold(1.5).max_failed_pixels(24);
    unveil(harness);
    harness.snapshot_options(name, &options);
}

fn at(screen: Screen, settings: Settings) -> App {
    let mut app = app();
    app.apply(Action::Change(settings), Now::ZERO);
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

fn in_play(settings: Settings) -> App {
    let mut app = at(Screen::Arena, Settings { animation: AnimationSpeed::Off, ..settings });
    let setup = Setup { opponents: Opponents::People, ..Setup::default() };
    for action in [Action::SetUp(setup), Action::NewGame, Action::Start] {
        app.apply(action, Now::ZERO);
    }
    for name in OPENING.as_bytes().chunks(2) {
        let square = std::str::from_utf8(name).expect("ascii").parse().expect("a square");
        app.apply(Action::Tap(square), Now::ZERO);
        app.tick(Now::ZERO);
    }
    app
}

pub(crate) fn with(theme: Theme, board: BoardColours) -> Settings {
    Settings { theme, board, ..Settings::default() }
}

#[test]
fn menu_on_a_small_phone() {
    check(&mut on(Device::new(360.0, 640.0), app()), "menu-360x640-light-en");
}

#[test]
fn difficulty_in_indonesian() {
    let settings = with(Theme::Dark, BoardColours::Green);
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, at(Screen::Difficulty, settings)), "difficulty-360x640-dark-id");
}

#[test]
fn two_short_ladders_for_those_who_watch() {
    let mut app = at(Screen::Difficulty, Settings::default());
    let setup = Setup { opponents: Opponents::Watch, level: Level::Legend, ..Setup::default() };
    app.apply(Action::SetUp(setup), Now::ZERO);
    check(&mut on(Device::new(412.0, 915.0), app), "watch-412x915-light-en");
}

#[test]
fn arena_on_a_phone() {
    check(&mut on(Device::new(412.0, 915.0), in_play(Settings::default())), "arena-412x915-light-en");
}

#[test]
fn arena_on_a_small_phone_in_the_dark() {
    let settings = with(Theme::Dark, BoardColours::Blue);
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), in_play(settings)), "arena-360x640-dark-id");
}

#[test]
fn arena_on_its_side_in_high_contrast() {
    let settings = with(Theme::HighContrast, BoardColours::Green);
    check(&mut on(Device::new(915.0, 412.0), in_play(settings)), "arena-915x412-contrast-en");
}

#[test]
fn arena_on_a_tablet() {
    let settings = with(Theme::Light, BoardColours::Wood);
    check(&mut on(Device::new(800.0, 1280.0).in_indonesian(), in_play(settings)), "arena-800x1280-light-id");
}

#[test]
fn arena_with_double_text_on_the_narrowest_phone() {
    let device = Device::new(320.0, 640.0).in_indonesian().with_text_scale(2.0);
    check(&mut on(device, in_play(Settings::default())), "arena-320x640-double-text-id");
}

#[test]
fn discs_in_the_middle_of_turning() {
    let mut app = in_play(Settings::default());
    app.apply(Action::Change(Settings::default()), Now::ZERO);
    app.apply(Action::Tap("d8".parse().expect("a square")), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    harness.state_mut().now = Now::ZERO + Duration::from_millis(360);
    harness.step();
    check(&mut harness, "turning-412x915-light-en");
}

#[test]
fn the_end_of_a_game() {
    let mut app = in_play(with(Theme::Light, BoardColours::Slate));
    while let Some(square) = app.legal_moves().first() {
        app.apply(Action::Tap(square), Now::ZERO);
        app.tick(Now::ZERO);
    }
    let mut harness = on(Device::new(412.0, 915.0), app);
    settle(&mut harness);
    check(&mut harness, "over-412x915-light-en");
}

#[test]
fn a_question_before_a_game_is_lost() {
    let mut app = in_play(with(Theme::Dark, BoardColours::Wood));
    app.apply(Action::Restart, Now::ZERO);
    check(&mut on(Device::new(412.0, 915.0), app), "question-412x915-dark-en");
}

#[test]
fn rules_beside_their_boards() {
    let settings = with(Theme::Light, BoardColours::Green);
    check(&mut on(Device::new(915.0, 412.0), at(Screen::Rules, settings)), "rules-915x412-light-en");
}

#[test]
fn settings_in_high_contrast() {
    let settings = with(Theme::HighContrast, BoardColours::Green);
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, at(Screen::Settings, settings)), "settings-360x640-contrast-id");
}

#[test]
fn the_lab_chooses_on_a_small_phone_in_the_dark() {
    let settings = with(Theme::Dark, BoardColours::Green);
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, at(Screen::Lab, settings)), "lab-360x640-dark-id");
}

#[test]
fn the_lab_compares_searches() {
    check(&mut on(Device::new(412.0, 915.0), app_with_results(Tab::Compare)), "lab-412x915-light-en");
}

#[test]
fn the_lab_shows_choices_and_a_match_on_a_tablet() {
    let mut app = app_with_results(Tab::Match);
    app.apply(Action::Change(with(Theme::HighContrast, BoardColours::Green)), Now::ZERO);
    check(&mut on(Device::new(800.0, 1280.0), app), "lab-800x1280-contrast-en");
}
