//! The app as a library for one kind of processor.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use super::abi::Abi;
use super::hash_seeds;
use super::imports::Imports;
use super::linker::{self, FRONT, Linker};
use super::sysroot;
use super::toolchain::Toolchain;
use crate::cargo::{root, status};
use crate::progress;
use crate::reader_crate;

/// How much time the compiler is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// A build in minutes: the engine is as fast as in the other, the rest fast enough, the library larger.
    Quick,
    /// All crates optimised as one, for a small library: many minutes.
    Full,
}

impl Profile {
    /// Its name in `Cargo.toml`.
    const fn name(self) -> &'static str {
        match self {
            Self::Quick => "phone-quick",
            Self::Full => "phone",
        }
    }

    /// What every crate is told.
    const fn flags(self) -> &'static [&'static str] {
        match self {
            // Whoever debugs sees who called whom.
            Self::Quick => &[],
            // Nothing unwinds, a panic says where it is in the log, and the tables have half a megabyte.
            Self::Full => &["-Cforce-unwind-tables=no"],
        }
    }

    /// Whether no crate may know the folder of the workspace. Some have a script write a part of them, into a folder inside
    /// of it; its name is then in what the compiler knows of that crate, and in the release, where all crates are optimised as
    /// one, in the order of things (seen on 2026-11-18, in all three libraries).
    ///
    /// For the quick build our own crate alone hides it: cargo builds everything anew when the flags of all crates change,
    /// and a build folder that was copied to another clone would be of no use there.
    const fn hides_folder_everywhere(self) -> bool {
        matches!(self, Self::Full)
    }

    /// What the last crate is told besides. Said here and not in the profile, whose change would have every dependency
    /// built anew.
    const fn switches(self, abi: Abi) -> &'static [&'static str] {
        match (self, abi) {
            // As below: the engine is then as fast as in the release, and our crate is built for arm64 in 106 processor
            // seconds in the place of 118 (2026-11-18, rustc's own time).
            (Self::Quick, _) => &["-Cllvm-args=-inlinedefault-threshold=64"],
            // LLVM inlines up to 225 where size is not asked for, which is our crate alone. The flag `-inline-threshold` would
            // hold for the crates that are asked for size too, whose own thresholds are 50 and 5: it made the library for
            // arm64 0.3 MB larger, and the bench `arena_frame` took 1.9 % more instructions (2026-11-17, callgrind on x86-64).
            (Self::Full, Abi::Arm64) => &["-Clto=fat", "-Cllvm-args=-inlinedefault-threshold=64"],
            // Old phones: some speed of the engine for the size of the APK for everybody. FFO 40 takes 19 % more instructions
            // and a tenth more time so (2026-11-17, x86-64, callgrind on the bench `endgame`); with the flag above as many as
            // before.
            (Self::Full, Abi::Arm) => &["-Clto=fat", "-Copt-level=s"],
            // Emulators and Chromebooks: that, and the same instructions in several places are kept once. LLVM does so by
            // itself on arm64, in what is asked for size.
            (Self::Full, Abi::X86_64) => {
                &["-Clto=fat", "-Copt-level=s", "-Cllvm-args=-enable-machine-outliner=always"]
            }
        }
    }
}

/// What the folder of the workspace is called in what is built.
const FOLDER_NAME: &str = "/othello";

/// Where cargo builds for the phone, apart from the desktop's builds: the compiler may be another one.
const FOLDER: &str = "target/android/build";

/// Builds the library and says where it is.
pub(crate) fn build(
    abi: Abi,
    profile: Profile,
    min_sdk: u32,
    (toolchain, linker): (&Toolchain, &Linker),
    verbose: bool,
) -> Result<PathBuf> {
    let stubs = Imports::reviewed()?.write_stubs(abi, min_sdk, linker)?;
    let sysroot = sysroot::provide(abi, toolchain, verbose)?;
    let mut command = toolchain.cargo();
    command.args(["rustc", "--crate-type", "cdylib"]);
    for_phone(&mut command, abi, profile, toolchain, sysroot.as_deref())?
        // Only the library itself is linked by us; and paths from the workspace's folder are the same in every folder.
        .args(["--", "-Clinker-flavor=gcc", &format!("-Clinker={FRONT}")])
        .args(profile.switches(abi))
        .args(SWITCHES)
        .arg(hidden(root(), FOLDER_NAME))
        .args(linker::arguments(abi, &stubs).iter().map(|argument| format!("-Clink-arg={argument}")))
        .env("ANDROID_LLD", linker.program());
    if profile == Profile::Full {
        hash_seeds::fix(&mut command, toolchain)?;
    }
    progress::run(&command, &format!("the library for {abi}"), verbose)?;
    Ok(root().join(FOLDER).join(abi.target()).join(profile.name()).join("libothello.so"))
}

/// Lints the app's code as it is compiled for this kind of processor: much of it is for no other.
pub(crate) fn lint(abi: Abi, toolchain: &Toolchain) -> Result<()> {
    let sysroot = sysroot::provide(abi, toolchain, false)?;
    let mut command = toolchain.clippy();
    for_phone(&mut command, abi, Profile::Quick, toolchain, sysroot.as_deref())?
        .arg("--")
        .args(SWITCHES)
        .args(["-D", "warnings"]);
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
    // linker.rs puts src/platform/android/hover.rs in the place of the function that it is about.
    "--cfg",
    "othello_wrapped_input",
    // The variable says where src/platform/android/access_class.rs finds the class that it tries out.
    "--cfg",
    "othello_reader_class",
];
const READER_CLASS: &str = "OTHELLO_READER_CLASS";

/// What cargo is told for every crate. The quick build and the lints say the same, so they share what both make.
fn for_phone<'a>(
    command: &'a mut Command,
    abi: Abi,
    profile: Profile,
    toolchain: &Toolchain,
    sysroot: Option<&Path>,
) -> Result<&'a mut Command> {
    let mut flags: Vec<OsString> =
        profile.flags().iter().chain(abi.rust_flags()).map(OsString::from).collect();
    if let Some(sysroot) = sysroot {
        flags.push([OsStr::new("--sysroot="), sysroot.as_os_str()].join(OsStr::new("")));
    }
    if profile.hides_folder_everywhere() {
        flags.push(hidden(root(), FOLDER_NAME));
    }
    Ok(command
        .args(["--locked", "--lib", "--profile", profile.name()])
        .args(["--target", abi.target(), "--target-dir", FOLDER])
        .env(READER_CLASS, reader_crate::dex(abi)?)
        .env("CARGO_ENCODED_RUSTFLAGS", rust_flags(toolchain, &flags))
        .env_remove("RUSTFLAGS"))
}

/// Flags for all crates, in the form that cargo reads: these, and those that replace this machine's paths, which would
/// otherwise be part of the messages of every panic: the same sources then give the same bytes everywhere, and nobody
/// reads there who built it.
pub(crate) fn rust_flags(toolchain: &Toolchain, flags: &[impl AsRef<OsStr>]) -> OsString {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(home()?.join(".cargo")));
    let paths = [(cargo_home, "/cargo"), (toolchain.source(), "/rust")];
    let hidden = paths.into_iter().filter_map(|(path, name)| Some(hidden(&path?, name)));
    let flags = flags.iter().map(|flag| flag.as_ref().to_owned()).filter(|flag| !flag.is_empty());
    // What cargo wants between flags, so that paths may have spaces in them.
    hidden.chain(flags).collect::<Vec<_>>().join(OsStr::new("\x1f"))
}

/// The flag that puts a name in the place of a path.
fn hidden(path: &Path, name: &str) -> OsString {
    let parts = ["--remap-path-prefix=".as_ref(), path.as_os_str(), "=".as_ref(), name.as_ref()];
    parts.join(OsStr::new(""))
}

fn home() -> Option<PathBuf> {
    env::var_os("HOME").map(PathBuf::from)
}
