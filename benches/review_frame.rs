//! What a frame of the review of a game costs the processor on a phone's screen, triangles included, without a graphics
//! card: once while the engine's thread appraises positions, with every frame moving the cursor, and once when all is done.
//!
//! `cargo bench --bench review_frame`. A frame should take less than 8 ms of the processor. Seconds are those of this
//! thread where the system tells them (Linux), else those of the clock on the wall.

use std::time::{Duration, Instant};

use egui::{Context, Pos2, RawInput, Rect, Vec2};
use othello::app::review::ReviewAction;
use othello::app::{Action, App, Now, Screen, Storage, Stored};
use othello::engine::worker::Worker;
use othello::ui::{Stage, SystemPreferences};

const N_FRAMES: usize = 200;
const TARGET: Duration = Duration::from_millis(8);
/// Higher than a phone, so that every part of the page is drawn.
const SIZE: Vec2 = Vec2::new(412.0, 2600.0);
/// A review of a whole game.
const REVIEW: &[u8] = include_bytes!("../tests/data/review.json");

fn main() {
    for is_running in [true, false] {
        let mut times = frames(is_running);
        times.sort_unstable();
        let (median, worst) = (times[N_FRAMES / 2], times[N_FRAMES * 95 / 100]);
        let verdict = if worst < TARGET { "under" } else { "OVER" };
        let name = if is_running { "while it runs" } else { "when it is done" };
        // The system counts a thread's time in ticks of some milliseconds: the mean tells more than a single frame.
        let mean = times.iter().sum::<Duration>() / N_FRAMES as u32;
        println!(
            "{name}: mean {mean:?}, median {median:?}, 95 % under {worst:?}; that is {verdict} {TARGET:?}"
        );
    }
}

fn frames(is_running: bool) -> Vec<Duration> {
    let ctx = Context::default();
    let mut stage = Stage::new(&ctx, opened(is_running));
    for _ in 0..20 {
        frame(&ctx, &mut stage);
    }
    let times = (0..N_FRAMES)
        .map(|number| {
            stage.app_mut().apply(Action::Review(ReviewAction::GoTo(number % 60)), Now::ZERO);
            frame(&ctx, &mut stage)
        })
        .collect();
    assert_eq!(stage.app().review().is_running(), is_running, "the frames show what they should");
    times
}

fn frame(ctx: &Context, stage: &mut Stage) -> Duration {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
    let input = RawInput { screen_rect, ..RawInput::default() };
    let started = thread_time();
    let output = ctx.run_ui(input, |ui| stage.frame(ui, Now::ZERO, &SystemPreferences::default()));
    let triangles = ctx.tessellate(output.shapes.clone(), 2.625);
    let elapsed = thread_time().saturating_sub(started);
    assert!(!triangles.is_empty());
    output.drop_without_applying_deltas();
    elapsed
}

/// A whole review; while it runs, one that is looked at again, deeper, which takes longer than the frames.
fn opened(is_running: bool) -> App {
    let mut storage = Storage::memory();
    storage.write(Stored::Review, REVIEW).expect("memory takes it");
    let mut app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    app.apply(Action::Open(Screen::Review), Now::ZERO);
    assert!(app.review().is_complete());
    if is_running {
        app.apply(Action::Review(ReviewAction::Deeper), Now::ZERO);
    }
    app
}

/// How long this thread has been on the processor; the bench runs on the first thread of its process.
fn thread_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next().and_then(|nanos| nanos.parse().ok()));
    nanos.map_or_else(|| START.with(Instant::elapsed), Duration::from_nanos)
}

thread_local! {
    static START: Instant = Instant::now();
}
