//! The languages that the app speaks, and the player's choice among them.

use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// All that Rust knows of the languages, a line for each: its name in saved settings and in Rust, its code, which also
/// names its folder in `assets/locales`, other codes that it serves, and what it calls itself.
macro_rules! languages {
    ($with:ident) => {
        $with! {
            English: "en", "English";
            // `in` is what Java called it until long after Android began; Malay is close enough to be read.
            Indonesian: "id" | "in" | "ms", "Bahasa Indonesia";
            German: "de", "Deutsch";
            Spanish: "es", "Español";
            French: "fr", "Français";
            Japanese: "ja", "日本語";
        }
    };
}

#[cfg(feature = "ui")]
pub(crate) use languages;

macro_rules! declare {
    ($($language:ident: $code:literal $(| $other:literal)*, $name:literal;)*) => {
        /// A language that the app speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language {
            $(
                #[doc = $name]
                $language,
            )*
        }

        impl Language {
            /// Every language, in the order of the settings page.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$language),*];

            /// Its code in language tags.
            pub const fn code(self) -> &'static str {
                self.codes()[0]
            }

            /// What it calls itself.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$language => $name,)*
                }
            }

            const fn codes(self) -> &'static [&'static str] {
                match self {
                    $(Self::$language => &[$code $(, $other)*],)*
                }
            }
        }
    };
}

languages!(declare);

impl Language {
    /// From a language tag or locale name such as `id-ID`, `in_ID` or `en_GB.UTF-8`; English if we do not speak it.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.codes().contains(&code)).unwrap_or(Self::English)
    }
}

/// The words of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LanguageChoice {
    /// Whatever the phone speaks, English if we do not.
    #[default]
    System,
    /// This one, whatever the phone speaks.
    Always(Language),
}

impl LanguageChoice {
    /// Every choice, in the order of the settings page.
    pub fn all() -> Vec<Self> {
        [Self::System].into_iter().chain(Language::ALL.map(Self::Always)).collect()
    }

    /// The language to speak where the system speaks this one.
    pub const fn language(self, system: Language) -> Language {
        match self {
            Self::System => system,
            Self::Always(language) => language,
        }
    }
}

impl Serialize for LanguageChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::System => serializer.serialize_str("system"),
            Self::Always(language) => language.serialize(serializer),
        }
    }
}

/// A language that is not known, because a newer version wrote the file, gives way to the system's.
impl<'de> Deserialize<'de> for LanguageChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let known: StrDeserializer<'_, Error> = word.as_str().into_deserializer();
        Ok(Language::deserialize(known).map_or(Self::System, Self::Always))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_finds_its_language() {
        let of = |locales: &[&str]| -> Vec<_> { locales.iter().map(|it| Language::of_locale(it)).collect() };
        assert_eq!(of(&["id-ID", "in_ID", "id", "ms"]), [Language::Indonesian; 4]);
        assert_eq!(of(&["en_GB.UTF-8", "C", "", "xx-ID", "POSIX"]), [Language::English; 5]);
        for language in Language::ALL {
            assert_eq!(Language::of_locale(language.code()), language);
        }
    }

    #[test]
    fn a_choice_survives_its_text_and_an_unknown_one_is_the_systems() {
        let read = |text: &str| serde_json::from_str::<LanguageChoice>(text);
        for choice in LanguageChoice::all() {
            assert_eq!(read(&serde_json::to_string(&choice).unwrap()).unwrap(), choice);
        }
        assert_eq!(read("\"indonesian\"").unwrap(), LanguageChoice::Always(Language::Indonesian));
        assert_eq!(read("\"klingon\"").unwrap(), LanguageChoice::System);
        assert!(read("7").is_err());
    }
}
