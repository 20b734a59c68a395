//! How many of the player's own mistakes are due, and the one that is open.

use egui::{RichText, TextStyle, Ui};

use crate::app::exercises::{
    DAYS_AFTER_FAILURE, DAYS_AFTER_SOLVED, Exercise, ExerciseAction, Exercises, TIMES_SOLVED,
};
use crate::app::{Action, Screen, TrainerStage};
use crate::engine::{Score, estimated_discs};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::trainer::{TrainerPage, trainer_ui};
use crate::ui::widgets::{Weight, button, card, link, reading_page, soft_label};

pub(super) fn exercises_ui(ui: &mut Ui, page: &mut Page<'_>) {
    if let Some(task) = opened(page) {
        return trainer_ui(ui, page, &task);
    }
    let exercises = page.app.exercises().exercises();
    reading_page(ui, page, page.words.training.exercises, |ui, page| {
        if exercises.all().is_empty() {
            empty_ui(ui, page);
        } else {
            schedule_ui(ui, page, exercises);
        }
    });
}

/// The exercise that is open.
fn opened<'a>(page: &Page<'a>) -> Option<TrainerPage<'a>> {
    let (words, exercises) = (&page.words.training, page.app.exercises());
    let (exercise, trainer) = exercises.opened().zip(exercises.trainer())?;
    let &Exercise { board, played, best, .. } = exercise;
    let line = match trainer.stage() {
        TrainerStage::Right(at) if at != best => words.nearly_best(at, best),
        _ => words.right(best),
    };
    let lost = words.lost(played, estimated_discs(exercise.lost()).round().max(0.0) as u32);
    let value = match exercise.best_value {
        value if exercise.is_exact => Score::Final(estimated_discs(value).round() as i32),
        value => Score::Estimate(value),
    };
    Some(TrainerPage {
        title: words.exercises.to_owned(),
        task: words.better(board.turn, played),
        right: (line, page.words.join.sentences(&words.outcome(board.turn, value), &lost)),
        wrong_note: Some(lost.clone()),
        trainer,
        ask: |action| Action::Exercises(ExerciseAction::Trainer(action)),
        next: Action::Exercises(ExerciseAction::Next),
    })
}

fn schedule_ui(ui: &mut Ui, page: &mut Page<'_>, exercises: &Exercises) {
    let (words, today) = (&page.words.training, page.app.today());
    let theme = page.theme;
    let n_due = exercises.n_due(today);
    card(ui, &theme, |ui| {
        if n_due > 0 {
            ui.label(RichText::new(words.n_due(n_due)).text_style(TextStyle::Heading));
        } else {
            let days = exercises.next_due().map(|due| due.number().saturating_sub(today.number()));
            ui.label(days.map_or_else(|| words.all_learned.to_owned(), |days| words.next_due(days)));
        }
        let n_learned = exercises.n_learned();
        soft_label(ui, &theme, &words.learned(n_learned, exercises.all().len() - n_learned));
        if n_due > 0 {
            ui.add_space(6.0);
            if button(ui, page, Weight::Primary, Some(Icon::Play), words.start).clicked() {
                page.ask(Action::Exercises(ExerciseAction::Next));
            }
        }
    });
    soft_label(ui, &theme, &words.schedule(DAYS_AFTER_FAILURE, DAYS_AFTER_SOLVED, TIMES_SOLVED));
}

/// Nothing is here yet: where it would come from.
fn empty_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, learn) = (&page.words.training, &page.words.learn);
    let theme = page.theme;
    card(ui, &theme, |ui| {
        ui.label(RichText::new(words.no_exercises).text_style(TextStyle::Heading));
        ui.label(words.how_they_come);
    });
    if link(ui, page, Icon::Games, learn.archive, learn.archive_note).clicked() {
        page.ask(Action::Open(Screen::Archive));
    }
}
