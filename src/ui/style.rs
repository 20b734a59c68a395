//! Fonts and text sizes, and the little of egui's own style that still shows.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, Style, TextStyle, Visuals,
    vec2,
};

use super::theme::{Look, Theme};

/// Titles: a warm serif.
pub const SERIF: &str = "serif";
/// Buttons and names.
pub const STRONG: &str = "strong";

/// The text style of section headings.
pub fn section() -> TextStyle {
    TextStyle::Name("section".into())
}

/// The text style of names in cards and lists.
pub fn strong() -> TextStyle {
    TextStyle::Name(STRONG.into())
}

/// The text style of the two big counts.
pub fn count() -> TextStyle {
    TextStyle::Name("count".into())
}

/// Our fonts, and no others. The first of a family draws what it can and says how high a line is; the others draw what
/// it lacks, and hold no more than that: `cargo xtask fonts` makes them from the words of the app.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 7] = [
        ("Figtree", include_bytes!("../../assets/fonts/Figtree-Regular.ttf")),
        ("Figtree SemiBold", include_bytes!("../../assets/fonts/Figtree-SemiBold.ttf")),
        ("Fraunces SemiBold", include_bytes!("../../assets/fonts/Fraunces-SemiBold.ttf")),
        ("M PLUS 1", include_bytes!("../../assets/fonts/MPlus1-Regular.otf")),
        ("M PLUS 1 Medium", include_bytes!("../../assets/fonts/MPlus1-Medium.otf")),
        ("Inter", include_bytes!("../../assets/fonts/Inter-Regular.otf")),
        ("Inter SemiBold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let regular = ["Figtree", "M PLUS 1", "Inter"];
    let strong = ["Figtree SemiBold", "M PLUS 1 Medium", "Inter SemiBold"];
    // Titles in a script without serifs of our own are drawn as names are.
    let serif = ["Fraunces SemiBold"].into_iter().chain(strong);
    for (family, files) in [
        (FontFamily::Proportional, regular.to_vec()),
        (FontFamily::Monospace, regular.to_vec()),
        (FontFamily::Name(STRONG.into()), strong.to_vec()),
        (FontFamily::Name(SERIF.into()), serif.collect()),
    ] {
        fonts.families.insert(family, files.into_iter().map(str::to_owned).collect());
    }
    fonts
}

/// The same fonts in a list that differs from the lists before it, so that egui makes a new font atlas instead of keeping
/// the old one.
pub fn distinct_fonts(number: u32) -> FontDefinitions {
    let mut fonts = fonts();
    fonts.families.insert(FontFamily::Name(format!("list {number}").into()), vec!["Figtree".to_owned()]);
    fonts
}

/// The style of a theme at a text scale: 1 is normal, 2 is what phones offer at most. Bold is for those who asked their
/// phone for bold text.
pub fn style(theme: &Theme, text_scale: f32, bold: bool) -> Style {
    let size = |points: f32| points * text_scale;
    // Large type need not double to be readable, and would not fit beside anything if it did.
    let large = |points: f32| points * (1.0 + (text_scale - 1.0) * 0.45);
    let family = |name: &str| FontFamily::Name(name.into());
    let plain = if bold { family(STRONG) } else { FontFamily::Proportional };
    let text_styles = [
        (TextStyle::Small, FontId::new(size(13.5), plain.clone())),
        (TextStyle::Body, FontId::new(size(16.0), plain.clone())),
        (TextStyle::Monospace, FontId::new(size(16.0), plain)),
        (TextStyle::Button, FontId::new(size(16.5), family(STRONG))),
        (strong(), FontId::new(size(16.0), family(STRONG))),
        (section(), FontId::new(large(20.0), family(SERIF))),
        (TextStyle::Heading, FontId::new(large(25.0), family(SERIF))),
        (count(), FontId::new(large(27.0), family(SERIF))),
    ];
    let mut style = Style { text_styles: text_styles.into(), visuals: visuals(theme), ..Style::default() };
    style.spacing.item_spacing = vec2(10.0, 10.0);
    style.spacing.scroll.floating = true;
    style.interaction.selectable_labels = false;
    style.animation_time = 0.0;
    style
}

fn visuals(theme: &Theme) -> Visuals {
    let mut visuals = if theme.look == Look::Light { Visuals::light() } else { Visuals::dark() };
    visuals.override_text_color = Some(theme.ink);
    visuals.panel_fill = theme.page;
    visuals.window_fill = theme.card;
    visuals.window_stroke = Stroke::new(1.0, theme.card_edge);
    visuals.extreme_bg_color = theme.card;
    visuals.window_corner_radius = CornerRadius::same(18);
    // The handles of scroll bars are all that is left of egui's own widgets.
    let handle = theme.ink_soft.gamma_multiply(0.6);
    for widget in [
        &mut visuals.widgets.noninteractive,
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
    ] {
        widget.bg_fill = handle;
        widget.weak_bg_fill = handle;
        widget.fg_stroke.color = theme.ink;
        widget.bg_stroke = Stroke::new(0.0, Color32::TRANSPARENT);
    }
    visuals
}
