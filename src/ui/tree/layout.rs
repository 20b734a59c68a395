//! Where the nodes of a tree go: found once for each tree, in points at zoom 1.

use egui::{Rect, Vec2, pos2, vec2};

use crate::engine::classic::Move;
use crate::engine::think::{End, Recording};

/// A card.
pub(super) const CARD: Vec2 = vec2(132.0, 36.0);
/// From one column to the next.
pub(super) const COLUMN: f32 = 166.0;
/// From one card to the next below it.
const ROW: f32 = 40.0;
/// The room for the stub of what was cut off.
pub(super) const STUB: f32 = 26.0;
/// What keeps the children of different nodes apart.
const GROUP_GAP: f32 = 6.0;

/// A node's place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NodePlace {
    pub(super) ply: u32,
    /// Where everything from it down begins and ends.
    pub(super) top: f32,
    pub(super) bottom: f32,
    /// The middle of its card.
    pub(super) y: f32,
    /// The middle of the stub of what was cut off below it.
    pub(super) stub: Option<f32>,
}

impl NodePlace {
    /// The left edge of its column.
    pub(super) fn x(&self) -> f32 {
        self.ply as f32 * COLUMN
    }

    /// Its card.
    pub(super) fn rect(&self) -> Rect {
        Rect::from_min_size(pos2(self.x(), self.y - CARD.y / 2.0), CARD)
    }
}

/// All places.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    places: Vec<NodePlace>,
    size: Vec2,
}

impl Layout {
    /// A tidy tree: leaves below each other in the order of the search, each node in the middle of its children.
    pub(super) fn of(recording: &Recording<Move>) -> Self {
        let nothing = NodePlace { ply: 0, top: 0.0, bottom: 0.0, y: 0.0, stub: None };
        let mut layout = Self { places: vec![nothing; recording.nodes().len()], size: Vec2::ZERO };
        let mut below = 0.0;
        for root in recording.roots() {
            below = layout.put(recording, root, below) + GROUP_GAP;
        }
        let columns = layout.places.iter().map(|place| place.ply + 1).max().unwrap_or(1);
        layout.size = vec2((columns - 1) as f32 * COLUMN + CARD.x, (below - GROUP_GAP).max(ROW));
        layout
    }

    /// Puts a node and all below it from a height on; gives the height where they end.
    fn put(&mut self, recording: &Recording<Move>, node: usize, top: f32) -> f32 {
        let ply = recording.nodes()[node].ply;
        let (mut below, mut first, mut last) = (top, None, top);
        for child in recording.children(node) {
            below = self.put(recording, child, below);
            last = self.places[child].y;
            first.get_or_insert(last);
        }
        let Some(first) = first else {
            self.places[node] = NodePlace { ply, top, bottom: top + ROW, y: top + ROW / 2.0, stub: None };
            return top + ROW;
        };
        let is_cut = matches!(recording.nodes()[node].end, End::CutOff { skipped } if skipped > 0);
        let stub = is_cut.then_some(below + STUB / 2.0);
        if is_cut {
            below += STUB;
        }
        let bottom = below + GROUP_GAP;
        self.places[node] = NodePlace { ply, top, bottom, y: f32::midpoint(first, last), stub };
        bottom
    }

    /// A node's place.
    pub(super) fn place(&self, node: usize) -> NodePlace {
        self.places.get(node).copied().unwrap_or(NodePlace {
            ply: 0,
            top: 0.0,
            bottom: ROW,
            y: 0.0,
            stub: None,
        })
    }

    /// The whole tree.
    pub(super) const fn size(&self) -> Vec2 {
        self.size
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Stop;
    use crate::engine::search::{Algorithm, Order, Plan};
    use crate::engine::think::{Inquiry, PaperEval, explore};
    use crate::rules::Position;

    fn recording(algorithm: Algorithm, depth: u32) -> Recording<Move> {
        let plan = Plan { algorithm, depth, order: Order::AsListed };
        let inquiry = Inquiry { position: Position::START, eval: PaperEval::PaperZero, seed: None, plan };
        explore(inquiry, &Stop::new(), |_| {}).unwrap().recording
    }

    #[test]
    fn no_two_cards_of_a_column_touch_and_parents_stand_beside_their_children() {
        for algorithm in Algorithm::ALL {
            let recording = recording(algorithm, 4);
            let layout = Layout::of(&recording);
            let mut lowest = [f32::NEG_INFINITY; 8];
            for (idx, node) in recording.nodes().iter().enumerate() {
                let place = layout.place(idx);
                let column = &mut lowest[node.ply as usize];
                assert!(place.y - CARD.y / 2.0 > *column, "{algorithm:?} {idx}");
                *column = place.y + CARD.y / 2.0;
                assert!(place.top < place.y && place.y < place.bottom);
                for child in recording.children(idx) {
                    let below = layout.place(child);
                    assert!(place.top <= below.top && below.bottom <= place.bottom);
                    assert_eq!(below.ply, place.ply + 1);
                }
                assert!(place.bottom <= layout.size().y + 1.0 + GROUP_GAP);
            }
        }
    }

    #[test]
    fn what_was_cut_has_a_stub_below_the_last_child() {
        let recording = recording(Algorithm::AlphaBeta, 3);
        let layout = Layout::of(&recording);
        let mut n_stubs = 0;
        for idx in 0..recording.nodes().len() {
            let place = layout.place(idx);
            if let Some(stub) = place.stub {
                let last = recording.children(idx).last().unwrap();
                assert!(stub > layout.place(last).bottom - 1.0 && stub < place.bottom);
                n_stubs += 1;
            }
        }
        assert!(n_stubs > 0);
    }
}
