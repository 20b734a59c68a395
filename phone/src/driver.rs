//! How long the graphics driver keeps the app waiting until the first frame.
//!
//! A driver that draws on the processor starts far slower than a phone's. To know what the app itself takes, the time
//! inside of the driver's heavy calls is summed up here and taken away. What is not among those calls counts as the
//! app's: the figure may be too large and never too small. With OpenGL ES it is much too large, because OpenGL's own
//! functions are handed out by the driver and are not among those calls.

use std::cell::Cell;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::logcat;

static STOPWATCH: Mutex<Option<Stopwatch>> = Mutex::new(None);
static N_FRAMES: AtomicU64 = AtomicU64::new(0);

struct Stopwatch {
    begun: Instant,
    in_driver: Duration,
}

thread_local! {
    /// Whether this thread is in a timed call already, which then counts both.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// The activity begins now.
pub(crate) fn start() {
    *stopwatch() = Some(Stopwatch { begun: Instant::now(), in_driver: Duration::ZERO });
}

fn stopwatch() -> std::sync::MutexGuard<'static, Option<Stopwatch>> {
    STOPWATCH.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a call of the driver and counts its time.
pub(crate) fn timed<R>(call: impl FnOnce() -> R) -> R {
    if INSIDE.replace(true) {
        return call();
    }
    let begun = Instant::now();
    let result = call();
    if let Some(stopwatch) = &mut *stopwatch() {
        stopwatch.in_driver += begun.elapsed();
    }
    INSIDE.set(false);
    result
}

/// A frame has gone to the screen.
pub(crate) fn presented() {
    N_FRAMES.fetch_add(1, Ordering::SeqCst);
    if let Some(Stopwatch { begun, in_driver }) = stopwatch().take() {
        let all = begun.elapsed();
        let own = all.saturating_sub(in_driver);
        logcat::log(&format!(
            "first frame after {} ms: {} ms in the graphics driver, {} ms in the app",
            all.as_millis(),
            in_driver.as_millis(),
            own.as_millis()
        ));
    }
}

/// How many frames have gone to the screen in this process.
pub(crate) fn n_frames() -> u64 {
    N_FRAMES.load(Ordering::SeqCst)
}
