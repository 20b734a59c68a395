//! The project's own commands, run as `cargo xtask VERB`.

fn main() {}
