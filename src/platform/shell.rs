//! The loop between the system and the app: events in, frames out, and nothing at all while nothing happens.
//!
//! The window comes and goes: `resumed` makes it with its surface, `suspended` drops both, and in between the
//! process may end, since everything worth keeping is already on disk. A frame is drawn only when somebody asks for
//! one: the person, the app's next moment, or the engine's thread, which wakes the loop through egui's
//! `request_repaint`.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use egui::ViewportId;
use winit::application::ApplicationHandler;
use winit::error::EventLoopError;
use winit::event::{StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use winit::window::{Window, WindowId};

use super::System;
use super::gpu::Gpu;
use crate::app::{Action, App, Now};
use crate::engine::worker::Worker;
use crate::ui::Stage;

/// What other threads and egui tell the loop: a frame is wanted, at this moment or later.
#[derive(Clone, Copy, Debug)]
pub struct Wake {
    at: Instant,
}

/// Runs the app until it wants to end.
///
/// # Errors
/// The system gives no event loop, or ends it.
pub fn run(event_loop: EventLoop<Wake>, system: impl System) -> Result<(), EventLoopError> {
    event_loop.set_control_flow(ControlFlow::Wait);
    let mut shell = Shell::new(event_loop.create_proxy(), system);
    event_loop.run_app(&mut shell)
}

/// The window and egui's view of it, while there is one.
struct Live {
    window: Arc<Window>,
    input: egui_winit::State,
}

struct Shell<S> {
    system: S,
    ctx: egui::Context,
    stage: Stage,
    /// Chosen with the first window and kept until the process ends.
    gpu: Option<Gpu>,
    live: Option<Live>,
    started: Instant,
    /// When the next frame is due by itself.
    next_frame: Option<Instant>,
    n_frames: u64,
}

impl<S: System> Shell<S> {
    fn new(proxy: EventLoopProxy<Wake>, system: S) -> Self {
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
        let app = App::new(system.storage(), worker, seed(), Now::ZERO);
        let stage = Stage::new(&ctx, app);
        Self {
            system,
            ctx,
            stage,
            gpu: None,
            live: None,
            started: Instant::now(),
            next_frame: None,
            n_frames: 0,
        }
    }

    fn now(&self) -> Now {
        Now::new(self.started.elapsed())
    }

    /// Opens the window and makes its surface.
    fn open(&mut self, event_loop: &ActiveEventLoop) -> Result<Live, String> {
        let attributes = self.system.window(self.stage.app().window());
        let window = event_loop.create_window(attributes).map_err(|error| format!("no window: {error}"))?;
        let window = Arc::new(window);
        let gpu = self.gpu.get_or_insert_with(|| Gpu::new(&self.ctx, event_loop));
        gpu.attach(&window).map_err(|error| format!("no graphics: {error}"))?;
        let input = egui_winit::State::new(
            self.ctx.clone(),
            ViewportId::ROOT,
            &*window,
            Some(window.scale_factor() as f32),
            window.theme(),
            gpu.max_texture_side(),
        );
        Ok(Live { window, input })
    }

    /// One frame, and what follows from it.
    fn frame(&mut self, event_loop: &ActiveEventLoop) {
        let now = self.now();
        let (Some(live), Some(gpu)) = (&mut self.live, &mut self.gpu) else { return };
        let mut input = live.input.take_egui_input(&live.window);
        input.safe_area_insets = self.system.insets(&live.window).or(input.safe_area_insets);
        let around = self.system.surroundings();
        let stage = &mut self.stage;
        let mut output = self.ctx.run_ui(input, |ui| stage.frame(ui, now, &around));
        live.input.handle_platform_output(&live.window, std::mem::take(&mut output.platform_output));
        let page = self.stage.page_colour(&self.ctx);
        gpu.paint(&self.ctx, output, page, &live.window);
        self.n_frames += 1;
        log::debug!("frame {}", self.n_frames);
        for cue in self.stage.app_mut().take_cues() {
            self.system.cue(cue);
        }
        if self.stage.app().exit_requested() {
            event_loop.exit();
        }
    }

    fn redraw(&self) {
        if let Some(live) = &self.live {
            live.window.request_redraw();
        }
    }

    fn keep_place(&mut self) {
        if let Some(live) = &self.live
            && let Some(place) = self.system.place(&live.window)
        {
            self.stage.app_mut().keep_window(&place);
        }
    }
}

impl<S: System> ApplicationHandler<Wake> for Shell<S> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        log::info!("resumed");
        match self.open(event_loop) {
            Ok(live) => {
                self.live = Some(live);
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

    fn suspended(&mut self, _: &ActiveEventLoop) {
        log::info!("suspended");
        let now = self.now();
        self.stage.app_mut().apply(Action::Suspend, now);
        if let Some(gpu) = &mut self.gpu {
            gpu.detach();
        }
        self.live = None;
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, Wake { at }: Wake) {
        if at > Instant::now() {
            if self.next_frame.is_none_or(|next| at < next) {
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
        match event {
            WindowEvent::RedrawRequested => return self.frame(event_loop),
            WindowEvent::CloseRequested => return event_loop.exit(),
            WindowEvent::Focused(false) => self.keep_place(),
            WindowEvent::Resized(size) => {
                if let Some(gpu) = &mut self.gpu {
                    gpu.resize(size);
                }
            }
            _ => {}
        }
        if let Some(live) = &mut self.live
            && live.input.on_window_event(&live.window, &event).repaint
        {
            live.window.request_redraw();
        }
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        self.keep_place();
        log::info!("ending after {} frames", self.n_frames);
    }
}

/// A number that differs from start to start.
fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
