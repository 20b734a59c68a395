//! Strength on one scale for everybody: the papers' players, those like people and the strong engine.

use std::fmt;

/// Points on Elo's scale: 400 more are ten times the odds. Its anchor is told in `docs/LEVELS.md`.
///
/// ```
/// use othello::engine::Elo;
/// assert_eq!(Elo::new(1450).map(Elo::points), Some(1450));
/// assert_eq!(Elo::new(60_000), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Elo(u16);

impl Elo {
    /// More than anybody has.
    const MOST: u16 = 4000;

    /// So many points; `None` if nobody can have so many.
    pub const fn new(points: u16) -> Option<Self> {
        if points <= Self::MOST { Some(Self(points)) } else { None }
    }

    /// The nearest that somebody can have.
    pub const fn clamped(points: f64) -> Self {
        Self(points.clamp(0.0, Self::MOST as f64) as u16)
    }

    /// The points.
    pub const fn points(self) -> u16 {
        self.0
    }

    /// What somebody of this strength scores on average in a game against the other, from 0 to 1.
    pub fn expected_score(self, against: Self) -> f64 {
        let difference = f64::from(against.0) - f64::from(self.0);
        1.0 / (1.0 + 10.0_f64.powf(difference / 400.0))
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
