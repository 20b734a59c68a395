//! Holds the pages for readers to what stands: every path, test, command and link that they name exists.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A page with its path from the root.
struct Page {
    name: String,
    text: String,
}

/// The pages beside the manifest and those under `docs/`.
fn pages() -> Vec<Page> {
    let in_folder = |folder: &str| -> Vec<String> {
        let entries = fs::read_dir(root().join(folder)).unwrap();
        entries.map(|entry| format!("{folder}{}", entry.unwrap().file_name().to_str().unwrap())).collect()
    };
    let mut names = [in_folder(""), in_folder("docs/")].concat();
    names.retain(|name| has_ending(name, "md"));
    names.sort();
    names
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(root().join(&name)).unwrap();
            Page { name, text }
        })
        .collect()
}

fn page(name: &str) -> Page {
    pages().into_iter().find(|page| page.name == name).unwrap_or_else(|| panic!("there is no {name}"))
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == ending)
}

/// What stands between single backticks in a line.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Folders beside the manifest that a path in a page can begin with. `target/` is made by the commands.
const FOLDERS: &[&str] = &[
    ".cargo/",
    ".ci/",
    ".github/",
    "assets/",
    "benches/",
    "desktop/",
    "docs/",
    "examples/",
    "fastlane/",
    "metadata/",
    "phone/",
    "res/",
    "src/",
    "tests/",
    "xtask/",
];

fn is_path(span: &str) -> bool {
    FOLDERS.iter().any(|folder| span.starts_with(folder)) && !span.contains([' ', '*', '{', '…'])
}

fn is_source_name(span: &str) -> bool {
    has_ending(span, "rs") && span.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.-".contains(&byte))
}

/// The names of all sources.
fn source_names() -> Vec<String> {
    fn walk(folder: &Path, names: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, names);
            } else {
                names.push(path.file_name().unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    let mut names = Vec::new();
    for folder in ["src", "tests", "benches", "examples", "xtask/src", "phone/src"] {
        walk(&root().join(folder), &mut names);
    }
    names
}

/// Every path, and every source that is named without its folder.
fn missing_paths(page: &Page, sources: &[String]) -> Vec<String> {
    let mut missing = Vec::new();
    for (idx, line) in page.text.lines().enumerate() {
        for span in spans(line) {
            let is_missing = if is_path(span) {
                !root().join(span).exists()
            } else {
                is_source_name(span) && !sources.iter().any(|name| name == span)
            };
            if is_missing {
                missing.push(format!("{}:{}: there is no {span}", page.name, idx + 1));
            }
        }
    }
    missing
}

#[test]
fn every_path_that_a_page_names_exists() {
    let sources = source_names();
    let missing: Vec<String> = pages().iter().flat_map(|page| missing_paths(page, &sources)).collect();
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

/// The texts of a file, or of all files in a folder.
fn texts(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap();
        return entries.map(|entry| texts(&entry.unwrap().path())).collect();
    }
    fs::read_to_string(path).unwrap_or_default()
}

/// Names such as `Screen`, `Level::ALL` or `switches_ui`.
fn is_name_in_code(span: &str) -> bool {
    let is_name = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_alphabetic())
            && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    span.split("::").all(is_name)
}

/// The points of the lists and the rows of the tables, each as one line.
fn points(text: &str) -> Vec<String> {
    let mut points: Vec<String> = Vec::new();
    for line in text.lines() {
        match points.last_mut() {
            Some(point) if line.starts_with("   ") && !point.is_empty() => *point += line,
            _ => points.push(line.to_owned()),
        }
    }
    points.retain(|point| point.starts_with("| ") || point.starts_with(|c: char| c.is_ascii_digit()));
    points
}

/// Who follows a list of files to touch looks there for the names beside them.
#[test]
fn every_name_in_a_list_of_files_stands_in_one_of_them() {
    let mut n_names = 0;
    for point in points(&page("CONTRIBUTING.md").text) {
        let files: String =
            spans(&point).filter(|span| is_path(span)).map(|path| texts(&root().join(path))).collect();
        for name in spans(&point).filter(|span| is_name_in_code(span) && !files.is_empty()) {
            let last = name.rsplit("::").next().unwrap();
            assert!(files.contains(last), "CONTRIBUTING.md: no {name} in the files of {point:?}");
            n_names += 1;
        }
    }
    assert!(n_names > 10, "only {n_names} names were found");
}

/// The targets of `[words](target)` and `src="target"` that are files of ours.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let of_words = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let of_pictures = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    of_words.chain(of_pictures).filter(|target| !target.contains("://") && !target.starts_with('#'))
}

#[test]
fn every_link_leads_somewhere() {
    let mut n_links = 0;
    for page in pages() {
        let folder: PathBuf = root().join(&page.name).parent().unwrap().to_owned();
        for target in links(&page.text) {
            let file = target.split('#').next().unwrap();
            assert!(folder.join(file).exists(), "{}: {target} leads nowhere", page.name);
            n_links += 1;
        }
    }
    assert!(n_links > 10, "only {n_links} links were found");
}

/// What follows a word in a page, as far as it is a name: `--test turns` gives `turns`.
fn names_after<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(word).skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c)));
        let name = &rest[..end.unwrap_or(rest.len())];
        (!name.is_empty() && !name.starts_with('-')).then_some(name)
    })
}

#[test]
fn every_command_that_a_page_gives_can_be_typed() {
    let verbs: String = ["xtask/src/main.rs", "xtask/src/playing.rs"]
        .map(|file| fs::read_to_string(root().join(file)).unwrap())
        .concat();
    for page in pages() {
        let exists = |name: &str, places: &[String]| {
            assert!(places.iter().any(|place| root().join(place).exists()), "{}: no {name:?}", page.name);
        };
        for name in names_after(&page.text, "--test ") {
            exists(name, &[format!("tests/{name}.rs"), format!("tests/{name}/main.rs")]);
        }
        for name in names_after(&page.text, "--bench ") {
            exists(name, &[format!("benches/{name}.rs")]);
        }
        for name in names_after(&page.text, "--example ") {
            exists(name, &[format!("examples/{name}.rs")]);
        }
        for name in names_after(&page.text, "cargo xtask ") {
            let variant: String =
                name.split('-').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect();
            let is_verb =
                [format!("    {variant}("), format!("    {variant},")].iter().any(|it| verbs.contains(it));
            assert!(is_verb, "{}: `cargo xtask {name}` is no command", page.name);
        }
    }
}

#[test]
fn every_page_under_docs_opens_with_what_it_answers() {
    for page in pages().iter().filter(|page| page.name.starts_with("docs/")) {
        let mut paragraphs = page.text.split("\n\n");
        assert!(paragraphs.next().unwrap().starts_with("# "), "{} has no title", page.name);
        let first = paragraphs.next().unwrap();
        assert!(first.contains("This page answers"), "{} begins with {first:?}", page.name);
    }
}

mod the_papers {
    use super::*;

    /// Whether a source has a test of this name.
    fn has_test(source: &str, name: &str) -> bool {
        let function = format!("fn {name}(");
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        lines.iter().enumerate().any(|(idx, line)| {
            let attributes = lines[..idx].iter().rev().take_while(|line| line.starts_with("#["));
            line.starts_with(&function) && attributes.into_iter().any(|line| *line == "#[test]")
        })
    }

    /// The tests that a line names, each with the file before it.
    fn named_tests(line: &str) -> Vec<(&str, &str)> {
        let (mut file, mut tests) = ("", Vec::new());
        for span in spans(line) {
            if has_ending(span, "rs") {
                file = span;
            } else if !file.is_empty() && span.contains('_') && !span.contains(['/', ' ', '.', ':']) {
                tests.push((file, span));
            }
        }
        tests
    }

    #[test]
    fn every_claim_names_a_test_that_exists() {
        let page = page("docs/PAPERS.md");
        let mut n_tests = 0;
        let (_, claims) = page.text.split_once("\n## P0\n").expect("the claims begin with P0's");
        for row in claims.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| claim")) {
            let tests = named_tests(row);
            assert!(!tests.is_empty(), "no test in {row}");
            for (file, name) in tests {
                let source = fs::read_to_string(root().join(file)).unwrap_or_default();
                assert!(has_test(&source, name), "docs/PAPERS.md: {file} has no test {name}");
                n_tests += 1;
            }
        }
        assert!(n_tests > 40, "only {n_tests} tests were found");
    }

    /// A test of the papers' figures that the page forgets is a claim that nobody finds.
    #[test]
    fn every_test_of_the_papers_figures_is_on_the_page() {
        let page = page("docs/PAPERS.md");
        for file in ["tests/papers.rs", "tests/paper_one_claim.rs"] {
            let source = fs::read_to_string(root().join(file)).unwrap();
            for name in names_after(&source, "#[test]\n    fn ").chain(names_after(&source, "#[test]\nfn ")) {
                assert!(
                    page.text.contains(&format!("`{name}`")),
                    "docs/PAPERS.md does not name {name} of {file}"
                );
            }
        }
    }

    #[test]
    fn a_name_that_is_no_test_is_found() {
        let source = "#[test]\nfn one() {}\nfn two() {}\n#[test]\n#[ignore = \"long\"]\nfn three() {}\n";
        assert_eq!(
            ["one", "two", "three", "four"].map(|name| has_test(source, name)),
            [true, false, true, false]
        );
        assert_eq!(
            named_tests("| claim | `tests/a.rs` `b_c` `d_e` | `f` |"),
            [("tests/a.rs", "b_c"), ("tests/a.rs", "d_e")]
        );
    }
}

mod the_checker_itself {
    use super::*;

    fn missing(text: &str) -> Vec<String> {
        missing_paths(&Page { name: "page.md".to_owned(), text: text.to_owned() }, &["mod.rs".to_owned()])
    }

    #[test]
    fn finds_paths_and_sources_that_are_not_there() {
        assert_eq!(missing("See `src/rules/`, `src/lib.rs` and `mod.rs`."), [] as [&str; 0]);
        assert_eq!(missing("fine\n`src/nothing.rs`"), ["page.md:2: there is no src/nothing.rs"]);
        assert_eq!(missing("`nothing.rs`"), ["page.md:1: there is no nothing.rs"]);
        assert_eq!(missing("`cargo run` and `target/apk/` and `tests/*.rs`"), [] as [&str; 0]);
    }

    #[test]
    fn reads_points_with_all_their_lines() {
        let text = "words\n\n1. `src/a.rs`:\n   `B::C`\n2. `d`\n\n| e | f |\nmore\n";
        assert_eq!(points(text), ["1. `src/a.rs`:   `B::C`", "2. `d`", "| e | f |"]);
        let are_names = ["Screen", "Level::ALL", "switches_ui", "a.b", "page.words.…", "cargo run", ""];
        assert_eq!(are_names.map(is_name_in_code), [true, true, true, false, false, false, false]);
    }

    #[test]
    fn reads_links_and_commands() {
        let text = "[a](docs/A.md) and [b](https://b.c/d) <img src=\"e.png\">";
        assert_eq!(links(text).collect::<Vec<_>>(), ["docs/A.md", "e.png"]);
        let commands = "cargo test --test turns -- people; cargo xtask lint-apk, `cargo xtask --help`";
        assert_eq!(names_after(commands, "--test ").collect::<Vec<_>>(), ["turns"]);
        assert_eq!(names_after(commands, "cargo xtask ").collect::<Vec<_>>(), ["lint-apk"]);
    }
}
