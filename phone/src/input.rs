//! `AInputQueue` and its events: fingers on the screen, and keys.

use std::collections::VecDeque;
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::activity::Request;
use crate::java_tasks;
use crate::looper::{self, Callback, Looper};

const KEY_EVENT: c_int = 1;
const MOTION_EVENT: c_int = 2;
const DOWN: c_int = 0;
const UP: c_int = 1;
const MOVE: c_int = 2;
const POINTER_DOWN: c_int = 5;
const POINTER_UP: c_int = 6;
const HOVER_MOVE: c_int = 7;
const HOVER_ENTER: c_int = 9;
const HOVER_EXIT: c_int = 10;
/// An action of a second finger has the finger's place in the event above these bits.
const POINTER_SHIFT: u32 = 8;
const SOURCE_TOUCHSCREEN: c_int = 0x1002;
const SOURCE_KEYBOARD: c_int = 0x101;
const BACK: c_int = 4;

/// A finger on the touches: which one, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Finger {
    pub(crate) id: c_int,
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    Down,
    Move,
    Up,
}

/// What the app reads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    action: c_int,
    at: Duration,
    down_at: Duration,
    what: What,
}

#[derive(Clone, Debug, PartialEq)]
enum What {
    Fingers(Vec<Finger>),
    Key(c_int),
}

/// The fingers that are down, and since when.
#[derive(Debug, Default)]
pub(crate) struct TouchState {
    fingers: Vec<Finger>,
    since: Duration,
}

impl TouchState {
    /// The event that this touch makes, as Android tells it; nothing for a finger that is not there.
    pub(crate) fn touch(&mut self, touch: Touch, finger: Finger) -> Option<Event> {
        let now = now();
        let known = self.fingers.iter().position(|known| known.id == finger.id);
        let idx = match (touch, known) {
            (Touch::Down, None) => {
                self.fingers.push(finger);
                self.fingers.len() - 1
            }
            (Touch::Move | Touch::Up, Some(idx)) => {
                self.fingers[idx] = finger;
                idx
            }
            _ => return None,
        };
        let alone = self.fingers.len() == 1;
        if touch == Touch::Down && alone {
            self.since = now;
        }
        let action = match touch {
            Touch::Move => MOVE,
            Touch::Down if alone => DOWN,
            Touch::Up if alone => UP,
            Touch::Down => POINTER_DOWN | (idx as c_int) << POINTER_SHIFT,
            Touch::Up => POINTER_UP | (idx as c_int) << POINTER_SHIFT,
        };
        let what = What::Fingers(self.fingers.clone());
        if touch == Touch::Up {
            self.fingers.remove(idx);
        }
        Some(Event { action, at: now, down_at: self.since, what })
    }
}

/// A finger that explores the screen for a screen reader: it comes, stays for a moment and goes.
pub(crate) fn exploring_finger(x: f32, y: f32) -> [Event; 3] {
    let at = now();
    let what = What::Fingers(vec![Finger { id: 0, x, y }]);
    [HOVER_ENTER, HOVER_MOVE, HOVER_EXIT].map(|action| Event { action, at, down_at: at, what: what.clone() })
}

/// A key going down and coming up again.
pub(crate) fn key_press(code: c_int) -> [Event; 2] {
    let at = now();
    [DOWN, UP].map(|action| Event { action, at, down_at: at, what: What::Key(code) })
}

/// Time since the machine started, the clock of Android's events.
fn now() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: writes the two numbers of our own structure.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The line in which events wait for the app. Never freed, as its pointers travel; an activity has one.
pub(crate) struct Queue {
    readable: c_int,
    waiting: Mutex<VecDeque<Box<Event>>>,
    attached: Mutex<Option<&'static Looper>>,
    /// Events that the app has taken and not given back.
    taken: AtomicUsize,
}

impl Queue {
    pub(crate) fn new() -> &'static Self {
        Box::leak(Box::new(Self {
            // SAFETY: makes a descriptor out of nothing.
            readable: unsafe { libc::eventfd(0, libc::EFD_NONBLOCK | libc::EFD_CLOEXEC) },
            waiting: Mutex::default(),
            attached: Mutex::default(),
            taken: AtomicUsize::new(0),
        }))
    }

    fn waiting(&self) -> MutexGuard<'_, VecDeque<Box<Event>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts events at the end of the line, all before the app sees the first of them.
    pub(crate) fn push(&self, events: impl IntoIterator<Item = Event>) {
        let mut waiting = self.waiting();
        waiting.extend(events.into_iter().map(Box::new));
        looper::signal(self.readable);
    }

    /// How many events the app has not dealt with yet.
    pub(crate) fn n_open(&self) -> usize {
        self.waiting().len() + self.taken.load(Ordering::SeqCst)
    }
}

#[unsafe(no_mangle)]
extern "C" fn AInputQueue_attachLooper(
    queue: &Queue,
    looper: &'static Looper,
    ident: c_int,
    callback: Option<Callback>,
    data: *mut c_void,
) {
    AInputQueue_detachLooper(queue);
    looper.add(queue.readable, ident, 1, callback, data);
    *queue.attached.lock().unwrap_or_else(PoisonError::into_inner) = Some(looper);
}

#[unsafe(no_mangle)]
extern "C" fn AInputQueue_detachLooper(queue: &Queue) {
    let attached = queue.attached.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(looper) = attached {
        looper.remove(queue.readable);
    }
}

#[unsafe(no_mangle)]
extern "C" fn AInputQueue_hasEvents(queue: &Queue) -> c_int {
    c_int::from(!queue.waiting().is_empty())
}

#[unsafe(no_mangle)]
extern "C" fn AInputQueue_getEvent(queue: &Queue, to: &mut *mut Event) -> c_int {
    let mut waiting = queue.waiting();
    let Some(event) = waiting.pop_front() else {
        looper::drain(queue.readable);
        return -1;
    };
    if waiting.is_empty() {
        looper::drain(queue.readable);
    }
    queue.taken.fetch_add(1, Ordering::SeqCst);
    *to = Box::into_raw(event);
    0
}

/// Nobody but the app wants to see an event: there is no keyboard on the screen.
#[unsafe(no_mangle)]
extern "C" fn AInputQueue_preDispatchEvent(_queue: &Queue, _event: &Event) -> c_int {
    0
}

/// The app gives an event back. What it did not use goes on as on Android: a Back leaves the activity, and an exploring
/// finger goes to the view.
#[unsafe(no_mangle)]
extern "C" fn AInputQueue_finishEvent(queue: &Queue, event: Box<Event>, handled: c_int) {
    if handled == 0 && event.action == UP && event.what == What::Key(BACK) {
        Request::Finish.post("nobody used Back");
    }
    if handled == 0 && event.is_exploring() {
        let Finger { x, y, .. } = event.finger(0);
        java_tasks::push(format!("hover {} {x} {y}", event.action));
    }
    queue.taken.fetch_sub(1, Ordering::SeqCst);
}

/// Defines functions that read one number of an event.
macro_rules! readings {
    ($($name:ident($($more:ident: $type:ty),*) -> $result:ty = $reading:expr;)*) => {$(
        #[unsafe(no_mangle)]
        extern "C" fn $name(event: &Event, $($more: $type),*) -> $result {
            let read: fn(&Event, $($type),*) -> $result = $reading;
            read(event, $($more),*)
        }
    )*};
}

readings! {
    AInputEvent_getType() -> c_int = |event| match event.what {
        What::Fingers(_) => MOTION_EVENT,
        What::Key(_) => KEY_EVENT,
    };
    AInputEvent_getSource() -> c_int = |event| match event.what {
        What::Fingers(_) => SOURCE_TOUCHSCREEN,
        What::Key(_) => SOURCE_KEYBOARD,
    };
    AInputEvent_getDeviceId() -> c_int = |_| 1;
    AMotionEvent_getAction() -> c_int = |event| event.action;
    AMotionEvent_getMetaState() -> c_int = |_| 0;
    AMotionEvent_getButtonState() -> c_int = |_| 0;
    AMotionEvent_getFlags() -> c_int = |_| 0;
    AMotionEvent_getEventTime() -> i64 = |event| event.at.as_nanos() as i64;
    AMotionEvent_getDownTime() -> i64 = |event| event.down_at.as_nanos() as i64;
    AMotionEvent_getPointerCount() -> usize = |event| event.fingers().len();
    AMotionEvent_getHistorySize() -> usize = |_| 0;
    AMotionEvent_getPointerId(idx: usize) -> c_int = |event, idx| event.finger(idx).id;
    // 1 is a finger.
    AMotionEvent_getToolType(idx: usize) -> c_int = |_, _| 1;
    AMotionEvent_getX(idx: usize) -> f32 = |event, idx| event.finger(idx).x;
    AMotionEvent_getY(idx: usize) -> f32 = |event, idx| event.finger(idx).y;
    AMotionEvent_getRawX(idx: usize) -> f32 = |event, idx| event.finger(idx).x;
    AMotionEvent_getRawY(idx: usize) -> f32 = |event, idx| event.finger(idx).y;
    AMotionEvent_getPressure(idx: usize) -> f32 = |_, _| 1.0;
    // The axes: 0 and 1 are across and down, 2 is the pressure.
    AMotionEvent_getAxisValue(axis: c_int, idx: usize) -> f32 = |event, axis, idx| match axis {
        0 => event.finger(idx).x,
        1 => event.finger(idx).y,
        2 => 1.0,
        _ => 0.0,
    };
    AKeyEvent_getAction() -> c_int = |event| event.action;
    AKeyEvent_getKeyCode() -> c_int = |event| match event.what {
        What::Key(code) => code,
        What::Fingers(_) => 0,
    };
    AKeyEvent_getScanCode() -> c_int = |_| 0;
    AKeyEvent_getMetaState() -> c_int = |_| 0;
    AKeyEvent_getFlags() -> c_int = |_| 0;
    AKeyEvent_getRepeatCount() -> c_int = |_| 0;
    AKeyEvent_getEventTime() -> i64 = |event| event.at.as_nanos() as i64;
    AKeyEvent_getDownTime() -> i64 = |event| event.down_at.as_nanos() as i64;
}

impl Event {
    fn is_exploring(&self) -> bool {
        [HOVER_MOVE, HOVER_ENTER, HOVER_EXIT].contains(&self.action) && matches!(self.what, What::Fingers(_))
    }

    fn fingers(&self) -> &[Finger] {
        match &self.what {
            What::Fingers(fingers) => fingers,
            What::Key(_) => &[],
        }
    }

    fn finger(&self, idx: usize) -> Finger {
        self.fingers().get(idx).copied().unwrap_or(Finger { id: 0, x: 0.0, y: 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finger(id: c_int) -> Finger {
        Finger { id, x: 10.0 * id as f32, y: 5.0 }
    }

    #[test]
    fn a_second_finger_is_told_with_its_place() {
        let mut state = TouchState::default();
        let actions = [
            (Touch::Down, 0, DOWN),
            (Touch::Down, 1, POINTER_DOWN | 1 << POINTER_SHIFT),
            (Touch::Move, 0, MOVE),
            (Touch::Up, 0, POINTER_UP),
            (Touch::Up, 1, UP),
        ];
        for (touch, id, expected) in actions {
            assert_eq!(state.touch(touch, finger(id)).unwrap().action, expected);
        }
    }

    #[test]
    fn a_finger_that_is_not_there_cannot_be_lifted() {
        assert_eq!(TouchState::default().touch(Touch::Up, finger(0)), None);
    }

    #[test]
    fn events_come_out_in_the_order_they_went_in() {
        let queue = Queue::new();
        queue.push(key_press(BACK));
        assert_eq!(queue.n_open(), 2);
        let mut event = std::ptr::null_mut();
        for action in [DOWN, UP] {
            assert_eq!(AInputQueue_getEvent(queue, &mut event), 0);
            // SAFETY: the queue just made it with `Box::into_raw`.
            let event = unsafe { Box::from_raw(event) };
            assert_eq!(event.action, action);
            AInputQueue_finishEvent(queue, event, 1);
        }
        assert_eq!(AInputQueue_getEvent(queue, &mut event), -1);
        assert_eq!(queue.n_open(), 0);
    }
}
