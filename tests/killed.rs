//! A real process, killed by SIGKILL at random moments, two hundred times over: the next start finds every ply that was
//! shown, and every game that was finished or brought into the archive.
//!
//! The child is this very test program, asked by an environment variable to play instead of to test. It says each state
//! on its standard output right after a person could have seen it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use othello::app::puzzles::{Mark, PuzzleAction};
use othello::app::review::{ReviewAction, ReviewedGame};
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Day, GameKind, Now, Opponents, Pace, Screen, Settings, Setup,
    Storage, TrainerAction,
};
use othello::engine::puzzles::PuzzleGrade;
use othello::engine::worker::Worker;
use othello::rules::after_random_plies;
use othello::seeded::Seeded;

#[path = "support/temp_dir.rs"]
mod temp_dir;

use temp_dir::TempDir;

const N_KILLS: u64 = 200;

/// The directory in which the child plays; without it there is nothing to play.
const CHILD: &str = "OTHELLO_KILLED_CHILD";

/// Which of the children it is.
const ROUND: &str = "OTHELLO_KILLED_ROUND";

/// A child plays on no more days than this.
const DAYS: u64 = 1_000;

/// Nine moves, after which white has no disc left.
const SHORT: &str = "e6f4e3f6g5d6e7f5c5";

/// The games of one import.
const IMPORTED: [&str; 4] = ["novice", "cautious", "student", "club"];

/// The same for the child that reviews games.
const REVIEWING_CHILD: &str = "OTHELLO_KILLED_REVIEW";

const N_REVIEW_KILLS: u64 = 60;

fn open(directory: &str) -> App {
    // Games are told apart by numbers that follow from this seed; a real start takes it from the clock.
    let seed = u64::from(std::process::id());
    let mut app = App::new(Storage::directory(directory), Worker::start(|| {}), seed, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app
}

/// What must not be lost, as one line.
fn state(app: &App) -> String {
    let (set, progress) = (app.puzzles().set(), app.puzzles().progress());
    let n_answered = (0..set.len()).filter(|&idx| progress.mark(idx) != Mark::New).count();
    format!("{n_answered} | {} | {}", app.othello().game().text(), app.checkers().game().text())
}

/// Plays both games at random for ever, and says each state that was shown.
#[test]
fn play_until_killed() {
    let Ok(directory) = std::env::var(CHILD) else { return };
    let mut random = Seeded::new(u64::from(std::process::id()));
    let mut app = open(&directory);
    let people = || Opponents::People;
    without_animation(&mut app);
    loop {
        let game = random.choose(GameKind::ALL).unwrap();
        app.apply(
            Action::Othello(BoardAction::SetUp(Setup { opponents: people(), ..Setup::default() })),
            Now::ZERO,
        );
        app.apply(
            Action::Checkers(BoardAction::SetUp(Setup { opponents: people(), ..Setup::default() })),
            Now::ZERO,
        );
        app.apply(Action::Pick(game), Now::ZERO);
        app.apply(Action::NewGame, Now::ZERO);
        app.apply(Action::Confirm, Now::ZERO);
        for _ in 0..40 {
            match game {
                GameKind::Othello => play_othello(&mut app, &mut random),
                GameKind::Checkers => play_checkers(&mut app, &mut random),
            }
            if random.below(4) == 0 {
                answer_puzzle(&mut app, &mut random);
            }
            println!("shown {}", state(&app));
        }
    }
}

/// Opens the next puzzle and gives an answer; what was answered once stays so.
fn answer_puzzle(app: &mut App, random: &mut Seeded) {
    app.apply(Action::Puzzles(PuzzleAction::OpenGrade(random.choose(PuzzleGrade::ALL).unwrap())), Now::ZERO);
    let choices = app.puzzles().trainer().unwrap().choices();
    let tap = TrainerAction::Tap(random.choose(choices).unwrap());
    app.apply(Action::Puzzles(PuzzleAction::Trainer(tap)), Now::ZERO);
}

fn without_animation(app: &mut App) {
    app.apply(Action::Change(Settings { animation: AnimationSpeed::Off, ..*app.settings() }), Now::ZERO);
}

fn play_othello(app: &mut App, random: &mut Seeded) {
    app.apply(Action::Othello(BoardAction::Start), Now::ZERO);
    if let Some(at) = random.choose(app.othello().legal_moves()) {
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
    }
    app.tick(Now::ZERO);
}

fn play_checkers(app: &mut App, random: &mut Seeded) {
    app.apply(Action::Checkers(BoardAction::Start), Now::ZERO);
    for choose_piece in [true, false] {
        let view = app.checkers();
        let squares = if choose_piece { view.movable() } else { view.landings() };
        if let Some(square) = random.choose(squares).filter(|&square| view.chosen() != Some(square)) {
            app.apply(Action::Checkers(BoardAction::Tap(square)), Now::ZERO);
        }
    }
    app.tick(Now::ZERO);
}

/// Runs this program as a child that does what the test of this name does, kills it some moments after it has shown so many
/// states, and gives all that it said was shown until then. Counted in states and not in time, because a busy machine
/// may take any time for the first.
fn run_and_kill(
    test: &str,
    directory: &str,
    round: u64,
    n_states: usize,
    random: &mut Seeded,
) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env(CHILD, directory)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let moments = Duration::from_micros(random.below(4_000) as u64);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let state = |line: String| line.split_once("shown ").map(|(_, state)| state.to_owned());
    let mut shown: Vec<String> = lines.by_ref().filter_map(state).take(n_states).collect();
    std::thread::sleep(moments);
    child.kill().unwrap();
    shown.extend(lines.filter_map(state));
    child.wait().unwrap();
    shown
}

/// The end of a game of random moves, the same for the same seed.
fn late_game(seed: u64) -> ReviewedGame {
    let mut random = Seeded::new(seed);
    let start = after_random_plies(44, &mut random);
    let (mut board, mut moves) = (start, Vec::new());
    while !board.position.is_over() {
        if board.position.must_pass() {
            board = board.pass();
            continue;
        }
        let at = random.choose(board.position.moves()).unwrap();
        moves.push(at);
        board = board.play(at).unwrap();
    }
    ReviewedGame { start, moves, seats: None }
}

/// Goes on with the review of a game, and begins the next one when it is whole; says how far each has come.
#[test]
fn review_until_killed() {
    let Ok(directory) = std::env::var(REVIEWING_CHILD) else { return };
    let mut app = open(&directory);
    for seed in 1.. {
        let game = late_game(seed);
        // What is known of an earlier game was shown before: only the one that is open can go on.
        if app.review().game().is_some_and(|open| *open != game && !app.review().is_complete()) {
            continue;
        }
        app.apply(Action::Review(ReviewAction::Open(Box::new(game))), Now::ZERO);
        while !app.review().is_complete() {
            app.tick(Now::ZERO);
            println!("shown {}", review_state(&app));
            std::thread::sleep(Duration::from_micros(200));
        }
    }
}

/// Which game is reviewed, and how much of it is appraised, the latter last.
fn review_state(app: &App) -> String {
    let moves = app.review().game().map_or_else(String::new, |game| format!("{:?}", game.moves));
    format!("{moves} | {}", app.review().progress().0)
}

#[test]
fn a_killed_review_loses_no_position_that_was_shown() {
    if std::env::var(REVIEWING_CHILD).is_ok() {
        return;
    }
    let directory = TempDir::new();
    let path = directory.path().to_str().unwrap();
    let mut random = Seeded::new(10);
    let mut n_shown = 0;
    for kill in 0..N_REVIEW_KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["review_until_killed", "--exact", "--nocapture", "--test-threads=1"])
            .env(REVIEWING_CHILD, path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_micros(15_000 + random.below(60_000) as u64));
                child.kill().unwrap();
            });
            let shown: Vec<String> = lines
                .map_while(Result::ok)
                .filter_map(|line| line.split_once("shown ").map(|(_, state)| state.to_owned()))
                .collect();
            n_shown += shown.len();
            let app = open(path);
            assert_eq!(app.notice(), None, "kill {kill}");
            if let Some((game, n_done)) = shown.last().and_then(|last| last.split_once(" | ")) {
                let found = review_state(&app);
                let (found_game, n_found) = found.split_once(" | ").unwrap();
                let n_done: usize = n_done.parse().unwrap();
                let n_found: usize = n_found.parse().unwrap();
                // The next game may have been opened after the last word.
                assert!(
                    found_game != game || n_found >= n_done,
                    "kill {kill}: {n_found} of {n_done} positions"
                );
            }
        });
        child.wait().unwrap();
    }
    assert!(n_shown > 500, "only {n_shown} states were shown in all");
}

#[test]
fn a_killed_process_loses_nothing_that_was_shown() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let directory = TempDir::new();
    let path = directory.path().to_str().unwrap();
    let mut random = Seeded::new(9);
    let mut n_shown = 0;
    for kill in 0..N_KILLS {
        let n_states = random.below(20);
        let shown = run_and_kill("play_until_killed", path, kill, n_states, &mut random);
        n_shown += shown.len();
        let app = open(path);
        assert_eq!(app.notice(), None, "kill {kill}");
        // What was played after the last word may be there too, as one more move of either game.
        if let Some(last) = shown.last() {
            let found = state(&app);
            let is_newer = |found: &str, told: &str| found.starts_with(told);
            let parts = |line: &str| {
                let mut parts = line.split(" | ").map(str::to_owned);
                let n_answered: usize = parts.next().unwrap().parse().unwrap();
                (n_answered, parts.next().unwrap(), parts.next().unwrap())
            };
            let (n_answered, othello, checkers) = parts(last);
            let (n_found, found_othello, found_checkers) = parts(&found);
            assert!(n_found >= n_answered, "kill {kill}: {n_found} of {n_answered} answers to puzzles");
            let is_kept = is_newer(&found_othello, &othello) && is_newer(&found_checkers, &checkers);
            // A new game begins with an empty board.
            let is_new = found_othello.is_empty() || found_checkers.is_empty();
            assert!(is_kept || is_new, "kill {kill}: {found:?} after {last:?}");
        }
    }
    assert!(n_shown > 1_000, "only {n_shown} states were shown in all");
}

/// Plays a short game to its end on each day, and on every other day brings some games into the archive.
#[test]
fn finish_games_until_killed() {
    let Ok(directory) = std::env::var(CHILD) else { return };
    let round: u64 = std::env::var(ROUND).unwrap().parse().unwrap();
    let mut app = open(&directory);
    without_animation(&mut app);
    app.apply(
        Action::Othello(BoardAction::SetUp(Setup { opponents: Opponents::People, ..Setup::default() })),
        Now::ZERO,
    );
    for day in 0..DAYS {
        let today = Day::from_number((1 + round * DAYS + day) as u32);
        app.set_today(today);
        for action in [Action::NewGame, Action::Confirm, Action::Othello(BoardAction::Start)] {
            app.apply(action, Now::ZERO);
        }
        for square in SHORT.as_bytes().chunks(2) {
            let at = str::from_utf8(square).unwrap().parse().unwrap();
            app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
            app.tick(Now::ZERO);
        }
        println!("shown {today} person");
        if day % 2 == 1 {
            let line = |level| format!("{today} othello person {level} black:13-0 {SHORT}\n");
            app.apply(Action::Open(Screen::Archive), Now::ZERO);
            app.apply(Action::Paste(IMPORTED.map(line).concat()), Now::ZERO);
            println!("shown {today} imported");
        }
    }
}

#[test]
fn a_killed_process_loses_no_finished_game_and_brings_in_all_games_of_a_text_or_none() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let directory = TempDir::new();
    let path = directory.path().to_str().unwrap();
    let mut random = Seeded::new(10);
    let mut shown: Vec<String> = Vec::new();
    for round in 0..N_KILLS / 4 {
        let n_states = random.below(6);
        shown.extend(run_and_kill("finish_games_until_killed", path, round, n_states, &mut random));
        let mut app = open(path);
        app.set_today(Day::from_number((1 + (round + 1) * DAYS) as u32 - 1));
        app.apply(Action::Open(Screen::Archive), Now::ZERO);
        assert_eq!(app.notice(), None, "kill {round}");
        let mut by_day: BTreeMap<String, [usize; 2]> = BTreeMap::new();
        for game in app.archive().games().unwrap().games() {
            let is_imported = game.seating.only_person().is_some();
            by_day.entry(game.day.to_string()).or_default()[usize::from(is_imported)] += 1;
        }
        assert!(by_day.values().all(|&[_, n]| n == 0 || n == IMPORTED.len()), "kill {round}: {by_day:?}");
        for told in &shown {
            let (day, what) = told.split_once(' ').unwrap();
            let found = by_day.get(day).copied().unwrap_or_default();
            let expected = if what == "person" { found[0] == 1 } else { found[1] == IMPORTED.len() };
            assert!(expected, "kill {round}: {found:?} of {told:?}");
        }
        // Where the game was over and the kill came before the archive, this start has put it there, on its own day.
        let over = app.othello().game().ending().is_some();
        let newest = app.archive().games().unwrap().games().next();
        assert!(!over || newest.is_some_and(|game| game.n_moves == SHORT.len() / 2), "kill {round}");
    }
    assert!(shown.len() > 50, "only {} games and imports in all", shown.len());
}
