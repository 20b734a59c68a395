//! Boards as people and programs write them.

use crate::rules::notation::BoardError;
use crate::rules::{Bitboard, Board, Disc, Position, Square};

/// A square of a board that somebody wrote.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    Disc(Disc),
    Empty,
}

/// What a character stands for on a board, if for anything.
pub(super) const fn cell(char: char) -> Option<Cell> {
    match char {
        'X' | 'x' | '*' | 'B' | 'b' | '#' | '@' | '●' | '⚫' => Some(Cell::Disc(Disc::Black)),
        'O' | 'o' | 'W' | 'w' | '○' | '⚪' => Some(Cell::Disc(Disc::White)),
        '-' | '.' | '_' | '·' | '□' | '🟩' => Some(Cell::Empty),
        _ => None,
    }
}

/// A line of a text that may hold cells: what of it is left without coordinates, and where in the text that begins.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
    at: usize,
}

/// Reads 64 cells in one piece or in eight rows, and the side to move behind them or, in words, before them. An error
/// comes with the byte where it stands.
pub(super) fn read(text: &str) -> Result<Board, (BoardError, usize)> {
    let mut lines = lines(text);
    let told_first = lines.first().and_then(|line| side_in_words(line.text));
    if told_first.is_some() {
        lines.remove(0);
    }
    let (cells, rest) = if lines.len() >= 8 { in_rows(&lines)? } else { in_one(text, &lines)? };
    let turn = match (rest.text, told_first) {
        ("", None) => return Err((BoardError::NoTurn, rest.at)),
        ("", Some(turn)) => turn,
        (rest_text, _) => side(rest_text).ok_or_else(|| (wrong_rest(rest_text), rest.at))?,
    };
    let of = |disc: Disc| -> Bitboard {
        Square::all()
            .zip(&cells)
            .filter(|(_, cell)| **cell == Cell::Disc(disc))
            .map(|(square, _)| square)
            .collect()
    };
    let (own, opp) = (of(turn), of(!turn));
    Ok(Board { position: Position::of_disjoint(own, opp), turn })
}

/// The lines that are neither empty nor a line of letters or of a frame.
fn lines(text: &str) -> Vec<Line<'_>> {
    let place = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
    let trimmed =
        text.lines().map(|line| line.trim_matches(|char: char| char.is_whitespace() || char == '|'));
    trimmed
        .filter(|line| !line.is_empty() && !is_letters(line) && !is_frame(line))
        .map(|line| Line { text: line, at: place(line) })
        .collect()
}

/// Whether a line is `a b c d e f g h`.
fn is_letters(line: &str) -> bool {
    let letters = line.chars().filter(|char| !char.is_whitespace() && *char != '|');
    letters.map(|char| char.to_ascii_lowercase()).eq('a'..='h')
}

/// Whether a line is `+---+---+`.
fn is_frame(line: &str) -> bool {
    line.contains('+') && line.chars().all(|char| "+-= ".contains(char))
}

/// The 64 cells, and the text behind them.
type Cells<'a> = (Vec<Cell>, Line<'a>);

/// Eight rows of eight, each with its number before or behind it, or without; the side to move is on a line of its own
/// or behind the last row.
fn in_rows<'a>(lines: &[Line<'a>]) -> Result<Cells<'a>, (BoardError, usize)> {
    let mut cells = Vec::new();
    let mut rest = None;
    for (row, line) in lines.iter().take(8).enumerate() {
        let line = without_number(*line);
        let is_last = row == 7;
        let mut n_cells = 0;
        for (at, char) in line.text.char_indices().filter(|(_, char)| !is_between(*char)) {
            if is_last && n_cells == 8 && lines.len() == 8 {
                rest = Some(Line { text: line.text[at..].trim(), at: line.at + at });
                break;
            }
            n_cells += 1;
            let square = Square::new(cells.len().min(row * 8 + 7)).unwrap_or(Square::A1);
            cells.push(cell(char).ok_or((BoardError::Cell(char, square), line.at + at))?);
        }
        if n_cells != 8 {
            return Err((BoardError::Row(row + 1, n_cells), line.at));
        }
    }
    let last = lines.last().copied().unwrap_or(Line { text: "", at: 0 });
    let behind = match lines.get(8) {
        Some(line) => Line { text: line.text, at: line.at },
        None => Line { text: "", at: last.at + last.text.len() },
    };
    Ok((cells, rest.unwrap_or(behind)))
}

/// 64 cells with any white space between them.
fn in_one<'a>(text: &'a str, lines: &[Line<'a>]) -> Result<Cells<'a>, (BoardError, usize)> {
    let first = lines.first().map_or(text.len(), |line| line.at);
    let mut cells = Vec::new();
    for (at, char) in text[first..].char_indices().filter(|(_, char)| !is_between(*char)) {
        let at = first + at;
        let Some(square) = Square::new(cells.len()) else {
            return Ok((cells, Line { text: text[at..].trim(), at }));
        };
        cells.push(cell(char).ok_or((BoardError::Cell(char, square), at))?);
    }
    match cells.len() {
        Square::COUNT => Ok((cells, Line { text: "", at: text.trim_end().len() })),
        n_cells => Err((BoardError::Length(n_cells), text.trim_end().len())),
    }
}

const fn is_between(char: char) -> bool {
    char.is_whitespace() || char == '|'
}

/// A row without its number at either end.
fn without_number(line: Line<'_>) -> Line<'_> {
    let is_digit = |char: char| matches!(char, '1'..='8');
    let inner = line.text.strip_prefix(is_digit).unwrap_or(line.text);
    let text = inner.strip_suffix(is_digit).unwrap_or(inner);
    Line { text: text.trim_end(), at: line.at + line.text.len() - inner.len() }
}

/// What is wrong with a text where the side to move should stand.
fn wrong_rest(text: &str) -> BoardError {
    if text.chars().all(|char| is_between(char) || cell(char).is_some()) {
        BoardError::Length(Square::COUNT + text.chars().filter(|char| !is_between(*char)).count())
    } else {
        BoardError::Turn(text.to_owned())
    }
}

/// The side to move: `X`, `w`, `Black to move`, `giliran putih` …
fn side(text: &str) -> Option<Disc> {
    let parted = |char: char| char.is_whitespace() || ":;,!()[]\"'=|".contains(char);
    let lower = text.to_lowercase();
    let mut sides = lower
        .split(parted)
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| {
            !["", "to", "move", "moves", "turn", "side", "plays", "giliran", "jalan"].contains(word)
        })
        .map(|word| match word {
            "x" | "*" | "b" | "#" | "@" | "black" | "hitam" | "●" | "⚫" => Some(Disc::Black),
            "o" | "w" | "white" | "putih" | "○" | "⚪" => Some(Disc::White),
            _ => None,
        });
    let side = sides.next()??;
    sides.all(|other| other == Some(side)).then_some(side)
}

/// The side to move if a line tells it in a sentence, so that it can be no row of cells.
fn side_in_words(line: &str) -> Option<Disc> {
    if line.chars().any(|char| char.is_alphabetic() && cell(char).is_none()) { side(line) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::{self, replay};
    use crate::rules::paste::{self, Pasted, PastedForm};

    fn sample() -> Board {
        *replay(Board::START, "f5d6c3").unwrap().last().unwrap()
    }

    fn check(text: &str, board: Board) {
        let expected = Pasted { start: board, moves: Vec::new(), form: PastedForm::Board };
        assert_eq!(paste::read(text), Ok(expected), "{text}");
    }

    /// The rows of a board without anything around them.
    fn bare_rows(board: Board) -> Vec<String> {
        let cells = board.to_string();
        (0..8).map(|row| cells[row * 8..row * 8 + 8].to_owned()).collect()
    }

    #[test]
    fn sixty_four_cells_are_read_in_any_alphabet() {
        let board = sample();
        let text = board.to_string();
        check(&text, board);
        check(&text.to_lowercase(), board);
        check(&text.replace('X', "*").replace('-', "."), board);
        check(&text.replace('X', "b").replace('O', "w"), board);
        check(&text.replace('X', "B").replace('O', "W").replace('-', "_"), board);
        check(&text.replace('X', "●").replace('O', "○").replace('-', "·"), board);
        check(&text.replace('X', "⚫").replace('O', "⚪").replace('-', "🟩"), board);
        check(&text.replace(' ', ""), board);
        check(&text.replace(' ', "\n"), board);
    }

    #[test]
    fn the_side_is_read_in_letters_and_in_words() {
        for (words, turn) in [
            ("X", Disc::Black),
            ("o", Disc::White),
            ("*", Disc::Black),
            ("w", Disc::White),
            ("Black", Disc::Black),
            ("white to move", Disc::White),
            ("Black to move.", Disc::Black),
            ("Turn: O", Disc::White),
            ("(X)", Disc::Black),
            ("side to move: black", Disc::Black),
            ("giliran Putih", Disc::White),
        ] {
            let board = Board { position: Position::START, turn: Disc::Black };
            let board = if turn == Disc::Black { board } else { board.pass() };
            let cells = &board.to_string()[..64];
            check(&format!("{cells} {words}"), board);
            check(&format!("{}\n{words}\n", bare_rows(board).join("\n")), board);
            if words.len() > 3 {
                check(&format!("{words}\n{}", bare_rows(board).join("\n")), board);
            }
        }
    }

    #[test]
    fn rows_are_read_with_coordinates_frames_and_without() {
        let board = sample();
        check(&notation::rows(board), board);
        let spaced: Vec<String> = bare_rows(board)
            .iter()
            .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(" "))
            .collect();
        let numbered: Vec<String> = spaced
            .iter()
            .enumerate()
            .map(|(row, cells)| format!("{} {cells} {}", row + 1, row + 1))
            .collect();
        check(&format!("  A B C D E F G H\n{}\n  A B C D E F G H\nO to move", numbered.join("\n")), board);
        check(&format!("{} O", spaced.join("\r\n")), board);
        let framed: Vec<String> =
            spaced.iter().map(|row| format!("+-+-+\n| {} |", row.replace(' ', " | "))).collect();
        check(&format!("{}\n+-+-+\nwhite", framed.join("\n")), board);
    }

    #[test]
    fn wrong_rows_and_cells_are_told_with_their_place() {
        let rows = bare_rows(sample());
        let with = |row: usize, cells: &str| {
            let mut rows = rows.clone();
            cells.clone_into(&mut rows[row]);
            format!("{}\nX", rows.join("\n"))
        };
        let cases = [
            (with(2, "---------"), "line 3, column 1: row 3: expected 8 cells, found 9"),
            (with(7, "-----"), "line 8, column 1: row 8: expected 8 cells, found 5"),
            (with(4, "---q----"), "line 5, column 4: invalid cell 'q' at d5; expected X, O or -"),
            (rows.join("\n"), "line 8, column 9: missing side to move after the 64 cells; expected X or O"),
            (rows.concat() + "--X", "line 1, column 65: expected 64 cells, found 67"),
            (rows.concat()[4..].to_owned(), "line 1, column 61: expected 64 cells, found 60"),
        ];
        for (text, message) in cases {
            assert_eq!(paste::read(&text).unwrap_err().to_string(), message, "{text}");
        }
    }
}
