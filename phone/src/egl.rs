//! `libEGL.so`: the host's EGL with Android's windows.
//!
//! Only what differs is defined here, and what is heavy enough to be timed; `libEGL.so` is an empty library that needs
//! this one and then the host's, so that every other function is found there.

use std::cell::Cell;
use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use crate::display::WindowId;
use crate::driver::{presented, timed};
use crate::library::Library;
use crate::window::{Fault, Window};

static HOST: LazyLock<Library> = LazyLock::new(|| timed(|| Library::of_host(c"libEGL.so.1")));

type Any = *const c_void;

const SUCCESS: c_int = 0x3000;
const BAD_NATIVE_WINDOW: c_int = 0x300B;
const BAD_SURFACE: c_int = 0x300D;

/// The windows of EGL's surfaces, by the surface's address.
static WINDOWS: LazyLock<Mutex<HashMap<usize, &'static Window>>> = LazyLock::new(Mutex::default);

thread_local! {
    /// The error of a call that failed here and not on the host.
    static ERROR: Cell<c_int> = const { Cell::new(SUCCESS) };
}

#[unsafe(no_mangle)]
extern "C" fn eglGetError() -> c_int {
    // SAFETY: the type is that of EGL's header.
    let get: extern "C" fn() -> c_int = unsafe { HOST.function(c"eglGetError") };
    match ERROR.replace(SUCCESS) {
        SUCCESS => get(),
        error => error,
    }
}

const EXTENSIONS: c_int = 0x3055;
/// A phone's EGL has no platform without windows; the app would choose it and then have nothing to draw on.
const NOT_ON_ANDROID: &str = "EGL_MESA_platform_surfaceless";

#[unsafe(no_mangle)]
extern "C" fn eglQueryString(display: Any, name: c_int) -> *const c_char {
    static CLIENT_EXTENSIONS: OnceLock<std::ffi::CString> = OnceLock::new();
    // SAFETY: the type is that of EGL's header.
    let query: extern "C" fn(Any, c_int) -> *const c_char = unsafe { HOST.function(c"eglQueryString") };
    let text = timed(|| query(display, name));
    if !display.is_null() || name != EXTENSIONS || text.is_null() {
        return text;
    }
    let kept = CLIENT_EXTENSIONS.get_or_init(|| {
        // SAFETY: EGL's texts have an end and stay.
        let known = unsafe { CStr::from_ptr(text) }.to_string_lossy();
        let kept: Vec<&str> = known.split(' ').filter(|extension| *extension != NOT_ON_ANDROID).collect();
        std::ffi::CString::new(kept.join(" ")).unwrap_or_default()
    });
    kept.as_ptr()
}

#[unsafe(no_mangle)]
extern "C" fn eglCreateWindowSurface(
    display: Any,
    config: Any,
    window: &'static Window,
    attributes: Any,
) -> Any {
    type Create = extern "C" fn(Any, Any, WindowId, Any) -> Any;
    if window.has_fault(Fault::NoBuffers) {
        ERROR.set(BAD_NATIVE_WINDOW);
        return ptr::null();
    }
    // SAFETY: the type is that of EGL's header.
    let create: Create = unsafe { HOST.function(c"eglCreateWindowSurface") };
    let surface = timed(|| create(display, config, window.id(), attributes));
    WINDOWS.lock().unwrap_or_else(PoisonError::into_inner).insert(surface.addr(), window);
    surface
}

#[unsafe(no_mangle)]
extern "C" fn eglSwapBuffers(display: Any, surface: Any) -> c_uint {
    // SAFETY: the type is that of EGL's header.
    let swap: extern "C" fn(Any, Any) -> c_uint = unsafe { HOST.function(c"eglSwapBuffers") };
    let window = WINDOWS.lock().unwrap_or_else(PoisonError::into_inner).get(&surface.addr()).copied();
    if window.is_some_and(|window| window.has_fault(Fault::NoBuffers)) {
        ERROR.set(BAD_SURFACE);
        return 0;
    }
    let swapped = timed(|| swap(display, surface));
    presented();
    swapped
}

#[unsafe(no_mangle)]
extern "C" fn eglGetDisplay(native: Any) -> Any {
    // SAFETY: the type is that of EGL's header.
    let get: extern "C" fn(Any) -> Any = unsafe { HOST.function(c"eglGetDisplay") };
    timed(|| get(native))
}

#[unsafe(no_mangle)]
extern "C" fn eglInitialize(display: Any, major: *mut c_int, minor: *mut c_int) -> c_uint {
    type Initialize = extern "C" fn(Any, *mut c_int, *mut c_int) -> c_uint;
    // SAFETY: the type is that of EGL's header.
    let initialize: Initialize = unsafe { HOST.function(c"eglInitialize") };
    timed(|| initialize(display, major, minor))
}

#[unsafe(no_mangle)]
extern "C" fn eglCreateContext(display: Any, config: Any, share: Any, attributes: Any) -> Any {
    // SAFETY: the type is that of EGL's header.
    let create: extern "C" fn(Any, Any, Any, Any) -> Any = unsafe { HOST.function(c"eglCreateContext") };
    timed(|| create(display, config, share, attributes))
}

#[unsafe(no_mangle)]
extern "C" fn eglMakeCurrent(display: Any, draw: Any, read: Any, context: Any) -> c_uint {
    // SAFETY: the type is that of EGL's header.
    let make: extern "C" fn(Any, Any, Any, Any) -> c_uint = unsafe { HOST.function(c"eglMakeCurrent") };
    timed(|| make(display, draw, read, context))
}

/// Android draws on windows by the older call; the newer one would need a pointer to the window's number.
#[unsafe(no_mangle)]
extern "C" fn eglCreatePlatformWindowSurface(
    _display: Any,
    _config: Any,
    _window: Any,
    _attributes: Any,
) -> Any {
    ptr::null()
}
