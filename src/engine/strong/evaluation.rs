//! What a position is worth before the end is in sight, in 1/256 disc for the side to move.

use super::patterns::{Features, Layout, Part, Table};
use super::probcut::Margins;
use super::shipped::SHIPPED;
use super::weights::{DISC, Weights};
use super::weights_file::{WeightsError, WeightsFile};
use crate::rules::{Bitboard, Position, Square};

/// How positions are judged.
pub enum Evaluation {
    /// By trained patterns.
    Patterns(Weights),
    /// By a few simple counts: what is left if the trained weights can not be read.
    Shape,
}

/// A position with the numbers of its patterns, which moves keep up to date.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    features: Features,
}

/// No evaluation is further from zero: one unit less than a whole board of discs.
pub(super) const MAX_EVALUATION: i32 = 64 * DISC - 1;

impl Evaluation {
    /// The evaluation that comes with the program: trained patterns, or simple counts if the weights are damaged or
    /// missing.
    pub fn shipped() -> &'static Self {
        SHIPPED.evaluation()
    }

    /// Why the program has to do without its trained weights; `None` if they are whole.
    pub fn fault() -> Option<WeightsError> {
        SHIPPED.fault()
    }

    /// Brings the weights of a program that was built without them. To be called at its start: whatever was judged
    /// before was judged by simple counts, and so is everything after.
    pub fn bring(weights: &'static [u8]) {
        SHIPPED.bring(weights);
    }

    /// The evaluation by the weights of a file, or by simple counts and the reason why.
    pub fn read_or_simple(weights: &[u8]) -> (Self, Option<WeightsError>) {
        match Self::read(weights) {
            Ok(evaluation) => (evaluation, None),
            Err(fault) => (Self::Shape, Some(fault)),
        }
    }

    /// The evaluation by the weights of a file.
    ///
    /// # Errors
    /// The bytes are no weights, or damaged.
    pub fn read(weights: &[u8]) -> Result<Self, WeightsError> {
        Ok(Self::from(&WeightsFile::decode(weights)?))
    }

    /// How far its shallow searches are from deep ones.
    pub(super) const fn margins(&self) -> &Margins {
        match self {
            Self::Patterns(weights) => &weights.margins,
            Self::Shape => &Margins::OF_SIMPLE_COUNTS,
        }
    }

    /// The value of a position for the side to move, in 1/256 disc.
    pub fn evaluate_position(&self, position: Position) -> i32 {
        self.evaluate(&Node::new(position))
    }

    /// What each [`Part`] of the evaluation says of a position for the side to move, in 1/256 disc; nothing if it has no
    /// trained patterns.
    pub fn by_part(&self, position: Position) -> [i32; Part::COUNT] {
        match self {
            Self::Patterns(weights) => weights.by_part(Layout::get(), position),
            Self::Shape => [0; Part::COUNT],
        }
    }

    /// How all positions with so many empty squares are judged.
    #[inline]
    pub(super) fn with_empties(&self, n_empties: u32) -> StageEvaluation<'_> {
        match self {
            Self::Patterns(weights) => StageEvaluation::Patterns(weights.table(n_empties)),
            Self::Shape => StageEvaluation::Shape,
        }
    }

    #[inline]
    pub(super) fn evaluate(&self, node: &Node) -> i32 {
        self.evaluate_with_moves(node, node.position.moves())
    }

    /// The same where the legal moves are known.
    #[inline]
    pub(super) fn evaluate_with_moves(&self, node: &Node, moves: Bitboard) -> i32 {
        self.with_empties(node.position.empties().len()).evaluate_with_moves(node, moves)
    }
}

/// How positions with a certain number of empty squares are judged.
#[derive(Clone, Copy)]
pub(super) enum StageEvaluation<'a> {
    Patterns(&'a Table),
    Shape,
}

impl StageEvaluation<'_> {
    /// The value of a position whose legal moves are known.
    #[inline]
    pub(super) fn evaluate_with_moves(self, node: &Node, moves: Bitboard) -> i32 {
        let value = match self {
            Self::Patterns(table) => node.features.sum(table, node.position, moves),
            Self::Shape => by_shape(node.position),
        };
        value.clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}

impl From<&WeightsFile> for Evaluation {
    fn from(file: &WeightsFile) -> Self {
        Self::Patterns(file.into())
    }
}

impl Node {
    pub(super) fn new(position: Position) -> Self {
        Self { position, features: Features::of(position) }
    }

    /// The node after a move.
    #[inline]
    pub(super) fn after(&self, layout: &Layout, at: Square, flips: Bitboard) -> Self {
        Self {
            position: self.position.play_flips(at, flips),
            features: self.features.after(layout, at, flips),
        }
    }

    pub(super) fn pass(&self) -> Self {
        Self { position: self.position.pass(), features: self.features.pass() }
    }
}

/// Corners are worth eight discs, moves one each, an X square next to an empty corner costs three.
fn by_shape(position: Position) -> i32 {
    let side = |mine: Bitboard, moves: Bitboard| {
        let corners = (mine & Bitboard::CORNERS).len() as i32;
        let x_squares = (mine & Bitboard::X_SQUARES & beside_empty_corners(position)).len() as i32;
        (8 * corners + moves.len() as i32 - 3 * x_squares) * DISC
    };
    side(position.own(), position.moves()) - side(position.opp(), position.pass().moves())
}

/// The X squares whose corner is empty.
fn beside_empty_corners(position: Position) -> Bitboard {
    let corners = (position.empties() & Bitboard::CORNERS).bits();
    Bitboard::from_bits(
        (corners & 1) << 9 | (corners & 1 << 7) << 7 | (corners & 1 << 56) >> 7 | (corners & 1 << 63) >> 9,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: &[u8] = include_bytes!("../../../assets/eval/weights.dat");

    #[test]
    fn the_shipped_weights_are_whole_and_damaged_ones_are_refused() {
        assert!(matches!(Evaluation::shipped(), Evaluation::Patterns(_)));
        assert_eq!(Evaluation::fault(), None);
        assert!(Evaluation::read(&WEIGHTS[..WEIGHTS.len() - 2]).is_err());
    }

    #[test]
    fn the_parts_are_the_whole() {
        for (board, _) in crate::rules::RandomGame::new(&mut crate::seeded::Seeded::new(4)) {
            let whole = Evaluation::shipped().evaluate_position(board.position);
            let sum: i32 = Evaluation::shipped().by_part(board.position).iter().sum();
            assert_eq!(sum.clamp(-MAX_EVALUATION, MAX_EVALUATION), whole);
        }
    }

    #[test]
    fn damaged_weights_leave_a_simpler_evaluation_and_the_reason() {
        let mut damaged = WEIGHTS.to_vec();
        damaged[5_000] ^= 4;
        let (evaluation, fault) = Evaluation::read_or_simple(&damaged);
        assert!(matches!(evaluation, Evaluation::Shape));
        assert_eq!(fault, Some(WeightsError::Checksum));
    }

    #[test]
    fn the_simple_evaluation_likes_corners_and_moves_and_is_fair() {
        let board = |text: &str| text.parse::<crate::rules::Board>().unwrap().position;
        let value = |position| Evaluation::Shape.evaluate_position(position);
        assert_eq!(value(Position::START), 0);
        let corner = board("XXXXXO-- -------- ---OX--- ---XO--- -------- -------- -------- -------- X");
        assert!(value(corner) > 0);
        assert_eq!(value(corner), -value(corner.pass()));
        let x_square = board("-------- -X------ --XO---- --OX---- -------- -------- -------- -------- X");
        assert!(value(x_square) < 0);
    }
}
