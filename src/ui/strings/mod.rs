//! Every word that a player can read or hear, in one table per language.
//!
//! A table is a plain struct of sentences and of functions that make sentences. We looked at translation crates and
//! took this instead, because the compiler then does their work: a sentence that one language lacks is a missing
//! field, a placeholder that a translator forgot is an unused argument, a level or a reason that has no words yet is
//! a missing `match` arm. It costs no parsing at start, no file that could be missing on a phone, and plural rules
//! are ordinary code. What it does not give is translating without a compiler; two languages do not ask for it.

#![expect(
    missing_docs,
    reason = "a field is named after what its words say; a comment would only say it again"
)]

mod archive;
mod archive_english;
mod archive_indonesian;
mod checkers;
mod checkers_english;
mod checkers_indonesian;
mod editor;
mod english;
mod indonesian;
mod lab;
mod learn;
mod openings;
mod review;
mod review_english;
mod review_indonesian;
mod think;
mod think_english;
mod think_indonesian;
mod training;
mod training_english;
mod training_indonesian;
mod transfer;
mod transfer_indonesian;

pub use archive::{ArchiveWords, StatisticsWords};
pub use checkers::{CheckerState, CheckersWords};
pub use editor::EditorWords;
pub use english::ENGLISH;
pub use indonesian::INDONESIAN;
pub use lab::LabWords;
pub use learn::LearnWords;
pub use openings::{OpeningsWords, PlayOnWords};
pub use review::{ReviewWords, Verdict};
pub use think::{Namer, NodeWords, ThinkWords};
pub use training::TrainingWords;

pub use transfer::TransferWords;

use std::fmt::Display;

use self::think::signed;
use crate::app::{AnimationSpeed, BoardColours, MoveValues, Notice, Reason, ThemeChoice};
use crate::engine::think::Grade;
use crate::engine::{Level, Score, estimated_discs};
use crate::game::{Ending, Tally};
use crate::rules::{Disc, Square};

/// The words of one language.
pub struct Strings {
    pub language: &'static str,
    pub menu: MenuWords,
    pub difficulty: DifficultyWords,
    pub arena: ArenaWords,
    pub checkers: CheckersWords,
    pub rules: RulesWords,
    pub about: AboutWords,
    pub settings: SettingsWords,
    pub lab: LabWords,
    pub learn: LearnWords,
    pub archive: ArchiveWords,
    pub think: ThinkWords,
    pub openings: OpeningsWords,
    pub play_on: PlayOnWords,
    pub editor: EditorWords,
    pub transfer: TransferWords,
    pub training: TrainingWords,
    pub review: ReviewWords,
    pub dialog: DialogWords,
}

/// The start page.
pub struct MenuWords {
    /// Under the name of the game.
    pub tagline: &'static str,
    pub new_game: &'static str,
    pub resume: &'static str,
    pub learn: &'static str,
    pub lab: &'static str,
    pub rules: &'static str,
    pub about: &'static str,
    pub settings: &'static str,
    pub exit: &'static str,
}

/// The page where opponents are chosen.
pub struct DifficultyWords {
    pub title: &'static str,
    pub who_plays: &'static str,
    pub against_computer: &'static str,
    pub two_people: &'static str,
    pub watch: &'static str,
    pub two_people_note: &'static str,
    pub watch_note: &'static str,
    pub who_is_black: &'static str,
    pub i_begin: &'static str,
    pub computer_begins: &'static str,
    pub level: &'static str,
    pub black_level: &'static str,
    pub white_level: &'static str,
    pub play: &'static str,
    pub level_name: fn(Level) -> &'static str,
    pub level_summary: fn(Level) -> &'static str,
}

/// The page with the board.
pub struct ArenaWords {
    pub title: &'static str,
    pub start: &'static str,
    pub restart: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub hint: &'static str,
    pub hint_coming: &'static str,
    pub move_now: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub step: &'static str,
    pub disc: fn(Disc) -> &'static str,
    pub person: &'static str,
    pub you: &'static str,
    /// Which side is to move, in a player's card.
    pub to_move: &'static str,
    pub press_start: &'static str,
    pub begins: fn(Disc) -> String,
    /// A person is to move: who, and on how many squares.
    pub your_turn: fn(Disc, u32) -> String,
    /// Two people: who is to move, and on how many squares.
    pub turn_of: fn(Disc, u32) -> String,
    pub thinking: fn(Disc) -> String,
    /// How far it has come: plies and positions.
    pub thought: fn(u32, &str) -> String,
    /// The move was played and its discs are turning: who, where, how many.
    pub played: fn(Disc, Square, u32) -> String,
    /// A side passes: who, and how many squares are empty.
    pub passes: fn(Disc, u32) -> String,
    pub paused: &'static str,
    /// The engine could not be started.
    pub no_engine: &'static str,
    /// A tap was no move: the square is taken (`true`), or a disc there would turn nothing.
    pub refused: fn(Square, bool) -> String,
    pub tap_again: fn(Square) -> String,
    pub result: fn(Ending) -> String,
    /// The end, with the squares that stayed empty.
    pub ended: fn(Ending) -> String,
    pub play_again: &'static str,
    pub change_level: &'static str,
    pub review: &'static str,
    pub history: &'static str,
    /// A line of the history for a move: number, who, where, taken.
    pub moved: fn(usize, Disc, Square, u32) -> String,
    pub passed: fn(Disc) -> String,
    /// The discs of both sides, to be read out.
    pub score_spoken: fn(Tally) -> String,
    /// An older position is shown: after which ply of how many.
    pub viewing: fn(usize, usize) -> String,
    pub earlier: &'static str,
    pub later: &'static str,
    pub back_to_game: &'static str,
    pub play_from_here: &'static str,
    pub advice: fn(Square, Reason) -> String,
    /// What the engine thinks of it.
    pub opinion: fn(Score, u32) -> String,
    /// What a move is worth, in a word that fits on a square.
    pub grade: fn(Grade) -> &'static str,
    /// A square, to be read out.
    pub square: fn(Square, &SquareState) -> String,
}

/// What is to be said about a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareState {
    /// What lies on it.
    pub disc: Option<Disc>,
    /// How many discs a move here would turn; `None` if no disc may be placed here now.
    pub takes: Option<u32>,
    /// It was played last.
    pub last: bool,
    /// It is advised.
    pub hinted: bool,
    /// It waits for a second tap.
    pub marked: bool,
    /// What a move here is worth, if that is shown.
    pub worth: Option<(Grade, Score)>,
}

/// How the game is played.
pub struct RulesWords {
    pub title: &'static str,
    /// The chapters, in the order of the boards that are drawn with them.
    pub chapters: [Chapter; 7],
}

/// A short chapter with a small board.
pub struct Chapter {
    pub title: &'static str,
    pub text: &'static str,
    pub caption: &'static str,
}

/// What this is and whose work it stands on.
pub struct AboutWords {
    pub title: &'static str,
    pub game: &'static str,
    pub history_title: &'static str,
    pub history: &'static str,
    pub papers_title: &'static str,
    pub papers: &'static str,
    pub unknown_paper: &'static str,
    pub unknown_author: &'static str,
    pub algorithms_title: &'static str,
    pub algorithms: &'static str,
    pub licences_title: &'static str,
    pub own_licence: &'static str,
    pub licences: &'static str,
    pub fonts: &'static str,
    pub trademark: &'static str,
    pub version: fn(&str) -> String,
}

/// What a player may choose.
pub struct SettingsWords {
    pub title: &'static str,
    pub language: &'static str,
    pub system: &'static str,
    pub theme: &'static str,
    pub theme_name: fn(ThemeChoice) -> &'static str,
    pub board: &'static str,
    pub board_name: fn(BoardColours) -> &'static str,
    pub animation: &'static str,
    pub animation_name: fn(AnimationSpeed) -> &'static str,
    pub play: &'static str,
    pub legal_moves: &'static str,
    pub legal_moves_note: &'static str,
    pub values: &'static str,
    pub values_name: fn(MoveValues) -> &'static str,
    pub confirm_tap: &'static str,
    pub confirm_tap_note: &'static str,
    pub serious: &'static str,
    pub serious_note: &'static str,
    pub haptics: &'static str,
    pub reset: &'static str,
}

/// Questions and notices.
pub struct DialogWords {
    pub back: &'static str,
    pub dismiss: &'static str,
    pub no_graphics: &'static str,
    pub abandon_title: &'static str,
    pub abandon_text: &'static str,
    pub abandon_yes: &'static str,
    pub abandon_no: &'static str,
    pub second_title: &'static str,
    pub second_text: &'static str,
    pub second_yes: &'static str,
    pub second_no: &'static str,
    pub reset_title: &'static str,
    pub reset_text: &'static str,
    pub reset_yes: &'static str,
    pub reset_no: &'static str,
    pub notice: fn(&Notice) -> String,
}

/// A count of positions as a person reads it: 1234 as it is, 56 thousand as "56k".
pub fn short_count(n: u64) -> String {
    match n {
        0..10_000 => n.to_string(),
        10_000..10_000_000 => format!("{}k", n / 1000),
        _ => format!("{}M", n / 1_000_000),
    }
}

/// The discs of both sides, Black's first.
pub fn score(tally: Tally) -> String {
    format!("{}–{}", tally.black, tally.white)
}

fn winner_first(tally: Tally) -> String {
    format!("{}–{}", tally.black.max(tally.white), tally.black.min(tally.white))
}

/// What a move is worth, in figures that fit on a square. The discs of a game that was seen to its end have a sign in
/// front, so that nobody takes them for points.
pub fn figure(score: Score) -> String {
    let plus = |value: i32| if value > 0 { format!("+{value}") } else { signed(value) };
    match score {
        Score::Points(points) => plus(points),
        Score::Final(margin) => format!("= {}", plus(margin)),
        Score::Estimate(estimate) => plus(estimated_discs(estimate).round() as i32),
        Score::Turned(turned) => turned.to_string(),
    }
}

/// A square with all that is said of it: its name, and those words that are true.
fn spoken(square: impl Display, words: &[(bool, &str)]) -> String {
    let mut spoken = square.to_string();
    for (_, word) in words.iter().filter(|(said, _)| *said) {
        spoken.push_str(", ");
        spoken.push_str(word);
    }
    spoken
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both() -> [&'static Strings; 2] {
        [&ENGLISH, &INDONESIAN]
    }

    #[test]
    fn a_pass_names_the_side_and_the_reason() {
        assert_eq!(
            (ENGLISH.arena.passes)(Disc::White, 3),
            "White has no legal move: on all 3 empty squares no disc would turn. Black moves again."
        );
        for words in both() {
            let text = (words.arena.passes)(Disc::White, 1);
            assert!(Disc::BOTH.into_iter().all(|disc| text.contains((words.arena.disc)(disc))), "{text}");
        }
    }

    #[test]
    fn a_result_gives_the_winner_first() {
        let ending = |black, white| Ending { tally: Tally { black, white }, empties: 64 - black - white };
        assert_eq!((ENGLISH.arena.result)(ending(20, 44)), "White wins 44–20");
        assert_eq!((INDONESIAN.arena.result)(ending(44, 20)), "Hitam menang 44–20");
        assert_eq!((ENGLISH.arena.result)(ending(32, 32)), "A draw, 32–32");
        assert!((ENGLISH.arena.ended)(ending(13, 0)).contains("51 squares stayed empty"));
    }

    #[test]
    fn a_hint_says_who_would_win_and_by_how_many_discs() {
        let english = |discs: i32| (ENGLISH.arena.opinion)(Score::Estimate(discs * 256), 12);
        assert_eq!(english(1), "Seen 12 moves ahead: win by about 1 disc.");
        assert_eq!(english(-3), "Seen 12 moves ahead: lose by about 3 discs.");
        assert_eq!(english(0), "Seen 12 moves ahead: about even.");
        assert_eq!((ENGLISH.arena.opinion)(Score::Final(-2), 9), "Played to the end: lose by 2 discs.");
        assert_eq!((INDONESIAN.arena.opinion)(Score::Final(0), 9), "Dimainkan sampai akhir: seri.");
    }

    #[test]
    fn a_square_is_read_with_all_that_it_is() {
        let at = "f5".parse().unwrap();
        let playable = SquareState { takes: Some(3), ..SquareState::default() };
        assert_eq!((ENGLISH.arena.square)(at, &playable), "f5, empty, playable, takes 3");
        assert_eq!((INDONESIAN.arena.square)(at, &playable), "f5, kosong, bisa dimainkan, membalik 3");
        let played = SquareState { disc: Some(Disc::Black), last: true, ..SquareState::default() };
        assert_eq!((ENGLISH.arena.square)(at, &played), "f5, black disc, last move");
    }

    #[test]
    fn every_level_has_a_name_and_a_sentence_of_its_own() {
        for words in both() {
            let mut seen: Vec<&str> = Vec::new();
            for level in Level::ALL {
                let (name, summary) =
                    ((words.difficulty.level_name)(level), (words.difficulty.level_summary)(level));
                assert!(!seen.contains(&name) && !seen.contains(&summary), "{name}: {summary}");
                seen.extend([name, summary]);
            }
        }
    }

    #[test]
    fn counts_are_short() {
        assert_eq!([9_999, 10_000, 9_999_999, 12_345_678].map(short_count), ["9999", "10k", "9999k", "12M"]);
    }
}
