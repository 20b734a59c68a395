//! The words of pages that have hardly more than texts.

use super::join::JoinWords;
use super::messages::messages;

messages! {
    /// The start page.
    struct MenuWords("menu") { tagline, new_game, resume, learn, lab, rules, about, settings, exit }
}

messages! {
    /// The ways to learn, each with a line about it.
    struct LearnWords("learn") {
        title, archive, archive_note, exercises, exercises_note, puzzles, puzzles_note, openings, openings_note, editor,
        editor_note, transfer, transfer_note, statistics, statistics_note, lab_note,
    }
}

messages! {
    /// What this is and whose work it stands on.
    struct AboutWords("about") {
        title, game, history_title, history, papers_title, papers, unknown_paper, unknown_author, algorithms_title,
        algorithms, licences_title, own_licence, licences, fonts, trademark,
    }
    fn version(version: &str);
}

messages! {
    /// How the game is played.
    struct RulesWords("rules") {
        title,
        aim_title, aim_text, aim_caption,
        start_title, start_text, start_caption,
        move_title, move_text, move_caption,
        turning_title, turning_text, turning_caption,
        passing_title, passing_text, passing_caption,
        end_title, end_text, end_caption,
        advice_title, advice_text, advice_caption,
    }
}

/// A short chapter with a small board.
#[derive(Clone, Copy)]
pub(crate) struct Chapter {
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
    pub(crate) caption: &'static str,
}

impl Chapter {
    pub(super) const fn new(title: &'static str, text: &'static str, caption: &'static str) -> Self {
        Self { title, text, caption }
    }
}

impl RulesWords {
    /// The chapters, in the order of the boards that are drawn with them.
    pub(crate) const fn chapters(&self) -> [Chapter; 7] {
        [
            Chapter::new(self.aim_title, self.aim_text, self.aim_caption),
            Chapter::new(self.start_title, self.start_text, self.start_caption),
            Chapter::new(self.move_title, self.move_text, self.move_caption),
            Chapter::new(self.turning_title, self.turning_text, self.turning_caption),
            Chapter::new(self.passing_title, self.passing_text, self.passing_caption),
            Chapter::new(self.end_title, self.end_text, self.end_caption),
            Chapter::new(self.advice_title, self.advice_text, self.advice_caption),
        ]
    }
}

messages! {
    /// The openings and their names.
    struct OpeningsWords("openings") { title, note, perpendicular, diagonal, parallel, earlier, later }
    with { join: JoinWords }
    fn also(names: &str);
    fn moves_shown(shown: usize, all: usize, moves: &str);
    fn played(name: &str);
    fn left(number: usize);
}

impl OpeningsWords {
    /// The other names of an opening.
    pub(crate) fn also_called(&self, names: &[&str]) -> Option<String> {
        let (first, more) = names.split_first()?;
        Some(self.also(&self.join.listed(first, more.iter().copied())))
    }
}

messages! {
    /// How a game goes on from a position.
    struct PlayOnWords("play-on") { title, as_black, as_white, two_people }
    fn against(level: &str);
}
