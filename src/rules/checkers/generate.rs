//! The legal moves: a jump is forced, any jump may be chosen, and it goes on as long as the same piece can jump.

use super::{Direction, Move, Position, Rank, Side, Squares};

impl Position {
    /// The legal moves, by the number of the piece's square; none if the side to move has lost.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.append_moves(&mut moves);
        moves
    }

    /// As [`Self::moves`], without a list of its own.
    pub(crate) fn append_moves(&self, into: &mut Vec<Move>) {
        let jumpers = self.jumpers();
        if jumpers.is_empty() {
            self.append_steps(into);
        }
        for from in jumpers {
            let jumping = Jumping {
                directions: directions(self.turn(), self.rank_at(from.bit())),
                prey: self.pieces(!self.turn()),
                // The piece leaves its square, and may come by again.
                free: self.empties() | from.bit(),
            };
            jumping.append(Move::begun(from), into);
        }
    }

    /// Whether the side to move must jump.
    pub fn must_jump(&self) -> bool {
        !self.jumpers().is_empty()
    }

    /// Whether the side to move has no piece or no move, and so has lost.
    pub fn is_over(&self) -> bool {
        self.n_steps(self.turn()) + self.n_jumps(self.turn()) == 0
    }

    /// How many steps a side could make if it were its turn and no jump forced.
    #[inline]
    pub fn n_steps(&self, side: Side) -> u32 {
        self.each_way(side, |movers, direction| movers.step(direction) & self.empties())
    }

    /// How many single jumps a side could make if it were its turn.
    #[inline]
    pub fn n_jumps(&self, side: Side) -> u32 {
        let prey = self.pieces(!side);
        self.each_way(side, |movers, direction| {
            (movers.step(direction) & prey).step(direction) & self.empties()
        })
    }

    /// Adds up over the four directions where the pieces that may go there arrive.
    #[inline(always)]
    fn each_way(&self, side: Side, arrive: impl Fn(Squares, Direction) -> Squares) -> u32 {
        let forward = Direction::forward(side).map(|direction| arrive(self.pieces(side), direction).len());
        let back = Direction::forward(!side).map(|direction| arrive(self.kings(side), direction).len());
        forward[0] + forward[1] + back[0] + back[1]
    }

    /// The pieces of the side to move that can jump.
    fn jumpers(&self) -> Squares {
        let (side, empties) = (self.turn(), self.empties());
        let prey = self.pieces(!side);
        // From the landing square back over the captured piece.
        let before = |direction| (empties.step(direction) & prey).step(direction);
        let [back_left, back_right] = Direction::forward(!side).map(before);
        let [left, right] = Direction::forward(side).map(before);
        (self.pieces(side) & (back_left | back_right)) | (self.kings(side) & (left | right))
    }

    fn append_steps(&self, into: &mut Vec<Move>) {
        for from in self.pieces(self.turn()) {
            for &direction in directions(self.turn(), self.rank_at(from.bit())) {
                let to = from.bit().step(direction) & self.empties();
                into.extend(to.first().map(|to| Move::begun(from).extended(to, Squares::EMPTY)));
            }
        }
    }

    fn rank_at(&self, at: Squares) -> Rank {
        if (self.kings(self.turn()) & at).is_empty() { Rank::Man } else { Rank::King }
    }
}

/// The ways that a piece goes.
const fn directions(side: Side, rank: Rank) -> &'static [Direction] {
    const DOWN: [Direction; 2] = Direction::forward(Side::Black);
    const UP: [Direction; 2] = Direction::forward(Side::White);
    match (rank, side) {
        (Rank::King, _) => &Direction::ALL,
        (Rank::Man, Side::Black) => &DOWN,
        (Rank::Man, Side::White) => &UP,
    }
}

/// One piece on its way from jump to jump.
struct Jumping {
    directions: &'static [Direction],
    /// The pieces that it may capture.
    prey: Squares,
    /// Where it may land.
    free: Squares,
}

impl Jumping {
    /// Appends every way on from here that can not be continued. Returns whether there is one. Where a man becomes a king its
    /// move ends: it has come as far forward as it could.
    fn append(&self, so_far: Move, into: &mut Vec<Move>) -> bool {
        let at = so_far.to().bit();
        let mut goes_on = false;
        for &direction in self.directions {
            let over = at.step(direction) & (self.prey - so_far.captured());
            let landing = over.step(direction) & self.free;
            let Some(to) = landing.first() else { continue };
            goes_on = true;
            let further = so_far.extended(to, over);
            if !self.append(further, into) {
                into.push(further);
            }
        }
        goes_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The legal moves of a board, each as text.
    #[track_caller]
    fn check(board: &str, expected: &str) {
        let position: Position = board.parse().unwrap();
        let moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves.join(" "), expected, "{position}");
        assert_eq!(position.is_over(), expected.is_empty());
        assert_eq!(position.must_jump(), expected.contains('x'));
    }

    #[test]
    fn men_step_forward_and_kings_both_ways() {
        check("---- ---- ---- -b-- ---- ---- ---- ---- B", "14-17 14-18");
        check("---- ---- ---- -w-- ---- ---- ---- ---- W", "14-9 14-10");
        check("---- ---- ---- -B-- ---- ---- ---- ---- B", "14-17 14-18 14-9 14-10");
        check("---- ---- ---- b--- ---- ---- ---- ---- B", "13-17");
    }

    #[test]
    fn a_jump_is_forced_and_any_jump_may_be_chosen() {
        // The man on 15 may take either way, the one on 1 must wait.
        check("b--- ---- ---- --b- -ww- ---- ---- ---- B", "15x22 15x24");
        // The longer way is not forced.
        check("---- ---- ---- --b- -ww- ---- --w- ---- B", "15x22 15x24x31");
    }

    #[test]
    fn men_do_not_jump_backward_and_nobody_jumps_two_in_a_row() {
        check("---- ---- --w- --b- ---- ---- ---- ---- B", "15-18 15-19");
        check("---- ---- ---- --B- -w-- -w-- ---- ---- B", "15-19 15-10 15-11");
        check("---- ---- ---- --B- -w-- w--- ---- ---- B", "15x22");
        check("---- ---- ---- --b- -w-- -w-- ---- ---- B", "15-19");
    }

    #[test]
    fn a_jump_goes_on_as_long_as_it_can() {
        check("-b-- --w- ---- --w- ---- ---- ---- ---- B", "2x11x18");
        check("-b-- --w- ---- --w- ---- --w- ---- ---- B", "2x11x18x27");
    }

    #[test]
    fn becoming_a_king_ends_the_move() {
        // A king could go on from 31 over 27; the new one may not.
        check("---- ---- ---- ---- ---- -b-- -ww- ---- B", "22x31");
        check("---- ---- ---- ---- ---- -B-- -ww- ---- B", "22x31x24");
    }

    #[test]
    fn a_king_may_end_where_it_began_and_takes_nobody_twice() {
        check("---- -B-- ww-- ---- ww-- ---- ---- ---- B", "6x13x22x15x6 6x15x22x13x6");
    }

    #[test]
    fn without_a_piece_or_a_move_there_is_none() {
        check("---- ---- ---- ---- ---- ---- ---- ---W B", "");
        // The man on 5 is blocked, and there is no room behind the blocker.
        check("---- b--- w--- -w-- ---- ---- ---- ---- B", "");
    }
}
