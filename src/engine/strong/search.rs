//! What midgame and endgame searches share: the table, the limits, the evaluation and the count of nodes.

use std::sync::Arc;

use super::evaluation::Evaluation;
use super::last_plies::Killers;
use super::patterns::Layout;
use super::probcut::CERTAIN;
use super::stability::EdgeTable;
use super::threads::{SearchThreads, Split, is_void};
use super::transposition_table::TranspositionTable;
use crate::engine::Limit;

/// One thread's search. It stops when its limit is reached, and counts the positions it visits.
pub struct Search<'a> {
    pub(super) table: &'a TranspositionTable,
    /// A small table for positions near the end: there are many, they are soon needed again or never, and a table
    /// that fits the processor's cache answers many times faster than the large one.
    pub(super) near: TranspositionTable,
    pub(super) evaluation: &'a Evaluation,
    pub(super) edges: &'static EdgeTable,
    pub(super) layout: &'static Layout,
    /// How sure the search has to be before it cuts; see [`probcut`](super::probcut).
    pub(super) confidence: u8,
    /// Whether it does without the cuts that only pay for who plays: see [`Self::thorough`].
    pub(super) is_thorough: bool,
    /// Inside of how many shallow searches of Multi-ProbCut this is.
    pub(super) n_nested_cuts: u8,
    /// The moves that last ended nodes near the leaves.
    pub(super) killers: Killers,
    limit: &'a Limit,
    max_nodes: u64,
    pub(super) nodes: u64,
    /// The node count at which the limits are asked next.
    next_check: u64,
    /// Whether the search unwinds: a limit was reached, or another thread made the work here needless.
    pub(super) stopped: bool,
    /// Whether a limit was reached.
    pub(super) is_exhausted: bool,
    /// The threads that help each other, if there are several.
    pub(super) threads: Option<&'a SearchThreads>,
    /// The split on which this thread works.
    pub(super) split: Option<Arc<Split>>,
    /// How many of the nodes were reported to the other threads.
    n_reported: u64,
}

/// Half of a small processor's second cache.
const NEAR_KILOBYTES: usize = 256;

/// Reading the clock costs as much as a few nodes; so many of them pass in well under a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 1 << 10;

impl<'a> Search<'a> {
    /// A search that remembers in this table, judges by this evaluation and ends at this limit.
    pub fn new(table: &'a TranspositionTable, evaluation: &'a Evaluation, limit: &'a Limit) -> Self {
        Self {
            table,
            near: TranspositionTable::with_kilobytes(NEAR_KILOBYTES),
            evaluation,
            edges: EdgeTable::get(),
            layout: Layout::get(),
            confidence: CERTAIN,
            is_thorough: false,
            n_nested_cuts: 0,
            killers: Killers::NONE,
            limit,
            max_nodes: u64::MAX,
            nodes: 0,
            next_check: 0,
            stopped: false,
            is_exhausted: false,
            threads: None,
            split: None,
            n_reported: 0,
        }
    }

    /// Another thread's search of the same work.
    pub(super) fn helper<'b>(&self, threads: &'b SearchThreads) -> Search<'b>
    where
        'a: 'b,
    {
        let search = Search::new(self.table, self.evaluation, self.limit).with_nodes(self.max_nodes);
        Search { threads: Some(threads), is_thorough: self.is_thorough, ..search }
    }

    /// The same search, ending after about so many nodes.
    #[must_use]
    pub const fn with_nodes(mut self, max_nodes: u64) -> Self {
        self.max_nodes = max_nodes;
        self
    }

    /// The same search without its boldest cuts: late moves are searched as deep as the first, and no static value decides
    /// over two plies. Whoever plays gains by both, since the time that they save goes deeper. Who wants the value of each
    /// move at a fixed depth only loses.
    #[must_use]
    pub const fn thorough(mut self) -> Self {
        self.is_thorough = true;
        self
    }

    /// How many positions were visited so far, by all threads.
    pub fn nodes(&self) -> u64 {
        self.threads.map_or(self.nodes, |threads| threads.add_nodes(0) + self.nodes - self.n_reported)
    }

    /// Whether a limit was reached.
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The part of its time that is spent; 0 if that has no limit.
    pub(super) fn part_of_time(&self) -> f32 {
        self.limit.part_of_time().unwrap_or(0.0)
    }

    /// The part of the positions that it may visit; 0 if those have no limit.
    pub(super) fn part_of_nodes(&self) -> f32 {
        if self.max_nodes == u64::MAX { 0.0 } else { self.nodes() as f32 / self.max_nodes as f32 }
    }

    /// Counts a node, and looks at the limits from time to time. True once the search should end.
    #[inline]
    pub(super) fn enter(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check_limits();
        }
        self.stopped
    }

    #[cold]
    fn check_limits(&mut self) {
        self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
        self.is_exhausted |= self.report_nodes() > self.max_nodes || self.limit.is_reached();
        self.stopped |= self.is_exhausted || is_void(self.split.as_ref());
    }

    /// Reports the nodes since the last time to the other threads; the sum over all threads.
    pub(super) fn report_nodes(&mut self) -> u64 {
        let n_new = self.nodes - self.n_reported;
        self.n_reported = self.nodes;
        self.threads.map_or(self.nodes, |threads| threads.add_nodes(n_new))
    }
}
