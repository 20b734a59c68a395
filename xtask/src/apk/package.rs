//! From libraries and resources to an APK that is whole but for its signature.
//!
//! Nothing in it depends on when or where it was made: times are those of the first day that a zip file knows, the
//! order is fixed, and paths are not in it. So the same sources give the same bytes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::abi::Abi;
use super::archive::Packer;
use super::manifest::Sdk;
use super::tools::Tools;
use super::version::Version;
use crate::cache;
use crate::cargo::{output, root};

/// Pages on newer phones have 16 KB, and the library is mapped straight out of the APK.
pub(crate) const ALIGNMENT: u16 = 16_384;

/// What else is stored is at least aligned to words, so that the resources can be mapped too.
pub(crate) const WORD: u16 = 4;

/// The one file that lies beside the libraries and not in them: the engine's weights, the same for every processor. Its
/// path is the same in the repository and in the APK. Fonts and words are small and stay in the library.
pub(crate) const WEIGHTS: &str = "assets/eval/weights.dat";

/// What goes into an APK.
#[derive(Debug)]
pub(crate) struct Contents<'a> {
    /// The libraries, by processor.
    pub(crate) libraries: &'a [(Abi, PathBuf)],
    /// The app's version.
    pub(crate) version: &'a Version,
    /// The versions of Android that it is made for.
    pub(crate) sdk: Sdk,
    /// Whether a debugger may look into the installed app.
    pub(crate) debuggable: bool,
}

/// Makes the APK in a folder of its own and says where it is.
pub(crate) fn package(contents: &Contents<'_>, folder: &Path, tools: &Tools) -> Result<PathBuf> {
    clean(folder)?;
    let with_resources = link_resources(contents, folder, tools, false)?;
    let unsigned = folder.join("unsigned.apk");
    let mut packer = Packer::create(&unsigned)?;
    packer.merge(&with_resources, WORD)?;
    // What is stored as it is can be mapped and need not be unpacked. The weights are in few bits already.
    packer.store_file(WEIGHTS, &root().join(WEIGHTS), ALIGNMENT)?;
    for (abi, library) in contents.libraries {
        packer.store_file(&library_name(*abi), library, ALIGNMENT)?;
    }
    packer.finish()?;
    Ok(unsigned)
}

/// Makes a folder in which nothing is: what an earlier build left there must not get in.
pub(super) fn clean(folder: &Path) -> Result<()> {
    cache::remove(folder)?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

/// Compiles manifest and resources into an APK without code, in the form that phones read, or in that of bundles.
pub(super) fn link_resources(
    contents: &Contents<'_>,
    folder: &Path,
    tools: &Tools,
    for_bundle: bool,
) -> Result<PathBuf> {
    let newer = newer_attributes(folder, tools)?;
    let compiled = folder.join("res.zip");
    output(
        tools.command("aapt2").args(["compile", "--dir"]).arg(root().join("res")).arg("-o").arg(&compiled),
    )?;
    let linked = folder.join("linked.apk");
    let mut link = tools.command("aapt2");
    link.arg("link").arg("-o").arg(&linked);
    // The newer one first: what both define is taken from there.
    link.arg("-I").arg(newer).arg("-I").arg(tools.framework());
    link.arg("--manifest").arg(root().join("AndroidManifest.xml"));
    link.args(["--version-code", &contents.version.code().to_string()]);
    link.args(["--version-name", contents.version.name()]);
    // Debian's framework is of an older Android, and would be named in the place of the one that the app is made for.
    link.args(["--compile-sdk-version-code", &contents.sdk.target.to_string()]);
    link.args(["--compile-sdk-version-name", contents.sdk.release()]);
    if for_bundle {
        link.arg("--proto-format");
    }
    if contents.debuggable {
        link.arg("--debug-mode");
    }
    output(link.arg(compiled))?;
    Ok(linked)
}

/// A small extra framework with the attributes that Debian's is too old for.
fn newer_attributes(folder: &Path, tools: &Tools) -> Result<PathBuf> {
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
