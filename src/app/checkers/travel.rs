//! Back and forth in a game of checkers: undo, redo, and looking at older positions.

use super::table::Hand;
use crate::app::Now;

impl Hand<'_> {
    /// Takes back a jump that has begun, or else to the person's last choice.
    pub(super) fn undo(&mut self, now: Now) {
        if !self.sight().can_undo() {
            return;
        }
        if !self.sight().is_underway() {
            let seats = self.sight().seats();
            self.app
                .checkers
                .record
                .game
                .undo_to(|side| seats.undo_stops_at(crate::game::checkers::colour(side)));
        }
        self.travelled(now);
    }

    /// Goes on to the person's next choice that was undone.
    pub(super) fn redo(&mut self, now: Now) {
        if self.sight().can_redo() {
            let seats = self.sight().seats();
            self.app
                .checkers
                .record
                .game
                .redo_to(|side| seats.undo_stops_at(crate::game::checkers::colour(side)));
            self.travelled(now);
        }
    }

    /// Takes the game back to what is viewed.
    pub(super) fn play_from_here(&mut self, now: Now) {
        if let Some(n_moves) = self.sight().viewing().filter(|_| self.sight().can_play_from_here()) {
            self.app.checkers.record.game.go_to(n_moves);
            self.travelled(now);
        }
    }

    /// Looks at an older position, or at the present again.
    pub(super) fn view(&mut self, n_moves: usize) {
        let table = &mut self.app.checkers;
        let is_older = table.record.begun && n_moves < table.record.game.present();
        table.viewing = is_older.then_some(n_moves);
    }

    /// Ends the viewing; `false` if nothing was viewed.
    pub(in crate::app) const fn leave_view(&mut self) -> bool {
        self.app.checkers.viewing.take().is_some()
    }

    /// Two computers that were taken elsewhere wait until somebody has looked around.
    fn travelled(&mut self, now: Now) {
        self.app.session.checkers_paused = self.sight().seats().is_watch();
        self.jumped(now);
    }

    /// The game stands somewhere else than before: whatever belonged to the old place goes, and the new one is saved.
    pub(super) fn jumped(&mut self, now: Now) {
        let table = &mut self.app.checkers;
        table.record.way.clear();
        table.errand = None;
        table.stepping = false;
        table.viewing = None;
        table.forget_plans();
        self.keep();
        self.settle(now);
    }
}
