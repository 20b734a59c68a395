//! `cargo xtask kernels`: the tests of the kernels where the usual tests do not come: on a processor with AVX2, if this
//! machine has one, and on the processor of nearly every phone, arm64, played by qemu.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, anyhow};

use crate::arm64;
use crate::cargo::{cargo, root, status};

/// The tests that depend on how a processor counts and shifts bits, or on how it shares memory. Whole searches would
/// take minutes here and show nothing more.
const KERNELS: &[&str] = &[
    "rules::",
    "strong::last_empties",
    "strong::patterns",
    "strong::regions",
    "strong::stability",
    "strong::transposition_table",
    "strong::weights",
];

/// Builds the bare tier for either processor, and runs its tests of the kernels.
pub(crate) fn run() -> Result<()> {
    if has_avx2() {
        println!("Kernels for AVX2:");
        pass("AVX2", &mut with_avx2())?;
    } else {
        println!("Kernels for AVX2 are not tried: this machine does not have it.");
    }
    println!("Kernels for arm64:");
    pass("arm64", &mut on_arm64(&arm64::root()?))
}

fn pass(name: &str, tests: &mut Command) -> Result<()> {
    let ended = status(tests)?;
    if ended.success() { Ok(()) } else { Err(anyhow!("kernels for {name} failed ({ended})")) }
}

/// Whether this machine runs what [`WIDE`] builds.
#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_avx2() -> bool {
    false
}

/// What the kernels are written for and a usual build does without.
const WIDE: &str = "-C target-feature=+avx2,+bmi2";

fn with_avx2() -> Command {
    let mut cargo = cargo();
    // In a folder of its own, or each change of flags would build everything else anew.
    tests(&mut cargo, "target/kernels-avx2");
    cargo.env("RUSTFLAGS", WIDE).arg("--").args(KERNELS);
    cargo
}

fn on_arm64(system: &Path) -> Command {
    let mut cargo = arm64::cargo(system);
    tests(&mut cargo, "target/phone/arm64-build");
    cargo.args(["--target", arm64::TARGET]);
    // The C library of the compiler's own package is enough for tests, and of the version that they were linked with.
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", "qemu-aarch64 -L /usr/aarch64-linux-gnu");
    cargo.arg("--").args(KERNELS);
    cargo
}

fn tests(cargo: &mut Command, folder: &str) {
    cargo.args(["test", "--lib", "--no-default-features", "--target-dir"]).arg(root().join(folder));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_kernel_is_a_module_of_the_crate() {
        for kernel in KERNELS {
            let path = kernel.replace("strong::", "engine/strong/").replace("rules::", "rules/mod");
            assert!(root().join(format!("src/{path}.rs")).is_file(), "src/{path}.rs is no file");
        }
    }
}
