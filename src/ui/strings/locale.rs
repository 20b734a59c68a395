//! The Fluent files of a language, read once and kept for the life of the program.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};

use super::messages::Message;
use super::numbers::{NumberWords, Numbers};
use crate::app::{Language, languages};

/// The files of a language's folder. A file that is missing is an error of the compiler.
macro_rules! folder {
    ($code:literal: $($file:literal)*) => {
        [$(($file, include_str!(concat!("../../../assets/locales/", $code, "/", $file, ".ftl")))),*]
    };
    ($code:literal) => {
        folder!($code: "about" "access" "archive" "arena" "checkers" "common" "dialog" "difficulty" "editor" "lab" "learn"
            "menu" "openings" "play-on" "review" "rules" "settings" "statistics" "table" "think" "training" "transfer")
    };
}

const N_FILES: usize = folder!("en").len();

macro_rules! folders {
    ($($language:ident: $code:literal $(| $other:literal)*, $name:literal;)*) => {
        /// The files of a language: their names and their texts.
        pub(super) const fn files(language: Language) -> [(&'static str, &'static str); N_FILES] {
            match language {
                $(Language::$language => folder!($code),)*
            }
        }
    };
}

languages!(folders);

/// The messages of a language.
pub(super) struct Locale {
    bundle: FluentBundle<FluentResource>,
    numbers: OnceLock<Numbers>,
    is_english: bool,
}

impl Locale {
    /// The messages of a language, read when they are first asked for.
    pub(super) fn of(language: Language) -> &'static Self {
        static LOCALES: [OnceLock<Locale>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        LOCALES[language as usize].get_or_init(|| Self::read(language, files(language).map(|(_, text)| text)))
    }

    pub(super) fn read(language: Language, texts: impl IntoIterator<Item = &'static str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // The marks around what is filled in are for text that runs both ways, which no language of ours does; the fonts
        // have no glyphs for them.
        bundle.set_use_isolating(false);
        for text in texts {
            // What cannot be parsed is left out, and then missing; a test finds it.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(parsed, _)| parsed);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, numbers: OnceLock::new(), is_english: language == Language::English }
    }

    /// The marks in the numbers of this language.
    pub(super) fn numbers(&'static self) -> Numbers {
        *self.numbers.get_or_init(|| Numbers::new(&NumberWords::load(self)))
    }

    /// A message that is shown as it stands.
    pub(super) fn text(&'static self, id: &str) -> &'static str {
        let message = self.message(id);
        match message.plain() {
            Cow::Borrowed(text) => text,
            // It has something in braces all the same, such as a space that must not break.
            Cow::Owned(text) => text.leak(),
        }
    }

    /// A message of this language, or else the English one.
    pub(super) fn message(&'static self, id: &str) -> Message {
        match self.bundle.get_message(id) {
            None if !self.is_english => Self::of(Language::English).message(id),
            found => Message::new(self, found),
        }
    }

    /// What becomes of a message with these arguments, and what was wrong with them.
    #[cfg(test)]
    pub(super) fn try_format(
        &self,
        id: &str,
        arguments: &FluentArgs<'_>,
    ) -> Option<(String, Vec<fluent_bundle::FluentError>)> {
        let message = self.bundle.get_message(id)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(arguments), &mut errors);
        Some((text.into_owned(), errors))
    }

    pub(super) fn format(
        &'static self,
        message: &FluentMessage<'static>,
        arguments: Option<&FluentArgs<'_>>,
    ) -> Cow<'static, str> {
        let Some(pattern) = message.value() else { return Cow::Borrowed("") };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors);
        debug_assert!(errors.is_empty(), "{text:?}: {errors:?}");
        text
    }
}
