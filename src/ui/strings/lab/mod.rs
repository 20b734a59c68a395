//! The words of the Lab page.

mod english;
mod indonesian;

pub(super) use english::ENGLISH;
pub(super) use indonesian::INDONESIAN;

use std::time::Duration;

use crate::app::lab::Source;
use crate::lab::{SearchVariant, Terms, Title};

/// The Lab page.
pub struct Lab {
    /// Its name.
    pub title: &'static str,
    /// The comparison of searches.
    pub compare: &'static str,
    /// What it is for.
    pub compare_note: &'static str,
    /// The match of two levels.
    pub contest: &'static str,
    /// What it is for.
    pub contest_note: &'static str,
    /// Above the two games.
    pub game: &'static str,
    /// Above the positions.
    pub positions: &'static str,
    /// Where a position comes from.
    pub source: fn(Source) -> &'static str,
    /// A position in the results.
    pub subject: fn(Title) -> String,
    /// Which random position, or which openings.
    pub seed: &'static str,
    /// How many random moves.
    pub plies: &'static str,
    /// A smaller number of this.
    pub less: fn(&str) -> String,
    /// A larger number of this.
    pub more: fn(&str) -> String,
    /// Above the searches.
    pub searches: &'static str,
    /// Above the depths.
    pub depths: &'static str,
    /// How deep plain negamax looks at the most.
    pub negamax_limit: fn(u32) -> String,
    /// Nothing is chosen that could be run.
    pub nothing: &'static str,
    /// Above the first level.
    pub first_player: &'static str,
    /// Above the second level.
    pub second_player: &'static str,
    /// Above the number of games.
    pub games: &'static str,
    /// Above the choice of openings.
    pub openings: &'static str,
    /// Runs so many searches.
    pub run: fn(usize) -> String,
    /// Plays so many games.
    pub play: fn(usize) -> String,
    /// Ends what runs.
    pub stop: &'static str,
    /// Runs what is left.
    pub go_on: &'static str,
    /// Back to the choices.
    pub change: &'static str,
    /// To the results.
    pub results: &'static str,
    /// Nothing was run yet.
    pub no_results: &'static str,
    /// Copies the results.
    pub copy: &'static str,
    /// They were copied.
    pub copied: &'static str,
    /// So many of so many searches are done.
    pub searches_done: fn(usize, usize) -> String,
    /// So many of so many games are played.
    pub games_done: fn(usize, usize) -> String,
    /// How long it may still take.
    pub left: fn(Duration) -> String,
    /// Before anything is known.
    pub starting: &'static str,
    /// It was stopped before its end.
    pub stopped: &'static str,
    /// Something went wrong; what follows is in English.
    pub failed: fn(&str) -> String,
    /// All searches found the same values.
    pub agree: &'static str,
    /// They did not.
    pub disagree: &'static str,
    /// The chart of positions visited.
    pub chart_nodes: &'static str,
    /// The chart of times.
    pub chart_time: &'static str,
    /// A depth and how many positions are added up in it.
    pub chart_depth: fn(u32, usize) -> String,
    /// The chart's scale is logarithmic.
    pub log_scale: &'static str,
    /// Above the rows of one depth.
    pub depth: fn(u32) -> String,
    /// Positions visited.
    pub nodes: fn(&str) -> String,
    /// Milliseconds.
    pub millis: fn(&str) -> String,
    /// A share of another search's nodes, in per cent.
    pub share: fn(u32, SearchVariant) -> String,
    /// A value and the move to it, if there is one.
    pub value: fn(&str, Option<&str>) -> String,
    /// Games won.
    pub won: &'static str,
    /// Games drawn.
    pub drawn: &'static str,
    /// Games lost.
    pub lost: &'static str,
    /// The share of the points.
    pub points: &'static str,
    /// The mean disc margin.
    pub discs_a_game: &'static str,
    /// The difference in strength.
    pub strength: &'static str,
    /// A difference in strength that is only known to lie above or below this.
    pub strength_bound: fn(bool, i64) -> String,
    /// A difference that nothing is known about.
    pub unknown: &'static str,
    /// What a level took for a move: milliseconds and nodes.
    pub a_move: fn(&str, &str) -> String,
    /// Which game is being played.
    pub game_number: fn(usize, usize) -> String,
    /// Above the games.
    pub each_game: &'static str,
    /// What the first level did in a game: moves, nodes, milliseconds.
    pub in_game: fn(u32, &str, &str) -> String,
    /// The tables that are copied.
    pub terms: Terms,
}
