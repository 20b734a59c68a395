//! The fingerprint of the searches: how many positions each visits in all.
//!
//! A change that is only meant to tidy leaves these numbers alone; one that is meant to search differently changes them
//! in the same commit, here and in `benches/search.rs`, and says so. `cargo xtask signature` prints them.

use othello::lab::node_signature;

#[test]
fn every_engine_visits_the_same_positions_as_ever() {
    let expected = [
        ("P0, alpha-beta", 271_756),
        ("P1, alpha-beta", 65_285),
        ("P1, NegaScout", 60_411),
        ("P1, MTD(f)", 60_741),
        ("strong", 611_383),
    ];
    assert_eq!(node_signature(), expected);
}
