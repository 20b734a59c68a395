//! The buttons under a board: they follow the moment.

use egui::Ui;

use super::GameScreen;
use crate::app::{Action, BoardAction, Phase, Screen, StartOffer, TableView};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::strings::ArenaWords;
use crate::ui::widgets::{Tool, low_button, low_toolbar, toolbar};

pub(super) fn controls_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, is_low: bool) {
    let table = page.app.table::<G>();
    let words = &page.words.arena;
    let tools = if table.viewing().is_some() {
        viewing_tools(words, table, G::review_of_viewed(page.app))
    } else if matches!(table.phase(), Phase::Over(_)) {
        ending_tools(words, table)
    } else {
        playing_tools(words, table)
    };
    if !is_low {
        return toolbar(ui, page, &tools);
    }
    // Before the start there is no history yet, and room for the one thing to do.
    match &*tools {
        [start, rest @ ..] if table.phase() == Phase::NotStarted => {
            // With the largest text every point counts.
            ui.add_space(if ui.available_height() > 120.0 { 4.0 } else { 0.0 });
            if low_button(ui, page, start.weight, start.icon, start.text).clicked() {
                page.ask(start.action.clone());
            }
            ui.add_space(2.0);
            low_toolbar(ui, page, rest);
        }
        tools => low_toolbar(ui, page, tools),
    }
}

fn playing_tools<G: GameScreen>(words: &ArenaWords, table: TableView<'_, G>) -> Vec<Tool<'static>> {
    let quiet = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, G::action(action));
    let mut tools = vec![match table.start_offer() {
        StartOffer::Start => Tool::primary(Icon::Play, words.start, G::action(BoardAction::Start)),
        StartOffer::Restart => quiet(Icon::Restart, words.restart, true, BoardAction::Restart),
    }];
    if table.can_pause() {
        if table.is_paused() {
            tools.push(quiet(Icon::Play, words.go_on, true, BoardAction::GoOn));
            tools.push(quiet(Icon::Forward, words.step, true, BoardAction::Step));
        } else {
            tools.push(quiet(Icon::Pause, words.pause, true, BoardAction::Pause));
        }
    }
    tools.push(quiet(Icon::Undo, words.undo, table.can_undo(), BoardAction::Undo));
    tools.push(quiet(Icon::Redo, words.redo, table.can_redo(), BoardAction::Redo));
    // Nobody needs a hint who watches two computers.
    if !table.seats().is_watch() {
        tools.push(if table.phase() == Phase::Thinking {
            quiet(Icon::Forward, words.move_now, table.can_hurry(), BoardAction::MoveNow)
        } else {
            quiet(Icon::Hint, words.hint, table.can_hint(), BoardAction::Hint)
        });
    }
    tools
}

fn viewing_tools<G: GameScreen>(
    words: &ArenaWords,
    table: TableView<'_, G>,
    review: Option<Action>,
) -> Vec<Tool<'static>> {
    let quiet = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, G::action(action));
    let can_play = table.can_play_from_here();
    let mut tools = vec![
        quiet(Icon::Back, words.earlier, table.shown_ply() > 0, BoardAction::ViewPrevious),
        quiet(Icon::Forward, words.later, true, BoardAction::ViewNext),
        quiet(Icon::Undo, words.play_from_here, can_play, BoardAction::PlayFromHere),
        Tool::primary(Icon::Check, words.back_to_game, G::action(BoardAction::LeaveView)),
    ];
    tools.extend(review.map(|review| Tool::quiet(Icon::Book, words.review, true, review)));
    tools
}

fn ending_tools<G: GameScreen>(words: &ArenaWords, table: TableView<'_, G>) -> Vec<Tool<'static>> {
    vec![
        Tool::primary(Icon::Restart, words.play_again, G::action(BoardAction::Restart)),
        Tool::quiet(Icon::Settings, words.change_level, true, Action::Open(Screen::Difficulty)),
        Tool::quiet(Icon::Book, words.review, true, G::review()),
        Tool::quiet(Icon::Undo, words.undo, table.can_undo(), G::action(BoardAction::Undo)),
    ]
}
