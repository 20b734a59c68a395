//! The graphics device, and egui's triangles on it.
//!
//! A [`Gpu`] keeps one device for as long as it works; the surface (`surface.rs`) comes and goes with the window. A
//! driver that reports an error or loses its device is logged and flagged, never a panic: the error handlers stand before
//! anything is asked of the device. We do not use egui-wgpu's own painter, because it panics on a window that is gone
//! before the system has said so.

mod surface;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use egui::{FullOutput, TexturesDelta};
use egui_wgpu::{Renderer, RendererOptions, ScreenDescriptor};
use wgpu::{Adapter, Device, Instance, Queue, TextureFormat};
use winit::event_loop::ActiveEventLoop;
use winit::window::Window;

pub(super) use self::surface::delay as retry_delay;
use self::surface::{Acquired, WindowSurface};

/// The longest wait for the device to finish the first frame.
const FIRST_FRAME: Duration = Duration::from_secs(5);

/// A device that draws on windows.
pub struct Gpu {
    instance: Instance,
    adapter: Adapter,
    device: Device,
    queue: Queue,
    renderer: Renderer,
    /// The format of every surface; the renderer's pipelines are made for it.
    format: TextureFormat,
    surface: WindowSurface,
    /// Textures that egui has changed and no frame has uploaded yet.
    textures: TexturesDelta,
    events: DeviceEvents,
}

/// Why there is no device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The backend has no driver, or its driver cannot make a device.
    NoDevice(String),
    /// There are drivers, but none can draw on this window now: it may be gone already.
    NoSurface(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDevice(why) => write!(f, "no device: {why}"),
            Self::NoSurface(why) => write!(f, "no surface: {why}"),
        }
    }
}

/// What became of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Painted {
    /// It is on its way to the screen.
    Presented,
    /// There was nothing to draw on; to be tried again after this time, if at all.
    Skipped(Option<Duration>),
    /// The driver reported an error.
    Failed,
    /// Only another device can draw from now on.
    DeviceLost,
}

/// What drivers report from the middle of a call.
#[derive(Clone, Debug, Default)]
struct DeviceEvents {
    /// The device is gone for good.
    lost: Arc<AtomicBool>,
    /// A call was refused.
    error: Arc<AtomicBool>,
}

impl Gpu {
    /// Loads the drivers of these backends and makes a device that can draw on the window.
    ///
    /// # Errors
    /// There is no such device, or the window gives no surface.
    pub fn start(
        event_loop: &ActiveEventLoop,
        backends: wgpu::Backends,
        window: &Arc<Window>,
    ) -> Result<Self, StartError> {
        let instance = Instance::new(instance_descriptor(event_loop, backends));
        if pollster::block_on(instance.enumerate_adapters(backends)).is_empty() {
            return Err(StartError::NoDevice(format!("no driver for {backends:?}")));
        }
        let no_surface = |error: &dyn fmt::Display| StartError::NoSurface(error.to_string());
        let surface = instance.create_surface(window.clone()).map_err(|error| no_surface(&error))?;
        let request = wgpu::RequestAdapterOptions {
            // A board game need not wake the big graphics card of a laptop.
            power_preference: wgpu::PowerPreference::from_env().unwrap_or(wgpu::PowerPreference::LowPower),
            compatible_surface: Some(&surface),
            ..wgpu::RequestAdapterOptions::default()
        };
        let adapter =
            pollster::block_on(instance.request_adapter(&request)).map_err(|error| no_surface(&error))?;
        let (device, queue) = pollster::block_on(adapter.request_device(&device_descriptor(&adapter)))
            .map_err(|error| StartError::NoDevice(error.to_string()))?;
        let events = DeviceEvents::default();
        events.watch(&device);
        let formats = surface.get_capabilities(&adapter).formats;
        let format = egui_wgpu::preferred_framebuffer_format(&formats).map_err(|error| no_surface(&error))?;
        let renderer = Renderer::new(&device, format, RendererOptions::default());
        if events.take_error() {
            return Err(StartError::NoDevice("the driver refused the renderer's pipelines".to_owned()));
        }
        let info = adapter.get_info();
        log::info!("drawing with {:?} on {}", info.backend, info.name);
        Ok(Self {
            instance,
            adapter,
            device,
            queue,
            renderer,
            format,
            surface: WindowSurface::new(surface),
            textures: TexturesDelta::default(),
            events,
        })
    }

    /// Drops the surface, because its window is gone. The next frame makes one for the window that there is then.
    pub fn detach(&mut self) {
        self.surface = WindowSurface::default();
    }

    /// Whether the device is gone, so that only another one can draw.
    pub fn is_lost(&self) -> bool {
        self.events.lost.load(Ordering::Relaxed)
    }

    /// How long no frame can be drawn, because the window gave nothing to draw on a moment ago.
    pub fn retry_in(&self) -> Option<Duration> {
        self.surface.retry_in()
    }

    /// The backend of its driver.
    pub fn backend(&self) -> wgpu::Backends {
        self.adapter.get_info().backend.into()
    }

    /// The largest texture that the device takes.
    pub fn max_texture_side(&self) -> usize {
        self.device.limits().max_texture_dimension_2d as usize
    }

    /// Draws one frame. What cannot be drawn now is kept for the next one.
    pub fn paint(
        &mut self,
        ctx: &egui::Context,
        output: FullOutput,
        clear: egui::Color32,
        window: &Arc<Window>,
    ) -> Painted {
        let FullOutput { shapes, pixels_per_point, textures_delta, .. } = output;
        self.textures.append(textures_delta);
        self.events.take_error();
        let frame = match self.acquire(window) {
            Acquired::Frame(frame) => frame,
            _ if self.is_lost() => return Painted::DeviceLost,
            Acquired::Nothing(retry) => return Painted::Skipped(retry),
        };
        let triangles = ctx.tessellate(shapes, pixels_per_point);
        self.draw(&frame.texture, pixels_per_point, clear, &triangles);
        window.pre_present_notify();
        let texture = frame.texture.clone();
        self.queue.present(frame);
        if self.is_lost() {
            // A device that was lost since it gave the frame presents nothing and keeps the frame, and wgpu panics when a
            // surface is dropped that still has one.
            texture.destroy();
            Painted::DeviceLost
        } else if self.events.take_error() {
            Painted::Failed
        } else {
            Painted::Presented
        }
    }

    /// Waits until the device has done what it was asked to. True if it has.
    pub fn wait_idle(&self) -> bool {
        let wait = wgpu::PollType::Wait { submission_index: None, timeout: Some(FIRST_FRAME) };
        self.device.poll(wait).is_ok() && !self.is_lost()
    }

    fn acquire(&mut self, window: &Arc<Window>) -> Acquired {
        let Self { instance, adapter, device, format, surface, events, .. } = self;
        let create = || instance.create_surface(window.clone()).map_err(|error| error.to_string());
        let configure = |surface: &wgpu::Surface<'_>, width, height| {
            let config =
                surface.get_default_config(adapter, width, height).ok_or("the window has no formats")?;
            let config = wgpu::SurfaceConfiguration {
                format: *format,
                present_mode: wgpu::PresentMode::AutoVsync,
                view_formats: vec![*format],
                ..config
            };
            surface.configure(device, &config);
            if events.take_error() || events.lost.load(Ordering::Relaxed) {
                return Err("the window refused the configuration".to_owned());
            }
            Ok(())
        };
        surface.acquire(window.inner_size().into(), create, configure)
    }

    /// Uploads what changed and draws the triangles on the texture.
    fn draw(
        &mut self,
        target: &wgpu::Texture,
        pixels_per_point: f32,
        clear: egui::Color32,
        triangles: &[egui::ClippedPrimitive],
    ) {
        let Self { device, queue, renderer, textures, .. } = self;
        let size_in_pixels = [target.width(), target.height()];
        let screen = ScreenDescriptor { size_in_pixels, pixels_per_point };
        for (id, deltas) in textures.set.drain() {
            for delta in deltas {
                renderer.update_texture(device, queue, id, &delta);
            }
        }
        let mut encoder = device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        let mut commands = renderer.update_buffers(device, queue, &mut encoder, triangles, &screen);
        let view = target.create_view(&wgpu::TextureViewDescriptor::default());
        let pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("egui"),
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &view,
                resolve_target: None,
                ops: wgpu::Operations {
                    load: wgpu::LoadOp::Clear(clear_colour(clear)),
                    store: wgpu::StoreOp::Store,
                },
                depth_slice: None,
            })],
            ..wgpu::RenderPassDescriptor::default()
        });
        renderer.render(&mut pass.forget_lifetime(), triangles, &screen);
        commands.push(encoder.finish());
        queue.submit(commands);
        // Only now: the frame that was just submitted may still have used them.
        for id in textures.free.drain() {
            renderer.free_texture(&id);
        }
    }
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // They were for this device; egui gives all of them to the next one.
        self.textures.clear();
    }
}

impl DeviceEvents {
    /// Listens to a device. Without this, wgpu would panic at the first error.
    fn watch(&self, device: &Device) {
        let flag = self.error.clone();
        device.on_uncaptured_error(Arc::new(move |error| {
            log::error!("graphics driver: {error}");
            flag.store(true, Ordering::Relaxed);
        }));
        let lost = self.lost.clone();
        device.set_device_lost_callback(move |reason, why| {
            log::warn!("the graphics device is lost ({reason:?}): {why}");
            lost.store(true, Ordering::Relaxed);
        });
    }

    /// Whether there was an error since this was asked last.
    fn take_error(&self) -> bool {
        self.error.swap(false, Ordering::Relaxed)
    }
}

fn instance_descriptor(event_loop: &ActiveEventLoop, backends: wgpu::Backends) -> wgpu::InstanceDescriptor {
    let mut flags = wgpu::InstanceFlags::from_build_config().with_env();
    // Nothing here is drawn indirectly, and checking for it needs compute shaders, which weak OpenGL ES drivers
    // claim to have and then fail on.
    flags.remove(wgpu::InstanceFlags::VALIDATION_INDIRECT_CALL);
    wgpu::InstanceDescriptor {
        backends,
        flags,
        backend_options: wgpu::BackendOptions::from_env_or_default(),
        display: Some(Box::new(event_loop.owned_display_handle())),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    }
}

/// The least that egui's triangles need, with textures as large as this card has them: egui-wgpu's own wish would shut
/// out every phone whose textures end at 4096 pixels.
fn device_descriptor(adapter: &Adapter) -> wgpu::DeviceDescriptor<'static> {
    wgpu::DeviceDescriptor {
        label: Some("othello"),
        required_limits: wgpu::Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits()),
        ..wgpu::DeviceDescriptor::default()
    }
}

fn clear_colour(colour: egui::Color32) -> wgpu::Color {
    let [r, g, b, a] = colour.to_normalized_gamma_f32().map(f64::from);
    wgpu::Color { r, g, b, a }
}
