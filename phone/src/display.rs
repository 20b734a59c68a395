//! The touches: an X11 display, on which the app's window is an ordinary window without a frame.

use std::ffi::{c_char, c_int, c_uint, c_ulong, c_void};
use std::ptr;
use std::sync::LazyLock;

use crate::library::Library;

/// The display as Xlib and the Vulkan driver know it.
#[derive(Clone, Copy)]
pub(crate) struct Display {
    connection: *mut c_void,
    xlib: Library,
}

// SAFETY: `XInitThreads` was called before the connection was opened.
unsafe impl Send for Display {}
unsafe impl Sync for Display {}

/// A window's number on the display.
pub(crate) type WindowId = c_ulong;

static DISPLAY: LazyLock<Display> = LazyLock::new(Display::open);

impl Display {
    /// The one that the environment names.
    pub(crate) fn get() -> Self {
        *DISPLAY
    }

    fn open() -> Self {
        let xlib = Library::of_host(c"libX11.so.6");
        // SAFETY: the types are those of Xlib's header.
        let connection = unsafe {
            let init_threads: extern "C" fn() -> c_int = xlib.function(c"XInitThreads");
            let open: extern "C" fn(*const c_char) -> *mut c_void = xlib.function(c"XOpenDisplay");
            init_threads();
            open(ptr::null())
        };
        assert!(!connection.is_null(), "there is no X display");
        Self { connection, xlib }
    }

    /// The connection, for a driver that draws on its windows.
    pub(crate) const fn connection(self) -> *mut c_void {
        self.connection
    }

    /// Opens a black window in the upper left corner.
    pub(crate) fn open_window(self, width: c_int, height: c_int) -> WindowId {
        type Create = extern "C" fn(
            *mut c_void,
            WindowId,
            c_int,
            c_int,
            c_uint,
            c_uint,
            c_uint,
            c_ulong,
            c_ulong,
        ) -> WindowId;
        // SAFETY: the types are those of Xlib's header.
        let (root, create, map) = unsafe {
            let root: extern "C" fn(*mut c_void) -> WindowId = self.xlib.function(c"XDefaultRootWindow");
            let create: Create = self.xlib.function(c"XCreateSimpleWindow");
            let map: extern "C" fn(*mut c_void, WindowId) -> c_int = self.xlib.function(c"XMapWindow");
            (root(self.connection), create, map)
        };
        let (width, height) = (width.max(1) as c_uint, height.max(1) as c_uint);
        let window = create(self.connection, root, 0, 0, width, height, 0, 0, 0);
        map(self.connection, window);
        self.finish();
        window
    }

    /// Gives a window another size.
    pub(crate) fn resize_window(self, window: WindowId, width: c_int, height: c_int) {
        // SAFETY: the type is that of Xlib's header.
        let resize: extern "C" fn(*mut c_void, WindowId, c_uint, c_uint) -> c_int =
            unsafe { self.xlib.function(c"XResizeWindow") };
        resize(self.connection, window, width.max(1) as c_uint, height.max(1) as c_uint);
        self.finish();
    }

    /// Takes a window away.
    pub(crate) fn close_window(self, window: WindowId) {
        // SAFETY: the type is that of Xlib's header.
        let destroy: extern "C" fn(*mut c_void, WindowId) -> c_int =
            unsafe { self.xlib.function(c"XDestroyWindow") };
        destroy(self.connection, window);
        self.finish();
    }

    /// Waits until the display has done what was asked.
    fn finish(self) {
        // SAFETY: the type is that of Xlib's header.
        let sync: extern "C" fn(*mut c_void, c_int) -> c_int = unsafe { self.xlib.function(c"XSync") };
        sync(self.connection, 0);
    }
}
