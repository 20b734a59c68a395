//! The positions by which the strong engine's errors are measured (`benches/yardstick.rs`) are what their file says.

use std::collections::{BTreeMap, HashSet};

use othello::engine::Stop;
use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Score};
use othello::lab::JudgedPosition;

fn judged() -> Vec<JudgedPosition> {
    let lines = include_str!("../benches/data/yardstick.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect()
}

#[test]
fn every_position_is_there_once_and_leaves_a_choice() {
    let mut n_of_phase: BTreeMap<u32, usize> = BTreeMap::new();
    let mut positions = HashSet::new();
    for position in judged() {
        let here = position.board().position;
        assert!(positions.insert(here), "{position} is there twice");
        assert!(here.moves().len() >= 3, "{position}");
        *n_of_phase.entry(here.empties().len()).or_default() += 1;
    }
    assert!(n_of_phase.keys().all(|n_empties| [20, 25, 30].contains(n_empties)), "{n_of_phase:?}");
    assert_eq!(n_of_phase[&20], 110);
}

/// Where the file says that worths are exact they are whole numbers, and the first few are solved again.
#[test]
fn worths_are_what_the_solver_finds() {
    let solved: Vec<JudgedPosition> =
        judged().into_iter().filter(|position| position.board().position.empties().len() <= 25).collect();
    for position in &solved {
        assert!(position.moves().iter().all(|&(_, worth)| worth.fract() == 0.0), "{position}");
    }
    // Another way than that by which they were made: every move on its own, with an empty table.
    let mut player = StrongPlayer::new(Budget::UNLIMITED, Resources::single(16), None);
    let late = solved.iter().filter(|position| position.board().position.empties().len() == 20);
    for position in late.take(2) {
        for &(at, worth) in position.moves() {
            let after = position.board().position.play(at).unwrap();
            let (found, _) = player.solve(after, &Stop::new()).unwrap();
            assert_eq!(-found.score, worth as i32, "{at} in {position}");
        }
    }
}

/// The benchmark would say less if a weak player erred as little as a strong one.
#[test]
fn a_deeper_search_gives_fewer_discs_away() {
    let positions = judged();
    let sample: Vec<&JudgedPosition> = positions.iter().step_by(positions.len() / 40).collect();
    let loss = |depth: u32| -> f64 {
        let budget = Budget { depth, solve: 0, ..Budget::UNLIMITED };
        let mut player = StrongPlayer::new(budget, Resources::single(1), None);
        let mut best = |position: &JudgedPosition| {
            let analysis = player.analyze(position.board().position, &Stop::new());
            assert!(matches!(analysis.moves[0].1, Score::Estimate(_)));
            analysis.moves[0].0
        };
        sample.iter().map(|position| position.loss(best(position)).unwrap()).sum()
    };
    let (shallow, deep) = (loss(1), loss(8));
    assert!(deep < 0.7 * shallow, "{deep} discs with 8 plies, {shallow} with 1");
}
