//! The history under the board, as data: the screens find the words.

use crate::game::{GameRules, History, Tally};
use crate::rules::Disc;

/// One line of the history. [`Message::ply`] is what a tap on it hands to [`BoardAction::View`](super::BoardAction::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message<G: GameRules> {
    /// This side begins.
    Begins(Disc),
    /// A move was made, or a side had to pass.
    Played {
        /// How many moves were made with it; passes are not counted.
        number: usize,
        /// How many plies were played with it.
        ply: usize,
        /// Who.
        disc: Disc,
        /// What.
        played: G::Ply,
        /// The pieces of both sides after it.
        score: Tally,
    },
    /// The game has ended after so many plies.
    End {
        /// How many plies were played.
        ply: usize,
        /// The result.
        ending: G::Ending,
    },
}

impl<G: GameRules> Message<G> {
    /// The moment that it tells of, as a number of plies.
    pub const fn ply(&self) -> usize {
        match *self {
            Self::Begins(_) => 0,
            Self::Played { ply, .. } | Self::End { ply, .. } => ply,
        }
    }
}

/// The history of a game up to its present, oldest first.
pub(super) fn messages<G: GameRules>(game: &History<G>) -> Vec<Message<G>> {
    let mut list = Vec::with_capacity(game.present() + 2);
    list.push(Message::Begins(G::turn(game.start())));
    let mut number = 0;
    for (idx, &played) in game.plies().iter().enumerate() {
        let (Some(before), Some(after)) = (game.position_at(idx), game.position_at(idx + 1)) else { break };
        number += usize::from(G::chosen(played).is_some());
        let (disc, score) = (G::turn(before), G::tally(after));
        list.push(Message::Played { number, ply: idx + 1, disc, played, score });
    }
    list.extend(game.ending().map(|ending| Message::End { ply: game.present(), ending }));
    list
}
