//! The app as a phone has it when it is installed: the very bytes of its APK.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::apk::{Abi, archive, library_name};
use crate::cargo::root;

/// An installed app.
pub(crate) struct App {
    /// The library for the phone's processor.
    pub(crate) library: PathBuf,
    /// The folder of the files that lie beside the libraries. An APK without any has no such folder.
    pub(crate) assets: PathBuf,
}

impl App {
    /// Unpacks an APK.
    pub(crate) fn unpack(apk: &Path, abi: Abi) -> Result<Self> {
        let folder = root().join("target/phone").join(abi.name()).join("app");
        // What an earlier APK had must not be found in the place of what this one lacks.
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        archive::unpack(apk, &folder)?;
        let library = folder.join(library_name(abi));
        if !library.is_file() {
            bail!("{} has no library for {abi}", apk.display());
        }
        Ok(Self { library, assets: folder.join("assets") })
    }
}
