//! The move generator counts the published numbers of lines.

use othello::rules::{Position, perft};

const FROM_THE_START: [u64; 12] =
    [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284, 212_258_800];

fn check(depths: std::ops::RangeInclusive<u32>) {
    for depth in depths {
        assert_eq!(perft(Position::START, depth), FROM_THE_START[depth as usize], "depth {depth}");
    }
}

#[test]
fn perft_from_the_start_to_depth_nine() {
    check(0..=9);
}

#[test]
#[ignore = "takes seconds in a release build, minutes otherwise: cargo test --release --test perft -- --ignored"]
fn perft_from_the_start_to_depth_eleven() {
    check(10..=11);
}
