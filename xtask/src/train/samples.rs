//! Positions with what they turned out to be worth, and the files that keep them.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Result, anyhow};
use othello::engine::strong::weights::{DISC, stage_of};
use othello::rules::Position;

use super::failed;

/// A position, and what it is worth for the side to move in 1/256 disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) label: i16,
}

/// Sixteen bytes of position and two of label.
const SAMPLE_BYTES: usize = 18;

/// Up to so many moves before and after a stage, positions teach its weights too: neighbouring stages then judge alike,
/// and each has half as many examples more.
const OVERLAP: u32 = 2;

impl Sample {
    /// Whether the weights of a stage learn from it.
    pub(super) fn teaches(&self, stage: usize) -> bool {
        let n_empties = self.position.empties().len();
        stage_of(n_empties + OVERLAP) <= stage && stage <= stage_of(n_empties.saturating_sub(OVERLAP))
    }

    /// The label in discs.
    pub(super) fn discs(&self) -> f32 {
        f32::from(self.label) / DISC as f32
    }

    /// Whether it belongs to a stage.
    pub(super) fn is_of(&self, stage: usize) -> bool {
        stage_of(self.position.empties().len()) == stage
    }
}

/// The bytes of a file.
pub(super) fn encode(samples: &[Sample]) -> Vec<u8> {
    samples
        .iter()
        .flat_map(|sample| sample.position.to_bytes().into_iter().chain(sample.label.to_le_bytes()))
        .collect()
}

/// The samples of a file's bytes; `None` if they are damaged.
fn decode(bytes: &[u8]) -> Option<Vec<Sample>> {
    let (chunks, rest) = bytes.as_chunks::<SAMPLE_BYTES>();
    if !rest.is_empty() {
        return None;
    }
    let sample = |&[board @ .., low, high]: &[u8; SAMPLE_BYTES]| {
        Some(Sample { position: Position::from_bytes(board)?, label: i16::from_le_bytes([low, high]) })
    };
    chunks.iter().map(sample).collect()
}

/// The samples of a file, `None` if there is no such file.
///
/// # Errors
/// The file can not be read or is damaged.
pub(super) fn read(path: &Path) -> Result<Option<Vec<Sample>>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed("read", path, &error)),
    };
    match decode(&bytes) {
        Some(samples) => Ok(Some(samples)),
        None => Err(anyhow!("{} is damaged: remove it and start again", path.display())),
    }
}

/// Writes beside and renames, so that a file is always whole.
///
/// # Errors
/// The disk refuses.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| failed("make", folder, &error))?;
    }
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).map_err(|error| failed("write", &beside, &error))?;
    fs::rename(&beside, path).map_err(|error| failed("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::engine::strong::weights::N_STAGES;

    #[test]
    fn samples_survive_their_bytes_and_damage_is_seen() {
        let position = Position::START;
        let samples =
            [Sample { position, label: -64 * 256 }, Sample { position: position.pass(), label: 12 }];
        let bytes = encode(&samples);
        assert_eq!(decode(&bytes), Some(samples.to_vec()));
        assert_eq!(decode(&bytes[1..]), None);
        assert_eq!(decode(&[0xff; SAMPLE_BYTES]), None);
    }

    #[test]
    fn a_position_teaches_its_own_stage_and_a_neighbour_if_it_is_near() {
        let mut position = Position::START;
        while let Some(at) = position.moves().first() {
            position = position.play(at).unwrap();
            let sample = Sample { position, label: 0 };
            let own = (0..N_STAGES).find(|&stage| sample.is_of(stage)).unwrap();
            let taught: Vec<usize> = (0..N_STAGES).filter(|&stage| sample.teaches(stage)).collect();
            assert!(taught.contains(&own) && taught.len() <= 2 && taught[taught.len() - 1] - taught[0] <= 1);
        }
    }
}
