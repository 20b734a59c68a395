//! The words of the settings page.

use super::messages::messages;
use crate::app::{AnimationSpeed, BoardColours, MoveValues, ThemeChoice};

messages! {
    /// What a player may choose.
    struct SettingsWords("settings") {
        title, language, system, theme, theme_light, theme_dark, theme_contrast, board, board_green, board_blue,
        board_wood, board_slate, animation, animation_off, animation_fast, animation_normal, play, legal_moves,
        legal_moves_note, values, values_off, values_words, values_figures, confirm_tap, confirm_tap_note, deliberate, deliberate_note, serious,
        serious_note, sound, haptics, reset,
    }
}

impl SettingsWords {
    pub(crate) const fn theme_name(&self, theme: ThemeChoice) -> &'static str {
        match theme {
            ThemeChoice::System => self.system,
            ThemeChoice::Light => self.theme_light,
            ThemeChoice::Dark => self.theme_dark,
            ThemeChoice::HighContrast => self.theme_contrast,
        }
    }

    pub(crate) const fn board_name(&self, board: BoardColours) -> &'static str {
        match board {
            BoardColours::Green => self.board_green,
            BoardColours::Blue => self.board_blue,
            BoardColours::Wood => self.board_wood,
            BoardColours::Slate => self.board_slate,
        }
    }

    pub(crate) const fn animation_name(&self, speed: AnimationSpeed) -> &'static str {
        match speed {
            AnimationSpeed::Off => self.animation_off,
            AnimationSpeed::Fast => self.animation_fast,
            AnimationSpeed::Normal => self.animation_normal,
        }
    }

    pub(crate) const fn values_name(&self, values: MoveValues) -> &'static str {
        match values {
            MoveValues::Off => self.values_off,
            MoveValues::Words => self.values_words,
            MoveValues::Figures => self.values_figures,
        }
    }
}
