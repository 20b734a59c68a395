//! Android's screen reader, `TalkBack` or another: whether there is one, what it is shown, and what it asks for.
//!
//! Nothing of this runs while accessibility is switched off, but for one question whenever the window comes, gets the
//! focus or is touched: a reader can be switched on by the volume keys, without leaving the app. Nothing runs at all
//! before API 29, where the crate that we drive would end the app.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use android_activity::AndroidApp;
use egui::accesskit::{ActionRequest, TreeUpdate};
use winit::event_loop::EventLoopProxy;

use super::access_delegate::{self, Connection, Requests};
use super::access_java::{self, HostView};
use crate::platform::reader::{ReaderNotes, ViewPlace};
use crate::platform::shell::Wake;

/// The first Android that lets an app ask for a view's accessibility delegate, which `accesskit_android` does.
const FIRST_API: i32 = 29;

/// The reader as the system's loop sees it. What it knows, the main thread tells it.
pub(super) struct ScreenReader {
    app: AndroidApp,
    proxy: EventLoopProxy<Wake>,
    api: i32,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// Somebody listens, and all is in place to be heard.
    is_on: AtomicBool,
    /// Somebody listens, and the view is not ready yet: the next frame looks again.
    is_waiting: AtomicBool,
    /// The main thread has been asked and has not answered.
    is_asked: AtomicBool,
    place: Mutex<ViewPlace>,
    requests: Arc<Mutex<Vec<ActionRequest>>>,
}

impl ScreenReader {
    pub(super) fn new(app: AndroidApp, proxy: EventLoopProxy<Wake>, api: i32) -> Self {
        Self { app, proxy, api, shared: Arc::default() }
    }

    pub(super) fn is_on(&self) -> bool {
        self.shared.is_on.load(Ordering::Relaxed)
    }

    /// Asks the main thread whether somebody listens, and where our view is; unless it has been asked already.
    pub(super) fn look(&self) {
        if self.api < FIRST_API || self.shared.is_asked.swap(true, Ordering::Relaxed) {
            return;
        }
        let (app, proxy, shared) = (self.app.clone(), self.proxy.clone(), Arc::clone(&self.shared));
        self.app.run_on_java_main_thread(Box::new(move || {
            shared.is_asked.store(false, Ordering::Relaxed);
            shared.answer(&app, &proxy);
        }));
    }

    /// After a frame: a reader that waits for our view, or for what the frame has changed, is not left waiting.
    pub(super) fn after_frame(&self) {
        if self.is_on() || self.shared.is_waiting.load(Ordering::Relaxed) {
            self.look();
        }
    }

    /// What it has asked for since this was called last.
    pub(super) fn take_requests(&self) -> Vec<ActionRequest> {
        std::mem::take(&mut *self.shared.requests.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Shows it the whole tree of a frame.
    pub(super) fn tell(&self, mut tree: TreeUpdate) {
        let place = *self.shared.place.lock().unwrap_or_else(PoisonError::into_inner);
        place.move_tree(&mut tree);
        let notes = ReaderNotes::of(&mut tree, place);
        access_delegate::update(&self.app, tree, notes);
    }
}

impl Shared {
    /// On the main thread: finds out whether somebody listens, and puts our delegate in place if so.
    fn answer(&self, app: &AndroidApp, proxy: &EventLoopProxy<Wake>) {
        let before = (self.is_on(), *self.place());
        let connection =
            if access_java::is_enabled(app) { self.connect(app, proxy) } else { Connection::Refused };
        self.is_on.store(connection == Connection::Ready, Ordering::Relaxed);
        let is_waiting = connection == Connection::NotYet;
        self.is_waiting.store(is_waiting, Ordering::Relaxed);
        let now = (self.is_on(), *self.place());
        if before.0 != now.0 {
            log::info!("screen reader: {}", if now.0 { "on" } else { "off" });
        }
        if before != now || is_waiting {
            // The loop may be over; then nobody needs a frame.
            proxy.send_event(Wake::now()).unwrap_or_default();
        }
    }

    fn connect(&self, app: &AndroidApp, proxy: &EventLoopProxy<Wake>) -> Connection {
        let host = match access_java::host(app) {
            Some(HostView::Ready(host)) => host,
            Some(HostView::NotYet) => return Connection::NotYet,
            // Asking with every frame would draw for ever; the next touch asks again.
            None => return Connection::Refused,
        };
        *self.place() = host.place;
        let requests = Requests::new(Arc::clone(&self.requests), proxy.clone());
        access_delegate::connect(app, &host, requests)
    }

    fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Relaxed)
    }

    fn place(&self) -> std::sync::MutexGuard<'_, ViewPlace> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
