//! The papers' searches, written once for any game of two players.
//!
//! All four look equally deep and return the same value; they differ in how much of the tree they visit.
//! Plain negamax visits everything, alpha-beta leaves out what cannot matter, NegaScout bets that the first move is
//! the best and proves it cheaply, MTD(f) closes in on the value from both sides with a memory.

mod alphabeta;
mod deepen;
mod game_tree;
mod memory;
mod minimax;
mod mtdf;
mod negascout;
mod remember;
#[cfg(test)]
mod tests;
mod trace;
mod tree;
mod window;

pub use deepen::deepen;
pub use game_tree::{GameTree, Value, WIN, final_margin, final_value};
pub use memory::Memory;
pub(super) use memory::Mixer;
pub use trace::{Entered, LeaveReason, Left, Trace};
pub use window::Window;

use serde::{Deserialize, Serialize};

use self::tree::Tree;
use super::Limit;

/// Which of the four searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Algorithm {
    /// Every line to the full depth: for teaching, and as the slow twin of the others.
    Minimax,
    /// Negamax with alpha-beta pruning (P0).
    AlphaBeta,
    /// Reinefeld's NegaScout (P1, P2).
    NegaScout,
    /// Plaat's MTD(f) (P1).
    Mtdf,
}

impl Algorithm {
    /// All of them, from the one that visits most.
    pub const ALL: [Self; 4] = [Self::Minimax, Self::AlphaBeta, Self::NegaScout, Self::Mtdf];

    /// Its usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "negamax",
            Self::AlphaBeta => "alpha-beta",
            Self::NegaScout => "NegaScout",
            Self::Mtdf => "MTD(f)",
        }
    }
}

/// In which order the moves of a node are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As the game lists them, as in P0: of equal moves, the first listed is chosen.
    AsListed,
    /// The most promising first, by the evaluation one ply on, where the subtree is large enough to pay for it.
    BestFirst,
}

/// What to search, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The search.
    pub algorithm: Algorithm,
    /// How many plies ahead.
    pub depth: u32,
    /// The order of moves.
    pub order: Order,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The worth of the position for the side to move, `depth` plies ahead.
    pub value: Value,
    /// The best move; `None` only if the game is over. After a stop, the best of what was searched so far, or the
    /// first legal move.
    pub best: Option<M>,
    /// The moves that both sides are expected to make, `best` first. It leads to a position of this value; only MTD(f)
    /// may break it off, where its memory was far too small.
    pub line: Vec<M>,
    /// What the search did.
    pub counts: Counts,
    /// Whether the search ran to its end; if not, `value` is only a guess.
    pub complete: bool,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions visited, the root and repeated visits included.
    pub nodes: u64,
    /// Positions among them that were evaluated: the depth was used up or the game over.
    pub leaves: u64,
    /// Positions among them that were left before all moves were searched.
    pub cutoffs: u64,
    /// Second searches of a move (NegaScout) and passes after the first (MTD(f)).
    pub researches: u64,
    /// Positions among them that the memory answered.
    pub memory_hits: u64,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, more: Self) {
        self.nodes += more.nodes;
        self.leaves += more.leaves;
        self.cutoffs += more.cutoffs;
        self.researches += more.researches;
        self.memory_hits += more.memory_hits;
    }
}

/// Searches the position of `game`, which is as it was when this returns. `memory` serves NegaScout and MTD(f);
/// the others leave it as it is.
pub fn search<G: GameTree, T: Trace<G::Move>>(
    game: &mut G,
    plan: Plan,
    memory: &mut Memory<G::Key, G::Move>,
    limit: &Limit,
    trace: &mut T,
) -> SearchResult<G::Move> {
    let mut tree = Tree::new(game, plan.order, limit, trace);
    let value = match plan.algorithm {
        Algorithm::Minimax => minimax::minimax(&mut tree, None, plan.depth),
        Algorithm::AlphaBeta => alphabeta::alphabeta(&mut tree, None, plan.depth, Window::FULL),
        Algorithm::NegaScout => negascout::negascout(&mut tree, memory, None, plan.depth, Window::FULL),
        Algorithm::Mtdf => return mtdf::mtdf(&mut tree, plan.depth, 0, memory),
    };
    tree.found(value)
}

/// As [`search`], with no limit, no memory kept and nobody watching.
pub fn search_freely<G: GameTree>(game: &mut G, plan: Plan) -> SearchResult<G::Move> {
    search(game, plan, &mut Memory::for_plan(plan), &Limit::until(super::Stop::new()), &mut ())
}
