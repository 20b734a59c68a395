//! What a screen reader gets of egui's tree that egui alone would get wrong on a phone: places inside of Android's view,
//! actions of our own, and which controls must be scrolled to.

use std::collections::BTreeMap;

use egui::Id;
use egui::accesskit::{Action, Affine, CustomAction, Node, NodeId, Point, TreeUpdate, Vec2};

/// Where the view that stands for our whole window lies in it, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewPlace {
    /// From the left and the upper edge of the window. Before Android draws apps from edge to edge, the view begins below
    /// the status bar, and our window above it.
    pub offset: [i32; 2],
    /// Width and height.
    pub size: [i32; 2],
}

impl ViewPlace {
    /// Moves the whole tree, which counts from the corner of the window, into the view.
    pub fn move_tree(self, update: &mut TreeUpdate) {
        let [x, y] = self.offset.map(f64::from);
        let Some(root) = root_of(update) else { return };
        let to_pixels = root.transform().copied().unwrap_or_default();
        root.set_transform(Affine::translate(Vec2::new(-x, -y)) * to_pixels);
    }
}

fn root_of(update: &mut TreeUpdate) -> Option<&mut Node> {
    let root = update.tree.as_ref()?.root;
    update.nodes.iter_mut().find(|(id, _)| *id == root).map(|(_, node)| node)
}

/// Puts the focus where reading begins, a title or a dialog, unless the keyboard's focus is somewhere.
pub fn begin_reading(update: &mut TreeUpdate, start: Option<Id>) {
    let is_nowhere = update.tree.as_ref().is_some_and(|tree| tree.root == update.focus);
    let start = start.map(|start| start.accesskit_id());
    if let Some(start) = start.filter(|start| is_nowhere && update.nodes.iter().any(|(id, _)| id == start)) {
        update.focus = start;
    }
}

/// What of a tree is asked for later, control by control.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReaderNotes {
    /// The actions that a control has besides Android's own.
    actions: BTreeMap<NodeId, Vec<CustomAction>>,
    /// The controls whose middle is out of sight.
    out_of_sight: Vec<NodeId>,
}

impl ReaderNotes {
    /// The notes of a tree that was moved into a view.
    pub fn of(update: &mut TreeUpdate, place: ViewPlace) -> Self {
        let to_view = root_of(update).and_then(|root| root.transform().copied()).unwrap_or_default();
        let [width, height] = place.size.map(f64::from);
        let mut notes = Self::default();
        for (id, node) in &update.nodes {
            if node.supports_action(Action::CustomAction) {
                notes.actions.insert(*id, node.custom_actions().to_vec());
            }
            let Some(bounds) = node.bounds() else { continue };
            let middle = to_view
                * Point::new(f64::midpoint(bounds.x0, bounds.x1), f64::midpoint(bounds.y0, bounds.y1));
            if !(0.0..=width).contains(&middle.x) || !(0.0..=height).contains(&middle.y) {
                notes.out_of_sight.push(*id);
            }
        }
        notes.out_of_sight.sort_unstable();
        notes
    }

    /// The actions of a control, besides Android's own.
    pub fn actions(&self, id: NodeId) -> &[CustomAction] {
        self.actions.get(&id).map_or(&[], Vec::as_slice)
    }

    /// Whether a control must be scrolled to.
    pub fn is_out_of_sight(&self, id: NodeId) -> bool {
        self.out_of_sight.binary_search(&id).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::accesskit::{Rect, Role, TreeId, TreeInfo};

    const ROOT: NodeId = NodeId(1);
    const SEEN: NodeId = NodeId(7);
    const BELOW: NodeId = NodeId(3);

    /// A window of two pixels to a point, with a button in sight and one far below it.
    fn update() -> TreeUpdate {
        let mut root = Node::new(Role::Window);
        root.set_transform(Affine::scale(2.0));
        root.set_children(vec![SEEN, BELOW]);
        let button = |top: f64| {
            let mut node = Node::new(Role::Button);
            node.set_bounds(Rect { x0: 0.0, y0: top, x1: 100.0, y1: top + 50.0 });
            node
        };
        let mut seen = button(20.0);
        seen.add_action(Action::CustomAction);
        seen.set_custom_actions(vec![CustomAction { id: 2, description: "Score".into() }]);
        TreeUpdate {
            nodes: vec![(ROOT, root), (SEEN, seen), (BELOW, button(900.0))],
            tree: Some(TreeInfo::new(ROOT)),
            tree_id: TreeId::ROOT,
            focus: ROOT,
        }
    }

    #[test]
    fn a_view_below_the_status_bar_counts_from_there() {
        let mut update = update();
        ViewPlace { offset: [0, 48], size: [400, 752] }.move_tree(&mut update);
        let root = root_of(&mut update).unwrap();
        let corner = *root.transform().unwrap() * Point::new(10.0, 30.0);
        assert_eq!((corner.x, corner.y), (20.0, 12.0));
    }

    #[test]
    fn reading_begins_where_the_page_says_unless_the_keyboard_is_somewhere() {
        let title = Id::unique("title");
        let mut with_title = update();
        with_title.nodes.push((title.accesskit_id(), Node::new(Role::Label)));
        begin_reading(&mut with_title, Some(Id::unique("not there")));
        assert_eq!(with_title.focus, ROOT);
        begin_reading(&mut with_title, Some(title));
        assert_eq!(with_title.focus, title.accesskit_id());
        let mut with_focus = update();
        with_focus.nodes.push((title.accesskit_id(), Node::new(Role::Label)));
        with_focus.focus = SEEN;
        begin_reading(&mut with_focus, Some(title));
        assert_eq!(with_focus.focus, SEEN);
    }

    #[test]
    fn what_is_scrolled_away_is_known_and_so_are_the_actions() {
        let place = ViewPlace { offset: [0, 0], size: [400, 800] };
        let mut update = update();
        place.move_tree(&mut update);
        let notes = ReaderNotes::of(&mut update, place);
        assert!(notes.is_out_of_sight(BELOW) && !notes.is_out_of_sight(SEEN));
        assert_eq!(notes.actions(SEEN).iter().map(|action| action.id).collect::<Vec<_>>(), [2]);
        assert_eq!(notes.actions(BELOW), []);
    }
}
