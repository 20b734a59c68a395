//! The board of checkers with everything around it.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use super::arena::{Parts, table_ui};
use crate::app::checkers::Standing;
use crate::app::{Action, Screen};
use crate::rules::Disc;
use crate::rules::checkers::{Move, Piece, Square, Squares};
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

    let moment = Moment::of(page);
    if let Some(square) = moment.good_square() {
        // The first arrow key lands where something can be done.
        page.first_focus = Some(square_id(square));
    }
    let (tapped, focused) = squares_ui(ui, &lie, sight.is_choosing(), |square| {
        (page.words.checkers.square)(square, &moment.state(square))
    });
    if let Some(square) = tapped {
        page.ask(Action::TapChecker(square));
    }

    let scene = moment.scene(page.app.settings().show_legal_moves);
    board(ui.painter(), &page.theme, &lie, &scene);
    if let Some(response) = focused {
        focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
    }
}

/// All that is to be seen and said of the board now, asked of the app once.
struct Moment {
    pieces: Vec<Standing>,
    movable: Squares,
    must_jump: bool,
    chosen: Option<Square>,
    landings: Squares,
    pending: Option<Square>,
    last: Option<Move>,
    hint: Option<Move>,
}

impl Moment {
    fn of(page: &Page<'_>) -> Self {
        let sight = page.app.checkers();
        Self {
            pieces: sight.standing(page.now),
            movable: sight.movable(),
            must_jump: sight.must_jump(),
            chosen: sight.chosen(),
            landings: sight.landings(),
            pending: sight.pending(),
            last: sight.last_move().filter(|_| !sight.is_animating() && !sight.is_underway()),
            hint: sight.hint().map(|hint| hint.chosen).filter(|_| sight.is_choosing()),
        }
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        let place = |it: &Standing| Square::at(it.col.round() as usize, it.row.round() as usize);
        self.pieces.iter().find(|it| place(it) == Some(square)).map(|it| it.piece)
    }

    fn good_square(&self) -> Option<Square> {
        let advised = self.hint.map(|hint| hint.from());
        let last = self.last.map(|last| last.to());
        self.landings.first().or(advised).or(self.movable.first()).or(last)
    }

    fn scene(&self, shows_moves: bool) -> Scene {
        let shown = |squares: Squares, shown: bool| if shown { squares } else { Squares::EMPTY };
        let mover = self.chosen.and_then(|chosen| self.piece_on(chosen));
        Scene {
            pieces: self.pieces.clone(),
            movable: shown(self.movable, shows_moves && self.chosen.is_none()),
            // A forced jump is a rule and not a help: it is always shown.
            forced: shown(self.movable, self.must_jump),
            chosen: self.chosen,
            landings: shown(self.landings, shows_moves),
            ghost: self.pending.zip(mover),
            last: self.last,
            hint: self.hint,
        }
    }

    /// What is read out for a square.
    fn state(&self, square: Square) -> CheckerState {
        let is_movable = self.movable.contains(square);
        CheckerState {
            piece: self.piece_on(square),
            movable: is_movable && !self.must_jump,
            must_jump: is_movable && self.must_jump,
            chosen: self.chosen == Some(square),
            playable: self.landings.contains(square),
            last: self.last.is_some_and(|last| last.to() == square),
            hinted: self.hint.is_some_and(|hint| [hint.from(), hint.to()].contains(&square)),
            marked: self.pending == Some(square),
        }
    }
}
