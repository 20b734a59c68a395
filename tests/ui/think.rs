//! The view of a search by labels: the paper's example with its numbers, and stepping on a small phone.

use egui::accesskit::Role;
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, TouchPhase, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::{
    About, Action, AnimationSpeed, Now, Phase, Screen, Settings, Setup, Subject, ThinkAction,
};
use othello::engine::Level;
use othello::engine::search::Algorithm;
use othello::game::Othello;
use othello::rules::Disc;

use crate::support::{Device, Fixture, app, begun, on, played, press_and_settle, settle};

/// The view on a device, searched.
pub(crate) fn looking(device: Device, about: About, settings: Settings) -> Harness<'static, Fixture> {
    let mut app = played("f5d6c3d3c4f4f6", settings);
    app.apply(Action::Think(ThinkAction::Open(about)), Now::ZERO);
    let mut harness = on(device, app);
    settle(&mut harness);
    harness
}

fn says(harness: &Harness<'static, Fixture>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// Table 1 of P0: the moves with their values for black, the answers with their values for white.
const MOVES: [&str; 3] =
    ["White 19 d3: 720 for Black", "White 21 f3: 620 for Black", "White 37 f5: 620 for Black"];
const ANSWERS: [&str; 14] = [
    "Black 10 c2: 690 for White",
    "Black 18 c3: 790 for White",
    "Black 26 c4: 890 for White",
    "Black 34 c5: 790 for White",
    "Black 42 c6: 690 for White",
    "Black 22 g3: 690 for White",
    "Black 29 f4: 690 for White",
    "Black 34 c5: 690 for White",
    "Black 43 d6: 690 for White",
    "Black 42 c6: 590 for White",
    "Black 43 d6: 690 for White",
    "Black 44 e6: 790 for White",
    "Black 45 f6: 690 for White",
    "Black 46 g6: 590 for White",
];

#[test]
fn the_papers_example_shows_its_numbers_and_picks_21() {
    // On a small phone and on a tablet all of it is in sight.
    for device in [Device::new(360.0, 640.0), Device::new(412.0, 915.0), Device::new(800.0, 1280.0)] {
        let harness = looking(device, About::Lesson, Settings::default());
        let cards: Vec<String> = harness
            .query_all_by_role(Role::TreeItem)
            .filter_map(|card| egui_kittest::kittest::NodeT::accesskit_node(&card).label())
            .collect();
        assert_eq!(cards.len(), 18, "{cards:#?}");
        let answers: Vec<&String> = cards.iter().filter(|card| card.contains("listed only")).collect();
        assert_eq!(answers.len(), 14);
        for (card, expected) in answers.iter().zip(ANSWERS) {
            assert!(card.starts_with(expected), "{card:?} instead of {expected:?}");
        }
        for expected in MOVES {
            assert!(cards.iter().any(|card| card.starts_with(expected)), "{expected:?} in {cards:#?}");
        }
        let chosen: Vec<&String> = cards.iter().filter(|card| card.ends_with("chosen")).collect();
        assert_eq!(chosen.len(), 2, "the root and its move: {chosen:?}");
        assert!(chosen[0].starts_with("now: −620 for White") && chosen[1].starts_with(MOVES[1]));
        assert!(says(&harness, "White plays 21 f3, worth −620."));
    }
}

#[test]
fn the_lesson_is_stepped_through_on_a_small_phone() {
    let mut harness = looking(Device::new(360.0, 640.0), About::Lesson, Settings::default());
    let mut told = Vec::new();
    while harness.state().app().study().step > 0 {
        press_and_settle(&mut harness, "Previous");
        told.push(harness.state().app().study().step);
    }
    assert_eq!(told.len(), 21, "one step after the other");
    assert!(says(&harness, "White is to move."));
    press_and_settle(&mut harness, "Next");
    assert!(says(&harness, "White tries 19 d3."));
    press_and_settle(&mut harness, "Next");
    assert!(says(&harness, "Black could answer 10 c2."));
    assert!(says(&harness, "100·7 + 10·(2·3 − 7) = 690"));
    for _ in 0..5 {
        press_and_settle(&mut harness, "Next");
    }
    assert!(says(&harness, "19 d3 is worth −720 to White."));
    assert!(says(&harness, "100·7 + 10·(2·4 − 6) = 720"));
    assert!(says(&harness, "White 21 f3: not searched yet"));
    // A tap on a card leads to the step at which its value is known.
    harness.get_by_label_contains("White 37 f5").click();
    harness.run_steps(2);
    assert!(says(&harness, "37 f5 is worth −620 to White."));
    press_and_settle(&mut harness, "Play");
    assert!(harness.state().app().study().is_playing);
    press_and_settle(&mut harness, "Pause");
    assert!(!harness.state().app().study().is_playing);
}

#[test]
fn search_and_depth_are_chosen_and_the_counts_change() {
    let mut harness = looking(Device::new(412.0, 1400.0), About::Lesson, Settings::default());
    assert!(says(&harness, "Alpha-beta, 1 move ahead. 4 of 4 positions visited (100 %)"));
    harness.get_by_label_contains("Change the search").click();
    harness.run_steps(3);
    harness.get_by_label_contains("Plain negamax. Looks at every line").click();
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::RadioButton, "3").click();
    harness.run_steps(2);
    press_and_settle(&mut harness, "Done");
    let visited = |harness: &Harness<'static, Fixture>| {
        let study = harness.state().app().study();
        let explored = study.explored.expect("searched");
        (study.algorithm, study.depth, explored.recording.found().counts.nodes, explored.n_whole)
    };
    let (algorithm, depth, plain, whole) = visited(&harness);
    assert_eq!((algorithm, depth, plain), (Algorithm::Minimax, 3, whole));
    harness
        .state_mut()
        .app_mut()
        .apply(Action::Think(ThinkAction::Algorithm(Algorithm::AlphaBeta)), Now::ZERO);
    harness.run_steps(2);
    settle(&mut harness);
    let (_, _, pruned, _) = visited(&harness);
    assert!(pruned < plain, "{pruned} of {plain}");
    assert!(says(&harness, &format!("{pruned} of {plain} positions visited")));
    assert!(says(&harness, "cut off"));
}

#[test]
fn a_tap_on_the_computers_last_move_asks_why() {
    let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
    let setup = Setup { level: Level::Apprentice, person: Disc::Black, ..Setup::default() };
    let mut harness = on(Device::new(360.0, 640.0), begun::<Othello>(setup, settings));
    harness.get_by_label_contains("f5, empty, playable").click();
    harness.run_steps(2);
    settle(&mut harness);
    harness.get_by_label_contains("last move").click();
    harness.run_steps(2);
    settle(&mut harness);
    let app = harness.state().app();
    assert_eq!((app.screen(), app.study().subject), (Screen::Think, Subject::Ply(1)));
    assert!(says(&harness, "Move 2: so Apprentice searches for White."));
    press_and_settle(&mut harness, "Back");
    // The same by the button that says so.
    press_and_settle(&mut harness, "See it think");
    assert_eq!(harness.state().app().study().subject, Subject::Ply(1));
    press_and_settle(&mut harness, "See the paper's example");
    assert_eq!(harness.state().app().study().subject, Subject::Lesson);
    press_and_settle(&mut harness, "Back");
    assert_eq!(harness.state().app().othello().phase(), Phase::Choosing);
}

#[test]
fn the_way_to_the_search_is_in_the_bar_where_the_screen_is_low_and_has_room() {
    for (device, is_in_bar) in [
        (Device::new(360.0, 640.0), true),
        (Device::new(320.0, 640.0).with_text_scale(2.0), false),
        (Device::new(412.0, 915.0), false),
    ] {
        let harness = on(device, played("f5", Settings::default()));
        let top = |label| harness.get_by_role_and_label(Role::Button, label).rect().top();
        assert_eq!(top("See it think") < top("Undo") - 200.0, is_in_bar, "{device:?}");
    }
}

#[test]
fn the_rules_lead_to_the_lesson() {
    let mut harness = on(Device::new(412.0, 4000.0), app());
    press_and_settle(&mut harness, "Rules");
    press_and_settle(&mut harness, "See the paper's example");
    assert_eq!(harness.state().app().screen(), Screen::Think);
    assert!(says(&harness, "The paper's example"));
}

#[test]
fn the_tree_is_moved_and_zoomed_by_fingers_wheel_and_buttons() {
    let mut harness = looking(Device::new(360.0, 640.0), About::Shown, Settings::default());
    let apply = |harness: &mut Harness<'static, Fixture>, action| {
        harness.state_mut().app_mut().apply(Action::Think(action), Now::ZERO);
        harness.run_steps(2);
        settle(harness);
    };
    apply(&mut harness, ThinkAction::Algorithm(Algorithm::Minimax));
    apply(&mut harness, ThinkAction::Depth(4));
    let drawn =
        |harness: &Harness<'static, Fixture>| othello::ui::tree::nodes_drawn(&harness.ctx).expect("a tree");
    let near = drawn(&harness);
    press_and_settle(&mut harness, "Whole tree");
    let all = harness.state().app().study().explored.expect("searched").recording.nodes().len();
    assert_eq!(drawn(&harness), all, "all of it");
    assert!(near < all / 4, "{near} of {all}");
    for _ in 0..4 {
        press_and_settle(&mut harness, "Zoom in");
    }
    let nearer = drawn(&harness);
    assert!(nearer < all);
    press_and_settle(&mut harness, "Zoom out");
    let further = drawn(&harness);
    assert!(further > nearer);

    // The wheel zooms around the pointer, and a drag moves the tree.
    let middle = harness.get_by_label("Zoom in").rect().center() + Vec2::new(100.0, -60.0);
    harness.event(Event::PointerMoved(middle));
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: Vec2::new(0.0, 900.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(12);
    let before = drawn(&harness);
    assert!(before < further, "{before} of {further}");
    let step = harness.state().app().study().step;
    for (pressed, shift) in [(true, 0.0), (false, 80.0)] {
        let pos = middle + Vec2::new(0.0, shift);
        harness.event(Event::PointerMoved(pos));
        harness.run_steps(1);
        harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        harness.run_steps(1);
    }
    assert_eq!(harness.state().app().study().step, step, "a drag is no tap");
}
