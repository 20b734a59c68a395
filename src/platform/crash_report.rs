//! The crash report: a panic's message, kept in a file for the next start to show.
//!
//! On a phone nobody reads the log, and the process is gone with its message. The file is written in the hook that
//! runs before the process is aborted, and is deleted by the start that shows it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::thread;

/// The file in the data directory.
const FILE: &str = "crash-report.txt";
/// Longer messages are cut: this is read on a phone, and the beginning names the culprit.
const MAX_CHARS: usize = 300;

/// From now on a panic is logged, and its message written to this directory if there is one.
pub fn install_panic_hook(directory: Option<PathBuf>) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let message = panic_message(info);
        log::error!("{message}");
        if let Some(directory) = &directory
            && let Err(error) = write(directory, &message)
        {
            log::error!("{}: {error}", directory.display());
        }
        usual(info);
    }));
}

/// The report of an earlier run, which is deleted.
pub fn take(directory: &Path) -> Option<String> {
    let path = directory.join(FILE);
    let file = File::open(&path).ok()?;
    let mut bytes = Vec::new();
    // Four bytes are the longest character.
    let read = file.take(4 * MAX_CHARS as u64).read_to_end(&mut bytes);
    if let Err(error) = read.and(fs::remove_file(&path)) {
        log::warn!("{}: {error}", path.display());
    }
    let message: String = String::from_utf8_lossy(&bytes).trim().chars().take(MAX_CHARS).collect();
    (!message.is_empty()).then_some(message)
}

/// The first panic of a run is the cause; those that follow from it are not kept.
fn write(directory: &Path, message: &str) -> io::Result<()> {
    fs::create_dir_all(directory)?;
    match OpenOptions::new().write(true).create_new(true).open(directory.join(FILE)) {
        Ok(mut file) => file.write_all(message.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// One line: the version, what was said, where, and by which thread.
fn panic_message(info: &PanicHookInfo<'_>) -> String {
    let text = info.payload_as_str().unwrap_or("no message");
    let place =
        info.location().map_or_else(String::new, |place| format!(", {}:{}", place.file(), place.line()));
    let thread = thread::current();
    let name = thread.name().unwrap_or("nameless");
    format!("{}: {text}{place}, thread {name}", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("othello-crash-{name}-{}", std::process::id()));
        fs::remove_dir_all(&path).unwrap_or_default();
        path
    }

    #[test]
    fn the_first_report_is_shown_once() {
        let folder = folder("once");
        assert_eq!(take(&folder), None);
        write(&folder, "the cause").unwrap();
        write(&folder, "what came of it").unwrap();
        assert_eq!(take(&folder).as_deref(), Some("the cause"));
        assert_eq!(take(&folder), None);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_long_or_broken_message_is_cut_and_never_fatal() {
        let folder = folder("long");
        write(&folder, &"ü".repeat(5000)).unwrap();
        assert_eq!(take(&folder), Some("ü".repeat(MAX_CHARS)));
        fs::write(folder.join(FILE), [0xff, 0xfe, b'a']).unwrap();
        assert_eq!(take(&folder).as_deref(), Some("\u{fffd}\u{fffd}a"));
        fs::write(folder.join(FILE), "  \n").unwrap();
        assert_eq!(take(&folder), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
