//! Where things go: one column on a phone, board beside the rest when the screen is wide, the same on a tablet.

use egui::{Rect, Vec2};

/// The least height and width of whatever a finger should hit, in points.
pub const TOUCH: f32 = 48.0;
/// The space at the screen's edge.
pub const MARGIN: f32 = 12.0;
/// The space between the parts of a screen.
pub const GAP: f32 = 10.0;
/// Lines longer than this are hard to read.
pub const READING_WIDTH: f32 = 560.0;
/// Beyond this a board has discs as large as saucers.
const LARGEST_BOARD: f32 = 820.0;
/// The board's margin on a narrow phone: every point counts there.
const BOARD_MARGIN: f32 = 6.0;

/// How a table shares the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TableLayout {
    /// Everything below each other, with a board of this side.
    Column {
        /// The board's side.
        board: f32,
    },
    /// The board to the left, the rest beside it.
    Row {
        /// The board's side.
        board: f32,
    },
}

/// What must be on the screen together with a board, in points at normal text: title bar, one line of what happens,
/// controls and a glimpse of what else there is.
const REST_OF_COLUMN: f32 = 250.0;
/// The same for the board of a game, whose parts make themselves small: the bar with the players, one line of what
/// happens, the buttons and two lines of the history.
const REST_OF_TABLE: f32 = 188.0;
/// The least width for what stands beside the board.
const LEAST_SIDE: f32 = 280.0;

impl TableLayout {
    /// The arrangement for a screen of this size, insets already taken away.
    pub fn of(size: Vec2) -> Self {
        Self::with_rest(size, REST_OF_COLUMN)
    }

    /// The same for the screen of a game.
    pub fn of_table(size: Vec2) -> Self {
        Self::with_rest(size, REST_OF_TABLE)
    }

    fn with_rest(size: Vec2, rest: f32) -> Self {
        let beside = (size.x - LEAST_SIDE - MARGIN).min(size.y - 2.0 * BOARD_MARGIN).min(LARGEST_BOARD);
        let widest = (size.x - 2.0 * BOARD_MARGIN).min(LARGEST_BOARD);
        let below = widest.min(size.y - rest);
        let highest = size.y - 2.0 * BOARD_MARGIN;
        // Nearly square and small, a row would leave the board a corner: then a column that scrolls is better.
        if beside >= below && beside >= 0.6 * widest.min(highest) {
            return Self::Row { board: beside.floor() };
        }
        // Even when the rest has to be scrolled to, a column's board keeps most of the width.
        Self::Column { board: below.max((widest * 0.8).min(highest)).floor() }
    }
}

/// A column of at most this width in the middle of a rectangle.
pub fn centred(rect: Rect, width: f32) -> Rect {
    let width = width.min(rect.width() - 2.0 * MARGIN);
    Rect::from_center_size(rect.center(), Vec2::new(width, rect.height()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_phone_upright_gives_the_board_its_whole_width() {
        assert_eq!(TableLayout::of(vec2(412.0, 860.0)), TableLayout::Column { board: 400.0 });
        assert_eq!(TableLayout::of(vec2(320.0, 600.0)), TableLayout::Column { board: 308.0 });
    }

    #[test]
    fn the_board_of_a_game_has_its_whole_width_on_the_smallest_phones() {
        for (width, height) in [(360.0, 568.0), (320.0, 530.0), (320.0, 498.0)] {
            assert_eq!(
                TableLayout::of_table(vec2(width, height)),
                TableLayout::Column { board: width - 12.0 }
            );
        }
    }

    #[test]
    fn a_phone_on_its_side_gives_the_board_its_whole_height() {
        assert_eq!(TableLayout::of(vec2(915.0, 388.0)), TableLayout::Row { board: 376.0 });
    }

    #[test]
    fn the_board_is_never_larger_than_the_screen() {
        for width in (320..1600).step_by(40) {
            for height in (320..1600).step_by(40) {
                let size = vec2(width as f32, height as f32);
                for layout in [TableLayout::of(size), TableLayout::of_table(size)] {
                    let (TableLayout::Column { board } | TableLayout::Row { board }) = layout;
                    assert!(board <= size.x && board <= size.y, "{size:?}: {board}");
                    assert!(board >= 180.0, "{size:?}: {board}");
                }
            }
        }
    }
}
