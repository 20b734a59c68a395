//! The phone's main thread: commands come in by lines, are done one after the other, and each is answered by a line.
//!
//! `cargo xtask phone` writes to our standard input and reads what was our standard output when we started; the app
//! itself redirects its own output into the log, as apps do on a phone. A command that never gets its answer is an app
//! that hangs on the main thread: Android would say that it is not responding.

use std::cell::RefCell;
use std::ffi::{CString, c_int};
use std::fs::File;
use std::io::Write;
use std::os::fd::FromRawFd;
use std::ptr;

use jni_sys::{JNIEnv, jclass, jobject, jstring};

use crate::activity::{self, Activity, CreateArgs, Request};
use crate::configuration::{Configuration, letters};
use crate::driver;
use crate::input::{self, Finger, Touch};
use crate::java_tasks;
use crate::logcat;
use crate::looper::{self, Looper};
use crate::vulkan;
use crate::window::Fault;

const INPUT: c_int = 0;
const OUTPUT: c_int = 1;
const COMMAND_READY: c_int = 1;

/// The main thread's belongings.
struct Phone {
    looper: &'static Looper,
    answers: File,
    /// What has been read and not been done.
    text: String,
    /// Java was asked to do a command; when it comes back, that is done.
    waiting_for_java: bool,
    activity: Option<Activity>,
    /// What the last command of Java's complained about.
    error: Option<String>,
}

thread_local! {
    static PHONE: RefCell<Option<Phone>> = const { RefCell::new(None) };
}

/// What became of a command.
enum Outcome {
    Done(String),
    ForJava(String),
}

impl Phone {
    fn start() -> Self {
        logcat::start();
        let looper = Looper::here();
        looper.add_reader(INPUT, COMMAND_READY);
        activity::main_looper_is(looper);
        // SAFETY: a copy of our output, which is then nobody else's.
        let answers = unsafe { File::from_raw_fd(libc::dup(OUTPUT)) };
        Self { looper, answers, text: String::new(), waiting_for_java: false, activity: None, error: None }
    }

    /// Does commands until one is for Java; nothing when there will be no more.
    fn next(&mut self) -> Option<String> {
        if std::mem::take(&mut self.waiting_for_java) {
            let error = self.error.take();
            self.answer(error.map_or(Ok(String::new()), Err));
        }
        loop {
            while let Some(line) = self.take_line() {
                match self.execute(&line) {
                    Ok(Outcome::Done(words)) => self.answer(Ok(words)),
                    Ok(Outcome::ForJava(line)) => {
                        self.waiting_for_java = true;
                        return Some(line);
                    }
                    Err(error) => self.answer(Err(error)),
                }
            }
            if let Some(task) = java_tasks::take() {
                return Some(task);
            }
            if self.looper.wait_for_reader() == Some(COMMAND_READY) && !self.read() {
                return None;
            }
            match (Request::take(), &mut self.activity) {
                (Some(Request::Finish), _) => self.destroy(),
                (Some(Request::GoToBack), Some(activity)) => activity.hide(),
                (Some(Request::TakeFocus), Some(activity)) => activity.set_dialog(true),
                _ => {}
            }
        }
    }

    fn answer(&mut self, outcome: Result<String, String>) {
        let line = match outcome {
            Ok(words) => format!("ok {words}\n"),
            Err(error) => format!("error {}\n", error.replace('\n', " ")),
        };
        // If nobody listens any more, the next reading ends us.
        self.answers.write_all(line.as_bytes()).unwrap_or_default();
    }

    /// Reads what there is; false at the end.
    fn read(&mut self) -> bool {
        let mut buffer = [0_u8; 4096];
        // SAFETY: as many bytes as the buffer has.
        let n_read = unsafe { libc::read(INPUT, buffer.as_mut_ptr().cast(), buffer.len()) };
        let Some(read @ 1..) = usize::try_from(n_read).ok() else { return false };
        self.text.push_str(&String::from_utf8_lossy(&buffer[..read]));
        true
    }

    fn take_line(&mut self) -> Option<String> {
        let (line, rest) = self.text.split_once('\n')?;
        let (line, rest) = (line.to_owned(), rest.to_owned());
        self.text = rest;
        Some(line)
    }

    fn execute(&mut self, line: &str) -> Result<Outcome, String> {
        let words: Vec<&str> = line.split(' ').collect();
        let numbers: Vec<f32> = words.iter().filter_map(|word| word.parse().ok()).collect();
        let done = || Ok(Outcome::Done(String::new()));
        match (words[0], &words[1..], &*numbers) {
            ("status", ..) => return Ok(Outcome::Done(self.status())),
            ("set", [key, value @ ..], _) => {
                set(key, value);
                // Java has its own view of the system.
                return Ok(Outcome::ForJava(line.to_owned()));
            }
            ("reader" | "throw", ..) => return Ok(Outcome::ForJava(line.to_owned())),
            ("create", ..) if self.activity.is_none() => return Ok(Outcome::ForJava(line.to_owned())),
            ("open", ..) => {
                let activity = self.activity()?;
                activity.open_queue();
                activity.show();
            }
            ("return", ..) => self.activity()?.show(),
            ("home", ..) => self.activity()?.hide(),
            ("configured", ..) => self.activity()?.configuration_changed(),
            ("window", [fault], _) => {
                let fault = match *fault {
                    "good" => Fault::None,
                    "no-buffers" => Fault::NoBuffers,
                    "abandoned" => Fault::Abandoned,
                    other => return Err(format!("unknown window fault {other:?}")),
                };
                self.activity()?.set_window_fault(fault);
            }
            ("lose-device", ..) => vulkan::lose_device(),
            ("close-dialog", ..) => self.activity()?.set_dialog(false),
            ("low-memory", ..) => self.activity()?.low_memory(),
            ("destroy", ..) => {
                self.activity()?;
                self.destroy();
            }
            ("key", _, &[code]) => {
                let press = input::key_press(code as c_int);
                self.activity()?.press(press);
            }
            ("tap", _, &[x, y]) => {
                let finger = Finger { id: 0, x, y };
                self.activity()?.touch([(Touch::Down, finger), (Touch::Up, finger)]);
            }
            ("explore", _, &[x, y]) => self.activity()?.press(input::exploring_finger(x, y)),
            ("touch", [what, ..], &[id, x, y]) => {
                let touch = match *what {
                    "down" => Touch::Down,
                    "move" => Touch::Move,
                    "up" => Touch::Up,
                    other => return Err(format!("a finger cannot {other}")),
                };
                self.activity()?.touch([(touch, Finger { id: id as c_int, x, y })]);
            }
            _ => return Err(format!("the phone does not understand {line:?}")),
        }
        done()
    }

    fn activity(&mut self) -> Result<&mut Activity, String> {
        self.activity.as_mut().ok_or_else(|| "there is no activity".to_owned())
    }

    fn destroy(&mut self) {
        if let Some(activity) = self.activity.take() {
            activity.destroy();
        }
    }

    /// Frames so far, whether the app rests, how many events it has open, and whether there is an activity at all.
    fn status(&self) -> String {
        let n_open = self.activity.as_ref().map_or(0, Activity::n_open_events);
        let is_main_idle = !Request::is_pending() && !java_tasks::is_pending() && !self.looper.has_work();
        let rests = u8::from(looper::app_rests() && is_main_idle);
        format!("{} {rests} {n_open} {}", driver::n_frames(), u8::from(self.activity.is_some()))
    }
}

/// Changes what the system says about itself.
fn set(key: &str, values: &[&str]) {
    let number = |idx: usize| values.get(idx).and_then(|word| word.parse().ok()).unwrap_or(0);
    Configuration::change(|config| match key {
        "screen" => (config.width, config.height, config.density) = (number(0), number(1), number(2)),
        "insets" => config.insets = [number(0), number(1), number(2), number(3)],
        "api" => config.api = number(0),
        "dark" => config.night = values.first() == Some(&"on"),
        "locale" => {
            let tag = values.first().copied().unwrap_or_default();
            let (language, country) = tag.split_once('-').unwrap_or((tag, ""));
            config.language = two_letters(language);
            config.country = two_letters(country);
        }
        // Only Java's side knows the size of text and the clipboard.
        _ => {}
    });
}

fn two_letters(text: &str) -> [std::ffi::c_char; 2] {
    let mut bytes = text.bytes();
    letters([bytes.next().unwrap_or(0), bytes.next().unwrap_or(0)])
}

/// `bench.Phone.next`: the next command that is Java's to do; null when there will be no more.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_next(env: *mut JNIEnv, _class: jclass) -> jstring {
    let line = PHONE.with_borrow_mut(|phone| phone.get_or_insert_with(Phone::start).next());
    let Some(line) = line.and_then(|line| CString::new(line).ok()) else { return ptr::null_mut() };
    // SAFETY: this thread's own table of functions, and a text with its end.
    unsafe { ((**env).v1_1.NewStringUTF)(env, line.as_ptr()) }
}

/// `bench.Phone.create`: makes an activity out of Java's half of it.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_create(
    env: *mut JNIEnv,
    _class: jclass,
    object: jobject,
    library: jstring,
    entry: jstring,
    files: jstring,
) {
    // SAFETY: this thread's own table of functions. The reference is kept for the life of the process.
    let object = unsafe { ((**env).v1_1.NewGlobalRef)(env, object) };
    let [library, entry, files] = [library, entry, files].map(|text| java_text(env, text));
    let created =
        Activity::create(&CreateArgs { library: &library, entry: &entry, files: &files, object, env });
    PHONE.with_borrow_mut(|phone| {
        let Some(phone) = phone else { return };
        match created {
            Ok(activity) => phone.activity = Some(activity),
            Err(error) => phone.error = Some(error),
        }
    });
}

/// `bench.Phone.moveToBack`: the app wants to be hidden.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_moveToBack(_env: *mut JNIEnv, _class: jclass) {
    Request::GoToBack.post("the app asks for it");
}

/// `bench.Phone.takeFocus`: a dialog has the focus.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_takeFocus(_env: *mut JNIEnv, _class: jclass) {
    Request::TakeFocus.post("a dialog is shown");
}

/// `bench.Phone.wake`: a task for Java, as soon as the main thread comes to it.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_wake(env: *mut JNIEnv, _class: jclass, line: jstring) {
    java_tasks::push(java_text(env, line));
}

/// `bench.Phone.fail`: Java could not do the present command.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_fail(env: *mut JNIEnv, _class: jclass, why: jstring) {
    let why = java_text(env, why);
    logcat::log(&format!("failed: {why}"));
    PHONE.with_borrow_mut(|phone| {
        if let Some(phone) = phone {
            phone.error = Some(why);
        }
    });
}

/// `bench.Phone.say`: a line for the log.
#[unsafe(no_mangle)]
extern "C" fn Java_bench_Phone_say(env: *mut JNIEnv, _class: jclass, text: jstring) {
    logcat::log(&java_text(env, text));
}

fn java_text(env: *mut JNIEnv, text: jstring) -> String {
    // SAFETY: this thread's own table of functions; the text is copied before it is given back.
    unsafe {
        let pointer = ((**env).v1_1.GetStringUTFChars)(env, text, ptr::null_mut());
        let copy = logcat::text(pointer).into_owned();
        ((**env).v1_1.ReleaseStringUTFChars)(env, text, pointer);
        copy
    }
}
