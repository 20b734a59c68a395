//! The archive and the player's progress, walked through by labels alone.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{
    Action, App, BoardColours, Day, Now, Screen, Settings, SystemRequest, ThemeChoice, TransferAction,
};
use othello::engine::Level;
use othello::game::{History, Othello};
use othello::rules::{Board, Disc};
use othello::seeded::Seeded;

use crate::pictures::{check, with};
use crate::support::{Device, Fixture, app, on, press};

/// Random games that begin with well-known openings, against several levels, over some months, most of them reviewed: as
/// a text to import.
pub(crate) fn games_as_text(n_games: usize) -> String {
    let mut random = Seeded::new(4);
    let openings = ["f5d6c3d3c4", "f5f6e6f4", "f5d6c5f4e3", "f5d6c4d3c3f4f6f3e6e7d7", "f5f4"];
    let levels = [Level::Novice, Level::Cautious, Level::Student, Level::Club, Level::Grandmaster];
    let mut text = String::new();
    for number in 0..n_games {
        let opening = openings[random.below(openings.len())];
        let mut game = History::<Othello>::replay(Board::START, opening).unwrap();
        while let Some(at) = random.choose(game.position().position.moves()) {
            game.play(at).unwrap();
        }
        let tally = game.tally();
        let winner = match tally.leader() {
            Some(Disc::Black) => "black",
            Some(Disc::White) => "white",
            None => "draw",
        };
        let level = levels[random.below(levels.len())].key();
        let players = match number % 10 {
            3 => "person person".to_owned(),
            6 => "grandmaster cautious".to_owned(),
            n if n % 2 == 0 => format!("person {level}"),
            _ => format!("{level} person"),
        };
        let loss = 250 - 150 * number / n_games.max(1) + random.below(90);
        let loss = format!("{}.{:02}", loss / 100, loss % 100);
        let day = Day::from_number(20_680 + (95 * number / n_games.max(1)) as u32);
        let score = format!("{winner}:{}-{}", tally.black, tally.white);
        text +=
            &[&day.to_string(), "othello", &players, &score, &format!("lost={loss}/{loss}"), &game.text()]
                .join(" ");
        text.push('\n');
    }
    text
}

/// An app on this page of the archive with so many games.
pub(crate) fn with_games(n_games: usize, screen: Screen, settings: Settings) -> App {
    let mut app = app();
    app.set_today("2026-11-17".parse().unwrap());
    app.apply(Action::Change(settings), Now::ZERO);
    app.apply(Action::Open(Screen::Learn), Now::ZERO);
    app.apply(Action::Open(Screen::Archive), Now::ZERO);
    if n_games > 0 {
        app.apply(Action::Paste(games_as_text(n_games)), Now::ZERO);
        assert_eq!(app.archive().shown().len(), n_games);
        // The message of the import goes with the page.
        app.apply(Action::Back, Now::ZERO);
    }
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

/// What is read out for each row in sight.
fn rows(harness: &Harness<'static, Fixture>) -> Vec<String> {
    let buttons = harness.query_all_by_role(Role::Button);
    let labels = buttons.filter_map(|node| node.accesskit_node().label());
    labels.filter(|label| label.ends_with(" moves")).collect()
}

fn press_row(harness: &mut Harness<'static, Fixture>, idx: usize) {
    let label = rows(harness)[idx].clone();
    let row = harness
        .query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().as_ref() == Some(&label));
    row.expect("a row in sight").click();
    harness.run_steps(3);
}

fn has_label(harness: &Harness<'static, Fixture>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn an_empty_archive_says_what_will_be_there() {
    let mut harness = on(Device::new(360.0, 640.0), with_games(0, Screen::Archive, Settings::default()));
    assert!(has_label(&harness, "Every game you finish is kept here"));
    press(&mut harness, Role::Button, "Progress");
    assert_eq!(harness.state().app().screen(), Screen::Statistics);
    assert!(has_label(&harness, "Finish a game against the computer"));
    press(&mut harness, Role::Button, "Back");
    press(&mut harness, Role::Button, "Export, import");
    assert!(harness.query_by_label("Copy all games").is_none(), "there is nothing to copy");
    press(&mut harness, Role::Button, "Import from the clipboard");
    assert_eq!(harness.state_mut().app_mut().take_requests(), [SystemRequest::Paste]);
}

#[test]
fn a_game_is_found_looked_at_deleted_and_brought_back() {
    let mut harness = on(Device::new(360.0, 640.0), with_games(40, Screen::Archive, Settings::default()));
    assert!(has_label(&harness, "40 games"));
    let before = rows(&harness);
    assert!(before.len() >= 4, "{before:?}");
    press_row(&mut harness, 0);
    assert!(harness.state().app().dialog().is_some());
    press(&mut harness, Role::Button, "Share");
    assert_eq!(harness.state().app().screen(), Screen::Transfer);
    harness.state_mut().app_mut().apply(Action::Transfer(TransferAction::Share), Now::ZERO);
    let requests = harness.state_mut().app_mut().take_requests();
    assert!(
        matches!(requests.as_slice(), [SystemRequest::Share(text)] if text.starts_with("f5")),
        "{requests:?}"
    );
    press(&mut harness, Role::Button, "Back");
    press_row(&mut harness, 0);
    press(&mut harness, Role::Button, "Delete");
    assert!(has_label(&harness, "39 games") && has_label(&harness, "Game deleted."));
    assert_ne!(rows(&harness)[0], before[0]);
    press(&mut harness, Role::Button, "Undo");
    assert_eq!(rows(&harness), before);
    assert!(!has_label(&harness, "Game deleted."));
}

#[test]
fn games_are_filtered_by_result_opponent_and_opening() {
    let mut harness = on(Device::new(412.0, 915.0), with_games(200, Screen::Archive, Settings::default()));
    press(&mut harness, Role::Button, "Filter");
    let controls = [
        (Role::RadioButton, "Won"),
        (Role::RadioButton, "Club player"),
        (Role::RadioButton, "Tiger"),
        (Role::Button, "Close"),
    ];
    for (role, label) in controls {
        harness.get_by_role_and_label(role, label).scroll_to_me();
        harness.run_steps(10);
        press(&mut harness, role, label);
    }
    let all = rows(&harness);
    let n_shown = harness.state().app().archive().shown().len();
    assert!(n_shown > 0 && n_shown < 20, "{n_shown}");
    assert!(has_label(&harness, &format!("{n_shown} of 200 games: Won, Club player, Tiger")));
    assert!(
        all.iter().all(|row| row.starts_with("Won ") && row.contains("Club player") && row.contains("Tiger"))
    );
    press(&mut harness, Role::Button, "Show all");
    assert!(has_label(&harness, "200 games"));
}

#[test]
fn all_games_are_copied_and_a_bad_text_is_told() {
    let mut harness = on(Device::new(360.0, 640.0), with_games(5, Screen::Archive, Settings::default()));
    press(&mut harness, Role::Button, "Export, import");
    press(&mut harness, Role::Button, "Copy all games");
    assert!(has_label(&harness, "5 games copied as text."));
    let requests = harness.state_mut().app_mut().take_requests();
    let [SystemRequest::Copy(text)] = requests.as_slice() else { panic!("{requests:?}") };
    let paste = |harness: &mut Harness<'static, Fixture>, text: &str| {
        harness.state_mut().app_mut().apply(Action::Paste(text.to_owned()), Now::ZERO);
        harness.run_steps(3);
    };
    paste(&mut harness, text);
    assert!(has_label(&harness, "All of these games are here already."));
    paste(&mut harness, &text.replacen("f5", "a1", 1));
    assert!(has_label(&harness, "Nothing was brought in. Line 2: move 1"));
    assert!(has_label(&harness, "5 games"));
}

/// Only the rows in sight are laid out, from the first to the last.
#[test]
fn a_long_list_is_scrolled_from_end_to_end() {
    let mut harness = on(Device::new(360.0, 640.0), with_games(2_000, Screen::Archive, Settings::default()));
    let first = rows(&harness);
    assert!(first.len() < 15, "{} rows are laid out", first.len());
    harness.event(egui::Event::PointerMoved(egui::pos2(180.0, 400.0)));
    for _ in 0..20 {
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -10_000.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(8);
    }
    let last = rows(&harness);
    let app = harness.state().app();
    let oldest = app.archive().games().unwrap().games().next_back().unwrap();
    assert!(last.len() < 15 && last.last() != first.last(), "{last:?}");
    assert!(last.last().unwrap().contains(&format!("{} moves", oldest.n_moves)), "{last:?}");
}

#[test]
fn progress_tells_levels_streaks_and_discs_lost() {
    let mut harness =
        on(Device::new(412.0, 1600.0), with_games(120, Screen::Statistics, Settings::default()));
    for text in [
        "Against each level",
        "In a row",
        "Discs lost a move",
        "Over time",
        "The last 50 games",
        "November 2026",
    ] {
        assert!(has_label(&harness, text), "{text}");
    }
    assert!(has_label(&harness, "You are getting better: "), "the losses fall");
    assert!(harness.query_all_by_role(Role::Image).next().is_some(), "the chart is read out");
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Learn);
}

fn listed(settings: Settings) -> App {
    with_games(60, Screen::Archive, settings)
}

fn progress(settings: Settings) -> App {
    with_games(200, Screen::Statistics, settings)
}

fn dark() -> Settings {
    with(ThemeChoice::Dark, BoardColours::Green)
}

#[test]
fn the_list_on_a_small_phone() {
    check(&mut on(Device::new(360.0, 640.0), listed(Settings::default())), "archive-360x640-light-en");
}

#[test]
fn the_list_on_its_side() {
    check(&mut on(Device::new(915.0, 412.0), listed(Settings::default())), "archive-915x412-light-en");
}

#[test]
fn the_list_in_indonesian() {
    let device = Device::new(360.0, 640.0).in_indonesian();
    check(&mut on(device, listed(dark())), "archive-360x640-dark-id");
}

#[test]
fn the_list_with_double_text() {
    let device = Device::new(320.0, 640.0).with_text_scale(2.0);
    check(&mut on(device, listed(Settings::default())), "archive-320x640-light-en-text2");
}

#[test]
fn the_list_without_games() {
    let app = with_games(0, Screen::Archive, Settings::default());
    check(&mut on(Device::new(360.0, 640.0), app), "archive-empty-360x640-light-en");
}

#[test]
fn the_sheet_of_a_game() {
    let mut harness = on(Device::new(360.0, 640.0), listed(Settings::default()));
    press_row(&mut harness, 1);
    check(&mut harness, "archive-game-360x640-light-en");
}

#[test]
fn the_sheet_of_the_filter() {
    let mut harness = on(Device::new(360.0, 640.0), listed(Settings::default()));
    press(&mut harness, Role::Button, "Filter");
    check(&mut harness, "archive-filter-360x640-light-en");
}

#[test]
fn the_progress_on_a_small_phone() {
    check(&mut on(Device::new(360.0, 640.0), progress(Settings::default())), "progress-360x640-light-en");
}

#[test]
fn the_progress_on_the_narrowest_phone_in_indonesian() {
    let device = Device::new(320.0, 640.0).in_indonesian();
    check(&mut on(device, progress(dark())), "progress-320x640-dark-id");
}

#[test]
fn the_progress_on_a_tablet() {
    check(&mut on(Device::new(800.0, 1280.0), progress(Settings::default())), "progress-800x1280-light-en");
}
