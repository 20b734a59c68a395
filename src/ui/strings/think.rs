//! The words of the view of a search.

use super::messages::messages;
use super::numbers::{Grouped, percent, short_window, signed, with_arrow};
use super::think_steps::StepWords;
use crate::app::{Bound, Speed, Subject};
use crate::engine::classic::Move;
use crate::engine::search::{Algorithm, Value, Window, final_margin};
use crate::engine::think::End;
use crate::rules::Disc;

messages! {
    /// The view of a search.
    struct ThinkWords("think") {
        title, lesson, lesson_place, searching, impossible, previous, next, play, pause, speed_slow, speed_normal,
        speed_fast, steps, zoom_in, zoom_out, whole, change, how_search, algorithm_minimax, algorithm_alpha_beta,
        algorithm_nega_scout, algorithm_mtdf, note_minimax, note_alpha_beta, note_nega_scout, note_mtdf, how_deep, how_fast,
        reading, reading_text, done, to_lesson, lesson_note, board_first, root, pass, window_any, window_short_any, listed,
        remembered, column_now,
    }
    with { steps_told: StepWords }
    fn subject_level(number: usize, side: Disc, level: &str);
    fn subject_other_level(number: usize, side: Disc, level: &str);
    fn subject(number: usize, side: Disc);
    fn search(algorithm: &str, depth: u32);
    fn visited(visited: Grouped, whole: Grouped, percent: u64);
    fn visited_often(visited: Grouped, whole: Grouped);
    fn drawn(shown: Grouped, all: Grouped);
    fn searching_positions(positions: Grouped);
    fn step_of(step: Grouped, all: Grouped);
    fn board(last: &str);
    fn pass_name(number: usize);
    fn short_win(margin: i32);
    fn short_loss(margin: i32);
    fn window_more(low: &str);
    fn window_less(high: &str);
    fn window_between(low: &str, high: &str);
    fn cut_short(moves: usize);
    fn hidden_short(positions: Grouped);
    fn column_moves(side: Disc);
    fn column_answers(side: Disc);
    fn node_move(side: Disc, name: &str);
    fn node_worth(node: &str, value: &str, side: Disc);
    fn node_unsearched(node: &str);
    fn node_listed(node: &str);
    fn node_remembered(node: &str);
    fn node_cut(node: &str, moves: usize, window: &str);
    fn node_window(node: &str, window: &str);
    fn node_chosen(node: &str);
}

/// What is to be said about a node.
pub(crate) struct NodeWords {
    /// Who made the move that leads here; `None` at a root.
    pub(crate) mover: Option<Disc>,
    pub(crate) name: String,
    /// The value, if it is known yet.
    pub(crate) value: Option<String>,
    pub(crate) side: Disc,
    pub(crate) window: String,
    pub(crate) end: End,
    /// Whether it lies on the chosen line.
    pub(crate) chosen: bool,
}

impl ThinkWords {
    /// Which position it is: the move's number, who is to move, and if a level thinks, its name and whether this is how
    /// it searches.
    pub(crate) fn position(&self, number: usize, disc: Disc, level: Option<(&str, bool)>) -> String {
        match level {
            Some((level, true)) => self.subject_level(number, disc, level),
            Some((level, false)) => self.subject_other_level(number, disc, level),
            None => self.subject(number, disc),
        }
    }

    pub(crate) fn search_title(&self, algorithm: Algorithm, depth: u32) -> String {
        self.search(self.algorithm(algorithm), depth)
    }

    /// How many positions were visited, of how many in the whole tree.
    pub(crate) fn visits(&self, visited: u64, whole: u64) -> String {
        let (shown, all) = (Grouped(visited), Grouped(whole));
        if visited > whole {
            self.visited_often(shown, all)
        } else {
            self.visited(shown, all, percent(visited, whole))
        }
    }

    /// The search is under way and has visited so many positions.
    pub(crate) fn under_way(&self, n_visited: u64) -> String {
        match n_visited {
            0 => self.searching.to_owned(),
            n_visited => self.searching_positions(Grouped(n_visited)),
        }
    }

    pub(crate) const fn speed(&self, speed: Speed) -> &'static str {
        match speed {
            Speed::Slow => self.speed_slow,
            Speed::Normal => self.speed_normal,
            Speed::Fast => self.speed_fast,
        }
    }

    pub(crate) const fn algorithm(&self, algorithm: Algorithm) -> &'static str {
        match algorithm {
            Algorithm::Minimax => self.algorithm_minimax,
            Algorithm::AlphaBeta => self.algorithm_alpha_beta,
            Algorithm::NegaScout => self.algorithm_nega_scout,
            Algorithm::Mtdf => self.algorithm_mtdf,
        }
    }

    pub(crate) const fn algorithm_note(&self, algorithm: Algorithm) -> &'static str {
        match algorithm {
            Algorithm::Minimax => self.note_minimax,
            Algorithm::AlphaBeta => self.note_alpha_beta,
            Algorithm::NegaScout => self.note_nega_scout,
            Algorithm::Mtdf => self.note_mtdf,
        }
    }

    /// The board beside the words, to be read out: who moved last and where, as a name.
    pub(crate) fn board_after(&self, last: Option<&str>) -> String {
        last.map_or_else(|| self.board_first.to_owned(), |last| self.board(last))
    }

    /// A move's name; the paper's example has the paper's numbers as well.
    pub(crate) fn move_name(&self, at: Move, subject: Subject) -> String {
        match (at, subject) {
            (Move::Pass, _) => self.pass.to_owned(),
            (Move::At(at), Subject::Lesson) => format!("{} {at}", at.index()),
            (Move::At(at), Subject::Ply(_) | Subject::Reviewed(_) | Subject::SetUp) => at.to_string(),
        }
    }

    /// A value on a card: points, or how the game ends; an arrow where it is a bound.
    pub(crate) fn value(&self, value: Value, bound: Bound) -> String {
        with_arrow(self.short(value), bound)
    }

    fn short(&self, value: Value) -> String {
        match final_margin(value) {
            Some(margin @ 1..) => self.short_win(margin),
            Some(margin) => self.short_loss(-margin),
            None => signed(value),
        }
    }

    /// A window, to be read out.
    pub(crate) fn window(&self, window: Window) -> String {
        let Window { alpha, beta } = window;
        match (alpha == Window::FULL.alpha, beta == Window::FULL.beta) {
            (true, true) => self.window_any.to_owned(),
            (false, true) => self.window_more(&self.short(alpha)),
            (true, false) => self.window_less(&self.short(beta)),
            (false, false) => self.window_between(&self.short(alpha), &self.short(beta)),
        }
    }

    pub(crate) fn window_short(&self, window: Window) -> String {
        short_window(window, self.window_short_any)
    }

    /// Above a column: how many moves ahead, and whose; beyond the answers only the side's name.
    pub(crate) fn column(&self, ply: u32, disc: Disc) -> Option<String> {
        match ply {
            0 => Some(self.column_now.to_owned()),
            1 => Some(self.column_moves(disc)),
            2 => Some(self.column_answers(disc)),
            _ => None,
        }
    }

    /// A node, to be read out.
    pub(crate) fn node(&self, node: &NodeWords) -> String {
        let NodeWords { mover, name, value, side, window, end, chosen } = node;
        let name = mover.map_or_else(|| name.clone(), |mover| self.node_move(mover, name));
        let told = match value {
            Some(value) => self.node_worth(&name, value, *side),
            None => self.node_unsearched(&name),
        };
        let told = match *end {
            End::Listed => self.node_listed(&told),
            End::Remembered => self.node_remembered(&told),
            End::CutOff { skipped } if skipped > 0 => self.node_cut(&told, skipped, window),
            _ => self.node_window(&told, window),
        };
        if *chosen { self.node_chosen(&told) } else { told }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Language;
    use crate::ui::strings::Strings;

    #[test]
    fn the_papers_example_has_the_papers_numbers() {
        let words = &Strings::of(Language::English).think;
        let f3 = Move::At("f3".parse().unwrap());
        assert_eq!(words.move_name(f3, Subject::Lesson), "21 f3");
        assert_eq!(words.move_name(f3, Subject::Ply(3)), "f3");
        assert_eq!(words.move_name(Move::Pass, Subject::Lesson), "pass");
    }

    #[test]
    fn a_node_is_read_with_all_that_it_is() {
        let node = NodeWords {
            mover: Some(Disc::White),
            name: "f3".to_owned(),
            value: Some("−620".to_owned()),
            side: Disc::Black,
            window: "any value matters".to_owned(),
            end: End::CutOff { skipped: 2 },
            chosen: true,
        };
        let told = Strings::of(Language::English).think.node(&node);
        assert_eq!(told, "White f3: −620 for Black, 2 cut off; any value matters, chosen");
    }
}
