//! The same positions searched to the same depths by several searches: nodes, time, line and value of each.

use std::fmt;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Entrant, Place, Subject};
use crate::engine::checkers::Checkers;
use crate::engine::classic::{Othello, PaperOne};
use crate::engine::search::{Game, Memory, Order, Plan, Value, search};
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
pub struct Job {
    /// The number of the subject.
    pub subject: usize,
    /// How many plies ahead.
    pub depth: u32,
    /// Who searches.
    pub entrant: Entrant,
}

/// What to compare, and what has come out so far.
///
/// The jobs have a fixed order, the shallow ones first, and the runs are theirs in that order. So whatever is left to do
/// follows from what is done, and a comparison that was stopped can go on another day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The positions.
    pub subjects: Vec<Subject>,
    /// How many plies ahead, ascending.
    pub depths: Vec<u32>,
    /// The searches; the others are measured against the first.
    pub entrants: Vec<Entrant>,
    /// Which moves are searched first.
    pub order: Order,
    /// Each search is timed so often, and the shortest time counts: whatever else the machine is doing can only
    /// lengthen it.
    pub n_times: u32,
    /// How deep plain negamax may look, if there is a limit: it takes some ten times as long for each ply.
    pub negamax_max_depth: Option<u32>,
    /// What the jobs gave, in their order.
    pub runs: Vec<Run>,
}

/// A position at one depth, searched by everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case<'a> {
    /// The position.
    pub subject: &'a Subject,
    /// How many plies ahead.
    pub depth: u32,
    /// In the order of the entrants; `None` for one that has not run, or does not look so deep.
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
    pub fn new(subjects: Vec<Subject>, mut depths: Vec<u32>, entrants: Vec<Entrant>) -> Self {
        depths.sort_unstable();
        depths.dedup();
        Self {
            subjects,
            depths,
            entrants,
            order: Order::BestFirst,
            n_times: 1,
            negamax_max_depth: None,
            runs: Vec::new(),
        }
    }

    /// Every search to be run, shallow ones first.
    pub fn jobs(&self) -> impl Iterator<Item = Job> {
        self.depths.iter().flat_map(move |&depth| {
            (0..self.subjects.len()).flat_map(move |subject| {
                self.entrants
                    .iter()
                    .filter(move |&&entrant| self.takes_part(entrant, depth))
                    .map(move |&entrant| Job { subject, depth, entrant })
            })
        })
    }

    fn takes_part(&self, entrant: Entrant, depth: u32) -> bool {
        entrant != Entrant::Negamax || self.negamax_max_depth.is_none_or(|most| depth <= most)
    }

    /// How many searches there are to run in all.
    pub fn n_jobs(&self) -> usize {
        self.jobs().count()
    }

    /// The first search that has not run.
    pub fn next_job(&self) -> Option<Job> {
        self.jobs().nth(self.runs.len())
    }

    /// Whether every search has run.
    pub fn is_complete(&self) -> bool {
        self.next_job().is_none()
    }

    /// Runs one search. `None` if it was stopped, or if there is no such position.
    pub fn measure(&self, job: Job, stop: &Stop) -> Option<Run> {
        match self.subjects.get(job.subject)?.place {
            Place::Othello(board) => self.timed(&Othello::<PaperOne>::new(board.position), job, stop),
            Place::Checkers(position) => self.timed(&Checkers::new(position), job, stop),
        }
    }

    fn timed<G: Game<Move: fmt::Display> + Clone>(&self, game: &G, job: Job, stop: &Stop) -> Option<Run> {
        let plan = job.entrant.plan(job.depth, self.order);
        let memory = || job.entrant.memory(job.depth);
        let mut run = once(game, plan, memory, stop)?;
        for _ in 1..self.n_times {
            run.time = run.time.min(once(game, plan, memory, stop)?.time);
        }
        Some(run)
    }

    /// What is known so far, by position and then by depth.
    pub fn cases(&self) -> Vec<Case<'_>> {
        let mut cases: Vec<Case<'_>> = Vec::new();
        for subject in &self.subjects {
            for &depth in &self.depths {
                cases.push(Case { subject, depth, runs: vec![None; self.entrants.len()] });
            }
        }
        for (job, run) in self.jobs().zip(&self.runs) {
            let at_depth = self.depths.iter().position(|&depth| depth == job.depth);
            let entrant = self.entrants.iter().position(|&entrant| entrant == job.entrant);
            if let (Some(at_depth), Some(entrant)) = (at_depth, entrant) {
                cases[job.subject * self.depths.len() + at_depth].runs[entrant] = Some(run);
            }
        }
        cases
    }

    /// The cases in which everyone has run who takes part: only they can be added up and compared.
    pub fn whole_cases(&self) -> Vec<Case<'_>> {
        let mut cases = self.cases();
        cases.retain(|case| {
            let mut all = self.entrants.iter().zip(&case.runs);
            all.all(|(&entrant, run)| run.is_some() || !self.takes_part(entrant, case.depth))
        });
        cases
    }

    /// Two searches that do not agree about a value, if there are any: then a search is broken.
    pub fn disagreement(&self) -> Option<Disagreement> {
        self.cases().into_iter().find_map(|case| {
            let mut ran = self.entrants.iter().zip(&case.runs).filter_map(|(who, run)| Some((*who, (*run)?)));
            let (first, base) = ran.next()?;
            let (other, run) = ran.find(|(_, run)| run.value != base.value)?;
            Some(Disagreement {
                subject: *case.subject,
                depth: case.depth,
                values: [(first, base.value), (other, run.value)],
            })
        })
    }

    /// Which game it is about.
    pub fn game(&self) -> GameKind {
        self.subjects.first().map(|subject| subject.place.game()).unwrap_or_default()
    }
}

/// One search; `None` if it was stopped.
fn once<G: Game<Move: fmt::Display> + Clone>(
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

/// In how many of the cases the entrant with this number visited fewer nodes than the first one.
pub(super) fn n_fewer<'a>(cases: impl IntoIterator<Item = &'a Case<'a>>, entrant: usize) -> usize {
    let fewer = |case: &&Case<'_>| match (case.runs.first(), case.runs.get(entrant)) {
        (Some(Some(base)), Some(Some(run))) => run.nodes < base.nodes,
        _ => false,
    };
    cases.into_iter().filter(fewer).count()
}

impl Comparison {
    /// In how many of the cases the entrant with this number visited fewer nodes than the first one.
    pub fn n_fewer(&self, entrant: usize) -> usize {
        n_fewer(&self.cases(), entrant)
    }
}

/// Two searches of the same position and depth that found different values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The position.
    pub subject: Subject,
    /// The depth.
    pub depth: u32,
    /// Who said what.
    pub values: [(Entrant, Value); 2],
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(first, value), (other, another)] = self.values;
        write!(
            f,
            "{first} says {value} and {other} {another} of {} at depth {}: a search is broken",
            self.subject.title, self.depth
        )
    }
}

impl std::error::Error for Disagreement {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::search_freely;
    use crate::lab::Builtin;

    const ALL: [Entrant; 5] = [
        Entrant::AlphaBeta,
        Entrant::NegaScout,
        Entrant::NegaScoutForgetful,
        Entrant::Mtdf,
        Entrant::Negamax,
    ];

    fn subjects() -> Vec<Subject> {
        [Builtin::CheckersMiddlegameOne, Builtin::CheckersOpening].map(Subject::from).to_vec()
    }

    fn run_all(comparison: &mut Comparison) {
        while let Some(job) = comparison.next_job() {
            comparison.runs.push(comparison.measure(job, &Stop::new()).unwrap());
        }
    }

    #[test]
    fn everyone_agrees_and_visits_the_same_nodes_each_time() {
        let mut first = Comparison::new(subjects(), vec![5], ALL.to_vec());
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
        let subject = Subject::from(Builtin::Opening);
        let comparison = Comparison::new(vec![subject], vec![4], Entrant::PAPERS.to_vec());
        let Place::Othello(board) = subject.place else { panic!("a board of Othello") };
        for job in comparison.jobs() {
            let run = comparison.measure(job, &Stop::new()).unwrap();
            let plan = job.entrant.plan(4, Order::BestFirst);
            let found = search_freely(&mut Othello::<PaperOne>::new(board.position), plan);
            assert_eq!((run.nodes, run.value), (found.counts.nodes, found.value), "{job:?}");
            assert_eq!(run.best().map(str::to_owned), found.best.map(|best| best.to_string()));
        }
    }

    #[test]
    fn shallow_jobs_come_first_and_negamax_stays_above_its_limit() {
        let mut comparison =
            Comparison::new(subjects(), vec![6, 4, 6], vec![Entrant::Negamax, Entrant::AlphaBeta]);
        assert_eq!((comparison.n_jobs(), comparison.depths.as_slice()), (8, &[4, 6][..]));
        comparison.negamax_max_depth = Some(5);
        let jobs: Vec<Job> = comparison.jobs().collect();
        assert_eq!(jobs.iter().map(|job| job.depth).collect::<Vec<_>>(), [4, 4, 4, 4, 6, 6]);
        assert!(jobs[4..].iter().all(|job| job.entrant == Entrant::AlphaBeta));
        run_all(&mut comparison);
        let cases = comparison.whole_cases();
        assert_eq!(cases.len(), 4, "who does not take part is not waited for");
        assert!(cases[1].runs[0].is_none() && cases[1].base() == cases[1].runs[1]);
    }

    #[test]
    fn a_stopped_search_gives_nothing_and_the_rest_can_be_run_later() {
        let mut comparison = Comparison::new(subjects(), vec![4], ALL.to_vec());
        let stop = Stop::new();
        stop.raise();
        let job = comparison.next_job().unwrap();
        assert_eq!(comparison.measure(job, &stop), None);
        comparison.runs.push(comparison.measure(job, &Stop::new()).unwrap());
        assert_eq!(comparison.next_job().map(|job| job.entrant), Some(Entrant::NegaScout));
        assert!(comparison.whole_cases().is_empty() && !comparison.is_complete());
        assert_eq!(comparison.cases().len(), 2);
    }

    #[test]
    fn a_disagreement_names_the_searches_and_the_position() {
        let mut comparison = Comparison::new(subjects(), vec![3], ALL[..2].to_vec());
        run_all(&mut comparison);
        comparison.runs[3].value = 77;
        comparison.runs[2].value = 1;
        let sentence = "alpha-beta says 1 and NegaScout 77 of opening at depth 3: a search is broken";
        assert_eq!(comparison.disagreement().unwrap().to_string(), sentence);
    }
}
