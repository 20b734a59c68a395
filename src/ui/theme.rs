//! Every colour of the app, by name; hex numbers appear in this file alone.
//!
//! A [`Theme`] is a [`Look`] (light, dark, high contrast) together with what the board is made of.
//! Nothing on a screen is told by colour alone, so each of these could be grey and the game would still be playable.

#![expect(clippy::unreadable_literal, reason = "whoever picks a colour reads its six digits as one word")]

use egui::Color32;

use crate::app::BoardColours;
use crate::rules::Disc;

/// How bright the pages are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Dark ink on a light page.
    Light,
    /// Light ink on a dark page.
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
    /// The crown of a king, and the ring on a man's face.
    pub crown: Color32,
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
    /// The squares of a checkers board that nobody plays on, above and below; the others are felt.
    pub pale: [Color32; 2],
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
    face: hex(0x444448),
    shade: hex(0x1A1A1C),
    rim: hex(0x101012),
    outline: hex(0x0A0A0B),
    crown: hex(0xF2CD6B),
};
const WHITE_DISC: DiscPaint = DiscPaint {
    face: hex(0xFFFDF7),
    shade: hex(0xE2DBCB),
    rim: hex(0xC4BBA6),
    outline: hex(0x9C9380),
    crown: hex(0x8A5310),
};

const GREEN: BoardPaint = BoardPaint {
    frame: [hex(0x6A452A), hex(0x4C2F1B)],
    frame_edge: hex(0x351F10),
    coordinate: hex(0xF0E0C6),
    felt: [hex(0x358F61), hex(0x226E48)],
    pale: [hex(0xF1E4C3), hex(0xE2D2AB)],
    line: hex(0x144D31),
    legal: hex(0xF4ECD4),
    last_move: hex(0xE85D2C),
    preview: hex(0xFFD86B),
};

const BLUE: BoardPaint = BoardPaint {
    frame: [hex(0x45535E), hex(0x2D3841)],
    frame_edge: hex(0x1C242B),
    coordinate: hex(0xE3ECF0),
    felt: [hex(0x3D82A6), hex(0x276283)],
    pale: [hex(0xE9EEF0), hex(0xD3DDE2)],
    line: hex(0x16455F),
    legal: hex(0xF2F4E8),
    last_move: hex(0xE85D2C),
    preview: hex(0xFFD86B),
};

const WOOD: BoardPaint = BoardPaint {
    frame: [hex(0x5A3922), hex(0x3E2615)],
    frame_edge: hex(0x2A180C),
    coordinate: hex(0xF3E2C7),
    felt: [hex(0xCFA56E), hex(0xB58852)],
    pale: [hex(0xF6E8CC), hex(0xEBD8B2)],
    line: hex(0x75502B),
    legal: hex(0x4A2D14),
    last_move: hex(0xC43B12),
    preview: hex(0x8C1D0E),
};

const SLATE: BoardPaint = BoardPaint {
    frame: [hex(0x3A3D40), hex(0x26282A)],
    frame_edge: hex(0x171819),
    coordinate: hex(0xECECE6),
    felt: [hex(0x80888A), hex(0x666E71)],
    pale: [hex(0xDADCD8), hex(0xC6C9C4)],
    line: hex(0x454B4E),
    legal: hex(0xFFFFFF),
    last_move: hex(0xE85D2C),
    preview: hex(0xFFE082),
};

const CONTRAST_BOARD: BoardPaint = BoardPaint {
    frame: [hex(0x000000), hex(0x000000)],
    frame_edge: hex(0xFFFFFF),
    coordinate: hex(0xFFFFFF),
    felt: [hex(0x005A32), hex(0x005A32)],
    pale: [hex(0xD8D8D8), hex(0xD8D8D8)],
    line: hex(0xFFFFFF),
    legal: hex(0xFFE100),
    last_move: hex(0xFF3B30),
    preview: hex(0xFFE100),
};

const LIGHT: Theme = Theme {
    look: Look::Light,
    page: hex(0xF3ECDF),
    card: hex(0xFFFCF5),
    card_edge: hex(0xDDD2BE),
    ink: hex(0x2A2620),
    ink_soft: hex(0x645B4E),
    accent: hex(0x1E6B4C),
    on_accent: hex(0xFFFFFF),
    accent_soft: hex(0xDDEADD),
    focus: hex(0xB4530A),
    danger: hex(0xA3341F),
    scrim: Color32::from_black_alpha(120),
    shadow: Color32::from_black_alpha(90),
    board: GREEN,
    black: BLACK_DISC,
    white: WHITE_DISC,
};

const DARK: Theme = Theme {
    look: Look::Dark,
    page: hex(0x141816),
    card: hex(0x202723),
    card_edge: hex(0x38433D),
    ink: hex(0xEDE8DD),
    ink_soft: hex(0xB1AFA2),
    accent: hex(0x63C798),
    on_accent: hex(0x0B1E15),
    accent_soft: hex(0x263D32),
    focus: hex(0xF4B550),
    danger: hex(0xF18D75),
    scrim: Color32::from_black_alpha(160),
    shadow: Color32::from_black_alpha(130),
    board: GREEN,
    black: BLACK_DISC,
    white: WHITE_DISC,
};

const CONTRAST: Theme = Theme {
    look: Look::Contrast,
    page: hex(0x000000),
    card: hex(0x000000),
    card_edge: hex(0xFFFFFF),
    ink: hex(0xFFFFFF),
    ink_soft: hex(0xFFFFFF),
    accent: hex(0xFFE100),
    on_accent: hex(0x000000),
    accent_soft: hex(0x2E2900),
    focus: hex(0x4DE8FF),
    danger: hex(0xFF9A8F),
    scrim: Color32::from_black_alpha(200),
    shadow: Color32::TRANSPARENT,
    board: CONTRAST_BOARD,
    black: DiscPaint {
        face: hex(0x000000),
        shade: hex(0x000000),
        rim: hex(0x000000),
        outline: hex(0xFFFFFF),
        crown: hex(0xFFFFFF),
    },
    white: DiscPaint {
        face: hex(0xFFFFFF),
        shade: hex(0xFFFFFF),
        rim: hex(0xDDDDDD),
        outline: hex(0x000000),
        crown: hex(0x000000),
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
    fn a_crown_stands_out_from_its_piece() {
        for look in [Look::Light, Look::Dark, Look::Contrast] {
            let theme = Theme::new(look, BoardColours::Green);
            for paint in [theme.black, theme.white] {
                for face in [paint.face, paint.shade] {
                    let seen = contrast(paint.crown, face);
                    assert!(seen >= 4.5, "{look:?}: {seen:.1}");
                }
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
