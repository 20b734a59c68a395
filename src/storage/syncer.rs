//! The thread that brings files to the disk, so that no frame ever waits for it.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::disk::Disk;
use super::{Stored, beside, latest, remove_latest, replace};

/// What is left to do for a file.
#[derive(Debug)]
enum Work {
    /// These bytes take its place.
    Replace(Vec<u8>),
    /// Something was appended to it.
    Sync,
}

/// Takes the newest bytes of each file and brings them to the disk, in the order in which the files were first waiting.
/// Dropping it waits until everything is there.
#[derive(Debug)]
pub(super) struct Syncer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    disk: Arc<dyn Disk>,
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<(Stored, Work)>,
    /// Whether something is on its way to the disk.
    is_busy: bool,
    /// What became of each file since somebody asked.
    results: Vec<(Stored, io::Result<()>)>,
    is_closed: bool,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, queue: MutexGuard<'a, Queue>) -> MutexGuard<'a, Queue> {
        self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread's work.
    fn run(&self) {
        let mut queue = self.queue();
        loop {
            if let Some((stored, work)) = queue.waiting.pop_front() {
                queue.is_busy = true;
                drop(queue);
                let result = match work {
                    Work::Replace(bytes) => self.bring_to_disk(stored, &bytes),
                    Work::Sync => self.sync_appended(stored),
                };
                queue = self.queue();
                queue.is_busy = false;
                queue.results.push((stored, result));
                self.changed.notify_all();
            } else if queue.is_closed {
                return;
            } else {
                queue = self.wait(queue);
            }
        }
    }

    /// Replaces the file, and removes its newest state beside it if that is no newer.
    fn bring_to_disk(&self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        let name = stored.file_name();
        replace(&*self.disk, name, bytes)?;
        // Nothing newer may come in between: it would be removed instead.
        let queue = self.queue();
        if queue.waiting.iter().all(|(waiting, _)| *waiting != stored) {
            remove_latest(&*self.disk, name)?;
            drop(queue);
            self.disk.sync_names()?;
        }
        Ok(())
    }

    /// Brings what was appended to the disk, and the file's name, which may be a new one.
    fn sync_appended(&self, stored: Stored) -> io::Result<()> {
        self.disk.sync(stored.file_name())?;
        self.disk.sync_names()
    }
}

impl Syncer {
    pub(super) fn start(disk: Arc<dyn Disk>) -> io::Result<Self> {
        let shared = Arc::new(Shared { disk, queue: Mutex::new(Queue::default()), changed: Condvar::new() });
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new().name("othello-saves".to_owned()).spawn(move || theirs.run())?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Writes the newest state of a file to where a killed process finds it, and has it brought to the disk. Never waits
    /// for the disk.
    pub(super) fn write(&self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        let mut queue = self.shared.queue();
        let (disk, name) = (&self.shared.disk, stored.file_name());
        let beside = beside(&latest(name));
        disk.write(&beside, bytes)?;
        disk.rename(&beside, &latest(name))?;
        match queue.waiting.iter_mut().find(|(waiting, _)| *waiting == stored) {
            // The newest state wins; the older one need not be there first.
            Some((_, older)) => *older = Work::Replace(bytes.to_vec()),
            None => queue.waiting.push_back((stored, Work::Replace(bytes.to_vec()))),
        }
        self.shared.changed.notify_all();
        Ok(())
    }

    /// Adds to the end of a file, where a killed process finds it, and has it brought to the disk. Never waits for the disk.
    pub(super) fn append(&self, stored: Stored, bytes: &[u8]) -> io::Result<()> {
        self.shared.disk.append(stored.file_name(), bytes)?;
        let mut queue = self.shared.queue();
        if queue.waiting.iter().all(|(waiting, _)| *waiting != stored) {
            queue.waiting.push_back((stored, Work::Sync));
        }
        self.shared.changed.notify_all();
        Ok(())
    }

    /// Waits until everything is on the disk, or failed to get there.
    pub(super) fn flush(&self) {
        let mut queue = self.shared.queue();
        while queue.is_busy || !queue.waiting.is_empty() {
            queue = self.shared.wait(queue);
        }
    }

    /// What became of each file since the last call.
    pub(super) fn take_results(&self) -> Vec<(Stored, io::Result<()>)> {
        std::mem::take(&mut self.shared.queue().results)
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to write.
            thread.join().unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::disk::MemoryDisk;
    use super::*;

    /// The thread may not even have begun when an app goes out of sight.
    #[test]
    fn a_flush_waits_for_what_nobody_has_begun() {
        let disk: Arc<dyn Disk> = Arc::new(MemoryDisk::default());
        let shared = Arc::new(Shared { disk, queue: Mutex::default(), changed: Condvar::new() });
        let syncer = Syncer { shared: Arc::clone(&shared), thread: None };
        syncer.write(Stored::Game, b"a game").unwrap();
        let (began, begun) = mpsc::channel();
        thread::scope(|scope| {
            let flushed = scope.spawn(|| {
                began.send(()).unwrap();
                syncer.flush();
                shared.queue().waiting.len()
            });
            begun.recv().unwrap();
            // Long enough for a flush that waits for nothing to be over.
            thread::sleep(Duration::from_millis(50));
            shared.queue().is_closed = true;
            shared.run();
            assert_eq!(flushed.join().unwrap(), 0, "files that were not on the disk");
        });
        assert_eq!(syncer.take_results().len(), 1);
    }
}
