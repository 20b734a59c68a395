//! Vulkan on trial: a file that outlives a crash and tells that a driver killed the process.
//!
//! Some phones have Vulkan drivers that crash as soon as they are asked to draw, and nothing inside of the process can
//! catch that. So a record is written before every call into a driver that has not drawn a frame yet, and deleted when
//! the call comes back. A start that finds the record knows that the process ended *inside* of the driver, and takes
//! OpenGL ES. Since a person may also have swept the app away in that very moment, the driver gets a second chance one
//! start later; after a second crash it gets none until another version of the app, perhaps with a remedy, is installed.
//! What happens between such calls, a window that is gone or a process that is killed, says nothing about the driver.

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
    /// How many starts have crashed so far.
    crashes: u32,
    driver: Driver,
}

impl Trial {
    /// Looks for a record of the start before this one, and says which driver to take.
    pub fn begin(directory: &Path, version: &'static str) -> (Self, Driver) {
        let path = directory.join(FILE);
        let found = fs::read_to_string(&path).ok().and_then(|text| parse(&text, version));
        let (driver, crashes) = decide(found);
        let trial = Self { path, version, crashes, driver };
        if found.is_some_and(|record| record.starting) {
            trial.survived();
        }
        (trial, driver)
    }

    /// A call into Vulkan begins, which may not come back.
    pub fn attempt(&self) {
        // Without a record Vulkan is tried at every start, as if there were no trial.
        if self.driver == Driver::Vulkan {
            self.write(true);
        }
    }

    /// The call has come back: if the process ends now, it is not the driver's fault.
    pub fn survived(&self) {
        if self.crashes > 0 {
            self.write(false);
        } else {
            self.erase();
        }
    }

    /// A good frame was drawn: the driver works.
    pub fn passed(self) {
        if self.driver == Driver::Vulkan {
            self.erase();
        }
    }

    fn erase(&self) {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                log::warn!("{}: {error}", self.path.display());
            }
            _ => {}
        }
    }

    fn write(&self, starting: bool) {
        let Self { version, crashes, .. } = self;
        let word = if starting { "starting" } else { "resting" };
        let written = self.path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| {
            let mut file = File::create(&self.path)?;
            writeln!(file, "{version} {word} {crashes}")?;
            // A driver may take the whole system down with it.
            if starting { file.sync_data() } else { Ok(()) }
        });
        if let Err(error) = written {
            log::warn!("{}: {error}", self.path.display());
        }
    }
}

/// The driver for a start that found this record, and how many starts have crashed by then.
const fn decide(found: Option<Record>) -> (Driver, u32) {
    match found {
        None => (Driver::Vulkan, 0),
        Some(Record { starting: true, crashes }) => (Driver::Gles, crashes.saturating_add(1)),
        Some(Record { crashes, .. }) if crashes < MAX_CRASHES => (Driver::Vulkan, crashes),
        Some(Record { crashes, .. }) => (Driver::Gles, crashes),
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

        /// A start that crashes inside of the driver.
        fn crashes(&self) -> Driver {
            let (trial, driver) = self.start("1.0.0");
            trial.attempt();
            driver
        }

        /// A start whose process is killed after the driver has started and before a frame was drawn.
        fn is_killed(&self) -> Driver {
            let (trial, driver) = self.start("1.0.0");
            trial.attempt();
            trial.survived();
            driver
        }

        /// A start that draws.
        fn draws(&self) -> Driver {
            let (trial, driver) = self.start("1.0.0");
            for _ in 0..2 {
                trial.attempt();
                trial.survived();
            }
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
        assert_eq!(folder.crashes(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.draws(), Driver::Vulkan, "perhaps a person had swept the app away");
        assert_eq!(folder.draws(), Driver::Vulkan);
    }

    #[test]
    fn a_driver_that_crashed_twice_is_left_alone_until_the_next_version() {
        let folder = Folder::new("twice");
        assert_eq!(folder.crashes(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.crashes(), Driver::Vulkan);
        for _ in 0..5 {
            assert_eq!(folder.draws(), Driver::Gles);
        }
        assert_eq!(folder.start("1.0.1").1, Driver::Vulkan);
    }

    #[test]
    fn a_process_that_ends_outside_of_the_driver_blames_nobody() {
        let folder = Folder::new("outside");
        for _ in 0..3 {
            assert_eq!(folder.is_killed(), Driver::Vulkan);
            assert!(!folder.0.join(FILE).exists());
        }
        assert_eq!(folder.crashes(), Driver::Vulkan);
        assert_eq!(folder.draws(), Driver::Gles);
        assert_eq!(folder.is_killed(), Driver::Vulkan);
        assert_eq!(folder.crashes(), Driver::Vulkan, "the one crash before it is not forgotten");
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
