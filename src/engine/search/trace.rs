//! A view into the tree while it is searched.

use super::{Value, Window};

/// Hears of every node in the order of the search: each [`enter`](Trace::enter) is followed by those of the node's
/// children and then by one [`leave`](Trace::leave).
///
/// The searches are generic over it, so that the silent `()` costs nothing.
pub trait Trace<M> {
    /// The search steps down to a position: the root has no move.
    fn enter(&mut self, node: Entered<M>);

    /// The search is done with the position it entered last and has not left yet.
    fn leave(&mut self, node: Left);
}

/// A position that the search steps down to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entered<M> {
    /// The move that leads here; `None` at the root.
    pub by: Option<M>,
    /// How many plies are still to be searched below.
    pub depth: u32,
    /// The values that matter here, seen from the side to move here.
    pub window: Window,
}

/// How the search left a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// What the search returns for it, seen from the side to move there.
    pub value: Value,
    /// Why it was left.
    pub how: LeaveReason,
}

/// Why the search was done with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveReason {
    /// The depth was used up or the game was over: the value is that of the evaluation.
    Leaf,
    /// Every move was searched.
    Complete,
    /// A move was too good: the opponent will avoid this position, so the other moves were not searched.
    CutOff {
        /// How many moves were left out.
        skipped: usize,
    },
    /// The memory already knew enough.
    Remembered,
    /// The search was stopped; the value means nothing.
    Stopped,
}

impl<M> Trace<M> for () {
    #[inline(always)]
    fn enter(&mut self, _: Entered<M>) {}

    #[inline(always)]
    fn leave(&mut self, _: Left) {}
}

impl<M, T: Trace<M>> Trace<M> for &mut T {
    fn enter(&mut self, node: Entered<M>) {
        (**self).enter(node);
    }

    fn leave(&mut self, node: Left) {
        (**self).leave(node);
    }
}
