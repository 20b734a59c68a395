//! Jobs shared out among the cores, with the results in the order of the jobs whoever finished first.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does every job on so many threads. `on_result` is called with each result as it comes, in whatever order, on the thread of
/// the caller.
///
/// # Errors
/// The first error; jobs that were not begun by then are left undone.
pub(crate) fn share_out<J: Sync, R: Send, E: Send>(
    jobs: &[J],
    n_threads: usize,
    work: impl Fn(&J) -> Result<R, E> + Sync,
    mut on_result: impl FnMut(&R),
) -> Result<Vec<R>, E> {
    let next = AtomicUsize::new(0);
    let (sender, results) = mpsc::channel();
    let mut done: Vec<Option<R>> = jobs.iter().map(|_| None).collect();
    thread::scope(|scope| {
        for _ in 0..n_threads.max(1) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let Some((idx, job)) = take(jobs, next) {
                    if sender.send((idx, work(job))).is_err() {
                        break;
                    }
                }
            });
        }
        // The channel closes when the last thread has dropped its end.
        drop(sender);
        for (idx, result) in &results {
            match result {
                Ok(result) => {
                    on_result(&result);
                    done[idx] = Some(result);
                }
                Err(error) => {
                    next.store(jobs.len(), Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    })?;
    Ok(done.into_iter().flatten().collect())
}

/// The next job that is not taken.
fn take<'a, J>(jobs: &'a [J], next: &AtomicUsize) -> Option<(usize, &'a J)> {
    let idx = next.fetch_add(1, Ordering::Relaxed);
    jobs.get(idx).map(|job| (idx, job))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_stand_in_the_order_of_the_jobs_for_any_number_of_threads() {
        let jobs: Vec<u64> = (0..40).collect();
        for n_threads in [0, 1, 2, 7, 100] {
            let mut n_heard = 0;
            let late_first = |&job: &u64| {
                thread::sleep(Duration::from_micros(400 - 10 * job));
                Ok::<u64, ()>(job * job)
            };
            let squares = share_out(&jobs, n_threads, late_first, |_| n_heard += 1).unwrap();
            assert_eq!(squares, jobs.iter().map(|job| job * job).collect::<Vec<_>>());
            assert_eq!(n_heard, 40);
        }
    }

    #[test]
    fn an_error_ends_the_work_and_comes_back() {
        let jobs: Vec<u32> = (0..10_000).collect();
        let begun = AtomicUsize::new(0);
        let fail_at_three = |&job: &u32| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_micros(100));
            if job == 3 { Err("three") } else { Ok(job) }
        };
        assert_eq!(share_out(&jobs, 2, fail_at_three, |_| {}), Err("three"));
        assert!(begun.load(Ordering::Relaxed) < jobs.len());
    }
}
