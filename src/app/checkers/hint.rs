//! What speaks for a move of checkers.

use super::move_animation;
use crate::engine::checkers::{Score, Thought};
use crate::rules::checkers::{Move, Position};

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

/// What speaks for the move of a thought; `None` if it is not legal here.
pub(super) fn reason(position: &Position, thought: &Thought) -> Option<Reason> {
    let moves = position.moves();
    moves.contains(&thought.best).then(|| reason_of(position, &moves, thought))
}

fn reason_of(position: &Position, moves: &[Move], thought: &Thought) -> Reason {
    let chosen = thought.best;
    let taken = chosen.captured().len();
    let takes_most =
        moves.iter().filter(|other| **other != chosen).all(|other| other.captured().len() < taken);
    match thought.score {
        _ if moves.len() == 1 => Reason::OnlyMove,
        Score::Wins(_) => Reason::Wins,
        _ if move_animation::crowns(position, chosen) => Reason::Crowns,
        _ if takes_most => Reason::TakesMost(taken),
        _ => Reason::LooksBest(thought.depth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::TableGame;
    use crate::engine::Stop;
    use crate::game::Checkers;

    fn reason_of(board: &str) -> Reason {
        let position: Position = board.parse().unwrap();
        let thought = Checkers::HINT_LEVEL.player(None).choose(position, &Stop::new(), &mut |_| {}).unwrap();
        reason(&position, &thought).unwrap()
    }

    #[test]
    fn the_reason_is_what_the_board_shows() {
        assert_eq!(reason_of("---- ---- ---- --b- --w- ---- ---- ---- B"), Reason::OnlyMove);
        assert_eq!(reason_of("---- ---- ---- -bb- -w-- ---- ---- ---- B"), Reason::Wins);
        assert_eq!(reason_of("bbbb bbbb bbbb ---- ---- wwww wwww wwww B"), Reason::LooksBest(8));
    }
}
