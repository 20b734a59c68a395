//! What the moves are worth, on the squares: found when the engine is free, and gone with the turn.

use othello::app::{Action, BoardAction, MoveValues, Phase, Screen, Settings, Storage};
use othello::engine::think::Grade;
use othello::engine::{Level, Score};
use othello::rules::{Bitboard, Disc};

use crate::table::{Table, against, people};

fn with_values(table: &mut Table) {
    table.act(Action::Change(Settings { values: MoveValues::Words, ..*table.app.settings() }));
}

/// Waits until every legal move has its worth.
fn wait_for_values(table: &mut Table) {
    table.run();
    while table.app.values().is_empty() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
}

fn appraised(table: &Table) -> Bitboard {
    table.app.values().iter().map(|value| value.at).collect()
}

#[test]
fn every_legal_move_gets_a_worth_and_one_of_them_is_good() {
    let mut table = Table::begun(people());
    table.run();
    assert!(table.app.values().is_empty(), "nobody asked for it");
    with_values(&mut table);
    for name in ["f5", "d6", "c3", "d3"] {
        wait_for_values(&mut table);
        assert_eq!(appraised(&table), table.app.othello().legal_moves());
        assert!(table.app.values().iter().any(|value| value.grade == Grade::Good));
        table.tap(name);
        table.app.tick(table.now);
        assert!(table.app.values().is_empty() || appraised(&table) == table.app.othello().legal_moves());
    }
}

#[test]
fn they_go_with_the_turn_and_come_back_with_it() {
    let mut table = Table::begun(against(Level::Student, Disc::Black));
    with_values(&mut table);
    wait_for_values(&mut table);
    table.tap("f5");
    table.app.tick(table.now);
    if matches!(table.app.othello().phase(), Phase::Thinking) {
        assert!(table.app.values().is_empty());
    }
    wait_for_values(&mut table);
    assert_eq!((table.app.othello().phase(), table.app.othello().game().n_moves()), (Phase::Choosing, 2));
    assert_eq!(appraised(&table), table.app.othello().legal_moves());
}

#[test]
fn they_are_those_of_the_level_that_is_played_against() {
    let kind_of_score = |level| {
        let mut table = Table::begun(against(level, Disc::Black));
        with_values(&mut table);
        wait_for_values(&mut table);
        table.app.values()[0].score
    };
    for level in [Level::Student, Level::Expert] {
        assert!(matches!(kind_of_score(level), Score::Points(_)), "{level} counts in points");
    }
    // A greedy player has no opinion of its own.
    for level in [Level::Novice, Level::Master, Level::Legend] {
        assert!(matches!(kind_of_score(level), Score::Estimate(_)), "{level} is told in discs");
    }
}

#[test]
fn a_hint_comes_first_and_the_worths_afterwards() {
    let mut table = Table::begun(people());
    with_values(&mut table);
    table.app.tick(table.now);
    table.act(Action::Othello(BoardAction::Hint));
    table.run();
    assert!(table.app.othello().hint().is_some(), "the worths have not kept it from coming");
    wait_for_values(&mut table);
    assert!(table.app.othello().hint().is_some());
    assert_eq!(appraised(&table), table.app.othello().legal_moves());
}

#[test]
fn nobody_is_asked_while_nobody_looks() {
    for leave in [Action::Open(Screen::Rules), Action::Suspend, Action::Back] {
        let mut table = Table::begun(people());
        with_values(&mut table);
        wait_for_values(&mut table);
        table.act(leave.clone());
        table.app.tick(table.now);
        assert!(table.app.values().is_empty(), "{leave:?}");
    }
}

#[test]
fn the_choice_is_kept() {
    let settings = Settings { values: MoveValues::Figures, ..Settings::default() };
    assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    let mut table = Table::open(Storage::memory());
    table.act(Action::Change(settings));
    assert_eq!(table.app.settings().values, MoveValues::Figures);
}
