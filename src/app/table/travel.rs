//! Back and forth in the game: undo, redo, and looking at older positions.

use super::{Table, TableGame};
use crate::app::{Now, Shared};
use crate::game::GameRules;

impl<G: TableGame> Table<G> {
    /// Takes back a move that has only begun, or else to the person's last choice.
    pub(super) fn undo(&mut self, shared: &mut Shared, now: Now) {
        let view = self.view(shared);
        if view.can_undo() {
            if !view.is_underway() {
                let seats = self.record.seats;
                self.record.game.undo_to(|disc| seats.undo_stops_at(disc));
                self.record.assisted = true;
            }
            self.travelled(shared, now);
        }
    }

    /// Goes on to the person's next choice that was undone.
    pub(super) fn redo(&mut self, shared: &mut Shared, now: Now) {
        if self.view(shared).can_redo() {
            let seats = self.record.seats;
            self.record.game.redo_to(|disc| seats.undo_stops_at(disc));
            self.travelled(shared, now);
        }
    }

    /// Takes the game back to what is viewed.
    pub(super) fn play_from_here(&mut self, shared: &mut Shared, now: Now) {
        if let Some(ply) = self.viewing.filter(|_| self.view(shared).can_play_from_here()) {
            self.record.game.go_to(ply);
            self.record.assisted = true;
            self.travelled(shared, now);
        }
    }

    /// Looks at an older position, or at the present again.
    pub(super) fn look_at(&mut self, ply: usize) {
        self.viewing = (self.record.begun && ply < self.record.game.present()).then_some(ply);
    }

    /// Two computers that were taken elsewhere wait until somebody has looked around.
    fn travelled(&mut self, shared: &mut Shared, now: Now) {
        self.paused = self.record.seats.is_watch();
        self.jumped(shared, now);
    }

    /// The game stands somewhere else than before: whatever belonged to the old place goes, and the new one is saved.
    pub(super) fn jumped(&mut self, shared: &mut Shared, now: Now) {
        self.record.partial = <G as GameRules>::PartialMove::default();
        self.request = None;
        self.stepping = false;
        self.viewing = None;
        self.forget_plans();
        self.save(shared);
        self.settle(shared, now);
    }
}
