//! A position in which a move is to be found, on the screen: what puzzles and exercises look like alike.

use egui::{Rect, RichText, Sense, Ui, Vec2};

use super::Page;
use super::access::BoardQuestion;
use super::board::{Questions, Scene, answer_about_squares, pressable_board, square_id};
use super::board_page::board_page;
use super::disc::{self, Pose};
use super::icons::{self, Icon};
use super::strings::SquareState;
use super::style::strong;
use super::widgets::{Tool, card, title_bar, toolbar};
use crate::app::{Action, Trainer, TrainerAction, TrainerStage};
use crate::rules::{Disc, Square};

/// What a page adds to a trainer.
pub(super) struct TrainerPage<'a> {
    pub(super) title: String,
    /// What is asked.
    pub(super) task: String,
    /// What is said of a right answer, and below it.
    pub(super) right: (String, String),
    /// What is said below a wrong answer before the line is known.
    pub(super) wrong_note: Option<String>,
    pub(super) trainer: &'a Trainer,
    /// How the page asks something of its trainer.
    pub(super) ask: fn(TrainerAction) -> Action,
    /// What leads to the next task.
    pub(super) next: Action,
}

/// Draws a task with its board.
pub(super) fn trainer_ui(ui: &mut Ui, page: &mut Page<'_>, task: &TrainerPage<'_>) {
    let board_ui = |ui: &Ui, page: &mut Page<'_>, place: Rect| board_ui(ui, page, task, place);
    board_page(ui, page, "trainer", board_ui, |ui, page, board_ui| {
        title_bar(ui, page, &task.title);
        board_ui(ui, page);
        status_ui(ui, page, task);
        toolbar(ui, page, &tools(page, task));
        if let Some(steps) = line_tools(page, task) {
            toolbar(ui, page, &steps);
        }
    });
}

fn board_ui(ui: &Ui, page: &mut Page<'_>, task: &TrainerPage<'_>, place: Rect) {
    let trainer = task.trainer;
    let choices = trainer.choices();
    if let Some(square) = choices.first().or(trainer.last_move()) {
        page.first_focus = Some(square_id(square));
    }
    let name = |square| square_name(page, trainer, square);
    let scene = |pressed: Option<Square>, focused| {
        let considered = pressed.or(trainer.pending()).or(focused);
        scene(page, trainer, considered.filter(|&square| choices.contains(square)))
    };
    let questions = Questions { words: &page.words.access, offered: BoardQuestion::ABOUT_SQUARES };
    let touched = pressable_board(ui, &page.theme, place, !choices.is_empty(), questions, name, scene);
    if let Some(asked) = touched.asked {
        let board = trainer.board();
        let is_worth_a_word = |square: &Square| choices.contains(*square) || board.disc_at(*square).is_some();
        let word = |square| Some(square).filter(is_worth_a_word).map(name);
        page.answer = answer_about_squares(&page.words.access, asked, word);
    }
    if let Some(square) = touched.tapped {
        page.ask((task.ask)(TrainerAction::Tap(square)));
    }
}

fn scene(page: &Page<'_>, trainer: &Trainer, considered: Option<Square>) -> Scene {
    let mut scene = Scene::default();
    let board = trainer.board();
    for (square, place) in Square::all().zip(&mut scene.discs) {
        *place = Pose::of_square(trainer.cell(square, page.now), square, trainer.last_move());
    }
    scene.last = trainer.last_move().filter(|_| !trainer.is_animating());
    // What a hint has left is marked in any case: that is what it is for.
    if page.app.settings().show_legal_moves || trainer.is_hinted() {
        scene.legal = trainer.choices();
    }
    if let Some(square) = considered {
        scene.ghost = Some((square, board.turn));
        scene.preview = board.position.flips(square);
        scene.legal &= !square.bit();
    }
    scene
}

/// What is read out for a square.
fn square_name(page: &Page<'_>, trainer: &Trainer, square: Square) -> String {
    let board = trainer.board();
    let state = SquareState {
        disc: board.disc_at(square),
        takes: trainer.choices().contains(square).then(|| board.position.flips(square).len()),
        last: trainer.last_move() == Some(square),
        hinted: false,
        marked: trainer.pending() == Some(square),
        worth: None,
    };
    page.words.arena.square(square, &state)
}

/// The mark before the sentences.
enum Sign {
    ToMove(Disc),
    Icon(Icon),
}

fn status_ui(ui: &mut Ui, page: &mut Page<'_>, task: &TrainerPage<'_>) {
    const SIGN: f32 = 26.0;
    let (sign, line, note) = status(page, task);
    // One sentence when all is known, in the place of one that will change.
    if !task.trainer.is_animating() && !task.trainer.is_thinking() {
        let words = page.words;
        page.report(|| words.join.sentences(&line, &note));
    }
    let theme = page.theme;
    card(ui, &theme, |ui| {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            match sign {
                Sign::ToMove(side) => disc::icon(ui.painter(), &theme, place.center(), SIGN * 0.42, side),
                Sign::Icon(icon) => {
                    let colour = if matches!(icon, Icon::Cross) { theme.danger } else { theme.accent };
                    icons::icon(ui.painter(), icon, place, colour);
                }
            }
            ui.add_space(6.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(line).text_style(strong()));
                ui.label(RichText::new(note).small().color(theme.ink_soft));
            });
        });
    });
}

/// What is said at this moment.
fn status(page: &Page<'_>, task: &TrainerPage<'_>) -> (Sign, String, String) {
    let (words, trainer) = (&page.words.training, task.trainer);
    let side = trainer.task_board().turn;
    match trainer.stage() {
        TrainerStage::Finding => {
            let note = match trainer.pending() {
                Some(at) => page.words.arena.tap_again(at),
                None if trainer.is_hinted() => words.one_of(trainer.choices().len()),
                None => words.tap_the_move.to_owned(),
            };
            (Sign::ToMove(side), task.task.clone(), note)
        }
        TrainerStage::Right(_) => {
            let (line, note) = task.right.clone();
            (Sign::Icon(Icon::Check), line, note)
        }
        TrainerStage::Wrong(at) => (Sign::Icon(Icon::Cross), words.wrong(at), line_note(page, task, side)),
        TrainerStage::Shown(at) => (Sign::Icon(Icon::Hint), words.shown(at), line_note(page, task, side)),
    }
}

/// What comes of the move that is shown, as far as it is known.
fn line_note(page: &Page<'_>, task: &TrainerPage<'_>, side: Disc) -> String {
    let (words, trainer) = (&page.words.training, task.trainer);
    let step = trainer.line_steps().map(|(shown, all)| words.line_step(shown, all));
    match (trainer.outcome().map(|score| words.outcome(side, score)), step) {
        (Some(outcome), Some(step)) => words.join.sentences(&outcome, &step),
        (Some(outcome), None) => outcome,
        (None, _) if trainer.is_thinking() => words.looking.to_owned(),
        (None, _) => task.wrong_note.clone().unwrap_or_default(),
    }
}

fn tools(page: &Page<'_>, task: &TrainerPage<'_>) -> Vec<Tool<'static>> {
    let (words, trainer) = (&page.words.training, task.trainer);
    let quiet = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, (task.ask)(action));
    let solution = quiet(Icon::Book, words.solution, trainer.can_show(), TrainerAction::Solution);
    match trainer.stage() {
        TrainerStage::Finding => vec![
            quiet(Icon::Hint, words.hint, trainer.can_hint(), TrainerAction::Hint),
            solution,
            Tool::quiet(Icon::Forward, words.skip, true, task.next.clone()),
        ],
        TrainerStage::Wrong(_) => vec![
            Tool::primary(Icon::Restart, words.try_again, (task.ask)(TrainerAction::TryAgain)),
            solution,
            Tool::quiet(Icon::Forward, words.next, true, task.next.clone()),
        ],
        TrainerStage::Right(_) | TrainerStage::Shown(_) => {
            vec![Tool::primary(Icon::Forward, words.next, task.next.clone())]
        }
    }
}

/// Back and on through the line that is played out, once there is one.
fn line_tools(page: &Page<'_>, task: &TrainerPage<'_>) -> Option<[Tool<'static>; 2]> {
    let (words, (shown, all)) = (&page.words.training, task.trainer.line_steps()?);
    let quiet = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, (task.ask)(action));
    Some([
        quiet(Icon::Back, words.step_back, shown > 1, TrainerAction::StepBack),
        quiet(Icon::Forward, words.step_on, shown < all, TrainerAction::StepOn),
    ])
}
