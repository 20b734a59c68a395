//! What those hear who do not see: the tree of controls as a screen reader walks over it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use egui::accesskit::{Action, ActionData, ActionRequest, Live, NodeId, Rect, Role, TreeId};
use egui::{Event, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use othello::app::lab::{LabAction, Tab};
use othello::app::review::ReviewAction;
use othello::app::{
    About, Action as AppAction, AnimationSpeed, App, BoardAction, Now, Phase, Screen, Settings, Setup,
    ThinkAction,
};
use othello::engine::Level;
use othello::game::Othello;
use othello::ui::reading_start;

use crate::access::moments;
use crate::checkers;
use crate::play::play_somewhere;
use crate::support::{
    Device, Fixture, app, app_with_results, app_with_runs, begun, on, people, played, press, reviewed, settle,
};

const PHONE: fn() -> Device = || Device::new(412.0, 915.0);

/// A stop on the way of a swiping finger.
#[derive(Clone, Debug, PartialEq)]
struct Stop {
    role: Role,
    words: String,
    is_control: bool,
    at: Rect,
}

/// All stops in their order: what has words, is not hidden and is large enough, and no words inside of a control.
fn stops(harness: &Harness<'static, Fixture>) -> Vec<Stop> {
    /// A reader passes over what is lower or slimmer, in pixels.
    const LEAST: f64 = 15.0;

    fn collect(node: AccessKitNode<'_>, is_inside: bool, to: &mut Vec<Stop>) {
        if node.is_hidden() {
            return;
        }
        let role = node.role();
        let is_box = matches!(role, Role::GenericContainer | Role::TextRun | Role::Window);
        let is_control = !is_box && node.data().supports_action(Action::Click);
        let words = node.label().or_else(|| node.value()).unwrap_or_default();
        let at = node.data().bounds().unwrap_or_default();
        let is_large = at.width() >= LEAST && at.height() >= LEAST;
        let is_stop = !is_box && is_large && (is_control || !is_inside && !words.trim().is_empty());
        if is_stop {
            to.push(Stop { role, words, is_control, at });
        }
        for child in node.children() {
            collect(child, is_inside || is_control, to);
        }
    }

    let mut stops = Vec::new();
    collect(harness.root().accesskit_node(), false, &mut stops);
    stops
}

/// What is said by itself: the words of the one live region.
fn announced(harness: &Harness<'static, Fixture>) -> String {
    let regions: Vec<String> = harness
        .query_all(egui_kittest::kittest::by().predicate(|node| node.live() != Live::Off))
        .map(|node| {
            assert_eq!(node.accesskit_node().live(), Live::Polite);
            node.accesskit_node().label().unwrap_or_default()
        })
        .collect();
    assert!(regions.len() <= 1, "{regions:?}");
    regions.first().map_or_else(String::new, |words| words.trim().to_owned())
}

/// Asks a question on the first control whose name begins so, by the question's name.
fn ask(harness: &mut Harness<'static, Fixture>, on: &str, name: &str) {
    let request = {
        let node = harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(on)));
        let node = node.accesskit_node();
        let action = node.data().custom_actions().iter().find(|action| action.description == name);
        let number = action.unwrap_or_else(|| panic!("{on} has no {name:?}")).id;
        ActionRequest {
            action: Action::CustomAction,
            target_node: node.locate().0,
            target_tree: TreeId::ROOT,
            data: Some(ActionData::CustomAction(number)),
        }
    };
    harness.event(Event::AccessKitActionRequest(request));
    harness.run_steps(4);
}

#[test]
fn every_page_can_be_read_and_says_nothing_twice() {
    for device in PHONE().in_every_language().chain([Device::new(915.0, 412.0)]) {
        for (moment, app) in moments() {
            let mut harness = on(device, app);
            settle(&mut harness);
            let stops = stops(&harness);
            let what = format!("{moment} on {device:?}");
            assert!(!stops.is_empty(), "{what}: nothing to read");
            for stop in &stops {
                assert!(!stop.words.trim().is_empty(), "{what}: a control without a name: {stop:?}");
            }
            for pair in stops.windows(2) {
                let (one, other) = (&pair[0].words, &pair[1].words);
                assert_ne!(one.trim(), other.trim(), "{what}: said twice");
            }
        }
    }
}

#[test]
fn what_stands_to_the_left_in_a_row_is_read_first() {
    for (moment, app) in moments() {
        // So high that nothing is scrolled away.
        let mut harness = on(Device::new(412.0, 6000.0), app);
        settle(&mut harness);
        for pair in stops(&harness).windows(2) {
            let (one, other) = (pair[0].at, pair[1].at);
            let middle = f64::midpoint(other.y0, other.y1);
            let is_same_row = (one.y0..one.y1).contains(&middle);
            assert!(!is_same_row || one.x0 <= other.x0, "{moment}: {pair:?}");
        }
    }
}

#[test]
fn reading_begins_with_a_title_or_a_dialog() {
    for (moment, app) in moments() {
        let mut harness = on(PHONE(), app);
        settle(&mut harness);
        let start = reading_start(&harness.ctx).unwrap_or_else(|| panic!("{moment}: reading begins nowhere"));
        let found = harness
            .query_all(
                egui_kittest::kittest::by().predicate(move |node| node.locate().0 == start.accesskit_id()),
            )
            .map(|node| {
                let node = node.accesskit_node();
                node.label().or_else(|| node.value()).unwrap_or_default()
            })
            .next();
        assert!(found.is_some_and(|words| !words.is_empty()), "{moment}: nothing is said there");
    }
}

#[test]
fn the_board_is_a_grid_whose_squares_are_read_row_by_row() {
    for device in [PHONE(), PHONE().in_indonesian()] {
        let mut harness = on(device, begun::<Othello>(people(), Settings::default()));
        settle(&mut harness);
        let grid = harness.get_by_role(Role::Grid);
        let grid = grid.accesskit_node();
        assert_eq!((grid.data().row_count(), grid.data().column_count()), (Some(8), Some(8)));
        let squares: Vec<String> = grid.children().filter_map(|square| square.label()).collect();
        let names: Vec<&str> = squares.iter().map(|name| &name[..2]).collect();
        let expected: Vec<String> = othello::rules::Square::all().map(|square| square.to_string()).collect();
        assert_eq!(names, expected);
    }
}

#[test]
fn what_is_played_is_spoken_once_with_what_follows_from_it() {
    let mut harness = on(PHONE(), played("", Settings::default()));
    settle(&mut harness);
    assert_eq!(
        announced(&harness),
        "Black to move: 4 possible moves. The game has begun. Black moves first."
    );
    harness.get_by_label_contains("d3, empty").click_accesskit();
    settle(&mut harness);
    let said = announced(&harness);
    assert!(said.starts_with("1. Black d3, takes 1. White to move"), "{said}");
    harness.get_by_label_contains("c5, empty").click_accesskit();
    settle(&mut harness);
    let said = announced(&harness);
    assert!(said.starts_with("2. White c5, takes 1. Black to move"), "{said}");
    assert!(!said.contains("d3"), "the move before is not told again: {said}");
    // A square that is no move is told as that, and the moves are not told again.
    harness.get_by_label_contains("a1, empty").click_accesskit();
    settle(&mut harness);
    assert_eq!(announced(&harness), "a1 is no move: it would turn no disc.");
}

#[test]
fn the_computers_move_and_the_end_are_spoken() {
    let setup = Setup { level: Level::Novice, ..Setup::default() };
    let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
    let mut harness = on(PHONE(), begun::<Othello>(setup, settings));
    settle(&mut harness);
    let mut n_told = 0;
    while play_somewhere(&mut harness) {
        n_told += usize::from(announced(&harness).contains("White "));
    }
    assert!(n_told > 5, "the computer's moves were told {n_told} times");
    assert!(matches!(harness.state().app().othello().phase(), Phase::Over(_)));
    let said = announced(&harness);
    assert!(said.contains("wins") || said.contains("draw"), "{said}");
}

/// A question's name, and what its answer has in it.
type Exchange = (&'static str, &'static [&'static str]);

const ENGLISH: [Exchange; 5] = [
    ("Score", &["black 3, white 3"]),
    ("Last move", &["2. White c5, takes 1"]),
    ("Read this row", &["Row 3: ", "d3, black disc"]),
    ("Read this column", &["Column d: ", "d3, black disc; d4, black disc; d5, white disc"]),
    ("Read the board", &["Row 1: empty. Row 2: ", "c5, white disc, last move", "Row 8: empty."]),
];

const INDONESIAN: [Exchange; 5] = [
    ("Skor", &["hitam 3, putih 3"]),
    ("Langkah terakhir", &["2. Putih c5"]),
    ("Baca baris ini", &["Baris 3: ", "d3, "]),
    ("Baca kolom ini", &["Kolom d: ", "d3, ", "d5, "]),
    ("Baca papan", &["Baris 1: kosong. Baris 2: ", "c5, ", "Baris 8: kosong."]),
];

#[test]
fn a_board_answers_questions_in_both_languages() {
    for (device, exchanges) in [(PHONE(), ENGLISH), (PHONE().in_indonesian(), INDONESIAN)] {
        let mut harness = on(device, played("d3c5", Settings::default()));
        settle(&mut harness);
        for (question, parts) in exchanges {
            ask(&mut harness, "d3", question);
            let answer = announced(&harness);
            for part in parts {
                assert!(answer.contains(part), "{question}: {answer} without {part}");
            }
        }
    }
}

#[test]
fn the_same_answer_is_heard_again() {
    let mut harness = on(PHONE(), played("d3", Settings::default()));
    settle(&mut harness);
    let region =
        |harness: &Harness<'static, Fixture>| harness.get_by_role(Role::Status).accesskit_node().label();
    ask(&mut harness, "d3", "Score");
    let first = region(&harness);
    ask(&mut harness, "d3", "Score");
    assert_ne!(region(&harness), first);
}

#[test]
fn the_next_playable_square_gets_the_focus_and_gets_it_again() {
    let mut harness = on(PHONE(), begun::<Othello>(people(), Settings::default()));
    settle(&mut harness);
    let focused = |harness: &Harness<'static, Fixture>| {
        harness
            .query_by(|node| node.is_focused() && node.label().is_some())
            .and_then(|it| it.accesskit_node().label())
    };
    for (from, to) in [("a1", "d3"), ("d3", "c4"), ("f5", "e6"), ("e6", "d3"), ("a1", "d3")] {
        ask(&mut harness, from, "Next playable square");
        let name = focused(&harness).unwrap_or_default();
        assert!(name.starts_with(to), "after {from} comes {to}, not {name:?}");
    }
    let mut unbegun = app();
    unbegun.apply(AppAction::Open(Screen::Arena), Now::ZERO);
    let mut harness = on(PHONE(), unbegun);
    ask(&mut harness, "d3", "Next playable square");
    assert_eq!(focused(&harness), None);
    assert_eq!(announced(&harness), "Nothing can be played now.");
}

#[test]
fn checkers_is_played_by_ear() {
    let mut harness = on(PHONE(), checkers::on_board(checkers::FORK, &[]));
    settle(&mut harness);
    ask(&mut harness, "15", "Read this row");
    assert!(announced(&harness).contains("15, black"), "{}", announced(&harness));
    ask(&mut harness, "1,", "Next playable square");
    let focused = harness.get_by(|node| node.is_focused() && node.label().is_some());
    let name = focused.accesskit_node().label().unwrap_or_default();
    assert!(name.starts_with("22, ") && name.contains("playable"), "{name}");
    ask(&mut harness, "15", "Score");
    assert!(announced(&harness).starts_with("black "), "{}", announced(&harness));
}

#[test]
fn a_dialog_is_all_that_can_be_read_and_is_read_first() {
    let mut start = played("f5", Settings::default());
    start.apply(AppAction::Othello(BoardAction::Restart), Now::ZERO);
    let mut harness = on(PHONE(), start);
    settle(&mut harness);
    let stops = stops(&harness);
    let roles: Vec<Role> = stops.iter().map(|stop| stop.role).collect();
    assert_eq!(roles, [Role::Dialog, Role::Button, Role::Button], "{stops:?}");
    assert_eq!(stops[0].words, "Leave this game? The game in progress will be lost.");
    let dialog = harness.get_by(|node| node.role() == Role::Dialog && node.label().is_some());
    assert!(dialog.accesskit_node().is_modal());
    assert_eq!(
        reading_start(&harness.ctx).map(|id| id.accesskit_id()),
        Some(dialog.accesskit_node().locate().0)
    );
    press(&mut harness, Role::Button, "Keep playing");
    assert!(self::stops(&harness).len() > 64, "the page can be read again");
}

#[test]
fn sliders_take_steps_and_tell_what_came_of_it() {
    let mut harness = on(PHONE(), reviewed(Settings::default()));
    settle(&mut harness);
    let graph = |harness: &Harness<'static, Fixture>| {
        let node = harness.get_by_role(Role::Slider).accesskit_node();
        (node.numeric_value(), node.max_numeric_value())
    };
    let (before, last) = graph(&harness);
    harness.get_by_role(Role::Slider).increment_accesskit();
    settle(&mut harness);
    assert_eq!(graph(&harness), (before.map(|value| value + 1.0), last));
    let said = announced(&harness);
    harness.get_by_role(Role::Slider).decrement_accesskit();
    settle(&mut harness);
    assert_eq!(graph(&harness), (before, last));
    assert_ne!(announced(&harness), said);
    harness.state_mut().app_mut().apply(AppAction::Review(ReviewAction::GoTo(33)), Now::ZERO);
    settle(&mut harness);
    assert!(announced(&harness).contains("34"), "{}", announced(&harness));
}

/// Frame after frame, with so much time between them, until this is so.
fn wait_until(
    harness: &mut Harness<'static, Fixture>,
    millis: u64,
    is_so: impl Fn(&Harness<'static, Fixture>) -> bool,
) {
    let begun = Instant::now();
    while !is_so(harness) {
        harness.state_mut().now = harness.state().now + Duration::from_millis(millis);
        harness.step();
        assert!(begun.elapsed() < Duration::from_mins(1), "{}", announced(harness));
        std::thread::sleep(Duration::from_millis(1));
    }
    harness.run_steps(2);
}

fn apply_to_lab(harness: &mut Harness<'static, Fixture>, actions: &[LabAction]) {
    let now = harness.state().now;
    for &action in actions {
        harness.state_mut().app_mut().apply(AppAction::Lab(action), now);
    }
    harness.run_steps(2);
}

fn n_searches_done(harness: &Harness<'static, Fixture>) -> usize {
    harness.state().app().lab().comparison().map_or(0, |comparison| comparison.runs.len())
}

#[test]
fn a_comparison_tells_its_beginning_seldom_its_progress_and_its_end() {
    let mut harness = on(PHONE(), app_with_results(Tab::Compare));
    assert_eq!(announced(&harness), "", "what was found another day is no news");
    apply_to_lab(&mut harness, &[LabAction::Depth(8), LabAction::Start]);
    let n_searches = harness.state().app().n_searches();
    assert_eq!(announced(&harness), format!("0 of {n_searches} searches, just started"));
    // What comes soon after it is not told.
    wait_until(&mut harness, 0, |harness| n_searches_done(harness) > 1);
    assert_eq!(announced(&harness), format!("0 of {n_searches} searches, just started"));
    harness.state_mut().now = harness.state().now + Duration::from_secs(20);
    harness.run_steps(2);
    let said = announced(&harness);
    assert!(!said.starts_with("0 of") && said.ends_with(&format!("of {n_searches} searches")), "{said}");
    apply_to_lab(&mut harness, &[LabAction::Stop]);
    let done = n_searches_done(&harness);
    assert_eq!(announced(&harness), format!("{done} of {n_searches} searches, stopped"));

    apply_to_lab(&mut harness, &[LabAction::Depth(8), LabAction::Depth(5), LabAction::Start]);
    wait_until(&mut harness, 20, |harness| harness.state().app().lab().running().is_none());
    let done = n_searches_done(&harness);
    let whole = format!("{done} of {done} searches. All searches agree on every value.");
    assert_eq!(announced(&harness), whole);
}

#[test]
fn a_match_of_levels_tells_its_score_at_its_end() {
    let mut harness = on(PHONE(), app_with_results(Tab::Match));
    apply_to_lab(&mut harness, &[LabAction::Games(2), LabAction::Start]);
    assert_eq!(announced(&harness), "0 of 2 games, just started");
    wait_until(&mut harness, 20, |harness| harness.state().app().lab().running().is_none());
    let said = announced(&harness);
    assert!(said.starts_with("2 of 2 games. Apprentice – Cautious: ") && said.ends_with(" lost"), "{said}");
    press(&mut harness, Role::Button, "Back");
    assert_eq!(announced(&harness), "", "on another page it is no news");
}

#[test]
fn the_end_of_a_review_tells_how_both_sides_played() {
    let mut harness = on(PHONE(), reviewed(Settings::default()));
    let last = AppAction::Review(ReviewAction::GoTo(usize::MAX));
    harness.state_mut().app_mut().apply(last, Now::ZERO);
    settle(&mut harness);
    let said = announced(&harness);
    assert!(said.starts_with("The end: Black ") && said.contains(". Discs lost: Black "), "{said}");
}

#[test]
fn a_search_is_told_step_by_step() {
    let mut start = app();
    start.apply(AppAction::Think(ThinkAction::Open(About::Lesson)), Now::ZERO);
    let mut harness = on(PHONE(), start);
    settle(&mut harness);
    assert_eq!(harness.state().app().screen(), Screen::Think);
    harness.state_mut().app_mut().apply(AppAction::Think(ThinkAction::Pause), Now::ZERO);
    harness.run_steps(2);
    let mut told = vec![announced(&harness)];
    for _ in 0..4 {
        harness.get_by_role(Role::Slider).decrement_accesskit();
        settle(&mut harness);
        let said = announced(&harness);
        assert!(!told.contains(&said) && !said.is_empty(), "{said} after {told:?}");
        told.push(said);
    }
}

/// Every name that stands once on the page, with the id by which a reader knows where it stands.
fn ids(harness: &Harness<'static, Fixture>) -> BTreeMap<String, NodeId> {
    let mut ids = BTreeMap::new();
    let mut twice = BTreeSet::new();
    for node in harness.query_all(egui_kittest::kittest::by().predicate(|node| !node.is_hidden())) {
        let node = node.accesskit_node();
        if matches!(node.role(), Role::GenericContainer | Role::TextRun | Role::Window) {
            continue;
        }
        let words = node.label().or_else(|| node.value()).unwrap_or_default();
        let name = format!("{:?} {words}", node.role());
        if ids.insert(name.clone(), node.locate().0).is_some() {
            twice.insert(name);
        }
    }
    ids.retain(|name, _| !twice.contains(name));
    ids
}

/// Pages, and what puts something onto them or takes it away.
fn page_changes() -> Vec<(&'static str, App, AppAction)> {
    let mut pasting = app();
    pasting.apply(AppAction::Open(Screen::Transfer), Now::ZERO);
    let settings = Settings::default();
    let tap = |square: &str| AppAction::Othello(BoardAction::Tap(square.parse().expect("a square")));
    vec![
        ("a review goes deeper", reviewed(settings), AppAction::Review(ReviewAction::Deeper)),
        ("a text is pasted", pasting, AppAction::Paste("f5d6c3d3".to_owned())),
        ("a comparison is run", app_with_results(Tab::Compare), AppAction::Lab(LabAction::Start)),
        ("a match is played", app_with_results(Tab::Match), AppAction::Lab(LabAction::Start)),
        ("a square is refused", played("", settings), tap("a1")),
        ("a move is played", played("f5", settings), tap("d6")),
    ]
}

/// A reader that stands on a control, or the keyboard, is thrown out of the page when the control gets another id because
/// something above it came or went. Seen on the bench phone: the end of a review left the reader nowhere.
#[test]
fn a_control_keeps_its_id_when_something_above_it_comes_or_goes() {
    for (what, app, action) in page_changes() {
        let mut harness = on(PHONE(), app);
        settle(&mut harness);
        let before = ids(&harness);
        harness.state_mut().app_mut().apply(action, Now::ZERO);
        harness.run_steps(3);
        let after = ids(&harness);
        assert_ne!(before, after, "{what}, and nothing is seen of it");
        assert_none_moved(&before, &after, what);
    }
}

fn assert_none_moved(before: &BTreeMap<String, NodeId>, after: &BTreeMap<String, NodeId>, what: &str) {
    let moved: Vec<&String> = before
        .iter()
        .filter(|(name, id)| after.get(*name).is_some_and(|later| later != *id))
        .map(|(name, _)| name)
        .collect();
    assert!(moved.is_empty(), "{what}, and these are other controls now: {moved:#?}");
}

/// The chart comes when every search of a case has run, and a slow phone shows the page for a while before that.
#[test]
fn a_comparison_keeps_its_ids_from_run_to_run() {
    let ids_after = |n_runs| {
        let mut harness = on(PHONE(), app_with_runs(Tab::Compare, n_runs));
        settle(&mut harness);
        ids(&harness)
    };
    let mut before = ids_after(1);
    for n_runs in 2..=5 {
        let after = ids_after(n_runs);
        assert_none_moved(&before, &after, &format!("{n_runs} runs"));
        before = after;
    }
}

/// The keyboard's first arrow still finds a control: where reading begins is not the keyboard's focus.
#[test]
fn reading_takes_nothing_from_the_keyboard() {
    let mut harness = on(PHONE(), app());
    harness.key_press(Key::ArrowDown);
    harness.run_steps(3);
    let focused = harness.get_by(|node| node.is_focused() && node.label().is_some());
    assert_eq!(focused.accesskit_node().label().unwrap_or_default(), "New Game");
}
