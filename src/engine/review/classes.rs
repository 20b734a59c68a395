//! How bad a move was, in a word, and how well a side played in all: every threshold is here.

use crate::engine::strong::weights::DISC;

/// What is lost by less than this is nothing: estimates are no finer.
pub(super) const NEGLIGIBLE: i32 = DISC / 2;

/// From so much on a move is an inaccuracy, a mistake, a blunder. Exact values differ by two discs at least, so
/// that a good move may lose one step, an inaccuracy two, a mistake three or four.
const INACCURACY: i32 = 3 * DISC;
const MISTAKE: i32 = 6 * DISC;
const BLUNDER: i32 = 10 * DISC;

/// An estimate nearer to zero than this does not say who wins.
const UNDECIDED: i32 = 2 * DISC;

/// A side's accuracy is so many points less for every disc that it lost in a move on average.
const POINTS_A_DISC: f64 = 10.0;

/// A move's class, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveClass {
    /// Nothing was better.
    Best,
    /// Nearly as good.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Very much was lost.
    Blunder,
}

impl MoveClass {
    /// Every class, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// From how many lost discs on a move is of this class.
    pub fn least_discs_lost(self) -> f64 {
        let least = match self {
            Self::Best => 0,
            Self::Good => NEGLIGIBLE,
            Self::Inaccuracy => INACCURACY,
            Self::Mistake => MISTAKE,
            Self::Blunder => BLUNDER,
        };
        f64::from(least) / f64::from(DISC)
    }

    /// The class of a move by what the best and the played one are worth, in 1/256 disc.
    ///
    /// Discs are what is counted; but who throws a won game away by two discs has lost more than who wins by two
    /// fewer. A move that turns the result is one class worse.
    pub(super) fn of(best: i32, played: i32, is_exact: bool) -> Self {
        let class = match best - played {
            ..NEGLIGIBLE => return Self::Best,
            NEGLIGIBLE..INACCURACY => Self::Good,
            INACCURACY..MISTAKE => Self::Inaccuracy,
            MISTAKE..BLUNDER => Self::Mistake,
            BLUNDER.. => Self::Blunder,
        };
        if turns_result(best, played, is_exact) { class.one_worse() } else { class }
    }

    const fn one_worse(self) -> Self {
        match self {
            Self::Best => Self::Good,
            Self::Good => Self::Inaccuracy,
            Self::Inaccuracy => Self::Mistake,
            Self::Mistake | Self::Blunder => Self::Blunder,
        }
    }
}

/// Whether a win became a draw or a loss, or a draw a loss. Estimates do not know of draws: there it is a likely win that
/// became a likely loss.
pub(super) const fn turns_result(best: i32, played: i32, is_exact: bool) -> bool {
    if is_exact { played.signum() < best.signum() } else { best >= UNDECIDED && played <= -UNDECIDED }
}

/// How one side played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideTotals {
    /// Its moves by class, in the order of [`MoveClass::ALL`].
    pub by_class: [u32; 5],
    /// What its moves lost in all, in 1/256 disc.
    pub lost: i32,
}

impl SideTotals {
    /// Counts a move.
    pub(super) fn add(&mut self, class: MoveClass, lost: i32) {
        self.by_class[class as usize] += 1;
        self.lost += lost;
    }

    /// How many moves it made.
    pub fn n_moves(&self) -> u32 {
        self.by_class.iter().sum()
    }

    /// How many of its moves were of this class.
    pub const fn n_of(&self, class: MoveClass) -> u32 {
        self.by_class[class as usize]
    }

    /// The discs that its moves lost in all.
    pub fn discs_lost(&self) -> f64 {
        f64::from(self.lost) / f64::from(DISC)
    }

    /// The discs that a move lost on average; `None` without moves.
    pub fn discs_lost_a_move(&self) -> Option<f64> {
        let n_moves = self.n_moves();
        (n_moves > 0).then(|| self.discs_lost() / f64::from(n_moves))
    }

    /// From 0 to 100: a hundred, less ten for every disc that a move lost on average. `None` without moves.
    pub fn accuracy(&self) -> Option<f64> {
        Some((100.0 - POINTS_A_DISC * self.discs_lost_a_move()?).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(best: i32, played: i32) -> MoveClass {
        MoveClass::of(best * DISC, played * DISC, true)
    }

    #[test]
    fn discs_lost_make_the_class() {
        assert_eq!(
            [0, 2, 4, 6, 8, 10, 40].map(|lost| class(60, 60 - lost)),
            [
                MoveClass::Best,
                MoveClass::Good,
                MoveClass::Inaccuracy,
                MoveClass::Mistake,
                MoveClass::Mistake,
                MoveClass::Blunder,
                MoveClass::Blunder
            ]
        );
        for class in MoveClass::ALL {
            let lost = (class.least_discs_lost() * f64::from(DISC)) as i32;
            assert_eq!(MoveClass::of(60 * DISC, 60 * DISC - lost, true), class);
        }
    }

    #[test]
    fn a_turned_result_weighs_one_class_more() {
        assert_eq!(class(2, 0), MoveClass::Inaccuracy);
        assert_eq!(class(0, -2), MoveClass::Inaccuracy);
        assert_eq!(class(2, -2), MoveClass::Mistake);
        assert_eq!(class(4, -4), MoveClass::Blunder);
        assert_eq!(class(-2, -4), MoveClass::Good);
        assert_eq!(class(20, -20), MoveClass::Blunder);
    }

    #[test]
    fn an_estimate_near_zero_turns_nothing() {
        assert_eq!(MoveClass::of(DISC, -DISC, false), MoveClass::Good);
        assert_eq!(MoveClass::of(3 * DISC, -DISC, false), MoveClass::Inaccuracy);
        assert_eq!(MoveClass::of(2 * DISC, -2 * DISC, false), MoveClass::Mistake);
        assert_eq!(MoveClass::of(DISC / 4, -DISC / 5, false), MoveClass::Best);
    }

    #[test]
    fn accuracy_is_a_hundred_less_ten_for_a_disc_a_move() {
        let mut side = SideTotals::default();
        assert_eq!(side.accuracy(), None);
        side.add(MoveClass::Best, 0);
        assert_eq!(side.accuracy(), Some(100.0));
        side.add(MoveClass::Inaccuracy, 4 * DISC);
        assert_eq!((side.discs_lost(), side.discs_lost_a_move()), (4.0, Some(2.0)));
        assert_eq!(side.accuracy(), Some(80.0));
        side.add(MoveClass::Blunder, 64 * DISC);
        assert_eq!(side.accuracy(), Some(0.0));
        assert_eq!((side.n_of(MoveClass::Blunder), side.n_moves()), (1, 3));
    }
}
