//! The four searches agree on Othello, with both papers' evaluations.

use othello::engine::classic::{ClassicEvaluation, Move, OthelloTree, PaperOne, PaperZero};
use othello::engine::search::{Algorithm, GameTree, Order, Plan, SearchResult, search_freely};
use othello::rules::{Position, after_random_plies, perft};
use othello::seeded::Seeded;

const N_POSITIONS: usize = 208;
const MAX_DEPTH: u32 = 6;

/// Positions of random games, from the opening to the last moves, some of them before a pass or at the end.
///
/// Of several games the position with the fewest moves is taken: the plain search visits every line, and wide
/// positions would take minutes and show nothing else.
fn random_positions(seed: u64) -> Vec<Position> {
    const N_GAMES: usize = 1_000;
    let mut random = Seeded::new(seed);
    let width = |position: &Position| (1 + position.moves().len()) * (1 + position.pass().moves().len());
    (0..N_POSITIONS)
        .map(|idx| {
            let n_plies = 4 + idx * 60 / N_POSITIONS;
            let played = (0..N_GAMES).map(|_| after_random_plies(n_plies, &mut random).position);
            // At the end of the games, finished ones are the narrowest: every second one is taken as it comes.
            played.skip(idx % 2 * (N_GAMES - 1) * usize::from(n_plies > 52)).min_by_key(width).unwrap()
        })
        .collect()
}

fn search_all<E: ClassicEvaluation>(position: Position, depth: u32) {
    let find = |algorithm, order| -> SearchResult<Move> {
        search_freely(&mut OthelloTree::<E>::new(position), Plan { algorithm, depth, order })
    };
    let plain = find(Algorithm::Minimax, Order::AsListed);
    assert_eq!(
        plain.counts.nodes,
        (0..=depth).map(|depth| new_lines(position, depth)).sum::<u64>(),
        "{position:?}"
    );
    assert_eq!(plain.counts.leaves, perft(position, depth));

    let pruned = find(Algorithm::AlphaBeta, Order::AsListed);
    assert_eq!(
        (pruned.value, pruned.best, &pruned.line),
        (plain.value, plain.best, &plain.line),
        "{position:?}"
    );
    for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout, Algorithm::Mtdf] {
        for order in [Order::AsListed, Order::BestFirst] {
            let found = find(algorithm, order);
            let case = format!("{algorithm:?} {order:?} depth {depth} {position:?}");
            assert_eq!(found.value, plain.value, "{case}");
            assert_eq!(value_of_line::<E>(position, &found.line), plain.value, "{case}");
        }
    }
}

/// Lines of exactly this length: those of `perft` without the games that ended earlier.
fn new_lines(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves();
    if moves.is_empty() {
        return if position.is_over() { 0 } else { new_lines(position.pass(), depth - 1) };
    }
    moves.into_iter().map(|at| new_lines(position.play(at).unwrap(), depth - 1)).sum()
}

/// The evaluation at the end of a line, seen from its start.
fn value_of_line<E: ClassicEvaluation>(position: Position, line: &[Move]) -> i32 {
    let mut game = OthelloTree::<E>::new(position);
    for &at in line {
        game.make(at);
    }
    if line.len().is_multiple_of(2) { game.evaluate() } else { -game.evaluate() }
}

/// Spread over the two cores of a small machine: the plain search visits every line.
fn check<E: ClassicEvaluation>(seed: u64) {
    let positions = random_positions(seed);
    assert!(positions.iter().any(|position| position.must_pass()) && positions.iter().any(|p| p.is_over()));
    std::thread::scope(|scope| {
        for half in [0, 1] {
            let mine = positions.iter().skip(half).step_by(2);
            scope.spawn(move || {
                for &position in mine {
                    for depth in 1..=MAX_DEPTH {
                        search_all::<E>(position, depth);
                    }
                }
            });
        }
    });
}

#[test]
fn all_four_agree_with_the_evaluation_of_paper_zero() {
    check::<PaperZero>(20);
}

#[test]
fn all_four_agree_with_the_evaluation_of_paper_one() {
    check::<PaperOne>(21);
}
