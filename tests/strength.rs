//! The strong engine beats the papers' deepest searches.

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine, Level, Resources, Stop};
use othello::rules::{Board, Disc, after_random_plies};
use othello::seeded::Seeded;

/// About what a phone searches in 0.3 s.
const NODES: u64 = 500_000;

/// The colour with more discs in the end.
fn winner(mut board: Board, mut player: impl FnMut(Disc, Board) -> Option<Board>) -> Option<Disc> {
    while !board.position.is_over() {
        board = player(board.turn, board).unwrap_or(board.pass());
    }
    board.leader()
}

fn points(n_openings: usize, level: Level) -> f64 {
    let mut random = Seeded::new(7);
    let mut points = 0.0;
    for _ in 0..n_openings {
        let start = after_random_plies(8, &mut random);
        for ours in Disc::BOTH {
            let budget = Budget { nodes: NODES, solve: 18, ..Budget::UNLIMITED };
            let mut strong = StrongPlayer::new(budget, Resources::single(8), None);
            let mut theirs = level.engine(None);
            let won = winner(start, |turn, board| {
                let engine: &mut dyn Engine = if turn == ours { &mut strong } else { &mut *theirs };
                let thought = engine.choose(board.position, &Stop::new(), &mut |_| {})?;
                Some(board.play(thought.best).unwrap())
            });
            points += won.map_or(0.5, |won| f64::from(u8::from(won == ours)));
        }
    }
    points
}

#[test]
#[ignore = "takes minutes in a release build: cargo test --release --test strength -- --ignored --nocapture"]
fn the_strong_player_wins_nearly_all_games_against_eight_plies_of_paper_one() {
    let n_openings = 50;
    let points = points(n_openings, Level::Strategist);
    println!("{points} points of {} games", 2 * n_openings);
    assert!(points >= 0.95 * 2.0 * n_openings as f64, "{points} of {}", 2 * n_openings);
}

#[test]
#[ignore = "takes a while: cargo test --release --test strength -- --ignored --nocapture"]
fn the_strong_player_wins_against_six_plies_of_paper_one() {
    let points = points(4, Level::Tactician);
    println!("{points} points of 8 games");
    assert!(points >= 7.0, "{points} of 8");
}
