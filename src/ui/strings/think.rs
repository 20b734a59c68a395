//! The words of the view of a search: what they are, and the figures that no language writes differently.

use crate::app::{Bound, Speed, StepDescription, Subject};
use crate::engine::classic::Move;
use crate::engine::search::{Algorithm, Value, Window};
use crate::engine::think::End;
use crate::rules::Disc;

/// Names a move.
pub type Namer<'a> = &'a dyn Fn(Move) -> String;

/// The view of a search.
pub struct ThinkWords {
    pub title: &'static str,
    pub lesson: &'static str,
    /// Where the example is from.
    pub lesson_place: &'static str,
    /// Which position it is: the move's number, who is to move, and if a level thinks, its name and whether this is how
    /// it searches.
    pub subject: fn(usize, Disc, Option<(&str, bool)>) -> String,
    pub search: fn(Algorithm, u32) -> String,
    /// How many positions were visited, of how many in the whole tree.
    pub visited: fn(u64, u64) -> String,
    /// How many nodes are drawn, of how many visited.
    pub drawn: fn(usize, u64) -> String,
    /// The search is under way and has visited so many positions.
    pub searching: fn(u64) -> String,
    pub impossible: &'static str,
    pub step_of: fn(usize, usize) -> String,
    /// What happens at a step, in a sentence, and what it means. Moves are named by the function.
    pub tell: fn(&StepDescription, Namer<'_>) -> (String, String),
    pub previous: &'static str,
    pub next: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub speed: fn(Speed) -> &'static str,
    /// The bar of all steps, to be read out.
    pub steps: &'static str,
    pub zoom_in: &'static str,
    pub zoom_out: &'static str,
    pub whole: &'static str,
    /// The button of the choices, to be read out.
    pub change: &'static str,
    pub how_search: &'static str,
    pub algorithm: fn(Algorithm) -> &'static str,
    pub algorithm_note: fn(Algorithm) -> &'static str,
    pub how_deep: &'static str,
    pub how_fast: &'static str,
    pub reading: &'static str,
    pub reading_text: &'static str,
    pub done: &'static str,
    pub to_lesson: &'static str,
    pub lesson_note: &'static str,
    /// The board beside the words, to be read out: who moved last and where, as a name.
    pub board: fn(Option<&str>) -> String,

    pub root: &'static str,
    /// A move's name; the paper's example has the paper's numbers as well.
    pub move_name: fn(Move, Subject) -> String,
    /// The name of a pass of MTD(f).
    pub pass_name: fn(usize) -> String,
    pub value: fn(Value, Bound) -> String,
    pub window: fn(Window) -> String,
    pub window_short: fn(Window) -> String,
    /// So many moves were cut off, short.
    pub cut_short: fn(usize) -> String,
    /// So many positions are hidden below, short.
    pub hidden_short: fn(u64) -> String,
    pub listed: &'static str,
    pub remembered: &'static str,
    /// Above a column: how many moves ahead, and whose.
    pub column: fn(u32, Disc) -> String,
    /// A node, to be read out.
    pub node: fn(&NodeWords) -> String,
}

/// What is to be said about a node.
pub struct NodeWords {
    /// Who made the move that leads here; `None` at a root.
    pub mover: Option<Disc>,
    pub name: String,
    /// The value, if it is known yet.
    pub value: Option<String>,
    pub side: Disc,
    pub window: String,
    pub end: End,
    /// Whether it lies on the chosen line.
    pub chosen: bool,
}

/// A number with a true minus.
pub(super) fn signed(value: Value) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A value as a card shows it: an arrow up means "or more", an arrow down "or less".
pub(super) fn with_arrow(value: String, bound: Bound) -> String {
    match bound {
        Bound::Exact => value,
        Bound::AtLeast => value + "↑",
        Bound::AtMost => value + "↓",
    }
}

/// A number in groups of three digits.
pub(super) fn grouped(n: u64, mark: char) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

/// A share in percent; never 0 of something, and never 100 of less than all.
pub(super) fn percent(part: u64, whole: u64) -> u64 {
    let rounded = (part * 100 + whole / 2) / whole.max(1);
    match part {
        0 => 0,
        _ if part < whole => rounded.clamp(1, 99),
        _ => rounded,
    }
}

/// The window on a card: bounds that do not matter are left out.
pub(super) fn short_window(window: Window, any: &str) -> String {
    let Window { alpha, beta } = window;
    match (alpha == Window::FULL.alpha, beta == Window::FULL.beta) {
        (true, true) => any.to_owned(),
        (false, true) => format!("> {}", signed(alpha)),
        (true, false) => format!("< {}", signed(beta)),
        (false, false) => format!("{} … {}", signed(alpha), signed(beta)),
    }
}

/// The square's name, in the paper's example after the paper's number.
pub(super) fn named(at: Move, subject: Subject, pass: &str) -> String {
    match (at, subject) {
        (Move::Pass, _) => pass.to_owned(),
        (Move::At(at), Subject::Lesson) => format!("{} {at}", at.index()),
        (Move::At(at), Subject::Ply(_) | Subject::Reviewed(_) | Subject::SetUp) => at.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_people_read_them() {
        assert_eq!([0, 999, 1000, 1_234_567].map(|n| grouped(n, ',')), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!((signed(-620), signed(0)), ("−620".to_owned(), "0".to_owned()));
        assert_eq!(with_arrow(signed(690), Bound::AtLeast), "690↑");
        assert_eq!(
            [(0, 9), (1, 1000), (999, 1000), (7, 7), (1, 3)].map(|(a, b)| percent(a, b)),
            [0, 1, 99, 100, 33]
        );
    }

    #[test]
    fn a_window_says_only_what_bounds_it() {
        let window = |alpha, beta| short_window(Window { alpha, beta }, "any");
        let (low, high) = (Window::FULL.alpha, Window::FULL.beta);
        assert_eq!(window(low, high), "any");
        assert_eq!((window(-620, high), window(low, 5)), ("> −620".to_owned(), "< 5".to_owned()));
        assert_eq!(window(-620, -619), "−620 … −619");
    }

    #[test]
    fn the_papers_example_has_the_papers_numbers() {
        let f3 = Move::At("f3".parse().unwrap());
        assert_eq!(named(f3, Subject::Lesson, "pass"), "21 f3");
        assert_eq!(named(f3, Subject::Ply(3), "pass"), "f3");
        assert_eq!(named(Move::Pass, Subject::Lesson, "pass"), "pass");
    }
}
