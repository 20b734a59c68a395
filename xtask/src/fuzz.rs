//! `cargo xtask fuzz`: looks for bytes that break something, guided by what they reach (`fuzz/`).
//!
//! Neither `cargo fuzz` nor a nightly compiler is needed: libFuzzer comes as a crate with its source, and the compiler
//! counts what is reached by a pass that it has anyway. What was found once is replayed by every run of the tests
//! (`tests/corpora.rs`), without a fuzzer.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use crate::cargo::{cargo, output, root, status};
use crate::packages::{self, Package, Sign};
use crate::pool;

/// Look for inputs that make a reader of bytes, or the whole app, panic, hang or eat the memory.
///
/// Each target of the folder fuzz runs for a while, with overflow checks and debug assertions on. What it learns stays
/// in target/fuzz/corpus for the next time; fuzz/corpus has the small part that is kept in the repository.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Options {
    /// Only these; all of them if none is named.
    targets: Vec<String>,
    /// How long each of them runs.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// How many run at a time. More than there are cores take shares of them.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Instead: keep of what was learned the smallest inputs in fuzz/corpus, a few KB for each target. Inputs that
    /// somebody has given a name stay.
    #[arg(long)]
    minimise: bool,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// libFuzzer is written in C++.
pub(crate) const COMPILER: Package =
    Package { name: "g++", why: "to compile libFuzzer", sign: Sign::Command("g++") };

/// Has every edge and every comparison of our code counted, in the way that libFuzzer reads.
const COUNTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// An input that takes so many seconds hangs, also on a machine that has other things to do.
const HANGS_AFTER: u32 = 60;

/// So many bytes of inputs that only reach something may a target have in the repository.
const KEPT_BYTES: u64 = 10_000;

/// Builds the targets, and runs or minimises them.
pub(crate) fn run(options: Options) -> Result<()> {
    let agreed = options.yes || packages::in_ci(std::env::var("CI").ok().as_deref());
    packages::provide(&[&COMPILER], agreed)?;
    let known = targets()?;
    let chosen = if options.targets.is_empty() { known.clone() } else { options.targets };
    if let Some(unknown) = chosen.iter().find(|name| !known.contains(name)) {
        bail!("unknown target {unknown:?}; expected one of {}", known.join(", "));
    }
    let programs = build()?;
    let work = |name: &String| {
        let fuzzer = Fuzzer { name, program: programs.join(name) };
        if options.minimise { fuzzer.minimise().map(|()| None) } else { fuzzer.run(options.seconds) }
    };
    let findings = pool::share_out(&chosen, options.jobs, work, |_| {})?;
    let findings: Vec<String> = findings.into_iter().flatten().collect();
    if findings.is_empty() { Ok(()) } else { Err(anyhow!("{}", findings.join("\n"))) }
}

/// The names of all targets, in the order of the alphabet.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        names.extend(entry?.path().file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// Builds all targets; gives the folder of their programs.
fn build() -> Result<PathBuf> {
    let host = host()?;
    let folder = root().join("target/fuzz");
    let mut build = cargo();
    build.args(["build", "--release", "--manifest-path", "fuzz/Cargo.toml"]);
    // With a target named, build scripts are not counted: they have no libFuzzer to be linked with.
    build.args(["--target", &host, "--target-dir"]).arg(&folder).env("RUSTFLAGS", COUNTED);
    let ended = status(&mut build)?;
    if ended.success() {
        Ok(folder.join(host).join("release"))
    } else {
        Err(anyhow!("the build failed ({ended})"))
    }
}

/// The machine that we run on, as the compiler calls it.
fn host() -> Result<String> {
    let version = output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not tell its host")
}

/// A target with its program.
struct Fuzzer<'a> {
    name: &'a str,
    program: PathBuf,
}

impl Fuzzer<'_> {
    /// Runs for so long; gives a sentence about each input that broke something.
    fn run(&self, seconds: u32) -> Result<Option<String>> {
        let (learned, found) = (self.folder("corpus")?, self.folder("found")?);
        let log = root().join(format!("target/fuzz/{}.log", self.name));
        let mut fuzzer = self.command()?;
        fuzzer.arg(format!("-max_total_time={seconds}")).arg("-print_final_stats=1");
        fuzzer.arg(format!("-artifact_prefix={}/", found.display()));
        fuzzer.args([&learned, &self.kept()]).stderr(File::create(&log)?);
        let ended = status(&mut fuzzer)?;
        let told = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
        println!("{:12} {}", self.name, Figures::of(&told));
        if ended.success() {
            return Ok(None);
        }
        let input = told.lines().find_map(|line| line.split("Test unit written to ").nth(1));
        Ok(Some(format!(
            "{}: {} ({ended}; {}).\n  After mending it, keep the input: cp {} fuzz/corpus/{}/a-name",
            self.name,
            panic_of(&told).unwrap_or("it ended"),
            log.display(),
            input.unwrap_or("INPUT"),
            self.name
        )))
    }

    /// Puts the smallest inputs of all that was learned into the repository's folder.
    fn minimise(&self) -> Result<()> {
        let (learned, small) = (self.folder("corpus")?, self.folder("small")?);
        fs::remove_dir_all(&small)?;
        fs::create_dir_all(&small)?;
        let log = File::create(root().join(format!("target/fuzz/{}.log", self.name)))?;
        let ended =
            status(self.command()?.arg("-merge=1").args([&small, &self.kept(), &learned]).stderr(log))?;
        if !ended.success() {
            bail!("{}: minimising failed ({ended})", self.name);
        }
        for input in inputs(&self.kept())?.into_iter().filter(|input| is_of_fuzzer(&input.path)) {
            fs::remove_file(input.path)?;
        }
        let (mut n_inputs, mut n_bytes) = (0, 0);
        for input in inputs(&small)?.into_iter().filter(|input| is_of_fuzzer(&input.path)) {
            if n_bytes + input.n_bytes > KEPT_BYTES {
                break;
            }
            n_bytes += input.n_bytes;
            n_inputs += 1;
            let name = input.path.file_name().unwrap_or_default();
            fs::copy(&input.path, self.kept().join(name))?;
        }
        println!("{:12} {n_inputs} inputs of {n_bytes} bytes", self.name);
        Ok(())
    }

    fn command(&self) -> Result<Command> {
        let mut command = Command::new(&self.program);
        command.current_dir(root()).arg(format!("-timeout={HANGS_AFTER}"));
        command.arg(format!("-rss_limit_mb={}", megabytes(self.name)));
        // Large blocks go back to the system at once. Otherwise the inputs that the fuzzer keeps lie between them, and
        // look like a leak of ours.
        command.env("MALLOC_MMAP_THRESHOLD_", "131072");
        let words = root().join(format!("fuzz/dictionaries/{}.dict", self.name));
        if words.try_exists()? {
            command.arg(format!("-dict={}", words.display()));
        }
        Ok(command)
    }

    /// The inputs in the repository.
    fn kept(&self) -> PathBuf {
        root().join("fuzz/corpus").join(self.name)
    }

    /// A folder outside of the repository.
    fn folder(&self, kind: &str) -> Result<PathBuf> {
        let folder = root().join("target/fuzz").join(kind).join(self.name);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(folder)
    }
}

/// How much memory a target may take. Good weights take some ten megabytes, and bad ones may not take more.
fn megabytes(name: &str) -> u32 {
    if name == "weights" { 256 } else { 1024 }
}

struct Input {
    path: PathBuf,
    n_bytes: u64,
}

/// The files of a folder, the smallest first.
fn inputs(folder: &Path) -> Result<Vec<Input>> {
    let mut inputs = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        inputs.push(Input { path: entry.path(), n_bytes: entry.metadata()?.len() });
    }
    inputs.sort_by(|one, other| (one.n_bytes, &one.path).cmp(&(other.n_bytes, &other.path)));
    Ok(inputs)
}

/// Whether an input was named by the fuzzer, by its checksum, and not by somebody who wants to keep it.
fn is_of_fuzzer(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.len() == 40 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The sentence of a panic in what a fuzzer has told.
fn panic_of(told: &str) -> Option<&str> {
    let panicked = told.find("panicked at")?;
    told[panicked..].lines().nth(1)
}

/// What a run adds up to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Figures {
    n_executions: u64,
    /// How many edges of the program were reached.
    n_edges: u64,
    /// The peak, in megabytes.
    memory: u64,
}

impl Figures {
    fn of(told: &str) -> Self {
        let after = |line: &str, name: &str| line.split(name).nth(1)?.split_whitespace().next()?.parse().ok();
        let last = |name: &str| told.lines().rev().find_map(|line| after(line, name)).unwrap_or_default();
        Self {
            n_executions: last("stat::number_of_executed_units:"),
            n_edges: last(" cov: "),
            memory: last("stat::peak_rss_mb:"),
        }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { n_executions, n_edges, memory } = self;
        write!(f, "{n_executions:>10} executions {n_edges:>6} edges {memory:>5} MB")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_of_the_folder_is_a_program_of_the_manifest() {
        let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
        let targets = targets().unwrap();
        assert!(targets.iter().any(|name| name == "saves"));
        for name in targets {
            assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
        }
    }

    #[test]
    fn a_run_is_told_by_its_last_figures() {
        let told = "#2 INITED cov: 12 ft: 3\n#99 NEW    cov: 345 ft: 9\nstat::number_of_executed_units: 4321\n\
            stat::peak_rss_mb:              77\n";
        let figures = Figures::of(told);
        assert_eq!(figures, Figures { n_executions: 4321, n_edges: 345, memory: 77 });
        assert_eq!(Figures::of("nothing"), Figures::default());
    }

    #[test]
    fn inputs_that_somebody_has_named_are_told_from_the_fuzzers() {
        assert!(is_of_fuzzer(Path::new("a/0388d64bcd2d5bc8ff2d3ffade5cf495f08d3069")));
        assert!(!is_of_fuzzer(Path::new("a/margin-of-the-smallest-number")));
    }

    #[test]
    fn the_sentence_of_a_panic_is_found() {
        let told = "INFO: Seed\nthread '<unnamed>' panicked at src/x.rs:3:4:\nattempt to add\nnote: run";
        assert_eq!(panic_of(told), Some("attempt to add"));
    }
}
