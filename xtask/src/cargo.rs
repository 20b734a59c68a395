//! Calling cargo from inside cargo: the same one that runs us, in the folder of the workspace.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitStatus};

use anyhow::{Context, Result, bail};

/// The folder of the workspace: the one above this helper's.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// A call of cargo, still without arguments.
pub(crate) fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// A call of git in the folder of the workspace, still without arguments. Where somebody else owns the folder, as in
/// containers, git would refuse.
pub(crate) fn git() -> Command {
    let mut command = Command::new("git");
    command.current_dir(root()).arg("-c").arg(format!("safe.directory={}", root().display()));
    command
}

/// Runs a command whose output goes to the terminal, and hands back how it ended.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus> {
    command.status().with_context(|| format!("{} could not be started", command.get_program().display()))
}

/// What a command printed, or why it failed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let program = command.get_program().display().to_string();
    let output = command.output().with_context(|| format!("{program} could not be started"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        bail!("{program} failed ({}):\n{complaint}", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
