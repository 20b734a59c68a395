//! What our own small files say first: what they are, and in which version of their form.

use serde::{Deserialize, Serialize};

/// A file's kind, and the version of its form that this program writes; raised when an older program would misread a
/// newer file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    pub(super) format: &'static str,
    pub(super) version: u32,
}

#[derive(Serialize)]
struct Written<'a, T> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    body: &'a T,
}

#[derive(Deserialize)]
struct Read {
    format: String,
    version: u32,
}

impl Header {
    /// Header and body as text.
    pub(super) fn write<T: Serialize>(self, body: &T) -> String {
        let written = Written { format: self.format, version: self.version, body };
        // Plain fields always have a JSON form; an empty text would only be read back as damaged.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// The body of what [`write`](Self::write) wrote; the error is a sentence.
    pub(super) fn read<'a, T: Deserialize<'a>>(self, text: &'a str) -> Result<T, String> {
        let found: Read = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if found.format != self.format {
            Err(format!("{:?} is no {:?}", found.format, self.format))
        } else if found.version > self.version {
            Err(format!("saved by a newer version ({})", found.version))
        } else {
            serde_json::from_str(text).map_err(|error| error.to_string())
        }
    }
}
