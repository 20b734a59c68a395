//! Std for the phone, built once for each compiler and processor and kept for every clone of the project.
//!
//! Cargo would build std together with the app, for each profile and in each `target` anew. Here it is built alone, with
//! the code for both: finished, and in the form that the release's optimisation of the whole program wants.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::abi::Abi;
use super::toolchain::Toolchain;
use super::{hexadecimal, library};
use crate::cache::{self, Part};
use crate::progress;

/// The folder that takes the place of the compiler's own, with std for this processor in it; `None` if the compiler has
/// it already.
pub(crate) fn provide(abi: Abi, toolchain: &Toolchain, verbose: bool) -> Result<Option<PathBuf>> {
    if !toolchain.builds_std() {
        return Ok(None);
    }
    let sysroot = folder(&Part::Std.folder()?, &toolchain.identity());
    let libraries = sysroot.join("lib/rustlib").join(abi.target()).join("lib");
    if !libraries.is_dir() {
        println!("Std for {abi} is built once and kept in {}", sysroot.display());
        build(abi, toolchain, &libraries, verbose)?;
    }
    Ok(Some(sysroot))
}

/// The folder for one compiler: what it says of itself and how std is built are part of the name.
fn folder(kept: &Path, compiler: &str) -> PathBuf {
    let fingerprint = Sha256::digest(format!("{compiler}{MANIFEST}{FLAGS:?}{CRATES:?}"));
    kept.join(&hexadecimal(&fingerprint)[..16])
}

/// A package without content: cargo builds std only beside one.
const MANIFEST: &str = r#"[package]
name = "std-for-the-phone"
edition = "2024"

[lib]
path = "lib.rs"

[workspace]

# As small as the release's own dependencies are.
[profile.release]
opt-level = "s"
codegen-units = 1
panic = "abort"
"#;

/// Without std's own features: they are for unwinding and backtraces, and the phone has neither.
const CRATES: &[&str] = &["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="];

/// Machine code for the quick build, and bitcode for the release's link-time optimisation.
const FLAGS: &[&str] = &["-Cembed-bitcode=yes"];

fn build(abi: Abi, toolchain: &Toolchain, libraries: &Path, verbose: bool) -> Result<()> {
    // Beside its place, and moved there when it is whole. Always the same folder: its name is nowhere in what is built,
    // but that is easier to believe so.
    let workshop = libraries.with_extension("building");
    cache::remove(&workshop)?;
    fs::create_dir_all(&workshop).with_context(|| workshop.display().to_string())?;
    fs::write(workshop.join("Cargo.toml"), MANIFEST)?;
    fs::write(workshop.join("lib.rs"), "#![no_std]\n")?;
    let mut cargo = toolchain.cargo();
    cargo
        .current_dir(&workshop)
        .args(["build", "--release", "--target", abi.target(), "--target-dir", "target"])
        .args(CRATES)
        // A stable compiler would refuse to build its own std otherwise.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_ENCODED_RUSTFLAGS", library::rust_flags(toolchain, FLAGS))
        .env_remove("RUSTFLAGS");
    let files = progress::run(&cargo, &format!("std for {abi}"), verbose)?;
    let finished = workshop.join("lib");
    fs::create_dir_all(&finished)?;
    for file in files.iter().filter(|file| is_of_std(file)) {
        let name = file.file_name().with_context(|| format!("{} has no name", file.display()))?;
        fs::copy(file, finished.join(name)).with_context(|| file.display().to_string())?;
    }
    fs::rename(&finished, libraries).with_context(|| format!("{} cannot be made", libraries.display()))?;
    cache::remove(&workshop)
}

/// Whether a file is a library of std, and not of the empty package or of a script that ran on this machine.
fn is_of_std(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".rlib") && !name.starts_with("libstd_for_the_phone")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_compiler_has_another_folder() {
        let kept = Path::new("/cache/std");
        let of = |compiler| folder(kept, compiler);
        assert!(of("rustc 1.96.0").starts_with("/cache/std/"));
        assert_eq!(of("rustc 1.96.0"), of("rustc 1.96.0"));
        assert!(of("rustc 1.96.0") != of("rustc 1.97.0"));
    }

    #[test]
    fn only_the_libraries_of_std_are_kept() {
        let files = ["libstd-01.rlib", "libcore-02.rmeta", "libstd_for_the_phone.rlib", "build-script-build"];
        let kept: Vec<&str> = files.into_iter().filter(|file| is_of_std(Path::new(file))).collect();
        assert_eq!(kept, ["libstd-01.rlib"]);
    }
}
