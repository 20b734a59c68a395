//! What can be reviewed, and what can be asked of the page.

use crate::game::Seats;
use crate::rules::{Board, Square};

/// A game to look at again, wherever it comes from: the table, the archive, a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedGame {
    /// Where it began.
    pub start: Board,
    /// Where discs were placed; forced passes are left out.
    pub moves: Vec<Square>,
    /// Who played, if that is known.
    pub seats: Option<Seats>,
}

/// What is asked of the review of a game. The first two open its page; the others do nothing where there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Opens this game. Moves that are against the rules, and what comes after them, are left out.
    Open(Box<ReviewedGame>),
    /// Opens the game at Othello's table as far as it is played, and looks at the position that is viewed there.
    OpenTable,
    /// Looks at the position with this number, 0 for the first.
    GoTo(usize),
    /// One position back.
    Previous,
    /// One position on.
    Next,
    /// To the next position, in either direction, in which a mistake was made.
    Mistake {
        /// Forward in the game, or back.
        forward: bool,
    },
    /// Stops the appraisal; what is done stays.
    Stop,
    /// Goes on with it.
    GoOn,
    /// Looks again, deeper, once all is appraised.
    Deeper,
    /// Makes exercises of the mistakes that were found, and opens their page.
    Practise,
}
