//! The page with the openings that have a name: which of them is shown, and how far its moves are played.

use serde::{Deserialize, Serialize};

use super::{App, Now, PlayAs, Screen};
use crate::game::{History, Othello};
use crate::rules::openings::{Opening, Openings};

/// Something on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningsAction {
    /// Shows the opening with this number, at its end.
    Show(usize),
    /// Back to the list.
    List,
    /// The board one move earlier.
    Previous,
    /// The board one move later.
    Next,
    /// A game from the board that is shown.
    Play(PlayAs),
}

/// What the page shows, kept with the session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpeningsPage {
    /// The number of an opening; `None` for the list.
    shown: Option<usize>,
    /// How many of its moves are on the board.
    n_moves: usize,
}

impl OpeningsPage {
    /// The opening that is shown, if one is.
    pub fn opening(self) -> Option<&'static Opening> {
        Openings::shipped().get(self.shown?)
    }

    /// How many of its moves are on the board.
    pub const fn n_moves(self) -> usize {
        self.n_moves
    }

    /// The moves of the opening up to the board that is shown; an empty game if none is.
    pub fn history(self) -> History<Othello> {
        let mut game = History::new();
        let moves = self.opening().map_or(&[][..], Opening::moves);
        for &at in moves.iter().take(self.n_moves) {
            // All lines of the table follow the rules.
            if game.play(at).is_err() {
                break;
            }
        }
        game
    }

    /// Back to the list; `false` if it is shown already.
    pub(super) fn close(&mut self) -> bool {
        std::mem::take(self).shown.is_some()
    }

    /// The same as far as there is such an opening, whatever a file says.
    pub(super) fn tidied(self) -> Self {
        match self.opening() {
            Some(opening) => Self { n_moves: self.n_moves.min(opening.moves().len()), ..self },
            None => Self::default(),
        }
    }
}

impl App {
    /// The page with the openings.
    pub const fn openings(&self) -> OpeningsPage {
        self.openings
    }

    pub(super) fn apply_openings(&mut self, action: OpeningsAction, now: Now) {
        if self.screen() != Screen::Openings {
            return;
        }
        let page = self.openings;
        self.openings = match action {
            OpeningsAction::Show(number) => OpeningsPage { shown: Some(number), n_moves: usize::MAX },
            OpeningsAction::List => OpeningsPage::default(),
            OpeningsAction::Previous => OpeningsPage { n_moves: page.n_moves.saturating_sub(1), ..page },
            OpeningsAction::Next => OpeningsPage { n_moves: page.n_moves + 1, ..page },
            OpeningsAction::Play(play_as) => {
                if page.shown.is_some() {
                    self.begin_from(page.history(), play_as, now);
                }
                page
            }
        }
        .tidied();
    }
}
