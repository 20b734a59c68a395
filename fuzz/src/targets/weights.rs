//! A file of weights, as damaged as it may be. The fuzzer's program may take little more memory than good weights do.

use othello::engine::strong::WeightsFile;
use othello::engine::strong::weights::Weights;

pub(super) fn run(bytes: &[u8]) {
    super::read_with_checksum(bytes, 20..28, read);
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
