//! Lines that are read while the engine thinks, so that one of them can end the thought.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::engine::Stop;

/// So many bytes of lines may wait for their answers, which are some thousands of lines. Further ones are dropped, and
/// the sender is told: a program that sends without end can not fill the memory, and its `quit` is still seen.
const MAX_WAITING: usize = 1 << 20;

/// What a line takes beside its bytes.
const LINE_COST: usize = 64;

/// So many bytes may a line have; a whole game in GGF has one or two thousand.
const MAX_LINE: usize = 1 << 16;

/// Once the input has ended, what was asked may go on for so long: enough for a script that hands over a few lines and
/// reads the answers, and no program is left thinking for nobody.
pub const GRACE: Duration = Duration::from_secs(3);

/// Reads lines on a thread of its own. It ends with the lines.
pub struct InputQueue {
    shared: Arc<Shared>,
    interrupts: fn(&str) -> bool,
}

/// Something to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueuedInput {
    /// A line, without the white space around it. Bytes that are no text make a line that nobody understands.
    Line(String),
    /// A line that was too long to be kept.
    TooLong,
    /// So many lines were dropped here, because too many waited already.
    Dropped(usize),
}

impl QueuedInput {
    /// The line, or what is wrong with it.
    ///
    /// # Errors
    /// There is no line; a sentence that says why.
    pub fn line(self) -> Result<String, String> {
        match self {
            Self::Line(line) => Ok(line),
            Self::TooLong => Err(format!("a line longer than {MAX_LINE} bytes")),
            Self::Dropped(n_lines) => {
                Err(format!("{n_lines} lines were dropped: more than {MAX_WAITING} bytes were waiting"))
            }
        }
    }
}

/// What the two threads share.
#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// Notified with every input, and at their end.
    arrived: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<QueuedInput>,
    /// What they take, in bytes.
    size: usize,
    /// How many of them end every search before them.
    n_urgent: usize,
    /// Ends the answer that is under way.
    stop: Stop,
    /// Ends what is done while nobody asks.
    idle: Stop,
    /// No line will come any more.
    is_over: bool,
    /// No line will come any more, and the grace has passed.
    is_late: bool,
}

impl InputQueue {
    /// Reads these lines. Those that `interrupts` accepts end every search that was asked for before them, and so does
    /// the end of the lines after this grace.
    pub fn new(input: impl BufRead + Send + 'static, interrupts: fn(&str) -> bool, grace: Duration) -> Self {
        let shared = Arc::new(Shared::default());
        let theirs = shared.clone();
        thread::spawn(move || theirs.read(input, interrupts, grace));
        Self { shared, interrupts }
    }

    /// Waits for the next input; with it comes the flag that ends its answer. `None` after the last one.
    pub fn next(&self) -> Option<(QueuedInput, Stop)> {
        let mut state = self.shared.lock();
        let input = loop {
            match state.waiting.pop_front() {
                Some(input) => break input,
                None if state.is_over => return None,
                None => state = self.shared.wait(state),
            }
        };
        state.size -= size(&input);
        state.n_urgent -= usize::from(is_urgent(&input, self.interrupts));
        state.stop = Stop::new();
        if state.n_urgent > 0 || state.is_late {
            state.stop.raise();
        }
        Some((input, state.stop.clone()))
    }

    /// A flag that is raised as soon as something waits to be answered, or nothing more can come.
    pub fn idle(&self) -> Stop {
        let mut state = self.shared.lock();
        state.idle = Stop::new();
        if !state.waiting.is_empty() || state.is_over {
            state.idle.raise();
        }
        state.idle.clone()
    }
}

fn is_urgent(input: &QueuedInput, interrupts: fn(&str) -> bool) -> bool {
    matches!(input, QueuedInput::Line(line) if interrupts(line))
}

fn size(input: &QueuedInput) -> usize {
    LINE_COST + if let QueuedInput::Line(line) = input { line.len() } else { 0 }
}

impl Shared {
    /// The reading thread.
    fn read(&self, mut input: impl BufRead, interrupts: fn(&str) -> bool, grace: Duration) {
        while let Ok(Some(line)) = read_line(&mut input) {
            self.lock().push(line, interrupts);
            self.arrived.notify_all();
        }
        let mut state = self.lock();
        state.is_over = true;
        state.idle.raise();
        drop(state);
        self.arrived.notify_all();
        thread::sleep(grace);
        let mut state = self.lock();
        state.is_late = true;
        state.stop.raise();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.arrived.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn push(&mut self, input: QueuedInput, interrupts: fn(&str) -> bool) {
        self.idle.raise();
        let is_urgent = is_urgent(&input, interrupts);
        // Urgent lines have as much room again, so that no flood of others hides them.
        let room = if is_urgent { 2 * MAX_WAITING } else { MAX_WAITING };
        if self.size + size(&input) <= room {
            self.size += size(&input);
            self.waiting.push_back(input);
        } else if let Some(QueuedInput::Dropped(n_lines)) = self.waiting.back_mut() {
            *n_lines += 1;
        } else {
            self.size += size(&QueuedInput::Dropped(1));
            self.waiting.push_back(QueuedInput::Dropped(1));
        }
        if is_urgent {
            self.stop.raise();
            self.n_urgent += usize::from(!matches!(self.waiting.back(), Some(QueuedInput::Dropped(_))));
        }
    }
}

/// The next line; `None` at the end. Of a line that is too long no more is kept than it may have.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<QueuedInput>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() < MAX_LINE || bytes.ends_with(b"\n") {
        return Ok(Some(QueuedInput::Line(String::from_utf8_lossy(&bytes).trim().to_owned())));
    }
    // The rest of the line, in pieces that are thrown away.
    loop {
        bytes.clear();
        let n_bytes = input.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut bytes)?;
        if n_bytes == 0 || bytes.ends_with(b"\n") {
            return Ok(Some(QueuedInput::TooLong));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Far longer than a test may take.
    const LONG: Duration = Duration::from_hours(1);

    fn queue(input: impl BufRead + Send + 'static) -> InputQueue {
        InputQueue::new(input, urgent, LONG)
    }

    fn next(lines: &InputQueue) -> Option<(String, bool)> {
        lines.next().map(|(input, stop)| (input.line().unwrap(), stop.is_raised()))
    }

    fn urgent(line: &str) -> bool {
        line == "now"
    }

    /// The reading thread needs a moment. What must then be true is asserted and not waited for, so that a flag that
    /// never rises fails a test and does not hang it.
    fn wait_until(lines: &InputQueue, is_read: impl Fn(&State) -> bool) {
        while !is_read(&lines.shared.lock()) {
            thread::yield_now();
        }
    }

    #[test]
    fn lines_come_in_order_and_an_urgent_one_ends_what_was_asked_before_it() {
        let (sender, receiver) = channel::<Vec<u8>>();
        let lines = queue(io::BufReader::new(Pipe(receiver)));
        let write = |text: &str| sender.send(text.as_bytes().to_vec()).unwrap();
        write("think\n");
        let (line, stop) = lines.next().unwrap();
        assert_eq!((line.line().as_deref(), stop.is_raised()), (Ok("think"), false));
        write("think again\nnow\n");
        wait_until(&lines, |state| state.waiting.len() == 2);
        assert!(stop.is_raised());
        assert_eq!(next(&lines), Some(("think again".to_owned(), true)));
        assert_eq!(next(&lines), Some(("now".to_owned(), false)));
        drop::<Sender<_>>(sender);
        assert_eq!(next(&lines), None);
    }

    #[test]
    fn idle_ends_with_any_line_and_with_the_last_one() {
        let (sender, receiver) = channel::<Vec<u8>>();
        let lines = queue(io::BufReader::new(Pipe(receiver)));
        let idle = lines.idle();
        assert!(!idle.is_raised());
        sender.send(b"one\ntwo\n".to_vec()).unwrap();
        wait_until(&lines, |state| state.waiting.len() == 2);
        assert!(idle.is_raised());
        assert_eq!(next(&lines), Some(("one".to_owned(), false)));
        assert!(lines.idle().is_raised());
        assert_eq!(next(&lines), Some(("two".to_owned(), false)));
        let idle = lines.idle();
        assert!(!idle.is_raised());
        drop::<Sender<_>>(sender);
        wait_until(&lines, |state| state.is_over);
        assert!(idle.is_raised() && lines.idle().is_raised());
    }

    #[test]
    fn bytes_that_are_no_text_do_not_end_the_conversation() {
        let lines = queue(Cursor::new(b"\xff\xfe\nlast".to_vec()));
        assert_eq!(next(&lines), Some(("\u{fffd}\u{fffd}".to_owned(), false)));
        assert_eq!(next(&lines), Some(("last".to_owned(), false)));
        assert_eq!(next(&lines), None);
    }

    #[test]
    fn the_end_of_the_lines_ends_what_was_asked_after_the_grace() {
        let patient = queue(Cursor::new(b"think".to_vec()));
        wait_until(&patient, |state| state.is_over);
        assert_eq!(next(&patient), Some(("think".to_owned(), false)));
        let hasty = InputQueue::new(Cursor::new(b"think\nagain".to_vec()), urgent, Duration::ZERO);
        let (_, stop) = hasty.next().unwrap();
        wait_until(&hasty, |state| state.is_late);
        assert!(stop.is_raised());
        assert_eq!(next(&hasty), Some(("again".to_owned(), true)));
    }

    #[test]
    fn a_flood_of_lines_takes_a_bounded_memory_and_hides_no_urgent_one() {
        let n_lines = 300_000;
        let flood = format!("{}now\nlast\n", "setboard\n".repeat(n_lines));
        let lines = queue(Cursor::new(flood.into_bytes()));
        wait_until(&lines, |state| state.is_over);
        assert!(lines.shared.lock().size < 2 * MAX_WAITING);
        let (mut n_kept, mut n_dropped, mut n_now) = (0, 0, 0);
        while let Some((input, _)) = lines.next() {
            match input {
                QueuedInput::Line(line) if line == "now" => n_now += 1,
                QueuedInput::Line(_) => n_kept += 1,
                QueuedInput::Dropped(n_lines) => n_dropped += n_lines,
                QueuedInput::TooLong => panic!("no line is long"),
            }
        }
        assert_eq!((n_kept + n_dropped, n_now), (n_lines + 1, 1));
        assert!(n_kept > 5_000, "{n_kept} lines were kept");
        assert_eq!(lines.shared.lock().size, 0);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let long = "x".repeat(3 * MAX_LINE);
        for (n_bytes, is_kept) in [(MAX_LINE - 1, true), (MAX_LINE, false), (3 * MAX_LINE, false)] {
            let lines = queue(Cursor::new(format!("{}\nlast", &long[..n_bytes]).into_bytes()));
            let input = lines.next().unwrap().0;
            assert_eq!(input == QueuedInput::TooLong, !is_kept, "{n_bytes} bytes");
            assert_eq!(next(&lines), Some(("last".to_owned(), false)));
        }
    }

    /// What is sent can be read, until the sender is gone.
    struct Pipe(Receiver<Vec<u8>>);

    impl Read for Pipe {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Ok(bytes) = self.0.recv() else { return Ok(0) };
            buffer[..bytes.len()].copy_from_slice(&bytes);
            Ok(bytes.len())
        }
    }
}
