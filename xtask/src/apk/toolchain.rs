//! Which compiler builds for the phone, and where its std comes from.
//!
//! Rust for Android is a download of rustup, which not every machine can make. Debian has a compiler together with the
//! source of its std, and that is as good: std is then built from it, once (`sysroot.rs`). The first of these that works
//! is taken: the target installed with rustup, std's source beside the compiler (`rustup component add rust-src`),
//! Debian's set.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow};

use super::abi::Abi;
use crate::cargo::{output, root};
use crate::packages::{self, Package};

/// A compiler, its cargo, and how it comes to a std for the phone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toolchain {
    compiler: Compiler,
    std: Std,
}

/// Cargo and rustc that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Compiler {
    cargo: PathBuf,
    rustc: PathBuf,
    /// Whether rustup's choice of a toolchain must be kept from it.
    is_debian: bool,
}

/// Where std for the phone comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Std {
    /// It is installed.
    Ready,
    /// It is built from the source beside the compiler.
    Source,
    /// As before, once Debian's packages are there.
    SourceToInstall,
}

impl Toolchain {
    /// The first that can build for these processors; what it may still lack is in [`Self::packages`].
    pub(crate) fn choose(abis: &[Abi]) -> Self {
        Self::choose_between(Compiler::ours(), Compiler::debian(), abis)
    }

    /// The compiler that runs us, which can build for this machine whatever else it can.
    #[cfg(test)]
    pub(super) fn of_this_machine() -> Self {
        Self { compiler: Compiler::ours(), std: Std::Ready }
    }

    /// The choice with `rustc` in the place of the compiler that runs us.
    #[cfg(test)]
    pub(super) fn choose_with(rustc: &Path, abis: &[Abi]) -> Self {
        Self::choose_between(
            Compiler { rustc: rustc.to_owned(), ..Compiler::ours() },
            Compiler::debian(),
            abis,
        )
    }

    fn choose_between(ours: Compiler, debian: Compiler, abis: &[Abi]) -> Self {
        let has_target = abis.iter().all(|&abi| ours.has_target(abi));
        let std = |compiler: &Compiler| compiler.is_new_enough() && compiler.has_source();
        if has_target {
            Self { compiler: ours, std: Std::Ready }
        } else if std(&ours) {
            Self { compiler: ours, std: Std::Source }
        } else if std(&debian) {
            Self { compiler: debian, std: Std::Source }
        } else {
            Self { compiler: debian, std: Std::SourceToInstall }
        }
    }

    /// What has to be installed for it.
    pub(crate) const fn packages(&self) -> &'static [&'static Package] {
        match self.std {
            Std::Ready | Std::Source => &[],
            Std::SourceToInstall => packages::RUST_WITH_SOURCE,
        }
    }

    /// What has to be installed besides to lint with it.
    pub(crate) const fn lint_packages(&self) -> &'static [&'static Package] {
        if self.compiler.is_debian { packages::RUST_LINTS } else { &[] }
    }

    /// Looks again after its packages were installed.
    pub(crate) fn check(&self) -> Result<()> {
        let works = self.std == Std::Ready || self.compiler.is_new_enough() && self.compiler.has_source();
        if works {
            return Ok(());
        }
        Err(anyhow!(
            "{} ({}) cannot build for Android: it must be Rust {} or newer with the source of its std beside it. \
             Either `rustup target add aarch64-linux-android armv7-linux-androideabi x86_64-linux-android`, or \
             `rustup component add rust-src`, or Debian's packages rustc-web, cargo-web and rust-web-src",
            self.compiler.rustc.display(),
            self.compiler.version().unwrap_or_else(|| "no version".to_owned()),
            env!("CARGO_PKG_RUST_VERSION"),
        ))
    }

    /// Which one it is, for the person at the terminal.
    pub(crate) fn describe(&self) -> String {
        let version = self.compiler.version().unwrap_or_else(|| "of unknown version".to_owned());
        let whose = if self.compiler.is_debian { "Debian's" } else { "this toolchain's" };
        let std = match self.std {
            Std::Ready => "with the Android targets that are installed",
            Std::Source | Std::SourceToInstall => "with std built from the source beside it",
        };
        format!("{whose} rustc {version}, {std}")
    }

    /// The compiler.
    pub(crate) fn rustc(&self) -> &Path {
        &self.compiler.rustc
    }

    /// Where std's source is: a path that must not be seen in the library.
    pub(crate) fn source(&self) -> Option<PathBuf> {
        self.compiler.sysroot().map(|sysroot| sysroot.join(SOURCE))
    }

    /// A call of cargo with this compiler, in the folder of the workspace.
    pub(crate) fn cargo(&self) -> Command {
        self.call(&self.compiler.cargo)
    }

    /// A call of the compiler itself, likewise.
    pub(crate) fn compile(&self) -> Command {
        self.call(&self.compiler.rustc)
    }

    /// The beginning of a call of clippy, likewise.
    pub(crate) fn clippy(&self) -> Command {
        let mut command = if self.compiler.is_debian {
            // Debian's cargo would find rustup's clippy first, and Debian's clippy rustup's cargo.
            let mut clippy = self.call(Path::new("/usr/bin/cargo-clippy"));
            clippy.env("CARGO", &self.compiler.cargo);
            clippy
        } else {
            self.cargo()
        };
        command.arg("clippy");
        command
    }

    fn call(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(root()).env("RUSTC", &self.compiler.rustc);
        if self.compiler.is_debian {
            // The rustup that runs us has said in the environment which toolchain is its own.
            command.env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTDOC").env_remove("CARGO");
        }
        command
    }

    /// Whether std has to be built before anything else is.
    pub(crate) fn builds_std(&self) -> bool {
        self.std != Std::Ready
    }

    /// Everything that the compiler says of its own version.
    pub(crate) fn identity(&self) -> String {
        self.compiler.print(&["--version", "--verbose"]).unwrap_or_default()
    }
}

/// Std's source, from the compiler's own folder.
const SOURCE: &str = "lib/rustlib/src/rust";

impl Compiler {
    /// The one that built and runs us.
    fn ours() -> Self {
        let named = |variable, otherwise| {
            env::var_os(variable).map_or_else(|| PathBuf::from(otherwise), PathBuf::from)
        };
        Self { cargo: named("CARGO", "cargo"), rustc: named("RUSTC", "rustc"), is_debian: false }
    }

    fn debian() -> Self {
        Self { cargo: "/usr/bin/cargo".into(), rustc: "/usr/bin/rustc".into(), is_debian: true }
    }

    /// What it prints when asked, in a single line.
    fn print(&self, arguments: &[&str]) -> Option<String> {
        let mut command = Command::new(&self.rustc);
        if self.is_debian {
            command.env_remove("RUSTUP_TOOLCHAIN");
        }
        output(command.args(arguments)).ok().map(|line| line.trim().to_owned())
    }

    fn version(&self) -> Option<String> {
        self.print(&["--version"]).and_then(|line| line.split_whitespace().nth(1).map(ToOwned::to_owned))
    }

    fn is_new_enough(&self) -> bool {
        self.version().is_some_and(|version| is_at_least(&version, env!("CARGO_PKG_RUST_VERSION")))
    }

    fn sysroot(&self) -> Option<PathBuf> {
        self.print(&["--print", "sysroot"]).map(PathBuf::from)
    }

    fn has_source(&self) -> bool {
        self.sysroot().is_some_and(|sysroot| sysroot.join(SOURCE).join("library/std/Cargo.toml").is_file())
    }

    fn has_target(&self, abi: Abi) -> bool {
        let folder = self.print(&["--print", "target-libdir", "--target", abi.target()]);
        let files = folder.and_then(|folder| Path::new(&folder).read_dir().ok());
        files.is_some_and(|files| files.flatten().any(|file| is_std(&file.file_name().to_string_lossy())))
    }
}

fn is_std(file: &str) -> bool {
    file.strip_prefix("libstd-").is_some_and(|rest| rest.split('.').nth(1) == Some("rlib"))
}

/// Whether a version such as `1.96.0` or `1.96.0-nightly` is not below another.
fn is_at_least(version: &str, least: &str) -> bool {
    let numbers = |text: &str| -> Vec<u32> {
        let plain = text.split('-').next().unwrap_or_default();
        plain.split('.').map(|number| number.parse().unwrap_or(0)).collect()
    };
    numbers(version) >= numbers(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        assert!(
            is_at_least("1.96.0", "1.95") && is_at_least("1.95.0", "1.95") && is_at_least("2.0.0", "1.95")
        );
        assert!(is_at_least("1.100.0-nightly", "1.95"));
        assert!(!is_at_least("1.63.0", "1.95") && !is_at_least("1.9.5", "1.95") && !is_at_least("", "1.95"));
    }

    #[test]
    fn a_std_is_known_by_its_file() {
        assert!(is_std("libstd-0123456789abcdef.rlib"));
        assert!(!is_std("libstd_detect-0123.rlib") && !is_std("libstd-0123.so"));
    }

    #[test]
    fn a_toolchain_that_cannot_build_says_what_would_help() {
        let nowhere = Compiler { cargo: "no".into(), rustc: "/no/such/rustc".into(), is_debian: true };
        let sentence =
            Toolchain { compiler: nowhere, std: Std::SourceToInstall }.check().unwrap_err().to_string();
        for part in ["/no/such/rustc", "rustup target add", "rust-src", "rustc-web"] {
            assert!(sentence.contains(part), "{part} is missing in {sentence}");
        }
    }

    #[test]
    fn an_installed_target_needs_neither_std_nor_packages() {
        let ready = Toolchain::of_this_machine();
        assert_eq!(ready.packages(), &[] as &[&Package]);
        assert!(!ready.builds_std());
    }
}
