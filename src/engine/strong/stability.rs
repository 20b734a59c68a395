//! Discs that can never be turned again, as far as cheap reasoning proves it.
//!
//! A disc can be turned along four lines: its row, its file and two diagonals. A line is safe for it if the line is
//! full, or if its neighbour on that line is the board's edge or a stable disc of its own colour. For discs on an
//! edge only that edge matters, and a table made by playing every move on every edge knows the answer exactly.

use std::sync::LazyLock;

use crate::rules::{Bitboard, Position};

/// The discs of the side to move that can never be turned again: all of these, and perhaps some others.
pub fn stable_discs(position: Position) -> Bitboard {
    EdgeTable::get().stable(position)
}

/// The stable discs of every edge of eight squares, by the own and the opposing discs on it.
pub(super) struct EdgeTable(Box<[u8]>);

impl EdgeTable {
    /// The only table, made when it is first asked for.
    pub(super) fn get() -> &'static Self {
        static TABLE: LazyLock<EdgeTable> = LazyLock::new(EdgeTable::new);
        &TABLE
    }

    /// The stable discs of the side to move: all of these are stable, and perhaps some others.
    #[inline]
    pub(super) fn stable(&self, position: Position) -> Bitboard {
        let (own, opp) = (position.own().bits(), position.opp().bits());
        let full = FullLines::of(own | opp);
        let inner = own & INNER;
        let mut stable = self.on_edges(own, opp) | (inner & full.all_four());
        if stable == 0 {
            // Nothing to lean on: inner discs only become stable next to others.
            return Bitboard::EMPTY;
        }
        loop {
            // Inner squares have all eight neighbours, so no shift below wraps around into them.
            let along_row = full.row | stable << 1 | stable >> 1;
            let along_file = full.file | stable << 8 | stable >> 8;
            let along_rising = full.rising | stable << 7 | stable >> 7;
            let along_falling = full.falling | stable << 9 | stable >> 9;
            let more = stable | (inner & along_row & along_file & along_rising & along_falling);
            if more == stable {
                return Bitboard::from_bits(stable);
            }
            stable = more;
        }
    }

    fn on_edges(&self, own: u64, opp: u64) -> u64 {
        let edge = |own_edge: u64, opp_edge: u64| {
            u64::from(self.0[(own_edge as usize & 0xff) << 8 | opp_edge as usize & 0xff])
        };
        // The corners are part of two edges and stable in both, so that the files may leave them to the rows.
        let file = |shift: u32| {
            let found = edge(file_to_row(own >> shift), file_to_row(opp >> shift));
            ((found & 0x7e).wrapping_mul(0x0002_0408_1020_4081) & FILE_A) << shift
        };
        edge(own, opp) | edge(own >> 56, opp >> 56) << 56 | file(0) | file(7)
    }

    /// Makes the table from full edges down to empty ones: a disc is stable if no move on the edge turns it and it
    /// is stable after each of them.
    fn new() -> Self {
        let mut table = vec![0u8; 1 << 16].into_boxed_slice();
        let mut edges: Vec<(u8, u8)> = (0..=255u8)
            .flat_map(|own| (0..=255u8).map(move |opp| (own, opp)))
            .filter(|(own, opp)| own & opp == 0)
            .collect();
        edges.sort_by_key(|(own, opp)| (own | opp).count_zeros());
        for (own, opp) in edges {
            let mut stable = own;
            for at in (0..8).filter(|at| (own | opp) >> at & 1 == 0) {
                // Either side may get a disc there, turning what it flanks on this edge: perhaps nothing.
                let turned = edge_flips(opp, own, at);
                let lost = (own & !turned, opp | turned | 1 << at);
                stable &= table[edge_index(lost)];
                let turned = edge_flips(own, opp, at);
                let won = (own | turned | 1 << at, opp & !turned);
                stable &= table[edge_index(won)];
            }
            table[edge_index((own, opp))] = stable;
        }
        Self(table)
    }
}

const fn edge_index((own, opp): (u8, u8)) -> usize {
    (own as usize) << 8 | opp as usize
}

/// The discs of `theirs` that a disc of `mine` on `at` turns on an edge.
fn edge_flips(mine: u8, theirs: u8, at: u8) -> u8 {
    let run = |squares: &mut dyn Iterator<Item = u8>| {
        let mut turned = 0;
        for square in squares {
            if theirs >> square & 1 == 1 {
                turned |= 1 << square;
            } else {
                return if mine >> square & 1 == 1 { turned } else { 0 };
            }
        }
        0
    };
    run(&mut (at + 1..8)) | run(&mut (0..at).rev())
}

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// The squares that are not on an edge.
const INNER: u64 = 0x007e_7e7e_7e7e_7e00;

/// The squares of file a as the bits 0 to 7.
const fn file_to_row(bits: u64) -> u64 {
    (bits & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// For each of the four kinds of lines, the squares whose line is full.
struct FullLines {
    row: u64,
    file: u64,
    rising: u64,
    falling: u64,
}

impl FullLines {
    #[inline]
    const fn of(discs: u64) -> Self {
        // After halving three times the lowest square of a row knows whether the row is full.
        let row = discs & discs >> 4;
        let row = row & row >> 2;
        let row = (row & row >> 1 & FILE_A).wrapping_mul(0xff);
        let file = discs & discs.rotate_right(8);
        let file = file & file.rotate_right(16);
        let file = file & file.rotate_right(32);
        Self { row, file, rising: full_diagonals::<7>(discs), falling: full_diagonals::<9>(discs) }
    }

    const fn all_four(&self) -> u64 {
        self.row & self.file & self.rising & self.falling
    }
}

/// The squares whose diagonal in steps of `STEP` is full: full upwards and full downwards, in strides of 1, 2 and 4.
#[inline(always)]
const fn full_diagonals<const STEP: u32>(discs: u64) -> u64 {
    let side = if STEP == 9 { 1 } else { -1 };
    let up = discs & (discs >> STEP | outside(side, 1));
    let up = up & (up >> (2 * STEP) | outside(2 * side, 2));
    let up = up & (up >> (4 * STEP) | outside(4 * side, 4));
    let down = discs & (discs << STEP | outside(-side, -1));
    let down = down & (down << (2 * STEP) | outside(-2 * side, -2));
    let down = down & (down << (4 * STEP) | outside(-4 * side, -4));
    up & down
}

/// The squares from which a step of so many columns and rows leaves the board.
const fn outside(cols: i32, rows: i32) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < 64 {
        let (col, row) = (at % 8 + cols, at / 8 + rows);
        bits |= ((col < 0 || col > 7 || row < 0 || row > 7) as u64) << at;
        at += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, RandomGame, Square};
    use crate::seeded::Seeded;

    const LINES: [(i32, i32); 4] = [(1, 0), (0, 1), (1, -1), (1, 1)];

    fn walk(from: Square, (cols, rows): (i32, i32)) -> impl Iterator<Item = Square> {
        (1..8).map_while(move |n| {
            let (col, row) = (from.col() as i32 + n * cols, from.row() as i32 + n * rows);
            Square::at(usize::try_from(col).ok()?, usize::try_from(row).ok()?)
        })
    }

    /// The rule of the module's first paragraph, square by square; edges by trying every move.
    fn stable_slowly(position: Position) -> Bitboard {
        let taken = !position.empties();
        let edges = [Square::all().filter(|s| s.row() == 0).collect::<Vec<_>>()].into_iter().chain([
            Square::all().filter(|s| s.row() == 7).collect(),
            Square::all().filter(|s| s.col() == 0).collect(),
            Square::all().filter(|s| s.col() == 7).collect(),
        ]);
        let mut stable = Bitboard::EMPTY;
        for edge in edges {
            let pick = |set: Bitboard| {
                edge.iter().enumerate().fold(0u8, |bits, (n, &s)| bits | u8::from(set.contains(s)) << n)
            };
            let found = edge_slowly(pick(position.own()), pick(position.opp()));
            stable |= edge.iter().enumerate().filter(|(n, _)| found >> n & 1 == 1).map(|(_, &s)| s).collect();
        }
        loop {
            let more: Bitboard = position
                .own()
                .into_iter()
                .filter(|&at| (1..7).contains(&at.col()) && (1..7).contains(&at.row()))
                .filter(|&at| {
                    LINES.into_iter().all(|(c, r)| {
                        let full = walk(at, (c, r)).chain(walk(at, (-c, -r))).all(|s| taken.contains(s));
                        let leans = |line| walk(at, line).next().is_some_and(|s| stable.contains(s));
                        full || leans((c, r)) || leans((-c, -r))
                    })
                })
                .collect();
            if stable | more == stable {
                return stable;
            }
            stable |= more;
        }
    }

    fn edge_slowly(own: u8, opp: u8) -> u8 {
        let mut stable = own;
        for at in (0..8).filter(|at| (own | opp) >> at & 1 == 0) {
            let turned = edge_flips(opp, own, at);
            stable &= edge_slowly(own & !turned, opp | turned | 1 << at);
            let turned = edge_flips(own, opp, at);
            stable &= edge_slowly(own | turned | 1 << at, opp & !turned);
        }
        stable
    }

    #[test]
    fn fast_and_slow_stability_agree_late_in_random_games() {
        let mut random = Seeded::new(21);
        for _ in 0..100 {
            for (Board { position, .. }, _) in RandomGame::new(&mut random) {
                let own_edge = position.own().bits() & 0xff;
                let opp_edge = position.opp().bits() & 0xff;
                // The slow edges take 2^n · n! moves for n empty squares.
                if position.empties().len() <= 12 && (own_edge | opp_edge).count_ones() > 2 {
                    assert_eq!(stable_discs(position), stable_slowly(position), "in {position:?}");
                }
            }
        }
    }

    #[test]
    fn stable_discs_survive_whatever_is_played() {
        let mut random = Seeded::new(22);
        let mut n_stable = 0;
        for _ in 0..2_000 {
            // The sets that must be kept: of the side to move, and of its opponent.
            let (mut own, mut opp) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for (Board { position, .. }, _) in RandomGame::new(&mut random) {
                assert!((own & !position.own()).is_empty() && (opp & !position.opp()).is_empty());
                // Every ply changes the side to move.
                (own, opp) = (opp | stable_discs(position.pass()), own | stable_discs(position));
            }
            n_stable += own.len() + opp.len();
        }
        assert!(n_stable > 2_000 * 30, "the reasoning finds most discs of a finished game, not {n_stable}");
    }
}
