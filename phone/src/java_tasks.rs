//! What Java is to do on the main thread besides the script's commands, and without an answer: tasks that were posted to a
//! view, and fingers that the app's native half has not used.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::activity;

static TASKS: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

fn tasks() -> MutexGuard<'static, VecDeque<String>> {
    TASKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Leaves a task for Java, as a line, and wakes the main thread.
pub(crate) fn push(line: String) {
    tasks().push_back(line);
    activity::wake_main_thread();
}

/// The oldest task that is not done.
pub(crate) fn take() -> Option<String> {
    tasks().pop_front()
}

/// Whether there is one.
pub(crate) fn is_pending() -> bool {
    !tasks().is_empty()
}
