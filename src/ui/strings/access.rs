//! What only a screen reader says: the questions that a board answers, and its answers.

use super::messages::messages;
use crate::ui::access::BoardQuestion;

messages! {
    /// The words for those who listen.
    struct AccessWords("access") {
        board, next_playable, last_move, read_row, read_column, read_board, score, nothing_playable, no_move_yet, empty,
    }
    fn row(number: usize, squares: &str);
    fn column(letter: &str, squares: &str);
    fn squares(first: &str, second: &str);
    fn told(line: &str, now: &str);
}

impl AccessWords {
    /// What a board can be asked, as the name of an action.
    pub(crate) const fn question(&self, question: BoardQuestion) -> &'static str {
        match question {
            BoardQuestion::NextPlayable => self.next_playable,
            BoardQuestion::LastMove => self.last_move,
            BoardQuestion::Row => self.read_row,
            BoardQuestion::Column => self.read_column,
            BoardQuestion::Whole => self.read_board,
            BoardQuestion::Score => self.score,
        }
    }

    /// The squares of a line that are worth a word, or that it is empty.
    pub(crate) fn line(&self, squares: impl Iterator<Item = String>) -> String {
        let all = squares.reduce(|said, square| self.squares(&said, &square));
        all.unwrap_or_else(|| self.empty.to_owned())
    }
}
