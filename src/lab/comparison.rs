//! The same positions searched to the same depths by several searches: nodes, time, line and value of each.

use std::fmt;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{AnyPosition, SearchVariant, TestPosition};
use crate::engine::checkers::CheckersTree;
use crate::engine::classic::{OthelloTree, PaperOne};
use crate::engine::search::{GameTree, Memory, Order, Plan, Value, search};
use crate::engine::{Limit, Stop};
use crate::rules::GameKind;

/// What one search did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Positions visited.
    pub nodes: u64,
    /// How long it took; the shortest of several times if it was repeated.
    pub time: Duration,
    /// The worth of the position for the side to move.
    pub value: Value,
    /// The moves expected from both sides, with spaces between; empty if the game is over.
    pub line: String,
}

impl Run {
    /// The move it would play; `None` if the game is over.
    pub fn best(&self) -> Option<&str> {
        self.line.split(' ').next().filter(|best| !best.is_empty())
    }
}

/// One search that is to be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunSpec {
    /// The position's index in the comparison.
    pub position: usize,
    /// How many plies ahead.
    pub depth: u32,
    /// Who searches.
    pub variant: SearchVariant,
}

/// What to compare, and what has come out so far.
///
/// The searches to run have a fixed order, the shallow ones first, and the runs are in the same order. So whatever is left
/// to do follows from what is done, and a comparison that was stopped can go on another day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The positions.
    #[serde(rename = "subjects")]
    pub positions: Vec<TestPosition>,
    /// How many plies ahead, ascending.
    pub depths: Vec<u32>,
    /// The searches; the others are measured against the first.
    #[serde(rename = "entrants")]
    pub variants: Vec<SearchVariant>,
    /// Which moves are searched first.
    pub order: Order,
    /// Each search is timed so often, and the shortest time counts: whatever else the machine is doing can only
    /// lengthen it.
    pub n_times: u32,
    /// How deep plain negamax may look, if there is a limit: it takes some ten times as long for each ply.
    pub negamax_max_depth: Option<u32>,
    /// What the searches gave, in the same order.
    pub runs: Vec<Run>,
}

/// A position at one depth, searched by everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case<'a> {
    /// The position.
    pub position: &'a TestPosition,
    /// How many plies ahead.
    pub depth: u32,
    /// In the order of the variants; `None` for one that has not run, or does not look so deep.
    pub runs: Vec<Option<&'a Run>>,
}

impl<'a> Case<'a> {
    /// What the others are measured against: the first search that ran.
    pub fn base(&self) -> Option<&'a Run> {
        self.runs.iter().flatten().next().copied()
    }
}

impl Comparison {
    /// The most promising moves first, each search once, no limit, nothing done yet.
    pub fn new(positions: Vec<TestPosition>, mut depths: Vec<u32>, variants: Vec<SearchVariant>) -> Self {
        depths.sort_unstable();
        depths.dedup();
        Self {
            positions,
            depths,
            variants,
            order: Order::BestFirst,
            n_times: 1,
            negamax_max_depth: None,
            runs: Vec::new(),
        }
    }

    /// Every search to be run, shallow ones first.
    pub fn specs(&self) -> impl Iterator<Item = RunSpec> {
        self.depths.iter().flat_map(move |&depth| {
            (0..self.positions.len()).flat_map(move |position| {
                self.variants
                    .iter()
                    .filter(move |&&variant| self.takes_part(variant, depth))
                    .map(move |&variant| RunSpec { position, depth, variant })
            })
        })
    }

    fn takes_part(&self, variant: SearchVariant, depth: u32) -> bool {
        variant != SearchVariant::Negamax || self.negamax_max_depth.is_none_or(|most| depth <= most)
    }

    /// How many searches there are to run in all.
    pub fn n_specs(&self) -> usize {
        self.specs().count()
    }

    /// The first search that has not run.
    pub fn next_spec(&self) -> Option<RunSpec> {
        self.specs().nth(self.runs.len())
    }

    /// Whether every search has run.
    pub fn is_complete(&self) -> bool {
        self.next_spec().is_none()
    }

    /// Runs one search. `None` if it was stopped, or if there is no such position.
    pub fn measure(&self, spec: RunSpec, stop: &Stop) -> Option<Run> {
        match self.positions.get(spec.position)?.position {
            AnyPosition::Othello(board) => {
                self.timed(&OthelloTree::<PaperOne>::new(board.position), spec, stop)
            }
            AnyPosition::Checkers(position) => self.timed(&CheckersTree::new(position), spec, stop),
        }
    }

    fn timed<G: GameTree<Move: fmt::Display> + Clone>(
        &self,
        game: &G,
        spec: RunSpec,
        stop: &Stop,
    ) -> Option<Run> {
        let plan = spec.variant.plan(spec.depth, self.order);
        let memory = || spec.variant.memory(spec.depth);
        let mut run = once(game, plan, memory, stop)?;
        for _ in 1..self.n_times {
            run.time = run.time.min(once(game, plan, memory, stop)?.time);
        }
        Some(run)
    }

    /// What is known so far, by position and then by depth.
    pub fn cases(&self) -> Vec<Case<'_>> {
        let mut cases: Vec<Case<'_>> = Vec::new();
        for position in &self.positions {
            for &depth in &self.depths {
                cases.push(Case { position, depth, runs: vec![None; self.variants.len()] });
            }
        }
        for (spec, run) in self.specs().zip(&self.runs) {
            let at_depth = self.depths.iter().position(|&depth| depth == spec.depth);
            let variant = self.variants.iter().position(|&variant| variant == spec.variant);
            if let (Some(at_depth), Some(variant)) = (at_depth, variant) {
                cases[spec.position * self.depths.len() + at_depth].runs[variant] = Some(run);
            }
        }
        cases
    }

    /// The cases in which everyone has run who takes part: only they can be added up and compared.
    pub fn whole_cases(&self) -> Vec<Case<'_>> {
        let mut cases = self.cases();
        cases.retain(|case| {
            let mut all = self.variants.iter().zip(&case.runs);
            all.all(|(&variant, run)| run.is_some() || !self.takes_part(variant, case.depth))
        });
        cases
    }

    /// Two searches that do not agree about a value, if there are any: then a search is broken.
    pub fn disagreement(&self) -> Option<Disagreement> {
        self.cases().into_iter().find_map(|case| {
            let mut ran = self.variants.iter().zip(&case.runs).filter_map(|(who, run)| Some((*who, (*run)?)));
            let (first, base) = ran.next()?;
            let (other, run) = ran.find(|(_, run)| run.value != base.value)?;
            Some(Disagreement {
                position: *case.position,
                depth: case.depth,
                values: [(first, base.value), (other, run.value)],
            })
        })
    }

    /// Which game it is about.
    pub fn game(&self) -> GameKind {
        self.positions.first().map(|position| position.position.game()).unwrap_or_default()
    }
}

/// One search; `None` if it was stopped.
fn once<G: GameTree<Move: fmt::Display> + Clone>(
    game: &G,
    plan: Plan,
    memory: impl Fn() -> Memory<G::Key, G::Move>,
    stop: &Stop,
) -> Option<Run> {
    let mut game = game.clone();
    let begun = Instant::now();
    // The memory is part of the price.
    let mut memory = memory();
    let found = search(&mut game, plan, &mut memory, &Limit::until(stop.clone()), &mut ());
    let time = begun.elapsed();
    let line: Vec<String> = found.line.iter().map(ToString::to_string).collect();
    let run = Run { nodes: found.counts.nodes, time, value: found.value, line: line.join(" ") };
    found.complete.then_some(run)
}

/// In how many of the cases the variant with this number visited fewer nodes than the first one.
pub(super) fn n_fewer<'a>(cases: impl IntoIterator<Item = &'a Case<'a>>, variant: usize) -> usize {
    let fewer = |case: &&Case<'_>| match (case.runs.first(), case.runs.get(variant)) {
        (Some(Some(base)), Some(Some(run))) => run.nodes < base.nodes,
        _ => false,
    };
    cases.into_iter().filter(fewer).count()
}

impl Comparison {
    /// In how many of the cases the variant with this number visited fewer nodes than the first one.
    pub fn n_fewer(&self, variant: usize) -> usize {
        n_fewer(&self.cases(), variant)
    }
}

/// Two searches of the same position and depth that found different values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The position.
    pub position: TestPosition,
    /// The depth.
    pub depth: u32,
    /// Who said what.
    pub values: [(SearchVariant, Value); 2],
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(first, value), (other, another)] = self.values;
        write!(
            f,
            "{first} says {value} and {other} {another} of {} at depth {}: a search is broken",
            self.position.title, self.depth
        )
    }
}

impl std::error::Error for Disagreement {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::search_freely;
    use crate::lab::Builtin;

    const ALL: [SearchVariant; 5] = [
        SearchVariant::AlphaBeta,
        SearchVariant::NegaScout,
        SearchVariant::NegaScoutForgetful,
        SearchVariant::Mtdf,
        SearchVariant::Negamax,
    ];

    fn positions() -> Vec<TestPosition> {
        [Builtin::CheckersMiddlegameOne, Builtin::CheckersOpening].map(TestPosition::from).to_vec()
    }

    fn run_all(comparison: &mut Comparison) {
        while let Some(spec) = comparison.next_spec() {
            comparison.runs.push(comparison.measure(spec, &Stop::new()).unwrap());
        }
    }

    #[test]
    fn everyone_agrees_and_visits_the_same_nodes_each_time() {
        let mut first = Comparison::new(positions(), vec![5], ALL.to_vec());
        let mut again = Comparison { n_times: 3, ..first.clone() };
        run_all(&mut first);
        run_all(&mut again);
        assert_eq!(first.runs.len(), 10);
        for (first, again) in first.runs.iter().zip(&again.runs) {
            assert_eq!((first.nodes, &first.line), (again.nodes, &again.line));
            assert_eq!(first.line.split(' ').count(), 5);
        }
        // The plain search is the last and visits the most.
        assert_eq!((first.n_fewer(4), first.disagreement()), (0, None));
    }

    #[test]
    fn a_run_is_what_the_search_itself_finds() {
        let position = TestPosition::from(Builtin::Opening);
        let comparison = Comparison::new(vec![position], vec![4], SearchVariant::PAPERS.to_vec());
        let AnyPosition::Othello(board) = position.position else { panic!("a board of Othello") };
        for spec in comparison.specs() {
            let run = comparison.measure(spec, &Stop::new()).unwrap();
            let plan = spec.variant.plan(4, Order::BestFirst);
            let found = search_freely(&mut OthelloTree::<PaperOne>::new(board.position), plan);
            assert_eq!((run.nodes, run.value), (found.counts.nodes, found.value), "{spec:?}");
            assert_eq!(run.best().map(str::to_owned), found.best.map(|best| best.to_string()));
        }
    }

    #[test]
    fn shallow_runs_come_first_and_negamax_stays_above_its_limit() {
        let mut comparison = Comparison::new(
            positions(),
            vec![6, 4, 6],
            vec![SearchVariant::Negamax, SearchVariant::AlphaBeta],
        );
        assert_eq!((comparison.n_specs(), comparison.depths.as_slice()), (8, &[4, 6][..]));
        comparison.negamax_max_depth = Some(5);
        let specs: Vec<RunSpec> = comparison.specs().collect();
        assert_eq!(specs.iter().map(|spec| spec.depth).collect::<Vec<_>>(), [4, 4, 4, 4, 6, 6]);
        assert!(specs[4..].iter().all(|spec| spec.variant == SearchVariant::AlphaBeta));
        run_all(&mut comparison);
        let cases = comparison.whole_cases();
        assert_eq!(cases.len(), 4, "who does not take part is not waited for");
        assert!(cases[1].runs[0].is_none() && cases[1].base() == cases[1].runs[1]);
    }

    #[test]
    fn a_stopped_search_gives_nothing_and_the_rest_can_be_run_later() {
        let mut comparison = Comparison::new(positions(), vec![4], ALL.to_vec());
        let stop = Stop::new();
        stop.raise();
        let spec = comparison.next_spec().unwrap();
        assert_eq!(comparison.measure(spec, &stop), None);
        comparison.runs.push(comparison.measure(spec, &Stop::new()).unwrap());
        assert_eq!(comparison.next_spec().map(|spec| spec.variant), Some(SearchVariant::NegaScout));
        assert!(comparison.whole_cases().is_empty() && !comparison.is_complete());
        assert_eq!(comparison.cases().len(), 2);
    }

    #[test]
    fn a_comparison_saved_by_the_first_version_is_read() {
        let start = "---------------------------OX------XO--------------------------- X";
        let text = format!(
            r#"{{"subjects":[{{"title":{{"builtin":"start"}},"place":{{"game":"othello","board":"{start}"}}}}],
            "depths":[4],"entrants":["alpha-beta"],"order":"best-first","n_times":1,"negamax_max_depth":null,
            "runs":[{{"nodes":205,"time":{{"secs":0,"nanos":7}},"value":-3,"line":"d3 c3 c4 c5"}}]}}"#
        );
        let comparison: Comparison = serde_json::from_str(&text).unwrap();
        assert_eq!(comparison.positions, [TestPosition::from(Builtin::Start)]);
        assert_eq!(
            (comparison.variants.as_slice(), comparison.runs[0].nodes),
            (&[SearchVariant::AlphaBeta][..], 205)
        );
    }

    #[test]
    fn a_disagreement_names_the_searches_and_the_position() {
        let mut comparison = Comparison::new(positions(), vec![3], ALL[..2].to_vec());
        run_all(&mut comparison);
        comparison.runs[3].value = 77;
        comparison.runs[2].value = 1;
        let sentence = "alpha-beta says 1 and NegaScout 77 of opening at depth 3: a search is broken";
        assert_eq!(comparison.disagreement().unwrap().to_string(), sentence);
    }
}
