//! Everything a player, or the system on the player's behalf, can ask of the app.

use super::archive::ArchiveAction;
use super::exercises::ExerciseAction;
use super::lab::LabAction;
use super::puzzles::PuzzleAction;
use super::review::ReviewAction;
use super::table::BoardAction;
use super::{EditorAction, OpeningsAction, Screen, Settings, ThinkAction, TransferAction};
use crate::game::{Checkers, Othello};
use crate::rules::GameKind;

/// Something that is asked of the app.
///
/// [`App::apply`](super::App::apply) fulfils it, or leaves everything as it is when it makes no sense at the
/// moment; the accessors `can_…` tell beforehand, so that a button can be dimmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something about Othello's board.
    Othello(BoardAction<Othello>),
    /// Something about the board of checkers.
    Checkers(BoardAction<Checkers>),

    /// Opens a screen on top of the present one. [`Screen::Menu`] closes all others. To open a board is "Continue".
    Open(Screen),
    /// Closes the top layer: dialog, notice, viewing of an old position, screen; from the menu it leaves the app.
    Back,
    /// Leaves the app: [`App::exit_requested`](super::App::exit_requested) becomes true. All is saved already.
    Exit,
    /// Yes to the open [`Dialog`](super::Dialog).
    Confirm,
    /// No to the open [`Dialog`](super::Dialog).
    Cancel,
    /// Takes away the notice that is shown, the next one if any takes its place.
    DismissNotice,

    /// The game that the difficulty page speaks of.
    Pick(GameKind),
    /// A new game of the one that is picked, as the difficulty page says, not yet started, and its board. Asks first if
    /// a game would be lost.
    NewGame,

    /// Something on the Lab page.
    Lab(LabAction),
    /// Something in the view of a search.
    Think(ThinkAction),
    /// Something in the archive of games or its statistics.
    Archive(ArchiveAction),

    /// Something on the page with the openings.
    Openings(OpeningsAction),
    /// Something on the page where games come and go as text.
    Transfer(TransferAction),
    /// Something on the page where a position is set up.
    Editor(EditorAction),
    /// Something on the Puzzles page.
    Puzzles(PuzzleAction),
    /// Something on the Exercises page.
    Exercises(ExerciseAction),
    /// Something about the review of a game.
    Review(ReviewAction),

    /// A text that the player pasted, or that was asked for by [`SystemRequest::Paste`](super::SystemRequest::Paste).
    Paste(String),

    /// These settings from now on; send the whole with one field changed.
    Change(Settings),
    /// Asks whether all settings should be as on the first day.
    ResetSettings,

    /// Asks whether the player's strength should be forgotten.
    ResetRating,

    /// The window is gone, the process may follow: the computer stops thinking.
    Suspend,
    /// The window is back.
    Resume,
}
