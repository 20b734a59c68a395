//! Everything a player, or the system on the player's behalf, can ask of the app.

use super::lab::LabWish;
use super::{GameKind, Screen, Setup, ThinkAction};
use crate::engine::checkers;
use crate::game::Settings;
use crate::rules::Square;

/// A wish. What is asked of a game is meant for the board that is open: checkers' if its screen is, Othello's otherwise.
///
/// [`App::apply`](super::App::apply) fulfils it, or leaves everything as it is when it makes no sense at the
/// moment; the accessors `can_…` tell beforehand, so that a button can be dimmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Opens a screen on top of the present one. [`Screen::Menu`] closes all others. `Open(Arena)` is "Continue", and so is
    /// `Open(Checkers)`.
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

    /// Keeps what is chosen on the difficulty page, no more.
    SetUp(Setup),
    /// The same for checkers.
    SetUpCheckers(Setup<checkers::Level>),
    /// The game that the difficulty page speaks of.
    Pick(GameKind),
    /// A new game as the difficulty page says, not yet started, and the arena for it. Asks first if a game would be
    /// lost.
    NewGame,
    /// Starts the game that waits in the arena.
    Start,
    /// Starts afresh with the same seats. Asks first if a game would be lost; so it also is "Play again".
    Restart,

    /// A finger on a square: a move, the first of two taps, the end of a pass notice or of a viewing.
    Tap(Square),
    /// A finger on a square of the checkers board: a piece, or where it should go.
    TapChecker(crate::rules::checkers::Square),
    /// Ends the pass notice or the turning of discs at once.
    Skip,
    /// Takes back moves to the person's last choice; one move if two people play or two computers.
    Undo,
    /// The opposite of [`Undo`](Self::Undo).
    Redo,
    /// Asks for the best move and why.
    Hint,
    /// Asks the computer to play what it has in hand.
    MoveNow,

    /// Shows the board after so many plies; the game stays as it is. The present ply ends the viewing.
    View(usize),
    /// Shows the board one ply earlier than the one shown.
    ViewPrevious,
    /// Shows the board one ply later than the one shown; ends the viewing at the present.
    ViewNext,
    /// Ends the viewing.
    LeaveView,
    /// Takes the game back to the position that is viewed. Redo still knows the rest.
    PlayFromHere,

    /// Two computers: hold on.
    Pause,
    /// Two computers: go on.
    GoOn,
    /// Two computers, paused: one move.
    Step,

    /// Something on the Lab page.
    Lab(LabWish),
    /// Something in the view of a search.
    Think(ThinkAction),

    /// These settings from now on; send the whole with one field changed.
    Change(Settings),
    /// Asks whether all settings should be as on the first day.
    ResetSettings,

    /// The window is gone, the process may follow: the computer stops thinking.
    Suspend,
    /// The window is back.
    Resume,
}
