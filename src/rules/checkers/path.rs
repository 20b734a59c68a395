//! A move with the whole way it takes, so that a board can show it step by step.

use std::fmt;

use super::{Square, Squares};

/// No move visits more squares. A jumping piece stays on squares that lie two columns and two rows apart; there are
/// eight of them and nine pairs of neighbours among them, and no captured piece can be jumped twice.
const MAX_SQUARES: usize = 10;

/// A step, or a jump with all that follow it.
///
/// ```
/// use othello::rules::checkers::Position;
/// let position: Position = "---- ---- ---- --b- --w- ---- --w- ---- B".parse()?;
/// let jump = position.moves()[0];
/// assert_eq!(jump.to_string(), "15x24x31");
/// let captured: Vec<usize> = jump.legs().filter_map(|leg| leg.captured).map(|at| at.number()).collect();
/// assert_eq!(captured, [19, 27]);
/// # Ok::<(), othello::rules::checkers::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The squares of the way; behind the last one the first is repeated, so that equal moves are equal.
    path: [Square; MAX_SQUARES],
    n_squares: u8,
    captured: Squares,
}

/// One hop of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// The square that it jumps over, where a piece is captured; `None` for a step.
    pub captured: Option<Square>,
}

impl Move {
    /// The way that has only begun.
    pub(super) const fn begun(from: Square) -> Self {
        Self { path: [from; MAX_SQUARES], n_squares: 1, captured: Squares::EMPTY }
    }

    /// The way with one more square.
    #[must_use]
    pub(super) fn extended(mut self, to: Square, captured: Squares) -> Self {
        debug_assert!(usize::from(self.n_squares) < MAX_SQUARES, "{self} goes on to {to}");
        if let Some(next) = self.path.get_mut(usize::from(self.n_squares)) {
            *next = to;
            self.n_squares += 1;
        }
        self.captured |= captured;
        self
    }

    /// Where the piece comes from.
    #[inline]
    pub const fn from(&self) -> Square {
        self.path[0]
    }

    /// Where it ends; a king's way may end where it began.
    #[inline]
    pub fn to(&self) -> Square {
        self.path[usize::from(self.n_squares) - 1]
    }

    /// Every square that it stands on, first and last included.
    pub fn path(&self) -> &[Square] {
        &self.path[..usize::from(self.n_squares)]
    }

    /// The squares of the pieces that it captures.
    #[inline]
    pub const fn captured(&self) -> Squares {
        self.captured
    }

    /// Whether it captures.
    #[inline]
    pub const fn is_jump(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Its hops, one by one.
    pub fn legs(&self) -> impl Iterator<Item = Leg> {
        self.path().windows(2).map(|pair| Leg { from: pair[0], to: pair[1], captured: pair[0].over(pair[1]) })
    }
}

/// `11-15` for a step, `15x24x31` for jumps.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from())?;
        let sign = if self.is_jump() { 'x' } else { '-' };
        self.path()[1..].iter().try_for_each(|square| write!(f, "{sign}{square}"))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
