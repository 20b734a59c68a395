//! Watches a search and keeps as much of its tree as may be kept.
//!
//! Upper levels are kept whole. When there is more than may be kept, the deepest level goes first, everywhere at once,
//! so that no branch is favoured; only the line that is best so far keeps its way down, because it is what people look
//! for. So at every node either all searched moves are there or none of them is.

use super::recording::{Branch, End};
use super::{Node, Recording};
use crate::engine::search::{Entered, LeaveReason, Left, SearchResult, Trace, Value};

/// How many nodes between two calls of the one who waits: some hundredths of a second.
const NODES_PER_CALL: u64 = 1 << 16;

/// A [`Trace`] that keeps a bounded tree.
pub struct Recorder<M, P> {
    /// The positions that the search has entered and not left, the root first.
    open: Vec<Open<M>>,
    /// The trees that are done: one for each pass of MTD(f), a single one for the other searches.
    roots: Vec<Branch<M>>,
    /// Visits by ply.
    visits: Vec<u64>,
    n_visits: u64,
    /// Every ply up to this one is kept.
    whole: u32,
    /// How many visits those are.
    n_whole: u64,
    most: u64,
    stopped: bool,
    progress: P,
}

struct Open<M> {
    entered: Entered<M>,
    /// The number of this visit, from 1.
    number: u64,
    children: Vec<Branch<M>>,
    best: Option<usize>,
}

impl<M: Copy + PartialEq, P: FnMut(u64)> Recorder<M, P> {
    /// Keeps about `most` nodes. `progress` is called now and then with how many positions were visited.
    pub const fn new(most: u64, progress: P) -> Self {
        Self {
            open: Vec::new(),
            roots: Vec::new(),
            visits: Vec::new(),
            n_visits: 0,
            whole: u32::MAX,
            n_whole: 0,
            most,
            stopped: false,
            progress,
        }
    }

    /// What was seen of a search that found this; `None` if it was stopped, because then the values mean nothing.
    pub fn finish(self, found: SearchResult<M>) -> Option<Recording<M>> {
        (!self.stopped && found.complete && self.open.is_empty()).then(|| Recording::new(self.roots, found))
    }

    /// Gives up the deepest levels until what is left may be kept.
    fn thin(&mut self) {
        while self.n_whole > self.most && self.whole > 0 {
            let deepest = self.whole.min(self.visits.len() as u32 - 1);
            self.n_whole -= self.visits[deepest as usize];
            self.whole = deepest.saturating_sub(1);
        }
        for root in &mut self.roots {
            root.thin(self.whole, true);
        }
        for open in &mut self.open {
            for (idx, child) in open.children.iter_mut().enumerate() {
                child.thin(self.whole, open.best == Some(idx));
            }
        }
    }
}

impl<M: Copy + PartialEq, P: FnMut(u64)> Trace<M> for Recorder<M, P> {
    fn enter(&mut self, entered: Entered<M>) {
        let ply = self.open.len();
        if self.visits.len() <= ply {
            self.visits.push(0);
        }
        self.visits[ply] += 1;
        self.n_visits += 1;
        if self.n_visits.is_multiple_of(NODES_PER_CALL) {
            (self.progress)(self.n_visits);
        }
        if ply as u32 <= self.whole {
            self.n_whole += 1;
            if self.n_whole > self.most {
                self.thin();
            }
        }
        self.open.push(Open { entered, number: self.n_visits, children: Vec::new(), best: None });
    }

    fn leave(&mut self, left: Left) {
        let Some(open) = self.open.pop() else { return };
        let ply = self.open.len() as u32;
        let Some(end) = end_of(left.how) else {
            self.stopped = true;
            return;
        };
        let node = Node::new(&open.entered, ply, left.value, end, open.number..=self.n_visits);
        let mut branch = Branch { node, children: open.children, best: open.best };
        let Some(parent) = self.open.last_mut() else {
            self.roots.push(branch);
            return;
        };
        if parent.is_bettered_by(&branch) {
            if let Some(before) = parent.best {
                parent.children[before].drop_tail(self.whole);
            }
            parent.best = Some(parent.children.len());
        } else {
            branch.drop_tail(self.whole);
        }
        parent.children.push(branch);
    }
}

impl<M: PartialEq> Open<M> {
    /// Whether this child is the best one so far. A second search of the same move takes the place of the first.
    fn is_bettered_by(&self, child: &Branch<M>) -> bool {
        let Some(best) = self.best.map(|best| &self.children[best].node) else { return true };
        let worth = |node: &Node<M>| -> Value { -node.value };
        worth(&child.node) > worth(best) || (worth(&child.node) == worth(best) && child.node.by == best.by)
    }
}

fn end_of(how: LeaveReason) -> Option<End> {
    match how {
        LeaveReason::Leaf => Some(End::Leaf),
        LeaveReason::Complete => Some(End::Complete),
        LeaveReason::CutOff { skipped } => Some(End::CutOff { skipped }),
        LeaveReason::Remembered => Some(End::Remembered),
        LeaveReason::Stopped => None,
    }
}
