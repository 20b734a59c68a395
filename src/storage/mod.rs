//! The files that outlive the process. Nothing above this layer touches the disk but the platform.
//!
//! A file is replaced as a whole, never changed. Its newest state is written at once beside it (`game.json.latest`), where
//! a killed process finds it again; a thread of its own brings it to the disk and gives it its name, so that no frame
//! waits for that. Whoever pulls the plug in between finds the state before.
//!
//! One file is different: the archive of games only grows, since it would be too long to be replaced for each game. What
//! is appended is in the file at once, and the same thread syncs it; [`read_log`] tells what of it is whole.

mod disk;
mod log;
mod syncer;

pub use disk::{Disk, MemoryDisk};
pub use log::{LogLines, log_bytes, read_log, whole_log_bytes};

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use self::disk::Directory;
use self::syncer::Syncer;
use crate::rules::GameKind;

/// What is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stored {
    /// The game with its undone moves, its seats and whether it began.
    Game,
    /// The game of checkers, as above.
    Checkers,
    /// The settings page.
    Settings,
    /// The open screens and the difficulty page.
    Session,
    /// Where the window was; only the shell knows what it says.
    Window,
    /// The Lab page with its last results.
    Lab,
    /// The position that is being set up.
    Editor,
    /// Which puzzles are solved, and the one that is open.
    Puzzles,
    /// The player's mistakes, and when each is to be tried again.
    Exercises,
    /// The review that was looked at last.
    Review,
    /// How strong the player is.
    Rating,
    /// Every finished game: a log, which is appended to.
    Archive,
}

impl Stored {
    /// Every file that is replaced as a whole and read at the start. The archive is neither.
    pub const ALL: [Self; 11] = [
        Self::Game,
        Self::Checkers,
        Self::Settings,
        Self::Session,
        Self::Window,
        Self::Lab,
        Self::Editor,
        Self::Puzzles,
        Self::Exercises,
        Self::Review,
        Self::Rating,
    ];

    /// The game at this table.
    pub const fn game(kind: GameKind) -> Self {
        match kind {
            GameKind::Othello => Self::Game,
            GameKind::Checkers => Self::Checkers,
        }
    }

    /// The name in the directory.
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Game => "game.json",
            Self::Checkers => "checkers.json",
            Self::Settings => "settings.json",
            Self::Session => "session.json",
            Self::Window => "window.json",
            Self::Lab => "lab.json",
            Self::Editor => "editor.json",
            Self::Puzzles => "puzzles.json",
            Self::Exercises => "exercises.json",
            Self::Review => "review.json",
            Self::Rating => "rating.json",
            Self::Archive => "archive.log",
        }
    }
}

/// Our files are a few hundred bytes, the results of the lab some ten thousand. Whatever is larger is not ours, and is not
/// worth the memory to find out.
const MAX_BYTES: u64 = 1 << 20;

/// The same for the archive: some 400,000 games, more than anybody plays.
pub const MAX_LOG_BYTES: u64 = 1 << 26;

/// How many damaged files of one name are kept; then the last one is replaced.
const MAX_ASIDE: u32 = 20;

/// Where the newest state of a file is until it is on the disk.
fn latest(name: &str) -> String {
    format!("{name}.latest")
}

/// Where a file is written before it is renamed.
fn beside(name: &str) -> String {
    format!("{name}.new")
}

/// Replaces a file as a whole: its new bytes are on the disk before its name leads to them.
fn replace(disk: &dyn Disk, name: &str, bytes: &[u8]) -> io::Result<()> {
    let beside = beside(name);
    disk.write(&beside, bytes)?;
    disk.sync(&beside)?;
    disk.rename(&beside, name)?;
    disk.sync_names()
}

/// Removes the newest state of a file, if there is one beside it.
fn remove_latest(disk: &dyn Disk, name: &str) -> io::Result<()> {
    match disk.remove(&latest(name)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// A place for the files: a directory, or memory where there is none.
#[derive(Debug)]
pub struct Storage {
    disk: Arc<dyn Disk>,
    /// Without a thread, whoever writes waits for the disk.
    syncer: Option<Syncer>,
}

/// Why a file does not give what it should.
#[derive(Debug)]
pub enum ReadError {
    /// The system does not let us read it; it may be whole.
    Unreadable(io::Error),
    /// It is there, and not what it should be; the sentence says why.
    Damaged(String),
}

impl Storage {
    /// Files in this directory, which is made when it is first needed.
    pub fn directory(path: impl Into<PathBuf>) -> Self {
        Self::on(Arc::new(Directory { path: path.into(), is_synced: true }))
    }

    /// The same without ever syncing. Still safe when the process is killed, not when the whole system is: for tests that
    /// save thousands of times.
    pub fn unsynced_directory(path: impl Into<PathBuf>) -> Self {
        Self::on(Arc::new(Directory { path: path.into(), is_synced: false }))
    }

    /// Nothing outlives the process: for tests, and for systems that give no directory.
    pub fn memory() -> Self {
        Self { disk: Arc::new(MemoryDisk::default()), syncer: None }
    }

    /// Files on any disk: for tests that play a bad one.
    pub fn on(disk: Arc<dyn Disk>) -> Self {
        let syncer = Syncer::start(Arc::clone(&disk)).ok();
        Self { disk, syncer }
    }

    /// What a file holds, as `parse` understands it; `None` if there is no such file.
    ///
    /// # Errors
    /// The system does not let us read, or what is there is not understood.
    pub fn load<T>(
        &self,
        stored: Stored,
        parse: impl Fn(&str) -> Result<T, String>,
    ) -> Result<Option<T>, ReadError> {
        let name = stored.file_name();
        match self.read(&latest(name), &parse) {
            // The newest state was not synced: when the whole system ended, it may have been cut short, and the state
            // before it counts.
            Ok(None) | Err(ReadError::Damaged(_)) => self.read(name, &parse),
            newest => newest,
        }
    }

    fn read<T>(&self, name: &str, parse: impl Fn(&str) -> Result<T, String>) -> Result<Option<T>, ReadError> {
        let Some(bytes) = self.read_bytes(name, MAX_BYTES)? else { return Ok(None) };
        let text = str::from_utf8(&bytes).map_err(|error| ReadError::Damaged(format!("no text: {error}")))?;
        parse(text).map(Some).map_err(ReadError::Damaged)
    }

    fn read_bytes(&self, name: &str, max_bytes: u64) -> Result<Option<Vec<u8>>, ReadError> {
        let bytes = self.disk.read(name, max_bytes + 1).map_err(ReadError::Unreadable)?;
        if bytes.as_ref().is_some_and(|bytes| bytes.len() as u64 > max_bytes) {
            return Err(ReadError::Damaged(format!("longer than {max_bytes} bytes")));
        }
        Ok(bytes)
    }

    /// The bytes of a log, for [`read_log`]; none if there is no such file.
    ///
    /// # Errors
    /// The system does not let us read, or the file is too long to be ours.
    pub fn load_log(&self, stored: Stored) -> Result<Vec<u8>, ReadError> {
        Ok(self.read_bytes(stored.file_name(), MAX_LOG_BYTES)?.unwrap_or_default())
    }

    /// Adds [`log_bytes`] to the end of a log. Does not wait for the disk, unless there is no thread that could.
    ///
    /// # Errors
    /// The system does not let us write. A part of a line may be there, which is as good as none.
    pub fn append(&mut self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        if let Some(syncer) = &self.syncer {
            return syncer.append(stored, bytes);
        }
        self.disk.append(stored.file_name(), bytes)?;
        self.disk.sync(stored.file_name())?;
        self.disk.sync_names()
    }

    /// Replaces a log as a whole. This waits for the disk: a state beside the file, as [`write`](Self::write) leaves it,
    /// could not be appended to.
    ///
    /// # Errors
    /// The system does not let us write; the old file stays.
    pub fn rewrite_log(&mut self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        self.flush();
        replace(&*self.disk, stored.file_name(), bytes)
    }

    /// Replaces the file as a whole. Does not wait for the disk, unless there is no thread that could.
    ///
    /// # Errors
    /// The system does not let us write; the old file stays.
    pub fn write(&mut self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        if let Some(syncer) = &self.syncer {
            return syncer.write(stored, bytes);
        }
        replace(&*self.disk, stored.file_name(), bytes)?;
        // A state that a killed process has left there is older now.
        remove_latest(&*self.disk, stored.file_name())
    }

    /// Waits until everything that was written is on the disk.
    pub fn flush(&self) {
        if let Some(syncer) = &self.syncer {
            syncer.flush();
        }
    }

    /// The files that got to the disk since the last call, or did not.
    pub fn take_results(&mut self) -> Vec<(Stored, io::Result<()>)> {
        self.syncer.as_ref().map_or_else(Vec::new, Syncer::take_results)
    }

    /// Renames a damaged file, so that nothing overwrites it, and gives its new name.
    ///
    /// # Errors
    /// The system does not let us rename.
    pub fn set_aside(&mut self, stored: Stored) -> io::Result<String> {
        let aside = self.aside(stored);
        self.disk.rename(stored.file_name(), &aside)?;
        Ok(aside)
    }

    /// Keeps a copy of a log that is damaged in parts, as these bytes, before it is replaced by what is left of it. Gives
    /// the copy's name.
    ///
    /// # Errors
    /// The system does not let us write.
    pub fn copy_aside(&mut self, stored: Stored, bytes: &[u8]) -> io::Result<String> {
        let aside = self.aside(stored);
        replace(&*self.disk, &aside, bytes)?;
        Ok(aside)
    }

    /// A name for a damaged file.
    fn aside(&self, stored: Stored) -> String {
        let name = stored.file_name();
        let free =
            (1..MAX_ASIDE).map(|number| format!("{name}.bad-{number}")).find(|aside| !self.disk.has(aside));
        free.unwrap_or_else(|| format!("{name}.bad-{MAX_ASIDE}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_thread_an_older_state_beside_the_file_is_not_taken_for_the_newest() {
        let disk: Arc<dyn Disk> = Arc::new(MemoryDisk::default());
        disk.write(&latest(Stored::Game.file_name()), b"older").unwrap();
        let mut storage = Storage { disk, syncer: None };
        let read = |storage: &Storage| storage.load(Stored::Game, |text| Ok(text.to_owned())).unwrap();
        assert_eq!(read(&storage).as_deref(), Some("older"));
        storage.write(Stored::Game, b"newer").unwrap();
        assert_eq!(read(&storage).as_deref(), Some("newer"));
    }
}
