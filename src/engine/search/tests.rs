//! The searches on made-up games, whose trees are small, irregular and full of equal values.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::*;
use crate::engine::Stop;
use crate::engine::stop::watchdog;
use crate::seeded::mix;

/// A game whose every position is a number, and whose rules are that number's bits: none to four moves, values
/// between -8 and 8. Different lines meet again, as in Othello, so that a memory has something to remember.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dice {
    path: Vec<u64>,
}

impl Dice {
    fn new(seed: u64) -> Self {
        Self { path: vec![mix(seed)] }
    }

    fn here(&self) -> u64 {
        *self.path.last().unwrap()
    }
}

impl GameTree for Dice {
    type Move = u64;
    type Undo = ();
    type Key = u64;

    fn moves(&self, into: &mut Vec<u64>) {
        let n_moves = match self.here() % 16 {
            0 => 0,
            1 | 2 => 1,
            rest => 2 + rest % 3,
        };
        into.extend(0..n_moves);
    }

    fn make(&mut self, at: u64) {
        // Few different positions per ply: many lines lead to the same one.
        let next = mix(self.path.len() as u64 * 1000 + (self.here() % 7 + at) % 40);
        self.path.push(next);
    }

    fn unmake(&mut self, _: u64, (): ()) {
        self.path.pop();
    }

    fn evaluate(&self) -> Value {
        let value = (self.here() >> 32) as i32 % 9;
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if moves.is_empty() { final_value(value) } else { value }
    }

    fn key(&self) -> u64 {
        self.here()
    }
}

fn plan(algorithm: Algorithm, depth: u32) -> Plan {
    Plan { algorithm, depth, order: Order::AsListed }
}

/// The value of the position at the end of a line, seen from its start.
fn value_of_line(game: &Dice, line: &[u64]) -> Value {
    let sign = if line.len().is_multiple_of(2) { 1 } else { -1 };
    let mut game = game.clone();
    for &at in line {
        game.make(at);
    }
    sign * game.evaluate()
}

#[test]
fn all_searches_return_the_same_value_and_a_line_that_leads_to_it() {
    for seed in 0..400 {
        for depth in 0..=7 {
            let mut game = Dice::new(seed);
            let plain = search_freely(&mut game, plan(Algorithm::Minimax, depth));
            for algorithm in Algorithm::ALL {
                for order in [Order::AsListed, Order::BestFirst] {
                    let found = search_freely(&mut game, Plan { algorithm, depth, order });
                    let case = format!("{algorithm:?} {order:?} depth {depth} seed {seed}");
                    assert_eq!(game, Dice::new(seed), "the game is as it was: {case}");
                    assert!(found.complete, "{case}");
                    assert_eq!(found.value, plain.value, "{case}");
                    assert_eq!(value_of_line(&game, &found.line), plain.value, "line of {case}");
                    assert_eq!(depth > 0 && found.best.is_some(), !found.line.is_empty(), "{case}");
                }
            }
            // Only plain alpha-beta never visits more: the others may search a move twice.
            let pruned = search_freely(&mut game, plan(Algorithm::AlphaBeta, depth));
            assert_eq!(
                (pruned.best, &pruned.line),
                (plain.best, &plain.line),
                "first of equals, seed {seed}"
            );
        }
    }
}

#[test]
fn plain_negamax_visits_every_line_once() {
    fn count(game: &mut Dice, depth: u32, counts: &mut Counts) {
        counts.nodes += 1;
        let mut moves = Vec::new();
        game.moves(&mut moves);
        if depth == 0 || moves.is_empty() {
            counts.leaves += 1;
            return;
        }
        for at in moves {
            game.make(at);
            count(game, depth - 1, counts);
            game.unmake(at, ());
        }
    }
    for seed in 0..50 {
        let mut game = Dice::new(seed);
        let mut counts = Counts::default();
        count(&mut game, 6, &mut counts);
        assert_eq!(search_freely(&mut game, plan(Algorithm::Minimax, 6)).counts, counts);
    }
}

/// Builds the tree again from what the hook tells, and checks that it is told in order.
#[derive(Default)]
struct Recorder {
    open: Vec<Entered<u64>>,
    counts: Counts,
    root: Option<Left>,
    children_seen: Vec<usize>,
}

impl Trace<u64> for Recorder {
    fn enter(&mut self, node: Entered<u64>) {
        assert_eq!(node.by.is_none(), self.open.is_empty(), "only the root has no move");
        if let Some(parent) = self.open.last() {
            assert_eq!(node.depth + 1, parent.depth);
            *self.children_seen.last_mut().unwrap() += 1;
        }
        assert!(node.window.alpha < node.window.beta);
        self.open.push(node);
        self.children_seen.push(0);
        self.counts.nodes += 1;
    }

    fn leave(&mut self, node: Left) {
        let entered = self.open.pop().expect("left a node that was entered");
        let n_children = self.children_seen.pop().unwrap();
        match node.how {
            LeaveReason::Leaf => {
                assert_eq!(n_children, 0);
                self.counts.leaves += 1;
            }
            LeaveReason::CutOff { .. } => {
                assert!(node.value >= entered.window.beta);
                self.counts.cutoffs += 1;
            }
            LeaveReason::Complete => assert!(node.value < entered.window.beta && n_children > 0),
            LeaveReason::Remembered => self.counts.memory_hits += 1,
            LeaveReason::Stopped => panic!("nobody stopped it"),
        }
        if self.open.is_empty() {
            self.root = Some(node);
        }
    }
}

#[test]
fn the_hook_sees_the_tree_as_it_is_searched() {
    for seed in 0..40 {
        for algorithm in Algorithm::ALL {
            let mut recorder = Recorder::default();
            let found = search(
                &mut Dice::new(seed),
                plan(algorithm, 6),
                &mut Memory::for_depth(6),
                &Limit::until(Stop::new()),
                &mut recorder,
            );
            assert!(recorder.open.is_empty());
            assert_eq!(recorder.root.map(|root| root.value), Some(found.value));
            let expected = Counts { researches: 0, ..found.counts };
            assert_eq!(recorder.counts, expected, "{algorithm:?} seed {seed}");
        }
    }
}

#[test]
fn negascout_counts_its_second_searches_and_mtdf_its_passes() {
    let (mut researches, mut passes) = (0, 0);
    for seed in 0..50 {
        researches += search_freely(&mut Dice::new(seed), plan(Algorithm::NegaScout, 7)).counts.researches;
        let counts = search_freely(&mut Dice::new(seed), plan(Algorithm::Mtdf, 7)).counts;
        assert!(counts.researches >= 1, "bounds that meet need two passes");
        passes += counts.researches;
    }
    assert!(researches > 50 && passes > 50, "{researches} {passes}");
}

/// A stop raised after any number of nodes ends the search within a few hundred more, and leaves a legal move in hand and the
/// game as it was.
#[test]
fn a_search_stopped_anywhere_has_a_legal_move_in_hand() {
    struct StopAfter(u64, Stop);
    impl Trace<u64> for StopAfter {
        fn enter(&mut self, _: Entered<u64>) {
            match self.0 {
                0 => self.1.raise(),
                _ => self.0 -= 1,
            }
        }
        fn leave(&mut self, _: Left) {}
    }
    for n_nodes in (0..6_000).step_by(97) {
        for algorithm in Algorithm::ALL {
            let mut game = Dice::new(9);
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let stop = Stop::new();
            let found = search(
                &mut game,
                plan(algorithm, 12),
                &mut Memory::for_depth(6),
                &Limit::until(stop.clone()),
                &mut StopAfter(n_nodes, stop),
            );
            assert!(found.best.is_some_and(|best| moves.contains(&best)), "{algorithm:?} after {n_nodes}");
            assert_eq!(game, Dice::new(9));
            let n_more = found.counts.nodes.saturating_sub(n_nodes);
            assert!(n_more <= 300, "{algorithm:?} visits {n_more} more after {n_nodes}");
        }
    }
}

#[test]
fn a_stopped_search_says_that_it_is_not_complete() {
    let stop = Stop::new();
    stop.raise();
    for algorithm in Algorithm::ALL {
        let limit = Limit::until(stop.clone());
        let found = search(&mut Dice::new(4), plan(algorithm, 5), &mut Memory::for_depth(5), &limit, &mut ());
        assert!(!found.complete && found.best == Some(0), "{algorithm:?}");
    }
}

#[test]
fn deepening_ends_with_its_time_and_keeps_the_last_finished_depth() {
    let mut game = Dice::new(9);
    let mut by_depth = HashMap::new();
    let begun = Instant::now();
    let limit = Limit::within(watchdog(), Duration::from_millis(30));
    let (reached, found) =
        deepen(&mut game, 1_000, &mut Memory::for_depth(6), &limit, &mut (), |depth, found| {
            by_depth.insert(depth, found.value);
            std::ops::ControlFlow::Continue(())
        });
    // Generous: other tests share the machine.
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(by_depth.get(&reached), Some(&found.value));
    assert_eq!(by_depth.len() as u32, reached);
    let plain = search_freely(&mut game, plan(Algorithm::AlphaBeta, reached.min(9)));
    assert_eq!(by_depth[&reached.min(9)], plain.value);
}

#[test]
fn a_tiny_memory_changes_the_work_and_never_the_value() {
    for seed in 0..100 {
        let mut game = Dice::new(seed);
        let expected = search_freely(&mut game, plan(Algorithm::AlphaBeta, 7)).value;
        let limit = Limit::until(Stop::new());
        let mut memory = Memory::with_places(2);
        let found = search(&mut game, plan(Algorithm::Mtdf, 7), &mut memory, &limit, &mut ());
        assert_eq!(found.value, expected);
    }
}
