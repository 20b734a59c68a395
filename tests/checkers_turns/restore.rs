//! The process is killed at every move, in the middle of jumps and of thoughts, and the next start finds all as it was.

use std::fs;
use std::mem::discriminant;
use std::path::Path;

use othello::app::checkers::Phase;
use othello::app::{Action, App, GameKind, Notice, Screen, Setup, Storage, Stored};
use othello::engine::checkers::Level;
use othello::game::{AnimationSpeed, Seats};
use othello::rules::Disc;
use othello::seeded::Seeded;

use crate::table::{FORK, Table, against, people, square, watch};
use crate::temp_dir::TempDir;

/// A new start from the same directory, made while the killed app still lies there: so nothing that a goodbye might
/// have written can help.
fn killed_and_restored(killed: Table, directory: &Path) -> Table {
    let restored = Table::open(Storage::unsynced_directory(directory));
    compare(&killed.app, &restored.app);
    drop(killed);
    restored
}

fn compare(killed: &App, restored: &App) {
    assert_eq!(restored.notice(), None);
    assert_eq!((restored.screen(), restored.picked()), (killed.screen(), killed.picked()));
    assert_eq!(restored.game(), killed.game(), "Othello stays as it was");
    let (killed, restored) = (killed.checkers(), restored.checkers());
    assert_eq!(restored.game(), killed.game(), "the game with what was undone");
    assert_eq!(restored.messages(), killed.messages());
    assert_eq!((restored.seats(), restored.setup()), (killed.seats(), killed.setup()));
    assert_eq!(
        (restored.is_underway(), restored.landings().is_empty()),
        (killed.is_underway(), killed.landings().is_empty())
    );
    assert_eq!((restored.has_game(), restored.is_paused()), (killed.has_game(), killed.is_paused()));
    assert_eq!((restored.can_undo(), restored.can_redo()), (killed.can_undo(), killed.can_redo()));
    assert_eq!(discriminant(&restored.phase()), discriminant(&killed.phase()));
}

/// One random game with a kill after everything that happens in it, also with a jump half made. Gives how often it was
/// killed, and how often in the middle of a jump.
fn play_with_kills(setup: Setup<Level>, random: &mut Seeded) -> (usize, usize) {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.animate(AnimationSpeed::Off);
    table.begin(setup);
    let (mut n_kills, mut n_underway) = (0, 0);
    loop {
        table = killed_and_restored(table, directory.path());
        n_kills += 1;
        n_underway += usize::from(table.sight().is_underway());
        match table.sight().phase() {
            Phase::Over(_) => return (n_kills, n_underway),
            Phase::Thinking => table.run_one_move(),
            Phase::Choosing if random.below(15) == 0 => table.act(Action::Undo),
            Phase::Choosing => {
                let from = random.choose(table.sight().movable()).unwrap();
                if table.sight().chosen() != Some(from) {
                    table.act(Action::TapChecker(from));
                }
                let to = random.choose(table.sight().landings()).unwrap();
                table.act(Action::TapChecker(to));
                // A chosen piece is not worth keeping: whoever comes back taps it again.
                assert!(
                    table.sight().is_underway()
                        || table.sight().chosen().is_none_or(|_| table.sight().movable().len() == 1)
                );
            }
            other => panic!("{other:?}"),
        }
        if table.sight().phase() != Phase::Thinking {
            table.app.tick(table.now);
        }
    }
}

#[test]
fn random_games_survive_a_kill_at_every_move() {
    let mut random = Seeded::new(21);
    let n_kills: usize = (0..10).map(|_| play_with_kills(people(), &mut random).0).sum();
    assert!(n_kills > 10 * 40, "{n_kills}");
    for setup in [
        against(Level::Novice, Disc::Black),
        against(Level::Apprentice, Disc::White),
        watch(Level::Novice, Level::Novice),
    ] {
        assert!(play_with_kills(setup, &mut random).0 > 20);
    }
}

#[test]
fn a_kill_in_the_middle_of_a_jump_restores_the_piece_that_waits() {
    let directory = TempDir::new();
    let table = Table::from_position(FORK, Seats::PEOPLE);
    let mut storage = Storage::directory(directory.path());
    let mut table = {
        let text = othello::game::checkers::Record {
            game: table.sight().game().clone(),
            way: Vec::new(),
            seats: Seats::PEOPLE,
            begun: true,
            seed: 3,
        }
        .to_text();
        storage.write(Stored::Checkers, text.as_bytes()).unwrap();
        Table::open(storage)
    };
    table.act(Action::Open(Screen::Checkers));
    table.tap(22);
    assert!(matches!(table.sight().phase(), Phase::Moving(_)));
    table.run();
    let mut table = killed_and_restored(table, directory.path());
    assert!(table.sight().is_underway());
    assert_eq!(table.sight().chosen(), Some(square(22)));
    table.tap(29);
    assert_eq!(table.moves(), "15x22x29");
    // Killed while the piece is on its way: the move is made.
    let table = Table::open(Storage::directory(directory.path()));
    assert_eq!((table.moves().as_str(), table.sight().is_underway()), ("15x22x29", false));
}

#[test]
fn a_kill_while_the_computer_thinks_asks_it_again() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.animate(AnimationSpeed::Off);
    table.begin(against(Level::Club, Disc::Black));
    table.tap(11);
    table.tap(15);
    assert_eq!(table.sight().phase(), Phase::Thinking);
    let mut table = killed_and_restored(table, directory.path());
    table.run();
    assert_eq!((table.sight().game().present(), table.sight().phase()), (2, Phase::Choosing));
}

#[test]
fn a_damaged_game_of_checkers_is_told_and_othellos_stays() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.begin(people());
    for number in [11, 15, 22, 18] {
        table.tap(number);
    }
    for action in [Action::Pick(GameKind::Othello), Action::NewGame, Action::Start] {
        table.act(action);
    }
    table.act(Action::Tap("f5".parse().unwrap()));
    drop(table);
    let file = directory.path().join("checkers.json");
    let text = fs::read_to_string(&file).unwrap();
    for (damage, culprit) in [
        (text.replace("22-18", "22-17x"), "move 2"),
        (text.replace("\"checkers-game\"", "\"othello-game\""), "is no \"checkers-game\""),
        (text[..text.len() / 2].to_owned(), "line"),
    ] {
        fs::write(&file, damage).unwrap();
        let table = Table::open(Storage::directory(directory.path()));
        let Some(Notice::Damaged { file: Stored::Checkers, why, kept_as: Some(_) }) = table.app.notice()
        else {
            panic!("{:?}", table.app.notice())
        };
        assert!(why.contains(culprit), "{why:?} does not name {culprit:?}");
        assert!(!table.sight().has_game() && table.app.game().n_moves() == 1);
    }
}

/// What the version before checkers wrote, to the letter.
const OLD_SESSION: &str = r#"{
  "format": "othello-session",
  "version": 1,
  "screens": [
    "arena",
    "settings"
  ],
  "setup": {
    "opponents": "watch",
    "person": "white",
    "level": "club",
    "black_level": "novice"
  },
  "paused": true
}"#;

#[test]
fn a_session_of_the_former_version_is_a_good_one() {
    let mut storage = Storage::memory();
    storage.write(Stored::Session, OLD_SESSION.as_bytes()).unwrap();
    let table = Table::open(storage);
    assert_eq!((table.app.notice(), table.app.screen()), (None, Screen::Settings));
    assert_eq!(table.app.setup().level, othello::engine::Level::Club);
    assert_eq!((table.app.picked(), table.sight().setup()), (GameKind::Othello, Setup::default()));
}
