//! How discs turn over: a pure function of time between two positions that are both settled.

use std::time::Duration;

use crate::app::table::Animation;
use crate::app::{AnimationSpeed, Now};
use crate::rules::{Bitboard, Board, Disc, Square};

/// The timing of one animation speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Timing {
    /// How long the placed disc takes to lie down.
    placing: Duration,
    /// How much later the disc one square further away begins to turn.
    step: Duration,
    /// How long one disc turns.
    turning: Duration,
}

/// Slow enough for the eye to see which lines were captured; the longest line ends after about a second.
const NORMAL: Timing = Timing {
    placing: Duration::from_millis(120),
    step: Duration::from_millis(80),
    turning: Duration::from_millis(340),
};

/// Half of it.
const FAST: Timing = Timing {
    placing: Duration::from_millis(60),
    step: Duration::from_millis(40),
    turning: Duration::from_millis(170),
};

/// A move whose discs are turning over.
///
/// The captured discs begin in order of their distance from the placed one, along every captured line at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlipAnimation {
    /// The board before the move.
    pub before: Board,
    /// Who moved.
    pub disc: Disc,
    /// Where the disc was placed.
    pub at: Square,
    /// The discs that turn.
    pub turned: Bitboard,
    /// When the disc was placed.
    pub started: Now,
    timing: Timing,
}

/// What to draw on one square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SquareView {
    /// Nothing.
    Empty,
    /// A disc at rest.
    Disc(Disc),
    /// A disc that is being laid down, from 0 (just appearing) to 1 (at rest).
    Placing(Disc, f32),
    /// A disc that turns over to this colour, from 0 (still the other colour) to 1 (at rest).
    Turning(Disc, f32),
}

impl FlipAnimation {
    /// The turning of a move just played; `None` if discs turn at once.
    pub fn new(before: Board, at: Square, speed: AnimationSpeed, now: Now) -> Option<Self> {
        let timing = match speed {
            AnimationSpeed::Off => return None,
            AnimationSpeed::Fast => FAST,
            AnimationSpeed::Normal => NORMAL,
        };
        let turned = before.position.flips(at);
        Some(Self { before, disc: before.turn, at, turned, started: now, timing })
    }

    /// What a square looks like at this moment.
    pub fn cell(&self, square: Square, now: Now) -> SquareView {
        if square == self.at {
            return match share(now, self.started, self.timing.placing) {
                done if done >= 1.0 => SquareView::Disc(self.disc),
                done => SquareView::Placing(self.disc, done),
            };
        }
        let Some(disc) = self.before.disc_at(square) else { return SquareView::Empty };
        if !self.turned.contains(square) {
            return SquareView::Disc(disc);
        }
        match share(now, self.begin(square), self.timing.turning) {
            done if done >= 1.0 => SquareView::Disc(self.disc),
            done => SquareView::Turning(self.disc, done),
        }
    }

    /// When this disc begins to turn.
    fn begin(&self, square: Square) -> Now {
        self.started + self.timing.placing + self.timing.step * (distance(self.at, square) - 1)
    }
}

impl Animation for FlipAnimation {
    fn end(&self) -> Now {
        let last = self.turned.into_iter().map(|square| self.begin(square)).max();
        last.unwrap_or(self.started) + self.timing.turning
    }
}

/// How many squares lie between two of the same line, the farther one counted.
fn distance(a: Square, b: Square) -> u32 {
    let (cols, rows) = (a.col().abs_diff(b.col()), a.row().abs_diff(b.row()));
    (cols.max(rows) as u32).max(1)
}

/// How much of something that lasts so long is over, from 0 to 1.
pub(in crate::app) fn share(now: Now, begin: Now, length: Duration) -> f32 {
    (now.since(begin).as_secs_f32() / length.as_secs_f32()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black plays a1 and takes three discs to the right and one below.
    fn taking_two_lines(speed: AnimationSpeed) -> Option<FlipAnimation> {
        let rows = format!("-OOOX--- O------- X------- {}X", "-".repeat(40));
        FlipAnimation::new(rows.parse().unwrap(), square("a1"), speed, Now::from_millis(1000))
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn nothing_turns_when_animation_is_off() {
        assert_eq!(taking_two_lines(AnimationSpeed::Off), None);
    }

    #[test]
    fn discs_turn_in_order_of_their_distance_along_every_line_at_once() {
        let flips = taking_two_lines(AnimationSpeed::Normal).unwrap();
        let turned = |name: &str, now| match flips.cell(square(name), now) {
            SquareView::Turning(Disc::Black, share) => share,
            SquareView::Disc(Disc::Black) => 1.0,
            other => panic!("{name} shows {other:?}"),
        };
        assert!(turned("b1", flips.started) < 1e-6);
        let now = Now::from_millis(1000 + 120 + 80 + 80 + 100);
        let (b1, c1, d1, a2) = (turned("b1", now), turned("c1", now), turned("d1", now), turned("a2", now));
        assert!(b1 > c1 && c1 > d1 && d1 > 0.0, "{b1} {c1} {d1}");
        assert!((a2 - b1).abs() < 1e-6, "both are next to the placed disc");
        assert_eq!(flips.cell(square("e1"), now), SquareView::Disc(Disc::Black));
        assert_eq!(flips.cell(square("h8"), now), SquareView::Empty);
    }

    #[test]
    fn the_end_shows_the_board_after_the_move() {
        for speed in [AnimationSpeed::Fast, AnimationSpeed::Normal] {
            let flips = taking_two_lines(speed).unwrap();
            let after = flips.before.play(flips.at).unwrap();
            let just_before = Now::new(flips.end().since(Now::from_millis(1)));
            assert!(
                Square::all()
                    .any(|square| matches!(flips.cell(square, just_before), SquareView::Turning(..)))
            );
            for square in Square::all() {
                let expected = after.disc_at(square).map_or(SquareView::Empty, SquareView::Disc);
                assert_eq!(flips.cell(square, flips.end()), expected, "{square}");
            }
        }
    }

    #[test]
    fn the_placed_disc_lies_down_first() {
        let flips = taking_two_lines(AnimationSpeed::Fast).unwrap();
        assert_eq!(flips.cell(flips.at, flips.started), SquareView::Placing(Disc::Black, 0.0));
        assert_eq!(flips.cell(flips.at, Now::from_millis(1060)), SquareView::Disc(Disc::Black));
    }
}
