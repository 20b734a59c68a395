//! A file that only grows: any bytes, and lines of which the end was torn off.

use othello::storage::{log_bytes, read_log};

/// The bytes as a log; and as what to write into one: the first two say where the power went, then come lines, in batches
/// with an empty line between two.
pub(super) fn run(bytes: &[u8]) {
    drop(texts(bytes));
    let Some((cut, rest)) = bytes.split_first_chunk() else { return };
    let text = String::from_utf8_lossy(rest);
    let batches: Vec<Vec<&str>> = text.split("\n\n").map(|batch| batch.split('\n').collect()).collect();
    let (mut file, mut n_whole) = (Vec::new(), 0);
    let cut = usize::from(u16::from_le_bytes(*cut));
    for batch in &batches {
        file.extend(log_bytes(batch));
        // The last newline may be gone: the line before it has its checksum.
        n_whole += if file.len() <= cut + 1 { batch.len() } else { 0 };
    }
    file.truncate(cut);
    file.extend(log_bytes(&["after"]));
    let written = batches.iter().flatten().take(n_whole).copied().chain(["after"]);
    assert!(texts(&file).into_iter().eq(written), "{file:?}");
}

/// The good lines of a log.
fn texts(bytes: &[u8]) -> Vec<&str> {
    let log = read_log(bytes);
    assert!(log.lines.is_sorted_by_key(|line| line.start));
    assert!(log.damaged.len() + log.n_torn + log.lines.len() <= bytes.len());
    log.lines
        .into_iter()
        .map(|line| str::from_utf8(&bytes[line]).expect("it is told that it is text"))
        .collect()
}
