//! `cargo xtask apk`: the app for the phone, from the sources to a signed file, without an SDK.
//!
//! The build reads as a recipe in [`build`]; each step has a file of its own. Every APK that is made here is looked
//! into ([`inspect`]) before anybody gets to see it.

mod abi;
pub(crate) mod archive;
mod elf;
mod imports;
mod inspect;
mod library;
mod linker;
pub(crate) mod lints;
mod manifest;
mod package;
mod signing;
mod toolchain;
mod tools;
mod version;

#[cfg(test)]
mod tests;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;
use sha2::{Digest, Sha256};

pub(crate) use self::abi::Abi;
use self::inspect::Expected;
use self::linker::Linker;
use self::manifest::Sdk;
use self::package::Contents;
pub(crate) use self::package::library_name;
use self::signing::Key;
use self::toolchain::Toolchain;
use self::tools::Tools;
use self::version::Version;
use crate::cargo::root;
use crate::packages::{self, Package};

/// Build the app for the phone: an APK in target/apk, signed and checked.
///
/// Takes what the machine has: Rust's Android targets of rustup, else std's source beside the compiler, else Debian's
/// compiler with its source; the linker of an NDK in `ANDROID_NDK_HOME`, else the compiler's or Debian's; the tools of an
/// SDK in `ANDROID_HOME`, else Debian's. Names Debian packages that are missing, and installs them after asking. The code
/// is optimised in both variants; they differ in the key and in whether a debugger may look into the installed app.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Sign with a debug key, made on first use, and let debuggers in. This is the default.
    #[arg(long, conflicts_with = "release")]
    debug: bool,
    /// Sign with the release key that `OTHELLO_KEYSTORE` and its sisters name.
    #[arg(long)]
    release: bool,
    /// Build for this kind of processor only; may be given several times. All three otherwise.
    #[arg(long, value_name = "ABI")]
    abi: Vec<Abi>,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// How an APK is signed, and who may look into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// Debug key, open to debuggers.
    Debug,
    /// The release key, closed.
    Release,
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) variant: Variant,
    /// The processors, each once, in the order of [`Abi::ALL`]; all of them if it is empty.
    pub(crate) abis: Vec<Abi>,
    /// Whether missing packages may be installed without asking.
    pub(crate) agreed: bool,
}

impl Order {
    /// A debug build for these processors.
    pub(crate) fn debug(abis: &[Abi], agreed: bool) -> Self {
        Self { variant: Variant::Debug, abis: in_order(abis), agreed }
    }

    /// The name of the file: a single processor or an unusual choice is part of it.
    fn file_name(&self) -> String {
        let variant = match self.variant {
            Variant::Debug => "debug",
            Variant::Release => "release",
        };
        let names = self.abis.iter().map(|abi| abi.name());
        let abis: Vec<&str> = if self.abis == Abi::ALL { Vec::new() } else { names.collect() };
        format!("{}.apk", [&["othello", variant], &abis[..]].concat().join("-"))
    }
}

impl From<&Options> for Order {
    fn from(options: &Options) -> Self {
        let variant = if options.release { Variant::Release } else { Variant::Debug };
        Self { variant, abis: in_order(&options.abi), agreed: options.yes }
    }
}

fn in_order(abis: &[Abi]) -> Vec<Abi> {
    Abi::ALL.into_iter().filter(|abi| abis.is_empty() || abis.contains(abi)).collect()
}

/// Builds what the command line asks for and tells about it.
pub(crate) fn run(options: &Options) -> Result<()> {
    build(&Order::from(options)).map(|_| ())
}

/// Who compiles, links and packs on this machine.
#[derive(Debug)]
struct Workshop {
    toolchain: Toolchain,
    linker: Linker,
    tools: Tools,
}

impl Workshop {
    fn find(abis: &[Abi]) -> Self {
        let toolchain = Toolchain::choose(abis);
        let linker = Linker::find(toolchain.rustc());
        Self { toolchain, linker, tools: Tools::find() }
    }

    /// What has to be installed for it.
    fn packages(&self) -> Vec<&'static Package> {
        [self.toolchain.packages(), self.linker.packages(), self.tools.packages()].concat()
    }
}

/// The packages that a build on this machine would install.
pub(crate) fn needs(abis: &[Abi]) -> Vec<&'static Package> {
    Workshop::find(&in_order(abis)).packages()
}

/// Builds an APK and hands back its path.
pub(crate) fn build(order: &Order) -> Result<PathBuf> {
    let (sdk, version) = (Sdk::of_manifest()?, Version::current()?);

    // 1. Who builds, links and packs; what is missing is installed.
    let workshop = Workshop::find(&order.abis);
    packages::provide(&workshop.packages(), order.agreed)?;
    let Workshop { toolchain, linker, tools } = workshop;
    toolchain.check()?;
    println!("Compiler: {}", toolchain.describe());
    println!("Linker:   {}", linker.describe());
    println!("Tools:    {}", tools.describe());

    // 2. The key, before minutes are spent: without it there is nothing to hand out.
    let key = match order.variant {
        Variant::Debug => Key::debug()?,
        Variant::Release => Key::release()?,
    };

    // 3. A library for each processor.
    let n_steps = order.abis.len() + 2;
    let mut libraries = Vec::new();
    for (idx, &abi) in order.abis.iter().enumerate() {
        let what = format!("Building the library for {abi} (some minutes the first time, with std)");
        let library = step(idx + 1, n_steps, &what, || library::build(abi, sdk.min, &toolchain, &linker))?;
        libraries.push((abi, library));
    }

    // 4. Everything into one file.
    let debuggable = order.variant == Variant::Debug;
    let contents = Contents { libraries: &libraries, version: &version, debuggable };
    let unsigned = step(n_steps - 1, n_steps, "Packing resources and libraries", || {
        package::package(&contents, &root().join("target/android/package"), &tools)
    })?;

    // 5. Signed and looked at from all sides.
    let apk = root().join("target/apk").join(order.file_name());
    step(n_steps, n_steps, "Signing and checking", || {
        fs::create_dir_all(root().join("target/apk")).context("target/apk cannot be made")?;
        key.sign(&unsigned, &apk, &tools)?;
        let expected = Expected { abis: &order.abis, version: &version, sdk, debuggable };
        inspect::inspect(&apk, &expected, &tools)
    })?;
    report(&apk, &unsigned, order, &version, sdk)?;
    Ok(apk)
}

/// Runs a step between two lines that say what it is and how long it took.
fn step<T>(number: usize, n_steps: usize, what: &str, run: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("[{number}/{n_steps}] {what}");
    let begun = Instant::now();
    let done = run()?;
    println!("[{number}/{n_steps}] done in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(done)
}

/// Says what was made.
fn report(apk: &Path, unsigned: &Path, order: &Order, version: &Version, sdk: Sdk) -> Result<()> {
    let size = fs::metadata(apk).with_context(|| apk.display().to_string())?.len();
    let abis: Vec<&str> = order.abis.iter().map(|abi| abi.name()).collect();
    let shown = apk.strip_prefix(root()).unwrap_or(apk);
    println!();
    println!("{}", shown.display());
    println!("  size      {:.2} MB ({size} bytes)", size as f64 / 1e6);
    println!("  for       {}", abis.join(", "));
    println!("  version   {} (code {})", version.name(), version.code());
    println!("  Android   from API {} on, made for {}", sdk.min, sdk.target);
    println!("  sha256    {}", sha256(apk)?);
    println!("  unsigned  {}", sha256(unsigned)?);
    Ok(())
}

fn sha256(file: &Path) -> Result<String> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    Ok(Sha256::digest(bytes).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}")))
}
