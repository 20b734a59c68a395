//! What every saved file says of itself first: its format, and the version of that.

use std::fmt;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Why a text is not the file that it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// Not JSON, cut short, or not the fields and words that we know; the text says which and where.
    Malformed(String),
    /// Some other file: what it says it is, and what it should be.
    Format(String, &'static str),
    /// A newer program wrote it, in this version of the form.
    Newer(u32),
    /// A number that the app could not have written; the text says which.
    OutOfRange(String),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(why) | Self::OutOfRange(why) => f.write_str(why),
            Self::Format(format, wanted) => write!(f, "{format:?} is no {wanted:?}"),
            Self::Newer(version) => write!(f, "saved by a newer version ({version})"),
        }
    }
}

impl std::error::Error for FormatError {}

impl From<serde_json::Error> for FormatError {
    fn from(error: serde_json::Error) -> Self {
        Self::Malformed(error.to_string())
    }
}

/// What every version of every file says; the rest may have changed.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

/// What a saved file holds. Every number in it has its range, and every file is checked when it is read: whatever comes
/// later may add, multiply and compare without care.
pub(crate) trait Saved: DeserializeOwned {
    /// Whether every number is one that the app could have written; the error is a sentence.
    fn check(&self) -> Result<(), String>;
}

/// Whether a number of a saved file is in its range.
pub(crate) fn in_range<N: PartialOrd + fmt::Debug>(
    what: &str,
    number: &N,
    range: &RangeInclusive<N>,
) -> Result<(), String> {
    if range.contains(number) {
        Ok(())
    } else {
        Err(format!("{what}: {number:?} is not in {:?} to {:?}", range.start(), range.end()))
    }
}

/// Reads the fields of a file of this format, written in this version or an older one.
///
/// # Errors
/// Not ours, damaged, with a number out of its range, or from a newer version.
pub(crate) fn read<T: Saved>(text: &str, wanted: &'static str, newest: u32) -> Result<T, FormatError> {
    let Header { format, version } = serde_json::from_str(text)?;
    if format != wanted {
        return Err(FormatError::Format(format, wanted));
    }
    if version > newest {
        return Err(FormatError::Newer(version));
    }
    let fields: T = serde_json::from_str(text)?;
    fields.check().map_err(FormatError::OutOfRange)?;
    Ok(fields)
}

#[derive(Serialize)]
struct Versioned<'a, T> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    body: &'a T,
}

/// The text of a file of this format and version, for [`read`].
pub(crate) fn write<T: Serialize>(body: &T, format: &str, version: u32) -> String {
    // Plain fields always have a JSON form; an empty text would only be read back as damaged.
    serde_json::to_string_pretty(&Versioned { format, version, body }).unwrap_or_default()
}
