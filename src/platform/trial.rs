//! Vulkan on trial: a file that outlives a crash and tells that starting a driver killed the process.
//!
//! Some phones have Vulkan drivers that crash as soon as they are asked to draw, and nothing inside of the process can
//! catch that. So a record is written before the first attempt and deleted after the first good frame. Whoever finds it
//! at a start knows that the attempt before it crashed, and takes OpenGL ES. Since a person may also have swept the app
//! away in that very moment, the driver gets a second chance one start later; after a second crash it gets none until
//! another version of the app, perhaps with a remedy, is installed.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file that records the attempt.
const FILE: &str = "vulkan-trial.txt";
/// After so many crashes Vulkan is given up.
const MAX_CRASHES: u32 = 2;

/// The content of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Record {
    /// Whether an attempt is being made, or was when the process ended.
    starting: bool,
    /// How many attempts have crashed so far.
    crashes: u32,
}

/// The driver to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// Vulkan, and OpenGL ES if it says that it cannot.
    Vulkan,
    /// OpenGL ES alone.
    Gles,
}

/// The trial of one start.
#[derive(Debug)]
pub struct Trial {
    path: PathBuf,
    /// Records of other versions do not count.
    version: &'static str,
    /// The record in the file while Vulkan is being tried.
    made: Option<Record>,
}

impl Trial {
    /// Looks for a record of the start before this one, makes the one for this start, and says which driver to take.
    pub fn begin(directory: &Path, version: &'static str) -> (Self, Driver) {
        let mut trial = Self { path: directory.join(FILE), version, made: None };
        let found = fs::read_to_string(&trial.path).ok().and_then(|text| parse(&text, version));
        let (driver, record) = decide(found);
        if found != Some(record)
            && let Err(error) = trial.write(record)
        {
            // Without a record Vulkan is tried at every start, as if there were no trial.
            log::warn!("{}: {error}", trial.path.display());
        }
        trial.made = record.starting.then_some(record);
        (trial, driver)
    }

    /// A good frame was drawn: the driver works.
    pub fn passed(&mut self) {
        if self.made.take().is_some() {
            self.erase();
        }
    }

    /// The window went away before the first frame: this start says nothing about the driver.
    pub fn suspended(&mut self) {
        let Some(Record { crashes, .. }) = self.made.take() else { return };
        if crashes == 0 {
            self.erase();
        } else if let Err(error) = self.write(Record { starting: false, crashes }) {
            log::warn!("{}: {error}", self.path.display());
        }
    }

    fn erase(&self) {
        if let Err(error) = fs::remove_file(&self.path) {
            log::warn!("{}: {error}", self.path.display());
        }
    }

    fn write(&self, Record { starting, crashes }: Record) -> io::Result<()> {
        if let Some(directory) = self.path.parent() {
            fs::create_dir_all(directory)?;
        }
        let word = if starting { "starting" } else { "resting" };
        let mut file = File::create(&self.path)?;
        writeln!(file, "{} {word} {crashes}", self.version)?;
        // A driver may take the whole system down with it.
        file.sync_data()
    }
}

/// The driver for a start that found this record, and the record that it leaves.
const fn decide(found: Option<Record>) -> (Driver, Record) {
    match found {
        None => (Driver::Vulkan, Record { starting: true, crashes: 0 }),
        Some(Record { starting: true, crashes }) => {
            (Driver::Gles, Record { starting: false, crashes: crashes.saturating_add(1) })
        }
        Some(Record { crashes, .. }) if crashes < MAX_CRASHES => {
            (Driver::Vulkan, Record { starting: true, crashes })
        }
        Some(record) => (Driver::Gles, record),
    }
}

/// Reads a record of this version; anything else is none.
fn parse(text: &str, version: &str) -> Option<Record> {
    let mut words = text.split_whitespace();
    if words.next() != Some(version) {
        return None;
    }
    let starting = match words.next() {
        Some("starting") => true,
        Some("resting") => false,
        _ => return None,
    };
    Some(Record { starting, crashes: words.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory of its own for a test, gone after it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("othello-trial-{name}-{}", std::process::id()));
            fs::remove_dir_all(&path).unwrap_or_default();
            Self(path)
        }

        fn start(&self, version: &'static str) -> (Trial, Driver) {
            Trial::begin(&self.0, version)
        }

        /// A start that crashes before its first frame.
        fn crashes_once(&self) -> Driver {
            self.start("1.0.0").1
        }

        /// A start that draws.
        fn draws(&self) -> Driver {
            let (mut trial, driver) = self.start("1.0.0");
            trial.passed();
            driver
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap_or_default();
        }
    }

    #[test]
    fn a_good_driver_is_always_taken() {
        let folder = Folder::new("good");
        for _ in 0..3 {
            assert_eq!(folder.draws(), Driver::Vulkan);
        }
        assert!(!folder.0.join(FILE).exists(), "a passed trial leaves nothing behind");
    }

    #[test]
    fn after_a_crash_comes_gles_then_one_more_chance() {
        let folder = Folder::new("chance");
        assert_eq!(folder.crashes_once(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.draws(), Driver::Vulkan, "perhaps a person had swept the app away");
        assert_eq!(folder.draws(), Driver::Vulkan);
    }

    #[test]
    fn a_driver_that_crashed_twice_is_left_alone_until_the_next_version() {
        let folder = Folder::new("twice");
        assert_eq!(folder.crashes_once(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.crashes_once(), Driver::Vulkan);
        for _ in 0..5 {
            assert_eq!(folder.draws(), Driver::Gles);
        }
        assert_eq!(folder.start("1.0.1").1, Driver::Vulkan);
    }

    #[test]
    fn a_start_that_was_hidden_before_its_first_frame_counts_for_nothing() {
        let folder = Folder::new("hidden");
        let (mut trial, _) = folder.start("1.0.0");
        trial.suspended();
        assert_eq!(folder.crashes_once(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        let (mut trial, driver) = folder.start("1.0.0");
        assert_eq!(driver, Driver::Vulkan);
        trial.suspended();
        assert_eq!(folder.crashes_once(), Driver::Vulkan, "the one crash before it is not forgotten");
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.draws(), Driver::Gles);
    }

    #[test]
    fn a_damaged_record_is_no_record() {
        let folder = Folder::new("damaged");
        fs::create_dir_all(&folder.0).unwrap();
        for text in ["", "1.0.0", "1.0.0 starting", "1.0.0 starting many", "1.0.0 sleeping 1", "\u{0}\u{1}"] {
            fs::write(folder.0.join(FILE), text).unwrap();
            assert_eq!(folder.draws(), Driver::Vulkan, "{text:?}");
        }
    }
}
