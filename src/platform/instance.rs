//! One program writes to a data directory: a lock that the first one holds for as long as it runs.
//!
//! Two programs that save to the same files would damage each other's. The system gives the lock back when the process
//! ends, however it ends, so nothing can be left locked.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

/// The file that is locked; it is always empty.
const FILE: &str = "lock";

/// The lock of a data directory, until it is dropped.
#[derive(Debug)]
pub struct InstanceLock {
    /// `None` where the system cannot lock: then nobody is kept out, as if there were no lock.
    _file: Option<File>,
}

impl InstanceLock {
    /// Locks a directory; `None` if another program holds the lock.
    pub fn acquire(directory: &Path) -> Option<Self> {
        match try_lock(directory) {
            Ok(file) => Some(Self { _file: Some(file) }),
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(error)) => {
                log::warn!("{} cannot be locked: {error}", directory.display());
                Some(Self { _file: None })
            }
        }
    }
}

fn try_lock(directory: &Path) -> Result<File, TryLockError> {
    let open = || -> io::Result<File> {
        fs::create_dir_all(directory)?;
        File::options().create(true).truncate(false).write(true).open(directory.join(FILE))
    };
    let file = open().map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_is_locked_until_its_owner_is_gone() {
        let folder = std::env::temp_dir().join(format!("othello-lock-{}", std::process::id()));
        let first = InstanceLock::acquire(&folder).unwrap();
        assert!(InstanceLock::acquire(&folder).is_none());
        drop(first);
        assert!(InstanceLock::acquire(&folder).is_some());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_directory_that_cannot_be_locked_keeps_nobody_out() {
        let file = std::env::temp_dir().join(format!("othello-no-lock-{}", std::process::id()));
        fs::write(&file, "").unwrap();
        assert!(InstanceLock::acquire(&file).is_some());
        assert!(InstanceLock::acquire(&file).is_some());
        fs::remove_file(&file).unwrap();
    }
}
