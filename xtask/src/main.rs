//! The project's own commands, run as `cargo xtask VERB`: one file for each verb, and what they share beside them.

mod apk;
mod artwork;
mod cache;
mod cargo;
mod cholesky;
mod figures;
mod fonts;
mod fuzz;
mod install;
mod kernels;
mod lab;
mod matches;
mod mutants;
mod packages;
mod people;
mod phone;
mod pool;
mod probcut;
mod progress;
mod puzzles;
mod reader_crate;
mod release;
mod screenshots;
mod signature;
mod test;
mod tiers;
mod train;
mod yardstick;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The project's own commands.
///
/// `test` is what every change must pass, `match` measures how strong the levels are, `lab` repeats the papers'
/// experiments, `train` and `probcut` make the strong engine's numbers, `puzzles` the app's puzzles, `people` learns from
/// tournaments, `yardstick` judges positions of tournaments for a benchmark, `signature` prints what tells one search from
/// another, `screenshots` paints the pictures of the README,
/// `fonts` cuts the glyphs in use out of larger fonts, `apk` builds the app for the phone, `install` puts it there
/// (`cache` tells what both keep for the next time), `release` makes what is handed out, and `phone` tries the app
/// without a phone; `lint-apk` lints what only a phone's compiler sees, `kernels` tries only what depends on a
/// processor, `fuzz` looks for inputs that break something, and `mutants` for breakages that no test notices.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Test(test::Options),
    Match(matches::Options),
    Train(train::Options),
    Probcut(probcut::Options),
    Puzzles(puzzles::Options),
    People(people::Options),
    Yardstick(yardstick::Options),
    Signature(signature::Options),
    Lab(lab::Options),
    Screenshots(screenshots::Options),
    Fonts(fonts::Options),
    Apk(apk::Options),
    LintApk(apk::lints::Options),
    Install(install::Options),
    Cache(cache::Options),
    Release(release::Options),
    Phone(phone::Options),
    Fuzz(fuzz::Options),
    Mutants(mutants::Options),
    /// Run the tests of the kernels on processors with AVX2, and with arm64, as phones have it, played by qemu.
    Kernels,
}

fn main() -> ExitCode {
    match run(CommandLine::parse().verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\ncargo xtask: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(verb: Verb) -> Result<()> {
    match verb {
        Verb::Test(options) => test::run(options),
        Verb::Match(options) => matches::run(&options),
        Verb::Train(options) => train::run(&options),
        Verb::Probcut(options) => probcut::run(&options),
        Verb::Puzzles(options) => puzzles::run(&options),
        Verb::People(options) => people::run(&options),
        Verb::Yardstick(options) => yardstick::run(&options),
        Verb::Signature(options) => {
            signature::run(options);
            Ok(())
        }
        Verb::Lab(options) => lab::run(options),
        Verb::Screenshots(options) => screenshots::run(options),
        Verb::Fonts(options) => fonts::run(options),
        Verb::Apk(options) => apk::run(&options),
        Verb::LintApk(options) => apk::lints::run(&options),
        Verb::Install(options) => install::run(&options),
        Verb::Cache(options) => cache::run(options),
        Verb::Release(options) => release::run(options),
        Verb::Phone(options) => phone::run(&options),
        Verb::Fuzz(options) => fuzz::run(options),
        Verb::Mutants(options) => mutants::run(&options),
        Verb::Kernels => kernels::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound_and_its_help_tells_of_every_verb() {
        let mut command = CommandLine::command();
        command.clone().debug_assert();
        let help = command.render_long_help().to_string();
        for verb in ["test", "match", "lab", "screenshots", "apk", "install"] {
            assert!(help.contains(&format!("\n  {verb} ")), "{verb} is missing in\n{help}");
        }
        for verb in command.get_subcommands() {
            assert!(verb.get_about().is_some(), "{} has no help", verb.get_name());
        }
    }
}
