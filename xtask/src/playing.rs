//! The commands that play: they need the game itself, so they are built when one of them is first asked for.
//!
//! `cargo xtask apk` and `cargo xtask test` should begin their work within seconds on a fresh machine, and most of what
//! they would wait for is the engine. So the helper is built without it (no feature), and starts itself again with it
//! (the feature `game`) for these commands; optimised, where engines think for long: unoptimised they would be several
//! times slower, and those that play by the clock also weaker.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Result, bail};

use crate::cargo::{cargo, status};

/// How the helper is built for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Build {
    /// As tests are: soon there.
    Checked,
    /// For hours of thinking.
    Optimised,
}

/// The commands that play, with the first line of their help.
const VERBS: &[(&str, Build, &str)] = &[
    (
        "match",
        Build::Optimised,
        "Let two levels or programs play a match, or every neighbour pair of the ladder, or put everybody on one scale",
    ),
    (
        "train",
        Build::Optimised,
        "Train the weights of the strong engine's evaluation by games that it plays against itself",
    ),
    (
        "probcut",
        Build::Optimised,
        "Measure how far shallow searches are from deep ones, and write the margins of Multi-ProbCut into the weights' \
         file",
    ),
    (
        "book",
        Build::Optimised,
        "Make the opening book by long searches of the positions that somebody who follows it can meet",
    ),
    (
        "puzzles",
        Build::Optimised,
        "Make the puzzles that come with the app: positions of self-played games, solved to the end",
    ),
    (
        "people",
        Build::Optimised,
        "Learn from tournament games how people of each strength choose their moves",
    ),
    (
        "yardstick",
        Build::Optimised,
        "Judge every move of positions that tournament players met, for `cargo bench --bench yardstick`",
    ),
    (
        "signature",
        Build::Checked,
        "Print how many positions each engine visits: the same numbers before and after a change that only tidies",
    ),
    (
        "lab",
        Build::Optimised,
        "Repeat the papers' experiments, or compare the searches on positions of your choice",
    ),
    (
        "phone",
        Build::Checked,
        "Run the app's own library on the bench phone, by scripts of touches and of the system's calls",
    ),
    (
        "mutants",
        Build::Checked,
        "Break the app in about a hundred small ways, one at a time, and see which tests notice",
    ),
];

/// What the help of a build without the game says of them.
#[cfg(not(feature = "game"))]
pub(crate) fn help() -> String {
    let rows: Vec<String> = VERBS.iter().map(|(name, _, about)| format!("  {name:11}  {about}")).collect();
    format!("Commands that play (built with the game when first asked for):\n{}", rows.join("\n"))
}

/// If this build of the helper cannot do what these words ask for, or not well, has one that can do it.
pub(crate) fn elsewhere(words: &[OsString]) -> Option<Result<()>> {
    let verb = words.first()?.to_str()?;
    let (_, build, _) = VERBS.iter().find(|(known, ..)| *known == verb)?;
    is_elsewhere(*build, cfg!(feature = "game"), cfg!(debug_assertions)).then(|| again(verb, *build, words))
}

const fn is_elsewhere(build: Build, has_game: bool, is_checked: bool) -> bool {
    !has_game || (is_checked && matches!(build, Build::Optimised))
}

fn again(verb: &str, build: Build, words: &[OsString]) -> Result<()> {
    let ended = status(&mut command(build, words))?;
    if !ended.success() {
        // What went wrong was said where it did.
        bail!("{verb} was not finished ({ended})");
    }
    Ok(())
}

fn command(build: Build, words: &[OsString]) -> Command {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "xtask", "--features", "game"]);
    if build == Build::Optimised {
        command.arg("--release");
    }
    command.arg("--").args(words);
    command
}

#[cfg(feature = "game")]
pub(crate) use with_game::{Verb, run};

#[cfg(feature = "game")]
mod with_game {
    use anyhow::Result;
    use clap::Subcommand;

    use crate::{book, lab, matches, mutants, people, phone, probcut, puzzles, signature, train, yardstick};

    #[derive(Debug, Subcommand)]
    pub(crate) enum Verb {
        Match(matches::Options),
        Train(train::Options),
        Probcut(probcut::Options),
        Book(book::Options),
        Puzzles(puzzles::Options),
        People(people::Options),
        Yardstick(yardstick::Options),
        Signature(signature::Options),
        Lab(lab::Options),
        Phone(phone::Options),
        Mutants(mutants::Options),
    }

    pub(crate) fn run(verb: Verb) -> Result<()> {
        match verb {
            Verb::Match(options) => matches::run(&options),
            Verb::Train(options) => train::run(&options),
            Verb::Probcut(options) => probcut::run(&options),
            Verb::Book(options) => book::run(&options),
            Verb::Puzzles(options) => puzzles::run(&options),
            Verb::People(options) => people::run(&options),
            Verb::Yardstick(options) => yardstick::run(&options),
            Verb::Signature(options) => {
                signature::run(options);
                Ok(())
            }
            Verb::Lab(options) => lab::run(options),
            Verb::Phone(options) => phone::run(&options),
            Verb::Mutants(options) => mutants::run(&options),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_thoughts_are_optimised_and_the_rest_is_soon_there() {
        assert!(is_elsewhere(Build::Checked, false, true) && is_elsewhere(Build::Optimised, false, true));
        assert!(!is_elsewhere(Build::Checked, true, true) && is_elsewhere(Build::Optimised, true, true));
        assert!(
            !is_elsewhere(Build::Optimised, true, false),
            "an optimised build with the game can do everything"
        );
    }

    #[test]
    fn the_words_are_handed_on() {
        let words = ["match", "club", "student"].map(OsString::from);
        let command = command(Build::Optimised, &words);
        let arguments: Vec<&str> = command.get_args().filter_map(|word| word.to_str()).collect();
        assert_eq!(arguments[arguments.len() - 5..], ["--release", "--", "match", "club", "student"]);
        assert!(elsewhere(&["apk"].map(OsString::from)).is_none());
        assert!(elsewhere(&[]).is_none());
    }

    #[cfg(feature = "game")]
    #[test]
    fn the_list_has_every_command_that_plays() {
        use clap::Subcommand as _;
        let command = Verb::augment_subcommands(clap::Command::new("xtask"));
        let about = |verb: &clap::Command| verb.get_about().map(ToString::to_string).unwrap_or_default();
        let real: Vec<(&str, String)> =
            command.get_subcommands().map(|verb| (verb.get_name(), about(verb))).collect();
        let listed: Vec<(&str, String)> =
            VERBS.iter().map(|(name, _, about)| (*name, (*about).to_owned())).collect();
        assert_eq!(real, listed);
    }
}
