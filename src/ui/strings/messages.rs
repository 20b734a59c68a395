//! How Rust names the messages of the Fluent files: a struct for each page, with a field for each text and a method
//! with typed arguments for each sentence that has something to fill in.

use std::borrow::Cow;
use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentMessage, FluentValue};

use super::locale::Locale;
use super::numbers::Numbers;
use crate::app::Stored;
use crate::lab::SearchVariant;
use crate::rules::{Disc, Square, checkers};

/// Declares the words of a page. `struct ReviewWords("review") { title } fn line(line: &str);` has the messages
/// `review-title`, which it reads once, and `review-line` with the argument `$line`, which it fills in when asked. After
/// `with` stand the words of other files that its sentences are made with.
///
/// The compiler then finds what nobody uses, and the tests compare what is declared here with the files.
macro_rules! messages {
    (
        $(#[$meta:meta])*
        struct $name:ident($prefix:literal) { $($text:ident),* $(,)? }
        $(with { $($group:ident: $group_words:ty),* $(,)? })?
        $(fn $sentence:ident($($argument:ident: $kind:ty),+ $(,)?);)*
    ) => {
        $(#[$meta])*
        pub(crate) struct $name {
            $(pub(crate) $text: &'static str,)*
            $($(pub(crate) $group: $group_words,)*)?
            $($sentence: $crate::ui::strings::messages::Message,)*
        }

        impl $name {
            pub(super) fn load(locale: &'static $crate::ui::strings::locale::Locale) -> Self {
                Self {
                    $($text: locale.text(&$crate::ui::strings::messages::id($prefix, stringify!($text))),)*
                    $($($group: <$group_words>::load(locale),)*)?
                    $($sentence: locale.message(&$crate::ui::strings::messages::id($prefix, stringify!($sentence))),)*
                }
            }

            $(
                pub(crate) fn $sentence(&self, $($argument: $kind),+) -> String {
                    use $crate::ui::strings::messages::Argument;
                    let numbers = self.$sentence.numbers();
                    self.$sentence.format([$((stringify!($argument), Argument::value($argument, numbers))),+])
                }
            )*

            /// Every message that is declared here, with the arguments that it gets.
            #[cfg(test)]
            pub(super) fn declared() -> Vec<$crate::ui::strings::messages::Declared> {
                use $crate::ui::strings::messages::{Declared, id};
                let own = vec![
                    $(Declared { id: id($prefix, stringify!($text)), arguments: Vec::new() },)*
                    $(Declared {
                        id: id($prefix, stringify!($sentence)),
                        arguments: vec![$(
                            (stringify!($argument), <$kind as $crate::ui::strings::messages::Argument<'_>>::KIND)
                        ),+],
                    },)*
                ];
                let others: [Vec<Declared>; _] = [$($(<$group_words>::declared()),*)?];
                own.into_iter().chain(others.into_iter().flatten()).collect()
            }
        }
    };
}

pub(super) use messages;

/// The name of a message in the files.
pub(super) fn id(prefix: &str, field: &str) -> String {
    format!("{prefix}-{}", field.replace('_', "-"))
}

/// A message that has something to fill in, in the language that has it.
pub(super) struct Message {
    locale: &'static Locale,
    /// `None` only if no language has it, which a test rules out.
    found: Option<FluentMessage<'static>>,
}

impl Message {
    pub(super) const fn new(locale: &'static Locale, found: Option<FluentMessage<'static>>) -> Self {
        Self { locale, found }
    }

    pub(super) fn numbers(&self) -> Numbers {
        self.locale.numbers()
    }

    /// The text of a message that gets no arguments.
    pub(super) fn plain(&self) -> Cow<'static, str> {
        self.found.as_ref().map_or(Cow::Borrowed(""), |found| self.locale.format(found, None))
    }

    pub(super) fn format<const N: usize>(&self, arguments: [(&'static str, FluentValue<'_>); N]) -> String {
        let arguments: FluentArgs<'_> = arguments.into_iter().collect();
        self.found
            .as_ref()
            .map_or_else(String::new, |found| self.locale.format(found, Some(&arguments)).into_owned())
    }
}

/// What can be filled into a message.
pub(crate) trait Argument<'a> {
    /// What the tests may expect of it.
    #[cfg(test)]
    const KIND: Kind;

    fn value(self, numbers: Numbers) -> FluentValue<'a>;
}

/// What an argument is to a translator.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It is shown.
    Text,
    /// A number, which is shown and may decide between plural forms.
    Number,
    /// A number that counts nothing, such as a day: it has no plural, and may have a word of its own.
    Ordinal,
    /// It is never shown: a word that decides between forms.
    Choice(&'static [&'static str]),
    /// It is never shown: a number that decides between plural forms, where there are any.
    Form,
}

/// A message as it is declared in Rust.
#[cfg(test)]
pub(super) struct Declared {
    pub(super) id: String,
    pub(super) arguments: Vec<(&'static str, Kind)>,
}

impl<'a> Argument<'a> for &'a str {
    #[cfg(test)]
    const KIND: Kind = Kind::Text;

    fn value(self, _: Numbers) -> FluentValue<'a> {
        FluentValue::from(self)
    }
}

/// What is shown as it writes itself.
macro_rules! displayed {
    ($($shown:ty),*) => {$(
        impl<'a> Argument<'a> for $shown {
            #[cfg(test)]
            const KIND: Kind = Kind::Text;

            fn value(self, _: Numbers) -> FluentValue<'a> {
                text(self)
            }
        }
    )*};
}

displayed!(char, Square, checkers::Square, &checkers::Move, SearchVariant);

fn text<'a>(shown: impl Display) -> FluentValue<'a> {
    FluentValue::from(shown.to_string())
}

/// Numbers of moves, discs, games: too small to need marks between their digits.
macro_rules! counted {
    ($($number:ty),*) => {$(
        impl<'a> Argument<'a> for $number {
            #[cfg(test)]
            const KIND: Kind = Kind::Number;

            fn value(self, _: Numbers) -> FluentValue<'a> {
                FluentValue::from(self)
            }
        }
    )*};
}

counted!(u32, u64, usize, i32);

/// A part of a date.
#[derive(Clone, Copy)]
pub(crate) struct Ordinal(pub(crate) u32);

impl<'a> Argument<'a> for Ordinal {
    #[cfg(test)]
    const KIND: Kind = Kind::Ordinal;

    fn value(self, _: Numbers) -> FluentValue<'a> {
        FluentValue::from(self.0)
    }
}

/// What decides between forms by a word of its own.
macro_rules! chosen {
    ($kind:ty: $($word:literal = $value:pat),*) => {
        impl<'a> Argument<'a> for $kind {
            #[cfg(test)]
            const KIND: Kind = Kind::Choice(&[$($word),*]);

            fn value(self, _: Numbers) -> FluentValue<'a> {
                FluentValue::from(match self {
                    $($value => $word,)*
                })
            }
        }
    };
}

chosen!(Disc: "black" = Disc::Black, "white" = Disc::White);
chosen!(Stored:
    "game" = Stored::Game,
    "checkers" = Stored::Checkers,
    "settings" = Stored::Settings,
    "session" = Stored::Session,
    "window" = Stored::Window,
    "lab" = Stored::Lab,
    "editor" = Stored::Editor,
    "puzzles" = Stored::Puzzles,
    "exercises" = Stored::Exercises,
    "review" = Stored::Review,
    "rating" = Stored::Rating,
    "archive" = Stored::Archive
);
