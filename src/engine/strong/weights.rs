//! The weights of the patterns: what each content of each pattern is worth, by stage of the game.
//!
//! The file is little-endian: the eight bytes `OTHELLOW`, a version, the number of stages, the number of weights
//! of a stage (4 bytes each), a checksum of all that follows (8 bytes), then the weights in 1/256 disc, stage by stage,
//! one for each group of mirrored contents. Version 2 gives for each stage the number of its bytes (4 bytes) and the
//! weights in few bits (`packing.rs`), which is a third of version 1, where each weight has two bytes. Files from before
//! moves were counted have no weights for those, and are read as if they were zero.

use std::fmt;

use super::packing;
use super::patterns::{Features, Layout, N_MOBILITY};
use crate::rules::Position;

/// The unit of evaluations: so many make a disc.
pub const DISC: i32 = 256;

/// How many stages a game has. Each has its own weights.
pub const N_STAGES: usize = 11;

const MAGIC: &[u8; 8] = b"OTHELLOW";
/// Written by earlier trainings, and still read.
const PLAIN: u32 = 1;
/// What is written today.
const PACKED: u32 = 2;
const HEADER: usize = 8 + 3 * 4 + 8;

/// The stage of a position: 0 at the start, `N_STAGES - 1` at the end.
#[inline]
pub const fn stage_of(n_empties: u32) -> usize {
    let n_played = 60u32.saturating_sub(n_empties) as usize;
    n_played * N_STAGES / 61
}

/// Trained weights, ready to be looked up.
pub struct Weights {
    /// For each stage, a weight for each place of [`Layout::n_weights`].
    stages: Vec<Box<[i16]>>,
}

impl Weights {
    /// What the patterns say of a position with these features, in 1/256 disc, for the side to move.
    #[inline]
    pub fn evaluate(&self, layout: &Layout, features: &Features, position: Position) -> i32 {
        let weights = &*self.stages[stage_of(position.empties().len())];
        features.places(layout, position).map(|place| i32::from(weights[place])).sum()
    }

    /// Weights from their shared form: stage by stage, one for each of [`Layout::n_shared`].
    ///
    /// # Errors
    /// Another number of stages or of weights.
    pub fn from_shared(shared: &[Vec<i16>]) -> Result<Self, WeightsError> {
        let layout = Layout::get();
        if shared.len() != N_STAGES {
            return Err(WeightsError::Stages(shared.len()));
        }
        let expand = |stage: &Vec<i16>| {
            if stage.len() != layout.n_shared() {
                return Err(WeightsError::Count(stage.len()));
            }
            Ok((0..layout.n_weights()).map(|place| stage[layout.shared(place)]).collect())
        };
        Ok(Self { stages: shared.iter().map(expand).collect::<Result<_, _>>()? })
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// The bytes are no weights, of another version or layout, cut short, or damaged.
    pub fn decode(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::from_shared(&Self::decode_shared(bytes)?)
    }

    /// The weights of a file in their shared form, as [`encode`](Self::encode) takes them.
    ///
    /// # Errors
    /// As for [`decode`](Self::decode).
    pub fn decode_shared(bytes: &[u8]) -> Result<Vec<Vec<i16>>, WeightsError> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Length(bytes.len()))?;
        let word =
            |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if &header[..8] != MAGIC {
            return Err(WeightsError::Magic);
        }
        let (version, n_stages, n_shared) = (word(8), word(12) as usize, word(16) as usize);
        if ![PLAIN, PACKED].contains(&version) {
            return Err(WeightsError::Version(version));
        }
        if n_stages != N_STAGES {
            return Err(WeightsError::Stages(n_stages));
        }
        // The first three trainings did not count moves.
        let n_whole = Layout::get().n_shared();
        if ![n_whole, n_whole - N_MOBILITY].contains(&n_shared) {
            return Err(WeightsError::Count(n_shared));
        }
        if checksum(body).to_le_bytes() != header[20..] {
            return Err(WeightsError::Checksum);
        }
        let shared = if version == PACKED { packed(body, n_shared) } else { Some(plain(body, n_shared)) };
        let whole = |shared: &Vec<Vec<i16>>| {
            shared.len() == n_stages && shared.iter().all(|row| row.len() == n_shared)
        };
        let mut shared = shared.filter(whole).ok_or(WeightsError::Length(bytes.len()))?;
        for stage in &mut shared {
            stage.resize(n_whole, 0);
        }
        Ok(shared)
    }

    /// The bytes of a file with these weights in their shared form.
    pub fn encode(shared: &[Vec<i16>]) -> Vec<u8> {
        let mut body = Vec::new();
        for stage in shared {
            let packed = packing::pack(stage);
            body.extend((packed.len() as u32).to_le_bytes());
            body.extend(packed);
        }
        let n_shared = shared.first().map_or(0, Vec::len);
        let mut bytes = MAGIC.to_vec();
        for word in [PACKED, shared.len() as u32, n_shared as u32] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

/// The stages of a file of version 1. One that is cut short gives a short row.
fn plain(body: &[u8], n_shared: usize) -> Vec<Vec<i16>> {
    let stage = |bytes: &[u8]| bytes.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
    body.chunks(2 * n_shared).map(stage).collect()
}

/// The stages of a file of version 2; `None` if it is cut short.
fn packed(mut body: &[u8], n_shared: usize) -> Option<Vec<Vec<i16>>> {
    let mut stages = Vec::new();
    while let Some((length, rest)) = body.split_first_chunk() {
        let (stage, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        stages.push(packing::unpack(stage, n_shared)?);
        body = rest;
    }
    body.is_empty().then_some(stages)
}

/// The 64-bit FNV-1a hash: notices a flipped or missing byte, and is three lines long.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Why a file is no use as weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// There are none: the program was built without, and nobody brought them.
    Missing,
    /// The file does not begin as weights do.
    Magic,
    /// A version of the format that this program does not know.
    Version(u32),
    /// Another number of stages.
    Stages(usize),
    /// Another number of weights in a stage.
    Count(usize),
    /// Too short or too long, with its length in bytes.
    Length(usize),
    /// The weights are not those that were written.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => write!(f, "the weights are missing"),
            Self::Magic => write!(f, "not a file of evaluation weights"),
            Self::Version(version) => {
                write!(f, "weights of version {version}, this program reads up to {PACKED}")
            }
            Self::Stages(stages) => write!(f, "weights for {stages} stages of the game, not {N_STAGES}"),
            Self::Count(count) => {
                write!(f, "{count} weights in a stage, not {}", Layout::get().n_shared())
            }
            Self::Length(bytes) => write!(f, "weights cut short or too long: {bytes} bytes"),
            Self::Checksum => write!(f, "damaged weights: the checksum does not match"),
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    fn random_weights() -> Vec<Vec<i16>> {
        let mut random = Seeded::new(81);
        let n_shared = Layout::get().n_shared();
        (0..N_STAGES).map(|_| (0..n_shared).map(|_| random.next() as i16 / 64).collect()).collect()
    }

    #[test]
    fn weights_survive_their_file_and_fit_the_phone() {
        let shared = random_weights();
        let bytes = Weights::encode(&shared);
        assert!(bytes.len() <= 4 << 20, "{} bytes", bytes.len());
        let (read, made) = (Weights::decode(&bytes).unwrap(), Weights::from_shared(&shared).unwrap());
        assert!(read.stages == made.stages);
        assert!(Weights::decode_shared(&bytes).unwrap() == shared);
    }

    #[test]
    fn files_of_the_first_version_are_still_read() {
        let shared = random_weights();
        let body: Vec<u8> = shared.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
        let file = |body: &[u8]| {
            let mut bytes = Weights::encode(&shared)[..HEADER].to_vec();
            bytes[8] = PLAIN as u8;
            bytes[20..].copy_from_slice(&checksum(body).to_le_bytes());
            [&bytes, body].concat()
        };
        assert!(Weights::decode_shared(&file(&body)).unwrap() == shared);
        let short = file(&body[..body.len() - 2]);
        assert_eq!(Weights::decode_shared(&short).unwrap_err(), WeightsError::Length(short.len()));
    }

    #[test]
    fn files_of_trainings_that_did_not_count_moves_are_still_read() {
        let mut shared = random_weights();
        for stage in &mut shared {
            stage.truncate(stage.len() - N_MOBILITY);
        }
        let read = Weights::decode_shared(&Weights::encode(&shared)).unwrap();
        for (stage, mut old) in read.iter().zip(shared) {
            old.resize(Layout::get().n_shared(), 0);
            assert!(*stage == old);
        }
    }

    #[test]
    fn a_damaged_file_says_what_is_wrong() {
        let error = |bytes: &[u8]| Weights::decode(bytes).map(|_| ()).unwrap_err();
        let good = Weights::encode(&random_weights());
        assert_eq!(error(b"OTHE"), WeightsError::Length(4));
        assert_eq!(error(&good[..good.len() - 1]), WeightsError::Checksum);
        let damaged = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 1;
            error(&bytes)
        };
        assert_eq!(damaged(0), WeightsError::Magic);
        assert_eq!(damaged(8), WeightsError::Version(3));
        assert_eq!(damaged(12), WeightsError::Stages(10));
        assert!(matches!(damaged(16), WeightsError::Count(_)));
        assert_eq!(damaged(20), WeightsError::Checksum);
        assert_eq!(damaged(good.len() - 1), WeightsError::Checksum);
        assert_eq!(WeightsError::Checksum.to_string(), "damaged weights: the checksum does not match");
    }

    #[test]
    fn stages_run_from_the_first_to_the_last_and_never_back() {
        let stages: Vec<usize> = (0..=60).rev().map(stage_of).collect();
        assert!(stages.is_sorted());
        assert_eq!((stages[0], stages[60]), (0, N_STAGES - 1));
    }
}
