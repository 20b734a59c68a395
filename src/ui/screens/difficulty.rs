//! Which game, who plays, how strong, and who begins.

use egui::{Ui, UiBuilder};

use crate::app::{Action, GameKind, Opponents, Setup};
use crate::engine::{Level, checkers};
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
use crate::ui::widgets::{Weight, button, choice, reading_page, section_label, segments, soft_label};

pub(super) fn difficulty_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    // The way on stays in sight at the bottom, however long the ladder is.
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

/// The ladder of a game, with the words for its rungs and the wish that keeps a choice.
struct Ladder<L: 'static> {
    levels: &'static [L],
    name: fn(L) -> &'static str,
    summary: fn(L) -> &'static str,
    keep: fn(Setup<L>) -> Action,
}

impl<L: Copy> Ladder<L> {
    /// The levels' names with the numbers of their rungs.
    fn names(&self) -> Vec<String> {
        (1..).zip(self.levels).map(|(number, &level)| format!("{number}. {}", (self.name)(level))).collect()
    }
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    section_label(ui, words.checkers.which_game);
    let names = GameKind::ALL.map(words.checkers.game_name);
    let game = page.app.picked();
    let chosen = GameKind::ALL.iter().position(|&kind| kind == game).unwrap_or_default();
    if let Some(&picked) = segments(ui, page, &names, chosen).and_then(|index| GameKind::ALL.get(index)) {
        page.ask(Action::Pick(picked));
    }
    match game {
        GameKind::Othello => {
            let (name, summary) = (words.difficulty.level_name, words.difficulty.level_summary);
            let ladder = Ladder { levels: &Level::ALL, name, summary, keep: Action::SetUp };
            opponents_ui(ui, page, page.app.setup(), &ladder);
        }
        GameKind::Checkers => {
            let (name, summary) = (words.checkers.level_name, words.checkers.level_summary);
            let ladder = Ladder { levels: &checkers::Level::ALL, name, summary, keep: Action::SetUpCheckers };
            opponents_ui(ui, page, page.app.checkers().setup(), &ladder);
        }
    }
}

fn opponents_ui<L: Copy + PartialEq>(ui: &mut Ui, page: &mut Page<'_>, setup: Setup<L>, ladder: &Ladder<L>) {
    let words = &page.words.difficulty;
    section_label(ui, words.who_plays);
    let kinds = [
        (Opponents::Computer, words.against_computer),
        (Opponents::People, words.two_people),
        (Opponents::Watch, words.watch),
    ];
    let names = kinds.map(|(_, name)| name);
    let chosen = kinds.iter().position(|&(kind, _)| kind == setup.opponents).unwrap_or_default();
    if let Some(&(opponents, _)) = segments(ui, page, &names, chosen).and_then(|index| kinds.get(index)) {
        page.ask((ladder.keep)(Setup { opponents, ..setup }));
    }
    match setup.opponents {
        Opponents::Computer => {
            colour_ui(ui, page, setup, ladder);
            section_label(ui, words.level);
            ladder_ui(ui, page, ladder, setup.level, |level| Setup { level, ..setup });
        }
        Opponents::People => soft_label(ui, &page.theme, words.two_people_note),
        Opponents::Watch => {
            soft_label(ui, &page.theme, words.watch_note);
            section_label(ui, words.black_level);
            short_ladder_ui(ui, page, ladder, setup.black_level, |black_level| Setup {
                black_level,
                ..setup
            });
            section_label(ui, words.white_level);
            short_ladder_ui(ui, page, ladder, setup.level, |level| Setup { level, ..setup });
        }
    }
}

fn colour_ui<L: Copy>(ui: &mut Ui, page: &mut Page<'_>, setup: Setup<L>, ladder: &Ladder<L>) {
    let words = &page.words.difficulty;
    section_label(ui, words.who_is_black);
    let chosen = usize::from(setup.person == Disc::White);
    match segments(ui, page, &[words.i_begin, words.computer_begins], chosen) {
        Some(0) => page.ask((ladder.keep)(Setup { person: Disc::Black, ..setup })),
        Some(_) => page.ask((ladder.keep)(Setup { person: Disc::White, ..setup })),
        None => {}
    }
}

/// The levels with their sentences, weakest first.
fn ladder_ui<L: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    ladder: &Ladder<L>,
    chosen: L,
    with: impl Fn(L) -> Setup<L>,
) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (&level, name) in ladder.levels.iter().zip(ladder.names()) {
            if choice(ui, page, level == chosen, &name, (ladder.summary)(level)).clicked() {
                page.ask((ladder.keep)(with(level)));
            }
        }
    });
}

/// The names of the levels side by side, for a page with two ladders; below them how the chosen one plays, where a
/// longer or shorter sentence moves no name from under a finger.
fn short_ladder_ui<L: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    ladder: &Ladder<L>,
    chosen: L,
    with: impl Fn(L) -> Setup<L>,
) {
    let names = ladder.names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let rung = ladder.levels.iter().position(|&level| level == chosen).unwrap_or_default();
    if let Some(&level) = segments(ui, page, &names, rung).and_then(|index| ladder.levels.get(index)) {
        page.ask((ladder.keep)(with(level)));
    }
    soft_label(ui, &page.theme, (ladder.summary)(chosen));
}
