//! The project's own commands, run as `cargo xtask VERB`: one file for each verb, and what they share beside them.

mod apk;
mod arm64;
mod artwork;
mod cache;
mod cargo;
mod fonts;
mod fuzz;
mod install;
mod kernels;
mod packages;
mod playing;
mod pool;
mod progress;
mod reader_crate;
mod release;
mod screenshots;
mod test;
mod tiers;

// What plays, and is built with the game (`playing.rs`).
#[cfg(feature = "game")]
mod book;
#[cfg(feature = "game")]
mod cholesky;
#[cfg(feature = "game")]
mod figures;
#[cfg(feature = "game")]
mod lab;
#[cfg(feature = "game")]
mod matches;
#[cfg(feature = "game")]
mod mutants;
#[cfg(feature = "game")]
mod people;
#[cfg(feature = "game")]
mod phone;
#[cfg(feature = "game")]
mod probcut;
#[cfg(feature = "game")]
mod puzzles;
#[cfg(feature = "game")]
mod signature;
#[cfg(feature = "game")]
mod train;
#[cfg(feature = "game")]
mod yardstick;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};

/// The project's own commands.
///
/// `test` is what every change must pass, `match` measures how strong the levels are, `lab` repeats the papers'
/// experiments, `train` and `probcut` make the strong engine's numbers, `book` its opening book, `puzzles` the app's
/// puzzles, `people` learns from tournaments, `yardstick` judges positions of tournaments for a benchmark, `signature`
/// prints what tells one search from another, `screenshots` paints the pictures of the README, `fonts` cuts the glyphs
/// in use out of larger fonts, `apk` builds the app for the phone, `install` puts it there (`cache` tells what is
/// kept for the next time), `release` makes what is handed out, and `phone` tries the app without a phone; `lint-apk`
/// lints what only a phone's compiler sees, `kernels` tries only what depends on a processor, `fuzz` looks for inputs
/// that break something, and `mutants` for breakages that no test notices.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Test(test::Options),
    #[cfg(feature = "game")]
    #[command(flatten)]
    Playing(Box<playing::Verb>),
    Screenshots(screenshots::Options),
    Fonts(fonts::Options),
    Apk(apk::Options),
    LintApk(apk::lints::Options),
    Install(install::Options),
    Cache(cache::Options),
    Release(release::Options),
    Fuzz(fuzz::Options),
    /// Run the tests of the kernels on processors with AVX2, and with arm64, as phones have it, played by qemu.
    Kernels,
}

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    match playing::elsewhere(&words).unwrap_or_else(|| run(asked())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\ncargo xtask: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for; the program ends here if it asks for help, or for nothing that there is.
fn asked() -> Verb {
    let matches = command().get_matches();
    CommandLine::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()).verb
}

/// The whole command line, as its help tells of it.
fn command() -> Command {
    let command = CommandLine::command();
    #[cfg(not(feature = "game"))]
    let command = command.after_help(playing::help());
    command
}

fn run(verb: Verb) -> Result<()> {
    match verb {
        Verb::Test(options) => test::run(options),
        #[cfg(feature = "game")]
        Verb::Playing(verb) => playing::run(*verb),
        Verb::Screenshots(options) => screenshots::run(options),
        Verb::Fonts(options) => fonts::run(options),
        Verb::Apk(options) => apk::run(&options),
        Verb::LintApk(options) => apk::lints::run(&options),
        Verb::Install(options) => install::run(&options),
        Verb::Cache(options) => cache::run(&options),
        Verb::Release(options) => release::run(options),
        Verb::Fuzz(options) => fuzz::run(options),
        Verb::Kernels => kernels::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_and_its_help_tells_of_every_verb() {
        let mut command = command();
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
