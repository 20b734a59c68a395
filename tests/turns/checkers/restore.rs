//! The process is killed at every move, in the middle of jumps and of thoughts, and the next start finds all as it was.

use std::fs;

use othello::app::{Action, BoardAction, GameKind, Notice, Phase, Screen, Setup, Storage, Stored};
use othello::engine::checkers::Level;
use othello::game::Seats;
use othello::rules::Disc;
use othello::seeded::Seeded;

use super::{FORK, against, people, saved, square, watch};
use crate::restore::killed_and_restored;
use crate::table::Table;
use crate::temp_dir::TempDir;

/// One random game with a kill after everything that happens in it. Gives how often it was killed.
fn play_with_kills(setup: Setup<Level>, random: &mut Seeded) -> usize {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.without_animation();
    table.begin_checkers(setup);
    let mut n_kills = 0;
    loop {
        table = killed_and_restored(table, directory.path());
        n_kills += 1;
        match table.checkers().phase() {
            Phase::Over(_) => return n_kills,
            Phase::Thinking => table.run_one_ply(),
            Phase::Choosing if random.below(15) == 0 => table.act(Action::Checkers(BoardAction::Undo)),
            Phase::Choosing => {
                table.tap_somewhere(random);
                // A chosen piece is not worth keeping: whoever comes back taps it again.
                assert!(
                    table.checkers().is_underway()
                        || table.checkers().chosen().is_none_or(|_| table.checkers().movable().len() == 1)
                );
            }
            other => panic!("{other:?}"),
        }
        if table.checkers().phase() != Phase::Thinking {
            table.app.tick(table.now);
        }
    }
}

#[test]
fn random_games_survive_a_kill_at_every_move() {
    let mut random = Seeded::new(21);
    let n_kills: usize = (0..10).map(|_| play_with_kills(people(), &mut random)).sum();
    assert!(n_kills > 10 * 40, "{n_kills}");
    for setup in [
        against(Level::Novice, Disc::Black),
        against(Level::Apprentice, Disc::White),
        watch(Level::Novice, Level::Novice),
    ] {
        assert!(play_with_kills(setup, &mut random) > 20);
    }
}

#[test]
fn a_kill_in_the_middle_of_a_jump_restores_the_piece_that_waits() {
    let directory = TempDir::new();
    let mut table = Table::open(saved(Storage::directory(directory.path()), FORK, Seats::PEOPLE));
    table.act(Action::Open(Screen::Checkers));
    table.tap_square(22);
    assert!(matches!(table.checkers().phase(), Phase::Moving(_)));
    table.run();
    let mut table = killed_and_restored(table, directory.path());
    assert!(table.checkers().is_underway());
    assert_eq!(table.checkers().chosen(), Some(square(22)));
    table.tap_square(29);
    assert_eq!(table.moves(), "15x22x29");
    // Killed while the piece is on its way: the move is made.
    let table = Table::open(Storage::directory(directory.path()));
    assert_eq!((table.moves().as_str(), table.checkers().is_underway()), ("15x22x29", false));
}

#[test]
fn a_kill_while_the_computer_thinks_asks_it_again() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.without_animation();
    table.begin_checkers(against(Level::Club, Disc::Black));
    table.tap_square(11);
    table.tap_square(15);
    assert_eq!(table.checkers().phase(), Phase::Thinking);
    let mut table = killed_and_restored(table, directory.path());
    table.run();
    assert_eq!((table.checkers().game().present(), table.checkers().phase()), (2, Phase::Choosing));
}

#[test]
fn a_damaged_game_of_checkers_is_told_and_othellos_stays() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.begin_checkers(people());
    for number in [11, 15, 22, 18] {
        table.tap_square(number);
    }
    for action in [Action::Pick(GameKind::Othello), Action::NewGame, Action::Othello(BoardAction::Start)] {
        table.act(action);
    }
    table.act(Action::Othello(BoardAction::Tap("f5".parse().unwrap())));
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
        assert!(!table.checkers().has_game() && table.app.othello().game().n_moves() == 1);
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
    assert_eq!(table.app.othello().setup().level, othello::engine::Level::Club);
    assert_eq!((table.app.picked(), table.checkers().setup()), (GameKind::Othello, Setup::default()));
}
