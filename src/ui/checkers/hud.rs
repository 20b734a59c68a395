//! What is said around the board of checkers: the players, what is happening, the buttons and the moves.

use egui::Ui;

use crate::app::Wait;
use crate::app::checkers::{Message, Phase};
use crate::game::checkers::colour;
use crate::rules::checkers::{Outcome, Side};
use crate::ui::Page;
use crate::ui::history::{Line, Shown, lines_ui};
use crate::ui::hud::{Card, Offers, Status, cards_ui, happening_ui, seat_name, tools_ui};
use crate::ui::strings::short_count;

/// Who plays, and how many pieces each has.
pub(crate) fn players_ui(ui: &mut Ui, page: &Page<'_>) {
    let sight = page.app.checkers();
    let tally = sight.tally();
    let shows_turn = match sight.phase() {
        Phase::NotStarted | Phase::Over(_) => sight.viewing().is_some(),
        _ => true,
    };
    let card = |side| Card {
        side: colour(side),
        name: seat_name(page, sight.seats(), colour(side), page.words.checkers.level_name),
        count: tally.count(colour(side)),
        to_move: shows_turn && sight.position().turn() == side && !sight.position().is_over(),
    };
    cards_ui(ui, page, &Side::BOTH.map(card));
}

/// What is happening.
pub(crate) fn status_ui(ui: &mut Ui, page: &Page<'_>) {
    let sight = page.app.checkers();
    let is_present = sight.viewing().is_none();
    let (line, detail) = status_words(page);
    let dots = is_present && (sight.thinking().is_some() || sight.is_hinting());
    let over = is_present && matches!(sight.phase(), Phase::Over(_));
    happening_ui(ui, page, Status { line, detail, dots, over });
}

fn status_words(page: &Page<'_>) -> (String, Option<String>) {
    let (words, arena) = (&page.words.checkers, &page.words.arena);
    let sight = page.app.checkers();
    if let Some(n_moves) = sight.viewing() {
        return ((arena.viewing)(n_moves, sight.game().present()), None);
    }
    match sight.phase() {
        Phase::NotStarted => (arena.press_start.to_owned(), None),
        Phase::Choosing => choosing_words(page),
        Phase::Thinking => thinking_words(page),
        Phase::Waiting(Wait::NoEngine) => (arena.no_engine.to_owned(), None),
        Phase::Waiting(_) => (arena.paused.to_owned(), None),
        Phase::Moving(glide) if !glide.is_whole() => ((words.goes_on)(glide.landing()), None),
        Phase::Moving(glide) => {
            ((words.played)(colour(glide.before.turn()), &glide.chosen, glide.crowns()), None)
        }
        Phase::Over(outcome) => {
            let loser = match outcome {
                Outcome::Won(side) => sight.position().pieces(!side).len(),
                Outcome::Drawn(_) => 0,
            };
            ((words.result)(outcome), Some((words.ended)(outcome, loser)))
        }
    }
}

fn choosing_words(page: &Page<'_>) -> (String, Option<String>) {
    let (words, arena) = (&page.words.checkers, &page.words.arena);
    let sight = page.app.checkers();
    if let Some((square, refusal)) = sight.refused() {
        return ((words.refused)(square, refusal), None);
    }
    if let Some(square) = sight.pending() {
        return ((words.tap_again)(square), None);
    }
    if let Some(hint) = sight.hint() {
        let opinion = (words.opinion)(hint.thought.score, hint.thought.depth);
        return ((words.advice)(&hint.chosen, hint.reason), Some(opinion));
    }
    if sight.is_hinting() {
        return (arena.hint_coming.to_owned(), None);
    }
    if let Some(square) = sight.chosen().filter(|_| sight.is_underway()) {
        return ((words.goes_on)(square), None);
    }
    let turn = colour(sight.game().turn());
    let is_alone = sight.seats().only_person().is_some();
    let line = if is_alone { (words.your_turn)(turn) } else { (words.turn_of)(turn) };
    let detail = match (sight.chosen(), sight.must_jump()) {
        (_, true) => Some((words.must_jump)(sight.movable().len())),
        (Some(square), false) => Some((words.chosen)(square)),
        (None, false) => (sight.game().present() < 2).then(|| words.choose.to_owned()),
    };
    (line, detail)
}

fn thinking_words(page: &Page<'_>) -> (String, Option<String>) {
    let words = &page.words.arena;
    let Some(thinking) = page.app.checkers().thinking() else { return (String::new(), None) };
    let detail = thinking.thought.map(|thought| (words.thought)(thought.depth, &short_count(thought.nodes)));
    ((words.thinking)(colour(thinking.side)), detail)
}

/// The buttons under the board.
pub(crate) fn controls_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let sight = page.app.checkers();
    let offers = Offers {
        viewing: sight.viewing().is_some(),
        over: matches!(sight.phase(), Phase::Over(_)),
        start: sight.start_offer(),
        pause: sight.can_pause(),
        paused: sight.is_paused(),
        undo: sight.can_undo(),
        redo: sight.can_redo(),
        thinking: sight.phase() == Phase::Thinking,
        hurry: sight.can_hurry(),
        watch: sight.seats().is_watch(),
        hint: sight.can_hint(),
        earlier: sight.shown_ply() > 0,
        play_from_here: sight.can_play_from_here(),
    };
    tools_ui(ui, page, &offers);
}

/// The moves so far, in the notation of checkers.
pub(crate) fn history_ui(ui: &mut Ui, page: &mut Page<'_>, least: f32) {
    let sight = page.app.checkers();
    let lines: Vec<Line> = sight.messages().iter().map(|message| line(page, message)).collect();
    let shown = Shown { ply: sight.shown_ply(), viewing: sight.viewing().is_some() };
    lines_ui(ui, page, &lines, shown, least);
}

fn line(page: &Page<'_>, message: &Message) -> Line {
    let words = &page.words.checkers;
    let ply = message.ply();
    match message {
        Message::Begins(side) => {
            let disc = colour(*side);
            Line { disc: Some(disc), words: (page.words.arena.begins)(disc), score: None, ply }
        }
        Message::Move { side, chosen, score, .. } => {
            let disc = colour(*side);
            Line { disc: Some(disc), words: (words.moved)(ply, disc, chosen), score: Some(*score), ply }
        }
        Message::End { outcome, .. } => {
            let winner = match outcome {
                Outcome::Won(side) => Some(colour(*side)),
                Outcome::Drawn(_) => None,
            };
            Line { disc: winner, words: (words.result)(*outcome), score: None, ply }
        }
    }
}
