//! How numbers are written: the marks that differ between languages, and the signs and figures that do not.

use fluent_bundle::FluentValue;

#[cfg(test)]
use super::messages::Kind;
use super::messages::{Argument, messages};
use crate::app::Bound;
use crate::engine::search::{Value, Window};
use crate::engine::{Score, estimated_discs};
use crate::game::Tally;

messages! {
    /// The marks in numbers.
    struct NumberWords("number") { decimal, group }
}

/// The marks in the numbers of a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    /// Before the parts of one.
    pub(super) decimal: char,
    /// Before three digits.
    pub(super) group: char,
}

impl Numbers {
    pub(super) fn new(words: &NumberWords) -> Self {
        let mark = |text: &str, usual| text.chars().next().unwrap_or(usual);
        Self { decimal: mark(words.decimal, '.'), group: mark(words.group, ',') }
    }

    /// A number with digits behind the point, as Rust writes it.
    fn decimals(self, text: &str) -> String {
        text.replace('.', self.decimal.encode_utf8(&mut [0; 4]))
    }

    /// A number of discs with one decimal, or none if it has none.
    pub(crate) fn discs(self, discs: f64) -> String {
        let text = format!("{:.1}", discs.abs());
        let text = self.decimals(text.strip_suffix(".0").unwrap_or(&text));
        if discs <= -0.05 { format!("−{text}") } else { text }
    }

    /// A whole number with a mark between its thousands.
    pub(crate) fn grouped(self, n: u64) -> String {
        let digits = n.to_string();
        let mut text = String::new();
        for (idx, digit) in digits.chars().enumerate() {
            if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
                text.push(self.group);
            }
            text.push(digit);
        }
        text
    }
}

/// An argument that is written with the language's marks.
macro_rules! written {
    ($($(#[$meta:meta])* $name:ident($number:ty): $written:expr;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy)]
        pub(crate) struct $name(pub(crate) $number);

        impl<'a> Argument<'a> for $name {
            #[cfg(test)]
            const KIND: Kind = Kind::Text;

            fn value(self, numbers: Numbers) -> FluentValue<'a> {
                let written: fn(Numbers, $number) -> String = $written;
                FluentValue::from(written(numbers, self.0))
            }
        }
    )*};
}

written! {
    /// A number of discs, with one decimal if it needs it.
    Discs(f64): Numbers::discs;
    /// A value in 1/256 disc as a number of discs with its sign.
    SignedDiscs(i32): |numbers, value| {
        let text = numbers.discs(estimated_discs(value));
        if text.starts_with('−') || text == "0" { text } else { format!("+{text}") }
    };
    /// A number with its sign and one decimal.
    SignedTenths(f64): |numbers, number| numbers.decimals(&format!("{number:+.1}"));
    /// Hundredths, with two decimals.
    Hundredths(u16): |numbers, number| format!("{}{}{:02}", number / 100, numbers.decimal, number % 100);
    /// A large number, in groups of three digits.
    Grouped(u64): Numbers::grouped;
}

/// A number that is not shown itself but chooses the plural form of a word beside it.
#[derive(Clone, Copy)]
pub(crate) struct Form(f64);

impl Form {
    /// The form beside [`Discs`], which are rounded.
    pub(crate) fn of_discs(discs: f64) -> Self {
        Self((discs.abs() * 10.0).round() / 10.0)
    }
}

impl<'a> Argument<'a> for Form {
    #[cfg(test)]
    const KIND: Kind = Kind::Form;

    fn value(self, _: Numbers) -> FluentValue<'a> {
        FluentValue::from(self.0)
    }
}

/// A count of positions as a person reads it: 1234 as it is, 56 thousand as "56k".
pub(crate) fn short_count(n: u64) -> String {
    match n {
        0..10_000 => n.to_string(),
        10_000..10_000_000 => format!("{}k", n / 1000),
        _ => format!("{}M", n / 1_000_000),
    }
}

/// The discs of both sides, Black's first.
pub(crate) fn score(tally: Tally) -> String {
    format!("{}–{}", tally.black, tally.white)
}

/// The discs of both sides, the larger number first.
pub(super) fn winner_first(tally: Tally) -> String {
    format!("{}–{}", tally.black.max(tally.white), tally.black.min(tally.white))
}

/// What a move is worth, in figures that fit on a square. The discs of a game that was seen to its end have a sign in
/// front, so that nobody takes them for points.
pub(crate) fn figure(score: Score) -> String {
    let plus = |value: i32| if value > 0 { format!("+{value}") } else { signed(value) };
    match score {
        Score::Points(points) => plus(points),
        Score::Final(margin) => format!("= {}", plus(margin)),
        Score::Estimate(estimate) => plus(estimated_discs(estimate).round() as i32),
        Score::Turned(turned) => turned.to_string(),
    }
}

/// A number with a true minus.
pub(super) fn signed(value: Value) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A value as a card shows it: an arrow up means "or more", an arrow down "or less".
pub(super) fn with_arrow(value: String, bound: Bound) -> String {
    match bound {
        Bound::Exact => value,
        Bound::AtLeast => value + "↑",
        Bound::AtMost => value + "↓",
    }
}

/// A share in percent; never 0 of something, and never 100 of less than all.
pub(super) fn percent(part: u64, whole: u64) -> u64 {
    let rounded = (part * 100 + whole / 2) / whole.max(1);
    match part {
        0 => 0,
        _ if part < whole => rounded.clamp(1, 99),
        _ => rounded,
    }
}

/// The window on a card: bounds that do not matter are left out.
pub(super) fn short_window(window: Window, any: &str) -> String {
    let Window { alpha, beta } = window;
    match (alpha == Window::FULL.alpha, beta == Window::FULL.beta) {
        (true, true) => any.to_owned(),
        (false, true) => format!("> {}", signed(alpha)),
        (true, false) => format!("< {}", signed(beta)),
        (false, false) => format!("{} … {}", signed(alpha), signed(beta)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Numbers = Numbers { decimal: '.', group: ',' };
    const INDONESIAN: Numbers = Numbers { decimal: ',', group: '.' };

    fn written<'a>(argument: impl Argument<'a>, numbers: Numbers) -> String {
        match argument.value(numbers) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?} is no text"),
        }
    }

    #[test]
    fn counts_are_short() {
        assert_eq!([9_999, 10_000, 9_999_999, 12_345_678].map(short_count), ["9999", "10k", "9999k", "12M"]);
    }

    #[test]
    fn figures_are_written_as_people_read_them() {
        let grouped = [0, 999, 1000, 1_234_567].map(|n| written(Grouped(n), ENGLISH));
        assert_eq!(grouped, ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(written(Hundredths(1204), INDONESIAN), "12,04");
        assert_eq!(written(SignedTenths(1.25), INDONESIAN), "+1,2");
        assert_eq!((signed(-620), signed(0)), ("−620".to_owned(), "0".to_owned()));
        assert_eq!(with_arrow(signed(690), Bound::AtLeast), "690↑");
        assert_eq!(
            [(0, 9), (1, 1000), (999, 1000), (7, 7), (1, 3)].map(|(a, b)| percent(a, b)),
            [0, 1, 99, 100, 33]
        );
    }

    #[test]
    fn discs_are_written_as_people_read_them() {
        assert_eq!(
            [0.0, 0.04, 2.0, 3.25, -3.25, -0.04].map(|it| ENGLISH.discs(it)),
            ["0", "0", "2", "3.2", "−3.2", "0"]
        );
        assert_eq!(
            [640, -640, 0, 4].map(|it| written(SignedDiscs(it), INDONESIAN)),
            ["+2,5", "−2,5", "0", "0"]
        );
    }

    #[test]
    fn a_window_says_only_what_bounds_it() {
        let window = |alpha, beta| short_window(Window { alpha, beta }, "any");
        let (low, high) = (Window::FULL.alpha, Window::FULL.beta);
        assert_eq!(window(low, high), "any");
        assert_eq!((window(-620, high), window(low, 5)), ("> −620".to_owned(), "< 5".to_owned()));
        assert_eq!(window(-620, -619), "−620 … −619");
    }
}
