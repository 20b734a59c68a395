//! Who plays, how many pieces each has left, and whose turn it is.

use egui::{Align2, Color32, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::GameScreen;
use crate::game::Seat;
use crate::rules::Disc;
use crate::ui::layout::TOUCH;
use crate::ui::style::{count, section, strong};
use crate::ui::theme::Theme;
use crate::ui::widgets::{ROUND, galley, longest_word, text};
use crate::ui::{Page, disc};

/// The space between the two cards.
const BETWEEN: f32 = 8.0;
/// The room for the disc to the left of the words.
const DISC_SPACE: f32 = 40.0;

/// What is said of one player.
struct PlayerCard {
    side: Disc,
    name: &'static str,
    /// The colour, and whether it is this side's turn.
    note: String,
    n_pieces: u32,
    to_move: bool,
}

impl PlayerCard {
    fn new<G: GameScreen>(page: &Page<'_>, side: Disc) -> Self {
        let table = page.app.table::<G>();
        let words = &page.words.arena;
        let seats = table.seats();
        let name = match seats.of(side) {
            Seat::Person if seats.only_person().is_some() => words.you,
            Seat::Person => words.person,
            Seat::Computer(level) => G::level_name(page.words, level),
        };
        let is_going_on = table.has_game() && table.game().ending().is_none();
        let to_move = (is_going_on || table.viewing().is_some()) && G::turn(table.position()) == side;
        let colour = words.disc(side);
        let note = if to_move { words.join.list(colour, words.to_move) } else { colour.to_owned() };
        Self { side, name, note, n_pieces: table.tally().count(side), to_move }
    }

    /// What is read out.
    fn spoken(&self) -> String {
        let Self { name, note, n_pieces, .. } = self;
        format!("{name}, {note}, {n_pieces}")
    }

    /// Fill, edge and its width: whose turn it is shows in all three.
    const fn colours(&self, theme: &Theme) -> (Color32, Color32, f32) {
        if self.to_move { (theme.accent_soft, theme.accent, 2.0) } else { (theme.card, theme.card_edge, 1.0) }
    }
}

/// Both players side by side, or below each other where their words need the width.
pub(super) fn players_ui<G: GameScreen>(ui: &mut Ui, page: &Page<'_>) {
    let players = Disc::BOTH.map(|side| PlayerCard::new::<G>(page, side));
    // The count on the right has two digits.
    let digits = galley(ui, "00", &count(), Color32::WHITE, f32::INFINITY).size().x + 10.0;
    let room = |width: f32| width - DISC_SPACE - digits - 6.0;
    let half = (ui.available_width() - BETWEEN) / 2.0;
    let needed = |player: &PlayerCard| {
        longest_word(ui, player.name, &strong()).max(longest_word(ui, &player.note, &TextStyle::Small))
    };
    let fits = players.iter().map(needed).fold(0.0, f32::max) <= room(half);
    let width = if fits { half } else { ui.available_width() };
    let height = |player: &PlayerCard| {
        let name = galley(ui, player.name, &strong(), page.theme.ink, room(width));
        let note = galley(ui, &player.note, &TextStyle::Small, page.theme.ink_soft, room(width));
        (name.size().y + note.size().y + 14.0).max(TOUCH + 6.0)
    };
    let size = vec2(width, players.iter().map(height).fold(0.0, f32::max));
    let cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN * 0.5);
        for player in &players {
            card_ui(ui, page, player, size, room(width));
        }
    };
    if fits {
        ui.horizontal(cards)
    } else {
        ui.vertical(cards)
    };
}

fn card_ui(ui: &mut Ui, page: &Page<'_>, player: &PlayerCard, size: Vec2, room: f32) {
    let theme = &page.theme;
    let PlayerCard { side, name, note, n_pieces, .. } = player;
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, player.spoken()));

    let (fill, edge, width) = player.colours(theme);
    ui.painter().rect(rect, ROUND, fill, Stroke::new(width, edge), StrokeKind::Inside);
    disc::icon(ui.painter(), theme, pos2(rect.left() + 23.0, rect.center().y), 13.0, *side);
    let right = pos2(rect.right() - 10.0, rect.center().y);
    text(ui, right, Align2::RIGHT_CENTER, &n_pieces.to_string(), &count(), theme.ink);
    let name = galley(ui, name, &strong(), theme.ink, room);
    let note = galley(ui, note, &TextStyle::Small, theme.ink_soft, room);
    let left = rect.left() + DISC_SPACE + 2.0;
    let top = rect.center().y - f32::midpoint(name.size().y, note.size().y);
    let below = top + name.size().y;
    ui.painter().galley(pos2(left, top), name, theme.ink);
    ui.painter().galley(pos2(left, below), note, theme.ink_soft);
}

/// The least and the most space around what stands in the small card of a player.
const LOW_PADDING: [f32; 2] = [4.0, 8.0];
/// The radius of its disc.
const LOW_DISC: f32 = 8.0;
/// The space to the right of each small card.
const LOW_BETWEEN: f32 = 3.0;

/// The width that both players need at least in the bar of a low column.
pub(super) fn least_width(ui: &Ui) -> f32 {
    2.0 * (low_width(ui) + LOW_BETWEEN)
}

/// The width of a small card without a name: a disc, and a count of two digits.
fn low_width(ui: &Ui) -> f32 {
    let digits = galley(ui, "00", &section(), Color32::WHITE, f32::INFINITY).size().x;
    2.0 * LOW_DISC + digits + 3.0 * LOW_PADDING[0]
}

/// Both players in the bar of a low column: disc and count, and the names if both have room on one line. All of it is read
/// out.
pub(super) fn low_players_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, width: f32) {
    let theme = &{ page.theme };
    let each = (width / 2.0 - LOW_BETWEEN).min(220.0);
    let spare = each - low_width(ui);
    let players = Disc::BOTH.map(|side| PlayerCard::new::<G>(page, side));
    let names = players.each_ref().map(|player| galley(ui, player.name, &strong(), theme.ink, f32::INFINITY));
    let widest = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
    let has_names = widest <= spare - 2.0 * LOW_PADDING[1];
    let spare = if has_names { spare - widest } else { spare };
    let padding = (LOW_PADDING[0] + spare / 4.0).clamp(LOW_PADDING[0], LOW_PADDING[1]);
    ui.spacing_mut().item_spacing.x = LOW_BETWEEN;
    for (player, name) in players.iter().zip(names) {
        let (rect, response) = ui.allocate_exact_size(vec2(each, TOUCH), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, player.spoken()));
        page.offer_reading_start(response.id);
        let rect = rect.shrink2(vec2(0.0, 3.0));
        let (fill, edge, width) = player.colours(theme);
        ui.painter().rect(rect, ROUND, fill, Stroke::new(width, edge), StrokeKind::Inside);
        let disc = pos2(rect.left() + padding + LOW_DISC, rect.center().y);
        disc::icon(ui.painter(), theme, disc, LOW_DISC, player.side);
        let right = pos2(rect.right() - padding, rect.center().y);
        text(ui, right, Align2::RIGHT_CENTER, &player.n_pieces.to_string(), &section(), theme.ink);
        if has_names {
            let at = pos2(disc.x + LOW_DISC + padding, rect.center().y - name.size().y / 2.0);
            ui.painter().galley(at, name, theme.ink);
        }
    }
    ui.spacing_mut().item_spacing.x = 0.0;
}
