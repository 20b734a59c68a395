//! The calendar on the wall.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::game::Day;

/// Today, where the player is.
#[cfg(unix)]
#[expect(unsafe_code, reason = "the C library knows the time zone, on a phone as on a desktop")]
pub(super) fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |since| since.as_secs() as libc::time_t);
    // SAFETY: both pointers are to our own values of the right types, for the length of the call. A time that it can not
    // tell leaves the date as it was: zeroed, which is a valid `tm`.
    let date = unsafe {
        let mut date: libc::tm = std::mem::zeroed();
        libc::localtime_r(&raw const now, &raw mut date);
        date
    };
    let number = |value: i32| u32::try_from(value).unwrap_or(0);
    let found = Day::from_date(number(date.tm_year + 1900), number(date.tm_mon + 1), number(date.tm_mday));
    found.unwrap_or_default()
}

/// Today in Greenwich.
#[cfg(not(unix))]
pub(super) fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Day::from_number(since.map_or(0, |since| (since.as_secs() / 86_400) as u32))
}
