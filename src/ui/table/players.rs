//! Who plays, how many pieces each has left, and whose turn it is.

use egui::{Align2, Color32, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::game::{Seat, Seats};
use crate::rules::Disc;
use crate::ui::layout::TOUCH;
use crate::ui::style::{count, strong};
use crate::ui::widgets::{ROUND, galley, longest_word, text};
use crate::ui::{Page, disc};

/// The space between the two cards.
const BETWEEN: f32 = 8.0;
/// The room for the disc to the left of the words.
const DISC_SPACE: f32 = 40.0;

/// What is said of one player.
pub(in crate::ui) struct PlayerCard {
    pub(in crate::ui) side: Disc,
    pub(in crate::ui) name: String,
    /// How many pieces are left.
    pub(in crate::ui) count: u32,
    pub(in crate::ui) to_move: bool,
}

/// Who plays a side: a person, or a level by its name.
pub(in crate::ui) fn seat_name<L: Copy>(
    page: &Page<'_>,
    seats: Seats<L>,
    side: Disc,
    level_name: fn(L) -> &'static str,
) -> String {
    let words = &page.words.arena;
    let name = match seats.of(side) {
        Seat::Person if seats.only_person().is_some() => words.you,
        Seat::Person => words.person,
        Seat::Computer(level) => level_name(level),
    };
    name.to_owned()
}

/// Both players side by side, or below each other where their words need the width.
pub(super) fn players_ui(ui: &mut Ui, page: &Page<'_>, players: &[PlayerCard; 2]) {
    let words = &page.words.arena;
    let notes = players.each_ref().map(|player| {
        let colour = (words.disc)(player.side);
        if player.to_move { format!("{colour}, {}", words.to_move) } else { colour.to_owned() }
    });
    let both = || players.iter().zip(&notes);
    // The count on the right has two digits.
    let digits = galley(ui, "00", &count(), Color32::WHITE, f32::INFINITY).size().x + 10.0;
    let room = |width: f32| width - DISC_SPACE - digits - 6.0;
    let half = (ui.available_width() - BETWEEN) / 2.0;
    let needed = |(player, note): (&PlayerCard, &String)| {
        longest_word(ui, &player.name, &strong()).max(longest_word(ui, note, &TextStyle::Small))
    };
    let fits = both().map(needed).fold(0.0, f32::max) <= room(half);
    let width = if fits { half } else { ui.available_width() };
    let height = |(player, note): (&PlayerCard, &String)| {
        let name = galley(ui, &player.name, &strong(), page.theme.ink, room(width));
        let note = galley(ui, note, &TextStyle::Small, page.theme.ink_soft, room(width));
        (name.size().y + note.size().y + 14.0).max(TOUCH + 6.0)
    };
    let size = vec2(width, both().map(height).fold(0.0, f32::max));
    let cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN * 0.5);
        for (player, note) in both() {
            card_ui(ui, page, player, note, size, room(width));
        }
    };
    if fits {
        ui.horizontal(cards)
    } else {
        ui.vertical(cards)
    };
}

fn card_ui(ui: &mut Ui, page: &Page<'_>, player: &PlayerCard, note: &str, size: Vec2, room: f32) {
    let theme = &page.theme;
    let PlayerCard { side, name, count: n_pieces, to_move } = player;
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{name}, {note}, {n_pieces}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));

    let (fill, edge, width) =
        if *to_move { (theme.accent_soft, theme.accent, 2.0) } else { (theme.card, theme.card_edge, 1.0) };
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
