//! The folders of words: one for each language, all with the same files, and every file is read.
//!
//! What is in the files is compared by the tests of `src/ui/strings/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use othello::app::Language;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn every_language_has_a_folder_and_every_folder_is_a_language() {
    let codes = Language::ALL.map(|language| language.code().to_owned());
    assert_eq!(names(&root().join("assets/locales")), codes.into_iter().collect());
}

#[test]
fn every_folder_has_the_same_files_and_all_are_read() {
    let reader = fs::read_to_string(root().join("src/ui/strings/locale.rs")).unwrap();
    let english = names(&root().join("assets/locales/en"));
    for file in &english {
        let stem = file.strip_suffix(".ftl").unwrap_or_else(|| panic!("{file} is no file of words"));
        assert!(reader.contains(&format!("\"{stem}\"")), "nobody reads {file}");
    }
    for language in Language::ALL {
        assert_eq!(names(&root().join("assets/locales").join(language.code())), english, "{language:?}");
    }
}

/// Android's own settings offer these languages for the app.
#[test]
fn android_offers_every_language() {
    let list = fs::read_to_string(root().join("res/xml/locales.xml")).unwrap();
    let offered = list.split("android:name=\"").skip(1).filter_map(|rest| rest.split('"').next());
    assert_eq!(offered.collect::<BTreeSet<_>>(), Language::ALL.map(Language::code).into_iter().collect());
}
