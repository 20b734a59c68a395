//! The archive: what is kept of finished games, listed, deleted, taken back, sent elsewhere and brought in.

use std::fs;
use std::path::Path;

use othello::app::archive::{ArchiveAction, ArchiveMessage, ArchiveSheet, Filter};
use othello::app::{
    Action, BoardAction, Day, Dialog, GameKind, Notice, Opponents, PlayAs, Screen, Setup, Storage, Stored,
    SystemRequest, TransferAction,
};
use othello::engine::Level;
use othello::game::archive::{GameId, GameResult, MeanLoss, Opponent, Score};
use othello::game::{Checkers, History, Othello, Record, Seats};
use othello::rules::{Board, Disc};
use othello::storage::log_bytes;

use crate::table::{Table, people};
use crate::temp_dir::TempDir;

/// Nine moves, after which white has no disc left.
const SHORT: &str = "e6f4e3f6g5d6e7f5c5";
const TODAY: &str = "2026-11-17";

fn today() -> Day {
    TODAY.parse().unwrap()
}

/// An app on this storage that knows the day, without animations.
fn open(storage: Storage) -> Table {
    let mut table = Table::open(storage);
    table.app.set_today(today());
    table.without_animation();
    table
}

fn on_disk(directory: &TempDir) -> Table {
    open(Storage::unsynced_directory(directory.path()))
}

/// A storage that holds this game of Othello, played by a person against a level.
fn storage_with(moves: &str, person: Disc, seed: u64) -> Storage {
    let mut storage = Storage::memory();
    keep_game(&mut storage, moves, Seats::against(Level::Club, person), seed);
    storage
}

fn keep_game(storage: &mut Storage, moves: &str, seats: Seats, seed: u64) {
    let game = History::<Othello>::replay(Board::START, moves).unwrap();
    let record = Record::<Othello> { game, begun: true, ..Record::new(seats, seed) };
    storage.write(Stored::Game, record.to_text().as_bytes()).unwrap();
}

/// Plays a short game of two people to its end.
fn play_short_game(table: &mut Table) {
    table.begin(people());
    table.tap_all(SHORT);
}

/// The lines of the archive as they would be exported, the newest first.
fn games(table: &mut Table) -> Vec<String> {
    table.act(Action::Open(Screen::Archive));
    let page = table.app.archive();
    let games = page.games().unwrap();
    page.shown().iter().map(|&id| games.open(id).unwrap().to_string()).collect()
}

fn newest(table: &mut Table) -> GameId {
    games(table);
    table.app.archive().shown()[0]
}

fn ask(table: &mut Table, action: ArchiveAction) {
    table.act(Action::Archive(action));
}

fn expected_short() -> String {
    format!("{TODAY} othello person person black:13-0 {SHORT}")
}

#[test]
fn a_game_is_kept_when_it_ends_and_only_once() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    assert_eq!(games(&mut table), [""; 0]);
    play_short_game(&mut table);
    assert_eq!(games(&mut table), [expected_short()]);
    table.act(Action::Open(Screen::Arena));
    table.run();
    assert_eq!(games(&mut on_disk(&directory)), [expected_short()], "the next start has it, and not twice");
    play_short_game(&mut table);
    play_short_game(&mut table);
    assert_eq!(games(&mut table).len(), 3, "the same moves again are another game");
    assert_eq!(games(&mut on_disk(&directory)).len(), 3);
}

/// A whole game that somebody pastes and puts on the board was played elsewhere: it says nothing of the player.
#[test]
fn a_game_that_came_to_the_table_finished_is_not_kept() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    table.act(Action::Open(Screen::Transfer));
    table.act(Action::Paste(SHORT.to_owned()));
    table.act(Action::Transfer(TransferAction::Play(PlayAs::Against(Disc::Black))));
    assert!(table.app.othello().game().ending().is_some());
    assert_eq!(games(&mut table), [""; 0]);
    assert_eq!(games(&mut on_disk(&directory)), [""; 0], "nor at the next start");
}

#[test]
fn an_archived_game_is_reviewed_and_what_is_found_is_kept_with_it() {
    let mut table = open(storage_with(SHORT, Disc::White, 5));
    let id = newest(&mut table);
    ask(&mut table, ArchiveAction::Show(ArchiveSheet::Game(id)));
    ask(&mut table, ArchiveAction::Review(id));
    assert_eq!((table.app.screen(), table.app.dialog()), (Screen::Review, None));
    while table.app.archive().games().unwrap().get(id).unwrap().loss.is_none() {
        table.wait_for_the_engine();
        table.wait(std::time::Duration::from_millis(1));
    }
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Archive);
}

#[test]
fn an_archived_game_goes_to_the_page_for_sharing() {
    let mut table = open(storage_with(SHORT, Disc::White, 5));
    let id = newest(&mut table);
    ask(&mut table, ArchiveAction::Share(id));
    assert_eq!(table.app.screen(), Screen::Transfer);
    let game = table.app.shared_game().unwrap();
    assert_eq!((game.seats, game.day), (Seats::against(Level::Club, Disc::White), Some(today())));
    assert_eq!(game.history().text(), SHORT);
    table.act(Action::Back);
    assert_eq!(table.app.screen(), Screen::Archive);
}

#[test]
fn a_game_that_is_not_over_is_not_kept() {
    let mut table = open(Storage::memory());
    table.begin(people());
    table.tap_all(&SHORT[..16]);
    table.act(Action::Othello(BoardAction::Restart));
    table.act(Action::Confirm);
    assert_eq!(games(&mut table), [""; 0]);
}

#[test]
fn an_end_that_is_taken_back_and_comes_otherwise_replaces_the_first() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    play_short_game(&mut table);
    table.act(Action::Othello(BoardAction::Undo));
    table.act(Action::Othello(BoardAction::Redo));
    assert_eq!(games(&mut table).len(), 1, "the same end");
    table.act(Action::Open(Screen::Arena));
    table.act(Action::Othello(BoardAction::Undo));
    // Another way to the end: random moves of both.
    let mut random = othello::seeded::Seeded::new(3);
    table.tap("c3");
    while let Some(at) = random.choose(table.app.othello().legal_moves()) {
        table.act(Action::Othello(BoardAction::Tap(at)));
        table.run();
    }
    let found = games(&mut table);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with(&table.transcript()) && found != [expected_short()], "{found:?}");
    assert_eq!(games(&mut on_disk(&directory)), found);
}

#[test]
fn checkers_is_kept_too() {
    let mut storage = Storage::memory();
    let start = "--------------b---w------------- B".parse().unwrap();
    let game = History::<Checkers>::from_position(start);
    let record = Record { begun: true, game, ..Record::<Checkers>::new(Seats::PEOPLE, 8) };
    storage.write(Stored::Checkers, record.to_text().as_bytes()).unwrap();
    let mut table = open(storage);
    table.act(Action::Open(Screen::Checkers));
    for square in ["15", "24"] {
        table.act(Action::Checkers(BoardAction::Tap(square.parse().unwrap())));
    }
    let expected =
        format!("{TODAY} checkers person person black:1-0 from=--------------b---w-------------:B 15x24");
    assert_eq!(games(&mut table), [expected]);
}

#[test]
fn a_finished_game_of_an_older_version_is_kept_at_the_first_start_and_never_again() {
    let directory = TempDir::new();
    let mut storage = Storage::unsynced_directory(directory.path());
    keep_game(&mut storage, SHORT, Seats::against(Level::Club, Disc::White), 77);
    drop(storage);
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.app.tick(table.now);
    assert_eq!(games(&mut table), [""; 0], "not before the day is known");
    table.app.set_today(today());
    table.app.tick(table.now);
    assert_eq!(games(&mut table), [format!("{TODAY} othello club person black:13-0 {SHORT}")]);
    assert_eq!(newest(&mut table), GameId(77));
    ask(&mut table, ArchiveAction::Delete(GameId(77)));
    assert_eq!(games(&mut on_disk(&directory)), [""; 0], "what was deleted does not come back");
}

#[test]
fn a_deleted_game_comes_back_until_something_else_is_done() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    play_short_game(&mut table);
    play_short_game(&mut table);
    let id = newest(&mut table);
    ask(&mut table, ArchiveAction::Show(ArchiveSheet::Game(id)));
    assert_eq!(table.app.dialog(), Some(Dialog::Archive(ArchiveSheet::Game(id))));
    ask(&mut table, ArchiveAction::Delete(id));
    assert_eq!(table.app.dialog(), None);
    assert_eq!(table.app.archive().message(), Some(&ArchiveMessage::Deleted(id)));
    assert_eq!(table.app.archive().shown().len(), 1);
    assert_eq!(games(&mut on_disk(&directory)).len(), 1, "a kill does not bring it back");
    table.act(Action::Suspend);
    table.act(Action::Resume);
    ask(&mut table, ArchiveAction::UndoDelete);
    assert_eq!((table.app.archive().shown()[0], table.app.archive().shown().len()), (id, 2));
    assert_eq!(games(&mut on_disk(&directory)).len(), 2);

    ask(&mut table, ArchiveAction::Delete(id));
    table.act(Action::Back);
    assert_eq!(table.app.archive().message(), None);
    table.act(Action::Open(Screen::Archive));
    ask(&mut table, ArchiveAction::UndoDelete);
    assert_eq!(games(&mut table).len(), 1, "too late");
    ask(&mut table, ArchiveAction::Delete(id));
    assert_eq!(table.app.archive().message(), None, "there is no such game");
}

/// An archive with games against several opponents, by way of an import.
fn imported() -> Table {
    let tiger = "f5d6c3d3c4f4e3f3e6b4";
    let opponents = ["person club", "club person", "person novice", "person person", "novice club"];
    let line = |(idx, opponents): (usize, &str)| {
        let (moves, score) =
            if idx == 1 { lost_game(tiger) } else { (SHORT.to_owned(), "black:13-0".to_owned()) };
        format!("2026-10-0{} othello {opponents} {score} {moves}\n", idx + 1)
    };
    let text: String = opponents.into_iter().enumerate().map(line).collect();
    let mut table = open(Storage::memory());
    table.act(Action::Open(Screen::Archive));
    table.act(Action::Paste(text));
    assert_eq!(table.app.archive().message(), Some(&ArchiveMessage::Imported { n_new: 5, n_known: 0 }));
    table
}

/// A game that begins so and that black wins, played on at random; with its result.
fn lost_game(beginning: &str) -> (String, String) {
    let winner = |seed: u64| {
        let mut random = othello::seeded::Seeded::new(seed);
        let mut game = History::<Othello>::replay(Board::START, beginning).unwrap();
        while let Some(at) = random.choose(game.position().position.moves()) {
            game.play(at).unwrap();
        }
        game
    };
    let game = (0..100).map(winner).find(|game| game.tally().leader() == Some(Disc::Black)).unwrap();
    let (text, tally) = (game.text(), game.tally());
    (text, format!("black:{}-{}", tally.black, tally.white))
}

#[test]
fn games_are_found_by_opponent_result_opening_and_kind() {
    let mut table = imported();
    let count = |table: &mut Table, filter: Filter| {
        ask(table, ArchiveAction::Filter(filter));
        table.app.archive().shown().len()
    };
    let (novice, club) = (Opponent::Othello(Level::Novice), Opponent::Othello(Level::Club));
    assert_eq!(count(&mut table, Filter::default()), 5);
    assert_eq!(count(&mut table, Filter { opponent: Some(club), ..Filter::default() }), 2);
    let won = Some(GameResult::Won);
    assert_eq!(count(&mut table, Filter { result: won, ..Filter::default() }), 2);
    assert_eq!(count(&mut table, Filter { result: won, opponent: Some(club), ..Filter::default() }), 1);
    assert_eq!(count(&mut table, Filter { kind: Some(GameKind::Checkers), ..Filter::default() }), 0);
    assert_eq!(table.app.archive().openings(), [], "not found before they are asked for");
    ask(&mut table, ArchiveAction::Show(ArchiveSheet::Filter));
    let names: Vec<&str> = table.app.archive().openings().iter().map(|&(name, _)| name).collect();
    assert!(names.len() == 2, "{names:?}");
    for &(name, n_games) in &table.app.archive().openings().to_vec() {
        assert_eq!(count(&mut table, Filter { opening: Some(name), ..Filter::default() }), n_games);
    }
    let opponents = table.app.archive().opponents();
    assert_eq!(opponents, [novice, club, Opponent::People, Opponent::Watched]);
}

#[test]
fn all_games_go_elsewhere_as_one_text_and_are_recognised() {
    let mut table = imported();
    ask(&mut table, ArchiveAction::CopyAll);
    assert_eq!(table.app.archive().message(), Some(&ArchiveMessage::Copied(5)));
    ask(&mut table, ArchiveAction::ShareAll);
    let requests = table.app.take_requests();
    let [SystemRequest::Copy(text), SystemRequest::Share(shared)] = requests.as_slice() else {
        panic!("{requests:?}")
    };
    assert_eq!(text, shared);

    let directory = TempDir::new();
    let mut other = on_disk(&directory);
    play_short_game(&mut other);
    other.act(Action::Paste(text.clone()));
    assert_eq!(games(&mut other).len(), 1, "only the archive takes a text");
    ask(&mut other, ArchiveAction::AskForText);
    assert_eq!(other.app.take_requests(), [SystemRequest::Paste]);
    other.act(Action::Paste(text.clone()));
    assert_eq!(other.app.archive().message(), Some(&ArchiveMessage::Imported { n_new: 5, n_known: 0 }));
    other.act(Action::Paste(text.clone()));
    assert_eq!(other.app.archive().message(), Some(&ArchiveMessage::Imported { n_new: 0, n_known: 5 }));
    let all = games(&mut other);
    assert_eq!((all.len(), &all[0]), (6, &expected_short()), "the newest first");
    assert_eq!(games(&mut on_disk(&directory)), all);
}

#[test]
fn a_bad_text_changes_nothing_and_says_where() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    play_short_game(&mut table);
    let before = games(&mut table);
    let file = fs::read(directory.path().join("archive.log")).unwrap();
    let good = before[0].replace("person person", "person club");
    for bad in [format!("{good}\n{}", good.replace("g5", "a1")), "hello".to_owned(), String::new()] {
        table.act(Action::Paste(bad));
        let message = table.app.archive().message();
        assert!(matches!(message, Some(ArchiveMessage::ImportFailed(_))), "{message:?}");
        assert_eq!(games(&mut table), before);
        assert_eq!(fs::read(directory.path().join("archive.log")).unwrap(), file);
    }
}

#[test]
fn a_review_is_kept_with_its_game() {
    let mut table = open(storage_with(SHORT, Disc::Black, 5));
    table.app.tick(table.now);
    table.app.note_review(GameId(5), MeanLoss::from_discs(Some(1.5), Some(0.25)));
    table.app.note_review(GameId(6), MeanLoss::default());
    table.act(Action::Open(Screen::Statistics));
    let statistics = table.app.archive().statistics();
    assert_eq!((statistics.losses.as_slice(), statistics.n_games()), (&[150][..], 1));
    assert_eq!(statistics.levels[0].score, Score { won: 1, drawn: 0, lost: 0 });
}

#[test]
fn statistics_follow_the_archive() {
    let mut table = imported();
    table.act(Action::Open(Screen::Statistics));
    let n_games = |table: &Table| table.app.archive().statistics().n_games();
    assert_eq!(n_games(&table), 3);
    table.act(Action::Back);
    let filter = Filter { result: Some(GameResult::Lost), ..Filter::default() };
    ask(&mut table, ArchiveAction::Filter(filter));
    let lost = table.app.archive().shown()[0];
    ask(&mut table, ArchiveAction::Delete(lost));
    assert_eq!((n_games(&table), table.app.archive().shown().len()), (2, 0));
    ask(&mut table, ArchiveAction::Statistics(GameKind::Checkers));
    assert_eq!(n_games(&table), 0);
}

fn write_archive(directory: &Path, bytes: &[u8]) {
    fs::create_dir_all(directory).unwrap();
    fs::write(directory.join("archive.log"), bytes).unwrap();
}

#[test]
fn a_damaged_line_is_told_and_kept_aside_and_the_rest_is_read() {
    let directory = TempDir::new();
    let line = |id: u64| format!("game {} {}", GameId(id), expected_short());
    let mut bytes = [log_bytes(&[line(1)]), log_bytes(&[line(2)]), log_bytes(&[line(3)])].concat();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    write_archive(directory.path(), &bytes);
    let mut table = on_disk(&directory);
    assert_eq!(table.app.notice(), None, "nobody has looked yet");
    assert_eq!(games(&mut table).len(), 2);
    let Some(Notice::Damaged { file: Stored::Archive, why, kept_as: Some(name) }) = table.app.notice() else {
        panic!("{:?}", table.app.notice())
    };
    assert_eq!((why.as_str(), name.as_str()), ("line 2 is damaged", "archive.log.bad-1"));
    assert_eq!(fs::read(directory.path().join(name)).unwrap(), bytes);
    let mut table = on_disk(&directory);
    assert_eq!((games(&mut table).len(), table.app.notice()), (2, None), "told once");
}

#[test]
fn a_torn_line_is_no_reason_for_a_notice() {
    let line = format!("game {} {}", GameId(1), expected_short());
    let whole = log_bytes(&[line]);
    for end in 0..whole.len() - 1 {
        let directory = TempDir::new();
        write_archive(directory.path(), &whole[..end]);
        let mut table = on_disk(&directory);
        assert_eq!((games(&mut table).len(), table.app.notice()), (0, None), "{end}");
        play_short_game(&mut table);
        let mut table = on_disk(&directory);
        assert_eq!((games(&mut table), table.app.notice()), (vec![expected_short()], None), "{end}");
    }
}

#[test]
fn a_file_that_is_not_ours_is_kept_aside() {
    let directory = TempDir::new();
    write_archive(directory.path(), &vec![b'\n'; (1 << 26) + 1]);
    let mut table = on_disk(&directory);
    assert_eq!(games(&mut table).len(), 0);
    assert!(matches!(table.app.notice(), Some(Notice::Damaged { kept_as: Some(_), .. })));
    play_short_game(&mut table);
    assert_eq!(games(&mut on_disk(&directory)).len(), 1);
}

#[test]
fn a_file_that_speaks_mostly_of_what_is_gone_is_written_anew_when_the_app_is_left() {
    let directory = TempDir::new();
    let mut table = on_disk(&directory);
    play_short_game(&mut table);
    play_short_game(&mut table);
    let id = newest(&mut table);
    for _ in 0..400 {
        ask(&mut table, ArchiveAction::Delete(id));
        ask(&mut table, ArchiveAction::UndoDelete);
    }
    let size = || fs::metadata(directory.path().join("archive.log")).unwrap().len();
    let before = (size(), games(&mut table));
    table.act(Action::Suspend);
    assert!(size() < before.0 / 100, "{} of {}", size(), before.0);
    assert_eq!(games(&mut table), before.1);
    assert_eq!(games(&mut on_disk(&directory)), before.1);
}

#[test]
fn a_watched_game_and_one_against_a_level_say_who_played() {
    let mut table = open(Storage::memory());
    let watched =
        Setup { opponents: Opponents::Watch, level: Level::Novice, black_level: Level::Cautious, ..people() };
    table.begin(watched);
    table.run();
    let found = games(&mut table);
    assert!(found[0].starts_with(&format!("{TODAY} othello cautious novice ")), "{found:?}");
    assert_eq!(table.app.archive().statistics().n_games(), 0, "nobody has played");
}
