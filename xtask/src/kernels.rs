//! `cargo xtask kernels`: the tests of the kernels on the processor of nearly every phone, arm64, played by qemu.

use std::process::Command;

use crate::cargo::{root, status};
use crate::failure::Failure;
use crate::phone::arm64;

/// The tests that depend on how a processor counts and shifts bits, or on how it shares memory. Whole searches would
/// take minutes here and show nothing more.
const KERNELS: &[&str] = &[
    "rules::",
    "strong::last_empties",
    "strong::patterns",
    "strong::regions",
    "strong::stability",
    "strong::table",
    "strong::weights",
];

/// Builds the bare tier for arm64, and runs its tests of the kernels.
pub(crate) fn run() -> Result<(), Failure> {
    let system = arm64::root()?;
    let ended = status(&mut tests(arm64::cargo(&system)))?;
    if ended.success() { Ok(()) } else { Err(Failure::new(format!("kernels on arm64 failed ({ended})"))) }
}

fn tests(mut cargo: Command) -> Command {
    cargo.args(["test", "--lib", "--no-default-features", "--target", arm64::TARGET]);
    cargo.arg("--target-dir").arg(root().join("target/phone/arm64-build"));
    // The C library of the compiler's own package is enough for tests, and of the version that they were linked with.
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", "qemu-aarch64 -L /usr/aarch64-linux-gnu");
    cargo.arg("--").args(KERNELS);
    cargo
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
