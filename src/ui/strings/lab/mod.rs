//! The words of the Lab page.

mod english;
mod indonesian;

pub(super) use english::ENGLISH;
pub(super) use indonesian::INDONESIAN;

use std::time::Duration;

use crate::app::lab::Source;
use crate::lab::{SearchVariant, Terms, Title};

/// The Lab page.
pub struct LabWords {
    pub title: &'static str,
    pub compare: &'static str,
    pub compare_note: &'static str,
    pub contest: &'static str,
    pub contest_note: &'static str,
    pub game: &'static str,
    pub positions: &'static str,
    pub source: fn(Source) -> &'static str,
    pub subject: fn(Title) -> String,
    pub seed: &'static str,
    pub plies: &'static str,
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    pub searches: &'static str,
    pub depths: &'static str,
    /// How deep plain negamax looks at the most.
    pub negamax_limit: fn(u32) -> String,
    pub nothing: &'static str,
    pub first_player: &'static str,
    pub second_player: &'static str,
    pub games: &'static str,
    pub openings: &'static str,
    pub run: fn(usize) -> String,
    pub play: fn(usize) -> String,
    pub stop: &'static str,
    pub go_on: &'static str,
    pub change: &'static str,
    pub results: &'static str,
    pub no_results: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub searches_done: fn(usize, usize) -> String,
    pub games_done: fn(usize, usize) -> String,
    pub left: fn(Duration) -> String,
    pub starting: &'static str,
    pub stopped: &'static str,
    /// Something went wrong; what follows is in English.
    pub failed: fn(&str) -> String,
    pub agree: &'static str,
    pub disagree: &'static str,
    pub chart_nodes: &'static str,
    pub chart_time: &'static str,
    /// A depth and how many positions are added up in it.
    pub chart_depth: fn(u32, usize) -> String,
    pub log_scale: &'static str,
    pub depth: fn(u32) -> String,
    pub nodes: fn(&str) -> String,
    pub millis: fn(&str) -> String,
    /// A share of another search's nodes, in per cent.
    pub share: fn(u32, SearchVariant) -> String,
    /// A value and the move to it, if there is one.
    pub value: fn(&str, Option<&str>) -> String,
    pub won: &'static str,
    pub drawn: &'static str,
    pub lost: &'static str,
    pub points: &'static str,
    pub discs_a_game: &'static str,
    pub strength: &'static str,
    /// A difference in strength that is only known to lie above or below this.
    pub strength_bound: fn(bool, i64) -> String,
    pub unknown: &'static str,
    /// What a level took for a move: milliseconds and nodes.
    pub a_move: fn(&str, &str) -> String,
    pub game_number: fn(usize, usize) -> String,
    pub each_game: &'static str,
    /// What the first level did in a game: moves, nodes, milliseconds.
    pub in_game: fn(u32, &str, &str) -> String,
    pub terms: Terms,
}
