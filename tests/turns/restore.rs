//! The process is killed at every ply, and the next start finds everything as it was.

use std::path::Path;

use othello::app::{
    Action, App, BoardAction, BoardColours, Phase, Screen, Settings, Setup, Storage, TableGame, TableView,
    ThemeChoice,
};
use othello::engine::Level;
use othello::rules::Disc;
use othello::seeded::Seeded;

use crate::table::{Table, against, people, watch};
use crate::temp_dir::TempDir;

/// A new start from the same directory, made while the killed app still lies there: so nothing that a goodbye might
/// have written can help.
pub(crate) fn killed_and_restored(killed: Table, directory: &Path) -> Table {
    let restored = Table::open(Storage::unsynced_directory(directory));
    compare(&killed.app, &restored.app);
    drop(killed);
    restored
}

fn compare(killed: &App, restored: &App) {
    assert_eq!(restored.notice(), None);
    assert_eq!(restored.settings(), killed.settings());
    assert_eq!(restored.screen(), killed.screen());
    assert_eq!(restored.window(), killed.window());
    assert_eq!(restored.picked(), killed.picked());
    compare_tables(killed.othello(), restored.othello());
    compare_tables(killed.checkers(), restored.checkers());
    if killed.checkers().is_underway() {
        assert_eq!(restored.checkers().landings(), killed.checkers().landings());
    }
}

fn compare_tables<G: TableGame>(killed: TableView<'_, G>, restored: TableView<'_, G>) {
    assert_eq!(restored.game(), killed.game(), "the game with what was undone");
    assert_eq!(restored.messages(), killed.messages());
    assert_eq!((restored.seats(), restored.setup()), (killed.seats(), killed.setup()));
    assert_eq!((restored.has_game(), restored.is_paused()), (killed.has_game(), killed.is_paused()));
    assert_eq!((restored.can_undo(), restored.can_redo()), (killed.can_undo(), killed.can_redo()));
    assert_eq!(restored.is_underway(), killed.is_underway(), "a move that has only begun");
    assert_eq!(restored.phase(), killed.phase());
}

/// One random game with a kill after everything that happens in it. Gives how often it was killed.
fn play_with_kills(setup: Setup, random: &mut Seeded) -> usize {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::unsynced_directory(directory.path()));
    table.without_animation();
    table.begin(setup);
    let mut n_kills = 0;
    loop {
        table = killed_and_restored(table, directory.path());
        n_kills += 1;
        match table.app.othello().phase() {
            Phase::Over(_) => return n_kills,
            Phase::Thinking => table.run_one_ply(),
            Phase::Choosing if random.below(12) == 0 => stray(&mut table, random),
            Phase::Choosing => {
                let at = random.choose(table.app.othello().legal_moves()).unwrap();
                table.act(Action::Othello(BoardAction::Tap(at)));
            }
            other => panic!("{other:?}"),
        }
        // A quick engine may have its answer ready: a tick now would play it before the kill that belongs in between.
        if !matches!(table.app.othello().phase(), Phase::Thinking) {
            table.app.tick(table.now);
        }
    }
}

/// Something else than a move.
fn stray(table: &mut Table, random: &mut Seeded) {
    let settings = Settings {
        theme: random.choose(ThemeChoice::ALL).unwrap(),
        board: random.choose(BoardColours::ALL).unwrap(),
        ..*table.app.settings()
    };
    match random.below(4) {
        0 => table.act(Action::Change(settings)),
        1 => table.act(Action::Othello(BoardAction::SetUp(against(Level::Apprentice, Disc::White)))),
        2 => table.app.keep_window(&format!("{{\"width\":{}}}", random.below(1000))),
        _ => {
            table.act(Action::Othello(BoardAction::Undo));
            table.act(Action::Othello(BoardAction::Undo));
        }
    }
}

#[test]
fn thirty_random_games_of_two_people_survive_a_kill_at_every_ply() {
    let mut random = Seeded::new(21);
    let n_kills: usize = (0..30).map(|_| play_with_kills(people(), &mut random)).sum();
    assert!(n_kills > 30 * 55, "{n_kills}");
}

#[test]
fn twenty_random_games_against_the_computer_survive_a_kill_at_every_ply() {
    let mut random = Seeded::new(22);
    let setups = Disc::BOTH.map(|person| against(Level::Cautious, person));
    let n_kills: usize = (0..20).map(|idx| play_with_kills(setups[idx % 2], &mut random)).sum();
    assert!(n_kills > 20 * 50, "{n_kills}");
}

#[test]
fn watched_games_survive_a_kill_at_every_ply() {
    let mut random = Seeded::new(23);
    for (black, white) in [(Level::Novice, Level::Cautious), (Level::Cautious, Level::Novice)] {
        let n_kills = play_with_kills(watch(black, white), &mut random);
        assert!(n_kills > 20, "{n_kills}");
    }
}

#[test]
fn the_open_screens_are_restored_with_the_way_back() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.begin(people());
    table.tap_all("f5d6");
    table.act(Action::Open(Screen::Settings));
    let mut table = killed_and_restored(table, directory.path());
    assert_eq!(table.app.screen(), Screen::Settings);
    table.act(Action::Back);
    assert_eq!((table.app.screen(), table.app.othello().phase()), (Screen::Arena, Phase::Choosing));
}

#[test]
fn a_kill_while_discs_turn_restores_the_board_after_the_move() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.begin(people());
    table.tap("f5");
    assert!(matches!(table.app.othello().phase(), Phase::Moving(_)));
    let restored = Table::open(Storage::directory(directory.path()));
    assert_eq!(restored.app.othello().phase(), Phase::Choosing);
    assert_eq!(restored.app.othello().game(), table.app.othello().game());
}

#[test]
fn a_paused_game_stays_paused() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.without_animation();
    table.begin(watch(Level::Novice, Level::Cautious));
    table.run_one_ply();
    table.run_one_ply();
    table.act(Action::Othello(BoardAction::Undo));
    let mut restored = killed_and_restored(table, directory.path());
    restored.run();
    assert_eq!(restored.app.othello().game().present(), 1);
    assert!(restored.app.othello().can_redo());
}
