//! A turn from tap or thought to the next choice: play, show the move, tell a pass, ask the next seat.
//!
//! The rules change first and are saved; what follows here only decides what is shown and who is asked.

use std::mem;
use std::time::Duration;

use super::{
    Animation, BoardAction, EngineRequest, Hint, MovePart, Passing, Phase, Purpose, Table, TableGame, Tap,
    Wait,
};
use crate::app::{Cue, Dialog, Intent, MoveValues, Now, Shared};
use crate::game::{GameRules, History, Record, Seats};
use crate::rules::Disc;

impl<G: TableGame> Table<G> {
    /// Does what is asked of the board, or nothing if it makes no sense now.
    pub(in crate::app) fn apply(&mut self, action: BoardAction<G>, shared: &mut Shared, now: Now) {
        match action {
            BoardAction::SetUp(setup) => self.setup = setup,
            BoardAction::Restart => self.abandon_for(Intent::Restart, shared, now),
            _ if !self.view(shared).is_open() => {}
            BoardAction::Start => self.start(shared, now),
            BoardAction::Tap(square) => self.tap(square, shared, now),
            BoardAction::Skip => self.skip(shared, now),
            BoardAction::Undo => self.undo(shared, now),
            BoardAction::Redo => self.redo(shared, now),
            BoardAction::Hint => self.ask_hint(shared, now),
            BoardAction::MoveNow => self.hurry(),
            BoardAction::View(ply) => self.look_at(ply),
            BoardAction::ViewPrevious => self.look_at(self.view(shared).shown_ply().saturating_sub(1)),
            BoardAction::ViewNext => self.look_at(self.view(shared).shown_ply() + 1),
            BoardAction::LeaveView => self.viewing = None,
            BoardAction::PlayFromHere => self.play_from_here(shared, now),
            BoardAction::Pause => (self.paused, self.stepping) = (self.view(shared).can_pause(), false),
            BoardAction::GoOn => (self.paused, self.stepping) = (false, false),
            BoardAction::Step => {
                self.stepping = self.view(shared).is_paused() && self.view(shared).can_pause();
            }
        }
    }

    /// Does what would lose the game, after asking if there is one to lose.
    pub(in crate::app) fn abandon_for(&mut self, intent: Intent, shared: &mut Shared, now: Now) {
        if self.is_in_progress() {
            shared.dialog = Some(Dialog::AbandonGame(G::KIND, intent));
        } else {
            self.begin_anew(intent, shared, now);
        }
    }

    /// A game from another page goes on here, after asking if there is one to lose.
    pub(in crate::app) fn begin_from(
        &mut self,
        game: History<G>,
        seats: Seats<G::Level>,
        shared: &mut Shared,
        now: Now,
    ) {
        let seed = shared.random.next();
        self.prepared = Some(Record { game, begun: true, assisted: true, ..Record::new(seats, seed) });
        self.abandon_for(Intent::Prepared, shared, now);
    }

    /// A new game as the difficulty page says, the same seats again, or a game from another page.
    pub(in crate::app) fn begin_anew(&mut self, intent: Intent, shared: &mut Shared, now: Now) {
        let seed = shared.random.next();
        let prepared = self.prepared.take();
        self.record = match intent {
            Intent::NewGame => Record::new(self.setup.seats(), seed),
            Intent::Restart => Record {
                game: History::from_position(*self.record.game.start()),
                begun: true,
                ..Record::new(self.record.seats, seed)
            },
            Intent::Prepared => match prepared {
                Some(record) => record,
                None => return,
            },
        };
        self.keep_up(shared);
        self.paused = false;
        shared.open_new_game(G::KIND);
        self.jumped(shared, now);
    }

    fn start(&mut self, shared: &mut Shared, now: Now) {
        if !self.record.begun {
            self.record.begun = true;
            self.keep_up(shared);
            self.jumped(shared, now);
        }
    }

    /// One who keeps up is as strong as the player when the game begins, and the seat says so from then on.
    fn keep_up(&mut self, shared: &Shared) {
        self.record.seats = self.record.seats.map(|level| G::level_against(level, shared.player));
    }

    /// Goes on with whatever is due, and gives the next moment at which something changes by itself.
    pub(in crate::app) fn tick(&mut self, shared: &mut Shared, now: Now) -> Option<Now> {
        if let Some(request) = &mut self.request {
            request.listen(now);
        }
        while self.advance(shared, now) {}
        self.advance_hint(shared, now);
        self.due(shared)
    }

    /// One step from a phase that is over; `false` if the phase stays.
    fn advance(&mut self, shared: &mut Shared, now: Now) -> bool {
        match self.phase {
            Phase::Moving(animation) if now >= animation.end() => self.at_rest(shared, now),
            Phase::Passing(passing) if self.view(shared).is_seen() && now >= passing.until => {
                self.settle(shared, now);
            }
            Phase::Thinking => return self.play_answer(shared, now),
            _ => return false,
        }
        true
    }

    /// When the phase ends by itself.
    fn due(&self, shared: &Shared) -> Option<Now> {
        let phase = match self.phase {
            Phase::Moving(animation) => Some(animation.end()),
            Phase::Passing(passing) => self.view(shared).is_seen().then_some(passing.until),
            Phase::Thinking => self
                .request_for(Purpose::Move)
                .filter(|request| request.is_done)
                .map(|request| request.asked + self.least_time(shared)),
            _ => None,
        };
        // Its time begins when the engine does.
        let hint = self
            .request_for(Purpose::Hint)
            .filter(|request| !request.is_hurried)
            .and_then(|request| request.begun)
            .map(|begun| begun + shared.pace.hint);
        phase.into_iter().chain(hint).min()
    }

    /// The computer's move, once it is known and the person had time to see the board.
    fn play_answer(&mut self, shared: &mut Shared, now: Now) -> bool {
        let least = self.least_time(shared);
        let Some(request) = self
            .request
            .take_if(|request| request.is_done && (request.is_hurried || now >= request.asked + least))
        else {
            return false;
        };
        let position = self.record.game.position();
        let best = request.thought.as_ref().map(G::best);
        // No engine answers with an illegal move; should one ever do, the game must not hang for it.
        let is_legal = best.is_some_and(|best| G::play(position, best).is_ok());
        debug_assert!(is_legal, "the engine answered {best:?}");
        let Some(chosen) = best.filter(|_| is_legal).or_else(|| G::first_move(position)) else {
            return false;
        };
        self.stepping = false;
        self.play(chosen, shared, now);
        true
    }

    /// How long a computer's turn lasts at least. Against a person, somebody who plays like one takes a person's time.
    fn least_time(&self, shared: &Shared) -> Duration {
        if self.record.seats.is_watch() {
            return shared.pace.watch;
        }
        let takes_time = self.request_for(Purpose::Move).filter(|_| shared.settings.deliberate);
        let deliberation = takes_time.map_or(Duration::ZERO, |request| request.deliberation);
        deliberation.min(shared.pace.deliberation).max(shared.pace.reply)
    }

    /// The one door for a move, whoever made it.
    fn play(&mut self, chosen: G::Move, shared: &mut Shared, now: Now) {
        self.request = None;
        let before = *self.record.game.position();
        if self.record.game.play(chosen).is_err() {
            return shared.cue(Cue::Refused);
        }
        let seen = mem::take(&mut self.record.partial);
        self.show(&MovePart { before: &before, chosen, seen: &seen, until: None }, shared, now);
    }

    /// A move goes on up to the square where its ways part; the piece waits there.
    fn go_on(&mut self, chosen: G::Move, until: &G::PartialMove, shared: &mut Shared, now: Now) {
        let before = *self.record.game.position();
        let seen = mem::replace(&mut self.record.partial, until.clone());
        self.show(&MovePart { before: &before, chosen, seen: &seen, until: Some(until) }, shared, now);
    }

    /// What was just played is saved and shown.
    fn show(&mut self, part: &MovePart<'_, G>, shared: &mut Shared, now: Now) {
        self.forget_plans();
        self.save(shared);
        shared.cue(G::cue(part));
        match G::animate(part, shared.animation(), now) {
            Some(animation) => self.phase = Phase::Moving(animation),
            None => self.at_rest(shared, now),
        }
    }

    /// After everything has come to rest: the pass is told, or the next seat asked, or the end is told.
    fn at_rest(&mut self, shared: &mut Shared, now: Now) {
        if let Some(disc) = self.passed() {
            shared.cue(Cue::Passed);
            self.phase = Phase::Passing(Passing { disc, until: now + shared.pace.pass });
        } else {
            self.settle(shared, now);
            if let Phase::Over(_) = self.phase {
                shared.cue(Cue::Ended);
            }
        }
    }

    /// Who had to pass after the last move, if anybody.
    fn passed(&self) -> Option<Disc> {
        let game = &self.record.game;
        let last = game.present().checked_sub(1)?;
        let is_pass = game.plies().last().is_some_and(|&ply| G::chosen(ply).is_none());
        game.side_at(last).filter(|_| is_pass)
    }

    /// Asks the computer, unless something speaks against it.
    pub(super) fn computer_turn(&mut self, level: G::Level, shared: &mut Shared, now: Now) -> Phase<G> {
        self.request = None;
        // A move that has only begun is a person's.
        self.record.partial = <G as GameRules>::PartialMove::default();
        if let Some(wait) = self.wait(shared) {
            return Phase::Waiting(wait);
        }
        let Some(worker) = &mut shared.worker else { return Phase::Waiting(Wait::NoEngine) };
        let job = G::think(worker, &self.record.game, level, Some(self.record.seed));
        self.request = Some(EngineRequest::new(Purpose::Move, level, job, now));
        Phase::Thinking
    }

    /// Why the computer should not think now, if there is a reason.
    fn wait(&self, shared: &Shared) -> Option<Wait> {
        let view = self.view(shared);
        if shared.suspended {
            Some(Wait::Suspended)
        } else if shared.worker.is_none() {
            Some(Wait::NoEngine)
        } else if !view.is_open() {
            Some(Wait::Away)
        } else if view.is_paused() && !self.stepping {
            Some(Wait::Paused)
        } else if self.record.seats.is_watch() && self.viewing.is_some() {
            Some(Wait::Viewing)
        } else {
            None
        }
    }

    /// After every action: the computer begins or stops to think as the circumstances now ask, and a pass that nobody
    /// could read so far is told from the beginning.
    pub(in crate::app) fn attend(&mut self, shared: &mut Shared, now: Now) {
        let is_seen = self.view(shared).is_seen();
        let was_seen = mem::replace(&mut self.was_seen, is_seen);
        match self.phase {
            Phase::Thinking if self.wait(shared).is_some() => self.settle(shared, now),
            Phase::Waiting(wait) if self.wait(shared) != Some(wait) => self.settle(shared, now),
            Phase::Passing(passing) if !was_seen && is_seen => {
                self.phase = Phase::Passing(Passing { until: now + shared.pace.pass, ..passing });
            }
            _ => {}
        }
        if !is_seen && self.request_for(Purpose::Hint).is_some() {
            self.request = None;
        }
    }

    /// A finger on a square.
    fn tap(&mut self, square: G::Square, shared: &mut Shared, now: Now) {
        if shared.dialog.is_some() || self.viewing.take().is_some() {
            return;
        }
        match self.phase {
            Phase::Passing(_) => return self.skip(shared, now),
            // Whoever plays fast need not wait for the move to be shown.
            Phase::Moving(_) => self.skip(shared, now),
            _ => {}
        }
        if self.phase != Phase::Choosing {
            return;
        }
        match G::tap(self.record.game.position(), &self.record.partial, square) {
            Tap::Refused(why) => {
                self.pending = None;
                self.refused = Some((square, why));
                shared.cue(Cue::Refused);
            }
            Tap::Select(partial) => {
                self.pending = None;
                self.record.partial = partial;
                self.begin_the_only_move();
                shared.cue(Cue::Selected);
            }
            _ if shared.settings.confirm_tap && self.pending != Some(square) => {
                self.pending = Some(square);
                shared.cue(Cue::Selected);
            }
            Tap::Play(chosen) => {
                // Whoever reads the worth of each move has help.
                self.record.assisted |= shared.settings.values != MoveValues::Off;
                self.play(chosen, shared, now);
            }
            Tap::GoOn(chosen, until) => self.go_on(chosen, &until, shared, now),
        }
    }

    /// Ends the animation or the notice at once.
    fn skip(&mut self, shared: &mut Shared, now: Now) {
        match self.phase {
            Phase::Moving(_) => self.at_rest(shared, now),
            Phase::Passing(_) => self.settle(shared, now),
            _ => {}
        }
    }

    /// Asks for the move in hand.
    fn hurry(&mut self) {
        if let Some(request) = &mut self.request {
            request.hurry();
        }
    }

    /// Asks an engine for a hint.
    fn ask_hint(&mut self, shared: &mut Shared, now: Now) {
        if self.view(shared).can_hint()
            && let Some(worker) = &mut shared.worker
        {
            let job = G::think(worker, &self.record.game, G::HINT_LEVEL, None);
            self.request = Some(EngineRequest::new(Purpose::Hint, G::HINT_LEVEL, job, now));
            self.note_help(shared);
        }
    }

    /// The hint, once it is known; the engine is hurried when its time is up.
    fn advance_hint(&mut self, shared: &Shared, now: Now) {
        let Some(request) = self.request.as_mut().filter(|request| request.purpose == Purpose::Hint) else {
            return;
        };
        if request.is_done {
            let thought = request.thought.take();
            self.hint = thought.and_then(|thought| Hint::new(self.record.game.position(), thought));
            self.request = None;
        } else if !request.is_hurried && request.begun.is_some_and(|begun| now >= begun + shared.pace.hint) {
            request.hurry();
        }
    }
}
