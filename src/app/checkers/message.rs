//! The history under the board of checkers, as data: the screens find the words.

use crate::game::Tally;
use crate::game::checkers::{Game, tally};
use crate::rules::checkers::{Move, Outcome, Side};

/// One line of the history. [`Message::ply`] is what a tap on it hands to [`Action::View`](crate::app::Action::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// This side begins.
    Begins(Side),
    /// A piece moved.
    Move {
        /// The number of the move from 1, which is also how many were played with it.
        ply: usize,
        /// Who.
        side: Side,
        /// Its whole way.
        chosen: Move,
        /// The pieces of both sides after it.
        score: Tally,
    },
    /// The game has ended after so many moves.
    End {
        /// How many moves were played.
        ply: usize,
        /// The result.
        outcome: Outcome,
    },
}

impl Message {
    /// The moment that it tells of, as a number of moves.
    pub const fn ply(&self) -> usize {
        match *self {
            Self::Begins(_) => 0,
            Self::Move { ply, .. } | Self::End { ply, .. } => ply,
        }
    }
}

/// The history of a game up to its present, oldest first.
pub(super) fn messages(game: &Game) -> Vec<Message> {
    let first = game.start().turn();
    let mut list = Vec::with_capacity(game.present() + 2);
    list.push(Message::Begins(first));
    for (idx, &chosen) in game.moves().iter().enumerate() {
        let ply = idx + 1;
        let side = if idx.is_multiple_of(2) { first } else { !first };
        let score = tally(game.position_at(ply).unwrap_or(game.position()));
        list.push(Message::Move { ply, side, chosen, score });
    }
    list.extend(game.outcome().map(|outcome| Message::End { ply: game.present(), outcome }));
    list
}
