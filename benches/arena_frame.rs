//! What a frame of the arena costs the processor on a phone's screen, triangles included, without a graphics card.
//!
//! `cargo bench --bench arena_frame`. A phone has 16 ms for a frame and better things to do with them: ours should
//! stay under 4 ms.

use std::time::{Duration, Instant};

use egui::{Pos2, RawInput, Rect, Vec2};
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Now, Opponents, Screen, Settings, Setup, Storage,
};
use othello::engine::worker::Worker;
use othello::ui::{Stage, SystemPreferences};

const N_FRAMES: usize = 400;
const TARGET: Duration = Duration::from_millis(4);

fn main() {
    for (name, turning) in [("arena at rest", false), ("discs turning", true)] {
        let mut times = frames(turning);
        times.sort_unstable();
        let (median, worst) = (times[N_FRAMES / 2], times[N_FRAMES * 95 / 100]);
        let verdict = if median < TARGET { "under" } else { "OVER" };
        println!("{name}: median {median:?}, 95 % under {worst:?}; the median is {verdict} {TARGET:?}");
    }
}

/// The time of each frame.
fn frames(turning: bool) -> Vec<Duration> {
    let ctx = egui::Context::default();
    let mut stage = Stage::new(&ctx, late_game());
    if turning {
        let app = stage.app_mut();
        app.apply(Action::Change(Settings::default()), Now::ZERO);
        let at = app.othello().legal_moves().first().expect("the game is not over");
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
        assert!(app.is_animating());
    } else {
        assert!(stage.app().othello().game().n_moves() > 30, "a full board is what costs");
    }
    let mut times = Vec::with_capacity(N_FRAMES);
    for n_frame in 0..N_FRAMES + 20 {
        let size = Vec2::new(412.0, 915.0);
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
        let now = if turning { Now::from_millis(250) } else { Now::ZERO };
        let started = Instant::now();
        let output = ctx.run_ui(input, |ui| stage.frame(ui, now, &SystemPreferences::default()));
        let triangles = ctx.tessellate(output.shapes.clone(), 2.625);
        let elapsed = started.elapsed();
        assert!(!triangles.is_empty());
        output.drop_without_applying_deltas();
        // The first frames load the fonts.
        if n_frame >= 20 {
            times.push(elapsed);
        }
    }
    times
}

/// Two people after forty moves.
fn late_game() -> App {
    let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, Now::ZERO);
    let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
    let setup = Setup { opponents: Opponents::People, ..Setup::default() };
    for action in [
        Action::Change(settings),
        Action::Othello(BoardAction::SetUp(setup)),
        Action::Open(Screen::Arena),
        Action::NewGame,
        Action::Othello(BoardAction::Start),
    ] {
        app.apply(action, Now::ZERO);
    }
    let mut now = Now::ZERO;
    while app.othello().game().n_moves() < 40 {
        match app.othello().legal_moves().into_iter().last() {
            Some(at) => app.apply(Action::Othello(BoardAction::Tap(at)), now),
            None => app.apply(Action::Othello(BoardAction::Skip), now),
        }
        now = now + Duration::from_millis(1);
        app.tick(now);
    }
    app
}
