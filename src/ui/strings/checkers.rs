//! The words of checkers that Othello does not have.

use super::join::JoinWords;
use super::messages::messages;
use super::numbers::SignedTenths;
use super::pages::Chapter;
use crate::app::GameKind;
use crate::app::checkers::{Reason, TapRefusal};
use crate::engine::checkers::{Level, Score};
use crate::game::colour;
use crate::rules::Disc;
use crate::rules::checkers::{Draw, Move, Outcome, Piece, Rank, Side, Square};

messages! {
    /// Checkers: its board, its levels and its rules.
    struct CheckersWords("checkers") {
        title, game_othello, game_checkers, resume_othello, resume_checkers,
        level_novice, level_apprentice, level_student, level_club, level_strategist, level_expert,
        summary_novice, summary_apprentice, summary_student, summary_club, summary_strategist, summary_expert,
        choose, refused_choose_first, refused_must_go_on, drawn, ended_repetition, ended_no_progress, opinion_loses,
        square_empty, square_black_man, square_black_king, square_white_man, square_white_king,
        square_movable, square_must_jump, square_chosen, square_playable, square_last, square_hint, square_again,
        abandon_text, numbers, numbers_note, rules_title,
        aim_title, aim_text, aim_caption,
        step_title, step_text, step_caption,
        jump_title, jump_text, jump_caption,
        several_jumps_title, several_jumps_text, several_jumps_caption,
        kings_title, kings_text, kings_caption,
        end_title, end_text, end_caption,
    }
    with { join: JoinWords }
    fn your_turn(side: Disc);
    fn turn_of(side: Disc);
    fn chosen(at: Square);
    fn must_jump(pieces: u32);
    fn goes_on(at: Square);
    fn tap_again(at: Square);
    fn refused_not_yours(at: Square);
    fn refused_must_jump(at: Square);
    fn refused_must_jump_elsewhere(at: Square);
    fn refused_stuck(at: Square);
    fn refused_not_there(at: Square);
    fn refused_two_ways(at: Square);
    fn played_step(side: Disc, notation: &Move);
    fn played_step_king(side: Disc, notation: &Move);
    fn played_jump(side: Disc, notation: &Move, pieces: u32);
    fn played_jump_king(side: Disc, notation: &Move, pieces: u32);
    fn won(side: Disc);
    fn ended_no_piece(side: Disc);
    fn ended_no_move(side: Disc);
    fn moved(number: usize, side: Disc, notation: &Move);
    fn advice_only_move(notation: &Move);
    fn advice_wins(notation: &Move);
    fn advice_crowns(notation: &Move);
    fn advice_takes_most(notation: &Move, pieces: u32);
    fn advice_best(notation: &Move);
    fn advice_best_ahead(notation: &Move, depth: u32);
    fn opinion_points(depth: u32, men: SignedTenths);
    fn opinion_wins(pieces: u32);
}

/// What is to be said about a square of checkers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own")]
pub(crate) struct CheckerState {
    /// What stands on it.
    pub(crate) piece: Option<Piece>,
    /// The piece can move.
    pub(crate) movable: bool,
    /// The piece can jump, and so must one.
    pub(crate) must_jump: bool,
    /// The piece is about to move.
    pub(crate) chosen: bool,
    /// The chosen piece may land here.
    pub(crate) playable: bool,
    /// The last move ended here.
    pub(crate) last: bool,
    /// It belongs to the advised move.
    pub(crate) hinted: bool,
    /// It waits for a second tap.
    pub(crate) marked: bool,
}

impl CheckersWords {
    pub(crate) const fn game_name(&self, game: GameKind) -> &'static str {
        match game {
            GameKind::Othello => self.game_othello,
            GameKind::Checkers => self.game_checkers,
        }
    }

    /// Back to the board of this game, when there are two to go back to.
    pub(crate) const fn resume(&self, game: GameKind) -> &'static str {
        match game {
            GameKind::Othello => self.resume_othello,
            GameKind::Checkers => self.resume_checkers,
        }
    }

    pub(crate) const fn level_name(&self, level: Level) -> &'static str {
        match level {
            Level::Novice => self.level_novice,
            Level::Apprentice => self.level_apprentice,
            Level::Student => self.level_student,
            Level::Club => self.level_club,
            Level::Strategist => self.level_strategist,
            Level::Expert => self.level_expert,
        }
    }

    /// How a level plays.
    pub(crate) const fn level_summary(&self, level: Level) -> &'static str {
        match level {
            Level::Novice => self.summary_novice,
            Level::Apprentice => self.summary_apprentice,
            Level::Student => self.summary_student,
            Level::Club => self.summary_club,
            Level::Strategist => self.summary_strategist,
            Level::Expert => self.summary_expert,
        }
    }

    pub(crate) fn refused(&self, at: Square, refusal: TapRefusal) -> String {
        match refusal {
            TapRefusal::NotYours => self.refused_not_yours(at),
            TapRefusal::ChooseFirst => self.refused_choose_first.to_owned(),
            TapRefusal::MustJump => self.refused_must_jump(at),
            TapRefusal::MustJumpElsewhere => self.refused_must_jump_elsewhere(at),
            TapRefusal::MustGoOn => self.refused_must_go_on.to_owned(),
            TapRefusal::Stuck => self.refused_stuck(at),
            TapRefusal::NotThere => self.refused_not_there(at),
            TapRefusal::TwoWays => self.refused_two_ways(at),
        }
    }

    /// A piece is on its way: who, which move, and whether it becomes a king.
    pub(crate) fn played(&self, disc: Disc, chosen: &Move, is_crowned: bool) -> String {
        match (chosen.captured().len(), is_crowned) {
            (0, false) => self.played_step(disc, chosen),
            (0, true) => self.played_step_king(disc, chosen),
            (taken, false) => self.played_jump(disc, chosen, taken),
            (taken, true) => self.played_jump_king(disc, chosen, taken),
        }
    }

    pub(crate) fn result(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won(winner) => self.won(colour(winner)),
            Outcome::Drawn(_) => self.drawn.to_owned(),
        }
    }

    /// Why it is the end; the number is that of the loser's pieces.
    pub(crate) fn ended(&self, outcome: Outcome, pieces: u32) -> String {
        match outcome {
            Outcome::Won(winner) if pieces == 0 => self.ended_no_piece(colour(!winner)),
            Outcome::Won(winner) => self.ended_no_move(colour(!winner)),
            Outcome::Drawn(Draw::Repetition) => self.ended_repetition.to_owned(),
            Outcome::Drawn(Draw::NoProgress) => self.ended_no_progress.to_owned(),
        }
    }

    /// What to play, and why.
    pub(crate) fn advice(&self, chosen: &Move, reason: Reason) -> String {
        match reason {
            Reason::OnlyMove => self.advice_only_move(chosen),
            Reason::Wins => self.advice_wins(chosen),
            Reason::Crowns => self.advice_crowns(chosen),
            Reason::TakesMost(taken) => self.advice_takes_most(chosen, taken),
            Reason::LooksBest(0 | 1) => self.advice_best(chosen),
            Reason::LooksBest(depth) => self.advice_best_ahead(chosen, depth),
        }
    }

    /// What the engine thinks of it.
    pub(crate) fn opinion(&self, score: Score, depth: u32) -> String {
        match score {
            Score::Points(points) => self.opinion_points(depth, SignedTenths(f64::from(points) / 100.0)),
            Score::Wins(pieces) => self.opinion_wins(pieces),
            Score::Loses(_) => self.opinion_loses.to_owned(),
        }
    }

    /// A square, to be read out.
    pub(crate) fn square(&self, square: Square, state: &CheckerState) -> String {
        let piece = match state.piece {
            None => self.square_empty,
            Some(Piece { side: Side::Black, rank: Rank::Man }) => self.square_black_man,
            Some(Piece { side: Side::Black, rank: Rank::King }) => self.square_black_king,
            Some(Piece { side: Side::White, rank: Rank::Man }) => self.square_white_man,
            Some(Piece { side: Side::White, rank: Rank::King }) => self.square_white_king,
        };
        let parts = [
            (true, piece),
            (state.movable, self.square_movable),
            (state.must_jump, self.square_must_jump),
            (state.chosen, self.square_chosen),
            (state.playable, self.square_playable),
            (state.last, self.square_last),
            (state.hinted, self.square_hint),
            (state.marked, self.square_again),
        ];
        let said = parts.into_iter().filter_map(|(is_so, part)| is_so.then_some(part));
        self.join.listed(&square.to_string(), said)
    }

    /// The chapters of the rules, in the order of the boards that are drawn with them.
    pub(crate) const fn chapters(&self) -> [Chapter; 6] {
        [
            Chapter::new(self.aim_title, self.aim_text, self.aim_caption),
            Chapter::new(self.step_title, self.step_text, self.step_caption),
            Chapter::new(self.jump_title, self.jump_text, self.jump_caption),
            Chapter::new(self.several_jumps_title, self.several_jumps_text, self.several_jumps_caption),
            Chapter::new(self.kings_title, self.kings_text, self.kings_caption),
            Chapter::new(self.end_title, self.end_text, self.end_caption),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Language;
    use crate::rules::checkers::Position;
    use crate::ui::strings::Strings;

    fn words(language: Language) -> &'static CheckersWords {
        &Strings::of(language).checkers
    }

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
        for words in Language::ALL.map(words) {
            let levels = Level::ALL.iter().flat_map(|&level| {
                [words.level_name(level).to_owned(), words.level_summary(level).to_owned()]
            });
            let reasons = refusals.iter().map(|&refusal| words.refused(square(15), refusal));
            let mut seen: Vec<String> = Vec::new();
            for said in levels.chain(reasons) {
                assert!(!seen.contains(&said), "{said:?} is said twice");
                seen.push(said);
            }
        }
    }

    #[test]
    fn a_level_names_its_search() {
        for words in Language::ALL.map(words) {
            for level in Level::ALL {
                let is_negascout = level.plan().algorithm == crate::engine::search::Algorithm::NegaScout;
                let name = if is_negascout { "NegaScout" } else { "alpha-beta" };
                // German writes it with capitals.
                let summary = words.level_summary(level).replace("Alpha-Beta", "alpha-beta");
                assert!(summary.contains(name), "{summary}");
            }
        }
    }

    #[test]
    fn a_square_is_read_with_all_that_it_is() {
        let man = Piece { side: Side::Black, rank: Rank::Man };
        let forced =
            CheckerState { piece: Some(man), must_jump: true, chosen: true, ..CheckerState::default() };
        let english = words(Language::English).square(square(15), &forced);
        assert_eq!(english, "15, black man, must jump, chosen");
        let goal = CheckerState { playable: true, ..CheckerState::default() };
        let indonesian = words(Language::Indonesian).square(square(22), &goal);
        assert_eq!(indonesian, "22, kosong, bisa dimainkan");
    }

    #[test]
    fn a_move_and_a_result_are_told_whole() {
        let (english, indonesian) = (words(Language::English), words(Language::Indonesian));
        let position: Position = "---- ---- ---- --b- --w- ---- --w- ---- B".parse().unwrap();
        let jump = position.moves()[0];
        let told = english.played(Disc::Black, &jump, true);
        assert_eq!(told, "Black plays 15x24x31 and takes 2 pieces; a new king.");
        let won = Outcome::Won(Side::White);
        assert_eq!(indonesian.result(won), "Putih menang");
        assert_eq!(english.ended(won, 2), "Black has no move left.");
        let drawn = Outcome::Drawn(Draw::Repetition);
        assert_eq!(english.ended(drawn, 0), "The same position came up for the third time.");
        let points = Score::Points(-150);
        assert_eq!(english.opinion(points, 6), "Seen 6 moves ahead: -1.5 men.");
        assert_eq!(indonesian.opinion(points, 6), "Dilihat 6 langkah ke depan: -1,5 bidak.");
    }
}
