//! The history under the board, as data: the screens find the words.

use crate::game::{Ending, Game, Ply, Tally};
use crate::rules::{Disc, Square};

/// One line of the history. [`Message::ply`] is what a tap on it hands to [`Action::View`](super::Action::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// This side begins.
    Begins(Disc),
    /// A disc was placed.
    Move {
        /// The number of the move from 1; passes are not counted.
        number: usize,
        /// How many plies were played with it.
        ply: usize,
        /// Who.
        disc: Disc,
        /// Where.
        at: Square,
        /// How many discs it turned.
        taken: u32,
        /// The discs of both sides after it.
        score: Tally,
    },
    /// A side had no legal move.
    Pass {
        /// How many plies were played with it.
        ply: usize,
        /// Who.
        disc: Disc,
        /// How many squares were empty; on none of them would a disc have turned.
        empties: u32,
        /// The discs of both sides.
        score: Tally,
    },
    /// The game has ended after so many plies.
    End {
        /// How many plies were played.
        ply: usize,
        /// The result.
        ending: Ending,
    },
}

impl Message {
    /// The moment that it tells of, as a number of plies.
    pub const fn ply(&self) -> usize {
        match *self {
            Self::Begins(_) => 0,
            Self::Move { ply, .. } | Self::Pass { ply, .. } | Self::End { ply, .. } => ply,
        }
    }
}

/// The history of a game up to its present, oldest first.
pub(super) fn messages(game: &Game) -> Vec<Message> {
    let mut list = Vec::with_capacity(game.present() + 2);
    list.push(Message::Begins(game.start().turn));
    let mut number = 0;
    for (idx, played) in game.plies().iter().enumerate() {
        let ply = idx + 1;
        let board = game.board_at(ply).unwrap_or(game.board());
        let score = Tally::of(board);
        list.push(match *played {
            Ply::Move { disc, at, flips } => {
                number += 1;
                Message::Move { number, ply, disc, at, taken: flips.len(), score }
            }
            Ply::Pass { disc } => Message::Pass { ply, disc, empties: board.position.empties().len(), score },
        });
    }
    list.extend(game.ending().map(|ending| Message::End { ply: game.present(), ending }));
    list
}
