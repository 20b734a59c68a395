//! The words of the page where opponents are chosen, and of the levels of Othello.

use super::messages::messages;
use crate::engine::Level;

messages! {
    /// The page where opponents are chosen.
    struct DifficultyWords("difficulty") {
        title, who_plays, against_computer, two_people, watch, two_people_note, watch_note, who_is_black, i_begin,
        computer_begins, level, black_level, white_level, play,
        level_novice, level_cautious, level_apprentice, level_student, level_club, level_tactician, level_strategist,
        level_expert, level_master, level_grandmaster, level_champion, level_legend,
        summary_novice, summary_cautious, summary_apprentice, summary_student, summary_club, summary_tactician,
        summary_strategist, summary_expert, summary_master, summary_grandmaster, summary_champion, summary_legend,
    }
}

impl DifficultyWords {
    pub(crate) const fn level_name(&self, level: Level) -> &'static str {
        match level {
            Level::Novice => self.level_novice,
            Level::Cautious => self.level_cautious,
            Level::Apprentice => self.level_apprentice,
            Level::Student => self.level_student,
            Level::Club => self.level_club,
            Level::Tactician => self.level_tactician,
            Level::Strategist => self.level_strategist,
            Level::Expert => self.level_expert,
            Level::Master => self.level_master,
            Level::Grandmaster => self.level_grandmaster,
            Level::Champion => self.level_champion,
            Level::Legend => self.level_legend,
        }
    }

    /// How a level plays.
    pub(crate) const fn level_summary(&self, level: Level) -> &'static str {
        match level {
            Level::Novice => self.summary_novice,
            Level::Cautious => self.summary_cautious,
            Level::Apprentice => self.summary_apprentice,
            Level::Student => self.summary_student,
            Level::Club => self.summary_club,
            Level::Tactician => self.summary_tactician,
            Level::Strategist => self.summary_strategist,
            Level::Expert => self.summary_expert,
            Level::Master => self.summary_master,
            Level::Grandmaster => self.summary_grandmaster,
            Level::Champion => self.summary_champion,
            Level::Legend => self.summary_legend,
        }
    }
}
