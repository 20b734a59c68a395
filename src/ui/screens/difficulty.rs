//! Which game, who plays, how strong, and who begins.

use egui::{Ui, UiBuilder};

use crate::app::{Action, GameKind, Opponents, Setup};
use crate::engine::{Level, checkers};
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
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

/// The levels of a game, weakest first, with their words and the action that keeps a choice.
struct Levels<L: 'static> {
    all: &'static [L],
    name: fn(L) -> &'static str,
    summary: fn(L) -> &'static str,
    keep: fn(Setup<L>) -> Action,
}

impl<L: Copy + PartialEq> Levels<L> {
    /// A level's name with its number.
    fn numbered(&self, level: L) -> String {
        let below = self.all.iter().take_while(|&&known| known != level).count();
        format!("{}. {}", below + 1, (self.name)(level))
    }
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    section_label(ui, words.checkers.which_game);
    let game = page.app.picked();
    if let Some(picked) = choose(ui, page, &GameKind::ALL, game, words.checkers.game_name) {
        page.ask(Action::Pick(picked));
    }
    match game {
        GameKind::Othello => {
            let (name, summary) = (words.difficulty.level_name, words.difficulty.level_summary);
            let levels = Levels { all: &Level::ALL, name, summary, keep: Action::SetUp };
            opponents_ui(ui, page, page.app.setup(), &levels);
        }
        GameKind::Checkers => {
            let (name, summary) = (words.checkers.level_name, words.checkers.level_summary);
            let levels = Levels { all: &checkers::Level::ALL, name, summary, keep: Action::SetUpCheckers };
            opponents_ui(ui, page, page.app.checkers().setup(), &levels);
        }
    }
}

fn opponents_ui<L: Copy + PartialEq>(ui: &mut Ui, page: &mut Page<'_>, setup: Setup<L>, levels: &Levels<L>) {
    let words = &page.words.difficulty;
    section_label(ui, words.who_plays);
    let kinds = [Opponents::Computer, Opponents::People, Opponents::Watch];
    let name = |opponents| match opponents {
        Opponents::Computer => words.against_computer,
        Opponents::People => words.two_people,
        Opponents::Watch => words.watch,
    };
    if let Some(opponents) = choose(ui, page, &kinds, setup.opponents, name) {
        page.ask((levels.keep)(Setup { opponents, ..setup }));
    }
    match setup.opponents {
        Opponents::Computer => {
            colour_ui(ui, page, setup, levels);
            section_label(ui, words.level);
            levels_ui(ui, page, levels, setup.level, |level| Setup { level, ..setup });
        }
        Opponents::People => soft_label(ui, &page.theme, words.two_people_note),
        Opponents::Watch => {
            soft_label(ui, &page.theme, words.watch_note);
            section_label(ui, words.black_level);
            short_levels_ui(ui, page, levels, setup.black_level, |black_level| Setup {
                black_level,
                ..setup
            });
            section_label(ui, words.white_level);
            short_levels_ui(ui, page, levels, setup.level, |level| Setup { level, ..setup });
        }
    }
}

fn colour_ui<L: Copy>(ui: &mut Ui, page: &mut Page<'_>, setup: Setup<L>, levels: &Levels<L>) {
    let words = &page.words.difficulty;
    section_label(ui, words.who_is_black);
    let name = |person| match person {
        Disc::Black => words.i_begin,
        Disc::White => words.computer_begins,
    };
    if let Some(person) = choose(ui, page, &Disc::BOTH, setup.person, name) {
        page.ask((levels.keep)(Setup { person, ..setup }));
    }
}

/// The levels with their sentences, weakest first.
fn levels_ui<L: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    levels: &Levels<L>,
    chosen: L,
    with: impl Fn(L) -> Setup<L>,
) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for &level in levels.all {
            let name = levels.numbered(level);
            if choice(ui, page, level == chosen, &name, (levels.summary)(level)).clicked() {
                page.ask((levels.keep)(with(level)));
            }
        }
    });
}

/// The names of the levels side by side, for a page with two lists; below them how the chosen one plays, where a
/// longer or shorter sentence moves no name from under a finger.
fn short_levels_ui<L: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    levels: &Levels<L>,
    chosen: L,
    with: impl Fn(L) -> Setup<L>,
) {
    if let Some(level) = choose(ui, page, levels.all, chosen, |level| levels.numbered(level)) {
        page.ask((levels.keep)(with(level)));
    }
    soft_label(ui, &page.theme, (levels.summary)(chosen));
}
