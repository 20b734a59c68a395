//! The loop between the system and the app: events in, frames out, and nothing at all while nothing happens.
//!
//! The window comes and goes: `resumed` makes it with its surface, `suspended` drops both, and in between the
//! process may end, since everything worth keeping is already on disk. A frame is drawn only when somebody asks for
//! one: the person, the app's next moment, or the engine's thread, which wakes the loop through egui's
//! `request_repaint`. While there is no window, nothing runs at all.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use egui::{OutputCommand, ViewportId};
use winit::application::ApplicationHandler;
use winit::error::EventLoopError;
use winit::event::{StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use winit::window::{Window, WindowId};

use super::controls::Controls;
use super::gpu::Gpu;
use super::input::Input;
use super::{Exit, Lifecycle, System};
use crate::app::{Action, App, Notice, Now};
use crate::engine::worker::Worker;
use crate::ui::Stage;

/// What other threads and egui tell the loop: a frame is wanted, at this moment or later.
#[derive(Clone, Copy, Debug)]
pub struct Wake {
    at: Instant,
}

impl Wake {
    /// A frame is wanted now.
    pub fn now() -> Self {
        Self { at: Instant::now() }
    }
}

/// How often a lost graphics device is replaced before we believe that there is none to be had.
const MAX_DEVICES: u32 = 8;

/// Runs the app until it wants to end. `started` is when the system called us, for the time to the first frame.
///
/// # Errors
/// The system gives no event loop, or ends it.
pub fn run(event_loop: EventLoop<Wake>, system: impl System, started: Instant) -> Result<(), EventLoopError> {
    event_loop.set_control_flow(ControlFlow::Wait);
    let mut shell = Shell::new(event_loop.create_proxy(), system, started);
    event_loop.run_app(&mut shell)
}

/// The window and egui's view of it, while there is one.
struct OpenWindow {
    window: Arc<Window>,
    input: Input,
}

struct Shell<S> {
    system: S,
    ctx: egui::Context,
    stage: Stage,
    /// Chosen with the first window and kept until its device is lost or the process ends.
    gpu: Option<Gpu>,
    /// How many devices were started.
    n_devices: u32,
    /// How long starting them took.
    driver_time: Duration,
    open: Option<OpenWindow>,
    controls: Controls,
    started: Instant,
    /// When the next frame is due by itself.
    next_frame: Option<Instant>,
    n_frames: u64,
}

impl<S: System> Shell<S> {
    fn new(proxy: EventLoopProxy<Wake>, mut system: S, started: Instant) -> Self {
        let ctx = egui::Context::default();
        ctx.set_request_repaint_callback(move |info| {
            // The loop may be over already; then nobody needs a frame.
            let at = Instant::now().checked_add(info.delay);
            if let Some(at) = at {
                proxy.send_event(Wake { at }).unwrap_or_default();
            }
        });
        let waker = ctx.clone();
        let worker = Worker::start_with(super::resources(), move || waker.request_repaint());
        let mut app = App::new(system.storage(), worker, seed(), Now::ZERO);
        if let Some(why) = system.crash_report() {
            app.tell(Notice::Crashed { why });
        }
        let stage = Stage::new(&ctx, app);
        let controls = Controls::new(&ctx);
        Self {
            system,
            ctx,
            stage,
            gpu: None,
            n_devices: 0,
            driver_time: Duration::ZERO,
            open: None,
            controls,
            started,
            next_frame: None,
            n_frames: 0,
        }
    }

    fn now(&self) -> Now {
        Now::new(self.started.elapsed())
    }

    /// Opens the window and makes its surface.
    fn create_window(&mut self, event_loop: &ActiveEventLoop) -> Result<OpenWindow, String> {
        let attributes = self.system.window_attributes(self.stage.app().window());
        let window = event_loop.create_window(attributes).map_err(|error| format!("no window: {error}"))?;
        let window = Arc::new(window);
        self.system.on_lifecycle(Lifecycle::WindowCreated);
        self.attach(event_loop, &window)?;
        let state = egui_winit::State::new(
            self.ctx.clone(),
            ViewportId::ROOT,
            &*window,
            Some(window.scale_factor() as f32),
            window.theme(),
            self.gpu.as_ref().and_then(Gpu::max_texture_side),
        );
        Ok(OpenWindow { window, input: Input::new(&self.ctx, state) })
    }

    /// A surface for the window: on the device that we have, or else on the first one that can draw on it.
    fn attach(&mut self, event_loop: &ActiveEventLoop, window: &Arc<Window>) -> Result<(), String> {
        if let Some(gpu) = self.gpu.as_mut().filter(|gpu| !gpu.is_lost()) {
            match gpu.attach(window) {
                Ok(()) => return Ok(()),
                Err(error) => log::warn!("the old device cannot draw on the new window: {error}"),
            }
        }
        if self.gpu.take().is_some() {
            // A new device knows none of the pictures that the old one was given.
            self.stage.reupload_font_atlas(&self.ctx);
        }
        let begun = Instant::now();
        let mut why = "too many were lost".to_owned();
        for backends in self.system.backends() {
            if self.n_devices == MAX_DEVICES {
                break;
            }
            self.n_devices += 1;
            let mut gpu = Gpu::new(&self.ctx, event_loop, backends);
            match gpu.attach(window) {
                Ok(()) => {
                    self.gpu = Some(gpu);
                    self.driver_time += begun.elapsed();
                    return Ok(());
                }
                Err(error) => why = format!("{backends:?}: {error}"),
            }
            log::warn!("{why}");
        }
        Err(format!("no graphics: {why}"))
    }

    /// One frame, and what follows from it.
    fn frame(&mut self, event_loop: &ActiveEventLoop) {
        let now = self.now();
        let (Some(open), Some(gpu)) = (&mut self.open, &mut self.gpu) else { return };
        let mut input = open.input.state().take_egui_input(&open.window);
        self.system.fill_input(&open.window, &mut input);
        let preferences = self.system.preferences();
        let stage = &mut self.stage;
        let mut output = self.ctx.run_ui(input, |ui| stage.frame(ui, now, &preferences));
        self.controls.log(output.platform_output.accesskit_update.as_ref(), output.pixels_per_point);
        for command in &mut output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.system.copy_text(std::mem::take(text));
            }
        }
        open.input.state().handle_platform_output(&open.window, std::mem::take(&mut output.platform_output));
        let page = self.stage.page_colour(&self.ctx);
        let drawn = gpu.paint(&self.ctx, output, page, &open.window);
        if drawn {
            self.drawn();
        } else if gpu.is_lost() {
            self.replace_device(event_loop);
        }
        self.after_frame(event_loop);
    }

    /// Counts a good frame. The first one is waited for, so that a driver that dies of it is known to have.
    fn drawn(&mut self) {
        self.n_frames += 1;
        log::debug!("frame {}", self.n_frames);
        if self.n_frames == 1 {
            let (total, driver) = (self.started.elapsed().as_millis(), self.driver_time.as_millis());
            log::info!("first frame after {total} ms, {driver} ms of them for the graphics driver");
            if !self.gpu.as_ref().is_some_and(Gpu::finish) {
                return;
            }
        }
        self.system.on_lifecycle(Lifecycle::FrameDrawn);
    }

    /// What the frame asked of the system.
    fn after_frame(&mut self, event_loop: &ActiveEventLoop) {
        let app = self.stage.app_mut();
        for cue in app.take_cues() {
            self.system.play_cue(cue, app.settings());
        }
        self.system.keep_screen_on(app.is_awaited());
        if app.exit_requested() {
            match self.system.exit() {
                Exit::Quit => event_loop.exit(),
                // Whoever comes back finds the menu, and may leave again.
                Exit::MoveToBack => app.apply(Action::Resume, Now::new(self.started.elapsed())),
            }
        }
    }

    /// Goes on with another device after a driver has lost the one it had.
    fn replace_device(&mut self, event_loop: &ActiveEventLoop) {
        let Some(window) = self.open.as_ref().map(|open| open.window.clone()) else { return };
        match self.attach(event_loop, &window) {
            Ok(()) => window.request_redraw(),
            Err(error) => {
                log::error!("{error}");
                event_loop.exit();
            }
        }
    }

    fn redraw(&self) {
        if let Some(open) = &self.open {
            open.window.request_redraw();
        }
    }

    fn save_window_geometry(&mut self) {
        if let Some(open) = &self.open
            && let Some(geometry) = self.system.window_geometry(&open.window)
        {
            self.stage.app_mut().keep_window(&geometry);
        }
    }
}

impl<S: System> ApplicationHandler<Wake> for Shell<S> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        log::info!("resumed");
        match self.create_window(event_loop) {
            Ok(open) => {
                self.open = Some(open);
                let now = self.now();
                self.stage.app_mut().apply(Action::Resume, now);
                self.redraw();
            }
            Err(error) => {
                log::error!("{error}");
                event_loop.exit();
            }
        }
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        log::info!("suspended");
        let now = self.now();
        self.stage.app_mut().apply(Action::Suspend, now);
        self.system.keep_screen_on(false);
        if let Some(gpu) = &mut self.gpu {
            gpu.detach();
        }
        self.open = None;
        self.system.on_lifecycle(Lifecycle::WindowDestroyed);
        // Whatever was to be drawn next, nobody would see it.
        self.next_frame = None;
        event_loop.set_control_flow(ControlFlow::Wait);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, Wake { at }: Wake) {
        if at > Instant::now() {
            if self.open.is_some() && self.next_frame.is_none_or(|next| at < next) {
                self.next_frame = Some(at);
                event_loop.set_control_flow(ControlFlow::WaitUntil(at));
            }
            return;
        }
        // A hidden window may get no frame; the game goes on all the same.
        let now = self.now();
        self.stage.logic(now);
        self.redraw();
    }

    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        if matches!(cause, StartCause::ResumeTimeReached { .. }) {
            self.next_frame = None;
            event_loop.set_control_flow(ControlFlow::Wait);
            let now = self.now();
            self.stage.logic(now);
            self.redraw();
        }
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        self.system.on_window_event(&event);
        match event {
            WindowEvent::RedrawRequested => return self.frame(event_loop),
            WindowEvent::CloseRequested => return event_loop.exit(),
            WindowEvent::Focused(false) => self.save_window_geometry(),
            _ => {}
        }
        if let Some(open) = &mut self.open
            && open.input.on_window_event(&open.window, &event)
        {
            open.window.request_redraw();
        }
    }

    fn about_to_wait(&mut self, _: &ActiveEventLoop) {
        self.system.on_lifecycle(Lifecycle::AboutToWait);
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        self.save_window_geometry();
        log::info!("ending after {} frames", self.n_frames);
    }
}

/// A number that differs from start to start.
fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
