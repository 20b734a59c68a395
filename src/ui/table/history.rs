//! The moves under the board, newest first, each with the score after it. A tap shows the board of that moment; the game
//! waits.

use egui::{
    Align, Layout, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::{GameScreen, opening_ui};
use crate::app::{BoardAction, Message};
use crate::game::Tally;
use crate::rules::Disc;
use crate::ui::layout::TOUCH;
use crate::ui::strings::{Strings, score};
use crate::ui::style::strong;
use crate::ui::widgets::{focus_ring, galley, heading};
use crate::ui::{Page, disc};

/// At least this much of the history is in reach without leaving the page: three lines.
const LEAST_HEIGHT: f32 = 3.0 * TOUCH;

/// What one line says.
struct Line {
    /// Whose line it is.
    disc: Option<Disc>,
    words: String,
    /// The pieces of both sides after it.
    score: Option<Tally>,
}

impl Line {
    fn new<G: GameScreen>(words: &Strings, message: &Message<G>) -> Self {
        match *message {
            Message::Begins(disc) => Self { disc: Some(disc), words: words.arena.begins(disc), score: None },
            Message::Played { number, disc, played, score, .. } => {
                let words = G::ply_words(words, number, disc, played);
                Self { disc: Some(disc), words, score: Some(score) }
            }
            Message::End { ending, .. } => {
                Self { disc: G::winner(ending), words: G::result_words(words, ending), score: None }
            }
        }
    }
}

/// The list, in whatever height is left.
pub(super) fn history_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, opening: Option<&str>) {
    let table = page.app.table::<G>();
    let messages = table.messages();
    if messages.is_empty() {
        return;
    }
    heading_ui(ui, page, opening);
    // A point less than there is, or rounding would make the whole page scroll.
    let height = (ui.available_height() - 1.0).max(LEAST_HEIGHT);
    ScrollArea::vertical()
        .id_salt("history")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for message in messages.iter().rev() {
                let line = Line::new(page.words, message);
                let is_shown = table.shown_ply() == message.ply();
                if line_ui(ui, page, &line, is_shown, is_shown && table.viewing().is_some()) {
                    page.ask(G::action(BoardAction::View(message.ply())));
                }
            }
        });
}

/// The heading, with the name of the opening at its end, where no name that comes or goes moves anything.
fn heading_ui(ui: &mut Ui, page: &Page<'_>, opening: Option<&str>) {
    let Some(opening) = opening else { return heading(ui, page.words.arena.history) };
    ui.horizontal(|ui| {
        heading(ui, page.words.arena.history);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            opening_ui(ui, page, opening);
        });
    });
}

/// True if it was pressed. A line is marked when its board is shown in place of the present one.
fn line_ui(ui: &mut Ui, page: &Page<'_>, line: &Line, is_shown: bool, is_marked: bool) -> bool {
    const LEFT: f32 = 32.0;
    let theme = page.theme;
    let width = ui.available_width();
    let figures = line.score.map(|tally| galley(ui, &score(tally), &strong(), theme.ink_soft, f32::INFINITY));
    let figures_width = figures.as_ref().map_or(0.0, |figures| figures.size().x + 12.0);
    let words = galley(ui, &line.words, &TextStyle::Body, theme.ink, width - LEFT - figures_width - 8.0);

    let (rect, response) =
        ui.allocate_exact_size(vec2(width, (words.size().y + 14.0).max(TOUCH)), Sense::click());
    let spoken = match line.score {
        Some(tally) => page.words.arena.line_spoken(&line.words, &page.words.arena.tally(tally)),
        None => line.words.clone(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_shown, &spoken));
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
    ui.painter().galley(pos2(rect.left() + LEFT, rect.center().y - words.size().y / 2.0), words, theme.ink);
    if let Some(figures) = figures {
        let at = pos2(rect.right() - figures.size().x - 8.0, rect.center().y - figures.size().y / 2.0);
        ui.painter().galley(at, figures, theme.ink_soft);
    }
    is_pressed
}
