//! The board: frame, felt, coordinates, discs and marks, and the 64 squares that can be pressed.

use egui::epaint::CornerRadius;
use egui::{
    Align2, Color32, FontFamily, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::access::{BoardQuestion, accesskit_rect, asked_question, offer_questions};
use super::disc::{self, Pose};
use super::paint::{gradient, inner_shadow, mix};
use super::strings::AccessWords;
use super::theme::Theme;
use super::widgets::focus_ring;
use super::worth_tag::worth_tag;
use crate::engine::think::Grade;
use crate::rules::{Bitboard, Disc, Square};

/// The radius of a disc, in squares.
const DISC_RADIUS: f32 = 0.41;
/// The frame's width, in sides of the whole board: room for the letters, as little as they need.
const FRAME_SHARE: f32 = 0.048;
/// Letters and digits are never smaller than this many points; the frame then grows.
const SMALLEST_COORDINATE: f32 = 10.0;

/// Everything that lies on a board at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The discs by square.
    pub discs: [Option<Pose>; Square::COUNT],
    /// Squares marked as playable.
    pub legal: Bitboard,
    /// The disc that was played last.
    pub last: Option<Square>,
    /// Where a disc would lie if the finger were lifted now.
    pub ghost: Option<(Square, Disc)>,
    /// Discs that this move would turn.
    pub preview: Bitboard,
    /// The advised square.
    pub hint: Option<Square>,
    /// What moves are worth, on their squares.
    pub worths: Vec<Worth>,
}

/// A square's tag: what a move there is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The square.
    pub at: Square,
    /// Told by the shape and the colour.
    pub grade: Grade,
    /// Told by the words.
    pub text: String,
}

impl Default for Scene {
    fn default() -> Self {
        Self {
            discs: [None; Square::COUNT],
            legal: Bitboard::EMPTY,
            last: None,
            ghost: None,
            preview: Bitboard::EMPTY,
            hint: None,
            worths: Vec::new(),
        }
    }
}

impl Scene {
    /// All discs of a board, lying.
    pub fn of(board: crate::rules::Board) -> Self {
        let mut scene = Self::default();
        for (square, place) in Square::all().zip(&mut scene.discs) {
            *place = board.disc_at(square).map(Pose::Lying);
        }
        scene
    }
}

/// Where things are on a board that fills a square.
#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    /// Frame and all.
    pub outer: Rect,
    /// The 64 squares.
    pub field: Rect,
}

impl Geometry {
    /// The board inside a square rectangle. A board of the rules page has no coordinates and so a thin frame.
    pub fn new(outer: Rect, coordinates: bool) -> Self {
        let side = outer.width();
        let frame =
            if coordinates { (side * FRAME_SHARE).max(SMALLEST_COORDINATE * 1.35) } else { side * 0.02 };
        Self { outer, field: outer.shrink(frame.round()) }
    }

    /// The side of a square.
    pub fn cell(&self) -> f32 {
        self.field.width() / 8.0
    }

    /// A square's rectangle.
    pub fn rect(&self, square: Square) -> Rect {
        self.rect_at(square.col() as f32, square.row() as f32)
    }

    /// The rectangle so many squares from the left and from above; between two squares while something moves.
    pub fn rect_at(&self, col: f32, row: f32) -> Rect {
        Rect::from_min_size(self.field.min + vec2(col, row) * self.cell(), Vec2::splat(self.cell()))
    }
}

/// Paints a board with what lies on it. Coordinates are shown when the frame has room for them.
pub fn board(painter: &Painter, theme: &Theme, geometry: &Geometry, scene: &Scene, coordinates: bool) {
    frame(painter, theme, geometry);
    if coordinates {
        letters(painter, theme, geometry);
    }
    grid(painter, theme, geometry);
    marks_below(painter, theme, geometry, scene);
    discs(painter, theme, geometry, scene);
    marks_above(painter, theme, geometry, scene);
}

/// A frame around two by two squares, for the start page; gives the squares' rectangle.
pub fn emblem_ground(painter: &Painter, theme: &Theme, outer: Rect) -> Rect {
    let field = outer.shrink((outer.width() * 0.05).round());
    frame(painter, theme, &Geometry { outer, field });
    let stroke = Stroke::new(1.5, theme.board.line);
    painter.hline(field.x_range(), field.center().y, stroke);
    painter.vline(field.center().x, field.y_range(), stroke);
    field
}

pub(super) fn frame(painter: &Painter, theme: &Theme, geometry: &Geometry) {
    let Geometry { outer, field } = *geometry;
    let colours = &theme.board;
    let radius = CornerRadius::same((outer.width() * 0.022).clamp(4.0, 14.0) as u8);
    if !theme.is_flat() {
        let shade =
            egui::Shadow { offset: [0, 3], blur: 12, spread: 0, color: theme.shadow.gamma_multiply(0.8) };
        painter.add(shade.as_shape(outer, radius));
    }
    painter.rect_filled(outer, radius, colours.frame[1]);
    // The light falls on the upper half: a second, shorter rectangle melts into the first.
    let [top, bottom] = colours.frame;
    painter.add(gradient(outer.shrink(radius.nw as f32 * 0.4), [top, bottom]));
    painter.rect_stroke(outer, radius, Stroke::new(1.5, colours.frame_edge), StrokeKind::Inside);
    let bevel = mix(top, Color32::WHITE, if theme.is_flat() { 0.0 } else { 0.18 });
    painter.rect_stroke(
        outer.shrink(2.0),
        radius,
        Stroke::new(1.0, bevel.gamma_multiply(0.5)),
        StrokeKind::Inside,
    );
    painter.add(gradient(field, colours.felt));
    if !theme.is_flat() {
        painter.extend(inner_shadow(field, geometry.cell() * 0.22, theme.shadow.gamma_multiply(0.7)));
    }
    painter.rect_stroke(field, 0.0, Stroke::new(1.5, colours.frame_edge), StrokeKind::Outside);
}

/// The letters a–h above and below, the digits 1–8 left and right.
fn letters(painter: &Painter, theme: &Theme, geometry: &Geometry) {
    let Geometry { outer, field } = *geometry;
    let band = field.top() - outer.top();
    let font = FontId::new((band * 0.68).max(SMALLEST_COORDINATE), FontFamily::Proportional);
    let cell = geometry.cell();
    let colour = theme.board.coordinate;
    for index in 0..8_u8 {
        let middle = cell * (f32::from(index) + 0.5);
        let letter = char::from(b'a' + index);
        let digit = char::from(b'1' + index);
        for y in [outer.top() + band * 0.5, outer.bottom() - band * 0.5] {
            painter.text(pos2(field.left() + middle, y), Align2::CENTER_CENTER, letter, font.clone(), colour);
        }
        for x in [outer.left() + band * 0.5, outer.right() - band * 0.5] {
            painter.text(pos2(x, field.top() + middle), Align2::CENTER_CENTER, digit, font.clone(), colour);
        }
    }
}

fn grid(painter: &Painter, theme: &Theme, geometry: &Geometry) {
    let (field, cell) = (geometry.field, geometry.cell());
    let stroke = Stroke::new((cell * 0.03).clamp(1.0, 2.0), theme.board.line);
    for index in 1..8 {
        let way = cell * index as f32;
        painter.hline(field.x_range(), field.top() + way, stroke);
        painter.vline(field.left() + way, field.y_range(), stroke);
    }
    for (col, row) in [(2.0, 2.0), (6.0, 2.0), (2.0, 6.0), (6.0, 6.0)] {
        painter.circle_filled(field.min + vec2(col, row) * cell, (cell * 0.075).max(2.0), theme.board.line);
    }
}

fn marks_below(painter: &Painter, theme: &Theme, geometry: &Geometry, scene: &Scene) {
    let cell = geometry.cell();
    let tagged: Bitboard = scene.worths.iter().map(|worth| worth.at).collect();
    for square in scene.legal & !tagged {
        let center = geometry.rect(square).center();
        painter.circle(
            center,
            cell * 0.13,
            theme.board.legal.gamma_multiply(0.85),
            Stroke::new(1.0, theme.board.line),
        );
    }
    for worth in &scene.worths {
        worth_tag(painter, theme, geometry.rect(worth.at), worth);
    }
    if let Some(square) = scene.hint {
        let rect = geometry.rect(square).shrink(cell * 0.08);
        painter.rect_stroke(
            rect,
            cell * 0.12,
            Stroke::new(cell * 0.07, theme.board.preview),
            StrokeKind::Inside,
        );
    }
}

fn discs(painter: &Painter, theme: &Theme, geometry: &Geometry, scene: &Scene) {
    let radius = geometry.cell() * DISC_RADIUS;
    for raised in [false, true] {
        for (square, pose) in Square::all().zip(&scene.discs) {
            if let Some(pose) = pose
                && pose.is_raised() == raised
            {
                disc::disc(painter, theme, geometry.rect(square).center(), radius, *pose);
            }
        }
    }
    if let Some((square, side)) = scene.ghost {
        disc::ghost(painter, theme, geometry.rect(square).center(), radius, side);
    }
}

fn marks_above(painter: &Painter, theme: &Theme, geometry: &Geometry, scene: &Scene) {
    let cell = geometry.cell();
    for square in scene.preview {
        let center = geometry.rect(square).center();
        // The dark edge shows the ring on a white disc, the bright one on a black disc.
        painter.circle_stroke(center, cell * 0.30, Stroke::new(cell * 0.11, theme.board.line));
        painter.circle_stroke(center, cell * 0.30, Stroke::new(cell * 0.06, theme.board.preview));
    }
    if let Some(square) = scene.last {
        last_move_mark(painter, theme, geometry.rect(square).center(), cell);
    }
}

/// A dot with a pale ring: it shows on a black disc, on a white one and without colours.
fn last_move_mark(painter: &Painter, theme: &Theme, center: Pos2, cell: f32) {
    painter.circle(center, cell * 0.115, theme.board.last_move, Stroke::new(cell * 0.035, theme.white.face));
}

/// What those can ask who listen to a board, and its name.
#[derive(Clone, Copy)]
pub(super) struct Questions<'a> {
    pub(super) words: &'a AccessWords,
    pub(super) offered: &'a [BoardQuestion],
}

/// Othello's board in this square, with its squares as controls, read out by their names: gives the one that was tapped,
/// and the one that a question was asked on. `scene` says what lies on the board; it is told the square that is held down
/// and the one with the keyboard's focus.
pub(super) fn pressable_board(
    ui: &Ui,
    theme: &Theme,
    place: Rect,
    enabled: bool,
    questions: Questions<'_>,
    name: impl Fn(Square) -> String,
    scene: impl FnOnce(Option<Square>, Option<Square>) -> Scene,
) -> Touched<Square> {
    let geometry = Geometry::new(place, true);
    let place = |square| (geometry.rect(square), square_id(square));
    let ui = &grid_ui(ui, geometry.field, questions.words);
    let touched = squares_ui(ui, Square::all(), place, enabled, questions, name);
    let focused = touched.focused.as_ref().map(|&(square, _)| square);
    board(ui.painter(), theme, &geometry, &scene(touched.pressed, focused), true);
    if let Some((_, response)) = &touched.focused {
        focus_ring(ui.painter(), theme, response.rect, 4.0);
    }
    touched
}

/// The squares of a board as a grid of eight by eight, for those who listen.
pub(super) fn grid_ui(ui: &Ui, field: Rect, words: &AccessWords) -> Ui {
    let builder = UiBuilder::new()
        .layer_id(ui.layer_id())
        .max_rect(field)
        .accessibility_parent(ui.unique_id())
        .accessibility_role(Role::Grid);
    let mut grid = Ui::new(ui.ctx().clone(), Id::unique("board grid"), builder);
    grid.set_clip_rect(ui.clip_rect());
    ui.ctx().accesskit_node_builder(grid.unique_id(), |node| {
        node.set_label(words.board);
        node.set_row_count(8);
        node.set_column_count(8);
        node.set_bounds(accesskit_rect(field));
    });
    grid
}

/// What came of one frame of touching a board.
#[derive(Clone, Debug)]
pub(super) struct Touched<S> {
    /// Pressed and released, or chosen by keyboard or screen reader.
    pub(super) tapped: Option<S>,
    /// Held down right now.
    pub(super) pressed: Option<S>,
    /// Where the keyboard's focus is.
    pub(super) focused: Option<(S, Response)>,
    /// Asked by a screen reader.
    pub(super) asked: Option<(S, BoardQuestion)>,
}

/// The squares of a board as controls: each can be pressed, focused and read out. `place` gives a square's rectangle and
/// its id, `name` what is read.
pub(super) fn squares_ui<S: Copy>(
    ui: &Ui,
    squares: impl Iterator<Item = S>,
    place: impl Fn(S) -> (Rect, Id),
    enabled: bool,
    questions: Questions<'_>,
    name: impl Fn(S) -> String,
) -> Touched<S> {
    let mut touched = Touched { tapped: None, pressed: None, focused: None, asked: None };
    let is_read_aloud = ui.ctx().has_accesskit_node(ui.unique_id());
    for square in squares {
        let (rect, id) = place(square);
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name(square)));
        if is_read_aloud {
            offer_questions(ui.ctx(), id, questions.words, questions.offered);
            let question = asked_question(ui.ctx(), id);
            touched.asked = touched.asked.or(question.map(|question| (square, question)));
        }
        if response.clicked() {
            touched.tapped = Some(square);
        }
        if response.is_pointer_button_down_on() {
            touched.pressed = Some(square);
        }
        if response.has_focus() {
            touched.focused = Some((square, response));
        }
    }
    touched
}

/// The answer to a question about Othello's squares alone. `word` is what there is to say of a square, if anything.
pub(super) fn answer_about_squares(
    words: &AccessWords,
    (square, question): (Square, BoardQuestion),
    word: impl Fn(Square) -> Option<String>,
) -> Option<String> {
    let row = |row: usize| {
        let squares = Square::all().filter(|square| square.row() == row);
        words.row(row + 1, &words.line(squares.filter_map(&word)))
    };
    match question {
        BoardQuestion::Row => Some(row(square.row())),
        BoardQuestion::Column => {
            let squares = Square::all().filter(|other| other.col() == square.col());
            let letter = char::from(b'a' + square.col() as u8);
            Some(words.column(&letter.to_string(), &words.line(squares.filter_map(&word))))
        }
        BoardQuestion::Whole => Some((0..8).map(row).collect::<Vec<_>>().join(" ")),
        BoardQuestion::NextPlayable | BoardQuestion::LastMove | BoardQuestion::Score => None,
    }
}

/// A square's id inside egui, the same in every frame, so that the keyboard's focus stays on it.
pub(super) fn square_id(square: Square) -> Id {
    Id::unique("board square").with(square.index())
}
