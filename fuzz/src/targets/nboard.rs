//! What a board made for `NBoard` says to the engine.

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Stop};
use othello::protocol::nboard::{Nboard, Next};

/// Every search finds that it was stopped: the depth is the board's to choose, and may be sixty.
pub(super) fn run(bytes: &[u8]) {
    let mut session = Nboard::new(StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None));
    let stop = Stop::new();
    stop.raise();
    for line in String::from_utf8_lossy(bytes).lines().take(64) {
        let mut n_said = 0;
        let next = session.answer(line, &stop, &mut |said| {
            n_said += 1;
            assert!(!said.contains('\n') && said.len() < 1_000, "{said}");
        });
        assert!(n_said <= 200, "{n_said} lines answer {line:?}");
        if next == Next::End {
            return;
        }
    }
}
