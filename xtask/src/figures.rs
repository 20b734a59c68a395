//! Days as people read them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today's date in Greenwich, as `2026-11-16`.
pub(crate) fn today() -> String {
    let secs = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    date(secs / 86_400)
}

/// The date so many days after 1970-01-01.
fn date(mut days: u64) -> String {
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates_through_leap_years() {
        let cases = [
            (0, "1970-01-01"),
            (31, "1970-02-01"),
            (11_016, "2000-02-29"),
            (11_322, "2000-12-31"),
            (20_773, "2026-11-16"),
        ];
        for (days, expected) in cases {
            assert_eq!(date(days), expected);
        }
    }
}
