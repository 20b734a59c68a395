//! Back and forth in the game: undo, redo, and looking at older positions.

use super::{App, Now};

impl App {
    /// Takes back to the person's last choice.
    pub(super) fn undo(&mut self, now: Now) {
        if self.can_undo() {
            let seats = self.seats();
            self.record.game.undo_to(|disc| seats.undo_stops_at(disc));
            self.session.paused = seats.is_watch();
            self.jumped(now);
        }
    }

    /// Goes on to the person's next choice that was undone.
    pub(super) fn redo(&mut self, now: Now) {
        if self.can_redo() {
            let seats = self.seats();
            self.record.game.redo_to(|disc| seats.undo_stops_at(disc));
            self.session.paused = seats.is_watch();
            self.jumped(now);
        }
    }

    /// Takes the game back to what is viewed.
    pub(super) fn play_from_here(&mut self, now: Now) {
        if let Some(ply) = self.viewing.filter(|_| self.can_play_from_here()) {
            self.record.game.go_to(ply);
            self.session.paused = self.seats().is_watch();
            self.jumped(now);
        }
    }

    /// Looks at an older position, or at the present again.
    pub(super) fn view(&mut self, ply: usize) {
        self.viewing = (self.record.begun && ply < self.record.game.present()).then_some(ply);
    }

    /// The game stands somewhere else than before: whatever belonged to the old place goes, and the new one is saved.
    pub(super) fn jumped(&mut self, now: Now) {
        self.desk.retire();
        self.stepping = false;
        self.viewing = None;
        self.forget_plans();
        self.keep_game();
        self.settle(now);
    }
}
