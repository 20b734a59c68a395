//! The puzzle of the day, the grades with what is solved of them, and the puzzle that is open.

use egui::Ui;

use crate::app::Action;
use crate::app::puzzles::PuzzleAction;
use crate::engine::Score;
use crate::engine::puzzles::PuzzleGrade;
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::trainer::{TrainerPage, trainer_ui};
use crate::ui::widgets::{link, reading_page, section_label, soft_label};

pub(super) fn puzzles_ui(ui: &mut Ui, page: &mut Page<'_>) {
    match opened(page) {
        Some(task) => trainer_ui(ui, page, &task),
        None => list_ui(ui, page),
    }
}

/// The puzzle that is open.
fn opened<'a>(page: &Page<'a>) -> Option<TrainerPage<'a>> {
    let (words, puzzles) = (&page.words.training, page.app.puzzles());
    let ((puzzle, idx, is_daily), trainer) = puzzles.opened().zip(puzzles.trainer())?;
    let number = idx + 1 - puzzles.set().of_grade(puzzle.grade).start;
    let title = if is_daily { words.daily.to_owned() } else { words.puzzle_number(puzzle.grade, number) };
    let side = puzzle.board.turn;
    Some(TrainerPage {
        title,
        task: words.goal(side, puzzle.goal()),
        right: (words.right(puzzle.best), words.outcome(side, Score::Final(puzzle.value))),
        wrong_note: None,
        trainer,
        ask: |action| Action::Puzzles(PuzzleAction::Trainer(action)),
        next: Action::Puzzles(PuzzleAction::Next),
    })
}

fn list_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, puzzles, today) = (&page.words.training, page.app.puzzles(), page.app.today());
    let (set, progress) = (puzzles.set(), puzzles.progress());
    reading_page(ui, page, words.puzzles, |ui, page| {
        if let Some((idx, puzzle)) = puzzles.daily(today).and_then(|idx| Some((idx, set.get(idx)?))) {
            let note = words.daily_note(puzzle.grade, progress.mark(idx), progress.streak(today));
            if link(ui, page, Icon::Puzzle, words.daily, &note).clicked() {
                page.ask(Action::Puzzles(PuzzleAction::OpenDaily));
            }
        }
        section_label(ui, words.all_puzzles);
        for (grade, n_steps) in PuzzleGrade::ALL.into_iter().zip(1..) {
            let range = set.of_grade(grade);
            let note = words.solved_of(progress.n_solved(range.clone()), range.len());
            if link(ui, page, Icon::Steps(n_steps), words.grade(grade), &note).clicked() {
                page.ask(Action::Puzzles(PuzzleAction::OpenGrade(grade)));
            }
        }
        soft_label(ui, &page.theme, words.about_puzzles);
    });
}
