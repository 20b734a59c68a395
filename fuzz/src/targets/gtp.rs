//! What a referee of the Go world says to the engine.

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Stop};
use othello::protocol::gtp::{Gtp, Reply};

/// Every search finds that it was stopped: the time is the referee's to choose.
pub(super) fn run(bytes: &[u8]) {
    let player = StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None);
    let mut session = Gtp::new(player, Budget::UNLIMITED);
    let stop = Stop::new();
    stop.raise();
    for line in String::from_utf8_lossy(bytes).lines().take(64) {
        match session.answer(line, &stop) {
            Reply::Text(text) | Reply::End(text) => {
                let is_in_form = text.starts_with(['=', '?']) && text.ends_with("\n\n");
                // The number before a command comes back, however long it is.
                assert!(is_in_form && text.len() < 1_000 + line.len(), "{text}");
                assert!(!text.trim_end().contains("\n\n"), "{text}");
            }
            Reply::Silence => {}
        }
    }
}
