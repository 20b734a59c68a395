//! What can be asked of the Lab page.

use super::{Measure, Source, Tab};
use crate::engine::Level;
use crate::lab::SearchVariant;
use crate::rules::GameKind;

/// Something that is asked of the Lab page. What makes no sense at the moment changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabAction {
    /// Shows this experiment.
    Show(Tab),
    /// Shows the results, or the choices, where there is not room for both.
    ShowResults(bool),
    /// What the chart shows.
    Chart(Measure),
    /// Compares searches of this game.
    Game(GameKind),
    /// Takes a position, or leaves it out.
    Position(Source),
    /// Which random position.
    PositionSeed(u64),
    /// After how many random plies.
    PositionPlies(u32),
    /// Takes a search, or leaves it out.
    Search(SearchVariant),
    /// Takes a depth, or leaves it out.
    Depth(u32),
    /// Who plays: the match's first level (`false`) or its second.
    Player(bool, Level),
    /// How many games.
    Games(usize),
    /// Which openings.
    OpeningSeed(u64),
    /// Runs the experiment that is shown from its beginning.
    Start,
    /// Ends what runs; what is finished stays.
    Stop,
    /// Runs what is left of the experiment that is shown.
    GoOn,
    /// The results were copied: say so for a while.
    Copied,
}
