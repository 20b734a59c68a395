//! `cargo xtask test`: what a change must pass, step by step, until the first one that fails.

use std::io::{self, IsTerminal};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Error, Result, anyhow};
use clap::Args;

use crate::apk::{self, Abi};
use crate::cargo::{cargo, output, status};
use crate::fuzz;
use crate::packages::{self, Package, REQUIRE_ALL};
use crate::tiers::{self, BARE};

/// Run all tests; with --all everything that a change must pass before it is merged.
///
/// Without flags: formatting and every test of the workspace, built once with all features, in minutes. With --all also
/// lints and docs, each feature tier alone, dependencies, the kernels on other processors, the APK and the bench phone;
/// a test that is skipped for want of something on this machine then fails. Stops at the first step that fails. System
/// packages that are missing are named, and installed after asking; advisories about dependencies are not looked up,
/// because that needs the network.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Options {
    /// Everything, as continuous integration does.
    #[arg(long)]
    all: bool,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Runs every step, or stops at the first that fails.
pub(crate) fn run(options: Options) -> Result<()> {
    let agreed = options.yes || packages::in_ci(std::env::var("CI").ok().as_deref());
    packages::provide(&needs(options.all), agreed)?;
    let mut steps = if options.all { all_steps() } else { quick_steps() };
    let has_deny = options.all && provide_deny(agreed)?;
    if has_deny {
        steps.extend([deny(), deny_of_fuzzing()]);
    }
    let mut table = Table { n_steps: steps.len(), rows: Vec::new() };
    let ended = steps.iter().try_for_each(|step| table.run(step, options.all));
    table.print();
    ended?;
    if !options.all {
        println!(
            "NOT checked: lints, docs, tiers alone, dependencies, kernels, the APK (cargo xtask test --all)."
        );
    } else if !has_deny {
        println!("NOT checked: bans, licenses and sources of dependencies ({DENY_HINT}).");
    }
    Ok(())
}

/// What the steps would install.
fn needs(all: bool) -> Vec<&'static Package> {
    let mut needs: Vec<&Package> = tiers::ALL.iter().flat_map(|tier| tier.packages).copied().collect();
    if all {
        needs.extend(apk::needs(APK_ABIS));
        needs.extend(apk::lints::needs(&[LINTED_ABI]));
        needs.extend(APK_ABIS.iter().flat_map(|&abi| packages::of_phone(abi)));
        needs.extend([&packages::APPSTREAM, &packages::JARSIGNER, &fuzz::COMPILER]);
    }
    needs
}

/// One call of cargo.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    name: String,
    arguments: Vec<&'static str>,
    /// A variable of the environment and its value.
    variable: Option<(&'static str, &'static str)>,
}

impl Step {
    fn new(name: impl Into<String>, arguments: &[&[&'static str]]) -> Self {
        Self { name: name.into(), arguments: arguments.concat(), variable: None }
    }

    /// The call as a person would type it.
    fn typed(&self) -> String {
        let variable = self.variable.map_or(String::new(), |(name, value)| format!("{name}={value:?} "));
        format!("{variable}cargo {}", self.arguments.join(" "))
    }

    fn command(&self, all: bool) -> Command {
        let mut command = cargo();
        command.args(&self.arguments).envs(self.variable);
        if all {
            command.env(REQUIRE_ALL, "1");
        }
        command
    }

    fn failed(&self, how: &str) -> Error {
        anyhow!("the step {:?} failed ({how}). To see it alone:\n  {}", self.name, self.typed())
    }
}

/// What was done, and how long each step took.
struct Table {
    n_steps: usize,
    rows: Vec<(String, Duration, bool)>,
}

impl Table {
    fn run(&mut self, step: &Step, all: bool) -> Result<()> {
        println!("\n[{}/{}] {}: {}", self.rows.len() + 1, self.n_steps, step.name, step.typed());
        let begun = Instant::now();
        let ended = status(&mut step.command(all))?;
        self.rows.push((step.name.clone(), begun.elapsed(), ended.success()));
        if ended.success() { Ok(()) } else { Err(step.failed(&ended.to_string())) }
    }

    fn print(&self) {
        println!("\n{}", self.text());
    }

    fn text(&self) -> String {
        let width = self.rows.iter().map(|(name, ..)| name.len()).max().unwrap_or_default();
        let row = |(name, duration, passed): &(String, Duration, bool)| {
            let verdict = if *passed { "passed" } else { "FAILED" };
            format!("{name:width$}  {verdict}  {:>8}", seconds(*duration))
        };
        let total = seconds(self.rows.iter().map(|(_, duration, _)| *duration).sum());
        let end = format!("{} of {} steps in {total}.", self.rows.len(), self.n_steps);
        self.rows.iter().map(row).chain([end]).collect::<Vec<_>>().join("\n")
    }
}

/// What tells soonest whether a change is right: everything is compiled once.
fn quick_steps() -> Vec<Step> {
    vec![formatting(), tests()]
}

/// The steps in the order of how soon they tell: the quick ones first.
fn all_steps() -> Vec<Step> {
    let mut steps = vec![formatting()];
    // That a tier compiles alone is what its lints prove; what it does is the same in every tier.
    for tier in tiers::ALL {
        let name = format!("lints, {}", tier.name);
        steps.push(Step::new(name, &[&["clippy", "--all-targets"], tier.flags, DENY_WARNINGS]));
    }
    // With the game, and as they are built first.
    for (name, flags) in [("lints, helpers", ALL_FEATURES), ("lints, helpers alone", &[])] {
        steps.push(Step::new(name, &[&["clippy"], HELPERS, &["--all-targets"], flags, DENY_WARNINGS]));
    }
    // What was found by fuzzing is replayed by the tests; here only that the fuzzer's programs can be built.
    steps.push(Step::new("formatting, fuzzing", &[&["fmt", "--check"], FUZZING]));
    steps.push(Step::new(
        "lints, fuzzing",
        &[&["clippy", "--target-dir", "target/fuzz-lints"], FUZZING, DENY_WARNINGS],
    ));
    steps.push(Step {
        variable: Some(("RUSTDOCFLAGS", "-D warnings")),
        ..Step::new("docs", &[&["doc", "--no-deps", "--workspace"]])
    });
    steps.push(tests());
    // That they build is all that is asked here, so the quick profile will do; and they measure rules and engines, so
    // the window's crates are left out.
    steps.push(Step::new("benchmarks build", &[&["bench", "--no-run", "--profile", "dev"], BARE.flags]));
    steps.push(Step::new("kernels", &[&["xtask", "kernels"]]));
    steps.push(Step::new("lints, phone", &[&["xtask", "lint-apk", "--abi", LINTED_ABI.name()]]));
    steps.push(build_apk());
    steps.push(Step::new("release, rehearsed", &[&["xtask", "release", "--rehearse"]]));
    steps.push(Step::new("the bench phone", &[&["xtask", "phone"]]));
    steps.push(Step::new(
        "the bench phone, arm64",
        &[&["xtask", "phone", "--abi", "arm64-v8a"], ARM64_SCRIPT],
    ));
    steps
}

fn formatting() -> Step {
    Step::new("formatting", &[&["fmt", "--all", "--check"]])
}

/// Every test of every package, built once with all features.
fn tests() -> Step {
    Step::new("tests", &[&["test", "--workspace"], ALL_FEATURES])
}

/// The one script that is short enough for a processor that is only played.
const ARM64_SCRIPT: &[&str] = &["--script", "tests/phone/arm64.txt"];

/// The kinds of processors that the APK is built for here: the bench phone's, and nearly every real phone's. The third
/// differs from them in nothing but its age, and would cost some minutes more; so does the release, which `cargo xtask
/// release` builds.
const APK_ABIS: &[Abi] = &[Abi::X86_64, Abi::Arm64];

/// The one that the phone's code is linted for: the only one with kernels that no desktop compiles.
const LINTED_ABI: Abi = Abi::Arm64;

/// Builds the APK and looks into it: `cargo xtask apk` refuses what is not fit for a phone.
fn build_apk() -> Step {
    let abis: Vec<&str> = APK_ABIS.iter().flat_map(|abi| ["--abi", abi.name()]).collect();
    Step::new("the APK", &[&["xtask", "apk"], &abis])
}

/// The packages that are not the app.
const HELPERS: &[&str] = &["-p", "xtask", "-p", "phone"];

/// The workspace of the fuzzer's programs, which is none of the app's.
const FUZZING: &[&str] = &["--manifest-path", "fuzz/Cargo.toml"];

const ALL_FEATURES: &[&str] = &["--all-features"];

const DENY_WARNINGS: &[&str] = &["--", "-D", "warnings"];

/// What may be depended on, by the rules of `deny.toml`.
fn deny() -> Step {
    Step::new("dependencies", &[&["deny", "--workspace", "check", "bans", "licenses", "sources"]])
}

fn deny_of_fuzzing() -> Step {
    let check = ["--config", "deny.toml", "check", "bans", "licenses", "sources"];
    Step::new("dependencies, fuzzing", &[&["deny"], FUZZING, &check])
}

/// How to get cargo-deny. Unoptimised, because it runs for a second and would take more than twice as long to build.
const INSTALL_DENY: &[&str] = &["install", "cargo-deny", "--locked", "--debug"];

const DENY_HINT: &str = "cargo-deny is not there; cargo install cargo-deny --locked";

/// Whether cargo-deny is there, after installing it if that was agreed.
///
/// No test depends on it, so a machine that cannot have it is told so at the end and passes.
fn provide_deny(agreed: bool) -> Result<bool> {
    // Asking cargo finds it also where cargo's own folder is not in the search path.
    if output(cargo().args(["deny", "--version"])).is_ok() {
        return Ok(true);
    }
    println!("cargo-deny is missing; it is needed to check the licenses and origins of dependencies.");
    let question = "Build and install it with cargo now? It takes some minutes.";
    let wanted = agreed || (io::stdin().is_terminal() && packages::confirm(question)?);
    Ok(wanted && status(cargo().args(INSTALL_DENY))?.success())
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A way to name a step that no step takes would have everything built twice, or something not at all.
    #[test]
    fn all_of_them_are_the_quick_ones_and_more() {
        let all = all_steps();
        assert!(quick_steps().iter().all(|step| all.contains(step)));
        assert!(all.len() > quick_steps().len());
    }

    #[test]
    fn only_the_whole_check_forbids_to_skip() {
        let requires = |all| tests().command(all).get_envs().any(|(name, _)| name == REQUIRE_ALL);
        assert!(requires(true) && !requires(false));
    }

    #[test]
    fn a_failing_step_shows_its_command() {
        let sentence = deny().failed("exit status: 1").to_string();
        let parts = ["dependencies", "exit status: 1", "cargo deny --workspace check bans licenses sources"];
        assert!(parts.iter().all(|part| sentence.contains(part)), "{sentence}");
    }

    #[test]
    fn the_table_tells_each_step_with_its_time_and_how_many_were_not_reached() {
        let row = |name: &str, secs, passed| (name.to_owned(), Duration::from_secs(secs), passed);
        let table = Table { n_steps: 3, rows: vec![row("formatting", 1, true), row("tests", 125, false)] };
        assert_eq!(
            table.text(),
            "formatting  passed     1.0 s\ntests       FAILED   125.0 s\n2 of 3 steps in 126.0 s."
        );
    }
}
