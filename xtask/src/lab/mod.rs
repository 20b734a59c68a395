//! `cargo xtask lab`: the papers' experiments, and the same tables for positions of anyone's choice.

mod chart;
mod compare;
mod paper_one;
mod paper_two;

use std::fs;
use std::path::Path;

use anyhow::{Error, Result, anyhow};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::Stop;
use othello::lab::Comparison;

use crate::cargo::root;

/// Repeat the papers' experiments, or compare the searches on positions of your choice.
///
/// The Lab page of the app runs the same comparisons; `cargo xtask match` plays its matches. Everything runs on one thread, so that times mean something; the same command visits the same positions on every
/// machine.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    experiment: Experiment,
}

#[derive(Debug, Subcommand)]
enum Experiment {
    P1(paper_one::Options),
    /// Search five positions of checkers by alpha-beta and NegaScout, and write docs/LAB-P2.md with its chart.
    P2,
    Compare(compare::Options),
}

/// Runs an experiment and tells what it showed.
pub(crate) fn run(options: Options) -> Result<()> {
    match options.experiment {
        Experiment::P1(options) => paper_one::run(options),
        Experiment::P2 => paper_two::run(),
        Experiment::Compare(options) => compare::run(&options),
    }
}

/// A bar for so many steps; the message says which one is on its way.
fn progress_bar(n_steps: usize) -> ProgressBar {
    let template = "{wide_bar} {pos}/{len}, {msg}, {eta} left";
    // A template that indicatif does not understand would cost the bar its look, never the experiment.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(n_steps as u64).with_style(style)
}

/// Runs every search that is left, with a bar.
///
/// # Errors
/// Two searches disagree about a value: then one is broken.
fn run_all(mut comparison: Comparison) -> Result<Comparison> {
    let bar = progress_bar(comparison.n_specs());
    let stop = Stop::new();
    while let Some(job) = comparison.next_spec() {
        bar.set_message(format!("depth {}", job.depth));
        let Some(run) = comparison.measure(job, &stop) else { break };
        comparison.runs.push(run);
        bar.inc(1);
    }
    bar.finish_and_clear();
    match comparison.disagreement() {
        Some(disagreement) => Err(Error::msg(disagreement.to_string())),
        None => Ok(comparison),
    }
}

/// Writes a file, given from the folder of the workspace, and says so.
fn write(file: &Path, text: &str) -> Result<()> {
    let path = root().join(file);
    let sentence = |error| anyhow!("{} could not be written: {error}", file.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(sentence)?;
    }
    fs::write(&path, text).map_err(sentence)?;
    println!("Written: {}", file.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Debug, Parser)]
    struct OnItsOwn {
        #[command(flatten)]
        options: Options,
    }

    fn parse(line: &str) -> Result<Experiment, String> {
        let words = ["lab"].into_iter().chain(line.split_whitespace());
        let parsed = OnItsOwn::try_parse_from(words).map_err(|error| error.to_string())?;
        Ok(parsed.options.experiment)
    }

    #[test]
    fn every_experiment_is_understood() {
        assert!(matches!(parse("p2"), Ok(Experiment::P2)));
        assert!(matches!(parse("p1 --seed 4"), Ok(Experiment::P1(_))));
        let line =
            "compare --game checkers --depths 4,6 --algorithms alpha-beta,mtdf --positions 3 --svg x.svg";
        assert!(matches!(parse(line), Ok(Experiment::Compare(_))));
        for line in ["--built-in start,p0", "--positions 1 --plies 20 --seed 3", "--board x"] {
            let line = format!("compare --game othello {line}");
            assert!(matches!(parse(&line), Ok(Experiment::Compare(_))), "{line}");
        }
    }

    #[test]
    fn wrong_words_are_refused_with_the_reason() {
        for (line, reason) in [
            ("", "Usage"),
            ("p3", "p3"),
            ("compare", "--game"),
            ("compare --game chess", "othello, checkers"),
            ("compare --game othello --depths 4,0", "1 to 20"),
            ("compare --game othello --depths deep", "1 to 20"),
            ("compare --game othello --algorithms magic", "alpha-beta, negascout"),
            ("compare --game othello --order worst", "best and listed"),
            ("compare --game othello --board x --built-in start", "cannot be used with"),
        ] {
            let complaint = parse(line).unwrap_err();
            assert!(complaint.contains(reason), "{line:?} gives {complaint}");
        }
    }
}
