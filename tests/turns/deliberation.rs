//! Those who play like people take a person's time, and every way to end the wait.

use std::time::Duration;

use othello::app::{Action, BoardAction, Now, Pace, Phase, Screen, Settings, Storage, Wait};
use othello::engine::people::Person;
use othello::engine::{Elo, Level};
use othello::rules::Disc;

use crate::table::{Table, against, watch};
use crate::temp_dir::TempDir;

const REGULAR: Level = Level::Person(Person::Regular);
/// Longer than anybody may take.
const LONGEST: Duration = Duration::from_secs(4);

/// The person has moved, the computer knows its answer, and waits. Gives when the answer will be played.
fn waiting(level: Level) -> (Table, Now) {
    let mut table = Table::begun(against(level, Disc::Black));
    table.app.set_pace(Pace::PERSON);
    table.tap("f5");
    table.app.tick(table.now);
    let is_settled =
        |table: &Table| table.app.othello().thinking().is_some_and(|thinking| thinking.is_settled);
    while !is_settled(&table) {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    let due = table.app.tick(table.now).expect("the move comes by itself");
    (table, due)
}

#[test]
fn somebody_like_a_person_takes_a_persons_time_and_never_longer_than_four_seconds() {
    for level in [REGULAR, Level::Person(Person::Beginner), Level::Adaptive(Elo::clamped(1400.0))] {
        let (mut table, due) = waiting(level);
        let wait = due.since(table.now);
        assert!(wait > Pace::PERSON.reply && wait <= LONGEST, "{level:?}: {wait:?}");
        let just_before = wait.saturating_sub(Duration::from_millis(1));
        table.wait(just_before);
        assert_eq!((table.transcript().as_str(), table.app.othello().phase()), ("f5", Phase::Thinking));
        table.wait(Duration::from_millis(1));
        assert_eq!(table.app.othello().game().n_moves(), 2);
    }
}

#[test]
fn an_engine_waits_no_longer_than_before() {
    let (table, due) = waiting(Level::Novice);
    assert_eq!(due.since(table.now), Pace::PERSON.reply);
}

#[test]
fn move_now_and_the_setting_end_the_wait() {
    let (mut table, _) = waiting(REGULAR);
    table.act(Action::Othello(BoardAction::MoveNow));
    table.app.tick(table.now);
    assert_eq!(table.app.othello().game().n_moves(), 2);

    let (mut table, _) = waiting(REGULAR);
    table.act(Action::Change(Settings { deliberate: false, ..*table.app.settings() }));
    table.wait(Pace::PERSON.reply);
    assert_eq!(table.app.othello().game().n_moves(), 2);
}

#[test]
fn undo_and_suspension_in_the_wait_are_as_in_a_thought() {
    let (mut table, _) = waiting(REGULAR);
    table.act(Action::Othello(BoardAction::Undo));
    table.wait(LONGEST);
    assert_eq!((table.transcript().as_str(), table.app.othello().phase()), ("", Phase::Choosing));

    let (mut table, _) = waiting(REGULAR);
    table.act(Action::Suspend);
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Suspended));
    table.wait(LONGEST);
    assert_eq!(table.transcript(), "f5");
    table.act(Action::Resume);
    table.run();
    assert_eq!(table.app.othello().game().n_moves(), 2);
}

#[test]
fn whoever_is_killed_in_the_wait_gets_the_same_answer_at_the_next_start() {
    let directory = TempDir::new();
    let open = || {
        let mut table = Table::open(Storage::unsynced_directory(directory.path()));
        table.without_animation();
        table
    };
    let mut table = open();
    table.begin(against(REGULAR, Disc::Black));
    table.app.set_pace(Pace::PERSON);
    table.tap("f5");
    table.app.tick(table.now);
    table.wait_for_the_engine();
    table.app.tick(table.now);
    assert_eq!(table.transcript(), "f5", "it still waits");
    drop(table);
    let mut table = open();
    assert_eq!(table.app.screen(), Screen::Arena);
    table.act(Action::Resume);
    table.run();
    let answer = table.transcript();
    assert_eq!(answer.len(), 4);
    table.act(Action::Othello(BoardAction::Undo));
    table.tap("f5");
    table.run();
    assert_eq!(table.transcript(), answer);
}

#[test]
fn two_computers_are_watched_at_their_own_pace() {
    let mut table = Table::begun(watch(REGULAR, Level::Novice));
    table.app.set_pace(Pace::PERSON);
    table.wait_for_the_engine();
    let due = loop {
        if let Some(due) = table.app.tick(table.now) {
            break due;
        }
        table.wait_for_the_engine();
    };
    assert!(due.since(table.now) <= Pace::PERSON.watch);
}
