//! What a player may choose once for all games.

use serde::{Deserialize, Serialize};

use super::LanguageChoice;
use crate::game::save_format::Saved;
use crate::game::{FormatError, save_format};

/// Light and dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Whatever the phone shows.
    #[default]
    System,
    /// Dark words on a light ground.
    Light,
    /// Light words on a dark ground.
    Dark,
    /// Black and white with strong outlines.
    HighContrast,
}

impl ThemeChoice {
    /// Every choice, in the order of the settings page.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::HighContrast];
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardColours {
    /// The felt of the boxed game.
    #[default]
    Green,
    /// A calm blue.
    Blue,
    /// Brown wood.
    Wood,
    /// Grey stone.
    Slate,
}

impl BoardColours {
    /// Every choice, in the order of the settings page.
    pub const ALL: [Self; 4] = [Self::Green, Self::Blue, Self::Wood, Self::Slate];
}

/// How fast discs turn over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnimationSpeed {
    /// At once.
    Off,
    /// In half the time.
    Fast,
    /// So that the eye can follow.
    #[default]
    Normal,
}

impl AnimationSpeed {
    /// Every choice, in the order of the settings page.
    pub const ALL: [Self; 3] = [Self::Off, Self::Fast, Self::Normal];
}

/// Whether the squares tell what a move there is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveValues {
    /// No.
    #[default]
    Off,
    /// In a word and a shape.
    Words,
    /// In figures.
    Figures,
}

impl MoveValues {
    /// Every choice, in the order of the settings page.
    pub const ALL: [Self; 3] = [Self::Off, Self::Words, Self::Figures];
}

/// Everything on the settings page.
///
/// A file that misses a field gets its default, so that an older file is a good file; a word that we do not know is
/// an error that names it.
///
/// ```
/// use othello::app::{Settings, ThemeChoice};
/// let settings = Settings { theme: ThemeChoice::Dark, ..Settings::default() };
/// assert_eq!(Settings::from_text(&settings.to_text())?, settings);
/// # Ok::<(), othello::game::FormatError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the settings page")]
pub struct Settings {
    /// The words of the screens.
    pub language: LanguageChoice,
    /// Light and dark.
    pub theme: ThemeChoice,
    /// What the board is made of.
    pub board: BoardColours,
    /// How fast discs turn over.
    pub animation: AnimationSpeed,
    /// Whether the squares where a disc may be placed are marked.
    pub show_legal_moves: bool,
    /// Whether the squares tell what a move there is worth.
    pub values: MoveValues,
    /// Whether a move needs a second tap on the same square.
    pub confirm_tap: bool,
    /// Whether those who play like people take as long as people do.
    ///
    /// Written only if it was switched off, so that an older file that is read and written again stays as it was.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub deliberate: bool,
    /// Whether moves may be taken back; not in a serious game.
    pub undo_allowed: bool,
    /// Whether the squares of a checkers board show their numbers.
    pub square_numbers: bool,
    /// Whether discs are heard.
    pub sound: bool,
    /// Whether discs are felt.
    pub haptics: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::default(),
            theme: ThemeChoice::default(),
            board: BoardColours::default(),
            animation: AnimationSpeed::default(),
            show_legal_moves: true,
            values: MoveValues::default(),
            confirm_tap: false,
            deliberate: true,
            undo_allowed: true,
            square_numbers: true,
            sound: true,
            haptics: true,
        }
    }
}

/// The word that tells our settings from any other JSON file.
const FORMAT: &str = "othello-settings";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

impl Saved for Settings {
    /// Words and switches, no numbers.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Settings {
    /// The settings as text.
    pub fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    ///
    /// # Errors
    /// Not ours, damaged, with an unknown word, or from a newer version.
    pub fn from_text(text: &str) -> Result<Self, FormatError> {
        save_format::read(text, FORMAT, VERSION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_field_gets_its_default() {
        let old = r#"{"format":"othello-settings","version":1,"theme":"dark","confirm_tap":true}"#;
        let expected = Settings { theme: ThemeChoice::Dark, confirm_tap: true, ..Settings::default() };
        assert_eq!(Settings::from_text(old), Ok(expected));
    }

    #[test]
    fn a_bad_file_names_its_culprit() {
        let check = |body: &str, culprit: &str| {
            let text = format!(r#"{{"format":"othello-settings","version":1,{body}}}"#);
            let message = Settings::from_text(&text).unwrap_err().to_string();
            assert!(message.contains(culprit), "{message:?} does not name {culprit:?}");
        };
        check(r#""theme":"purple""#, "purple");
        check(r#""animation":"warp""#, "warp");
        check(r#""sound":"loud""#, "loud");
        check(r#""theme":"dark""theme""#, "line 1");
        let newer = r#"{"format":"othello-settings","version":9,"theme":["?"]}"#;
        assert_eq!(Settings::from_text(newer), Err(FormatError::Newer(9)));
        assert_eq!(Settings::from_text(newer).unwrap_err().to_string(), "saved by a newer version (9)");
        let other = r#"{"format":"chess","version":1}"#;
        assert_eq!(
            Settings::from_text(other).unwrap_err().to_string(),
            "\"chess\" is no \"othello-settings\""
        );
    }
}
