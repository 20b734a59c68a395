//! The fonts have every character that the app can show, and all of them stand on one line.

#[path = "../../xtask/src/fonts/characters.rs"]
mod characters;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::epaint::text::{Fonts, Galley, TextOptions};
use egui::{Color32, FontFamily, FontId};
use othello::ui::style;

use self::characters::Characters;

fn fonts() -> Fonts {
    Fonts::new(TextOptions::default(), style::fonts())
}

fn families() -> Vec<FontFamily> {
    style::fonts().families.into_keys().collect()
}

/// A line for each character that a family of fonts lacks.
fn missing(fonts: &mut Fonts, characters: &Characters) -> Vec<String> {
    let mut lines = Vec::new();
    for family in families() {
        let font = FontId::new(16.0, family.clone());
        for (char, file) in characters {
            if !fonts.has_glyph(&font, *char) {
                let code = u32::from(*char);
                lines.push(format!("{}: {char} (U+{code:04X}) has no glyph in {family}", file.display()));
            }
        }
    }
    lines
}

#[test]
fn every_character_in_use_has_a_glyph_in_every_family() {
    let characters = characters::in_use(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    // The names of openings alone have more.
    assert!(characters.len() > 200 && characters.contains_key(&'石') && characters.contains_key(&'→'));
    let missing = missing(&mut fonts(), &characters);
    assert!(missing.is_empty(), "run `cargo xtask fonts`:\n{}", missing.join("\n"));
}

#[test]
fn a_missing_glyph_is_told_with_its_file_for_every_family() {
    let file = PathBuf::from("assets/locales/ko/menu.ftl");
    let korean = Characters::from([('A', file.clone()), ('한', file)]);
    let missing = missing(&mut fonts(), &korean);
    assert_eq!(missing.len(), families().len());
    let told = "assets/locales/ko/menu.ftl: 한 (U+D55C) has no glyph in Proportional".to_owned();
    assert!(missing.contains(&told), "{missing:?}");
}

fn lay_out(text: &str, family: &FontFamily, size: f32, density: f32) -> Arc<Galley> {
    let font = FontId::new(size, family.clone());
    fonts().with_pixels_per_point(density).layout_no_wrap(text.to_owned(), font, Color32::BLACK)
}

/// Japanese beside digits and squares, and arrows beside both, as in "黒3-c4→虎定石化".
#[test]
fn letters_kanji_and_signs_stand_on_one_base_line() {
    for family in families() {
        for size in [13.5, 16.0, 20.0, 25.0, 54.0] {
            for density in [1.0, 2.0, 2.625] {
                let galley = lay_out("c4→石", &family, size, density);
                let heights: Vec<f32> = galley.rows[0].glyphs.iter().map(|glyph| glyph.pos.y).collect();
                let off = heights.iter().map(|height| (height - heights[0]).abs()).fold(0.0, f32::max);
                // A pixel for rounding; and Fraunces' line is a little higher than Figtree's, after which the others are made.
                let serif = family == FontFamily::Name(style::SERIF.into());
                let tolerance = 1.01 / density + if serif { 0.012 * size } else { 0.0 };
                assert!(off <= tolerance, "{family} at {size} × {density}: {heights:?}");
            }
        }
    }
}

#[test]
fn a_line_is_equally_high_in_every_script() {
    for family in families() {
        for size in [13.5, 16.0, 25.0] {
            let [latin, japanese] =
                ["Play", "石の型"].map(|text| lay_out(text, &family, size, 2.625).rect.height());
            assert!((latin - japanese).abs() < f32::EPSILON, "{family}: {latin} and {japanese}");
        }
    }
}
