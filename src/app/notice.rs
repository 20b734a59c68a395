//! What the app has to tell that no screen tells: things gone wrong, and things to hear and feel.

use super::Stored;

/// Something a player should read once. Shown one at a time until [`DismissNotice`](super::Action::DismissNotice).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file could not be read as what it should be. It was kept aside, and that part of the app began afresh.
    Damaged {
        /// Which file.
        file: Stored,
        /// What is wrong with it, in English, naming the culprit.
        why: String,
        /// The name it now has; `None` if it could not even be renamed.
        kept_as: Option<String>,
    },
    /// The system did not let us read a file, which may be whole. It stays as it is, and what it holds is not saved until
    /// the next start.
    Unreadable {
        /// Which file.
        file: Stored,
        /// What the system says, in English.
        why: String,
    },
    /// Nothing could be saved. Play goes on, but will be lost with the process. Told once until saving works again.
    DiskFailed {
        /// What the system says, in English.
        why: String,
    },
    /// The computer can not play or give hints; two people still can.
    NoEngine {
        /// What the system says, in English.
        why: String,
    },
    /// The program ended of itself last time. What was played until then is there.
    Crashed {
        /// What it said at its end, in English, naming the place.
        why: String,
    },
    /// The strong levels lack what they have learned, and play by simpler rules.
    Unlearned {
        /// What is wrong with it, in English.
        why: String,
    },
}

/// Something to hear or to feel, if the settings say so. The app only names it; the shell makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A disc was placed, and turns so many others.
    Placed {
        /// How many.
        turned: u32,
    },
    /// A piece of checkers has moved.
    Moved {
        /// How many pieces it takes on this way.
        captured: u32,
        /// Whether it is a king from now on.
        crowned: bool,
    },
    /// A tap that is no move.
    Refused,
    /// A piece was chosen, or the first of two taps was made.
    Selected,
    /// A side has to pass.
    Passed,
    /// The game has ended.
    Ended,
}
