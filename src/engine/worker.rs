//! The thread that thinks, so that no frame ever waits for a move.
//!
//! Whoever wants something computed hands it to [`Worker::run`] and holds the [`Job`]: reports are polled from it, and
//! dropping it cancels that work and no other. Nobody can stop what somebody else asked for, and a late answer has
//! nowhere to arrive. Jobs run one after the other in the order in which they were asked for; one that has to wait says
//! so ([`Job::is_waiting`]).
//!
//! ```
//! use othello::engine::Level;
//! use othello::engine::worker::{Polled, Worker};
//! use othello::rules::Position;
//! let (woken, wakes) = std::sync::mpsc::channel();
//! let mut worker = Worker::start(move || woken.send(()).unwrap_or_default())?;
//! let job = worker.run(|engines, reporter| {
//!     engines.get(Level::Novice, None).choose(Position::START, reporter.stop(), &mut |_| {})
//! });
//! wakes.recv().unwrap();
//! let Polled::Report(thought) = job.poll() else { panic!("a greedy player answers at once") };
//! assert!(Position::START.moves().contains(thought.best));
//! # Ok::<(), std::io::Error>(())
//! ```

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::{fmt, io};

use super::{Engine, Level, Resources, Stop};

/// The owner of the thinking thread. Dropping it stops every job and joins the thread.
#[derive(Debug)]
pub struct Worker {
    queue: Option<Sender<Work>>,
    /// The jobs that were asked for and have not ended, for the end of the thread.
    unfinished: Vec<Arc<JobState>>,
    n_unfinished: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

/// What goes to the thread: it is given the engines that the thread keeps, and the way to wake the other side.
type Work = Box<dyn FnOnce(&mut Engines, &dyn Fn()) + Send>;

/// What both sides of a job know of it.
#[derive(Debug, Default)]
struct JobState {
    /// Asks the work to come to its end.
    stop: Stop,
    /// Nobody wants the result any more.
    is_cancelled: AtomicBool,
    has_begun: AtomicBool,
    has_ended: AtomicBool,
}

impl JobState {
    fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
        self.stop.raise();
    }
}

/// Work on the thread, in the hands of whoever asked for it. Dropping it cancels the work.
#[derive(Debug)]
pub struct Job<R> {
    reports: Receiver<R>,
    state: Arc<JobState>,
}

/// What [`Job::poll`] finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Polled<R> {
    /// A report.
    Report(R),
    /// Nothing yet.
    Pending,
    /// The work has ended: nothing more will come.
    Ended,
}

impl<R> Job<R> {
    /// The next report. Never waits.
    pub fn poll(&self) -> Polled<R> {
        match self.reports.try_recv() {
            Ok(report) => Polled::Report(report),
            Err(TryRecvError::Empty) => Polled::Pending,
            Err(TryRecvError::Disconnected) => Polled::Ended,
        }
    }

    /// Asks for the best so far: the work comes to its end, and what it still reports can be polled.
    pub fn finish_now(&self) {
        self.state.stop.raise();
    }

    /// Whether the work has not begun, because the thread is busy with an earlier job. If it had to wait, the worker's
    /// `wake` is called when it begins.
    pub fn is_waiting(&self) -> bool {
        !self.state.has_begun.load(Ordering::Relaxed)
    }
}

impl<R> Drop for Job<R> {
    fn drop(&mut self) {
        self.state.cancel();
    }
}

/// Where a job leaves what it finds.
pub struct Reporter<'a, R> {
    reports: &'a Sender<R>,
    stop: &'a Stop,
    wake: &'a dyn Fn(),
}

impl<R> fmt::Debug for Reporter<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reporter").field("stop", self.stop).finish_non_exhaustive()
    }
}

impl<R> Reporter<'_, R> {
    /// Reports something, and wakes the other side.
    pub fn report(&self, report: R) {
        // Nobody listens any more if the job was dropped; the stop flag says so too.
        self.reports.send(report).unwrap_or_default();
        (self.wake)();
    }

    /// The flag that asks the work to end.
    pub const fn stop(&self) -> &Stop {
        self.stop
    }
}

/// The engines that the thread keeps from one job to the next.
pub struct Engines {
    resources: Resources,
    /// The engine asked last, with who it is: most moves of a game come from the same one, and its table of known
    /// positions serves the next move too.
    last: Option<(Level, Option<u64>, Box<dyn Engine>)>,
}

impl fmt::Debug for Engines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.last.as_ref().map(|(level, seed, _)| (level, seed));
        f.debug_struct("Engines").field("last", &last).finish_non_exhaustive()
    }
}

impl Engines {
    /// Lets go of the engine that was asked last, and of its table.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// A player of this level with this seed, the same one as before if it was the last to be asked for.
    pub fn get(&mut self, level: Level, seed: Option<u64>) -> &mut dyn Engine {
        // Another engine's table goes before the new one is made: a phone should never hold two.
        let kept = self.last.take().filter(|(known, sown, _)| (*known, *sown) == (level, seed));
        let (.., engine) =
            self.last.insert(kept.unwrap_or_else(|| (level, seed, level.engine_with(seed, self.resources))));
        engine.as_mut()
    }
}

impl Worker {
    /// Starts the thread. It calls `wake` after each report, when a job ends, and when one begins that had to wait.
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
        let (queue, works) = mpsc::channel::<Work>();
        let thread = thread::Builder::new().name("othello-engine".to_owned()).spawn(move || {
            let mut engines = Engines { resources, last: None };
            while let Ok(work) = works.recv() {
                work(&mut engines, &wake);
            }
        })?;
        let n_unfinished = Arc::new(AtomicUsize::new(0));
        Ok(Self { queue: Some(queue), unfinished: Vec::new(), n_unfinished, thread: Some(thread) })
    }

    /// Does some work on the thread, after what was asked for before. The work reports as it goes on, and returns its
    /// last report if it has one. It looks at its [`Reporter::stop`] now and then, and ends when that is raised: later
    /// jobs wait for it.
    pub fn run<R: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Engines, &Reporter<'_, R>) -> Option<R> + Send + 'static,
    ) -> Job<R> {
        let state = Arc::new(JobState::default());
        let (sender, reports) = mpsc::channel();
        let (theirs, n_unfinished) = (Arc::clone(&state), Arc::clone(&self.n_unfinished));
        let has_to_wait = n_unfinished.fetch_add(1, Ordering::Relaxed) > 0;
        let work: Work = Box::new(move |engines, wake| {
            if !theirs.is_cancelled.load(Ordering::Relaxed) {
                theirs.has_begun.store(true, Ordering::Relaxed);
                if has_to_wait {
                    wake();
                }
                if let Some(last) = work(engines, &Reporter { reports: &sender, stop: &theirs.stop, wake }) {
                    // Nobody listens any more if the job was dropped.
                    sender.send(last).unwrap_or_default();
                }
            }
            n_unfinished.fetch_sub(1, Ordering::Relaxed);
            theirs.has_ended.store(true, Ordering::Relaxed);
            // One call for the last report and for the end, which is only visible once the sender is gone.
            drop(sender);
            wake();
        });
        self.unfinished.retain(|job| !job.has_ended.load(Ordering::Relaxed));
        self.unfinished.push(Arc::clone(&state));
        if let Some(queue) = &self.queue {
            // Only a thread that panicked is gone; then the job has ended as soon as it is polled.
            queue.send(work).unwrap_or_default();
        }
        Job { reports, state }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        for job in &self.unfinished {
            job.cancel();
        }
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to say.
            thread.join().unwrap_or_default();
        }
    }
}
