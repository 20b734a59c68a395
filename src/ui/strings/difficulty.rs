//! The words of the page where opponents are chosen, and of the levels of Othello.

use super::archive::whole;
use super::messages::messages;
use super::numbers::Grouped;
use crate::engine::people::Person;
use crate::engine::{Elo, Level};
use crate::game::Rating;

messages! {
    /// The page where opponents are chosen.
    struct DifficultyWords("difficulty") {
        title, against_computer, two_people, watch, two_people_note, watch_note, who_is_black, i_begin,
        computer_begins, like_a_person, engine, computer_tile, watch_tile, people, engines, extrapolated, own_strength_unknown, adaptive_note, level, black_level, white_level, play,
        level_novice, level_cautious, level_apprentice, level_student, level_club, level_tactician, level_strategist,
        level_expert, level_master, level_grandmaster, level_champion, level_legend,
        summary_novice, summary_cautious, summary_apprentice, summary_student, summary_club, summary_tactician,
        summary_strategist, summary_expert, summary_master, summary_grandmaster, summary_champion, summary_legend,
        level_beginner, level_casual, level_newcomer, level_regular, level_experienced, level_competitor, level_finalist,
        level_titleholder, level_international, level_worldclass, level_worldchampion, level_adaptive, summary_beginner, summary_casual, summary_newcomer, summary_regular,
        summary_experienced, summary_competitor, summary_finalist, summary_titleholder, summary_international, summary_worldclass,
        summary_worldchampion, summary_adaptive,
    }
    fn measured_strength(elo: Grouped);
    fn own_strength(elo: Grouped, error: Grouped);
}

impl DifficultyWords {
    /// How strong the player is found to be.
    pub(crate) fn player(&self, rating: Rating) -> String {
        self.own_strength(whole(rating.mean), whole(rating.error))
    }

    /// How strong somebody was found to be.
    pub(crate) fn strength(&self, elo: Elo) -> String {
        self.measured_strength(Grouped(elo.points().into()))
    }

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
            Level::Person(Person::Beginner) => self.level_beginner,
            Level::Person(Person::Casual) => self.level_casual,
            Level::Person(Person::Newcomer) => self.level_newcomer,
            Level::Person(Person::Regular) => self.level_regular,
            Level::Person(Person::Experienced) => self.level_experienced,
            Level::Person(Person::Competitor) => self.level_competitor,
            Level::Person(Person::Finalist) => self.level_finalist,
            Level::Person(Person::Titleholder) => self.level_titleholder,
            Level::Person(Person::International) => self.level_international,
            Level::Person(Person::WorldClass) => self.level_worldclass,
            Level::Person(Person::WorldChampion) => self.level_worldchampion,
            Level::Adaptive(_) => self.level_adaptive,
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
            Level::Person(Person::Beginner) => self.summary_beginner,
            Level::Person(Person::Casual) => self.summary_casual,
            Level::Person(Person::Newcomer) => self.summary_newcomer,
            Level::Person(Person::Regular) => self.summary_regular,
            Level::Person(Person::Experienced) => self.summary_experienced,
            Level::Person(Person::Competitor) => self.summary_competitor,
            Level::Person(Person::Finalist) => self.summary_finalist,
            Level::Person(Person::Titleholder) => self.summary_titleholder,
            Level::Person(Person::International) => self.summary_international,
            Level::Person(Person::WorldClass) => self.summary_worldclass,
            Level::Person(Person::WorldChampion) => self.summary_worldchampion,
            Level::Adaptive(_) => self.summary_adaptive,
        }
    }
}
