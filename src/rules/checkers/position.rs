//! Who stands where, and who is to move.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{Move, Piece, Rank, Side, Square, Squares};

/// A position of checkers: a value of sixteen bytes.
///
/// No square holds two pieces, and no man stands on the row where it would be a king.
///
/// ```
/// use othello::rules::checkers::{Position, Side};
/// let start = Position::START;
/// assert_eq!((start.turn(), start.moves().len()), (Side::Black, 7));
/// let after = start.play(start.read_move("11-15")?).unwrap();
/// assert_eq!(after.turn(), Side::White);
/// # Ok::<(), othello::rules::checkers::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    black: Squares,
    white: Squares,
    kings: Squares,
    turn: Side,
}

impl Position {
    /// Twelve men on each side, Black to move.
    pub const START: Self = Self {
        black: Squares::home(Side::Black),
        white: Squares::home(Side::White),
        kings: Squares::EMPTY,
        turn: Side::Black,
    };

    /// The position with these pieces; those on `kings` are kings, the others men.
    ///
    /// # Errors
    /// The first square that holds both sides' pieces, a king of neither side, or a man on its far row.
    pub fn new(black: Squares, white: Squares, kings: Squares, turn: Side) -> Result<Self, ImpossibleSquare> {
        let doubled = black & white;
        let nobodys = kings - (black | white);
        let uncrowned =
            ((black & Squares::crown(Side::Black)) | (white & Squares::crown(Side::White))) - kings;
        match (doubled | nobodys | uncrowned).first() {
            Some(at) => Err(ImpossibleSquare(at)),
            None => Ok(Self { black, white, kings, turn }),
        }
    }

    /// Who is to move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// All pieces of a side.
    #[inline]
    pub const fn pieces(&self, side: Side) -> Squares {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The men of a side.
    #[inline]
    pub fn men(&self, side: Side) -> Squares {
        self.pieces(side) - self.kings
    }

    /// The kings of a side.
    #[inline]
    pub fn kings(&self, side: Side) -> Squares {
        self.pieces(side) & self.kings
    }

    /// The empty squares.
    #[inline]
    pub fn empties(&self) -> Squares {
        !(self.black | self.white)
    }

    /// What stands on this square.
    pub const fn piece_at(&self, at: Square) -> Option<Piece> {
        let side = if self.black.contains(at) {
            Side::Black
        } else if self.white.contains(at) {
            Side::White
        } else {
            return None;
        };
        let rank = if self.kings.contains(at) { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// The position after a move, or `None` if that is not legal here.
    pub fn play(&self, chosen: Move) -> Option<Self> {
        self.moves().contains(&chosen).then(|| self.after(chosen))
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn after(self, chosen: Move) -> Self {
        debug_assert!(self.pieces(self.turn).contains(chosen.from()), "{chosen} moves nobody in {self}");
        let (from, to) = (chosen.from().bit(), chosen.to().bit());
        let own = (self.pieces(self.turn) - from) | to;
        let other = self.pieces(!self.turn) - chosen.captured();
        let is_king = !(from & self.kings).is_empty() || !(to & Squares::crown(self.turn)).is_empty();
        let crowned = if is_king { to } else { Squares::EMPTY };
        let kings = (self.kings - from - chosen.captured()) | crowned;
        let (black, white) = match self.turn {
            Side::Black => (own, other),
            Side::White => (other, own),
        };
        Self { black, white, kings, turn: !self.turn }
    }

    /// The same position with the colours changed and the board turned: the side to move is the other one.
    #[must_use]
    pub fn turned(&self) -> Self {
        let turn = |set: Squares| Squares::from_bits(set.bits().reverse_bits());
        Self { black: turn(self.white), white: turn(self.black), kings: turn(self.kings), turn: !self.turn }
    }

    /// Whether a move can never be taken back by later ones: a man moved or a piece was captured.
    pub(super) fn is_progress(&self, chosen: Move) -> bool {
        chosen.is_jump() || !self.kings.contains(chosen.from())
    }
}

/// Two words are all that a position is; the memory of the searches asks for them often.
impl Hash for Position {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(u64::from(self.black.bits()) | (u64::from(self.white.bits()) << 32));
        state.write_u64(u64::from(self.kings.bits()) | (u64::from(self.turn == Side::White) << 32));
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A square on which no game could have put what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpossibleSquare(pub Square);

impl fmt::Display for ImpossibleSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "square {} holds what no game can put there: two pieces, or a man on his far row", self.0)
    }
}

impl std::error::Error for ImpossibleSquare {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[usize]) -> Squares {
        numbers.iter().filter_map(|&number| Square::new(number)).collect()
    }

    #[test]
    fn impossible_positions_name_the_square() {
        let check = |black: &[usize], white: &[usize], kings: &[usize]| {
            Position::new(set(black), set(white), set(kings), Side::Black).map_err(|error| error.0.number())
        };
        assert_eq!(check(&[5, 9], &[9], &[]), Err(9));
        assert_eq!(check(&[5], &[9], &[10]), Err(10));
        assert_eq!(check(&[5, 30], &[9], &[]), Err(30));
        assert_eq!(check(&[5], &[2], &[]), Err(2));
        assert!(check(&[5, 30], &[2], &[2, 30]).is_ok());
    }

    #[test]
    fn men_become_kings_on_the_far_row_and_captured_kings_are_gone() {
        let position = Position::new(set(&[22]), set(&[25, 26]), set(&[25]), Side::Black).unwrap();
        let after = position.play(position.read_move("22x29").unwrap()).unwrap();
        assert_eq!((after.kings(Side::Black), after.pieces(Side::White)), (set(&[29]), set(&[26])));
        assert!(after.kings(Side::White).is_empty());
    }

    #[test]
    fn a_turned_board_plays_the_same() {
        assert_eq!(Position::START.turned().turned(), Position::START);
        let position = Position::START.play(Position::START.moves()[0]).unwrap();
        assert_eq!(position.turned().moves().len(), position.moves().len());
        assert_eq!(position.turned().turn(), Side::Black);
    }

    #[test]
    fn a_move_of_another_position_is_refused() {
        let reply = Position::START.turned().moves()[0];
        assert_eq!(Position::START.play(reply), None);
    }
}
