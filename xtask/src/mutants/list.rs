//! The breakages of `xtask/mutants`, and that they still fit the sources.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

/// A small breakage of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    /// The list that it is in, such as `rules`.
    pub(super) area: String,
    /// The file, from the folder of the workspace.
    pub(super) file: String,
    /// What it breaks.
    pub(super) what: String,
    /// What stands in the file, exactly once.
    from: String,
    /// What it is replaced by.
    to: String,
    /// The tests that are tried first, in the words of `cargo test`.
    pub(super) tests: Vec<String>,
}

impl Mutant {
    /// The source with the breakage in it.
    pub(super) fn applied(&self, source: &str) -> Result<String> {
        let n_found = source.matches(&self.from).count();
        ensure!(n_found == 1, "{}: {:?} stands there {n_found} times; expected once", self.file, self.from);
        Ok(source.replacen(&self.from, &self.to, 1))
    }

    /// How `cargo test` is asked for its own tests: kinds of tests, then words that their names contain.
    pub(super) fn arguments(&self) -> Vec<&str> {
        let mut kinds = Vec::new();
        let mut names = Vec::new();
        let mut words = self.tests.iter().map(String::as_str).peekable();
        while let Some(word) = words.next() {
            match word {
                "--lib" => kinds.push(word),
                "--test" => kinds.extend([word].into_iter().chain(words.next())),
                name => names.push(name),
            }
        }
        // Names pick tests of all kinds; those of other kinds than the library's are run as a whole.
        if kinds.contains(&"--test") {
            names.clear();
        }
        if !names.is_empty() {
            kinds.push("--");
        }
        kinds.into_iter().chain(names).collect()
    }
}

/// Every breakage of a folder.
pub(super) fn read_all(folder: &Path) -> Result<Vec<Mutant>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    paths.sort();
    let mut mutants = Vec::new();
    for path in paths {
        let area = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&path)?;
        mutants.extend(read(&area, &text).with_context(|| path.display().to_string())?);
    }
    Ok(mutants)
}

/// The breakages of a list, with an empty line between two.
fn read(area: &str, text: &str) -> Result<Vec<Mutant>> {
    text.split("\n\n").filter(|block| !block.trim().is_empty()).map(|block| read_one(area, block)).collect()
}

fn read_one(area: &str, block: &str) -> Result<Mutant> {
    let mut lines = block.trim_matches('\n').lines();
    let (Some(file), Some(what)) = (lines.next(), lines.next()) else { bail!("{block:?} is no mutant") };
    let mut mutant = Mutant {
        area: area.to_owned(),
        file: file.to_owned(),
        what: what.to_owned(),
        from: String::new(),
        to: String::new(),
        tests: Vec::new(),
    };
    for line in lines {
        match line.split_at_checked(2) {
            Some(("- ", text)) => text.clone_into(&mut mutant.from),
            Some(("+ ", text)) => text.clone_into(&mut mutant.to),
            Some(("? ", tests)) => mutant.tests = tests.split(' ').map(str::to_owned).collect(),
            _ => bail!("{line:?}: expected a line that begins with -, + or ?"),
        }
    }
    ensure!(!mutant.from.is_empty() && mutant.from != mutant.to, "{what:?} changes nothing");
    ensure!(!mutant.tests.is_empty(), "{what:?} names no tests");
    Ok(mutant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::root;

    /// Who changes a line that a mutant names changes the mutant too, or takes it out.
    #[test]
    fn every_mutant_stands_exactly_once_in_its_source() {
        let mutants = read_all(&root().join("xtask/mutants")).unwrap();
        assert!(mutants.len() >= 60, "{} mutants", mutants.len());
        let wrong: Vec<String> = mutants
            .iter()
            .filter_map(|mutant| {
                let source = fs::read_to_string(root().join(&mutant.file)).unwrap_or_default();
                mutant.applied(&source).err().map(|error| format!("{}: {error}", mutant.area))
            })
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn every_test_that_a_mutant_names_is_a_file() {
        for mutant in read_all(&root().join("xtask/mutants")).unwrap() {
            let named = mutant.tests.windows(2).filter(|pair| pair[0] == "--test").map(|pair| &pair[1]);
            for name in named {
                let paths = [format!("tests/{name}.rs"), format!("tests/{name}/main.rs")];
                assert!(paths.iter().any(|path| root().join(path).is_file()), "{}: {name}", mutant.what);
            }
        }
    }

    #[test]
    fn a_block_is_read_and_its_tests_are_asked_for() {
        let text = "a.rs\nit breaks\n- one\n+ two\n? --lib rules:: game::\n\nb.rs\nit goes\n- three\n? --test turns --lib app::\n";
        let [first, second] = &read("rules", text).unwrap()[..] else { panic!("two blocks") };
        assert_eq!(first.applied("zero one").unwrap(), "zero two");
        assert_eq!(first.arguments(), ["--lib", "--", "rules::", "game::"]);
        assert_eq!(second.applied("three four").unwrap(), " four");
        assert_eq!(second.arguments(), ["--test", "turns", "--lib"]);
        assert!(first.applied("one and one").is_err() && first.applied("zero").is_err());
    }

    #[test]
    fn what_is_no_mutant_is_refused() {
        for text in
            ["a.rs", "a.rs\nwhat\n- one\n+ one\n? --lib", "a.rs\nwhat\n- one", "a.rs\nwhat\n* one\n? x"]
        {
            assert!(read("rules", text).is_err(), "{text}");
        }
    }
}
