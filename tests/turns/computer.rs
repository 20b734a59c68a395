//! A person against the computer: whole games, and every way to interrupt a thought.

use std::io;
use std::time::Duration;

use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Notice, Now, Pace, Phase, Screen, Settings, Storage, Wait,
};
use othello::engine::Level;
use othello::game::{Ply, Seats};
use othello::rules::{Board, Disc};
use othello::seeded::Seeded;

use crate::table::{Table, against, people, square};

#[test]
fn whole_games_against_each_quick_level_reach_their_end() {
    let mut random = Seeded::new(4);
    for level in [Level::Novice, Level::Cautious, Level::Apprentice] {
        for person in Disc::BOTH {
            for _ in 0..3 {
                let mut table = Table::begun(against(level, person));
                table.run();
                while table.app.othello().phase() == Phase::Choosing {
                    assert_eq!(table.app.othello().game().turn(), person);
                    let at = random.choose(table.app.othello().legal_moves()).unwrap();
                    table.act(Action::Othello(BoardAction::Tap(at)));
                    table.run();
                }
                assert!(
                    matches!(table.app.othello().phase(), Phase::Over(_)),
                    "{:?}",
                    table.app.othello().phase()
                );
            }
        }
    }
}

#[test]
fn a_whole_game_with_turning_discs_and_told_passes_needs_only_the_clock() {
    let mut random = Seeded::new(6);
    let mut table = Table::begun(against(Level::Novice, Disc::White));
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.app.set_pace(Pace::PERSON);
    table.run();
    while table.app.othello().phase() == Phase::Choosing {
        let at = random.choose(table.app.othello().legal_moves()).unwrap();
        table.act(Action::Othello(BoardAction::Tap(at)));
        assert!(matches!(table.app.othello().phase(), Phase::Moving(_)));
        table.run();
    }
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
}

#[test]
fn the_computer_that_plays_black_begins() {
    let mut table = Table::begun(against(Level::Novice, Disc::White));
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
    assert_eq!(table.app.othello().thinking().unwrap().level, Level::Novice);
    table.run();
    assert_eq!((table.app.othello().game().n_moves(), table.app.othello().phase()), (1, Phase::Choosing));
    assert!(!table.app.othello().can_undo(), "the person has not chosen anything yet");
}

#[test]
fn a_tap_while_the_computer_thinks_moves_nothing() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap("f5");
    assert!(table.app.othello().legal_moves().is_empty());
    table.tap("d6");
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn undo_while_thinking_discards_the_late_answer() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap("f5");
    // The answer lies there already, but nobody has looked at it.
    table.wait_for_the_engine();
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!((table.app.othello().phase(), table.app.othello().board()), (Phase::Choosing, Board::START));
    assert_eq!(table.app.othello().thinking(), None);
    for _ in 0..3 {
        assert_eq!(table.wait(Duration::from_secs(1)), None);
    }
    assert_eq!(table.app.othello().game().present(), 0);
    // The reply to another move answers that move.
    table.tap("d3");
    table.run();
    let alone = {
        let mut table = Table::begun(against(Level::Novice, Disc::Black));
        table.tap_all("d3");
        table.transcript()
    };
    assert_eq!(table.transcript(), alone);
}

#[test]
fn undo_at_once_after_a_move_stops_the_thought() {
    for _ in 0..50 {
        let mut table = Table::begun(against(Level::Cautious, Disc::Black));
        table.tap("f5");
        table.act(Action::Othello(BoardAction::Undo));
        assert_eq!(table.app.othello().phase(), Phase::Choosing);
        table.tap("c4");
        table.run();
        assert_eq!(&table.transcript()[..2], "c4");
        assert_eq!(table.app.othello().game().present(), 2);
    }
}

#[test]
fn undo_goes_back_to_the_persons_own_choice_and_redo_forth() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap_all("f5");
    let after_one = table.app.othello().game().clone();
    let at = table.app.othello().legal_moves().first().unwrap();
    table.act(Action::Othello(BoardAction::Tap(at)));
    table.run();
    let after_two = table.app.othello().game().clone();
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!(table.app.othello().board(), *after_one.position());
    assert_eq!(table.app.othello().phase(), Phase::Choosing);
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!((table.app.othello().board(), table.app.othello().can_undo()), (Board::START, false));
    table.act(Action::Othello(BoardAction::Redo));
    table.act(Action::Othello(BoardAction::Redo));
    assert_eq!(table.app.othello().game(), &after_two);
    assert!(!table.app.othello().can_redo());
}

#[test]
fn a_new_game_or_a_restart_while_thinking_starts_clean() {
    for action in [Action::Othello(BoardAction::Restart), Action::NewGame] {
        let mut table = Table::begun(against(Level::Novice, Disc::Black));
        table.tap("f5");
        table.wait_for_the_engine();
        table.act(Action::Othello(BoardAction::SetUp(people())));
        table.act(action.clone());
        table.act(Action::Confirm);
        table.run();
        assert_eq!(table.app.othello().game().n_recorded(), 0);
        assert_eq!(table.app.othello().seats() == Seats::PEOPLE, action == Action::NewGame);
    }
}

#[test]
fn leaving_the_arena_stops_the_thought_and_coming_back_asks_again() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap("f5");
    let first = table.app.othello().thinking().unwrap().since;
    table.wait_for_the_engine();
    table.act(Action::Back);
    assert_eq!((table.app.screen(), table.app.othello().phase()), (Screen::Menu, Phase::Waiting(Wait::Away)));
    table.wait(Duration::from_secs(5));
    assert_eq!((table.transcript().as_str(), table.app.othello().thinking()), ("f5", None));
    table.act(Action::Open(Screen::Arena));
    assert_ne!(table.app.othello().thinking().unwrap().since, first);
    table.run();
    assert_eq!(table.app.othello().game().present(), 2);
}

#[test]
fn suspend_stops_the_thought_and_resume_asks_again() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap("f5");
    table.wait_for_the_engine();
    table.act(Action::Suspend);
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Suspended));
    table.wait(Duration::from_secs(5));
    assert_eq!(table.transcript(), "f5");
    table.act(Action::Resume);
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
    table.run();
    assert_eq!((table.app.othello().game().present(), table.app.othello().phase()), (2, Phase::Choosing));
}

#[test]
fn suspend_while_discs_turn_asks_the_computer_only_after_resume() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.act(Action::Change(Settings { animation: AnimationSpeed::Fast, ..*table.app.settings() }));
    table.tap("f5");
    table.act(Action::Suspend);
    table.wait(Duration::from_secs(5));
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Suspended));
    table.act(Action::Resume);
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
}

#[test]
fn the_reply_waits_until_a_person_could_see_the_board_unless_hurried() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.app.set_pace(Pace { reply: Duration::from_secs(2), ..Pace::INSTANT });
    table.tap("f5");
    table.wait_for_the_engine();
    assert_eq!(table.app.tick(table.now), Some(table.now + Duration::from_secs(2)));
    let thinking = table.app.othello().thinking().unwrap();
    assert!(thinking.is_settled && thinking.thought.is_some());
    assert_eq!(table.transcript(), "f5");
    assert!(table.app.othello().can_hurry());
    table.act(Action::Othello(BoardAction::MoveNow));
    table.app.tick(table.now);
    assert_eq!((table.app.othello().game().present(), table.app.othello().phase()), (2, Phase::Choosing));
}

#[test]
fn the_computer_moves_on_while_an_older_position_is_viewed() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    table.tap("f5");
    table.act(Action::Othello(BoardAction::View(0)));
    table.run();
    assert_eq!((table.app.othello().viewing(), table.app.othello().board()), (Some(0), Board::START));
    assert_eq!(table.app.othello().game().present(), 2);
}

#[test]
fn the_computer_plays_on_alone_while_the_person_has_to_pass() {
    let rows = "------OX -------- ------OX -------- ------OX -------- ------OX -------- X";
    let mut table = Table::from_board(rows, Seats::against(Level::Novice, Disc::White));
    table.run();
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
    let passes =
        table.app.othello().game().plies().iter().filter(|ply| matches!(ply, Ply::Pass { .. })).count();
    assert_eq!((passes, table.app.othello().game().n_moves()), (3, 4));
}

#[test]
fn without_an_engine_two_people_still_play() {
    let no_thread = io::Error::other("no more threads");
    let now = Now::ZERO;
    let mut app = App::new(Storage::memory(), Err(no_thread), 1, now);
    assert_eq!(app.notice(), Some(&Notice::NoEngine { why: "no more threads".to_owned() }));
    app.apply(Action::DismissNotice, now);
    assert_eq!(app.notice(), None);

    app.apply(Action::Othello(BoardAction::SetUp(against(Level::Novice, Disc::White))), now);
    app.apply(Action::NewGame, now);
    app.apply(Action::Othello(BoardAction::Start), now);
    assert_eq!(app.othello().phase(), Phase::Waiting(Wait::NoEngine));
    assert_eq!(app.tick(now), None);

    app.apply(Action::Othello(BoardAction::SetUp(people())), now);
    app.apply(Action::NewGame, now);
    app.apply(Action::Othello(BoardAction::Start), now);
    assert!(app.othello().phase() == Phase::Choosing && !app.othello().can_hint());
    app.apply(Action::Othello(BoardAction::Tap(square("f5"))), now);
    assert_eq!(app.othello().game().n_moves(), 1);
}

#[test]
fn an_idle_app_asks_for_nothing() {
    let mut table = Table::begun(against(Level::Novice, Disc::Black));
    assert_eq!(table.app.tick(table.now), None);
    table.tap_all("f5");
    assert_eq!(table.wait(Duration::from_mins(1)), None);
    assert!(!table.app.is_animating());
}
