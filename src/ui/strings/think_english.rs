//! The words of the view of a search, in English.

use super::english::side;
use super::think::{Namer, NodeWords, ThinkWords, grouped, named, percent, short_window, signed, with_arrow};
use crate::app::{Bound, How, Speed, StepDescription, StepEvent, StepOutcome};
use crate::engine::classic::Row;
use crate::engine::search::{Algorithm, Value, Window, final_margin};
use crate::engine::think::End;
use crate::rules::Disc;

pub(super) const THINK: ThinkWords = ThinkWords {
    title: "See it think",
    lesson: "The paper's example",
    lesson_place: "Table 1 of Handayani, Arisandi and Sitompul",
    subject: |number, disc, level| match level {
        Some((level, true)) => format!("Move {number}: so {level} searches for {}.", side(disc)),
        Some((level, false)) => format!("Move {number}, {}. {level} searches differently.", side(disc)),
        None => format!("Move {number}: {} is to move.", side(disc)),
    },
    search: |algorithm, depth| format!("{}, {}", name(algorithm), ahead(depth)),
    visited: |visited, whole| {
        if visited > whole {
            return format!("{} visits, the whole tree has {}", grouped(visited, ','), grouped(whole, ','));
        }
        let share = percent(visited, whole);
        format!("{} of {} positions visited ({share} %)", grouped(visited, ','), grouped(whole, ','))
    },
    drawn: |shown, of| {
        format!(
            "{} of {} are drawn: the deepest levels are left out.",
            grouped(shown as u64, ','),
            grouped(of, ',')
        )
    },
    searching: |n| match n {
        0 => "Searching…".to_owned(),
        n => format!("Searching… {} positions", grouped(n, ',')),
    },
    impossible: "The computer cannot search just now.",
    step_of: |step, of| format!("Step {} of {}", grouped(step as u64, ','), grouped(of as u64, ',')),
    tell,
    previous: "Previous",
    next: "Next",
    play: "Play",
    pause: "Pause",
    speed: |speed| match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Normal",
        Speed::Fast => "Fast",
    },
    steps: "Step",
    zoom_in: "Zoom in",
    zoom_out: "Zoom out",
    whole: "Whole tree",
    change: "Change the search",
    how_search: "How should it search?",
    algorithm: name,
    algorithm_note: |algorithm| match algorithm {
        Algorithm::Minimax => "Looks at every line to the end. Nothing is left out.",
        Algorithm::AlphaBeta => "Leaves out answers that cannot change the choice.",
        Algorithm::NegaScout => "Trusts its first move, and only checks whether another is better.",
        Algorithm::Mtdf => "Guesses the value and closes in on it, pass by pass, with a memory.",
    },
    how_deep: "How many moves ahead?",
    how_fast: "How fast should it play?",
    reading: "How to read it",
    reading_text: "Each card is a move, with what the position after it is worth to the side whose disc stands before \
                   the number. What is good for one side is bad for the other, so the sign turns on the way up. An \
                   arrow up means \"or more\", an arrow down \"or less\". Two red strokes: nobody looked there, because \
                   it could not matter. The second line is the window: the values that could still change the choice.",
    done: "Done",
    to_lesson: "See the paper's example",
    lesson_note: "How does the computer decide? Walk through the example of the paper that this game grew out of, \
                  number by number.",
    board: |last| match last {
        Some(last) => format!("The board after {last}"),
        None => "The board before any move".to_owned(),
    },

    root: "now",
    move_name: |at, subject| named(at, subject, "pass"),
    pass_name: |number| format!("pass {number}"),
    value: |value, bound| with_arrow(short(value), bound),
    window: |window| {
        let Window { alpha, beta } = window;
        match (alpha == Window::FULL.alpha, beta == Window::FULL.beta) {
            (true, true) => "any value matters".to_owned(),
            (false, true) => format!("only more than {} matters", short(alpha)),
            (true, false) => format!("only less than {} matters", short(beta)),
            (false, false) => format!("only {} to {} matters", short(alpha), short(beta)),
        }
    },
    window_short: |window| short_window(window, "any value"),
    cut_short: |skipped| format!("{skipped} cut off"),
    hidden_short: |n| format!("+{} below", grouped(n, ',')),
    listed: "listed only",
    remembered: "remembered",
    column: |ply, disc| match ply {
        0 => "Now".to_owned(),
        1 => format!("{}'s moves", side(disc)),
        2 => format!("{}'s answers", side(disc)),
        _ => side(disc).to_owned(),
    },
    node: node_words,
};

const fn name(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "Plain negamax",
        Algorithm::AlphaBeta => "Alpha-beta",
        Algorithm::NegaScout => "NegaScout",
        Algorithm::Mtdf => "MTD(f)",
    }
}

fn ahead(depth: u32) -> String {
    if depth == 1 { "1 move ahead".to_owned() } else { format!("{depth} moves ahead") }
}

/// A value on a card: points, or how the game ends.
fn short(value: Value) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => format!("wins {margin}"),
        Some(margin) => format!("loses {}", -margin),
        None => signed(value),
    }
}

/// A value in a sentence.
fn worth(value: Value) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => format!("a win by {margin}"),
        Some(margin) => format!("a loss by {}", -margin),
        None => signed(value),
    }
}

fn bounded(value: Value, bound: Bound) -> String {
    match bound {
        Bound::Exact => worth(value),
        Bound::AtLeast => format!("{} or more", worth(value)),
        Bound::AtMost => format!("{} or less", worth(value)),
    }
}

fn tell(description: &StepDescription, name_of: Namer<'_>) -> (String, String) {
    let (us, them) = (side(description.side), side(!description.side));
    match description.event {
        StepEvent::Begins { algorithm, depth } => (
            format!("{us} is to move."),
            format!(
                "{} looks {}. A move is worth what the best answer to it leaves.",
                name(algorithm),
                ahead(depth)
            ),
        ),
        StepEvent::PassBegins { number, bound } => (
            format!("Pass {number}: is it worth {} or more to {us}?", worth(bound)),
            "A pass only answers yes or no, and that is quick.".to_owned(),
        ),
        StepEvent::Tries(at) => {
            (format!("{us} tries {}.", name_of(at)), format!("What is {them}'s best answer?"))
        }
        StepEvent::Scouts { at, than } => (
            format!("{us} checks {} quickly.", name_of(at)),
            format!("There is only one question: is it better than {}?", worth(than)),
        ),
        StepEvent::TriesAgain(at) => (
            format!("{} looks better.", name_of(at)),
            format!("So {us} searches it again, to see how good it really is."),
        ),
        StepEvent::Row { at, letter, row, listed } => {
            row_words(description.side, &name_of(at), letter, row, listed)
        }
        StepEvent::Worth { at, value, bound, how, outcome } => (
            format!("{} is worth {} to {us}.", name_of(at), bounded(value, bound)),
            format!("{} {}", how_words(how, description.side), outcome_words(outcome, name_of)),
        ),
        StepEvent::Cut { at, answer, value, skipped, in_pass } => {
            let answer = answer
                .map_or_else(|| "an answer".to_owned(), |answer| format!("the answer {}", name_of(answer)));
            let others = if skipped == 1 {
                "the one other answer need not be looked at".to_owned()
            } else {
                format!("{skipped} other answers need not be looked at")
            };
            (
                format!("To {} {them} has {answer}, worth {} or more.", name_of(at), worth(value)),
                if in_pass {
                    format!("That answers the question of this pass, so {others}.")
                } else {
                    format!("{us} already has something as good elsewhere and will not play it, so {others}.")
                },
            )
        }
        StepEvent::PassEnds { number, value, bound } => (
            format!("Pass {number}: it is worth {} to {us}.", bounded(value, bound)),
            "The next pass asks closer to the value.".to_owned(),
        ),
        StepEvent::Chosen { at: Some(at), value, first_of_equals } => {
            let equals =
                if first_of_equals { " Another is worth as much; the first one is taken." } else { "" };
            (
                format!("{us} plays {}, worth {}.", name_of(at), worth(value)),
                format!("Against the best answers it is the best that {us} can reach.{equals}"),
            )
        }
        StepEvent::Chosen { at: None, .. } => {
            ("The game is over here.".to_owned(), "There is nothing to search.".to_owned())
        }
    }
}

/// The paper's formula with the row's numbers in it.
fn row_words(mover: Disc, at: &str, letter: char, row: Row, listed: bool) -> (String, String) {
    let (us, them) = (side(mover), side(!mover));
    let Row { legal, player, all, value } = row;
    let formula = format!("100·{legal} + 10·(2·{player} − {all}) = {}", signed(value));
    if listed {
        let detail = format!(
            "Table 1, row {letter}: for {them} {formula}. The paper lists the answers and decides by the moves above them."
        );
        (format!("{us} could answer {at}."), detail)
    } else {
        let detail = format!("Table 1, row {letter}: for {them} {formula}. The sign turns on the way up.");
        (format!("{at} is worth {} to {us}.", signed(-value)), detail)
    }
}

fn how_words(how: How, us: Disc) -> String {
    match how {
        How::Sight => "So the position after it is judged.".to_owned(),
        How::BestAnswer => format!("{}'s best answer leaves that; the sign turns on the way up.", side(!us)),
        How::Memory => "The position was met before, and memory answers.".to_owned(),
        How::Hidden(n) => format!("{} positions below it are not drawn.", grouped(n, ',')),
    }
}

fn outcome_words(outcome: StepOutcome, name_of: Namer<'_>) -> String {
    match outcome {
        StepOutcome::Best => "It is the best so far.".to_owned(),
        StepOutcome::Behind(at, value) => format!("{} with {} stays the best.", name_of(at), worth(value)),
    }
}

fn node_words(node: &NodeWords) -> String {
    let NodeWords { name, side: whose, window, .. } = node;
    let mover = node.mover.map_or_else(String::new, |mover| format!("{} ", side(mover)));
    let value = match &node.value {
        Some(value) => format!("{value} for {}", side(*whose)),
        None => "not searched yet".to_owned(),
    };
    let end = match node.end {
        End::Listed => ", listed only".to_owned(),
        End::Remembered => ", remembered".to_owned(),
        End::CutOff { skipped } if skipped > 0 => format!(", {skipped} cut off; {window}"),
        _ => format!("; {window}"),
    };
    let chosen = if node.chosen { ", chosen" } else { "" };
    format!("{mover}{name}: {value}{end}{chosen}")
}
