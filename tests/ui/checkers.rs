//! Checkers by labels and by keys, and a few pictures of it.

use std::time::Duration;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, BoardColours, GameKind, Now, Pace, Phase, Screen, Settings,
    Setup, ThemeChoice,
};
use othello::engine::checkers::Level;
use othello::game::{Checkers, Seats};
use othello::rules::checkers::Square;

use crate::pictures::{check, with};
use crate::support::{Device, Fixture, app, begun, checkers_from, on, people, press, settle, tap_checkers};

/// From 15 by 24 to 31, or to 22 and from there to 29 or to 31.
pub(crate) const FORK: &str = "b--- ---- ---- --b- -ww- ---- www- ---- B";
/// White's last piece is about to be taken.
pub(crate) const LAST_JUMP: &str = "---- ---- ---- --b- --w- ---- ---- ---- B";
/// Kings of both colours, and men on their way.
const KINGS: &str = "-b-- -W-- b--- --B- -w-- w-b- -w-- --B- W";

/// Two people at this position, with these squares tapped.
pub(crate) fn on_board(position: &str, taps: &[usize]) -> App {
    let mut app = checkers_from(position, Seats::PEOPLE);
    app.set_pace(Pace::INSTANT);
    app = with_settings(app, Settings::default());
    tap_checkers(&mut app, taps);
    app
}

fn with_settings(mut app: App, settings: Settings) -> App {
    app.apply(Action::Change(Settings { animation: AnimationSpeed::Off, ..settings }), Now::ZERO);
    app
}

fn moves(harness: &Harness<'static, Fixture>) -> String {
    harness.state().app().checkers().game().text()
}

#[test]
fn checkers_is_picked_started_played_and_continued_by_labels() {
    let mut start = app();
    let settings = Settings { animation: AnimationSpeed::Fast, ..Settings::default() };
    start.apply(Action::Change(settings), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), start);
    press(&mut harness, Role::Button, "New Game");
    press(&mut harness, Role::RadioButton, "Checkers");
    press(
        &mut harness,
        Role::RadioButton,
        "Novice. Looks one move and your reply ahead (alpha-beta, depth 2).",
    );
    press(&mut harness, Role::Button, "To the board");
    assert_eq!(harness.state().app().screen(), Screen::Checkers);
    press(&mut harness, Role::Button, "Start Game");
    for _ in 0..3 {
        let piece = harness.query_all_by_label_contains("can move").chain(
            harness
                .query_all_by_label_contains("must jump")
                .filter(|node| node.accesskit_node().role() == Role::Button),
        );
        let label = piece.last().and_then(|node| node.accesskit_node().label()).expect("a piece can move");
        press(&mut harness, Role::Button, &label);
        let goal = harness.query_all_by_label_contains("empty, playable").next();
        goal.expect("it can go somewhere").click();
        harness.run_steps(2);
        settle(&mut harness);
    }
    assert!(harness.state().app().checkers().game().present() >= 6, "{}", moves(&harness));
    press(&mut harness, Role::Button, "Back");
    press(&mut harness, Role::Button, "Continue");
    assert_eq!(harness.state().app().screen(), Screen::Checkers);
}

#[test]
fn both_games_are_continued_from_the_menu_the_last_one_first() {
    let mut app = on_board(FORK, &[]);
    for action in [
        Action::Open(Screen::Menu),
        Action::Pick(GameKind::Othello),
        Action::NewGame,
        Action::Othello(BoardAction::Start),
    ] {
        app.apply(action, Now::ZERO);
    }
    app.apply(Action::Back, Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    let top = |harness: &Harness<'static, Fixture>, label: &str| harness.get_by_label(label).rect().top();
    assert!(top(&harness, "Continue Othello") < top(&harness, "Continue Checkers"));
    press(&mut harness, Role::Button, "Continue Checkers");
    assert_eq!(harness.state().app().screen(), Screen::Checkers);
    press(&mut harness, Role::Button, "Back");
    assert!(top(&harness, "Continue Checkers") < top(&harness, "Continue Othello"));
    press(&mut harness, Role::Button, "Continue Othello");
    assert_eq!(harness.state().app().screen(), Screen::Arena);
}

#[test]
fn a_jump_is_tapped_square_by_square_and_says_what_is_forced() {
    let mut harness = on(Device::new(412.0, 915.0), on_board(FORK, &[]));
    harness.get_by_label("You must jump with the ringed piece.");
    press(&mut harness, Role::Button, "1, black man");
    harness.get_by_label("The piece on 1 must wait: a jump is forced.");
    press(&mut harness, Role::Button, "22, empty, playable");
    harness.get_by_label("The jump goes on from 22. Tap the next square.");
    harness.get_by_label("22, black man, must jump, chosen");
    harness.get_by_label("18, empty");
    press(&mut harness, Role::Button, "29, empty, playable");
    assert_eq!(moves(&harness), "15x22x29");
    harness.get_by_label("29, black king, last move");
    harness.get_by_label("1. Black 15x22x29; black 2, white 3");
    press(&mut harness, Role::ListItem, "The game has begun. Black moves first.");
    harness.get_by_label("15, black man");
    press(&mut harness, Role::Button, "Back to the game");
    press(&mut harness, Role::Button, "Undo");
    assert_eq!(harness.state().app().checkers().game().present(), 0);
}

#[test]
fn a_game_is_won_in_words_and_played_again() {
    let mut harness = on(Device::new(412.0, 915.0), on_board(LAST_JUMP, &[15, 24]));
    harness.get_by_label("White has no piece left.");
    assert!(harness.query_all_by_label("Black wins").count() >= 2, "above the buttons and in the history");
    press(&mut harness, Role::Button, "Play again");
    assert_eq!(harness.state().app().checkers().game().present(), 0);
}

#[test]
fn a_hint_names_a_move() {
    let mut app = on_board(KINGS, &[]);
    app.set_pace(Pace { hint: Duration::from_hours(1), ..Pace::INSTANT });
    let mut harness = on(Device::new(412.0, 915.0), app);
    press(&mut harness, Role::Button, "Hint");
    settle(&mut harness);
    let chosen = harness.state().app().checkers().hint().expect("a hint was given").chosen;
    assert!(harness.query_all_by_label_contains(&format!("Play {chosen}: ")).next().is_some());
}

/// The square that has the focus.
fn focused(harness: &Harness<'static, Fixture>) -> Option<Square> {
    let node = harness.query_by(|node| node.is_focused() && node.label().is_some())?;
    node.accesskit_node().label()?.split(',').next()?.parse().ok()
}

/// Walks over the board with the arrows, one square at a time, and presses Enter.
fn walk_to(harness: &mut Harness<'static, Fixture>, number: usize) {
    let target = Square::new(number).expect("a square");
    for _ in 0..20 {
        let here = focused(harness).expect("a square has the focus");
        let place = |square: Square| (square.number() - 1) % 4;
        let arrow = match (here.row().cmp(&target.row()), place(here).cmp(&place(target))) {
            (std::cmp::Ordering::Less, _) => Key::ArrowDown,
            (std::cmp::Ordering::Greater, _) => Key::ArrowUp,
            (_, std::cmp::Ordering::Less) => Key::ArrowRight,
            (_, std::cmp::Ordering::Greater) => Key::ArrowLeft,
            _ => break,
        };
        harness.key_press(arrow);
        harness.run_steps(3);
    }
    harness.key_press(Key::Enter);
    harness.run_steps(3);
}

#[test]
fn a_few_moves_are_played_with_the_keyboard_alone() {
    let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
    let mut harness = on(Device::new(412.0, 915.0), begun::<Checkers>(people(), settings));
    harness.key_press(Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(focused(&harness).map(Square::number), Some(9), "the first piece that can move");
    for number in [11, 15, 22, 18, 15, 22] {
        walk_to(&mut harness, number);
    }
    assert_eq!(moves(&harness), "11-15 22-18 15x22");
    // From the lowest row the way down leads off the board.
    for _ in 0..12 {
        harness.key_press(Key::ArrowDown);
        harness.run_steps(3);
    }
    assert_eq!(focused(&harness), None);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(harness.state().app().screen(), Screen::Menu);
}

#[test]
fn the_computer_answers_on_the_screen() {
    let setup = Setup { level: Level::Apprentice, ..Setup::default() };
    let mut harness = on(Device::new(412.0, 915.0), begun::<Checkers>(setup, Settings::default()));
    press(&mut harness, Role::Button, "11, black man, can move");
    press(&mut harness, Role::Button, "15, empty, playable");
    assert!(matches!(harness.state().app().checkers().phase(), Phase::Moving(_)));
    settle(&mut harness);
    assert_eq!(harness.state().app().checkers().game().present(), 2);
    harness.get_by_label("You, Black, to move, 12");
}

#[test]
fn the_rules_of_checkers_have_a_board_in_every_chapter() {
    let mut harness = on(Device::new(412.0, 3600.0), app());
    press(&mut harness, Role::Button, "Rules");
    press(&mut harness, Role::Button, "Rules of checkers");
    assert_eq!(harness.query_all_by_role(Role::Image).count(), 6);
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Rules);
}

#[test]
fn pictured_on_a_small_phone_in_the_dark() {
    let app = with_settings(on_board(KINGS, &[]), with(ThemeChoice::Dark, BoardColours::Blue));
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), app), "checkers-360x640-dark-id");
}

#[test]
fn pictured_in_the_middle_of_a_jump() {
    let mut app = on_board(FORK, &[]);
    app.apply(Action::Change(Settings::default()), Now::ZERO);
    tap_checkers(&mut app, &[15]);
    app.apply(Action::Checkers(BoardAction::Tap(Square::new(22).expect("a square"))), Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    harness.state_mut().now = Now::ZERO + Duration::from_millis(210);
    harness.step();
    check(&mut harness, "checkers-jump-412x915-light-en");
}

#[test]
fn pictured_on_its_side_in_high_contrast() {
    let app = with_settings(on_board(FORK, &[15, 22]), with(ThemeChoice::HighContrast, BoardColours::Green));
    check(&mut on(Device::new(915.0, 412.0), app), "checkers-915x412-contrast-en");
}
