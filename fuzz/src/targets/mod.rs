//! The targets: each takes any bytes and may do anything with them but panic, hang or eat the memory.

mod actions;
mod archive;
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

/// Something that reads bytes.
pub(crate) struct Target {
    /// Its name, which is also that of its program in `fuzz_targets/` and of its folder in `corpus/`.
    pub(crate) name: &'static str,
    pub(crate) run: fn(&[u8]),
}

/// Every target.
pub(crate) const ALL: [Target; 12] = [
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
];

/// What is told of an input that is refused: a sentence, however long the input is.
fn is_sentence(text: &str) -> bool {
    (1..600).contains(&text.len()) && !text.contains('\n')
}
