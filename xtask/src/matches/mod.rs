//! `cargo xtask match`: levels play each other from balanced openings, and the result says how sure it is.

mod adaptive;
mod contestant;
mod program;
mod scale;

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Error, Result, anyhow, ensure};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine as _, Level, Resources, Score, Stop, Thought, estimated_discs};
use othello::lab::{
    GameResult, MatchScore, Openings, Pairing, Standing, Terms, match_summary, openings, pairings,
    play_between, score_table,
};
use othello::rules::{Board, Position};

use self::contestant::Contestant;
use self::scale::Played;
use crate::figures::today;
use crate::pool;

/// Let two levels or programs play a match, or every neighbour pair of the ladder, or put everybody on one scale.
///
/// Each opening is a few random moves from the start that a shallow search calls even; it is played twice, with the
/// colours changed. The same seed gives the same openings and, for levels that do not look at the clock, the same
/// games. Games run on all cores at once, so times are those of a busy machine.
///
/// The strong levels (master and above) take changes: `champion:nodes=300000` has a number of positions a move in
/// place of its time, `champion:weights=FILE` judges by other weights. And anybody who speaks as `othello-engine` does can
/// play: `'program=COMMAND WITH ARGUMENTS'`, a new process for each game.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Options {
    /// The level whose result is told.
    #[arg(required = true, value_name = "LEVEL")]
    first: Option<Contestant>,
    /// The level it plays against.
    #[arg(required = true, value_name = "LEVEL")]
    second: Option<Contestant>,
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    many: Option<ManyMatches>,
}

#[derive(Debug, Subcommand)]
enum ManyMatches {
    /// Play each level against the one below it and print the table of docs/LEVELS.md.
    Ladder(Settings),
    /// Put everybody on one scale by many matches, and print it.
    Scale(ScaleOptions),
    /// Let the one that keeps up play simulated people, and tell how many games each of them wins.
    Adaptive(adaptive::Options),
}

/// Plays the matches that are not yet among the results, each of these levels against those that come next in the list, and
/// fits everybody's strength to all results.
#[derive(Clone, Debug, Args)]
struct ScaleOptions {
    /// The file of results: a line for each match, to which new ones are added.
    #[arg(long, value_name = "FILE")]
    results: PathBuf,
    /// Who plays, weakest first; nobody, to fit what is there.
    #[arg(value_name = "LEVEL")]
    levels: Vec<Contestant>,
    /// How far apart in the list two may be to play each other.
    #[arg(long, default_value_t = 2)]
    reach: usize,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Clone, Copy, Debug, Args)]
struct Settings {
    /// How many games in each match; an even number, because openings are played with both colours.
    #[arg(long, default_value_t = 200, value_parser = even)]
    games: usize,
    /// Which openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many random moves an opening has.
    #[arg(long, default_value_t = 8, value_name = "PLIES")]
    opening_plies: u32,
    /// Only openings that the strong engine, looking 8 plies ahead, calls level within so many discs.
    #[arg(long, value_name = "DISCS")]
    level_within: Option<u32>,
    /// How many games at once; all cores if it is not said.
    #[arg(long)]
    threads: Option<usize>,
}

fn even(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number) if number > 0 && number % 2 == 0 => Ok(number),
        Ok(_) => Err("games are played in pairs: an even number above 0 is needed".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// Plays what was asked for and prints the result.
pub(crate) fn run(options: &Options) -> Result<()> {
    match (&options.many, &options.first, &options.second) {
        (Some(ManyMatches::Ladder(settings)), _, _) => play_ladder(*settings),
        (Some(ManyMatches::Scale(options)), _, _) => play_scale(options),
        (Some(ManyMatches::Adaptive(options)), _, _) => adaptive::run(options),
        (None, Some(first), Some(second)) => play_pair(&[first.clone(), second.clone()], options.settings),
        _ => Err(anyhow!("a match needs two levels, or the word ladder")),
    }
}

fn play_pair(contestants: &[Contestant; 2], settings: Settings) -> Result<()> {
    let openings = settings.openings()?;
    let command = settings.typed(&contestants.each_ref().map(Contestant::key).join(" "));
    let played = play_match(contestants, &openings, settings)?;
    println!("{}", match_summary(&played));
    print!("{}", table(&command, &today(), &[played]));
    Ok(())
}

fn play_ladder(settings: Settings) -> Result<()> {
    let openings = settings.openings()?;
    let mut matches = Vec::new();
    for neighbours in Level::ENGINES.windows(2) {
        let &[lower, upper] = neighbours else { continue };
        let played = play_match(&[upper.into(), lower.into()], &openings, settings)?;
        // A long ladder tells what it has, in case it is cut short.
        eprintln!("{}", match_summary(&played));
        matches.push(played);
    }
    print!("{}", table(&settings.typed("ladder"), &today(), &matches));
    Ok(())
}

fn play_scale(options: &ScaleOptions) -> Result<()> {
    let openings = options.settings.openings()?;
    let mut results = scale::read(&options.results)?;
    let (levels, reach) = (&options.levels, options.reach);
    let pairs = (0..levels.len())
        .flat_map(|lower| (lower + 1..levels.len().min(lower + 1 + reach)).map(move |upper| (upper, lower)));
    for (upper, lower) in pairs {
        let contestants = [upper, lower].map(|number| levels[number].clone());
        let [first, second] = contestants.each_ref().map(Contestant::key);
        if results.iter().any(|it| it.first == first && it.second == second) {
            continue;
        }
        let score = play_match(&contestants, &openings, options.settings)?.score;
        let played = Played { first, second, won: score.wins, drawn: score.draws, lost: score.losses };
        let mut file = OpenOptions::new().create(true).append(true).open(&options.results)?;
        writeln!(file, "{}", played.line())
            .with_context(|| format!("cannot write {}", options.results.display()))?;
        eprintln!("{} ({:.1} %)", played.line(), score.percentage());
        results.push(played);
    }
    println!("| level | Elo | games |\n|---|---:|---:|");
    for it in scale::fit(&results)? {
        println!("| {} | {:.0} ± {:.0} | {} |", it.key, it.elo, 1.96 * it.error, it.n_games);
    }
    Ok(())
}

/// The whole table with the command that makes it again and the day it was made.
fn table(command: &str, day: &str, matches: &[Standing]) -> String {
    format!("`{command}`, {day}:\n\n{}", score_table(matches, &Terms::ENGLISH))
}

/// Plays the two games of every opening, with a bar that shows the score so far.
fn play_match(contestants: &[Contestant; 2], openings: &[Board], settings: Settings) -> Result<Standing> {
    let pairings = pairings(openings);
    let bar = progress_bar(pairings.len() as u64, contestants);
    let mut so_far = MatchScore::default();
    let records = pool::share_out(
        &pairings,
        settings.n_threads(),
        |&pairing| play(pairing, contestants),
        |record| {
            so_far.count(record);
            bar.set_message(format!("{} ({:.1} %)", so_far.score_line(), so_far.percentage()));
            bar.inc(1);
        },
    )?;
    bar.finish_and_clear();
    let names = contestants.each_ref().map(ToString::to_string);
    Ok(Standing { names, score: MatchScore::of(&records) })
}

/// Plays one game between new players. They get no seed, so an untimed game is always the same.
fn play(pairing: Pairing, contestants: &[Contestant; 2]) -> Result<GameResult> {
    let [mut first, mut second] = contestants.each_ref().map(Contestant::engine);
    let [first_key, second_key] = contestants.each_ref().map(Contestant::key);
    let names = [first_key.as_str(), second_key.as_str()];
    let played =
        play_between(pairing, &mut [first.as_mut(), second.as_mut()], names, &Stop::new(), &mut |_, _| {});
    match played {
        Ok(Some(record)) => Ok(record),
        Ok(None) => Err(anyhow!("a game was stopped")),
        Err(foul) => Err(Error::msg(foul.to_string())),
    }
}

fn progress_bar(n_games: u64, [first, second]: &[Contestant; 2]) -> ProgressBar {
    let bar = ProgressBar::new(n_games);
    let template = "{prefix} {wide_bar} {pos}/{len}, {msg}, {eta} left";
    // A template that indicatif does not understand would cost the bar its look, never the match.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style).with_prefix(format!("{} against {}", first.key(), second.key()))
}

impl Settings {
    fn openings(self) -> Result<Vec<Board>> {
        let needed = self.games / 2;
        let Some(discs) = self.level_within else {
            return openings(needed, self.opening_plies, self.seed)
                .map_err(|too_few| Error::msg(too_few.to_string()));
        };
        let all = Openings::new(self.opening_plies, self.seed);
        let level: Vec<Board> = all.filter(|board| is_level(board.position, discs)).take(needed).collect();
        ensure!(
            level.len() == needed,
            "only {} openings are level within {discs} discs and {needed} are needed",
            level.len()
        );
        Ok(level)
    }

    fn n_threads(self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }

    /// The command that plays this again.
    fn typed(self, who: &str) -> String {
        let Self { games, seed, opening_plies, .. } = self;
        let level = self.level_within.map_or_else(String::new, |discs| format!(" --level-within {discs}"));
        format!(
            "cargo xtask match {who} --games {games} --seed {seed} --opening-plies {opening_plies}{level}"
        )
    }
}

/// Whether the strong engine thinks that neither side is more than so many discs ahead. It knows of no other position, so that
/// its answer does not depend on what it was asked before.
fn is_level(position: Position, discs: u32) -> bool {
    let budget = Budget { depth: 8, solve: 0, ..Budget::UNLIMITED };
    let mut judge = StrongPlayer::new(budget, Resources::single(1), None);
    let thought = judge.choose(position, &Stop::new(), &mut |_| {});
    matches!(thought, Some(Thought { score: Score::Estimate(ahead), .. })
        if estimated_discs(ahead).abs() <= f64::from(discs))
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

    fn parse(line: &str) -> Result<Options, String> {
        let words = ["match"].into_iter().chain(line.split_whitespace());
        OnItsOwn::try_parse_from(words).map(|parsed| parsed.options).map_err(|error| error.to_string())
    }

    #[test]
    fn two_levels_or_the_word_ladder_are_understood() {
        let pair = parse("cautious novice --games 40 --seed 7 --opening-plies 6").unwrap();
        assert_eq!(format!("{:?} {:?}", pair.first, pair.second), "Some(cautious) Some(novice)");
        let typed = "cargo xtask match cautious novice --games 40 --seed 7 --opening-plies 6";
        assert_eq!(pair.settings.typed("cautious novice"), typed);
        let Some(ManyMatches::Ladder(settings)) = parse("ladder --games 10").unwrap().many else {
            panic!("ladder is a verb of its own")
        };
        assert_eq!((settings.games, settings.seed), (10, 1));
    }

    #[test]
    fn wrong_words_are_refused_with_the_reason() {
        for (line, reason) in [
            ("", "LEVEL"),
            ("novice", "LEVEL"),
            ("novice wizard", "novice, cautious"),
            ("novice cautious --games 7", "even number"),
            ("novice cautious --games 0", "even number"),
            ("ladder --games many", "invalid digit"),
        ] {
            let complaint = parse(line).unwrap_err();
            assert!(complaint.contains(reason), "{line:?} gives {complaint}");
        }
    }

    /// Everything that does not depend on the machine.
    fn without_times(played: &Standing) -> (String, String, [(u32, u64); 2]) {
        let tally = &played.score;
        let counts = tally.clocks.map(|clock| (clock.n_moves, clock.nodes));
        (tally.score_line(), format!("{:?} {}", tally.elo(), tally.mean_margin()), counts)
    }

    #[test]
    fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
        let settings = |seed, threads| Settings {
            games: 60,
            seed,
            opening_plies: 8,
            level_within: None,
            threads: Some(threads),
        };
        let play = |settings: Settings| {
            let openings = settings.openings().unwrap();
            let contestants = [Level::Cautious, Level::Novice].map(Contestant::from);
            without_times(&play_match(&contestants, &openings, settings).unwrap())
        };
        let alone = play(settings(5, 1));
        for threads in [2, 8] {
            assert_eq!(play(settings(5, threads)), alone);
        }
        assert_ne!(play(settings(6, 2)), alone);
    }

    #[test]
    fn level_openings_are_those_that_the_strong_engine_calls_level() {
        let openings = |games, level_within| {
            let settings = Settings { games, seed: 3, opening_plies: 8, level_within, threads: None };
            settings.openings().unwrap()
        };
        let (all, level) = (openings(40, None), openings(8, Some(1)));
        let expected: Vec<Board> =
            all.iter().copied().filter(|board| is_level(board.position, 1)).take(4).collect();
        assert_eq!(level, expected, "the first of all that are level");
        assert_ne!(level, all[..4], "some are not");
        assert_eq!(openings(8, Some(64)), all[..4], "nobody is further ahead than all discs");
        let settings = parse("cautious novice --games 8 --level-within 4").unwrap().settings;
        assert!(settings.typed("cautious novice").ends_with("--opening-plies 8 --level-within 4"));
    }

    #[test]
    fn the_table_says_how_and_when_it_was_made() {
        let names = ["Cautious", "Novice"].map(str::to_owned);
        let standing = Standing { names, score: MatchScore::default() };
        let table = table("cargo xtask match ladder --games 4 --seed 1", "2026-11-16", &[standing]);
        assert!(table.starts_with("`cargo xtask match ladder --games 4 --seed 1`, 2026-11-16:\n\n| rung |"));
        assert_eq!(table.lines().count(), 5);
    }
}
