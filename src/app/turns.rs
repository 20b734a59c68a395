//! A turn from tap or verdict to the next choice: play, turn the discs, tell a pass, ask the next seat.
//!
//! The rules change first and are saved; what follows here only decides what is shown and who is asked.

use std::time::Duration;

use super::desk::Purpose;
use super::{App, Cue, Flips, Now, Passing, Phase, Screen, Wait};
use crate::engine::Level;
use crate::engine::worker::Question;
use crate::game::Seat;
use crate::rules::Square;

/// More than one frame can bring about.
const MAX_CUES: usize = 16;

impl App {
    /// Goes on with whatever is due at this moment: the end of an animation or of a notice, the engine's answer.
    ///
    /// Gives the next moment at which something changes by itself. `None`: nothing will, until an action comes or
    /// the engine wakes us. While [`is_animating`](Self::is_animating), every frame in between looks different.
    pub fn tick(&mut self, now: Now) -> Option<Now> {
        self.desk.listen();
        while self.advance(now) {}
        self.advance_hint(now);
        self.advance_think(now);
        self.advance_values();
        let checkers = self.checkers_hand().tick(now);
        let lab = self.tick_lab(now);
        self.due().into_iter().chain(checkers).chain(lab).min()
    }

    /// One step from a phase that is over; `false` if the phase stays.
    fn advance(&mut self, now: Now) -> bool {
        match self.phase {
            Phase::Turning(flips) if now >= flips.end() => self.discs_at_rest(now),
            Phase::Passing(passing) if self.is_seen() && now >= passing.until => self.settle(now),
            Phase::Thinking(_) => return self.play_verdict(now),
            _ => return false,
        }
        true
    }

    /// When the phase ends by itself.
    fn due(&self) -> Option<Now> {
        let phase = match self.phase {
            Phase::Turning(flips) => Some(flips.end()),
            Phase::Passing(passing) => self.is_seen().then_some(passing.until),
            Phase::Thinking(_) => self
                .desk
                .errand(Purpose::Move)
                .filter(|errand| errand.done)
                .map(|errand| errand.asked + self.least_time()),
            _ => None,
        };
        let hint = self
            .desk
            .errand(Purpose::Hint)
            .filter(|errand| !errand.hurried)
            .map(|errand| errand.asked + self.pace.hint);
        phase.into_iter().chain(hint).chain(self.think_due()).min()
    }

    /// The computer's move, once it is known and the person had time to see the board.
    fn play_verdict(&mut self, now: Now) -> bool {
        let Some(errand) = self.desk.errand(Purpose::Move).filter(|errand| errand.done) else { return false };
        if !errand.hurried && now < errand.asked + self.least_time() {
            return false;
        }
        let best = errand.thought.as_ref().map(|thought| thought.best);
        let moves = self.record.game.board().position.moves();
        // No engine answers with an illegal move; should one ever do, the game must not hang for it.
        debug_assert!(best.is_some_and(|best| moves.contains(best)), "the engine answered {best:?}");
        let Some(at) = best.filter(|best| moves.contains(*best)).or(moves.first()) else { return false };
        self.stepping = false;
        self.play(at, now);
        true
    }

    /// How long a computer's turn lasts at least.
    fn least_time(&self) -> Duration {
        if self.seats().is_watch() { self.pace.watch } else { self.pace.reply }
    }

    /// The one door for a move, whoever made it.
    fn play(&mut self, at: Square, now: Now) {
        self.desk.retire();
        let Ok(played) = self.record.game.play(at) else {
            self.cue(Cue::Refused(at));
            return;
        };
        self.keep_game();
        self.forget_plans();
        self.cue(Cue::Placed(played.before.position.flips(at).len()));
        match Flips::new(played.before, at, self.settings.animation, now) {
            Some(flips) => self.phase = Phase::Turning(flips),
            None => self.discs_at_rest(now),
        }
    }

    /// After the last disc has turned: the pass is told, or the next seat asked.
    fn discs_at_rest(&mut self, now: Now) {
        if let Some(passing) = self.forced_pass(now) {
            self.cue(Cue::Passed);
            self.phase = Phase::Passing(passing);
        } else {
            self.settle(now);
            if let Phase::Over(ending) = self.phase {
                self.cue(Cue::Ended(ending));
            }
        }
    }

    /// The pass after the last move, if there was one.
    fn forced_pass(&self, now: Now) -> Option<Passing> {
        let game = &self.record.game;
        let last = game.plies().last().filter(|last| last.is_pass())?;
        let empties = game.board().position.empties().len();
        Some(Passing { disc: last.disc(), empties, until: now + self.pace.pass })
    }

    /// Something to hear and feel. Where nobody takes them, the oldest are forgotten.
    pub(super) fn cue(&mut self, cue: Cue) {
        if self.cues.len() == MAX_CUES {
            self.cues.remove(0);
        }
        self.cues.push(cue);
    }

    /// The phase that follows from the game alone.
    pub(super) fn settle(&mut self, now: Now) {
        let game = &self.record.game;
        self.phase = if !self.record.begun {
            Phase::NotStarted
        } else if let Some(ending) = game.ending() {
            Phase::Over(ending)
        } else {
            match self.record.seats.of(game.turn()) {
                Seat::Person => Phase::Choosing,
                Seat::Computer(level) => self.computer_turn(level, now),
            }
        };
    }

    /// Asks the computer, unless something speaks against it.
    fn computer_turn(&mut self, level: Level, now: Now) -> Phase {
        if let Some(wait) = self.wait() {
            self.desk.retire();
            return Phase::Waiting(wait);
        }
        let position = self.record.game.board().position;
        let question = Question { position, level, seed: Some(self.record.seed) };
        match self.desk.ask(question, Purpose::Move, now) {
            Some(ticket) => Phase::Thinking(ticket),
            None => Phase::Waiting(Wait::NoEngine),
        }
    }

    /// Why the computer should not think now, if there is a reason.
    fn wait(&self) -> Option<Wait> {
        if self.suspended {
            Some(Wait::Suspended)
        } else if !self.desk.is_manned() {
            Some(Wait::NoEngine)
        } else if self.screen() != Screen::Arena {
            Some(Wait::Away)
        } else if self.is_paused() && !self.stepping {
            Some(Wait::Paused)
        } else if self.seats().is_watch() && self.viewing.is_some() {
            Some(Wait::Viewing)
        } else {
            None
        }
    }

    /// After every action: the computer begins or stops to think as the circumstances now ask, and a pass that nobody
    /// could read so far is told from the beginning.
    pub(super) fn attend(&mut self, was_seen: bool, now: Now) {
        match self.phase {
            Phase::Thinking(_) if self.wait().is_some() => self.settle(now),
            Phase::Waiting(wait) if self.wait() != Some(wait) => self.settle(now),
            Phase::Passing(passing) if !was_seen && self.is_seen() => {
                self.phase = Phase::Passing(Passing { until: now + self.pace.pass, ..passing });
            }
            _ => {}
        }
        if !self.is_seen() && self.desk.errand(Purpose::Hint).is_some() {
            self.desk.retire();
        }
    }

    /// Whether a person looks at the present of the game.
    pub(super) fn is_seen(&self) -> bool {
        !self.suspended && self.screen() == Screen::Arena && self.viewing.is_none()
    }

    /// A finger on a square.
    pub(super) fn tap(&mut self, square: Square, now: Now) {
        if self.dialog.is_some() || self.viewing.take().is_some() {
            return;
        }
        match self.phase {
            Phase::Passing(_) => return self.skip(now),
            // Whoever plays fast need not wait for the discs.
            Phase::Turning(_) => self.skip(now),
            _ => {}
        }
        if self.phase != Phase::Choosing {
            return;
        }
        if !self.record.game.board().position.moves().contains(square) {
            self.pending = None;
            self.refused = Some(square);
            self.cue(Cue::Refused(square));
        } else if self.settings.confirm_tap && self.pending != Some(square) {
            self.pending = Some(square);
            self.cue(Cue::Marked(square));
        } else {
            self.play(square, now);
        }
    }

    /// Ends the animation or the notice at once.
    pub(super) fn skip(&mut self, now: Now) {
        match self.phase {
            Phase::Turning(_) => self.discs_at_rest(now),
            Phase::Passing(_) => self.settle(now),
            _ => {}
        }
    }

    /// A tap half done and a hint belong to one position only.
    pub(super) fn forget_plans(&mut self) {
        self.pending = None;
        self.hint = None;
    }
}
