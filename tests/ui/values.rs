//! What the moves are worth, read from the squares.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::{MoveValues, Settings};

use crate::support::{Device, Fixture, OPENING, on, played, settle};

/// Waits until the last word on every move is in.
pub(crate) fn wait(harness: &mut Harness<'static, Fixture>) {
    for _ in 0..3000 {
        settle(harness);
        if harness.state().app().are_values_settled() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(!harness.state().app().values().is_empty());
    harness.run_steps(2);
}

fn playable(harness: &Harness<'static, Fixture>) -> Vec<String> {
    harness
        .query_all_by_label_contains("playable")
        .filter_map(|square| square.accesskit_node().label())
        .collect()
}

#[test]
fn squares_say_what_a_move_is_worth_in_words_and_figures() {
    let settings = Settings { values: MoveValues::Words, ..Settings::default() };
    let mut harness = on(Device::new(412.0, 915.0), played(OPENING, settings));
    wait(&mut harness);
    let words = playable(&harness);
    assert_eq!(words.len() as u32, harness.state().app().othello().legal_moves().len());
    for square in &words {
        let graded = ["good", "fine", "risky"].iter().any(|word| square.contains(&format!(", {word}, ")));
        assert!(graded, "{square}");
    }
    assert!(words.iter().any(|square| square.contains("good")));
}

#[test]
fn without_the_setting_squares_say_nothing_of_it() {
    let mut harness = on(Device::new(412.0, 915.0), played(OPENING, Settings::default()));
    settle(&mut harness);
    assert!(playable(&harness).iter().all(|square| !square.contains("good") && !square.contains("risky")));
}
