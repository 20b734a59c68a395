//! Figures as people read them: times and large numbers.

use std::time::Duration;

/// Milliseconds with as many digits as anyone would read.
pub fn millis(duration: Duration) -> String {
    let millis = duration.as_secs_f64() * 1000.0;
    if millis < 10.0 { format!("{millis:.2}") } else { format!("{millis:.0}") }
}

/// A number with a comma before each three digits.
pub fn grouped(number: u64) -> String {
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
