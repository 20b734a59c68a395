//! The machine under the phone: this one, or an arm64 one played by qemu with Debian's own libraries for it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::apk::Abi;
use crate::arm64;
use crate::cargo::{cargo, output, root};

/// A machine that can run the phone.
pub(crate) struct Machine {
    /// Where an arm64 system's files lie, if it is played.
    root: Option<PathBuf>,
}

impl Machine {
    /// The one for this kind of library.
    pub(crate) fn of(abi: Abi) -> Result<Self> {
        let root = match abi {
            Abi::X86_64 => None,
            Abi::Arm64 => Some(arm64::root()?),
            Abi::Arm => bail!("the bench phone plays x86_64 and arm64-v8a only"),
        };
        Ok(Self { root })
    }

    pub(crate) const fn is_played(&self) -> bool {
        self.root.is_some()
    }

    /// Builds the phone's library and tells where it is.
    pub(crate) fn build_library(&self) -> Result<PathBuf> {
        let Some(system) = &self.root else {
            output(cargo().args(["build", "--quiet", "--package", "phone"]))?;
            return Ok(root().join("target/debug/libphone.so"));
        };
        let builds = root().join("target/phone/arm64-build");
        let mut cargo = arm64::cargo(system);
        cargo.args(["build", "--quiet", "--package", "phone", "--target", arm64::TARGET]);
        output(cargo.arg("--target-dir").arg(&builds))?;
        Ok(builds.join(arm64::TARGET).join("debug/libphone.so"))
    }

    /// Links a library of this name out of sources and other libraries.
    pub(crate) fn link_library(&self, library: &Path, inputs: &[&Path]) -> Result<()> {
        let mut soname = OsString::from("-Wl,-soname,");
        soname.push(library.file_name().unwrap_or_default());
        let mut compiler = match &self.root {
            None => Command::new("gcc"),
            Some(system) => arm64::compiler(system),
        };
        // What is named is needed, even if nothing in it is used: names are looked up in it later.
        compiler.args(["-shared", "-fPIC", "-O1", "-fno-builtin", "-Wall", "-Werror", "-Wl,--no-as-needed"]);
        output(compiler.arg(soname).arg("-o").arg(library).args(inputs)).map(drop)
    }

    /// A call of Java that finds Android's libraries in this folder, without its arguments yet.
    pub(crate) fn java(&self, libraries: &Path) -> Command {
        match &self.root {
            None => {
                let mut java = Command::new("java");
                java.env_clear();
                java.envs(std::env::var_os("PATH").map(|path| ("PATH", path)));
                java.env("LD_LIBRARY_PATH", libraries)
                    .env("VK_DRIVER_FILES", DRIVER)
                    .env("VK_ICD_FILENAMES", DRIVER);
                java
            }
            Some(system) => arm64::java(system, libraries),
        }
    }
}

/// Mesa's driver that paints on the processor, by both names under which loaders look for the variable.
const DRIVER: &str = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json";
