//! Two computers, and somebody who watches, pauses and steps.

use std::time::Duration;

use othello::app::{Action, BoardAction, Pace, Phase, Wait};
use othello::engine::Level;

use crate::table::{Table, watch};

const PAUSE: Duration = Duration::from_millis(900);
const NEARLY: Duration = Duration::from_millis(899);

#[test]
fn two_computers_play_to_the_end_by_themselves() {
    let mut table = Table::begun(watch(Level::Cautious, Level::Novice));
    table.run();
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
    assert!(!table.app.othello().can_pause());
}

#[test]
fn each_move_waits_until_people_could_follow() {
    let mut table = Table::begun(watch(Level::Novice, Level::Novice));
    table.app.set_pace(Pace { watch: PAUSE, ..Pace::INSTANT });
    for n_moves in 0..5 {
        let asked = table.now;
        table.wait_for_the_engine();
        assert_eq!(table.app.tick(table.now), Some(asked + PAUSE));
        assert_eq!(table.wait(NEARLY), Some(asked + PAUSE));
        assert_eq!(table.app.othello().game().n_moves(), n_moves);
        table.wait(Duration::from_millis(1));
        assert_eq!(table.app.othello().game().n_moves(), n_moves + 1);
    }
}

#[test]
fn pause_holds_step_makes_one_move_and_go_on_goes_on() {
    let mut table = Table::begun(watch(Level::Novice, Level::Cautious));
    table.act(Action::Othello(BoardAction::Pause));
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Paused));
    let n_moves = table.app.othello().game().n_moves();
    table.run();
    assert_eq!(table.app.othello().game().n_moves(), n_moves);
    for n_steps in 1..=3 {
        table.act(Action::Othello(BoardAction::Step));
        table.run();
        assert_eq!(table.app.othello().game().n_moves(), n_moves + n_steps);
        assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Paused));
    }
    table.act(Action::Othello(BoardAction::GoOn));
    table.run();
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
}

#[test]
fn undo_pauses_and_goes_one_move_back() {
    let mut table = Table::begun(watch(Level::Novice, Level::Cautious));
    table.run_one_ply();
    table.run_one_ply();
    assert_eq!(table.app.othello().game().n_moves(), 2);
    table.act(Action::Othello(BoardAction::Undo));
    table.run();
    assert_eq!(
        (table.app.othello().game().n_moves(), table.app.othello().phase()),
        (1, Phase::Waiting(Wait::Paused))
    );
    table.act(Action::Othello(BoardAction::Redo));
    table.run();
    assert_eq!(table.app.othello().game().n_moves(), 2);
}

#[test]
fn the_computers_wait_while_an_older_position_is_viewed() {
    let mut table = Table::begun(watch(Level::Novice, Level::Cautious));
    table.run_one_ply();
    table.act(Action::Othello(BoardAction::View(0)));
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Viewing));
    table.run();
    assert_eq!(table.app.othello().game().n_moves(), 1);
    table.act(Action::Othello(BoardAction::LeaveView));
    table.run();
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
}

#[test]
fn a_finger_on_the_board_moves_nothing() {
    let mut table = Table::begun(watch(Level::Novice, Level::Cautious));
    table.act(Action::Othello(BoardAction::Pause));
    table.tap("f5");
    assert_eq!(table.app.othello().game().n_moves(), 0);
    assert!(table.app.othello().legal_moves().is_empty() && !table.app.othello().can_hint());
}

#[test]
fn the_screen_stays_on_while_two_computers_play_and_no_longer() {
    let mut table = Table::begun(watch(Level::Novice, Level::Cautious));
    assert!(table.app.is_awaited());
    table.act(Action::Othello(BoardAction::Pause));
    assert!(!table.app.is_awaited(), "paused");
    table.act(Action::Othello(BoardAction::GoOn));
    table.run_one_ply();
    assert!(table.app.is_awaited(), "between two moves");
    table.act(Action::Suspend);
    assert!(!table.app.is_awaited(), "out of sight");
    table.act(Action::Resume);
    table.run();
    assert!(!table.app.is_awaited(), "over");
}
