//! Puzzles and exercises through `apply` and `tick`: answers, hints, refutations, what is kept and what a kill leaves.

use std::path::Path;
use std::time::Duration;

use othello::app::exercises::{Exercise, ExerciseAction};
use othello::app::puzzles::{Mark, PuzzleAction};
use othello::app::{
    Action, AnimationSpeed, App, Cue, Day, Pace, Screen, Settings, Storage, Stored, Trainer, TrainerAction,
    TrainerStage,
};
use othello::engine::Score;
use othello::engine::puzzles::{Puzzle, PuzzleGrade};
use othello::rules::{Square, after_random_plies};
use othello::seeded::Seeded;

use crate::any_action::{any_training_action, training};
use crate::table::Table;
use crate::temp_dir::TempDir;

const TODAY: u32 = 20_774;

fn open(storage: Storage, screen: Screen) -> Table {
    let mut table = Table::open(storage);
    table.without_animation();
    table.app.set_today(Day::from_number(TODAY));
    table.act(Action::Open(screen));
    table
}

/// The page with a puzzle of this grade.
fn with_puzzle(grade: PuzzleGrade) -> Table {
    let mut table = open(Storage::memory(), Screen::Puzzles);
    table.act(Action::Puzzles(PuzzleAction::OpenGrade(grade)));
    table
}

fn puzzle(table: &Table) -> &'static Puzzle {
    table.app.puzzles().opened().unwrap().0
}

fn trainer(table: &Table) -> &Trainer {
    table.app.puzzles().trainer().unwrap()
}

fn ask(table: &mut Table, action: TrainerAction) {
    table.act(Action::Puzzles(PuzzleAction::Trainer(action)));
}

fn answer(table: &mut Table, at: Square) {
    ask(table, TrainerAction::Tap(at));
}

fn wrong_move(puzzle: &Puzzle) -> Square {
    puzzle.board.position.moves().into_iter().find(|&at| at != puzzle.best).unwrap()
}

/// Lets the engine and the clock go on until the line is played out.
fn play_out(table: &mut Table, of: impl Fn(&App) -> &Trainer) {
    loop {
        match table.app.tick(table.now) {
            Some(due) => table.now = table.now.max(due),
            None if of(&table.app).is_thinking() => table.wait_for_the_engine(),
            None => return,
        }
    }
}

#[test]
fn the_only_move_solves_a_puzzle_and_the_next_one_follows() {
    let mut table = with_puzzle(PuzzleGrade::Medium);
    let (first, idx, _) = table.app.puzzles().opened().unwrap();
    assert_eq!(
        (trainer(&table).stage(), idx),
        (TrainerStage::Finding, table.app.puzzles().set().of_grade(PuzzleGrade::Medium).start)
    );
    answer(&mut table, first.best);
    assert_eq!(trainer(&table).stage(), TrainerStage::Right(first.best));
    assert_eq!(table.app.puzzles().progress().mark(idx), Mark::Solved);
    assert!(table.has_cue(|cue| matches!(cue, Cue::Placed { .. })));
    table.act(Action::Puzzles(PuzzleAction::Next));
    assert_eq!(table.app.puzzles().opened().unwrap().1, idx + 1);
    assert_eq!(trainer(&table).stage(), TrainerStage::Finding);
    table.act(Action::Back);
    assert!(table.app.puzzles().opened().is_none() && table.app.screen() == Screen::Puzzles);
    table.act(Action::Puzzles(PuzzleAction::OpenGrade(PuzzleGrade::Medium)));
    assert_eq!(table.app.puzzles().opened().unwrap().1, idx + 1, "the solved one is skipped");
    table.act(Action::Back);
    table.act(Action::Back);
    assert_ne!(table.app.screen(), Screen::Puzzles);
}

#[test]
fn a_wrong_move_is_refuted_to_the_end_and_can_be_tried_again() {
    let mut table = with_puzzle(PuzzleGrade::Easy);
    let puzzle = puzzle(&table);
    let wrong = wrong_move(puzzle);
    answer(&mut table, wrong);
    assert_eq!(trainer(&table).stage(), TrainerStage::Wrong(wrong));
    assert_eq!(table.app.puzzles().progress().mark(0), Mark::Failed);
    play_out(&mut table, |app| app.puzzles().trainer().unwrap());
    let trainer_now = trainer(&table);
    assert!(trainer_now.board().position.is_over());
    let Some(Score::Final(discs)) = trainer_now.outcome() else { panic!("{:?}", trainer_now.outcome()) };
    assert!(discs <= puzzle.second, "{discs}");
    let (shown, all) = trainer_now.line_steps().unwrap();
    assert!(shown == all && all > 1);

    ask(&mut table, TrainerAction::StepBack);
    assert_eq!(trainer(&table).line_steps(), Some((all - 1, all)));
    ask(&mut table, TrainerAction::StepOn);
    ask(&mut table, TrainerAction::StepOn);
    assert_eq!(trainer(&table).line_steps(), Some((all, all)));
    for _ in 0..70 {
        ask(&mut table, TrainerAction::StepBack);
    }
    assert_eq!(trainer(&table).line_steps(), Some((1, all)), "the answer stays on the board");
    assert_eq!(trainer(&table).board(), puzzle.board.play(wrong).unwrap());

    answer(&mut table, puzzle.best);
    assert_eq!(trainer(&table).stage(), TrainerStage::Wrong(wrong), "first the board is set back");
    ask(&mut table, TrainerAction::TryAgain);
    assert_eq!((trainer(&table).stage(), trainer(&table).board()), (TrainerStage::Finding, puzzle.board));
    answer(&mut table, puzzle.best);
    assert_eq!(table.app.puzzles().progress().mark(0), Mark::Solved);
}

#[test]
fn a_hint_leaves_a_few_squares_and_the_solution_is_played_out() {
    let mut table = with_puzzle(PuzzleGrade::VeryHard);
    let puzzle = puzzle(&table);
    let n_before = trainer(&table).choices().len();
    assert!(trainer(&table).can_hint());
    ask(&mut table, TrainerAction::Hint);
    let left = trainer(&table).choices();
    assert!(left.contains(puzzle.best) && left.len() < n_before && left.len() >= 2, "{left:?}");
    assert!(!trainer(&table).can_hint());
    let other = (puzzle.board.position.moves() & !left).first().unwrap();
    table.app.take_cues();
    answer(&mut table, other);
    assert_eq!(trainer(&table).stage(), TrainerStage::Finding, "what the hint ruled out is no answer");
    assert!(table.has_cue(|cue| *cue == Cue::Refused));
    ask(&mut table, TrainerAction::Solution);
    assert_eq!(trainer(&table).stage(), TrainerStage::Shown(puzzle.best));
    play_out(&mut table, |app| app.puzzles().trainer().unwrap());
    assert_eq!(trainer(&table).outcome(), Some(Score::Final(puzzle.value)));
    let (_, idx, _) = table.app.puzzles().opened().unwrap();
    assert_eq!(table.app.puzzles().progress().mark(idx), Mark::Failed);
}

#[test]
fn two_taps_are_needed_where_the_settings_say_so() {
    let mut table = with_puzzle(PuzzleGrade::Easy);
    table.act(Action::Change(Settings { confirm_tap: true, ..*table.app.settings() }));
    let puzzle = puzzle(&table);
    answer(&mut table, wrong_move(puzzle));
    answer(&mut table, puzzle.best);
    assert_eq!(
        (trainer(&table).stage(), trainer(&table).pending()),
        (TrainerStage::Finding, Some(puzzle.best))
    );
    answer(&mut table, puzzle.best);
    assert_eq!(trainer(&table).stage(), TrainerStage::Right(puzzle.best));
}

#[test]
fn the_moves_of_a_refutation_follow_each_other_at_a_pace_and_only_while_somebody_looks() {
    let mut table = with_puzzle(PuzzleGrade::Easy);
    table.app.set_pace(Pace::PERSON);
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    let wrong = wrong_move(puzzle(&table));
    answer(&mut table, wrong);
    table.app.tick(table.now);
    assert!(table.app.is_animating() && trainer(&table).is_thinking());
    table.act(Action::Suspend);
    assert_eq!(table.app.tick(table.now), None);
    assert!(!table.app.is_animating() && !trainer(&table).is_thinking());
    table.act(Action::Resume);
    table.app.tick(table.now);
    assert!(trainer(&table).is_thinking(), "it is asked for again");
    while trainer(&table).line_steps().is_none() {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
    let mut n_shown = 1;
    while trainer(&table).line_steps().is_some_and(|(shown, all)| shown < all) {
        let due = table.app.tick(table.now).expect("more is to come");
        assert!(due.since(table.now) <= Duration::from_millis(1_500));
        table.now = due;
        table.app.tick(table.now);
        let (shown, _) = trainer(&table).line_steps().unwrap();
        assert!(shown <= n_shown + 1, "one move at a time");
        n_shown = shown;
    }
    table.wait(Duration::from_secs(3));
    assert_eq!(table.wait(Duration::from_secs(1)), None, "nothing moves after the end");
}

#[test]
fn todays_puzzle_is_the_same_for_everybody_and_days_in_a_row_are_counted() {
    let mut table = open(Storage::memory(), Screen::Puzzles);
    for nth in 0..3 {
        table.app.set_today(Day::from_number(TODAY + nth));
        table.act(Action::Puzzles(PuzzleAction::OpenDaily));
        let (puzzle, idx, is_daily) = table.app.puzzles().opened().unwrap();
        assert!(is_daily);
        assert_eq!(Some(idx), table.app.puzzles().set().of_day(TODAY + nth));
        let best = puzzle.best;
        answer(&mut table, best);
        assert_eq!(table.app.puzzles().progress().streak(table.app.today()), nth + 1);
    }
    // A puzzle that was opened as one of its grade is no puzzle of the day.
    table.app.set_today(Day::from_number(TODAY + 3));
    table.act(Action::Puzzles(PuzzleAction::Next));
    let best = puzzle(&table).best;
    answer(&mut table, best);
    assert_eq!(table.app.puzzles().progress().streak(table.app.today()), 3);
    assert_eq!(table.app.puzzles().progress().streak(Day::from_number(TODAY + 4)), 0);
}

#[test]
fn without_an_engine_an_answer_is_still_right_or_wrong() {
    let mut app =
        App::new(Storage::memory(), Err(std::io::Error::other("no thread")), 1, othello::app::Now::ZERO);
    let now = othello::app::Now::ZERO;
    app.apply(Action::Open(Screen::Puzzles), now);
    app.apply(Action::Puzzles(PuzzleAction::OpenGrade(PuzzleGrade::Easy)), now);
    let wrong = wrong_move(app.puzzles().opened().unwrap().0);
    app.apply(Action::Puzzles(PuzzleAction::Trainer(TrainerAction::Tap(wrong))), now);
    app.tick(now);
    let trainer = app.puzzles().trainer().unwrap();
    assert_eq!((trainer.stage(), trainer.is_thinking()), (TrainerStage::Wrong(wrong), false));
}

/// A mistake of a random game; its good moves are the first two of the position.
fn mistake(seed: u64) -> Exercise {
    let board = after_random_plies(24, &mut Seeded::new(seed));
    let mut moves = board.position.moves().into_iter();
    let (best, second, played) = (moves.next().unwrap(), moves.next().unwrap(), moves.last().unwrap());
    Exercise {
        board,
        played,
        best,
        good: best.bit() | second.bit(),
        best_value: 1_000,
        played_value: -500,
        is_exact: false,
        added: Day::from_number(TODAY),
        due: Day::from_number(TODAY),
        n_solved: 0,
    }
}

fn exercise(table: &mut Table, action: TrainerAction) {
    table.act(Action::Exercises(ExerciseAction::Trainer(action)));
}

fn exercise_stage(table: &Table) -> TrainerStage {
    table.app.exercises().trainer().unwrap().stage()
}

fn n_due(table: &Table) -> usize {
    table.app.exercises().exercises().n_due(table.app.today())
}

#[test]
fn an_exercise_comes_back_after_days_until_it_was_solved_twice() {
    let mut table = open(Storage::memory(), Screen::Exercises);
    table.app.add_exercises([mistake(1)]);
    for (after, n_learned) in [(0, 0), (3, 1)] {
        table.app.set_today(Day::from_number(TODAY + after));
        assert_eq!(n_due(&table), 1);
        table.act(Action::Exercises(ExerciseAction::Next));
        // Any move within a disc of the best is good enough.
        let second = mistake(1).good.into_iter().nth(1).unwrap();
        exercise(&mut table, TrainerAction::Tap(second));
        assert_eq!(exercise_stage(&table), TrainerStage::Right(second));
        assert_eq!((n_due(&table), table.app.exercises().exercises().n_learned()), (0, n_learned));
    }
    table.act(Action::Exercises(ExerciseAction::Next));
    assert!(table.app.exercises().opened().is_none(), "nothing is left to be tried");
}

#[test]
fn only_the_first_answer_counts_and_a_hint_is_no_solution() {
    let spoil: [&[TrainerAction]; 3] = [
        &[TrainerAction::Tap(mistake(1).played), TrainerAction::TryAgain],
        &[TrainerAction::Hint],
        &[TrainerAction::Solution],
    ];
    for actions in spoil {
        let mut table = open(Storage::memory(), Screen::Exercises);
        table.app.add_exercises([mistake(1)]);
        table.act(Action::Exercises(ExerciseAction::Next));
        for &action in actions {
            exercise(&mut table, action);
        }
        exercise(&mut table, TrainerAction::Tap(mistake(1).best));
        assert_ne!(exercise_stage(&table), TrainerStage::Finding);
        let again = &table.app.exercises().exercises().all()[0];
        assert_eq!((again.n_solved, again.due), (0, Day::from_number(TODAY + 1)), "{actions:?}");
    }
}

#[test]
fn a_wrong_move_of_the_middle_shows_what_is_expected() {
    let mut table = open(Storage::memory(), Screen::Exercises);
    table.app.add_exercises([mistake(1), mistake(2)]);
    table.act(Action::Exercises(ExerciseAction::Next));
    exercise(&mut table, TrainerAction::Tap(mistake(1).played));
    play_out(&mut table, |app| app.exercises().trainer().unwrap());
    let trainer = table.app.exercises().trainer().unwrap();
    assert!(matches!(trainer.outcome(), Some(Score::Estimate(_))), "{:?}", trainer.outcome());
    assert!(trainer.line_steps().is_some_and(|(shown, all)| shown == all));
    table.act(Action::Exercises(ExerciseAction::Next));
    assert_eq!(table.app.exercises().opened().unwrap().board, mistake(2).board);
}

fn killed_and_restored(killed: &Table, directory: &Path) -> Table {
    let mut restored = Table::open(Storage::unsynced_directory(directory));
    restored.app.set_today(killed.app.today());
    assert_eq!(restored.app.notice(), None);
    assert_eq!(restored.app.screen(), killed.app.screen());
    assert_eq!(training(&restored.app), training(&killed.app));
    restored
}

fn any_action(table: &Table, random: &mut Seeded) -> Action {
    let screens = [Screen::Puzzles, Screen::Exercises, Screen::Puzzles, Screen::Exercises, Screen::Learn];
    match random.below(30) {
        0..=2 => Action::Open(random.choose(screens).unwrap()),
        3 => Action::Back,
        4 => Action::Suspend,
        5..=7 => Action::Resume,
        _ => any_training_action(table, random),
    }
}

#[test]
fn any_order_of_actions_and_kills_loses_nothing() {
    let (mut n_kills, mut n_solved, mut n_learned) = (0, 0, 0);
    for seed in 0..60 {
        let mut random = Seeded::new(seed);
        let directory = TempDir::new();
        let mut table = open(Storage::unsynced_directory(directory.path()), Screen::Puzzles);
        table.app.add_exercises((0..5).map(mistake));
        for _ in 0..200 {
            let action = any_action(&table, &mut random);
            table.act(action);
            if random.below(2) == 0 {
                table.wait(Duration::from_millis(random.below(400) as u64));
            }
            for trainer in
                [table.app.puzzles().trainer(), table.app.exercises().trainer()].into_iter().flatten()
            {
                assert!(trainer.choices().is_empty() || trainer.stage() == TrainerStage::Finding);
                assert!(
                    Square::all().all(|square| trainer.board().disc_at(square).is_some()
                        || trainer.last_move() != Some(square))
                );
                for square in Square::all() {
                    let _ = trainer.cell(square, table.now);
                }
            }
            match random.below(20) {
                0 => {
                    table = killed_and_restored(&table, directory.path());
                    n_kills += 1;
                }
                1 => table.app.set_today(table.app.today().after(random.below(4) as u32)),
                _ => {}
            }
        }
        let set = table.app.puzzles().set();
        n_solved += table.app.puzzles().progress().n_solved(0..set.len());
        n_learned += table.app.exercises().exercises().n_learned();
    }
    assert!(n_kills > 300 && n_solved > 100 && n_learned > 20, "{n_kills} {n_solved} {n_learned}");
}

#[test]
fn a_damaged_file_is_told_of_and_the_rest_goes_on() {
    for (stored, text) in [
        (Stored::Puzzles, "{\"format\":\"othello-puzzles\",\"version\":1,\"marks\":\"oz\"}"),
        (Stored::Exercises, "{\"format\":\"othello-exercises\",\"version\":1,\"exercises\":[{}]}"),
    ] {
        let mut storage = Storage::memory();
        storage.write(stored, text.as_bytes()).unwrap();
        let mut table = open(storage, Screen::Puzzles);
        assert!(
            matches!(table.app.notice(), Some(othello::app::Notice::Damaged { file, .. }) if *file == stored)
        );
        table.act(Action::DismissNotice);
        table.act(Action::Puzzles(PuzzleAction::OpenDaily));
        assert!(table.app.puzzles().opened().is_some() && table.app.exercises().exercises().all().is_empty());
    }
}
