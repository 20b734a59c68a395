//! Saving and restoring without ever standing in the way of the game.

use std::collections::VecDeque;
use std::io;

use super::editor::EditorState;
use super::exercises::ExercisesFile;
use super::lab::LabState;
use super::puzzles::PuzzlesFile;
use super::rating::RatingFile;
use super::review::OpenReview;
use super::session::Session;
use super::table::TableGame;
use super::{Notice, Settings, Storage, Stored};
use crate::game::Record;
use crate::game::archive::Archive;
use crate::storage::{ReadError, log_bytes, read_log, whole_log_bytes};

/// The storage, with what went wrong in it waiting to be told.
#[derive(Debug)]
pub(super) struct SaveFiles {
    storage: Storage,
    /// Whether a failure of the disk was told of, and nothing got there since.
    has_failed: bool,
    /// The files that could not be read: they may be whole, so nothing is written over them.
    unreadable: Vec<Stored>,
    /// What to tell, the oldest first.
    pub(super) notices: VecDeque<Notice>,
}

impl SaveFiles {
    pub(super) const fn new(storage: Storage) -> Self {
        Self { storage, has_failed: false, unreadable: Vec::new(), notices: VecDeque::new() }
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

    /// The position that was being set up, if there is a good one.
    pub(super) fn editor(&mut self) -> Option<EditorState> {
        self.load(Stored::Editor, EditorState::from_text)
    }

    /// What was solved of the puzzles, if there is a good file.
    pub(super) fn puzzles(&mut self) -> Option<PuzzlesFile> {
        self.load(Stored::Puzzles, PuzzlesFile::from_text)
    }

    /// The exercises, if there is a good file.
    pub(super) fn exercises(&mut self) -> Option<ExercisesFile> {
        self.load(Stored::Exercises, ExercisesFile::from_text)
    }

    /// The review that was looked at last, if there is a good one.
    pub(super) fn review(&mut self) -> Option<OpenReview> {
        self.load(Stored::Review, OpenReview::from_text)
    }

    /// How strong the player is, if there is a good file.
    pub(super) fn rating(&mut self) -> Option<RatingFile> {
        self.load(Stored::Rating, RatingFile::from_text)
    }

    /// What the shell kept of its window.
    pub(super) fn window(&mut self) -> Option<String> {
        self.load(Stored::Window, |text| Ok(text.to_owned()))
    }

    /// Saves one file, unless the one that is there could not be read.
    pub(super) fn write(&mut self, file: Stored, text: &str) {
        if !self.unreadable.contains(&file)
            && let Err(error) = self.storage.write(file, text.as_bytes())
        {
            self.tell_failure(file, &error);
        }
    }

    /// The archive of games. Damaged lines are told of and kept aside with the whole file; the others are there.
    pub(super) fn archive(&mut self) -> Archive {
        let file = Stored::Archive;
        let bytes = match self.storage.load_log(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                self.tell_unread(file, error);
                return Archive::default();
            }
        };
        let log = read_log(&bytes);
        if let Some(first) = log.damaged.first() {
            let why = match log.damaged.len() - 1 {
                0 => format!("line {first} is damaged"),
                n_others => format!("line {first} and {n_others} other lines are damaged"),
            };
            let kept_as = self.storage.copy_aside(file, &bytes).ok();
            let is_kept = kept_as.is_some();
            self.notices.push_back(Notice::Damaged { file, why, kept_as });
            let archive = Archive::new(bytes, log.lines);
            if is_kept {
                self.rewrite(file, &archive.live_lines());
            }
            return archive;
        }
        Archive::new(bytes, log.lines)
    }

    /// Appends lines to a log: all of them, or none. `false` if none.
    pub(super) fn append(&mut self, file: Stored, lines: &[String]) -> bool {
        if self.unreadable.contains(&file) {
            return false;
        }
        let written = self.storage.append(file, &log_bytes(lines));
        written.map_err(|error| self.tell_failure(file, &error)).is_ok()
    }

    /// Replaces a log by these lines, and waits for the disk; `false` if the old one stays.
    pub(super) fn rewrite(&mut self, file: Stored, lines: &[String]) -> bool {
        if self.unreadable.contains(&file) {
            return false;
        }
        let written = self.storage.rewrite_log(file, &whole_log_bytes(lines));
        written.map_err(|error| self.tell_failure(file, &error)).is_ok()
    }

    /// Waits until everything is on the disk: the process may be gone soon.
    pub(super) fn flush(&mut self) {
        self.storage.flush();
        self.listen();
    }

    /// Takes in what got to the disk and what did not. A disk that fails is told of once, until it works again.
    pub(super) fn listen(&mut self) {
        for (file, result) in self.storage.take_results() {
            match result {
                Ok(()) => self.has_failed = false,
                Err(error) => self.tell_failure(file, &error),
            }
        }
    }

    fn tell_failure(&mut self, file: Stored, error: &io::Error) {
        if !self.has_failed {
            self.has_failed = true;
            let why = format!("{}: {error}", file.file_name());
            self.notices.push_back(Notice::DiskFailed { why });
        }
    }

    /// What a file holds. A damaged file is kept aside and told of; one that can not be read stays where it is, and is not
    /// written over.
    fn load<T>(&mut self, file: Stored, parse: impl Fn(&str) -> Result<T, String>) -> Option<T> {
        match self.storage.load(file, parse) {
            Ok(value) => value,
            Err(error) => {
                self.tell_unread(file, error);
                None
            }
        }
    }

    fn tell_unread(&mut self, file: Stored, error: ReadError) {
        let notice = match error {
            ReadError::Damaged(why) => {
                Notice::Damaged { file, why, kept_as: self.storage.set_aside(file).ok() }
            }
            ReadError::Unreadable(error) => {
                self.unreadable.push(file);
                Notice::Unreadable { file, why: error.to_string() }
            }
        };
        self.notices.push_back(notice);
    }
}
