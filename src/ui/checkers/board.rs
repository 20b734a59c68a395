//! The board of checkers: its squares, pieces and marks, and the 32 dark squares that can be pressed.

use egui::{
    Align2, Color32, EventFilter, FocusDirection, FontFamily, FontId, Id, Key, Painter, Rect, Response, Role,
    Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::piece::piece;
use crate::app::checkers::Standing;
use crate::rules::checkers::{Move, Piece, Square, Squares};
use crate::ui::board::{Geometry, frame};
use crate::ui::disc;
use crate::ui::paint::{inner_shadow, mix};
use crate::ui::theme::Theme;

/// The radius of a piece, in squares: a little smaller than a disc of Othello, so that numbers and rings have room.
const RADIUS: f32 = 0.38;
/// Numbers smaller than this would only be dirt.
const SMALLEST_NUMBER: f32 = 8.0;

/// Everything that lies on a board at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scene {
    /// The pieces, those above the others last.
    pub(crate) pieces: Vec<Standing>,
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
pub(crate) struct Lie {
    /// Where its squares are.
    pub(crate) geometry: Geometry,
    /// Whether Black is below: the board is turned for a person who plays black.
    pub(crate) turned: bool,
    /// Whether the squares show their numbers.
    pub(crate) numbers: bool,
}

impl Lie {
    /// A square's rectangle.
    fn rect(&self, square: Square) -> Rect {
        self.rect_at(square.col() as f32, square.row() as f32)
    }

    fn rect_at(&self, col: f32, row: f32) -> Rect {
        let (col, row) = if self.turned { (7.0 - col, 7.0 - row) } else { (col, row) };
        self.geometry.rect_at(col, row)
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
pub(crate) fn board(painter: &Painter, theme: &Theme, lie: &Lie, scene: &Scene) {
    frame(painter, theme, &lie.geometry);
    pale_squares(painter, theme, &lie.geometry);
    if lie.numbers {
        numbers(painter, theme, lie);
    }
    marks_below(painter, theme, lie, scene);
    pieces(painter, theme, lie, scene);
    marks_above(painter, theme, lie, scene);
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

fn numbers(painter: &Painter, theme: &Theme, lie: &Lie) {
    let cell = lie.geometry.cell();
    let font = FontId::new((cell * 0.2).max(SMALLEST_NUMBER), FontFamily::Proportional);
    for square in Square::all() {
        let corner = lie.rect(square).left_top() + vec2(cell * 0.05, cell * 0.02);
        painter.text(corner, Align2::LEFT_TOP, square.number(), font.clone(), theme.board.legal);
    }
}

fn marks_below(painter: &Painter, theme: &Theme, lie: &Lie, scene: &Scene) {
    let cell = lie.geometry.cell();
    if let Some(last) = scene.last {
        for square in [last.from(), last.to()] {
            let stroke = Stroke::new((cell * 0.055).max(2.0), theme.board.last_move);
            painter.rect_stroke(lie.rect(square).shrink(1.0), 2.0, stroke, StrokeKind::Inside);
        }
    }
    if let Some(square) = scene.chosen {
        painter.rect_filled(lie.rect(square), 0.0, theme.board.preview.gamma_multiply(0.45));
    }
    for square in scene.landings {
        let center = lie.rect(square).center();
        painter.circle(center, cell * 0.15, theme.board.legal, Stroke::new(1.0, theme.board.line));
    }
    for square in scene.hint.iter().flat_map(|hint| [hint.from(), hint.to()]) {
        let rect = lie.rect(square).shrink(cell * 0.04);
        let stroke = Stroke::new(cell * 0.07, theme.board.preview);
        painter.rect_stroke(rect, cell * 0.12, stroke, StrokeKind::Inside);
    }
}

fn pieces(painter: &Painter, theme: &Theme, lie: &Lie, scene: &Scene) {
    let radius = lie.geometry.cell() * RADIUS;
    for standing in &scene.pieces {
        piece(painter, theme, lie.rect_at(standing.col, standing.row).center(), radius, standing);
    }
    if let Some((square, piece)) = scene.ghost {
        let side = crate::game::checkers::colour(piece.side);
        disc::ghost(painter, theme, lie.rect(square).center(), radius, side);
    }
}

fn marks_above(painter: &Painter, theme: &Theme, lie: &Lie, scene: &Scene) {
    let cell = lie.geometry.cell();
    for square in scene.movable - scene.forced {
        ring(painter, theme, lie.rect(square), cell * 0.035, theme.board.legal);
    }
    for square in scene.forced {
        ring(painter, theme, lie.rect(square), cell * 0.075, theme.board.preview);
    }
}

/// A ring around a piece; the dark edge shows it on a pale piece too.
fn ring(painter: &Painter, theme: &Theme, rect: Rect, width: f32, colour: Color32) {
    let radius = rect.width() * (RADIUS + 0.04);
    let width = width.max(1.5);
    painter.circle_stroke(rect.center(), radius, Stroke::new(width + 2.0, theme.board.line));
    painter.circle_stroke(rect.center(), radius, Stroke::new(width, colour));
}

/// The dark squares as controls: each can be pressed, focused and read out. Gives the one that was pressed, and the one
/// that has the focus. `name` gives what is read.
pub(crate) fn squares_ui(
    ui: &Ui,
    lie: &Lie,
    enabled: bool,
    name: impl Fn(Square) -> String,
) -> (Option<Square>, Option<Response>) {
    let (mut tapped, mut focused) = (None, None);
    for square in Square::all() {
        let response = ui.interact(lie.rect(square), square_id(square), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name(square)));
        if response.clicked() {
            tapped = Some(square);
        }
        if response.has_focus() {
            focused = Some((square, response));
        }
    }
    // After all squares are there, or one arrow would walk on from each square that it has reached.
    let focused = focused.map(|(square, response)| {
        walk(ui, lie, square);
        response
    });
    (tapped, focused)
}

/// Arrows walk from dark square to dark square; at the board's edge they lead on to whatever is beside it. Left to
/// itself, egui would jump over a row each time.
fn walk(ui: &Ui, lie: &Lie, square: Square) {
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
        ui.memory_mut(|memory| match lie.beside(square, arrow) {
            Some(next) => memory.request_focus(square_id(next)),
            None => memory.move_focus(arrow),
        });
    }
}

/// A square's name inside egui, the same in every frame, so that the keyboard's focus stays on it.
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
            let lie = Lie { geometry, turned, numbers: true };
            let beside = |number, arrow| lie.beside(square(number), arrow).map(Square::number);
            let (up, right) = if turned { (19, 14) } else { (11, 16) };
            assert_eq!(beside(15, FocusDirection::Up), Some(up));
            assert_eq!(beside(15, FocusDirection::Right), Some(right));
            for from in Square::all() {
                for arrow in [FocusDirection::Up, FocusDirection::Down, FocusDirection::Left] {
                    if let Some(next) = lie.beside(from, arrow) {
                        assert_eq!(lie.beside(next, opposite(arrow)), Some(from));
                    }
                }
            }
        }
        let lie = Lie { geometry, turned: false, numbers: true };
        assert_eq!(lie.beside(square(4), FocusDirection::Up), None);
        assert_eq!(lie.beside(square(4), FocusDirection::Right), None, "not to the next row");
        assert_eq!(lie.beside(square(30), FocusDirection::Down), None);
    }
}
