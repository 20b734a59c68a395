//! A game at a table, whichever game it is: whose turn it is, who thinks, what a tap begins, what is saved.
//!
//! [`Table`] is the state machine, written once for every [`TableGame`]; [`TableView`] is what the screens read of it.
//! What a table shares with the other one and with the rest of the app is handed in as `Shared`.

mod board_action;
mod engine_request;
mod message;
mod phase;
mod table_game;
mod travel;
mod turns;
mod view;

pub use board_action::BoardAction;
pub use message::Message;
pub use phase::{Passing, Phase, Wait};
pub use table_game::{Animation, EngineReport, MovePart, TableGame, Tap};
pub use view::{StartOffer, TableView, Thinking};

use engine_request::{EngineRequest, Purpose};

use super::{Now, Setup, Shared, Stored};
use crate::game::{Record, Seat};

/// One game with everything around its board.
#[derive(Debug)]
pub struct Table<G: TableGame> {
    pub(in crate::app) record: Record<G>,
    /// The difficulty page: what a new game would use.
    pub(in crate::app) setup: Setup<G::Level>,
    /// Whether two computers that play each other hold on.
    pub(in crate::app) paused: bool,
    pub(in crate::app) phase: Phase<G>,
    /// The ply that is looked at instead of the present, always an earlier one.
    pub(in crate::app) viewing: Option<usize>,
    /// The square of the first of two taps.
    pending: Option<G::Square>,
    /// The square of a tap that was no move, and why, until something else is done.
    refused: Option<(G::Square, G::TapRefusal)>,
    hint: Option<Hint<G>>,
    /// A game from another page that waits for the answer whether the present one may be lost.
    prepared: Option<Record<G>>,
    /// What the engine's thread does for this table: the computer's move, or a hint.
    request: Option<EngineRequest<G>>,
    /// Whether a paused game of two computers may make one more move.
    stepping: bool,
    /// Whether a person could see the present of the game after the last action.
    was_seen: bool,
}

/// A move to recommend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<G: TableGame> {
    /// The move.
    pub chosen: G::Move,
    /// The one thing that speaks most for it.
    pub reason: G::Reason,
    /// What the engine that was asked thinks of it: score, expected moves, depth.
    pub thought: G::Thought,
}

impl<G: TableGame> Hint<G> {
    /// The engine's move with its reason; `None` if the move is not legal here.
    pub(in crate::app) fn new(position: &G::Position, thought: G::Thought) -> Option<Self> {
        let reason = G::reason(position, &thought)?;
        Some(Self { chosen: G::best(&thought), reason, thought })
    }
}

impl<G: TableGame> Table<G> {
    /// A table with this game on it; [`settle`](Self::settle) finds out what it waits for.
    pub(in crate::app) fn new(record: Record<G>, setup: Setup<G::Level>, paused: bool) -> Self {
        Self {
            record,
            setup,
            paused,
            phase: Phase::NotStarted,
            viewing: None,
            pending: None,
            refused: None,
            hint: None,
            prepared: None,
            request: None,
            stepping: false,
            was_seen: false,
        }
    }

    /// The table, to be read.
    pub(in crate::app) const fn view<'a>(&'a self, shared: &'a Shared) -> TableView<'a, G> {
        TableView { table: self, shared }
    }

    /// The phase that follows from the game alone.
    pub(in crate::app) fn settle(&mut self, shared: &mut Shared, now: Now) {
        let game = &self.record.game;
        self.phase = if !self.record.begun {
            Phase::NotStarted
        } else if let Some(ending) = game.ending() {
            Phase::Over(ending)
        } else {
            match self.record.seats.of(game.turn()) {
                Seat::Person => Phase::Choosing,
                Seat::Computer(level) => self.computer_turn(level, shared, now),
            }
        };
        if self.phase == Phase::Choosing {
            self.begin_the_only_move();
        }
    }

    /// Where a single piece can move, nobody needs to say which.
    fn begin_the_only_move(&mut self) {
        if self.record.partial == G::PartialMove::default() {
            self.record.partial = G::only_beginning(self.record.game.position());
        }
    }

    /// A tap half done and a hint belong to one position only.
    fn forget_plans(&mut self) {
        self.pending = None;
        self.hint = None;
    }

    /// The request for this purpose, if it is the present one.
    fn request_for(&self, purpose: Purpose) -> Option<&EngineRequest<G>> {
        self.request.as_ref().filter(|request| request.purpose == purpose)
    }

    /// Saves the game as it stands now.
    fn save(&self, shared: &mut Shared) {
        shared.saves.write(Stored::game(G::KIND), &self.record.to_text());
    }

    /// The player gets help, which the game remembers.
    fn note_help(&mut self, shared: &mut Shared) {
        self.record.assisted = true;
        self.save(shared);
    }

    /// Whether a game would be lost: begun, with something in it, and not over.
    pub(in crate::app) fn is_in_progress(&self) -> bool {
        let Record { game, partial, begun, .. } = &self.record;
        *begun && (game.n_recorded() > 0 || G::is_underway(partial)) && game.ending().is_none()
    }

    /// Forgets a tap that was no move.
    pub(in crate::app) const fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// Forgets the first of two taps.
    pub(in crate::app) const fn forget_pending(&mut self) {
        self.pending = None;
    }
}
