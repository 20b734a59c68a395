//! Saving and restoring without ever standing in the way of the game.

use std::collections::VecDeque;

use super::lab::LabState;
use super::session::Session;
use super::table::TableGame;
use super::{Notice, Settings, Storage, Stored};
use crate::game::Record;

/// The storage, with what went wrong in it waiting to be told.
#[derive(Debug)]
pub(super) struct SaveFiles {
    storage: Storage,
    /// Whether a failed disk was told of already.
    failed: bool,
    /// What to tell, the oldest first.
    pub(super) notices: VecDeque<Notice>,
}

impl SaveFiles {
    pub(super) const fn new(storage: Storage) -> Self {
        Self { storage, failed: false, notices: VecDeque::new() }
    }

    /// The saved game, if there is a good one.
    pub(super) fn game<G: TableGame>(&mut self) -> Option<Record<G>> {
        self.load(Stored::game(G::KIND), |text| Record::from_text(text).map_err(|error| error.to_string()))
    }

    /// The saved settings, if there are good ones.
    pub(super) fn settings(&mut self) -> Option<Settings> {
        self.load(Stored::Settings, |text| Settings::from_text(text).map_err(|error| error.to_string()))
    }

    /// The saved session, if there is a good one.
    pub(super) fn session(&mut self) -> Option<Session> {
        self.load(Stored::Session, Session::from_text)
    }

    /// The Lab page, if there is a good one.
    pub(super) fn lab(&mut self) -> Option<LabState> {
        self.load(Stored::Lab, LabState::from_text)
    }

    /// What the shell kept of its window.
    pub(super) fn window(&mut self) -> Option<String> {
        self.load(Stored::Window, |text| Ok(text.to_owned()))
    }

    /// Saves one file. A disk that fails is told of once.
    pub(super) fn write(&mut self, stored: Stored, text: &str) {
        if let Err(error) = self.storage.write(stored, text.as_bytes())
            && !self.failed
        {
            self.failed = true;
            let why = format!("{}: {error}", stored.file_name());
            self.notices.push_back(Notice::DiskFailed { why });
        }
    }

    /// What a file holds. A bad file is kept aside and told of.
    fn load<T>(&mut self, file: Stored, parse: impl Fn(&str) -> Result<T, String>) -> Option<T> {
        let loaded = match self.storage.read(file) {
            Ok(None) => return None,
            Ok(Some(bytes)) => {
                str::from_utf8(&bytes).map_err(|error| format!("no text: {error}")).and_then(parse)
            }
            Err(error) => Err(error.to_string()),
        };
        match loaded {
            Ok(value) => Some(value),
            Err(why) => {
                let kept_as = self.storage.set_aside(file).ok();
                self.notices.push_back(Notice::Damaged { file, why, kept_as });
                None
            }
        }
    }
}
