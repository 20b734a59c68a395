//! The ways to play on from a position, the same on every page that shows one.

use egui::Ui;

use super::Page;
use super::icons::Icon;
use super::widgets::{Tool, section_label, soft_label, toolbar};
use crate::app::{Action, PlayAs};
use crate::rules::Disc;

/// Black or white against the level of the difficulty page, or two people. Dimmed where nobody could move.
pub(super) fn play_on_ui(ui: &mut Ui, page: &mut Page<'_>, enabled: bool, action: impl Fn(PlayAs) -> Action) {
    let words = &page.words.play_on;
    section_label(ui, words.title);
    let tool = |text, play_as| Tool::quiet(Icon::Play, text, enabled, action(play_as));
    let tools = [
        tool(words.as_black, PlayAs::Against(Disc::Black)),
        tool(words.as_white, PlayAs::Against(Disc::White)),
        tool(words.two_people, PlayAs::People),
    ];
    toolbar(ui, page, &tools);
    let level = page.words.difficulty.level_name(page.app.othello().setup().level);
    soft_label(ui, &page.theme, &words.against(level));
}
