//! Who compiles, links, packs and signs on this machine, and the steps that they do.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};

use super::abi::Abi;
use super::inspect::Expected;
use super::library::{self, Profile};
use super::linker::Linker;
use super::manifest::Sdk;
use super::order::{Order, Variant};
use super::package::{self, Contents};
use super::reproduce;
use super::signing::Key;
use super::toolchain::Toolchain;
use super::tools::Tools;
use super::version::Version;
use crate::cargo::root;
use crate::packages::{self, Package};

/// Who compiles, links and packs on this machine.
#[derive(Debug)]
pub(super) struct Toolset {
    pub(super) toolchain: Toolchain,
    pub(super) linker: Linker,
    pub(super) tools: Tools,
}

impl Toolset {
    pub(super) fn find(abis: &[Abi]) -> Self {
        let toolchain = Toolchain::choose(abis);
        let linker = Linker::find(toolchain.rustc());
        Self { toolchain, linker, tools: Tools::find() }
    }

    /// Finds it, installs what is missing and says who it is.
    pub(super) fn open(abis: &[Abi], agreed: bool) -> Result<Self> {
        let toolset = Self::find(abis);
        packages::provide(&toolset.packages(), agreed)?;
        toolset.toolchain.check()?;
        println!("Compiler: {}", toolset.toolchain.describe());
        println!("Linker:   {}", toolset.linker.describe());
        println!("Tools:    {}", toolset.tools.describe());
        Ok(toolset)
    }

    /// Builds the libraries that are asked for, the first of so many steps.
    pub(super) fn libraries(&self, order: &Order, sdk: Sdk, n_steps: usize) -> Result<Vec<(Abi, PathBuf)>> {
        let profile = order.variant.profile();
        let duration = match profile {
            Profile::Quick => "a few minutes the first time",
            Profile::Full => "ten minutes of a processor's time the first time",
        };
        let mut libraries = Vec::new();
        for (idx, &abi) in order.abis.iter().enumerate() {
            let what = format!("Building the library for {abi} ({duration})");
            let build =
                || library::build(abi, profile, sdk.min, (&self.toolchain, &self.linker), order.verbose);
            libraries.push((abi, step(idx + 1, n_steps, &what, build)?));
        }
        Ok(libraries)
    }

    /// Packs an APK and signs it, if somebody does.
    pub(super) fn pack(
        &self,
        libraries: &[(Abi, PathBuf)],
        info: BuildInfo<'_>,
        key: Option<&Key>,
        apk: &Path,
    ) -> Result<()> {
        let folder = root().join(reproduce::UNSIGNED);
        let folder = folder.parent().unwrap_or(&folder);
        let unsigned = package::package(&info.contents(libraries), folder, &self.tools)?;
        sign_or_copy(&unsigned, apk, key.map(|key| |from: &Path, to: &Path| key.sign(from, to, &self.tools)))
    }

    /// What has to be installed for it.
    pub(super) fn packages(&self) -> Vec<&'static Package> {
        [self.toolchain.packages(), self.linker.packages(), self.tools.packages()].concat()
    }
}

/// What all files of one build have in common.
#[derive(Clone, Copy)]
pub(super) struct BuildInfo<'a> {
    pub(super) variant: Variant,
    pub(super) version: &'a Version,
    pub(super) sdk: Sdk,
}

impl<'a> BuildInfo<'a> {
    pub(super) fn contents(self, libraries: &'a [(Abi, PathBuf)]) -> Contents<'a> {
        Contents {
            libraries,
            version: self.version,
            sdk: self.sdk,
            debuggable: self.variant == Variant::Debug,
        }
    }

    pub(super) fn expected(self, abis: &'a [Abi]) -> Expected<'a> {
        Expected { abis, version: self.version, sdk: self.sdk, variant: self.variant }
    }
}

/// Signs a file into another, or copies it there if nobody signs.
pub(super) fn sign_or_copy(
    from: &Path,
    to: &Path,
    sign: Option<impl FnOnce(&Path, &Path) -> Result<()>>,
) -> Result<()> {
    match sign {
        Some(sign) => sign(from, to),
        None => fs::copy(from, to).map(drop).with_context(|| to.display().to_string()),
    }
}

/// Runs a step between two lines that say what it is and how long it took.
pub(super) fn step<T>(
    number: usize,
    n_steps: usize,
    what: &str,
    run: impl FnOnce() -> Result<T>,
) -> Result<T> {
    println!("[{number}/{n_steps}] {what}");
    let begun = Instant::now();
    let done = run()?;
    println!("[{number}/{n_steps}] done in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(done)
}
