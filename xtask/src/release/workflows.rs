//! Continuous integration elsewhere does what our own commands do, and nothing that only it could do.

use std::fs;

use crate::cargo::root;

/// The commands that a workflow may run.
const OURS: [&str; 2] = ["cargo xtask ", ".ci/run"];

#[test]
fn every_step_of_every_workflow_is_a_command_of_ours() {
    let mut n_commands = 0;
    for entry in fs::read_dir(root().join(".github/workflows")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines() {
            let Some(command) = line.trim_start().trim_start_matches("- ").strip_prefix("run:") else {
                continue;
            };
            let command = command.trim();
            let is_ours = OURS.iter().any(|ours| command.starts_with(ours)) && !command.contains("&&");
            assert!(is_ours, "{}: {command:?} is none of our commands", path.display());
            n_commands += 1;
        }
    }
    assert!(n_commands >= 3, "only {n_commands} commands are in the workflows");
}
