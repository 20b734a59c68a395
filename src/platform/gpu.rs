//! The graphics card: one device for as long as it lives, and a surface that comes and goes with the window.
//!
//! egui-wgpu's painter holds both. This file decides what is asked of a device, what is done when a frame cannot be
//! had, and when the surface is dropped. A driver that complains or dies is logged and flagged, never a panic; the
//! shell then starts another one.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use egui::{FullOutput, TexturesDelta, ViewportId};
use egui_wgpu::winit::Painter;
use egui_wgpu::{RendererOptions, SurfaceErrorAction, WgpuConfiguration, WgpuError, WgpuSetupCreateNew};
use wgpu::CurrentSurfaceTexture as Status;
use winit::dpi::PhysicalSize;
use winit::event_loop::ActiveEventLoop;
use winit::window::Window;

/// How long to wait before a frame is tried again that the system could not give: long enough not to spin, short
/// enough not to be seen.
const TRY_AGAIN: Duration = Duration::from_millis(100);

/// The longest wait for the card to finish the first frame.
const FIRST_FRAME: Duration = Duration::from_secs(5);

/// The device and, while there is a window, its surface.
pub struct Gpu {
    painter: Painter,
    /// Pictures that egui has sent and no frame has taken yet.
    textures: TexturesDelta,
    size: PhysicalSize<u32>,
    events: DeviceEvents,
}

/// What drivers tell from the middle of a call.
#[derive(Clone, Debug, Default)]
struct DeviceEvents {
    /// The device is gone for good.
    lost: Arc<AtomicBool>,
    /// Something was refused, or there was no frame to draw on.
    trouble: Arc<AtomicBool>,
}

impl Gpu {
    /// Loads the drivers. The device itself is chosen with the first window, so that it can draw on it.
    pub fn new(ctx: &egui::Context, event_loop: &ActiveEventLoop, backends: wgpu::Backends) -> Self {
        let events = DeviceEvents::default();
        let config = configuration(ctx, event_loop, backends, events.trouble.clone());
        let painter = Painter::new(ctx.clone(), config, false, RendererOptions::default());
        Self {
            painter: pollster::block_on(painter),
            textures: TexturesDelta::default(),
            size: PhysicalSize::default(),
            events,
        }
    }

    /// Makes a surface for the window, and with the first one the device.
    ///
    /// # Errors
    /// No driver can draw on this window.
    pub fn attach(&mut self, window: &Arc<Window>) -> Result<(), WgpuError> {
        let first = self.painter.render_state().is_none();
        pollster::block_on(self.painter.set_window(ViewportId::ROOT, Some(window.clone())))?;
        self.size = window.inner_size();
        if first && let Some(state) = self.painter.render_state() {
            let info = state.adapter.get_info();
            log::info!("drawing with {:?} on {}", info.backend, info.name);
            self.events.watch(&state.device);
        }
        Ok(())
    }

    /// Drops the surface and keeps the device.
    pub fn detach(&mut self) {
        // Taking a window away asks nothing of the driver, so there is nothing to fail.
        pollster::block_on(self.painter.set_window(ViewportId::ROOT, None)).unwrap_or_default();
    }

    /// Whether the device is gone, so that only another one can draw.
    pub fn is_lost(&self) -> bool {
        self.events.lost.load(Ordering::Relaxed)
    }

    /// The largest texture that the device takes, once there is one.
    pub fn max_texture_side(&self) -> Option<usize> {
        self.painter.max_texture_side()
    }

    /// Draws one frame. True if nobody complained.
    pub fn paint(
        &mut self,
        ctx: &egui::Context,
        output: FullOutput,
        clear: egui::Color32,
        window: &Arc<Window>,
    ) -> bool {
        self.events.trouble.store(false, Ordering::Relaxed);
        self.fit(window.inner_size());
        let FullOutput { shapes, pixels_per_point, textures_delta, .. } = output;
        self.textures.append(textures_delta);
        let triangles = ctx.tessellate(shapes, pixels_per_point);
        self.painter.paint_and_update_textures(
            ViewportId::ROOT,
            pixels_per_point,
            clear.to_normalized_gamma_f32(),
            &triangles,
            &mut self.textures,
            Vec::new(),
            window,
        );
        !self.events.trouble.load(Ordering::Relaxed) && !self.is_lost()
    }

    /// Waits until the card has done what it was asked to. True if it has.
    pub fn finish(&self) -> bool {
        let wait = wgpu::PollType::Wait { submission_index: None, timeout: Some(FIRST_FRAME) };
        self.painter.render_state().is_some_and(|state| state.device.poll(wait).is_ok()) && !self.is_lost()
    }

    /// Follows the window's size. A window of no size (a minimised one) keeps the old surface. Asked before every
    /// frame, because a phone that was turned while the app was paused does not tell of it.
    fn fit(&mut self, size: PhysicalSize<u32>) {
        if size != self.size
            && let (Some(width), Some(height)) = (NonZeroU32::new(size.width), NonZeroU32::new(size.height))
        {
            self.size = size;
            self.painter.on_window_resized(ViewportId::ROOT, width, height);
        }
    }
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // They were for this device; the next one is sent all of them.
        self.textures.clear();
    }
}

impl DeviceEvents {
    /// Listens to a device. Without this, wgpu would panic at the first complaint.
    fn watch(&self, device: &wgpu::Device) {
        let trouble = self.trouble.clone();
        device.on_uncaptured_error(Arc::new(move |error| {
            log::error!("the graphics driver complains: {error}");
            trouble.store(true, Ordering::Relaxed);
        }));
        let lost = self.lost.clone();
        device.set_device_lost_callback(move |reason, why| {
            log::warn!("the graphics device is lost ({reason:?}): {why}");
            lost.store(true, Ordering::Relaxed);
        });
    }
}

fn configuration(
    ctx: &egui::Context,
    event_loop: &ActiveEventLoop,
    backends: wgpu::Backends,
    trouble: Arc<AtomicBool>,
) -> WgpuConfiguration {
    let mut setup = WgpuSetupCreateNew::from_display_handle(event_loop.owned_display_handle());
    let descriptor = &mut setup.instance_descriptor;
    descriptor.backends = backends;
    // Nothing here is drawn indirectly, and checking for it needs compute shaders, which weak OpenGL ES drivers
    // claim to have and then fail on.
    descriptor.flags.remove(wgpu::InstanceFlags::VALIDATION_INDIRECT_CALL);
    // A board game need not wake the big graphics card of a laptop.
    setup.power_preference = wgpu::PowerPreference::from_env().unwrap_or(wgpu::PowerPreference::LowPower);
    // The least that egui's triangles need, with textures as large as this card has them: egui-wgpu's own wish would
    // shut out every phone whose textures end at 4096 pixels.
    setup.device_descriptor = Arc::new(|adapter| wgpu::DeviceDescriptor {
        label: Some("othello"),
        required_limits: wgpu::Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits()),
        ..wgpu::DeviceDescriptor::default()
    });
    let ctx = ctx.clone();
    WgpuConfiguration {
        wgpu_setup: setup.into(),
        on_surface_status: Arc::new(move |status| {
            trouble.store(true, Ordering::Relaxed);
            when_there_is_no_frame(status, &ctx)
        }),
        ..WgpuConfiguration::default()
    }
}

/// What to do when the window gives no picture to draw on. Since we draw only when asked, a skipped frame has to be
/// asked for again, or an old picture would stay.
fn when_there_is_no_frame(status: &Status, ctx: &egui::Context) -> SurfaceErrorAction {
    match status {
        Status::Outdated => SurfaceErrorAction::Reconfigure,
        Status::Lost => {
            log::warn!("the surface is lost; making a new one");
            SurfaceErrorAction::RecreateSurface
        }
        // Nobody sees the window; the system asks for a frame when somebody does.
        Status::Occluded => SurfaceErrorAction::SkipFrame,
        other => {
            log::warn!("no frame: {other:?}");
            ctx.request_repaint_after(TRY_AGAIN);
            SurfaceErrorAction::SkipFrame
        }
    }
}
