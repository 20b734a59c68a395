//! A game that is given away as text.

use crate::game::{Day, History, Othello, Ply, Seat, Seats};
use crate::rules::ggf::{self, GgfHeader};
use crate::rules::{Board, Disc, Position, Square, notation};

/// A game of Othello with what its text tells of it, whoever played it and wherever it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedGame {
    /// The first board.
    pub start: Board,
    /// Where discs were placed, forced passes left out.
    pub moves: Vec<Square>,
    /// Who played.
    pub seats: Seats,
    /// When it was played, if that is known.
    pub day: Option<Day>,
}

/// How a game is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextForm {
    /// `f5d6c3…`
    #[default]
    Transcript,
    /// The form of servers and programs, with the players and the result.
    Ggf,
    /// The last board as eight rows.
    Board,
}

impl SharedGame {
    /// The game of a history up to its present.
    pub fn of_history(game: &History<Othello>, seats: Seats, day: Option<Day>) -> Self {
        let moves = game.plies().iter().filter_map(|ply: &Ply| ply.at()).collect();
        Self { start: *game.start(), moves, seats, day }
    }

    /// The game with its positions. Moves after one that is against the rules are left out.
    pub fn history(&self) -> History<Othello> {
        let mut game = History::from_position(self.start);
        for &at in &self.moves {
            if game.play(at).is_err() {
                break;
            }
        }
        game
    }

    /// The forms in which its text can be read again: moves alone say nothing of a board that was set up.
    pub fn forms(&self) -> &'static [TextForm] {
        let first_discs = self.start.position;
        let is_usual = first_discs == Position::START || first_discs == Position::START.pass();
        if self.moves.is_empty() {
            &[TextForm::Board]
        } else if is_usual && self.start.turn == Disc::Black {
            &[TextForm::Transcript, TextForm::Ggf, TextForm::Board]
        } else {
            &[TextForm::Ggf, TextForm::Board]
        }
    }

    /// The game as text.
    pub fn text(&self, form: TextForm) -> String {
        match form {
            TextForm::Transcript => notation::transcript(self.moves.iter().copied()),
            TextForm::Ggf => {
                let date = self.day.map(|day| day.to_string()).unwrap_or_default();
                let name = |disc: Disc| match self.seats.of(disc) {
                    Seat::Person => "Player",
                    Seat::Computer(level) => level.name(),
                };
                let header = GgfHeader {
                    place: "Othello",
                    date: &date,
                    black: name(Disc::Black),
                    white: name(Disc::White),
                };
                ggf::write(header, self.start, &self.moves)
            }
            TextForm::Board => notation::rows(*self.history().position()),
        }
    }

    /// What its QR code says: the shortest text from which the game can be read again. Capitals and digits alone make a
    /// smaller code.
    pub fn code_text(&self) -> String {
        match self.forms() {
            [TextForm::Transcript, ..] => self.text(TextForm::Transcript).to_uppercase(),
            [TextForm::Ggf, ..] => ggf::write(GgfHeader::default(), self.start, &self.moves),
            _ => self.start.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::rules::paste;

    fn game(start: Board, moves: &str) -> SharedGame {
        let moves = notation::squares(start, moves).unwrap();
        let seats = Seats::against(Level::Club, Disc::Black);
        SharedGame { start, moves, seats, day: "2026-11-17".parse().ok() }
    }

    #[test]
    fn every_form_that_is_offered_can_be_read_again() {
        let set_up: Board =
            "------OX ---XO--- ---XO--- ---XO--- -------- -------- -------- -------- O".parse().unwrap();
        let other = Board { position: Position::START.pass(), turn: Disc::Black };
        let games = [
            (game(Board::START, "f5d6c3d3"), 3),
            (game(Board::START, ""), 1),
            (game(other, "f4d3"), 3),
            (game(set_up, "c2"), 2),
            (game(set_up, ""), 1),
        ];
        for (game, n_forms) in games {
            assert_eq!(game.forms().len(), n_forms);
            for &form in game.forms() {
                let read = paste::read(&game.text(form)).unwrap();
                assert_eq!(read.last_board(), *game.history().position(), "{form:?}");
            }
            let read = paste::read(&game.code_text()).unwrap();
            assert_eq!((read.start, read.moves), (game.start, game.moves));
        }
    }

    #[test]
    fn the_text_for_programs_tells_who_played_and_when() {
        let text = game(Board::START, "f5d6").text(TextForm::Ggf);
        assert!(
            text.starts_with("(;GM[Othello]PC[Othello]DT[2026-11-17]PB[Player]PW[Club player]RE[?]"),
            "{text}"
        );
    }
}
