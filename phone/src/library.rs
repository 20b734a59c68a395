//! Opening shared libraries and finding functions in them.

use std::ffi::{CStr, c_int, c_void};

use crate::logcat;

/// A shared library that stays open for the life of the process.
#[derive(Clone, Copy)]
pub(crate) struct Library(*mut c_void);

// SAFETY: the loader's handles may be used from any thread.
unsafe impl Send for Library {}
unsafe impl Sync for Library {}

impl Library {
    /// Opens a library, or says why that failed.
    pub(crate) fn open(name: &CStr, flags: c_int) -> Result<Self, String> {
        // SAFETY: the name ends, and what the library does when it is loaded is what it is here for.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | flags) };
        if handle.is_null() { Err(error()) } else { Ok(Self(handle)) }
    }

    /// Opens one of the host's own libraries, without which the phone could not show anything.
    pub(crate) fn of_host(name: &CStr) -> Self {
        Self::open(name, libc::RTLD_LOCAL)
            .unwrap_or_else(|error| panic!("the phone cannot do without it: {error}"))
    }

    /// The loader's name for it.
    pub(crate) const fn handle(self) -> *mut c_void {
        self.0
    }

    /// The address of a function, or null.
    pub(crate) fn find(self, name: &CStr) -> *mut c_void {
        // SAFETY: the handle is open, the name ends.
        unsafe { libc::dlsym(self.0, name.as_ptr()) }
    }

    /// A function by its name and type.
    ///
    /// # Safety
    /// `F` is the type of that function.
    pub(crate) unsafe fn function<F: Copy>(self, name: &CStr) -> F {
        let address = self.find(name);
        assert!(!address.is_null(), "{} is not there", name.to_string_lossy());
        assert_eq!(size_of::<F>(), size_of::<*mut c_void>(), "a function's type is as wide as an address");
        // SAFETY: an address of a function of this type, says the caller.
        unsafe { std::mem::transmute_copy(&address) }
    }
}

/// What the loader has to say about the last failure.
fn error() -> String {
    // SAFETY: the text is the loader's own and stays until its next call on this thread.
    logcat::text(unsafe { libc::dlerror() }).into_owned()
}
