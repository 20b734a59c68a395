//! The file of trained weights.
//!
//! It is little-endian: the eight bytes `OTHELLOW`, a version, the number of stages, the number of weights of a stage
//! (4 bytes each), and a checksum of all that follows (8 bytes). Then the margins of Multi-ProbCut that were measured
//! with these weights, as eight floating-point numbers of 4 bytes: constant, by moves played, by plies left out, by
//! shallow depth, first for searches and then for ends. Then the weights in 1/256 disc, one for each group of mirrored
//! contents: for each stage the number of its bytes (4 bytes) and the weights in few bits (`packing.rs`).

use std::fmt;

use super::packing;
use super::patterns::Layout;
use super::probcut::{Deviation, Margins};
use super::weights::N_STAGES;

const MAGIC: &[u8; 8] = b"OTHELLOW";
const VERSION: u32 = 3;
const HEADER: usize = 8 + 3 * 4 + 8;

/// A coefficient of the margins is a few discs at most.
const MAX_COEFFICIENT: f32 = 64.0;

/// What a file of weights holds.
#[derive(Clone, Debug, PartialEq)]
pub struct WeightsFile {
    /// For each stage a weight for each of [`Layout::n_shared`].
    stages: Vec<Vec<i16>>,
    margins: Margins,
}

impl WeightsFile {
    /// Weights in their shared form: stage by stage, one for each of [`Layout::n_shared`]; with the margins that were
    /// measured with them.
    ///
    /// # Errors
    /// Another number of stages or of weights, or margins that are no margins.
    pub fn new(stages: Vec<Vec<i16>>, margins: Margins) -> Result<Self, WeightsError> {
        if stages.len() != N_STAGES {
            return Err(WeightsError::Stages(stages.len()));
        }
        if let Some(stage) = stages.iter().find(|stage| stage.len() != Layout::get().n_shared()) {
            return Err(WeightsError::Count(stage.len()));
        }
        // A number that is none is not within any bounds.
        let is_usable = |coefficient: f32| coefficient.abs() <= MAX_COEFFICIENT;
        if let Some(number) = coefficients(margins).position(|coefficient| !is_usable(coefficient)) {
            return Err(WeightsError::Margin(number + 1));
        }
        Ok(Self { stages, margins })
    }

    /// The weights, as [`Self::new`] takes them.
    pub fn stages(&self) -> &[Vec<i16>] {
        &self.stages
    }

    /// The margins of Multi-ProbCut that were measured with these weights.
    pub const fn margins(&self) -> Margins {
        self.margins
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// The bytes are no weights, of another version or layout, cut short, or damaged.
    pub fn decode(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Header(bytes.len()))?;
        let word =
            |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if &header[..8] != MAGIC {
            return Err(WeightsError::Magic);
        }
        let (version, n_stages, n_shared) = (word(8), word(12) as usize, word(16) as usize);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        if n_stages != N_STAGES {
            return Err(WeightsError::Stages(n_stages));
        }
        if n_shared != Layout::get().n_shared() {
            return Err(WeightsError::Count(n_shared));
        }
        if checksum(body).to_le_bytes() != header[20..] {
            return Err(WeightsError::Checksum);
        }
        let (margins, rest) = read_margins(body).ok_or(WeightsError::NoMargins)?;
        Self::new(read_stages(rest, n_shared)?, margins)
    }

    /// The bytes of the file.
    pub fn encode(&self) -> Vec<u8> {
        let mut body: Vec<u8> = coefficients(self.margins).flat_map(f32::to_le_bytes).collect();
        for stage in &self.stages {
            let packed = packing::pack(stage);
            body.extend((packed.len() as u32).to_le_bytes());
            body.extend(packed);
        }
        let mut bytes = MAGIC.to_vec();
        for word in [VERSION, N_STAGES as u32, Layout::get().n_shared() as u32] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

fn coefficients(Margins { searches, ends }: Margins) -> impl Iterator<Item = f32> {
    searches.coefficients().into_iter().chain(ends.coefficients())
}

/// The margins, and what comes after them.
fn read_margins(body: &[u8]) -> Option<(Margins, &[u8])> {
    let (searches, rest) = read_deviation(body)?;
    let (ends, rest) = read_deviation(rest)?;
    Some((Margins { searches, ends }, rest))
}

fn read_deviation(bytes: &[u8]) -> Option<(Deviation, &[u8])> {
    let (numbers, rest) = bytes.split_first_chunk::<16>()?;
    let (quads, _) = numbers.as_chunks();
    let quads: &[[u8; 4]; 4] = quads.try_into().ok()?;
    Some((Deviation::new(quads.map(f32::from_le_bytes)), rest))
}

/// The stages of a file. Nothing is unpacked before it is certain that there are as many as there should be: a few
/// bytes may say many zeros.
fn read_stages(mut body: &[u8], n_shared: usize) -> Result<Vec<Vec<i16>>, WeightsError> {
    let mut packed = Vec::new();
    for number in 0..N_STAGES {
        let (stage, rest) = split_stage(body).ok_or(WeightsError::Stage(number))?;
        packed.push(stage);
        body = rest;
    }
    if !body.is_empty() {
        return Err(WeightsError::TooLong(body.len()));
    }
    let unpack = |(number, &stage): (usize, &&[u8])| {
        packing::unpack(stage, n_shared).ok_or(WeightsError::Stage(number))
    };
    packed.iter().enumerate().map(unpack).collect()
}

/// The bytes of a stage, and what comes after it.
fn split_stage(body: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = body.split_first_chunk()?;
    rest.split_at_checked(u32::from_le_bytes(*length) as usize)
}

/// The 64-bit FNV-1a hash: notices a flipped or missing byte, and is three lines long.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Why a file is no use as weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// There are none: the program was built without, and nobody brought them.
    Missing,
    /// Too short for a header, with its length in bytes.
    Header(usize),
    /// The file does not begin as weights do.
    Magic,
    /// A version of the format that this program does not know.
    Version(u32),
    /// Another number of stages.
    Stages(usize),
    /// Another number of weights in a stage.
    Count(usize),
    /// The weights are not those that were written.
    Checksum,
    /// The margins of Multi-ProbCut are missing.
    NoMargins,
    /// The coefficient of the margins with this number (from 1) is no number of discs.
    Margin(usize),
    /// The stage with this number (from 0) is cut short or holds no weights.
    Stage(usize),
    /// So many bytes come after the last stage.
    TooLong(usize),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => write!(f, "the weights are missing"),
            Self::Header(bytes) => write!(f, "weights cut short: a header has {HEADER} bytes, found {bytes}"),
            Self::Magic => write!(f, "not a file of evaluation weights"),
            Self::Version(version) => write!(f, "weights of version {version}; expected {VERSION}"),
            Self::Stages(stages) => write!(f, "weights for {stages} stages of the game; expected {N_STAGES}"),
            Self::Count(count) => {
                write!(f, "{count} weights in a stage; expected {}", Layout::get().n_shared())
            }
            Self::Checksum => write!(f, "damaged weights: the checksum does not match"),
            Self::NoMargins => write!(f, "weights without the margins of Multi-ProbCut"),
            Self::Margin(number) => write!(f, "coefficient {number} of the margins is no number of discs"),
            Self::Stage(number) => write!(f, "stage {number} of the weights is cut short or damaged"),
            Self::TooLong(bytes) => write!(f, "{bytes} bytes after the last stage of the weights"),
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    fn random_weights() -> WeightsFile {
        let mut random = Seeded::new(81);
        let n_shared = Layout::get().n_shared();
        let mut stage = || (0..n_shared).map(|_| random.next() as i16 / 64).collect();
        let margins = Margins {
            searches: Deviation::new([1.0, 0.5, 0.25, -0.125]),
            ends: Deviation::new([0.0, 2.0, -3.0, 4.5]),
        };
        WeightsFile::new((0..N_STAGES).map(|_| stage()).collect(), margins).unwrap()
    }

    /// A file with this body, whose checksum is right.
    fn with_body(body: &[u8]) -> Vec<u8> {
        let mut bytes = random_weights().encode();
        bytes.truncate(HEADER);
        bytes[20..].copy_from_slice(&checksum(body).to_le_bytes());
        [&bytes, body].concat()
    }

    fn error(bytes: &[u8]) -> WeightsError {
        WeightsFile::decode(bytes).unwrap_err()
    }

    #[test]
    fn weights_survive_their_file_and_fit_the_phone() {
        let weights = random_weights();
        let bytes = weights.encode();
        assert!(bytes.len() <= 4 << 20, "{} bytes", bytes.len());
        assert!(WeightsFile::decode(&bytes).unwrap() == weights);
    }

    #[test]
    fn a_damaged_file_says_what_is_wrong() {
        let good = random_weights().encode();
        assert_eq!(error(b"OTHE"), WeightsError::Header(4));
        assert_eq!(error(&good[..good.len() - 1]), WeightsError::Checksum);
        let damaged = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 1;
            error(&bytes)
        };
        assert_eq!(damaged(0), WeightsError::Magic);
        assert_eq!(damaged(8), WeightsError::Version(2));
        assert_eq!(damaged(12), WeightsError::Stages(10));
        assert!(matches!(damaged(16), WeightsError::Count(_)));
        assert_eq!(damaged(20), WeightsError::Checksum);
        assert_eq!(damaged(HEADER), WeightsError::Checksum);
        assert_eq!(damaged(good.len() - 1), WeightsError::Checksum);
        assert_eq!(WeightsError::Version(2).to_string(), "weights of version 2; expected 3");
    }

    /// As a faulty writer would leave it, with a right checksum.
    #[test]
    fn a_file_with_a_part_missing_names_the_part() {
        let good = random_weights().encode();
        let body = &good[HEADER..];
        assert_eq!(error(&with_body(&body[..31])), WeightsError::NoMargins);
        assert_eq!(error(&with_body(&body[..32])), WeightsError::Stage(0));
        assert_eq!(error(&with_body(&body[..body.len() - 1])), WeightsError::Stage(N_STAGES - 1));
        assert_eq!(error(&with_body(&[body, &[0; 9]].concat())), WeightsError::TooLong(9));
        for (number, coefficient) in [(1, f32::NAN), (4, f32::INFINITY), (8, -65.0)] {
            let mut body = body.to_vec();
            body[4 * (number - 1)..4 * number].copy_from_slice(&coefficient.to_le_bytes());
            assert_eq!(error(&with_body(&body)), WeightsError::Margin(number));
        }
        let mut body = body.to_vec();
        // The parameter of the first stage's code.
        body[36] = 255;
        assert_eq!(error(&with_body(&body)), WeightsError::Stage(0));
    }

    /// A stage of zeros takes a few bytes and a hundred thousand when it is unpacked: twenty kilobytes of them would
    /// ask for hundreds of megabytes.
    #[test]
    fn more_stages_than_there_are_is_an_error_before_anything_is_unpacked() {
        let zeros = packing::pack(&vec![0; Layout::get().n_shared()]);
        let stage = [&(zeros.len() as u32).to_le_bytes()[..], &zeros].concat();
        let body = [&[0; 32][..], &stage.repeat(2_000)].concat();
        assert_eq!(error(&with_body(&body)), WeightsError::TooLong((2_000 - N_STAGES) * stage.len()));
    }
}
