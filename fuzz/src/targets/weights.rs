//! A file of weights, as damaged as it may be. The fuzzer's program may take little more memory than good weights do.

use othello::engine::strong::WeightsFile;
use othello::engine::strong::weights::Weights;

use super::with_checksum;

/// Where the checksum is, and what it is of.
const CHECKSUM: std::ops::Range<usize> = 20..28;

/// The bytes as they are, and with the checksum that a faulty writer would have given them.
pub(super) fn run(bytes: &[u8]) {
    read(bytes);
    if let Some(bytes) = with_checksum(bytes, CHECKSUM) {
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
