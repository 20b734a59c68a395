//! A person asks what to do.

use othello::app::{Action, BoardAction, Phase, Reason, Screen};
use othello::game::Seats;
use othello::rules::Board;

use crate::table::{Table, people, square};

/// Black has but one move.
const ONE_MOVE: &str = "-OX----- -------- -------- -------- -------- -------- -------- -------- X";

#[test]
fn a_hint_is_a_legal_move_with_a_reason_and_changes_nothing() {
    let mut table = Table::begun(people());
    assert!(table.app.othello().can_hint());
    table.act(Action::Othello(BoardAction::Hint));
    assert!(table.app.othello().is_hinting() && !table.app.othello().can_hint());
    assert_eq!(table.app.othello().phase(), Phase::Choosing);
    table.run();
    let hint = table.app.othello().hint().expect("a hint").clone();
    assert!(Board::START.position.moves().contains(hint.chosen));
    assert_eq!(hint.thought.best, hint.chosen);
    assert_eq!(table.app.othello().game().n_recorded(), 0);
}

#[test]
fn the_reason_is_the_one_on_the_board() {
    let mut table = Table::from_board(ONE_MOVE, Seats::PEOPLE);
    table.act(Action::Othello(BoardAction::Hint));
    table.run();
    let hint = table.app.othello().hint().unwrap();
    assert_eq!((hint.chosen, hint.reason), (square("a1"), Reason::OnlyMove));
}

#[test]
fn any_move_cancels_the_hint() {
    let mut table = Table::begun(people());
    table.act(Action::Othello(BoardAction::Hint));
    table.run();
    table.tap("f5");
    assert_eq!(table.app.othello().hint(), None);

    table.act(Action::Othello(BoardAction::Hint));
    table.wait_for_the_engine();
    table.tap("d6");
    table.run();
    assert_eq!(
        (table.app.othello().hint(), table.app.othello().is_hinting()),
        (None, false),
        "a late hint dies too"
    );

    table.act(Action::Othello(BoardAction::Hint));
    table.act(Action::Othello(BoardAction::Undo));
    assert!(!table.app.othello().is_hinting(), "the thought about a position that is gone ends at once");
    table.run();
    assert_eq!((table.app.othello().hint(), table.app.othello().is_hinting()), (None, false));
}

#[test]
fn leaving_the_arena_or_the_app_stops_the_hint() {
    for leave in [Action::Open(Screen::Rules), Action::Suspend, Action::Back] {
        let mut table = Table::begun(people());
        table.act(Action::Othello(BoardAction::Hint));
        table.wait_for_the_engine();
        table.act(leave);
        table.run();
        assert_eq!((table.app.othello().hint(), table.app.othello().is_hinting()), (None, false));
    }
}
