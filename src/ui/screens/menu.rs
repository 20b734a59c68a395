//! The start page: the name of the game, a few discs, and the ways on.

use egui::{FontFamily, FontId, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::{Action, GameKind, Screen};
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::board::emblem_ground;
use crate::ui::disc::{self, Pose};
use crate::ui::icons::Icon;
use crate::ui::layout::{MARGIN, centred};
use crate::ui::style::SERIF;
use crate::ui::widgets::{Weight, button};

/// The widest the buttons grow.
const COLUMN: f32 = 380.0;
/// From one button to the next at normal text.
const BUTTON_STEP: f32 = 62.0;

pub(super) fn menu_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let rect = ui.max_rect();
    if rect.width() > rect.height() * 1.15 {
        let (left, right) = rect.split_left_right_at_fraction(0.48);
        ui.scope_builder(UiBuilder::new().max_rect(left.shrink(MARGIN)), |ui| {
            hero_ui(ui, page, left.height());
        });
        ui.scope_builder(UiBuilder::new().max_rect(centred(right, COLUMN)), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let spare = ui.available_height() - (6 + games(page).len().max(1)) as f32 * BUTTON_STEP;
                ui.add_space((spare / 2.0).max(MARGIN));
                buttons_ui(ui, page);
                ui.add_space(MARGIN);
            });
        });
        return;
    }
    ui.scope_builder(UiBuilder::new().max_rect(centred(rect, COLUMN)), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let buttons = (6 + games(page).len()) as f32 * BUTTON_STEP + MARGIN;
            hero_ui(ui, page, rect.height() - buttons);
            buttons_ui(ui, page);
            ui.add_space(MARGIN);
        });
    });
}

/// A smaller emblem is no pleasure to look at. A short screen does without it, and a shorter one without the line below
/// the name too, so that every button is in sight.
const LEAST_EMBLEM: f32 = 56.0;

/// The emblem and the name, in about this height.
fn hero_ui(ui: &mut Ui, page: &mut Page<'_>, height: f32) {
    let width = ui.available_width();
    let title_size = (width / 5.2).min(height / 5.0).clamp(40.0, 64.0);
    let tagline = ui.text_style_height(&egui::TextStyle::Body) + 40.0;
    let room = height - title_size * 1.3 - tagline;
    let emblem = (room >= LEAST_EMBLEM).then(|| room.min(width).min(260.0));
    let spare = room - emblem.unwrap_or(0.0);
    ui.vertical_centered(|ui| {
        ui.add_space((spare / 2.0).max(10.0));
        if let Some(emblem) = emblem {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(emblem), Sense::hover());
            emblem_ui(ui, page, rect);
            ui.add_space(4.0);
        }
        let font = FontId::new(title_size, FontFamily::Name(SERIF.into()));
        let said = ui.label(RichText::new(page.words.arena.title).font(font));
        page.offer_reading_start(said.id);
        if room >= 0.0 {
            ui.label(RichText::new(page.words.menu.tagline).color(page.theme.ink_soft));
        }
        ui.add_space((spare / 2.0).clamp(8.0, 28.0));
    });
}

/// The four first discs on a small board, one of them caught in the middle of its turn.
fn emblem_ui(ui: &Ui, page: &Page<'_>, rect: Rect) {
    let painter = ui.painter();
    let field = emblem_ground(painter, &page.theme, rect);
    let quarter = field.width() / 4.0;
    let radius = quarter * 0.8;
    let middle = field.center();
    let at = |x: f32, y: f32| pos2(middle.x + x * quarter, middle.y + y * quarter);
    disc::disc(painter, &page.theme, at(-1.0, -1.0), radius, Pose::Lying(Disc::White));
    disc::disc(painter, &page.theme, at(1.0, 1.0), radius, Pose::Lying(Disc::White));
    disc::disc(painter, &page.theme, at(-1.0, 1.0), radius, Pose::Lying(Disc::Black));
    let turning = Pose::Turning { to: Disc::Black, direction: vec2(1.0, -1.0), progress: 0.62 };
    disc::disc(painter, &page.theme, at(1.0, -1.0), radius, turning);
}

/// The games that can be continued, the one that was played last first.
fn games(page: &Page<'_>) -> Vec<GameKind> {
    let mut games: Vec<GameKind> = GameKind::ALL
        .into_iter()
        .filter(|game| match game {
            GameKind::Othello => page.app.othello().has_game(),
            GameKind::Checkers => page.app.checkers().has_game(),
        })
        .collect();
    games.sort_by_key(|&game| game != page.app.picked());
    games
}

/// The way back to each game. A single one needs no name.
fn resume_ways(page: &Page<'_>) -> Vec<(Weight, Icon, &'static str, Action)> {
    let games = games(page);
    let mut weight = Weight::Primary;
    games
        .iter()
        .map(|&game| {
            let text =
                if games.len() > 1 { page.words.checkers.resume(game) } else { page.words.menu.resume };
            let open = Action::Open(Screen::board(game));
            (std::mem::replace(&mut weight, Weight::Quiet), Icon::Play, text, open)
        })
        .collect()
}

fn buttons_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.menu;
    let open = Action::Open;
    let mut ways = resume_ways(page);
    let (weight, icon) =
        if ways.is_empty() { (Weight::Primary, Icon::Play) } else { (Weight::Quiet, Icon::Restart) };
    ways.push((weight, icon, words.new_game, open(Screen::Difficulty)));
    ways.extend([
        (Weight::Quiet, Icon::Target, words.learn, open(Screen::Learn)),
        (Weight::Quiet, Icon::Book, words.rules, open(Screen::Rules)),
        (Weight::Quiet, Icon::Info, words.about, open(Screen::About)),
        (Weight::Quiet, Icon::Settings, words.settings, open(Screen::Settings)),
        (Weight::Quiet, Icon::Exit, words.exit, Action::Exit),
    ]);
    for (weight, icon, text, action) in ways {
        if button(ui, page, weight, Some(icon), text).clicked() {
            page.ask(action);
        }
    }
}
