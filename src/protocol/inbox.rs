//! Lines that are read while the engine thinks, so that one of them can end the thought.

use std::io::BufRead;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::engine::Stop;

/// Reads lines on a thread of its own. It ends with the lines.
pub struct Inbox {
    lines: Receiver<String>,
    alarm: Arc<Mutex<Alarm>>,
    interrupts: fn(&str) -> bool,
}

/// What the two threads share.
#[derive(Default)]
struct Alarm {
    /// The flag of the answer that is under way.
    stop: Stop,
    /// Lines that were read, not yet answered, and tolerate no search before them.
    n_urgent: usize,
    /// The flag of what is done while nobody asks.
    leisure: Stop,
    /// Lines that were read and not yet answered.
    n_waiting: usize,
    /// No line will come any more.
    is_over: bool,
}

impl Inbox {
    /// Reads these lines; those that `interrupts` accepts end every search that is asked for before them.
    pub fn new(mut input: impl BufRead + Send + 'static, interrupts: fn(&str) -> bool) -> Self {
        let (sender, lines) = mpsc::channel();
        let alarm = Arc::new(Mutex::new(Alarm::default()));
        let theirs = alarm.clone();
        thread::spawn(move || {
            let mut bytes = Vec::new();
            // Bytes that are no text make a line that nobody understands.
            while input.read_until(b'\n', &mut bytes).is_ok_and(|n_bytes| n_bytes > 0) {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                bytes.clear();
                let mut alarm = lock(&theirs);
                if interrupts(&line) {
                    alarm.n_urgent += 1;
                    alarm.stop.raise();
                }
                alarm.n_waiting += 1;
                alarm.leisure.raise();
                drop(alarm);
                if sender.send(line).is_err() {
                    return;
                }
            }
            let mut alarm = lock(&theirs);
            alarm.is_over = true;
            alarm.leisure.raise();
        });
        Self { lines, alarm, interrupts }
    }

    /// Waits for the next line; with it comes the flag that ends its answer. `None` after the last one.
    pub fn next(&self) -> Option<(String, Stop)> {
        let line = self.lines.recv().ok()?;
        let mut alarm = lock(&self.alarm);
        alarm.n_waiting -= 1;
        alarm.stop = Stop::new();
        if (self.interrupts)(&line) {
            alarm.n_urgent -= 1;
        }
        if alarm.n_urgent > 0 {
            alarm.stop.raise();
        }
        Some((line, alarm.stop.clone()))
    }

    /// A flag that is raised as soon as a line waits to be answered, or no more can come.
    pub fn leisure(&self) -> Stop {
        let mut alarm = lock(&self.alarm);
        alarm.leisure = Stop::new();
        if alarm.n_waiting > 0 || alarm.is_over {
            alarm.leisure.raise();
        }
        alarm.leisure.clone()
    }
}

fn lock(alarm: &Mutex<Alarm>) -> MutexGuard<'_, Alarm> {
    alarm.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Cursor, Read};
    use std::sync::mpsc::{Sender, channel};

    fn urgent(line: &str) -> bool {
        line == "now"
    }

    #[test]
    fn lines_come_in_order_and_an_urgent_one_ends_what_was_asked_before_it() {
        let (sender, receiver) = channel::<Vec<u8>>();
        let inbox = Inbox::new(std::io::BufReader::new(Pipe(receiver)), urgent);
        let write = |text: &str| sender.send(text.as_bytes().to_vec()).unwrap();
        write("think\n");
        let (line, stop) = inbox.next().unwrap();
        assert_eq!((line.as_str(), stop.is_raised()), ("think", false));
        write("think again\nnow\n");
        // The reader thread needs a moment; a flag that never rises is a test that never ends.
        while !stop.is_raised() {
            thread::yield_now();
        }
        let (line, stop) = inbox.next().unwrap();
        assert_eq!((line.as_str(), stop.is_raised()), ("think again", true));
        let (line, stop) = inbox.next().unwrap();
        assert_eq!((line.as_str(), stop.is_raised()), ("now", false));
        drop::<Sender<_>>(sender);
        assert!(inbox.next().is_none());
    }

    #[test]
    fn leisure_ends_with_any_line_and_with_the_last_one() {
        let (sender, receiver) = channel::<Vec<u8>>();
        let inbox = Inbox::new(std::io::BufReader::new(Pipe(receiver)), urgent);
        let leisure = inbox.leisure();
        assert!(!leisure.is_raised());
        sender.send(b"one\ntwo\n".to_vec()).unwrap();
        while !leisure.is_raised() {
            thread::yield_now();
        }
        let (line, stop) = inbox.next().unwrap();
        assert_eq!((line.as_str(), stop.is_raised()), ("one", false));
        // The reader thread may need a moment for the second line.
        while !inbox.leisure().is_raised() {
            thread::yield_now();
        }
        assert_eq!(inbox.next().unwrap().0, "two");
        let leisure = inbox.leisure();
        assert!(!leisure.is_raised());
        drop::<Sender<_>>(sender);
        while !leisure.is_raised() {
            thread::yield_now();
        }
        assert!(inbox.leisure().is_raised());
    }

    #[test]
    fn bytes_that_are_no_text_do_not_end_the_conversation() {
        let inbox = Inbox::new(Cursor::new(b"\xff\xfe\nlast".to_vec()), urgent);
        assert_eq!(inbox.next().unwrap().0, "\u{fffd}\u{fffd}");
        assert_eq!(inbox.next().unwrap().0, "last");
        assert!(inbox.next().is_none());
    }

    /// What is sent can be read, until the sender is gone.
    struct Pipe(Receiver<Vec<u8>>);

    impl Read for Pipe {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let Ok(bytes) = self.0.recv() else { return Ok(0) };
            buffer[..bytes.len()].copy_from_slice(&bytes);
            Ok(bytes.len())
        }
    }
}
