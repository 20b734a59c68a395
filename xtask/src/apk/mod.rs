//! `cargo xtask apk`: the app for the phone, from the sources to a signed file, without an SDK.
//!
//! The build reads as a recipe in [`build`]; each step has a file of its own. Every APK that is made here is looked
//! into ([`inspect`]) before anybody gets to see it.

mod abi;
pub(crate) mod archive;
pub(crate) mod bundle;
mod elf;
mod imports;
mod inspect;
mod library;
mod linker;
pub(crate) mod lints;
mod manifest;
mod package;
mod protobuf;
mod reproduce;
mod signing;
mod sysroot;
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
use self::library::Profile;
use self::linker::Linker;
use self::manifest::Sdk;
use self::package::Contents;
pub(crate) use self::package::library_name;
use self::signing::Key;
use self::toolchain::Toolchain;
use self::tools::Tools;
use self::version::Version;
use crate::cargo::root;
use crate::install;
use crate::packages::{self, Package};

/// Build the app for the phone: an APK in target/apk, signed and checked.
///
/// Without flags in minutes: for the phone on the cable if there is one, else for arm64, nearly every phone of today;
/// the engine at its full speed, the rest optimised less, signed with a debug key. With --release small, for all kinds
/// of processors, every part optimised: three quarters of an hour of a processor's time.
///
/// Takes what the machine has: Rust's Android targets of rustup, else std's source beside the compiler, else Debian's
/// compiler with its source; the linker of an NDK in `ANDROID_NDK_HOME`, else the compiler's or Debian's; the tools of an
/// SDK in `ANDROID_HOME`, else Debian's. Names Debian packages that are missing, and installs them after asking. Std for
/// the phone is built once and kept outside of target: cargo xtask cache tells where.
#[derive(Clone, Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Options {
    /// Build quickly, sign with a debug key, made on first use, and let debuggers in. This is the default.
    #[arg(long, conflicts_with = "release")]
    debug: bool,
    /// Build the small one, and sign it with the release key that `OTHELLO_KEYSTORE` and its sisters name.
    #[arg(long)]
    release: bool,
    /// Leave the signature to somebody else, a store for example.
    #[arg(long, requires = "release")]
    unsigned: bool,
    /// Build for this kind of processor; may be given several times.
    #[arg(long, value_name = "ABI")]
    abi: Vec<Abi>,
    /// Build it a second time in another folder, with std, and compare every byte but the signature's.
    #[arg(long)]
    verify_reproducible: bool,
    /// Show every line of cargo in the place of a bar.
    #[arg(long)]
    verbose: bool,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// How an APK is optimised and signed, and who may look into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// Built quickly, debug key, open to debuggers.
    Debug,
    /// Small, the release key, closed.
    Release,
    /// As the release, but for the signature.
    Unsigned,
}

impl Variant {
    const fn name(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Release => "release",
            Self::Unsigned => "release-unsigned",
        }
    }

    const fn profile(self) -> Profile {
        match self {
            Self::Debug => Profile::Quick,
            Self::Release | Self::Unsigned => Profile::Full,
        }
    }

    /// Who signs, if anybody.
    fn key(self) -> Result<Option<Key>> {
        match self {
            Self::Debug => Key::debug().map(Some),
            Self::Release => Key::release().map(Some),
            Self::Unsigned => Ok(None),
        }
    }
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) variant: Variant,
    /// The processors, each once, in the order of [`Abi::ALL`].
    pub(crate) abis: Vec<Abi>,
    /// Whether missing packages may be installed without asking.
    pub(crate) agreed: bool,
    /// Whether every line of cargo is shown.
    pub(crate) verbose: bool,
}

impl Order {
    /// A debug build for these processors.
    pub(crate) fn debug(abis: &[Abi], agreed: bool) -> Self {
        Self { variant: Variant::Debug, abis: in_order(abis), agreed, verbose: false }
    }

    /// The name of the file: a single processor or an unusual choice is part of it.
    fn file_name(&self) -> String {
        let names = self.abis.iter().map(|abi| abi.name());
        let abis: Vec<&str> = if self.abis == Abi::ALL { Vec::new() } else { names.collect() };
        format!("{}.apk", [&["othello", self.variant.name()], &abis[..]].concat().join("-"))
    }

    /// What the command line asks for; `attached` looks for a phone on the cable.
    fn new(options: &Options, attached: impl FnOnce() -> Option<Abi>) -> Self {
        let variant = match (options.release, options.unsigned) {
            (false, _) => Variant::Debug,
            (true, false) => Variant::Release,
            (true, true) => Variant::Unsigned,
        };
        let abis = match variant {
            _ if !options.abi.is_empty() => in_order(&options.abi),
            Variant::Debug => vec![attached().unwrap_or(Abi::Arm64)],
            Variant::Release | Variant::Unsigned => Abi::ALL.to_vec(),
        };
        Self { variant, abis, agreed: options.yes, verbose: options.verbose }
    }
}

fn in_order(abis: &[Abi]) -> Vec<Abi> {
    Abi::ALL.into_iter().filter(|abi| abis.is_empty() || abis.contains(abi)).collect()
}

/// Builds what the command line asks for and tells about it.
pub(crate) fn run(options: &Options) -> Result<()> {
    let order = Order::new(options, install::attached);
    let apk = build(&order)?;
    if options.verify_reproducible {
        reproduce::verify(&order)?;
    }
    tell_what_is_next(&order, &apk);
    Ok(())
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

    /// Finds it, installs what is missing and says who it is.
    fn open(abis: &[Abi], agreed: bool) -> Result<Self> {
        let workshop = Self::find(abis);
        packages::provide(&workshop.packages(), agreed)?;
        workshop.toolchain.check()?;
        println!("Compiler: {}", workshop.toolchain.describe());
        println!("Linker:   {}", workshop.linker.describe());
        println!("Tools:    {}", workshop.tools.describe());
        Ok(workshop)
    }

    /// Builds the libraries that are asked for, the first of so many steps.
    fn libraries(&self, order: &Order, sdk: Sdk, n_steps: usize) -> Result<Vec<(Abi, PathBuf)>> {
        let profile = order.variant.profile();
        let duration = match profile {
            Profile::Quick => "a few minutes the first time",
            Profile::Full => "a quarter of an hour of a processor's time the first time",
        };
        let mut libraries = Vec::new();
        for (idx, &abi) in order.abis.iter().enumerate() {
            let what = format!("Building the library for {abi} ({duration})");
            let build =
                || library::build(abi, profile, sdk.min, (&self.toolchain, &self.linker), order.verbose);
            libraries.push((abi, step(idx + 1, n_steps, &what, build)?));
        }
        Ok(libraries)
    }

    /// Packs an APK and signs it, if somebody does.
    fn pack(
        &self,
        libraries: &[(Abi, PathBuf)],
        kind: Kind<'_>,
        key: Option<&Key>,
        apk: &Path,
    ) -> Result<()> {
        let folder = root().join(reproduce::UNSIGNED);
        let folder = folder.parent().unwrap_or(&folder);
        let unsigned = package::package(&kind.contents(libraries), folder, &self.tools)?;
        sign_or_copy(&unsigned, apk, key.map(|key| |from: &Path, to: &Path| key.sign(from, to, &self.tools)))
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
    let workshop = Workshop::open(&order.abis, order.agreed)?;

    // 2. The key, before minutes are spent: without it there is nothing to hand out.
    let key = order.variant.key()?;

    // 3. A library for each processor.
    let n_steps = order.abis.len() + 2;
    let libraries = workshop.libraries(order, sdk, n_steps)?;

    // 4. Everything into one file, signed and looked at from all sides.
    let kind = Kind { variant: order.variant, version: &version, sdk };
    let apk = root().join("target/apk").join(order.file_name());
    step(n_steps - 1, n_steps, "Packing and signing", || {
        fs::create_dir_all(root().join("target/apk")).context("target/apk cannot be made")?;
        workshop.pack(&libraries, kind, key.as_ref(), &apk)
    })?;
    let abis = &order.abis;
    step(n_steps, n_steps, "Checking", || inspect::inspect(&apk, &kind.expected(abis), &workshop.tools))?;
    report(&apk, &root().join(reproduce::UNSIGNED), order, &version, sdk)?;
    Ok(apk)
}

/// Builds what is handed out with a version into a folder, under this name: an APK for everybody, one for arm64, and the
/// bundle. Hands back the files.
pub(crate) fn build_kit(order: &Order, folder: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let (sdk, version) = (Sdk::of_manifest()?, Version::current()?);
    let workshop = Workshop::open(&order.abis, order.agreed)?;
    packages::provide(&[&packages::JARSIGNER], order.agreed)?;
    let key = order.variant.key()?;
    let n_steps = order.abis.len() + 3;
    let libraries = workshop.libraries(order, sdk, n_steps)?;
    let arm64: Vec<_> = libraries.iter().filter(|(abi, _)| *abi == Abi::Arm64).cloned().collect();
    let kind = Kind { variant: order.variant, version: &version, sdk };
    let [whole, small, bundle] =
        [".apk", "-arm64-v8a.apk", ".aab"].map(|end| folder.join(format!("{name}{end}")));
    for (idx, (apk, libraries)) in [(&whole, &libraries), (&small, &arm64)].into_iter().enumerate() {
        let abis: Vec<Abi> = libraries.iter().map(|(abi, _)| *abi).collect();
        step(order.abis.len() + 1 + idx, n_steps, "Packing, signing and checking an APK", || {
            workshop.pack(libraries, kind, key.as_ref(), apk)?;
            inspect::inspect(apk, &kind.expected(&abis), &workshop.tools)
        })?;
    }
    step(n_steps, n_steps, "Packing, signing and checking the bundle", || {
        let unsigned = bundle::package(
            &kind.contents(&libraries),
            &root().join("target/android/bundle"),
            &workshop.tools,
        )?;
        sign_or_copy(
            &unsigned,
            &bundle,
            key.as_ref().map(|key| |from: &Path, to: &Path| key.sign_jar(from, to)),
        )?;
        bundle::inspect(&bundle, &kind.expected(&order.abis), &workshop.tools)
    })?;
    Ok(vec![whole, small, bundle])
}

/// The number by which Android and stores know this version.
pub(crate) fn version_code() -> Result<u32> {
    Ok(Version::current()?.code())
}

/// What all files of one build have in common.
#[derive(Clone, Copy)]
struct Kind<'a> {
    variant: Variant,
    version: &'a Version,
    sdk: Sdk,
}

impl<'a> Kind<'a> {
    fn contents(self, libraries: &'a [(Abi, PathBuf)]) -> Contents<'a> {
        Contents {
            libraries,
            version: self.version,
            sdk: self.sdk,
            debuggable: self.variant == Variant::Debug,
        }
    }

    fn expected(self, abis: &'a [Abi]) -> Expected<'a> {
        Expected { abis, version: self.version, sdk: self.sdk, variant: self.variant }
    }
}

/// Signs a file into another, or copies it there if nobody signs.
fn sign_or_copy(from: &Path, to: &Path, sign: Option<impl FnOnce(&Path, &Path) -> Result<()>>) -> Result<()> {
    match sign {
        Some(sign) => sign(from, to),
        None => fs::copy(from, to).map(drop).with_context(|| to.display().to_string()),
    }
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

/// Says how the file comes onto a phone.
fn tell_what_is_next(order: &Order, apk: &Path) {
    let shown = apk.strip_prefix(root()).unwrap_or(apk).display();
    println!();
    match order.variant {
        Variant::Debug => {
            println!(
                "Next: with a phone on the cable (USB debugging on), cargo xtask install puts it there and starts it;"
            );
            println!("or copy {shown} to the phone and tap it there.");
        }
        Variant::Release => println!("Next: copy {shown} to a phone and tap it there, or hand it out."),
        Variant::Unsigned => println!("Next: sign {shown} with apksigner; no phone takes it as it is."),
    }
}

pub(crate) fn sha256(file: &Path) -> Result<String> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    Ok(hexadecimal(&Sha256::digest(bytes)))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
