//! Lines that are read while the engine thinks, so that one of them can end the thought.

use std::io::BufRead;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::Stop;

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
                if interrupts(&line) {
                    let mut alarm = lock(&theirs);
                    alarm.n_urgent += 1;
                    alarm.stop.raise();
                }
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { lines, alarm, interrupts }
    }

    /// Waits for the next line; with it comes the flag that ends its answer. `None` after the last one.
    pub fn next(&self) -> Option<(String, Stop)> {
        let line = self.lines.recv().ok()?;
        let mut alarm = lock(&self.alarm);
        alarm.stop = Stop::new();
        if (self.interrupts)(&line) {
            alarm.n_urgent -= 1;
        }
        if alarm.n_urgent > 0 {
            alarm.stop.raise();
        }
        Some((line, alarm.stop.clone()))
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
