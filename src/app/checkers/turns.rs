//! A turn of checkers from tap or thought to the next choice.
//!
//! The rules change first and are saved; what follows here only decides what is shown and who is asked.

use std::time::Duration;

use super::choice::{self, Meaning};
use super::table::{Hand, fresh};
use super::{Errand, Glide, Phase};
use crate::app::desk::Purpose;
use crate::app::{Action, Cue, GameKind, Intent, Now, Screen, Stored, Wait};
use crate::engine::checkers::Level;
use crate::game::Seat;
use crate::game::checkers::colour;
use crate::rules::checkers::{Move, Square};

impl Hand<'_> {
    /// Does what is asked of the open board, or nothing if it makes no sense now.
    pub(in crate::app) fn apply(&mut self, action: Action, now: Now) {
        let can_pause = self.sight().can_pause();
        match action {
            Action::TapChecker(square) => self.tap(square, now),
            Action::Start => self.start(now),
            Action::Skip => self.skip(now),
            Action::Undo => self.undo(now),
            Action::Redo => self.redo(now),
            Action::Hint => self.ask_hint(now),
            Action::MoveNow => self.hurry(),
            Action::View(n_moves) => self.view(n_moves),
            Action::ViewPrevious => self.view(self.sight().shown_ply().saturating_sub(1)),
            Action::ViewNext => self.view(self.sight().shown_ply() + 1),
            Action::LeaveView => self.app.checkers.viewing = None,
            Action::PlayFromHere => self.play_from_here(now),
            Action::Pause => self.hold(can_pause, false),
            Action::GoOn => self.hold(false, false),
            Action::Step => self.hold(self.sight().is_paused(), self.sight().is_paused() && can_pause),
            _ => {}
        }
    }

    fn hold(&mut self, paused: bool, stepping: bool) {
        (self.app.session.checkers_paused, self.app.checkers.stepping) = (paused, stepping);
    }

    /// A new game as the difficulty page says, or the same seats again.
    pub(in crate::app) fn begin_anew(&mut self, intent: Intent, now: Now) {
        let seed = self.app.random.next();
        let (seats, begun) = match intent {
            Intent::NewGame => (self.app.session.checkers.seats(), false),
            Intent::Restart => (self.sight().seats(), true),
        };
        self.app.checkers.record = fresh(seats, begun, seed);
        self.app.session.checkers_paused = false;
        self.app.session.game = GameKind::Checkers;
        self.app.lead_to(Screen::Checkers);
        // Othello lets go of the thinking thread first, or it would stop a thought that is no longer its own.
        self.app.attend(false, now);
        self.jumped(now);
    }

    fn start(&mut self, now: Now) {
        if !self.app.checkers.record.begun {
            self.app.checkers.record.begun = true;
            self.jumped(now);
        }
    }

    /// Goes on with whatever is due, and gives the next moment at which something changes by itself.
    pub(in crate::app) fn tick(&mut self, now: Now) -> Option<Now> {
        if let Some(errand) = &mut self.app.checkers.errand {
            errand.listen();
        }
        while self.advance(now) {}
        self.advance_hint(now);
        self.due()
    }

    /// One step from a phase that is over; `false` if the phase stays.
    fn advance(&mut self, now: Now) -> bool {
        match self.app.checkers.phase {
            Phase::Moving(glide) if now >= glide.end() => self.at_rest(now),
            Phase::Thinking => return self.play_verdict(now),
            _ => return false,
        }
        true
    }

    fn due(&self) -> Option<Now> {
        let table = &self.app.checkers;
        match (table.phase, &table.errand) {
            (Phase::Moving(glide), _) => Some(glide.end()),
            (Phase::Thinking, Some(errand)) if errand.done => Some(errand.asked + self.least_time()),
            (_, Some(errand)) if errand.purpose == Purpose::Hint && !errand.hurried => {
                Some(errand.asked + self.app.pace.hint)
            }
            _ => None,
        }
    }

    /// The computer's move, once it is known and the person had time to see the board.
    fn play_verdict(&mut self, now: Now) -> bool {
        let least = self.least_time();
        let table = &mut self.app.checkers;
        let Some(errand) =
            table.errand.take_if(|errand| errand.done && (errand.hurried || now >= errand.asked + least))
        else {
            return false;
        };
        if errand.thought.is_none() && !errand.hurried {
            // The thread was needed elsewhere before it had begun with this.
            self.settle(now);
            return false;
        }
        let moves = table.record.game.position().moves();
        let best = errand.thought.as_ref().map(|thought| thought.best).filter(|best| moves.contains(best));
        // No player answers with an illegal move; should one ever do, the game must not hang for it.
        let Some(chosen) = best.or_else(|| moves.first().copied()) else { return false };
        table.stepping = false;
        self.play(chosen, now);
        true
    }

    /// How long a computer's turn lasts at least.
    fn least_time(&self) -> Duration {
        if self.sight().seats().is_watch() { self.app.pace.watch } else { self.app.pace.reply }
    }

    /// The one door for a move, whoever made it.
    fn play(&mut self, chosen: Move, now: Now) {
        let table = &mut self.app.checkers;
        let before = *table.record.game.position();
        // What a person has already seen of a jump is not shown again.
        let first = table.record.way.len().saturating_sub(1);
        table.errand = None;
        if table.record.game.play(chosen).is_err() {
            return self.app.cue(Cue::NoMove);
        }
        table.record.way.clear();
        table.forget_plans();
        self.keep();
        let taken = chosen.legs().skip(first).filter(|leg| leg.captured.is_some()).count();
        self.app.cue(Cue::Moved(taken as u32));
        let hops = (first, chosen.path().len() - 1);
        self.show(Glide::new(before, chosen, hops, self.app.settings.animation, now), now);
    }

    /// A jump goes on up to the square where its ways part; the piece waits there.
    fn go_on(&mut self, chosen: Move, n_squares: usize, now: Now) {
        let table = &mut self.app.checkers;
        let before = *table.record.game.position();
        let first = table.record.way.len().saturating_sub(1);
        table.record.way = chosen.path().iter().copied().take(n_squares).collect();
        table.forget_plans();
        self.keep();
        self.app.cue(Cue::Moved((n_squares - 1 - first) as u32));
        let hops = (first, n_squares - 1);
        self.show(Glide::new(before, chosen, hops, self.app.settings.animation, now), now);
    }

    fn show(&mut self, glide: Option<Glide>, now: Now) {
        match glide {
            Some(glide) => self.app.checkers.phase = Phase::Moving(glide),
            None => self.at_rest(now),
        }
    }

    /// After the piece has come to rest: the next seat is asked, or the end is told.
    fn at_rest(&mut self, now: Now) {
        self.settle(now);
        if let Phase::Over(outcome) = self.app.checkers.phase {
            self.app.cue(Cue::CheckersEnded(outcome));
        }
    }

    /// The phase that follows from the game alone.
    pub(in crate::app) fn settle(&mut self, now: Now) {
        let record = &self.app.checkers.record;
        self.app.checkers.phase = if !record.begun {
            Phase::NotStarted
        } else if let Some(outcome) = record.game.outcome() {
            Phase::Over(outcome)
        } else {
            match record.seats.of(colour(record.game.turn())) {
                Seat::Person => Phase::Choosing,
                Seat::Computer(level) => self.computer_turn(level, now),
            }
        };
        self.choose_the_only_piece();
    }

    /// Where a single piece can move, nobody needs to say which.
    fn choose_the_only_piece(&mut self) {
        let table = &mut self.app.checkers;
        if table.phase == Phase::Choosing && table.way().is_empty() {
            let movable = choice::movable(table.record.game.position());
            table.chosen = movable.first().filter(|_| movable.len() == 1);
        }
    }

    /// Asks the computer, unless something speaks against it.
    fn computer_turn(&mut self, level: Level, now: Now) -> Phase {
        self.app.checkers.errand = None;
        // A jump under way is a person's.
        self.app.checkers.record.way.clear();
        if let Some(wait) = self.wait() {
            return Phase::Waiting(wait);
        }
        let record = &self.app.checkers.record;
        let question = (*record.game.position(), Some(record.seed));
        self.app.checkers.errand = Errand::send(&mut self.app.desk, (Purpose::Move, level), question, now);
        if self.app.checkers.errand.is_some() { Phase::Thinking } else { Phase::Waiting(Wait::NoEngine) }
    }

    /// Why the computer should not think now, if there is a reason.
    fn wait(&self) -> Option<Wait> {
        let sight = self.sight();
        if self.app.suspended {
            Some(Wait::Suspended)
        } else if !self.app.desk.is_manned() {
            Some(Wait::NoEngine)
        } else if self.app.screen() != Screen::Checkers {
            Some(Wait::Away)
        } else if sight.is_paused() && !self.app.checkers.stepping {
            Some(Wait::Paused)
        } else if sight.seats().is_watch() && sight.viewing().is_some() {
            Some(Wait::Viewing)
        } else {
            None
        }
    }

    /// After every action: the computer begins or stops to think as the circumstances now ask.
    pub(in crate::app) fn attend(&mut self, now: Now) {
        match self.app.checkers.phase {
            Phase::Thinking if self.wait().is_some() => self.settle(now),
            Phase::Waiting(wait) if self.wait() != Some(wait) => self.settle(now),
            _ => {}
        }
        if !self.sight().is_open() && self.sight().is_hinting() {
            self.app.checkers.errand = None;
        }
    }

    /// A finger on a square.
    fn tap(&mut self, square: Square, now: Now) {
        if self.app.dialog.is_some() || self.app.checkers.viewing.take().is_some() {
            return;
        }
        // Whoever plays fast need not wait for the piece.
        self.skip(now);
        if self.app.checkers.phase != Phase::Choosing {
            return;
        }
        let table = &mut self.app.checkers;
        match choice::meaning(table.record.game.position(), table.way(), square) {
            Meaning::Refuse(refusal) => {
                table.pending = None;
                table.refused = Some((square, refusal));
                self.app.cue(Cue::NoMove);
            }
            Meaning::Choose(at) => {
                (table.chosen, table.pending) = (Some(at), None);
                self.app.cue(Cue::Chosen);
            }
            Meaning::Unchoose => {
                (table.chosen, table.pending) = (None, None);
                self.choose_the_only_piece();
            }
            Meaning::Go(..) if self.app.settings.confirm_tap && table.pending != Some(square) => {
                table.pending = Some(square);
                self.app.cue(Cue::Chosen);
            }
            Meaning::Go(chosen, n_squares) if n_squares == chosen.path().len() => self.play(chosen, now),
            Meaning::Go(chosen, n_squares) => self.go_on(chosen, n_squares, now),
        }
    }

    /// Ends the animation at once.
    fn skip(&mut self, now: Now) {
        if matches!(self.app.checkers.phase, Phase::Moving(_)) {
            self.at_rest(now);
        }
    }

    fn hurry(&mut self) {
        if let Some(errand) = &mut self.app.checkers.errand {
            errand.hurry();
        }
    }

    /// Saves the game as it stands now.
    pub(super) fn keep(&mut self) {
        self.app.keeper.save(Stored::Checkers, &self.app.checkers.record.to_text());
    }
}
