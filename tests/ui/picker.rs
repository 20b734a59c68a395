//! Choosing an opponent: who plays, how strong, and everything within reach of a small phone.

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{
    Action, App, BoardAction, BoardColours, Now, Opponents, Pace, Screen, Settings, Setup, Storage, Stored,
    ThemeChoice,
};
use othello::engine::people::Person;
use othello::engine::worker::Worker;
use othello::engine::{Elo, Level};

use crate::pictures::{check, with};
use crate::support::{Device, Fixture, app, on, press};

/// The page with this choice on it.
fn choosing(setup: Setup, settings: Settings) -> App {
    let mut app = app();
    for action in [
        Action::Change(settings),
        Action::Open(Screen::Difficulty),
        Action::Othello(BoardAction::SetUp(setup)),
    ] {
        app.apply(action, Now::ZERO);
    }
    app
}

fn against(level: Level) -> Setup {
    Setup { level, ..Setup::default() }.remembering(level)
}

/// A small phone with the bars of Android's three buttons.
fn small_phone() -> Device {
    Device::new(360.0, 640.0).with_bars(24.0, 48.0)
}

/// Where a choice with this name is.
fn place(harness: &Harness<'static, Fixture>, name: &str) -> Rect {
    let is_it = |label: String| label == name || label.starts_with(&format!("{name}, "));
    harness.get_by(|node| node.role() == Role::RadioButton && node.label().is_some_and(is_it)).rect()
}

fn tap(harness: &mut Harness<'static, Fixture>, name: &str) {
    let is_it = |label: String| label == name || label.starts_with(&format!("{name}, "));
    harness.get_by(|node| node.role() == Role::RadioButton && node.label().is_some_and(is_it)).click();
    harness.run_steps(3);
}

/// Every opponent is two taps away, and no further down than the height of two fingers below what is seen at once.
#[test]
fn two_taps_choose_any_opponent_without_a_long_way_down() {
    let kinds =
        [("Like a person", Person::ALL.map(Level::Person).to_vec()), ("Engine", Level::ENGINES.to_vec())];
    for (kind, levels) in kinds {
        for level in levels {
            let mut harness = on(small_phone(), app());
            press(&mut harness, Role::Button, "New Game");
            let board = harness.get_by_role_and_label(Role::Button, "To the board").rect();
            assert!(place(&harness, kind).bottom() < board.top());
            tap(&mut harness, kind);
            let below = place(&harness, level.name()).bottom() - board.top();
            assert!(below < 96.0, "{level:?} is {below} below what is seen");
            let is_it = |label: String| label.starts_with(&format!("{}, ", level.name()));
            harness.get_by(|node| node.label().is_some_and(is_it)).scroll_to_me();
            harness.run_steps(12);
            tap(&mut harness, level.name());
            assert_eq!(harness.state().app().othello().setup().level, level);
            press(&mut harness, Role::Button, "To the board");
            assert_eq!(harness.state().app().othello().seats().white.level(), Some(level));
        }
    }
    // Of those who play like people nobody up to the Titleholder is out of sight at all.
    let mut harness = on(small_phone(), app());
    press(&mut harness, Role::Button, "New Game");
    let board = harness.get_by_role_and_label(Role::Button, "To the board").rect();
    assert!(place(&harness, "Titleholder").bottom() < board.top());
    tap(&mut harness, "Adaptive");
    assert!(matches!(harness.state().app().othello().setup().level, Level::Adaptive(_)));
}

#[test]
fn each_kind_offers_what_was_chosen_of_it_last() {
    let mut harness = on(Device::new(412.0, 915.0), app());
    press(&mut harness, Role::Button, "New Game");
    tap(&mut harness, "Finalist");
    tap(&mut harness, "Engine");
    tap(&mut harness, "Strategist");
    tap(&mut harness, "Adaptive");
    let level = |harness: &Harness<'static, Fixture>| harness.state().app().othello().setup().level;
    assert!(matches!(level(&harness), Level::Adaptive(_)));
    tap(&mut harness, "Like a person");
    assert_eq!(level(&harness), Level::Person(Person::Finalist));
    tap(&mut harness, "Two people");
    tap(&mut harness, "Engine");
    assert_eq!(level(&harness), Level::Strategist);
}

#[test]
fn whoever_watches_chooses_both_computers() {
    let mut harness = on(Device::new(412.0, 1600.0), app());
    press(&mut harness, Role::Button, "New Game");
    tap(&mut harness, "Watch two computers");
    tap(&mut harness, "Apprentice");
    tap(&mut harness, "White's level");
    tap(&mut harness, "Casual player");
    let setup = harness.state().app().othello().setup();
    assert_eq!(setup.opponents, Opponents::Watch);
    assert_eq!((setup.black_level, setup.level), (Level::Apprentice, Level::Person(Person::Casual)));
}

#[test]
fn a_level_is_read_with_its_strength_and_its_sentence() {
    let app = choosing(against(Level::Person(Person::Regular)), Settings::default());
    let harness = on(small_phone(), app);
    let elo = Level::Person(Person::Regular).elo().points();
    let figure = format!("{},{:03}", elo / 1000, elo % 1000);
    let name = format!(
        "Club regular, about {figure} here. Comes to the club every week and knows the dangerous squares."
    );
    let cell = harness.get_by_role_and_label(Role::RadioButton, &name);
    assert!(cell.accesskit_node().toggled().is_some(), "whether it is chosen is told");
}

#[test]
fn people_on_a_small_phone() {
    let app = choosing(against(Level::Person(Person::Regular)), Settings::default());
    check(&mut on(Device::new(360.0, 640.0), app), "picker-people-360x640-light-en");
}

#[test]
fn people_on_the_narrowest_phone_with_double_text() {
    let app = choosing(against(Level::Person(Person::Beginner)), Settings::default());
    let device = Device::new(320.0, 640.0).with_text_scale(2.0);
    check(&mut on(device, app), "picker-people-320x640-light-en-text2");
}

#[test]
fn engines_on_a_phone_on_its_side() {
    let app = choosing(against(Level::Expert), Settings::default());
    check(&mut on(Device::new(915.0, 412.0), app), "picker-engines-915x412-light-en");
}

#[test]
fn engines_on_a_small_phone() {
    let app = choosing(against(Level::Club), with(ThemeChoice::Light, BoardColours::Green));
    check(&mut on(small_phone(), app), "picker-engines-360x640-light-en");
}

#[test]
fn one_who_keeps_up_on_a_tablet() {
    let app = choosing(against(Level::Adaptive(Elo::clamped(1200.0))), Settings::default());
    check(&mut on(Device::new(800.0, 1280.0), app), "picker-adaptive-800x1280-light-en");
}

/// An app that has found out how strong the player is, in twelve games.
fn with_a_strength(screen: Screen, settings: Settings) -> App {
    let means = [1010, 1100, 1060, 1120, 1190, 1150, 1210, 1180, 1240, 1230, 1265, 1240];
    let estimates: Vec<_> = (0..)
        .zip(means)
        .map(|(n_games, mean)| {
            let (day, error) = (format!("2026-11-{:02}", n_games + 1), 90.0 + 250.0 / f64::from(n_games + 1));
            serde_json::json!({ "day": day, "mean": f64::from(mean), "error": error })
        })
        .collect();
    let file = serde_json::json!({
        "format": "othello-rating", "version": 1, "now": { "mean": 1240.0, "error": 92.0 }, "n_games": 12,
        "estimates": estimates,
    });
    let mut storage = Storage::memory();
    storage.write(Stored::Rating, file.to_string().as_bytes()).expect("memory takes it");
    let mut app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    assert_eq!(app.notice(), None);
    app.set_pace(Pace::INSTANT);
    let setup = against(Level::Adaptive(Elo::clamped(0.0)));
    for action in [Action::Change(settings), Action::Open(screen), Action::Othello(BoardAction::SetUp(setup))]
    {
        app.apply(action, Now::ZERO);
    }
    app
}

#[test]
fn one_who_keeps_up_knows_how_strong_the_player_is() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let device = Device::new(360.0, 640.0);
    let mut harness = on(device, with_a_strength(Screen::Difficulty, Settings::default()));
    harness.get_by_label("You: about 1,240 ± 92");
    press(&mut harness, Role::Button, "Your strength");
    assert_eq!(harness.state().app().screen(), Screen::Statistics);
    harness.get_by_label("About 1,240 ± 92, after 12 games.");
    let app = with_a_strength(Screen::Difficulty, settings);
    check(&mut on(device.in_indonesian(), app), "picker-adaptive-360x640-dark-id");
}

#[test]
fn the_strength_is_drawn_with_its_error_and_forgotten_after_a_question() {
    let mut harness = on(Device::new(360.0, 640.0), with_a_strength(Screen::Statistics, Settings::default()));
    harness.get_by_label("Chart of your strength over 12 games: from 1,010 to 1,240");
    check(&mut harness, "strength-360x640-light-en");
    let mut harness = on(Device::new(412.0, 915.0), with_a_strength(Screen::Statistics, Settings::default()));
    press(&mut harness, Role::Button, "Reset my strength");
    press(&mut harness, Role::Button, "Keep it");
    press(&mut harness, Role::Button, "Reset my strength");
    press(&mut harness, Role::Button, "Reset");
    assert_eq!(harness.state().app().rating().estimate(), None);
}
