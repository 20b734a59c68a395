//! A person against the computer and two computers: whole games, and every way to interrupt a thought.

use std::io;
use std::time::Duration;

use othello::app::{
    Action, AnimationSpeed, App, BoardAction, GameKind, Now, Opponents, Pace, Phase, Screen, Settings, Setup,
    Storage, Wait,
};
use othello::engine::checkers::Level;
use othello::game::Seats;
use othello::rules::Disc;
use othello::seeded::Seeded;

use super::{against, people, square, watch};
use crate::table::Table;

#[test]
fn whole_games_against_the_quick_levels_reach_their_end() {
    let mut random = Seeded::new(4);
    for level in [Level::Novice, Level::Apprentice] {
        for person in Disc::BOTH {
            let mut table = Table::begun_checkers(against(level, person));
            table.act(Action::Change(Settings { animation: AnimationSpeed::Fast, ..*table.app.settings() }));
            table.run();
            while table.checkers().phase() == Phase::Choosing {
                table.tap_somewhere(&mut random);
                table.run();
            }
            assert!(matches!(table.checkers().phase(), Phase::Over(_)), "{:?}", table.checkers().phase());
        }
    }
}

#[test]
fn the_computer_that_plays_black_begins() {
    let mut table = Table::begun_checkers(against(Level::Novice, Disc::White));
    assert_eq!(table.checkers().phase(), Phase::Thinking);
    assert_eq!(table.checkers().thinking().unwrap().disc, Disc::Black);
    assert!(table.app.is_awaited());
    table.run();
    assert_eq!((table.checkers().game().present(), table.checkers().phase()), (1, Phase::Choosing));
    assert!(!table.checkers().can_undo(), "the person has not chosen anything yet");
}

#[test]
fn a_tap_while_the_computer_thinks_moves_nothing() {
    let mut table = Table::begun_checkers(against(Level::Novice, Disc::Black));
    table.tap_square(11);
    table.tap_square(15);
    assert!(table.checkers().movable().is_empty());
    table.tap_square(22);
    table.tap_square(18);
    assert_eq!(table.moves(), "11-15");
}

#[test]
fn undo_while_thinking_discards_the_late_answer() {
    let mut table = Table::begun_checkers(against(Level::Novice, Disc::Black));
    table.tap_square(11);
    table.tap_square(15);
    // The answer lies there already, but nobody has looked at it.
    table.wait_for_the_engine();
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!((table.checkers().phase(), table.checkers().thinking()), (Phase::Choosing, None));
    for _ in 0..3 {
        assert_eq!(table.wait(Duration::from_secs(1)), None);
    }
    assert_eq!(table.checkers().game().present(), 0);
    table.tap_square(9);
    table.tap_square(14);
    table.run();
    assert!(table.moves().starts_with("9-14 "), "{}", table.moves());
}

#[test]
fn undo_goes_back_to_the_persons_own_choice_and_redo_forth() {
    let mut table = Table::begun_checkers(against(Level::Novice, Disc::Black));
    table.tap_squares(&[11, 15]);
    let after_one = table.checkers().game().clone();
    let from = table.checkers().movable().first().unwrap();
    table.act(Action::Checkers(BoardAction::Tap(from)));
    let to = table.checkers().landings().first().unwrap_or(square(18));
    table.act(Action::Checkers(BoardAction::Tap(to)));
    table.run();
    let after_two = table.checkers().game().clone();
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!(table.checkers().position(), after_one.position());
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!((table.checkers().game().present(), table.checkers().can_undo()), (0, false));
    table.act(Action::Checkers(BoardAction::Redo));
    table.act(Action::Checkers(BoardAction::Redo));
    assert_eq!(table.checkers().game(), &after_two);
}

#[test]
fn leaving_the_board_or_the_app_stops_the_thought_and_coming_back_asks_again() {
    let away = [(Action::Back, Action::Open(Screen::Checkers), Wait::Away)];
    let gone = [(Action::Suspend, Action::Resume, Wait::Suspended)];
    for (leave, come_back, wait) in away.into_iter().chain(gone) {
        let mut table = Table::begun_checkers(against(Level::Novice, Disc::Black));
        table.tap_square(11);
        table.tap_square(15);
        table.wait_for_the_engine();
        table.act(leave);
        assert_eq!(table.checkers().phase(), Phase::Waiting(wait));
        table.wait(Duration::from_secs(5));
        assert_eq!((table.moves().as_str(), table.checkers().thinking()), ("11-15", None));
        table.act(come_back);
        assert_eq!(table.checkers().phase(), Phase::Thinking);
        table.run();
        assert_eq!(table.checkers().game().present(), 2);
    }
}

#[test]
fn both_games_take_turns_at_the_one_thread() {
    let mut table = Table::begun_checkers(against(Level::Club, Disc::White));
    assert_eq!(table.checkers().phase(), Phase::Thinking);
    let othello = Setup { person: Disc::White, ..Setup::default() };
    for action in [
        Action::Othello(BoardAction::SetUp(othello)),
        Action::Pick(GameKind::Othello),
        Action::NewGame,
        Action::Othello(BoardAction::Start),
    ] {
        table.act(action);
    }
    assert_eq!(table.checkers().phase(), Phase::Waiting(Wait::Away));
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
    table.act(Action::Open(Screen::Checkers));
    assert!(matches!(table.app.othello().phase(), Phase::Waiting(Wait::Away)));
    table.run();
    assert_eq!((table.checkers().game().present(), table.app.othello().game().n_moves()), (1, 0));
    let thought_through = table.moves();
    // The same without any interruption: the thought was not cut short.
    let mut alone = Table::begun_checkers(against(Level::Club, Disc::White));
    alone.run();
    assert_eq!(thought_through, alone.moves());
}

#[test]
fn the_reply_waits_until_a_person_could_see_the_board_unless_hurried() {
    let mut table = Table::begun_checkers(against(Level::Novice, Disc::Black));
    table.app.set_pace(Pace { reply: Duration::from_secs(2), ..Pace::INSTANT });
    table.tap_square(11);
    table.tap_square(15);
    let due = loop {
        table.wait_for_the_engine();
        if let Some(due) = table.app.tick(table.now) {
            break due;
        }
    };
    assert_eq!(due, table.now + Duration::from_secs(2));
    assert!(table.checkers().thinking().unwrap().thought.is_some());
    assert_eq!((table.moves().as_str(), table.checkers().can_hurry()), ("11-15", true));
    table.act(Action::Checkers(BoardAction::MoveNow));
    table.app.tick(table.now);
    assert_eq!((table.checkers().game().present(), table.checkers().phase()), (2, Phase::Choosing));
}

#[test]
fn a_deep_thought_can_be_hurried() {
    let mut table = Table::begun_checkers(against(Level::Expert, Disc::White));
    table.act(Action::Checkers(BoardAction::MoveNow));
    table.run();
    assert_eq!(table.checkers().game().present(), 1);
}

#[test]
fn two_computers_are_paused_stepped_and_play_to_the_end() {
    let mut table = Table::begun_checkers(watch(Level::Novice, Level::Apprentice));
    assert!(table.app.is_awaited(), "the screen stays on while they play");
    table.act(Action::Checkers(BoardAction::Pause));
    assert!(!table.app.is_awaited());
    assert_eq!(table.checkers().phase(), Phase::Waiting(Wait::Paused));
    table.act(Action::Checkers(BoardAction::Step));
    table.run();
    assert_eq!((table.checkers().game().present(), table.checkers().is_paused()), (1, true));
    table.act(Action::Checkers(BoardAction::GoOn));
    table.act(Action::Checkers(BoardAction::View(0)));
    assert_eq!(table.checkers().phase(), Phase::Waiting(Wait::Viewing));
    table.act(Action::Checkers(BoardAction::LeaveView));
    table.run();
    assert!(matches!(table.checkers().phase(), Phase::Over(_)));
    assert!(!table.checkers().can_pause());
}

#[test]
fn a_hint_is_a_legal_move_and_is_forgotten_with_it() {
    let mut table = Table::begun_checkers(people());
    table.app.set_pace(Pace { hint: Duration::from_hours(1), ..Pace::INSTANT });
    assert!(table.checkers().can_hint());
    table.act(Action::Checkers(BoardAction::Hint));
    assert!(table.checkers().is_hinting());
    while table.checkers().is_hinting() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    let hint = table.checkers().hint().expect("a hint").clone();
    assert!(table.checkers().position().moves().contains(&hint.chosen));
    table.act(Action::Checkers(BoardAction::Tap(hint.chosen.from())));
    table.act(Action::Checkers(BoardAction::Tap(hint.chosen.to())));
    assert_eq!((table.checkers().hint(), table.moves()), (None, hint.chosen.to_string()));
}

#[test]
fn a_hint_asked_for_dies_with_the_screen() {
    let mut table = Table::begun_checkers(people());
    table.act(Action::Checkers(BoardAction::Hint));
    table.act(Action::Open(Screen::Settings));
    assert!(!table.checkers().is_hinting());
    table.wait(Duration::from_secs(5));
    assert_eq!(table.checkers().hint(), None);
}

#[test]
fn without_an_engine_two_people_still_play() {
    let now = Now::ZERO;
    let mut app = App::new(Storage::memory(), Err(io::Error::other("no more threads")), 1, now);
    let setup = Setup { opponents: Opponents::Computer, person: Disc::White, ..people() };
    for action in [
        Action::Checkers(BoardAction::SetUp(setup)),
        Action::Pick(GameKind::Checkers),
        Action::NewGame,
        Action::Checkers(BoardAction::Start),
    ] {
        app.apply(action, now);
    }
    assert_eq!(app.checkers().phase(), Phase::Waiting(Wait::NoEngine));
    for action in [
        Action::Checkers(BoardAction::SetUp(people())),
        Action::NewGame,
        Action::Checkers(BoardAction::Start),
    ] {
        app.apply(action, now);
    }
    assert_eq!((app.checkers().seats(), app.checkers().can_hint()), (Seats::PEOPLE, false));
    assert_eq!(app.checkers().phase(), Phase::Choosing);
}
