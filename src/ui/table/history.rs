//! The moves under the board, newest first, each with the score after it. A tap shows the board of that moment; the game
//! waits.

use std::sync::Arc;

use egui::{
    Align, Galley, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::{GameScreen, opening_ui};
use crate::app::{BoardAction, Message};
use crate::game::Tally;
use crate::rules::Disc;
use crate::ui::access::mark_selected;
use crate::ui::layout::TOUCH;
use crate::ui::strings::{Strings, score};
use crate::ui::style::strong;
use crate::ui::widgets::{focus_ring, galley, heading};
use crate::ui::{Page, disc};

/// At least this much of the history is in reach without leaving the page: three lines.
const LEAST_HEIGHT: f32 = 3.0 * TOUCH;

/// The lowest line, on a low screen. A finger may hit its neighbour there, which costs a tap on "Earlier" or "Later".
const LEAST_LINE: f32 = 32.0;

/// What one line says.
struct Line {
    /// Its place in the game, from the first line on.
    number: usize,
    /// Whose line it is.
    disc: Option<Disc>,
    words: String,
    /// The pieces of both sides after it.
    score: Option<Tally>,
}

impl Line {
    fn new<G: GameScreen>(words: &Strings, number: usize, message: &Message<G>) -> Self {
        match *message {
            Message::Begins(disc) => {
                Self { number, disc: Some(disc), words: words.arena.begins(disc), score: None }
            }
            Message::Played { number: move_number, disc, played, score, .. } => {
                let words = G::ply_words(words, move_number, disc, played);
                Self { number, disc: Some(disc), words, score: Some(score) }
            }
            Message::End { ending, .. } => {
                Self { number, disc: G::winner(ending), words: G::result_words(words, ending), score: None }
            }
        }
    }
}

/// The list, in whatever height is left.
pub(super) fn history_ui<G: GameScreen>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    opening: Option<&str>,
    is_low: bool,
) {
    let table = page.app.table::<G>();
    let messages = table.messages();
    if messages.is_empty() {
        return;
    }
    if !is_low {
        heading_ui(ui, page, opening);
    }
    // A point less than there is, or rounding would make the whole page scroll.
    let room = ui.available_height() - 1.0;
    // Without the heading the name of the opening stands on the newest line, below its words; at the end, what ended it.
    let mut note = match messages.last() {
        _ if !is_low => None,
        Some(&Message::End { ending, .. }) => {
            Some(NewestNote::ending(G::ended_words(page.words, table, ending)))
        }
        _ => opening.map(|name| NewestNote::opening(page, name)),
    };
    let (height, line_height) = if is_low {
        let body = ui.text_style_height(&TextStyle::Body);
        let room_below = ui.available_width() - LEFT - RIGHT;
        let below = |note: &NewestNote| {
            let words = galley(ui, &note.shown, &TextStyle::Small, page.theme.ink_soft, room_below);
            (body + words.size().y + 2.0 - LEAST_LINE).max(0.0)
        };
        let extra = note.as_ref().map_or(0.0, below);
        if room < 2.0 * LEAST_LINE + extra && body + 8.0 <= LEAST_LINE {
            note = note.filter(|note| note.is_needed);
        }
        (room.max(2.0 * LEAST_LINE), low_line(room - note.as_ref().map_or(0.0, |_| extra)))
    } else {
        (room.max(LEAST_HEIGHT), TOUCH)
    };
    ScrollArea::vertical()
        .id_salt("history")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (number, message) in messages.iter().enumerate().rev() {
                let line = Line::new(page.words, number, message);
                let is_shown = table.shown_ply() == message.ply();
                let marks = (is_shown, is_shown && table.viewing().is_some());
                if line_ui(ui, page, &line, marks, line_height, note.take()) {
                    page.ask(G::action(BoardAction::View(message.ply())));
                }
            }
        });
}

/// How high a line is where there is so much room: four lines are seen if they can be, else three or two.
fn low_line(room: f32) -> f32 {
    let n_lines = (room / LEAST_LINE).floor().clamp(2.0, 4.0);
    (room / n_lines).floor().clamp(LEAST_LINE, TOUCH)
}

/// The heading, with the name of the opening at its end, where no name that comes or goes moves anything.
fn heading_ui(ui: &mut Ui, page: &Page<'_>, opening: Option<&str>) {
    let Some(opening) = opening else {
        // A part of its own like the row below, so that it is the same heading.
        ui.scope(|ui| heading(ui, page.words.arena.history));
        return;
    };
    ui.horizontal(|ui| {
        heading(ui, page.words.arena.history);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            opening_ui(ui, page, opening);
        });
    });
}

/// True if it was pressed. A line is marked when its board is shown in place of the present one.
fn line_ui(
    ui: &mut Ui,
    page: &Page<'_>,
    line: &Line,
    (is_shown, is_marked): (bool, bool),
    least_height: f32,
    note: Option<NewestNote>,
) -> bool {
    let theme = page.theme;
    let width = ui.available_width();
    let figures = line.score.map(|tally| galley(ui, &score(tally), &strong(), theme.ink_soft, f32::INFINITY));
    let figures_width = figures.as_ref().map_or(0.0, |figures| figures.size().x + 12.0);
    let room = width - LEFT - figures_width - RIGHT;
    let words = galley(ui, &line.words, &TextStyle::Body, theme.ink, room);
    let note = note.map(|note| PlacedNote::new(ui, page, note, (words.size(), room), least_height));
    let below = note.as_ref().map_or(0.0, PlacedNote::height_below);

    let height = (words.size().y + below + 2.0).max(words.size().y + 8.0).max(least_height);
    // Known by its number: every move puts a new line above it.
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let response = ui.interact(rect, ui.scope_id().with(("line", line.number)), Sense::click());
    let spoken = match line.score {
        Some(tally) => page.words.arena.line_spoken(&line.words, &page.words.arena.tally(tally)),
        None => line.words.clone(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_shown, &spoken));
    mark_selected(ui.ctx(), response.id, is_shown);
    let is_pressed = response.clicked();

    if !ui.is_rect_visible(rect) {
        return is_pressed;
    }
    if is_marked {
        ui.painter().rect(rect, 10.0, theme.accent_soft, Stroke::new(1.5, theme.accent), StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, 10.0);
    }
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme.card_edge));
    if let Some(side) = line.disc {
        disc::icon(ui.painter(), &theme, pos2(rect.left() + 14.0, rect.center().y), 9.0, side);
    }
    let top_left = pos2(rect.left() + LEFT, rect.center().y - f32::midpoint(words.size().y, below));
    if let Some(note) = note {
        note.paint(ui, page, Rect::from_min_size(top_left, words.size()));
    }
    ui.painter().galley(top_left, words, theme.ink);
    if let Some(figures) = figures {
        let at = pos2(rect.right() - figures.size().x - 8.0, rect.center().y - figures.size().y / 2.0);
        ui.painter().galley(at, figures, theme.ink_soft);
    }
    is_pressed
}

/// What stands on the newest line besides its words, where the list has no heading and the status one line.
struct NewestNote {
    shown: String,
    spoken: String,
    /// Whether it is told nowhere else.
    is_needed: bool,
}

impl NewestNote {
    fn opening(page: &Page<'_>, name: &str) -> Self {
        Self { shown: name.to_owned(), spoken: page.words.openings.played(name), is_needed: false }
    }

    /// Why the game is over.
    fn ending(words: String) -> Self {
        Self { shown: words.clone(), spoken: words, is_needed: true }
    }
}

/// The same where it has its place.
struct PlacedNote {
    note: NewestNote,
    words: Arc<Galley>,
    /// Whether it stands below the words of the line and not beside them.
    is_below: bool,
}

impl PlacedNote {
    /// Beside the words if there is room and only then, unless the line is high enough anyhow; else below them, and the
    /// line grows.
    fn new(ui: &Ui, page: &Page<'_>, note: NewestNote, (line, room): (Vec2, f32), least_height: f32) -> Self {
        let words = galley(ui, &note.shown, &TextStyle::Small, page.theme.ink_soft, room);
        let fits_below = line.y + words.size().y + 2.0 <= least_height;
        let fits_beside = words.rows.len() == 1 && line.x + BESIDE + words.size().x <= room;
        Self { note, words, is_below: fits_below || !fits_beside }
    }

    fn height_below(&self) -> f32 {
        if self.is_below { self.words.size().y } else { 0.0 }
    }

    fn paint(self, ui: &Ui, page: &Page<'_>, line: Rect) {
        let size = self.words.size();
        let beside = pos2(line.right() + BESIDE, line.center().y - size.y / 2.0);
        let rect = Rect::from_min_size(if self.is_below { line.left_bottom() } else { beside }, size);
        let response = ui.interact(rect, ui.scope_id().with("note"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.note.spoken));
        ui.painter().galley(rect.min, self.words, page.theme.ink_soft);
    }
}

/// The space to the left of a line's words, for the disc, and to the right.
const LEFT: f32 = 32.0;
const RIGHT: f32 = 8.0;
/// The space between the words of a line and the note beside them.
const BESIDE: f32 = 14.0;
