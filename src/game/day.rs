//! A day of the calendar, on which a game was played or a puzzle is due.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A day as the player's calendar has it, from 1970 on. The shell reads the clock; a test just names a day.
///
/// ```
/// use othello::game::Day;
/// let day: Day = "2026-02-28".parse()?;
/// assert_eq!(day.after(1).to_string(), "2026-03-01");
/// # Ok::<(), othello::game::ParseDayError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(u32);

/// The last day that we name, 9999-12-31: years have four digits.
const LAST: u32 = 2_932_896;

impl Day {
    /// So many days after 1970-01-01, no later than the year 9999.
    pub const fn from_number(days: u32) -> Self {
        Self(if days > LAST { LAST } else { days })
    }

    /// How many days after 1970-01-01 it is.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// So many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Self {
        Self::from_number(self.0.saturating_add(days))
    }

    /// A day by year, month and day of the month; `None` if the calendar has no such day from 1970 to 9999.
    pub fn from_date(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        // Years begin in March here, so that the leap day is the last of its year.
        let shifted = if month > 2 { year } else { year - 1 };
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + day_of_year;
        let found = Self(days - DAYS_TO_1970);
        // A day that the month does not have would be one of the next month.
        (found.date() == (year, month, day)).then_some(found)
    }

    /// Year, month (from 1) and day of the month (from 1).
    pub const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + DAYS_TO_1970;
        let (era, of_era) = (days / DAYS_IN_400_YEARS, days % DAYS_IN_400_YEARS);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (era * 400 + year + (month <= 2) as u32, month, day)
    }
}

/// From the first of March of the year 0 to 1970-01-01.
const DAYS_TO_1970: u32 = 719_468;
/// After 400 years the calendar begins again.
const DAYS_IN_400_YEARS: u32 = 146_097;

impl fmt::Display for Day {
    /// As in 2026-11-17.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day such as 2026-11-17.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDayError(String);

impl fmt::Display for ParseDayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid day {:?}; expected one like 2026-11-17", self.0)
    }
}

impl std::error::Error for ParseDayError {}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let number = |range| text.get(range).and_then(|digits: &str| digits.parse().ok());
        let is_shaped = text.len() == 10
            && text.bytes().enumerate().all(|(at, byte)| match at {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            });
        let day = match (number(0..4), number(5..7), number(8..10)) {
            (Some(year), Some(month), Some(day)) if is_shaped => Self::from_date(year, month, day),
            _ => None,
        };
        // What is no day may be long; its beginning tells enough.
        day.ok_or_else(|| ParseDayError(text.chars().take(20).collect()))
    }
}

impl TryFrom<String> for Day {
    type Error = ParseDayError;

    fn try_from(text: String) -> Result<Self, ParseDayError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days_have_their_numbers() {
        for (text, number) in
            [("1970-01-01", 0), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-11-17", 20_774)]
        {
            assert_eq!(text.parse(), Ok(Day(number)));
            assert_eq!(Day(number).to_string(), text);
        }
        assert_eq!(Day::from_number(u32::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for number in 0..200_000 {
            assert_eq!(Day(number).date(), (year, month, day));
            assert_eq!(Day::from_date(year, month, day), Some(Day(number)));
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 => 28 + is_leap as u32,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            day += 1;
            if day > length {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let none = [
            "",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "1969-12-31",
            "2026-1-1",
            "2026/11/17",
            "+026-11-17",
        ];
        for text in none.into_iter().chain(["2026-11-17 ", "é26-11-17", "2026-11-1é"]) {
            assert!(text.parse::<Day>().is_err(), "{text:?}");
        }
    }
}
