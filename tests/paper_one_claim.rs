//! P1's result, to be beaten: at depth 6, NegaScout won 10 of 12 games and MTD(f) 11 of 12 against a stock program.

use othello::engine::classic::{FixedDepth, Greedy, PaperOne, PaperZero};
use othello::engine::search::{Algorithm, Order, Plan};
use othello::engine::{Engine, Stop};
use othello::rules::Position;
use othello::seeded::Seeded;

const N_GAMES: usize = 12;
const OPENING_PLIES: usize = 8;

/// How many of the games the first player wins: each opening is played twice, once with either colour.
fn wins(first: &mut dyn Engine, second: &mut dyn Engine) -> usize {
    let mut random = Seeded::new(6);
    let openings: Vec<Position> = (0..N_GAMES / 2).map(|_| opening(&mut random)).collect();
    openings
        .into_iter()
        .flat_map(|opening| [(opening, true), (opening, false)])
        .filter(|&(opening, first_begins)| margin_of_first(opening, first_begins, first, second) > 0)
        .count()
}

fn opening(random: &mut Seeded) -> Position {
    (0..OPENING_PLIES).fold(Position::START, |position, _| {
        random.choose(position.moves()).map_or(position, |at| position.play(at).unwrap())
    })
}

/// Plays to the end, and counts the discs of the first player less those of the second.
fn margin_of_first(
    opening: Position,
    first_begins: bool,
    first: &mut dyn Engine,
    second: &mut dyn Engine,
) -> i32 {
    let (mut position, mut first_moves) = (opening, first_begins);
    while !position.is_over() {
        let player: &mut dyn Engine = if first_moves { &mut *first } else { &mut *second };
        position = match player.choose(position, &Stop::new(), &mut |_| {}) {
            Some(thought) => position.play(thought.best).unwrap(),
            None => position.pass(),
        };
        first_moves = !first_moves;
    }
    if first_moves { position.disc_difference() } else { -position.disc_difference() }
}

fn check(algorithm: Algorithm) {
    let plan = Plan { algorithm, depth: 6, order: Order::BestFirst };
    let mut ours = FixedDepth::<PaperOne>::new(plan, None);
    for mut greedy in [Greedy::Most, Greedy::TwoAims, Greedy::TwoAimsAndCorners] {
        let won = wins(&mut ours, &mut greedy);
        assert!(won >= 11, "{} won only {won} of {N_GAMES} against {greedy:?}", algorithm.name());
    }
    let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 4, order: Order::AsListed };
    let won = wins(&mut ours, &mut FixedDepth::<PaperZero>::new(plan, None));
    assert!(won >= 10, "{} won only {won} of {N_GAMES} against P0 at depth 4", algorithm.name());
}

#[test]
fn negascout_at_depth_six_beats_the_greedy_players_and_paper_zero() {
    check(Algorithm::NegaScout);
}

#[test]
fn mtdf_at_depth_six_beats_the_greedy_players_and_paper_zero() {
    check(Algorithm::Mtdf);
}
