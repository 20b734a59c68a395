//! Files that are damaged, cut short, newer or not ours: a notice, the file kept aside, and a fresh start.

use std::fs;
use std::io;
use std::path::Path;

use othello::app::exercises::Exercise;
use othello::app::lab::LabAction;
use othello::app::puzzles::PuzzleAction;
use othello::app::review::{ReviewAction, ReviewedGame};
use othello::app::{
    Action, App, BoardAction, Day, EditorAction, GameKind, Notice, Now, Opponents, Phase, Screen, Settings,
    Setup, Storage, Stored, ThemeChoice,
};
use othello::rules::{Board, Square};

#[path = "support/temp_dir.rs"]
mod temp_dir;

use temp_dir::TempDir;

const NOW: Now = Now::ZERO;

/// The app on a directory; no test here needs an engine, so its notice is put away.
fn open(directory: &Path) -> App {
    let mut app = App::new(Storage::directory(directory), Err(io::Error::other("none")), 1, NOW);
    let notices = take_notices(&mut app);
    let (no_engine, others): (Vec<_>, Vec<_>) =
        notices.into_iter().partition(|notice| matches!(notice, Notice::NoEngine { .. }));
    assert_eq!(no_engine.len(), 1);
    assert_eq!(others, []);
    app
}

/// The app on a directory with something wrong in it, and the notices about that.
fn open_damaged(directory: &Path) -> (App, Vec<Notice>) {
    let mut app = App::new(Storage::directory(directory), Err(io::Error::other("none")), 1, NOW);
    let mut notices = take_notices(&mut app);
    notices.retain(|notice| !matches!(notice, Notice::NoEngine { .. }));
    (app, notices)
}

fn take_notices(app: &mut App) -> Vec<Notice> {
    let mut notices = Vec::new();
    while let Some(notice) = app.notice() {
        notices.push(notice.clone());
        app.apply(Action::DismissNotice, NOW);
    }
    notices
}

/// A number that the Lab page does not begin with.
const LAB_SEED: u64 = 7;

/// A mistake in the first move: all four are as good.
fn mistake() -> Exercise {
    let [best, played] = ["f5", "d3"].map(|name| name.parse::<Square>().unwrap());
    let (board, good, added) = (Board::START, best.bit(), Day::default());
    Exercise {
        board,
        played,
        best,
        good,
        best_value: 0,
        played_value: 0,
        is_exact: true,
        added,
        due: added,
        n_solved: 0,
    }
}

/// A game to review.
fn reviewed() -> ReviewedGame {
    let moves = ["f5", "d6"].map(|name| name.parse().unwrap()).to_vec();
    ReviewedGame { start: Board::START, moves, seats: None }
}

/// Some moves of both games, other settings than the usual, a choice in the lab, an open puzzle, an exercise, a review and
/// an open screen, all on disk.
fn leave_something(directory: &Path) {
    let mut app = open(directory);
    app.apply(Action::Change(Settings { theme: ThemeChoice::Dark, ..Settings::default() }), NOW);
    for action in [
        Action::Checkers(BoardAction::SetUp(Setup { opponents: Opponents::People, ..Setup::default() })),
        Action::Pick(GameKind::Checkers),
        Action::NewGame,
        Action::Checkers(BoardAction::Start),
        Action::Checkers(BoardAction::Tap("11".parse().unwrap())),
        Action::Checkers(BoardAction::Tap("15".parse().unwrap())),
        Action::Pick(GameKind::Othello),
        Action::Lab(LabAction::PositionSeed(LAB_SEED)),
        Action::Open(Screen::Editor),
        Action::Editor(EditorAction::Clear),
        Action::Puzzles(PuzzleAction::OpenDaily),
        Action::Review(ReviewAction::Open(Box::new(reviewed()))),
    ] {
        app.apply(action, NOW);
    }
    app.apply(
        Action::Othello(BoardAction::SetUp(Setup { opponents: Opponents::People, ..Setup::default() })),
        NOW,
    );
    app.apply(Action::NewGame, NOW);
    app.apply(Action::Othello(BoardAction::Start), NOW);
    for name in ["f5", "d6", "c3"] {
        app.apply(Action::Othello(BoardAction::Tap(name.parse().unwrap())), NOW);
    }
    app.add_exercises([mistake()]);
    app.keep_window("somewhere");
    assert_eq!((app.othello().game().n_moves(), app.checkers().game().present()), (3, 1));
}

/// Damages one file and looks what the next start makes of it.
fn check(stored: Stored, damage: impl Fn(&str) -> Vec<u8>, culprit: &str) {
    let directory = TempDir::new();
    leave_something(directory.path());
    let file = directory.path().join(stored.file_name());
    let damaged = damage(&fs::read_to_string(&file).unwrap());
    fs::write(&file, &damaged).unwrap();

    let (mut app, notices) = open_damaged(directory.path());
    let [Notice::Damaged { file: told, why, kept_as: Some(kept_as) }] = notices.as_slice() else {
        panic!("{notices:?}")
    };
    assert_eq!(*told, stored);
    assert!(why.contains(culprit), "{why:?} does not name {culprit:?}");
    assert_eq!(*kept_as, format!("{}.bad-1", stored.file_name()));
    assert_eq!(fs::read(directory.path().join(kept_as)).unwrap(), damaged, "kept as it was");

    // What was damaged begins afresh, the rest is as it was left.
    assert_eq!(app.othello().game().n_moves(), if stored == Stored::Game { 0 } else { 3 });
    assert_eq!(app.othello().has_game(), stored != Stored::Game);
    assert_eq!(app.checkers().has_game(), stored != Stored::Checkers);
    assert_eq!(app.lab().choices().position_seed == LAB_SEED, stored != Stored::Lab);
    assert_eq!(app.editor().board() == Board::START, stored == Stored::Editor);
    assert_eq!(app.review().game().cloned(), (stored != Stored::Review).then(reviewed));
    assert_eq!(app.puzzles().opened().is_some(), stored != Stored::Puzzles);
    assert_eq!(app.exercises().exercises().all().len(), usize::from(stored != Stored::Exercises));
    assert_eq!(app.settings() == &Settings::default(), stored == Stored::Settings);
    assert_eq!(app.screen(), if stored == Stored::Session { Screen::Menu } else { Screen::Arena });
    assert_eq!(app.window().is_none(), stored == Stored::Window);

    // The fresh start is a good one: the next start finds nothing to complain about.
    app.apply(Action::Othello(BoardAction::Restart), NOW);
    app.apply(Action::Confirm, NOW);
    app.apply(Action::Change(Settings { sound: false, ..Settings::default() }), NOW);
    drop(app);
    let app = open(directory.path());
    assert!(!app.settings().sound && app.othello().has_game());
}

/// The files in our own form, all but the window's and the lab's.
const REPLACED: [Stored; 6] =
    [Stored::Game, Stored::Checkers, Stored::Settings, Stored::Session, Stored::Puzzles, Stored::Exercises];

fn truncated(text: &str) -> Vec<u8> {
    text.as_bytes()[..text.len() / 2].to_vec()
}

#[test]
fn a_truncated_file_is_kept_aside() {
    for stored in REPLACED {
        check(stored, truncated, "line");
    }
}

#[test]
fn an_empty_file_is_kept_aside() {
    for stored in REPLACED {
        check(stored, |_| Vec::new(), "EOF");
    }
}

#[test]
fn bytes_that_are_no_text_are_kept_aside() {
    for stored in Stored::ALL {
        check(stored, |_| vec![0xff, 0xfe, 0, 0x80], "no text");
    }
}

#[test]
fn a_newer_file_is_kept_aside() {
    for stored in REPLACED {
        let newer = |text: &str| text.replacen("\"version\": 1", "\"version\": 9", 1).into_bytes();
        check(stored, newer, "saved by a newer version (9)");
    }
}

#[test]
fn a_file_that_is_another_is_kept_aside() {
    check(Stored::Game, |_| Settings::default().to_text().into_bytes(), "othello-settings");
    check(Stored::Settings, |text| text.replace("dark", "purple").into_bytes(), "purple");
    check(Stored::Session, |text| text.replace("arena", "attic").into_bytes(), "attic");
}

#[test]
fn a_game_against_the_rules_is_kept_aside() {
    let cheat = |text: &str| text.replace("f5d6c3", "f5d6a8").into_bytes();
    check(Stored::Game, cheat, "move 3 of Black: a8 turns no disc");
    let cheat = |text: &str| text.replace("11-15", "11-14").into_bytes();
    check(Stored::Checkers, cheat, "move 1: illegal move \"11-14\"");
}

#[test]
fn a_file_too_large_to_be_ours_is_kept_aside() {
    check(Stored::Game, |_| vec![b' '; (1 << 20) + 1], "longer than");
}

#[test]
fn all_files_damaged_at_once_are_all_told_and_kept() {
    let directory = TempDir::new();
    leave_something(directory.path());
    for round in 1..=3 {
        for stored in Stored::ALL {
            fs::write(directory.path().join(stored.file_name()), [0xff, round]).unwrap();
        }
        let (app, notices) = open_damaged(directory.path());
        assert_eq!(notices.len(), Stored::ALL.len());
        assert_eq!((app.othello().phase(), app.screen()), (Phase::NotStarted, Screen::Menu));
        for stored in Stored::ALL {
            let aside = directory.path().join(format!("{}.bad-{round}", stored.file_name()));
            assert_eq!(fs::read(aside).unwrap(), [0xff, round]);
        }
    }
}

#[test]
fn damaged_files_do_not_pile_up_for_ever() {
    let directory = TempDir::new();
    for round in 0..40u8 {
        fs::create_dir_all(directory.path()).unwrap();
        fs::write(directory.path().join("game.json"), [0xff, round]).unwrap();
        let (_, notices) = open_damaged(directory.path());
        assert!(matches!(notices.as_slice(), [Notice::Damaged { kept_as: Some(_), .. }]));
    }
    let n_files = fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(n_files, 20);
    assert_eq!(fs::read(directory.path().join("game.json.bad-1")).unwrap(), [0xff, 0], "the first is kept");
}

#[test]
fn a_write_that_was_cut_short_leaves_the_old_file() {
    let directory = TempDir::new();
    leave_something(directory.path());
    fs::write(directory.path().join("game.json.new"), "{\"format\":\"othe").unwrap();
    let mut app = open(directory.path());
    assert_eq!(app.othello().game().n_moves(), 3);
    app.apply(Action::Othello(BoardAction::Undo), NOW);
    assert_eq!(
        open(directory.path()).othello().game().n_moves(),
        2,
        "the next write replaces what was left beside"
    );
}

#[test]
fn a_failed_disk_is_told_once_and_play_goes_on() {
    let directory = TempDir::new();
    fs::create_dir_all(directory.path()).unwrap();
    let not_a_directory = directory.path().join("file");
    fs::write(&not_a_directory, "in the way").unwrap();

    let mut app = App::new(Storage::directory(&not_a_directory), Err(io::Error::other("none")), 1, NOW);
    take_notices(&mut app);
    app.apply(
        Action::Othello(BoardAction::SetUp(Setup { opponents: Opponents::People, ..Setup::default() })),
        NOW,
    );
    app.apply(Action::NewGame, NOW);
    app.apply(Action::Othello(BoardAction::Start), NOW);
    for name in ["f5", "d6", "c3"] {
        app.apply(Action::Othello(BoardAction::Tap(name.parse().unwrap())), NOW);
    }
    assert_eq!(app.othello().game().n_moves(), 3);
    let notices = take_notices(&mut app);
    assert!(matches!(notices.as_slice(), [Notice::DiskFailed { .. }]), "{notices:?}");
}

#[test]
fn the_window_is_kept_as_the_shell_wrote_it() {
    let directory = TempDir::new();
    let text = "{\"x\":-20,\"y\":30,\"width\":412.5}\n";
    open(directory.path()).keep_window(text);
    assert_eq!(open(directory.path()).window(), Some(text));
}

#[test]
fn a_first_start_finds_nothing_and_writes_nothing() {
    let directory = TempDir::new();
    let app = open(directory.path());
    assert_eq!((app.screen(), app.othello().has_game()), (Screen::Menu, false));
    assert!(!directory.path().exists());
}
