//! One position searched to one depth by every entrant: nodes, time, line and value.

use std::fmt::Display;
use std::time::{Duration, Instant};

use othello::engine::search::{Game, Memory, Order, Plan, Value, search};
use othello::engine::{Limit, Stop};

use super::entrant::Entrant;
use crate::failure::Failure;

/// What one search did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) nodes: u64,
    pub(super) time: Duration,
    pub(super) value: Value,
    /// The moves expected from both sides, as text.
    pub(super) line: String,
}

/// A position at one depth, searched by everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Case {
    pub(super) position: String,
    pub(super) depth: u32,
    /// In the order of the entrants.
    pub(super) runs: Vec<Run>,
}

/// Searches a position by every entrant. Each searches `n_times`, and its shortest time counts: whatever else the
/// machine is doing can only lengthen it.
///
/// # Errors
/// Two of them disagree about the value: then a search is broken.
pub(super) fn case<G: Game<Move: Display> + Clone>(
    name: &str,
    game: &G,
    depth: u32,
    order: Order,
    entrants: &[Entrant],
    n_times: usize,
) -> Result<Case, Failure> {
    let runs: Vec<Run> = entrants
        .iter()
        .map(|&entrant| run(game, entrant.plan(depth, order), || entrant.memory(depth), n_times))
        .collect();
    for (entrant, run) in entrants.iter().zip(&runs) {
        if run.value != runs[0].value {
            return Err(Failure::new(format!(
                "{} says {} and {entrant} {} of {name} at depth {depth}: a search is broken",
                entrants[0], runs[0].value, run.value
            )));
        }
    }
    Ok(Case { position: name.to_owned(), depth, runs })
}

fn run<G: Game<Move: Display> + Clone>(
    game: &G,
    plan: Plan,
    memory: impl Fn() -> Memory<G::Key, G::Move>,
    n_times: usize,
) -> Run {
    let once = || {
        let mut game = game.clone();
        let begun = Instant::now();
        // The memory is part of the price.
        let mut memory = memory();
        let limit = Limit::until(Stop::new());
        let found = search(&mut game, plan, &mut memory, &limit, &mut ());
        (begun.elapsed(), found)
    };
    let (mut time, found) = once();
    for _ in 1..n_times {
        time = time.min(once().0);
    }
    let line: Vec<String> = found.line.iter().map(ToString::to_string).collect();
    Run { nodes: found.counts.nodes, time, value: found.value, line: line.join(" ") }
}

/// In how many of the cases the entrant with this number visited fewer nodes than the first one.
pub(super) fn n_fewer(cases: &[Case], entrant: usize) -> usize {
    cases.iter().filter(|case| case.runs[entrant].nodes < case.runs[0].nodes).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::engine::checkers::{Checkers, Position};

    const ALL: [Entrant; 5] = [
        Entrant::AlphaBeta,
        Entrant::NegaScout,
        Entrant::NegaScoutForgetful,
        Entrant::Mtdf,
        Entrant::Negamax,
    ];

    #[test]
    fn everyone_agrees_and_visits_the_same_nodes_each_time() {
        let game = Checkers::new(Position::START);
        let first = case("start", &game, 5, Order::BestFirst, &ALL, 1).unwrap();
        let again = case("start", &game, 5, Order::BestFirst, &ALL, 3).unwrap();
        for (first, again) in first.runs.iter().zip(&again.runs) {
            assert_eq!((first.nodes, &first.line), (again.nodes, &again.line));
            assert_eq!(first.line.split(' ').count(), 5);
        }
        // The plain search is the last and visits the most.
        assert_eq!(n_fewer(&[first], 4), 0);
    }

    #[test]
    fn a_disagreement_names_the_search_and_the_position() {
        /// Thinks itself better off each time it is looked at.
        #[derive(Clone)]
        struct Moody(std::rc::Rc<std::cell::Cell<i32>>);
        impl Game for Moody {
            type Move = i32;
            type Undo = ();
            type Key = ();
            fn moves(&self, _: &mut Vec<i32>) {}
            fn make(&mut self, _: i32) {}
            fn unmake(&mut self, _: i32, (): ()) {}
            fn evaluate(&self) -> i32 {
                self.0.set(self.0.get() + 1);
                self.0.get()
            }
            fn key(&self) {}
        }
        let failure =
            case("a mood", &Moody(std::rc::Rc::default()), 3, Order::AsListed, &ALL[..2], 1).unwrap_err();
        let sentence = "alpha-beta says 1 and NegaScout 2 of a mood at depth 3: a search is broken";
        assert_eq!(failure.to_string(), sentence);
    }
}
