//! The words of the page where games come and go as text, and of what is wrong with a text.

use super::join::JoinWords;
use super::messages::messages;
use super::numbers::winner_first;
use crate::app::TextForm;
use crate::game::Tally;
use crate::rules::ggf::GgfError;
use crate::rules::notation::{BoardError, TranscriptError};
use crate::rules::paste::{MAX_BYTES, PasteError, PasteFault};
use crate::rules::{Disc, IllegalMove, Square};

messages! {
    /// Games and positions as text.
    struct TransferWords("transfer") {
        title, paste_title, paste, paste_note, read_board, other_start, is_over, open, set_up, bad_title, nothing_changed,
        share_title, nothing_to_share, form_moves, form_ggf, form_board, copy, copied, share, code_note, code_name,
        board_name, bad_empty, bad_no_game, fault_frame, fault_no_board, fault_no_turn,
    }
    with { join: JoinWords }
    fn read_game(moves: usize);
    fn leads(side: Disc, score: &str);
    fn leads_even(score: &str);
    fn bad_too_long(most: usize);
    fn bad_at(column: usize, what: &str);
    fn bad_in_line(line: usize, column: usize, what: &str);
    fn fault_no_square(number: usize, text: &str);
    fn fault_by_useless(number: usize, side: Disc, at: Square);
    fn fault_by_taken(number: usize, side: Disc, at: Square);
    fn fault_useless(number: usize, at: Square);
    fn fault_taken(number: usize, at: Square);
    fn fault_pass_by(number: usize, side: Disc);
    fn fault_pass(number: usize);
    fn fault_after_end(number: usize, at: Square);
    fn fault_pass_after_end(number: usize);
    fn fault_not_in_turn(number: usize, side: Disc);
    fn fault_no_value(text: &str);
    fn fault_size(text: &str);
    fn fault_cell(text: char, at: Square);
    fn fault_length(squares: usize);
    fn fault_turn(text: &str);
    fn fault_row(row: usize, squares: usize);
}

impl TransferWords {
    /// A game was read: how many moves, and the discs after them.
    pub(crate) fn game(&self, n_moves: usize, tally: Tally) -> String {
        self.join.sentences(&self.read_game(n_moves), &self.lead(tally))
    }

    /// A position was read: its discs.
    pub(crate) fn position(&self, tally: Tally) -> String {
        self.join.sentences(self.read_board, &self.lead(tally))
    }

    fn lead(&self, tally: Tally) -> String {
        let score = winner_first(tally);
        match tally.black.cmp(&tally.white) {
            std::cmp::Ordering::Greater => self.leads(Disc::Black, &score),
            std::cmp::Ordering::Less => self.leads(Disc::White, &score),
            std::cmp::Ordering::Equal => self.leads_even(&score),
        }
    }

    pub(crate) const fn form(&self, form: TextForm) -> &'static str {
        match form {
            TextForm::Transcript => self.form_moves,
            TextForm::Ggf => self.form_ggf,
            TextForm::Board => self.form_board,
        }
    }

    /// What is wrong, and where if the text has more than one place for it.
    pub(crate) fn bad(&self, error: &PasteError) -> String {
        let what = match &error.fault {
            PasteFault::Empty => return self.bad_empty.to_owned(),
            PasteFault::TooLong(_) => return self.bad_too_long(MAX_BYTES),
            PasteFault::NoGame => return self.bad_no_game.to_owned(),
            PasteFault::Moves(error) => self.transcript_fault(error),
            PasteFault::Ggf(error) => self.ggf_fault(error),
            PasteFault::Board(error) => self.board_fault(error),
        };
        match error.line {
            1 => self.bad_at(error.column, &what),
            line => self.bad_in_line(line, error.column, &what),
        }
    }

    fn transcript_fault(&self, error: &TranscriptError) -> String {
        match error {
            TranscriptError::NoSquare(number, error) => self.fault_no_square(*number, &shown(&error.0)),
            TranscriptError::Illegal(number, disc, error) if is_free(error) => {
                self.fault_by_useless(*number, *disc, error.at)
            }
            TranscriptError::Illegal(number, disc, error) => self.fault_by_taken(*number, *disc, error.at),
            TranscriptError::NeedlessPass(number, disc) => self.fault_pass_by(*number, *disc),
            TranscriptError::AfterTheEnd(number, at) => self.fault_after_end(*number, *at),
        }
    }

    fn ggf_fault(&self, error: &GgfError) -> String {
        match error {
            GgfError::Frame => self.fault_frame.to_owned(),
            GgfError::NoValue(name) => self.fault_no_value(&shown(name)),
            GgfError::NoBoard => self.fault_no_board.to_owned(),
            GgfError::Size(size) => self.fault_size(&shown(size)),
            GgfError::Board(error) => self.board_fault(error),
            GgfError::NoSquare(number, error) => self.fault_no_square(*number, &shown(&error.0)),
            GgfError::NotInTurn(number, disc) => self.fault_not_in_turn(*number, *disc),
            GgfError::Illegal(number, error) if is_free(error) => self.fault_useless(*number, error.at),
            GgfError::Illegal(number, error) => self.fault_taken(*number, error.at),
            GgfError::NeedlessPass(number) => self.fault_pass(*number),
            GgfError::AfterTheEnd(number) => self.fault_pass_after_end(*number),
        }
    }

    fn board_fault(&self, error: &BoardError) -> String {
        match error {
            BoardError::Cell(cell, at) => self.fault_cell(*cell, *at),
            BoardError::Length(cells) => self.fault_length(*cells),
            BoardError::NoTurn => self.fault_no_turn.to_owned(),
            BoardError::Turn(text) => self.fault_turn(&shown(text)),
            BoardError::Row(row, cells) => self.fault_row(*row, *cells),
        }
    }
}

/// Whether the square of a move that was refused is empty.
const fn is_free(error: &IllegalMove) -> bool {
    error.position.empties().contains(error.at)
}

/// The beginning of a text that may be long.
fn shown(text: &str) -> String {
    const LONGEST: usize = 12;
    let beginning: String = text.chars().take(LONGEST).filter(|char| !char.is_control()).collect();
    if text.chars().count() > LONGEST { beginning + "…" } else { beginning }
}
