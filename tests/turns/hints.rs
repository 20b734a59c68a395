//! A person asks what to do.

use othello::app::{Action, Phase, Reason, Screen};
use othello::game::Seats;
use othello::rules::Board;

use crate::table::{Table, people, square};

/// Black has but one move.
const ONE_MOVE: &str = "-OX----- -------- -------- -------- -------- -------- -------- -------- X";

#[test]
fn a_hint_is_a_legal_move_with_a_reason_and_changes_nothing() {
    let mut table = Table::begun(people());
    assert!(table.app.can_hint());
    table.act(Action::Hint);
    assert!(table.app.is_hinting() && !table.app.can_hint());
    assert_eq!(table.app.phase(), Phase::Choosing);
    table.run();
    let hint = table.app.hint().expect("a hint").clone();
    assert!(Board::START.position.moves().contains(hint.at));
    assert_eq!(hint.thought.best, hint.at);
    assert_eq!(table.app.game().n_recorded(), 0);
}

#[test]
fn the_reason_is_the_one_on_the_board() {
    let mut table = Table::from_board(ONE_MOVE, Seats::PEOPLE);
    table.act(Action::Hint);
    table.run();
    let hint = table.app.hint().unwrap();
    assert_eq!((hint.at, hint.reason), (square("a1"), Reason::OnlyMove));
}

#[test]
fn any_move_cancels_the_hint() {
    let mut table = Table::begun(people());
    table.act(Action::Hint);
    table.run();
    table.tap("f5");
    assert_eq!(table.app.hint(), None);

    table.act(Action::Hint);
    table.wait_for_the_engine();
    table.tap("d6");
    table.run();
    assert_eq!((table.app.hint(), table.app.is_hinting()), (None, false), "a late hint dies too");

    table.act(Action::Hint);
    table.act(Action::Undo);
    assert!(!table.app.is_hinting(), "the thought about a position that is gone ends at once");
    table.run();
    assert_eq!((table.app.hint(), table.app.is_hinting()), (None, false));
}

#[test]
fn leaving_the_arena_or_the_app_stops_the_hint() {
    for leave in [Action::Open(Screen::Rules), Action::Suspend, Action::Back] {
        let mut table = Table::begun(people());
        table.act(Action::Hint);
        table.wait_for_the_engine();
        table.act(leave);
        table.run();
        assert_eq!((table.app.hint(), table.app.is_hinting()), (None, false));
    }
}
