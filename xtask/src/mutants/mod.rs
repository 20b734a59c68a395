//! `cargo xtask mutants`: makes small breakages, one at a time, and tells which of them no test notices.
//!
//! The list is ours (`xtask/mutants`) and says what each of them breaks, so that a missed one names the test to write.
//! `list.rs` reads it, `tree.rs` is the copy in which they are made.

mod list;
mod tree;

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use othello::seeded::Seeded;

use crate::cargo::root;
use list::Mutant;
use tree::{Ran, Tree};

/// Break the app in about a hundred small ways, one at a time, and see which tests notice.
///
/// Works in a copy under target/mutants. For each breakage its own tests are run first, then the whole bare tier; the
/// fingerprint of the searches is left out, since it tells that something has changed and not what is wrong.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Options {
    /// Only those whose list, file or description contains one of these words.
    words: Vec<String>,
    /// Begin no further one after so many minutes.
    #[arg(long)]
    minutes: Option<u64>,
    /// Leave out the first run of the tests as they are: somebody knows that they pass.
    #[arg(long)]
    known_good: bool,
    /// The order in which they are made: any number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Verdict {
    /// This test failed.
    Caught(String),
    /// The tests did not end in time.
    Hung,
    Missed,
}

/// A run of its own tests may take so long; undisturbed they take a tenth of it.
const OWN_LIMIT: Duration = Duration::from_mins(5);

/// The same for all tests.
const ALL_LIMIT: Duration = Duration::from_mins(20);

/// The least share that must be caught, in percent.
const LEAST_CAUGHT: usize = 95;

/// Makes every mutant in turn; fails if too many are missed.
pub(crate) fn run(options: &Options) -> Result<()> {
    let begun = Instant::now();
    let mut mutants = list::read_all(&root().join("xtask/mutants"))?;
    mutants.retain(|mutant| is_wanted(mutant, &options.words));
    if mutants.is_empty() {
        bail!("no mutant has {:?}", options.words);
    }
    shuffle(&mut mutants, options.seed);
    let tree = Tree::copied()?;
    println!("{} mutants.", mutants.len());
    if !options.known_good
        && let Ran::Failed(test) = tree.test(&["--lib", "--tests"], ALL_LIMIT)?
    {
        bail!("{test} fails without any mutant");
    }
    let is_time_left = || options.minutes.is_none_or(|minutes| begun.elapsed().as_secs() < 60 * minutes);
    let mut verdicts = Vec::new();
    for mutant in mutants.iter().take_while(|_| is_time_left()) {
        let started = Instant::now();
        let verdict = tree.with(mutant, || judge(&tree, mutant))?;
        println!("{}  ({} s)", line(mutant, &verdict), started.elapsed().as_secs());
        verdicts.push((mutant, verdict));
    }
    println!("\n{}", table(&verdicts));
    println!(
        "{} of {} mutants were tried, in the order of seed {}.",
        verdicts.len(),
        mutants.len(),
        options.seed
    );
    let n_missed = verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Missed).count();
    if (verdicts.len() - n_missed) * 100 < verdicts.len() * LEAST_CAUGHT {
        bail!("{n_missed} of {} were missed; {LEAST_CAUGHT} % must be caught", verdicts.len());
    }
    Ok(())
}

fn is_wanted(mutant: &Mutant, words: &[String]) -> bool {
    let has =
        |word: &String| [&mutant.area, &mutant.file, &mutant.what].iter().any(|text| text.contains(word));
    words.is_empty() || words.iter().any(has)
}

fn shuffle(mutants: &mut [Mutant], seed: u64) {
    let mut random = Seeded::new(seed);
    for left in (1..mutants.len()).rev() {
        mutants.swap(left, random.below(left + 1));
    }
}

/// Its own tests, then all. A test that fails must fail again alone: on a busy machine some fail by the clock, whatever is
/// broken.
fn judge(tree: &Tree, mutant: &Mutant) -> Result<Verdict> {
    let own = mutant.arguments();
    for (arguments, limit) in [(&own[..], OWN_LIMIT), (&["--lib", "--tests"], ALL_LIMIT)] {
        match tree.test(arguments, limit)? {
            Ran::Failed(test) if tree.fails_again(arguments, &test, limit)? => {
                return Ok(Verdict::Caught(test));
            }
            Ran::Failed(test) => println!("{}: {test} failed once and then passed", mutant.what),
            Ran::TooLong => return Ok(Verdict::Hung),
            Ran::Passed => {}
        }
    }
    Ok(Verdict::Missed)
}

fn line(mutant: &Mutant, verdict: &Verdict) -> String {
    let Mutant { area, what, .. } = mutant;
    match verdict {
        Verdict::Caught(test) => format!("caught  {area}: {what}; by {test}"),
        Verdict::Hung => format!("hung    {area}: {what}"),
        Verdict::Missed => format!("MISSED  {area}: {what} ({})", mutant.file),
    }
}

/// How many of each list were caught, in Markdown.
fn table(verdicts: &[(&Mutant, Verdict)]) -> String {
    let mut areas: Vec<&str> = verdicts.iter().map(|(mutant, _)| mutant.area.as_str()).collect();
    areas.sort_unstable();
    areas.dedup();
    let mut text =
        "| list | tried | caught by a test | by a hang | missed |\n|---|---|---|---|---|\n".to_owned();
    for area in areas {
        let of_area =
            || verdicts.iter().filter(|(mutant, _)| mutant.area == area).map(|(_, verdict)| verdict);
        let count = |wanted: fn(&Verdict) -> bool| of_area().filter(|verdict| wanted(verdict)).count();
        writeln!(
            text,
            "| {area} | {} | {} | {} | {} |",
            of_area().count(),
            count(|verdict| matches!(verdict, Verdict::Caught(_))),
            count(|verdict| *verdict == Verdict::Hung),
            count(|verdict| *verdict == Verdict::Missed),
        )
        .unwrap_or_default();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_the_seeds_and_none_is_lost() {
        let mutants = list::read_all(&root().join("xtask/mutants")).unwrap();
        let ordered = |seed| {
            let mut mutants = mutants.clone();
            shuffle(&mut mutants, seed);
            mutants
        };
        assert_eq!(ordered(3), ordered(3));
        assert_ne!(ordered(3), ordered(4));
        assert!(mutants.iter().all(|mutant| ordered(3).contains(mutant)));
    }

    #[test]
    fn the_table_counts_each_list() {
        let mutants = list::read_all(&root().join("xtask/mutants")).unwrap();
        let of = |area: &str| mutants.iter().find(|mutant| mutant.area == area).unwrap();
        let verdicts = [
            (of("rules"), Verdict::Caught("a".to_owned())),
            (of("app"), Verdict::Missed),
            (of("rules"), Verdict::Hung),
        ];
        let table = table(&verdicts);
        assert!(table.contains("| app | 1 | 0 | 0 | 1 |\n| rules | 2 | 1 | 1 | 0 |\n"), "{table}");
        assert!(line(verdicts[1].0, &verdicts[1].1).starts_with("MISSED  app: "));
    }

    #[test]
    fn words_pick_by_list_file_and_description() {
        let mutants = list::read_all(&root().join("xtask/mutants")).unwrap();
        let n_wanted =
            |word: &str| mutants.iter().filter(|mutant| is_wanted(mutant, &[word.to_owned()])).count();
        assert!(n_wanted("protocol") > 3 && n_wanted("endgame.rs") >= 3 && n_wanted("clock") >= 2);
        assert_eq!(n_wanted("no such thing"), 0);
    }
}
