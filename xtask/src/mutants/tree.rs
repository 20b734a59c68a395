//! The copy of the sources in which mutants are made, and the tests that are run in it.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::list::Mutant;
use crate::cargo::{cargo, git, output, root};
use crate::tiers::BARE;

/// How a run of tests ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ran {
    Passed,
    /// The first test that failed.
    Failed(String),
    /// They had not ended when the time was over.
    TooLong,
}

/// Golden numbers: they tell that something changed, not that it is wrong. They do not count.
const FINGERPRINTS: &[&str] =
    &["every_engine_visits_the_same_positions_as_ever", "the_searches_visit_the_same_positions_as_ever"];

/// Tests of the sources' texts, which a mutant may offend without being noticed by anything that runs.
const OF_TEXTS: &[&str] = &["every_path_that_a_page_names_exists"];

pub(super) struct Tree {
    folder: PathBuf,
}

impl Tree {
    /// Copies every file that git knows, or would know, as it is now. Files that are the same already keep their times, so
    /// that little is compiled anew.
    pub(super) fn copied() -> Result<Self> {
        let tree = Self { folder: root().join("target/mutants/tree") };
        let names = output(git().args(["ls-files", "--cached", "--others", "--exclude-standard"]))?;
        for name in names.lines() {
            let from = root().join(name);
            if from.is_file() {
                tree.write(name, &fs::read(&from).with_context(|| from.display().to_string())?)?;
            }
        }
        Ok(tree)
    }

    /// Writes a file of the copy, unless it is as it should be.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let path = self.folder.join(name);
        if fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        fs::create_dir_all(path.parent().unwrap_or(&self.folder))?;
        fs::write(&path, bytes).with_context(|| path.display().to_string())
    }

    /// Does something while the mutant is in the copy.
    pub(super) fn with<R>(&self, mutant: &Mutant, work: impl FnOnce() -> Result<R>) -> Result<R> {
        let source = fs::read_to_string(root().join(&mutant.file)).with_context(|| mutant.file.clone())?;
        self.write(&mutant.file, mutant.applied(&source)?.as_bytes())?;
        let done = work();
        self.write(&mutant.file, source.as_bytes())?;
        done
    }

    /// Builds these tests of the bare tier, for as long as that takes, and runs them within a limit.
    pub(super) fn test(&self, arguments: &[&str], limit: Duration) -> Result<Ran> {
        let log = self.folder.with_file_name("tests.log");
        let kinds: Vec<&str> = kinds(arguments).collect();
        let built = self.cargo(&log)?.args(&kinds).arg("--no-run").status()?;
        if !built.success() {
            bail!("the mutant does not compile:\n{}", tail(&log)?);
        }
        let names = arguments.iter().copied().skip(kinds.len() + 1);
        let mut tests = self.cargo(&log)?;
        tests.args(&kinds).arg("--").args(names);
        for skipped in FINGERPRINTS.iter().chain(OF_TEXTS) {
            tests.args(["--skip", skipped]);
        }
        match run_within(tests, limit)? {
            None => Ok(Ran::TooLong),
            Some(ended) if ended.success() => Ok(Ran::Passed),
            Some(ended) => {
                Ok(Ran::Failed(failed_test(&fs::read_to_string(&log)?).unwrap_or(ended.to_string())))
            }
        }
    }

    /// Whether this test, which has failed among those that were asked for, fails alone too. What ended a whole program has no
    /// name, and counts.
    pub(super) fn fails_again(&self, arguments: &[&str], test: &str, limit: Duration) -> Result<bool> {
        if test.contains(' ') {
            return Ok(true);
        }
        // Exactly: parts of names that were asked for must not bring the others along.
        let alone: Vec<&str> = kinds(arguments).chain(["--", "--exact", test]).collect();
        Ok(self.test(&alone, limit)? != Ran::Passed)
    }

    /// `cargo test` of the bare tier in the copy, whose words go to the log.
    fn cargo(&self, log: &Path) -> Result<Command> {
        let log = File::create(log).with_context(|| log.display().to_string())?;
        let mut cargo = cargo();
        cargo.current_dir(&self.folder).arg("test").args(BARE.flags).arg("--target-dir");
        cargo.arg(self.folder.with_file_name("build")).stdout(log.try_clone()?).stderr(log);
        Ok(cargo)
    }
}

/// The kinds of tests that are asked for, without the names behind them.
fn kinds<'a>(arguments: &[&'a str]) -> impl Iterator<Item = &'a str> {
    arguments.iter().copied().take_while(|argument| *argument != "--")
}

/// Runs a command; `None` if it was still running after this time, and has been ended with all that it had started.
fn run_within(mut command: Command, limit: Duration) -> Result<Option<ExitStatus>> {
    let mut child = command.process_group(0).spawn()?;
    let begun = Instant::now();
    loop {
        if let Some(ended) = child.try_wait()? {
            return Ok(Some(ended));
        }
        if begun.elapsed() > limit {
            end_group(&mut child)?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn end_group(child: &mut Child) -> Result<()> {
    // The shell's own: a small Debian has no program of that name.
    Command::new("sh").args(["-c", &format!("kill -KILL -{}", child.id())]).status()?;
    child.wait()?;
    Ok(())
}

/// The first test that a log tells has failed, or what else it tells at its end.
fn failed_test(log: &str) -> Option<String> {
    let failed = |line: &str| {
        let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
        Some(name.trim_end_matches(" - should panic").to_owned())
    };
    let aborted = || log.lines().find(|line| line.contains("(signal: ")).map(|line| line.trim().to_owned());
    log.lines().find_map(failed).or_else(aborted)
}

fn tail(log: &Path) -> Result<String> {
    let text = fs::read_to_string(log)?;
    let lines: Vec<&str> = text.lines().collect();
    Ok(lines[lines.len().saturating_sub(30)..].join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failed_test_of_a_log_is_found() {
        let log = "test a::b ... ok\ntest c::d ... FAILED\ntest e ... FAILED\n";
        assert_eq!(failed_test(log).as_deref(), Some("c::d"));
        let crash =
            "error: test failed\nCaused by:\n  process didn't exit successfully: `x` (signal: 6, SIGABRT)\n";
        assert!(failed_test(crash).unwrap().contains("SIGABRT"));
        assert_eq!(failed_test("test a ... ok\n"), None);
    }

    #[test]
    fn what_does_not_end_is_ended() {
        let mut endless = Command::new("sleep");
        endless.arg("1000");
        assert_eq!(run_within(endless, Duration::from_millis(1)).unwrap(), None);
        assert!(run_within(Command::new("true"), Duration::from_mins(1)).unwrap().unwrap().success());
    }
}
