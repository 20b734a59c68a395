//! `liblog.so`: messages of the app and of the phone itself, one a line, in the file that `PHONE_LOG` names.

use std::borrow::Cow;
use std::env;
use std::ffi::{CStr, c_char, c_int};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Instant;

static BOOT: LazyLock<Instant> = LazyLock::new(Instant::now);

static LOG: LazyLock<Mutex<Option<File>>> = LazyLock::new(|| {
    let file = env::var_os("PHONE_LOG").map(|path| OpenOptions::new().create(true).append(true).open(path));
    Mutex::new(file.and_then(Result::ok))
});

/// The letters of Android's levels, by number.
const LEVELS: &[u8; 9] = b"??VDIWEFS";
const INFO: usize = 4;

/// Starts the clock of the log.
pub(crate) fn start() {
    LazyLock::force(&BOOT);
}

/// A message of the phone itself.
pub(crate) fn log(text: &str) {
    write(INFO, "phone", text);
}

/// Writes each line of a message with time, level and tag before it, in one piece, so that threads do not mix lines.
fn write(level: usize, tag: &str, text: &str) {
    let secs = BOOT.elapsed().as_secs_f64();
    let letter = LEVELS.get(level).copied().map_or('?', char::from);
    let lines: Vec<String> =
        text.lines().map(|line| format!("{secs:9.3} {letter}/{tag}: {line}\n")).collect();
    let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    // A log that cannot be written has nobody to complain to.
    log.as_mut().map_or(Ok(()), |file| file.write_all(lines.concat().as_bytes())).unwrap_or_default();
}

/// The text behind a C pointer; an absent one is empty.
pub(crate) fn text<'a>(pointer: *const c_char) -> Cow<'a, str> {
    if pointer.is_null() {
        return Cow::Borrowed("");
    }
    // SAFETY: whoever gives a name or a message gives it with its end.
    unsafe { CStr::from_ptr(pointer) }.to_string_lossy()
}

#[unsafe(no_mangle)]
extern "C" fn __android_log_write(level: c_int, tag: *const c_char, message: *const c_char) -> c_int {
    write(usize::try_from(level).unwrap_or(0), &text(tag), &text(message));
    1
}

#[unsafe(no_mangle)]
extern "C" fn __android_log_buf_write(
    _buffer: c_int,
    level: c_int,
    tag: *const c_char,
    message: *const c_char,
) -> c_int {
    __android_log_write(level, tag, message)
}
