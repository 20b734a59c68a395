//! Why the program ended: a panic's message, kept in a file for the next start to tell.
//!
//! On a phone nobody reads the log, and the process is gone with its message. The file is written in the hook that
//! runs before the process is aborted, and is taken away by the start that tells of it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::thread;

/// The file in the data directory.
const FILE: &str = "last-words.txt";
/// Longer messages are cut: this is read on a phone, and the beginning names the culprit.
const MAX_CHARS: usize = 300;

/// From now on a panic is logged, and kept in this directory if there is one.
pub fn listen(directory: Option<PathBuf>) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let words = words(info);
        log::error!("{words}");
        if let Some(directory) = &directory
            && let Err(error) = keep(directory, &words)
        {
            log::error!("{}: {error}", directory.display());
        }
        usual(info);
    }));
}

/// What was kept by an earlier run, which is then forgotten.
pub fn take(directory: &Path) -> Option<String> {
    let path = directory.join(FILE);
    let file = File::open(&path).ok()?;
    let mut bytes = Vec::new();
    // Four bytes are the longest character.
    let read = file.take(4 * MAX_CHARS as u64).read_to_end(&mut bytes);
    if let Err(error) = read.and(fs::remove_file(&path)) {
        log::warn!("{}: {error}", path.display());
    }
    let words: String = String::from_utf8_lossy(&bytes).trim().chars().take(MAX_CHARS).collect();
    (!words.is_empty()).then_some(words)
}

/// The first panic of a run is the cause; those that follow from it are not kept.
fn keep(directory: &Path, words: &str) -> io::Result<()> {
    fs::create_dir_all(directory)?;
    match OpenOptions::new().write(true).create_new(true).open(directory.join(FILE)) {
        Ok(mut file) => file.write_all(words.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// One line: the version, what was said, where, and by which thread.
fn words(info: &PanicHookInfo<'_>) -> String {
    let said = info.payload_as_str().unwrap_or("no message");
    let place =
        info.location().map_or_else(String::new, |place| format!(", {}:{}", place.file(), place.line()));
    let thread = thread::current();
    let name = thread.name().unwrap_or("nameless");
    format!("{}: {said}{place}, thread {name}", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("othello-words-{name}-{}", std::process::id()));
        fs::remove_dir_all(&path).unwrap_or_default();
        path
    }

    #[test]
    fn the_first_words_are_told_once() {
        let folder = folder("once");
        assert_eq!(take(&folder), None);
        keep(&folder, "the cause").unwrap();
        keep(&folder, "what came of it").unwrap();
        assert_eq!(take(&folder).as_deref(), Some("the cause"));
        assert_eq!(take(&folder), None);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_long_or_broken_message_is_cut_and_never_fatal() {
        let folder = folder("long");
        keep(&folder, &"ü".repeat(5000)).unwrap();
        assert_eq!(take(&folder), Some("ü".repeat(MAX_CHARS)));
        fs::write(folder.join(FILE), [0xff, 0xfe, b'a']).unwrap();
        assert_eq!(take(&folder).as_deref(), Some("\u{fffd}\u{fffd}a"));
        fs::write(folder.join(FILE), "  \n").unwrap();
        assert_eq!(take(&folder), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
