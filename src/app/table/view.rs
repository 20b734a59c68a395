//! What the screens read of a table. Nothing here changes anything.

use super::message::messages;
use super::{Hint, Message, Phase, Purpose, Table, TableGame};
use crate::app::{Now, Screen, Setup, Shared};
use crate::game::{History, Seats, Tally};
use crate::rules::Disc;

/// A table, to be read.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a, G: TableGame> {
    pub(in crate::app) table: &'a Table<G>,
    pub(in crate::app) shared: &'a Shared,
}

/// What the big button offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartOffer {
    /// "Start Game": [`BoardAction::Start`](super::BoardAction::Start).
    Start,
    /// "Restart Game": [`BoardAction::Restart`](super::BoardAction::Restart).
    Restart,
}

/// What the thinking indicator shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking<'a, G: TableGame> {
    /// Whose move is thought about.
    pub disc: Disc,
    /// Who thinks.
    pub level: G::Level,
    /// The best so far with score, line, depth and nodes; `None` until the engine first speaks. Once
    /// [`is_settled`](Self::is_settled), its last word.
    pub thought: Option<&'a G::Thought>,
    /// Since when.
    pub since: Now,
    /// Whether the move is found and only waits so that people can follow.
    pub is_settled: bool,
}

/// The game and the moment it is in.
impl<'a, G: TableGame> TableView<'a, G> {
    /// The moment of the game.
    pub const fn phase(self) -> Phase<G> {
        self.table.phase
    }

    /// The game itself, at its present. To draw a board ask [`position`](Self::position), which follows the viewing.
    pub const fn game(self) -> &'a History<G> {
        &self.table.record.game
    }

    /// Who plays.
    pub const fn seats(self) -> Seats<G::Level> {
        self.table.record.seats
    }

    /// The difficulty page: what a new game would use.
    pub const fn setup(self) -> Setup<G::Level> {
        self.table.setup
    }

    /// Whether the menu offers "Continue": a game was started, over or not.
    pub const fn has_game(self) -> bool {
        self.table.record.begun
    }

    /// What the big button says.
    pub const fn start_offer(self) -> StartOffer {
        if self.has_game() { StartOffer::Restart } else { StartOffer::Start }
    }

    /// The history under the board, oldest first; empty until the game has begun.
    pub fn messages(self) -> Vec<Message<G>> {
        if self.has_game() { messages(self.game()) } else { Vec::new() }
    }

    /// What the computer is thinking for its move, for the indicator; `None` if it does not think.
    pub fn thinking(self) -> Option<Thinking<'a, G>> {
        let request = self.table.request_for(Purpose::Move)?;
        Some(Thinking {
            disc: self.game().turn(),
            level: request.level,
            thought: request.thought.as_ref(),
            since: request.asked,
            is_settled: request.is_done,
        })
    }

    /// The hint to show, until a move is made.
    pub const fn hint(self) -> Option<&'a Hint<G>> {
        self.table.hint.as_ref()
    }

    /// Whether a hint is being thought about.
    pub fn is_hinting(self) -> bool {
        self.table.request_for(Purpose::Hint).is_some()
    }

    /// Whether the board is the open screen.
    pub fn is_open(self) -> bool {
        self.shared.screen() == Screen::board(G::KIND)
    }

    /// Whether a person looks at the present of the game.
    pub(in crate::app) fn is_seen(self) -> bool {
        !self.shared.suspended && self.is_open() && self.viewing().is_none()
    }

    /// Whether a person waits for the computer, so that the screen should not go dark for want of a finger: it thinks
    /// of its move or of a hint, or two computers play on before our eyes.
    pub fn is_awaited(self) -> bool {
        let plays_on = self.can_pause() && !self.is_paused() && self.is_seen();
        self.table.request.is_some() || plays_on
    }
}

/// The board as it should be drawn, at the present or at the ply that is viewed.
impl<'a, G: TableGame> TableView<'a, G> {
    /// The ply that is viewed instead of the present, if any.
    pub const fn viewing(self) -> Option<usize> {
        self.table.viewing
    }

    /// The ply that is shown: the viewed one, or the present.
    pub fn shown_ply(self) -> usize {
        self.viewing().unwrap_or(self.game().present())
    }

    /// The position that is shown, animations and a half-made move aside: during [`Phase::Moving`] it already stands
    /// after the move.
    pub fn position(self) -> &'a G::Position {
        let game = self.game();
        game.position_at(self.shown_ply()).unwrap_or(game.position())
    }

    /// Whether something moves, so that every frame looks different.
    pub const fn is_animating(self) -> bool {
        matches!(self.phase(), Phase::Moving(_)) && self.viewing().is_none()
    }

    /// The pieces of both sides on the board that is shown.
    pub fn tally(self) -> Tally {
        if self.viewing().is_none() {
            G::tally_during(self.position(), &self.table.record.partial)
        } else {
            G::tally(self.position())
        }
    }

    /// The last move before the position that is shown, for its marker.
    pub fn last_move(self) -> Option<G::Move> {
        self.game().last_move_at(self.shown_ply())
    }

    /// Whether a person may choose a move now.
    pub fn is_choosing(self) -> bool {
        self.phase() == Phase::Choosing && self.viewing().is_none()
    }

    /// Whether a move has begun and the same piece has to go on.
    pub fn is_underway(self) -> bool {
        self.is_choosing() && G::is_underway(&self.table.record.partial)
    }

    /// The square of the last tap, if it was no move, and why. Whatever is done next forgets it.
    pub const fn refused(self) -> Option<(G::Square, G::TapRefusal)> {
        self.table.refused
    }

    /// The square of the first of two taps, when a move needs two.
    pub const fn pending(self) -> Option<G::Square> {
        self.table.pending
    }
}

/// Which buttons are of use now: whether the [`BoardAction`](super::BoardAction) of that name would do something.
impl<G: TableGame> TableView<'_, G> {
    /// Undo.
    pub fn can_undo(self) -> bool {
        let stops_at = |disc| self.seats().undo_stops_at(disc);
        let has_past = self.is_underway() || self.game().undo_point(stops_at).is_some();
        self.shared.settings.undo_allowed && self.has_game() && has_past
    }

    /// Redo.
    pub const fn can_redo(self) -> bool {
        self.shared.settings.undo_allowed && self.has_game() && self.game().can_redo()
    }

    /// A hint: a person is to move, has not begun to, and none is given yet.
    pub fn can_hint(self) -> bool {
        self.is_choosing()
            && !self.is_underway()
            && self.hint().is_none()
            && !self.is_hinting()
            && self.shared.worker.is_some()
    }

    /// "Move now".
    pub fn can_hurry(self) -> bool {
        self.table.request_for(Purpose::Move).is_some_and(|request| !request.is_hurried)
    }

    /// "Play from here".
    pub const fn can_play_from_here(self) -> bool {
        self.viewing().is_some() && self.shared.settings.undo_allowed
    }

    /// The watch controls (pause, go on, step): two computers, begun and not over.
    pub fn can_pause(self) -> bool {
        self.seats().is_watch() && self.has_game() && self.game().ending().is_none()
    }

    /// Whether two computers are paused; then offer go on and step, otherwise pause.
    pub const fn is_paused(self) -> bool {
        self.table.paused && self.seats().is_watch()
    }
}
