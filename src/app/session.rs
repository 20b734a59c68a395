//! Where in the app somebody was, as it is kept between two starts.

use serde::{Deserialize, Serialize};

use super::archive::KeptGames;
use super::navigation::Stack;
use super::think::ThinkState;
use super::{OpeningsPage, Setup};
use crate::engine::checkers;
use crate::game::save_format::{self, Saved};
use crate::rules::GameKind;

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
    pub(super) think: ThinkState,
    /// The game of the difficulty page, which is also the one whose board was opened last.
    pub(super) game: GameKind,
    /// The difficulty page's choices for checkers.
    pub(super) checkers: Setup<checkers::Level>,
    /// Whether the two computers that play checkers hold on.
    pub(super) checkers_paused: bool,
    /// The finished games that are in the archive.
    pub(super) archived: KeptGames,
    /// The page with the openings.
    pub(super) openings: OpeningsPage,
}

impl Saved for Session {
    /// Whatever a page can not show is brought to what it can, rather than lose the other pages with it.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Session {
    /// The session as text.
    pub(super) fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(super) fn from_text(text: &str) -> Result<Self, String> {
        let session: Self = save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())?;
        Ok(Self {
            screens: session.screens.tidied(),
            think: session.think.tidied(),
            openings: session.openings.tidied(),
            ..session
        })
    }
}
