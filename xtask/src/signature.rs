//! `cargo xtask signature`: how many positions each engine visits, the fingerprint of its search.

use clap::Args;
use othello::lab::{grouped, node_signature};

/// Print how many positions each engine visits: the same numbers before and after a change that only tidies.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Options {}

/// Counts and prints.
pub(crate) fn run(_: Options) {
    for (engine, nodes) in node_signature() {
        println!("{engine:<16} {:>12} nodes", grouped(nodes));
    }
}
