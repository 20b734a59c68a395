//! A search of a position for somebody who wants to see how it goes.

use super::{Recorder, Recording};
use crate::engine::classic::{ClassicEvaluation, Move, OthelloTree, PaperOne, PaperZero, TableOne};
use crate::engine::search::{GameTree, Memory, Order, Plan, search};
use crate::engine::{Limit, Stop};
use crate::rules::Position;

/// How many nodes of a tree are kept: more than a screen can show, and still drawn in a few milliseconds.
const MOST_KEPT: u64 = 3000;

/// By what the leaves are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperEval {
    /// P0's evaluation.
    PaperZero,
    /// P1's evaluation.
    PaperOne,
    /// P0's evaluation as its Table 1 counts, for the paper's own example alone.
    TableOne,
}

impl PaperEval {
    /// The order of moves that belongs to it: P0 takes them as they come.
    pub const fn order(self) -> Order {
        match self {
            Self::PaperZero | Self::TableOne => Order::AsListed,
            Self::PaperOne => Order::BestFirst,
        }
    }
}

/// What is to be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inquiry {
    /// From here. [`PaperEval::TableOne`] has a position of its own.
    pub position: Position,
    /// Judged by this.
    pub eval: PaperEval,
    /// The little randomness that the player has in its evaluation.
    pub seed: Option<u64>,
    /// By this search.
    pub plan: Plan,
}

/// A search with its tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploration {
    /// The tree.
    pub recording: Recording<Move>,
    /// How many positions the whole tree has: what plain negamax would visit.
    pub n_whole: u64,
}

/// Searches and keeps the tree; `None` if it was stopped. `progress` is called now and then with how many positions were
/// visited.
pub fn explore(inquiry: Inquiry, stop: &Stop, progress: impl FnMut(u64)) -> Option<Exploration> {
    let Inquiry { position, eval, seed, plan } = inquiry;
    let recording = match eval {
        PaperEval::PaperZero => watch(&mut othello::<PaperZero>(position, seed), plan, stop, progress),
        PaperEval::PaperOne => watch(&mut othello::<PaperOne>(position, seed), plan, stop, progress),
        PaperEval::TableOne => {
            let recording = watch(&mut TableOne::new(), plan, stop, progress)?;
            // The paper decides by the first level and lists the answers below it.
            Some(if plan.depth == 1 { recording.with_listed(TableOne::answers) } else { recording })
        }
    }?;
    let mut n_whole = 0;
    count_tree(position, plan.depth, stop, &mut n_whole)?;
    Some(Exploration { recording, n_whole })
}

fn othello<E: ClassicEvaluation>(position: Position, seed: Option<u64>) -> OthelloTree<E> {
    OthelloTree::seeded(position, seed)
}

fn watch<G: GameTree<Move = Move>>(
    game: &mut G,
    plan: Plan,
    stop: &Stop,
    progress: impl FnMut(u64),
) -> Option<Recording<Move>> {
    let mut recorder = Recorder::new(MOST_KEPT, progress);
    let mut memory = Memory::for_plan(plan);
    let found = search(game, plan, &mut memory, &Limit::until(stop.clone()), &mut recorder);
    recorder.finish(found)
}

/// Adds the positions from here down to a depth, as the searches count them; `None` if it was stopped.
fn count_tree(position: Position, depth: u32, stop: &Stop, n_whole: &mut u64) -> Option<()> {
    *n_whole += 1;
    if depth == 0 {
        return Some(());
    }
    if stop.is_raised() {
        return None;
    }
    let moves = position.moves();
    if moves.is_empty() {
        if position.must_pass() {
            return count_tree(position.pass(), depth - 1, stop, n_whole);
        }
        return Some(());
    }
    if depth == 1 {
        *n_whole += u64::from(moves.len());
        return Some(());
    }
    for at in moves {
        // Every one of them is legal; another would count for nothing.
        let Ok(after) = position.play(at) else { continue };
        count_tree(after, depth - 1, stop, n_whole)?;
    }
    Some(())
}
