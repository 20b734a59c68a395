//! Where in the app somebody was, as it is kept between two starts.

use serde::{Deserialize, Serialize};

use super::navigation::Stack;
use super::think::Kept;
use super::{GameKind, Setup};
use crate::engine::checkers;

/// The word that tells our sessions from any other JSON file.
const FORMAT: &str = "othello-session";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// The open screens and the half-made choices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Session {
    /// The open screens.
    pub(super) screens: Stack,
    /// The difficulty page.
    pub(super) setup: Setup,
    /// Whether the two computers hold on.
    pub(super) paused: bool,
    /// The view of a search.
    pub(super) think: Kept,
    /// The game of the difficulty page, which is also the one whose board was opened last.
    pub(super) game: GameKind,
    /// The difficulty page's choices for checkers.
    pub(super) checkers: Setup<checkers::Level>,
    /// Whether the two computers that play checkers hold on.
    pub(super) checkers_paused: bool,
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    session: &'a Session,
}

#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

impl Session {
    /// The session as text.
    pub(super) fn to_text(&self) -> String {
        let written = Written { format: FORMAT, version: VERSION, session: self };
        // Plain fields always have a JSON form; an empty text would only be read back as damaged.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(super) fn from_text(text: &str) -> Result<Self, String> {
        let header: Header = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match header {
            Header { format, .. } if format != FORMAT => Err(format!("{format:?} is no {FORMAT:?}")),
            Header { version, .. } if version > VERSION => {
                Err(format!("saved by a newer version ({version})"))
            }
            _ => {
                let session: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
                Ok(Self { screens: session.screens.tidied(), think: session.think.tidied(), ..session })
            }
        }
    }
}
