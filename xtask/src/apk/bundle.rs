//! The bundle that Play makes its APKs from (`.aab`), written and read without Google's bundletool.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::abi::Abi;
use super::archive::{self, Packer};
use super::elf::Elf;
use super::imports::Imports;
use super::inspect::{self, Expected};
use super::package::{self, Contents, WEIGHTS, library_name};
use super::protobuf::{self, Field, encode};
use super::tools::Tools;
use crate::cargo::{output, root};

/// The version of bundletool whose rules the bundle follows: the first that knows pages of 16 KB.
const RULES: &str = "1.17.0";

/// What that version calls an alignment to 16 KB.
const PAGES_OF_16_KB: u64 = 2;

/// Makes a bundle in a folder of its own and says where it is. It is whole but for its signature.
pub(crate) fn package(contents: &Contents<'_>, folder: &Path, tools: &Tools) -> Result<PathBuf> {
    package::clean(folder)?;
    let linked = package::link_resources(contents, folder, tools, true)?;
    let bundle = folder.join("unsigned.aab");
    let mut packer = Packer::create(&bundle)?;
    packer.compress("BundleConfig.pb", &config())?;
    for entry in archive::entries(&linked)? {
        let bytes = archive::read(&linked, &entry.name)?.context("an entry is gone")?;
        packer.compress(&place(&entry.name), &bytes)?;
    }
    let abis: Vec<Abi> = contents.libraries.iter().map(|(abi, _)| *abi).collect();
    packer.compress("base/native.pb", &native(&abis))?;
    packer.compress(&place(WEIGHTS), &read(&root().join(WEIGHTS))?)?;
    for (abi, library) in contents.libraries {
        packer.compress(&place(&library_name(*abi)), &read(library)?)?;
    }
    packer.finish()?;
    Ok(bundle)
}

/// Where a file of an APK lies in a bundle.
fn place(name: &str) -> String {
    match name {
        "AndroidManifest.xml" => format!("base/manifest/{name}"),
        _ => format!("base/{name}"),
    }
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}

/// `BundleConfig.pb`: libraries and weights are to lie in the APKs as they are, aligned as in ours.
fn config() -> Vec<u8> {
    let uncompressed_libraries = [Field::Number(1, 1), Field::Number(2, PAGES_OF_16_KB)];
    encode(&[
        Field::message(1, &[Field::text(2, RULES)]),
        Field::message(2, &[Field::message(2, &uncompressed_libraries)]),
        Field::message(3, &[Field::text(1, "assets/**")]),
    ])
}

/// `native.pb`: which folder is for which processor.
fn native(abis: &[Abi]) -> Vec<u8> {
    let folder = |abi: &Abi| {
        let processor = Field::message(1, &[Field::Number(1, alias(*abi))]);
        Field::message(1, &[Field::text(1, &format!("lib/{abi}")), Field::message(2, &[processor])])
    };
    encode(&abis.iter().map(folder).collect::<Vec<_>>())
}

/// The number that bundles have for a processor.
const fn alias(abi: Abi) -> u64 {
    match abi {
        Abi::Arm => 2,
        Abi::Arm64 => 3,
        Abi::X86_64 => 5,
    }
}

/// Looks at everything in a bundle and complains of all that is wrong at once; then asks bundletool too, where
/// `BUNDLETOOL` names its jar.
pub(crate) fn inspect(bundle: &Path, expected: &Expected<'_>, tools: &Tools) -> Result<()> {
    let mut complaints = entries(bundle, expected.abis)?;
    complaints.extend(described(bundle, expected.abis)?);
    complaints.extend(badging(bundle, expected, tools)?);
    for &abi in expected.abis {
        let Some(bytes) = archive::read(bundle, &place(&library_name(abi)))? else { continue };
        let faults = match Elf::read(&bytes) {
            Ok(elf) => elf.complaints(abi, expected.sdk.min, &Imports::reviewed()?),
            Err(error) => vec![format!("it cannot be read: {error}")],
        };
        complaints.extend(faults.into_iter().map(|fault| format!("the library for {abi}: {fault}")));
    }
    if !complaints.is_empty() {
        bail!("{} is not fit for Play:\n  {}", bundle.display(), complaints.join("\n  "));
    }
    if let Some(jar) = env::var_os("BUNDLETOOL") {
        output(Command::new("java").arg("-jar").arg(jar).arg("validate").arg("--bundle").arg(bundle))?;
        println!("bundletool has no complaints.");
    }
    Ok(())
}

/// The files that must be there, and those that have no business there.
fn entries(bundle: &Path, abis: &[Abi]) -> Result<Vec<String>> {
    let mut wanted =
        ["BundleConfig.pb", "base/native.pb", "base/resources.pb"].map(ToOwned::to_owned).to_vec();
    wanted.extend(["AndroidManifest.xml", WEIGHTS].map(place));
    wanted.extend(abis.iter().map(|&abi| place(&library_name(abi))));
    let mut complaints = Vec::new();
    for entry in archive::entries(bundle)? {
        let n_before = wanted.len();
        wanted.retain(|name| *name != entry.name);
        let is_known = wanted.len() < n_before
            || ["base/res/", "META-INF/"].iter().any(|start| entry.name.starts_with(start));
        if !is_known {
            complaints.push(format!("{} has no business here", entry.name));
        }
    }
    complaints.extend(wanted.iter().map(|name| format!("{name} is missing")));
    Ok(complaints)
}

/// What the two small files say.
fn described(bundle: &Path, abis: &[Abi]) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let config = archive::read(bundle, "BundleConfig.pb")?.unwrap_or_default();
    let libraries = protobuf::find(&config, &[2, 2])?.concat();
    if (protobuf::number(&libraries, 1)?, protobuf::number(&libraries, 2)?) != (1, PAGES_OF_16_KB) {
        complaints.push("libraries would not be stored at multiples of 16 KB".to_owned());
    }
    if protobuf::find(&config, &[3, 1])? != [b"assets/**".to_vec()] {
        complaints.push("the weights would be compressed".to_owned());
    }
    let native = archive::read(bundle, "base/native.pb")?.unwrap_or_default();
    let mut folders = Vec::new();
    for folder in protobuf::find(&native, &[1])? {
        let name = String::from_utf8_lossy(&protobuf::find(&folder, &[1])?.concat()).into_owned();
        folders.push((name, protobuf::number(&protobuf::find(&folder, &[2, 1])?.concat(), 1)?));
    }
    let wanted: Vec<(String, u64)> = abis.iter().map(|&abi| (format!("lib/{abi}"), alias(abi))).collect();
    if folders != wanted {
        complaints.push(format!("its libraries are for {folders:?} and not for {wanted:?}"));
    }
    Ok(complaints)
}

/// What launchers and shops would see in an APK out of this bundle.
fn badging(bundle: &Path, expected: &Expected<'_>, tools: &Tools) -> Result<Vec<String>> {
    let (proto, binary) = (bundle.with_extension("proto.apk"), bundle.with_extension("binary.apk"));
    let mut packer = Packer::create(&proto)?;
    for entry in archive::entries(bundle)? {
        let Some(name) = entry.name.strip_prefix("base/") else { continue };
        let name = name.strip_prefix("manifest/").unwrap_or(name);
        if name != "native.pb" {
            let bytes = archive::read(bundle, &entry.name)?.unwrap_or_default();
            packer.compress(name, &bytes)?;
        }
    }
    packer.finish()?;
    output(
        tools.command("aapt2").args(["convert", "--output-format", "binary", "-o"]).args([&binary, &proto]),
    )?;
    let complaints =
        inspect::badging(&output(tools.command("aapt2").args(["dump", "badging"]).arg(&binary))?, expected);
    for file in [proto, binary] {
        fs::remove_file(&file).with_context(|| file.display().to_string())?;
    }
    Ok(complaints)
}
