//! The player's strength: which games count, that each counts once, and one who keeps up with it.

use othello::app::{Action, App, BoardAction, Day, Dialog, MoveValues, Phase, Screen, Settings, Storage};
use othello::engine::people::Person;
use othello::engine::{Elo, Level};
use othello::game::{Othello, Rating, Record, Seats};
use othello::rules::Disc;
use othello::seeded::Seeded;

use crate::table::{Table, against, people, watch};
use crate::temp_dir::TempDir;

fn open(storage: Storage) -> Table {
    let mut table = Table::open(storage);
    table.app.set_today(Day::from_date(2026, 11, 17).unwrap());
    table.without_animation();
    table
}

/// Plays until the game is over; the person chooses by lot.
fn play_on(table: &mut Table, random: &mut Seeded) {
    table.run();
    while table.app.othello().phase() == Phase::Choosing {
        let at = random.choose(table.app.othello().legal_moves()).unwrap();
        table.act(Action::Othello(BoardAction::Tap(at)));
        table.run();
    }
    assert!(matches!(table.app.othello().phase(), Phase::Over(_)), "{:?}", table.app.othello().phase());
    table.app.tick(table.now);
}

/// Waits until the moves of the last game were looked at.
fn refine(table: &mut Table) {
    while table.app.rating().is_refining() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
}

/// A game against this level, from its start to its end.
fn whole_game(table: &mut Table, level: Level, random: &mut Seeded) {
    table.begin(against(level, Disc::Black));
    play_on(table, random);
}

fn estimate(app: &App) -> Option<Rating> {
    app.rating().estimate()
}

#[test]
fn a_finished_game_counts_at_once_and_its_moves_refine_it() {
    let mut table = open(Storage::memory());
    assert_eq!(estimate(&table.app), None, "nothing is known yet");
    whole_game(&mut table, Level::Novice, &mut Seeded::new(1));
    let by_result = estimate(&table.app).expect("it counts at once");
    assert!(table.app.rating().is_refining());
    refine(&mut table);
    let refined = estimate(&table.app).unwrap();
    assert_ne!(refined, by_result);
    assert!(refined.error < by_result.error, "the moves are a second witness");
    assert_eq!((table.app.rating().n_games(), table.app.rating().estimates().len()), (1, 1));
    assert_eq!(table.app.rating().estimates()[0].rating, refined);
    for _ in 0..3 {
        table.act(Action::Open(Screen::Menu));
        table.act(Action::Open(Screen::Arena));
        table.run();
    }
    assert_eq!(table.app.rating().n_games(), 1, "once");
}

/// What a player does for help.
type Help = fn(&mut Table);

#[test]
fn games_with_help_do_not_count() {
    let mut random = Seeded::new(2);
    let helps: [(&str, Help); 4] = [
        ("undo", |table| table.act(Action::Othello(BoardAction::Undo))),
        ("hint", |table| table.act(Action::Othello(BoardAction::Hint))),
        ("an older position", |table| {
            table.act(Action::Othello(BoardAction::View(0)));
            table.act(Action::Othello(BoardAction::PlayFromHere));
        }),
        ("values", |table| {
            table.act(Action::Change(Settings { values: MoveValues::Words, ..*table.app.settings() }));
        }),
    ];
    for (what, help) in helps {
        let mut table = open(Storage::memory());
        table.begin(against(Level::Novice, Disc::Black));
        table.tap("f5");
        table.run();
        help(&mut table);
        play_on(&mut table, &mut random);
        assert_eq!(estimate(&table.app), None, "{what}");
    }
}

#[test]
fn only_games_of_one_person_against_a_computer_from_the_usual_position_count() {
    let mut random = Seeded::new(3);
    for setup in [people(), watch(Level::Novice, Level::Cautious)] {
        let mut table = open(Storage::memory());
        table.begin(setup);
        play_on(&mut table, &mut random);
        assert_eq!(estimate(&table.app), None);
    }
    let board = "XXXXXXX-XOOOXXXXXOXOXXOXXOOXXOXXXOXOXXOXXOOXOXXXXOOOOOX-XOO----- X";
    let mut table = Table::from_board(board, Seats::against(Level::Novice, Disc::Black));
    table.app.set_today(Day::from_date(2026, 11, 17).unwrap());
    play_on(&mut table, &mut random);
    assert_eq!(estimate(&table.app), None);
}

#[test]
fn an_end_that_is_taken_back_and_played_again_counts_once() {
    let mut random = Seeded::new(4);
    let mut table = open(Storage::memory());
    whole_game(&mut table, Level::Novice, &mut random);
    refine(&mut table);
    let counted = estimate(&table.app);
    table.act(Action::Othello(BoardAction::Undo));
    table.run();
    play_on(&mut table, &mut random);
    assert_eq!((estimate(&table.app), table.app.rating().n_games()), (counted, 1));
    whole_game(&mut table, Level::Novice, &mut random);
    assert_eq!(table.app.rating().n_games(), 2, "the next game does");
}

#[test]
fn a_kill_after_any_ply_loses_nothing_and_counts_nothing_twice() {
    let mut random = Seeded::new(5);
    let directory = TempDir::new();
    let storage = || Storage::unsynced_directory(directory.path());
    let mut table = open(storage());
    table.begin(against(Level::Person(Person::Casual), Disc::White));
    loop {
        table.run();
        if table.app.othello().phase() != Phase::Choosing {
            break;
        }
        let at = random.choose(table.app.othello().legal_moves()).unwrap();
        table.act(Action::Othello(BoardAction::Tap(at)));
        let before = table.app.othello().game().text();
        drop(table);
        table = open(storage());
        assert!(table.app.othello().game().text().starts_with(&before));
    }
    table.app.tick(table.now);
    assert_eq!(table.app.rating().n_games(), 1);
    // Killed before the moves were looked at: the next start does it.
    drop(table);
    let mut table = open(storage());
    assert_eq!(table.app.rating().n_games(), 1);
    let by_result = estimate(&table.app).unwrap();
    assert!(table.app.rating().is_refining());
    table.app.tick(table.now);
    refine(&mut table);
    let refined = estimate(&table.app).unwrap();
    assert_ne!(refined, by_result);
    drop(table);
    let table = open(storage());
    assert_eq!((estimate(&table.app), table.app.rating().n_games()), (Some(refined), 1));
}

#[test]
fn one_who_keeps_up_begins_with_the_players_strength_and_its_seat_keeps_it() {
    let mut random = Seeded::new(6);
    let mut table = open(Storage::memory());
    let stale = Level::Adaptive(Elo::clamped(3000.0));
    let seated = |table: &Table| table.app.othello().seats().white.level();
    table.begin(against(stale, Disc::Black));
    assert_eq!(seated(&table), Some(Level::Adaptive(Rating::default().elo())));
    play_on(&mut table, &mut random);
    refine(&mut table);
    let learned = estimate(&table.app).unwrap();
    assert_ne!(learned.elo(), Rating::default().elo());
    assert_eq!(seated(&table), Some(Level::Adaptive(Rating::default().elo())), "that game stays as it was");
    table.act(Action::Othello(BoardAction::Restart));
    assert_eq!(seated(&table), Some(Level::Adaptive(learned.elo())), "the same opponent again keeps up too");
    let record = Record::<Othello>::new(table.app.othello().seats(), 1);
    assert_eq!(Record::<Othello>::from_text(&record.to_text()).unwrap().seats, record.seats);
}

#[test]
fn what_the_archive_knows_is_where_it_begins() {
    let directory = TempDir::new();
    let storage = || Storage::unsynced_directory(directory.path());
    let mut random = Seeded::new(7);
    let mut table = open(storage());
    for _ in 0..3 {
        whole_game(&mut table, Level::Novice, &mut random);
    }
    table.act(Action::Open(Screen::Menu));
    drop(table);
    // As if an older version had played those games.
    for name in ["rating.json", "rating.json.latest"] {
        std::fs::remove_file(directory.path().join(name)).unwrap_or_default();
    }
    let mut table = open(storage());
    assert_eq!(estimate(&table.app), None, "a start does not read the archive");
    table.act(Action::Open(Screen::Difficulty));
    assert_eq!(table.app.rating().n_games(), 3);
    table.act(Action::Open(Screen::Arena));
    table.run();
    assert_eq!(table.app.rating().n_games(), 3, "the game on the table is one of them");
}

#[test]
fn a_reset_asks_first_and_forgets_for_good() {
    let mut table = open(Storage::memory());
    whole_game(&mut table, Level::Novice, &mut Seeded::new(8));
    table.act(Action::ResetRating);
    assert_eq!(table.app.dialog(), Some(Dialog::ResetRating));
    table.act(Action::Cancel);
    assert_eq!(table.app.rating().n_games(), 1);
    table.act(Action::ResetRating);
    table.act(Action::Confirm);
    assert_eq!((estimate(&table.app), table.app.rating().estimates().len()), (None, 0));
    table.act(Action::Open(Screen::Difficulty));
    table.act(Action::Open(Screen::Arena));
    table.run();
    assert_eq!(estimate(&table.app), None, "neither the archive nor the table bring it back");
}
