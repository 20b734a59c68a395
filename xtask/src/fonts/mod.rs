//! `cargo xtask fonts`: what the Latin fonts lack of the characters in use, cut out of fonts that Debian packages.
//!
//! The Latin fonts, `Figtree` above all, are kept as they are; whatever a language or the code writes beyond them comes
//! from the files made here. `src/ui/style.rs` puts them behind the Latin ones.

mod characters;
mod font_tools;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::ZlibEncoder;

use self::characters::Characters;
use self::font_tools::{characters_of, subset};
use crate::cargo::root;
use crate::packages::{self, Package, Sign};

/// Cut the glyphs that the words need, and the Latin fonts lack, out of fonts that Debian packages, into assets/fonts.
///
/// To be run when a text has a character that was not used before: a test of the screens tells. The same texts and the same
/// versions of the packages give the same files.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

const FOLDER: &str = "assets/fonts";

/// The Latin font that comes first wherever text is not a title; titles have it second.
const LATIN: &str = "assets/fonts/Figtree-Regular.ttf";

const MPLUS_FOLDER: &str = "/usr/share/fonts/opentype/mplus";
const INTER_FOLDER: &str = "/usr/share/fonts/opentype/inter";

const PACKAGES: &[&Package] = &[
    &Package { name: "fonttools", why: "to cut glyphs out of fonts", sign: Sign::Command("pyftsubset") },
    &Package {
        name: "fonts-mplus",
        why: "for the Japanese glyphs",
        sign: Sign::File(MPLUS_FOLDER, "Mplus1-Regular.otf"),
    },
    &Package {
        name: "fonts-inter",
        why: "for arrows and other signs",
        sign: Sign::File(INTER_FOLDER, "Inter-Regular.otf"),
    },
];

/// A typeface in two weights, and the files that are made of it.
struct Source {
    folder: &'static str,
    /// Each weight's file there and here. They have the same characters.
    weights: [(&'static str, &'static str); 2],
}

/// Where glyphs come from: the first that has a character serves it.
const SOURCES: [Source; 2] = [
    Source {
        folder: MPLUS_FOLDER,
        // Kanji have more strokes than letters: its Medium is as dark as the SemiBold of the Latin fonts.
        weights: [("Mplus1-Regular.otf", "MPlus1-Regular.otf"), ("Mplus1-Medium.otf", "MPlus1-Medium.otf")],
    },
    Source {
        folder: INTER_FOLDER,
        weights: [("Inter-Regular.otf", "Inter-Regular.otf"), ("Inter-SemiBold.otf", "Inter-SemiBold.otf")],
    },
];

/// Makes the fonts and says what they weigh.
pub(crate) fn run(options: Options) -> Result<()> {
    packages::provide(PACKAGES, options.yes)?;
    let mut left = characters::in_use(root())?;
    let latin = characters_of(&root().join(LATIN))?;
    left.retain(|char, _| !latin.contains(char));
    for source in SOURCES {
        let served = take(&mut left, &characters_of(&Path::new(source.folder).join(source.weights[0].0))?);
        for (there, here) in source.weights {
            let file = root().join(FOLDER).join(here);
            subset(&Path::new(source.folder).join(there), &served, &file)?;
            report(&file, served.len())?;
        }
    }
    refuse(&left)
}

/// Takes the characters out of those that are left that a font has.
fn take(left: &mut Characters, font: &BTreeSet<char>) -> BTreeSet<char> {
    let served = left.keys().copied().filter(|char| font.contains(char)).collect();
    left.retain(|char, _| !font.contains(char));
    served
}

/// An error for characters that are in no font.
fn refuse(left: &Characters) -> Result<()> {
    let lines: Vec<String> =
        left.iter().map(|(char, file)| format!("{}: no font has {char:?}", file.display())).collect();
    if !lines.is_empty() {
        bail!("{}", lines.join("\n"));
    }
    Ok(())
}

/// Tells how large a file is, as it lies in the library of an APK and as a store may send it.
fn report(file: &Path, n_characters: usize) -> Result<()> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&bytes)?;
    let packed = packed.finish()?.len();
    let name = file.file_name().unwrap_or_default().display();
    println!("{name}: {} bytes, {packed} compressed, for {n_characters} more characters", bytes.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn written(text: &str) -> Characters {
        text.chars().map(|char| (char, PathBuf::from("ja/menu.ftl"))).collect()
    }

    #[test]
    fn the_first_font_that_has_a_character_serves_it() {
        let mut left = written("石→");
        assert_eq!(take(&mut left, &BTreeSet::from(['石', '隅'])), BTreeSet::from(['石']));
        assert_eq!(take(&mut left, &BTreeSet::from(['石', '→'])), BTreeSet::from(['→']));
        assert!(refuse(&left).is_ok());
    }

    #[test]
    fn a_character_that_no_font_has_is_told_with_its_file() {
        let complaint = refuse(&written("🟩")).unwrap_err().to_string();
        assert_eq!(complaint, "ja/menu.ftl: no font has '🟩'");
    }

    #[test]
    fn the_openings_are_found_with_their_file() {
        let characters = characters::in_use(root()).unwrap();
        assert_eq!(characters.get(&'兎'), Some(&PathBuf::from("assets/openings.tsv")));
        assert!(
            characters.contains_key(&'A')
                && !characters.contains_key(&'🟩')
                && !characters.contains_key(&'\n')
        );
    }
}
