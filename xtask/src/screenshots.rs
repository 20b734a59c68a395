//! `cargo xtask screenshots`: the pictures of the README and of the stores, painted anew.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::artwork;
use crate::cargo::{cargo, root, status};
use crate::packages;
use crate::release::STORE_FOLDER;
use crate::tiers::UI_TESTS;

/// Where the README's pictures go, from the folder of the workspace.
const DIRECTORY: &str = "docs/pictures";

/// Paint the pictures of the README and of the stores anew, without a window, into docs/pictures and fastlane.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Provides what painting needs, and paints.
pub(crate) fn run(options: Options) -> Result<()> {
    let drawn = root().join(STORE_FOLDER).join("en-US/images");
    fs::create_dir_all(&drawn).with_context(|| drawn.display().to_string())?;
    artwork::paint(&drawn)?;
    packages::provide(UI_TESTS.packages, options.yes)?;
    let example = ["run", "--example", "screenshots"];
    let ended = status(cargo().args(example).args(UI_TESTS.flags).args(["--", DIRECTORY, STORE_FOLDER]))?;
    if !ended.success() {
        bail!("the pictures could not be painted ({ended})");
    }
    println!("The pictures are in {DIRECTORY} and {STORE_FOLDER}.");
    Ok(())
}
