//! A few pictures of the screens, each looked at before it was kept. `UPDATE_SNAPSHOTS=1` makes new ones.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, SnapshotOptions};
use othello::app::lab::Tab;
use othello::app::{
    About, Action, App, BoardAction, BoardColours, MoveValues, Now, Opponents, Screen, Settings, Setup,
    ThemeChoice, ThinkAction,
};
use othello::engine::Level;
use othello::engine::search::Algorithm;

use crate::support::{
    Device, Fixture, OPENING, app, app_with_results, on, played, settle, show_whole_screen,
};
use crate::think::looking;
use crate::values::wait;

pub(crate) fn check(harness: &mut Harness<'static, Fixture>, name: &str) {
    // Different versions of Mesa's software Vulkan round an edge here and there differently.
    let options = SnapshotOptions::new().threshold(1.5).max_failed_pixels(24);
    show_whole_screen(harness);
    harness.snapshot_options(name, &options);
}

fn at(screen: Screen, settings: Settings) -> App {
    let mut app = app();
    app.apply(Action::Change(settings), Now::ZERO);
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

fn in_play(settings: Settings) -> App {
    played(OPENING, settings)
}

pub(crate) fn with(theme: ThemeChoice, board: BoardColours) -> Settings {
    Settings { theme, board, ..Settings::default() }
}

#[test]
fn menu_on_a_small_phone() {
    check(&mut on(Device::new(360.0, 640.0), app()), "menu-360x640-light-en");
}

/// What is left of a small phone between its bars, and a game to go on with: every button is in sight.
#[test]
fn menu_between_the_bars_of_a_small_phone() {
    let mut app = in_play(Settings::default());
    app.apply(Action::Open(Screen::Menu), Now::ZERO);
    check(&mut on(Device::new(360.0, 568.0), app), "menu-360x568-light-en");
}

#[test]
fn the_ways_to_learn() {
    let app = at(Screen::Learn, Settings::default());
    check(&mut on(Device::new(360.0, 640.0), app), "learn-360x640-light-en");
}

#[test]
fn difficulty_in_indonesian() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, at(Screen::Difficulty, settings)), "difficulty-360x640-dark-id");
}

#[test]
fn two_short_ladders_for_those_who_watch() {
    let mut app = at(Screen::Difficulty, Settings::default());
    let setup = Setup { opponents: Opponents::Watch, level: Level::Legend, ..Setup::default() };
    app.apply(Action::Othello(BoardAction::SetUp(setup)), Now::ZERO);
    check(&mut on(Device::new(412.0, 915.0), app), "watch-412x915-light-en");
}

#[test]
fn arena_on_a_phone() {
    check(&mut on(Device::new(412.0, 915.0), in_play(Settings::default())), "arena-412x915-light-en");
}

#[test]
fn arena_on_a_small_phone_in_the_dark() {
    let settings = with(ThemeChoice::Dark, BoardColours::Blue);
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), in_play(settings)), "arena-360x640-dark-id");
}

#[test]
fn arena_on_its_side_in_high_contrast() {
    let settings = with(ThemeChoice::HighContrast, BoardColours::Green);
    check(&mut on(Device::new(915.0, 412.0), in_play(settings)), "arena-915x412-contrast-en");
}

#[test]
fn arena_on_a_tablet() {
    let settings = with(ThemeChoice::Light, BoardColours::Wood);
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
    app.apply(Action::Othello(BoardAction::Tap("d8".parse().expect("a square"))), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    harness.state_mut().now = Now::ZERO + Duration::from_millis(360);
    harness.step();
    check(&mut harness, "turning-412x915-light-en");
}

#[test]
fn the_end_of_a_game() {
    let mut app = in_play(with(ThemeChoice::Light, BoardColours::Slate));
    while let Some(square) = app.othello().legal_moves().first() {
        app.apply(Action::Othello(BoardAction::Tap(square)), Now::ZERO);
        app.tick(Now::ZERO);
    }
    let mut harness = on(Device::new(412.0, 915.0), app);
    settle(&mut harness);
    check(&mut harness, "over-412x915-light-en");
}

#[test]
fn a_question_before_a_game_is_lost() {
    let mut app = in_play(with(ThemeChoice::Dark, BoardColours::Wood));
    app.apply(Action::Othello(BoardAction::Restart), Now::ZERO);
    check(&mut on(Device::new(412.0, 915.0), app), "question-412x915-dark-en");
}

#[test]
fn the_papers_example_on_a_small_phone() {
    let mut harness = looking(Device::new(360.0, 640.0), About::Lesson, Settings::default());
    check(&mut harness, "think-lesson-360x640-light-en");
}

#[test]
fn the_papers_example_in_the_dark() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let mut harness = looking(Device::new(412.0, 915.0).in_indonesian(), About::Lesson, settings);
    check(&mut harness, "think-lesson-412x915-dark-id");
}

#[test]
fn a_cut_in_the_middle_of_a_search_in_high_contrast() {
    let settings = with(ThemeChoice::HighContrast, BoardColours::Green);
    let mut harness = looking(Device::new(915.0, 412.0), About::Lesson, settings);
    for action in [ThinkAction::Depth(2), ThinkAction::Step(11)] {
        harness.state_mut().app_mut().apply(Action::Think(action), Now::ZERO);
        settle(&mut harness);
    }
    check(&mut harness, "think-cut-915x412-contrast-en");
}

#[test]
fn a_value_on_its_way_up() {
    let mut harness = looking(Device::new(800.0, 1280.0), About::Shown, Settings::default());
    for action in [Action::Change(Settings::default()), Action::Think(ThinkAction::Depth(2))] {
        harness.state_mut().app_mut().apply(action, Now::ZERO);
    }
    settle(&mut harness);
    let now = harness.state().now;
    harness.state_mut().app_mut().apply(Action::Think(ThinkAction::Step(6)), now);
    harness.state_mut().now = now + Duration::from_millis(330);
    harness.step();
    check(&mut harness, "think-value-800x1280-light-en");
}

#[test]
fn a_large_tree_from_afar() {
    let mut harness = looking(Device::new(412.0, 915.0), About::Shown, Settings::default());
    for action in [ThinkAction::Algorithm(Algorithm::AlphaBeta), ThinkAction::Depth(5)] {
        harness.state_mut().app_mut().apply(Action::Think(action), Now::ZERO);
    }
    settle(&mut harness);
    harness.get_by_label("Whole tree").click();
    harness.run_steps(3);
    check(&mut harness, "think-whole-412x915-light-en");
}

#[test]
fn worths_on_the_squares_in_words() {
    let settings = Settings { values: MoveValues::Words, ..with(ThemeChoice::Dark, BoardColours::Wood) };
    let mut harness = on(Device::new(360.0, 640.0).in_indonesian(), in_play(settings));
    wait(&mut harness);
    check(&mut harness, "worths-360x640-dark-id");
}

#[test]
fn worths_on_the_squares_in_figures() {
    let settings =
        Settings { values: MoveValues::Figures, ..with(ThemeChoice::HighContrast, BoardColours::Green) };
    let mut harness = on(Device::new(412.0, 915.0), in_play(settings));
    wait(&mut harness);
    check(&mut harness, "worths-412x915-contrast-en");
}

#[test]
fn rules_beside_their_boards() {
    let settings = with(ThemeChoice::Light, BoardColours::Green);
    check(&mut on(Device::new(915.0, 412.0), at(Screen::Rules, settings)), "rules-915x412-light-en");
}

#[test]
fn settings_in_high_contrast() {
    let settings = with(ThemeChoice::HighContrast, BoardColours::Green);
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, at(Screen::Settings, settings)), "settings-360x640-contrast-id");
}

#[test]
fn the_lab_chooses_on_a_small_phone_in_the_dark() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
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
    app.apply(Action::Change(with(ThemeChoice::HighContrast, BoardColours::Green)), Now::ZERO);
    check(&mut on(Device::new(800.0, 1280.0), app), "lab-800x1280-contrast-en");
}
