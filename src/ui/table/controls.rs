//! The buttons under a board: they follow the moment.

use egui::Ui;

use crate::app::{Action, Screen, StartOffer};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::widgets::{Tool, toolbar};

/// Which buttons are there, and which of them are enabled.
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
pub(in crate::ui) struct Controls {
    /// An older position is shown.
    pub(in crate::ui) is_viewing: bool,
    pub(in crate::ui) is_over: bool,
    pub(in crate::ui) start: StartOffer,
    /// Two computers play: nobody needs a hint.
    pub(in crate::ui) is_watch: bool,
    pub(in crate::ui) can_pause: bool,
    pub(in crate::ui) is_paused: bool,
    pub(in crate::ui) can_undo: bool,
    pub(in crate::ui) can_redo: bool,
    /// The computer thinks of its move.
    pub(in crate::ui) is_thinking: bool,
    pub(in crate::ui) can_hurry: bool,
    pub(in crate::ui) can_hint: bool,
    /// There is an earlier position than the one viewed.
    pub(in crate::ui) has_earlier: bool,
    pub(in crate::ui) can_play_from_here: bool,
}

pub(super) fn controls_ui(ui: &mut Ui, page: &mut Page<'_>, controls: &Controls) {
    let tools = if controls.is_viewing {
        viewing_tools(page, controls)
    } else if controls.is_over {
        ending_tools(page, controls)
    } else {
        playing_tools(page, controls)
    };
    toolbar(ui, page, &tools);
}

fn playing_tools(page: &Page<'_>, controls: &Controls) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    let mut tools = vec![match controls.start {
        StartOffer::Start => Tool::primary(Icon::Play, words.start, Action::Start),
        StartOffer::Restart => Tool::quiet(Icon::Restart, words.restart, true, Action::Restart),
    }];
    if controls.can_pause {
        if controls.is_paused {
            tools.push(Tool::quiet(Icon::Play, words.go_on, true, Action::GoOn));
            tools.push(Tool::quiet(Icon::Forward, words.step, true, Action::Step));
        } else {
            tools.push(Tool::quiet(Icon::Pause, words.pause, true, Action::Pause));
        }
    }
    tools.push(Tool::quiet(Icon::Undo, words.undo, controls.can_undo, Action::Undo));
    tools.push(Tool::quiet(Icon::Redo, words.redo, controls.can_redo, Action::Redo));
    if controls.is_thinking && !controls.is_watch {
        tools.push(Tool::quiet(Icon::Forward, words.move_now, controls.can_hurry, Action::MoveNow));
    } else if !controls.is_watch {
        tools.push(Tool::quiet(Icon::Hint, words.hint, controls.can_hint, Action::Hint));
    }
    tools
}

fn viewing_tools(page: &Page<'_>, controls: &Controls) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    vec![
        Tool::quiet(Icon::Back, words.earlier, controls.has_earlier, Action::ViewPrevious),
        Tool::quiet(Icon::Forward, words.later, true, Action::ViewNext),
        Tool::quiet(Icon::Undo, words.play_from_here, controls.can_play_from_here, Action::PlayFromHere),
        Tool::primary(Icon::Check, words.back_to_game, Action::LeaveView),
    ]
}

fn ending_tools(page: &Page<'_>, controls: &Controls) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    vec![
        Tool::primary(Icon::Restart, words.play_again, Action::Restart),
        Tool::quiet(Icon::Settings, words.change_level, true, Action::Open(Screen::Difficulty)),
        Tool::quiet(Icon::Book, words.review, true, Action::View(0)),
        Tool::quiet(Icon::Undo, words.undo, controls.can_undo, Action::Undo),
    ]
}
