//! The names and places of all controls, in the log: what a screen reader would be told, for whoever tests the app from
//! outside and wants to press "New Game" wherever it is.
//!
//! Only the most talkative log asks for it (`OTHELLO_LOG=trace`). Without that, and without a screen reader, egui makes no
//! such list and this costs nothing.

use egui::Context;
use egui::accesskit::{Action, Node, TreeUpdate};
use log::Level::Trace;

/// The list that was last written, and whether egui makes one.
#[derive(Debug)]
pub struct Controls {
    written: Vec<String>,
    is_logged: bool,
    is_made: bool,
}

impl Default for Controls {
    /// Written if the log wants it.
    fn default() -> Self {
        Self { written: Vec::new(), is_logged: log::log_enabled!(Trace), is_made: false }
    }
}

impl Controls {
    /// Before a frame: asks egui for the tree if the log wants it or a screen reader is there, and else for none.
    pub fn prepare(&mut self, ctx: &Context, has_reader: bool) {
        let is_wanted = self.is_logged || has_reader;
        if std::mem::replace(&mut self.is_made, is_wanted) == is_wanted {
            return;
        }
        if is_wanted {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }

    /// Writes the list of a frame if it differs from the one before.
    pub fn log(&mut self, update: &TreeUpdate, pixels_per_point: f32) {
        if !self.is_logged {
            return;
        }
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

    /// Whether a frame makes the tree.
    fn is_made(ctx: &Context, controls: &mut Controls, has_reader: bool) -> bool {
        controls.prepare(ctx, has_reader);
        let output = ctx.run_ui(egui::RawInput::default(), |ui| drop(ui.label("a")));
        let is_made = output.platform_output.accesskit_update.is_some();
        output.drop_without_applying_deltas();
        is_made
    }

    #[test]
    fn nobody_but_a_screen_reader_pays_for_the_tree() {
        let (ctx, mut controls) = (Context::default(), Controls::default());
        let frames = [false, true, true, false].map(|has_reader| is_made(&ctx, &mut controls, has_reader));
        assert_eq!(frames, [false, true, true, false]);
    }

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
