//! A file of weights, as damaged as it may be. The fuzzer's program may take little more memory than good weights do.

use othello::engine::strong::WeightsFile;
use othello::engine::strong::weights::Weights;

/// Where the checksum is, and what it is of.
const CHECKSUM: std::ops::Range<usize> = 20..28;

/// The bytes as they are, and with the checksum that a faulty writer would have given them.
pub(super) fn run(bytes: &[u8]) {
    read(bytes);
    let mut bytes = bytes.to_vec();
    if bytes.len() >= CHECKSUM.end {
        let sum = checksum(&bytes[CHECKSUM.end..]);
        bytes[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
        read(&bytes);
    }
}

fn read(bytes: &[u8]) {
    match WeightsFile::decode(bytes) {
        Ok(file) => {
            assert_eq!(WeightsFile::decode(&file.encode()).as_ref(), Ok(&file));
            let _ = Weights::from(&file);
        }
        Err(error) => assert!(super::is_sentence(&error.to_string()), "{error}"),
    }
}

/// Fowler, Noll and Vo's hash, as the file has it: the fuzzer would never guess it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
