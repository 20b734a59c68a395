//! What a window gives to draw on, and what to do while it gives nothing.
//!
//! A window may be gone before the system has said so. Whatever fails then, making the surface, configuring it or
//! getting a frame from it, means the same: there is no surface now. The frame is skipped, the surface is dropped, and a
//! later frame tries again with a new one. wgpu is never asked for a frame of a surface that is not configured: it would
//! panic.

use std::time::{Duration, Instant};

use wgpu::CurrentSurfaceTexture as Status;
use wgpu::{Surface, SurfaceTexture};

/// The first wait before a frame is tried again that the window could not give: too short to be seen.
const FIRST_RETRY: Duration = Duration::from_millis(50);
/// So often each wait is twice the one before, up to 1.6 s: a window that stays broken must not drain a battery.
const MAX_DOUBLINGS: u32 = 5;

/// The surface of the present window, if there is one.
#[derive(Debug, Default)]
pub(super) struct WindowSurface {
    surface: Option<Surface<'static>>,
    /// Width and height that it is configured for; `None` if it is not.
    configured: Option<[u32; 2]>,
    /// How many frames were skipped since the last one.
    n_skipped: u32,
    /// Before this time the window is left alone.
    retry_at: Option<Instant>,
}

/// The answer to a wish for a frame.
pub(super) enum Acquired {
    Frame(SurfaceTexture),
    /// There is none now; to be tried again after this time. `None`: the system will ask for the next frame.
    Nothing(Option<Duration>),
}

impl WindowSurface {
    pub(super) fn new(surface: Surface<'static>) -> Self {
        Self { surface: Some(surface), ..Self::default() }
    }

    /// How long the window is to be left alone, because it gave nothing a moment ago.
    pub(super) fn retry_in(&self) -> Option<Duration> {
        let left = self.retry_at?.saturating_duration_since(Instant::now());
        (!left.is_zero()).then_some(left)
    }

    /// A frame of this width and height. `create` makes a surface and `configure` prepares it; either may fail.
    pub(super) fn acquire(
        &mut self,
        size: [u32; 2],
        create: impl FnOnce() -> Result<Surface<'static>, String>,
        configure: impl FnOnce(&Surface<'_>, u32, u32) -> Result<(), String>,
    ) -> Acquired {
        let [width, height] = size;
        if width == 0 || height == 0 {
            // A minimised window is drawn again when it has a size.
            return Acquired::Nothing(None);
        }
        let surface = match self.surface.take().map_or_else(create, Ok) {
            Ok(surface) => &*self.surface.insert(surface),
            Err(why) => return self.skip(&why),
        };
        // Asked before every frame, because a phone that was turned while the app was paused does not tell of it.
        if self.configured != Some(size) {
            self.configured = None;
            if let Err(why) = configure(surface, width, height) {
                return self.skip(&why);
            }
            self.configured = Some(size);
        }
        match surface.get_current_texture() {
            Status::Success(frame) => self.frame(frame),
            Status::Suboptimal(frame) => {
                self.configured = None;
                self.frame(frame)
            }
            // Nobody sees the window; the system asks for a frame when somebody does.
            Status::Occluded => Acquired::Nothing(None),
            Status::Outdated if self.n_skipped == 0 => {
                self.configured = None;
                self.n_skipped = 1;
                Acquired::Nothing(Some(Duration::ZERO))
            }
            Status::Timeout => {
                log::warn!("no frame: the window is busy");
                self.retry_later()
            }
            other => self.skip(&format!("{other:?}")),
        }
    }

    fn frame(&mut self, frame: SurfaceTexture) -> Acquired {
        if self.n_skipped > 1 {
            log::info!("the surface is back after {} skipped frames", self.n_skipped);
        }
        (self.n_skipped, self.retry_at) = (0, None);
        Acquired::Frame(frame)
    }

    /// There is no surface now.
    fn skip(&mut self, why: &str) -> Acquired {
        if self.n_skipped <= 1 {
            log::warn!("no surface: {why}");
        }
        (self.surface, self.configured) = (None, None);
        self.retry_later()
    }

    fn retry_later(&mut self) -> Acquired {
        self.n_skipped += 1;
        let delay = delay(self.n_skipped);
        self.retry_at = Instant::now().checked_add(delay);
        Acquired::Nothing(Some(delay))
    }
}

/// The wait before the next try, after so many in vain.
pub(in crate::platform) fn delay(n_tries: u32) -> Duration {
    FIRST_RETRY * 2_u32.pow(n_tries.saturating_sub(1).min(MAX_DOUBLINGS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acquire(surface: &mut WindowSurface, size: [u32; 2]) -> Option<Duration> {
        let create = || Err("the window is gone".to_owned());
        match surface.acquire(size, create, |_, _, _| Ok(())) {
            Acquired::Nothing(retry) => retry,
            Acquired::Frame(_) => panic!("there is nothing to draw on"),
        }
    }

    #[test]
    fn a_window_that_is_gone_is_tried_again_ever_more_rarely() {
        let mut surface = WindowSurface::default();
        let waits: Vec<u128> =
            (0..8).map(|_| acquire(&mut surface, [100, 200]).unwrap().as_millis()).collect();
        assert_eq!(waits, [50, 100, 200, 400, 800, 1600, 1600, 1600]);
        assert!(surface.retry_in().is_some_and(|left| left > Duration::from_secs(1)));
    }

    #[test]
    fn a_window_without_a_size_waits_for_the_system() {
        assert_eq!(acquire(&mut WindowSurface::default(), [0, 200]), None);
    }
}
