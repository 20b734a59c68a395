//! A game with its past and its undone future.
//!
//! The rules are settled at once: a move is checked, it is written down, and if the opponent then has to pass, so is the
//! pass. The present therefore always is a point where somebody can choose, or the end of the game.

use std::fmt;

use super::{GameRules, Othello, Tally};
use crate::rules::Disc;

/// A game: its first position, every ply, and where in them the present is.
///
/// Plies before the present were played, those behind it were undone and can be redone until another move is played.
/// A ply number `n` stands for the moment after `n` plies: 0 is the first position.
///
/// ```
/// use othello::game::{History, Othello};
/// let mut game = History::<Othello>::new();
/// game.play("f5".parse()?)?;
/// game.play("d6".parse()?)?;
/// assert!(game.undo());
/// assert_eq!((game.present(), game.plies().len(), game.n_recorded()), (1, 1, 2));
/// assert!(game.redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<G: GameRules = Othello> {
    /// The first position, and the one after each of `plies`: never empty.
    positions: Vec<G::Position>,
    plies: Vec<G::Ply>,
    present: usize,
}

/// Why a move was not played. The game stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<G: GameRules = Othello> {
    /// The game is over.
    Over(G::Ending),
    /// The move with this number (from 1, passes not counted) of this side is against the rules.
    Illegal(usize, Disc, G::IllegalMove),
}

impl<G: GameRules> fmt::Display for Refusal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(_) => f.write_str("the game is already over"),
            Self::Illegal(number, disc, error) => write!(f, "move {number} of {disc}: {error}"),
        }
    }
}

impl<G: GameRules> std::error::Error for Refusal<G> {}

impl<G: GameRules> Default for History<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: GameRules> History<G> {
    /// A game from the usual first position.
    pub fn new() -> Self {
        Self::from_position(G::START)
    }

    /// A game from any position. If the side to move has to pass there, its pass is the first ply.
    pub fn from_position(start: G::Position) -> Self {
        let mut game = Self { positions: vec![start], plies: Vec::new(), present: 0 };
        game.settle_pass();
        game
    }

    /// A game from this position with these moves, as [`GameRules::read_moves`] reads them.
    ///
    /// # Errors
    /// A sentence about the first move that is wrong.
    pub fn replay(start: G::Position, moves: &str) -> Result<Self, String> {
        let mut game = Self::from_position(start);
        for chosen in G::read_moves(&start, moves)? {
            game.play(chosen).map_err(|refusal| refusal.to_string())?;
        }
        Ok(game)
    }

    /// Plays a move of the side to move, and the forced pass after it if there is one. What was undone is forgotten.
    ///
    /// # Errors
    /// The move is against the rules or the game is over; the game, with what was undone, stays as it was.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), Refusal<G>> {
        if let Some(ending) = self.ending() {
            return Err(Refusal::Over(ending));
        }
        let played = G::play(self.position(), chosen);
        let (ply, position) =
            played.map_err(|error| Refusal::Illegal(self.n_moves() + 1, self.turn(), error))?;
        self.plies.truncate(self.present);
        self.positions.truncate(self.present + 1);
        self.push(ply, position);
        self.settle_pass();
        Ok(())
    }

    /// The first position of the game.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The position at the present.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.present]
    }

    /// The position after so many plies, undone ones included; `None` if there are not so many.
    pub fn position_at(&self, ply: usize) -> Option<&G::Position> {
        self.positions.get(ply)
    }

    /// How many plies were played, passes counted and undone ones not.
    pub const fn present(&self) -> usize {
        self.present
    }

    /// How many plies are known, undone ones counted.
    pub const fn n_recorded(&self) -> usize {
        self.plies.len()
    }

    /// The plies that were played, the first one first.
    pub fn plies(&self) -> &[G::Ply] {
        &self.plies[..self.present]
    }

    /// Every ply that is known: those played and, from [`present`](Self::present) on, those undone.
    pub fn recorded(&self) -> &[G::Ply] {
        &self.plies
    }

    /// How many moves were played up to the present.
    pub fn n_moves(&self) -> usize {
        self.plies().iter().filter_map(|&ply| G::chosen(ply)).count()
    }

    /// Every move that is known, undone ones too, as text.
    pub fn text(&self) -> String {
        let moves: Vec<G::Move> = self.plies.iter().filter_map(|&ply| G::chosen(ply)).collect();
        G::write_moves(&moves)
    }

    /// Who is to move at the present. Says nothing once the game is over.
    pub fn turn(&self) -> Disc {
        G::turn(self.position())
    }

    /// The pieces of both sides at the present.
    pub fn tally(&self) -> Tally {
        G::tally(self.position())
    }

    /// How the game ended, if it has ended at the present.
    pub fn ending(&self) -> Option<G::Ending> {
        G::ending(&self.positions[..=self.present], self.plies())
    }

    /// The last move before the moment after `ply` plies; passes are skipped.
    pub fn last_move_at(&self, ply: usize) -> Option<G::Move> {
        self.plies.iter().take(ply).rev().find_map(|&ply| G::chosen(ply))
    }

    /// Goes to the moment after `ply` plies; nothing is forgotten. Where only a forced pass can follow, the present
    /// goes on past it. `false` if there are not so many plies.
    pub fn go_to(&mut self, ply: usize) -> bool {
        if ply > self.plies.len() {
            return false;
        }
        // A pass is no choice, so no present stands before one.
        let before_pass = self.plies.get(ply).is_some_and(|&ply| G::chosen(ply).is_none());
        self.present = if before_pass { ply + 1 } else { ply };
        true
    }

    /// Takes back the last move, with the forced pass after it. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.undo_to(|_| true)
    }

    /// Plays the next undone move again, with the forced pass after it. `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.redo_to(|_| true)
    }

    /// Goes back to the latest earlier turn of a side that `wanted` names, such as the person's in a game against the
    /// computer. `false`, and nothing changes, if there is none.
    pub fn undo_to(&mut self, wanted: impl Fn(Disc) -> bool) -> bool {
        self.undo_point(wanted).is_some_and(|ply| self.go_to(ply))
    }

    /// Goes on to the next undone turn of a side that `wanted` names, or to the last undone ply if there is none.
    /// `false` if nothing was undone.
    pub fn redo_to(&mut self, wanted: impl Fn(Disc) -> bool) -> bool {
        let last = self.plies.len();
        let choice = (self.present + 1..last).find(|&ply| self.is_choice_of(ply, &wanted));
        self.can_redo() && self.go_to(choice.unwrap_or(last))
    }

    /// Where [`undo_to`](Self::undo_to) would go.
    pub fn undo_point(&self, wanted: impl Fn(Disc) -> bool) -> Option<usize> {
        (0..self.present).rev().find(|&ply| self.is_choice_of(ply, &wanted))
    }

    /// Whether anything was undone that can be redone.
    pub const fn can_redo(&self) -> bool {
        self.present < self.plies.len()
    }

    /// Who was to move when this ply was made, a pass included; `None` if there are not so many plies.
    pub fn side_at(&self, ply: usize) -> Option<Disc> {
        self.plies.get(ply).and(self.positions.get(ply)).map(G::turn)
    }

    /// Whether a move was made right after so many plies, by a side that is wanted.
    fn is_choice_of(&self, ply: usize, wanted: impl Fn(Disc) -> bool) -> bool {
        let is_move = self.plies.get(ply).is_some_and(|&next| G::chosen(next).is_some());
        is_move && self.side_at(ply).is_some_and(wanted)
    }

    fn settle_pass(&mut self) {
        if let Some((ply, position)) = G::forced_pass(self.position()) {
            self.push(ply, position);
        }
    }

    fn push(&mut self, ply: G::Ply, position: G::Position) {
        self.plies.push(ply);
        self.positions.push(position);
        self.present = self.plies.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Checkers, Ply};
    use crate::rules::{Board, Square};
    use crate::seeded::Seeded;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn othello(moves: &str) -> History {
        History::replay(Board::START, moves).unwrap()
    }

    fn checkers(moves: &str) -> History<Checkers> {
        History::replay(Checkers::START, moves).unwrap()
    }

    /// On each of four rows black can take a white disc, and white never has a move.
    fn white_never_moves() -> Board {
        let row = "------OX";
        let empty = "--------";
        [row, empty, row, empty, row, empty, row, empty, "X"].join(" ").parse().unwrap()
    }

    #[test]
    fn a_refused_move_changes_nothing_and_says_why() {
        let mut game = othello("f5d6");
        game.undo();
        let before = game.clone();
        assert_eq!(game.play(square("a1")).unwrap_err().to_string(), "move 2 of White: a1 turns no disc");
        assert_eq!(game.play(square("f5")).unwrap_err().to_string(), "move 2 of White: f5 is taken");
        assert_eq!(game, before, "the undone move must still be known");

        let mut game = checkers("11-15 23-19");
        game.undo();
        let before = game.clone();
        let foreign = Checkers::first_move(&Checkers::START).unwrap();
        let refusal = game.play(foreign).unwrap_err().to_string();
        assert_eq!(refusal, format!("move 2 of White: {foreign} is against the rules here"));
        assert_eq!(game, before);
    }

    #[test]
    fn forced_passes_are_plies_and_undo_takes_them_back_with_their_move() {
        let mut game = History::<Othello>::from_position(white_never_moves());
        game.play(square("f1")).unwrap();
        assert_eq!(game.plies()[1], Ply::Pass { disc: Disc::White });
        assert_eq!(game.side_at(1), Some(Disc::White));
        assert_eq!((game.present(), game.n_moves(), game.turn()), (2, 1, Disc::Black));
        game.play(square("f3")).unwrap();
        assert_eq!(game.present(), 4);
        assert!(game.undo());
        assert_eq!((game.present(), game.turn()), (2, Disc::Black));
        assert!(game.undo());
        assert_eq!(*game.position(), white_never_moves());
        assert!(!game.undo());
        assert!(game.redo() && game.redo() && !game.redo());
        assert_eq!(game.present(), 4);
    }

    #[test]
    fn the_present_never_stands_before_a_pass() {
        let mut game = History::<Othello>::from_position(white_never_moves());
        game.play(square("f1")).unwrap();
        assert!(game.go_to(1));
        assert_eq!(game.present(), 2);
        assert!(!game.go_to(3));
        let starts_with_a_pass = History::<Othello>::from_position(white_never_moves().pass());
        assert_eq!((starts_with_a_pass.present(), starts_with_a_pass.turn()), (1, Disc::Black));
    }

    #[test]
    fn a_side_without_discs_ends_the_game_with_squares_left() {
        let mut game = othello("e6f4e3f6g5d6e7f5c5");
        let ending = game.ending().unwrap();
        assert_eq!((ending.tally, ending.empties), (Tally { black: 13, white: 0 }, 51));
        assert_eq!(ending.winner(), Some(Disc::Black));
        assert_eq!(game.play(square("a1")), Err(Refusal::Over(ending)));
    }

    #[test]
    fn undo_for_one_side_goes_back_to_its_own_choice() {
        check_undo_for_one_side(othello("f5d6c3"));
        check_undo_for_one_side(checkers("11-15 23-19 8-11"));
    }

    /// Black has just moved: black's last choice was that move, white's the one before.
    fn check_undo_for_one_side<G: GameRules>(mut game: History<G>) {
        let mut for_white = game.clone();
        assert!(game.undo_to(|disc| disc == Disc::Black));
        assert_eq!(game.present(), 2);
        assert!(for_white.undo_to(|disc| disc == Disc::White));
        assert_eq!(for_white.present(), 1);
        assert!(!for_white.undo_to(|disc| disc == Disc::White), "white has chosen nothing before");
        assert_eq!(for_white.present(), 1);
        assert!(for_white.redo_to(|disc| disc == Disc::White));
        assert_eq!(for_white.present(), 3, "no later choice of white is known, so all is redone");
    }

    #[test]
    fn a_new_move_forgets_what_was_undone() {
        let mut game = othello("f5d6");
        game.undo();
        game.undo();
        game.play(square("d3")).unwrap();
        assert_eq!((game.can_redo(), game.text().as_str()), (false, "d3"));

        let mut game = checkers("11-15 23-19");
        game.undo();
        let other = game.position().read_move("22-18").unwrap();
        game.play(other).unwrap();
        assert_eq!((game.can_redo(), game.text().as_str()), (false, "11-15 22-18"));
    }

    #[test]
    fn random_games_can_be_walked_back_and_forth() {
        let mut random = Seeded::new(3);
        for _ in 0..200 {
            walk(History::<Othello>::new(), |game| random.choose(game.position().position.moves()));
        }
        for _ in 0..50 {
            walk(History::<Checkers>::new(), |game| random.choose(game.position().moves()));
        }
    }

    fn walk<G: GameRules>(mut game: History<G>, mut choose: impl FnMut(&History<G>) -> Option<G::Move>) {
        let mut presents = vec![0];
        while game.ending().is_none() {
            let chosen = choose(&game).expect("a game that goes on has moves");
            game.play(chosen).unwrap();
            presents.push(game.present());
        }
        let finished = game.clone();
        for &present in presents.iter().rev().skip(1) {
            assert!(game.undo());
            assert_eq!((game.present(), game.ending()), (present, None));
        }
        assert_eq!((game.undo(), game.text()), (false, finished.text()));
        for &present in &presents[1..] {
            assert!(game.redo());
            assert_eq!(game.present(), present);
        }
        assert_eq!((game.redo(), &game), (false, &finished));
        assert!(!game.go_to(finished.n_recorded() + 1));
        assert_eq!(History::replay(*finished.start(), &finished.text()), Ok(finished));
    }
}
