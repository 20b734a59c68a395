//! The words of checkers that Othello does not have.

use super::Chapter;
use crate::app::GameKind;
use crate::app::checkers::{Reason, TapRefusal};
use crate::engine::checkers::{Level, Score};
use crate::rules::Disc;
use crate::rules::checkers::{Move, Outcome, Piece, Square};

/// Checkers: its board, its levels and its rules.
pub struct CheckersWords {
    pub title: &'static str,
    pub which_game: &'static str,
    pub game_name: fn(GameKind) -> &'static str,
    /// Back to the board of this game, when there are two to go back to.
    pub resume: fn(GameKind) -> &'static str,
    pub level_name: fn(Level) -> &'static str,
    pub level_summary: fn(Level) -> &'static str,
    /// The person who plays the computer is to move.
    pub your_turn: fn(Disc) -> String,
    pub turn_of: fn(Disc) -> String,
    pub choose: &'static str,
    pub chosen: fn(Square) -> String,
    /// So many pieces can jump, and one of them must.
    pub must_jump: fn(u32) -> String,
    /// A jump has begun; the piece waits here.
    pub goes_on: fn(Square) -> String,
    pub refused: fn(Square, TapRefusal) -> String,
    pub tap_again: fn(Square) -> String,
    /// A piece is on its way: who, which move, and whether it becomes a king.
    pub played: fn(Disc, &Move, bool) -> String,
    pub result: fn(Outcome) -> String,
    /// Why it is the end; the number is that of the loser's pieces.
    pub ended: fn(Outcome, u32) -> String,
    /// A line of the history: number, who, which move.
    pub moved: fn(usize, Disc, &Move) -> String,
    pub advice: fn(&Move, Reason) -> String,
    pub opinion: fn(Score, u32) -> String,
    /// A square, to be read out.
    pub square: fn(Square, &CheckerState) -> String,
    pub abandon_text: &'static str,
    /// The setting that numbers the squares.
    pub numbers: &'static str,
    pub numbers_note: &'static str,
    pub rules_title: &'static str,
    /// The chapters, in the order of the boards that are drawn with them.
    pub chapters: [Chapter; 6],
}

/// What is to be said about a square of checkers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own")]
pub struct CheckerState {
    /// What stands on it.
    pub piece: Option<Piece>,
    /// The piece can move.
    pub movable: bool,
    /// The piece can jump, and so must one.
    pub must_jump: bool,
    /// The piece is about to move.
    pub chosen: bool,
    /// The chosen piece may land here.
    pub playable: bool,
    /// The last move ended here.
    pub last: bool,
    /// It belongs to the advised move.
    pub hinted: bool,
    /// It waits for a second tap.
    pub marked: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::checkers::{Draw, Position, Rank, Side};
    use crate::ui::strings::{ENGLISH, INDONESIAN};

    fn square(number: usize) -> Square {
        Square::new(number).unwrap()
    }

    #[test]
    fn every_level_and_every_refusal_has_words_of_its_own() {
        let refusals = [
            TapRefusal::NotYours,
            TapRefusal::ChooseFirst,
            TapRefusal::MustJump,
            TapRefusal::MustJumpElsewhere,
            TapRefusal::MustGoOn,
            TapRefusal::Stuck,
            TapRefusal::NotThere,
            TapRefusal::TwoWays,
        ];
        for words in [&ENGLISH.checkers, &INDONESIAN.checkers] {
            let levels = Level::ALL.iter().flat_map(|&level| {
                [(words.level_name)(level).to_owned(), (words.level_summary)(level).to_owned()]
            });
            let reasons = refusals.iter().map(|&refusal| (words.refused)(square(15), refusal));
            let mut seen: Vec<String> = Vec::new();
            for said in levels.chain(reasons) {
                assert!(!seen.contains(&said), "{said:?} is said twice");
                seen.push(said);
            }
        }
    }

    #[test]
    fn a_level_names_its_search() {
        for words in [&ENGLISH.checkers, &INDONESIAN.checkers] {
            for level in Level::ALL {
                let is_negascout = level.plan().algorithm == crate::engine::search::Algorithm::NegaScout;
                let name = if is_negascout { "NegaScout" } else { "alpha-beta" };
                assert!((words.level_summary)(level).contains(name));
            }
        }
    }

    #[test]
    fn a_square_is_read_with_all_that_it_is() {
        let man = Piece { side: Side::Black, rank: Rank::Man };
        let forced =
            CheckerState { piece: Some(man), must_jump: true, chosen: true, ..CheckerState::default() };
        assert_eq!((ENGLISH.checkers.square)(square(15), &forced), "15, black man, must jump, chosen");
        let goal = CheckerState { playable: true, ..CheckerState::default() };
        assert_eq!((INDONESIAN.checkers.square)(square(22), &goal), "22, kosong, bisa dimainkan");
    }

    #[test]
    fn a_move_and_a_result_are_told_whole() {
        let position: Position = "---- ---- ---- --b- --w- ---- --w- ---- B".parse().unwrap();
        let jump = position.moves()[0];
        let told = (ENGLISH.checkers.played)(Disc::Black, &jump, true);
        assert_eq!(told, "Black plays 15x24x31 and takes 2 pieces; a new king.");
        let won = Outcome::Won(Side::White);
        assert_eq!((INDONESIAN.checkers.result)(won), "Putih menang");
        assert_eq!((ENGLISH.checkers.ended)(won, 2), "Black has no move left.");
        let drawn = Outcome::Drawn(Draw::Repetition);
        assert_eq!((ENGLISH.checkers.ended)(drawn, 0), "The same position came up for the third time.");
    }
}
