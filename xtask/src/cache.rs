//! `cargo xtask cache`: what is made once for this machine and kept outside of `target`.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Tell what is kept for the next time outside of target, and where.
///
/// The standard library for the phone is built once for each compiler and processor, and serves every clone of the
/// project. The searches of the opening book and the games of the trainer took hours and are gone on with. The folder is
/// the one that `OTHELLO_CACHE` names, or `othello` in the folder for caches (`XDG_CACHE_HOME`, else ~/.cache).
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Options {
    /// Remove the parts that are named; if none is, std: the next build for the phone takes some minutes longer.
    #[arg(long, value_name = "PART", value_enum, num_args = 0.., default_missing_value = "std")]
    clean: Option<Vec<Part>>,
}

/// What is kept, each in a folder of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Part {
    /// The standard library for the phone.
    Std,
    /// The searches of the opening book.
    Book,
    /// The games of the trainer.
    Train,
}

impl Part {
    /// Its folder.
    pub(crate) fn folder(self) -> Result<PathBuf> {
        Ok(folder()?.join(self.name()))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Std => "std",
            Self::Book => "book",
            Self::Train => "train",
        }
    }
}

/// Tells or cleans.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(parts) = &options.clean {
        for part in parts {
            let folder = part.folder()?;
            remove(&folder)?;
            println!("{} is gone.", folder.display());
        }
        return Ok(());
    }
    let mut is_empty = true;
    for part in <Part as clap::ValueEnum>::value_variants() {
        let folder = part.folder()?;
        if folder.exists() {
            let n_bytes = size(&folder).with_context(|| folder.display().to_string())?;
            println!("{}: {:.1} MB", folder.display(), n_bytes as f64 / 1e6);
            is_empty = false;
        }
    }
    if is_empty {
        println!("{}: nothing is kept.", folder()?.display());
    } else {
        println!("To remove a part: cargo xtask cache --clean, and the name of its folder");
    }
    Ok(())
}

/// The folder of everything that is kept.
fn folder() -> Result<PathBuf> {
    folder_by(|name| env::var_os(name).map(PathBuf::from))
        .context("there is no home folder to keep anything in: please set HOME or OTHELLO_CACHE")
}

fn folder_by(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    absolute("OTHELLO_CACHE")
        .or_else(|| Some(absolute("XDG_CACHE_HOME")?.join("othello")))
        .or_else(|| Some(absolute("HOME")?.join(".cache/othello")))
}

/// Removes a folder with all that is in it; one that is not there is removed already.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("{} cannot be removed", folder.display()))
        }
        _ => Ok(()),
    }
}

/// The bytes of all files in a folder.
fn size(folder: &Path) -> io::Result<u64> {
    let mut n_bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let metadata = entry.metadata()?;
        n_bytes += if metadata.is_dir() { size(&entry.path())? } else { metadata.len() };
    }
    Ok(n_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_the_one_that_is_named_and_otherwise_where_caches_are() {
        let folder = |variables: &[(&str, &str)]| {
            folder_by(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, path)| path.into()))
        };
        let (home, caches, named) =
            (("HOME", "/ada"), ("XDG_CACHE_HOME", "/caches"), ("OTHELLO_CACHE", "/here"));
        assert_eq!(folder(&[home, caches, named]), Some("/here".into()));
        assert_eq!(folder(&[home, caches]), Some("/caches/othello".into()));
        assert_eq!(folder(&[home, ("XDG_CACHE_HOME", "not/absolute")]), Some("/ada/.cache/othello".into()));
        assert_eq!(folder(&[]), None);
    }

    #[test]
    fn a_cleaned_folder_can_be_cleaned_again() {
        let folder = crate::cargo::root().join("target/xtask-tests/cache");
        fs::create_dir_all(folder.join("inside")).unwrap();
        fs::write(folder.join("inside/file"), "12345").unwrap();
        assert_eq!(size(&folder).unwrap(), 5);
        remove(&folder).unwrap();
        remove(&folder).unwrap();
        assert!(!folder.exists());
    }
}
