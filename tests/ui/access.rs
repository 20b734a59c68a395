//! Fingers find their targets and no word is cut off, on the smallest screen with the largest text, in every language.

use egui::accesskit::Role;
use egui::{Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::archive::{ArchiveAction, ArchiveSheet, Filter};
use othello::app::lab::{LabAction, Source, Tab};
use othello::app::review::ReviewAction;
use othello::app::{
    About, Action, App, BoardAction, GameKind, MoveValues, Now, OpeningsAction, Opponents, Screen, Settings,
    Setup, ThinkAction,
};
use othello::engine::Level;
use othello::game::Othello;
use othello::game::archive::GameResult;

use crate::support::{Device, Fixture, app, begun, on, played, reviewed, settle};
use crate::{archive, checkers, training};

const SCREENS: [Screen; 17] = [
    Screen::Menu,
    Screen::Difficulty,
    Screen::Arena,
    Screen::Checkers,
    Screen::Rules,
    Screen::CheckersRules,
    Screen::About,
    Screen::Settings,
    Screen::Lab,
    Screen::Think,
    Screen::Openings,
    Screen::Transfer,
    Screen::Editor,
    Screen::Learn,
    Screen::Puzzles,
    Screen::Exercises,
    Screen::Review,
];

/// The moments whose words differ most: every screen, and the arena in several of its phases.
pub(crate) fn moments() -> Vec<(String, App)> {
    let mut moments: Vec<(String, App)> = SCREENS
        .into_iter()
        .map(|screen| {
            let mut app = app();
            app.apply(Action::Open(screen), Now::ZERO);
            (format!("{screen:?}"), app)
        })
        .collect();
    let mut playing = after(7);
    moments.push(("in play".to_owned(), after(7)));
    playing.apply(Action::Othello(BoardAction::View(2)), Now::ZERO);
    moments.push(("viewing".to_owned(), playing));
    let mut asking = after(3);
    asking.apply(Action::Othello(BoardAction::Restart), Now::ZERO);
    moments.push(("asking".to_owned(), asking));
    moments.push(("over".to_owned(), after(100)));
    let mut looking = after(9);
    looking.apply(Action::Think(ThinkAction::Open(About::Shown)), Now::ZERO);
    looking.apply(Action::Think(ThinkAction::Depth(3)), Now::ZERO);
    moments.push(("looking into a search".to_owned(), looking));
    let mut choosing_search = app();
    for action in [ThinkAction::Open(About::Lesson), ThinkAction::Options] {
        choosing_search.apply(Action::Think(action), Now::ZERO);
    }
    moments.push(("choosing a search".to_owned(), choosing_search));
    let mut appraised = after(7);
    let settings = Settings { values: MoveValues::Figures, ..*appraised.settings() };
    appraised.apply(Action::Change(settings), Now::ZERO);
    moments.push(("worths on the squares".to_owned(), appraised));
    let setup = Setup { opponents: Opponents::Watch, ..Setup::default() };
    let mut watching = begun::<Othello>(setup, Settings::default());
    watching.apply(Action::Othello(BoardAction::Pause), Now::ZERO);
    moments.push(("watching".to_owned(), watching));
    let mut choosing = app();
    choosing.apply(Action::Othello(BoardAction::SetUp(setup)), Now::ZERO);
    choosing.apply(Action::Open(Screen::Difficulty), Now::ZERO);
    moments.push(("choosing two levels".to_owned(), choosing));
    let mut mistake = reviewed(Settings::default());
    mistake.apply(Action::Review(ReviewAction::GoTo(33)), Now::ZERO);
    moments.push(("a mistake in a review".to_owned(), mistake));
    let mut reviewing = after(100);
    for action in [ReviewAction::OpenTable, ReviewAction::Stop] {
        reviewing.apply(Action::Review(action), Now::ZERO);
    }
    moments.push(("a review that was stopped".to_owned(), reviewing));
    for tab in [Tab::Compare, Tab::Match] {
        moments.push((format!("{tab:?} in the lab"), in_the_lab(tab)));
    }
    moments.extend(text_moments());
    moments.extend(checkers_moments());
    moments.extend(archive_moments());
    moments.extend(training::moments());
    moments
}

/// An opening on its board, and what is said of texts that are shared, understood and refused.
fn text_moments() -> Vec<(String, App)> {
    let mut opening = app();
    opening.apply(Action::Open(Screen::Openings), Now::ZERO);
    opening.apply(Action::Openings(OpeningsAction::Show(2)), Now::ZERO);
    let mut sharing = after(7);
    sharing.apply(Action::Open(Screen::Transfer), Now::ZERO);
    let mut moments = vec![("an opening".to_owned(), opening), ("sharing".to_owned(), sharing)];
    for (name, text) in [("pasted", "f4d3"), ("refused", "f5 d6 --"), ("a long text refused", "(;BO[9")] {
        let mut pasting = app();
        pasting.apply(Action::Open(Screen::Transfer), Now::ZERO);
        pasting.apply(Action::Paste(text.to_owned()), Now::ZERO);
        moments.push((name.to_owned(), pasting));
    }
    moments
}

/// The results of an experiment that was run to its end.
fn in_the_lab(tab: Tab) -> App {
    let mut app = app();
    app.apply(Action::Open(Screen::Lab), Now::ZERO);
    for action in [
        LabAction::Position(Source::Random),
        LabAction::Depth(6),
        LabAction::Show(tab),
        LabAction::Player(false, Level::Novice),
        LabAction::Player(true, Level::Cautious),
        LabAction::Games(2),
        LabAction::Start,
    ] {
        app.apply(Action::Lab(action), Now::ZERO);
    }
    while app.lab().running().is_some() {
        app.tick(Now::ZERO);
        std::thread::yield_now();
    }
    app
}

/// The list of games without and with any, its sheets, a message, and the progress.
fn archive_moments() -> Vec<(String, App)> {
    let empty = |screen| archive::with_games(0, screen, Settings::default());
    let full = |screen| archive::with_games(30, screen, Settings::default());
    let mut moments = vec![
        ("no games".to_owned(), empty(Screen::Archive)),
        ("no progress".to_owned(), empty(Screen::Statistics)),
        ("games".to_owned(), full(Screen::Archive)),
        ("progress".to_owned(), full(Screen::Statistics)),
    ];
    let first = full(Screen::Archive).archive().shown()[0];
    let lost = Filter { result: Some(GameResult::Lost), ..Filter::default() };
    for action in [
        ArchiveAction::Show(ArchiveSheet::Game(first)),
        ArchiveAction::Show(ArchiveSheet::Filter),
        ArchiveAction::Show(ArchiveSheet::Exchange),
        ArchiveAction::Filter(lost),
        ArchiveAction::Delete(first),
    ] {
        let mut app = full(Screen::Archive);
        app.apply(Action::Archive(action), Now::ZERO);
        moments.push((format!("{action:?}"), app));
    }
    let mut refused = full(Screen::Archive);
    refused.apply(Action::Paste("2026-11-17 othello person wizard black:13-0 f5".to_owned()), Now::ZERO);
    moments.push(("a bad text".to_owned(), refused));
    moments
}

/// Checkers while it is chosen, with a forced jump, in the middle of a jump, and after its end.
fn checkers_moments() -> Vec<(String, App)> {
    let mut choosing = app();
    choosing.apply(Action::Pick(GameKind::Checkers), Now::ZERO);
    choosing.apply(Action::Open(Screen::Difficulty), Now::ZERO);
    let mut jumping = checkers::on_board(checkers::FORK, &[]);
    jumping.apply(Action::Checkers(BoardAction::View(0)), Now::ZERO);
    vec![
        ("choosing checkers".to_owned(), choosing),
        ("checkers, a forced jump".to_owned(), jumping),
        ("checkers, a jump under way".to_owned(), checkers::on_board(checkers::FORK, &[15, 22])),
        ("checkers, over".to_owned(), checkers::on_board(checkers::LAST_JUMP, &[15, 24])),
    ]
}

/// Two people after so many moves, or at the end.
fn after(n_moves: usize) -> App {
    let mut app = played("", Settings::default());
    for _ in 0..n_moves {
        let Some(at) = app.othello().legal_moves().first() else { break };
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
        app.tick(Now::ZERO);
    }
    app
}

pub(crate) fn is_square(label: &str) -> bool {
    // Japanese has another comma.
    let name = label.split_once([',', '、']).map(|(name, _)| name);
    name.is_some_and(|name| {
        name.parse::<othello::rules::Square>().is_ok()
            || name.parse::<othello::rules::checkers::Square>().is_ok()
    })
}

/// What can be pressed.
const CONTROLS: [Role; 5] = [Role::Button, Role::RadioButton, Role::CheckBox, Role::Switch, Role::ListItem];

/// Buttons, choices, switches and lines of the history; the squares of the board are as large as the screen allows.
fn check_targets(harness: &Harness<'static, Fixture>, what: &str) {
    let mut seen = 0;
    let nodes =
        CONTROLS.into_iter().flat_map(|role| harness.query_all_by_role(role).map(move |node| (role, node)));
    for (role, node) in nodes {
        let name = node.accesskit_node().label().unwrap_or_default();
        assert!(!name.is_empty(), "{what}: a control without a name");
        if is_square(&name) {
            continue;
        }
        let size = node.rect().size();
        // On a low screen the moves under a board are lower: hitting a neighbour costs a tap on "Earlier" or "Later", and
        // seeing no move at all would cost more.
        let is_move = role == Role::ListItem && harness.state().app().screen().game().is_some();
        let least = if is_move { 32.0 } else { 47.9 };
        assert!(size.x >= 47.9 && size.y >= least, "{what}: {name:?} is only {size:?}");
        seen += 1;
    }
    assert!(seen > 0, "{what}: no controls at all");
}

/// Each text lies inside the safe part of the screen from left to right, whole.
fn check_texts(harness: &Harness<'static, Fixture>, what: &str) {
    let safe = harness.ctx.content_rect().x_range().expand(0.5);
    let mut seen = 0;
    for clipped in &harness.output().shapes {
        let Shape::Text(text) = &clipped.shape else { continue };
        let words = text.galley.text();
        assert!(!text.galley.elided, "{what}: {words:?} is cut short");
        let rect = text.visual_bounding_rect();
        if words.is_empty() || !rect.is_positive() {
            continue;
        }
        let inside = safe.contains(rect.left()) && safe.contains(rect.right());
        assert!(inside, "{what}: {words:?} at {:?} leaves {safe:?}", rect.x_range());
        let clip = clipped.clip_rect.x_range().expand(0.5);
        let whole = clip.contains(rect.left()) && clip.contains(rect.right());
        assert!(whole, "{what}: {words:?} at {:?} is clipped to {clip:?}", rect.x_range());
        seen += 1;
    }
    assert!(seen > 0, "{what}: no text at all");
}

/// Each text that stands on a control is no larger than it. Below a dialog nothing is looked at: it covers what it likes.
fn check_rooms(harness: &Harness<'static, Fixture>, what: &str) {
    let app = harness.state().app();
    if app.dialog().is_some() || app.notice().is_some() {
        return;
    }
    let controls: Vec<(String, Rect)> = CONTROLS
        .into_iter()
        .flat_map(|role| harness.query_all_by_role(role))
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(name, _)| !is_square(name))
        .collect();
    for clipped in &harness.output().shapes {
        let Shape::Text(text) = &clipped.shape else { continue };
        let rect = text.visual_bounding_rect();
        let words = text.galley.text();
        // What lies below a control, scrolled away, is none of its words.
        let is_its =
            |(name, control): &&(String, Rect)| name.contains(words) && control.contains(rect.center());
        let Some((name, room)) = controls.iter().find(is_its) else { continue };
        // A j hangs over the beginning of its line, with double text by two points.
        assert!(
            room.expand2(vec2(3.0, 1.0)).contains_rect(rect),
            "{what}: {words:?} at {rect:?} leaves {name:?} at {room:?}"
        );
    }
}

/// Every moment on a device, in every language: each control is large enough, and no text is cut off.
fn check(device: Device) {
    for device in device.in_every_language() {
        for (moment, app) in moments() {
            let mut harness = on(device, app);
            settle(&mut harness);
            let what = format!("{moment} on {device:?}");
            check_targets(&harness, &what);
            check_texts(&harness, &what);
            check_rooms(&harness, &what);
        }
    }
}

#[test]
fn all_fits_on_the_narrowest_phone() {
    check(Device::new(320.0, 640.0));
}

#[test]
fn all_fits_on_the_narrowest_phone_with_double_text() {
    check(Device::new(320.0, 640.0).with_text_scale(2.0));
}

#[test]
fn all_fits_on_the_narrowest_phone_in_bold_text() {
    let mut device = Device::new(320.0, 640.0);
    device.preferences.bold_text = true;
    check(device);
}

#[test]
fn all_fits_on_a_small_phone() {
    check(Device::new(360.0, 640.0));
}

#[test]
fn all_fits_on_a_phone_with_larger_text() {
    check(Device::new(412.0, 915.0).with_text_scale(1.3));
}

#[test]
fn all_fits_on_the_narrowest_phone_on_its_side_with_double_text() {
    check(Device::new(640.0, 320.0).with_text_scale(2.0));
}

#[test]
fn all_fits_on_a_phone_on_its_side() {
    check(Device::new(915.0, 412.0));
}

#[test]
fn all_fits_on_a_tablet() {
    check(Device::new(800.0, 1280.0));
}
