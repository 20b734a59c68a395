//! What the pages of the archive show, and what is done there.

use super::filter::GameOpenings;
use super::keep::Glances;
use super::{ArchiveAction, ArchiveSheet, Filter};
use crate::app::rating::points;
use crate::app::review::{ReviewAction, ReviewedGame};
use crate::app::{App, Day, Dialog, Now, Screen, Shared, SharedGame, Stored, SystemRequest, TransferAction};
use crate::game::archive::{
    self, Archive, GameId, ImportError, MeanLoss, Opponent, Seating, Statistics, Summary,
};
use crate::game::{Othello, RatedGame};
use crate::rules::{Board, GameKind, Square, notation};

/// Older results say little about how strong somebody is now.
const MAX_PAST_RESULTS: usize = 60;

/// The list of games with what is chosen on it, and the statistics.
#[derive(Debug, Default)]
pub struct ArchivePage {
    /// The games, once a page has needed them.
    archive: Option<Archive>,
    /// What the tables showed when it was last looked whether a game is over.
    pub(super) glances: Glances,
    filter: Filter,
    /// The games that are listed, newest first.
    shown: Vec<GameId>,
    /// The openings of all games, once somebody has asked for one.
    openings: Option<GameOpenings>,
    /// Whose statistics are shown.
    kind: GameKind,
    statistics: [Statistics; 2],
    message: Option<ArchiveMessage>,
}

/// What is told on the page until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveMessage {
    /// This game was deleted; [`ArchiveAction::UndoDelete`] brings it back.
    Deleted(GameId),
    /// So many games were copied as text.
    Copied(usize),
    /// Games were brought in.
    Imported {
        /// How many are new.
        n_new: usize,
        /// How many were there already.
        n_known: usize,
    },
    /// A text was not brought in, and nothing of it was.
    ImportFailed(ImportError),
}

impl ArchivePage {
    /// All games; `None` until a page has been open that shows them.
    pub const fn games(&self) -> Option<&Archive> {
        self.archive.as_ref()
    }

    /// The games that are listed, newest first.
    pub fn shown(&self) -> &[GameId] {
        &self.shown
    }

    /// Which games are listed.
    pub const fn filter(&self) -> Filter {
        self.filter
    }

    /// What is to be told.
    pub const fn message(&self) -> Option<&ArchiveMessage> {
        self.message.as_ref()
    }

    /// The game whose statistics are shown.
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The statistics that are shown.
    pub const fn statistics(&self) -> &Statistics {
        self.statistics_of(self.kind)
    }

    /// The statistics of a game.
    pub const fn statistics_of(&self, kind: GameKind) -> &Statistics {
        &self.statistics[kind as usize]
    }

    /// Every opponent that was met, in their order.
    pub fn opponents(&self) -> Vec<Opponent> {
        let games = self.archive.iter().flat_map(Archive::games);
        let mut all: Vec<Opponent> = games.map(|game| game.seating.opponent()).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The openings that were played with their numbers of games, the most played first; none until the sheet with the
    /// choices has been opened.
    pub fn openings(&self) -> &[(&'static str, usize)] {
        self.openings.as_ref().map_or(&[], |openings| &openings.names)
    }

    /// Writes lines to the end of the file, and takes them in if the games are in memory. `false` if they could not be
    /// written.
    pub(super) fn append(&mut self, lines: &[String], shared: &mut Shared) -> bool {
        if let Some(archive) = &mut self.archive {
            archive.add(lines);
            self.refresh();
        }
        shared.saves.append(Stored::Archive, lines)
    }

    /// Reads the file, if that has not happened yet.
    fn load(&mut self, shared: &mut Shared) -> &mut Archive {
        if self.archive.is_none() {
            self.archive = Some(shared.saves.archive());
            self.refresh();
        }
        self.archive.get_or_insert_default()
    }

    /// The games have changed: whatever follows from them is found anew, once and not with each frame.
    fn refresh(&mut self) {
        let Some(archive) = &self.archive else { return };
        self.statistics = GameKind::ALL.map(|kind| Statistics::of(archive, kind));
        self.openings = None;
        self.list();
    }

    fn list(&mut self) {
        if self.filter.opening.is_some() {
            self.find_openings();
        }
        let Self { archive: Some(archive), filter, openings, shown, .. } = self else { return };
        let opening = |id| openings.as_ref().and_then(|openings| openings.get(id));
        let listed = archive.games().filter(|game| filter.lets_through(game, || opening(game.id)));
        *shown = listed.map(|game| game.id).collect();
    }

    fn find_openings(&mut self) {
        if let Some(archive) = self.archive.as_ref().filter(|_| self.openings.is_none()) {
            self.openings = Some(GameOpenings::of(archive));
        }
    }
}

impl App {
    /// The archive of finished games.
    pub const fn archive(&self) -> &ArchivePage {
        &self.archive
    }

    pub(in crate::app) fn apply_archive(&mut self, action: ArchiveAction, now: Now) {
        let Self { archive: page, shared, .. } = self;
        if !matches!(shared.screen(), Screen::Archive | Screen::Statistics) || page.archive.is_none() {
            return;
        }
        let message = page.message.take();
        match action {
            ArchiveAction::Show(sheet) => {
                if sheet == ArchiveSheet::Filter {
                    page.find_openings();
                }
                shared.dialog = Some(Dialog::Archive(sheet));
            }
            ArchiveAction::Filter(filter) => {
                page.filter = filter;
                page.list();
            }
            ArchiveAction::Delete(id) => {
                shared.dialog = None;
                if page.games().is_some_and(|games| games.get(id).is_some()) {
                    page.append(&[Archive::delete_line(id)], shared);
                    page.message = Some(ArchiveMessage::Deleted(id));
                }
            }
            ArchiveAction::UndoDelete => {
                if let Some(ArchiveMessage::Deleted(id)) = message
                    && let Some(line) = page.games().and_then(|games| games.game_line(id))
                {
                    page.append(&[line], shared);
                }
            }
            ArchiveAction::Share(id) => self.share_game(id, now),
            ArchiveAction::Review(id) => self.review_game(id),
            ArchiveAction::CopyAll | ArchiveAction::ShareAll => {
                shared.dialog = None;
                let Some(games) = page.games().filter(|games| !games.is_empty()) else { return };
                let (n_games, text) = (games.len(), archive::export(games));
                if action == ArchiveAction::CopyAll {
                    page.message = Some(ArchiveMessage::Copied(n_games));
                    shared.requests.push(SystemRequest::Copy(text));
                } else {
                    shared.requests.push(SystemRequest::Share(text));
                }
            }
            ArchiveAction::AskForText => {
                shared.dialog = None;
                shared.requests.push(SystemRequest::Paste);
            }
            ArchiveAction::Statistics(kind) => page.kind = kind,
        }
    }

    /// Opens the page where games go elsewhere with this one. It knows Othello alone: the moves of a game of checkers go
    /// straight to another app.
    fn share_game(&mut self, id: GameId, now: Now) {
        self.shared.dialog = None;
        let Some(game) = self.archive.games().and_then(|games| games.open(id)) else { return };
        match game.seating {
            Seating::Othello(seats) => {
                let day = Some(game.day).filter(|&day| day > Day::default());
                if let Ok(history) = game.history::<Othello>() {
                    let shared_game = SharedGame::of_history(&history, seats, day);
                    self.apply_transfer(TransferAction::Open(shared_game), now);
                }
            }
            Seating::Checkers(_) => self.shared.requests.push(SystemRequest::Share(game.moves.to_owned())),
        }
    }

    /// Opens the review of a game, if it is one of Othello.
    fn review_game(&mut self, id: GameId) {
        self.shared.dialog = None;
        let Some(game) = self.archive.games().and_then(|games| games.open(id)) else { return };
        if let Seating::Othello(seats) = game.seating
            && let Ok(history) = game.history::<Othello>()
        {
            let SharedGame { start, moves, .. } = SharedGame::of_history(&history, seats, None);
            let reviewed = ReviewedGame { start, moves, seats: Some(seats) };
            self.apply_review(ReviewAction::Open(Box::new(reviewed)));
        }
    }

    /// Brings in the games of a text. If a line of it is wrong, nothing changes.
    pub(in crate::app) fn import_games(&mut self, text: &str) {
        let Self { archive: page, shared, .. } = self;
        shared.dialog = None;
        page.message = Some(match archive::import(page.load(shared), text) {
            Ok(imported) => {
                if !imported.lines.is_empty() {
                    page.append(&imported.lines, shared);
                }
                ArchiveMessage::Imported { n_new: imported.lines.len(), n_known: imported.n_known }
            }
            Err(error) => ArchiveMessage::ImportFailed(error),
        });
    }

    /// Keeps what a review has found, for the statistics. A game that is not in the archive is left alone.
    pub fn note_review(&mut self, id: GameId, loss: MeanLoss) {
        let Self { archive: page, shared, .. } = self;
        if page.load(shared).get(id).is_some_and(|game| game.loss != Some(loss)) {
            page.append(&[Archive::review_line(id, loss)], shared);
        }
    }

    /// What the newest games of Othello against a computer say about the player's strength, the oldest first. Whether
    /// something was taken back in them is not known any more.
    pub(in crate::app) fn past_results(&mut self) -> Vec<(Day, RatedGame)> {
        let Self { archive: page, shared, .. } = self;
        let archive = page.load(shared);
        let rated = |summary: &Summary| {
            let Seating::Othello(seats) = summary.seating else { return None };
            let level = seats.of(!seats.only_person()?).level()?;
            let points = points(summary.result()?);
            let is_usual = archive.open(summary.id)?.start.is_none();
            is_usual.then(|| (summary.day, RatedGame { opponent: level.elo(), points, loss: None }))
        };
        let mut results: Vec<_> = archive.games().filter_map(rated).take(MAX_PAST_RESULTS).collect();
        results.reverse();
        results
    }

    /// The newest game of Othello in the archive with this beginning and these moves.
    pub(in crate::app) fn archived(&mut self, start: Board, moves: &[Square]) -> Option<GameId> {
        let Self { archive: page, shared, .. } = self;
        let start = (start != Board::START).then(|| start.to_string().replace(' ', ":"));
        let moves = notation::transcript(moves.iter().copied());
        let archive = page.load(shared);
        let is_same = |id: GameId| {
            archive
                .open(id)
                .is_some_and(|game| (game.start, game.moves) == (start.as_deref(), moves.as_str()))
        };
        archive.games().map(|summary| summary.id).find(|&id| is_same(id))
    }

    /// After every action: a page that shows games has them, and one that is left says nothing more.
    pub(in crate::app) fn attend_archive(&mut self) {
        self.keep_finished_games();
        match self.screen() {
            Screen::Archive | Screen::Statistics => drop(self.archive.load(&mut self.shared)),
            _ => self.archive.message = None,
        }
    }

    /// Before the process may go: a file that speaks mostly of what is gone is written anew. Whoever leaves waits for the
    /// disk anyway.
    pub(in crate::app) fn tidy_archive(&mut self) {
        if let Some(archive) = self.archive.archive.as_ref().filter(|archive| archive.is_wasteful()) {
            let lines = archive.live_lines();
            if self.shared.saves.rewrite(Stored::Archive, &lines) {
                // Read again when it is needed: the lines have other places now.
                self.archive.archive = None;
                self.attend_archive();
            }
        }
    }
}
