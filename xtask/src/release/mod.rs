//! `cargo xtask release`: everything that is handed out with a version, in one folder.

mod changelog;
#[cfg(test)]
mod desktop;
#[cfg(test)]
mod scanner;
mod store;
#[cfg(test)]
mod workflows;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

pub(crate) use self::store::FOLDER as STORE_FOLDER;
use crate::apk::{self, Abi, Order, Variant};
use crate::cache;
use crate::cargo::{git, output, root};

/// Make the release kit: APKs, the bundle for Play, checksums, notes and the stores' texts, in target/release-kit.
///
/// Checks first that the tree is what was committed, that CHANGELOG.md dates this version and that the stores' texts are
/// within their limits. Signs with the release key that `OTHELLO_KEYSTORE` and its sisters name. Takes as long as `cargo
/// xtask apk --release`: about half an hour of a processor's time, the first time.
#[derive(Clone, Copy, Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Options {
    /// Leave the signatures to somebody else.
    #[arg(long)]
    unsigned: bool,
    /// Do it all with the quick build for two processors and the debug key, whatever the tree: to see that it would work.
    #[arg(long, conflicts_with = "unsigned")]
    rehearse: bool,
    /// Show every line of cargo in the place of a bar.
    #[arg(long)]
    verbose: bool,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Checks, builds, collects and tells.
pub(crate) fn run(options: Options) -> Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    let changelog = read("CHANGELOG.md")?;
    // A rehearsal is for a tree in the middle of its work.
    let notes = if options.rehearse { changelog::section } else { changelog::section_to_release };
    let notes = notes(&changelog, version)?;
    let complaints = store::complaints(&root().join(store::FOLDER), apk::version_code()?)?;
    if !complaints.is_empty() {
        bail!("the stores would refuse:\n  {}", complaints.join("\n  "));
    }
    let folder = if options.rehearse { "target/release-rehearsal" } else { "target/release-kit" };
    if !options.rehearse {
        check_tree()?;
    }
    let kit = root().join(folder);
    cache::remove(&kit)?;
    fs::create_dir_all(&kit).with_context(|| folder.to_owned())?;

    let (variant, abis) = match options {
        Options { rehearse: true, .. } => (Variant::Debug, vec![Abi::Arm64, Abi::X86_64]),
        Options { unsigned: true, .. } => (Variant::Unsigned, Abi::ALL.to_vec()),
        _ => (Variant::Release, Abi::ALL.to_vec()),
    };
    let order = Order { variant, abis, agreed: options.yes, verbose: options.verbose };
    let mut files = apk::build_kit(&order, &kit, &format!("othello-{version}"))?;
    let notes_file = kit.join("NOTES.md");
    fs::write(&notes_file, notes).with_context(|| notes_file.display().to_string())?;
    files.push(notes_file);
    write_checksums(&kit, &files)?;
    copy_folder(&root().join(store::FOLDER), &kit.join("store"))?;
    tell(&kit, folder)
}

fn read(file: &str) -> Result<String> {
    fs::read_to_string(root().join(file)).with_context(|| file.to_owned())
}

/// Whether what would be built is what was committed.
fn check_tree() -> Result<()> {
    let changed = output(git().args(["status", "--porcelain"]))?;
    if !changed.is_empty() {
        bail!("the tree is not what was committed; commit or stash first:\n{changed}");
    }
    Ok(())
}

/// As `sha256sum` writes and checks them.
fn write_checksums(kit: &Path, files: &[PathBuf]) -> Result<()> {
    let line = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Ok(format!("{}  {name}\n", apk::sha256(file)?))
    };
    let text: String = files.iter().map(line).collect::<Result<_>>()?;
    let sums = kit.join("SHA256SUMS");
    fs::write(&sums, text).with_context(|| sums.display().to_string())
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for file in files_under(from)? {
        let place = to.join(file.strip_prefix(from)?);
        place.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::copy(&file, &place).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// Every file in a folder and in those in it, in one order.
fn files_under(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_under(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// Lists what is in the kit, with sizes.
fn tell(kit: &Path, folder: &str) -> Result<()> {
    println!("\n{folder}:");
    let mut n_store = (0, 0);
    for file in files_under(kit)? {
        let n_bytes = fs::metadata(&file)?.len();
        let name = file.strip_prefix(kit)?;
        if name.starts_with("store") {
            n_store = (n_store.0 + 1, n_store.1 + n_bytes);
        } else {
            println!("  {n_bytes:>10}  {}", name.display());
        }
    }
    println!("  {:>10}  store/ ({} files)", n_store.1, n_store.0);
    Ok(())
}
