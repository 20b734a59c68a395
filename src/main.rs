//! The desktop entry.

fn main() {}
