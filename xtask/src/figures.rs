//! Figures as people read them: days, times and large numbers.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

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

/// Milliseconds with as many digits as anyone would read.
pub(crate) fn millis(duration: Duration) -> String {
    let millis = duration.as_secs_f64() * 1000.0;
    if millis < 10.0 { format!("{millis:.2}") } else { format!("{millis:.0}") }
}

/// A number with a comma before each three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
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

    #[test]
    fn numbers_are_grouped_by_thousands() {
        let cases = [(0, "0"), (999, "999"), (1_000, "1,000"), (24_288, "24,288"), (1_234_567, "1,234,567")];
        for (number, expected) in cases {
            assert_eq!(grouped(number), expected);
        }
    }

    #[test]
    fn short_times_have_digits_behind_the_point() {
        assert_eq!(millis(Duration::from_micros(1_234)), "1.23");
        assert_eq!(millis(Duration::from_micros(123_400)), "123");
    }
}
