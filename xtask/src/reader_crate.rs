//! The crate whose Java class stands between the app and a screen reader, and where its source is on this machine.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::apk::Abi;
use crate::cargo::{cargo, output};

const NAME: &str = "accesskit_android";

/// The class as an app loads it.
pub(crate) fn dex(abi: Abi) -> Result<PathBuf> {
    Ok(folder(abi)?.join("classes.dex"))
}

/// The folder of the class's Java source.
#[cfg(feature = "game")]
pub(crate) fn java(abi: Abi) -> Result<PathBuf> {
    Ok(folder(abi)?.join("java"))
}

fn folder(abi: Abi) -> Result<PathBuf> {
    // Without a platform cargo would download what every other one needs, too.
    let about = ["metadata", "--format-version", "1", "--locked", "--filter-platform", abi.target()];
    let metadata = output(cargo().args(about))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata")?;
    let packages = metadata["packages"].as_array().context("cargo metadata tells of no packages")?;
    let package = packages.iter().find(|package| package["name"] == NAME);
    let manifest = package.and_then(|package| package["manifest_path"].as_str());
    let manifest = manifest.with_context(|| format!("{NAME} is not among the packages"))?;
    Ok(Path::new(manifest).with_file_name(""))
}
