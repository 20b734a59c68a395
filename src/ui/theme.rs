//! Every colour of the app, by name; hex numbers appear in this file alone.
//!
//! A [`Theme`] is a [`Look`] (light, dark, high contrast) together with what the board is made of.
//! Nothing on a screen is told by colour alone, so each of these could be grey and the game would still be playable.

use egui::Color32;

use crate::game::BoardColours;
use crate::rules::Disc;

/// How bright the pages are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Warm paper.
    Light,
    /// A dim room.
    Dark,
    /// Black, white and yellow, with outlines instead of shades.
    Contrast,
}

/// The colours of one side's discs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscPaint {
    /// The face where the light falls.
    pub face: Color32,
    /// The face away from the light.
    pub shade: Color32,
    /// The edge, seen while the disc turns.
    pub rim: Color32,
    /// A thin line around the disc, so that it stands out from any board.
    pub outline: Color32,
}

/// The colours of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPaint {
    /// The frame, above and below.
    pub frame: [Color32; 2],
    /// A line around frame and playing field.
    pub frame_edge: Color32,
    /// Letters and digits on the frame.
    pub coordinate: Color32,
    /// The playing field, above and below.
    pub felt: [Color32; 2],
    /// Lines and the four small dots.
    pub line: Color32,
    /// The dot on a legal square.
    pub legal: Color32,
    /// The mark on the last move's disc.
    pub last_move: Color32,
    /// The ring around discs that a pressed move would turn, and around the hint.
    pub preview: Color32,
}

/// The named colours of every screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Which look this is.
    pub look: Look,
    /// Behind everything.
    pub page: Color32,
    /// Cards, dialogs and quiet buttons.
    pub card: Color32,
    /// The line around a card.
    pub card_edge: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that may stand back.
    pub ink_soft: Color32,
    /// The main button, what is chosen, what is on.
    pub accent: Color32,
    /// Text on `accent`.
    pub on_accent: Color32,
    /// A hint of the accent: the player to move, the chosen card.
    pub accent_soft: Color32,
    /// The ring around what the keyboard would press.
    pub focus: Color32,
    /// Actions that throw something away.
    pub danger: Color32,
    /// Over the page while a dialog asks.
    pub scrim: Color32,
    /// Under cards and discs.
    pub shadow: Color32,
    /// The board.
    pub board: BoardPaint,
    /// Black's discs.
    pub black: DiscPaint,
    /// White's discs.
    pub white: DiscPaint,
}

impl Theme {
    /// The theme of a look and a board. High contrast brings its own board.
    pub const fn new(look: Look, board: BoardColours) -> Self {
        let board = match (look, board) {
            (Look::Contrast, _) => CONTRAST_BOARD,
            (_, BoardColours::Green) => GREEN,
            (_, BoardColours::Blue) => BLUE,
            (_, BoardColours::Wood) => WOOD,
            (_, BoardColours::Slate) => SLATE,
        };
        match look {
            Look::Light => Self { board, ..LIGHT },
            Look::Dark => Self { board, ..DARK },
            Look::Contrast => Self { board, ..CONTRAST },
        }
    }

    /// The colours of a side's discs.
    pub const fn disc(&self, disc: Disc) -> DiscPaint {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// Whether shades and gradients are left out for the sake of plain edges.
    pub fn is_flat(&self) -> bool {
        self.look == Look::Contrast
    }
}

/// A colour from its usual six digits.
const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const BLACK_DISC: DiscPaint = DiscPaint {
    face: hex(0x44_44_48),
    shade: hex(0x1A_1A_1C),
    rim: hex(0x10_10_12),
    outline: hex(0x0A_0A_0B),
};
const WHITE_DISC: DiscPaint = DiscPaint {
    face: hex(0xFF_FD_F7),
    shade: hex(0xE2_DB_CB),
    rim: hex(0xC4_BB_A6),
    outline: hex(0x9C_93_80),
};

const GREEN: BoardPaint = BoardPaint {
    frame: [hex(0x6A_45_2A), hex(0x4C_2F_1B)],
    frame_edge: hex(0x35_1F_10),
    coordinate: hex(0xF0_E0_C6),
    felt: [hex(0x35_8F_61), hex(0x22_6E_48)],
    line: hex(0x14_4D_31),
    legal: hex(0xF4_EC_D4),
    last_move: hex(0xE8_5D_2C),
    preview: hex(0xFF_D8_6B),
};

const BLUE: BoardPaint = BoardPaint {
    frame: [hex(0x45_53_5E), hex(0x2D_38_41)],
    frame_edge: hex(0x1C_24_2B),
    coordinate: hex(0xE3_EC_F0),
    felt: [hex(0x3D_82_A6), hex(0x27_62_83)],
    line: hex(0x16_45_5F),
    legal: hex(0xF2_F4_E8),
    last_move: hex(0xE8_5D_2C),
    preview: hex(0xFF_D8_6B),
};

const WOOD: BoardPaint = BoardPaint {
    frame: [hex(0x5A_39_22), hex(0x3E_26_15)],
    frame_edge: hex(0x2A_18_0C),
    coordinate: hex(0xF3_E2_C7),
    felt: [hex(0xCF_A5_6E), hex(0xB5_88_52)],
    line: hex(0x75_50_2B),
    legal: hex(0x4A_2D_14),
    last_move: hex(0xC4_3B_12),
    preview: hex(0x8C_1D_0E),
};

const SLATE: BoardPaint = BoardPaint {
    frame: [hex(0x3A_3D_40), hex(0x26_28_2A)],
    frame_edge: hex(0x17_18_19),
    coordinate: hex(0xEC_EC_E6),
    felt: [hex(0x80_88_8A), hex(0x66_6E_71)],
    line: hex(0x45_4B_4E),
    legal: hex(0xFF_FF_FF),
    last_move: hex(0xE8_5D_2C),
    preview: hex(0xFF_E0_82),
};

const CONTRAST_BOARD: BoardPaint = BoardPaint {
    frame: [hex(0x00_00_00), hex(0x00_00_00)],
    frame_edge: hex(0xFF_FF_FF),
    coordinate: hex(0xFF_FF_FF),
    felt: [hex(0x00_5A_32), hex(0x00_5A_32)],
    line: hex(0xFF_FF_FF),
    legal: hex(0xFF_E1_00),
    last_move: hex(0xFF_3B_30),
    preview: hex(0xFF_E1_00),
};

const LIGHT: Theme = Theme {
    look: Look::Light,
    page: hex(0xF3_EC_DF),
    card: hex(0xFF_FC_F5),
    card_edge: hex(0xDD_D2_BE),
    ink: hex(0x2A_26_20),
    ink_soft: hex(0x64_5B_4E),
    accent: hex(0x1E_6B_4C),
    on_accent: hex(0xFF_FF_FF),
    accent_soft: hex(0xDD_EA_DD),
    focus: hex(0xB4_53_0A),
    danger: hex(0xA3_34_1F),
    scrim: Color32::from_black_alpha(120),
    shadow: Color32::from_black_alpha(90),
    board: GREEN,
    black: BLACK_DISC,
    white: WHITE_DISC,
};

const DARK: Theme = Theme {
    look: Look::Dark,
    page: hex(0x14_18_16),
    card: hex(0x20_27_23),
    card_edge: hex(0x38_43_3D),
    ink: hex(0xED_E8_DD),
    ink_soft: hex(0xB1_AF_A2),
    accent: hex(0x63_C7_98),
    on_accent: hex(0x0B_1E_15),
    accent_soft: hex(0x26_3D_32),
    focus: hex(0xF4_B5_50),
    danger: hex(0xF1_8D_75),
    scrim: Color32::from_black_alpha(160),
    shadow: Color32::from_black_alpha(130),
    board: GREEN,
    black: BLACK_DISC,
    white: WHITE_DISC,
};

const CONTRAST: Theme = Theme {
    look: Look::Contrast,
    page: hex(0x00_00_00),
    card: hex(0x00_00_00),
    card_edge: hex(0xFF_FF_FF),
    ink: hex(0xFF_FF_FF),
    ink_soft: hex(0xFF_FF_FF),
    accent: hex(0xFF_E1_00),
    on_accent: hex(0x00_00_00),
    accent_soft: hex(0x2E_29_00),
    focus: hex(0x4D_E8_FF),
    danger: hex(0xFF_9A_8F),
    scrim: Color32::from_black_alpha(200),
    shadow: Color32::TRANSPARENT,
    board: CONTRAST_BOARD,
    black: DiscPaint {
        face: hex(0x00_00_00),
        shade: hex(0x00_00_00),
        rim: hex(0x00_00_00),
        outline: hex(0xFF_FF_FF),
    },
    white: DiscPaint {
        face: hex(0xFF_FF_FF),
        shade: hex(0xFF_FF_FF),
        rim: hex(0xDD_DD_DD),
        outline: hex(0x00_00_00),
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as the Web Content Accessibility Guidelines count it.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let luminance = |colour: Color32| {
            let rgba = egui::Rgba::from(colour);
            0.2126 * rgba.r() + 0.7152 * rgba.g() + 0.0722 * rgba.b()
        };
        let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_is_readable_on_every_ground_it_stands_on() {
        for look in [Look::Light, Look::Dark, Look::Contrast] {
            let theme = Theme::new(look, BoardColours::Green);
            let pairs = [
                ("ink on page", theme.ink, theme.page),
                ("ink on card", theme.ink, theme.card),
                ("ink on accent_soft", theme.ink, theme.accent_soft),
                ("soft ink on page", theme.ink_soft, theme.page),
                ("soft ink on card", theme.ink_soft, theme.card),
                ("soft ink on accent_soft", theme.ink_soft, theme.accent_soft),
                ("on_accent on accent", theme.on_accent, theme.accent),
                ("accent on card", theme.accent, theme.card),
                ("danger on card", theme.danger, theme.card),
                ("danger on page", theme.danger, theme.page),
            ];
            for (what, text, ground) in pairs {
                assert!(contrast(text, ground) >= 4.5, "{look:?}: {what} is {:.1}", contrast(text, ground));
            }
        }
    }

    #[test]
    fn marks_stand_out_from_every_board() {
        for (look, board_colours) in [
            (Look::Light, BoardColours::Green),
            (Look::Light, BoardColours::Blue),
            (Look::Light, BoardColours::Wood),
            (Look::Light, BoardColours::Slate),
            (Look::Contrast, BoardColours::Green),
        ] {
            let board = Theme::new(look, board_colours).board;
            for felt in board.felt {
                assert!(
                    contrast(board.legal, felt) >= 3.0,
                    "{look:?} {board_colours:?}: {:.1}",
                    contrast(board.legal, felt)
                );
            }
            for frame in board.frame {
                assert!(contrast(board.coordinate, frame) >= 4.5, "{look:?} {board_colours:?}");
            }
        }
    }
}
