//! The phone's log as a script sees it: what was said since a moment, and where the app says its controls are.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// So much of the end has the newest list of controls of the largest page, and can be read again and again from a log of
/// hours.
const TAIL: u64 = 200_000;

/// A log file that grows while we look.
pub(crate) struct Logcat {
    path: PathBuf,
    /// Where the last thing that was done began.
    since: u64,
}

/// A control as the app lists it: its name, whether it can be pressed now, whether a key would press it, and the middle of
/// it in pixels.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Control {
    pub(crate) name: String,
    pub(crate) pressable: bool,
    pub(crate) has_focus: bool,
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
        self.text_from(0)
    }

    /// Something is done now: what was said before is old.
    pub(crate) fn begin_step(&mut self) {
        self.since = self.length();
    }

    /// Whether it has these texts, one after the other, since the last thing that was done.
    pub(crate) fn has(&self, texts: &[String]) -> bool {
        has_in_order(self.new_text().as_str(), texts)
    }

    /// How often it has this text since the last thing that was done.
    pub(crate) fn count(&self, text: &str) -> usize {
        self.new_text().matches(text).count()
    }

    /// What a screen reader has said since the last thing that was done.
    pub(crate) fn said(&self) -> Vec<String> {
        said(&self.new_text())
    }

    /// Whether it has said this since then.
    pub(crate) fn has_said(&self, text: &str) -> bool {
        self.said().iter().any(|said| said.contains(text))
    }

    fn new_text(&self) -> String {
        self.text_from(self.since)
    }

    /// The newest whole list of controls.
    pub(crate) fn controls(&self) -> Vec<Control> {
        let newest = newest_controls(&self.text_from(self.length().saturating_sub(TAIL)));
        if newest.is_empty() { newest_controls(&self.text()) } else { newest }
    }

    /// Throws away all but the end, if it is more than anybody will read: a soak of hours says gigabytes.
    pub(crate) fn shorten(&mut self, most: u64) -> io::Result<()> {
        let length = self.length();
        if length > most {
            let end = self.text_from(length.saturating_sub(TAIL));
            // The phone appends, wherever the end is, and so do we.
            let mut file = File::options().append(true).open(&self.path)?;
            file.set_len(0)?;
            file.write_all(end.as_bytes())?;
            self.since = self.length();
        }
        Ok(())
    }

    fn length(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |metadata| metadata.len())
    }

    /// What stands behind this place; nothing if it cannot be read.
    fn text_from(&self, start: u64) -> String {
        let mut bytes = Vec::new();
        let read = File::open(&self.path).and_then(|mut file| {
            file.seek(SeekFrom::Start(start))?;
            file.read_to_end(&mut bytes)
        });
        read.map_or_else(|_| String::new(), |_| String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// All that a screen reader says in a log.
pub(crate) fn said(log: &str) -> Vec<String> {
    log.lines().filter_map(|line| Some(line.split_once("/phone: reader says: ")?.1.to_owned())).collect()
}

fn has_in_order(mut log: &str, texts: &[String]) -> bool {
    texts.iter().all(|text| match log.split_once(text.as_str()) {
        Some((_, rest)) => {
            log = rest;
            true
        }
        None => false,
    })
}

/// The app writes `controls begin`, a line for each control, and `controls end`.
fn newest_controls(log: &str) -> Vec<Control> {
    let Some(end) = log.rfind("controls end") else { return Vec::new() };
    let Some(begin) = log[..end].rfind("controls begin") else { return Vec::new() };
    log[begin..end].lines().filter_map(control).collect()
}

/// One control, as `control LEFT TOP WIDTH HEIGHT on|off|focused NAME` behind whatever the log puts before it.
fn control(line: &str) -> Option<Control> {
    let (_, fields) = line.split_once(": control ")?;
    let mut fields = fields.splitn(6, ' ');
    let mut number = || fields.next()?.parse::<f32>().ok();
    let [left, top, width, height] = [number()?, number()?, number()?, number()?];
    let state = fields.next()?;
    let (pressable, has_focus) = (state != "off", state == "focused");
    let name = fields.next()?.to_owned();
    Some(Control { name, pressable, has_focus, middle: (left + width / 2.0, top + height / 2.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_whole_list_of_controls_counts() {
        let log = "\
            1 T/o: controls begin\n1 T/o: control 0 0 2 2 on Old\n1 T/o: controls end\n\
            2 T/o: controls begin\n2 T/o: control 10 20 30 40 focused New Game\n2 T/o: control 0 0 9 9 off Undo\n\
            2 T/o: controls end\n3 T/o: controls begin\n3 T/o: control 0 0 1 1 on Half a list\n";
        let controls = newest_controls(log);
        assert_eq!(
            controls,
            [
                Control {
                    name: "New Game".to_owned(),
                    pressable: true,
                    has_focus: true,
                    middle: (25.0, 40.0)
                },
                Control { name: "Undo".to_owned(), pressable: false, has_focus: false, middle: (4.5, 4.5) },
            ]
        );
    }

    #[test]
    fn texts_are_found_in_their_order() {
        let has = |texts: &[&str]| {
            let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
            has_in_order("flag on\nframe\nflag off\n", &texts)
        };
        assert!(has(&["flag on"]) && has(&["on", "off"]) && has(&["flag", "flag"]));
        assert!(!has(&["off", "on"]) && !has(&["frame", "frame"]));
    }

    #[test]
    fn a_log_that_is_too_long_keeps_its_end() {
        let path = crate::cargo::root().join("target/xtask-tests/shortened-logcat.txt");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let line = "1 T/o: some words\n";
        let end = "2 T/o: controls begin\n2 T/o: control 0 0 2 2 on Last\n2 T/o: controls end\n";
        fs::write(&path, line.repeat(20_000) + end).unwrap();
        let mut log = Logcat::new(path);
        log.shorten(1_000_000).unwrap();
        assert!(log.length() > 300_000, "it is not too long yet");
        log.shorten(300_000).unwrap();
        assert_eq!(log.length(), TAIL);
        assert_eq!(log.controls().len(), 1);
        assert_eq!(log.count("words"), 0, "nothing was said since");
    }

    #[test]
    fn a_log_without_a_list_has_no_controls() {
        for log in ["", "controls end", "controls begin\n", "nothing of the kind"] {
            assert_eq!(newest_controls(log), []);
        }
    }
}
