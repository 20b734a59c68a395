//! An arm64 system in a folder: Debian's packages for it, fetched by apt and unpacked, never installed.
//!
//! apt is told to look at another architecture with lists and a state of its own, so that this machine's apt knows
//! nothing of it and nothing has to be cleaned up but the folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::{output, root as workspace};

/// Rust's name for the system that qemu plays.
pub(crate) const TARGET: &str = "aarch64-unknown-linux-gnu";

/// What the phone loads there, with everything that it needs.
const PACKAGES: &[&str] = &[
    "libegl1",
    "libegl-mesa0",
    "libgl1-mesa-dri",
    "libvulkan1",
    "mesa-vulkan-drivers",
    "libx11-6",
    "default-jre-headless",
];
/// Rust's own library for it; what that needs is only for compiling, which is done here.
const STANDARD_LIBRARY: &str = "libstd-rust-web-dev";
/// The compiler that uses it, and whose version it must have.
const COMPILER: &str = "rustc-web";

/// The folder of the system, made on first use and whenever Debian's compiler has changed.
pub(crate) fn root() -> Result<PathBuf> {
    let folder = workspace().join("target/phone/arm64-system");
    let compiler = output(Command::new("dpkg-query").args(["--show", "--showformat=${Version}", COMPILER]))?;
    let finished = folder.join("finished");
    if fs::read_to_string(&finished).is_ok_and(|version| version == compiler) {
        return Ok(folder.join("root"));
    }
    println!("Fetching Debian's arm64 packages for qemu (about 150 MB) into target/phone.");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    for archive in fetch(&folder, &compiler)? {
        output(Command::new("dpkg-deb").arg("--extract").arg(archive).arg(folder.join("root")))?;
    }
    fs::write(&finished, compiler).with_context(|| finished.display().to_string())?;
    Ok(folder.join("root"))
}

/// Fetches the packages and tells their files.
fn fetch(folder: &Path, compiler: &str) -> Result<Vec<PathBuf>> {
    let archives = folder.join("cache/archives");
    for needed in [folder.join("lists/partial"), archives.join("partial"), folder.join("root")] {
        fs::create_dir_all(&needed).with_context(|| needed.display().to_string())?;
    }
    let status = folder.join("status");
    fs::write(&status, "").with_context(|| status.display().to_string())?;
    output(apt(folder).arg("update"))?;
    output(
        apt(folder).args(["--yes", "--no-install-recommends", "--download-only", "install"]).args(PACKAGES),
    )?;
    let standard_library = format!("{STANDARD_LIBRARY}={compiler}");
    output(apt(folder).args(["download", &standard_library]).current_dir(&archives))?;
    let files = fs::read_dir(&archives).with_context(|| archives.display().to_string())?;
    let files = files.filter_map(|file| Some(file.ok()?.path()));
    Ok(files.filter(|path| path.extension().is_some_and(|ending| ending == "deb")).collect())
}

/// apt for another architecture, with everything it writes in this folder.
fn apt(folder: &Path) -> Command {
    let mut apt = Command::new("apt-get");
    let paths = [
        ("Dir::State::lists", folder.join("lists")),
        ("Dir::State::status", folder.join("status")),
        ("Dir::Cache", folder.join("cache")),
    ];
    for (name, path) in paths {
        apt.arg("-o").arg(format!("{name}={}", path.display()));
    }
    for option in ["APT::Architecture=arm64", "APT::Architectures=arm64", "Debug::NoLocking=1"] {
        apt.args(["-o", option]);
    }
    apt
}

/// Debian's cargo, which belongs to the compiler whose library for arm64 was fetched, still without arguments.
pub(crate) fn cargo(system: &Path) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo.current_dir(workspace());
    // What cargo and rustup tell their children would lead to the other compiler, and flags for this machine's
    // processor are none for the other.
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTDOC", "RUSTFLAGS"] {
        cargo.env_remove(variable);
    }
    cargo
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc");
    let sysroot = format!("--sysroot {}", system.join("usr").display());
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUSTFLAGS", sysroot);
    cargo
}

/// The C compiler for it, which finds the system's libraries.
#[cfg(feature = "game")]
pub(crate) fn compiler(system: &Path) -> Command {
    let mut compiler = Command::new("aarch64-linux-gnu-gcc");
    compiler.arg(format!("-L{}", system.join("usr/lib/aarch64-linux-gnu").display()));
    // The libraries' own needs are not to be looked up at this time.
    compiler.arg("-Wl,--allow-shlib-undefined");
    compiler
}

/// The system's Java, played by qemu.
#[cfg(feature = "game")]
pub(crate) fn java(system: &Path, libraries: &Path) -> Command {
    let mut qemu = Command::new("qemu-aarch64");
    qemu.env_clear().arg("-L").arg(system);
    let java = system.join("usr/lib/jvm/java-17-openjdk-arm64");
    // Not Java's own folders: seeing them here it would start itself anew, which qemu cannot do.
    let folders = [
        libraries.to_owned(),
        system.join("lib/aarch64-linux-gnu"),
        system.join("usr/lib/aarch64-linux-gnu"),
    ];
    let folders: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
    let driver = system.join("usr/share/vulkan/icd.d/lvp_icd.aarch64.json");
    let vendor = system.join("usr/share/glvnd/egl_vendor.d/50_mesa.json");
    let drivers = system.join("usr/lib/aarch64-linux-gnu/dri");
    qemu.args(["-E", &format!("LD_LIBRARY_PATH={}", folders.join(":"))]);
    qemu.env("VK_DRIVER_FILES", &driver).env("VK_ICD_FILENAMES", &driver);
    qemu.env("__EGL_VENDOR_LIBRARY_FILENAMES", vendor).env("LIBGL_DRIVERS_PATH", drivers);
    qemu.arg(java.join("bin/java"));
    qemu
}
