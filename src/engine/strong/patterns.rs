//! The patterns by which a position is judged: lines, diagonals and blocks of squares around corners and edges.
//!
//! The squares of a pattern are the digits of a number in base 3: own +1, empty 0, opposing -1. Counting digits from
//! minus one makes the other side's view of a pattern simply the negative number, so that a pass negates all
//! numbers and a move adds a few rows of a small table. Each shape lies on the board in up to eight ways; mirrored
//! contents of a shape that is its own mirror image share one weight.
//!
//! One more pattern has no squares: how many moves each side has. No sum over small patches of the board can count
//! those, since a line that ends in one patch begins in another.

use std::sync::LazyLock;

use crate::rules::{Bitboard, Position, Square, Symmetry};

/// A kind of pattern: the squares of one of its places, lowest digit first.
struct Shape {
    name: &'static str,
    squares: &'static str,
    /// Of which part of an evaluation its weights are.
    part: Part,
}

/// A part of an evaluation: what a group of patterns says together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The corners and the squares around them.
    Corners,
    /// The edges.
    Edges,
    /// The lines and diagonals of the inner board.
    Inner,
    /// How many moves both sides have.
    Mobility,
}

impl Part {
    /// How many parts there are.
    pub const COUNT: usize = 4;
}

/// The shapes, as they lie around a1.
static SHAPES: [Shape; N_SHAPES] = [
    Shape { name: "corner 3×3", squares: "a1 b1 c1 a2 b2 c2 a3 b3 c3", part: Part::Corners },
    Shape { name: "edge and X squares", squares: "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2", part: Part::Edges },
    Shape { name: "corner 5×2", squares: "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2", part: Part::Corners },
    Shape { name: "corner triangle", squares: "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4", part: Part::Corners },
    Shape { name: "edge block", squares: "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2", part: Part::Edges },
    Shape { name: "second line", squares: "a2 b2 c2 d2 e2 f2 g2 h2", part: Part::Inner },
    Shape { name: "third line", squares: "a3 b3 c3 d3 e3 f3 g3 h3", part: Part::Inner },
    Shape { name: "fourth line", squares: "a4 b4 c4 d4 e4 f4 g4 h4", part: Part::Inner },
    Shape { name: "long diagonal", squares: "a1 b2 c3 d4 e5 f6 g7 h8", part: Part::Inner },
    Shape { name: "diagonal of 7", squares: "a2 b3 c4 d5 e6 f7 g8", part: Part::Inner },
    Shape { name: "diagonal of 6", squares: "a3 b4 c5 d6 e7 f8", part: Part::Inner },
    Shape { name: "diagonal of 5", squares: "a4 b5 c6 d7 e8", part: Part::Inner },
    Shape { name: "diagonal of 4", squares: "a5 b6 c7 d8", part: Part::Inner },
];

const N_SHAPES: usize = 13;

/// How many patterns lie on the board.
pub const N_PATTERNS: usize = 54;

/// Moves are counted up to one less than this; more are rare and say no more.
const N_COUNTS: usize = 24;

/// How many contents the pattern of both sides' moves has.
pub const N_MOBILITY: usize = N_COUNTS * N_COUNTS;

/// Lanes of the table rows: the next multiple of what vector registers like.
const LANES: usize = 64;

/// The numbers of all patterns of one position, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Features([i16; LANES]);

impl Features {
    /// The numbers of a position, from nothing.
    pub fn of(position: Position) -> Self {
        let digits = &Layout::get().digits;
        let mut features = Self([0; LANES]);
        for at in position.own() {
            features.add(&digits[at.index()]);
        }
        for at in position.opp() {
            features.subtract(&digits[at.index()]);
        }
        features
    }

    /// The numbers after a move, seen by the opponent.
    #[must_use]
    #[inline]
    pub fn after(&self, layout: &Layout, at: Square, flips: Bitboard) -> Self {
        let mut turned = Self([0; LANES]);
        for square in flips {
            turned.add(&layout.digits[square.index() & 63]);
        }
        let placed = &layout.digits[at.index() & 63];
        // In this order every sum is again a number of digits -1, 0 and +1: nothing overflows.
        Self(std::array::from_fn(|lane| -(self.0[lane] + turned.0[lane] + turned.0[lane] + placed[lane])))
    }

    /// The same discs seen by the opponent.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self(self.0.map(|number| -number))
    }

    #[inline]
    fn add(&mut self, row: &[i16; LANES]) {
        for (number, digit) in self.0.iter_mut().zip(row) {
            *number += digit;
        }
    }

    #[inline]
    fn subtract(&mut self, row: &[i16; LANES]) {
        for (number, digit) in self.0.iter_mut().zip(row) {
            *number -= digit;
        }
    }

    /// The places of the weights of all patterns of this position in a table of [`Layout::n_weights`]; the last one is
    /// that of the numbers of moves.
    #[inline]
    pub fn places<'a>(&'a self, layout: &'a Layout, position: Position) -> impl Iterator<Item = usize> + 'a {
        let numbers = self.0.iter().zip(&layout.middles);
        let contents = numbers.map(|(&number, &middle)| (middle + i32::from(number)) as usize);
        contents.chain([layout.mobility(position)])
    }
}

/// Where the patterns lie on the board, and where their weights lie in a table.
pub struct Layout {
    /// For each square, what an own disc on it adds to each pattern's number.
    digits: Box<[[i16; LANES]; 64]>,
    /// For each pattern, the place of the weight of number 0.
    middles: [i32; N_PATTERNS],
    /// For each pattern and then for the numbers of moves, the part it belongs to.
    parts: [Part; N_PATTERNS + 1],
    /// The place of the weight of no moves at all.
    mobility: usize,
    /// For each place, which of the shared weights is meant.
    shared: Vec<u32>,
    n_shared: usize,
}

impl Layout {
    /// The only layout, made when it is first asked for.
    pub fn get() -> &'static Self {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::new);
        &LAYOUT
    }

    /// To which part each of [`Features::places`] belongs.
    pub const fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many weights one stage of the game has, mirrored contents apart.
    pub fn n_weights(&self) -> usize {
        self.shared.len()
    }

    /// How many weights one stage has once mirrored contents share theirs.
    pub const fn n_shared(&self) -> usize {
        self.n_shared
    }

    /// The place of the weight of how many moves both sides have.
    #[inline]
    fn mobility(&self, position: Position) -> usize {
        let count = |moves: Bitboard| (moves.len() as usize).min(N_COUNTS - 1);
        self.mobility + count(position.moves()) * N_COUNTS + count(position.pass().moves())
    }

    /// Which of the shared weights is meant by a place.
    #[inline]
    pub fn shared(&self, place: usize) -> usize {
        self.shared[place] as usize
    }

    fn new() -> Self {
        let mut layout = Self {
            digits: Box::new([[0; LANES]; 64]),
            middles: [0; N_PATTERNS],
            parts: [Part::Mobility; N_PATTERNS + 1],
            mobility: 0,
            shared: Vec::new(),
            n_shared: 0,
        };
        let mut n_patterns = 0;
        for shape in &SHAPES {
            let squares = shape.squares();
            let middle = layout.shared.len() as i32 + half_range(squares.len());
            for place in places_of(&squares) {
                for (digit, at) in place.iter().enumerate() {
                    layout.digits[at.index()][n_patterns] = 3i16.pow(digit as u32);
                }
                layout.middles[n_patterns] = middle;
                layout.parts[n_patterns] = shape.part;
                n_patterns += 1;
            }
            layout.share(&squares);
        }
        layout.mobility = layout.shared.len();
        layout.shared.extend((layout.n_shared as u32..).take(N_MOBILITY));
        layout.n_shared += N_MOBILITY;
        debug_assert_eq!(n_patterns, N_PATTERNS, "the shapes lie on the board in another number of ways");
        layout
    }

    /// Adds the weights of a shape: one for each content, or one for two contents that mirror each other.
    fn share(&mut self, squares: &[Square]) {
        let twin = mirror_of(squares);
        let start = self.shared.len();
        for idx in 0..3usize.pow(squares.len() as u32) {
            let mirrored = twin.as_ref().map_or(idx, |order| reorder(idx, order));
            if mirrored < idx {
                let known = self.shared[start + mirrored];
                self.shared.push(known);
            } else {
                self.shared.push(self.n_shared as u32);
                self.n_shared += 1;
            }
        }
    }
}

impl Shape {
    fn squares(&self) -> Vec<Square> {
        let squares: Vec<Square> = self.squares.split(' ').filter_map(|name| name.parse().ok()).collect();
        debug_assert!(squares.len() <= 10, "{}: larger numbers do not fit", self.name);
        squares
    }
}

/// The largest number of so many digits, each at most 1.
const fn half_range(n_digits: usize) -> i32 {
    (3i32.pow(n_digits as u32) - 1) / 2
}

/// The ways a shape lies on the board, each set of squares once.
fn places_of(squares: &[Square]) -> Vec<Vec<Square>> {
    let mut places: Vec<Vec<Square>> = Vec::new();
    for symmetry in Symmetry::ALL {
        let place: Vec<Square> = squares.iter().map(|&at| symmetry.square(at)).collect();
        let set: Bitboard = place.iter().copied().collect();
        if places.iter().all(|known| known.iter().copied().collect::<Bitboard>() != set) {
            places.push(place);
        }
    }
    places
}

/// If another symmetry maps the shape onto itself: which digit each digit becomes.
fn mirror_of(squares: &[Square]) -> Option<Vec<usize>> {
    Symmetry::ALL.into_iter().skip(1).find_map(|symmetry| {
        let order: Option<Vec<usize>> = squares
            .iter()
            .map(|&at| squares.iter().position(|&other| other == symmetry.square(at)))
            .collect();
        // The long diagonal has a mirror that keeps every square: that one shares nothing.
        order.filter(|order| order.iter().enumerate().any(|(from, &to)| from != to))
    })
}

/// The number whose digit `order[k]` is the digit `k` of `idx`.
fn reorder(mut idx: usize, order: &[usize]) -> usize {
    let mut reordered = 0;
    for &to in order {
        reordered += idx % 3 * 3usize.pow(to as u32);
        idx /= 3;
    }
    reordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, RandomGame};
    use crate::seeded::Seeded;

    #[test]
    fn numbers_kept_along_a_game_are_those_of_each_position() {
        let layout = Layout::get();
        let mut random = Seeded::new(71);
        for _ in 0..50 {
            let mut kept = Features::of(Position::START);
            for (Board { position, .. }, at) in RandomGame::new(&mut random) {
                assert_eq!(kept, Features::of(position), "{position:?}");
                assert_eq!(kept.pass(), Features::of(position.pass()));
                kept = at.map_or(kept.pass(), |at| kept.after(layout, at, position.flips(at)));
            }
        }
    }

    #[test]
    fn turned_and_mirrored_positions_use_the_same_weights() {
        let layout = Layout::get();
        let shared = |position| {
            let features = Features::of(position);
            let mut shared: Vec<usize> =
                features.places(layout, position).map(|place| layout.shared(place)).collect();
            shared.sort_unstable();
            shared
        };
        for (Board { position, .. }, _) in RandomGame::new(&mut Seeded::new(72)) {
            for symmetry in Symmetry::ALL {
                assert_eq!(shared(symmetry.position(position)), shared(position));
            }
        }
    }

    #[test]
    fn the_moves_of_both_sides_have_a_place_for_each_pair_of_counts() {
        let layout = Layout::get();
        let mut seen = std::collections::HashMap::new();
        for seed in 73..93 {
            for (Board { position, .. }, _) in RandomGame::new(&mut Seeded::new(seed)) {
                let counts = [position.moves(), position.pass().moves()].map(|moves| moves.len().min(23));
                let place = layout.mobility(position);
                assert_eq!(*seen.entry(place).or_insert(counts), counts, "{position:?}");
                assert!((layout.mobility..layout.n_weights()).contains(&place));
            }
        }
        assert!(seen.len() > 100, "{} pairs seen", seen.len());
    }

    #[test]
    fn every_pattern_has_a_place_and_the_weights_are_counted() {
        let layout = Layout::get();
        let n_places: usize = SHAPES.iter().map(|shape| places_of(&shape.squares()).len()).sum();
        assert_eq!(n_places, N_PATTERNS);
        assert_eq!(layout.n_weights(), 285_939);
        assert!(layout.shared.iter().all(|&shared| (shared as usize) < layout.n_shared()));
    }
}
