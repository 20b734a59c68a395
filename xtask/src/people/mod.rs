//! `cargo xtask people`: learns from the games of tournaments how people play, band of strength by band.

mod database;
mod ratings;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use self::database::Database;
use self::ratings::{ENOUGH_GAMES, Rating};

/// Learn from tournament games how strong people are.
///
/// Reads the WTHOR database and fits each player's strength to all results; prints how the strengths are spread.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// The folder with the players' names, `WTH.JOU`, and a file of games for each year, as in `WTH_1998.wtb`.
    #[arg(long)]
    wthor: PathBuf,
}

/// Reads, fits and prints.
pub(crate) fn run(options: &Options) -> Result<()> {
    let database = Database::read(&options.wthor)?;
    let n_moves: usize = database.games.iter().map(|game| game.choices().count()).sum();
    println!("{} players, {} games, {n_moves} moves", database.players.len(), database.games.len());
    let ratings = ratings::fit(&database);
    print_spread(&database, &ratings);
    Ok(())
}

/// How many people are how strong, and how many games such people have played.
fn print_spread(database: &Database, ratings: &[Rating]) {
    let mut bands: std::collections::BTreeMap<i64, (u32, u32, f64)> = std::collections::BTreeMap::new();
    for (player, rating) in database.players.iter().zip(ratings) {
        if !player.is_program() && !player.is_unknown() && rating.n_games >= ENOUGH_GAMES {
            let band = bands.entry((rating.elo / 100.0).floor() as i64 * 100).or_default();
            *band = (band.0 + 1, band.1 + rating.n_games, band.2 + rating.error);
        }
    }
    println!("\n| Elo | people | games | mean error |\n|---:|---:|---:|---:|");
    for (from, (n_people, n_games, errors)) in bands {
        println!("| {from}-{} | {n_people} | {n_games} | {:.0} |", from + 99, errors / f64::from(n_people));
    }
}
