//! The Lab page through `apply` and `tick`: it runs, stops in any order, and is found again.

use std::path::Path;
use std::time::Duration;

use othello::app::lab::{Choices, LabAction, Measure, Source, Tab};
use othello::app::{Action, App, BoardAction, Notice, Now, Phase, Screen, Storage, Stored};
use othello::engine::Level;
use othello::lab::{Builtin, SearchVariant};
use othello::rules::Disc;
use othello::rules::GameKind;
use othello::seeded::Seeded;

use crate::table::{Table, against, people};
use crate::temp_dir::TempDir;

impl Table {
    fn wish(&mut self, wish: LabAction) {
        self.act(Action::Lab(wish));
    }

    fn open_lab(&mut self) {
        self.act(Action::Open(Screen::Lab));
    }

    /// Lets the experiment run to its end.
    fn finish(&mut self) {
        while self.app.lab().running().is_some() {
            self.wait_for_the_engine();
            self.app.tick(self.now);
        }
    }

    fn n_runs(&self) -> usize {
        self.app.lab().comparison().map_or(0, |comparison| comparison.runs.len())
    }

    fn n_records(&self) -> usize {
        self.app.lab().series().map_or(0, |series| series.results.len())
    }
}

/// A page on which a small comparison and a quick match are chosen.
fn quick(storage: Storage) -> Table {
    let mut table = Table::open(storage);
    table.open_lab();
    table.wish(LabAction::Depth(6));
    table.wish(LabAction::Player(false, Level::Novice));
    table.wish(LabAction::Player(true, Level::Cautious));
    table.wish(LabAction::Games(6));
    table
}

#[test]
fn a_comparison_runs_to_its_end_and_every_search_agrees() {
    let mut table = quick(Storage::memory());
    assert_eq!(table.app.n_searches(), 2 * 2 * 3);
    table.wish(LabAction::Start);
    assert_eq!(table.app.lab().running(), Some(Tab::Compare));
    table.finish();
    let comparison = table.app.lab().comparison().unwrap();
    assert!(comparison.is_complete() && comparison.disagreement().is_none());
    let advance = table.app.lab().advance(Tab::Compare, table.now).unwrap();
    assert_eq!((advance.done, advance.all), (12, 12));
    assert!(!table.app.lab().can_go_on(Tab::Compare) && table.app.lab().choices().results);
}

#[test]
fn the_screen_finds_the_numbers_of_the_paper_twos_page() {
    let mut table = Table::open(Storage::memory());
    table.open_lab();
    for wish in [
        LabAction::Game(GameKind::Checkers),
        LabAction::Search(SearchVariant::Mtdf),
        LabAction::Depth(2),
        LabAction::Depth(8),
        LabAction::Start,
    ] {
        table.wish(wish);
    }
    table.finish();
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/LAB-P2.md")).unwrap();
    let comparison = table.app.lab().comparison().unwrap();
    assert_eq!(comparison.cases().len(), 15);
    for case in comparison.cases() {
        let row = format!("| {} | {} | ", case.position.title, case.depth);
        let row = page.lines().find(|line| line.starts_with(&row)).expect("every case has a row");
        let cells: Vec<&str> = row.split(" | ").collect();
        let nodes: Vec<String> =
            case.runs.iter().flatten().map(|run| othello::lab::grouped(run.nodes)).collect();
        // Position, depth and value; then nodes and milliseconds of alpha-beta and of NegaScout.
        assert_eq!(nodes, [cells[3], cells[5]], "{row}");
    }
}

#[test]
fn a_match_runs_to_its_end_with_boards_to_watch() {
    let mut table = quick(Storage::memory());
    table.wish(LabAction::Show(Tab::Match));
    table.wish(LabAction::Start);
    let mut n_seen = 0;
    while table.app.lab().running().is_some() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
        n_seen += usize::from(table.app.lab().live_game().is_some());
    }
    assert!(n_seen > 0);
    assert_eq!((table.n_records(), table.app.lab().live_game()), (6, None));
    assert_eq!(table.app.lab().series().unwrap().score().n_games(), 6);
}

#[test]
fn what_was_finished_stays_when_it_is_stopped_and_the_rest_can_be_run() {
    let mut table = quick(Storage::memory());
    table.wish(LabAction::Start);
    while table.n_runs() < 3 {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    table.wish(LabAction::Stop);
    let stopped = table.n_runs();
    assert!(stopped >= 3 && table.app.lab().running().is_none());
    // Nothing of the stopped experiment arrives later.
    table.wait(Duration::from_secs(1));
    assert_eq!(table.n_runs(), stopped);
    if stopped < 12 {
        table.wish(LabAction::GoOn);
        table.finish();
    }
    assert!(table.app.lab().comparison().unwrap().is_complete());
    table.wish(LabAction::GoOn);
    assert_eq!(table.app.lab().running(), None, "nothing is left");
}

#[test]
fn nothing_runs_when_nobody_sees_it() {
    let leave = [Action::Back, Action::Open(Screen::Menu), Action::Open(Screen::Rules), Action::Suspend];
    for action in leave {
        for tab in [Tab::Compare, Tab::Match] {
            let mut table = quick(Storage::memory());
            table.wish(LabAction::Depth(8));
            table.wish(LabAction::Show(tab));
            table.wish(LabAction::Start);
            table.act(action.clone());
            assert_eq!(table.app.lab().running(), None, "{action:?}");
            table.wish(LabAction::Start);
            table.wish(LabAction::GoOn);
            assert_eq!(table.app.lab().running(), None, "{action:?}: and nothing is begun");
            table.act(Action::Resume);
            table.open_lab();
            assert!(table.app.lab().has_results(tab));
            assert_eq!(table.app.lab().running(), None, "coming back does not start it");
        }
    }
}

#[test]
fn the_game_goes_on_after_the_lab_had_its_engine() {
    let mut table = Table::begun(against(Level::Novice, Disc::White));
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
    table.open_lab();
    table.wish(LabAction::Depth(6));
    table.wish(LabAction::Start);
    table.finish();
    assert!(table.app.lab().comparison().unwrap().is_complete());
    assert_eq!(table.app.othello().game().n_moves(), 0, "the computer waits meanwhile");
    table.act(Action::Open(Screen::Arena));
    table.run();
    assert_eq!((table.app.othello().game().n_moves(), table.app.othello().phase()), (1, Phase::Choosing));
}

#[test]
fn discs_that_still_turn_do_not_take_the_thread_away() {
    let mut table = Table::open(Storage::memory());
    table.begin(against(Level::Novice, Disc::Black));
    table.tap("f5");
    assert!(matches!(table.app.othello().phase(), Phase::Moving(_)));
    table.open_lab();
    table.wish(LabAction::Depth(6));
    table.wish(LabAction::Start);
    table.wait(Duration::from_secs(5));
    table.finish();
    assert!(table.app.lab().comparison().unwrap().is_complete());
}

#[test]
fn the_game_in_the_arena_can_be_searched() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    table.open_lab();
    assert!(table.app.has_current_position(GameKind::Othello));
    assert!(!table.app.has_current_position(GameKind::Checkers));
    for builtin in [Builtin::Opening, Builtin::MiddlegameOne] {
        table.wish(LabAction::Position(Source::Builtin(builtin)));
    }
    assert!(!table.app.can_start_lab(), "nothing is chosen");
    table.wish(LabAction::Position(Source::Current));
    table.wish(LabAction::Start);
    table.finish();
    let comparison = table.app.lab().comparison().unwrap();
    let place = othello::lab::AnyPosition::Othello(*table.app.othello().game().position());
    assert_eq!(comparison.positions.iter().map(|subject| subject.position).collect::<Vec<_>>(), [place]);
}

/// Everything that must be found again.
fn compare(killed: &App, restored: &App) {
    assert_eq!(restored.notice(), None);
    assert_eq!(restored.screen(), killed.screen());
    assert_eq!(restored.lab().choices(), killed.lab().choices());
    assert_eq!(restored.lab().comparison(), killed.lab().comparison());
    assert_eq!(restored.lab().series(), killed.lab().series());
    assert_eq!(restored.lab().running(), None);
}

#[test]
fn choices_and_results_survive_a_kill() {
    let directory = TempDir::new();
    let storage = || Storage::unsynced_directory(directory.path());
    let mut table = quick(storage());
    for wish in [
        LabAction::PositionSeed(17),
        LabAction::PositionPlies(31),
        LabAction::OpeningSeed(5),
        LabAction::Chart(Measure::Time),
        LabAction::Position(Source::Random),
        LabAction::Start,
    ] {
        table.wish(wish);
    }
    table.finish();
    compare(&table.app, &Table::open(storage()).app);
    table.wish(LabAction::Show(Tab::Match));
    table.wish(LabAction::Start);
    while table.n_records() < 2 && table.app.lab().running().is_some() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    table.act(Action::Suspend);
    let mut restored = Table::open(storage());
    compare(&table.app, &restored.app);
    // What was left goes on in the new process.
    let left = restored.app.lab().can_go_on(Tab::Match);
    restored.wish(LabAction::GoOn);
    assert_eq!(restored.app.lab().running().is_some(), left);
    restored.finish();
    assert!(restored.app.lab().series().unwrap().is_complete());
}

#[test]
fn a_long_experiment_is_kept_now_and_then() {
    let directory = TempDir::new();
    let storage = || Storage::unsynced_directory(directory.path());
    let mut table = quick(storage());
    table.wish(LabAction::Depth(8));
    table.wish(LabAction::Start);
    while table.n_runs() < 3 {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    table.wait(Duration::from_secs(10));
    assert!(Table::open(storage()).n_runs() >= 3, "killed without a goodbye");
}

#[test]
fn a_damaged_file_is_told_and_the_page_begins_afresh() {
    let mut storage = Storage::memory();
    storage.write(Stored::Lab, b"{\"format\":\"othello-lab\",\"version\":1,\"comparison\":{}}").unwrap();
    let table = Table::open(storage);
    assert!(matches!(table.app.notice(), Some(Notice::Damaged { file: Stored::Lab, .. })));
    assert_eq!(table.app.lab().choices(), &Choices::default());
}

#[test]
fn without_a_thread_the_page_says_that_nothing_can_run() {
    let mut app = App::new(Storage::memory(), Err(std::io::Error::other("none")), 1, Now::ZERO);
    app.apply(Action::Open(Screen::Lab), Now::ZERO);
    assert!(!app.can_start_lab());
    for wish in [LabAction::Start, LabAction::GoOn, LabAction::Stop] {
        app.apply(Action::Lab(wish), Now::ZERO);
        assert_eq!(app.lab().running(), None);
    }
}

/// Something that a person, or the system, might do at any moment.
fn anything(random: &mut Seeded) -> Action {
    let below = |random: &mut Seeded, bound| random.below(bound);
    let wish = match below(random, 18) {
        0 => LabAction::Show(Tab::Compare),
        1 => LabAction::Show(Tab::Match),
        2 => LabAction::ShowResults(below(random, 2) == 0),
        3 => LabAction::Game(GameKind::ALL[below(random, 2)]),
        4 => LabAction::Position(Source::Builtin(Builtin::ALL[below(random, Builtin::ALL.len())])),
        5 => LabAction::Position([Source::Random, Source::Current][below(random, 2)]),
        6 => LabAction::PositionSeed(random.next()),
        7 => LabAction::PositionPlies(random.next() as u32),
        8 => LabAction::Search(SearchVariant::ALL[below(random, 5)]),
        9 => LabAction::Depth(below(random, 5) as u32),
        10 => LabAction::Player(below(random, 2) == 0, [Level::Novice, Level::Cautious][below(random, 2)]),
        11 => LabAction::Games(below(random, 9)),
        12 => LabAction::OpeningSeed(random.next()),
        13 | 14 => LabAction::Start,
        15 => LabAction::Stop,
        16 => LabAction::GoOn,
        _ => LabAction::Copied,
    };
    match below(random, 12) {
        0 => Action::Back,
        1 => Action::Suspend,
        2 => Action::Resume,
        3 => Action::Open([Screen::Arena, Screen::Menu, Screen::Lab][below(random, 3)]),
        4 => random
            .choose([
                Action::Othello(BoardAction::Start),
                Action::NewGame,
                Action::Confirm,
                Action::Othello(BoardAction::Hint),
            ])
            .unwrap(),
        5 => Action::Othello(BoardAction::Tap(random.choose(othello::rules::Square::all()).unwrap())),
        6 | 7 => Action::Open(Screen::Lab),
        _ => Action::Lab(wish),
    }
}

#[test]
fn no_order_of_actions_panics_or_loses_what_is_kept() {
    let mut random = Seeded::new(41);
    let directory = TempDir::new();
    let mut table = quick(Storage::unsynced_directory(directory.path()));
    let mut n_running = 0;
    for round in 0..3_000 {
        let action = anything(&mut random);
        table.act(action.clone());
        assert!(table.app.lab().running().is_none() || table.app.screen() == Screen::Lab, "{action:?}");
        n_running += usize::from(table.app.lab().running().is_some());
        if random.below(3) == 0 {
            table.wait(Duration::from_millis(random.below(2_000) as u64));
        }
        if random.below(40) == 0 {
            std::thread::sleep(Duration::from_millis(2));
        }
        for tab in [Tab::Compare, Tab::Match] {
            if let Some(advance) = table.app.lab().advance(tab, table.now) {
                assert!(advance.done <= advance.all && (0.0..=1.0).contains(&advance.forecast.share));
            }
        }
        if round % 300 == 0 {
            table.wish(LabAction::Stop);
            let restored = Table::open(Storage::unsynced_directory(directory.path()));
            compare(&table.app, &restored.app);
        }
    }
    assert!(n_running > 100, "{n_running}");
}
