//! What the player told the system about eyes and motion, and not the app.

use egui::{FontFamily, TextStyle};
use othello::app::{Action, BoardAction, BoardColours, Settings, ThemeChoice};
use othello::ui::theme::{Look, Theme};

use crate::support::{Device, begun, on, people};

/// The colour behind everything on a device, with this theme chosen in the app.
fn page_colour(device: Device, theme: ThemeChoice) -> egui::Color32 {
    let settings = Settings { theme, ..Settings::default() };
    let harness = on(device, begun::<othello::game::Othello>(people(), settings));
    let stage = harness.state().stage.as_ref().expect("drawn once");
    stage.page_colour(&harness.ctx)
}

#[test]
fn the_systems_wish_for_contrast_is_followed_unless_a_theme_was_chosen() {
    let mut device = Device::new(412.0, 915.0);
    let colour = |look| Theme::new(look, BoardColours::Green).page;
    assert_eq!(page_colour(device, ThemeChoice::System), colour(Look::Light));
    device.preferences.high_contrast = true;
    assert_eq!(page_colour(device, ThemeChoice::System), colour(Look::Contrast));
    assert_eq!(page_colour(device, ThemeChoice::Light), colour(Look::Light));
}

#[test]
fn bold_text_is_bold_everywhere() {
    let mut device = Device::new(412.0, 915.0);
    for bold in [false, true] {
        device.preferences.bold_text = bold;
        let harness = on(device, begun::<othello::game::Othello>(people(), Settings::default()));
        for style in [TextStyle::Small, TextStyle::Body] {
            let family = style.resolve(&harness.ctx.global_style()).family;
            assert_eq!(family != FontFamily::Proportional, bold, "{style:?}");
        }
    }
}

#[test]
fn a_move_is_there_at_once_where_nothing_should_move() {
    let mut device = Device::new(412.0, 915.0);
    for reduced in [false, true] {
        device.preferences.reduced_motion = reduced;
        let mut harness = on(device, begun::<othello::game::Othello>(people(), Settings::default()));
        let now = harness.state().now;
        let tap = Action::Othello(BoardAction::Tap("f5".parse().expect("a square")));
        harness.state_mut().app_mut().apply(tap, now);
        harness.step();
        assert_eq!(harness.state().app().is_animating(), !reduced);
    }
}
