//! Where Android comes in: `othello_on_create`, which the manifest names as `android.app.func_name`, and `android_main`.
//!
//! android-activity has an entry of its own; ours calls it and then changes one thing. When an activity is destroyed,
//! android-activity waits for `android_main` to return, but winit 0.30 only logs the news and loops on: the system
//! would wait until it declares the app dead. Nor can winit make a second event loop in the same process, so a
//! relaunch into it could show nothing. Therefore a destroyed activity ends its process. Nothing is lost: the game is
//! saved with every ply, the session with every action, and the next start, always in a new process, restores both.

#![expect(unsafe_code, reason = "Android finds its entries by their bare names and hands over raw pointers")]

use std::env;
use std::ffi::{c_int, c_void};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Instant;

use android_activity::AndroidApp;
use android_activity::ndk_sys::ANativeActivity;
use android_logger::{Config, FilterBuilder};
use log::LevelFilter;
use winit::event_loop::EventLoop;
use winit::platform::android::EventLoopBuilderExtAndroid as _;

use super::java;
use super::system::AndroidSystem;
use crate::platform::crash_report;
use crate::platform::shell::{self, RunError};

/// What the system told when it made the activity.
#[derive(Clone, Copy, Debug)]
pub(super) struct ActivityStart {
    /// When that was.
    pub(super) at: Instant,
    /// Which Android this is: its API level.
    pub(super) api: i32,
}

/// The start of the one activity of this process.
static ACTIVITY_START: OnceLock<ActivityStart> = OnceLock::new();

unsafe extern "C" {
    /// android-activity's entry, in this same library.
    fn ANativeActivity_onCreate(activity: *mut ANativeActivity, saved: *const c_void, saved_size: usize);

    /// Ends the process without running destructors, see [`on_destroy`].
    safe fn _exit(status: c_int) -> !;
}

/// Android's first call, on its main thread.
///
/// # Safety
/// `activity` is the system's own, with all its fields, and `saved` has `saved_size` bytes: Android calls it so.
#[unsafe(no_mangle)]
unsafe extern "C" fn othello_on_create(
    activity: *mut ANativeActivity,
    saved: *const c_void,
    saved_size: usize,
) {
    let at = Instant::now();
    start_log();
    // SAFETY: Android hands over a whole activity.
    let api = unsafe { (*activity).sdkVersion };
    if ACTIVITY_START.set(ActivityStart { at, api }).is_err() {
        // Only one activity is ever made in a process, since its end is the end of the process and the manifest
        // forbids two at a time. Should a system do it all the same, a new process is the only way to show anything.
        log::error!("a second activity in the same process; ending it");
        _exit(0);
    }
    // SAFETY: the arguments are passed on as they came.
    unsafe { ANativeActivity_onCreate(activity, saved, saved_size) };
    // SAFETY: the table of callbacks belongs to the activity, and no callback comes before this function returns.
    unsafe { (*(*activity).callbacks).onDestroy = Some(on_destroy) };
}

/// The activity is no more; so is the process.
///
/// `_exit` and not `exit`: the loop's thread, the engine's and the driver's still run, and destructors of libraries
/// that end under their feet have crashed many an app in its last moment.
///
/// An activity that is destroyed to be created again is started anew before: Android would not do it by itself after
/// the end of the process.
extern "C" fn on_destroy(activity: *mut ANativeActivity) {
    log::info!("destroyed; ending the process");
    // SAFETY: Android's own activity, valid until this callback returns; `clazz` is its global reference to the object.
    java::restart_if_recreated(unsafe { (*activity).clazz }.cast());
    _exit(0);
}

/// The app's own thread, started by android-activity. When it returns, the activity is finished.
#[unsafe(no_mangle)]
extern "Rust" fn android_main(app: AndroidApp) {
    let start = ACTIVITY_START.get().copied().unwrap_or_else(|| ActivityStart { at: Instant::now(), api: 0 });
    let home = app.internal_data_path();
    crash_report::install_panic_hook(home.clone());
    log::info!("Othello {} on Android API {}", env!("CARGO_PKG_VERSION"), start.api);
    #[cfg(othello_weights_apart)]
    super::assets::load_weights(&app);
    match run(app, home, start) {
        Ok(()) => log::info!("left; the activity is finished"),
        Err(error) => log::error!("the app cannot run: {error}"),
    }
}

fn run(app: AndroidApp, home: Option<PathBuf>, start: ActivityStart) -> Result<(), RunError> {
    let event_loop = EventLoop::with_user_event().with_android_app(app.clone()).build()?;
    let system = AndroidSystem::new(app, event_loop.create_proxy(), home, start.api);
    shell::run(event_loop, system, start.at)
}

/// Messages go to logcat under the tag `othello`: ours from the level that `OTHELLO_LOG` names (set on a test bench
/// only), others when they warn. winit warns of every event that it does not forward, and egui-wgpu whenever a window
/// goes away, so these two are heard only in need.
fn start_log() {
    let level = env::var("OTHELLO_LOG").ok().and_then(|word| word.parse().ok()).unwrap_or(LevelFilter::Info);
    let filter = FilterBuilder::new()
        .filter_level(LevelFilter::Warn)
        .filter_module("winit", LevelFilter::Error)
        .filter_module("egui_wgpu::winit", LevelFilter::Error)
        .filter_module("othello", level)
        .build();
    let config = Config::default().with_tag("othello").with_filter(filter);
    android_logger::init_once(config.with_max_level(level.max(LevelFilter::Warn)));
}
