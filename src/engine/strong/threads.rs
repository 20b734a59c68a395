//! Several threads on one search, by the Young Brothers Wait Concept (Feldmann 1993).
//!
//! The first move of a node is searched by one thread alone: it often ends the node, and then the others would have
//! been searched in vain. If it does not, and a thread is idle, the remaining moves are put into a queue as a
//! [`Split`]. Its owner and every idle thread take one move after the other, until none is left or one of them ends the
//! node. An owner that waits for the last helper of its split helps in turn, but only further down in the same split, so
//! that it is free as soon as its own node is done.
//!
//! One thread alone splits nothing and visits the same positions each time. With more, values of solved positions stay
//! the same; node counts, and the choice among equal moves, depend on which thread is quicker.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::evaluation::Node;
use super::ordering::{Candidate, Candidates};
use super::search::Search;
use crate::rules::{Position, Square};

/// The threads of one search, and the splits on which they may help each other.
pub(super) struct SearchThreads {
    queue: Mutex<SplitQueue>,
    /// Notified when a split is opened, when a helper leaves one, and when the search is over.
    wake: Condvar,
    /// Changed only with the queue locked; read without, as a hint.
    n_idle: AtomicUsize,
    nodes: AtomicU64,
}

#[derive(Default)]
struct SplitQueue {
    /// The oldest first: those have the most to do below them.
    open: Vec<Arc<Split>>,
    over: bool,
}

/// A node whose remaining moves may be searched by anyone.
pub(super) struct Split {
    /// The split below which this one was opened.
    parent: Option<Arc<Split>>,
    task: Task,
    confidence: u8,
    n_nested_cuts: u8,
    beta: i32,
    rest: Mutex<Rest>,
    /// A move was good enough: the others need not be searched any further.
    is_cut: AtomicBool,
    /// A thread left because of a limit, with its move unsearched: nothing is known of the node.
    is_broken: AtomicBool,
    /// Changed only with the queue locked.
    n_helpers: AtomicUsize,
}

/// What is to be done with a move.
pub(super) enum Task {
    /// Search it to the end of the game.
    End(Position),
    /// Search the node to so many plies.
    Mid(Node, u32),
}

/// The moves that are left, and what the others were worth.
pub(super) struct Rest {
    pub(super) candidates: Candidates,
    pub(super) alpha: i32,
    pub(super) best: i32,
    pub(super) best_at: Option<Square>,
}

impl Search<'_> {
    /// Does some work with this search while so many threads in all help with it. They have ended when this returns.
    pub fn with_threads<R>(mut self, n_threads: usize, work: impl FnOnce(&mut Search<'_>) -> R) -> R {
        if n_threads <= 1 {
            return work(&mut self);
        }
        let threads = SearchThreads::new();
        thread::scope(|scope| {
            // Ends the helpers even if the work panics: the scope waits for them.
            let _shutdown = ShutdownGuard(&threads);
            for _ in 1..n_threads {
                let mut helper = self.helper(&threads);
                let builder = thread::Builder::new().name("othello-helper".to_owned());
                // A system that gives no thread only makes the search slower.
                drop(builder.spawn_scoped(scope, move || helper.serve()));
            }
            work(&mut self.helper(&threads))
        })
    }

    /// Whether a split would find someone to help.
    #[inline]
    pub(super) fn has_idle_helpers(&self) -> bool {
        self.threads.is_some_and(|threads| threads.n_idle.load(Relaxed) > 0)
    }

    /// Searches the rest of the moves together with whoever is idle; the best value and its move.
    pub(super) fn share(&mut self, task: Task, rest: Rest, beta: i32) -> (i32, Option<Square>) {
        let Some(threads) = self.threads else { return (rest.best, rest.best_at) };
        let split = Arc::new(Split {
            parent: self.split.clone(),
            task,
            confidence: self.confidence,
            n_nested_cuts: self.n_nested_cuts,
            beta,
            rest: Mutex::new(rest),
            is_cut: AtomicBool::new(false),
            is_broken: AtomicBool::new(false),
            n_helpers: AtomicUsize::new(0),
        });
        threads.open(&split);
        self.split = Some(split.clone());
        self.work(&split);
        self.close(threads, &split);

        // Whatever stopped this thread inside of the split, outside of it only a limit or an outer cut matters.
        self.split.clone_from(&split.parent);
        self.is_exhausted |= split.is_broken.load(Relaxed);
        self.stopped = self.is_exhausted || is_void(self.split.as_ref());
        let rest = split.rest();
        (rest.best, rest.best_at)
    }

    /// Takes moves of a split until there are no more.
    fn work(&mut self, split: &Split) {
        while let Some((candidate, number, alpha)) = split.next() {
            let value = self.value_of(split, candidate, number, alpha);
            if self.stopped {
                split.is_broken.fetch_or(self.is_exhausted, Relaxed);
                return;
            }
            split.report(candidate.at, value);
        }
    }

    fn value_of(&mut self, split: &Split, candidate: Candidate, number: usize, alpha: i32) -> i32 {
        let Candidate { at, flips, .. } = candidate;
        match &split.task {
            Task::End(position) => -self.end(position.play_flips(at, flips), -alpha - 1),
            Task::Mid(node, depth) => {
                let child = node.after(self.layout, at, flips);
                self.value_in_turn(&child, depth - 1, (alpha, split.beta), number)
            }
        }
    }

    /// Closes a split of this thread, and waits until its helpers have left.
    fn close(&mut self, threads: &SearchThreads, split: &Arc<Split>) {
        let mut queue = threads.lock();
        queue.open.retain(|open| !Arc::ptr_eq(open, split));
        while split.n_helpers.load(Relaxed) > 0 {
            let stopped = self.stopped;
            queue = match queue.join(|other| !stopped && other.is_below(split)) {
                Some(other) => {
                    drop(queue);
                    self.help(threads, &other);
                    threads.lock()
                }
                None => threads.wait(queue),
            };
        }
    }

    /// A helper thread: it waits for splits and works on them until the search is over.
    fn serve(&mut self) {
        let Some(threads) = self.threads else { return };
        let mut queue = threads.lock();
        while !queue.over {
            queue = match queue.join(|_| true) {
                Some(split) => {
                    drop(queue);
                    self.help(threads, &split);
                    threads.lock()
                }
                None => threads.wait(queue),
            };
        }
    }

    /// Works on another thread's split, which this thread has joined.
    fn help(&mut self, threads: &SearchThreads, split: &Arc<Split>) {
        let outer = (self.split.replace(split.clone()), self.confidence, self.n_nested_cuts);
        (self.confidence, self.n_nested_cuts) = (split.confidence, split.n_nested_cuts);
        self.work(split);
        self.report_nodes();
        (self.split, self.confidence, self.n_nested_cuts) = outer;
        self.stopped = self.is_exhausted || is_void(self.split.as_ref());
        let _queue = threads.lock();
        split.n_helpers.fetch_sub(1, Relaxed);
        threads.wake.notify_all();
    }
}

impl SearchThreads {
    const fn new() -> Self {
        Self {
            queue: Mutex::new(SplitQueue { open: Vec::new(), over: false }),
            wake: Condvar::new(),
            n_idle: AtomicUsize::new(0),
            nodes: AtomicU64::new(0),
        }
    }

    /// Adds to the nodes of all threads; their sum.
    pub(super) fn add_nodes(&self, n_nodes: u64) -> u64 {
        self.nodes.fetch_add(n_nodes, Relaxed) + n_nodes
    }

    fn lock(&self) -> MutexGuard<'_, SplitQueue> {
        // A thread that panicked leaves the queue whole: every change is a single step.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self, split: &Arc<Split>) {
        self.lock().open.push(split.clone());
        self.wake.notify_all();
    }

    fn wait<'b>(&self, queue: MutexGuard<'b, SplitQueue>) -> MutexGuard<'b, SplitQueue> {
        self.n_idle.fetch_add(1, Relaxed);
        let queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        self.n_idle.fetch_sub(1, Relaxed);
        queue
    }
}

/// Ends the helper threads when it is dropped.
struct ShutdownGuard<'a>(&'a SearchThreads);

impl Drop for ShutdownGuard<'_> {
    fn drop(&mut self) {
        self.0.lock().over = true;
        self.0.wake.notify_all();
    }
}

impl SplitQueue {
    /// The oldest open split that fits and has something left to do, with the caller counted among its helpers.
    fn join(&self, fits: impl Fn(&Split) -> bool) -> Option<Arc<Split>> {
        let split = self.open.iter().find(|split| fits(split) && split.has_work())?;
        split.n_helpers.fetch_add(1, Relaxed);
        Some(split.clone())
    }
}

impl Split {
    fn rest(&self) -> MutexGuard<'_, Rest> {
        self.rest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next move to search, its number in the order, and the value that it must beat.
    fn next(&self) -> Option<(Candidate, usize, i32)> {
        if self.is_done() {
            return None;
        }
        let mut rest = self.rest();
        let candidate = rest.candidates.next()?;
        Some((candidate, rest.candidates.n_given(), rest.alpha))
    }

    fn report(&self, at: Square, value: i32) {
        let mut rest = self.rest();
        if value > rest.best {
            (rest.best, rest.best_at) = (value, Some(at));
            rest.alpha = rest.alpha.max(value);
            if value >= self.beta {
                self.is_cut.store(true, Relaxed);
            }
        }
    }

    fn has_work(&self) -> bool {
        !self.is_done() && !self.rest().candidates.is_done()
    }

    /// Whether the remaining moves of this split need not be searched.
    fn is_done(&self) -> bool {
        self.is_cut.load(Relaxed) || self.is_broken.load(Relaxed)
    }

    fn ancestors(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(self.parent.as_deref(), |split| split.parent.as_deref())
    }

    fn is_below(&self, other: &Self) -> bool {
        self.ancestors().any(|above| std::ptr::eq(above, other))
    }
}

/// Whether a split or one above it is done, so that work below it is in vain.
pub(super) fn is_void(split: Option<&Arc<Split>>) -> bool {
    split.is_some_and(|split| split.is_done() || split.ancestors().any(Split::is_done))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::late_positions;
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    fn search_with<R>(n_threads: usize, limit: &Limit, work: impl FnOnce(&mut Search<'_>) -> R) -> R {
        let table = TranspositionTable::with_megabytes(4);
        Search::new(&table, Evaluation::shipped(), limit).with_threads(n_threads, work)
    }

    fn until_stopped() -> Limit {
        Limit::until(Stop::new())
    }

    #[test]
    fn any_number_of_threads_solves_to_the_same_value() {
        for position in late_positions(17, 12, 111) {
            let scores = [1, 2, 3, 5].map(|n_threads| {
                search_with(n_threads, &until_stopped(), |search| search.solve(position)).unwrap()
            });
            for solved in scores {
                assert_eq!(solved.score, scores[0].score, "{position:?}");
                // The move must reach the value, whichever of the best ones it is.
                let Some(best) = solved.best else { continue };
                let child = position.play(best).unwrap();
                let reply = search_with(1, &until_stopped(), |search| search.solve(child)).unwrap();
                assert_eq!(-reply.score, solved.score, "{best} in {position:?}");
            }
        }
    }

    /// Without cuts by probability and with an empty table a value depends on the position and the depth alone.
    #[test]
    fn any_number_of_threads_finds_the_same_value_in_the_middle_of_the_game() {
        for position in late_positions(35, 6, 112) {
            let values = [1, 2, 4].map(|n_threads| {
                search_with(n_threads, &until_stopped(), |search| {
                    search.deepen(position, 7).map(|found| found.value)
                })
            });
            assert_eq!(values, [values[0]; 3], "{position:?}");
        }
    }

    #[test]
    fn threads_share_one_limit_of_nodes() {
        for n_threads in [1, 2, 4] {
            let (table, limit) = (TranspositionTable::with_megabytes(4), until_stopped());
            let search = Search::new(&table, Evaluation::shipped(), &limit).with_nodes(200_000);
            let (solved, nodes) = search.with_threads(n_threads, |search| {
                (search.solve(late_positions(26, 1, 113)[0]), search.nodes())
            });
            assert_eq!(solved, None);
            assert!((200_000..230_000).contains(&nodes), "{nodes} nodes on {n_threads} threads");
        }
    }

    #[test]
    fn a_search_that_was_broken_off_leaves_nothing_false_behind() {
        for (seed, n_nodes) in (120..132).zip([3_000, 20_000, 60_000].into_iter().cycle()) {
            let position = late_positions(16, 1, seed)[0];
            let (table, limit) = (TranspositionTable::with_megabytes(4), until_stopped());
            let search = || Search::new(&table, Evaluation::shipped(), &limit);
            search().with_nodes(n_nodes).with_threads(3, |search| search.solve(position));
            let after = search().with_threads(2, |search| search.solve(position)).unwrap();
            let fresh = search_with(1, &until_stopped(), |search| search.solve(position)).unwrap();
            assert_eq!(after.score, fresh.score, "{position:?}");
        }
    }

    #[test]
    fn a_raised_stop_ends_every_thread() {
        let stop = Stop::new();
        let limit = Limit::until(stop.clone());
        let found = search_with(4, &limit, |search| {
            stop.raise();
            // Soon solved by threads that overhear the stop: the test then fails and does not wait for ever.
            search.solve(late_positions(18, 1, 114)[0])
        });
        assert_eq!(found, None);
    }

    #[test]
    #[should_panic(expected = "in the middle of the work")]
    fn a_panic_does_not_leave_the_helpers_waiting() {
        search_with(3, &until_stopped(), |_| panic!("in the middle of the work"));
    }
}
