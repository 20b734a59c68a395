//! The board of checkers: its squares, pieces and marks, and the 32 dark squares that can be pressed.

use egui::{
    Align2, Color32, EventFilter, FocusDirection, FontFamily, FontId, Id, Key, Painter, Rect, Stroke,
    StrokeKind, Ui, vec2,
};

use super::piece::piece;
use crate::app::checkers::PieceView;
use crate::rules::checkers::{Move, Piece, Square, Squares};
use crate::ui::board::{self, Geometry, Questions, Touched, frame};
use crate::ui::disc;
use crate::ui::paint::{inner_shadow, mix};
use crate::ui::theme::Theme;

/// The radius of a piece, in squares: a little smaller than a disc of Othello, so that numbers and rings have room.
const RADIUS: f32 = 0.38;
/// Numbers smaller than this cannot be read.
const SMALLEST_NUMBER: f32 = 8.0;

/// Everything that lies on a board at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scene {
    /// The pieces, those above the others last.
    pub(crate) pieces: Vec<PieceView>,
    /// Pieces that may move.
    pub(crate) movable: Squares,
    /// Pieces that must jump.
    pub(crate) forced: Squares,
    /// The piece that is about to move.
    pub(crate) chosen: Option<Square>,
    /// Where it may land.
    pub(crate) landings: Squares,
    /// Where it would stand after a second tap.
    pub(crate) ghost: Option<(Square, Piece)>,
    /// The move that was played last.
    pub(crate) last: Option<Move>,
    /// The move that is advised.
    pub(crate) hint: Option<Move>,
}

/// How a board lies in front of the person who looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView {
    pub(crate) geometry: Geometry,
    /// Whether Black is below: the board is turned for a person who plays black.
    pub(crate) turned: bool,
    /// Whether the squares show their numbers.
    pub(crate) numbers: bool,
}

impl BoardView {
    fn rect(&self, square: Square) -> Rect {
        self.rect_at(square.col() as f32, square.row() as f32)
    }

    fn rect_at(&self, col: f32, row: f32) -> Rect {
        let (col, row) = if self.turned { (7.0 - col, 7.0 - row) } else { (col, row) };
        self.geometry.rect_at(col, row)
    }

    /// All dark squares as they lie before the person, from the upper left to the lower right: the order of reading.
    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let last = Square::all().count() + 1;
        let turned = self.turned;
        Square::all().filter_map(
            move |square| {
                if turned { Square::new(last - square.number()) } else { Some(square) }
            },
        )
    }

    /// The dark square next to this one in the direction of an arrow. Rows are shifted against each other, so up and
    /// down go to the square with the same place in its row.
    fn beside(&self, square: Square, arrow: FocusDirection) -> Option<Square> {
        let (number, place) = (square.number(), (square.number() - 1) % 4);
        let arrow = if self.turned { opposite(arrow) } else { arrow };
        match arrow {
            FocusDirection::Up => number.checked_sub(4),
            FocusDirection::Down => Some(number + 4),
            FocusDirection::Left if place > 0 => Some(number - 1),
            FocusDirection::Right if place < 3 => Some(number + 1),
            _ => None,
        }
        .and_then(Square::new)
    }
}

const fn opposite(arrow: FocusDirection) -> FocusDirection {
    match arrow {
        FocusDirection::Up => FocusDirection::Down,
        FocusDirection::Down => FocusDirection::Up,
        FocusDirection::Left => FocusDirection::Right,
        FocusDirection::Right => FocusDirection::Left,
        other => other,
    }
}

/// Paints a board with what lies on it.
pub(crate) fn board(painter: &Painter, theme: &Theme, view: &BoardView, scene: &Scene) {
    frame(painter, theme, &view.geometry);
    pale_squares(painter, theme, &view.geometry);
    if view.numbers {
        numbers(painter, theme, view);
    }
    marks_below(painter, theme, view, scene);
    pieces(painter, theme, view, scene);
    marks_above(painter, theme, view, scene);
}

/// The squares that nobody plays on. The others are the felt that the frame has left.
fn pale_squares(painter: &Painter, theme: &Theme, geometry: &Geometry) {
    let [top, bottom] = theme.board.pale;
    for row in 0..8_u8 {
        let colour = mix(top, bottom, f32::from(row) / 7.0);
        for col in (row % 2..8).step_by(2) {
            painter.rect_filled(geometry.rect_at(f32::from(col), f32::from(row)), 0.0, colour);
        }
    }
    if !theme.is_flat() {
        let shade = theme.shadow.gamma_multiply(0.4);
        painter.extend(inner_shadow(geometry.field, geometry.cell() * 0.12, shade));
    }
}

fn numbers(painter: &Painter, theme: &Theme, view: &BoardView) {
    let cell = view.geometry.cell();
    let font = FontId::new((cell * 0.2).max(SMALLEST_NUMBER), FontFamily::Proportional);
    for square in Square::all() {
        let corner = view.rect(square).left_top() + vec2(cell * 0.05, cell * 0.02);
        painter.text(corner, Align2::LEFT_TOP, square.number(), font.clone(), theme.board.legal);
    }
}

fn marks_below(painter: &Painter, theme: &Theme, view: &BoardView, scene: &Scene) {
    let cell = view.geometry.cell();
    if let Some(last) = scene.last {
        for square in [last.from(), last.to()] {
            let stroke = Stroke::new((cell * 0.055).max(2.0), theme.board.last_move);
            painter.rect_stroke(view.rect(square).shrink(1.0), 2.0, stroke, StrokeKind::Inside);
        }
    }
    if let Some(square) = scene.chosen {
        painter.rect_filled(view.rect(square), 0.0, theme.board.preview.gamma_multiply(0.45));
    }
    for square in scene.landings {
        let center = view.rect(square).center();
        painter.circle(center, cell * 0.15, theme.board.legal, Stroke::new(1.0, theme.board.line));
    }
    for square in scene.hint.iter().flat_map(|hint| [hint.from(), hint.to()]) {
        let rect = view.rect(square).shrink(cell * 0.04);
        let stroke = Stroke::new(cell * 0.07, theme.board.preview);
        painter.rect_stroke(rect, cell * 0.12, stroke, StrokeKind::Inside);
    }
}

fn pieces(painter: &Painter, theme: &Theme, view: &BoardView, scene: &Scene) {
    let radius = view.geometry.cell() * RADIUS;
    for standing in &scene.pieces {
        piece(painter, theme, view.rect_at(standing.col, standing.row).center(), radius, standing);
    }
    if let Some((square, piece)) = scene.ghost {
        let side = crate::game::colour(piece.side);
        disc::ghost(painter, theme, view.rect(square).center(), radius, side);
    }
}

fn marks_above(painter: &Painter, theme: &Theme, view: &BoardView, scene: &Scene) {
    let cell = view.geometry.cell();
    for square in scene.movable - scene.forced {
        ring(painter, theme, view.rect(square), cell * 0.035, theme.board.legal);
    }
    for square in scene.forced {
        ring(painter, theme, view.rect(square), cell * 0.075, theme.board.preview);
    }
}

/// A ring around a piece; the dark edge shows it on a pale piece too.
fn ring(painter: &Painter, theme: &Theme, rect: Rect, width: f32, colour: Color32) {
    let radius = rect.width() * (RADIUS + 0.04);
    let width = width.max(1.5);
    painter.circle_stroke(rect.center(), radius, Stroke::new(width + 2.0, theme.board.line));
    painter.circle_stroke(rect.center(), radius, Stroke::new(width, colour));
}

/// The dark squares as controls: each can be pressed, focused and read out. `name` gives what is read.
pub(crate) fn squares_ui(
    ui: &Ui,
    view: &BoardView,
    enabled: bool,
    questions: Questions<'_>,
    name: impl Fn(Square) -> String,
) -> Touched<Square> {
    let place = |square| (view.rect(square), square_id(square));
    let ui = &board::grid_ui(ui, view.geometry.field, questions.words);
    let touched = board::squares_ui(ui, view.squares(), place, enabled, questions, name);
    // After all squares are there, or one arrow would walk on from each square that it has reached.
    if let Some((square, _)) = touched.focused {
        walk(ui, view, square);
    }
    touched
}

/// Arrows walk from dark square to dark square; at the board's edge they lead on to whatever is beside it. Left to
/// itself, egui would jump over a row each time.
fn walk(ui: &Ui, view: &BoardView, square: Square) {
    let ours = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(square_id(square), ours));
    let arrows = [
        (Key::ArrowUp, FocusDirection::Up),
        (Key::ArrowDown, FocusDirection::Down),
        (Key::ArrowLeft, FocusDirection::Left),
        (Key::ArrowRight, FocusDirection::Right),
    ];
    let pressed = ui.input(|input| arrows.into_iter().find(|&(key, _)| input.key_pressed(key)));
    if let Some((_, arrow)) = pressed {
        ui.memory_mut(|memory| match view.beside(square, arrow) {
            Some(next) => memory.request_focus(square_id(next)),
            None => memory.move_focus(arrow),
        });
    }
}

/// A square's id inside egui, the same in every frame, so that the keyboard's focus stays on it.
pub(crate) fn square_id(square: Square) -> Id {
    Id::unique("checkers square").with(square.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn arrows_reach_every_square_and_follow_the_turned_board() {
        let geometry = Geometry::new(Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 400.0)), false);
        let square = |number| Square::new(number).unwrap();
        for turned in [false, true] {
            let view = BoardView { geometry, turned, numbers: true };
            let beside = |number, arrow| view.beside(square(number), arrow).map(Square::number);
            let (up, right) = if turned { (19, 14) } else { (11, 16) };
            assert_eq!(beside(15, FocusDirection::Up), Some(up));
            assert_eq!(beside(15, FocusDirection::Right), Some(right));
            for from in Square::all() {
                for arrow in [FocusDirection::Up, FocusDirection::Down, FocusDirection::Left] {
                    if let Some(next) = view.beside(from, arrow) {
                        assert_eq!(view.beside(next, opposite(arrow)), Some(from));
                    }
                }
            }
        }
        let view = BoardView { geometry, turned: false, numbers: true };
        assert_eq!(view.beside(square(4), FocusDirection::Up), None);
        assert_eq!(view.beside(square(4), FocusDirection::Right), None, "not to the next row");
        assert_eq!(view.beside(square(30), FocusDirection::Down), None);
    }
}
