//! `cargo xtask test`: everything that a change must pass, step by step, until the first one that fails.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::{Error, Result, anyhow};
use clap::Args;

use crate::apk::{self, Abi};
use crate::cargo::{cargo, output, status};
use crate::packages::{self, Package};
use crate::phone;
use crate::tiers::{self, BARE, Tier};

/// Check formatting, lints, docs and tests of every feature tier that stands.
///
/// Stops at the first step that fails. System packages that the tests need and that are missing are named, and
/// installed after asking; advisories about dependencies are not looked up, because that needs the network.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Options {
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Runs every step, or stops at the first that fails.
pub(crate) fn run(options: Options) -> Result<()> {
    let agreed = options.yes || packages::in_ci(std::env::var("CI").ok().as_deref());
    let tiers = tiers::standing()?;
    let mut needs: Vec<&Package> = tiers.iter().flat_map(|tier| tier.packages).copied().collect();
    needs.extend(apk::needs(APK_ABIS));
    needs.extend(apk::lints::needs(&[LINTED_ABI]));
    needs.extend(APK_ABIS.iter().flat_map(|&abi| phone::needs(abi)));
    packages::provide(&needs, agreed)?;

    let mut steps = steps(&tiers);
    let has_deny = provide_deny(agreed)?;
    if has_deny {
        steps.push(deny());
    }
    let begun = Instant::now();
    let n_steps = steps.len();
    for (idx, step) in steps.iter().enumerate() {
        step.run(&format!("[{}/{n_steps}]", idx + 1))?;
    }
    println!("\nAll {n_steps} steps passed in {}.", seconds(begun.elapsed()));
    if !has_deny {
        println!("NOT checked: bans, licenses and sources of dependencies ({DENY_HINT}).");
    }
    Ok(())
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

    fn run(&self, number: &str) -> Result<()> {
        println!("\n{number} {}: {}", self.name, self.typed());
        let begun = Instant::now();
        let ended = status(cargo().args(&self.arguments).envs(self.variable))?;
        if !ended.success() {
            return Err(self.failed(&ended.to_string()));
        }
        println!("{number} {}: {}", self.name, seconds(begun.elapsed()));
        Ok(())
    }

    fn failed(&self, how: &str) -> Error {
        anyhow!("the step {:?} failed ({how}). To see it alone:\n  {}", self.name, self.typed())
    }
}

/// The steps in the order of how soon they tell: the quick ones first.
fn steps(tiers: &[Tier]) -> Vec<Step> {
    let mut steps = vec![Step::new("formatting", &[&["fmt", "--all", "--check"]])];
    for tier in tiers {
        let name = format!("lints, {}", tier.name);
        steps.push(Step::new(name, &[&["clippy", "--all-targets"], tier.flags, DENY_WARNINGS]));
    }
    steps.push(Step::new("lints, helpers", &[&["clippy"], HELPERS, &["--all-targets"], DENY_WARNINGS]));
    steps.push(Step {
        variable: Some(("RUSTDOCFLAGS", "-D warnings")),
        ..Step::new("docs", &[&["doc", "--no-deps", "--workspace"]])
    });
    for tier in tiers {
        steps.push(Step::new(format!("tests, {}", tier.name), &[&["test"], tier.flags, tier.tests]));
    }
    steps.push(Step::new("tests, helpers", &[&["test"], HELPERS]));
    // That they build is all that is asked here, so the quick profile will do; and they measure rules and engines, so
    // the window's crates are left out.
    steps.push(Step::new("benchmarks build", &[&["bench", "--no-run", "--profile", "dev"], BARE.flags]));
    steps.push(Step::new("kernels", &[&["xtask", "kernels"]]));
    steps.push(Step::new("lints, phone", &[&["xtask", "lint-apk", "--abi", LINTED_ABI.name()]]));
    steps.push(build_apk());
    steps.push(Step::new("the bench phone", &[&["xtask", "phone"]]));
    steps.push(Step::new(
        "the bench phone, arm64",
        &[&["xtask", "phone", "--abi", "arm64-v8a"], ARM64_SCRIPT],
    ));
    steps
}

/// The one script that is short enough for a processor that is only played.
const ARM64_SCRIPT: &[&str] = &["--script", "tests/phone/arm64.txt"];

/// The kinds of processors that the APK is built for here: the bench phone's, and nearly every real phone's. The third
/// differs from them in nothing but its age, and would cost some minutes more.
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

const DENY_WARNINGS: &[&str] = &["--", "-D", "warnings"];

/// What may be depended on, by the rules of `deny.toml`.
fn deny() -> Step {
    Step::new("dependencies", &[&["deny", "--workspace", "check", "bans", "licenses", "sources"]])
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

    #[test]
    fn a_failing_step_shows_its_command() {
        let sentence = deny().failed("exit status: 1").to_string();
        let parts = ["dependencies", "exit status: 1", "cargo deny --workspace check bans licenses sources"];
        assert!(parts.iter().all(|part| sentence.contains(part)), "{sentence}");
    }
}
