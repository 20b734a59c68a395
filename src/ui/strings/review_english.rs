//! The English words of the review of a game.

use super::review::{ReviewWords, discs, favoured, signed_value};
use crate::engine::review::{MoveClass, Why};
use crate::rules::Disc;

const DECIMAL: char = '.';

const fn side(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "Black",
        Disc::White => "White",
    }
}

const fn class(class: MoveClass) -> &'static str {
    match class {
        MoveClass::Best => "Best",
        MoveClass::Good => "Good",
        MoveClass::Inaccuracy => "Inaccuracy",
        MoveClass::Mistake => "Mistake",
        MoveClass::Blunder => "Blunder",
    }
}

fn value(value: i32, is_exact: bool) -> String {
    let about = if is_exact { "" } else { "about " };
    favoured(value, DECIMAL)
        .map_or_else(|| "even".to_owned(), |(disc, by)| format!("{} {about}{by}", side(disc)))
}

fn lost(lost: f64) -> String {
    match discs(lost, DECIMAL).as_str() {
        "1" => "1 disc lost".to_owned(),
        number => format!("{number} discs lost"),
    }
}

fn verdict(of: MoveClass, by: f64) -> String {
    if of == MoveClass::Best { class(of).to_owned() } else { format!("{}: {}", class(of), lost(by)) }
}

fn moves(n: u32) -> String {
    if n == 1 { "1 move".to_owned() } else { format!("{n} moves") }
}

pub(super) const REVIEW: ReviewWords = ReviewWords {
    title: "Review",
    nothing: "No game has been opened here yet. Finish a game and press Review, or choose one of your games.",
    progress: |done, all| format!("Looking at the game from its end: {done} of {all} positions"),
    deepening: |done, all| format!("Looking again, deeper: {done} of {all} positions"),
    stop: "Stop",
    go_on: "Go on",
    deeper: "Look again, deeper",
    is_deep: "This is the deeper look.",
    impossible: "The engine could not be started, so nothing can be appraised.",
    earlier: "Earlier",
    later: "Later",
    previous_mistake: "Previous mistake",
    next_mistake: "Next mistake",
    graph: "Expected result",
    exact: "exact",
    estimate: "estimate",
    graph_at: |number, last, known| {
        let known =
            known.map_or_else(|| "not appraised yet".to_owned(), |(it, is_exact)| value(it, is_exact));
        format!("After move {number} of {last}: {known}")
    },
    value,
    board: |number, turn| match turn {
        Some(disc) => format!("Board after {}, {} to move", moves(number as u32), side(disc)),
        None => format!("Board after {}, the end", moves(number as u32)),
    },
    class,
    move_title: |number, disc, at| format!("Move {number}: {} {at}", side(disc)),
    verdict,
    turned: "It turned the result.",
    better: |at, best, played, is_exact| {
        let (best, played) = (signed_value(best, DECIMAL), signed_value(played, DECIMAL));
        if is_exact {
            format!("{at} was better: {best} at the end instead of {played}, proven.")
        } else {
            format!("{at} was better: about {best} at the end instead of {played}.")
        }
    },
    line: |line| format!("Best line: {line}"),
    why: |why, better, played| match why {
        Why::TakesCorner(_) => format!("{better} takes the corner."),
        Why::GivesCorner(corner) => {
            format!("{played} lets the opponent take the corner {corner} at once; {better} does not.")
        }
        Why::WinsCornerLater(corner) => format!("After {better} the best line wins you the corner {corner}."),
        Why::LosesCornerLater(corner) => {
            format!("After {played} the best line costs you the corner {corner}.")
        }
        Why::BesideCorner(corner) => {
            format!("{played} lies beside the empty corner {corner} and helps the opponent to it.")
        }
        Why::ForcesPass => format!("{better} leaves the opponent without a move."),
        Why::Replies(few, many) => {
            format!("{better} leaves the opponent {}, {played} leaves {many}.", moves(few))
        }
        Why::OwnMoves(many, few) => {
            format!("{better} keeps {} open for you, {played} only {few}.", moves(many))
        }
        Why::Exposed(few, many) => {
            format!(
                "Your discs border on {few} empty squares after {better}, on {many} after {played}: fewer give the opponent less to play."
            )
        }
        Why::Stable(many, few) => {
            format!(
                "After {better} {many} of your discs can never be turned again, after {played} only {few}."
            )
        }
        Why::Parity(odd, even) => {
            format!(
                "{better} plays into a region of {odd} empty squares, an odd number; {played} opens one of {even} and leaves its last square to the opponent."
            )
        }
        Why::Edges(more) => {
            format!("The edges are worth about {} more after {better}.", discs_word(more))
        }
    },
    why_unseen: |depth, is_exact| {
        if is_exact {
            "The board does not show it at once: it was counted out to the end.".to_owned()
        } else {
            format!("The board does not show it at once: it shows {depth} moves ahead.")
        }
    },
    best_played: "Nothing was better.",
    only_move: "It was the only move.",
    pending: "Not appraised yet.",
    over: |tally| format!("The end: Black {}, White {}.", tally.black, tally.white),
    unfinished: |disc, best| match best {
        Some(at) => format!("{} to move; {at} looks best.", side(disc)),
        None => format!("{} to move.", side(disc)),
    },
    totals: "How both sides played",
    discs_lost: "Discs lost",
    accuracy: "Accuracy",
    discs: |number| discs(number, DECIMAL),
    percent: |percent| format!("{percent:.0} %"),
    accuracy_note: "Accuracy is 100 % less 10 for every disc that a move lost on average.",
    classes_note: |least| {
        format!(
            "From {} discs lost a move is good, from {} an inaccuracy, from {} a mistake, from {} a blunder; one class worse if it turned the result.",
            least(MoveClass::Good),
            least(MoveClass::Inaccuracy),
            least(MoveClass::Mistake),
            least(MoveClass::Blunder)
        )
    },
    think: "See it think",
    practise: |n| match n {
        0 => "Practise".to_owned(),
        1 => "Practise 1 mistake".to_owned(),
        n => format!("Practise {n} mistakes"),
    },
    moves: "Moves",
    listed: |number, disc, at, told| {
        let told = told.map_or_else(String::new, |(class, by)| format!(", {}", verdict(class, by)));
        format!("{number}. {} {at}{told}", side(disc))
    },
};

/// A value in 1/256 disc as a number of discs.
fn discs_word(value: i32) -> String {
    let number = discs(crate::engine::estimated_discs(value), DECIMAL);
    if number == "1" { "1 disc".to_owned() } else { format!("{number} discs") }
}
