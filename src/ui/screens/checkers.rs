//! The board of checkers with everything around it.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use super::arena::{Parts, table_ui};
use crate::app::{Action, Screen};
use crate::engine::checkers::{Square, Squares};
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::board::Geometry;
use crate::ui::checkers::board::{Lie, Scene, board, square_id, squares_ui};
use crate::ui::checkers::hud;
use crate::ui::strings::CheckerState;
use crate::ui::widgets::focus_ring;

pub(super) fn checkers_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let parts = Parts {
        title: page.words.checkers.title,
        rules: Screen::CheckersRules,
        bar: None,
        players: hud::players_ui,
        board: board_ui,
        status: |ui, page| hud::status_ui(ui, page),
        controls: hud::controls_ui,
        history: hud::history_ui,
    };
    table_ui(ui, page, &parts);
}

/// The board of a side: claims its place, reads the touches, paints.
fn board_ui(ui: &mut Ui, page: &mut Page<'_>, side: f32) {
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    let sight = page.app.checkers();
    let lie = Lie {
        geometry: Geometry::new(Rect::from_center_size(place.center(), Vec2::splat(side)), false),
        turned: sight.seats().only_person() == Some(Disc::Black),
        numbers: page.app.settings().square_numbers,
    };

    let scene = scene(page);
    offer_square(page, &scene);
    let (tapped, focused) = squares_ui(ui, &lie, sight.is_choosing(), |square| square_name(page, square));
    if let Some(square) = tapped {
        page.ask(Action::TapChecker(square));
    }

    board(ui.painter(), &page.theme, &lie, &scene);
    if let Some(response) = focused {
        focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
    }
}

/// The first arrow key lands where something can be done.
fn offer_square(page: &mut Page<'_>, scene: &Scene) {
    let sight = page.app.checkers();
    let advised = scene.hint.map(|hint| hint.from());
    let good = scene.landings.first().or(advised).or(sight.movable().first());
    if let Some(square) = good.or(scene.last.map(|last| last.to())) {
        page.first_focus = Some(square_id(square));
    }
}

fn scene(page: &Page<'_>) -> Scene {
    let sight = page.app.checkers();
    let movable = sight.movable();
    let marked = page.app.settings().show_legal_moves;
    let ghost = sight.pending().zip(sight.chosen()).and_then(|(to, from)| {
        let mover = sight.standing(page.now).into_iter().find(|it| on(it.col, it.row) == Some(from));
        mover.map(|mover| (to, mover.piece))
    });
    Scene {
        pieces: sight.standing(page.now),
        movable: if marked && sight.chosen().is_none() { movable } else { Squares::EMPTY },
        // A forced jump is a rule and not a help: it is always shown.
        forced: if sight.must_jump() { movable } else { Squares::EMPTY },
        chosen: sight.chosen(),
        landings: if marked { sight.landings() } else { Squares::EMPTY },
        ghost,
        last: sight.last_move().filter(|_| !sight.is_animating() && !sight.is_underway()),
        hint: sight.hint().map(|hint| hint.chosen).filter(|_| sight.is_choosing()),
    }
}

fn on(col: f32, row: f32) -> Option<Square> {
    Square::at(col.round() as usize, row.round() as usize)
}

/// What is read out for a square.
fn square_name(page: &Page<'_>, square: Square) -> String {
    let sight = page.app.checkers();
    let standing = sight.standing(page.now);
    let piece = standing.iter().find(|it| on(it.col, it.row) == Some(square)).map(|it| it.piece);
    let state = CheckerState {
        piece,
        movable: sight.movable().contains(square) && !sight.must_jump(),
        must_jump: sight.movable().contains(square) && sight.must_jump(),
        chosen: sight.chosen() == Some(square),
        playable: sight.landings().contains(square),
        last: sight.last_move().is_some_and(|last| last.to() == square) && !sight.is_underway(),
        hinted: sight.hint().is_some_and(|hint| [hint.chosen.from(), hint.chosen.to()].contains(&square)),
        marked: sight.pending() == Some(square),
    };
    (page.words.checkers.square)(square, &state)
}
