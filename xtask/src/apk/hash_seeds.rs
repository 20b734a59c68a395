//! The same hash maps in every run of the compiler, so that a release is the same bytes each time.
//!
//! `jni-macros` 0.22, by which `android-activity` and we call Java, writes code in the order in which it walks over hash
//! maps, and Rust draws that order anew in every process: three builds of one crate in one folder gave three results. No
//! flag fixes the seed. So the compiler of a release asks a `getrandom` of ours for it (`xtask/android/getrandom.rs`),
//! which always answers the same. It is loaded into rustc alone: cargo, which may talk with a registry, keeps real chance.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::toolchain::Toolchain;
use crate::cargo::{output, root};

/// The front through which cargo calls the compiler, from the folder of the workspace.
const FRONT: &str = "xtask/android/rustc.sh";

/// The variable that tells the front what to load.
const LIBRARY: &str = "OTHELLO_HASH_SEEDS";

/// Lets a call of cargo compile with fixed seeds. Where libraries are not preloaded by `LD_PRELOAD` it stays as it is.
pub(super) fn fix(command: &mut Command, toolchain: &Toolchain) -> Result<()> {
    if cfg!(target_os = "linux") {
        let library = build(toolchain, &root().join("target/android/hash-seeds"))?;
        command.env("RUSTC_WRAPPER", root().join(FRONT)).env(LIBRARY, library);
    }
    Ok(())
}

/// Compiles what is loaded into a folder.
fn build(toolchain: &Toolchain, folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let library = folder.join("libgetrandom.so");
    let mut rustc = toolchain.compile();
    rustc.args(["--edition=2024", "--crate-type=cdylib", "-O", "-o"]).arg(&library);
    output(rustc.arg(root().join("xtask/android/getrandom.rs")))?;
    Ok(library)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::collections::HashSet;
    use std::env;

    use super::*;

    /// A process of its own: prints in which order it walks over a hash set, which is a hash map.
    #[test]
    #[ignore = "a part of the test below, which runs it"]
    fn walk() {
        println!("order: {:?}", (0..64).collect::<HashSet<u32>>());
    }

    #[test]
    fn under_the_front_every_process_walks_over_its_hash_maps_in_one_order() {
        let folder = root().join("target/xtask-tests/hash-seeds");
        let library = build(&Toolchain::of_this_machine(), &folder).unwrap();
        let order = |with_front: bool| {
            let this = env::current_exe().unwrap();
            let mut command = Command::new(if with_front { root().join(FRONT) } else { this.clone() });
            if with_front {
                command.arg(this).env(LIBRARY, &library);
            }
            let walk = concat!(module_path!(), "::walk").split_once("::").unwrap().1;
            let text = output(command.args([walk, "--exact", "--ignored", "--nocapture"])).unwrap();
            text.lines().find(|line| line.contains("order: ")).unwrap().to_owned()
        };
        assert_eq!(order(true), order(true));
        assert_ne!(order(false), order(false));
    }
}
