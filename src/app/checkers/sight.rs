//! What the screens read of checkers. Nothing here changes anything.

use super::message::messages;
use super::{Hint, Message, Phase, Refusal, Standing, choice, glide};
use crate::app::desk::Purpose;
use crate::app::{App, Now, Screen, Setup, StartOffer};
use crate::engine::checkers::{Level, Thought};
use crate::game::checkers::{Game, colour, tally};
use crate::game::{Seats, Tally};
use crate::rules::checkers::{Move, Position, Side, Square, Squares};

/// The checkers board of an app, to be read.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(super) app: &'a App,
}

/// What the thinking indicator shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking<'a> {
    /// Whose move is thought about.
    pub side: Side,
    /// Who thinks.
    pub level: Level,
    /// The best so far; `None` until the player first speaks.
    pub thought: Option<&'a Thought>,
    /// Since when.
    pub since: Now,
}

/// The game and the moment it is in.
impl<'a> Sight<'a> {
    /// The moment of the game.
    pub const fn phase(self) -> Phase {
        self.app.checkers.phase
    }

    /// The game itself, at its present.
    pub const fn game(self) -> &'a Game {
        &self.app.checkers.record.game
    }

    /// Who plays.
    pub const fn seats(self) -> Seats<Level> {
        self.app.checkers.record.seats
    }

    /// The difficulty page: what a new game of checkers would use.
    pub const fn setup(self) -> Setup<Level> {
        self.app.session.checkers
    }

    /// Whether the menu offers to go on: a game was started, over or not.
    pub const fn has_game(self) -> bool {
        self.app.checkers.record.begun
    }

    /// What the big button says.
    pub const fn start_offer(self) -> StartOffer {
        if self.has_game() { StartOffer::Restart } else { StartOffer::Start }
    }

    /// The history under the board, oldest first; empty until the game has begun.
    pub fn messages(self) -> Vec<Message> {
        if self.has_game() { messages(self.game()) } else { Vec::new() }
    }

    /// What the computer is thinking for its move; `None` if it does not think.
    pub fn thinking(self) -> Option<Thinking<'a>> {
        let errand = self.app.checkers.errand.as_ref().filter(|errand| errand.purpose == Purpose::Move)?;
        let thought = errand.thought.as_ref();
        Some(Thinking { side: self.game().turn(), level: errand.level, thought, since: errand.asked })
    }

    /// The hint to show, until a move is made.
    pub const fn hint(self) -> Option<&'a Hint> {
        self.app.checkers.hint.as_ref()
    }

    /// Whether a hint is being thought about.
    pub fn is_hinting(self) -> bool {
        self.app.checkers.errand.as_ref().is_some_and(|errand| errand.purpose == Purpose::Hint)
    }

    /// Whether a person looks at this board, and not at another screen.
    pub(super) fn is_open(self) -> bool {
        !self.app.suspended && self.app.screen() == Screen::Checkers
    }

    /// Whether a person waits for the computer: see [`App::is_awaited`].
    pub(in crate::app) fn is_awaited(self) -> bool {
        let plays_on = self.can_pause() && !self.is_paused() && self.viewing().is_none() && self.is_open();
        self.thinking().is_some() || self.is_hinting() || plays_on
    }
}

/// The board as it should be drawn, at the present or at the move that is viewed.
impl<'a> Sight<'a> {
    /// The number of moves after which the board is viewed instead of the present, if it is.
    pub const fn viewing(self) -> Option<usize> {
        self.app.checkers.viewing
    }

    /// After how many moves the board is shown.
    pub fn shown_ply(self) -> usize {
        self.viewing().unwrap_or(self.game().present())
    }

    /// The position that is shown, animations and a jump under way aside.
    pub fn position(self) -> &'a Position {
        let game = self.game();
        game.position_at(self.shown_ply()).unwrap_or(game.position())
    }

    /// Every piece as it should be drawn at this moment; those on their way are last.
    pub fn standing(self, now: Now) -> Vec<Standing> {
        match self.phase() {
            _ if self.viewing().is_some() => glide::all(self.position()),
            Phase::Moving(glide) => glide.standing(now),
            _ => glide::waiting(self.position(), &self.app.checkers.record.way),
        }
    }

    /// Whether a piece is on its way, so that every frame looks different.
    pub const fn is_animating(self) -> bool {
        matches!(self.phase(), Phase::Moving(_)) && self.viewing().is_none()
    }

    /// The pieces of both sides on the board that is shown; those that a jump under way has taken are gone already.
    pub fn tally(self) -> Tally {
        let mut shown = tally(self.position());
        let way = self.app.checkers.record.way.len();
        if self.viewing().is_none() && way > 1 {
            let taken = (way - 1) as u32;
            match self.position().turn() {
                Side::Black => shown.white = shown.white.saturating_sub(taken),
                Side::White => shown.black = shown.black.saturating_sub(taken),
            }
        }
        shown
    }

    /// The last move before the position that is shown, for its mark.
    pub fn last_move(self) -> Option<Move> {
        let before = self.shown_ply().checked_sub(1)?;
        self.game().moves().get(before).copied()
    }

    /// Whether a person may tap a move together now.
    pub fn is_choosing(self) -> bool {
        self.phase() == Phase::Choosing && self.viewing().is_none()
    }

    /// The pieces that a person may move now; empty at any other moment. In the middle of a jump only the one that
    /// jumps, on the square where it waits.
    pub fn movable(self) -> Squares {
        match self.app.checkers.record.way[..] {
            _ if !self.is_choosing() => Squares::EMPTY,
            [.., here] => here.bit(),
            [] => choice::movable(self.position()),
        }
    }

    /// Whether the person who is to move has to jump.
    pub fn must_jump(self) -> bool {
        self.is_choosing() && self.position().must_jump()
    }

    /// Whether a jump has begun and the same piece has to go on.
    pub fn is_underway(self) -> bool {
        self.is_choosing() && !self.app.checkers.record.way.is_empty()
    }

    /// The square of the piece that is chosen to move.
    pub fn chosen(self) -> Option<Square> {
        self.app.checkers.way().last().copied().filter(|_| self.is_choosing())
    }

    /// Where the chosen piece may land next.
    pub fn landings(self) -> Squares {
        if self.is_choosing() {
            choice::landings(self.position(), self.app.checkers.way())
        } else {
            Squares::EMPTY
        }
    }

    /// The square of the last tap, if it was no move, and why. Whatever is done next forgets it.
    pub const fn refused(self) -> Option<(Square, Refusal)> {
        self.app.checkers.refused
    }

    /// The square of the first of two taps, when a move needs two.
    pub const fn pending(self) -> Option<Square> {
        self.app.checkers.pending
    }
}

/// Which buttons are of use now.
impl Sight<'_> {
    /// Whether undo and redo stop where this side is to move.
    pub(super) fn stops_at(self, side: Side) -> bool {
        self.seats().undo_stops_at(colour(side))
    }

    /// Whether [`Action::Undo`](crate::app::Action::Undo) would do something.
    pub fn can_undo(self) -> bool {
        let has_past = self.is_underway() || self.game().undo_point(|side| self.stops_at(side)).is_some();
        self.app.settings.undo_allowed && self.has_game() && has_past
    }

    /// Whether [`Action::Redo`](crate::app::Action::Redo) would do something.
    pub const fn can_redo(self) -> bool {
        self.app.settings.undo_allowed && self.has_game() && self.game().can_redo()
    }

    /// Whether [`Action::Hint`](crate::app::Action::Hint) would do something: a person is to move, and no jump has begun.
    pub fn can_hint(self) -> bool {
        self.is_choosing()
            && !self.is_underway()
            && self.hint().is_none()
            && !self.is_hinting()
            && self.app.desk.is_manned()
    }

    /// Whether [`Action::MoveNow`](crate::app::Action::MoveNow) would do something.
    pub fn can_hurry(self) -> bool {
        self.thinking().is_some() && self.app.checkers.errand.as_ref().is_some_and(|errand| !errand.hurried)
    }

    /// Whether [`Action::PlayFromHere`](crate::app::Action::PlayFromHere) would do something.
    pub const fn can_play_from_here(self) -> bool {
        self.viewing().is_some() && self.app.settings.undo_allowed
    }

    /// Whether the watch controls are of use: two computers, begun and not over.
    pub fn can_pause(self) -> bool {
        self.seats().is_watch() && self.has_game() && self.game().outcome().is_none()
    }

    /// Whether two computers are paused.
    pub const fn is_paused(self) -> bool {
        self.app.session.checkers_paused && self.seats().is_watch()
    }
}
