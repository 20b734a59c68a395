//! The same sources in another folder give the same bytes: built again there from nothing, and compared.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::order::{Order, Variant};
use super::{archive, sha256};
use crate::cache;
use crate::cargo::{cargo, git, output, root, status};

/// Where the second build is made; another depth and another length, since both have been seen in bytes.
const ELSEWHERE: &str = "target/reproduced/in/another-folder";

/// Where a build leaves what is not signed yet, from the folder of the workspace.
pub(super) const UNSIGNED: &str = "target/android/package/unsigned.apk";

/// Builds what was just built once more, from a copy of the sources and with a std of its own, and compares.
pub(super) fn verify(order: &Order) -> Result<()> {
    let copy = root().join(ELSEWHERE);
    cache::remove(&copy)?;
    copy_sources(&copy)?;
    println!("\nBuilding again in {ELSEWHERE}, with std, to compare");
    let mut again = cargo();
    again.current_dir(&copy).args(["xtask", "apk"]);
    if order.variant != Variant::Debug {
        again.args(["--release", "--unsigned"]);
    }
    again.args(order.abis.iter().flat_map(|abi| ["--abi", abi.name()]));
    again.env("OTHELLO_CACHE", copy.join("target/cache")).env_remove("CARGO_TARGET_DIR");
    let ended = status(&mut again)?;
    if !ended.success() {
        bail!("the second build failed ({ended}), see above");
    }
    compare(&root().join(UNSIGNED), &copy.join(UNSIGNED))?;
    println!("\nBoth builds gave the same bytes: {}", sha256(&copy.join(UNSIGNED))?);
    cache::remove(&root().join("target/reproduced"))
}

/// Copies what is committed, and what was changed since, but nothing that was built.
fn copy_sources(copy: &Path) -> Result<()> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = output(git().args(list))?;
    for name in listed.split('\0').filter(|name| !name.is_empty()) {
        let (from, to) = (root().join(name), copy.join(name));
        if from.is_file() {
            to.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::copy(&from, &to).with_context(|| from.display().to_string())?;
        }
    }
    Ok(())
}

/// Says which parts differ, if any do.
fn compare(first: &Path, second: &Path) -> Result<()> {
    if sha256(first)? == sha256(second)? {
        return Ok(());
    }
    let mut differing = Vec::new();
    for entry in archive::entries(first)? {
        if archive::read(first, &entry.name)? != archive::read(second, &entry.name)? {
            differing.push(entry.name);
        }
    }
    let what =
        if differing.is_empty() { "only the way it is packed".to_owned() } else { differing.join(", ") };
    bail!("the two builds differ in {what}; compare {} with {}", first.display(), second.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_named() {
        let folder = root().join("target/xtask-tests/reproduce");
        fs::create_dir_all(&folder).unwrap();
        let pack = |name: &str, text: &str| {
            let path = folder.join(name);
            let mut packer = archive::Packer::create(&path).unwrap();
            packer.compress("same", b"same").unwrap();
            packer.store("other", text.as_bytes(), 4).unwrap();
            packer.finish().unwrap();
            path
        };
        let (one, again, other) = (pack("one", "text"), pack("again", "text"), pack("other", "word"));
        compare(&one, &again).unwrap();
        let sentence = compare(&one, &other).unwrap_err().to_string();
        assert!(sentence.contains("differ in other;"), "{sentence}");
    }
}
