//! Positions with what they turned out to be worth, and the files that keep them.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use othello::engine::strong::weights::stage_of;
use othello::rules::Position;

use super::failed;
use crate::failure::Failure;

/// A position, and the final disc difference for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) score: i8,
}

/// Sixteen bytes of position and one of score.
const SAMPLE_BYTES: usize = 17;

impl Sample {
    pub(super) fn stage(&self) -> usize {
        stage_of(self.position.empties().len())
    }
}

/// The bytes of a file.
pub(super) fn encode(samples: &[Sample]) -> Vec<u8> {
    samples
        .iter()
        .flat_map(|sample| sample.position.to_bytes().into_iter().chain([sample.score as u8]))
        .collect()
}

/// The samples of a file's bytes; `None` if they are damaged.
fn decode(bytes: &[u8]) -> Option<Vec<Sample>> {
    let (chunks, rest) = bytes.as_chunks::<SAMPLE_BYTES>();
    if !rest.is_empty() {
        return None;
    }
    let sample = |&[board @ .., score]: &[u8; SAMPLE_BYTES]| {
        Some(Sample { position: Position::from_bytes(board)?, score: score as i8 })
    };
    chunks.iter().map(sample).collect()
}

/// The samples of a file, `None` if there is no such file.
///
/// # Errors
/// The file can not be read or is damaged.
pub(super) fn read(path: &Path) -> Result<Option<Vec<Sample>>, Failure> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed("read", path, &error)),
    };
    match decode(&bytes) {
        Some(samples) => Ok(Some(samples)),
        None => Err(Failure::new(format!("{} is damaged: remove it and start again", path.display()))),
    }
}

/// Writes beside and renames, so that a file is always whole.
///
/// # Errors
/// The disk refuses.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
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

    #[test]
    fn samples_survive_their_bytes_and_damage_is_seen() {
        let position = Position::START;
        let samples = [Sample { position, score: -64 }, Sample { position: position.pass(), score: 12 }];
        let bytes = encode(&samples);
        assert_eq!(decode(&bytes), Some(samples.to_vec()));
        assert_eq!(decode(&bytes[1..]), None);
        assert_eq!(decode(&[0xff; SAMPLE_BYTES]), None);
    }
}
