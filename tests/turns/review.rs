//! The review of a game through `apply` and `tick`: it runs while it is seen, and goes on where it was.

use std::sync::mpsc::TryRecvError;

use othello::app::archive::ArchiveAction;
use othello::app::review::{ReviewAction, ReviewedGame};
use othello::app::{
    About, Action, App, BoardAction, EditorAction, Now, Screen, Settings, Storage, Subject, ThinkAction,
    TransferAction,
};
use othello::engine::Level;
use othello::engine::review::MoveClass;
use othello::engine::worker::Worker;
use othello::game::Seats;
use othello::game::archive::MeanLoss;
use othello::rules::{Board, Disc};

use crate::any_action::late_game;
use crate::table::{Table, people, square};
use crate::temp_dir::TempDir;

impl Table {
    fn ask(&mut self, action: ReviewAction) {
        self.act(Action::Review(action));
    }

    /// Lets the review run to its end, or until so many positions are done.
    fn review_until(&mut self, n_positions: usize) {
        while self.app.review().is_running() && self.app.review().progress().0 < n_positions {
            self.wait_for_the_engine();
            self.app.tick(self.now);
        }
    }

    fn n_appraised(&self) -> usize {
        self.app.review().progress().0
    }
}

fn opened(game: ReviewedGame, storage: Storage) -> Table {
    let mut table = Table::open(storage);
    table.ask(ReviewAction::Open(Box::new(game)));
    table
}

#[test]
fn a_game_is_appraised_from_its_end_and_every_move_is_told() {
    let game = late_game(3, None);
    let mut table = opened(game.clone(), Storage::memory());
    assert_eq!(table.app.screen(), Screen::Review);
    assert!(table.app.review().is_running());
    let n_positions = game.moves.len() + 1;
    assert_eq!(table.app.review().cursor(), n_positions - 1);
    table.review_until(n_positions);
    table.app.tick(table.now);
    let view = table.app.review();
    assert!(view.is_complete() && !view.can_go_on());
    for number in 0..game.moves.len() {
        let (told, (disc, at)) = (view.move_report(number).unwrap(), view.played(number).unwrap());
        assert_eq!((told.played, at), (game.moves[number], game.moves[number]));
        assert_eq!(view.board(number).unwrap().turn, disc);
        assert!(view.why(number).is_empty() || told.best != told.played);
        assert_eq!(view.line(number).first(), Some(&(disc, told.best)));
        assert!(view.value(number).unwrap().1, "so near the end everything is proven");
    }
    let n_moves: u32 = Disc::BOTH.into_iter().map(|disc| view.totals(disc).n_moves()).sum();
    assert_eq!(n_moves as usize, game.moves.len());
    assert_eq!(view.value(n_positions - 1).unwrap().0 > 0, final_leader(&game) == Some(Disc::Black));
}

fn final_leader(game: &ReviewedGame) -> Option<Disc> {
    let mut board = game.start;
    for &at in &game.moves {
        board = if board.position.must_pass() { board.pass() } else { board };
        board = board.play(at).unwrap();
    }
    board.leader()
}

#[test]
fn the_cursor_goes_to_any_position_and_from_mistake_to_mistake() {
    let mut table = opened(late_game(3, None), Storage::memory());
    table.review_until(usize::MAX);
    let last = table.app.review().n_positions() - 1;
    for (action, expected) in [
        (ReviewAction::GoTo(0), 0),
        (ReviewAction::Previous, 0),
        (ReviewAction::Next, 1),
        (ReviewAction::GoTo(usize::MAX), last),
        (ReviewAction::Next, last),
        (ReviewAction::Previous, last - 1),
    ] {
        table.ask(action.clone());
        assert_eq!(table.app.review().cursor(), expected, "{action:?}");
    }
    table.ask(ReviewAction::GoTo(0));
    let mut found = Vec::new();
    let is_mistake = |app: &App, number| {
        app.review().move_report(number).is_some_and(|told| told.class >= MoveClass::Mistake)
    };
    while table.app.review().has_mistake(true) {
        table.ask(ReviewAction::Mistake { forward: true });
        assert!(is_mistake(&table.app, table.app.review().cursor()));
        found.push(table.app.review().cursor());
    }
    assert_eq!(found, (1..=last).filter(|&number| is_mistake(&table.app, number)).collect::<Vec<_>>());
    assert!(!found.is_empty(), "random moves are bad ones");
    table.ask(ReviewAction::Mistake { forward: false });
    assert!(table.app.review().cursor() < found[found.len() - 1] || found.len() == 1);
}

#[test]
fn nothing_is_appraised_that_nobody_sees() {
    let mut table = opened(late_game(4, None), Storage::memory());
    for leave in [Action::Open(Screen::Settings), Action::Suspend] {
        table.act(leave.clone());
        assert!(!table.app.review().is_running(), "{leave:?}");
        let n_appraised = table.n_appraised();
        while !matches!(table.wakes.try_recv(), Err(TryRecvError::Empty)) {}
        table.app.tick(table.now);
        assert_eq!(table.n_appraised(), n_appraised);
        table.act(if leave == Action::Suspend { Action::Resume } else { Action::Back });
        assert!(table.app.review().is_running());
    }
    table.review_until(usize::MAX);
    assert!(table.app.review().is_complete());
}

#[test]
fn a_stopped_review_waits_until_it_is_asked_to_go_on() {
    let directory = TempDir::new();
    let mut table = opened(late_game(5, None), Storage::directory(directory.path()));
    table.review_until(3);
    table.ask(ReviewAction::Stop);
    let n_appraised = table.n_appraised();
    assert!(!table.app.review().is_running());
    // Also by another start.
    drop(table);
    let mut table = Table::open(Storage::directory(directory.path()));
    table.app.tick(table.now);
    assert_eq!((table.app.screen(), table.n_appraised()), (Screen::Review, n_appraised));
    if table.app.review().can_go_on() {
        assert!(!table.app.review().is_running());
        table.ask(ReviewAction::GoOn);
        table.review_until(usize::MAX);
    }
    assert!(table.app.review().is_complete());
}

#[test]
fn a_killed_review_goes_on_where_it_was() {
    for n_done in [1, 2, 5, 9] {
        let directory = TempDir::new();
        let mut killed = opened(late_game(6, None), Storage::directory(directory.path()));
        killed.review_until(n_done);
        killed.ask(ReviewAction::GoTo(2));
        let before: Vec<_> = (0..14).map(|number| killed.app.review().appraisal(number).cloned()).collect();
        // The killed app still lies there: nothing more is written by it.
        let mut table = Table::open(Storage::directory(directory.path()));
        assert_eq!(table.app.notice(), None);
        assert_eq!((table.app.screen(), table.app.review().cursor()), (Screen::Review, 2));
        assert!(table.n_appraised() >= n_done);
        table.app.tick(table.now);
        table.review_until(usize::MAX);
        assert!(table.app.review().is_complete());
        for (number, known) in before.iter().enumerate().filter(|(_, known)| known.is_some()) {
            assert_eq!(table.app.review().appraisal(number), known.as_ref());
        }
    }
}

#[test]
fn a_deeper_look_takes_the_place_of_the_first_when_it_is_done() {
    let mut table = opened(late_game(7, None), Storage::memory());
    table.ask(ReviewAction::Deeper);
    assert!(!table.app.review().is_deepening(), "the first look comes first");
    table.review_until(usize::MAX);
    assert!(table.app.review().can_deepen());
    table.ask(ReviewAction::Deeper);
    assert!(table.app.review().is_deepening() && table.app.review().is_complete());
    assert!(!table.app.review().is_deep());
    while table.app.review().is_running() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    let view = table.app.review();
    assert!(view.is_deep() && view.is_complete() && !view.can_deepen());
}

#[test]
fn the_mistakes_to_practise_are_those_of_people() {
    let mistakes = |seats: Option<Seats>| {
        let mut table = opened(late_game(8, seats), Storage::memory());
        table.review_until(usize::MAX);
        table.app.review().mistakes()
    };
    let all = mistakes(None);
    assert!(all.len() >= 2, "{} mistakes of random moves", all.len());
    assert!(all.iter().all(|(board, mistake)| board.position == mistake.position));
    assert_eq!(mistakes(Some(Seats::PEOPLE)).len(), all.len());
    assert_eq!(mistakes(Some(Seats::watch(Level::Novice, Level::Novice))), []);
    let blacks = mistakes(Some(Seats::against(Level::Novice, Disc::Black)));
    assert!(blacks.iter().all(|(board, _)| board.turn == Disc::Black));
    let whites = mistakes(Some(Seats::against(Level::Novice, Disc::White)));
    assert_eq!(blacks.len() + whites.len(), all.len());
}

#[test]
fn the_game_at_the_table_is_reviewed_as_far_as_it_is_played() {
    let mut table = Table::begun(people());
    assert!(!table.app.can_review_table(), "there is nothing to review yet");
    table.tap_all("f5d6c3");
    table.act(Action::Othello(BoardAction::View(1)));
    table.ask(ReviewAction::OpenTable);
    let view = table.app.review();
    assert_eq!((view.n_positions(), view.cursor()), (4, 1));
    assert_eq!(view.game().unwrap().seats, Some(Seats::PEOPLE));
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Arena);
    // Who does not allow undo plays in earnest: no help before the end.
    table.act(Action::Change(Settings { undo_allowed: false, ..*table.app.settings() }));
    table.ask(ReviewAction::OpenTable);
    assert_eq!(table.app.screen(), Screen::Arena);
    assert!(!table.app.can_review_table());
}

#[test]
fn a_whole_review_is_told_to_the_archive() {
    // Two moves are left: black takes the rest.
    let rows = "OOXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXOX XXXXXO-- X";
    let mut table = Table::from_board(rows, Seats::PEOPLE);
    table.app.set_today("2026-11-17".parse().unwrap());
    while let Some(at) = table.app.othello().legal_moves().first() {
        table.act(Action::Othello(BoardAction::Tap(at)));
        table.run();
    }
    assert!(table.app.othello().game().ending().is_some());
    table.ask(ReviewAction::OpenTable);
    table.review_until(usize::MAX);
    table.act(Action::Open(Screen::Archive));
    let id = table.app.archive().shown()[0];
    let loss = table.app.archive().games().and_then(|games| games.get(id)?.loss);
    let lost = |disc| table.app.review().totals(disc).discs_lost_a_move();
    assert_eq!(loss, Some(MeanLoss::from_discs(lost(Disc::Black), lost(Disc::White))));
}

/// What was found becomes exercises, once: a second look at the same game does not set back what is being learned.
#[test]
fn the_mistakes_of_a_review_become_exercises() {
    let mut table = opened(late_game(8, None), Storage::memory());
    table.app.set_today("2026-11-17".parse().unwrap());
    table.review_until(usize::MAX);
    let mistakes = table.app.review().mistakes();
    let exercises = |table: &Table| table.app.exercises().exercises().all().to_vec();
    let found = exercises(&table);
    assert!(found.iter().map(|one| one.board).eq(mistakes.iter().map(|(board, _)| *board)), "{found:?}");
    assert!(found.iter().all(|one| one.is_due(table.app.today()) && one.lost() > 0));
    table.app.set_today("2026-11-20".parse().unwrap());
    table.ask(ReviewAction::Practise);
    assert_eq!(table.app.screen(), Screen::Exercises);
    assert_eq!(exercises(&table), found, "none begins anew, and none is there twice");
}

/// Whoever does not wait for the end practises what is found by then.
#[test]
fn mistakes_can_be_practised_before_all_is_appraised() {
    let game = late_game(8, None);
    let mut table = opened(game.clone(), Storage::memory());
    table.review_until(game.moves.len() / 2);
    table.ask(ReviewAction::Stop);
    let n_found = table.app.review().mistakes().len();
    assert!(!table.app.review().is_complete());
    assert_eq!(table.app.exercises().exercises().all().len(), 0);
    table.ask(ReviewAction::Practise);
    assert_eq!(table.app.exercises().exercises().all().len(), n_found);
}

#[test]
fn a_game_of_the_archive_and_a_pasted_one_are_reviewed() {
    const GAME: &str = "e6f4e3f6g5d6e7f5c5";
    let mut table = Table::open(Storage::memory());
    table.act(Action::Open(Screen::Archive));
    table.act(Action::Paste(format!("2026-11-17 othello person club black:13-0 {GAME}")));
    let id = table.app.archive().shown()[0];
    table.act(Action::Archive(ArchiveAction::Review(id)));
    assert_eq!(table.app.screen(), Screen::Review);
    let reviewed = table.app.review().game().unwrap().clone();
    assert_eq!((reviewed.start, reviewed.moves.len()), (Board::START, GAME.len() / 2));
    assert_eq!(reviewed.seats, Some(Seats::against(Level::Club, Disc::Black)));

    table.act(Action::Open(Screen::Transfer));
    table.act(Action::Paste("f5d6c3".to_owned()));
    table.act(Action::Transfer(TransferAction::Review));
    assert_eq!(table.app.screen(), Screen::Review);
    let reviewed = table.app.review().game().unwrap().clone();
    assert_eq!((reviewed.moves.len(), reviewed.seats), (3, None), "nobody knows who played");
}

#[test]
fn a_position_that_is_set_up_can_be_seen_thought_through() {
    let mut table = Table::open(Storage::memory());
    table.act(Action::Open(Screen::Editor));
    table.act(Action::Editor(EditorAction::Turn(Disc::White)));
    table.act(Action::Think(ThinkAction::Open(About::SetUp)));
    assert_eq!(table.app.screen(), Screen::Think);
    let study = table.app.study();
    assert_eq!((study.subject, study.board, study.played), (Subject::SetUp, Board::START.pass(), None));
    // Where nobody can move there is nothing to think about.
    table.act(Action::Back);
    table.act(Action::Editor(EditorAction::Clear));
    table.act(Action::Think(ThinkAction::Open(About::SetUp)));
    assert_eq!(table.app.study().subject, Subject::Lesson);
}

#[test]
fn the_same_game_is_not_appraised_twice() {
    let game = late_game(9, None);
    let mut table = opened(game.clone(), Storage::memory());
    table.review_until(usize::MAX);
    table.ask(ReviewAction::GoTo(0));
    table.act(Action::Back);
    table.ask(ReviewAction::Open(Box::new(game)));
    assert!(table.app.review().is_complete());
    assert_eq!(table.app.review().cursor(), table.app.review().n_positions() - 1);
    table.ask(ReviewAction::Open(Box::new(late_game(10, None))));
    assert!(!table.app.review().is_complete());
}

#[test]
fn a_position_of_the_review_can_be_seen_thought_through() {
    let game = late_game(11, None);
    let mut table = opened(game.clone(), Storage::memory());
    table.ask(ReviewAction::GoTo(2));
    table.act(Action::Think(ThinkAction::Open(About::Reviewed)));
    let study = table.app.study();
    assert_eq!((table.app.screen(), study.subject), (Screen::Think, Subject::Reviewed(2)));
    assert_eq!((study.played, study.level), (Some(game.moves[2]), None));
    assert_eq!(Some(study.board), table.app.review().board(2));
    // At the end of the game there is nothing to think about: the last choice is shown.
    table.act(Action::Back);
    table.ask(ReviewAction::GoTo(usize::MAX));
    table.act(Action::Think(ThinkAction::Open(About::Reviewed)));
    assert_eq!(table.app.study().subject, Subject::Reviewed(game.moves.len() - 1));
}

#[test]
fn without_an_engine_the_game_can_still_be_paged_through() {
    let error = std::io::Error::other("no thread");
    let mut app = App::new(Storage::memory(), Err::<Worker, _>(error), 1, Now::ZERO);
    let game = ReviewedGame { start: Board::START, moves: vec![square("f5"), square("d6")], seats: None };
    app.apply(Action::Review(ReviewAction::Open(Box::new(game))), Now::ZERO);
    app.apply(Action::Review(ReviewAction::Previous), Now::ZERO);
    let view = app.review();
    assert_eq!((view.cursor(), view.is_running(), view.can_go_on()), (1, false, false));
    assert_eq!(view.played(1), Some((Disc::White, square("d6"))));
}
