//! The best move for a person who asks, with the one thing that speaks for it.

use super::table::Hand;
use super::{Errand, glide};
use crate::app::Now;
use crate::app::desk::Purpose;
use crate::engine::checkers::{Level, Score, Thought};
use crate::rules::checkers::{Move, Position};

/// A move to recommend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub chosen: Move,
    /// What speaks for it.
    pub reason: Reason,
    /// What the player that was asked thinks of it.
    pub thought: Thought,
}

/// Why a move is good. Each is checked on the board before it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    OnlyMove,
    /// It wins, as far as the player looked.
    Wins,
    /// It makes a king.
    Crowns,
    /// It takes so many pieces, more than any other jump.
    TakesMost(u32),
    /// It came out best when looking so many moves ahead.
    LooksBest(u32),
}

/// Who gives hints: strong enough to be worth asking, and done before a person wonders.
const HINT_LEVEL: Level = Level::Club;

impl Hand<'_> {
    /// Sends a player for a hint.
    pub(super) fn ask_hint(&mut self, now: Now) {
        if self.sight().can_hint() {
            let position = *self.app.checkers.record.game.position();
            let errand = Errand::send(&mut self.app.desk, (Purpose::Hint, HINT_LEVEL), (position, None), now);
            self.app.checkers.errand = errand;
        }
    }

    /// The hint, once it is known; the player is hurried when its time is up.
    pub(super) fn advance_hint(&mut self, now: Now) {
        let latest = self.app.pace.hint;
        let table = &mut self.app.checkers;
        let Some(errand) = table.errand.as_mut().filter(|errand| errand.purpose == Purpose::Hint) else {
            return;
        };
        if errand.done {
            let thought = errand.thought.take();
            table.hint = thought.and_then(|thought| Hint::new(table.record.game.position(), thought));
            table.errand = None;
        } else if !errand.hurried && now >= errand.asked + latest {
            errand.hurry();
        }
    }
}

impl Hint {
    /// The player's move with its reason; `None` if the move is not legal here.
    fn new(position: &Position, thought: Thought) -> Option<Self> {
        let moves = position.moves();
        let chosen = thought.best;
        moves.contains(&chosen).then(|| {
            let reason = reason(position, &moves, &thought);
            Self { chosen, reason, thought }
        })
    }
}

fn reason(position: &Position, moves: &[Move], thought: &Thought) -> Reason {
    let chosen = thought.best;
    let taken = chosen.captured().len();
    let takes_most =
        moves.iter().filter(|other| **other != chosen).all(|other| other.captured().len() < taken);
    match thought.score {
        _ if moves.len() == 1 => Reason::OnlyMove,
        Score::Wins(_) => Reason::Wins,
        _ if glide::crowns(position, chosen) => Reason::Crowns,
        _ if takes_most => Reason::TakesMost(taken),
        _ => Reason::LooksBest(thought.depth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Stop;

    fn reason_of(board: &str) -> Reason {
        let position: Position = board.parse().unwrap();
        let thought = HINT_LEVEL.player(None).choose(position, &Stop::new(), &mut |_| {}).unwrap();
        Hint::new(&position, thought).unwrap().reason
    }

    #[test]
    fn the_reason_is_what_the_board_shows() {
        assert_eq!(reason_of("---- ---- ---- --b- --w- ---- ---- ---- B"), Reason::OnlyMove);
        assert_eq!(reason_of("---- ---- ---- -bb- -w-- ---- ---- ---- B"), Reason::Wins);
        assert_eq!(reason_of("bbbb bbbb bbbb ---- ---- wwww wwww wwww B"), Reason::LooksBest(8));
    }
}
