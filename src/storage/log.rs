//! What a file that only grows looks like: lines of text, each with a checksum, so that whatever was written before a
//! torn or damaged one is still read.
//!
//! ```text
//! 5e2ab1c0 game 00000000000000a1 …       a line that stands for itself
//! 91d004f7+game 00000000000000a2 …       a line that counts once its whole batch is there
//! 0c77a3e1+game 00000000000000a3 …
//! 3b1f9e52=2                             the two lines above are there
//! ```
//!
//! Before the mark (a space, `+` or `=`) stands the CRC-32 of the mark and all that follows. A newline is written before
//! each line and one after it. So nothing has to be read before something is appended: a line that a kill or a power cut
//! has torn ends where the next one begins, and is told from one that was whole once and is damaged, because its own
//! newline is missing.

use std::ops::Range;

/// As many digits as the checksum of a line has.
const N_DIGITS: usize = 8;

/// What a log holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLines {
    /// Where in the bytes the text of each good line is, oldest first. It is UTF-8.
    pub lines: Vec<Range<usize>>,
    /// The numbers, from 1, of lines that were whole once and are damaged.
    pub damaged: Vec<usize>,
    /// How many lines were never written to their end, or belong to a batch that was not.
    pub n_torn: usize,
}

/// The bytes of these lines, to be appended. All of them count, or none: a torn batch is as if it had never begun.
///
/// ```
/// use othello::storage::{log_bytes, read_log};
/// let mut file = log_bytes(&["one"]);
/// file.extend(log_bytes(&["two", "three"]));
/// let text = |bytes: &[u8]| -> Vec<String> {
///     read_log(bytes).lines.into_iter().map(|at| String::from_utf8_lossy(&bytes[at]).into_owned()).collect()
/// };
/// assert_eq!(text(&file), ["one", "two", "three"]);
/// assert_eq!(text(&file[..file.len() - 5]), ["one"], "half a batch is none");
/// ```
pub fn log_bytes(lines: &[impl AsRef<str>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mark = if lines.len() == 1 { ' ' } else { '+' };
    for line in lines {
        push_line(&mut bytes, mark, line.as_ref());
    }
    if lines.len() > 1 {
        push_line(&mut bytes, '=', &lines.len().to_string());
    }
    bytes
}

/// The bytes of a whole file of these lines, each of which stands for itself.
pub fn whole_log_bytes(lines: &[impl AsRef<str>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for line in lines {
        push_line(&mut bytes, ' ', line.as_ref());
    }
    bytes
}

fn push_line(bytes: &mut Vec<u8>, mark: char, text: &str) {
    debug_assert!(!text.contains('\n'), "one line");
    let body = format!("{mark}{text}");
    bytes.extend(format!("\n{:08x}{body}\n", crc32(body.as_bytes())).bytes());
}

/// Finds the good lines of a file. Nothing in it is trusted.
pub fn read_log(bytes: &[u8]) -> LogLines {
    let mut log = LogLines::default();
    // Lines whose batch has not been closed yet; they follow each other without any other line in between.
    let mut batch: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    let mut number = 0;
    while start < bytes.len() {
        let end = bytes[start..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |at| start + at);
        let line = start..end;
        start = end + 1;
        if line.is_empty() {
            continue;
        }
        number += 1;
        match checked(&bytes[line.clone()]) {
            Some((b'+', _)) => batch.push(line.start + N_DIGITS + 1..line.end),
            Some((b'=', text)) => {
                let n_lines = str::from_utf8(text).ok().and_then(|text| text.parse::<usize>().ok());
                // A batch of which lines are damaged was there once: what is left of it counts.
                let n_good = n_lines.map_or(0, |n_lines| n_lines.min(batch.len()));
                let torn = batch.len() - n_good;
                log.n_torn += torn;
                log.lines.extend(batch.drain(..).skip(torn));
            }
            Some((_, _)) => {
                log.n_torn += batch.drain(..).count();
                log.lines.push(line.start + N_DIGITS + 1..line.end);
            }
            // Its own newline was written, then the one before the next line, or the file ends after it.
            None if bytes.get(end) == Some(&b'\n') && matches!(bytes.get(end + 1), None | Some(b'\n')) => {
                log.damaged.push(number);
            }
            None => log.n_torn += 1,
        }
    }
    log.n_torn += batch.len();
    log
}

/// The mark of a line and its text, if its checksum is right.
fn checked(line: &[u8]) -> Option<(u8, &[u8])> {
    let (digits, body) = line.split_at_checked(N_DIGITS)?;
    let (&mark, text) = body.split_first()?;
    let digits = str::from_utf8(digits).ok()?;
    let is_right = u32::from_str_radix(digits, 16) == Ok(crc32(body));
    (is_right && matches!(mark, b' ' | b'+' | b'=') && str::from_utf8(text).is_ok()).then_some((mark, text))
}

/// CRC-32 as zip, gzip and PNG use it, so that other tools can tell whether a line is whole.
fn crc32(bytes: &[u8]) -> u32 {
    const TABLES: [[u32; 256]; 8] = tables();
    let mut crc = !0_u32;
    let mut chunks = bytes.chunks_exact(8);
    // Eight bytes at once by eight tables: an archive of thousands of games is checked while somebody waits for a page.
    for chunk in &mut chunks {
        let head = crc.to_le_bytes();
        crc = 0;
        for (at, &byte) in chunk.iter().enumerate() {
            let byte = byte ^ head.get(at).copied().unwrap_or(0);
            crc ^= TABLES[7 - at][usize::from(byte)];
        }
    }
    for &byte in chunks.remainder() {
        crc = TABLES[0][usize::from(crc as u8 ^ byte)] ^ (crc >> 8);
    }
    !crc
}

const fn tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { 0xedb8_8320 ^ (crc >> 1) } else { crc >> 1 };
            bit += 1;
        }
        tables[0][byte] = crc;
        byte += 1;
    }
    let mut idx = 256;
    while idx < 8 * 256 {
        let before = tables[idx / 256 - 1][idx % 256];
        tables[idx / 256][idx % 256] = tables[0][(before & 0xff) as usize] ^ (before >> 8);
        idx += 1;
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    fn texts(bytes: &[u8]) -> Vec<String> {
        let text = |at: Range<usize>| str::from_utf8(&bytes[at]).unwrap().to_owned();
        read_log(bytes).lines.into_iter().map(text).collect()
    }

    /// Two single lines and a batch of three in between.
    fn sample() -> Vec<u8> {
        let parts = [log_bytes(&["first line"]), log_bytes(&["a", "b", "c"]), log_bytes(&["last"])];
        parts.concat()
    }

    #[test]
    fn the_checksum_is_the_one_that_everybody_uses() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
        assert_eq!(crc32(b"The quick brown fox jumps over the lazy dog"), 0x414f_a339);
    }

    #[test]
    fn the_written_form_is_this_one() {
        // Somebody's phone holds such a file.
        let expected = "\n045b2fc1 one\n\nb8fca457+two\n\n5c4e7bbe+three\n\ne3e60bc1=2\n";
        let bytes = [log_bytes(&["one"]), log_bytes(&["two", "three"])].concat();
        assert_eq!(String::from_utf8(bytes).unwrap(), expected);
    }

    #[test]
    fn a_file_cut_at_any_byte_gives_the_lines_before_and_no_half_batch() {
        let whole = sample();
        let all = ["first line", "a", "b", "c", "last"];
        for end in 0..=whole.len() {
            let cut = &whole[..end];
            let found = texts(cut);
            assert!([0, 1, 4, 5].contains(&found.len()) && found == all[..found.len()], "{end}: {found:?}");
            assert_eq!(read_log(cut).damaged, [0; 0], "{end}: torn is not damaged");
            // Whatever is appended next is read, and brings nothing of the torn one back.
            let longer = [cut, &log_bytes(&["more"])].concat();
            let expected: Vec<_> = found.into_iter().chain(["more".to_owned()]).collect();
            assert_eq!(texts(&longer), expected, "{end}");
            assert_eq!(read_log(&longer).damaged, [0; 0], "{end}");
        }
    }

    #[test]
    fn bytes_that_never_reached_the_disk_are_no_line() {
        for (n_bytes, byte) in [(1, 0), (40, 0), (4096, 0), (40, 0xff)] {
            let file = [log_bytes(&["kept"]), vec![byte; n_bytes], log_bytes(&["next"])].concat();
            assert_eq!(texts(&file), ["kept", "next"]);
            assert_eq!((read_log(&file).damaged.len(), read_log(&file).n_torn), (0, 1));
        }
    }

    #[test]
    fn a_damaged_line_is_told_by_its_number_and_the_rest_is_read() {
        let whole = sample();
        for at in 0..whole.len() {
            // The newlines are what tells a torn line from a damaged one.
            if whole[at] == b'\n' {
                continue;
            }
            let mut file = whole.clone();
            file[at] ^= 1;
            let log = read_log(&file);
            assert_eq!(log.damaged.len(), 1, "{at}");
            let number = log.damaged[0];
            let expected: &[&str] = match number {
                1 => &["a", "b", "c", "last"],
                2 => &["first line", "b", "c", "last"],
                3 => &["first line", "a", "c", "last"],
                4 => &["first line", "a", "b", "last"],
                // The line that closes the batch.
                5 => &["first line", "last"],
                _ => &["first line", "a", "b", "c"],
            };
            assert_eq!(texts(&file), expected, "{at}");
        }
    }

    #[test]
    fn arbitrary_bytes_give_no_line_and_no_panic() {
        let mut random = Seeded::new(71);
        let likely = b"\n\n 0123456789abcdef+=";
        for _ in 0..5_000 {
            let bytes: Vec<u8> = (0..random.below(200)).map(|_| likely[random.below(likely.len())]).collect();
            assert_eq!(read_log(&bytes).lines, []);
        }
    }
}
