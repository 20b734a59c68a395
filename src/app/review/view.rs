//! What the page shows of a review.

use super::{OpenReview, ReviewPage, ReviewedGame};
use crate::engine::review::{
    Appraisal, GameLine, Mistake, MoveReport, SideTotals, Thoroughness, Why, reasons,
};
use crate::rules::{Board, Disc, Square};

/// A review, for whoever draws it.
#[derive(Clone, Copy, Debug)]
pub struct ReviewView<'a> {
    pub(super) page: &'a ReviewPage,
    pub(super) has_engine: bool,
}

impl<'a> ReviewView<'a> {
    const fn open(self) -> Option<&'a OpenReview> {
        self.page.open.as_ref()
    }

    /// The game that is reviewed; `None` if there was none yet.
    pub fn game(self) -> Option<&'a ReviewedGame> {
        self.open().map(|open| &open.game)
    }

    /// How many positions the game has: one more than moves.
    pub fn n_positions(self) -> usize {
        self.open().map_or(0, |open| open.boards.len())
    }

    /// The number of the position that is looked at.
    pub fn cursor(self) -> usize {
        self.open().map_or(0, |open| open.cursor)
    }

    /// The board of a position, with forced passes taken.
    pub fn board(self, number: usize) -> Option<Board> {
        self.open()?.boards.get(number).copied()
    }

    /// The move that was played in a position, and by whom.
    pub fn played(self, number: usize) -> Option<(Disc, Square)> {
        let at = *self.open()?.game.moves.get(number)?;
        Some((self.board(number)?.turn, at))
    }

    /// What the move played in a position was worth, once that is known.
    pub fn move_report(self, number: usize) -> Option<&'a MoveReport> {
        let report = self.page.report.as_ref()?;
        report.moves.get(number.checked_sub(report.first)?)
    }

    /// What is known of a position.
    pub fn appraisal(self, number: usize) -> Option<&'a Appraisal> {
        let open = self.open()?;
        open.review.of(&open.line, number)
    }

    /// The expected result in a position for Black, in 1/256 disc, and whether it is proven.
    pub fn value(self, number: usize) -> Option<(i32, bool)> {
        let it = self.appraisal(number)?;
        let is_black = self.board(number)?.turn == Disc::Black;
        Some((if is_black { it.value } else { -it.value }, it.is_exact))
    }

    /// How a side played so far as is known.
    pub fn totals(self, disc: Disc) -> SideTotals {
        let first = self.board(0).map(|board| board.turn);
        let side = usize::from(first != Some(disc));
        self.page.report.as_ref().map_or(SideTotals::default(), |report| report.sides[side])
    }

    /// The best move of a position and those expected after it, with whose they are.
    pub fn line(self, number: usize) -> Vec<(Disc, Square)> {
        let (Some(mut board), Some(it)) = (self.board(number), self.appraisal(number)) else {
            return Vec::new();
        };
        let mut line = Vec::new();
        for &at in &it.line {
            let turn = board.turn;
            let Ok(next) = board.play(at) else { break };
            board = if next.position.must_pass() { next.pass() } else { next };
            line.push((turn, at));
        }
        line
    }

    /// What the better move of a position does that the played one does not.
    pub fn why(self, number: usize) -> Vec<Why> {
        let (Some(told), Some(open), Some(better)) =
            (self.move_report(number), self.open(), self.appraisal(number))
        else {
            return Vec::new();
        };
        if told.best == told.played {
            return Vec::new();
        }
        let after = self.appraisal(number + 1).map_or(&[][..], |next| &next.line);
        reasons(open.line.position(number), &better.line, &[&[told.played], after].concat())
    }

    /// Whether every position is appraised.
    pub fn is_complete(self) -> bool {
        self.open().is_some_and(|open| open.review.is_complete(&open.line))
    }

    /// How many positions are done, and how many there are, of the look that is under way.
    pub fn progress(self) -> (usize, usize) {
        self.open().map_or((0, 0), |open| (open.under_way().appraised.len(), open.boards.len()))
    }

    /// Whether the engine's thread works on it.
    pub const fn is_running(self) -> bool {
        self.page.is_running()
    }

    /// Whether something is left and nobody does it, because it was stopped.
    pub fn can_go_on(self) -> bool {
        self.has_engine && self.open().is_some_and(|open| open.is_stopped && open.is_left())
    }

    /// Whether a deeper look is under way or was stopped.
    pub fn is_deepening(self) -> bool {
        self.open().is_some_and(|open| open.deeper.is_some())
    }

    /// Whether it can be looked at deeper.
    pub fn can_deepen(self) -> bool {
        self.has_engine && self.is_complete() && !self.is_deepening() && !self.is_deep()
    }

    /// Whether what is shown is the deeper look.
    pub fn is_deep(self) -> bool {
        self.open().is_some_and(|open| open.review.thoroughness == Thoroughness::Deep)
    }

    /// Whether there is anybody who could appraise anything.
    pub const fn is_possible(self) -> bool {
        self.has_engine
    }

    /// Another number whenever a value changes.
    pub const fn serial(self) -> u64 {
        self.page.serial
    }

    /// Whether a mistake was made after the position that is looked at, or before it.
    pub fn has_mistake(self, forward: bool) -> bool {
        self.page.mistake(forward).is_some()
    }

    /// The mistakes that people made, with the board of each: the person's to move. Of both sides if it is not known who
    /// played, of none if two computers did.
    pub fn mistakes(self) -> Vec<(Board, Mistake)> {
        let Some(open) = self.open() else { return Vec::new() };
        let line: &GameLine = &open.line;
        let is_person = |disc: Disc| open.game.seats.is_none_or(|seats| seats.of(disc).is_person());
        let first = open.boards[0].turn;
        let mistakes = open.review.mistakes(line, is_person(first), is_person(!first));
        mistakes.into_iter().map(|mistake| (open.boards[mistake.number], mistake)).collect()
    }
}
