//! The app as a library for one kind of processor.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use super::abi::Abi;
use super::imports::Imports;
use super::linker::{self, FRONT, Linker};
use super::toolchain::Toolchain;
use crate::cargo::{root, status};

/// The profile of `Cargo.toml` for the phone.
const PROFILE: &str = "phone";

/// Where cargo builds for the phone, apart from the desktop's builds: the compiler may be another one. Std is built
/// there once and kept.
const FOLDER: &str = "target/android/build";

/// Builds the library and says where it is.
pub(crate) fn build(abi: Abi, min_sdk: u32, toolchain: &Toolchain, linker: &Linker) -> Result<PathBuf> {
    let stubs = Imports::reviewed()?.write_stubs(abi, min_sdk, linker)?;
    let mut command = toolchain.cargo();
    command.args(["rustc", "--crate-type", "cdylib"]);
    for_phone(&mut command, abi, toolchain)
        // Only the library itself is linked by us; and paths from the workspace's folder are the same in every folder.
        .args(["--", "-Clinker-flavor=gcc", &format!("-Clinker={FRONT}")])
        // All crates optimised as one: two minutes more, and a smaller library. Said here and not in the profile, whose
        // change would have every dependency built anew.
        .arg("-Clto=fat")
        .args(SWITCHES)
        .args(["--remap-path-prefix", &format!("{}=/othello", root().display())])
        .args(linker::arguments(abi, &stubs).iter().map(|argument| format!("-Clink-arg={argument}")))
        .env("ANDROID_LLD", linker.program());
    let ended = status(&mut command)?;
    if !ended.success() {
        bail!("the library for {abi} could not be built ({ended}), see above");
    }
    Ok(root().join(FOLDER).join(abi.target()).join(PROFILE).join("libothello.so"))
}

/// Lints the app's code as it is compiled for this kind of processor: much of it is for no other.
pub(crate) fn lint(abi: Abi, toolchain: &Toolchain) -> Result<()> {
    let mut command = toolchain.clippy();
    for_phone(&mut command, abi, toolchain).arg("--").args(SWITCHES).args(["-D", "warnings"]);
    let ended = status(&mut command)?;
    if !ended.success() {
        bail!("the code for {abi} has lints ({ended}), see above");
    }
    Ok(())
}

/// How the app differs from one for the desktop, for our own crate alone.
const SWITCHES: &[&str] = &[
    // Nothing that is linked here brings an unwinder: src/platform/android/unwind.rs stands in for it.
    "--cfg",
    "othello_no_unwind",
    // They are the same for every processor, so package.rs puts them beside the libraries.
    "--cfg",
    "othello_weights_apart",
];

/// What cargo is told for every crate. The build and the lints say the same, so they share what both make.
fn for_phone<'a>(command: &'a mut Command, abi: Abi, toolchain: &Toolchain) -> &'a mut Command {
    let (flags, variable) = toolchain.build_std();
    command
        .args(["--locked", "--lib", "--profile", PROFILE])
        .args(["--target", abi.target(), "--target-dir", FOLDER])
        .args(flags)
        .envs(variable)
        .env("CARGO_ENCODED_RUSTFLAGS", hidden_paths(toolchain))
        .env_remove("RUSTFLAGS")
}

/// Flags that replace this machine's paths, which would otherwise be part of the messages of every panic: the same
/// sources then give the same bytes everywhere, and nobody reads there who built it.
///
/// These are for all crates. The folder of the workspace is hidden from our own crate alone: cargo builds everything
/// anew when these flags change, and a build folder that was copied to another clone would be of no use there.
fn hidden_paths(toolchain: &Toolchain) -> OsString {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(home()?.join(".cargo")));
    let paths = [(cargo_home, "/cargo"), (toolchain.source(), "/rust")];
    let mut flags = OsString::new();
    for (path, name) in paths {
        let Some(path) = path else { continue };
        if !flags.is_empty() {
            // What cargo wants between flags, so that paths may have spaces in them.
            flags.push("\x1f");
        }
        for part in ["--remap-path-prefix=".as_ref(), path.as_os_str(), "=".as_ref(), name.as_ref()] {
            flags.push(part);
        }
    }
    flags
}

fn home() -> Option<PathBuf> {
    env::var_os("HOME").map(PathBuf::from)
}
