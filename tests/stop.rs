//! A search that is told to end does so at once.
//!
//! The promise is 50 ms, but a clock in a test only measures how busy the machine is. What is counted instead are the
//! positions visited after the limit: a phone visits some million in a second. `cargo bench --bench stop` measures the
//! milliseconds.

use othello::engine::strong::{Budget, Evaluation, Search, StrongPlayer, TranspositionTable};
use othello::engine::{Engine, Limit, Resources, Stop};
use othello::rules::{Position, random_position};
use othello::seeded::Seeded;

/// For each thread. A tenth of what the slowest phone visits in 50 ms.
const MAX_NODES_AFTER: u64 = 5_000;

fn positions(n_empties: u32) -> impl Iterator<Item = Position> {
    let mut random = Seeded::new(u64::from(n_empties));
    std::iter::from_fn(move || Some(random_position(n_empties, 1, &mut random)))
}

/// In the middle of whatever the search does when the limit is reached.
#[test]
fn a_limit_is_kept_wherever_it_falls() {
    let table = TranspositionTable::with_megabytes(4);
    let limit = Limit::until(Stop::new());
    for n_empties in [20, 24, 30, 44] {
        for (position, max_nodes) in positions(n_empties).zip([500, 7_000, 33_000, 150_000]) {
            for n_threads in [1, 3] {
                let search = Search::new(&table, Evaluation::shipped(), &limit).with_nodes(max_nodes);
                let nodes = search.with_threads(n_threads, |search| {
                    search.solve(position);
                    search.nodes()
                });
                let most = max_nodes + MAX_NODES_AFTER * n_threads as u64;
                assert!(
                    nodes <= most,
                    "{nodes} nodes instead of {max_nodes}: {n_threads} threads, {position:?}"
                );
            }
        }
    }
}

#[test]
fn a_raised_stop_ends_the_thought_of_a_player() {
    for (n_empties, n_threads) in [(22, 1), (22, 2), (26, 4), (45, 1), (45, 3)] {
        let resources = Resources { threads: n_threads, ..Resources::single(4) };
        // Who overhears the stop ends by the number of positions, and is found out.
        let budget = Budget { solve: 26, nodes: 2_000_000, ..Budget::UNLIMITED };
        let mut player = StrongPlayer::new(budget, resources, None);
        for (position, depth) in positions(n_empties).zip(5..9) {
            let stop = Stop::new();
            let mut nodes_then = None;
            let thought = player.choose(position, &stop, &mut |thought| {
                if thought.depth >= depth && nodes_then.is_none() {
                    nodes_then = Some(thought.nodes);
                    stop.raise();
                }
            });
            let thought = thought.unwrap();
            assert!(position.moves().contains(thought.best));
            let more = thought.nodes - nodes_then.expect("it looks so far ahead");
            assert!(
                more <= MAX_NODES_AFTER * n_threads as u64,
                "{more} nodes after the stop, {n_threads} threads"
            );
        }
    }
}
