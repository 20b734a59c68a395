//! The moves under the board, newest first, each with the score after it. A tap shows the board of that moment; the game
//! waits.

use egui::{Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::TableView;
use crate::app::Action;
use crate::game::Tally;
use crate::rules::Disc;
use crate::ui::layout::TOUCH;
use crate::ui::strings::score;
use crate::ui::style::strong;
use crate::ui::widgets::{focus_ring, galley, heading};
use crate::ui::{Page, disc};

/// At least this much of the history is in reach without leaving the page: three lines.
const LEAST_HEIGHT: f32 = 3.0 * TOUCH;

/// What one line says.
pub(in crate::ui) struct Line {
    /// Whose line it is.
    pub(in crate::ui) disc: Option<Disc>,
    pub(in crate::ui) words: String,
    /// The pieces of both sides after it.
    pub(in crate::ui) score: Option<Tally>,
    /// The ply that it tells of, for [`Action::View`].
    pub(in crate::ui) ply: usize,
}

/// The list, in whatever height is left.
pub(super) fn history_ui(ui: &mut Ui, page: &mut Page<'_>, view: &TableView) {
    if view.history.is_empty() {
        return;
    }
    heading(ui, page.words.arena.history);
    // A point less than there is, or rounding would make the whole page scroll.
    let height = (ui.available_height() - 1.0).max(LEAST_HEIGHT);
    ScrollArea::vertical()
        .id_salt("history")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for line in view.history.iter().rev() {
                line_ui(ui, page, line, view);
            }
        });
}

fn line_ui(ui: &mut Ui, page: &mut Page<'_>, line: &Line, view: &TableView) {
    const LEFT: f32 = 32.0;
    let theme = page.theme;
    let width = ui.available_width();
    let figures = line.score.map(|tally| galley(ui, &score(tally), &strong(), theme.ink_soft, f32::INFINITY));
    let figures_width = figures.as_ref().map_or(0.0, |figures| figures.size().x + 12.0);
    let words = galley(ui, &line.words, &TextStyle::Body, theme.ink, width - LEFT - figures_width - 8.0);

    let (rect, response) =
        ui.allocate_exact_size(vec2(width, (words.size().y + 14.0).max(TOUCH)), Sense::click());
    let spoken = match line.score {
        Some(tally) => format!("{}; {}", line.words, (page.words.arena.score_spoken)(tally)),
        None => line.words.clone(),
    };
    let is_shown = view.shown_ply == line.ply;
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_shown, &spoken));
    if response.clicked() {
        page.ask(Action::View(line.ply));
    }

    if !ui.is_rect_visible(rect) {
        return;
    }
    if is_shown && view.controls.is_viewing {
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
}
