//! `cargo xtask screenshots`: the pictures of the README, painted anew.

use anyhow::{Result, bail};

use crate::cargo::{cargo, status};
use crate::packages;
use crate::tiers::UI_TESTS;

/// Where the pictures go, from the folder of the workspace.
const DIRECTORY: &str = "docs/pictures";

/// Paint the pictures of the README anew, without a window, into docs/pictures.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Provides what painting needs, and paints.
pub(crate) fn run(options: Options) -> Result<()> {
    packages::provide(UI_TESTS.packages, options.yes)?;
    let example = ["run", "--example", "screenshots"];
    let ended = status(cargo().args(example).args(UI_TESTS.flags).args(["--", DIRECTORY]))?;
    if !ended.success() {
        bail!("the pictures could not be painted ({ended})");
    }
    println!("The pictures are in {DIRECTORY}.");
    Ok(())
}
