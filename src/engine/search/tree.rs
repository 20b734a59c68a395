//! What the searches share: walking the tree, counting, remembering the line, and ending when told to.

use super::{Counts, Entered, GameTree, LeaveReason, Left, Order, SearchResult, Trace, Value, Window};
use crate::engine::Limit;

/// Nodes between two looks at the clock: some tens of microseconds, far below the 50 ms promised for a stop.
const NODES_PER_LOOK: u64 = 256;

/// Below this depth the moves lead to leaves, and sorting would only evaluate them twice. From 3 on instead of from 2,
/// `cargo bench --bench search` visits a sixth more nodes at depth 8 (November 2026).
const ORDER_MIN_DEPTH: u32 = 2;

/// One search on its way through the tree.
pub(super) struct Tree<'a, G: GameTree, T> {
    game: &'a mut G,
    order: Order,
    limit: &'a Limit,
    trace: T,
    pub(super) counts: Counts,
    stopped: bool,
    ply: usize,
    /// For each ply, the best line found below it.
    lines: Vec<Vec<G::Move>>,
    /// Lists that are not in use, kept to spare the allocator.
    spare: Vec<Vec<G::Move>>,
}

impl<'a, G: GameTree, T: Trace<G::Move>> Tree<'a, G, T> {
    pub(super) fn new(game: &'a mut G, order: Order, limit: &'a Limit, trace: T) -> Self {
        Self {
            game,
            order,
            limit,
            trace,
            counts: Counts::default(),
            stopped: false,
            ply: 0,
            lines: vec![Vec::new()],
            spare: Vec::new(),
        }
    }

    /// A node of any of the searches: evaluates it if it is a leaf, or lets `child` find the worth of each move
    /// until one reaches beta. Returns the best worth found, which may lie outside of the window (fail-soft).
    ///
    /// `child` gets the move, its number, and the window as it is narrowed by the moves before.
    #[inline(always)]
    pub(super) fn visit(
        &mut self,
        node: Entered<G::Move>,
        first: Option<G::Move>,
        mut child: impl FnMut(&mut Self, G::Move, usize, Window) -> Value,
    ) -> Value {
        self.enter(node);

        // 1. A leaf: the depth is used up, or the game is over.
        let moves = if node.depth == 0 { Vec::new() } else { self.moves(node.depth, first) };
        if moves.is_empty() {
            self.recycle(moves);
            let value = self.game.evaluate();
            return self.leave(value, LeaveReason::Leaf);
        }

        // 2. Each move in turn; what the side already has raises alpha for the moves that follow.
        let mut best = -Value::MAX;
        let mut window = node.window;
        let mut how = LeaveReason::Complete;
        for (idx, &at) in moves.iter().enumerate() {
            let value = child(self, at, idx, window);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                self.prefer(at);
            }
            window.alpha = window.alpha.max(best);

            // 3. The opponent has something better elsewhere and will not come here.
            if window.alpha >= window.beta {
                how = LeaveReason::CutOff { skipped: moves.len() - 1 - idx };
                break;
            }
        }
        self.recycle(moves);
        self.leave(best, how)
    }

    /// Counts the position that the game stands in, and looks whether the time is up.
    #[inline(always)]
    fn enter(&mut self, node: Entered<G::Move>) {
        if self.counts.nodes.is_multiple_of(NODES_PER_LOOK) && self.limit.is_reached() {
            self.stopped = true;
        }
        self.counts.nodes += 1;
        self.trace.enter(node);
        self.lines[self.ply].clear();
    }

    #[inline(always)]
    fn leave(&mut self, value: Value, how: LeaveReason) -> Value {
        match how {
            LeaveReason::Leaf => self.counts.leaves += 1,
            LeaveReason::CutOff { .. } => self.counts.cutoffs += 1,
            LeaveReason::Remembered => self.counts.memory_hits += 1,
            LeaveReason::Complete | LeaveReason::Stopped => {}
        }
        let how = if self.stopped { LeaveReason::Stopped } else { how };
        self.trace.leave(Left { value, how });
        value
    }

    /// A node whose worth is known well enough already, and the move that showed it.
    pub(super) fn remembered(
        &mut self,
        node: Entered<G::Move>,
        best: Option<G::Move>,
        value: Value,
    ) -> Value {
        self.enter(node);
        self.lines[self.ply].extend(best);
        self.leave(value, LeaveReason::Remembered)
    }

    /// Whether the search was told to end. From then on no value means anything.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The game, in the position where the search stands.
    pub(super) const fn game(&mut self) -> &mut G {
        self.game
    }

    /// A search of its own from the position where this one stands, that nobody watches.
    pub(super) fn unseen(&mut self) -> Tree<'_, G, ()> {
        Tree::new(self.game, self.order, self.limit, ())
    }

    /// The best move found so far in the node left last.
    pub(super) fn best_here(&self) -> Option<G::Move> {
        self.lines[self.ply].first().copied()
    }

    /// The moves here in the order of the search, `first` before all others; none if the game is over.
    fn moves(&mut self, depth: u32, first: Option<G::Move>) -> Vec<G::Move> {
        let mut moves = self.spare.pop().unwrap_or_default();
        self.game.moves(&mut moves);
        if self.order == Order::BestFirst && depth >= ORDER_MIN_DEPTH && moves.len() > 1 {
            // Worst for the opponent first. The sort is stable: equal moves keep the order of the game's list.
            moves.sort_by_cached_key(|&at| {
                let undo = self.game.make(at);
                let value = self.game.evaluate();
                self.game.unmake(at, undo);
                value
            });
        }
        if let Some(idx) = first.and_then(|first| moves.iter().position(|&at| at == first)) {
            moves[..=idx].rotate_right(1);
        }
        moves
    }

    fn recycle(&mut self, mut moves: Vec<G::Move>) {
        moves.clear();
        self.spare.push(moves);
    }

    /// The worth of a move: makes it, lets `below` search the opponent's side, and takes it back.
    #[inline(always)]
    pub(super) fn try_move(&mut self, at: G::Move, below: impl FnOnce(&mut Self) -> Value) -> Value {
        let undo = self.game.make(at);
        self.ply += 1;
        if self.lines.len() == self.ply {
            self.lines.push(Vec::new());
        }
        let value = -below(self);
        self.ply -= 1;
        self.game.unmake(at, undo);
        value
    }

    /// Notes that `at`, searched last, is the best move here so far: the line goes on with what was best below it.
    fn prefer(&mut self, at: G::Move) {
        let (here, below) = self.lines.split_at_mut(self.ply + 1);
        let line = &mut here[self.ply];
        line.clear();
        line.push(at);
        line.extend_from_slice(&below[0]);
    }

    /// What the search found, from the root.
    pub(super) fn found(&mut self, value: Value) -> SearchResult<G::Move> {
        debug_assert_eq!(self.ply, 0, "only the root knows the result");
        let line = std::mem::take(&mut self.lines[0]);
        self.found_line(value, line)
    }

    /// As [`Self::found`], for a search that knows its line from elsewhere.
    pub(super) fn found_line(&mut self, value: Value, line: Vec<G::Move>) -> SearchResult<G::Move> {
        let best = line.first().copied().or_else(|| self.first_move());
        SearchResult { value, best, line, counts: self.counts, complete: !self.stopped }
    }

    /// The move to return when a search is stopped before it finished one.
    fn first_move(&mut self) -> Option<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        moves.first().copied()
    }
}
