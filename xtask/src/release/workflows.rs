//! Continuous integration elsewhere does what our own commands do, and nothing that only it could do.

use std::fs;
use std::path::Path;

use crate::cargo::root;

/// The commands that a workflow may run.
const OURS: [&str; 2] = ["cargo xtask ", ".ci/run"];

/// The commands of a workflow.
fn commands(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let steps = text.lines().map(|line| line.trim_start().trim_start_matches("- "));
    steps.filter_map(|step| step.strip_prefix("run:")).map(|command| command.trim().to_owned()).collect()
}

#[test]
fn every_step_of_every_workflow_is_a_command_of_ours() {
    let mut n_commands = 0;
    for entry in fs::read_dir(root().join(".github/workflows")).unwrap() {
        let path = entry.unwrap().path();
        for command in commands(&path) {
            let is_ours = OURS.iter().any(|ours| command.starts_with(ours)) && !command.contains("&&");
            assert!(is_ours, "{}: {command:?} is none of our commands", path.display());
            n_commands += 1;
        }
    }
    assert!(n_commands >= 3, "only {n_commands} commands are in the workflows");
}

/// The whole check rehearses the release with quick libraries, and those have no limit: an APK that had become too large
/// for its promise was once found only when it was to be handed out.
#[test]
fn the_release_is_built_in_full_before_a_change_is_merged_and_with_every_tag() {
    let run = |workflow: &str| commands(&root().join(".github/workflows").join(workflow));
    assert!(run("whole.yml").contains(&"cargo xtask apk --release --unsigned --yes".to_owned()));
    assert!(run("release.yml").contains(&"cargo xtask release --yes".to_owned()));
    let twice = "cargo xtask apk --release --unsigned --verify-reproducible --yes";
    assert!(run("long.yml").contains(&twice.to_owned()));
}
