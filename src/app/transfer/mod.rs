//! The page where games and positions come and go as text: copied, shared, pasted.
//!
//! The clipboard and the other apps belong to the system: what is wanted of them is asked by a [`SystemRequest`], and a
//! text comes back as [`Action::Paste`](super::Action::Paste). A text that can not be read changes nothing but what the
//! page says of it.

mod shared_game;

pub use shared_game::{SharedGame, TextForm};

use std::time::Duration;

use super::review::{ReviewAction, ReviewedGame};
use super::{App, Now, PlayAs, Screen, SystemRequest};
use crate::game::{Day, Seats};
use crate::rules::paste::{self, PasteError, Pasted};

/// How long it is said that a text was copied.
const COPIED: Duration = Duration::from_secs(3);

/// Something on the page. [`Open`](Self::Open) opens it; the others do nothing elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransferAction {
    /// Opens the page with this game in place of the one on the board.
    Open(SharedGame),
    /// Writes the game in this form.
    Form(TextForm),
    /// The text into the clipboard.
    Copy,
    /// The text to another app.
    Share,
    /// The system has no other apps to offer and has copied the text instead.
    CopiedInstead,
    /// Asks for what is in the clipboard.
    Paste,
    /// Puts the pasted game on the board, to be played by these.
    Play(PlayAs),
    /// Reviews the pasted game.
    Review,
    /// Takes the last board of the pasted game to where positions are set up.
    SetUp,
}

/// What the page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TransferPage {
    /// The game to give away; `None` for the one on the board.
    game: Option<SharedGame>,
    form: TextForm,
    pasted: Option<Result<Pasted, PasteError>>,
    copied: Option<Now>,
}

impl TransferPage {
    /// What came of the text that was pasted last.
    pub const fn pasted(&self) -> Option<&Result<Pasted, PasteError>> {
        self.pasted.as_ref()
    }

    /// Whether it should be said that the text was copied.
    pub fn is_copied(&self, now: Now) -> bool {
        self.copied.is_some_and(|at| now < at + COPIED)
    }

    /// Whether the page is about another game than the one on the board.
    pub const fn is_of_another(&self) -> bool {
        self.game.is_some()
    }

    /// Forgets what was pasted; `false` if nothing was.
    pub(super) fn forget_pasted(&mut self) -> bool {
        self.pasted.take().is_some()
    }

    fn read(&self) -> Option<&Pasted> {
        self.pasted.as_ref()?.as_ref().ok()
    }
}

impl App {
    /// The page where games come and go as text.
    pub const fn transfer(&self) -> &TransferPage {
        &self.transfer
    }

    /// The game to give away: that for which the page was opened, or else the one on the board, if one has begun.
    pub fn shared_game(&self) -> Option<SharedGame> {
        self.transfer.game.clone().or_else(|| {
            let table = self.othello();
            let day = Some(self.today()).filter(|&day| day > Day::default());
            table.has_game().then(|| SharedGame::of_history(table.game(), table.seats(), day))
        })
    }

    /// The form in which it is written: the chosen one, or the first that the game has.
    pub fn text_form(&self, game: &SharedGame) -> TextForm {
        let forms = game.forms();
        let chosen = forms.iter().find(|&&form| form == self.transfer.form);
        chosen.or(forms.first()).copied().unwrap_or_default()
    }

    pub(super) fn apply_transfer(&mut self, action: TransferAction, now: Now) {
        if let TransferAction::Open(game) = action {
            self.transfer = TransferPage { game: Some(game), ..TransferPage::default() };
            return self.shared.open(Screen::Transfer);
        }
        if self.screen() != Screen::Transfer {
            return;
        }
        let text = self.shared_game().map(|game| game.text(self.text_form(&game)));
        let requests = &mut self.shared.requests;
        match action {
            TransferAction::Open(_) => {}
            TransferAction::Form(form) => self.transfer.form = form,
            TransferAction::Copy => {
                if let Some(text) = text {
                    requests.push(SystemRequest::Copy(text));
                    self.transfer.copied = Some(now);
                }
            }
            TransferAction::Share => requests.extend(text.map(SystemRequest::Share)),
            TransferAction::CopiedInstead => self.transfer.copied = Some(now),
            TransferAction::Paste => requests.push(SystemRequest::Paste),
            TransferAction::Play(play_as) => {
                if let Some(game) = self.pasted_game() {
                    self.begin_from(game.history(), play_as, now);
                }
            }
            TransferAction::Review => {
                if let Some(SharedGame { start, moves, .. }) =
                    self.pasted_game().filter(|game| !game.moves.is_empty())
                {
                    // A text does not say who played: the mistakes of both sides teach.
                    let game = ReviewedGame { start, moves, seats: None };
                    self.apply_review(ReviewAction::Open(Box::new(game)));
                }
            }
            TransferAction::SetUp => {
                if let Some(board) = self.transfer.read().map(Pasted::last_board) {
                    self.set_up(board);
                }
            }
        }
    }

    /// What was pasted, as a game of two people.
    pub fn pasted_game(&self) -> Option<SharedGame> {
        let Pasted { start, moves, .. } = self.transfer.read()?.clone();
        Some(SharedGame { start, moves, seats: Seats::PEOPLE, day: None })
    }

    /// A text from the clipboard. Only this page takes one.
    pub(super) fn paste(&mut self, text: &str) {
        if self.screen() == Screen::Transfer && self.shared.dialog.is_none() {
            self.transfer.pasted = Some(paste::read(text));
        }
    }

    /// From Learn the page is about the game on the board, with nothing pasted.
    pub(super) fn open_transfer_afresh(&mut self) {
        self.transfer = TransferPage { form: self.transfer.form, ..TransferPage::default() };
    }

    /// When it is no longer said that something was copied.
    pub(super) fn transfer_due(&self, now: Now) -> Option<Now> {
        self.transfer.copied.filter(|_| self.transfer.is_copied(now)).map(|at| at + COPIED)
    }
}
