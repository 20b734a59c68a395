//! Puzzles and exercises, solved and failed by their labels; and their pictures.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::exercises::{Exercise, ExerciseAction};
use othello::app::puzzles::{Mark, PuzzleAction};
use othello::app::{
    Action, AnimationSpeed, App, BoardColours, Day, Now, Screen, Settings, ThemeChoice, TrainerAction,
};
use othello::engine::puzzles::{Puzzle, PuzzleGrade, PuzzleSet};
use othello::rules::{Square, notation};

use crate::pictures::{check, with};
use crate::support::{Device, Fixture, app, on, press, press_and_settle, settle};

/// A Tuesday, on which the puzzle is an easy one.
const TODAY: u32 = 20_774;

/// The app on a page, on that day.
fn at(screen: Screen, settings: Settings) -> App {
    let mut app = app();
    app.set_today(Day::from_number(TODAY));
    app.apply(Action::Change(Settings { animation: AnimationSpeed::Off, ..settings }), Now::ZERO);
    app.apply(Action::Open(Screen::Learn), Now::ZERO);
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

/// The page with a puzzle of a grade, of which a few are solved.
fn with_puzzle(grade: PuzzleGrade, settings: Settings) -> App {
    let mut app = at(Screen::Puzzles, settings);
    app.apply(Action::Puzzles(PuzzleAction::OpenGrade(grade)), Now::ZERO);
    app
}

fn opened(app: &App) -> &'static Puzzle {
    app.puzzles().opened().expect("a puzzle is open").0
}

fn wrong_move(puzzle: &Puzzle) -> Square {
    puzzle.board.position.moves().into_iter().find(|&at| at != puzzle.best).expect("three moves at least")
}

fn answer(app: &mut App, at: Square) {
    app.apply(Action::Puzzles(PuzzleAction::Trainer(TrainerAction::Tap(at))), Now::ZERO);
}

/// A mistake of a real opening: the rose, and a move that gives it away.
fn mistake(name: &str, best_value: i32, played_value: i32) -> Exercise {
    let board =
        *notation::replay(othello::rules::Board::START, "f5d6c3d3c4f4f6f3e6e7").unwrap().last().unwrap();
    let moves = board.position.moves();
    let played: Square = name.parse().unwrap();
    let best = moves.into_iter().find(|&at| at != played).unwrap();
    let today = Day::from_number(TODAY);
    Exercise {
        board,
        played,
        best,
        good: best.bit(),
        best_value,
        played_value,
        is_exact: false,
        added: today,
        due: today,
        n_solved: 0,
    }
}

/// A legal move of that position that is not its first.
const PLAYED: &str = "d7";

fn with_exercise(settings: Settings) -> App {
    let mut app = at(Screen::Exercises, settings);
    app.add_exercises([mistake(PLAYED, 300, -1300)]);
    app
}

/// What differs most in words: every stage of a puzzle, and exercises with and without one that is due.
pub(crate) fn moments() -> Vec<(String, App)> {
    let hard = || with_puzzle(PuzzleGrade::VeryHard, Settings::default());
    let mut hinted = hard();
    hinted.apply(Action::Puzzles(PuzzleAction::Trainer(TrainerAction::Hint)), Now::ZERO);
    let mut wrong = hard();
    let at = wrong_move(opened(&wrong));
    answer(&mut wrong, at);
    let mut right = hard();
    let best = opened(&right).best;
    answer(&mut right, best);
    let mut exercise = with_exercise(Settings::default());
    exercise.apply(Action::Exercises(ExerciseAction::Next), Now::ZERO);
    let mut done = with_exercise(Settings::default());
    done.apply(Action::Exercises(ExerciseAction::Next), Now::ZERO);
    let best = mistake(PLAYED, 0, 0).best;
    done.apply(Action::Exercises(ExerciseAction::Trainer(TrainerAction::Tap(best))), Now::ZERO);
    let mut later = with_exercise(Settings::default());
    later.set_today(Day::from_number(TODAY - 2));
    vec![
        ("a puzzle", hard()),
        ("a puzzle with a hint", hinted),
        ("a puzzle, wrong", wrong),
        ("a puzzle, right", right),
        ("exercises due", with_exercise(Settings::default())),
        ("exercises to come", later),
        ("an exercise", exercise),
        ("an exercise, solved", done),
    ]
    .into_iter()
    .map(|(name, app)| (name.to_owned(), app))
    .collect()
}

fn press_square(harness: &mut Harness<'static, Fixture>, at: Square) {
    let is_it = |label: String| label.starts_with(&format!("{at}, "));
    harness.get_by(|node| node.role() == Role::Button && node.label().is_some_and(is_it)).click();
    harness.run_steps(3);
    settle(harness);
}

fn has_text(harness: &Harness<'static, Fixture>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn a_puzzle_is_failed_tried_again_and_solved_by_labels_alone() {
    let mut harness = on(Device::new(412.0, 915.0), at(Screen::Puzzles, Settings::default()));
    let n_medium = PuzzleSet::builtin().of_grade(PuzzleGrade::Medium).len();
    press(&mut harness, Role::Button, &format!("Medium. 0 of {n_medium} solved"));
    assert!(has_text(&harness, "Medium puzzle 1"));
    let puzzle = opened(harness.state().app());
    let wrong = wrong_move(puzzle);
    press_square(&mut harness, wrong);
    assert!(has_text(&harness, &format!("{wrong} is not the move.")));
    assert!(has_text(&harness, "With the best play on both sides"));
    press(&mut harness, Role::Button, "Earlier");
    press(&mut harness, Role::Button, "Later");
    press_and_settle(&mut harness, "Try again");
    press(&mut harness, Role::Button, "Hint");
    assert!(has_text(&harness, "It is one of these"));
    press_square(&mut harness, puzzle.best);
    assert!(has_text(&harness, &format!("{} is right!", puzzle.best)));
    press(&mut harness, Role::Button, "Next");
    assert!(has_text(&harness, "Medium puzzle 2"));
    press(&mut harness, Role::Button, "Skip");
    assert!(has_text(&harness, "Medium puzzle 3"));
    press_and_settle(&mut harness, "Solution");
    assert!(has_text(&harness, "The move is"));
    press(&mut harness, Role::Button, "Back");
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Learn);
    assert!(has_text(&harness, &format!("1 of {} solved", PuzzleSet::builtin().len())));
}

#[test]
fn todays_puzzle_is_solved_by_labels_alone() {
    let mut harness = on(Device::new(412.0, 915.0), at(Screen::Puzzles, Settings::default()));
    press(&mut harness, Role::Button, "Puzzle of the day. Easy.");
    let best = opened(harness.state().app()).best;
    press_square(&mut harness, best);
    press(&mut harness, Role::Button, "Back");
    assert!(has_text(&harness, "Puzzle of the day. Easy. Solved. One day so far."));
    let app = harness.state().app();
    assert_eq!(
        app.puzzles().daily(app.today()).map(|idx| app.puzzles().progress().mark(idx)),
        Some(Mark::Solved)
    );
}

#[test]
fn an_exercise_is_found_by_what_is_due_and_solved_by_labels_alone() {
    let mut app = with_exercise(Settings::default());
    app.apply(Action::Back, Now::ZERO);
    let mut harness = on(Device::new(412.0, 1200.0), app);
    press(&mut harness, Role::Button, "Exercises. 1 due today");
    press(&mut harness, Role::Button, "Start");
    assert!(has_text(&harness, &format!("You played {PLAYED} here. Find a better move for")));
    press_square(&mut harness, mistake(PLAYED, 0, 0).best);
    assert!(has_text(&harness, "is right!") && has_text(&harness, &format!("{PLAYED} lost 6 discs.")));
    press(&mut harness, Role::Button, "Next");
    assert!(has_text(&harness, "The next exercise is due in 3 days."));
}

#[test]
fn without_mistakes_the_page_says_how_they_come() {
    let mut harness = on(Device::new(412.0, 915.0), at(Screen::Exercises, Settings::default()));
    assert!(has_text(&harness, "No exercises yet") && has_text(&harness, "Review a finished game"));
    press(&mut harness, Role::Button, "My games. Finished games to review and share.");
    assert_eq!(harness.state().app().screen(), Screen::Archive);
}

#[test]
fn puzzles_on_a_small_phone() {
    let mut app = at(Screen::Puzzles, Settings::default());
    for _ in 0..12 {
        app.apply(Action::Puzzles(PuzzleAction::OpenGrade(PuzzleGrade::Easy)), Now::ZERO);
        let best = opened(&app).best;
        answer(&mut app, best);
    }
    app.apply(Action::Puzzles(PuzzleAction::Close), Now::ZERO);
    check(&mut on(Device::new(360.0, 640.0), app), "puzzles-360x640-light-en");
}

#[test]
fn a_puzzle_on_a_small_phone_in_the_dark() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let app = with_puzzle(PuzzleGrade::Medium, settings);
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), app), "puzzle-360x640-dark-id");
}

#[test]
fn a_refutation_on_a_phone() {
    let mut app = with_puzzle(PuzzleGrade::Easy, Settings::default());
    let wrong = wrong_move(opened(&app));
    answer(&mut app, wrong);
    let mut harness = on(Device::new(412.0, 915.0), app);
    settle(&mut harness);
    check(&mut harness, "puzzle-wrong-412x915-light-en");
}

#[test]
fn a_solved_puzzle_on_its_side_in_high_contrast() {
    let mut app = with_puzzle(PuzzleGrade::Hard, with(ThemeChoice::HighContrast, BoardColours::Green));
    let best = opened(&app).best;
    answer(&mut app, best);
    check(&mut on(Device::new(915.0, 412.0), app), "puzzle-right-915x412-contrast-en");
}

#[test]
fn an_exercise_with_double_text_on_the_narrowest_phone() {
    let mut app = with_exercise(Settings::default());
    app.apply(Action::Exercises(ExerciseAction::Next), Now::ZERO);
    let device = Device::new(320.0, 640.0).in_indonesian().with_text_scale(2.0);
    check(&mut on(device, app), "exercise-320x640-double-text-id");
}

#[test]
fn a_hint_on_a_tablet() {
    let mut app = with_puzzle(PuzzleGrade::VeryHard, with(ThemeChoice::Light, BoardColours::Wood));
    app.apply(Action::Puzzles(PuzzleAction::Trainer(TrainerAction::Hint)), Now::ZERO);
    check(&mut on(Device::new(800.0, 1280.0), app), "puzzle-hint-800x1280-light-en");
}

#[test]
fn exercises_that_are_due() {
    let app = with_exercise(Settings::default());
    check(&mut on(Device::new(360.0, 640.0), app), "exercises-360x640-light-en");
}

#[test]
fn no_exercises_yet() {
    let settings = with(ThemeChoice::Dark, BoardColours::Green);
    let empty = at(Screen::Exercises, settings);
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), empty), "no-exercises-360x640-dark-id");
}
