//! What stores show of the app: texts and pictures in `fastlane/metadata/android`, within the stores' limits.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result};

use super::files_under;

/// Where stores look for it, from the folder of the workspace.
pub(crate) const FOLDER: &str = "fastlane/metadata/android";

/// The language that stores fall back on, and the only one that must have all kinds of pictures.
const FALLBACK: &str = "en-US";

/// Texts and how many letters they may have.
const TEXTS: [(&str, usize); 3] =
    [("title.txt", 30), ("short_description.txt", 80), ("full_description.txt", 4000)];

/// How many letters the news of a version may have.
const CHANGELOG: usize = 500;

/// Pictures of a fixed size.
const PICTURES: [(&str, (u32, u32)); 2] =
    [("images/icon.png", (512, 512)), ("images/featureGraphic.png", (1024, 500))];

/// Folders with pictures of the screen: at least this many, each side between these, at most twice as long as wide.
const SCREENSHOTS: [(&str, usize); 3] = [(PHONE, 2), ("sevenInchScreenshots", 1), ("tenInchScreenshots", 1)];
/// The pictures that every language has: whoever looks at them should be able to read them.
const PHONE: &str = "phoneScreenshots";
const SIDES: (u32, u32) = (320, 3840);
const MOST_SCREENSHOTS: usize = 8;
const MOST_BYTES: u64 = 8_000_000;

/// Everything that a store would refuse.
pub(crate) fn complaints(folder: &Path, version_code: u32) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let mut languages = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        languages.push(entry?.path());
    }
    languages.sort_unstable();
    if !languages.iter().any(|language| language.ends_with(FALLBACK)) {
        complaints.push(format!("{FALLBACK} is missing"));
    }
    for language in &languages {
        let mut faults = texts(language, version_code);
        faults.extend(pictures(language)?);
        let name = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        complaints.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    Ok(complaints)
}

fn texts(language: &Path, version_code: u32) -> Vec<String> {
    let changelog = format!("changelogs/{version_code}.txt");
    let files = TEXTS.iter().map(|(name, limit)| (*name, *limit)).chain([(changelog.as_str(), CHANGELOG)]);
    files.filter_map(|(name, limit)| text(&language.join(name), name, limit)).collect()
}

fn text(file: &Path, name: &str, limit: usize) -> Option<String> {
    let Ok(text) = fs::read_to_string(file) else { return Some(format!("{name} is missing")) };
    let n_letters = text.trim_end().chars().count();
    match n_letters {
        0 => Some(format!("{name} is empty")),
        _ if n_letters > limit => Some(format!("{name} has {n_letters} letters, and {limit} are allowed")),
        _ => None,
    }
}

fn pictures(language: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let is_fallback = language.ends_with(FALLBACK);
    for (name, wanted) in PICTURES {
        let file = language.join(name);
        if file.is_file() {
            let size = size(&file)?;
            if size != wanted {
                complaints.push(format!("{name} has {size:?} pixels, and {wanted:?} are wanted"));
            }
        } else if is_fallback {
            complaints.push(format!("{name} is missing"));
        }
    }
    for (name, least) in SCREENSHOTS {
        let folder = language.join("images").join(name);
        let files = if folder.is_dir() { files_under(&folder)? } else { Vec::new() };
        let is_needed = is_fallback || name == PHONE;
        if (is_needed && files.len() < least) || files.len() > MOST_SCREENSHOTS {
            complaints.push(format!("{name} has {} pictures", files.len()));
        }
        for file in files {
            let (width, height) = size(&file)?;
            let (short, long) = (width.min(height), width.max(height));
            let fits = short >= SIDES.0 && long <= SIDES.1 && long <= 2 * short;
            if !fits || fs::metadata(&file)?.len() > MOST_BYTES {
                complaints
                    .push(format!("{} has {width} x {height} pixels or too many bytes", file.display()));
            }
        }
    }
    Ok(complaints)
}

/// Width and height of a PNG.
fn size(file: &Path) -> Result<(u32, u32)> {
    let bytes = BufReader::new(fs::File::open(file).with_context(|| file.display().to_string())?);
    let reader = png::Decoder::new(bytes).read_info().with_context(|| file.display().to_string())?;
    Ok((reader.info().width, reader.info().height))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::root;

    #[test]
    fn the_stores_texts_and_pictures_are_within_their_limits_in_every_language() {
        let complaints = complaints(&root().join(FOLDER), crate::apk::version_code().unwrap()).unwrap();
        assert_eq!(complaints, [] as [String; 0]);
    }

    /// Whoever reads the app in a language should find it in the store in that language: these are Android's names.
    #[test]
    fn every_language_of_the_app_has_its_texts() {
        let locales = fs::read_to_string(root().join("res/xml/locales.xml")).unwrap();
        let names = locales.split("android:name=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for name in names {
            let folders = fs::read_dir(root().join(FOLDER)).unwrap().flatten();
            let mut languages = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
            assert!(
                languages.any(|language| language == name || language.starts_with(&format!("{name}-"))),
                "{name}"
            );
        }
    }

    #[test]
    fn the_recipe_builds_the_version_of_today() {
        let recipe = fs::read_to_string(root().join("metadata/org.rustothello.app.yml")).unwrap();
        let code = crate::apk::version_code().unwrap();
        for line in [
            format!("versionName: {}", env!("CARGO_PKG_VERSION")),
            format!("versionCode: {code}"),
            format!("commit: v{}", env!("CARGO_PKG_VERSION")),
            format!("CurrentVersionCode: {code}"),
        ] {
            assert!(
                recipe.lines().any(|known| known.trim_start_matches([' ', '-']) == line),
                "{line} is missing"
            );
        }
    }

    #[test]
    fn what_is_too_long_or_missing_is_told() {
        let folder = root().join("target/xtask-tests/store");
        crate::cache::remove(&folder).unwrap();
        let language = folder.join("id");
        fs::create_dir_all(language.join("changelogs")).unwrap();
        fs::write(language.join("title.txt"), "å".repeat(30)).unwrap();
        fs::write(language.join("short_description.txt"), "a".repeat(81)).unwrap();
        fs::write(language.join("full_description.txt"), "\n").unwrap();
        assert_eq!(
            complaints(&folder, 7).unwrap(),
            [
                "en-US is missing",
                "id: short_description.txt has 81 letters, and 80 are allowed",
                "id: full_description.txt is empty",
                "id: changelogs/7.txt is missing",
                "id: phoneScreenshots has 0 pictures",
            ]
        );
    }
}
