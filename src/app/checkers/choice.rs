//! What a tap on a square means for somebody who is to move.
//!
//! A move is tapped together: the piece first, then where it goes. A jump of several squares can be tapped square by
//! square, or by its last one if only one way leads there. Where there is only one way on, the piece takes it by
//! itself.

use crate::app::table::Tap;
use crate::game::Checkers;
use crate::rules::checkers::{Move, Position, Square, Squares};

/// Why a tap was no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TapRefusal {
    /// The other side's piece.
    NotYours,
    /// An empty square, and no piece is chosen yet.
    ChooseFirst,
    /// Another piece has to jump.
    MustJump,
    /// The chosen piece has to jump, and not here.
    MustJumpElsewhere,
    /// The piece that is jumping has to jump on.
    MustGoOn,
    /// This piece has no move.
    Stuck,
    /// The chosen piece can not go here.
    NotThere,
    /// More than one way leads here: the squares in between tell which.
    TwoWays,
}

/// What a tap on `at` means when the piece to move has stood on the squares of `way` so far; an empty way is no piece.
pub(super) fn tap(position: &Position, way: &[Square], at: Square) -> Tap<Checkers> {
    let moves = position.moves();
    if way.len() < 2
        && let Some(piece) = position.piece_at(at)
    {
        return if piece.side == position.turn() {
            own_piece(position, &moves, way, at)
        } else {
            Tap::Refused(TapRefusal::NotYours)
        };
    }
    if way.is_empty() {
        return Tap::Refused(TapRefusal::ChooseFirst);
    }
    let open: Vec<Move> = moves.into_iter().filter(|chosen| goes_on(chosen, way)).collect();
    let next: Vec<Move> =
        open.iter().copied().filter(|chosen| chosen.path().get(way.len()) == Some(&at)).collect();
    if let Some(&first) = next.first() {
        return go(first, n_common(&next));
    }
    let ends: Vec<Move> = open.into_iter().filter(|chosen| chosen.to() == at).collect();
    match ends[..] {
        [only] => Tap::Play(only),
        [] if way.len() >= 2 => Tap::Refused(TapRefusal::MustGoOn),
        [] if position.must_jump() => Tap::Refused(TapRefusal::MustJumpElsewhere),
        [] => Tap::Refused(TapRefusal::NotThere),
        _ => Tap::Refused(TapRefusal::TwoWays),
    }
}

fn own_piece(position: &Position, moves: &[Move], way: &[Square], at: Square) -> Tap<Checkers> {
    if way == [at] {
        Tap::Select(Vec::new())
    } else if moves.iter().any(|chosen| chosen.from() == at) {
        Tap::Select(vec![at])
    } else if position.must_jump() {
        Tap::Refused(TapRefusal::MustJump)
    } else {
        Tap::Refused(TapRefusal::Stuck)
    }
}

/// The piece goes on along this move until it has stood on so many of its squares.
fn go(chosen: Move, n_squares: usize) -> Tap<Checkers> {
    if n_squares == chosen.path().len() {
        Tap::Play(chosen)
    } else {
        Tap::GoOn(chosen, chosen.path()[..n_squares].to_vec())
    }
}

/// Whether this move begins with these squares and does not end with them.
pub(super) fn goes_on(chosen: &Move, way: &[Square]) -> bool {
    chosen.path().len() > way.len() && chosen.path().starts_with(way)
}

/// How many squares these moves have in common from the first on.
fn n_common(moves: &[Move]) -> usize {
    let Some((first, others)) = moves.split_first() else { return 0 };
    let same = |n: &usize| others.iter().all(|other| other.path().get(*n) == first.path().get(*n));
    (0..first.path().len()).take_while(same).count()
}

/// Where the piece that stood on `way` may land next.
pub(super) fn landings(position: &Position, way: &[Square]) -> Squares {
    let moves = position.moves();
    let open = moves.iter().filter(|chosen| !way.is_empty() && goes_on(chosen, way));
    open.filter_map(|chosen| chosen.path().get(way.len()).copied()).collect()
}

/// The pieces that have a move.
pub(super) fn movable(position: &Position) -> Squares {
    position.moves().iter().map(Move::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(number: usize) -> Square {
        Square::new(number).unwrap()
    }

    /// What taps on these squares lead to, one after the other: the way after each, or what was refused.
    fn taps(board: &str, numbers: &[usize]) -> Result<String, TapRefusal> {
        let position: Position = board.parse().unwrap();
        let mut way: Vec<Square> = Vec::new();
        for &number in numbers {
            match tap(&position, &way, square(number)) {
                Tap::Select(selected) | Tap::GoOn(_, selected) => way = selected,
                Tap::Play(chosen) => return Ok(chosen.to_string()),
                Tap::Refused(refusal) => return Err(refusal),
            }
        }
        Ok(format!("{way:?}"))
    }

    const START: &str = "bbbb bbbb bbbb ---- ---- wwww wwww wwww B";
    /// The king on 6 may jump around in a circle, either way.
    const CIRCLE: &str = "---- -B-- ww-- ---- ww-- ---- ---- ---- B";
    /// 15 jumps to 24 and then to 31; 1 could step if there were no jump.
    const TWO_JUMPS: &str = "b--- ---- ---- --b- --w- ---- --w- ---- B";
    /// From 15 by 24 to 31, or to 22 and from there to 29 or to 31.
    const FORK: &str = "---- ---- ---- --b- -ww- ---- www- ---- B";

    #[test]
    fn a_step_is_two_taps_and_another_piece_may_be_chosen() {
        assert_eq!(taps(START, &[11, 15]), Ok("11-15".to_owned()));
        assert_eq!(taps(START, &[11, 10, 14]), Ok("10-14".to_owned()));
        assert_eq!(taps(START, &[11, 11]), Ok("[]".to_owned()), "the same piece again lets go of it");
    }

    #[test]
    fn what_is_no_move_says_why() {
        assert_eq!(taps(START, &[15]), Err(TapRefusal::ChooseFirst));
        assert_eq!(taps(START, &[22]), Err(TapRefusal::NotYours));
        assert_eq!(taps(START, &[11, 22]), Err(TapRefusal::NotYours));
        assert_eq!(taps(START, &[4]), Err(TapRefusal::Stuck));
        assert_eq!(taps(START, &[11, 18]), Err(TapRefusal::NotThere));
        assert_eq!(taps(TWO_JUMPS, &[1]), Err(TapRefusal::MustJump));
        assert_eq!(taps(TWO_JUMPS, &[15, 18]), Err(TapRefusal::MustJumpElsewhere));
    }

    #[test]
    fn the_only_way_on_is_taken_at_once_and_the_last_square_names_the_whole_jump() {
        assert_eq!(taps(TWO_JUMPS, &[15, 24]), Ok("15x24x31".to_owned()));
        assert_eq!(taps(TWO_JUMPS, &[15, 31]), Ok("15x24x31".to_owned()));
    }

    #[test]
    fn where_the_ways_part_the_piece_waits() {
        assert_eq!(taps(FORK, &[15, 22]), Ok("[15, 22]".to_owned()));
        assert_eq!(taps(FORK, &[15, 22, 29]), Ok("15x22x29".to_owned()));
        assert_eq!(taps(FORK, &[15, 22, 31]), Ok("15x22x31".to_owned()));
        assert_eq!(taps(FORK, &[15, 29]), Ok("15x22x29".to_owned()));
        assert_eq!(taps(FORK, &[15, 31]), Err(TapRefusal::TwoWays));
        assert_eq!(taps(FORK, &[15, 22, 15]), Err(TapRefusal::MustGoOn));
        assert_eq!(landings(&FORK.parse().unwrap(), &[square(15), square(22)]).len(), 2);
    }

    #[test]
    fn a_king_jumps_around_to_where_it_began() {
        assert_eq!(taps(CIRCLE, &[6, 6]), Ok("[]".to_owned()), "its own square lets go of it");
        assert_eq!(taps(CIRCLE, &[6, 13]), Ok("6x13x22x15x6".to_owned()));
        assert_eq!(taps(CIRCLE, &[6, 15]), Ok("6x15x22x13x6".to_owned()));
        assert_eq!(taps(CIRCLE, &[6, 22]), Err(TapRefusal::MustJumpElsewhere));
    }
}
