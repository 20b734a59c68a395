//! The app's clock, which may run faster than the machine's: a soak of hours is then over in minutes.
//!
//! Only what the app itself asks is quickened: the time, and how long its looper sleeps. Drivers, Java and the phone keep
//! the machine's time. A wait for a lock or a channel with a time limit would still take the machine's seconds; the app
//! has none on a phone.

use std::env;
use std::ffi::c_int;
use std::sync::LazyLock;

/// How many seconds pass for the app in one of the machine's: `PHONE_CLOCK`, 1 if it is not there.
static RATE: LazyLock<i64> =
    LazyLock::new(|| env::var("PHONE_CLOCK").ok().and_then(|rate| rate.parse().ok()).unwrap_or(1));

/// When the app first asked; from here on its time runs ahead.
static BEGIN: LazyLock<i64> = LazyLock::new(|| nanos(machine_time(libc::CLOCK_MONOTONIC).0));

const NANOS: i64 = 1_000_000_000;

fn nanos(time: libc::timespec) -> i64 {
    time.tv_sec * NANOS + time.tv_nsec
}

fn machine_time(clock: c_int) -> (libc::timespec, c_int) {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: room for one of them.
    let result = unsafe { libc::clock_gettime(clock, &raw mut time) };
    (time, result)
}

/// What `clock_gettime` tells the app. The date is the machine's own.
#[unsafe(no_mangle)]
extern "C" fn phone_clock_gettime(clock: c_int, to: &mut libc::timespec) -> c_int {
    let (time, result) = machine_time(clock);
    *to = time;
    if clock == libc::CLOCK_MONOTONIC && *RATE > 1 {
        let quick = quickened(nanos(time), *BEGIN, *RATE);
        (to.tv_sec, to.tv_nsec) = (quick / NANOS, quick % NANOS);
    }
    result
}

const fn quickened(now: i64, begin: i64, rate: i64) -> i64 {
    begin + (now - begin) * rate
}

/// How many milliseconds of the machine a wait of the app takes; less than nothing is for ever, and stays so.
pub(crate) fn wait_of(millis: c_int) -> c_int {
    slowed(millis, *RATE as c_int)
}

/// Rounded up, or a short wait would be none and the app would spin.
const fn slowed(millis: c_int, rate: c_int) -> c_int {
    if millis <= 0 { millis } else { (millis - 1) / rate + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_clock_runs_ahead_from_its_beginning_on() {
        assert_eq!(quickened(5, 5, 20), 5);
        assert_eq!(quickened(7, 5, 20), 45);
        assert_eq!(quickened(7, 5, 1), 7);
    }

    #[test]
    fn waits_get_shorter_and_none_is_left_out() {
        assert_eq!([-1, 0, 1, 20, 21, 300].map(|millis| slowed(millis, 20)), [-1, 0, 1, 1, 2, 15]);
        assert_eq!(slowed(300, 1), 300);
    }
}
