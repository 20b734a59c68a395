//! The fitted numbers: a weight for each feature in each band of strength, and the openings that people play.
//!
//! They are a text, so that a person can read them and no scanner takes them for a program:
//!
//! ```text
//! othello-people 1 6 86
//! band 1215 -0.412 …
//! …
//! 00a1b2c3 f5612 d6201 …
//! ```
//!
//! The first line has the version, the number of bands and that of features. A band begins with the mean strength of the
//! people in it, in the points of their own tournaments. All other lines are openings.

use std::fmt::{self, Write as _};
use std::sync::OnceLock;

use super::features::{N_FEATURES, Source, source};
use super::openings::OpeningMoves;

/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;
const FORMAT: &str = "othello-people";

/// What people of one band of strength look for.
#[derive(Clone, Debug, PartialEq)]
pub struct Band {
    /// The mean strength of those whose moves were learned from, in the points of their tournaments.
    pub tournament_elo: u16,
    /// A weight for each feature.
    pub weights: [f32; N_FEATURES],
}

/// How people choose, from weak to strong.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Weakest first.
    pub bands: Vec<Band>,
    /// Which openings they play.
    pub openings: OpeningMoves,
}

/// Why a text is no model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelError {
    /// The first line is not that of such a file, or of a version or a number of features that this program does not know.
    Header,
    /// This line is damaged, counted from 1.
    Line(usize),
    /// There are other bands than the header says.
    Bands,
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => {
                write!(f, "line 1: expected {FORMAT:?}, version {VERSION}, {N_FEATURES} features")
            }
            Self::Line(number) => write!(f, "line {number}: neither a band nor an opening"),
            Self::Bands => f.write_str("other bands than line 1 says"),
        }
    }
}

impl std::error::Error for ModelError {}

/// A step below the weakest band is so much less sight, and so much less care for what is seen.
const BLURRED_LONG: f32 = 0.55;
const BLURRED_SHORT: f32 = 0.75;
const BLURRED_BOARD: f32 = 0.85;
/// Openings that are known by heart are soon forgotten further down.
const BLURRED_OPENINGS: f32 = 0.5;
/// A step above the strongest band is so much more care for what the longer look says. What else speaks for a move stays as it
/// is: that is manner, and more of it would make nobody stronger.
const SHARPENED_LONG: f32 = 1.5;

impl Model {
    /// The model that comes with the program.
    pub fn shipped() -> &'static Self {
        static SHIPPED: OnceLock<Model> = OnceLock::new();
        // A test reads the same text; should it ever be damaged, everybody plays at random rather than not at all.
        SHIPPED.get_or_init(|| {
            let none = || Self { bands: Vec::new(), openings: OpeningMoves::default() };
            Self::read(include_str!("../../../assets/people/people.txt")).unwrap_or_else(|_| none())
        })
    }

    /// The weights of somebody at this place: whole numbers from 0 on are the bands, what lies between two of them is a
    /// mixture, and beyond them is less sight and more noise, or more sight.
    pub fn weights_at(&self, place: f64) -> [f32; N_FEATURES] {
        let (Some(weakest), Some(strongest)) = (self.bands.first(), self.bands.last()) else {
            return [0.0; N_FEATURES];
        };
        let n_bands = self.bands.len();
        let last = (n_bands - 1) as f64;
        let mut weights;
        if place <= 0.0 {
            // Each step is longer than the one before: what is hardly seen fades slowly.
            let n_steps = -place as f32 * (0.6 - 0.4 * place as f32);
            weights = weakest.weights;
            for (number, weight) in weights.iter_mut().enumerate() {
                let blurred: f32 = match source(number) {
                    Source::LongLook => BLURRED_LONG,
                    Source::ShortLook => BLURRED_SHORT,
                    Source::Board => BLURRED_BOARD,
                    Source::Openings => BLURRED_OPENINGS,
                };
                *weight *= blurred.powf(n_steps);
            }
        } else if place >= last {
            weights = strongest.weights;
            let sharpened = SHARPENED_LONG.powf((place - last) as f32);
            for (number, weight) in weights.iter_mut().enumerate() {
                if source(number) == Source::LongLook {
                    *weight *= sharpened;
                }
            }
        } else {
            let below = place.floor() as usize;
            let share = place.fract() as f32;
            weights = self.bands[below].weights;
            for (weight, upper) in weights.iter_mut().zip(&self.bands[below + 1].weights) {
                *weight += share * (upper - *weight);
            }
        }
        weights
    }

    /// The model as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{FORMAT} {VERSION} {} {N_FEATURES}\n", self.bands.len());
        for band in &self.bands {
            let weights: Vec<String> = band.weights.iter().map(|weight| format!("{weight:.3}")).collect();
            // Writing to a text cannot fail.
            let _ = writeln!(text, "band {} {}", band.tournament_elo, weights.join(" "));
        }
        self.openings.write(&mut text);
        text
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    ///
    /// # Errors
    /// A text of another kind, of a newer version, or a damaged one.
    pub fn read(text: &str) -> Result<Self, ModelError> {
        let mut lines = text.lines().enumerate();
        let header = lines.next().map_or("", |(_, line)| line);
        let [FORMAT, version, n_bands, n_features] = header.split(' ').collect::<Vec<_>>()[..] else {
            return Err(ModelError::Header);
        };
        if version.parse() != Ok(VERSION) || n_features.parse() != Ok(N_FEATURES) {
            return Err(ModelError::Header);
        }
        let mut model = Self { bands: Vec::new(), openings: OpeningMoves::default() };
        for (idx, line) in lines {
            let read = match line.strip_prefix("band ") {
                Some(band) => read_band(band).map(|band| model.bands.push(band)),
                None => model.openings.read_line(line),
            };
            read.ok_or(ModelError::Line(idx + 1))?;
        }
        let is_whole = n_bands.parse() == Ok(model.bands.len());
        if is_whole && !model.bands.is_empty() { Ok(model) } else { Err(ModelError::Bands) }
    }
}

fn read_band(text: &str) -> Option<Band> {
    let mut words = text.split(' ');
    let tournament_elo = words.next()?.parse().ok()?;
    let weight = |word: &str| word.parse().ok().filter(|weight: &f32| weight.abs() < 1000.0);
    let weights: Vec<f32> = words.map(weight).collect::<Option<_>>()?;
    Some(Band { tournament_elo, weights: weights.try_into().ok()? })
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these numbers are the same to the last bit, or wrong")]
mod tests {
    use super::*;
    use crate::engine::people::Person;

    fn model() -> Model {
        let band = |elo, weight| Band { tournament_elo: elo, weights: [weight; N_FEATURES] };
        Model {
            bands: vec![band(1200, -1.0), band(1500, -2.0), band(1800, -4.0)],
            openings: OpeningMoves::default(),
        }
    }

    #[test]
    fn what_ships_is_read_small_and_written_the_same() {
        let text = include_str!("../../../assets/people/people.txt");
        let model = Model::read(text).unwrap();
        assert_eq!(Model::shipped(), &model);
        assert_eq!(model.to_text(), text);
        assert!(text.len() < 60_000, "{} bytes", text.len());
        assert!(!model.openings.is_empty());
        assert!(model.bands.is_sorted_by(|one, other| one.tournament_elo < other.tournament_elo));
        for person in Person::ALL {
            // Who was fitted stands at a band, and nobody else does.
            let band = (0..model.bands.len()).find(|&band| band as f64 == person.place());
            assert_eq!(band.is_some(), person.is_fitted(), "{person:?}");
        }
    }

    #[test]
    fn between_two_bands_is_a_mixture_and_at_a_band_the_band() {
        let model = model();
        for (place, weight) in [(0.0, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0)] {
            assert!((model.weights_at(place)[0] - weight).abs() < 1e-6, "{place}");
        }
    }

    #[test]
    fn below_the_weakest_sight_fades_first_and_above_the_strongest_it_grows() {
        let model = model();
        let below = model.weights_at(-1.0);
        let of =
            |wanted| (0..N_FEATURES).find(|&number| source(number) == wanted).map(|number| below[number]);
        assert_eq!(of(Source::LongLook), Some(-BLURRED_LONG));
        assert!(of(Source::LongLook) > of(Source::ShortLook) && of(Source::ShortLook) > of(Source::Board));
        for (number, &weight) in model.weights_at(3.0).iter().enumerate() {
            assert_eq!(weight < -4.0, source(number) == Source::LongLook, "{number}");
        }
        // Nothing jumps at the ends.
        for place in [0.0, 2.0] {
            let [before, after] = [place - 1e-6, place + 1e-6].map(|place| model.weights_at(place));
            assert!(before.iter().zip(&after).all(|(one, other)| (one - other).abs() < 1e-3));
        }
    }

    #[test]
    fn a_damaged_text_is_refused_with_its_place() {
        let text = model().to_text();
        assert_eq!(Model::read(&text), Ok(model()));
        assert_eq!(Model::read(""), Err(ModelError::Header));
        assert_eq!(Model::read(&text.replacen("people 1 ", "people 2 ", 1)), Err(ModelError::Header));
        assert_eq!(Model::read(&text.replacen("people 1 3", "people 1 4", 1)), Err(ModelError::Bands));
        assert_eq!(Model::read(&text.replacen("-2.000", "two", 1)), Err(ModelError::Line(3)));
        assert_eq!(Model::read(&text.replacen("-2.000", "inf", 1)), Err(ModelError::Line(3)));
        assert_eq!(Model::read(&format!("{text}x\n")), Err(ModelError::Line(5)));
        assert!(ModelError::Line(5).to_string().contains("line 5"));
    }
}
