//! A game of checkers with its past and its undone future.

use crate::rules::checkers::{Move, MoveHistory, Outcome, Position, Refused, ReplayError, Side};

/// A game: every move up to the present, and those that were undone.
///
/// Undone moves can be redone until another one is played. A number `n` of moves stands for the moment after them: 0 is
/// the first position.
///
/// ```
/// use othello::rules::checkers::Position;
/// use othello::game::checkers::Game;
/// let mut game = Game::replay(Position::START, "11-15 23-19 8-11")?;
/// assert!(game.go_to(1));
/// assert_eq!((game.present(), game.n_recorded(), game.can_redo()), (1, 3, true));
/// assert!(game.redo_to(|_| true));
/// assert_eq!(game.text(), "11-15 23-19 8-11");
/// # Ok::<(), othello::rules::checkers::ReplayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    course: MoveHistory,
    /// What was taken back; the next one to be redone is the last.
    undone: Vec<Move>,
}

impl Default for Game {
    fn default() -> Self {
        Self::new(Position::START)
    }
}

impl Game {
    /// A game from this position.
    pub const fn new(start: Position) -> Self {
        Self { course: MoveHistory::new(start), undone: Vec::new() }
    }

    /// A game from this position with these moves, as [`MoveHistory::replay`] reads them.
    ///
    /// # Errors
    /// The first move that is wrong.
    pub fn replay(start: Position, moves: &str) -> Result<Self, ReplayError> {
        Ok(Self { course: MoveHistory::replay(start, moves)?, undone: Vec::new() })
    }

    /// Plays a move of the side to move. What was undone is forgotten.
    ///
    /// # Errors
    /// The move is against the rules or the game is over; the game, with what was undone, stays as it was.
    pub fn play(&mut self, chosen: Move) -> Result<(), Refused> {
        self.course.play(chosen)?;
        self.undone.clear();
        Ok(())
    }

    /// The position at the present.
    pub fn position(&self) -> &Position {
        self.course.position()
    }

    /// The position after so many moves, none of them undone; `None` if there are not so many.
    pub fn position_at(&self, n_moves: usize) -> Option<&Position> {
        self.course.position_at(n_moves)
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        self.course.start()
    }

    /// The moves up to the present.
    pub fn moves(&self) -> &[Move] {
        self.course.moves()
    }

    /// How many moves were played, undone ones not counted.
    pub fn present(&self) -> usize {
        self.course.moves().len()
    }

    /// How many moves are known, undone ones counted.
    pub fn n_recorded(&self) -> usize {
        self.present() + self.undone.len()
    }

    /// Who is to move at the present. Says nothing once the game is over.
    pub fn turn(&self) -> Side {
        self.position().turn()
    }

    /// How the game ended, if it has ended at the present.
    pub fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    /// Every move that is known, undone ones too, with spaces between.
    pub fn text(&self) -> String {
        let moves: Vec<String> =
            self.moves().iter().chain(self.undone.iter().rev()).map(ToString::to_string).collect();
        moves.join(" ")
    }

    /// Goes to the moment after so many moves; nothing is forgotten. `false` if there are not so many.
    pub fn go_to(&mut self, n_moves: usize) -> bool {
        if n_moves > self.n_recorded() {
            return false;
        }
        while self.present() > n_moves {
            self.undone.extend(self.course.undo());
        }
        while self.present() < n_moves {
            let Some(next) = self.undone.pop() else { return false };
            // It was legal here before, so it is now; should it ever not be, the rest is lost and the game goes on.
            if self.course.play(next).is_err() {
                self.undone.clear();
                return false;
            }
        }
        true
    }

    /// Where [`undo_to`](Self::undo_to) would go.
    pub fn undo_point(&self, wanted: impl Fn(Side) -> bool) -> Option<usize> {
        (0..self.present()).rev().find(|&n_moves| wanted(self.side_at(n_moves)))
    }

    /// Goes back to the latest earlier turn of a side that `wanted` names. `false`, and nothing changes, if there is
    /// none.
    pub fn undo_to(&mut self, wanted: impl Fn(Side) -> bool) -> bool {
        self.undo_point(wanted).is_some_and(|n_moves| self.go_to(n_moves))
    }

    /// Goes on to the next undone turn of a side that `wanted` names, or to the last undone move if there is none.
    /// `false` if nothing was undone.
    pub fn redo_to(&mut self, wanted: impl Fn(Side) -> bool) -> bool {
        let last = self.n_recorded();
        let choice = (self.present() + 1..last).find(|&n_moves| wanted(self.side_at(n_moves)));
        self.can_redo() && self.go_to(choice.unwrap_or(last))
    }

    /// Whether anything was undone that can be redone.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Who moves after so many moves: the sides take turns without exception.
    fn side_at(&self, n_moves: usize) -> Side {
        let first = self.start().turn();
        if n_moves.is_multiple_of(2) { first } else { !first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    #[test]
    fn undo_for_one_side_goes_back_to_its_own_choice() {
        let mut game = Game::replay(Position::START, "11-15 23-19 8-11").unwrap();
        let mut for_white = game.clone();
        assert!(game.undo_to(|side| side == Side::Black));
        assert_eq!(game.present(), 2);
        assert!(for_white.undo_to(|side| side == Side::White));
        assert_eq!(for_white.present(), 1);
        assert!(!for_white.undo_to(|side| side == Side::White), "white has chosen nothing before");
        assert!(for_white.redo_to(|side| side == Side::White));
        assert_eq!(for_white.present(), 3, "no later choice of white is known, so all is redone");
    }

    #[test]
    fn a_new_move_forgets_what_was_undone_and_a_refused_one_does_not() {
        let mut game = Game::replay(Position::START, "11-15 23-19").unwrap();
        assert!(game.go_to(1));
        let foreign = Position::START.moves()[0];
        let before = game.clone();
        assert!(game.play(foreign).is_err());
        assert_eq!(game, before);
        let other = game.position().read_move("22-18").unwrap();
        game.play(other).unwrap();
        assert!(!game.can_redo());
        assert_eq!(game.text(), "11-15 22-18");
    }

    #[test]
    fn random_games_can_be_walked_back_and_forth() {
        let mut random = Seeded::new(3);
        for _ in 0..50 {
            let mut game = Game::default();
            while game.outcome().is_none() {
                let chosen = random.choose(game.position().moves()).unwrap();
                game.play(chosen).unwrap();
            }
            let finished = game.clone();
            assert!(game.go_to(random.below(finished.present())) && game.outcome().is_none());
            assert_eq!(game.text(), finished.text());
            assert!(game.go_to(finished.present()));
            assert_eq!(game, finished);
            assert!(!game.go_to(finished.present() + 1));
        }
    }
}
