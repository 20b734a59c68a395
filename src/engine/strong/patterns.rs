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

/// A kind of pattern: the squares of one of its places, in the order in which files of weights count its contents.
struct Shape {
    name: &'static str,
    squares: &'static str,
    /// In how many ways it lies on the board.
    n_places: usize,
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
const SHAPES: [Shape; N_SHAPES] = [
    Shape { name: "corner 3×3", squares: "a1 b1 c1 a2 b2 c2 a3 b3 c3", n_places: 4, part: Part::Corners },
    Shape {
        name: "edge and X squares",
        squares: "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        n_places: 4,
        part: Part::Edges,
    },
    Shape { name: "corner 5×2", squares: "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2", n_places: 8, part: Part::Corners },
    Shape {
        name: "corner triangle",
        squares: "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        n_places: 4,
        part: Part::Corners,
    },
    Shape { name: "edge block", squares: "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2", n_places: 4, part: Part::Edges },
    Shape { name: "second line", squares: "a2 b2 c2 d2 e2 f2 g2 h2", n_places: 4, part: Part::Inner },
    Shape { name: "third line", squares: "a3 b3 c3 d3 e3 f3 g3 h3", n_places: 4, part: Part::Inner },
    Shape { name: "fourth line", squares: "a4 b4 c4 d4 e4 f4 g4 h4", n_places: 4, part: Part::Inner },
    Shape { name: "long diagonal", squares: "a1 b2 c3 d4 e5 f6 g7 h8", n_places: 2, part: Part::Inner },
    Shape { name: "diagonal of 7", squares: "a2 b3 c4 d5 e6 f7 g8", n_places: 4, part: Part::Inner },
    Shape { name: "diagonal of 6", squares: "a3 b4 c5 d6 e7 f8", n_places: 4, part: Part::Inner },
    Shape { name: "diagonal of 5", squares: "a4 b5 c6 d7 e8", n_places: 4, part: Part::Inner },
    Shape { name: "diagonal of 4", squares: "a5 b6 c7 d8", n_places: 4, part: Part::Inner },
];

const N_SHAPES: usize = 13;

/// How many patterns lie on the board.
pub const N_PATTERNS: usize = 54;

/// Moves are counted up to one less than this; more are rare and say no more.
const N_COUNTS: usize = 24;

/// How many contents the pattern of both sides' moves has.
pub const N_MOBILITY: usize = N_COUNTS * N_COUNTS;

/// Where the contents of a shape have their weights in a [`Table`], and which patterns are its.
#[derive(Clone, Copy)]
struct Section {
    first_pattern: usize,
    n_patterns: usize,
    start: usize,
    /// One less than the number of its places, which is a power of two: a number of its patterns, as it is stored, is a
    /// place once its higher bits are gone, and no look-up has to ask whether it is inside of the table.
    mask: usize,
}

/// So many places between two sections stay empty. Most numbers are close to zero, and if all sections began at multiples of
/// the same power of two, those of all shapes would share a few lines of the processor's first cache.
const GAP: usize = 5 * 32;

const SECTIONS: [Section; N_SHAPES] = {
    let mut sections = [Section { first_pattern: 0, n_patterns: 0, start: 0, mask: 0 }; N_SHAPES];
    let (mut idx, mut first_pattern, mut start) = (0, 0, 0);
    while idx < N_SHAPES {
        let n_patterns = SHAPES[idx].n_places;
        let n_places = 3usize.pow(SHAPES[idx].n_squares() as u32).next_power_of_two();
        sections[idx] = Section { first_pattern, n_patterns, start, mask: n_places - 1 };
        first_pattern += n_patterns;
        start += n_places + GAP;
        idx += 1;
    }
    sections
};

/// The place of the weight of no moves at all.
const MOBILITY: usize = SECTIONS[N_SHAPES - 1].start + SECTIONS[N_SHAPES - 1].mask + 1;

/// How many places a table has; a seventh of them stay empty.
pub const N_PLACES: usize = MOBILITY + N_MOBILITY;

/// A weight for each place.
pub type Table = [i16; N_PLACES];

impl Section {
    /// The place of the weight for a number of one of its patterns.
    #[inline(always)]
    const fn place(self, number: i16) -> usize {
        self.start + (number.cast_unsigned() as usize & self.mask)
    }
}

/// The place of the weight of how many moves both sides have. Those of the side to move are known.
#[inline]
fn mobility_place(position: Position, moves: Bitboard) -> usize {
    let count = |moves: Bitboard| (moves.len() as usize).min(N_COUNTS - 1);
    MOBILITY + count(moves) * N_COUNTS + count(position.pass().moves())
}

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

    /// The places of the weights of all patterns of this position; the last one is that of the numbers of moves.
    pub fn places(&self, position: Position) -> impl Iterator<Item = usize> {
        let numbers = SECTIONS.into_iter().flat_map(move |section| {
            let patterns = section.first_pattern..section.first_pattern + section.n_patterns;
            patterns.map(move |pattern| section.place(self.0[pattern]))
        });
        numbers.chain([mobility_place(position, position.moves())])
    }

    /// The sum of the weights at all [`Self::places`]; `moves` are the position's.
    #[inline]
    pub fn sum(&self, weights: &Table, position: Position, moves: Bitboard) -> i32 {
        self.sum_of_shapes(weights) + i32::from(weights[mobility_place(position, moves)])
    }

    /// The sum over the patterns on the board. On its own, since the compiler runs out of registers where it mixes these
    /// look-ups with other work.
    #[inline(never)]
    fn sum_of_shapes(&self, weights: &Table) -> i32 {
        // Shape by shape, so that the compiler knows each section's numbers.
        let corners = self.sum_of::<0>(weights) + self.sum_of::<2>(weights) + self.sum_of::<3>(weights);
        let edges = self.sum_of::<1>(weights) + self.sum_of::<4>(weights);
        let lines = self.sum_of::<5>(weights) + self.sum_of::<6>(weights) + self.sum_of::<7>(weights);
        let long_diagonals = self.sum_of::<8>(weights) + self.sum_of::<9>(weights);
        let diagonals = self.sum_of::<10>(weights) + self.sum_of::<11>(weights) + self.sum_of::<12>(weights);
        corners + edges + lines + long_diagonals + diagonals
    }

    #[inline(always)]
    fn sum_of<const SHAPE: usize>(&self, weights: &Table) -> i32 {
        let section = const { SECTIONS[SHAPE] };
        let patterns = section.first_pattern..section.first_pattern + section.n_patterns;
        patterns.map(|pattern| i32::from(weights[section.place(self.0[pattern])])).sum()
    }
}

/// Where the patterns lie on the board, and where their weights lie in a table.
pub struct Layout {
    /// For each square, what an own disc on it adds to each pattern's number.
    digits: Box<[[i16; LANES]; 64]>,
    /// For each pattern and then for the numbers of moves, the part it belongs to.
    parts: [Part; N_PATTERNS + 1],
    /// For each place, which of the shared weights is meant; for an empty one any.
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

    /// How many weights one stage has once mirrored contents share theirs.
    pub const fn n_shared(&self) -> usize {
        self.n_shared
    }

    /// Which of the shared weights is meant by a place.
    #[inline]
    pub fn shared(&self, place: usize) -> usize {
        self.shared[place] as usize
    }

    fn new() -> Self {
        let mut layout = Self {
            digits: Box::new([[0; LANES]; 64]),
            parts: [Part::Mobility; N_PATTERNS + 1],
            shared: vec![0; N_PLACES],
            n_shared: 0,
        };
        for (shape, section) in SHAPES.iter().zip(SECTIONS) {
            let squares = shape.squares();
            let places = places_of(&squares);
            debug_assert_eq!(places.len(), shape.n_places, "{} lies in another number of ways", shape.name);
            let digits = digits_of(&squares);
            for (pattern, place) in (section.first_pattern..).zip(places) {
                for (&digit, at) in digits.iter().zip(&place) {
                    layout.digits[at.index()][pattern] = 3i16.pow(digit as u32);
                }
                layout.parts[pattern] = shape.part;
            }
            layout.share(section, &squares, &digits);
        }
        for place in MOBILITY..N_PLACES {
            layout.shared[place] = layout.n_shared as u32;
            layout.n_shared += 1;
        }
        layout
    }

    /// Numbers the weights of a shape: one for each content, or one for two contents that mirror each other.
    fn share(&mut self, section: Section, squares: &[Square], digits: &[usize]) {
        let contents = reordered(digits);
        let twins = mirror_of(squares).map(|order| reordered(&order));
        let half = half_range(squares.len());
        let place = |idx: usize| section.place((contents[idx] as i32 - half) as i16);
        for idx in 0..contents.len() {
            let mirrored = twins.as_ref().map_or(idx, |twins| twins[idx]);
            if mirrored < idx {
                self.shared[place(idx)] = self.shared[place(mirrored)];
            } else {
                self.shared[place(idx)] = self.n_shared as u32;
                self.n_shared += 1;
            }
        }
    }
}

impl Shape {
    /// How many squares it has: each is two letters long, with a space between.
    const fn n_squares(&self) -> usize {
        self.squares.len().div_ceil(3)
    }

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

/// Which digit of its pattern's number each square is: the longer a square stays empty in games, the higher. An empty square
/// adds nothing to the number, so that positions of games use few numbers, close to each other and to zero, and their weights few
/// lines of the processor's cache.
fn digits_of(squares: &[Square]) -> Vec<usize> {
    let mut by_digit: Vec<usize> = (0..squares.len()).collect();
    by_digit.sort_by_key(|&idx| stays_empty(squares[idx]));
    let mut digits = vec![0; squares.len()];
    for (digit, idx) in by_digit.into_iter().enumerate() {
        digits[idx] = digit;
    }
    digits
}

/// How often a square is empty, in percent of tournament positions with 30 empty squares (those of `benches/data/yardstick.txt`).
fn stays_empty(at: Square) -> u32 {
    const QUARTER: [[u32; 4]; 4] = [[99, 91, 61, 57], [91, 98, 38, 23], [61, 38, 10, 2], [57, 23, 2, 0]];
    let from_edge = |line: usize| line.min(7 - line);
    QUARTER[from_edge(at.index() / 8)][from_edge(at.index() % 8)]
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

/// For each content of a shape, the one whose digit `order[k]` is its digit `k`.
fn reordered(order: &[usize]) -> Vec<usize> {
    let mut contents = vec![0];
    for &to in order {
        let unit = 3usize.pow(to as u32);
        contents = (0..3).flat_map(|digit| contents.iter().map(move |rest| rest + digit * unit)).collect();
    }
    contents
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
                features.places(position).map(|place| layout.shared(place)).collect();
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
        let mut seen = std::collections::HashMap::new();
        for seed in 73..93 {
            for (Board { position, .. }, _) in RandomGame::new(&mut Seeded::new(seed)) {
                let counts = [position.moves(), position.pass().moves()].map(|moves| moves.len().min(23));
                let place = mobility_place(position, position.moves());
                assert_eq!(*seen.entry(place).or_insert(counts), counts, "{position:?}");
                assert!((MOBILITY..N_PLACES).contains(&place));
            }
        }
        assert!(seen.len() > 100, "{} pairs seen", seen.len());
    }

    #[test]
    fn every_pattern_has_a_place_and_the_weights_are_counted() {
        let layout = Layout::get();
        for shape in &SHAPES {
            assert_eq!(places_of(&shape.squares()).len(), shape.n_places, "{}", shape.name);
            assert_eq!(shape.squares().len(), shape.n_squares(), "{}", shape.name);
        }
        assert_eq!(SHAPES.iter().map(|shape| shape.n_places).sum::<usize>(), N_PATTERNS);
        assert_eq!(layout.n_shared(), 173_988);
        let used: std::collections::HashSet<u32> = layout.shared.iter().copied().collect();
        assert_eq!(used.len(), layout.n_shared());
    }

    /// Two contents of a shape in one place would share a weight by accident.
    #[test]
    fn every_content_has_a_place_of_its_own() {
        for (shape, section) in SHAPES.iter().zip(SECTIONS) {
            let half = half_range(shape.n_squares());
            let places: std::collections::HashSet<usize> =
                (-half..=half).map(|number| section.place(number as i16)).collect();
            assert_eq!(places.len(), 3usize.pow(shape.n_squares() as u32), "{}", shape.name);
            assert!(
                places.iter().all(|place| (section.start..=section.start + section.mask).contains(place))
            );
        }
    }

    #[test]
    fn the_sum_is_that_of_the_weights_at_all_places() {
        let mut random = Seeded::new(74);
        let weights: Vec<i16> = (0..N_PLACES).map(|_| random.next() as i16 / 64).collect();
        let table: &Table = weights.as_slice().try_into().unwrap();
        for (Board { position, .. }, _) in RandomGame::new(&mut random) {
            let features = Features::of(position);
            let slowly: i32 = features.places(position).map(|place| i32::from(weights[place])).sum();
            assert_eq!(features.sum(table, position, position.moves()), slowly, "{position:?}");
        }
    }
}
