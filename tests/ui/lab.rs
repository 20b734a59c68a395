//! The Lab page, worked by its labels: choose, run, read, copy.

use std::time::{Duration, Instant};

use egui::OutputCommand;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::app::Screen;
use othello::engine::checkers::CheckersTree;
use othello::engine::search::{Order, search_freely};
use othello::lab::{AnyPosition, Builtin, SearchVariant, Terms, TestPosition, grouped, value_text};
use othello::rules::GameKind;

use crate::support::{Device, Fixture, app, on, press};

/// Higher than any phone, so that everything is in sight.
fn lab() -> Harness<'static, Fixture> {
    let mut harness = on(Device::new(412.0, 6000.0), app());
    press(&mut harness, Role::Button, "Learn");
    press(&mut harness, Role::Button, "Lab. Experiments: compare searches, let levels play.");
    assert_eq!(harness.state().app().screen(), Screen::Lab);
    harness
}

/// Frame after frame until nothing runs.
fn wait(harness: &mut Harness<'static, Fixture>) {
    let begun = Instant::now();
    while harness.state().app().lab().running().is_some() {
        harness.state_mut().now = harness.state().now + Duration::from_millis(20);
        harness.step();
        assert!(begun.elapsed() < Duration::from_mins(1), "the experiment does not end");
        std::thread::sleep(Duration::from_millis(1));
    }
    harness.run_steps(3);
}

fn has(harness: &Harness<'static, Fixture>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

/// Checkers, two depths, the three searches that are chosen at first.
fn compare_checkers(harness: &mut Harness<'static, Fixture>) {
    press(harness, Role::RadioButton, "Checkers");
    press(harness, Role::CheckBox, "6");
    press(harness, Role::CheckBox, "Many jumps");
    press(harness, Role::Button, "Run 24 searches");
    wait(harness);
}

#[test]
fn a_comparison_is_chosen_run_and_read_with_the_counts_of_the_search_itself() {
    let mut harness = lab();
    compare_checkers(&mut harness);
    assert!(has(&harness, "All searches agree on every value."));
    for builtin in Builtin::of(GameKind::Checkers).filter(|&builtin| builtin != Builtin::ManyJumps) {
        let AnyPosition::Checkers(position) = TestPosition::from(builtin).position else {
            panic!("checkers")
        };
        for depth in [2, 4] {
            for variant in [SearchVariant::AlphaBeta, SearchVariant::NegaScout, SearchVariant::Mtdf] {
                let plan = variant.plan(depth, Order::BestFirst);
                let found = search_freely(&mut CheckersTree::new(position), plan);
                let best = found.best.expect("the game is not over");
                let (value, nodes) = (value_text(found.value, &Terms::ENGLISH), grouped(found.counts.nodes));
                let row = format!("{variant}, {value}, plays {best}, {nodes} nodes, ");
                assert!(has(&harness, &row), "{builtin:?} at depth {depth}: no row {row:?}");
            }
        }
    }
    assert!(!has(&harness, "Many jumps"), "what was left out is not searched");
}

#[test]
fn results_are_copied_as_text_and_it_is_said() {
    let mut harness = lab();
    compare_checkers(&mut harness);
    harness.get_by_role_and_label(Role::Button, "Copy as text").click();
    let mut copied = None;
    for _ in 0..3 {
        harness.step();
        for command in &harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                copied = Some(text.clone());
            }
        }
    }
    let text = copied.expect("egui was asked to copy");
    assert!(text.starts_with("| position | depth | value | alpha-beta: nodes | ms |"), "{text}");
    assert!(text.contains("| King ending | 4 |") && text.contains("- King ending: `-----W---"), "{text}");
    harness.get_by_role_and_label(Role::Button, "Copied");
    harness.state_mut().now = harness.state().now + Duration::from_secs(4);
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, "Copy as text");
}

#[test]
fn a_match_shows_its_board_its_score_and_every_game() {
    let mut harness = lab();
    press(&mut harness, Role::RadioButton, "Match");
    press(&mut harness, Role::RadioButton, "2");
    press(&mut harness, Role::Button, "Play 2 games");
    let begun = Instant::now();
    while harness.state().app().lab().live_game().is_none() {
        harness.step();
        assert!(begun.elapsed() < Duration::from_mins(1), "no board is shown");
    }
    harness.step();
    let live = harness.query_all_by_role(Role::Image).count();
    assert!(live == 1 || harness.state().app().lab().running().is_none(), "{live} boards");
    wait(&mut harness);
    assert!(has(&harness, "Student – Apprentice"));
    assert!(has(&harness, "1. Student, black") && has(&harness, "2. Student, white"));
    assert!(has(&harness, "won,"), "the score is read out");
    let tally = harness.state().app().lab().series().expect("played").score();
    assert!(has(&harness, &format!("{} won, {} drawn, {} lost", tally.wins, tally.draws, tally.losses)));
}

#[test]
fn what_runs_can_be_stopped_and_goes_on() {
    let mut harness = lab();
    for depth in ["7", "8"] {
        press(&mut harness, Role::CheckBox, depth);
    }
    let n_searches = harness.state().app().n_searches();
    press(&mut harness, Role::Button, &format!("Run {n_searches} searches"));
    press(&mut harness, Role::Button, "Stop");
    assert!(harness.state().app().lab().running().is_none());
    let done = harness.state().app().lab().comparison().expect("begun").runs.len();
    assert!(done < n_searches, "depth 8 takes longer than a few frames");
    assert!(has(&harness, &format!("{done} of {n_searches} searches, stopped")));
    press(&mut harness, Role::Button, "Go on");
    press(&mut harness, Role::Button, "Stop");
    let later = harness.state().app().lab().comparison().expect("begun").runs.len();
    assert!(later >= done, "what was finished stays");
    press(&mut harness, Role::Button, "Change");
    press(&mut harness, Role::Button, "Results");
    press(&mut harness, Role::Button, "Back");
    assert_eq!(harness.state().app().screen(), Screen::Learn);
}

#[test]
fn a_limit_is_said_and_so_is_an_empty_choice() {
    let mut harness = lab();
    press(&mut harness, Role::CheckBox, "negamax");
    assert!(!has(&harness, "Plain negamax looks at most"));
    press(&mut harness, Role::CheckBox, "8");
    assert!(has(&harness, "Plain negamax looks at most 6 ahead"));
    for search in ["negamax", "alpha-beta", "NegaScout", "MTD(f)"] {
        press(&mut harness, Role::CheckBox, search);
    }
    assert!(has(&harness, "Choose at least one position"));
    let run = harness.get_by_role_and_label(Role::Button, "Run 0 searches");
    assert!(run.accesskit_node().is_disabled());
}
