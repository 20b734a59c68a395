//! The finger of somebody who explores the screen by touch, on its way past winit to Android's view.
//!
//! Android gives each event of the screen to the native queue first, and to the views only if the app hands it back as not
//! used. winit 0.30 drops hovering fingers and hands them back as used, so a screen reader would never learn where the
//! finger is. The link of the library replaces the function that hands events back by ours (`--wrap`, in
//! `xtask/src/apk/linker.rs`); a library that is linked by other means has no such replacement, reads everything and
//! explores nothing.

#![expect(unsafe_code, reason = "the linker puts our function in the place of one of Android's")]

use std::ffi::c_int;

use android_activity::ndk_sys::{AInputEvent, AInputEvent_getType, AInputQueue, AMotionEvent_getAction};

/// `AINPUT_EVENT_TYPE_MOTION`.
const MOTION: c_int = 2;
/// The bits of an action that say what it is, and not of which finger.
const ACTION_MASK: c_int = 0xff;
/// `AMOTION_EVENT_ACTION_HOVER_MOVE`, `_ENTER` and `_EXIT`.
const HOVERING: [c_int; 3] = [7, 9, 10];

unsafe extern "C" {
    /// Android's own function, under the name that the linker gives it.
    fn __real_AInputQueue_finishEvent(queue: *mut AInputQueue, event: *mut AInputEvent, handled: c_int);
}

/// Hands an event back: a hovering finger as not used, whatever winit says, everything else as it says.
///
/// # Safety
/// `queue` is open and `event` came out of it and is not handed back yet: `AInputQueue_finishEvent`'s own terms.
#[unsafe(no_mangle)]
unsafe extern "C" fn __wrap_AInputQueue_finishEvent(
    queue: *mut AInputQueue,
    event: *mut AInputEvent,
    handled: c_int,
) {
    // SAFETY: the event is whole until it is handed back below; its action is asked only if it is of the kind that has one.
    let hovers = unsafe {
        AInputEvent_getType(event) == MOTION
            && HOVERING.contains(&(AMotionEvent_getAction(event) & ACTION_MASK))
    };
    // SAFETY: the arguments are passed on as they came.
    unsafe { __real_AInputQueue_finishEvent(queue, event, if hovers { 0 } else { handled }) };
}
