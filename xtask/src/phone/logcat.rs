//! The phone's log as a script sees it: what was said since a moment, and where the app says its controls are.

use std::fs;
use std::path::{Path, PathBuf};

/// A log file that grows while we look.
pub(crate) struct Logcat {
    path: PathBuf,
    /// Where the last thing that was done began.
    since: usize,
}

/// A control as the app lists it: its name, whether it can be pressed now, and the middle of it in pixels.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Control {
    pub(crate) name: String,
    pub(crate) pressable: bool,
    pub(crate) middle: (f32, f32),
}

impl Logcat {
    pub(crate) fn new(path: PathBuf) -> Self {
        Self { path, since: 0 }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// All of it; nothing is there before the first message.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.path).unwrap_or_default()).into_owned()
    }

    /// Something is done now: what was said before is old.
    pub(crate) fn turn_page(&mut self) {
        self.since = self.text().len();
    }

    /// Whether a line has this in it since the last thing that was done.
    pub(crate) fn has(&self, words: &str) -> bool {
        self.text().get(self.since..).is_some_and(|new| new.contains(words))
    }

    /// The newest whole list of controls.
    pub(crate) fn controls(&self) -> Vec<Control> {
        newest_controls(&self.text())
    }
}

/// The app writes `controls begin`, a line for each control, and `controls end`.
fn newest_controls(log: &str) -> Vec<Control> {
    let Some(end) = log.rfind("controls end") else { return Vec::new() };
    let Some(begin) = log[..end].rfind("controls begin") else { return Vec::new() };
    log[begin..end].lines().filter_map(control).collect()
}

/// One control, as `control LEFT TOP WIDTH HEIGHT on|off NAME` behind whatever the log puts before it.
fn control(line: &str) -> Option<Control> {
    let (_, fields) = line.split_once(": control ")?;
    let mut fields = fields.splitn(6, ' ');
    let mut number = || fields.next()?.parse::<f32>().ok();
    let [left, top, width, height] = [number()?, number()?, number()?, number()?];
    let pressable = fields.next()? == "on";
    let name = fields.next()?.to_owned();
    Some(Control { name, pressable, middle: (left + width / 2.0, top + height / 2.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_whole_list_of_controls_counts() {
        let log = "\
            1 T/o: controls begin\n1 T/o: control 0 0 2 2 on Old\n1 T/o: controls end\n\
            2 T/o: controls begin\n2 T/o: control 10 20 30 40 on New Game\n2 T/o: control 0 0 9 9 off Undo\n\
            2 T/o: controls end\n3 T/o: controls begin\n3 T/o: control 0 0 1 1 on Half a list\n";
        let controls = newest_controls(log);
        assert_eq!(
            controls,
            [
                Control { name: "New Game".to_owned(), pressable: true, middle: (25.0, 40.0) },
                Control { name: "Undo".to_owned(), pressable: false, middle: (4.5, 4.5) },
            ]
        );
    }

    #[test]
    fn a_log_without_a_list_has_no_controls() {
        for log in ["", "controls end", "controls begin\n", "nothing of the kind"] {
            assert_eq!(newest_controls(log), []);
        }
    }
}
