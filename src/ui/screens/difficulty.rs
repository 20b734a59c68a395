//! Which game, who plays, how strong, and who begins.

use egui::{Id, Ui, UiBuilder};

use crate::app::{Action, BoardAction, ComputerKind, Opponents, Screen, Setup};
use crate::game::{Checkers, Othello};
use crate::rules::{Disc, GameKind};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
use crate::ui::strings::Strings;
use crate::ui::table::GameScreen;
use crate::ui::tiles::{Cell, Tile, choose_cell, choose_tile};
use crate::ui::widgets::{Weight, button, card, choose, heading, reading_page, section_label, soft_label};

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

/// Whether the page was not seen in the frame before, or only just: it opens where the last choice is, and what is sought by a
/// finger afterwards stays where it is. Fonts come with the second frame.
fn is_opening(ui: &Ui) -> bool {
    let key = Id::unique("frames of the difficulty page");
    let frame = ui.ctx().cumulative_frame_nr();
    let (first, last) = ui.data(|data| data.get_temp::<(u64, u64)>(key)).unwrap_or((frame, frame));
    let first = if last + 1 < frame { frame } else { first };
    ui.data_mut(|data| data.insert_temp(key, (first, frame)));
    frame < first + 2
}

fn button_height(ui: &Ui) -> f32 {
    ui.text_style_height(&egui::TextStyle::Button) + 24.0
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    // Both names say what is chosen here; a heading would push the levels out of sight.
    ui.spacing_mut().item_spacing.y = 8.0;
    let game = page.app.picked();
    if let Some(picked) = choose(ui, page, &GameKind::ALL, game, |game| words.checkers.game_name(game)) {
        page.ask(Action::Pick(picked));
    }
    match game {
        GameKind::Othello => opponents_ui::<Othello>(ui, page),
        GameKind::Checkers => opponents_ui::<Checkers>(ui, page),
    }
}

/// Whom the player wants to meet: the first of two choices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Computer(ComputerKind),
    People,
    Watch,
}

fn opponents_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    let setup = page.app.table::<G>().setup();
    let who = match setup.opponents {
        Opponents::Computer => Who::Computer(G::kind_of(setup.level)),
        Opponents::People => Who::People,
        Opponents::Watch => Who::Watch,
    };
    let kinds = kind_tiles::<G>(page.words);
    let mut tiles: Vec<Tile<'_, Who>> = kinds
        .into_iter()
        .map(|Tile { value, icon, text, spoken }| Tile { value: Who::Computer(value), icon, text, spoken })
        .collect();
    let (people, watch) = (words.two_people, words.watch_tile);
    tiles.push(Tile { value: Who::People, icon: Icon::People, text: people, spoken: people });
    tiles.push(Tile { value: Who::Watch, icon: Icon::Watch, text: watch, spoken: words.watch });
    // What was pressed, as the setup that it asks for.
    let mut asked = choose_tile(ui, page, &tiles, who).map(|who| match who {
        Who::Computer(kind) => {
            // An older file does not tell what was chosen last of the kind that is left.
            let setup = G::remembering(setup, setup.level);
            let level = G::last_of(setup, kind, page.app);
            Setup { opponents: Opponents::Computer, level, ..setup }
        }
        Who::People => Setup { opponents: Opponents::People, ..setup },
        Who::Watch => Setup { opponents: Opponents::Watch, ..setup },
    });
    match who {
        Who::Computer(kind) => {
            if let Some(level) = levels_ui::<G>(ui, page, kind, setup.level) {
                asked = Some(G::remembering(Setup { level, ..setup }, level));
            }
            if let Some(person) = who_begins_ui(ui, page, setup.person) {
                asked = Some(Setup { person, ..setup });
            }
        }
        Who::People => soft_label(ui, &page.theme, words.two_people_note),
        Who::Watch => asked = watched_ui::<G>(ui, page, setup).or(asked),
    }
    if let Some(setup) = asked {
        page.ask(G::action(BoardAction::SetUp(setup)));
    }
}

/// A tile for each kind of computer. A game with one kind calls it by what it is.
fn kind_tiles<G: GameScreen>(words: &Strings) -> Vec<Tile<'static, ComputerKind>> {
    let words = &words.difficulty;
    let tile = |&value: &ComputerKind| {
        let (icon, text) = match value {
            ComputerKind::LikeAPerson => (Icon::Person, words.like_a_person),
            ComputerKind::Adaptive => (Icon::Balance, words.level_adaptive),
            ComputerKind::Engine if G::KINDS.len() == 1 => {
                return Tile {
                    value,
                    icon: Icon::Engine,
                    text: words.computer_tile,
                    spoken: words.against_computer,
                };
            }
            ComputerKind::Engine => (Icon::Engine, words.engine),
        };
        Tile { value, icon, text, spoken: text }
    };
    G::KINDS.iter().map(tile).collect()
}

fn who_begins_ui(ui: &mut Ui, page: &mut Page<'_>, person: Disc) -> Option<Disc> {
    let words = &page.words.difficulty;
    section_label(ui, words.who_is_black);
    let name = |person| match person {
        Disc::Black => words.i_begin,
        Disc::White => words.computer_begins,
    };
    choose(ui, page, &Disc::BOTH, person, name)
}

/// How strong: the second choice. Below the levels is told how the chosen one plays, where a longer or shorter sentence
/// moves no name from under a finger. Gives the level that was pressed.
fn levels_ui<G: GameScreen>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    kind: ComputerKind,
    chosen: G::Level,
) -> Option<G::Level> {
    let words = page.words;
    let theme = page.theme;
    let levels = G::levels(kind);
    if levels.is_empty() {
        card(ui, &theme, |ui| adaptive_ui(ui, page, G::level_summary(words, chosen)));
        return None;
    }
    section_label(
        ui,
        match kind {
            _ if G::KINDS.len() == 1 => words.difficulty.level,
            ComputerKind::LikeAPerson | ComputerKind::Adaptive => words.difficulty.people,
            ComputerKind::Engine => words.difficulty.engines,
        },
    );
    let is_chosen_here = levels.contains(&chosen);
    let cells: Vec<_> = levels.into_iter().map(|level| level_cell::<G>(words, level)).collect();
    let pressed = choose_cell(ui, page, &cells, chosen, is_opening(ui));
    if is_chosen_here {
        soft_label(ui, &theme, G::level_summary(words, chosen));
        if let Some(note) = G::level_note(words, chosen) {
            soft_label(ui, &theme, note);
        }
    }
    pressed
}

/// One who keeps up has no level to choose; what there is to know is how strong the player is.
fn adaptive_ui(ui: &mut Ui, page: &mut Page<'_>, summary: &str) {
    let words = &page.words.difficulty;
    let theme = page.theme;
    ui.label(summary);
    match page.app.rating().estimate() {
        Some(rating) => drop(heading(ui, &words.player(rating))),
        None => drop(ui.label(words.own_strength_unknown)),
    }
    soft_label(ui, &theme, words.adaptive_note);
    ui.add_space(4.0);
    let title = page.words.archive.statistics.strength;
    if button(ui, page, Weight::Quiet, Some(Icon::Chart), title).clicked() {
        page.ask(Action::Open(Screen::Statistics));
    }
}

fn level_cell<G: GameScreen>(words: &'static Strings, level: G::Level) -> Cell<'static, G::Level> {
    let name = G::level_name(words, level);
    let note = G::strength(level).map_or_else(String::new, |elo| words.difficulty.strength(elo));
    let summary = G::level_summary(words, level);
    let spoken = if note.is_empty() {
        format!("{name}. {summary}")
    } else {
        format!("{}. {summary}", words.join.list(name, &note))
    };
    Cell { value: level, name, note, spoken }
}

/// Two computers: which of them is spoken of, and who that is.
fn watched_ui<G: GameScreen>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    setup: Setup<G::Level>,
) -> Option<Setup<G::Level>> {
    let words = &page.words.difficulty;
    soft_label(ui, &page.theme, words.watch_note);
    // Nothing of the game depends on it, so it is kept no longer than the page is seen.
    let key = Id::unique("side of two computers");
    let side = ui.data(|data| data.get_temp::<Disc>(key)).unwrap_or(Disc::Black);
    let level = |side| if side == Disc::Black { setup.black_level } else { setup.level };
    let with = |level| match side {
        Disc::Black => Setup { black_level: level, ..setup },
        Disc::White => Setup { level, ..setup },
    };
    let cells = Disc::BOTH.map(|side| {
        let name = if side == Disc::Black { words.black_level } else { words.white_level };
        let note = G::level_name(page.words, level(side)).to_owned();
        Cell { value: side, name, spoken: page.words.join.list(name, &note), note }
    });
    if let Some(side) = choose_cell(ui, page, &cells, side, false) {
        ui.data_mut(|data| data.insert_temp(key, side));
    }
    // Both ladders below each other: the tiles above speak of who plays.
    let mut pressed = None;
    for &kind in G::KINDS {
        if !G::levels(kind).is_empty() {
            pressed = levels_ui::<G>(ui, page, kind, level(side)).or(pressed);
        }
    }
    pressed.map(|level| G::remembering(with(level), level))
}
