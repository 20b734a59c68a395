//! The weights of the patterns: what each content of each pattern is worth, by stage of the game.

use super::patterns::{Features, Layout, N_PLACES, Part, Table};
use super::probcut::Margins;
use super::weights_file::WeightsFile;
use crate::rules::Position;

/// The unit of evaluations: so many make a disc.
pub const DISC: i32 = 256;

/// How many stages a game has. Each has its own weights.
pub const N_STAGES: usize = 11;

/// The stage of a position: 0 at the start, `N_STAGES - 1` at the end.
#[inline]
pub const fn stage_of(n_empties: u32) -> usize {
    let n_played = 60u32.saturating_sub(n_empties) as usize;
    n_played * N_STAGES / 61
}

/// How many tables there are, each for four moves: as many as the engine's memory has room for (`tests/memory.rs`).
const N_TABLES: usize = 15;

/// Which of the tables judges a position.
#[inline]
const fn table_of(n_empties: u32) -> usize {
    let n_played = 60u32.saturating_sub(n_empties) as usize;
    n_played * N_TABLES / 61
}

/// Trained weights, ready to be looked up.
pub struct Weights {
    /// From the start of the game to its end.
    tables: Vec<Box<Table>>,
    pub(super) margins: Margins,
}

impl Weights {
    /// The weights that judge positions with so many empty squares.
    #[inline]
    pub(super) fn table(&self, n_empties: u32) -> &Table {
        &self.tables[table_of(n_empties)]
    }
}

impl Weights {
    /// What each part of the evaluation says of a position, in 1/256 disc, for the side to move, by [`Part`].
    pub fn by_part(&self, layout: &Layout, position: Position) -> [i32; Part::COUNT] {
        let weights = &self.tables[table_of(position.empties().len())];
        let mut sums = [0; Part::COUNT];
        for (place, &part) in Features::of(position).places(position).zip(layout.parts()) {
            sums[part as usize] += i32::from(weights[place]);
        }
        sums
    }
}

impl From<&WeightsFile> for Weights {
    fn from(file: &WeightsFile) -> Self {
        let tables = (0..N_TABLES).map(|table| expand(&blended(file.stages(), table))).collect();
        Self { tables, margins: file.margins() }
    }
}

/// The weights of a table: those of the two stages whose middles are around its own, the nearer one counting more. What a
/// stage learned from too few games evens out so, and values do not jump from stage to stage.
fn blended(stages: &[Vec<i16>], table: usize) -> Vec<i16> {
    // A stage has so many parts, and the middles of the table and of the first stage are so many parts from the start.
    const PARTS: usize = 2 * N_TABLES;
    let (middle, first) = ((2 * table + 1) * N_STAGES, N_TABLES);
    let after_first = middle.saturating_sub(first).min((N_STAGES - 1) * PARTS);
    let (stage, part) = (after_first / PARTS, (after_first % PARTS) as i32);
    let (before, after) = (&stages[stage], &stages[(stage + 1).min(N_STAGES - 1)]);
    let blend = |(&before, &after): (&i16, &i16)| {
        let sum = (PARTS as i32 - part) * i32::from(before) + part * i32::from(after);
        (sum + N_TABLES as i32).div_euclid(PARTS as i32) as i16
    };
    before.iter().zip(after).map(blend).collect()
}

/// A table with a weight at every place, from one for each group of mirrored contents.
fn expand(shared: &[i16]) -> Box<Table> {
    let layout = Layout::get();
    let weights: Box<[i16]> = (0..N_PLACES).map(|place| shared[layout.shared(place)]).collect();
    weights.try_into().unwrap_or_else(|_| unreachable!("a weight for each place"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_lies_between_the_two_stages_around_its_middle() {
        // Weights that grow by 300 from the middle of a stage to the middle of the next.
        let stages: Vec<Vec<i16>> = (0..N_STAGES as i16).map(|stage| vec![300 * stage, -64]).collect();
        let tables: Vec<Vec<i16>> = (0..N_TABLES).map(|table| blended(&stages, table)).collect();
        // The seventh table's middle is that of the game, and of the sixth stage; one table is 11/15 of a stage.
        let after_the_middle: Vec<i16> = tables[7..].iter().map(|table| table[0] - 1500).collect();
        assert_eq!(after_the_middle, [0, 220, 440, 660, 880, 1100, 1320, 1500]);
        let before_the_middle: Vec<i16> = tables[..=7].iter().rev().map(|table| 1500 - table[0]).collect();
        assert_eq!(before_the_middle, after_the_middle, "there is nothing before the first stage");
        assert!(tables.iter().all(|table| table[1] == -64), "what all stages say stays");
    }

    #[test]
    fn tables_run_from_the_first_to_the_last_and_never_back() {
        let tables: Vec<usize> = (0..=60).rev().map(table_of).collect();
        assert!(tables.is_sorted());
        assert_eq!((tables[0], tables[60]), (0, N_TABLES - 1));
    }

    #[test]
    fn stages_run_from_the_first_to_the_last_and_never_back() {
        let stages: Vec<usize> = (0..=60).rev().map(stage_of).collect();
        assert!(stages.is_sorted());
        assert_eq!((stages[0], stages[60]), (0, N_STAGES - 1));
    }
}
