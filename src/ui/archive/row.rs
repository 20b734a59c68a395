//! The list of games. Rows are equally high, and only those in sight are laid out, so that ten thousand of them cost no
//! more than ten.

use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{opponent_name, result_words, score_words};
use crate::app::Action;
use crate::app::archive::{ArchiveAction, ArchiveSheet, opening_name};
use crate::engine::{Level, checkers};
use crate::game::Day;
use crate::game::archive::{Archive, GameId, GameResult, Opponent, Summary};
use crate::rules::Disc;
use crate::rules::openings::{Opening, Openings};
use crate::ui::icons::{Icon, icon, square_around};
use crate::ui::strings::Strings;
use crate::ui::style::strong;
use crate::ui::widgets::{ROUND, focus_ring, galley};
use crate::ui::{Page, disc, paint};

/// A row is never lower than this: it is hit with a thumb while scrolling.
const LEAST_HEIGHT: f32 = 56.0;
/// Between two rows.
const BETWEEN: f32 = 6.0;
/// The space around the words.
const PADDING: f32 = 12.0;
/// The sign of the result.
const BADGE: f32 = 30.0;

/// How every row is laid out at this width and text size.
struct RowLayout {
    /// The room for words.
    room: f32,
    /// Whether the score stands beside the result.
    score_beside: bool,
    /// Lines of small text below the result.
    n_lines: usize,
    title_height: f32,
    line_height: f32,
    height: f32,
}

impl RowLayout {
    /// Room for the longest words that any row can have.
    fn new(ui: &Ui, words: &'static Strings) -> Self {
        let room = ui.available_width() - 2.0 * PADDING - BADGE - 10.0;
        let width = |text: &str, style: &TextStyle| galley_width(ui, text, style);
        let titles = [words.archive.winner(Some(Disc::Black)), words.archive.winner(Some(Disc::White))];
        let title =
            titles.map(|title| width(&format!("{title}  64–64"), &strong())).into_iter().fold(0.0, f32::max);
        let score_beside = title <= room;
        let othello = Level::all().map(Opponent::Othello);
        let all = othello.chain(checkers::Level::ALL.map(Opponent::Checkers)).chain([
            Opponent::Adaptive,
            Opponent::People,
            Opponent::Watched,
        ]);
        let longest = all
            .map(|opponent| opponent_name(words, opponent))
            .max_by(|a, b| width(a, &TextStyle::Small).total_cmp(&width(b, &TextStyle::Small)));
        // The widest day of a month with a long short name.
        let day = words.archive.date(Day::from_date(2000, 11, 28).unwrap_or_default());
        let mut pieces = vec![longest.unwrap_or_default().to_owned(), day, words.archive.n_moves(100)];
        if !score_beside {
            pieces.insert(0, "64–64".to_owned());
        }
        let names = Openings::shipped().all(words.opening_names).map(Opening::name);
        let longest_opening = names.max_by_key(|name| name.len()).unwrap_or_default();
        // Where not even a line of its own would do for every opening, rows are high enough without it.
        if width(longest_opening, &TextStyle::Small) <= room {
            pieces.push(longest_opening.to_owned());
        }
        let n_lines = fill(ui, room, &pieces).len();
        let title_height = ui.text_style_height(&strong());
        let line_height = ui.text_style_height(&TextStyle::Small) + 2.0;
        let height = (title_height + n_lines as f32 * line_height + 2.0 * 9.0).max(LEAST_HEIGHT).ceil();
        Self { room, score_beside, n_lines, title_height, line_height, height }
    }

    /// The lines below the result.
    fn lines(&self, ui: &Ui, row: &Row) -> Vec<String> {
        let mut pieces = vec![row.opponent.to_owned()];
        pieces.extend(row.day.clone());
        pieces.push(row.n_moves.clone());
        if !self.score_beside {
            pieces.insert(0, row.score.clone());
        }
        let mut lines = fill(ui, self.room, &pieces);
        if let Some(opening) = row.opening {
            if lines.len() < self.n_lines && galley_width(ui, opening, &TextStyle::Small) <= self.room {
                lines.push(opening.to_owned());
            } else if let Some(line) = lines.last_mut() {
                let longer = format!("{line} · {opening}");
                if galley_width(ui, &longer, &TextStyle::Small) <= self.room {
                    *line = longer;
                }
            }
        }
        lines
    }
}

fn galley_width(ui: &Ui, text: &str, style: &TextStyle) -> f32 {
    galley(ui, text, style, Color32::WHITE, f32::INFINITY).size().x
}

/// Puts pieces into lines, as many on each as fit.
fn fill(ui: &Ui, room: f32, pieces: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        let longer = lines.last().map(|line| format!("{line} · {piece}"));
        match (lines.last_mut(), longer) {
            (Some(line), Some(longer)) if galley_width(ui, &longer, &TextStyle::Small) <= room => {
                *line = longer;
            }
            _ => lines.push(piece.clone()),
        }
    }
    lines
}

/// What a row says.
struct Row {
    result: &'static str,
    score: String,
    opponent: &'static str,
    /// `None` for a game of which no day is known.
    day: Option<String>,
    n_moves: String,
    opening: Option<&'static str>,
}

impl Row {
    fn new(words: &'static Strings, games: &Archive, game: &Summary) -> Self {
        Self {
            result: result_words(words, game),
            score: score_words(game),
            opponent: opponent_name(words, game.seating.opponent()),
            day: (game.day > Day::default()).then(|| words.archive.date(game.day)),
            n_moves: words.archive.n_moves(game.n_moves),
            opening: games.open(game.id).as_ref().and_then(opening_name).map(|name| words.opening(name)),
        }
    }

    /// The whole row, to be read out.
    fn spoken(&self, words: &Strings) -> String {
        let first = format!("{} {}", self.result, self.score);
        let more = [Some(self.opponent), self.day.as_deref(), self.opening, Some(self.n_moves.as_str())];
        words.join.listed(&first, more.into_iter().flatten())
    }
}

/// All games that are listed, of which those in sight are drawn.
pub(crate) fn rows_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let Some(games) = page.app.archive().games() else { return };
    let shown = page.app.archive().shown();
    let layout = RowLayout::new(ui, page.words);
    let step = layout.height + BETWEEN;
    let top = ui.cursor().top();
    let in_sight = ui.clip_rect();
    let (block, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), step * shown.len() as f32), Sense::hover());
    // One more on each side, so that the keyboard finds a row to go to.
    let first = ((in_sight.top() - top) / step).floor() as usize;
    let last = ((in_sight.bottom() - top) / step).ceil().max(0.0) as usize + 1;
    let range = first.saturating_sub(1).min(shown.len())..last.min(shown.len());
    for (idx, &id) in shown.iter().enumerate().take(range.end).skip(range.start) {
        if let Some(game) = games.get(id) {
            let min = pos2(block.left(), block.top() + step * idx as f32);
            let rect = Rect::from_min_size(min, vec2(block.width(), layout.height));
            row_ui(ui, page, &layout, rect, game, &Row::new(page.words, games, game));
        }
    }
}

fn row_ui(ui: &Ui, page: &mut Page<'_>, layout: &RowLayout, rect: Rect, game: &Summary, row: &Row) {
    let theme = page.theme;
    let response = ui.interact(rect, ui.scope_id().with(("game", game.id)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.spoken(page.words)));
    page.offer_focus(response.id);
    if response.clicked() {
        page.ask(open(game.id));
    }
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }

    let painter = ui.painter();
    let fill = if response.is_pointer_button_down_on() {
        paint::mix(theme.card, theme.ink, 0.14)
    } else {
        theme.card
    };
    painter.rect(rect, ROUND, fill, Stroke::new(1.0, theme.card_edge), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(painter, &theme, rect, ROUND);
    }
    badge(
        ui,
        page,
        Rect::from_center_size(
            pos2(rect.left() + PADDING + BADGE / 2.0, rect.center().y),
            vec2(BADGE, BADGE),
        ),
        game,
    );
    let lines = layout.lines(ui, row);
    let height = layout.title_height + lines.len() as f32 * layout.line_height;
    let (left, mut y) = (rect.left() + PADDING + BADGE + 10.0, rect.center().y - height / 2.0);
    let title =
        if layout.score_beside { format!("{}  {}", row.result, row.score) } else { row.result.to_owned() };
    painter.galley(pos2(left, y), galley(ui, &title, &strong(), theme.ink, f32::INFINITY), theme.ink);
    y += layout.title_height;
    for line in lines {
        let words = galley(ui, &line, &TextStyle::Small, theme.ink_soft, f32::INFINITY);
        painter.galley(pos2(left, y + 2.0), words, theme.ink_soft);
        y += layout.line_height;
    }
}

const fn open(id: GameId) -> Action {
    Action::Archive(ArchiveAction::Show(ArchiveSheet::Game(id)))
}

/// The result as a sign, for eyes that run down the list: filled with a plus, ringed with a minus, or two strokes for a
/// draw. Of a game between others the winner's disc.
fn badge(ui: &Ui, page: &Page<'_>, rect: Rect, game: &Summary) {
    let (painter, theme) = (ui.painter(), &page.theme);
    let (center, radius) = (rect.center(), rect.width() / 2.0);
    let ring = || painter.circle_stroke(center, radius - 1.0, Stroke::new(2.0, theme.ink_soft));
    match (game.result(), game.winner) {
        (Some(GameResult::Won), _) => {
            painter.circle_filled(center, radius, theme.accent);
            icon(painter, Icon::Plus, square_around(center, radius * 1.2), theme.on_accent);
        }
        (Some(GameResult::Lost), _) => {
            ring();
            icon(painter, Icon::Minus, square_around(center, radius * 1.2), theme.ink_soft);
        }
        (None, Some(winner)) => disc::icon(painter, theme, center, radius, winner),
        (_, None) | (Some(GameResult::Drawn), _) => {
            ring();
            for y in [-0.18, 0.18] {
                let at = pos2(center.x, center.y + radius * y);
                let stroke = Stroke::new(2.5, theme.ink_soft);
                painter
                    .line_segment([pos2(at.x - radius * 0.4, at.y), pos2(at.x + radius * 0.4, at.y)], stroke);
            }
        }
    }
}
