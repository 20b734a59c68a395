//! The loop between the system and the app: events in, frames out, and nothing at all while nothing happens.
//!
//! The window comes and goes: `resumed` makes it with its surface, `suspended` drops both, and in between the
//! process may end, since everything worth keeping is already on disk. A frame is drawn only when somebody asks for
//! one: the person, the app's next moment, or the engine's thread, which wakes the loop through egui's
//! `request_repaint`. While there is no window, nothing runs at all.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use egui::{Event, OutputCommand, ViewportId};
use winit::application::ApplicationHandler;
use winit::error::EventLoopError;
use winit::event::{StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use winit::window::{Window, WindowId};

use super::controls::Controls;
use super::gpu::{Gpu, Painted, StartError, retry_delay};
use super::input::Input;
use super::{Exit, Lifecycle, System, reader};
use crate::app::{Action, App, Notice, Now, SystemRequest, TransferAction};
use crate::engine::worker::Worker;
use crate::ui::{Stage, reading_start};

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

/// How often a graphics device that does not draw is replaced before we believe that there is none to be had.
const MAX_DEVICES: u32 = 8;

/// After so many frames a device counts as good.
const GOOD_FRAMES: u64 = 60;

/// How often a backend is tried that has drivers, none of which can draw on the window, before the next backend is: the
/// window may be gone before the system has said so.
const MAX_REFUSALS: u32 = 5;

/// Runs the app until it wants to end. `started` is when the system called us, for the time to the first frame.
///
/// # Errors
/// The system gives no event loop, no window or no graphics.
pub fn run(event_loop: EventLoop<Wake>, system: impl System, started: Instant) -> Result<(), RunError> {
    event_loop.set_control_flow(ControlFlow::Wait);
    let mut shell = Shell::new(event_loop.create_proxy(), system, started);
    event_loop.run_app(&mut shell)?;
    shell.failure.map_or(Ok(()), |failure| Err(RunError::Failed(failure.why)))
}

/// Why the app could not run.
#[derive(Debug)]
pub enum RunError {
    /// winit's event loop.
    EventLoop(EventLoopError),
    /// No window, or nothing to draw on it with.
    Failed(String),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EventLoop(error) => error.fmt(f),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for RunError {}

impl From<EventLoopError> for RunError {
    fn from(error: EventLoopError) -> Self {
        Self::EventLoop(error)
    }
}

/// The app cannot go on. The system may be showing a message about it, until the player has read it.
struct Failure {
    why: String,
    /// The message has taken the focus from our window.
    has_lost_focus: bool,
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
    /// How many devices were started without one that draws.
    n_devices: u32,
    /// How often drivers refused the present window.
    n_refusals: u32,
    /// Before this time they are not asked again.
    retry_device_at: Option<Instant>,
    /// How long starting the devices took.
    driver_time: Duration,
    failure: Option<Failure>,
    open: Option<OpenWindow>,
    controls: Controls,
    /// Texts of the clipboard that were asked for; they may come from another thread.
    pasted: Receiver<String>,
    paste_sender: Sender<String>,
    started: Instant,
    /// When the next frame is due by itself.
    next_frame: Option<Instant>,
    n_frames: u64,
    /// Those of the present device.
    n_device_frames: u64,
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
        if system.is_second_instance() {
            log::warn!("another window of the app is open; this one does not save");
            app.ask_about_second_window();
        }
        let stage = Stage::new(&ctx, app);
        let (paste_sender, pasted) = mpsc::channel();
        Self {
            system,
            ctx,
            stage,
            gpu: None,
            n_devices: 0,
            n_refusals: 0,
            retry_device_at: None,
            driver_time: Duration::ZERO,
            failure: None,
            open: None,
            controls: Controls::default(),
            pasted,
            paste_sender,
            started,
            next_frame: None,
            n_frames: 0,
            n_device_frames: 0,
        }
    }

    fn now(&self) -> Now {
        Now::new(self.started.elapsed())
    }

    /// Creates the window, and starts the graphics device if there is none yet.
    fn create_window(&mut self, event_loop: &ActiveEventLoop) -> Result<OpenWindow, String> {
        let attributes = self.system.window_attributes(self.stage.app().window());
        let window = event_loop.create_window(attributes).map_err(|error| format!("no window: {error}"))?;
        let window = Arc::new(window);
        self.system.on_lifecycle(Lifecycle::WindowCreated);
        (self.n_refusals, self.retry_device_at) = (0, None);
        self.start_device(event_loop, &window)?;
        let state = egui_winit::State::new(
            self.ctx.clone(),
            ViewportId::ROOT,
            &*window,
            Some(window.scale_factor() as f32),
            window.theme(),
            self.gpu.as_ref().map(Gpu::max_texture_side),
        );
        Ok(OpenWindow { window, input: Input::new(&self.ctx, state) })
    }

    /// Makes sure that there is a device that works: the one that we have, or else the first that can draw on the
    /// window. If all of them refuse the window, there is none for now, and a later frame tries again.
    fn start_device(&mut self, event_loop: &ActiveEventLoop, window: &Arc<Window>) -> Result<(), String> {
        if self.gpu.as_ref().is_some_and(|gpu| !gpu.is_lost()) {
            return Ok(());
        }
        if self.gpu.take().is_some() {
            // A new device knows none of the pictures that the old one was given.
            self.stage.reupload_font_atlas(&self.ctx);
        }
        if self.n_devices == MAX_DEVICES {
            return Err("no graphics: too many devices were lost".to_owned());
        }
        let begun = Instant::now();
        if let Some(at) = self.retry_device_at.filter(|at| begun < *at) {
            self.redraw_at(event_loop, at);
            return Ok(());
        }
        let mut why = "no backend".to_owned();
        for backends in self.system.backends() {
            self.system.before_driver_call(backends);
            let started = Gpu::start(event_loop, backends, window);
            self.system.after_driver_call();
            match started {
                Ok(gpu) => {
                    self.gpu = Some(gpu);
                    (self.n_devices, self.n_device_frames) = (self.n_devices + 1, 0);
                    self.driver_time += begun.elapsed();
                    return Ok(());
                }
                Err(StartError::NoSurface(why)) if self.n_refusals < MAX_REFUSALS => {
                    self.n_refusals += 1;
                    log::warn!("no surface: {backends:?}: {why}");
                    let at = begun + retry_delay(self.n_refusals);
                    self.retry_device_at = Some(at);
                    self.redraw_at(event_loop, at);
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
        let Some(window) = self.open.as_ref().map(|open| open.window.clone()) else { return };
        if let Err(why) = self.start_device(event_loop, &window) {
            return self.fail(event_loop, why);
        }
        let now = self.now();
        let (Some(open), Some(gpu)) = (&mut self.open, &mut self.gpu) else { return };
        if let Some(left) = gpu.retry_in() {
            self.stage.logic(now);
            return self.redraw_at(event_loop, Instant::now() + left);
        }
        open.input.state().set_max_texture_side(gpu.max_texture_side());
        let mut input = open.input.state().take_egui_input(&window);
        self.system.fill_input(&window, &mut input);
        let has_reader = self.system.has_reader();
        self.controls.prepare(&self.ctx, has_reader);
        let asked = self.system.take_reader_requests();
        input.events.extend(asked.into_iter().map(Event::AccessKitActionRequest));
        let preferences = self.system.preferences();
        let stage = &mut self.stage;
        stage.app_mut().set_today(super::date::today());
        for text in self.pasted.try_iter() {
            stage.app_mut().apply(Action::Paste(text), now);
        }
        let mut output = self.ctx.run_ui(input, |ui| stage.frame(ui, now, &preferences));
        if let Some(mut tree) = output.platform_output.accesskit_update.take() {
            self.controls.log(&tree, output.pixels_per_point);
            if has_reader {
                reader::begin_reading(&mut tree, reading_start(&self.ctx));
                self.system.tell_reader(tree);
            }
        }
        for command in &mut output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.system.copy_text(std::mem::take(text));
            }
        }
        open.input.state().handle_platform_output(&window, std::mem::take(&mut output.platform_output));
        let page = self.stage.page_colour(&self.ctx);
        if self.n_frames == 0 {
            self.system.before_driver_call(gpu.backend());
        }
        match gpu.paint(&self.ctx, output, page, &window) {
            Painted::Presented => self.drawn(),
            Painted::Skipped(Some(retry)) => self.redraw_at(event_loop, Instant::now() + retry),
            // The next frame replaces the device.
            Painted::DeviceLost => window.request_redraw(),
            Painted::Skipped(None) | Painted::Failed => {}
        }
        if self.n_frames == 0 {
            self.system.after_driver_call();
        }
        self.after_frame(event_loop);
    }

    /// Counts a good frame. The first one is waited for, so that a driver that crashes on it is known to have.
    fn drawn(&mut self) {
        self.n_frames += 1;
        self.n_device_frames += 1;
        if self.n_device_frames == GOOD_FRAMES {
            self.n_devices = 0;
        }
        log::debug!("frame {}", self.n_frames);
        if self.n_frames == 1 {
            let (total, driver) = (self.started.elapsed().as_millis(), self.driver_time.as_millis());
            log::info!("first frame after {total} ms, {driver} ms of them for the graphics driver");
            if !self.gpu.as_ref().is_some_and(Gpu::wait_idle) {
                return;
            }
        }
        self.system.on_lifecycle(Lifecycle::FrameDrawn);
    }

    /// Ends the app, after the player has read why if the system can show that without our graphics.
    fn fail(&mut self, event_loop: &ActiveEventLoop, why: String) {
        log::error!("{why}");
        let message = self.stage.no_graphics_message(&self.system.preferences());
        self.failure = Some(Failure { why, has_lost_focus: false });
        if !self.system.show_message(message) {
            event_loop.exit();
        }
    }

    /// Waits for the player to close the message: then our window has the focus again, or gets a touch or a key.
    fn while_failed(&mut self, event_loop: &ActiveEventLoop, event: &WindowEvent) {
        let Some(failure) = &mut self.failure else { return };
        let is_closed = match event {
            WindowEvent::Focused(focused) => {
                failure.has_lost_focus |= !focused;
                *focused && failure.has_lost_focus
            }
            WindowEvent::Touch(_) | WindowEvent::KeyboardInput { .. } | WindowEvent::CloseRequested => true,
            _ => false,
        };
        if is_closed {
            event_loop.exit();
        }
    }

    /// What the frame asked of the system.
    fn after_frame(&mut self, event_loop: &ActiveEventLoop) {
        let app = self.stage.app_mut();
        for cue in app.take_cues() {
            self.system.play_cue(cue, app.settings());
        }
        for request in app.take_requests() {
            match request {
                SystemRequest::Copy(text) => self.system.copy_text(text),
                SystemRequest::Share(text) => {
                    if !self.system.share_text(text) {
                        let now = Now::new(self.started.elapsed());
                        app.apply(Action::Transfer(TransferAction::CopiedInstead), now);
                        self.ctx.request_repaint();
                    }
                }
                SystemRequest::Paste => {
                    let (sender, ctx) = (self.paste_sender.clone(), self.ctx.clone());
                    self.system.read_clipboard(Box::new(move |text| {
                        // The loop may be over; then nobody needs the text.
                        sender.send(text).unwrap_or_default();
                        ctx.request_repaint();
                    }));
                }
            }
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

    /// Draws a frame at this time, unless one is due earlier.
    fn redraw_at(&mut self, event_loop: &ActiveEventLoop, at: Instant) {
        if self.next_frame.is_none_or(|next| at < next) {
            self.next_frame = Some(at);
            event_loop.set_control_flow(ControlFlow::WaitUntil(at));
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
        if self.failure.is_some() {
            return;
        }
        match self.create_window(event_loop) {
            Ok(open) => {
                self.open = Some(open);
                let now = self.now();
                self.stage.app_mut().apply(Action::Resume, now);
                self.redraw();
            }
            Err(why) => self.fail(event_loop, why),
        }
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        log::info!("suspended");
        let now = self.now();
        self.stage.app_mut().apply(Action::Suspend, now);
        // What happened and was not heard yet would be late when the window comes back.
        drop(self.stage.app_mut().take_cues());
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
            if self.open.is_some() {
                self.redraw_at(event_loop, at);
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
        if self.failure.is_some() {
            return self.while_failed(event_loop, &event);
        }
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
