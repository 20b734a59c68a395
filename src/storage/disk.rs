//! The few things that are asked of a disk, so that tests can stand in for one that is slow, full, or loses its power.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// A directory of small files. What was written survives the process at once, and the system's own end after it was
/// synced: a file's bytes by [`sync`](Self::sync), names by [`sync_names`](Self::sync_names).
pub trait Disk: Debug + Send + Sync {
    /// The bytes of a file, at most so many; `None` if there is no such file.
    ///
    /// # Errors
    /// The system does not let us read.
    fn read(&self, name: &str, max_bytes: u64) -> io::Result<Option<Vec<u8>>>;

    /// Makes a file of these bytes, in the place of one that has the name.
    ///
    /// # Errors
    /// The system does not let us write.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Adds these bytes to the end of a file, or makes one of them.
    ///
    /// # Errors
    /// The system does not let us write. Some of the bytes may be there.
    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Brings the bytes of a file to the disk.
    ///
    /// # Errors
    /// The disk failed.
    fn sync(&self, name: &str) -> io::Result<()>;

    /// Gives a file another name, in the place of one that has it.
    ///
    /// # Errors
    /// The system does not let us rename.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// The system does not let us remove it.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Brings every name to the disk that was given or taken away so far.
    ///
    /// # Errors
    /// The disk failed.
    fn sync_names(&self) -> io::Result<()>;

    /// Whether there is a file of this name.
    fn has(&self, name: &str) -> bool;
}

/// A directory of the system, which is made when it is first needed.
#[derive(Debug)]
pub(super) struct Directory {
    pub(super) path: PathBuf,
    /// Whether syncing is done at all: tests that save thousands of times do without.
    pub(super) is_synced: bool,
}

impl Disk for Directory {
    fn read(&self, name: &str, max_bytes: u64) -> io::Result<Option<Vec<u8>>> {
        let file = match File::open(self.path.join(name)) {
            Ok(file) => file,
            // Where a file stands in the place of the directory, there can be none of ours.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let mut bytes = Vec::new();
        file.take(max_bytes).read_to_end(&mut bytes)?;
        Ok(Some(bytes))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        File::create(self.path.join(name))?.write_all(bytes)
    }

    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        OpenOptions::new().append(true).create(true).open(self.path.join(name))?.write_all(bytes)
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        if self.is_synced { File::open(self.path.join(name))?.sync_all() } else { Ok(()) }
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path.join(from), self.path.join(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path.join(name))
    }

    fn sync_names(&self) -> io::Result<()> {
        if self.is_synced { File::open(&self.path)?.sync_all() } else { Ok(()) }
    }

    fn has(&self, name: &str) -> bool {
        self.path.join(name).exists()
    }
}

/// Files that nothing outlives.
#[derive(Debug, Default)]
pub struct MemoryDisk(Mutex<BTreeMap<String, Vec<u8>>>);

impl MemoryDisk {
    fn files<R>(&self, work: impl FnOnce(&mut BTreeMap<String, Vec<u8>>) -> R) -> R {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Disk for MemoryDisk {
    fn read(&self, name: &str, max_bytes: u64) -> io::Result<Option<Vec<u8>>> {
        let whole = self.files(|files| files.get(name).cloned());
        Ok(whole.map(|bytes| bytes.into_iter().take(max_bytes as usize).collect()))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files(|files| files.insert(name.to_owned(), bytes.to_vec()));
        Ok(())
    }

    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files(|files| files.entry(name.to_owned()).or_default().extend(bytes));
        Ok(())
    }

    fn sync(&self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.files(|files| {
            let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
            files.insert(to.to_owned(), bytes);
            Ok(())
        })
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.files(|files| files.remove(name)).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync_names(&self) -> io::Result<()> {
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.files(|files| files.contains_key(name))
    }
}
