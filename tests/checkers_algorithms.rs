//! The searches agree on checkers too, and visit the same positions as ever.

use othello::engine::checkers::{CheckersEvaluation, CheckersTree};
use othello::engine::search::{Algorithm, GameTree, Order, Plan, SearchResult, search_freely};
use othello::rules::checkers::{Move, Position, after_random_plies, perft};
use othello::seeded::Seeded;

const N_POSITIONS: usize = 200;
const MAX_DEPTH: u32 = 8;

/// The plain search visits every line: it is asked where there are no more than so many.
const PLAIN_MAX_LINES: u64 = 2_000;

/// Positions of random games from the opening to bare kings. Of several games the one with the fewest lines is taken:
/// wide positions would take minutes and show nothing else.
fn random_positions() -> Vec<Position> {
    let mut random = Seeded::new(64);
    (0..N_POSITIONS)
        .map(|idx| {
            let n_plies = idx * 100 / N_POSITIONS;
            let played = (0..20).map(|_| after_random_plies(n_plies, &mut random));
            // Of lost positions, which are the narrowest, only some are taken.
            let running = |position: &Position| idx % 10 == 0 || !position.is_over();
            played.filter(running).min_by_key(|&position| perft(position, 4)).unwrap_or(Position::START)
        })
        .collect()
}

fn find(position: Position, algorithm: Algorithm, depth: u32, order: Order) -> SearchResult<Move> {
    search_freely(&mut CheckersTree::new(position), Plan { algorithm, depth, order })
}

/// The evaluation at the end of a line, seen from its start.
fn value_of_line(position: Position, line: &[Move]) -> i32 {
    let mut game = CheckersTree::new(position);
    for &at in line {
        game.make(at);
    }
    if line.len().is_multiple_of(2) { game.evaluate() } else { -game.evaluate() }
}

/// Returns whether the plain search took part.
fn check(position: Position, depth: u32) -> bool {
    let expected = find(position, Algorithm::AlphaBeta, depth, Order::AsListed);
    for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout, Algorithm::Mtdf] {
        let found = find(position, algorithm, depth, Order::BestFirst);
        let case = format!("{algorithm:?} depth {depth} {position}");
        assert_eq!(found.value, expected.value, "{case}");
        assert_eq!(value_of_line(position, &found.line), expected.value, "{case}");
    }
    let is_narrow = depth <= 6 && perft(position, depth) <= PLAIN_MAX_LINES;
    if is_narrow {
        let plain = find(position, Algorithm::Minimax, depth, Order::AsListed);
        assert_eq!(
            (plain.value, plain.best, plain.line),
            (expected.value, expected.best, expected.line),
            "{depth} {position}"
        );
    }
    is_narrow
}

#[test]
fn all_searches_agree_in_value_to_depth_eight() {
    let positions = random_positions();
    assert_eq!(positions.len(), N_POSITIONS);
    assert!(
        positions.iter().any(Position::is_over) && positions.iter().filter(|at| at.must_jump()).count() > 20
    );
    let n_plain: usize = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            let mine: Vec<Position> = positions.iter().copied().skip(half).step_by(2).collect();
            scope.spawn(move || {
                mine.iter()
                    .flat_map(|&position| (1..=MAX_DEPTH).map(move |depth| check(position, depth)))
                    .filter(|&plain| plain)
                    .count()
            })
        });
        halves.map(|half| half.join().unwrap()).iter().sum()
    });
    assert!(n_plain > 3 * N_POSITIONS, "the plain search took part only {n_plain} times");
}

#[test]
fn a_judge_that_knows_the_ending_is_searched_as_well() {
    for (idx, position) in random_positions().into_iter().enumerate().step_by(10) {
        let search = |algorithm| {
            let mut game =
                CheckersTree::with_evaluation(position, CheckersEvaluation::PHASED, Some(idx as u64));
            search_freely(&mut game, Plan { algorithm, depth: 6, order: Order::BestFirst }).value
        };
        let expected = search(Algorithm::AlphaBeta);
        assert_eq!([Algorithm::NegaScout, Algorithm::Mtdf].map(search), [expected; 2], "{position}");
    }
}

/// The fingerprint: a change that is only meant to tidy leaves these numbers alone.
#[test]
fn the_searches_visit_the_same_positions_as_ever() {
    let positions = random_positions();
    let nodes = |algorithm, order| -> u64 {
        positions.iter().map(|&position| find(position, algorithm, 6, order).counts.nodes).sum()
    };
    let counted = [
        nodes(Algorithm::AlphaBeta, Order::AsListed),
        nodes(Algorithm::AlphaBeta, Order::BestFirst),
        nodes(Algorithm::NegaScout, Order::BestFirst),
        nodes(Algorithm::Mtdf, Order::BestFirst),
    ];
    assert_eq!(counted, [116_347, 86_036, 54_596, 53_665]);
}
