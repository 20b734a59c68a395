//! The words of the review of a game.

use super::messages::messages;
use super::numbers::{Discs, Form, SignedDiscs};
use crate::engine::estimated_discs;
use crate::engine::review::{MoveClass, Why};
use crate::rules::{Disc, Square};

messages! {
    /// The page of a review. Values are in 1/256 disc, for Black where nothing else is said.
    struct ReviewWords("review") {
        title, nothing, stop, go_on, deeper, is_deep, impossible, earlier, later, previous_mistake, next_mistake, graph,
        exact, value_even, class_best, class_good, class_inaccuracy, class_mistake, class_blunder, turned,
        why_counted, best_played, only_move, pending, totals, discs_lost, accuracy, accuracy_note, think, moves,
    }
    fn progress(done: usize, all: usize);
    fn deepening(done: usize, all: usize);
    fn graph_at(number: usize, all: usize, value: &str);
    fn graph_pending(number: usize, all: usize);
    fn value_exact(side: Disc, discs: SignedDiscs);
    fn value_about(side: Disc, discs: SignedDiscs);
    fn board(moves: usize, side: Disc);
    fn board_end(moves: usize);
    fn move_title(number: usize, side: Disc, at: Square);
    fn verdict(class: &str, discs: Discs, n: Form);
    fn better_exact(at: Square, value: SignedDiscs, other: SignedDiscs);
    fn better_about(at: Square, value: SignedDiscs, other: SignedDiscs);
    fn line(line: &str);
    fn why_takes_corner(better: Square);
    fn why_gives_corner(played: Square, corner: Square, better: Square);
    fn why_wins_corner_later(better: Square, corner: Square);
    fn why_loses_corner_later(played: Square, corner: Square);
    fn why_beside_corner(played: Square, corner: Square);
    fn why_forces_pass(better: Square);
    fn why_replies(better: Square, played: Square, few: u32, many: u32);
    fn why_own_moves(better: Square, played: Square, many: u32, few: u32);
    fn why_exposed(better: Square, played: Square, few: u32, many: u32);
    fn why_stable(better: Square, played: Square, many: u32, few: u32);
    fn why_parity(better: Square, played: Square, odd: u32, even: u32);
    fn why_edges(better: Square, discs: Discs, n: Form);
    fn why_unseen(depth: u32);
    fn over(black: u32, white: u32);
    fn unfinished(side: Disc);
    fn unfinished_best(side: Disc, at: Square);
    fn percent(percent: &str);
    fn classes_note(good: Discs, inaccuracy: Discs, mistake: Discs, blunder: Discs);
    fn practise(mistakes: usize);
    fn listed(number: usize, side: Disc, at: Square);
    fn listed_verdict(number: usize, side: Disc, at: Square, verdict: &str);
}

/// The class of a move, and what it lost in discs.
pub(crate) type Verdict = (MoveClass, f64);

impl ReviewWords {
    /// The position with this number of so many is looked at, which is worth this; whether that is proven.
    pub(crate) fn graph_heading(&self, number: usize, last: usize, known: Option<(i32, bool)>) -> String {
        match known {
            Some((value, is_exact)) => self.graph_at(number, last, &self.value(value, is_exact)),
            None => self.graph_pending(number, last),
        }
    }

    /// The expected result in short, such as "Black +4".
    fn value(&self, value: i32, is_exact: bool) -> String {
        let by = value.abs();
        let side = if value > 0 { Disc::Black } else { Disc::White };
        match (estimated_discs(by) < 0.05, is_exact) {
            (true, _) => self.value_even.to_owned(),
            (false, true) => self.value_exact(side, SignedDiscs(by)),
            (false, false) => self.value_about(side, SignedDiscs(by)),
        }
    }

    /// The board: after how many moves, and whose turn it is, if anybody's.
    pub(crate) fn board_after(&self, n_moves: usize, turn: Option<Disc>) -> String {
        turn.map_or_else(|| self.board_end(n_moves), |side| self.board(n_moves, side))
    }

    pub(crate) const fn class(&self, class: MoveClass) -> &'static str {
        match class {
            MoveClass::Best => self.class_best,
            MoveClass::Good => self.class_good,
            MoveClass::Inaccuracy => self.class_inaccuracy,
            MoveClass::Mistake => self.class_mistake,
            MoveClass::Blunder => self.class_blunder,
        }
    }

    /// The class of a move and what it lost.
    pub(crate) fn judgement(&self, (class, lost): Verdict) -> String {
        match class {
            MoveClass::Best => self.class_best.to_owned(),
            _ => self.verdict(self.class(class), Discs(lost), Form::of_discs(lost)),
        }
    }

    /// The better move, what it is worth to the mover, and what the played one is.
    pub(crate) fn better(&self, at: Square, best: i32, played: i32, is_exact: bool) -> String {
        let (best, played) = (SignedDiscs(best), SignedDiscs(played));
        if is_exact { self.better_exact(at, best, played) } else { self.better_about(at, best, played) }
    }

    /// What the board shows for the better move, or against the played one.
    pub(crate) fn why(&self, why: Why, better: Square, played: Square) -> String {
        match why {
            Why::TakesCorner(_) => self.why_takes_corner(better),
            Why::GivesCorner(corner) => self.why_gives_corner(played, corner, better),
            Why::WinsCornerLater(corner) => self.why_wins_corner_later(better, corner),
            Why::LosesCornerLater(corner) => self.why_loses_corner_later(played, corner),
            Why::BesideCorner(corner) => self.why_beside_corner(played, corner),
            Why::ForcesPass => self.why_forces_pass(better),
            Why::Replies(few, many) => self.why_replies(better, played, few, many),
            Why::OwnMoves(many, few) => self.why_own_moves(better, played, many, few),
            Why::Exposed(few, many) => self.why_exposed(better, played, few, many),
            Why::Stable(many, few) => self.why_stable(better, played, many, few),
            Why::Parity(odd, even) => self.why_parity(better, played, odd, even),
            Why::Edges(more) => {
                let discs = estimated_discs(more);
                self.why_edges(better, Discs(discs), Form::of_discs(discs))
            }
        }
    }

    /// The board does not show why: it was looked so many moves ahead, or to the end.
    pub(crate) fn why_hidden(&self, depth: u32, is_exact: bool) -> String {
        if is_exact { self.why_counted.to_owned() } else { self.why_unseen(depth) }
    }

    /// The game is not over: who is to move, and what is best.
    pub(crate) fn to_move(&self, disc: Disc, best: Option<Square>) -> String {
        best.map_or_else(|| self.unfinished(disc), |at| self.unfinished_best(disc, at))
    }

    pub(crate) fn share(&self, percent: f64) -> String {
        self.percent(&format!("{percent:.0}"))
    }

    /// From how many lost discs on a move is of each class.
    pub(crate) fn thresholds(&self) -> String {
        let least = |class: MoveClass| Discs(class.least_discs_lost());
        self.classes_note(
            least(MoveClass::Good),
            least(MoveClass::Inaccuracy),
            least(MoveClass::Mistake),
            least(MoveClass::Blunder),
        )
    }

    /// A line of the list: number, who, where, class and discs lost, once they are known.
    pub(crate) fn move_line(&self, number: usize, disc: Disc, at: Square, told: Option<Verdict>) -> String {
        match told {
            Some(told) => self.listed_verdict(number, disc, at, &self.judgement(told)),
            None => self.listed(number, disc, at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Language;
    use crate::ui::strings::Strings;

    #[test]
    fn a_value_names_the_side_that_it_favours() {
        let (english, indonesian) =
            (&Strings::of(Language::English).review, &Strings::of(Language::Indonesian).review);
        assert_eq!(english.value(-1024, true), "White +4");
        assert_eq!(indonesian.value(640, false), "Hitam kira-kira +2,5");
        assert_eq!(english.value(3, false), "even");
    }

    #[test]
    fn one_disc_is_a_disc() {
        let english = &Strings::of(Language::English).review;
        assert_eq!(english.judgement((MoveClass::Good, 1.04)), "Good: 1 disc lost");
        assert_eq!(english.judgement((MoveClass::Mistake, 3.25)), "Mistake: 3.2 discs lost");
        assert_eq!(english.judgement((MoveClass::Best, 0.0)), "Best");
    }
}
