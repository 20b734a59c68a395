//! How strong everybody was found to be, on one scale.

use super::people::Person;
use super::{Elo, Level};

/// The strengths of [`Level::ENGINES`], by the matches of `docs/LEVELS.md`.
const ENGINES: [u16; 12] = [440, 610, 980, 1170, 1410, 1640, 1850, 1960, 2540, 2690, 2790, 2880];
/// The strengths of [`Person::ALL`], by the same matches.
const PEOPLE: [u16; 11] = [780, 940, 1120, 1300, 1490, 1650, 1790, 1930, 2060, 2210, 2380];

impl Level {
    /// How strong it was found to be, with the scale's anchor in `docs/LEVELS.md`.
    pub fn elo(self) -> Elo {
        let points = match self {
            Self::Adaptive(elo) => return elo,
            Self::Person(person) => PEOPLE[person.rank()],
            _ => Self::ENGINES
                .iter()
                .position(|&level| level == self)
                .and_then(|at| ENGINES.get(at).copied())
                .unwrap_or_default(),
        };
        Elo::clamped(f64::from(points))
    }

    /// Where somebody of this strength stands among people, on the scale of
    /// [`Model::weights_at`](super::people::Model::weights_at).
    pub(super) fn place_among_people(points: f64) -> f64 {
        let mut place = 0.0;
        for (elos, persons) in PEOPLE.windows(2).zip(Person::ALL.windows(2)) {
            let (&[lower, upper], &[weaker, stronger]) = (elos, persons) else { continue };
            let share = (points - f64::from(lower)) / f64::from(upper - lower);
            place = weaker.place() + share * (stronger.place() - weaker.place());
            // The last two stand for everybody above them too.
            if share <= 1.0 {
                break;
            }
        }
        place.clamp(WEAKEST, STRONGEST)
    }
}

/// How far beyond the persons one who keeps up can go.
const WEAKEST: f64 = -5.0;
const STRONGEST: f64 = 10.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_strength_and_it_rises_along_both_ladders() {
        for ladder in [Level::ENGINES.to_vec(), Person::ALL.map(Level::Person).to_vec()] {
            let points: Vec<u16> = ladder.into_iter().map(|level| level.elo().points()).collect();
            assert!(points[0] > 0 && points.is_sorted_by(|one, other| one < other), "{points:?}");
        }
        let keeps_up = Level::Adaptive(Elo::clamped(1234.0));
        assert_eq!(keeps_up.elo().points(), 1234);
    }

    #[test]
    fn a_persons_strength_leads_to_that_persons_place() {
        for person in Person::ALL {
            let found = Level::place_among_people(f64::from(Level::Person(person).elo().points()));
            assert!((found - person.place()).abs() < 1e-9, "{person:?} {found}");
        }
        let [weak, strong] = [0.0, 4000.0].map(Level::place_among_people);
        assert!(weak < Person::Beginner.place() && strong > Person::WorldClass.place());
    }
}
