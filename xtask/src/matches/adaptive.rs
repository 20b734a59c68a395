//! `cargo xtask match adaptive`: does the one that keeps up let people of any strength win about half of their games?

use anyhow::{Result, anyhow};
use clap::Args;
use othello::engine::people::Appraiser;
use othello::engine::{Engine, Level, Stop};
use othello::game::{LossAMove, RatedGame, Rating};
use othello::lab::{Pairing, play_between};
use othello::rules::{Board, Disc, Square};
use othello::seeded::mix;

use super::contestant::Contestant;
use crate::pool;

/// Lets simulated people meet the one that keeps up, game after game from the usual first position, as the app does: their
/// rating follows their results and what they lose a move, and the next game begins at that strength.
#[derive(Clone, Debug, Args)]
pub(super) struct Options {
    /// The simulated people: any levels.
    #[arg(value_name = "LEVEL", required = true)]
    players: Vec<Contestant>,
    /// How many games each plays in a row.
    #[arg(long, default_value_t = 60)]
    games: usize,
    /// How many such rows each plays.
    #[arg(long, default_value_t = 8)]
    rows: u64,
}

/// Until then the one that keeps up may still be looking for the right strength.
const SETTLED_AFTER: usize = 10;

pub(super) fn run(options: &Options) -> Result<()> {
    let jobs: Vec<(usize, u64)> = (0..options.players.len())
        .flat_map(|player| (0..options.rows).map(move |row| (player, row)))
        .collect();
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    let rows = pool::share_out(
        &jobs,
        n_threads,
        |&(player, row)| play_row(&options.players[player], options.games, row),
        |_| {},
    )?;
    println!(
        "| player | games 1 to {SETTLED_AFTER} | from {} to {} | discs lost a move | rating in the end |\n|---|---:|---:|---:|---:|",
        SETTLED_AFTER + 1,
        options.games
    );
    for (number, player) in options.players.iter().enumerate() {
        let own: Vec<&Row> =
            jobs.iter().zip(&rows).filter(|(job, _)| job.0 == number).map(|(_, row)| row).collect();
        let percent = |range: std::ops::Range<usize>| {
            let points: Vec<f64> =
                own.iter().flat_map(|row| row.points[range.clone()].iter().copied()).collect();
            let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
            format!(
                "{:.1} ± {:.1} %",
                100.0 * mean,
                196.0 * (mean * (1.0 - mean) / points.len().max(1) as f64).sqrt()
            )
        };
        let mean = |value: fn(&Row) -> f64| own.iter().map(|row| value(row)).sum::<f64>() / own.len() as f64;
        println!(
            "| {player} | {} | {} | {:.2} | {:.0} ± {:.0} |",
            percent(0..SETTLED_AFTER.min(options.games)),
            percent(SETTLED_AFTER.min(options.games)..options.games),
            mean(|row| row.loss),
            mean(|row| row.rating.mean),
            mean(|row| row.rating.error)
        );
    }
    Ok(())
}

/// What a row of games came to.
struct Row {
    points: Vec<f64>,
    /// What the player lost a move, in discs.
    loss: f64,
    rating: Rating,
}

fn play_row(player: &Contestant, n_games: usize, row: u64) -> Result<Row> {
    let mut rating = Rating::default();
    let (mut points, mut losses) = (Vec::new(), Vec::new());
    for number in 0..n_games {
        let seed = mix(row << 32 | number as u64);
        let opponent = rating.elo();
        let adaptive = Level::Adaptive(opponent);
        let mut players: [Box<dyn Engine>; 2] =
            [player.engine_with(Some(mix(seed))), adaptive.engine(Some(seed))];
        let seats = if number % 2 == 0 { [0, 1] } else { [1, 0] };
        let pairing = Pairing { opening: Board::START, seats };
        let own = if pairing.player_of(Disc::Black) == 0 { Disc::Black } else { Disc::White };
        let [first, second] = &mut players;
        let mut game: Vec<(Board, Option<Square>)> = Vec::new();
        let mut watch = |board: Board, at: Option<Square>| game.push((board, at));
        let played = play_between(
            pairing,
            &mut [first.as_mut(), second.as_mut()],
            ["player", "adaptive"],
            &Stop::new(),
            &mut watch,
        );
        let result =
            played.map_err(|foul| anyhow!("{foul}"))?.ok_or_else(|| anyhow!("a game was stopped"))?;
        let score = f64::from(result.margin.signum() + 1) / 2.0;
        points.push(score);
        let loss = loss(&game, own).map(|discs| LossAMove { discs, n_games_before: number as u32 });
        losses.extend(loss.map(|loss| loss.discs));
        rating = rating.after(RatedGame { opponent, points: score, loss });
    }
    Ok(Row { points, loss: losses.iter().sum::<f64>() / losses.len().max(1) as f64, rating })
}

/// What one side lost a move; `None` if it had no choice.
fn loss(game: &[(Board, Option<Square>)], own: Disc) -> Option<f64> {
    let mut appraiser = Appraiser::default();
    let mut losses = Vec::new();
    for pair in game.windows(2) {
        let &[(before, _), (_, Some(at))] = pair else { continue };
        // The side to move may have had to pass first.
        let before = if before.position.must_pass() { before.pass() } else { before };
        if before.turn == own && before.position.moves().len() > 1 {
            losses.push(appraiser.loss(before.position, at, &Stop::new())?);
        }
    }
    let n_losses = losses.len();
    (n_losses > 0).then(|| losses.into_iter().map(f64::from).sum::<f64>() / n_losses as f64)
}
