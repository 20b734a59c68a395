//! The files that outlive the process, each written whole or not at all.
//!
//! This is the only place in the app that touches the disk. A file is written beside its old self, brought to the
//! disk, and only then renamed over it, so whoever pulls the plug finds the old one or the new one.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

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
}

impl Stored {
    /// Every file.
    pub const ALL: [Self; 6] =
        [Self::Game, Self::Checkers, Self::Settings, Self::Session, Self::Window, Self::Lab];

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
        }
    }
}

/// Our files are a few hundred bytes, the results of the lab some ten thousand. Whatever is larger is not ours, and is not worth the memory to find out.
const MAX_BYTES: u64 = 1 << 20;

/// How many damaged files of one name are kept; then the last one is replaced.
const MAX_ASIDE: u32 = 20;

/// A place for the files: a directory, or memory where there is none.
#[derive(Debug)]
pub struct Storage(Place);

#[derive(Debug)]
enum Place {
    Directory { path: PathBuf, synced: bool },
    Memory(BTreeMap<String, Vec<u8>>),
}

impl Storage {
    /// Files in this directory, which is made when it is first needed.
    pub fn directory(path: impl Into<PathBuf>) -> Self {
        Self(Place::Directory { path: path.into(), synced: true })
    }

    /// The same, but not waiting for the disk at each write. Still safe when the process is killed, not when the
    /// whole system is: for tests that save thousands of times.
    pub fn unsynced_directory(path: impl Into<PathBuf>) -> Self {
        Self(Place::Directory { path: path.into(), synced: false })
    }

    /// Nothing outlives the process: for tests, and for systems that give no directory.
    pub const fn memory() -> Self {
        Self(Place::Memory(BTreeMap::new()))
    }

    /// What was written last, if anything.
    ///
    /// # Errors
    /// The system does not let us read, or the file is too large to be ours.
    pub fn read(&self, stored: Stored) -> io::Result<Option<Vec<u8>>> {
        match &self.0 {
            Place::Memory(files) => Ok(files.get(stored.file_name()).cloned()),
            Place::Directory { path, .. } => match File::open(path.join(stored.file_name())) {
                Ok(file) => read_bounded(file).map(Some),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(error),
            },
        }
    }

    /// Replaces the file as a whole.
    ///
    /// # Errors
    /// The system does not let us write; the old file stays.
    pub fn write(&mut self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        match &mut self.0 {
            Place::Memory(files) => {
                files.insert(stored.file_name().to_owned(), bytes.to_vec());
                Ok(())
            }
            Place::Directory { path, synced } => replace(path, stored.file_name(), bytes, *synced),
        }
    }

    /// Renames a file that can not be read, so that nothing overwrites it, and gives its new name.
    ///
    /// # Errors
    /// The system does not let us rename.
    pub fn set_aside(&mut self, stored: Stored) -> io::Result<String> {
        let name = stored.file_name();
        let free = (1..MAX_ASIDE).map(|number| format!("{name}.bad-{number}")).find(|aside| !self.has(aside));
        let aside = free.unwrap_or_else(|| format!("{name}.bad-{MAX_ASIDE}"));
        match &mut self.0 {
            Place::Memory(files) => {
                let bytes = files.remove(name).ok_or(io::ErrorKind::NotFound)?;
                files.insert(aside.clone(), bytes);
            }
            Place::Directory { path, .. } => fs::rename(path.join(name), path.join(&aside))?,
        }
        Ok(aside)
    }

    fn has(&self, name: &str) -> bool {
        match &self.0 {
            Place::Memory(files) => files.contains_key(name),
            Place::Directory { path, .. } => path.join(name).exists(),
        }
    }
}

fn read_bounded(file: File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("longer than {MAX_BYTES} bytes")));
    }
    Ok(bytes)
}

fn replace(directory: &Path, name: &str, bytes: &[u8], synced: bool) -> io::Result<()> {
    fs::create_dir_all(directory)?;
    let beside = directory.join(format!("{name}.new"));
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    if synced {
        // Without this, a crash of the system could leave the new name on an empty file.
        file.sync_all()?;
    }
    fs::rename(beside, directory.join(name))
}
