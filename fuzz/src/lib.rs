//! What the fuzzer's bytes are handed to. The same targets are run by the usual tests on the inputs that are kept
//! (`tests/corpora.rs`), where no fuzzer is needed.

#[allow(dead_code, reason = "tests use more of it")]
#[path = "../../tests/turns/any_action.rs"]
mod any_action;
#[allow(dead_code, reason = "tests use more of it")]
#[path = "../../tests/turns/table.rs"]
mod table;
mod targets;

/// Hands the bytes to the target of this name; does not return if they break something.
///
/// # Panics
/// They break something, or there is no such target.
pub fn run(name: &str, bytes: &[u8]) {
    let target = targets::ALL.iter().find(|target| target.name == name);
    (target.expect("a target of this name").run)(bytes);
}
