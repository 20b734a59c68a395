//! Which moves people play in the first dozen plies, and how often.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use crate::rules::{Position, Square, Symmetry};
use crate::seeded::mix;

/// Openings are known for so many plies.
pub const PLIES: u32 = 12;
/// What a move is taken for at least that was never seen in a known position, in thousandths.
const NEVER_SEEN: f32 = 0.5;

/// How often each move was chosen, in thousandths, in positions that all their images share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningMoves {
    known: HashMap<u32, Vec<(Square, u16)>>,
}

impl OpeningMoves {
    /// Counts games: every position of the first plies, with the move that was chosen in it. What was met fewer times than
    /// `least` is left out.
    pub fn count(choices: impl Iterator<Item = (Position, Square)>, least: u32) -> Self {
        let mut counts: HashMap<u32, HashMap<Square, u32>> = HashMap::new();
        for (position, at) in choices.filter(|(position, _)| is_early(*position)) {
            let (key, at) = canonical(position, at);
            *counts.entry(key).or_default().entry(at).or_default() += 1;
        }
        let known = counts.into_iter().filter_map(|(key, moves)| {
            let total: u32 = moves.values().sum();
            // What was never seen may be chosen next, the likelier the more different moves so few games have shown
            // (Witten and Bell 1991): so much is left for it.
            let all = total + moves.len() as u32;
            let mut moves: Vec<(Square, u16)> = moves
                .into_iter()
                .map(|(at, n)| (at, (1000 * n / all) as u16))
                .filter(|it| it.1 >= 2)
                .collect();
            moves.sort_unstable_by_key(|&(at, often)| (std::cmp::Reverse(often), at));
            (total >= least).then_some((key, moves))
        });
        Self { known: known.collect() }
    }

    /// How often each of these moves was chosen, as a part of 1; `None` if the position is not known.
    pub(super) fn frequencies(
        &self,
        position: Position,
        moves: impl Iterator<Item = Square>,
    ) -> Option<Vec<f32>> {
        let known = if is_early(position) { self.known.get(&canonical_key(position))? } else { return None };
        let often = |at| known.iter().find(|it| it.0 == at).map(|it| f32::from(it.1));
        let found: Vec<(Square, Option<f32>)> =
            moves.map(|at| canonical(position, at).1).map(|at| (at, often(at))).collect();
        // The others share what is left, and images of each other are one move.
        let others: HashSet<Square> = found.iter().filter(|it| it.1.is_none()).map(|it| it.0).collect();
        let left = 1000.0 - known.iter().map(|it| f32::from(it.1)).sum::<f32>();
        let each = (left / others.len() as f32).max(NEVER_SEEN);
        Some(found.into_iter().map(|(_, often)| often.unwrap_or(each) / 1000.0).collect())
    }

    /// How many positions are known.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// A line for each position: its key, and the moves with how often they were chosen.
    pub(super) fn write(&self, text: &mut String) {
        let mut keys: Vec<u32> = self.known.keys().copied().collect();
        keys.sort_unstable();
        for key in keys {
            // Writing to a text cannot fail.
            let _ = write!(text, "{key:08x}");
            for (at, often) in &self.known[&key] {
                let _ = write!(text, " {at}{often}");
            }
            text.push('\n');
        }
    }

    /// Reads a line of [`write`](Self::write); `None` if it is none.
    pub(super) fn read_line(&mut self, line: &str) -> Option<()> {
        let mut words = line.split(' ');
        let key = u32::from_str_radix(words.next().filter(|key| key.len() == 8)?, 16).ok()?;
        let read = |word: &str| {
            let (at, often) = word.split_at_checked(2)?;
            Some((at.parse().ok()?, often.parse().ok().filter(|&often| often <= 1000)?))
        };
        let moves: Vec<(Square, u16)> = words.map(read).collect::<Option<_>>()?;
        self.known.insert(key, moves).is_none().then_some(())
    }
}

fn is_early(position: Position) -> bool {
    position.empties().len() > 60 - PLIES
}

/// The key that all images of a position share, and the move in the image that gives it. Where a position is its own image,
/// moves that are images of each other are one.
fn canonical(position: Position, at: Square) -> (u32, Square) {
    let canonical = position.canonical();
    let images = Symmetry::ALL.into_iter().filter(|symmetry| symmetry.position(position) == canonical);
    let at = images.map(|symmetry| symmetry.square(at)).min().unwrap_or(at);
    (canonical_key(position), at)
}

fn canonical_key(position: Position) -> u32 {
    let bytes = position.canonical().to_bytes();
    let key = bytes.chunks_exact(4).fold(0, |key: u64, part| {
        mix(key ^ u64::from(u32::from_le_bytes([part[0], part[1], part[2], part[3]])))
    });
    (key >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn counted() -> OpeningMoves {
        let second = Board::START.play(square("f5")).unwrap().position;
        let often = |at, n| std::iter::repeat_n((second, square(at)), n);
        OpeningMoves::count(often("d6", 700).chain(often("f6", 299)).chain(often("f4", 1)), 100)
    }

    #[test]
    fn images_of_a_position_share_what_is_known() {
        let openings = counted();
        let second = Board::START.play(square("f5")).unwrap().position;
        for symmetry in Symmetry::ALL {
            let moves = ["d6", "f6", "f4"].map(|at| symmetry.square(square(at)));
            let found = openings.frequencies(symmetry.position(second), moves.into_iter()).unwrap();
            // What was seen once in a thousand games is no habit, and has what the others leave.
            assert_eq!(found, [0.697, 0.298, 0.005]);
        }
    }

    #[test]
    fn moves_that_are_images_of_each_other_are_one() {
        let start = Position::START;
        let openings = OpeningMoves::count(std::iter::repeat_n((start, square("f5")), 40), 10);
        let found = openings.frequencies(start, start.moves().into_iter());
        assert_eq!(found, Some(vec![0.975; 4]));
    }

    #[test]
    fn rare_and_late_positions_are_not_known() {
        let second = Board::START.play(square("f5")).unwrap().position;
        let once = OpeningMoves::count(std::iter::once((second, square("d6"))), 2);
        assert!(once.is_empty());
        assert_eq!(once.frequencies(second, second.moves().into_iter()), None);
        let late = crate::rules::random_position(48, 1, &mut crate::seeded::Seeded::new(3));
        let at = late.moves().first().unwrap();
        assert!(OpeningMoves::count(std::iter::repeat_n((late, at), 9), 2).is_empty());
    }

    #[test]
    fn lines_read_as_they_were_written_and_others_not() {
        let openings = counted();
        let mut text = String::new();
        openings.write(&mut text);
        let mut read = OpeningMoves::default();
        for line in text.lines() {
            read.read_line(line).unwrap();
        }
        assert_eq!(read, openings);
        assert_eq!(read.read_line(text.trim_end()), None, "the same position twice");
        for line in [
            "",
            "1234567",
            "00000000 f5",
            "00000000 z9100",
            "00000000 f51001",
            "0000000g f5100",
            "00000000 é1",
        ] {
            assert_eq!(OpeningMoves::default().read_line(line), None, "{line:?}");
        }
    }
}
