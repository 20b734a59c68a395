//! The graphics card: one device for the life of the process, and a surface that comes and goes with the window.
//!
//! egui-wgpu's painter holds both. This file decides which backends are tried, what is done when a frame cannot be
//! had, and when the surface is dropped.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use egui::{FullOutput, ViewportId};
use egui_wgpu::winit::Painter;
use egui_wgpu::{RendererOptions, SurfaceErrorAction, WgpuConfiguration, WgpuError, WgpuSetupCreateNew};
use wgpu::CurrentSurfaceTexture as Status;
use winit::dpi::PhysicalSize;
use winit::event_loop::ActiveEventLoop;
use winit::window::Window;

/// How long to wait before a frame is tried again that the system could not give: long enough not to spin, short
/// enough not to be seen.
const TRY_AGAIN: Duration = Duration::from_millis(100);

/// The device and, while there is a window, its surface.
pub struct Gpu {
    painter: Painter,
}

impl Gpu {
    /// Loads the drivers. The device itself is chosen with the first window, so that it can draw on it.
    pub fn new(ctx: &egui::Context, event_loop: &ActiveEventLoop) -> Self {
        let config = configuration(ctx, event_loop);
        let painter = Painter::new(ctx.clone(), config, false, RendererOptions::default());
        Self { painter: pollster::block_on(painter) }
    }

    /// Makes a surface for the window, and with the first one the device.
    ///
    /// # Errors
    /// No driver can draw on this window.
    pub fn attach(&mut self, window: &Arc<Window>) -> Result<(), WgpuError> {
        let first = self.painter.render_state().is_none();
        pollster::block_on(self.painter.set_window(ViewportId::ROOT, Some(window.clone())))?;
        if first && let Some(state) = self.painter.render_state() {
            let info = state.adapter.get_info();
            log::info!("drawing with {:?} on {}", info.backend, info.name);
        }
        Ok(())
    }

    /// Drops the surface and keeps the device.
    pub fn detach(&mut self) {
        // Taking a window away asks nothing of the driver, so there is nothing to fail.
        pollster::block_on(self.painter.set_window(ViewportId::ROOT, None)).unwrap_or_default();
    }

    /// Follows the window's size. A window of no size (a minimised one) keeps the old surface.
    pub fn resize(&mut self, size: PhysicalSize<u32>) {
        if let (Some(width), Some(height)) = (NonZeroU32::new(size.width), NonZeroU32::new(size.height)) {
            self.painter.on_window_resized(ViewportId::ROOT, width, height);
        }
    }

    /// The largest texture that the device takes, once there is one.
    pub fn max_texture_side(&self) -> Option<usize> {
        self.painter.max_texture_side()
    }

    /// Draws one frame.
    pub fn paint(
        &mut self,
        ctx: &egui::Context,
        output: FullOutput,
        clear: egui::Color32,
        window: &Arc<Window>,
    ) {
        let FullOutput { shapes, pixels_per_point, mut textures_delta, .. } = output;
        let triangles = ctx.tessellate(shapes, pixels_per_point);
        self.painter.paint_and_update_textures(
            ViewportId::ROOT,
            pixels_per_point,
            clear.to_normalized_gamma_f32(),
            &triangles,
            &mut textures_delta,
            Vec::new(),
            window,
        );
    }
}

fn configuration(ctx: &egui::Context, event_loop: &ActiveEventLoop) -> WgpuConfiguration {
    let mut setup = WgpuSetupCreateNew::from_display_handle(event_loop.owned_display_handle());
    let descriptor = &mut setup.instance_descriptor;
    descriptor.backends = wgpu::Backends::from_env().unwrap_or(wgpu::Backends::VULKAN | wgpu::Backends::GL);
    // Nothing here is drawn indirectly, and checking for it needs compute shaders, which weak OpenGL ES drivers
    // claim to have and then fail on.
    descriptor.flags.remove(wgpu::InstanceFlags::VALIDATION_INDIRECT_CALL);
    // A board game need not wake the big graphics card of a laptop.
    setup.power_preference = wgpu::PowerPreference::from_env().unwrap_or(wgpu::PowerPreference::LowPower);
    let ctx = ctx.clone();
    WgpuConfiguration {
        wgpu_setup: setup.into(),
        on_surface_status: Arc::new(move |status| when_there_is_no_frame(status, &ctx)),
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
