//! The thread that thinks, so that no frame ever waits for a move.
//!
//! A [`Question`] goes in, [`Progress`] and one [`Verdict`] come out, each stamped with the question's [`Ticket`].
//! Nothing else is shared but the stop flag. A newer question retires the older one, and what still arrives of a
//! retired question is dropped in [`Worker::poll`] and nowhere else.
//!
//! Whatever else takes long, the drawing of a searched tree or a comparison of searches, runs on the same thread by
//! [`Worker::run`]: so it never competes with a move, and is retired like one.
//!
//! ```
//! use othello::engine::Level;
//! use othello::engine::worker::{Answer, Question, Worker};
//! use othello::rules::Position;
//! let (woken, wakes) = std::sync::mpsc::channel();
//! let mut worker = Worker::start(move || woken.send(()).unwrap_or_default())?;
//! let ticket = worker.ask(Question { position: Position::START, level: Level::Novice, seed: None });
//! wakes.recv().unwrap();
//! let Some(Answer::Verdict(verdict)) = worker.poll() else { panic!("a greedy player answers at once") };
//! assert_eq!(verdict.ticket, ticket);
//! # Ok::<(), std::io::Error>(())
//! ```

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fmt, io};

use super::{Engine, Level, Resources, Stop, Thought};
use crate::rules::Position;

/// What the worker is asked: who should move where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, seen from the side that moves.
    pub position: Position,
    /// Who thinks.
    pub level: Level,
    /// A little repeatable randomness, so that games differ.
    pub seed: Option<u64>,
}

/// Which question an answer belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// What the engine thinks so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The question.
    pub ticket: Ticket,
    /// The best so far.
    pub thought: Thought,
}

/// The engine's last word on a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The question.
    pub ticket: Ticket,
    /// The move and what the engine thinks of it; `None` if the side has no legal move.
    pub thought: Option<Thought>,
    /// How long it thought.
    pub elapsed: Duration,
}

/// What comes back from the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There will be more.
    Progress(Progress),
    /// The last answer to its question.
    Verdict(Verdict),
}

/// The owner of the thinking thread. Dropping it stops the thought and joins the thread.
#[derive(Debug)]
pub struct Worker {
    jobs: Option<Sender<Job>>,
    answers: Receiver<Answer>,
    current: Option<(Ticket, Stop)>,
    /// The flag of the work that was last given to [`run`](Self::run).
    work: Option<Stop>,
    n_asked: u64,
    thread: Option<JoinHandle<()>>,
}

/// What goes to the thread.
enum Job {
    /// A move is to be found.
    Answer { ticket: Ticket, question: Question, stop: Stop },
    /// Any other work.
    Run(Work),
}

/// Work that is given the way to wake the other side.
type Work = Box<dyn FnOnce(&dyn Fn()) + Send>;

/// Where work that was given to [`Worker::run`] leaves what it finds.
#[derive(Debug)]
pub struct Outlet<'a, R> {
    reports: &'a Sender<R>,
    wake: Wake<'a>,
    stop: &'a Stop,
}

/// The other side's bell.
#[derive(Clone, Copy)]
struct Wake<'a>(&'a dyn Fn());

impl fmt::Debug for Wake<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wake")
    }
}

impl<R> Outlet<'_, R> {
    /// Reports something, and wakes the other side.
    pub fn send(&self, report: R) {
        // Nobody listens any more if the reports were thrown away; the stop flag will say so too.
        self.reports.send(report).unwrap_or_default();
        (self.wake.0)();
    }

    /// The flag that asks the work to end.
    pub const fn stop(&self) -> &Stop {
        self.stop
    }
}

/// What work given to [`Worker::run`] has found so far. Throwing it away stops the work.
#[derive(Debug)]
pub struct Reports<R> {
    receiver: Receiver<R>,
    stop: Stop,
}

/// What [`Reports::poll`] finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Polled<R> {
    /// A report.
    Report(R),
    /// Nothing yet.
    Pending,
    /// The work has ended, or was retired: nothing more will come.
    Ended,
}

impl<R> Reports<R> {
    /// The next report. Never waits.
    pub fn poll(&self) -> Polled<R> {
        match self.receiver.try_recv() {
            Ok(report) => Polled::Report(report),
            Err(TryRecvError::Empty) => Polled::Pending,
            Err(TryRecvError::Disconnected) => Polled::Ended,
        }
    }

    /// Asks the work to end. What it still reports can be polled.
    pub fn stop(&self) {
        self.stop.raise();
    }
}

impl<R> Drop for Reports<R> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Worker {
    /// Starts the thread. It calls `wake` after each answer that it has sent.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        Self::start_with(Resources::default(), wake)
    }

    /// The same with what the device lends to the engines.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start_with(resources: Resources, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (jobs, inbox) = mpsc::channel();
        let (outbox, answers) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("othello-engine".to_owned())
            .spawn(move || Thinker { outbox, wake, resources, engine: None }.run(&inbox))?;
        Ok(Self { jobs: Some(jobs), answers, current: None, work: None, n_asked: 0, thread: Some(thread) })
    }

    /// Asks a question, and retires the one before.
    pub fn ask(&mut self, question: Question) -> Ticket {
        self.retire();
        self.n_asked += 1;
        let (ticket, stop) = (Ticket(self.n_asked), Stop::new());
        self.send(Job::Answer { ticket, question, stop: stop.clone() });
        self.current = Some((ticket, stop));
        ticket
    }

    /// Does other work on the thread that thinks, and retires what was asked before. The work looks at its
    /// [`Outlet::stop`] now and then, and ends when that is raised: a later question waits for it.
    ///
    /// ```
    /// use othello::engine::worker::{Polled, Worker};
    /// let (woken, wakes) = std::sync::mpsc::channel();
    /// let mut worker = Worker::start(move || woken.send(()).unwrap_or_default())?;
    /// let reports = worker.run(|outlet| outlet.send(6 * 7));
    /// wakes.recv().unwrap();
    /// assert_eq!(reports.poll(), Polled::Report(42));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn run<R: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Outlet<'_, R>) + Send + 'static,
    ) -> Reports<R> {
        self.retire();
        let stop = Stop::new();
        let (sender, receiver) = mpsc::channel();
        self.work = Some(stop.clone());
        let theirs = stop.clone();
        self.send(Job::Run(Box::new(move |wake| {
            if !theirs.is_raised() {
                work(&Outlet { reports: &sender, wake: Wake(wake), stop: &theirs });
            }
            // The end is news as well, and only visible once the sender is gone.
            drop(sender);
            wake();
        })));
        Reports { receiver, stop }
    }

    fn send(&self, job: Job) {
        // The thread ends only when `jobs` is dropped, so the job always arrives.
        if let Some(jobs) = &self.jobs {
            jobs.send(job).unwrap_or_default();
        }
    }

    /// Asks for the answer now, with the move in hand.
    pub fn hurry(&self) {
        if let Some((_, stop)) = &self.current {
            stop.raise();
        }
    }

    /// Stops the thought; nothing of it will be delivered.
    pub fn retire(&mut self) {
        self.hurry();
        self.current = None;
        if let Some(stop) = self.work.take() {
            stop.raise();
        }
    }

    /// The next answer to the current question, if one has come. Never waits.
    pub fn poll(&mut self) -> Option<Answer> {
        while let Ok(answer) = self.answers.try_recv() {
            let (Answer::Progress(Progress { ticket, .. }) | Answer::Verdict(Verdict { ticket, .. })) =
                &answer;
            // An answer that comes too late belongs to a position that is no longer on the board.
            if self.current.as_ref().is_none_or(|(current, _)| current != ticket) {
                continue;
            }
            if matches!(answer, Answer::Verdict(_)) {
                self.current = None;
            }
            return Some(answer);
        }
        None
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.retire();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to say.
            thread.join().unwrap_or_default();
        }
    }
}

/// The thread's side.
struct Thinker<W> {
    outbox: Sender<Answer>,
    wake: W,
    resources: Resources,
    /// The engine asked last, kept with who it is: most questions of a game go to the same one.
    engine: Option<(Level, Option<u64>, Box<dyn Engine>)>,
}

impl<W: Fn()> Thinker<W> {
    fn run(&mut self, inbox: &Receiver<Job>) {
        while let Ok(job) = inbox.recv() {
            match job {
                Job::Answer { ticket, question, stop } => self.answer(ticket, question, &stop),
                Job::Run(work) => work(&self.wake),
            }
        }
    }

    fn answer(&mut self, ticket: Ticket, question: Question, stop: &Stop) {
        let Question { position, level, seed } = question;
        let started = Instant::now();
        if !matches!(&self.engine, Some((known, sown, _)) if (*known, *sown) == (level, seed)) {
            // Its table goes first: a phone should never hold two.
            self.engine = None;
            self.engine = Some((level, seed, level.engine_with(seed, self.resources)));
        }
        let Some((_, _, engine)) = &mut self.engine else { return };
        let (outbox, wake) = (&self.outbox, &self.wake);
        let send = |answer: Answer| {
            // Nobody listens any more once the worker is being dropped.
            outbox.send(answer).unwrap_or_default();
            wake();
        };
        let thought = engine.choose(position, stop, &mut |thought| {
            send(Answer::Progress(Progress { ticket, thought: thought.clone() }));
        });
        send(Answer::Verdict(Verdict { ticket, thought, elapsed: started.elapsed() }));
    }
}
