//! `ALooper`: a thread's waiting room. It waits for file descriptors, and others may wake it.
//!
//! The phone also looks at it from outside: an app whose looper waits and has nothing to read has done all it wanted to
//! do, and a script may go on. That is better than a pause by the clock, which is too short on a busy machine.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::clock;

const POLL_WAKE: c_int = -1;
const POLL_CALLBACK: c_int = -2;
const POLL_TIMEOUT: c_int = -3;
const POLL_ERROR: c_int = -4;

const EVENT_INPUT: c_int = 1;
const EVENT_OUTPUT: c_int = 2;
const EVENT_ERROR: c_int = 4;
const EVENT_HANGUP: c_int = 8;

/// A wait shorter than this, in milliseconds, is a step of an animation and not a rest.
const REST: c_int = 100;
/// What `waits` holds while the thread is at work.
const AT_WORK: c_int = 0;
const FOR_EVER: c_int = i32::MAX;

/// Called on the looper's thread when its descriptor is ready; 0 means that it wants no more calls.
pub(crate) type Callback = extern "C" fn(fd: c_int, events: c_int, data: *mut c_void) -> c_int;

#[derive(Clone, Copy)]
struct Entry {
    fd: c_int,
    ident: c_int,
    events: c_int,
    callback: Option<Callback>,
    data: *mut c_void,
}

// SAFETY: `data` is only handed back to the one who gave it.
unsafe impl Send for Entry {}

/// One thread's looper. It is never freed: threads with a looper are few, and their pointers travel.
pub(crate) struct Looper {
    wake: c_int,
    entries: Mutex<Vec<Entry>>,
    /// For how many milliseconds the thread is waiting now.
    waits: AtomicI32,
}

thread_local! {
    static OF_THIS_THREAD: Cell<Option<&'static Looper>> = const { Cell::new(None) };
}

/// The newest looper that is not the main thread's: the app's.
static OF_THE_APP: Mutex<Option<&'static Looper>> = Mutex::new(None);

impl Looper {
    /// The looper of this thread, made if there is none.
    pub(crate) fn here() -> &'static Self {
        OF_THIS_THREAD.get().unwrap_or_else(|| {
            // SAFETY: makes a descriptor out of nothing.
            let wake = unsafe { libc::eventfd(0, libc::EFD_NONBLOCK | libc::EFD_CLOEXEC) };
            let waits = AtomicI32::new(AT_WORK);
            let looper: &'static Self = Box::leak(Box::new(Self { wake, entries: Mutex::default(), waits }));
            OF_THIS_THREAD.set(Some(looper));
            looper
        })
    }

    fn entries(&self) -> std::sync::MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a descriptor, or watches it differently from now on.
    pub(crate) fn add(
        &self,
        fd: c_int,
        ident: c_int,
        events: c_int,
        callback: Option<Callback>,
        data: *mut c_void,
    ) {
        let ident = if callback.is_some() { POLL_CALLBACK } else { ident };
        let mut entries = self.entries();
        entries.retain(|entry| entry.fd != fd);
        entries.push(Entry { fd, ident, events, callback, data });
        drop(entries);
        self.wake();
    }

    /// Watches for something to read, and says `ident` when there is.
    pub(crate) fn add_reader(&self, fd: c_int, ident: c_int) {
        self.add(fd, ident, EVENT_INPUT, None, std::ptr::null_mut());
    }

    /// Watches a descriptor no more; tells whether it was watched.
    pub(crate) fn remove(&self, fd: c_int) -> bool {
        let mut entries = self.entries();
        let before = entries.len();
        entries.retain(|entry| entry.fd != fd);
        entries.len() < before
    }

    /// Ends the present wait, or the next one.
    pub(crate) fn wake(&self) {
        signal(self.wake);
    }

    /// The descriptors as `poll` wants them, the wake-up first.
    fn watched(&self) -> (Vec<Entry>, Vec<libc::pollfd>) {
        let entries = self.entries().clone();
        let wake = libc::pollfd { fd: self.wake, events: libc::POLLIN, revents: 0 };
        let others = entries.iter().map(|entry| libc::pollfd {
            fd: entry.fd,
            events: asked(entry.events),
            revents: 0,
        });
        let polled = std::iter::once(wake).chain(others).collect();
        (entries, polled)
    }

    /// Waits once, as Android's `pollOnce`: calls callbacks, and returns what happened, with the entry if it has none.
    fn wait(&self, millis: c_int) -> (c_int, Option<(Entry, c_int)>) {
        let (entries, mut polled) = self.watched();
        self.waits.store(if millis < 0 { FOR_EVER } else { millis }, Ordering::SeqCst);
        let n_ready = poll(&mut polled, clock::wait_of(millis));
        self.waits.store(AT_WORK, Ordering::SeqCst);
        match n_ready {
            0 => return (POLL_TIMEOUT, None),
            ..0 => return (POLL_ERROR, None),
            _ => {}
        }
        let mut result = POLL_WAKE;
        if polled[0].revents != 0 {
            drain(self.wake);
        }
        for (entry, polled) in entries.iter().zip(&polled[1..]).filter(|(_, polled)| polled.revents != 0) {
            let events = told(polled.revents);
            let Some(callback) = entry.callback else { return (entry.ident, Some((*entry, events))) };
            if callback(entry.fd, events, entry.data) == 0 {
                self.remove(entry.fd);
            }
            result = POLL_CALLBACK;
        }
        (result, None)
    }

    /// Waits once and says by which reader it was woken.
    pub(crate) fn wait_for_reader(&self) -> Option<c_int> {
        self.wait(-1).1.map(|(entry, _)| entry.ident)
    }

    /// Whether a callback is waiting to be called.
    pub(crate) fn has_work(&self) -> bool {
        let (entries, mut polled) = self.watched();
        poll(&mut polled, 0);
        entries
            .iter()
            .zip(&polled[1..])
            .any(|(entry, polled)| entry.callback.is_some() && polled.revents != 0)
    }

    /// Whether the thread rests and has no reason to stop resting.
    fn rests(&self) -> bool {
        let (_, mut polled) = self.watched();
        self.waits.load(Ordering::SeqCst) >= REST && poll(&mut polled, 0) == 0
    }
}

/// Whether the app has done all it wants to do for now.
pub(crate) fn app_rests() -> bool {
    let app = *OF_THE_APP.lock().unwrap_or_else(PoisonError::into_inner);
    app.is_some_and(Looper::rests)
}

fn poll(polled: &mut [libc::pollfd], millis: c_int) -> c_int {
    loop {
        // SAFETY: the slice is as long as we say.
        let n_ready = unsafe { libc::poll(polled.as_mut_ptr(), polled.len() as libc::nfds_t, millis) };
        // The Java machine sends signals to its threads; they are no news for a looper.
        if n_ready >= 0 || std::io::Error::last_os_error().kind() != std::io::ErrorKind::Interrupted {
            return n_ready;
        }
    }
}

/// Makes an eventfd readable.
pub(crate) fn signal(eventfd: c_int) {
    // SAFETY: eight bytes of our own. It can only fail when it is readable already.
    unsafe { libc::write(eventfd, (&raw const ONE).cast(), size_of_val(&ONE)) };
}
static ONE: u64 = 1;

/// Makes an eventfd unreadable.
pub(crate) fn drain(eventfd: c_int) {
    let mut count = 0_u64;
    // SAFETY: eight bytes of our own. It can only fail when there is nothing to read.
    unsafe { libc::read(eventfd, (&raw mut count).cast(), size_of_val(&count)) };
}

const fn asked(events: c_int) -> i16 {
    let input = if events & EVENT_INPUT != 0 { libc::POLLIN } else { 0 };
    let output = if events & EVENT_OUTPUT != 0 { libc::POLLOUT } else { 0 };
    input | output
}

fn told(polled: i16) -> c_int {
    let pairs = [
        (libc::POLLIN, EVENT_INPUT),
        (libc::POLLOUT, EVENT_OUTPUT),
        (libc::POLLERR, EVENT_ERROR),
        (libc::POLLHUP, EVENT_HANGUP),
    ];
    pairs.iter().filter(|(bit, _)| polled & bit != 0).map(|(_, event)| event).sum()
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_prepare(_options: c_int) -> &'static Looper {
    let is_new = OF_THIS_THREAD.get().is_none();
    let looper = Looper::here();
    // The main thread has one from the start, and is not the app's even when it runs the app's code.
    if is_new {
        *OF_THE_APP.lock().unwrap_or_else(PoisonError::into_inner) = Some(looper);
    }
    looper
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_forThread() -> Option<&'static Looper> {
    OF_THIS_THREAD.get()
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_acquire(_looper: &Looper) {}

#[unsafe(no_mangle)]
extern "C" fn ALooper_release(_looper: &Looper) {}

#[unsafe(no_mangle)]
extern "C" fn ALooper_wake(looper: &Looper) {
    looper.wake();
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_addFd(
    looper: &Looper,
    fd: c_int,
    ident: c_int,
    events: c_int,
    callback: Option<Callback>,
    data: *mut c_void,
) -> c_int {
    looper.add(fd, ident, events, callback, data);
    1
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_removeFd(looper: &Looper, fd: c_int) -> c_int {
    c_int::from(looper.remove(fd))
}

#[unsafe(no_mangle)]
extern "C" fn ALooper_pollOnce(
    millis: c_int,
    fd: Option<&mut c_int>,
    events: Option<&mut c_int>,
    data: Option<&mut *mut c_void>,
) -> c_int {
    let Some(looper) = OF_THIS_THREAD.get() else { return POLL_ERROR };
    let (result, entry) = looper.wait(millis);
    let (told_fd, told_events, told_data) =
        entry.map_or((0, 0, std::ptr::null_mut()), |(entry, events)| (entry.fd, events, entry.data));
    if let Some(fd) = fd {
        *fd = told_fd;
    }
    if let Some(events) = events {
        *events = told_events;
    }
    if let Some(data) = data {
        *data = told_data;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_woken_looper_does_not_wait() {
        let looper = Looper::here();
        looper.wake();
        assert_eq!(looper.wait(-1).0, POLL_WAKE);
        assert_eq!(looper.wait(0).0, POLL_TIMEOUT);
    }

    #[test]
    fn a_reader_is_told_by_its_ident_until_it_is_removed() {
        let looper = Looper::here();
        // SAFETY: makes a descriptor out of nothing.
        let fd = unsafe { libc::eventfd(0, libc::EFD_NONBLOCK) };
        looper.add_reader(fd, 7);
        drain(looper.wake);
        assert_eq!(looper.wait(0).0, POLL_TIMEOUT);
        signal(fd);
        assert_eq!(looper.wait_for_reader(), Some(7));
        assert!(looper.remove(fd));
        assert_eq!(looper.wait(0).0, POLL_TIMEOUT);
    }

    extern "C" fn once(fd: c_int, events: c_int, _data: *mut c_void) -> c_int {
        drain(fd);
        assert_eq!(events, EVENT_INPUT);
        0
    }

    #[test]
    fn a_callback_that_says_no_more_is_not_called_again() {
        let looper = Looper::here();
        // SAFETY: makes a descriptor out of nothing.
        let fd = unsafe { libc::eventfd(1, libc::EFD_NONBLOCK) };
        looper.add(fd, 0, EVENT_INPUT, Some(once), std::ptr::null_mut());
        assert_eq!(looper.wait(0).0, POLL_CALLBACK);
        assert!(!looper.remove(fd));
    }
}
