//! `ANativeWindow`: what the app draws on, an X11 window inside.

use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, AtomicU8, Ordering};

use crate::display::{Display, WindowId};
use crate::logcat;

/// A window, counted by those who hold it. Its memory is never given back, so that a late look at a window that is gone
/// is a message in the log and not a crash of the phone.
#[derive(Debug)]
pub(crate) struct Window {
    id: WindowId,
    width: AtomicI32,
    height: AtomicI32,
    /// The format that the app wished for; 1 is four bytes of colour.
    format: AtomicI32,
    n_references: AtomicI32,
    /// How much of it still works: a [`Fault`] as a number.
    fault: AtomicU8,
}

/// What is wrong with a window before Android has told the app that it is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// Nothing.
    #[default]
    None,
    /// `dequeueBuffer` fails: there is nothing to draw on.
    NoBuffers,
    /// As above, and questions about the window fail too.
    Abandoned,
}

impl Window {
    /// Opens a window of this size.
    pub(crate) fn open(width: c_int, height: c_int) -> &'static Self {
        Box::leak(Box::new(Self {
            id: Display::get().open_window(width, height),
            width: AtomicI32::new(width),
            height: AtomicI32::new(height),
            format: AtomicI32::new(1),
            n_references: AtomicI32::new(1),
            fault: AtomicU8::new(Fault::None as u8),
        }))
    }

    pub(crate) const fn id(&self) -> WindowId {
        self.id
    }

    pub(crate) fn set_fault(&self, fault: Fault) {
        self.fault.store(fault as u8, Ordering::SeqCst);
        logcat::log(&format!("window fault: {fault:?}"));
    }

    /// Whether it has at least this fault.
    pub(crate) fn has_fault(&self, fault: Fault) -> bool {
        self.fault.load(Ordering::SeqCst) >= fault as u8
    }

    pub(crate) fn resize(&self, width: c_int, height: c_int) {
        self.width.store(width, Ordering::SeqCst);
        self.height.store(height, Ordering::SeqCst);
        Display::get().resize_window(self.id, width, height);
    }

    /// Takes the window away, and complains about those who still hold it: on a phone its memory would never be free
    /// again.
    pub(crate) fn close(&self) {
        let n_leaked = self.n_references.load(Ordering::SeqCst) - 1;
        if n_leaked > 0 {
            logcat::log(&format!("the app still holds {n_leaked} references to a window that is gone"));
        }
        Display::get().close_window(self.id);
    }
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_acquire(window: &Window) {
    window.n_references.fetch_add(1, Ordering::SeqCst);
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_release(window: &Window) {
    window.n_references.fetch_sub(1, Ordering::SeqCst);
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_getWidth(window: &Window) -> c_int {
    window.width.load(Ordering::SeqCst)
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_getHeight(window: &Window) -> c_int {
    window.height.load(Ordering::SeqCst)
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_getFormat(window: &Window) -> c_int {
    window.format.load(Ordering::SeqCst)
}

#[unsafe(no_mangle)]
extern "C" fn ANativeWindow_setBuffersGeometry(
    window: &Window,
    _width: c_int,
    _height: c_int,
    format: c_int,
) -> c_int {
    window.format.store(format, Ordering::SeqCst);
    0
}
