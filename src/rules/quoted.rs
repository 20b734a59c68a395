//! Somebody else's text in a message of ours.

use std::fmt;

/// A text in quotation marks, with strange characters escaped and the end of a long one left out: a message stays a line
/// that can be read, whatever was handed in.
///
/// ```
/// use othello::rules::Quoted;
/// assert_eq!(Quoted("a\n").to_string(), r#""a\n""#);
/// assert_eq!(Quoted(&"x".repeat(1_000)).to_string(), format!("\"{}…\"", "x".repeat(40)));
/// ```
pub struct Quoted<'a>(pub &'a str);

/// So many characters of a text are enough to know it by.
const MAX_CHARS: usize = 40;

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(MAX_CHARS) {
            None => write!(f, "{:?}", self.0),
            Some((end, _)) => {
                let beginning = format!("{:?}", &self.0[..end]);
                write!(f, "{}…\"", beginning.trim_end_matches('"'))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_between_characters_and_stays_on_one_line() {
        for part in ["é", "🙂", "\n", "\"", "\u{301}", "ab"] {
            for n_times in [0, 1, 20, 39, 40, 41, 5_000] {
                let quoted = Quoted(&part.repeat(n_times)).to_string();
                assert!(quoted.len() <= 40 * 8 + 5 && !quoted.contains('\n'), "{quoted}");
                assert!(quoted.starts_with('"') && quoted.ends_with('"'), "{quoted}");
            }
        }
    }
}
