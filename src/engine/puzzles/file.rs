//! Puzzles as text: a line each, small enough to lie in every build.
//!
//! The first line names the form. Lines that begin with `#` are for people. `grade easy` begins a grade, and then each
//! line is a puzzle: the board, who is to move, the move to find, what it leads to and what the best of the others leads to.
//!
//! ```text
//! othello-puzzles 1
//! grade easy
//! ((0PYA(gYPx(g1(( X f5 +6 -2
//! ```
//!
//! A character of the board is four squares, from a1 on row by row: their colours (0 empty, 1 black, 2 white) are the digits
//! of a number to base three, the first square's the highest, and the number is counted on from `(`.

use std::fmt;

use super::{Puzzle, PuzzleGrade};
use crate::rules::{Bitboard, Board, Disc, Position, Square};

const HEADER: &str = "othello-puzzles 1";

/// The character of four empty squares.
const FOUR_EMPTY: u8 = b'(';

/// How many squares a character holds, and how many characters a board.
const SQUARES_IN_CHAR: usize = 4;
const CHARS: usize = Square::COUNT / SQUARES_IN_CHAR;

/// Why a text is no file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleFileError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: &'static str,
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for PuzzleFileError {}

/// The text of these puzzles, which stand in the order of their grades, with a line for people.
pub fn encode(puzzles: &[Puzzle], comment: &str) -> String {
    let mut lines = vec![HEADER.to_owned(), format!("# {comment}")];
    for grade in PuzzleGrade::ALL {
        lines.push(format!("grade {}", grade.key()));
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.grade == grade) {
            let Puzzle { board, best, value, second, .. } = puzzle;
            let turn = board.turn.symbol();
            lines.push(format!("{} {turn} {best} {value:+} {second:+}", cells(*board)));
        }
    }
    lines.join("\n") + "\n"
}

/// The puzzles of a text, each of them sound by its own numbers.
pub(super) fn decode(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let mut lines = text.lines().enumerate();
    if lines.next().is_none_or(|(_, line)| line != HEADER) {
        return Err(PuzzleFileError { line: 1, why: "no file of puzzles, or one of another version" });
    }
    let mut grade = None;
    let mut puzzles = Vec::new();
    for (idx, line) in lines.filter(|(_, line)| !line.starts_with('#')) {
        let refused = |why| PuzzleFileError { line: idx + 1, why };
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["grade", key] => {
                grade = PuzzleGrade::ALL.into_iter().find(|grade| grade.key() == key);
                grade.ok_or(refused("an unknown grade"))?;
            }
            [cells, turn, best, value, second] => {
                let grade = grade.ok_or(refused("a puzzle before the first grade"))?;
                let turn = Disc::BOTH.into_iter().find(|disc| turn.chars().eq([disc.symbol()]));
                let board = turn.and_then(|turn| board(cells, turn)).ok_or(refused("no board"))?;
                let best: Square = best.parse().map_err(|_| refused("no square"))?;
                let [value, second] = [value, second].map(|number| number.parse().unwrap_or(i32::MIN));
                let puzzle = Puzzle { board, best, value, second, grade };
                puzzles.push(sound(puzzle).ok_or(refused("no puzzle by its numbers"))?);
            }
            _ => return Err(refused("neither a grade nor a puzzle")),
        }
    }
    Ok(puzzles)
}

/// The puzzle, if its move is legal and its values are those of a puzzle.
fn sound(puzzle: Puzzle) -> Option<Puzzle> {
    let Puzzle { board, best, value, second, .. } = puzzle;
    let are_discs = [value, second].iter().all(|value| (-64..=64).contains(value));
    let is_legal = board.position.moves().contains(best);
    (is_legal && are_discs && Puzzle::is_sound(value, second)).then_some(puzzle)
}

fn cells(board: Board) -> String {
    let digit = |square| match board.disc_at(square) {
        None => 0,
        Some(Disc::Black) => 1,
        Some(Disc::White) => 2,
    };
    let squares: Vec<Square> = Square::all().collect();
    let number = |four: &[Square]| four.iter().fold(0, |number, &square| 3 * number + digit(square));
    squares.chunks(SQUARES_IN_CHAR).map(|four| char::from(FOUR_EMPTY + number(four))).collect()
}

fn board(cells: &str, turn: Disc) -> Option<Board> {
    if cells.len() != CHARS {
        return None;
    }
    let (mut black, mut white) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for (idx, byte) in cells.bytes().enumerate() {
        let mut number = byte.checked_sub(FOUR_EMPTY).filter(|number| *number < 81)?;
        for place in (0..SQUARES_IN_CHAR).rev() {
            let square = Square::new(idx * SQUARES_IN_CHAR + place)?;
            match number % 3 {
                1 => black |= square.bit(),
                2 => white |= square.bit(),
                _ => {}
            }
            number /= 3;
        }
    }
    let (own, opp) = if turn == Disc::Black { (black, white) } else { (white, black) };
    Some(Board { position: Position::new(own, opp)?, turn })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RandomGame;
    use crate::seeded::Seeded;

    #[test]
    fn a_board_survives_its_sixteen_characters() {
        let mut random = Seeded::new(71);
        for (known, _) in (0..20).flat_map(|_| RandomGame::new(&mut random).collect::<Vec<_>>()) {
            let text = cells(known);
            assert_eq!(text.len(), CHARS);
            assert_eq!(board(&text, known.turn), Some(known));
        }
    }

    fn puzzles() -> Vec<Puzzle> {
        let of = |grade, value, second| {
            let best = "f5".parse().unwrap();
            Puzzle { board: Board::START, best, value, second, grade }
        };
        vec![of(PuzzleGrade::Easy, 2, -2), of(PuzzleGrade::Hard, 0, -4), of(PuzzleGrade::Hard, 10, 6)]
    }

    #[test]
    fn puzzles_survive_their_text() {
        assert_eq!(decode(&encode(&puzzles(), "three of them")), Ok(puzzles()));
    }

    #[test]
    fn a_bad_text_is_refused_with_its_line() {
        let text = encode(&puzzles(), "three of them");
        let check = |from: &str, to: &str, line, why| {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text);
            assert_eq!(decode(&changed), Err(PuzzleFileError { line, why }), "{changed}");
        };
        check("puzzles 1", "puzzles 2", 1, "no file of puzzles, or one of another version");
        check("grade easy\n", "", 3, "a puzzle before the first grade");
        check("grade easy", "grade light", 3, "an unknown grade");
        check("((", "(", 4, "no board");
        check("((", "(y", 4, "no board");
        check(" X", " Z", 4, "no board");
        check("f5", "f9", 4, "no square");
        check("f5", "a1", 4, "no puzzle by its numbers");
        check("+2", "+0", 4, "no puzzle by its numbers");
        check("+2", "+66", 4, "no puzzle by its numbers");
        check("+2", "two", 4, "no puzzle by its numbers");
        check(" -2", "", 4, "neither a grade nor a puzzle");
        assert_eq!(decode("").unwrap_err().line, 1);
    }
}
