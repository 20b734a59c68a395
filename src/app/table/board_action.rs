//! Everything that can be asked of a board.

use super::TableGame;
use crate::app::Setup;

/// Something that is asked of one board. Only [`SetUp`](Self::SetUp) and [`Restart`](Self::Restart) do something while
/// another screen is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction<G: TableGame> {
    /// Keeps what is chosen on the difficulty page, no more.
    SetUp(Setup<G::Level>),
    /// Starts the game that waits.
    Start,
    /// Starts afresh with the same seats. Asks first if a game would be lost; so it also is "Play again".
    Restart,

    /// A finger on a square: a move or a part of one, the first of two taps, the end of a pass notice or of a viewing.
    Tap(G::Square),
    /// Ends the pass notice or the animation at once.
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
}
