//! The names and places of all controls, in the log: what a screen reader would be told, for whoever tests the app from
//! outside and wants to press "New Game" wherever it is.
//!
//! Only the most talkative log asks for it (`OTHELLO_LOG=trace`). Otherwise egui makes no such list and this costs
//! nothing.

use egui::Context;
use egui::accesskit::{Action, Node, TreeUpdate};
use log::Level::Trace;

/// The list that was last written.
#[derive(Debug, Default)]
pub struct Controls {
    written: Vec<String>,
}

impl Controls {
    /// Asks egui for the list if the log wants it.
    pub fn new(ctx: &Context) -> Self {
        if log::log_enabled!(Trace) {
            ctx.enable_accesskit();
        }
        Self::default()
    }

    /// Writes the list of a frame if it differs from the one before.
    pub fn log(&mut self, update: Option<&TreeUpdate>, pixels_per_point: f32) {
        let Some(update) = update else { return };
        let lines: Vec<String> = update
            .nodes
            .iter()
            .filter_map(|(id, node)| line(node, *id == update.focus, pixels_per_point.into()))
            .collect();
        if lines != self.written {
            log::trace!("controls begin");
            for line in &lines {
                log::trace!("control {line}");
            }
            log::trace!("controls end");
            self.written = lines;
        }
    }
}

/// Left, top, width and height in pixels, whether it can be pressed or a key would press it, and its name; nothing for
/// what has no name.
fn line(node: &Node, has_focus: bool, pixels_per_point: f64) -> Option<String> {
    let name = node.label().or_else(|| node.value()).filter(|name| !name.is_empty())?;
    let bounds = node.bounds()?;
    let [left, top, width, height] = [bounds.x0, bounds.y0, bounds.width(), bounds.height()]
        .map(|length| (length * pixels_per_point).round());
    let pressable = node.supports_action(Action::Click) && !node.is_disabled();
    let state = match (pressable, has_focus) {
        (true, true) => "focused",
        (true, false) => "on",
        (false, _) => "off",
    };
    Some(format!("{left} {top} {width} {height} {state} {}", name.replace('\n', " ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::accesskit::{Rect, Role};

    #[test]
    fn a_control_is_told_in_pixels_with_its_name_last() {
        let mut node = Node::new(Role::Button);
        assert_eq!(line(&node, false, 2.0), None);
        node.set_label("New Game");
        node.set_bounds(Rect { x0: 10.0, y0: 20.25, x1: 40.0, y1: 60.0 });
        assert_eq!(line(&node, false, 2.0).unwrap(), "20 41 60 80 off New Game");
        node.add_action(Action::Click);
        assert_eq!(line(&node, false, 1.0).unwrap(), "10 20 30 40 on New Game");
        assert_eq!(line(&node, true, 1.0).unwrap(), "10 20 30 40 focused New Game");
        node.set_disabled();
        assert_eq!(line(&node, false, 1.0).unwrap(), "10 20 30 40 off New Game");
    }
}
