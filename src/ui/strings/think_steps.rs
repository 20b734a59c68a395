//! What happens at a step of a search, in a sentence, and what it means, in a second one.

use super::join::JoinWords;
use super::messages::messages;
use super::numbers::{Grouped, signed};
use super::think::ThinkWords;
use crate::app::{Bound, How, StepDescription, StepEvent, StepOutcome};
use crate::engine::classic::{Move, Row};
use crate::engine::search::{Value, final_margin};
use crate::rules::Disc;

messages! {
    /// The sentences of the steps.
    struct StepWords("think") {
        pass_begins_detail, pass_ends_detail, how_judged, how_memory, is_best, chosen_first, over, over_detail,
    }
    with { join: JoinWords }
    fn worth_win(margin: i32);
    fn worth_loss(margin: i32);
    fn or_more(worth: &str);
    fn or_less(worth: &str);
    fn begins(side: Disc);
    fn begins_detail(algorithm: &str, depth: u32);
    fn pass_begins(number: usize, worth: &str, side: Disc);
    fn pass_ends(number: usize, worth: &str, side: Disc);
    fn tries(side: Disc, at: &str);
    fn tries_detail(side: Disc);
    fn scouts(side: Disc, at: &str);
    fn scouts_detail(worth: &str);
    fn tries_again(at: &str);
    fn tries_again_detail(side: Disc);
    fn row(at: &str, worth: &str, side: Disc);
    fn row_detail(letter: char, side: Disc, formula: &str);
    fn row_listed(side: Disc, at: &str);
    fn row_listed_detail(letter: char, side: Disc, formula: &str);
    fn worth(at: &str, worth: &str, side: Disc);
    fn how_answer(side: Disc);
    fn how_hidden(positions: Grouped);
    fn is_behind(at: &str, worth: &str);
    fn cut(at: &str, side: Disc, answer: &str, worth: &str);
    fn cut_unnamed(at: &str, side: Disc, worth: &str);
    fn cut_detail(side: Disc, moves: usize);
    fn cut_detail_pass(moves: usize);
    fn chosen(side: Disc, at: &str, worth: &str);
    fn chosen_detail(side: Disc);
}

/// Names a move.
type Namer<'a> = &'a dyn Fn(Move) -> String;

impl ThinkWords {
    /// What happens at a step, and what it means. Moves are named by the function.
    pub(crate) fn tell(&self, description: &StepDescription, name_of: Namer<'_>) -> (String, String) {
        let (words, side) = (&self.steps_told, description.side);
        match description.event {
            StepEvent::Begins { algorithm, depth } => {
                (words.begins(side), words.begins_detail(self.algorithm(algorithm), depth))
            }
            StepEvent::PassBegins { number, bound } => {
                (words.pass_begins(number, &words.value(bound), side), words.pass_begins_detail.to_owned())
            }
            StepEvent::Tries(at) => (words.tries(side, &name_of(at)), words.tries_detail(side)),
            StepEvent::Scouts { at, than } => {
                (words.scouts(side, &name_of(at)), words.scouts_detail(&words.value(than)))
            }
            StepEvent::TriesAgain(at) => (words.tries_again(&name_of(at)), words.tries_again_detail(side)),
            StepEvent::Row { at, letter, row, listed } => {
                words.table_row(side, &name_of(at), letter, row, listed)
            }
            StepEvent::Worth { at, value, bound, how, outcome } => (
                words.worth(&name_of(at), &words.bounded(value, bound), side),
                words.join.sentences(&words.how(how, side), &words.outcome(outcome, name_of)),
            ),
            StepEvent::Cut { at, answer, value, skipped, in_pass } => {
                let (at, worth) = (name_of(at), words.value(value));
                (
                    match answer {
                        Some(answer) => words.cut(&at, side, &name_of(answer), &worth),
                        None => words.cut_unnamed(&at, side, &worth),
                    },
                    if in_pass { words.cut_detail_pass(skipped) } else { words.cut_detail(side, skipped) },
                )
            }
            StepEvent::PassEnds { number, value, bound } => (
                words.pass_ends(number, &words.bounded(value, bound), side),
                words.pass_ends_detail.to_owned(),
            ),
            StepEvent::Chosen { at: Some(at), value, first_of_equals } => {
                let detail = words.chosen_detail(side);
                (
                    words.chosen(side, &name_of(at), &words.value(value)),
                    if first_of_equals { words.join.sentences(&detail, words.chosen_first) } else { detail },
                )
            }
            StepEvent::Chosen { at: None, .. } => (words.over.to_owned(), words.over_detail.to_owned()),
        }
    }
}

impl StepWords {
    /// A value in a sentence.
    fn value(&self, value: Value) -> String {
        match final_margin(value) {
            Some(margin @ 1..) => self.worth_win(margin),
            Some(margin) => self.worth_loss(-margin),
            None => signed(value),
        }
    }

    fn bounded(&self, value: Value, bound: Bound) -> String {
        let worth = self.value(value);
        match bound {
            Bound::Exact => worth,
            Bound::AtLeast => self.or_more(&worth),
            Bound::AtMost => self.or_less(&worth),
        }
    }

    /// The paper's formula with the row's numbers in it.
    fn table_row(&self, side: Disc, at: &str, letter: char, row: Row, is_listed: bool) -> (String, String) {
        let Row { legal, player, all, value } = row;
        let formula = format!("100·{legal} + 10·(2·{player} − {all}) = {}", signed(value));
        if is_listed {
            (self.row_listed(side, at), self.row_listed_detail(letter, side, &formula))
        } else {
            (self.row(at, &signed(-value), side), self.row_detail(letter, side, &formula))
        }
    }

    fn how(&self, how: How, side: Disc) -> String {
        match how {
            How::Sight => self.how_judged.to_owned(),
            How::BestAnswer => self.how_answer(side),
            How::Memory => self.how_memory.to_owned(),
            How::Hidden(n_positions) => self.how_hidden(Grouped(n_positions)),
        }
    }

    fn outcome(&self, outcome: StepOutcome, name_of: Namer<'_>) -> String {
        match outcome {
            StepOutcome::Best => self.is_best.to_owned(),
            StepOutcome::Behind(at, value) => self.is_behind(&name_of(at), &self.value(value)),
        }
    }
}
