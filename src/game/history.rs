//! A game with its past and its undone future.
//!
//! The rules are settled at once: a move is checked, its discs are turned, it is written down, and if the opponent
//! then has no move, so is the forced pass. The present therefore always is a point where somebody can choose, or
//! the end of the game.

use std::fmt;

use super::{Ending, Ply, Tally};
use crate::rules::{Board, Disc, IllegalMove, Square};

/// A game: its first board, every ply, and where in them the present is.
///
/// Plies before the present were played, those behind it were undone and can be redone until another move is played.
/// A ply number `n` stands for the moment after `n` plies: 0 is the first board.
///
/// ```
/// use othello::game::Game;
/// let mut game = Game::new();
/// game.play("f5".parse()?)?;
/// game.play("d6".parse()?)?;
/// assert!(game.undo());
/// assert_eq!((game.present(), game.plies().len(), game.n_recorded()), (1, 1, 2));
/// assert!(game.redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Board,
    plies: Vec<Ply>,
    /// The board after each of `plies`.
    after: Vec<Board>,
    present: usize,
}

/// What [`Game::play`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The board before the move.
    pub before: Board,
    /// The move itself, always a [`Ply::Move`].
    pub ply: Ply,
    /// Who had to pass after it, if anybody.
    pub passed: Option<Disc>,
}

/// Why a move was not played. The game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over(Ending),
    /// The move with this number (from 1, passes not counted) of this side is against the rules.
    Illegal(usize, Disc, IllegalMove),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(_) => f.write_str("the game is already over"),
            Self::Illegal(number, disc, error) => write!(f, "move {number} of {disc}: {error}"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Game {
    /// A game from the usual first board.
    pub const fn new() -> Self {
        Self { start: Board::START, plies: Vec::new(), after: Vec::new(), present: 0 }
    }

    /// A game from any board. If the side to move has no move there, its pass is the first ply.
    pub fn from_board(start: Board) -> Self {
        let mut game = Self { start, plies: Vec::new(), after: Vec::new(), present: 0 };
        game.settle_pass();
        game
    }

    /// Plays a move of the side to move, and the forced pass after it if there is one. What was undone is forgotten.
    ///
    /// # Errors
    /// The move is against the rules or the game is over; the game, with what was undone, stays as it was.
    pub fn play(&mut self, at: Square) -> Result<Played, Refusal> {
        if let Some(ending) = self.ending() {
            return Err(Refusal::Over(ending));
        }
        let before = self.board();
        let disc = before.turn;
        let board = before.play(at).map_err(|error| Refusal::Illegal(self.n_moves() + 1, disc, error))?;
        self.plies.truncate(self.present);
        self.after.truncate(self.present);
        let ply = Ply::Move { disc, at, flips: before.position.flips(at) };
        self.push(ply, board);
        Ok(Played { before, ply, passed: self.settle_pass() })
    }

    /// The first board of the game.
    pub const fn start(&self) -> Board {
        self.start
    }

    /// The board at the present.
    pub fn board(&self) -> Board {
        self.board_at(self.present).unwrap_or(self.start)
    }

    /// The board after so many plies, undone ones included; `None` if there are not so many.
    pub fn board_at(&self, ply: usize) -> Option<Board> {
        if ply == 0 { Some(self.start) } else { self.after.get(ply - 1).copied() }
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
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.present]
    }

    /// Every ply that is known: those played and, from [`present`](Self::present) on, those undone.
    pub fn recorded(&self) -> &[Ply] {
        &self.plies
    }

    /// How many discs were placed up to the present.
    pub fn n_moves(&self) -> usize {
        self.plies().iter().filter(|ply| !ply.is_pass()).count()
    }

    /// Who is to move at the present. Says nothing once the game is over.
    pub fn turn(&self) -> Disc {
        self.board().turn
    }

    /// The discs of both sides at the present.
    pub fn tally(&self) -> Tally {
        Tally::of(self.board())
    }

    /// How the game ended, if it has ended at the present.
    pub fn ending(&self) -> Option<Ending> {
        let board = self.board();
        let empties = board.position.empties().len();
        board.position.is_over().then(|| Ending { tally: Tally::of(board), empties })
    }

    /// Where the last disc before the moment after `ply` plies was placed; passes are skipped.
    pub fn last_move_at(&self, ply: usize) -> Option<Square> {
        self.plies.iter().take(ply).rev().find_map(|ply| ply.at())
    }

    /// Goes to the moment after `ply` plies; nothing is forgotten. Where only a forced pass can follow, the present
    /// goes on past it. `false` if there are not so many plies.
    pub fn go_to(&mut self, ply: usize) -> bool {
        if ply > self.plies.len() {
            return false;
        }
        // A pass is no choice, so no present stands before one.
        self.present = if self.plies.get(ply).is_some_and(|ply| ply.is_pass()) { ply + 1 } else { ply };
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
        self.present < last && self.go_to(choice.unwrap_or(last))
    }

    /// Where [`undo_to`](Self::undo_to) would go.
    pub fn undo_point(&self, wanted: impl Fn(Disc) -> bool) -> Option<usize> {
        (0..self.present).rev().find(|&ply| self.is_choice_of(ply, &wanted))
    }

    /// Whether anything was undone that can be redone.
    pub const fn can_redo(&self) -> bool {
        self.present < self.plies.len()
    }

    /// Whether a disc was placed right after so many plies, by a side that is wanted.
    fn is_choice_of(&self, ply: usize, wanted: impl Fn(Disc) -> bool) -> bool {
        self.plies.get(ply).is_some_and(|next| !next.is_pass() && wanted(next.disc()))
    }

    fn settle_pass(&mut self) -> Option<Disc> {
        let board = self.board();
        board.position.must_pass().then(|| {
            self.push(Ply::Pass { disc: board.turn }, board.pass());
            board.turn
        })
    }

    fn push(&mut self, ply: Ply, board: Board) {
        self.plies.push(ply);
        self.after.push(board);
        self.present = self.plies.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// On each of four rows black can take a white disc, and white never has a move.
    fn white_never_moves() -> Board {
        let row = "------OX";
        let empty = "--------";
        [row, empty, row, empty, row, empty, row, empty, "X"].join(" ").parse().unwrap()
    }

    #[test]
    fn a_refused_move_changes_nothing_and_says_why() {
        let mut game = Game::new();
        game.play(square("f5")).unwrap();
        game.play(square("d6")).unwrap();
        game.undo();
        let before = game.clone();
        assert_eq!(game.play(square("a1")).unwrap_err().to_string(), "move 2 of White: a1 turns no disc");
        assert_eq!(game.play(square("f5")).unwrap_err().to_string(), "move 2 of White: f5 is taken");
        assert_eq!(game, before, "the undone move must still be known");
    }

    #[test]
    fn forced_passes_are_plies_and_undo_takes_them_back_with_their_move() {
        let mut game = Game::from_board(white_never_moves());
        let played = game.play(square("f1")).unwrap();
        assert_eq!(played.passed, Some(Disc::White));
        assert_eq!(game.plies()[1], Ply::Pass { disc: Disc::White });
        assert_eq!((game.present(), game.n_moves(), game.turn()), (2, 1, Disc::Black));
        game.play(square("f3")).unwrap();
        assert_eq!(game.present(), 4);
        assert!(game.undo());
        assert_eq!((game.present(), game.turn()), (2, Disc::Black));
        assert!(game.undo());
        assert_eq!(game.board(), white_never_moves());
        assert!(!game.undo());
        assert!(game.redo() && game.redo() && !game.redo());
        assert_eq!(game.present(), 4);
    }

    #[test]
    fn the_present_never_stands_before_a_pass() {
        let mut game = Game::from_board(white_never_moves());
        game.play(square("f1")).unwrap();
        assert!(game.go_to(1));
        assert_eq!(game.present(), 2);
        assert!(!game.go_to(3));
        let starts_with_a_pass = Game::from_board(white_never_moves().pass());
        assert_eq!((starts_with_a_pass.present(), starts_with_a_pass.turn()), (1, Disc::Black));
    }

    #[test]
    fn a_side_without_discs_ends_the_game_with_squares_left() {
        let mut game = Game::new();
        for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
            game.play(square(name)).unwrap();
        }
        let ending = game.ending().unwrap();
        assert_eq!((ending.tally, ending.empties), (Tally { black: 13, white: 0 }, 51));
        assert_eq!(ending.winner(), Some(Disc::Black));
        assert_eq!(game.play(square("a1")), Err(Refusal::Over(ending)));
    }

    #[test]
    fn undo_for_one_side_goes_back_to_its_own_choice() {
        let mut game = Game::new();
        for name in ["f5", "d6", "c3"] {
            game.play(square(name)).unwrap();
        }
        // Black has just moved: black's last choice was that move, white's the one before.
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
        let mut game = Game::new();
        game.play(square("f5")).unwrap();
        game.play(square("d6")).unwrap();
        game.undo();
        game.undo();
        game.play(square("d3")).unwrap();
        assert!(!game.can_redo());
        assert_eq!(game.n_recorded(), 1);
    }

    #[test]
    fn random_games_can_be_walked_back_and_forth() {
        let mut random = Seeded::new(3);
        for _ in 0..200 {
            let mut game = Game::new();
            let mut presents = vec![0];
            while let Some(at) = random.choose(game.board().position.moves()) {
                game.play(at).unwrap();
                presents.push(game.present());
            }
            assert!(game.ending().is_some());
            let finished = game.clone();
            for &present in presents.iter().rev().skip(1) {
                assert!(game.undo());
                assert_eq!(game.present(), present);
                assert!(!game.board().position.must_pass());
            }
            assert!(!game.undo());
            while game.redo() {}
            assert_eq!(game, finished);
        }
    }
}
