//! The app's words in every language, by which fingers that understand none of them know a few controls.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::cargo::root;

/// What these messages say in each language of `assets/locales`, up to the first thing that is filled in.
pub(super) fn in_every_language(ids: &[&str]) -> Result<Vec<String>> {
    let mut words = Vec::new();
    for language in languages()? {
        words.extend(in_language(&language, ids)?);
    }
    words.sort();
    words.dedup();
    Ok(words)
}

/// The folder of each language.
fn languages() -> Result<Vec<PathBuf>> {
    fs::read_dir(root().join("assets/locales"))?.map(|language| Ok(language?.path())).collect()
}

/// The same in the language of this folder.
fn in_language(folder: &Path, ids: &[&str]) -> Result<Vec<String>> {
    let mut words = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        words.extend(text.lines().filter_map(|line| message(line, ids)));
    }
    Ok(words)
}

/// The words of a line that is one of these messages.
fn message(line: &str, ids: &[&str]) -> Option<String> {
    let (id, text) = line.split_once(" = ")?;
    let fixed = text.split('{').next()?.trim();
    (ids.contains(&id) && !fixed.is_empty()).then(|| fixed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phone::soak;

    #[test]
    fn a_message_is_known_up_to_what_is_filled_in() {
        let of = |line| message(line, &["takes"]);
        assert_eq!(of("takes = playable, takes { $discs }").as_deref(), Some("playable, takes"));
        assert_eq!(of("takes-not = playable"), None);
        assert_eq!(of("takes = { $discs }"), None);
    }

    /// A message that got another name, or begins with an argument in some language, would leave the fingers blind there.
    #[test]
    fn every_word_that_the_fingers_look_for_is_there_in_every_language() {
        let languages = languages().unwrap();
        assert!(languages.len() >= 6, "{languages:?}");
        for language in languages {
            for id in soak::LOOKED_FOR.iter().copied().flatten() {
                assert_eq!(in_language(&language, &[id]).unwrap().len(), 1, "{id} in {}", language.display());
            }
        }
    }
}
