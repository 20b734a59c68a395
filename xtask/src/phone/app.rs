//! The app as a phone has it when it is installed: the very bytes of its APK.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::apk::{Abi, library_name};
use crate::cargo::{output, root};
use crate::failure::Failure;

/// An installed app.
pub(crate) struct App {
    /// The library for the phone's processor.
    pub(crate) library: PathBuf,
    /// The folder of the files that lie beside the libraries. An APK without any has no such folder.
    pub(crate) assets: PathBuf,
}

impl App {
    /// Unpacks an APK.
    pub(crate) fn unpack(apk: &Path, abi: Abi) -> Result<Self, Failure> {
        let folder = root().join("target/phone").join(abi.name()).join("app");
        // What an earlier APK had must not be found in the place of what this one lacks.
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .map_err(|error| Failure::new(format!("{}: {error}", folder.display())))?;
        }
        output(Command::new("unzip").arg("-q").arg(apk).arg("-d").arg(&folder))?;
        let library = folder.join(library_name(abi));
        if !library.is_file() {
            return Err(Failure::new(format!("{} has no library for {abi}", apk.display())));
        }
        Ok(Self { library, assets: folder.join("assets") })
    }
}
