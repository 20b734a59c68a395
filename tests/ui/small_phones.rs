//! What is in sight on small phones without scrolling: the whole board, what happens, the buttons and the newest moves.

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, BoardColours, GameKind, Language, Now, Screen, Settings, Setup,
    ThemeChoice,
};
use othello::game::{Checkers, Othello};

use crate::checkers;
use crate::pictures::{check, with};
use crate::support::{Device, Fixture, OPENING, begun, on, people, played, settle, tap_checkers};

/// A small phone with three buttons at its foot, and a smaller one with a bar for gestures.
fn small_phones() -> [Device; 2] {
    [Device::new(360.0, 640.0).with_bars(24.0, 48.0), Device::new(320.0, 570.0)]
}

/// That one with three buttons too: the least that anybody may hold.
fn smallest_phone() -> Device {
    Device::new(320.0, 570.0).with_bars(24.0, 48.0)
}

/// A common phone of some years ago, with either kind of bar.
fn middling_phones() -> [Device; 2] {
    [Device::new(411.0, 731.0), Device::new(411.0, 731.0).with_bars(24.0, 48.0)]
}

/// Games of both kinds with some moves behind them.
fn moments() -> Vec<(&'static str, App)> {
    let mut computer = begun::<Othello>(Setup::default(), quick());
    computer.apply(Action::Othello(BoardAction::Tap("f5".parse().expect("a square"))), Now::ZERO);
    let mut viewing = played(OPENING, Settings::default());
    viewing.apply(Action::Othello(BoardAction::View(5)), Now::ZERO);
    let mut refused = played(OPENING, Settings::default());
    refused.apply(Action::Othello(BoardAction::Tap("a1".parse().expect("a square"))), Now::ZERO);
    let mut over = played(OPENING, Settings::default());
    while let Some(square) = over.othello().legal_moves().first() {
        over.apply(Action::Othello(BoardAction::Tap(square)), Now::ZERO);
        over.tick(Now::ZERO);
    }
    let early = played("e6f4e3f6g5d6e7f5c5", Settings::default());
    let mut pieces = begun::<Checkers>(people(), quick());
    tap_checkers(&mut pieces, &[11, 15, 22, 18, 15, 22, 25, 18]);
    vec![
        ("two people", played(OPENING, Settings::default())),
        ("against a computer", computer),
        ("looking back", viewing),
        ("after a tap that is no move", refused),
        ("over", over),
        ("over before the board is full", early),
        ("checkers", pieces),
        ("checkers, over", checkers::on_board(checkers::LAST_JUMP, &[15, 24])),
        ("checkers, drawn by moves without progress", checkers::on_board(TWO_KINGS, &walk_in_circles())),
    ]
}

const TWO_KINGS: &str = "B--- ---- ---- ---- ---- ---- ---- ---W B";

/// Forty moves of each king, in circles of six and eight squares: no position comes up for the third time. What ends such a
/// game is the longest sentence of all ends.
fn walk_in_circles() -> Vec<usize> {
    const BLACKS: [usize; 6] = [1, 5, 9, 14, 10, 6];
    const WHITES: [usize; 8] = [32, 28, 24, 19, 23, 26, 31, 27];
    let step = |circle: &[usize], n: usize| [circle[n % circle.len()], circle[(n + 1) % circle.len()]];
    (0..40).flat_map(|n| step(&BLACKS, n).into_iter().chain(step(&WHITES, n))).collect()
}

fn in_play() -> Vec<(&'static str, App)> {
    vec![("two people", played(OPENING, Settings::default()))]
}

fn quick() -> Settings {
    Settings { animation: AnimationSpeed::Off, ..Settings::default() }
}

/// The whole lines of the history that are in sight.
fn lines_in_sight(harness: &Harness<'static, Fixture>) -> usize {
    let screen = harness.ctx.content_rect().expand(0.5);
    harness.query_all_by_role(Role::ListItem).filter(|line| screen.contains_rect(line.rect())).count()
}

/// The squares of the board, all together.
fn board(harness: &Harness<'static, Fixture>) -> Rect {
    let squares = harness.query_all_by_role(Role::Button).filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        crate::access::is_square(&label)
    });
    squares.fold(Rect::NOTHING, |all, square| all.union(square.rect()))
}

/// So many lines of the history are in sight on these phones, in every language, and the board is as wide as on a tall one.
fn check_lines(devices: &[Device], n_least: usize, moments: fn() -> Vec<(&'static str, App)>) {
    for device in devices {
        for device in device.in_every_language() {
            for (what, app) in moments() {
                let n_lines = match app.screen().game() {
                    Some(GameKind::Checkers) => app.checkers().messages().len(),
                    _ => app.othello().messages().len(),
                };
                let mut harness = on(device, app);
                settle(&mut harness);
                let what = format!("{what} on {device:?}");
                let seen = lines_in_sight(&harness);
                assert!(seen >= n_least.min(n_lines), "{what}: {seen} of {n_lines} lines");
                let width = board(&harness).width();
                assert!(width >= device.size.x - 56.0, "{what}: the board is only {width} wide");
            }
        }
    }
}

#[test]
fn two_lines_of_the_history_are_in_sight_on_small_phones() {
    check_lines(&small_phones(), 2, moments);
    check_lines(&[smallest_phone()], 2, in_play);
}

#[test]
fn four_lines_of_the_history_are_in_sight_on_a_common_phone() {
    check_lines(&middling_phones(), 4, moments);
}

/// With the largest text, whoever has chosen a game sees what to do, and the button for it.
#[test]
fn with_double_text_the_status_and_the_start_are_in_sight() {
    let larger = [Device::new(320.0, 640.0), Device::new(360.0, 640.0)];
    for device in small_phones().into_iter().chain(larger) {
        for device in device.with_text_scale(2.0).in_every_language() {
            for screen in [GameKind::Othello, GameKind::Checkers] {
                let mut app = crate::support::app();
                app.apply(Action::Pick(screen), Now::ZERO);
                app.apply(Action::NewGame, Now::ZERO);
                let harness = on(device, app);
                let below = board(&harness).bottom();
                let mut seen = Vec::new();
                for role in [Role::Label, Role::Button] {
                    let nodes = harness.query_all_by_role(role).map(|node| node.rect());
                    let first = nodes
                        .filter(|rect| rect.top() >= below)
                        .min_by(|one, other| one.top().total_cmp(&other.top()));
                    seen.push(first.expect("there is one below the board"));
                }
                let screen = harness.ctx.content_rect().expand(0.5);
                assert!(seen.iter().all(|rect| screen.contains_rect(*rect)), "{device:?}: {seen:?}");
            }
        }
    }
}

#[test]
fn arena_between_the_bars_of_a_small_phone() {
    let device = Device::new(360.0, 640.0).with_bars(24.0, 48.0);
    check(&mut on(device, played(OPENING, Settings::default())), "arena-360x640-light-en");
}

#[test]
fn arena_on_a_common_phone_in_the_dark() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let device = Device::new(411.0, 731.0).with_bars(24.0, 48.0).in_indonesian();
    check(&mut on(device, played(OPENING, settings)), "arena-411x731-dark-id");
}

/// Why it is over stands below the result, and not beside it, where it would take a line from the moves.
#[test]
fn the_end_of_a_game_on_a_common_phone_in_german() {
    let device = Device::new(411.0, 731.0).with_bars(24.0, 48.0).speaking(Language::German);
    let over = played("e6f4e3f6g5d6e7f5c5", Settings::default());
    check(&mut on(device, over), "arena-over-411x731-light-de");
}

#[test]
fn the_start_with_double_text_on_a_small_phone() {
    let mut app = crate::support::app();
    app.apply(Action::NewGame, Now::ZERO);
    assert_eq!(app.screen(), Screen::Arena);
    let device = Device::new(360.0, 640.0).with_bars(24.0, 48.0).with_text_scale(2.0);
    check(&mut on(device, app), "arena-start-360x640-double-text-en");
}
