//! Every character that the app can show, and a place where it is written.
//!
//! Also compiled into the test of the screens that looks for all of them in the fonts (`tests/ui/fonts.rs`).

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Characters, each with the first file that has it.
pub(crate) type Characters = BTreeMap<char, PathBuf>;

/// What is read and never shown, so that no font needs it: the signs of boards and lines from elsewhere.
const NEVER_SHOWN: [&str; 2] = ["src/rules/paste", "src/rules/notation.rs"];

/// The characters of all words of all languages, of the names of openings, and of the texts in the sources, where the
/// languages have their own names. Paths are those below `root`.
pub(crate) fn in_use(root: &Path) -> io::Result<Characters> {
    let mut characters = Characters::new();
    for (folder, extension, shown) in [
        ("assets/locales", "ftl", shown_of_fluent as fn(&str) -> String),
        ("assets/openings.tsv", "tsv", shown_of_fluent),
        ("src", "rs", shown_of_rust),
    ] {
        for file in files(&root.join(folder), extension)? {
            let name = file.strip_prefix(root).unwrap_or(&file);
            if NEVER_SHOWN.iter().any(|never| name.starts_with(never)) || name.ends_with("tests.rs") {
                continue;
            }
            for char in shown(&fs::read_to_string(&file)?).chars().filter(|char| needs_glyph(*char)) {
                characters.entry(char).or_insert_with(|| name.to_owned());
            }
        }
    }
    Ok(characters)
}

/// The files below a path whose names end so, in the same order on every machine.
fn files(path: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(files(&entry, extension)?);
        } else if entry.extension().is_some_and(|end| end == extension) {
            found.push(entry);
        }
    }
    Ok(found)
}

/// A text without the lines that begin as a comment does, and with its escapes resolved. What is left of the markup is
/// plain ASCII, which the fonts have anyway.
fn shown_of_fluent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    without_escapes(&lines.join("\n"))
}

/// A source without its tests and comments. A comment behind a text with two slashes in it would be taken for a text: then
/// a glyph too many is asked for, which does no harm.
fn shown_of_rust(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| line.split(" // ").next().unwrap_or_default())
        .collect();
    without_escapes(&lines.join("\n"))
}

/// A text with the characters that `\u{2009}`, `\u2009` and `\U002009` stand for behind it.
fn without_escapes(text: &str) -> String {
    let escaped = text.split('\\').skip(1).filter_map(|behind| {
        let digits = match behind.as_bytes().first()? {
            b'u' if behind.starts_with("u{") => behind[2..].split('}').next()?,
            b'u' => behind.get(1..5)?,
            b'U' => behind.get(1..7)?,
            _ => return None,
        };
        u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
    });
    text.chars().chain(escaped).collect()
}

/// Whether a font must have a character. For these egui needs none: it makes thin spaces of the space, and shows nothing of
/// marks without a width.
fn needs_glyph(char: char) -> bool {
    let made_of_the_space = matches!(char, '\u{2009}' | '\u{202f}');
    let without_width = matches!(char, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}')
        || matches!(char, '\u{2066}'..='\u{206f}' | '\u{feff}');
    !(char.is_control() || made_of_the_space || without_width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_of_translators_need_no_glyphs() {
        let shown = shown_of_fluent(
            "### 大\n# 中\nabout-title = 石\n  # 小\nrange = 1{ \"\\u2009\" }–{ \"\\U01F642\" }\n",
        );
        for char in "石小–\u{2009}\u{1f642}".chars() {
            assert!(shown.contains(char), "{char} is missing in {shown}");
        }
        assert!(!shown.contains(['大', '中']), "{shown}");
    }

    #[test]
    fn texts_of_sources_need_glyphs_and_comments_and_tests_do_not() {
        let shown = shown_of_rust(
            "//! é\nconst SIGN: &str = \"→\"; // ü\n    /// ñ\nlet url = \"https://ö\";\nlet minus = '\\u{2212}';\n\
             #[cfg(test)]\nmod tests {\n    \"ß\"\n}\n",
        );
        for char in "→ö−".chars() {
            assert!(shown.contains(char), "{char} is missing in {shown}");
        }
        assert!(!shown.contains(['é', 'ü', 'ñ', 'ß']), "{shown}");
    }

    #[test]
    fn line_ends_and_thin_spaces_need_no_glyph_but_a_space_that_does_not_break_does() {
        assert!(!['\n', '\t', '\u{202f}', '\u{2009}', '\u{200b}', '\u{feff}'].into_iter().any(needs_glyph));
        assert!([' ', '\u{a0}', '…', '石', '\u{3000}'].into_iter().all(needs_glyph));
    }
}
