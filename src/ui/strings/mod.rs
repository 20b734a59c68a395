//! Every word that a player can read or hear, in one table per language.
//!
//! A table is a plain struct of sentences and of functions that make sentences. We looked at translation crates and
//! took this instead, because the compiler then does their work: a sentence that one language lacks is a missing
//! field, a placeholder that a translator forgot is an unused argument, a level or a reason that has no words yet is
//! a missing `match` arm. It costs no parsing at start, no file that could be missing on a phone, and plural rules
//! are ordinary code. What it does not give is translating without a compiler; two languages do not ask for it.

mod checkers;
mod checkers_english;
mod checkers_indonesian;
mod english;
mod indonesian;
mod lab;
mod think;
mod think_english;
mod think_indonesian;

pub use checkers::{CheckerState, Checkers};
pub use english::ENGLISH;
pub use indonesian::INDONESIAN;
pub use lab::Lab;
pub use think::{Namer, NodeWords, Think};

use crate::app::{Notice, Reason};
use crate::engine::think::Grade;
use crate::engine::{Level, Score};
use crate::game::{AnimationSpeed, BoardColours, Ending, MoveValues, Tally, Theme};
use crate::rules::{Disc, Square};

/// The words of one language.
pub struct Strings {
    /// The language's name for itself.
    pub language: &'static str,
    /// The start page.
    pub menu: Menu,
    /// The page where opponents are chosen.
    pub difficulty: Difficulty,
    /// The page with the board.
    pub arena: Arena,
    /// The other game.
    pub checkers: Checkers,
    /// How the game is played.
    pub rules: Rules,
    /// What this is and whose work it stands on.
    pub about: About,
    /// What a player may choose.
    pub settings: Settings,
    /// Experiments with the engines.
    pub lab: Lab,
    /// The view of a search.
    pub think: Think,
    /// Questions and notices.
    pub dialog: Dialog,
}

/// The start page.
pub struct Menu {
    /// Under the name of the game.
    pub tagline: &'static str,
    /// To the choice of opponents.
    pub new_game: &'static str,
    /// Back to the board.
    pub resume: &'static str,
    /// To the experiments.
    pub lab: &'static str,
    /// To the rules.
    pub rules: &'static str,
    /// To the page about the game.
    pub about: &'static str,
    /// To the settings.
    pub settings: &'static str,
    /// Leaves the app.
    pub exit: &'static str,
}

/// The page where opponents are chosen.
pub struct Difficulty {
    /// Its name.
    pub title: &'static str,
    /// Above the three kinds of game.
    pub who_plays: &'static str,
    /// A person and the computer.
    pub against_computer: &'static str,
    /// Two people.
    pub two_people: &'static str,
    /// Two computers.
    pub watch: &'static str,
    /// What each of the three means, in a sentence.
    pub two_people_note: &'static str,
    /// As above.
    pub watch_note: &'static str,
    /// Above the choice of colour.
    pub who_is_black: &'static str,
    /// The person is black.
    pub i_begin: &'static str,
    /// The computer is black.
    pub computer_begins: &'static str,
    /// Above the ladder.
    pub level: &'static str,
    /// Above the ladder for black, when two computers play.
    pub black_level: &'static str,
    /// Above the ladder for white.
    pub white_level: &'static str,
    /// To the board.
    pub play: &'static str,
    /// A rung's name.
    pub level_name: fn(Level) -> &'static str,
    /// How it plays, in a sentence.
    pub level_summary: fn(Level) -> &'static str,
}

/// The page with the board.
pub struct Arena {
    /// Its name.
    pub title: &'static str,
    /// Begins the game.
    pub start: &'static str,
    /// Begins it again.
    pub restart: &'static str,
    /// Takes a move back.
    pub undo: &'static str,
    /// Plays it again.
    pub redo: &'static str,
    /// Asks for advice.
    pub hint: &'static str,
    /// While the advice is being thought of.
    pub hint_coming: &'static str,
    /// Asks the computer to move at once.
    pub move_now: &'static str,
    /// Holds two computers.
    pub pause: &'static str,
    /// Lets them go on.
    pub go_on: &'static str,
    /// One move of theirs.
    pub step: &'static str,
    /// A side's name.
    pub disc: fn(Disc) -> &'static str,
    /// A person at the board, in a player's card.
    pub person: &'static str,
    /// The person who plays the computer.
    pub you: &'static str,
    /// Which side is to move, in a player's card.
    pub to_move: &'static str,
    /// Before the game: how to begin.
    pub press_start: &'static str,
    /// The first message: the game has begun and who moves first.
    pub begins: fn(Disc) -> String,
    /// A person is to move: who, and on how many squares.
    pub your_turn: fn(Disc, u32) -> String,
    /// Two people: who is to move, and on how many squares.
    pub turn_of: fn(Disc, u32) -> String,
    /// The computer thinks: who.
    pub thinking: fn(Disc) -> String,
    /// How far it has come: plies and positions.
    pub thought: fn(u32, &str) -> String,
    /// The move was played and its discs are turning: who, where, how many.
    pub played: fn(Disc, Square, u32) -> String,
    /// A side passes: who, and how many squares are empty.
    pub passes: fn(Disc, u32) -> String,
    /// Two computers hold on.
    pub paused: &'static str,
    /// The engine could not be started.
    pub no_engine: &'static str,
    /// A tap was no move: the square is taken (`true`), or a disc there would turn nothing.
    pub refused: fn(Square, bool) -> String,
    /// A move waits for its second tap.
    pub tap_again: fn(Square) -> String,
    /// The end: who won and by how much, or a draw.
    pub result: fn(Ending) -> String,
    /// The end, with the squares that stayed empty.
    pub ended: fn(Ending) -> String,
    /// The same seats again.
    pub play_again: &'static str,
    /// To the choice of opponents.
    pub change_level: &'static str,
    /// Looks through the game.
    pub review: &'static str,
    /// Above the history.
    pub history: &'static str,
    /// A line of the history for a move: number, who, where, taken.
    pub moved: fn(usize, Disc, Square, u32) -> String,
    /// A line of the history for a pass.
    pub passed: fn(Disc, u32) -> String,
    /// The discs of both sides, short.
    pub score: fn(Tally) -> String,
    /// The discs of both sides, to be read out.
    pub score_spoken: fn(Tally) -> String,
    /// An older position is shown: after which ply of how many.
    pub viewing: fn(usize, usize) -> String,
    /// One position back.
    pub earlier: &'static str,
    /// One position on.
    pub later: &'static str,
    /// Back to the present.
    pub back_to_game: &'static str,
    /// Takes the game back to here.
    pub play_from_here: &'static str,
    /// An advised move and its reason.
    pub advice: fn(Square, Reason) -> String,
    /// What the engine thinks of it.
    pub opinion: fn(Score, u32) -> String,
    /// What a move is worth, in a word that fits on a square.
    pub grade: fn(Grade) -> &'static str,
    /// What a move is worth, in figures that fit on a square.
    pub figure: fn(Score) -> String,
    /// Undo is locked in a serious game.
    pub undo_locked: &'static str,
    /// A square, to be read out.
    pub square: fn(Square, &SquareState) -> String,
    /// The board as a whole, to be read out.
    pub board: &'static str,
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
pub struct Rules {
    /// Its name.
    pub title: &'static str,
    /// The chapters, in the order of the boards that are drawn with them.
    pub chapters: [Chapter; 7],
}

/// A short chapter with a small board.
pub struct Chapter {
    /// Its name.
    pub title: &'static str,
    /// Its few sentences.
    pub text: &'static str,
    /// What the board shows.
    pub caption: &'static str,
}

/// What this is and whose work it stands on.
pub struct About {
    /// Its name.
    pub title: &'static str,
    /// What this app is.
    pub game: &'static str,
    /// Above the history.
    pub history_title: &'static str,
    /// The history of the game.
    pub history: &'static str,
    /// Above the papers.
    pub papers_title: &'static str,
    /// What the papers gave.
    pub papers: &'static str,
    /// What is told of the paper whose author we do not know.
    pub unknown_paper: &'static str,
    /// Its author and year.
    pub unknown_author: &'static str,
    /// Above the algorithms.
    pub algorithms_title: &'static str,
    /// Whose algorithms they are.
    pub algorithms: &'static str,
    /// Above the licences.
    pub licences_title: &'static str,
    /// The app's own licence.
    pub own_licence: &'static str,
    /// What else is inside.
    pub licences: &'static str,
    /// About the fonts.
    pub fonts: &'static str,
    /// Whose the name is.
    pub trademark: &'static str,
    /// The version of the app.
    pub version: fn(&str) -> String,
}

/// What a player may choose.
pub struct Settings {
    /// Its name.
    pub title: &'static str,
    /// The words.
    pub language: &'static str,
    /// As the phone.
    pub system: &'static str,
    /// Light and dark.
    pub theme: &'static str,
    /// A choice of it.
    pub theme_name: fn(Theme) -> &'static str,
    /// What the board is made of.
    pub board: &'static str,
    /// A choice of it.
    pub board_name: fn(BoardColours) -> &'static str,
    /// How fast discs turn.
    pub animation: &'static str,
    /// A choice of it.
    pub animation_name: fn(AnimationSpeed) -> &'static str,
    /// Above what concerns play.
    pub play: &'static str,
    /// Above what concerns looks.
    pub looks: &'static str,
    /// Mark the legal squares.
    pub legal_moves: &'static str,
    /// Its sentence.
    pub legal_moves_note: &'static str,
    /// What the moves are worth, on the squares.
    pub values: &'static str,
    /// A choice of it.
    pub values_name: fn(MoveValues) -> &'static str,
    /// Two taps for a move.
    pub confirm_tap: &'static str,
    /// Its sentence.
    pub confirm_tap_note: &'static str,
    /// No undo.
    pub serious: &'static str,
    /// Its sentence.
    pub serious_note: &'static str,
    /// Discs are heard.
    pub sound: &'static str,
    /// Discs are felt.
    pub haptics: &'static str,
    /// All as on the first day.
    pub reset: &'static str,
}

/// Questions and notices.
pub struct Dialog {
    /// One page back.
    pub back: &'static str,
    /// Take the notice away.
    pub dismiss: &'static str,
    /// A game would be lost.
    pub abandon_title: &'static str,
    /// Its sentence.
    pub abandon_text: &'static str,
    /// Yes.
    pub abandon_yes: &'static str,
    /// No.
    pub abandon_no: &'static str,
    /// All settings as on the first day.
    pub reset_title: &'static str,
    /// Its sentence.
    pub reset_text: &'static str,
    /// Yes.
    pub reset_yes: &'static str,
    /// No.
    pub reset_no: &'static str,
    /// Something went wrong.
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
