//! The move generator of checkers counts the published numbers of lines.

use othello::rules::checkers::{Position, perft};

const FROM_THE_START: [u64; 11] =
    [1, 7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564];

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
#[ignore = "takes a second in a release build: cargo test --release --test checkers_perft -- --ignored"]
fn perft_from_the_start_to_depth_ten() {
    check(10..=10);
}
