//! The pages where games begin elsewhere than at the first board: openings, pasted texts, positions that are set up.

use std::time::Duration;

use othello::app::{
    Action, BoardAction, Brush, Dialog, EditorAction, GameKind, Intent, OpeningsAction, Phase, PlayAs,
    PositionCheck, Screen, SharedGame, Storage, SystemRequest, TextForm, TransferAction,
};
use othello::engine::Level;
use othello::game::{Seat, Seats};
use othello::rules::openings::{NameLanguage, Openings};
use othello::rules::paste::{PasteFault, PastedForm};
use othello::rules::{Board, Disc, notation};

use crate::table::{Table, people, square};
use crate::temp_dir::TempDir;

fn at(screen: Screen) -> Table {
    let mut table = Table::open(Storage::memory());
    table.without_animation();
    table.act(Action::Open(Screen::Learn));
    table.act(Action::Open(screen));
    table
}

fn transfer(table: &mut Table, action: TransferAction) {
    table.act(Action::Transfer(action));
}

fn paste(table: &mut Table, text: &str) {
    table.act(Action::Paste(text.to_owned()));
}

/// The number of an opening by its English name.
fn number(name: &str) -> usize {
    let mut openings = Openings::shipped().numbered(NameLanguage::English);
    openings.find(|(_, opening)| opening.name() == name).unwrap().0
}

fn show(table: &mut Table, name: &str) {
    table.act(Action::Openings(OpeningsAction::Show(number(name))));
}

#[test]
fn an_opening_is_shown_stepped_through_and_closed() {
    let mut table = at(Screen::Openings);
    assert_eq!(table.app.openings().opening(), None);
    show(&mut table, "Tiger");
    assert_eq!(table.app.openings().opening().unwrap().name(), "Tiger");
    assert_eq!(table.app.openings().history().text(), "f5d6c3d3c4");
    table.act(Action::Openings(OpeningsAction::Next));
    assert_eq!(table.app.openings().n_moves(), 5, "there is no move behind the last");
    for _ in 0..7 {
        table.act(Action::Openings(OpeningsAction::Previous));
    }
    table.act(Action::Openings(OpeningsAction::Next));
    assert_eq!(table.app.openings().history().text(), "f5");
    table.act(Action::Back);
    assert_eq!((table.app.openings().opening(), table.app.screen()), (None, Screen::Openings));
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Learn);
    table.act(Action::Openings(OpeningsAction::Show(0)));
    assert_eq!(table.app.openings().opening(), None, "the page is closed");
}

#[test]
fn there_is_no_opening_behind_the_last() {
    let mut table = at(Screen::Openings);
    table.act(Action::Openings(OpeningsAction::Show(usize::MAX)));
    assert_eq!(table.app.openings().opening(), None);
    table.act(Action::Openings(OpeningsAction::Play(PlayAs::People)));
    assert_eq!(table.app.screen(), Screen::Openings);
}

#[test]
fn a_game_goes_on_from_an_opening_with_the_level_of_the_difficulty_page() {
    let mut table = at(Screen::Openings);
    let setup = othello::app::Setup { level: Level::Novice, ..people() };
    table.act(Action::Othello(BoardAction::SetUp(setup)));
    show(&mut table, "Tiger");
    // After five moves white is to move: as white it is the person's turn, as black the computer answers.
    table.act(Action::Openings(OpeningsAction::Play(PlayAs::Against(Disc::White))));
    assert_eq!((table.app.screen(), table.transcript().as_str()), (Screen::Arena, "f5d6c3d3c4"));
    assert_eq!(table.app.othello().seats(), Seats::against(Level::Novice, Disc::White));
    assert_eq!(table.app.othello().phase(), Phase::Choosing);

    table.act(Action::Open(Screen::Openings));
    table.act(Action::Openings(OpeningsAction::Play(PlayAs::Against(Disc::Black))));
    assert_eq!(table.app.dialog(), Some(Dialog::AbandonGame(GameKind::Othello, Intent::Prepared)));
    table.act(Action::Cancel);
    assert_eq!(table.app.othello().seats().white, Seat::Person, "the game stays");
    table.act(Action::Openings(OpeningsAction::Play(PlayAs::Against(Disc::Black))));
    table.act(Action::Confirm);
    table.run();
    assert_eq!(table.app.othello().seats(), Seats::against(Level::Novice, Disc::Black));
    assert_eq!(table.app.othello().game().n_moves(), 6, "the computer has answered");
}

#[test]
fn what_is_shown_of_the_openings_outlives_the_process() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.act(Action::Open(Screen::Openings));
    show(&mut table, "Cow");
    table.act(Action::Openings(OpeningsAction::Previous));
    let restored = Table::open(Storage::unsynced_directory(directory.path()));
    assert_eq!(restored.app.openings(), table.app.openings());
}

#[test]
fn the_game_on_the_board_is_copied_and_shared_in_every_form() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    table.act(Action::Open(Screen::Transfer));
    let game = table.app.shared_game().unwrap();
    assert_eq!((game.start, game.moves.len()), (Board::START, 3));
    for form in [TextForm::Transcript, TextForm::Ggf, TextForm::Board] {
        transfer(&mut table, TransferAction::Form(form));
        transfer(&mut table, TransferAction::Copy);
        transfer(&mut table, TransferAction::Share);
        let text = game.text(form);
        let expected = [SystemRequest::Copy(text.clone()), SystemRequest::Share(text)];
        assert_eq!(table.app.take_requests(), expected);
    }
    assert!(table.app.transfer().is_copied(table.now));
    let due = table.app.tick(table.now).unwrap();
    assert!(!table.app.transfer().is_copied(due));
    assert_eq!(table.wait(Duration::from_secs(9)), None, "nothing changes by itself any more");
}

#[test]
fn another_game_is_shared_only_until_the_page_is_opened_anew() {
    let mut table = Table::begun(people());
    table.tap_all("f5");
    let moves = notation::squares(Board::START, "c4c3").unwrap();
    let other = SharedGame { start: Board::START, moves, seats: Seats::PEOPLE, day: None };
    transfer(&mut table, TransferAction::Open(other.clone()));
    assert_eq!((table.app.screen(), table.app.shared_game()), (Screen::Transfer, Some(other)));
    table.act(Action::Back);
    table.act(Action::Open(Screen::Transfer));
    assert_eq!(table.app.shared_game().unwrap().moves, [square("f5")]);
}

#[test]
fn before_the_first_game_there_is_nothing_to_share() {
    let mut table = at(Screen::Transfer);
    assert_eq!(table.app.shared_game(), None);
    transfer(&mut table, TransferAction::Copy);
    transfer(&mut table, TransferAction::Share);
    assert_eq!(table.app.take_requests(), []);
}

#[test]
fn a_pasted_game_is_played_on() {
    let mut table = at(Screen::Transfer);
    transfer(&mut table, TransferAction::Paste);
    assert_eq!(table.app.take_requests(), [SystemRequest::Paste]);
    paste(&mut table, "1. f5 d6 2. c3 d3");
    let pasted = table.app.transfer().pasted().unwrap().as_ref().unwrap();
    assert_eq!((pasted.form, pasted.moves.len()), (PastedForm::Transcript, 4));
    transfer(&mut table, TransferAction::Play(PlayAs::People));
    assert_eq!((table.app.screen(), table.transcript().as_str()), (Screen::Arena, "f5d6c3d3"));
    assert!(table.app.othello().has_game() && table.app.othello().can_undo());
    table.tap_all("c4");
    assert_eq!(table.app.othello().game().n_moves(), 5);
}

#[test]
fn a_bad_text_changes_nothing() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6");
    table.act(Action::Open(Screen::Transfer));
    let before = table.app.othello().game().clone();
    paste(&mut table, "f5 d6 a1");
    let error = table.app.transfer().pasted().unwrap().as_ref().unwrap_err();
    assert_eq!((error.line, error.column), (1, 7));
    assert!(matches!(error.fault, PasteFault::Moves(_)));
    transfer(&mut table, TransferAction::Play(PlayAs::People));
    transfer(&mut table, TransferAction::SetUp);
    assert_eq!((table.app.screen(), table.app.dialog()), (Screen::Transfer, None));
    assert_eq!(*table.app.othello().game(), before);
    assert_eq!(table.app.editor().board(), Board::START);
    table.act(Action::Back);
    assert_eq!((table.app.screen(), table.app.transfer().pasted()), (Screen::Transfer, None));
}

#[test]
fn a_text_is_pasted_only_where_somebody_waits_for_it() {
    let mut table = at(Screen::Editor);
    paste(&mut table, "f5d6");
    table.act(Action::Back);
    table.act(Action::Open(Screen::Transfer));
    assert_eq!(table.app.transfer().pasted(), None);
}

#[test]
fn a_pasted_position_is_set_up_and_can_be_taken_back() {
    let mut table = at(Screen::Transfer);
    paste(&mut table, "f5d6c3");
    transfer(&mut table, TransferAction::SetUp);
    let board = *notation::replay(Board::START, "f5d6c3").unwrap().last().unwrap();
    assert_eq!((table.app.screen(), table.app.editor().board()), (Screen::Editor, board));
    table.act(Action::Editor(EditorAction::Undo));
    assert_eq!(table.app.editor().board(), Board::START);
}

fn edit(table: &mut Table, actions: impl IntoIterator<Item = EditorAction>) {
    for action in actions {
        table.act(Action::Editor(action));
    }
}

#[test]
fn a_position_is_set_up_checked_and_played() {
    let mut table = at(Screen::Editor);
    edit(&mut table, [EditorAction::Clear]);
    assert_eq!(table.app.editor().check(), PositionCheck::NoDiscs);
    edit(&mut table, [EditorAction::Tap(square("a1")), EditorAction::Play(PlayAs::People)]);
    assert_eq!(table.app.editor().check(), PositionCheck::NoDiscsOf(Disc::White));
    assert_eq!(table.app.screen(), Screen::Editor, "nobody could move there");
    edit(&mut table, [EditorAction::Brush(Brush::White), EditorAction::Tap(square("b1"))]);
    assert_eq!(table.app.editor().check(), PositionCheck::Moves(Disc::Black, 1));
    edit(&mut table, [EditorAction::Turn(Disc::White)]);
    assert_eq!(table.app.editor().check(), PositionCheck::Passes(Disc::White));

    edit(&mut table, [EditorAction::Play(PlayAs::People)]);
    let game = table.app.othello().game().clone();
    assert_eq!((game.turn(), game.present()), (Disc::Black, 1), "white has passed already");
    table.tap("c1");
    table.run();
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)));
    // Whoever plays it again begins where the position was set up.
    table.act(Action::Othello(BoardAction::Restart));
    assert_eq!(table.app.othello().game().start(), game.start());
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut table = at(Screen::Editor);
    edit(
        &mut table,
        [
            EditorAction::Tap(square("a1")),
            EditorAction::Turn(Disc::White),
            EditorAction::Clear,
            EditorAction::Reset,
        ],
    );
    assert_eq!(table.app.editor().board(), Board::START);
    let counts: Vec<(u32, Disc)> = (0..4)
        .map(|_| {
            edit(&mut table, [EditorAction::Undo]);
            let board = table.app.editor().board();
            (board.count(Disc::Black) + board.count(Disc::White), board.turn)
        })
        .collect();
    assert_eq!(counts, [(0, Disc::White), (5, Disc::White), (5, Disc::Black), (4, Disc::Black)]);
    assert!(!table.app.editor().can_undo());
}

#[test]
fn a_position_that_is_set_up_outlives_the_process() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.act(Action::Open(Screen::Editor));
    edit(&mut table, [EditorAction::Brush(Brush::White), EditorAction::Tap(square("h8"))]);
    let mut restored = Table::open(Storage::unsynced_directory(directory.path()));
    let (before, after) = (table.app.editor(), restored.app.editor());
    assert_eq!((after.board(), after.brush()), (before.board(), before.brush()));
    edit(&mut restored, [EditorAction::Undo]);
    assert_eq!(restored.app.editor().board(), Board::START);
}
