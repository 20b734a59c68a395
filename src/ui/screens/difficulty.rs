//! Which game, who plays, how strong, and who begins.

use egui::{Ui, UiBuilder};

use crate::app::{Action, BoardAction, Opponents, Setup};
use crate::game::{Checkers, Othello};
use crate::rules::{Disc, GameKind};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
use crate::ui::strings::Strings;
use crate::ui::table::GameScreen;
use crate::ui::widgets::{Weight, button, choice, choose, reading_page, section_label, soft_label};

pub(super) fn difficulty_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    // The way on stays in sight at the bottom, however many levels there are.
    let rect = ui.max_rect();
    let foot = 72.0_f32.max(button_height(ui) + 2.0 * MARGIN);
    let (upper, lower) = rect.split_top_bottom_at_y(rect.bottom() - foot);
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        ui.set_clip_rect(upper);
        reading_page(ui, page, words.title, choices_ui);
    });
    let column = crate::ui::layout::centred(lower, crate::ui::layout::READING_WIDTH);
    ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
        ui.add_space(MARGIN * 0.75);
        if button(ui, page, Weight::Primary, Some(Icon::Play), words.play).clicked() {
            page.ask(Action::NewGame);
        }
    });
}

fn button_height(ui: &Ui) -> f32 {
    ui.text_style_height(&egui::TextStyle::Button) + 24.0
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    section_label(ui, words.checkers.which_game);
    let game = page.app.picked();
    if let Some(picked) = choose(ui, page, &GameKind::ALL, game, |game| words.checkers.game_name(game)) {
        page.ask(Action::Pick(picked));
    }
    match game {
        GameKind::Othello => opponents_ui::<Othello>(ui, page),
        GameKind::Checkers => opponents_ui::<Checkers>(ui, page),
    }
}

fn opponents_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    let setup = page.app.table::<G>().setup();
    // What was pressed, as the setup that it asks for.
    let mut asked = None;
    section_label(ui, words.who_plays);
    let kinds = [Opponents::Computer, Opponents::People, Opponents::Watch];
    let name = |opponents| match opponents {
        Opponents::Computer => words.against_computer,
        Opponents::People => words.two_people,
        Opponents::Watch => words.watch,
    };
    if let Some(opponents) = choose(ui, page, &kinds, setup.opponents, name) {
        asked = Some(Setup { opponents, ..setup });
    }
    match setup.opponents {
        Opponents::Computer => {
            section_label(ui, words.who_is_black);
            let name = |person| match person {
                Disc::Black => words.i_begin,
                Disc::White => words.computer_begins,
            };
            if let Some(person) = choose(ui, page, &Disc::BOTH, setup.person, name) {
                asked = Some(Setup { person, ..setup });
            }
            section_label(ui, words.level);
            if let Some(level) = levels_ui::<G>(ui, page, setup.level) {
                asked = Some(Setup { level, ..setup });
            }
        }
        Opponents::People => soft_label(ui, &page.theme, words.two_people_note),
        Opponents::Watch => {
            soft_label(ui, &page.theme, words.watch_note);
            section_label(ui, words.black_level);
            if let Some(black_level) = short_levels_ui::<G>(ui, page, setup.black_level) {
                asked = Some(Setup { black_level, ..setup });
            }
            section_label(ui, words.white_level);
            if let Some(level) = short_levels_ui::<G>(ui, page, setup.level) {
                asked = Some(Setup { level, ..setup });
            }
        }
    }
    if let Some(setup) = asked {
        page.ask(G::action(BoardAction::SetUp(setup)));
    }
}

/// A level's name with its number.
fn numbered<G: GameScreen>(words: &Strings, level: G::Level) -> String {
    let below = G::LEVELS.iter().take_while(|&&known| known != level).count();
    format!("{}. {}", below + 1, G::level_name(words, level))
}

/// The levels with their sentences, weakest first. Gives the one that was pressed.
fn levels_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, chosen: G::Level) -> Option<G::Level> {
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for &level in G::LEVELS {
            let name = numbered::<G>(page.words, level);
            if choice(ui, page, level == chosen, &name, G::level_summary(page.words, level)).clicked() {
                pressed = Some(level);
            }
        }
    });
    pressed
}

/// The names of the levels side by side, for a page with two lists; below them how the chosen one plays, where a longer
/// or shorter sentence moves no name from under a finger.
fn short_levels_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, chosen: G::Level) -> Option<G::Level> {
    let words = page.words;
    let pressed = choose(ui, page, G::LEVELS, chosen, |level| numbered::<G>(words, level));
    soft_label(ui, &page.theme, G::level_summary(words, chosen));
    pressed
}
