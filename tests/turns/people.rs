//! Two people at one phone: taps, turning discs, passes, the end, undo and viewing.

use std::time::Duration;

use othello::app::{
    Action, Animation, AnimationSpeed, BoardAction, Cue, Message, NotLegal, Phase, Settings, SquareView,
    StartOffer,
};
use othello::game::{Ending, Ply, Seats, Tally};
use othello::rules::{Bitboard, Board, Disc};
use othello::seeded::Seeded;

use crate::table::{Table, people, square};

/// On each of four rows black can take a white disc, and white never has a move.
const WHITE_NEVER_MOVES: &str = "------OX -------- ------OX -------- ------OX -------- ------OX -------- X";

#[test]
fn nobody_can_move_before_start() {
    let mut table = Table::begun(people());
    table.act(Action::NewGame);
    assert_eq!(
        (table.app.othello().phase(), table.app.othello().start_offer()),
        (Phase::NotStarted, StartOffer::Start)
    );
    assert!(table.app.othello().messages().is_empty());
    table.tap("f5");
    assert_eq!(table.app.othello().game().n_recorded(), 0);
    table.act(Action::Othello(BoardAction::Start));
    assert_eq!(
        (table.app.othello().phase(), table.app.othello().start_offer()),
        (Phase::Choosing, StartOffer::Restart)
    );
    assert_eq!(table.app.othello().messages(), [Message::Begins(Disc::Black)]);
}

#[test]
fn random_games_of_two_people_end_with_the_full_history() {
    let mut random = Seeded::new(8);
    for _ in 0..30 {
        let mut table = Table::begun(people());
        while table.app.othello().phase() == Phase::Choosing {
            let at = random.choose(table.app.othello().legal_moves()).unwrap();
            let taken = table.app.othello().board().position.flips(at).len();
            let disc = table.app.othello().game().turn();
            table.act(Action::Othello(BoardAction::Tap(at)));
            let played = table.app.othello().messages().into_iter().rev().find_map(|message| match message {
                Message::Played { disc, played: Ply::Move { at, flips, .. }, .. } => {
                    Some((disc, at, flips.len()))
                }
                _ => None,
            });
            assert_eq!(played, Some((disc, at, taken)));
            table.run();
        }
        let ending = table.app.othello().game().ending().unwrap();
        assert_eq!(table.app.othello().phase(), Phase::Over(ending));
        let messages = table.app.othello().messages();
        assert_eq!(messages.len(), table.app.othello().game().present() + 2);
        assert_eq!(
            messages.last().unwrap(),
            &Message::End { ply: table.app.othello().game().present(), ending }
        );
    }
}

#[test]
fn a_tap_where_no_disc_turns_is_refused() {
    let mut table = Table::begun(people());
    for name in ["a1", "d4"] {
        table.tap(name);
        assert!(table.has_cue(|cue| *cue == Cue::Refused));
        assert_eq!(table.app.othello().refused(), Some((square(name), NotLegal)), "the screen says why");
    }
    assert_eq!(table.app.othello().game().n_recorded(), 0);
    table.tap("f5");
    assert_eq!(table.app.othello().refused(), None);
}

#[test]
fn a_move_can_ask_for_a_second_tap() {
    let mut table = Table::begun(people());
    table.act(Action::Change(Settings { confirm_tap: true, ..*table.app.settings() }));
    table.tap("f5");
    assert_eq!(
        (table.app.othello().pending(), table.app.othello().game().n_moves()),
        (Some(square("f5")), 0)
    );
    table.tap("d3");
    assert_eq!(
        (table.app.othello().pending(), table.app.othello().game().n_moves()),
        (Some(square("d3")), 0)
    );
    table.tap("a1");
    assert_eq!(table.app.othello().pending(), None);
    table.tap("d3");
    table.tap("d3");
    assert_eq!((table.app.othello().pending(), table.transcript().as_str()), (None, "d3"));
}

#[test]
fn discs_turn_while_the_game_already_stands_after_the_move() {
    let mut table = Table::begun(people());
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.tap("f5");
    let Phase::Moving(flips) = table.app.othello().phase() else {
        panic!("{:?}", table.app.othello().phase())
    };
    assert_eq!((flips.before, flips.turned), (Board::START, square("e5").bit()));
    assert_eq!(table.app.othello().game().n_moves(), 1);
    assert!(table.app.is_animating() && table.app.othello().legal_moves().is_empty());
    assert_eq!(table.app.tick(table.now), Some(flips.end()));
    assert!(matches!(table.app.othello().cell(square("f5"), table.now), SquareView::Placing(Disc::Black, _)));
    table.wait(Duration::from_millis(300));
    assert!(matches!(table.app.othello().cell(square("e5"), table.now), SquareView::Turning(Disc::Black, _)));
    table.run();
    assert_eq!((table.app.othello().phase(), table.now), (Phase::Choosing, flips.end()));
    assert_eq!(table.app.othello().cell(square("e5"), table.now), SquareView::Disc(Disc::Black));
}

#[test]
fn whoever_plays_fast_need_not_wait_for_the_discs() {
    let mut table = Table::begun(people());
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.tap("f5");
    table.tap("d6");
    assert_eq!(table.transcript(), "f5d6");
    table.act(Action::Othello(BoardAction::Skip));
    assert_eq!(table.app.othello().phase(), Phase::Choosing);
}

#[test]
fn a_chain_of_passes_is_told_one_by_one_until_both_are_stuck() {
    let mut table = Table::from_board(WHITE_NEVER_MOVES, Seats::PEOPLE);
    table.app.set_pace(othello::app::Pace::PERSON);
    for (name, empties) in [("f1", 55), ("f3", 54), ("f5", 53)] {
        table.tap(name);
        let Phase::Passing(passing) = table.app.othello().phase() else {
            panic!("{:?}", table.app.othello().phase())
        };
        assert_eq!(passing.disc, Disc::White);
        assert_eq!(table.app.othello().board().position.empties().len(), empties);
        assert!(table.has_cue(|cue| *cue == Cue::Passed));
        assert_eq!(table.app.tick(table.now), Some(passing.until));
        table.run();
        assert_eq!(
            (table.app.othello().phase(), table.app.othello().game().turn()),
            (Phase::Choosing, Disc::Black)
        );
        assert_eq!(table.now, passing.until);
    }
    table.tap("f7");
    let ending = Ending { tally: Tally { black: 12, white: 0 }, empties: 52 };
    assert_eq!(table.app.othello().phase(), Phase::Over(ending));
    assert!(table.has_cue(|cue| *cue == Cue::Ended));
    let n_passes = table
        .app
        .othello()
        .messages()
        .iter()
        .filter(|it| matches!(it, Message::Played { played: Ply::Pass { .. }, .. }))
        .count();
    assert_eq!(n_passes, 3);
}

#[test]
fn a_tap_ends_the_pass_notice_and_plays_nothing() {
    let mut table = Table::from_board(WHITE_NEVER_MOVES, Seats::PEOPLE);
    table.app.set_pace(othello::app::Pace::PERSON);
    table.tap("f1");
    table.tap("f3");
    assert_eq!((table.app.othello().phase(), table.transcript().as_str()), (Phase::Choosing, "f1"));
}

#[test]
fn a_pass_that_nobody_could_read_is_told_again() {
    let mut table = Table::from_board(WHITE_NEVER_MOVES, Seats::PEOPLE);
    table.app.set_pace(othello::app::Pace::PERSON);
    table.tap("f1");
    table.act(Action::Suspend);
    table.wait(Duration::from_mins(1));
    assert!(matches!(table.app.othello().phase(), Phase::Passing(_)));
    table.act(Action::Resume);
    table.wait(Duration::from_secs(1));
    assert!(matches!(table.app.othello().phase(), Phase::Passing(_)), "the notice begins anew");
    table.run();
    assert_eq!(table.app.othello().phase(), Phase::Choosing);
}

#[test]
fn both_stuck_with_empty_squares_left_ends_the_game() {
    let mut table = Table::begun(people());
    table.tap_all("e6f4e3f6g5d6e7f5c5");
    let ending = Ending { tally: Tally { black: 13, white: 0 }, empties: 51 };
    assert_eq!(table.app.othello().phase(), Phase::Over(ending));
    assert_eq!(ending.winner(), Some(Disc::Black));
    table.tap("a1");
    assert_eq!(table.app.othello().game().n_moves(), 9);
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!(
        (table.app.othello().phase(), table.app.othello().game().turn()),
        (Phase::Choosing, Disc::Black)
    );
}

#[test]
fn undo_and_redo_go_one_move_at_a_time() {
    let mut table = Table::begun(people());
    assert!(!table.app.othello().can_undo() && !table.app.othello().can_redo());
    table.tap_all("f5d6c3");
    table.act(Action::Othello(BoardAction::Undo));
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!((table.transcript().as_str(), table.app.othello().can_redo()), ("f5", true));
    table.act(Action::Othello(BoardAction::Redo));
    assert_eq!(table.transcript(), "f5d6");
    table.tap("c5");
    assert!(!table.app.othello().can_redo(), "another move forgets what was undone");
}

#[test]
fn undo_in_the_middle_of_an_animation_ends_it() {
    let mut table = Table::begun(people());
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.tap("f5");
    table.act(Action::Othello(BoardAction::Undo));
    assert_eq!((table.app.othello().phase(), table.app.othello().board()), (Phase::Choosing, Board::START));
}

#[test]
fn a_serious_game_takes_nothing_back() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    table.act(Action::Othello(BoardAction::Undo));
    table.act(Action::Change(Settings { undo_allowed: false, ..*table.app.settings() }));
    assert!(!table.app.othello().can_undo() && !table.app.othello().can_redo());
    table.act(Action::Othello(BoardAction::Undo));
    table.act(Action::Othello(BoardAction::Redo));
    assert_eq!(table.transcript(), "f5d6");
    table.act(Action::Othello(BoardAction::View(1)));
    assert!(!table.app.othello().can_play_from_here());
    table.act(Action::Othello(BoardAction::PlayFromHere));
    assert_eq!(table.transcript(), "f5d6");
}

#[test]
fn an_older_position_is_viewed_without_losing_the_game() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    let game = table.app.othello().game().clone();
    table.act(Action::Othello(BoardAction::View(1)));
    assert_eq!(
        (table.app.othello().viewing(), table.app.othello().last_move()),
        (Some(1), Some(square("f5")))
    );
    assert_eq!(table.app.othello().tally(), Tally { black: 4, white: 1 });
    assert_eq!(table.app.othello().legal_moves(), Bitboard::EMPTY);
    table.act(Action::Othello(BoardAction::ViewPrevious));
    assert_eq!((table.app.othello().viewing(), table.app.othello().board()), (Some(0), Board::START));
    table.act(Action::Othello(BoardAction::ViewPrevious));
    assert_eq!(table.app.othello().viewing(), Some(0));
    table.act(Action::Othello(BoardAction::ViewNext));
    table.act(Action::Othello(BoardAction::ViewNext));
    table.act(Action::Othello(BoardAction::ViewNext));
    assert_eq!((table.app.othello().viewing(), table.app.othello().board()), (None, *game.position()));
    table.act(Action::Othello(BoardAction::View(2)));
    table.tap("a1");
    assert_eq!(table.app.othello().viewing(), None, "a tap on the board leads back to the present");
    assert_eq!(table.app.othello().game(), &game);
}

#[test]
fn the_game_can_be_taken_back_to_what_is_viewed() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    table.act(Action::Othello(BoardAction::View(1)));
    table.act(Action::Othello(BoardAction::PlayFromHere));
    assert_eq!((table.transcript().as_str(), table.app.othello().viewing()), ("f5", None));
    assert_eq!(table.app.othello().phase(), Phase::Choosing);
    assert!(table.app.othello().can_redo());
}
