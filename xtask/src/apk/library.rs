//! The app as a library for one kind of processor.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use super::abi::Abi;
use super::imports::Imports;
use super::linker::{self, FRONT, Linker};
use super::toolchain::Toolchain;
use crate::cargo::{root, status};
use crate::failure::Failure;

/// The profile of `Cargo.toml` for the phone.
const PROFILE: &str = "phone";

/// Where cargo builds for the phone, apart from the desktop's builds: the compiler may be another one. Std is built
/// there once and kept.
const FOLDER: &str = "target/android/build";

/// Builds the library and says where it is.
pub(crate) fn build(
    abi: Abi,
    min_sdk: u32,
    toolchain: &Toolchain,
    linker: &Linker,
) -> Result<PathBuf, Failure> {
    let stubs = Imports::reviewed()?.write_stubs(abi, min_sdk, linker)?;
    let (flags, variable) = toolchain.build_std();
    let mut command = toolchain.cargo();
    command
        .args(["rustc", "--locked", "--lib", "--crate-type", "cdylib", "--profile", PROFILE])
        .args(["--target", abi.target(), "--target-dir", FOLDER])
        .args(flags)
        // Only the library itself is linked by us; and paths from the workspace's folder are the same in every folder.
        .args(["--", "-Clinker-flavor=gcc", &format!("-Clinker={FRONT}")])
        // All crates optimised as one: two minutes more, and a smaller library. Said here and not in the profile, whose
        // change would have every dependency built anew.
        .arg("-Clto=fat")
        // Nothing that is linked here brings an unwinder: src/platform/android/unwind.rs stands in for it.
        .args(["--cfg", "othello_no_unwind"])
        // They are the same for every processor, so package.rs puts them beside the libraries.
        .args(["--cfg", "othello_weights_apart"])
        .args(["--remap-path-prefix", &format!("{}=/othello", root().display())])
        .args(linker::arguments(abi, &stubs).iter().map(|argument| format!("-Clink-arg={argument}")))
        .envs(variable)
        .env("ANDROID_LLD", linker.program())
        .env("CARGO_ENCODED_RUSTFLAGS", hidden_paths(toolchain))
        .env_remove("RUSTFLAGS");
    let ended = status(&mut command)?;
    if !ended.success() {
        return Err(Failure::new(format!("the library for {abi} could not be built ({ended}), see above")));
    }
    Ok(root().join(FOLDER).join(abi.target()).join(PROFILE).join("libothello.so"))
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
