//! What a frame of the view of a search costs the processor on a phone's screen, triangles included, without a
//! graphics card: a tree of more than two thousand nodes with all of them drawn, and the same from near.
//!
//! `cargo bench --bench think_frame`. Thirty frames a second leave 33 ms for each.

use std::time::{Duration, Instant};

use egui::{
    Context, Event, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, RawInput, Rect, TouchPhase, Vec2,
};
use othello::app::{About, Action, App, BoardAction, Now, Opponents, Setup, Storage, ThinkAction};
use othello::engine::search::Algorithm;
use othello::engine::worker::Worker;
use othello::ui::tree::nodes_drawn;
use othello::ui::{Stage, SystemPreferences};

const N_FRAMES: usize = 200;
/// The fewest nodes that the first case has to draw.
const LEAST_NODES: usize = 2000;
const TARGET: Duration = Duration::from_millis(33);
const SIZE: Vec2 = Vec2::new(412.0, 915.0);

fn main() {
    for from_afar in [true, false] {
        let (mut times, n_nodes) = frames(from_afar);
        times.sort_unstable();
        let (median, worst) = (times[N_FRAMES / 2], times[N_FRAMES * 95 / 100]);
        let verdict = if worst < TARGET { "under" } else { "OVER" };
        let name = if from_afar { "whole tree" } else { "from near" };
        println!(
            "{name}: {n_nodes} nodes drawn, median {median:?}, 95 % under {worst:?}; that is {verdict} {TARGET:?}"
        );
    }
}

/// The time of each frame, and how many nodes it drew.
fn frames(from_afar: bool) -> (Vec<Duration>, usize) {
    let ctx = Context::default();
    let mut stage = Stage::new(&ctx, searched());
    // The first frames load the fonts and find the places of the nodes.
    for _ in 0..20 {
        frame(&ctx, &mut stage, Vec::new());
    }
    if from_afar {
        see_the_whole_tree(&ctx, &mut stage);
    }
    let times = (0..N_FRAMES).map(|_| frame(&ctx, &mut stage, Vec::new())).collect();
    let n_nodes = nodes_drawn(&ctx).expect("a tree was drawn");
    let expected = if from_afar { LEAST_NODES.. } else { 5.. };
    assert!(expected.contains(&n_nodes), "{n_nodes} nodes were drawn");
    (times, n_nodes)
}

fn frame(ctx: &Context, stage: &mut Stage, events: Vec<Event>) -> Duration {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
    let input = RawInput { screen_rect, events, ..RawInput::default() };
    let started = Instant::now();
    let output = ctx.run_ui(input, |ui| stage.frame(ui, Now::ZERO, &SystemPreferences::default()));
    let triangles = ctx.tessellate(output.shapes.clone(), 2.625);
    let elapsed = started.elapsed();
    assert!(!triangles.is_empty());
    output.drop_without_applying_deltas();
    elapsed
}

/// Turns the wheel until all of the tree is seen.
fn see_the_whole_tree(ctx: &Context, stage: &mut Stage) {
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: Vec2::new(0.0, -3000.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    };
    let over_the_tree = Event::PointerMoved(Pos2::new(SIZE.x * 0.5, SIZE.y * 0.55));
    for _ in 0..60 {
        frame(ctx, stage, vec![over_the_tree.clone(), wheel.clone()]);
    }
}

/// The answer to the first move, searched five moves ahead by plain negamax.
fn searched() -> App {
    let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, Now::ZERO);
    let setup = Setup { opponents: Opponents::People, ..Setup::default() };
    let first = app.othello().board().position.moves().first().expect("a game begins with four moves");
    for action in [
        Action::Othello(BoardAction::SetUp(setup)),
        Action::NewGame,
        Action::Othello(BoardAction::Start),
        Action::Othello(BoardAction::Tap(first)),
    ] {
        app.apply(action, Now::ZERO);
    }
    app.apply(Action::Think(ThinkAction::Open(About::Shown)), Now::ZERO);
    app.apply(Action::Think(ThinkAction::Algorithm(Algorithm::Minimax)), Now::ZERO);
    app.apply(Action::Think(ThinkAction::Depth(5)), Now::ZERO);
    while app.study().explored.is_none() {
        app.tick(Now::ZERO);
        std::thread::sleep(Duration::from_millis(1));
    }
    let n_kept = app.study().explored.map_or(0, |explored| explored.recording.nodes().len());
    assert!(n_kept >= LEAST_NODES, "only {n_kept} nodes are kept");
    app
}
