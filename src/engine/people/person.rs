//! The ladder of people: who they are, weakest first.

/// Somebody who plays like a person of a certain strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Person {
    /// Somebody who has just learned the rules.
    Beginner,
    /// Somebody who plays now and then.
    Casual,
    /// Somebody at a first tournament.
    Newcomer,
    /// Somebody who is seen at the club every week.
    Regular,
    /// Somebody who has played for years.
    Experienced,
    /// Somebody who plays many tournaments.
    Competitor,
    /// Somebody who reaches finals.
    Finalist,
    /// Somebody who wins titles.
    Titleholder,
    /// Somebody who plays for a country.
    International,
    /// Somebody whom hardly anybody beats.
    WorldClass,
    /// Somebody who has beaten them all.
    WorldChampion,
}

impl Person {
    /// Everybody, weakest first.
    pub const ALL: [Self; 11] = [
        Self::Beginner,
        Self::Casual,
        Self::Newcomer,
        Self::Regular,
        Self::Experienced,
        Self::Competitor,
        Self::Finalist,
        Self::Titleholder,
        Self::International,
        Self::WorldClass,
        Self::WorldChampion,
    ];

    /// The word for this person in saved games and on the command line; it never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Newcomer => "newcomer",
            Self::Regular => "regular",
            Self::Experienced => "experienced",
            Self::Competitor => "competitor",
            Self::Finalist => "finalist",
            Self::Titleholder => "titleholder",
            Self::International => "international",
            Self::WorldClass => "worldclass",
            Self::WorldChampion => "worldchampion",
        }
    }

    /// In English.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Casual => "Casual player",
            Self::Newcomer => "Newcomer",
            Self::Regular => "Club regular",
            Self::Experienced => "Experienced",
            Self::Competitor => "Competitor",
            Self::Finalist => "Finalist",
            Self::Titleholder => "Titleholder",
            Self::International => "International",
            Self::WorldClass => "World class",
            Self::WorldChampion => "World champion",
        }
    }

    /// How many people are weaker.
    pub const fn rank(self) -> usize {
        self as usize
    }

    /// Where this person stands on the scale of [`Model::weights_at`](super::Model::weights_at): bands of the model for
    /// those who were fitted to games, steps beyond them for the others.
    pub(in crate::engine) const fn place(self) -> f64 {
        match self {
            Self::Beginner => -1.85,
            Self::Casual => -1.05,
            Self::Newcomer => 0.0,
            Self::Regular => 1.0,
            Self::Experienced => 2.0,
            Self::Competitor => 3.0,
            Self::Finalist => 4.0,
            // The strongest band, at 5, wins hardly more games than the one below it: strong people differ by what happens
            // once in a while, and that the fit does not see. From the Finalist to the Master are some 740 Elo: these places
            // divide them into five even steps.
            Self::Titleholder => 5.65,
            Self::International => 6.5,
            Self::WorldClass => 7.9,
            Self::WorldChampion => 8.55,
        }
    }

    /// Those whose games were learned from, weakest first, as the bands of the model are; the others are extrapolated.
    pub const FITTED: [Self; 5] =
        [Self::Newcomer, Self::Regular, Self::Experienced, Self::Competitor, Self::Finalist];

    /// Whether games of such people were learned from.
    pub fn is_fitted(self) -> bool {
        Self::FITTED.contains(&self)
    }
}
