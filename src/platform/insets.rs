//! How much of each side of the window bars, notches and rounded corners cover.

use egui::SafeAreaInsets;
use egui::epaint::MarginF32;

/// Pixels at the sides of a window on which nothing should be drawn that must be seen or touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Insets {
    /// At the left.
    pub left: i32,
    /// At the top.
    pub top: i32,
    /// At the right.
    pub right: i32,
    /// At the bottom.
    pub bottom: i32,
}

impl Insets {
    /// What lies outside of a free rectangle, given by its sides, in a window of this size.
    pub const fn outside([left, top, right, bottom]: [i32; 4], [width, height]: [u32; 2]) -> Self {
        if left >= right || top >= bottom {
            // Before its first layout a system says "nothing"; that is no rectangle.
            return Self { left: 0, top: 0, right: 0, bottom: 0 };
        }
        Self { left, top, right: width as i32 - right, bottom: height as i32 - bottom }
    }

    /// The insets in points. Whatever would leave less than half of the window's width or height was measured for
    /// another window, the one before a turn of the phone, and is left out until the new measures come.
    pub fn in_points(self, [width, height]: [u32; 2], pixels_per_point: f32) -> SafeAreaInsets {
        let fit = |a: i32, b: i32, size: u32| {
            let (a, b) = (a.max(0) as u32, b.max(0) as u32);
            if a.saturating_add(b).saturating_mul(2) > size { (0, 0) } else { (a, b) }
        };
        let (left, right) = fit(self.left, self.right, width);
        let (top, bottom) = fit(self.top, self.bottom, height);
        let points = |pixels: u32| pixels as f32 / pixels_per_point;
        SafeAreaInsets(MarginF32 {
            left: points(left),
            right: points(right),
            top: points(top),
            bottom: points(bottom),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: [u32; 2] = [1080, 2400];

    /// The margins in whole points: left, top, right, bottom.
    fn margins(insets: Insets, size: [u32; 2], scale: f32) -> [i32; 4] {
        let SafeAreaInsets(margin) = insets.in_points(size, scale);
        [margin.left, margin.top, margin.right, margin.bottom].map(|points| points.round() as i32)
    }

    #[test]
    fn bars_above_and_below_are_told_in_points() {
        let insets = Insets { top: 96, bottom: 144, ..Insets::default() };
        assert_eq!(margins(insets, UPRIGHT, 3.0), [0, 32, 0, 48]);
    }

    #[test]
    fn a_free_rectangle_leaves_the_rest_to_the_edges() {
        let insets = Insets::outside([0, 96, 1080, 2256], UPRIGHT);
        assert_eq!(insets, Insets { top: 96, bottom: 144, ..Insets::default() });
    }

    #[test]
    fn a_system_that_has_not_measured_yet_covers_nothing() {
        assert_eq!(Insets::outside([0; 4], UPRIGHT), Insets::default());
        assert_eq!(Insets::outside([0, 96, 1080, 96], UPRIGHT), Insets::default());
    }

    #[test]
    fn the_measures_of_the_window_before_a_turn_are_left_out() {
        // The free rectangle of the upright phone, seen in the window of the phone on its side.
        let old = Insets::outside([0, 96, 1080, 2256], [2400, 1080]);
        assert_eq!(margins(old, [2400, 1080], 3.0), [0, 32, 0, 0]);
    }

    #[test]
    fn a_rectangle_beyond_the_window_covers_nothing() {
        let insets = Insets::outside([-20, -20, 2000, 3000], UPRIGHT);
        assert_eq!(margins(insets, UPRIGHT, 2.0), [0; 4]);
    }
}
