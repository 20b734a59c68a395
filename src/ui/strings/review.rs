//! The words of the review of a game, and how its numbers are written.

use crate::engine::estimated_discs;
use crate::engine::review::{MoveClass, Why};
use crate::game::Tally;
use crate::rules::{Disc, Square};

/// The page of a review. Values are in 1/256 disc, for Black where nothing else is said; `exact` says that they are proven.
pub struct ReviewWords {
    pub title: &'static str,
    /// No game was opened yet.
    pub nothing: &'static str,
    /// How many positions are done, of how many.
    pub progress: fn(usize, usize) -> String,
    pub deepening: fn(usize, usize) -> String,
    pub stop: &'static str,
    pub go_on: &'static str,
    pub deeper: &'static str,
    pub is_deep: &'static str,
    pub impossible: &'static str,
    pub earlier: &'static str,
    pub later: &'static str,
    pub previous_mistake: &'static str,
    pub next_mistake: &'static str,
    pub graph: &'static str,
    /// Over the part of the graph that is proven.
    pub exact: &'static str,
    pub estimate: &'static str,
    /// The position with this number of so many is looked at, which is worth this.
    pub graph_at: fn(usize, usize, Option<(i32, bool)>) -> String,
    /// The expected result in short, such as "Black +4".
    pub value: fn(i32, bool) -> String,
    /// The board: after how many moves, and whose turn it is, if anybody's.
    pub board: fn(usize, Option<Disc>) -> String,
    pub class: fn(MoveClass) -> &'static str,
    pub move_title: fn(usize, Disc, Square) -> String,
    /// The class of a move and what it lost, in discs.
    pub verdict: fn(MoveClass, f64) -> String,
    pub turned: &'static str,
    /// The better move, what it is worth to the mover, and what the played one is.
    pub better: fn(Square, i32, i32, bool) -> String,
    pub line: fn(&str) -> String,
    pub why: fn(Why, Square, Square) -> String,
    /// The board does not show why: it was looked so many moves ahead, or to the end.
    pub why_unseen: fn(u32, bool) -> String,
    pub best_played: &'static str,
    pub only_move: &'static str,
    pub pending: &'static str,
    pub over: fn(Tally) -> String,
    /// The game is not over: who is to move, and what is best.
    pub unfinished: fn(Disc, Option<Square>) -> String,
    pub totals: &'static str,
    pub discs_lost: &'static str,
    pub accuracy: &'static str,
    /// A number of discs, with one decimal.
    pub discs: fn(f64) -> String,
    pub percent: fn(f64) -> String,
    pub accuracy_note: &'static str,
    /// From how many lost discs on a move is of each class.
    pub classes_note: fn(&dyn Fn(MoveClass) -> String) -> String,
    pub think: &'static str,
    pub practise: fn(usize) -> String,
    pub moves: &'static str,
    /// A line of the list: number, who, where, class and discs lost, once they are known.
    pub listed: fn(usize, Disc, Square, Option<Verdict>) -> String,
}

/// The class of a move, and what it lost in discs.
pub type Verdict = (MoveClass, f64);

/// A number of discs with one decimal, or none if it has none.
pub(super) fn discs(discs: f64, decimal: char) -> String {
    let text = format!("{:.1}", discs.abs());
    let text = text.strip_suffix(".0").map_or_else(|| text.replace('.', &decimal.to_string()), str::to_owned);
    if discs <= -0.05 { format!("−{text}") } else { text }
}

/// The same with a sign, of a value in 1/256 disc.
pub(super) fn signed_value(value: i32, decimal: char) -> String {
    let text = discs(estimated_discs(value), decimal);
    if text.starts_with('−') || text == "0" { text } else { format!("+{text}") }
}

/// A value of Black's from the side that it favours: who, and by how much; `None` if neither.
pub(super) fn favoured(value: i32, decimal: char) -> Option<(Disc, String)> {
    let text = discs(estimated_discs(value.abs()), decimal);
    let side = if value > 0 { Disc::Black } else { Disc::White };
    (text != "0").then(|| (side, format!("+{text}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_are_written_as_people_read_them() {
        assert_eq!(
            [0.0, 0.04, 2.0, 3.25, -3.25, -0.04].map(|it| discs(it, '.')),
            ["0", "0", "2", "3.2", "−3.2", "0"]
        );
        assert_eq!([640, -640, 0, 4].map(|it| signed_value(it, ',')), ["+2,5", "−2,5", "0", "0"]);
        assert_eq!(favoured(-1024, '.'), Some((Disc::White, "+4".to_owned())));
        assert_eq!(favoured(3, '.'), None);
    }
}
