//! `ANativeActivity`: the app's library, and the calls that lead it through its life in Android's order.

use std::ffi::{CString, c_int, c_void};
use std::ptr;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Instant;

use jni_sys::{JNIEnv, JavaVM, jobject};

use crate::assets;
use crate::configuration::Configuration;
use crate::driver;
use crate::input::{Event, Finger, Queue, Touch, TouchState};
use crate::library::Library;
use crate::logcat;
use crate::looper::Looper;
use crate::relocations;
use crate::window::{Fault, Window};

/// `ARect`.
#[repr(C)]
struct Rect {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

type Plain = Option<extern "C" fn(&Native)>;
type OnWindow = Option<extern "C" fn(&Native, &'static Window)>;
type OnQueue = Option<extern "C" fn(&Native, &'static Queue)>;

/// `ANativeActivityCallbacks`, filled in by the app.
#[repr(C)]
#[derive(Default)]
struct Callbacks {
    start: Plain,
    resume: Plain,
    save_state: Option<extern "C" fn(&Native, &mut usize) -> *mut c_void>,
    pause: Plain,
    stop: Plain,
    destroy: Plain,
    focus_changed: Option<extern "C" fn(&Native, c_int)>,
    window_created: OnWindow,
    window_resized: OnWindow,
    window_redraw_needed: OnWindow,
    window_destroyed: OnWindow,
    queue_created: OnQueue,
    queue_destroyed: OnQueue,
    content_rect_changed: Option<extern "C" fn(&Native, &Rect)>,
    configuration_changed: Plain,
    low_memory: Plain,
}

/// `ANativeActivity`.
#[repr(C)]
struct Native {
    callbacks: *mut Callbacks,
    vm: *mut JavaVM,
    env: *mut JNIEnv,
    clazz: jobject,
    internal_data_path: *const std::ffi::c_char,
    external_data_path: *const std::ffi::c_char,
    api: i32,
    instance: *mut c_void,
    assets: *const c_void,
    obb_path: *const std::ffi::c_char,
}

type OnCreate = extern "C" fn(&mut Native, *const c_void, usize);

/// An activity between its creation and its end.
pub(crate) struct Activity {
    native: Box<Native>,
    queue: &'static Queue,
    window: Option<&'static Window>,
    /// What will be wrong with the next window.
    next_fault: Fault,
    /// A dialog lies over the window and has the focus.
    has_dialog: bool,
    touches: TouchState,
}

/// What an activity is made of, apart from the phone.
pub(crate) struct CreateArgs<'a> {
    /// The app's library.
    pub(crate) library: &'a str,
    /// The function in it that the manifest names.
    pub(crate) entry: &'a str,
    /// Where the app may keep files.
    pub(crate) files: &'a str,
    /// Java's side of it, held for ever.
    pub(crate) object: jobject,
    /// The main thread's Java.
    pub(crate) env: *mut JNIEnv,
}

impl Activity {
    /// Loads the library and calls its entry.
    pub(crate) fn create(args: &CreateArgs<'_>) -> Result<Self, String> {
        let [library, entry, files] =
            [args.library, args.entry, args.files].map(|text| CString::new(text).unwrap_or_default());
        let begun = Instant::now();
        // The app's names are looked up in its own libraries first, or it would find the host's C library.
        let library = Library::open(&library, libc::RTLD_LOCAL | libc::RTLD_DEEPBIND)?;
        relocations::apply(library)?;
        logcat::log(&format!("library loaded in {} ms", begun.elapsed().as_millis()));
        if library.find(&entry).is_null() {
            return Err(format!("the library has no function {}", args.entry));
        }
        // SAFETY: the type is that of Android's header.
        let on_create: OnCreate = unsafe { library.function(&entry) };
        // The path stays for the life of the process: the app may read it at any time.
        let files = files.into_raw();
        let mut native = Box::new(Native {
            callbacks: Box::into_raw(Box::default()),
            vm: java_vm_of(args.env),
            env: args.env,
            clazz: args.object,
            internal_data_path: files,
            external_data_path: files,
            api: Configuration::now().api,
            instance: ptr::null_mut(),
            assets: assets::manager(),
            obb_path: files,
        });
        driver::start();
        on_create(&mut native, ptr::null(), 0);
        logcat::log("created");
        Ok(Self {
            native,
            queue: Queue::new(),
            window: None,
            next_fault: Fault::None,
            has_dialog: false,
            touches: TouchState::default(),
        })
    }

    fn callbacks(&self) -> &Callbacks {
        // SAFETY: ours, filled in by the app when it was created and changed only on this thread.
        unsafe { &*self.native.callbacks }
    }

    fn call(&self, name: &str, callback: Plain) {
        logcat::log(name);
        if let Some(callback) = callback {
            callback(&self.native);
        }
    }

    fn call_with_window(&self, callback: OnWindow, window: &'static Window) {
        if let Some(callback) = callback {
            callback(&self.native, window);
        }
    }

    fn call_with_queue(&self, callback: OnQueue) {
        if let Some(callback) = callback {
            callback(&self.native, self.queue);
        }
    }

    fn tell_focus(&self, focused: bool) {
        if let Some(changed) = self.callbacks().focus_changed {
            changed(&self.native, c_int::from(focused));
        }
    }

    /// The queue goes to the app when it comes to the front for the first time, and stays until the end.
    pub(crate) fn open_queue(&self) {
        self.call_with_queue(self.callbacks().queue_created);
    }

    /// To the front: visible, active, with a window and the focus.
    pub(crate) fn show(&mut self) {
        self.call("start", self.callbacks().start);
        self.call("resume", self.callbacks().resume);
        let config = Configuration::now();
        let window = Window::open(config.width, config.height);
        self.window = Some(window);
        logcat::log("window created");
        if self.next_fault != Fault::None {
            window.set_fault(std::mem::take(&mut self.next_fault));
        }
        self.call_with_window(self.callbacks().window_created, window);
        self.tell_content_rect();
        self.call_with_window(self.callbacks().window_redraw_needed, window);
        if !self.has_dialog {
            self.tell_focus(true);
        }
    }

    /// A dialog is shown over the window, or closed.
    pub(crate) fn set_dialog(&mut self, shown: bool) {
        self.has_dialog = shown;
        self.tell_focus(!shown);
    }

    /// To the back, as by Home: the window goes, and the process may follow at any time.
    pub(crate) fn hide(&mut self) {
        let Some(window) = self.window.take() else { return };
        self.touches = TouchState::default();
        self.call("pause", self.callbacks().pause);
        self.tell_focus(false);
        logcat::log("window destroyed");
        self.call_with_window(self.callbacks().window_destroyed, window);
        window.close();
        self.call("stop", self.callbacks().stop);
        self.save_state();
    }

    fn save_state(&self) {
        let mut length = 0;
        let state =
            self.callbacks().save_state.map_or(ptr::null_mut(), |save| save(&self.native, &mut length));
        // SAFETY: Android asks for memory from `malloc`, and frees it.
        unsafe { libc::free(state) };
    }

    fn tell_content_rect(&self) {
        let [left, top, right, bottom] = Configuration::now().content();
        let rect = Rect { left, top, right, bottom };
        if let Some(changed) = self.callbacks().content_rect_changed {
            changed(&self.native, &rect);
        }
    }

    /// The system has changed: its looks, its language, or how it is held.
    pub(crate) fn configuration_changed(&self) {
        self.call("configuration changed", self.callbacks().configuration_changed);
        let Some(window) = self.window else { return };
        let config = Configuration::now();
        window.resize(config.width, config.height);
        self.call_with_window(self.callbacks().window_resized, window);
        self.tell_content_rect();
        self.call_with_window(self.callbacks().window_redraw_needed, window);
    }

    /// Breaks the window, or mends it; the next one if there is none now.
    pub(crate) fn set_window_fault(&mut self, fault: Fault) {
        match self.window {
            Some(window) => window.set_fault(fault),
            None => self.next_fault = fault,
        }
    }

    /// The system is short of memory.
    pub(crate) fn low_memory(&self) {
        self.call("low memory", self.callbacks().low_memory);
    }

    /// A finger on the screen.
    pub(crate) fn touch(&mut self, touches: impl IntoIterator<Item = (Touch, Finger)>) {
        let state = &mut self.touches;
        self.queue.push(touches.into_iter().filter_map(|(touch, finger)| state.touch(touch, finger)));
    }

    /// Keys.
    pub(crate) fn press(&self, events: impl IntoIterator<Item = Event>) {
        self.queue.push(events);
    }

    /// How many touches and keys the app has not dealt with yet.
    pub(crate) fn n_open_events(&self) -> usize {
        self.queue.n_open()
    }

    /// The end of the activity. The process stays, as Android keeps it for the next start.
    pub(crate) fn destroy(mut self) {
        self.hide();
        self.call_with_queue(self.callbacks().queue_destroyed);
        self.call("destroy", self.callbacks().destroy);
        logcat::log("destroyed");
    }
}

fn java_vm_of(env: *mut JNIEnv) -> *mut JavaVM {
    let mut vm = ptr::null_mut();
    // SAFETY: the main thread's own table of functions.
    unsafe { ((**env).v1_1.GetJavaVM)(env, &raw mut vm) };
    vm
}

/// What the app, on whatever thread, asks of the main thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// To end the activity.
    Finish,
    /// To go behind other apps.
    GoToBack,
    /// To give the focus to a dialog.
    TakeFocus,
}

static REQUEST: Mutex<Option<Request>> = Mutex::new(None);
static MAIN: Mutex<Option<&'static Looper>> = Mutex::new(None);

impl Request {
    /// Leaves it for the main thread, and wakes that.
    pub(crate) fn post(self, why: &str) {
        logcat::log(&format!("{self:?}: {why}"));
        *REQUEST.lock().unwrap_or_else(PoisonError::into_inner) = Some(self);
        wake_main_thread();
    }

    /// What was left since this was asked last.
    pub(crate) fn take() -> Option<Self> {
        REQUEST.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Whether something was left that is not done yet.
    pub(crate) fn is_pending() -> bool {
        REQUEST.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }
}

/// Has the main thread look for what is to be done.
pub(crate) fn wake_main_thread() {
    if let Some(looper) = *MAIN.lock().unwrap_or_else(PoisonError::into_inner) {
        looper.wake();
    }
}

/// Remembers the main thread's looper.
pub(crate) fn main_looper_is(looper: &'static Looper) {
    *MAIN.lock().unwrap_or_else(PoisonError::into_inner) = Some(looper);
}

#[unsafe(no_mangle)]
extern "C" fn ANativeActivity_finish(_activity: &Native) {
    Request::Finish.post("the app asks for it");
}

#[unsafe(no_mangle)]
extern "C" fn ANativeActivity_setWindowFlags(_activity: &Native, add: u32, remove: u32) {
    logcat::log(&format!("window flags: add {add:#x}, remove {remove:#x}"));
}

#[unsafe(no_mangle)]
extern "C" fn ANativeActivity_setWindowFormat(_activity: &Native, _format: i32) {}

#[unsafe(no_mangle)]
extern "C" fn ANativeActivity_showSoftInput(_activity: &Native, _flags: u32) {
    logcat::log("the keyboard is wanted");
}

#[unsafe(no_mangle)]
extern "C" fn ANativeActivity_hideSoftInput(_activity: &Native, _flags: u32) {}
