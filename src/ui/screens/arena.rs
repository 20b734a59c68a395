//! The board with everything around it.

use egui::{Rect, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::{About, Action, Cell, Phase, Screen, ThinkAction};
use crate::engine::Score;
use crate::engine::think::{Grade, MoveRating};
use crate::game::MoveValues;
use crate::rules::{Bitboard, Square};
use crate::ui::board::{Geometry, Scene, Worth, board, square_id, squares_ui};
use crate::ui::disc::Pose;
use crate::ui::icons::Icon;
use crate::ui::layout::{Arena, GAP, MARGIN, TOUCH};
use crate::ui::strings::SquareState;
use crate::ui::widgets::{focus_ring, icon_button};
use crate::ui::{Page, history, hud};

/// At least this many lines of the history are in reach without leaving the page.
const LEAST_HISTORY: f32 = 3.0 * TOUCH;

/// What stands around a board, and the board itself.
pub(super) struct Parts {
    /// The bar above: the name of the game, and its rules.
    pub(super) title: &'static str,
    /// See above.
    pub(super) rules: Screen,
    /// What else stands in the bar.
    pub(super) bar: Option<fn(&mut Ui, &mut Page<'_>)>,
    /// Who plays.
    pub(super) players: fn(&mut Ui, &Page<'_>),
    /// The board, with this side.
    pub(super) board: fn(&mut Ui, &mut Page<'_>, f32),
    /// What is happening.
    pub(super) status: fn(&mut Ui, &mut Page<'_>),
    /// The buttons.
    pub(super) controls: fn(&mut Ui, &mut Page<'_>),
    /// The moves, at least this high.
    pub(super) history: fn(&mut Ui, &mut Page<'_>, f32),
}

pub(super) fn arena_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let parts = Parts {
        title: page.words.arena.title,
        rules: Screen::Rules,
        bar: Some(hud::think_in_bar_ui),
        players: hud::players_ui,
        board: board_ui,
        status: hud::status_ui,
        controls: hud::controls_ui,
        history: history::history_ui,
    };
    table_ui(ui, page, &parts);
}

/// A board with everything around it, whichever game it is.
pub(super) fn table_ui(ui: &mut Ui, page: &mut Page<'_>, parts: &Parts) {
    match Arena::of(ui.max_rect().size()) {
        Arena::Column { board } => column_ui(ui, page, parts, board),
        Arena::Row { board } => row_ui(ui, page, parts, board),
    }
}

fn column_ui(ui: &mut Ui, page: &mut Page<'_>, parts: &Parts, side: f32) {
    let rect = ui.max_rect();
    let width = side.max(rect.width().min(side + 40.0) - 2.0 * MARGIN);
    let column = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
    // The scroll bar gets the margin, so that it covers nothing.
    let with_bar = column.with_max_x((column.right() + MARGIN).min(rect.right()));
    ui.scope_builder(UiBuilder::new().max_rect(with_bar), |ui| {
        ScrollArea::vertical().auto_shrink(false).id_salt("arena").show(ui, |ui| {
            ui.set_max_width(column.width());
            ui.spacing_mut().item_spacing.y = GAP * 0.8;
            bar_ui(ui, page, parts);
            (parts.players)(ui, page);
            (parts.board)(ui, page, side);
            (parts.status)(ui, page);
            (parts.controls)(ui, page);
            (parts.history)(ui, page, LEAST_HISTORY);
        });
    });
}

fn row_ui(ui: &mut Ui, page: &mut Page<'_>, parts: &Parts, side: f32) {
    let rect = ui.max_rect();
    let beside = (rect.width() - side - 3.0 * MARGIN).min(520.0);
    let left = rect.center().x - (side + beside + MARGIN) / 2.0;
    let board = Rect::from_min_size(pos2(left, rect.center().y - side / 2.0), Vec2::splat(side));
    let rest = Rect::from_min_max(
        pos2(board.right() + MARGIN, rect.top()),
        pos2(board.right() + MARGIN + beside, rect.bottom()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(board), |ui| (parts.board)(ui, page, side));
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ScrollArea::vertical().auto_shrink(false).id_salt("arena").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP * 0.8;
            bar_ui(ui, page, parts);
            (parts.players)(ui, page);
            (parts.status)(ui, page);
            (parts.controls)(ui, page);
            (parts.history)(ui, page, LEAST_HISTORY);
        });
    });
}

/// Back, the name of the game, and the settings.
fn bar_ui(ui: &mut Ui, page: &mut Page<'_>, parts: &Parts) {
    let words = page.words;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if icon_button(ui, page, Icon::Back, words.dialog.back).clicked() {
            page.ask(Action::Back);
        }
        ui.label(RichText::new(parts.title).text_style(TextStyle::Heading));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, page, Icon::Settings, words.settings.title).clicked() {
                page.ask(Action::Open(Screen::Settings));
            }
            if icon_button(ui, page, Icon::Book, words.rules.title).clicked() {
                page.ask(Action::Open(parts.rules));
            }
            if let Some(bar) = parts.bar {
                bar(ui, page);
            }
        });
    });
}

/// The board of a side: claims its place, reads the touches, paints.
fn board_ui(ui: &mut Ui, page: &mut Page<'_>, side: f32) {
    let space = vec2(ui.available_width(), side);
    let (place, _) = ui.allocate_exact_size(space, Sense::hover());
    let outer = Rect::from_center_size(place.center(), Vec2::splat(side));
    let geometry = Geometry::new(outer, true);

    let legal = page.app.legal_moves();
    offer_square(page, legal);
    let (touched, focused) =
        squares_ui(ui, &geometry, !legal.is_empty(), |square| square_name(page, square, legal));
    if let Some(square) = touched.tapped {
        // The computer's last move answers why it was made; there is nothing to be played on it.
        page.ask(if page.app.can_explain(square) {
            Action::Think(ThinkAction::Open(About::LastMove))
        } else {
            Action::Tap(square)
        });
    }

    let considered = touched
        .pressed
        .or(page.app.pending())
        .or(focused.as_ref().map(|&(square, _)| square))
        .filter(|&square| legal.contains(square));
    let scene = scene(page, legal, considered);
    board(ui.painter(), &page.theme, &geometry, &scene, true);
    if let Some((_, response)) = focused {
        focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
    }
}

/// The first arrow key lands where something can be played.
fn offer_square(page: &mut Page<'_>, legal: Bitboard) {
    let good = page.app.hint().map(|hint| hint.at).or(legal.first()).or(page.app.last_move());
    if let Some(square) = good {
        page.first_focus = Some(square_id(square));
    }
}

fn scene(page: &Page<'_>, legal: Bitboard, considered: Option<Square>) -> Scene {
    let app = page.app;
    let mut scene = Scene::default();
    let center = match app.phase() {
        Phase::Turning(flips) => Some(flips.at),
        _ => None,
    };
    for (square, place) in Square::all().zip(&mut scene.discs) {
        *place = pose(app.cell(square, page.now), square, center);
    }
    scene.last = app.last_move().filter(|_| !app.is_animating());
    if app.settings().show_legal_moves {
        scene.legal = legal;
    }
    scene.hint = app.hint().map(|hint| hint.at).filter(|&at| legal.contains(at));
    let settings = app.settings();
    if settings.values != MoveValues::Off {
        scene.worths =
            app.values().iter().filter(|it| legal.contains(it.at)).map(|it| worth(page, it)).collect();
    }
    if let Some(square) = considered {
        scene.worths.retain(|worth| worth.at != square);
        scene.ghost = Some((square, app.board().turn));
        scene.preview = app.board().position.flips(square);
        scene.legal &= !square.bit();
    }
    scene
}

/// What a move is worth, as the settings want it on the square.
fn worth(page: &Page<'_>, appraisal: &MoveRating) -> Worth {
    let words = &page.words.arena;
    let text = match page.app.settings().values {
        MoveValues::Figures => (words.figure)(appraisal.score),
        MoveValues::Off | MoveValues::Words => (words.grade)(appraisal.grade).to_owned(),
    };
    Worth { at: appraisal.at, grade: appraisal.grade, text }
}

fn shown_worth(page: &Page<'_>, square: Square, legal: Bitboard) -> Option<(Grade, Score)> {
    let shown = page.app.settings().values != MoveValues::Off && legal.contains(square);
    let known = page.app.values().iter().find(|it| it.at == square);
    known.filter(|_| shown).map(|it| (it.grade, it.score))
}

/// A disc rolls away from the one that was played.
fn pose(cell: Cell, square: Square, center: Option<Square>) -> Option<Pose> {
    match cell {
        Cell::Empty => None,
        Cell::Disc(disc) => Some(Pose::Lying(disc)),
        Cell::Placing(disc, progress) => Some(Pose::Landing { disc, progress }),
        Cell::Turning(to, progress) => {
            let direction = center.map_or(vec2(1.0, 0.0), |center| {
                let step = |from: usize, to: usize| (to as f32 - from as f32).clamp(-1.0, 1.0);
                vec2(step(center.col(), square.col()), step(center.row(), square.row()))
            });
            Some(Pose::Turning { to, direction, progress })
        }
    }
}

/// What is read out for a square.
fn square_name(page: &Page<'_>, square: Square, legal: Bitboard) -> String {
    let app = page.app;
    let board = app.board();
    let state = SquareState {
        disc: board.disc_at(square),
        takes: legal.contains(square).then(|| board.position.flips(square).len()),
        last: app.last_move() == Some(square),
        hinted: app.hint().is_some_and(|hint| hint.at == square),
        marked: app.pending() == Some(square),
        worth: shown_worth(page, square, legal),
    };
    (page.words.arena.square)(square, &state)
}
