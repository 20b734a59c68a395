//! From libraries and resources to an APK that is whole but for its signature.
//!
//! Nothing in it depends on when or where it was made: times are those of the first day that a zip file knows, the
//! order is fixed, and paths are not in it. So the same sources give the same bytes.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, UNIX_EPOCH};

use super::abi::Abi;
use super::tools::Tools;
use super::version::Version;
use crate::cargo::{output, root};
use crate::failure::Failure;

/// Pages on newer phones have 16 KB, and the library is mapped straight out of the APK.
pub(crate) const ALIGNMENT: &str = "16384";

/// The one file that lies beside the libraries and not in them: the engine's weights, the same for every processor. Its
/// path is the same in the repository and in the APK. Fonts and words are small and stay in the library.
pub(crate) const WEIGHTS: &str = "assets/eval/weights.bin";

/// 1980-01-01, the earliest time that a zip file can hold: ten years, two of them leap years, after 1970.
const FIRST_DAY: Duration = Duration::from_hours((10 * 365 + 2) * 24);

/// What goes into an APK.
#[derive(Debug)]
pub(crate) struct Contents<'a> {
    /// The libraries, by processor.
    pub(crate) libraries: &'a [(Abi, PathBuf)],
    /// The app's version.
    pub(crate) version: &'a Version,
    /// Whether a debugger may look into the installed app.
    pub(crate) debuggable: bool,
}

/// Makes the APK in a folder of its own and says where it is.
pub(crate) fn package(contents: &Contents<'_>, folder: &Path, tools: &Tools) -> Result<PathBuf, Failure> {
    // What an earlier build left there must not get in.
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| trouble(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))?;
    let with_resources = link_resources(contents, folder, tools)?;
    add_as_they_are(contents.libraries, folder, &with_resources)?;
    let aligned = folder.join("unsigned.apk");
    output(tools.command("zipalign").args(["-f", ALIGNMENT]).args([&with_resources, &aligned]))?;
    Ok(aligned)
}

/// Compiles manifest and resources into an APK without code.
fn link_resources(contents: &Contents<'_>, folder: &Path, tools: &Tools) -> Result<PathBuf, Failure> {
    let newer = newer_attributes(folder, tools)?;
    let compiled = folder.join("res.zip");
    output(
        tools.command("aapt2").args(["compile", "--dir"]).arg(root().join("res")).arg("-o").arg(&compiled),
    )?;
    let linked = folder.join("linked.apk");
    let mut link = tools.command("aapt2");
    link.arg("link").arg("-o").arg(&linked);
    link.arg("-I").arg(tools.framework()).arg("-I").arg(newer);
    link.arg("--manifest").arg(root().join("AndroidManifest.xml"));
    link.args(["--version-code", &contents.version.code().to_string()]);
    link.args(["--version-name", contents.version.name()]);
    if contents.debuggable {
        link.arg("--debug-mode");
    }
    output(link.arg(compiled))?;
    Ok(linked)
}

/// A small extra framework with the attributes that Debian's is too old for.
fn newer_attributes(folder: &Path, tools: &Tools) -> Result<PathBuf, Failure> {
    let sources = root().join("xtask/android/newer");
    let values = sources.join("values/attributes.xml");
    output(tools.command("aapt2").arg("compile").arg(values).arg("-o").arg(folder))?;
    let newer = folder.join("newer.apk");
    let mut link = tools.command("aapt2");
    link.args(["link", "-x", "-o"]).arg(&newer).arg("--manifest").arg(sources.join("AndroidManifest.xml"));
    output(link.arg(folder.join("values_attributes.arsc.flat")))?;
    Ok(newer)
}

/// The name of a library in an APK.
pub(crate) fn library_name(abi: Abi) -> String {
    format!("lib/{abi}/libothello.so")
}

/// Adds the weights and the libraries without compressing them: what is stored as it is can be mapped and need not be
/// unpacked. The weights are in few bits already.
fn add_as_they_are(libraries: &[(Abi, PathBuf)], folder: &Path, apk: &Path) -> Result<(), Failure> {
    let mut zip = Command::new("zip");
    // -X leaves out the owner, -D the folders, -0 the compression. Zip files hold local times.
    zip.current_dir(folder).env("TZ", "UTC").args(["-X", "-D", "-0", "-q"]).arg(apk);
    let weights = [(WEIGHTS.to_owned(), root().join(WEIGHTS))];
    let libraries = libraries.iter().map(|(abi, library)| (library_name(*abi), library.clone()));
    for (name, file) in weights.into_iter().chain(libraries) {
        stage(&file, &folder.join(&name))?;
        zip.arg(name);
    }
    output(&mut zip).map(|_| ())
}

/// Copies a file to where it can be packed from, with a time and rights that are the same everywhere.
fn stage(file: &Path, place: &Path) -> Result<(), Failure> {
    let staged = || {
        place.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::copy(file, place)?;
        fs::set_permissions(place, Permissions::from_mode(0o644))?;
        File::options().write(true).open(place)?.set_modified(UNIX_EPOCH + FIRST_DAY)
    };
    staged().map_err(|error| trouble(file, &error))
}

fn trouble(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
}
