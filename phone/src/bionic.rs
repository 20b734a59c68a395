//! Where Android's C library differs from the host's.
//!
//! Most of what Rust's standard library calls is the same on both: numbers, structures and meaning. The few that are
//! not stand here under names of our own, and `bionic/names.c` gives them their true names, in a library that only the
//! app sees: if this one defined `sysconf`, we would call ourselves.

use std::env;
use std::ffi::{CStr, CString, c_char, c_int, c_long, c_uint, c_void};

use crate::logcat;

/// Android's libraries that an app may open by name. On a phone every other name fails, so it does here: the app would
/// find the host's `libEGL.so.1` and never try what it tries on a phone.
const LIBRARIES: &[&str] =
    &["libandroid.so", "liblog.so", "libvulkan.so", "libEGL.so", "libc.so", "libm.so", "libdl.so"];

#[unsafe(no_mangle)]
extern "C" fn phone_dlopen(name: *const c_char, flags: c_int) -> *mut c_void {
    let asked = logcat::text(name);
    let by_path = name.is_null() || asked.contains('/');
    let hidden = env::var("PHONE_WITHOUT").is_ok_and(|names| names.split(' ').any(|name| name == asked));
    if by_path || (LIBRARIES.contains(&&*asked) && !hidden) {
        // SAFETY: the caller's own name and flags, which mean the same here; Android also takes none for "now".
        return unsafe { libc::dlopen(name, flags | libc::RTLD_NOW) };
    }
    // A path that cannot exist leaves the error where `dlerror` finds it.
    let nowhere = CString::new(format!("not-on-android/{asked}")).unwrap_or_default();
    // SAFETY: a name with its end.
    unsafe { libc::dlopen(nowhere.as_ptr(), flags) }
}

/// Looks a function up. Without a library that means everything an app can see, which on a phone begins with Android's
/// C library and here must not begin with the host's.
#[unsafe(no_mangle)]
extern "C" fn phone_dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void {
    let everywhere = library.is_null();
    // SAFETY: a library that is loaded already: the one that called us.
    let library =
        if everywhere { unsafe { libc::dlopen(c"libc.so".as_ptr(), libc::RTLD_NOW) } } else { library };
    // SAFETY: the caller's own library and name.
    unsafe { libc::dlsym(library, name) }
}

#[unsafe(no_mangle)]
extern "C" fn phone_errno() -> *mut c_int {
    // SAFETY: the address of this thread's own number.
    unsafe { libc::__errno_location() }
}

#[unsafe(no_mangle)]
extern "C" fn phone_strerror_r(error: c_int, to: *mut c_char, length: usize) -> c_int {
    // SAFETY: the caller's buffer is as long as it says. Rust's own binding already is the POSIX one.
    unsafe { libc::strerror_r(error, to, length) }
}

/// Android's numbers of the questions that are asked.
#[unsafe(no_mangle)]
extern "C" fn phone_sysconf(question: c_int) -> c_long {
    let question = match question {
        0x27 | 0x28 => libc::_SC_PAGESIZE,
        0x60 => libc::_SC_NPROCESSORS_CONF,
        0x61 => libc::_SC_NPROCESSORS_ONLN,
        0x62 => libc::_SC_PHYS_PAGES,
        0x63 => libc::_SC_AVPHYS_PAGES,
        unknown => {
            logcat::log(&format!("nobody has asked sysconf({unknown:#x}) yet; the phone does not know it"));
            return -1;
        }
    };
    // SAFETY: a question of the host's own.
    unsafe { libc::sysconf(question) }
}

/// A thread's wishes. Android's structure is shorter than the host's on some processors, so it only holds the address
/// of the host's.
type Attributes = *mut libc::pthread_attr_t;

#[unsafe(no_mangle)]
extern "C" fn phone_pthread_attr_init(attributes: &mut Attributes) -> c_int {
    let inner = Box::<libc::pthread_attr_t>::new_uninit();
    *attributes = Box::into_raw(inner).cast();
    // SAFETY: room for one, just made.
    unsafe { libc::pthread_attr_init(*attributes) }
}

#[unsafe(no_mangle)]
extern "C" fn phone_pthread_attr_destroy(attributes: &mut Attributes) -> c_int {
    // SAFETY: made by `phone_pthread_attr_init`, and destroyed once.
    unsafe {
        let result = libc::pthread_attr_destroy(*attributes);
        drop(Box::from_raw(*attributes));
        result
    }
}

#[unsafe(no_mangle)]
extern "C" fn phone_pthread_attr_setstacksize(attributes: &Attributes, size: usize) -> c_int {
    // SAFETY: made by `phone_pthread_attr_init`.
    unsafe { libc::pthread_attr_setstacksize(*attributes, size) }
}

#[unsafe(no_mangle)]
extern "C" fn phone_pthread_create(
    thread: *mut libc::pthread_t,
    attributes: Option<&Attributes>,
    main: extern "C" fn(*mut c_void) -> *mut c_void,
    data: *mut c_void,
) -> c_int {
    let attributes = attributes.map_or(std::ptr::null(), |attributes| *attributes);
    // SAFETY: the caller's own function and data, as it would give them to Android.
    unsafe { libc::pthread_create(thread, attributes, main, data) }
}

/// The value of a system property: `PHONE_PROPERTIES` has them as `name=value` in lines.
fn property(name: &str) -> Option<String> {
    let properties = env::var("PHONE_PROPERTIES").ok()?;
    let mut pairs = properties.lines().filter_map(|line| line.split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
}

/// How long a property may be, with its end.
const PROPERTY_LENGTH: usize = 92;

#[unsafe(no_mangle)]
extern "C" fn phone_system_property_get(name: *const c_char, to: &mut [c_char; PROPERTY_LENGTH]) -> c_int {
    let value = property(&logcat::text(name)).unwrap_or_default();
    let value = &value.as_bytes()[..value.len().min(PROPERTY_LENGTH - 1)];
    for (to, from) in to.iter_mut().zip(value.iter().chain(b"\0")) {
        *to = *from as c_char;
    }
    value.len() as c_int
}

/// Finds a property and hands out its name, which is all that reading it needs. Never freed, as on Android.
#[unsafe(no_mangle)]
extern "C" fn phone_system_property_find(name: *const c_char) -> *const c_char {
    let name = logcat::text(name);
    match (property(&name), CString::new(&*name)) {
        (Some(_), Ok(name)) => name.into_raw(),
        _ => std::ptr::null(),
    }
}

#[unsafe(no_mangle)]
extern "C" fn phone_system_property_read_callback(
    found: *const c_char,
    callback: extern "C" fn(*mut c_void, *const c_char, *const c_char, c_uint),
    cookie: *mut c_void,
) {
    // SAFETY: a name that `phone_system_property_find` gave.
    let name = unsafe { CStr::from_ptr(found) };
    let value =
        property(&name.to_string_lossy()).and_then(|value| CString::new(value).ok()).unwrap_or_default();
    callback(cookie, name.as_ptr(), value.as_ptr(), 0);
}
