//! The words of the page with the board of Othello.

use super::join::JoinWords;
use super::messages::messages;
use super::numbers::{figure, winner_first};
use crate::app::Reason;
use crate::engine::think::Grade;
use crate::engine::{Score, estimated_discs};
use crate::game::{Ending, Tally};
use crate::rules::{Disc, Square};

messages! {
    /// The page with the board.
    struct ArenaWords("arena") {
        title, start, restart, undo, redo, hint, hint_coming, move_now, pause, go_on, step, disc_black, disc_white, person,
        you, to_move, press_start, paused, no_engine, from_book, ended_even, play_again, change_level, review, history,
        earlier, later, back_to_game, play_from_here, opinion_draw, grade_good, grade_fine, grade_risky,
        square_black, square_white, square_empty, square_last, square_hint, square_again,
    }
    with { join: JoinWords }
    fn begins(side: Disc);
    fn your_turn(side: Disc, moves: u32);
    fn turn_of(side: Disc, moves: u32);
    fn thinking(side: Disc);
    fn thought(depth: u32, nodes: &str);
    fn played(side: Disc, at: Square, discs: u32);
    fn passes(side: Disc, squares: u32);
    fn refused_taken(at: Square);
    fn refused_useless(at: Square);
    fn tap_again(at: Square);
    fn won(side: Disc, score: &str);
    fn drawn(score: &str);
    fn ended_lead(discs: u32);
    fn ended_early(squares: u32);
    fn moved(number: usize, side: Disc, at: Square, taken: u32);
    fn passed(side: Disc);
    fn score_spoken(black: u32, white: u32);
    fn line_spoken(line: &str, score: &str);
    fn viewing(ply: usize, all: usize);
    fn advice_only_move(at: Square);
    fn advice_ends_won(at: Square, margin: i32);
    fn advice_ends_drawn(at: Square);
    fn advice_ends_lost(at: Square);
    fn advice_takes_corner(at: Square);
    fn advice_forces_pass(at: Square);
    fn advice_proven_won(at: Square, margin: i32);
    fn advice_proven_drawn(at: Square);
    fn advice_proven_lost(at: Square, margin: i32);
    fn advice_guards_corner(at: Square, moves: u32);
    fn advice_fewest_replies(at: Square, moves: u32);
    fn advice_turns_most(at: Square, discs: u32);
    fn advice_turns_fewest(at: Square, discs: u32);
    fn advice_best(at: Square);
    fn advice_best_ahead(at: Square, depth: u32);
    fn opinion_glance(points: &str);
    fn opinion_points(depth: u32, points: &str);
    fn opinion_win(discs: u32);
    fn opinion_loss(discs: u32);
    fn opinion_even(depth: u32);
    fn opinion_ahead(depth: u32, discs: u32);
    fn opinion_behind(depth: u32, discs: u32);
    fn opinion_turned(discs: u32);
    fn square_takes(discs: u32);
    fn square_worth(grade: &str, figure: &str);
}

/// What is to be said about a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SquareState {
    /// What lies on it.
    pub(crate) disc: Option<Disc>,
    /// How many discs a move here would turn; `None` if no disc may be placed here now.
    pub(crate) takes: Option<u32>,
    /// It was played last.
    pub(crate) last: bool,
    /// It is advised.
    pub(crate) hinted: bool,
    /// It waits for a second tap.
    pub(crate) marked: bool,
    /// What a move here is worth, if that is shown.
    pub(crate) worth: Option<(Grade, Score)>,
}

impl ArenaWords {
    /// A side where it stands alone.
    pub(crate) const fn disc(&self, disc: Disc) -> &'static str {
        match disc {
            Disc::Black => self.disc_black,
            Disc::White => self.disc_white,
        }
    }

    /// A tap was no move: the square is taken, or a disc there would turn nothing.
    pub(crate) fn refused(&self, at: Square, is_taken: bool) -> String {
        if is_taken { self.refused_taken(at) } else { self.refused_useless(at) }
    }

    pub(crate) fn result(&self, ending: Ending) -> String {
        let score = winner_first(ending.tally);
        ending.winner().map_or_else(|| self.drawn(&score), |winner| self.won(winner, &score))
    }

    /// The end, with the squares that stayed empty.
    pub(crate) fn ended(&self, ending: Ending) -> String {
        match (ending.winner(), ending.empties) {
            (Some(_), 0) => self.ended_lead(ending.tally.margin()),
            (None, 0) => self.ended_even.to_owned(),
            (_, empties) => self.ended_early(empties),
        }
    }

    /// The discs of both sides, to be read out.
    pub(crate) fn tally(&self, tally: Tally) -> String {
        self.score_spoken(tally.black, tally.white)
    }

    /// Where to play, and why.
    pub(crate) fn advice(&self, at: Square, reason: Reason) -> String {
        match reason {
            Reason::OnlyMove => self.advice_only_move(at),
            Reason::EndsGame(margin @ 1..) => self.advice_ends_won(at, margin),
            Reason::EndsGame(0) => self.advice_ends_drawn(at),
            Reason::EndsGame(_) => self.advice_ends_lost(at),
            Reason::TakesCorner => self.advice_takes_corner(at),
            Reason::ForcesPass => self.advice_forces_pass(at),
            Reason::Proven(margin @ 1..) => self.advice_proven_won(at, margin),
            Reason::Proven(0) => self.advice_proven_drawn(at),
            Reason::Proven(margin) => self.advice_proven_lost(at, -margin),
            Reason::GuardsCorner(moves) => self.advice_guards_corner(at, moves),
            Reason::FewestReplies(moves) => self.advice_fewest_replies(at, moves),
            Reason::TurnsMost(discs) => self.advice_turns_most(at, discs),
            Reason::TurnsFewest(discs) => self.advice_turns_fewest(at, discs),
            Reason::LooksBest(0 | 1) => self.advice_best(at),
            Reason::LooksBest(depth) => self.advice_best_ahead(at, depth),
        }
    }

    /// What the engine thinks of it.
    pub(crate) fn opinion(&self, score: Score, depth: u32) -> String {
        match score {
            Score::Points(points) if depth < 2 => self.opinion_glance(&format!("{points:+}")),
            Score::Points(points) => self.opinion_points(depth, &format!("{points:+}")),
            Score::Final(0) => self.opinion_draw.to_owned(),
            Score::Final(margin @ 1..) => self.opinion_win(margin.unsigned_abs()),
            Score::Final(margin) => self.opinion_loss(margin.unsigned_abs()),
            Score::Estimate(estimate) => match estimated_discs(estimate).round() as i32 {
                0 => self.opinion_even(depth),
                margin @ 1.. => self.opinion_ahead(depth, margin.unsigned_abs()),
                margin => self.opinion_behind(depth, margin.unsigned_abs()),
            },
            Score::Turned(turned) => self.opinion_turned(turned),
        }
    }

    /// What a move is worth, in a word that fits on a square.
    pub(crate) const fn grade(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Good => self.grade_good,
            Grade::Fine => self.grade_fine,
            Grade::Risky => self.grade_risky,
        }
    }

    /// A square, to be read out.
    pub(crate) fn square(&self, square: Square, state: &SquareState) -> String {
        let disc = match state.disc {
            Some(Disc::Black) => self.square_black,
            Some(Disc::White) => self.square_white,
            None => self.square_empty,
        };
        let takes = state.takes.map(|takes| self.square_takes(takes));
        let worth = state.worth.map(|(grade, score)| self.square_worth(self.grade(grade), &figure(score)));
        let parts = [
            Some(disc),
            takes.as_deref(),
            state.last.then_some(self.square_last),
            state.hinted.then_some(self.square_hint),
            state.marked.then_some(self.square_again),
            worth.as_deref(),
        ];
        self.join.listed(&square.to_string(), parts.into_iter().flatten())
    }
}
