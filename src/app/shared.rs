//! What both tables share with each other and with the rest of the app.

use super::navigation::Stack;
use super::save_files::SaveFiles;
use super::{AnimationSpeed, Cue, Day, Dialog, Pace, Screen, Settings, SystemRequest};
use crate::engine::Elo;
use crate::engine::worker::Worker;
use crate::rules::GameKind;
use crate::seeded::Seeded;

/// More than one frame can bring about.
const MAX_CUES: usize = 16;

/// What is there once, however many games there are.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) settings: Settings,
    pub(super) screens: Stack,
    /// The game of the difficulty page, which is also the one whose board was opened last.
    pub(super) picked: GameKind,
    pub(super) dialog: Option<Dialog>,
    pub(super) suspended: bool,
    /// The system wants nothing to move that need not.
    pub(super) reduced_motion: bool,
    pub(super) pace: Pace,
    /// How strong the player is, for one who keeps up.
    pub(super) player: Elo,
    pub(super) cues: Vec<Cue>,
    /// What the shell should ask of the system.
    pub(super) requests: Vec<SystemRequest>,
    /// The day on the player's calendar.
    pub(super) today: Day,
    /// The engine's thread, if the system gave us one.
    pub(super) worker: Option<Worker>,
    pub(super) saves: SaveFiles,
    pub(super) random: Seeded,
}

impl Shared {
    /// The screen that is seen.
    pub(super) fn screen(&self) -> Screen {
        self.screens.top()
    }

    /// How fast discs turn over: as the player wants it, and at once where the system wants nothing to move.
    pub(super) const fn animation(&self) -> AnimationSpeed {
        if self.reduced_motion { AnimationSpeed::Off } else { self.settings.animation }
    }

    /// Opens a screen on top of the present one.
    pub(super) fn open(&mut self, screen: Screen) {
        self.dialog = None;
        self.picked = screen.game().unwrap_or(self.picked);
        self.screens.open(screen);
    }

    /// Opens the board of a new game with the menu right below, so that Back never leads to another game.
    pub(super) fn open_new_game(&mut self, game: GameKind) {
        self.picked = game;
        self.screens.open(Screen::Menu);
        self.screens.open(Screen::board(game));
    }

    /// Something to hear and feel. Where nobody takes them, the oldest are forgotten.
    pub(super) fn cue(&mut self, cue: Cue) {
        if self.cues.len() == MAX_CUES {
            self.cues.remove(0);
        }
        self.cues.push(cue);
    }
}
