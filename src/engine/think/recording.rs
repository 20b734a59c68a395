//! A searched tree to look at, with the steps in which it was walked.

use std::ops::RangeInclusive;

use crate::engine::search::{Entered, SearchResult, Value, Window};

/// Why the search was done with a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The depth was used up or the game was over: the value is that of the evaluation.
    Leaf,
    /// Every move was searched.
    Complete,
    /// A move was too good for the opponent to allow this position; so many others were not searched.
    CutOff {
        /// How many moves were left out.
        skipped: usize,
    },
    /// The memory already knew enough.
    Remembered,
    /// It was evaluated to be shown, and had no part in the choice.
    Listed,
}

/// One visit of a position. A position that was searched twice has two nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<M> {
    /// The node above it; `None` for a root.
    pub parent: Option<usize>,
    /// The move that leads here; `None` for a root.
    pub by: Option<M>,
    /// How many moves lie between the root and this node.
    pub ply: u32,
    /// How many plies were still to be searched below.
    pub depth: u32,
    /// The values that mattered when it was entered, seen from the side to move here.
    pub window: Window,
    /// What the search returned for it, seen from the side to move here.
    pub value: Value,
    /// Why it was left.
    pub end: End,
    /// The number of this visit among all visits of the search, from 1.
    pub number: u64,
    /// How many positions had been visited when it was left.
    pub visited: u64,
    /// How many nodes are kept from here down, this one included.
    pub n_kept: usize,
    /// Whether it lies on the line that the search expects.
    pub chosen: bool,
    /// Whether the same move was searched before at the same place: NegaScout's second look.
    pub again: bool,
}

impl<M: Copy> Node<M> {
    pub(super) fn new(
        entered: &Entered<M>,
        ply: u32,
        value: Value,
        end: End,
        visits: RangeInclusive<u64>,
    ) -> Self {
        Self {
            parent: None,
            by: entered.by,
            ply,
            depth: entered.depth,
            window: entered.window,
            value,
            end,
            number: *visits.start(),
            visited: *visits.end(),
            n_kept: 1,
            chosen: false,
            again: false,
        }
    }

    /// How many positions below it were visited and are not kept.
    pub const fn n_hidden(&self) -> u64 {
        if self.n_kept == 1 { self.visited - self.number } else { 0 }
    }
}

/// A moment of the search that can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The search goes down to this node.
    Enter(usize),
    /// The search is done with this node and hands its value up. A node without children is entered and left at once.
    Leave(usize),
}

impl Step {
    /// The node it is about.
    pub const fn node(self) -> usize {
        match self {
            Self::Enter(node) | Self::Leave(node) => node,
        }
    }
}

/// A searched tree. Nodes stand in the order in which they were entered, each before the nodes below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording<M> {
    nodes: Vec<Node<M>>,
    steps: Vec<Step>,
    /// For each node the steps at which it is entered and left.
    moments: Vec<(usize, usize)>,
    found: SearchResult<M>,
}

impl<M: Copy + PartialEq> Recording<M> {
    pub(super) fn new(roots: Vec<Branch<M>>, found: SearchResult<M>) -> Self {
        let mut recording = Self { nodes: Vec::new(), steps: Vec::new(), moments: Vec::new(), found };
        for root in roots {
            recording.take_in(root, None);
        }
        recording.mark_line();
        recording
    }

    /// The nodes, each before the nodes below it.
    pub fn nodes(&self) -> &[Node<M>] {
        &self.nodes
    }

    /// The steps of the search, as far as its nodes are kept.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the search found.
    pub const fn found(&self) -> &SearchResult<M> {
        &self.found
    }

    /// The roots: one for each pass of MTD(f), a single one for the other searches.
    pub fn roots(&self) -> impl Iterator<Item = usize> {
        self.siblings(0, self.nodes.len())
    }

    /// The moves searched at a node, in their order.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        self.siblings(node + 1, node + self.nodes[node].n_kept)
    }

    /// Nodes side by side, from the first of them to the end of the last one's tree.
    fn siblings(&self, first: usize, end: usize) -> impl Iterator<Item = usize> {
        let within = move |node: usize| (node < end).then_some(node);
        std::iter::successors(within(first), move |&node| within(node + self.nodes[node].n_kept))
    }

    /// The step at which a node is entered.
    pub fn entered_at(&self, node: usize) -> usize {
        self.moments[node].0
    }

    /// The step at which a node is left, and its value known.
    pub fn left_at(&self, node: usize) -> usize {
        self.moments[node].1
    }

    /// The best that the side to move at a node has found up to this step, and the child that gives it.
    pub fn best_at(&self, node: usize, step: usize) -> Option<(Value, usize)> {
        self.children(node)
            .filter(|&child| self.left_at(child) <= step && self.nodes[child].end != End::Listed)
            .map(|child| (-self.nodes[child].value, child))
            // Of equal moves the first is kept, but a second look replaces the first one.
            .reduce(|best, next| {
                let same = self.nodes[next.1].by == self.nodes[best.1].by;
                if next.0 > best.0 || (next.0 == best.0 && same) { next } else { best }
            })
    }

    /// The moves from the root to a node.
    pub fn path(&self, node: usize) -> Vec<M> {
        let mut moves: Vec<M> = std::iter::successors(Some(node), |&node| self.nodes[node].parent)
            .filter_map(|node| self.nodes[node].by)
            .collect();
        moves.reverse();
        moves
    }

    /// The same, with moves to be shown below its leaves that had no part in the choice. `list` gets the moves to a leaf
    /// and gives those after it, each with the value that its position has for the side to move there.
    #[must_use]
    pub fn with_listed(self, mut list: impl FnMut(&[M]) -> Vec<(M, Value)>) -> Self {
        let mut roots: Vec<Branch<M>> = self.roots().map(|root| self.branch(root)).collect();
        for root in &mut roots {
            root.list(&mut Vec::new(), &mut list);
        }
        Self::new(roots, self.found)
    }

    fn branch(&self, node: usize) -> Branch<M> {
        let children = self.children(node).map(|child| self.branch(child)).collect();
        Branch { node: self.nodes[node].clone(), children, best: None }
    }

    fn take_in(&mut self, branch: Branch<M>, parent: Option<usize>) {
        let at = self.nodes.len();
        self.nodes.push(Node { parent, chosen: false, ..branch.node });
        let entered = self.steps.len();
        self.moments.push((entered, entered));
        if !branch.children.is_empty() {
            self.steps.push(Step::Enter(at));
        }
        let mut tried = Vec::new();
        for mut child in branch.children {
            child.node.again = tried.contains(&child.node.by);
            tried.push(child.node.by);
            self.take_in(child, Some(at));
        }
        self.nodes[at].n_kept = self.nodes.len() - at;
        self.moments[at].1 = self.steps.len();
        self.steps.push(Step::Leave(at));
    }

    /// Marks the nodes of the expected line, in the latest pass that knows most of it.
    fn mark_line(&mut self) {
        let line = self.found.line.clone();
        let ways: Vec<Vec<usize>> = self.roots().map(|root| self.way(root, &line)).collect();
        let longest =
            ways.into_iter().rev().reduce(|best, next| if next.len() > best.len() { next } else { best });
        for node in longest.unwrap_or_default() {
            self.nodes[node].chosen = true;
        }
    }

    /// The nodes from a root along a line, as far as they are kept; of two looks at a move the second one.
    fn way(&self, root: usize, line: &[M]) -> Vec<usize> {
        let mut way = vec![root];
        let mut here = root;
        for &at in line {
            let Some(next) = self.children(here).filter(|&child| self.nodes[child].by == Some(at)).last()
            else {
                break;
            };
            way.push(next);
            here = next;
        }
        way
    }
}

/// A node with what is below it, while the tree still changes.
pub(super) struct Branch<M> {
    pub(super) node: Node<M>,
    pub(super) children: Vec<Self>,
    /// The child that was best.
    pub(super) best: Option<usize>,
}

impl<M: Copy> Branch<M> {
    /// Drops what is deeper than `whole`; the way of the best moves stays if `with_tail`.
    pub(super) fn thin(&mut self, whole: u32, with_tail: bool) {
        if self.node.ply >= whole && !with_tail {
            self.children.clear();
        }
        for (idx, child) in self.children.iter_mut().enumerate() {
            child.thin(whole, with_tail && self.best == Some(idx));
        }
    }

    /// Drops what is deeper than `whole` when nothing but the way of the best moves can be.
    pub(super) fn drop_tail(&mut self, whole: u32) {
        let mut here = self;
        while here.node.ply < whole {
            let Some(best) = here.best else { return };
            here = &mut here.children[best];
        }
        here.children.clear();
    }

    /// Lists moves below the leaves.
    fn list(&mut self, path: &mut Vec<M>, list: &mut impl FnMut(&[M]) -> Vec<(M, Value)>) {
        path.extend(self.node.by);
        if self.node.end == End::Leaf {
            let (ply, number) = (self.node.ply + 1, self.node.visited);
            self.children = list(path)
                .into_iter()
                .map(|(by, value)| {
                    let entered = Entered { by: Some(by), depth: 0, window: Window::FULL };
                    let node = Node::new(&entered, ply, value, End::Listed, number..=number);
                    Self { node, children: Vec::new(), best: None }
                })
                .collect();
        } else {
            for child in &mut self.children {
                child.list(path, list);
            }
        }
        if self.node.by.is_some() {
            path.pop();
        }
    }
}
