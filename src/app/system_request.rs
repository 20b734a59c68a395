//! What the app wants of the system it runs on.

/// Something that only the system can do. The app names it, the shell does it after the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SystemRequest {
    /// A text for the clipboard.
    Copy(String),
    /// A text to be sent by another app that the player chooses.
    Share(String),
    /// The clipboard's text, as an [`Action::Paste`](super::Action::Paste).
    Paste,
}
