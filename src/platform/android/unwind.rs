//! Two names of the unwinder, for a link without one.
//!
//! The standard library asks for them to print a backtrace, even where every panic aborts. An NDK has them in its
//! `libunwind`; a machine without an NDK has none, and `cargo xtask apk` then sets the cfg `othello_no_unwind`. The
//! price is a panic message without the calls that led to it.

#![expect(unsafe_code, reason = "the linker looks for these two bare names")]

use std::ffi::{c_int, c_void};

/// `_URC_END_OF_STACK` of the unwinder's interface.
const END_OF_STACK: c_int = 5;

/// Walks up the stack, which ends here and now.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Backtrace(_trace: *const c_void, _argument: *mut c_void) -> c_int {
    END_OF_STACK
}

/// The address of a frame of the stack. There are none, so nobody asks.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_GetIP(_context: *mut c_void) -> usize {
    0
}
