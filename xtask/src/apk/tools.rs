//! The programs that make an APK out of files: those of an Android SDK if there is one, else Debian's.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::packages::{self, Package};

/// Where each program is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tools {
    folder: Option<PathBuf>,
    framework: PathBuf,
}

impl Tools {
    /// The SDK's that `ANDROID_HOME` names, if it is whole, else Debian's.
    pub(crate) fn find() -> Self {
        let sdk = ["ANDROID_HOME", "ANDROID_SDK_ROOT"].into_iter().find_map(env::var_os);
        sdk.and_then(|sdk| Self::in_sdk(Path::new(&sdk))).unwrap_or_else(|| Self {
            folder: None,
            framework: Path::new(packages::FRAMEWORK_FOLDER).join("framework-res.apk"),
        })
    }

    /// The newest tools and the newest platform of an SDK.
    pub(super) fn in_sdk(sdk: &Path) -> Option<Self> {
        let folder = newest(&sdk.join("build-tools"))?;
        let framework = newest(&sdk.join("platforms"))?.join("android.jar");
        let is_whole = PROGRAMS.iter().all(|program| folder.join(program).is_file()) && framework.is_file();
        is_whole.then_some(Self { folder: Some(folder), framework })
    }

    /// What has to be installed for them.
    pub(crate) const fn packages(&self) -> &'static [&'static Package] {
        if self.folder.is_some() { packages::CHECKING } else { packages::PACKAGING }
    }

    /// Whose they are, for the person at the terminal.
    pub(crate) fn describe(&self) -> String {
        match &self.folder {
            Some(folder) => format!("{} of the SDK in ANDROID_HOME", folder.display()),
            None => "aapt2 and apksigner of Debian".to_owned(),
        }
    }

    /// A call of one of [`PROGRAMS`].
    pub(crate) fn command(&self, program: &str) -> Command {
        Command::new(
            self.folder.as_ref().map_or_else(|| PathBuf::from(program), |folder| folder.join(program)),
        )
    }

    /// Android's own resources, which ours refer to.
    pub(crate) fn framework(&self) -> &Path {
        &self.framework
    }
}

/// What an SDK must have to be used.
const PROGRAMS: [&str; 2] = ["aapt2", "apksigner"];

/// The entry with the highest numbers in its name: `36.0.0` after `9.0.0`, `android-36` after `android-9`.
fn newest(folder: &Path) -> Option<PathBuf> {
    let entries = folder.read_dir().ok()?.flatten().map(|entry| entry.path());
    entries.max_by_key(|path| numbers(&path.file_name().unwrap_or_default().to_string_lossy()))
}

fn numbers(name: &str) -> Vec<u32> {
    name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_is_what_has_the_higher_numbers() {
        assert!(numbers("36.0.0") > numbers("9.0.1") && numbers("android-36") > numbers("android-9"));
        assert!(numbers("36.1.0") > numbers("36.0.0-rc4"));
    }

    #[test]
    fn a_folder_that_is_no_sdk_is_passed_over() {
        assert_eq!(Tools::in_sdk(Path::new(env!("CARGO_MANIFEST_DIR"))), None);
    }
}
