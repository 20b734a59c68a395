//! Every word that a player can read or hear.
//!
//! The words are in the Fluent files of `assets/locales`, a folder for each language, where translators and their tools
//! find them with the plural rules of every language. This module reads them once and names them: a struct for each
//! page, with a field for each text and a method with typed arguments for each sentence that has something to fill in
//! (`messages`). What is not words stays here as code: which sentence tells an enum's variant, signs and figures, and the
//! order of the parts of a square that is read out. A message that a language lacks is said in English, and fails a test.

mod access;
mod archive;
mod arena;
mod checkers;
mod dialog;
mod difficulty;
mod editor;
mod join;
mod lab;
mod locale;
mod messages;
mod numbers;
mod pages;
mod review;
mod settings;
mod think;
mod think_steps;
mod training;
mod transfer;

#[cfg(test)]
mod tests;

pub(crate) use access::AccessWords;
pub(crate) use arena::{ArenaWords, SquareState};
pub(crate) use checkers::CheckerState;
pub(crate) use lab::LabWords;
pub(crate) use numbers::{Grouped, Hundredths, Numbers, figure, score, short_count};
pub(crate) use pages::{AboutWords, Chapter};
pub(crate) use think::NodeWords;

use std::sync::OnceLock;

use self::archive::ArchiveWords;
use self::checkers::CheckersWords;
use self::dialog::DialogWords;
use self::difficulty::DifficultyWords;
use self::editor::EditorWords;
use self::join::JoinWords;
use self::lab::TableWords;
use self::locale::Locale;
use self::pages::{LearnWords, MenuWords, OpeningsWords, PlayOnWords, RulesWords};
use self::review::ReviewWords;
use self::settings::SettingsWords;
use self::think::ThinkWords;
use self::training::TrainingWords;
use self::transfer::TransferWords;
use crate::app::Language;
use crate::lab::Terms;
use crate::rules::openings::{NameLanguage, Openings};

/// The words of one language.
pub(crate) struct Strings {
    /// In which language openings have their names.
    pub(crate) opening_names: NameLanguage,
    pub(crate) numbers: Numbers,
    pub(crate) join: JoinWords,
    pub(crate) menu: MenuWords,
    pub(crate) difficulty: DifficultyWords,
    pub(crate) arena: ArenaWords,
    pub(crate) checkers: CheckersWords,
    pub(crate) rules: RulesWords,
    pub(crate) about: AboutWords,
    pub(crate) settings: SettingsWords,
    pub(crate) lab: LabWords,
    /// The tables that the lab copies.
    pub(crate) terms: Terms,
    pub(crate) learn: LearnWords,
    pub(crate) archive: ArchiveWords,
    pub(crate) think: ThinkWords,
    pub(crate) openings: OpeningsWords,
    pub(crate) play_on: PlayOnWords,
    pub(crate) editor: EditorWords,
    pub(crate) transfer: TransferWords,
    pub(crate) training: TrainingWords,
    pub(crate) review: ReviewWords,
    pub(crate) dialog: DialogWords,
    pub(crate) access: AccessWords,
}

impl Strings {
    /// The words of a language, read when they are first asked for.
    pub(crate) fn of(language: Language) -> &'static Self {
        static STRINGS: [OnceLock<Strings>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        STRINGS[language as usize].get_or_init(|| Self::load(language))
    }

    fn load(language: Language) -> Self {
        let locale = Locale::of(language);
        Self {
            opening_names: NameLanguage::of_code(language.code()),
            numbers: locale.numbers(),
            join: JoinWords::load(locale),
            menu: MenuWords::load(locale),
            difficulty: DifficultyWords::load(locale),
            arena: ArenaWords::load(locale),
            checkers: CheckersWords::load(locale),
            rules: RulesWords::load(locale),
            about: AboutWords::load(locale),
            settings: SettingsWords::load(locale),
            lab: LabWords::load(locale),
            terms: TableWords::load(locale).into_terms(locale.numbers()),
            learn: LearnWords::load(locale),
            archive: ArchiveWords::load(locale),
            think: ThinkWords::load(locale),
            openings: OpeningsWords::load(locale),
            play_on: PlayOnWords::load(locale),
            editor: EditorWords::load(locale),
            transfer: TransferWords::load(locale),
            training: TrainingWords::load(locale),
            review: ReviewWords::load(locale),
            dialog: DialogWords::load(locale),
            access: AccessWords::load(locale),
        }
    }

    /// What an opening is called here, by its English name.
    pub(crate) fn opening(&self, english: &'static str) -> &'static str {
        Openings::shipped().called(english, self.opening_names).unwrap_or(english)
    }

    #[cfg(test)]
    fn declared() -> Vec<messages::Declared> {
        [
            numbers::NumberWords::declared(),
            JoinWords::declared(),
            AccessWords::declared(),
            MenuWords::declared(),
            DifficultyWords::declared(),
            ArenaWords::declared(),
            CheckersWords::declared(),
            RulesWords::declared(),
            AboutWords::declared(),
            SettingsWords::declared(),
            LabWords::declared(),
            TableWords::declared(),
            LearnWords::declared(),
            ArchiveWords::declared(),
            ThinkWords::declared(),
            OpeningsWords::declared(),
            PlayOnWords::declared(),
            EditorWords::declared(),
            TransferWords::declared(),
            TrainingWords::declared(),
            ReviewWords::declared(),
            DialogWords::declared(),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
