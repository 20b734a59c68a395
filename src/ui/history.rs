//! The messages under the board: who moved where, how many discs it took and the score after it, newest first.
//! A tap shows the board of that moment; the game waits.

use egui::{RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::layout::TOUCH;
use super::style::{section, strong};
use super::widgets::{focus_ring, galley};
use super::{Page, disc};
use crate::app::{Action, Message};
use crate::game::Tally;
use crate::rules::Disc;

/// What one line says.
pub(super) struct Line {
    /// Whose line it is.
    pub(super) disc: Option<Disc>,
    /// Its words.
    pub(super) words: String,
    /// The pieces of both sides after it.
    pub(super) score: Option<Tally>,
    /// The moment that it tells of, for [`Action::View`].
    pub(super) ply: usize,
}

/// Which line's board is shown.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    /// Its moment.
    pub(super) ply: usize,
    /// Whether that is an older one than the present.
    pub(super) viewing: bool,
}

/// The list of Othello's moves, in whatever height is left, but never less than `least`.
pub(super) fn history_ui(ui: &mut Ui, page: &mut Page<'_>, least: f32) {
    let lines: Vec<Line> = page.app.messages().iter().map(|message| line(page, message)).collect();
    let shown = Shown { ply: page.app.shown_ply(), viewing: page.app.viewing().is_some() };
    lines_ui(ui, page, &lines, shown, least);
}

/// A list of moves, oldest first, shown newest first.
pub(super) fn lines_ui(ui: &mut Ui, page: &mut Page<'_>, lines: &[Line], shown: Shown, least: f32) {
    if lines.is_empty() {
        return;
    }
    ui.label(RichText::new(page.words.arena.history).text_style(section()));
    // A point less than there is, or rounding would make the whole page scroll.
    let height = (ui.available_height() - 1.0).max(least);
    ScrollArea::vertical()
        .id_salt("history")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for line in lines.iter().rev() {
                line_ui(ui, page, line, shown);
            }
        });
}

fn line(page: &Page<'_>, message: &Message) -> Line {
    let words = &page.words.arena;
    let ply = message.ply();
    match *message {
        Message::Begins(disc) => Line { disc: Some(disc), words: (words.begins)(disc), score: None, ply },
        Message::Move { number, disc, at, taken, score, .. } => {
            Line { disc: Some(disc), words: (words.moved)(number, disc, at, taken), score: Some(score), ply }
        }
        Message::Pass { disc, empties, score, .. } => {
            Line { disc: Some(disc), words: (words.passed)(disc, empties), score: Some(score), ply }
        }
        Message::End { ending, .. } => {
            Line { disc: ending.winner(), words: (words.result)(ending), score: None, ply }
        }
    }
}

fn line_ui(ui: &mut Ui, page: &mut Page<'_>, line: &Line, on_board: Shown) {
    const LEFT: f32 = 32.0;
    let theme = page.theme;
    let width = ui.available_width();
    let score = line
        .score
        .map(|score| galley(ui, &(page.words.arena.score)(score), &strong(), theme.ink_soft, f32::INFINITY));
    let score_width = score.as_ref().map_or(0.0, |score| score.size().x + 12.0);
    let words = galley(ui, &line.words, &TextStyle::Body, theme.ink, width - LEFT - score_width - 8.0);

    let (rect, response) =
        ui.allocate_exact_size(vec2(width, (words.size().y + 14.0).max(TOUCH)), Sense::click());
    let spoken = match line.score {
        Some(score) => format!("{}; {}", line.words, (page.words.arena.score_spoken)(score)),
        None => line.words.clone(),
    };
    let shown = on_board.ply == line.ply;
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, shown, &spoken));
    if response.clicked() {
        page.ask(Action::View(line.ply));
    }

    if !ui.is_rect_visible(rect) {
        return;
    }
    if shown && on_board.viewing {
        ui.painter().rect(rect, 10.0, theme.accent_soft, Stroke::new(1.5, theme.accent), StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, 10.0);
    }
    super::hud::divider(ui, page, rect);
    if let Some(side) = line.disc {
        disc::icon(ui.painter(), &theme, pos2(rect.left() + 14.0, rect.center().y), 9.0, side);
    }
    ui.painter().galley(pos2(rect.left() + LEFT, rect.center().y - words.size().y / 2.0), words, theme.ink);
    if let Some(score) = score {
        let at = pos2(rect.right() - score.size().x - 8.0, rect.center().y - score.size().y / 2.0);
        ui.painter().galley(at, score, theme.ink_soft);
    }
}
