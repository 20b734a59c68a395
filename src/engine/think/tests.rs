//! Recorded trees against the searches that they were recorded from.

use super::recording::End;
use super::*;
use crate::engine::Limit;
use crate::engine::Stop;
use crate::engine::classic::{Move, OthelloTree, PaperOne, PaperZero, TableOne};
use crate::engine::search::{Algorithm, Memory, Order, Plan, search, search_freely};
use crate::rules::{Position, Square, after_random_plies};
use crate::seeded::Seeded;

fn plan(algorithm: Algorithm, depth: u32) -> Plan {
    Plan { algorithm, depth, order: Order::AsListed }
}

fn middle(seed: u64) -> Position {
    let mut random = Seeded::new(seed);
    let n_plies = random.below(30);
    after_random_plies(n_plies, &mut random).position
}

fn record(position: Position, plan: Plan, most: u64) -> Recording<Move> {
    let mut recorder = Recorder::new(most, |_| {});
    let limit = Limit::until(Stop::new());
    let mut game = OthelloTree::<PaperZero>::new(position);
    let found = search(&mut game, plan, &mut Memory::for_plan(plan), &limit, &mut recorder);
    recorder.finish(found).unwrap()
}

#[test]
fn a_recorded_tree_has_the_counts_of_its_search() {
    for seed in 0..8 {
        for algorithm in Algorithm::ALL {
            for depth in 0..=3 {
                let recording = record(middle(seed), plan(algorithm, depth), u64::MAX);
                let counts = recording.found().counts;
                let count = |wanted: fn(End) -> bool| {
                    recording.nodes().iter().filter(|node| wanted(node.end)).count() as u64
                };
                assert_eq!(recording.nodes().len() as u64, counts.nodes);
                assert_eq!(count(|end| end == End::Leaf), counts.leaves);
                assert_eq!(count(|end| matches!(end, End::CutOff { .. })), counts.cutoffs);
                assert_eq!(count(|end| end == End::Remembered), counts.memory_hits);
                let last = recording.nodes().iter().map(|node| node.visited).max();
                assert_eq!(last, Some(counts.nodes), "{algorithm:?} {depth}");
            }
        }
    }
}

#[test]
fn in_plain_negamax_every_value_is_the_best_negated_value_below() {
    for seed in 0..6 {
        let recording = record(middle(seed), plan(Algorithm::Minimax, 3), u64::MAX);
        let end = recording.steps().len();
        for (idx, node) in recording.nodes().iter().enumerate() {
            let best = recording.children(idx).map(|child| -recording.nodes()[child].value).max();
            assert_eq!(best.unwrap_or(node.value), node.value);
            assert_eq!(recording.best_at(idx, end).map(|(value, _)| value), best);
        }
    }
}

#[test]
fn the_chosen_line_is_the_one_that_was_found() {
    for seed in 0..8 {
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
            // So few nodes may be kept that the line is thinned around.
            for most in [u64::MAX, 40] {
                let recording = record(middle(seed), plan(algorithm, 4), most);
                let chosen: Vec<Move> =
                    recording.nodes().iter().filter(|node| node.chosen).filter_map(|node| node.by).collect();
                // A second look may be answered by the memory before the line's end.
                let line = &recording.found().line;
                assert!(line.starts_with(&chosen), "{algorithm:?}: {chosen:?} of {line:?}");
                assert!(!chosen.is_empty());
                if algorithm != Algorithm::NegaScout {
                    assert_eq!(chosen.len(), line.len(), "{algorithm:?} {seed} {most}");
                }
            }
        }
    }
}

#[test]
fn a_large_tree_keeps_whole_upper_levels_and_says_what_it_hides() {
    for algorithm in Algorithm::ALL {
        let whole = record(middle(3), plan(algorithm, 4), u64::MAX);
        let thinned = record(middle(3), plan(algorithm, 4), 60);
        assert!(thinned.nodes().len() < whole.nodes().len());
        let at_ply = |recording: &Recording<Move>, ply| {
            recording.nodes().iter().filter(|node| node.ply == ply).count()
        };
        assert_eq!(at_ply(&thinned, 0), at_ply(&whole, 0));
        let shown = thinned.nodes().len() as u64;
        let hidden: u64 = thinned.nodes().iter().map(Node::n_hidden).sum();
        assert_eq!(shown + hidden, whole.nodes().len() as u64, "{algorithm:?}");
        for (idx, node) in thinned.nodes().iter().enumerate().filter(|(_, node)| node.n_kept > 1) {
            let twin = whole.nodes().iter().position(|other| other.number == node.number).unwrap();
            assert_eq!(thinned.children(idx).count(), whole.children(twin).count(), "all moves or none");
        }
    }
}

#[test]
fn steps_go_down_and_up_like_the_search() {
    let recording = record(middle(1), plan(Algorithm::AlphaBeta, 3), u64::MAX);
    let mut open = Vec::new();
    for &step in recording.steps() {
        match step {
            Step::Enter(node) => {
                assert_eq!(recording.nodes()[node].parent, open.last().copied());
                open.push(node);
            }
            Step::Leave(node) if recording.nodes()[node].n_kept > 1 => assert_eq!(open.pop(), Some(node)),
            Step::Leave(node) => assert_eq!(recording.nodes()[node].parent, open.last().copied()),
        }
    }
    assert!(open.is_empty());
    assert_eq!(recording.steps().last(), Some(&Step::Leave(0)));
}

#[test]
fn a_stopped_search_leaves_nothing_to_show() {
    let stop = Stop::new();
    stop.raise();
    let inquiry = Inquiry {
        position: Position::START,
        eval: PaperEval::PaperOne,
        seed: None,
        plan: plan(Algorithm::Mtdf, 6),
    };
    assert_eq!(explore(inquiry, &stop, |_| {}), None);
}

#[test]
fn the_whole_tree_is_what_plain_negamax_visits() {
    for seed in 0..6 {
        for depth in 0..=4 {
            let position = middle(seed);
            let inquiry = Inquiry {
                position,
                eval: PaperEval::PaperOne,
                seed: None,
                plan: plan(Algorithm::AlphaBeta, depth),
            };
            let explored = explore(inquiry, &Stop::new(), |_| {}).unwrap();
            let plain =
                search_freely(&mut OthelloTree::<PaperOne>::new(position), plan(Algorithm::Minimax, depth));
            assert_eq!(explored.n_whole, plain.counts.nodes);
        }
    }
}

#[test]
fn table_1_is_shown_with_its_fourteen_answers_and_picks_21() {
    let inquiry = Inquiry {
        position: TableOne::board().position,
        eval: PaperEval::TableOne,
        seed: None,
        plan: plan(Algorithm::AlphaBeta, 1),
    };
    let recording = explore(inquiry, &Stop::new(), |_| {}).unwrap().recording;
    let values = |ply: u32| -> Vec<i32> {
        recording.nodes().iter().filter(|node| node.ply == ply).map(|node| node.value).collect()
    };
    assert_eq!(values(0), [-620]);
    assert_eq!(values(1), [720, 620, 620]);
    assert_eq!(values(2), [690, 790, 890, 790, 690, 690, 690, 690, 690, 590, 690, 790, 690, 590]);
    assert_eq!(recording.found().best, Square::new(21).map(Move::At));
    let chosen: Vec<usize> = (0..18).filter(|&node| recording.nodes()[node].chosen).collect();
    assert_eq!(chosen, [0, 7], "the root and 21, after 19 and its five answers");
}

#[test]
fn a_search_that_takes_long_tells_how_far_it_is() {
    let inquiry = Inquiry {
        position: middle(2),
        eval: PaperEval::PaperZero,
        seed: None,
        plan: plan(Algorithm::Minimax, 5),
    };
    let mut heard = Vec::new();
    let explored = explore(inquiry, &Stop::new(), |n| heard.push(n)).unwrap();
    assert_eq!(heard.len() as u64, explored.recording.found().counts.nodes >> 16);
    assert!(heard.is_sorted() && !heard.is_empty());
    assert!(explored.recording.nodes().len() <= 3200, "{}", explored.recording.nodes().len());
}
