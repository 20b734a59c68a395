//! The words and marks of the tables, so that they can be written in any language.

use std::time::Duration;

use super::{SearchVariant, Title, grouped, millis};

/// A term with something in it. A language's own is made when its words are read, so it is no plain function.
type Filled<A> = &'static (dyn Fn(A) -> String + Send + Sync);

/// What the tables call things.
pub struct Terms {
    /// A position.
    pub position: &'static str,
    /// How many plies ahead.
    pub depth: &'static str,
    /// The worth of a position.
    pub value: &'static str,
    /// A search.
    pub search: &'static str,
    /// Positions visited.
    pub nodes: &'static str,
    /// Milliseconds.
    pub millis: &'static str,
    /// The moves expected from both sides.
    pub line: &'static str,
    /// A share of this search's nodes.
    pub share_of: Filled<SearchVariant>,
    /// How often fewer nodes than this search's.
    pub fewer_than: Filled<SearchVariant>,
    /// So many of so many.
    pub of: &'static (dyn Fn(usize, usize) -> String + Send + Sync),
    /// All milliseconds.
    pub millis_in_all: &'static str,
    /// The longest of them.
    pub longest: &'static str,
    /// A proven win by so much.
    pub won_by: Filled<i32>,
    /// A proven loss by so much.
    pub lost_by: Filled<i32>,
    /// What a position is called.
    pub title: Filled<Title>,
    /// The level whose result is told.
    pub player: &'static str,
    /// The one it plays against.
    pub against: &'static str,
    /// How many games.
    pub games: &'static str,
    /// Wins, draws and losses.
    pub won_drawn_lost: &'static str,
    /// The share of the points.
    pub score: &'static str,
    /// The mean disc margin.
    pub discs: &'static str,
    /// The difference in strength with its error.
    pub elo: &'static str,
    /// Nodes of a move, of both players.
    pub nodes_a_move: &'static str,
    /// Milliseconds of a move, of both players.
    pub millis_a_move: &'static str,
    /// Stands before three digits.
    pub grouping: char,
    /// Stands before the parts of one.
    pub decimal: char,
}

impl Terms {
    /// The terms of the command line.
    pub const ENGLISH: Self = Self {
        position: "position",
        depth: "depth",
        value: "value",
        search: "search",
        nodes: "nodes",
        millis: "ms",
        line: "line found",
        share_of: &|first| format!("of {first}'s"),
        fewer_than: &|first| format!("fewer than {first} in"),
        of: &|some, all| format!("{some} of {all}"),
        millis_in_all: "ms in all",
        longest: "longest, ms",
        won_by: &|margin| format!("won by {margin}"),
        lost_by: &|margin| format!("lost by {margin}"),
        title: &|title| title.to_string(),
        player: "rung",
        against: "against",
        games: "games",
        won_drawn_lost: "won/drawn/lost",
        score: "score",
        discs: "discs",
        elo: "Elo ± 95 %",
        nodes_a_move: "nodes a move, rung / against",
        millis_a_move: "ms a move, rung / against",
        grouping: ',',
        decimal: '.',
    };

    /// A large number.
    pub fn count(&self, number: u64) -> String {
        grouped(number).replace(',', &self.grouping.to_string())
    }

    /// Milliseconds, without their name.
    pub fn time(&self, duration: Duration) -> String {
        self.decimals(millis(duration))
    }

    /// A number with digits behind the point, as Rust writes it.
    pub fn decimals(&self, text: String) -> String {
        if self.decimal == '.' { text } else { text.replace('.', &self.decimal.to_string()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_follow_the_language() {
        let european = Terms { grouping: '.', decimal: ',', ..Terms::ENGLISH };
        assert_eq!(european.count(1_234_567), "1.234.567");
        assert_eq!(european.time(Duration::from_micros(1_234)), "1,23");
        assert_eq!(Terms::ENGLISH.count(1_234), "1,234");
    }
}
