//! What another program says to the engine in our own lines.

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Stop};
use othello::protocol::lines::{Reply, Session};

use super::is_sentence;

/// Moves are searched a little; whatever might take long finds that it was stopped.
pub(super) fn run(bytes: &[u8]) {
    let budget = Budget { depth: 2, solve: 4, nodes: 2_000, ..Budget::UNLIMITED };
    let mut session = Session::new(StrongPlayer::new(budget, Resources::single(1), None), None);
    let (never, stopped) = (Stop::new(), Stop::new());
    stopped.raise();
    for line in String::from_utf8_lossy(bytes).lines().take(64) {
        let is_long = line.contains("perft") || line.contains("solve");
        match session.answer(line, if is_long { &stopped } else { &never }) {
            Reply::Line(answer) => assert!(is_sentence(&answer), "{answer}"),
            Reply::Silence => {}
            Reply::End => return,
        }
        session.ponder(&stopped);
    }
}
