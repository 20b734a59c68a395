//! Choices that need little room and show much: a row of pictures with their words, and a grid of names with a figure each.

use std::sync::Arc;

use egui::{FontSelection, Galley, Response, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::Page;
use super::icons::{self, Icon};
use super::layout::TOUCH;
use super::style::strong;
use super::widgets::{body, centred_galley, columns, galley, longest_word};

/// A choice with a picture above its words.
pub(crate) struct Tile<'a, T> {
    pub(crate) value: T,
    pub(crate) icon: Icon,
    /// A word or two.
    pub(crate) text: &'a str,
    /// What is read out, in as many words as it needs.
    pub(crate) spoken: &'a str,
}

/// One of several values, in a row of tiles; more rows where the words are too long for one. Gives the one that was pressed.
pub(crate) fn choose_tile<T: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    tiles: &[Tile<'_, T>],
    chosen: T,
) -> Option<T> {
    const BETWEEN: f32 = 6.0;
    let icon = (FontSelection::Style(TextStyle::Small).resolve(ui.style()).size * 1.7).min(34.0);
    let needed = |tile: &Tile<'_, T>| longest_word(ui, tile.text, &TextStyle::Small) + 8.0;
    let needed = tiles.iter().map(needed).fold(TOUCH, f32::max);
    let (columns, each) = columns(tiles.len(), ui.available_width(), needed, BETWEEN);
    let ink = |page: &Page<'_>, is_chosen| if is_chosen { page.theme.on_accent } else { page.theme.ink };
    let mut pressed = None;
    for row in tiles.chunks(columns) {
        let words = |tile: &Tile<'_, T>| {
            galley(ui, tile.text, &TextStyle::Small, ink(page, tile.value == chosen), each - 6.0)
        };
        let words: Vec<_> = row.iter().map(words).collect();
        let height = words.iter().map(|words| words.size().y).fold(0.0, f32::max) + icon + 14.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (tile, words) in row.iter().zip(words) {
                let size = vec2(each, height.max(TOUCH));
                if tile_ui(ui, page, tile, tile.value == chosen, (words, size, icon)) {
                    pressed = Some(tile.value);
                }
            }
        });
    }
    pressed
}

/// The chosen one is filled, so that it stands out without its colour too.
fn tile_ui<T>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    tile: &Tile<'_, T>,
    is_chosen: bool,
    (words, size, icon): (Arc<Galley>, Vec2, f32),
) -> bool {
    let theme = page.theme;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, tile.spoken));
    page.offer_focus(response.id);

    let (fill, edge, ink) = if is_chosen {
        (theme.accent, theme.accent, theme.on_accent)
    } else {
        (theme.card, theme.card_edge, theme.ink)
    };
    body(ui, &theme, &response, fill, edge);
    let top = rect.center().y - (icon + 3.0 + words.size().y) / 2.0;
    let middle = pos2(rect.center().x, top + icon / 2.0);
    icons::icon(ui.painter(), tile.icon, icons::square_around(middle, icon), ink);
    centred_galley(ui.painter(), pos2(rect.center().x, top + icon + 3.0), words, ink);
    response.clicked()
}

/// A choice with a line below its name.
pub(crate) struct Cell<'a, T> {
    pub(crate) value: T,
    pub(crate) name: &'a str,
    /// A figure, or a few words.
    pub(crate) note: String,
    /// What is read out, in as many words as it needs.
    pub(crate) spoken: String,
}

/// The space between a cell's edge and its words.
const PADDING: f32 = 10.0;
/// The room for the sign of the chosen one.
const TICK: f32 = 20.0;

/// One of several values, in a grid of as many columns as have room; the chosen one is brought into sight if that is asked for.
/// Gives the one that was pressed.
pub(crate) fn choose_cell<T: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    cells: &[Cell<'_, T>],
    chosen: T,
    is_brought_into_sight: bool,
) -> Option<T> {
    const BETWEEN: f32 = 6.0;
    let theme = page.theme;
    let needed = |cell: &Cell<'_, T>| {
        let note = galley(ui, &cell.note, &TextStyle::Small, theme.ink_soft, f32::INFINITY).size().x;
        longest_word(ui, cell.name, &strong()).max(note)
    };
    let needed = cells.iter().map(needed).fold(TOUCH, f32::max) + 2.0 * PADDING + TICK;
    let (columns, each) = columns(cells.len(), ui.available_width(), needed, BETWEEN);
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        for row in cells.chunks(columns) {
            let room = each - 2.0 * PADDING - TICK;
            let words = |cell: &Cell<'_, T>| {
                let name = galley(ui, cell.name, &strong(), theme.ink, room);
                (name, galley(ui, &cell.note, &TextStyle::Small, theme.ink_soft, room))
            };
            let words: Vec<_> = row.iter().map(words).collect();
            let height = words.iter().map(|words| words_height(words) + 10.0).fold(TOUCH, f32::max);
            ui.horizontal(|ui| {
                for (cell, words) in row.iter().zip(words) {
                    let is_chosen = cell.value == chosen;
                    let response = cell_ui(ui, page, cell, is_chosen, (words, vec2(each, height)));
                    if response.clicked() {
                        pressed = Some(cell.value);
                    }
                    if is_chosen && is_brought_into_sight {
                        response.scroll_to_me(None);
                    }
                }
            });
        }
    });
    pressed
}

/// A name and the line below it, laid out.
type CellWords = (Arc<Galley>, Arc<Galley>);

fn words_height((name, note): &CellWords) -> f32 {
    name.size().y + if note.is_empty() { 0.0 } else { note.size().y }
}

fn cell_ui<T>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    cell: &Cell<'_, T>,
    is_chosen: bool,
    (words, size): (CellWords, Vec2),
) -> Response {
    let theme = page.theme;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &cell.spoken));
    page.offer_focus(response.id);

    let (fill, edge) =
        if is_chosen { (theme.accent_soft, theme.accent) } else { (theme.card, theme.card_edge) };
    body(ui, &theme, &response, fill, edge);
    if is_chosen {
        let at = pos2(rect.right() - PADDING - TICK / 2.0 + 2.0, rect.center().y);
        ui.painter().circle_filled(at, TICK / 2.0, theme.accent);
        icons::icon(ui.painter(), Icon::Check, icons::square_around(at, TICK * 0.66), theme.on_accent);
    }
    let at = pos2(rect.left() + PADDING, rect.center().y - words_height(&words) / 2.0);
    let (name, note) = words;
    let below = at + vec2(0.0, name.size().y);
    ui.painter().galley(at, name, theme.ink);
    ui.painter().galley(below, note, theme.ink_soft);
    response
}
