//! `cargo xtask apk`: the app for the phone, from the sources to a signed file, without an SDK.
//!
//! The build reads as a recipe in [`build`]; each step has a file of its own. Every APK that is made here is looked
//! into ([`inspect`]) before anybody gets to see it.

mod abi;
pub(crate) mod archive;
pub(crate) mod bundle;
mod elf;
mod hash_seeds;
mod imports;
mod inspect;
mod library;
mod linker;
pub(crate) mod lints;
mod manifest;
mod order;
mod package;
mod protobuf;
mod reproduce;
mod signing;
mod sysroot;
mod toolchain;
mod tools;
mod toolset;
mod version;

#[cfg(test)]
mod tests;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

pub(crate) use self::abi::Abi;
use self::manifest::Sdk;
use self::order::in_order;
pub(crate) use self::order::{Options, Order, Variant};
#[cfg(feature = "game")]
pub(crate) use self::package::library_name;
use self::toolset::{BuildInfo, Toolset, sign_or_copy, step};
use self::version::Version;
use crate::cargo::root;
use crate::install;
use crate::packages::{self, Package};

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
/// The packages that a build on this machine would install.
pub(crate) fn needs(abis: &[Abi]) -> Vec<&'static Package> {
    Toolset::find(&in_order(abis)).packages()
}

/// Builds an APK and hands back its path.
pub(crate) fn build(order: &Order) -> Result<PathBuf> {
    let (sdk, version) = (Sdk::of_manifest()?, Version::current()?);

    // 1. Who builds, links and packs; what is missing is installed.
    let toolset = Toolset::open(&order.abis, order.agreed)?;

    // 2. The key, before minutes are spent: without it there is nothing to hand out.
    let key = order.variant.key()?;

    // 3. A library for each processor.
    let n_steps = order.abis.len() + 2;
    let libraries = toolset.libraries(order, sdk, n_steps)?;

    // 4. Everything into one file, signed and looked at from all sides.
    let info = BuildInfo { variant: order.variant, version: &version, sdk };
    let apk = root().join("target/apk").join(order.file_name());
    step(n_steps - 1, n_steps, "Packing and signing", || {
        fs::create_dir_all(root().join("target/apk")).context("target/apk cannot be made")?;
        toolset.pack(&libraries, info, key.as_ref(), &apk)
    })?;
    let abis = &order.abis;
    step(n_steps, n_steps, "Checking", || inspect::inspect(&apk, &info.expected(abis), &toolset.tools))?;
    report(&apk, &root().join(reproduce::UNSIGNED), order, &version, sdk)?;
    Ok(apk)
}

/// Builds what is handed out with a version into a folder, under this name: an APK for everybody, one for arm64, and the
/// bundle. Hands back the files.
pub(crate) fn build_kit(order: &Order, folder: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let (sdk, version) = (Sdk::of_manifest()?, Version::current()?);
    let toolset = Toolset::open(&order.abis, order.agreed)?;
    packages::provide(&[&packages::JARSIGNER], order.agreed)?;
    let key = order.variant.key()?;
    let n_steps = order.abis.len() + 3;
    let libraries = toolset.libraries(order, sdk, n_steps)?;
    let arm64: Vec<_> = libraries.iter().filter(|(abi, _)| *abi == Abi::Arm64).cloned().collect();
    let info = BuildInfo { variant: order.variant, version: &version, sdk };
    let [whole, small, bundle] =
        [".apk", "-arm64-v8a.apk", ".aab"].map(|end| folder.join(format!("{name}{end}")));
    for (idx, (apk, libraries)) in [(&whole, &libraries), (&small, &arm64)].into_iter().enumerate() {
        let abis: Vec<Abi> = libraries.iter().map(|(abi, _)| *abi).collect();
        step(order.abis.len() + 1 + idx, n_steps, "Packing, signing and checking an APK", || {
            toolset.pack(libraries, info, key.as_ref(), apk)?;
            inspect::inspect(apk, &info.expected(&abis), &toolset.tools)
        })?;
    }
    step(n_steps, n_steps, "Packing, signing and checking the bundle", || {
        let unsigned = bundle::package(
            &info.contents(&libraries),
            &root().join("target/android/bundle"),
            &toolset.tools,
        )?;
        sign_or_copy(
            &unsigned,
            &bundle,
            key.as_ref().map(|key| |from: &Path, to: &Path| key.sign_jar(from, to)),
        )?;
        bundle::inspect(&bundle, &info.expected(&order.abis), &toolset.tools)
    })?;
    Ok(vec![whole, small, bundle])
}

/// The number by which Android and stores know this version.
pub(crate) fn version_code() -> Result<u32> {
    Ok(Version::current()?.code())
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
