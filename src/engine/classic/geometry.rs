//! What lies around each square, worked out by the compiler: its neighbours and the eight rays to the board's edge.

use crate::rules::{Bitboard, Square};

/// The eight directions as steps in columns and rows.
const DIRECTIONS: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The squares from one square (not included) to the edge in one direction, nearest first.
#[derive(Clone, Copy)]
pub(super) struct Ray {
    squares: [Square; 7],
    len: usize,
}

impl Ray {
    const NONE: Self = Self { squares: [FIRST; 7], len: 0 };

    #[inline(always)]
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..self.len]
    }
}

/// Fills the places of a table before its squares are known.
pub(super) const FIRST: Square = match Square::new(0) {
    Some(square) => square,
    None => unreachable!(),
};

/// The rays of each square that are at least two squares long: no disc can be flanked along a shorter one, which
/// stays empty here.
pub(super) static RAYS: [[Ray; 8]; Square::COUNT] = {
    let mut rays = [[Ray::NONE; 8]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let ray = ray(from, DIRECTIONS[direction]);
            if ray.len >= 2 {
                rays[from][direction] = ray;
            }
            direction += 1;
        }
        from += 1;
    }
    rays
};

const fn ray(from: usize, (d_col, d_row): (isize, isize)) -> Ray {
    let mut ray = Ray::NONE;
    let mut square = step(from % 8, from / 8, d_col, d_row);
    while let Some(here) = square {
        ray.squares[ray.len] = here;
        ray.len += 1;
        square = step(here.col(), here.row(), d_col, d_row);
    }
    ray
}

const fn step(col: usize, row: usize, d_col: isize, d_row: isize) -> Option<Square> {
    match (col.checked_add_signed(d_col), row.checked_add_signed(d_row)) {
        (Some(col), Some(row)) => Square::at(col, row),
        _ => None,
    }
}

/// The squares that touch each square: 3 in a corner, 5 on an edge, 8 elsewhere.
pub(super) static NEIGHBOURS: [Bitboard; Square::COUNT] = {
    let mut all = [Bitboard::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let (d_col, d_row) = DIRECTIONS[direction];
            if let Some(near) = step(from % 8, from / 8, d_col, d_row) {
                all[from] = all[from].with(near);
            }
            direction += 1;
        }
        from += 1;
    }
    all
};
