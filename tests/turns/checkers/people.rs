//! Two people: taps, jumps step by step, forced jumps, the end, undo and viewing.

use std::time::Duration;

use othello::app::checkers::TapRefusal;
use othello::app::{
    Action, Animation, AnimationSpeed, BoardAction, Cue, Dialog, GameKind, Intent, Message, Phase, Screen,
    Settings, StartOffer,
};
use othello::game::{Seats, Tally};
use othello::rules::Disc;
use othello::rules::checkers::{Draw, Outcome, Position, Side, Squares};
use othello::seeded::Seeded;

use super::{FORK, TWO_JUMPS, people, square};
use crate::table::Table;

#[test]
fn nobody_can_move_before_start() {
    let mut table = Table::begun_checkers(people());
    table.act(Action::NewGame);
    assert_eq!(
        (table.checkers().phase(), table.checkers().start_offer()),
        (Phase::NotStarted, StartOffer::Start)
    );
    assert!(table.checkers().messages().is_empty());
    table.tap_squares(&[11, 15]);
    assert_eq!(table.moves(), "");
    table.act(Action::Checkers(BoardAction::Start));
    table.tap_squares(&[11, 15]);
    assert_eq!(table.moves(), "11-15");
    let score = Tally { black: 12, white: 12 };
    let chosen = table.checkers().last_move().unwrap();
    let played = Message::Played { number: 1, ply: 1, disc: Disc::Black, played: chosen, score };
    assert_eq!(table.checkers().messages(), [Message::Begins(Disc::Black), played]);
}

#[test]
fn a_piece_is_chosen_changed_and_let_go() {
    let mut table = Table::begun_checkers(people());
    assert_eq!((table.checkers().chosen(), table.checkers().movable().len()), (None, 4));
    table.tap_square(11);
    assert_eq!(table.checkers().chosen(), Some(square(11)));
    assert_eq!(table.checkers().landings(), square(15).bit() | square(16).bit());
    table.tap_square(9);
    assert_eq!(table.checkers().chosen(), Some(square(9)));
    table.tap_square(9);
    assert_eq!((table.checkers().chosen(), table.checkers().landings()), (None, Squares::EMPTY));
}

#[test]
fn what_is_no_move_is_refused_with_its_reason() {
    let mut table = Table::begun_checkers(people());
    for (taps, refusal) in [
        (&[15][..], TapRefusal::ChooseFirst),
        (&[22], TapRefusal::NotYours),
        (&[4], TapRefusal::Stuck),
        (&[11, 18], TapRefusal::NotThere),
    ] {
        table.tap_squares(taps);
        let last = square(*taps.last().unwrap());
        assert_eq!(table.checkers().refused(), Some((last, refusal)), "the screen says why");
        assert!(table.has_cue(|cue| *cue == Cue::Refused));
    }
    assert_eq!(table.moves(), "");
    table.tap_square(15);
    assert_eq!((table.checkers().refused(), table.moves().as_str()), (None, "11-15"), "11 was still chosen");
}

#[test]
fn a_forced_jump_is_the_only_move_and_its_piece_is_chosen_already() {
    let mut table = Table::from_position(TWO_JUMPS, Seats::PEOPLE);
    assert!(table.checkers().must_jump());
    assert_eq!((table.checkers().movable(), table.checkers().chosen()), (square(15).bit(), Some(square(15))));
    table.tap_square(1);
    assert_eq!(table.checkers().refused(), Some((square(1), TapRefusal::MustJump)));
    table.tap_square(18);
    assert_eq!(table.checkers().refused(), Some((square(18), TapRefusal::MustJumpElsewhere)));
    assert_eq!(table.moves(), "");
    table.tap_square(24);
    assert_eq!(table.moves(), "15x24x31", "the only way on is taken by itself");
    assert!(table.has_cue(|cue| *cue == Cue::Moved { captured: 2, crowned: true }));
    assert_eq!(table.checkers().tally(), Tally { black: 2, white: 1 });
}

#[test]
fn where_a_jump_parts_the_piece_waits_for_the_next_square() {
    let mut table = Table::from_position(FORK, Seats::PEOPLE);
    table.tap_square(22);
    assert!(table.checkers().is_underway());
    assert_eq!((table.checkers().chosen(), table.moves().as_str()), (Some(square(22)), ""));
    assert_eq!(table.checkers().landings(), square(29).bit() | square(31).bit());
    assert!(table.has_cue(|cue| *cue == Cue::Moved { captured: 1, crowned: false }));
    let waiting = table.checkers().pieces_shown(table.now);
    assert_eq!(waiting.len(), 6, "the jumped piece is off the board: {waiting:?}");
    assert_eq!(table.checkers().tally(), Tally { black: 2, white: 4 });
    for number in [15, 1, 24] {
        table.tap_square(number);
        assert_eq!(table.checkers().refused(), Some((square(number), TapRefusal::MustGoOn)));
    }
    table.tap_square(29);
    assert_eq!((table.moves().as_str(), table.checkers().is_underway()), ("15x22x29", false));
    assert!(
        table.has_cue(|cue| *cue == Cue::Moved { captured: 1, crowned: true }),
        "the first piece was told before"
    );
}

#[test]
fn a_whole_jump_is_named_by_its_last_square_if_only_one_leads_there() {
    let mut table = Table::from_position(FORK, Seats::PEOPLE);
    table.tap_square(31);
    assert_eq!(table.checkers().refused(), Some((square(31), TapRefusal::TwoWays)));
    table.tap_square(29);
    assert_eq!(table.moves(), "15x22x29");
}

#[test]
fn undo_takes_a_jump_back_that_has_only_begun() {
    let mut table = Table::from_position(FORK, Seats::PEOPLE);
    table.tap_square(22);
    assert!(table.checkers().can_undo());
    table.act(Action::Checkers(BoardAction::Undo));
    assert!(!table.checkers().is_underway() && !table.checkers().can_undo());
    assert_eq!(table.checkers().chosen(), Some(square(15)));
    table.tap_square(24);
    assert_eq!(table.moves(), "15x24x31");
    // In a serious game a piece that was moved stays moved.
    let mut table = Table::from_position(FORK, Seats::PEOPLE);
    table.act(Action::Change(Settings { undo_allowed: false, ..*table.app.settings() }));
    table.tap_square(22);
    table.act(Action::Checkers(BoardAction::Undo));
    assert!(table.checkers().is_underway());
}

#[test]
fn undo_in_the_middle_of_a_jump_leaves_the_move_before_it() {
    // The fork again, one move before: the men on 10 and 11 keep white from jumping first.
    let before = "b--- ---- -bb- --b- -ww- ---- ww-- ---w W";
    let mut table = Table::from_position(before, Seats::PEOPLE);
    table.tap_squares(&[32, 27, 22]);
    assert!(table.checkers().is_underway());
    table.act(Action::Checkers(BoardAction::Undo));
    assert!(!table.checkers().is_underway());
    assert_eq!((table.checkers().game().present(), table.checkers().can_redo()), (1, false));
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!((table.checkers().game().present(), table.checkers().can_redo()), (0, true));
}

#[test]
fn a_move_can_ask_for_a_second_tap() {
    let mut table = Table::begun_checkers(people());
    table.act(Action::Change(Settings { confirm_tap: true, ..*table.app.settings() }));
    table.tap_square(11);
    table.tap_square(15);
    assert_eq!((table.checkers().pending(), table.moves().as_str()), (Some(square(15)), ""));
    table.tap_square(16);
    assert_eq!(table.checkers().pending(), Some(square(16)));
    table.tap_square(18);
    assert_eq!(table.checkers().pending(), None);
    table.tap_squares(&[16, 16]);
    assert_eq!((table.checkers().pending(), table.moves().as_str()), (None, "11-16"));
}

#[test]
fn a_piece_moves_while_the_game_already_stands_after_the_move() {
    let mut table = Table::from_position(TWO_JUMPS, Seats::PEOPLE);
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.tap_square(24);
    let Phase::Moving(glide) = table.checkers().phase() else { panic!("{:?}", table.checkers().phase()) };
    assert_eq!(table.moves(), "15x24x31");
    assert!(table.checkers().is_animating() && table.checkers().movable().is_empty());
    assert_eq!(table.app.tick(table.now), Some(glide.end()));
    table.wait(Duration::from_millis(200));
    let standing = table.checkers().pieces_shown(table.now);
    let mover = standing.last().unwrap();
    assert!(mover.lift > 0.0 && mover.row > 3.0 && mover.row < 5.0, "{mover:?}");
    table.run();
    assert_eq!((table.checkers().phase(), table.now), (Phase::Choosing, glide.end()));
}

#[test]
fn whoever_plays_fast_need_not_wait_for_the_piece() {
    let mut table = Table::begun_checkers(people());
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    for number in [11, 15, 22, 18] {
        table.tap_square(number);
    }
    assert_eq!(table.moves(), "11-15 22-18");
    table.act(Action::Checkers(BoardAction::Skip));
    assert_eq!(table.checkers().phase(), Phase::Choosing);
    table.tap_square(15);
    table.tap_square(22);
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!((table.checkers().phase(), table.checkers().game().present()), (Phase::Choosing, 2));
}

#[test]
fn undo_and_redo_go_one_move_at_a_time() {
    let mut table = Table::begun_checkers(people());
    assert!(!table.checkers().can_undo() && !table.checkers().can_redo());
    table.tap_squares(&[11, 15, 22, 18]);
    table.act(Action::Checkers(BoardAction::Undo));
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!((table.checkers().game().present(), table.checkers().can_redo()), (0, true));
    table.act(Action::Checkers(BoardAction::Redo));
    assert_eq!(table.checkers().game().present(), 1);
    table.tap_squares(&[23, 19]);
    assert_eq!((table.moves().as_str(), table.checkers().can_redo()), ("11-15 23-19", false));
}

#[test]
fn an_older_position_is_viewed_and_played_from() {
    let mut table = Table::begun_checkers(people());
    table.tap_squares(&[11, 15, 22, 18]);
    table.act(Action::Checkers(BoardAction::View(1)));
    assert_eq!((table.checkers().viewing(), table.checkers().position().turn()), (Some(1), Side::White));
    assert!(table.checkers().movable().is_empty() && !table.checkers().must_jump());
    table.act(Action::Checkers(BoardAction::ViewPrevious));
    assert_eq!(table.checkers().position(), &Position::START);
    table.tap_square(11);
    assert_eq!((table.checkers().viewing(), table.moves().as_str()), (None, "11-15 22-18"));
    table.act(Action::Checkers(BoardAction::View(1)));
    table.act(Action::Back);
    assert_eq!((table.checkers().viewing(), table.app.screen()), (None, Screen::Checkers));
    table.act(Action::Checkers(BoardAction::View(1)));
    table.act(Action::Checkers(BoardAction::PlayFromHere));
    assert_eq!((table.checkers().game().present(), table.checkers().can_redo()), (1, true));
}

#[test]
fn who_can_not_move_has_lost() {
    let mut table = Table::from_position("---- ---- ---- --b- --w- ---- ---- ---- B", Seats::PEOPLE);
    table.tap_square(24);
    let outcome = Outcome::Won(Side::Black);
    assert_eq!(table.checkers().phase(), Phase::Over(outcome));
    assert!(table.has_cue(|cue| *cue == Cue::Ended));
    assert_eq!(table.checkers().messages().last(), Some(&Message::End { ply: 1, ending: outcome }));
    table.tap_square(24);
    assert_eq!(table.checkers().game().present(), 1);
    table.act(Action::Checkers(BoardAction::Undo));
    assert_eq!(table.checkers().phase(), Phase::Choosing);
}

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let mut table = Table::from_position("B--- ---- ---- ---- ---- ---- ---- ---W B", Seats::PEOPLE);
    for _ in 0..2 {
        table.tap_squares(&[1, 5, 32, 28, 5, 1, 28, 32]);
    }
    assert_eq!(table.checkers().phase(), Phase::Over(Outcome::Drawn(Draw::Repetition)));
}

#[test]
fn a_new_game_of_one_kind_leaves_the_other_alone() {
    let mut table = Table::begun_checkers(people());
    table.tap_squares(&[11, 15]);
    table.act(Action::Open(Screen::Menu));
    table.act(Action::Pick(GameKind::Othello));
    table.act(Action::NewGame);
    assert_eq!((table.app.screen(), table.app.dialog()), (Screen::Arena, None), "nothing would be lost");
    table.act(Action::Othello(BoardAction::Start));
    table.act(Action::Othello(BoardAction::Tap("f5".parse().unwrap())));
    table.act(Action::Open(Screen::Checkers));
    assert_eq!((table.moves().as_str(), table.app.othello().game().n_moves()), ("11-15", 1));
    table.act(Action::Checkers(BoardAction::Restart));
    assert_eq!(table.app.dialog(), Some(Dialog::AbandonGame(GameKind::Checkers, Intent::Restart)));
    table.act(Action::Cancel);
    table.act(Action::NewGame);
    table.act(Action::Confirm);
    assert_eq!((table.moves().as_str(), table.checkers().phase()), ("", Phase::NotStarted));
    assert_eq!(table.app.othello().game().n_moves(), 1);
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Menu, "and not the other board");
}

#[test]
fn random_games_of_two_people_end_with_the_full_history() {
    let mut random = Seeded::new(8);
    for _ in 0..20 {
        let mut table = Table::begun_checkers(people());
        while table.checkers().phase() == Phase::Choosing {
            table.tap_somewhere(&mut random);
            table.run();
        }
        let outcome = table.checkers().game().ending().unwrap();
        assert_eq!(table.checkers().phase(), Phase::Over(outcome));
        assert_eq!(table.checkers().messages().len(), table.checkers().game().present() + 2);
    }
}
