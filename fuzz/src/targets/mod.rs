//! The targets: each takes any bytes and may do anything with them but panic, hang or eat the memory.

mod actions;
mod archive;
mod book;
mod checkers;
mod ggf;
mod gtp;
mod lines;
mod logs;
mod nboard;
mod pasted;
mod saves;
mod transcripts;
mod weights;

use std::ops::Range;

/// Something that reads bytes.
pub(crate) struct Target {
    /// Its name, which is also that of its program in `fuzz_targets/` and of its folder in `corpus/`.
    pub(crate) name: &'static str,
    pub(crate) run: fn(&[u8]),
}

/// Every target.
pub(crate) const ALL: [Target; 13] = [
    Target { name: "saves", run: saves::run },
    Target { name: "actions", run: actions::run },
    Target { name: "archive", run: archive::run },
    Target { name: "transcripts", run: transcripts::run },
    Target { name: "pasted", run: pasted::run },
    Target { name: "ggf", run: ggf::run },
    Target { name: "checkers", run: checkers::run },
    Target { name: "nboard", run: nboard::run },
    Target { name: "gtp", run: gtp::run },
    Target { name: "lines", run: lines::run },
    Target { name: "logs", run: logs::run },
    Target { name: "weights", run: weights::run },
    Target { name: "book", run: book::run },
];

/// What is told of an input that is refused: a sentence, however long the input is.
fn is_sentence(text: &str) -> bool {
    (1..600).contains(&text.len()) && !text.contains('\n')
}

/// Reads the bytes as they are, and with the checksum at this place that a faulty writer would have given to all that stands
/// behind it. The fuzzer would never guess it.
fn read_with_checksum(bytes: &[u8], place: Range<usize>, read: fn(&[u8])) {
    read(bytes);
    if let Some(body) = bytes.get(place.end..) {
        let sum = checksum(body);
        let mut bytes = bytes.to_vec();
        bytes[place].copy_from_slice(&sum.to_le_bytes());
        read(&bytes);
    }
}

/// Fowler, Noll and Vo's hash, as the files have it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
