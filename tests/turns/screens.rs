//! Screens, the meaning of Back, dialogs and settings.

use othello::app::{
    Action, BoardAction, Dialog, GameKind, Intent, Language, LanguageChoice, Phase, Screen, Settings,
    Storage, ThemeChoice,
};
use othello::engine::Level;
use othello::game::Seats;
use othello::rules::Disc;

use crate::table::{Table, against, people};

#[test]
fn back_closes_one_layer_after_the_other_and_then_leaves() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6");
    table.act(Action::Open(Screen::Settings));
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Arena, "settings opened from the arena lead back to it");
    table.act(Action::Othello(BoardAction::View(1)));
    table.act(Action::Othello(BoardAction::Restart));
    assert!(table.app.dialog().is_some());
    table.act(Action::Back);
    assert_eq!((table.app.dialog(), table.app.othello().viewing()), (None, Some(1)));
    table.act(Action::Back);
    assert_eq!((table.app.othello().viewing(), table.app.screen()), (None, Screen::Arena));
    table.act(Action::Back);
    assert_eq!((table.app.screen(), table.app.exit_requested()), (Screen::Menu, false));
    table.act(Action::Back);
    assert!(table.app.exit_requested());
    table.act(Action::Resume);
    assert!(!table.app.exit_requested(), "the same process may be brought back");
    assert_eq!(table.transcript(), "f5d6");
}

#[test]
fn restart_asks_before_it_throws_a_game_away() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.act(Action::Othello(BoardAction::Restart));
    assert_eq!(table.app.dialog(), None, "nothing was played, so nothing can be lost");
    table.tap_all("f5");
    let game = table.app.othello().game().clone();
    table.act(Action::Othello(BoardAction::Restart));
    assert_eq!(table.app.dialog(), Some(Dialog::AbandonGame(GameKind::Othello, Intent::Restart)));
    let at = table.app.othello().legal_moves().first().unwrap();
    table.act(Action::Othello(BoardAction::Tap(at)));
    assert_eq!(table.app.othello().game(), &game, "a question takes no moves");
    table.act(Action::Cancel);
    assert_eq!((table.app.dialog(), table.app.othello().game()), (None, &game));
    table.act(Action::Othello(BoardAction::Restart));
    table.act(Action::Confirm);
    assert_eq!((table.app.othello().game().n_recorded(), table.app.othello().phase()), (0, Phase::Choosing));
    assert_eq!(table.app.othello().seats(), Seats::against(Level::Novice, Disc::Black));
}

#[test]
fn a_finished_game_is_played_again_without_asking() {
    let mut table = Table::begun(people());
    table.tap_all("e6f4e3f6g5d6e7f5c5");
    table.act(Action::Othello(BoardAction::Restart));
    assert_eq!((table.app.dialog(), table.app.othello().phase()), (None, Phase::Choosing));
    assert_eq!(table.app.othello().game().n_recorded(), 0);
}

#[test]
fn a_new_game_asks_too_and_then_waits_for_start() {
    let mut table = Table::begun(people());
    table.tap_all("f5");
    table.act(Action::Back);
    table.act(Action::Open(Screen::Difficulty));
    table.act(Action::Othello(BoardAction::SetUp(against(Level::Apprentice, Disc::White))));
    assert_eq!(table.app.othello().seats(), Seats::PEOPLE, "choosing alone changes no game");
    table.act(Action::NewGame);
    assert_eq!(table.app.dialog(), Some(Dialog::AbandonGame(GameKind::Othello, Intent::NewGame)));
    table.act(Action::Confirm);
    assert_eq!((table.app.screen(), table.app.othello().phase()), (Screen::Arena, Phase::NotStarted));
    assert_eq!(table.app.othello().seats(), Seats::against(Level::Apprentice, Disc::White));
    assert!(!table.app.othello().has_game());
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Menu, "the difficulty page is done with");
}

#[test]
fn the_menu_offers_to_continue_a_game_that_was_started() {
    let mut table = Table::open(Storage::memory());
    assert_eq!((table.app.screen(), table.app.othello().has_game()), (Screen::Menu, false));
    table.begin(people());
    table.tap_all("f5");
    table.act(Action::Open(Screen::Menu));
    assert!(table.app.othello().has_game());
    table.act(Action::Open(Screen::Arena));
    assert_eq!((table.app.othello().phase(), table.transcript().as_str()), (Phase::Choosing, "f5"));
}

#[test]
fn settings_can_be_changed_and_reset_after_asking() {
    let mut table = Table::open(Storage::memory());
    let chosen = Settings {
        language: LanguageChoice::Always(Language::Indonesian),
        theme: ThemeChoice::HighContrast,
        confirm_tap: true,
        ..Settings::default()
    };
    table.act(Action::Change(chosen));
    assert_eq!(table.app.settings(), &chosen);
    table.act(Action::ResetSettings);
    assert_eq!(table.app.dialog(), Some(Dialog::ResetSettings));
    table.act(Action::Cancel);
    assert_eq!(table.app.settings(), &chosen);
    table.act(Action::ResetSettings);
    table.act(Action::Confirm);
    assert_eq!((table.app.settings(), table.app.dialog()), (&Settings::default(), None));
}

#[test]
fn a_second_window_is_closed_or_plays_without_saving() {
    let mut table = Table::open(Storage::memory());
    table.app.ask_about_second_window();
    table.act(Action::Confirm);
    assert_eq!((table.app.dialog(), table.app.exit_requested()), (None, false));
    for no in [Action::Cancel, Action::Back] {
        let mut table = Table::open(Storage::memory());
        table.app.ask_about_second_window();
        assert_eq!(table.app.dialog(), Some(Dialog::SecondWindow));
        table.act(no);
        assert!(table.app.exit_requested());
    }
}
