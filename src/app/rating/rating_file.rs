//! The file of the player's strength: the estimate, how it came about, and a game whose moves are not looked at yet.

use serde::{Deserialize, Serialize};

use crate::engine::Elo;
use crate::game::save_format::{self, Saved, in_range};
use crate::game::{Day, History, LossAMove, Othello, RatedGame, Rating};
use crate::rules::{Board, Disc};

/// The word that tells this file from any other JSON file.
const FORMAT: &str = "othello-rating";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;
/// So many estimates are kept; then the oldest one goes.
pub const MAX_ESTIMATES: usize = 400;
/// More than anybody plays.
const MAX_GAMES: u32 = 10_000_000;
/// Moves of a game as text, and more.
const MAX_MOVES: usize = 130;

/// How strong the player was found to be after a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// When the game ended.
    pub day: Day,
    /// The strength.
    #[serde(flatten)]
    pub rating: Rating,
}

/// A game that has counted by its result, and whose moves are still to be looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct CountedGame {
    /// The estimate before it.
    pub(super) before: Rating,
    /// The opponent's strength, in Elo.
    opponent: u16,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    half_points: u8,
    /// The player's colour.
    pub(super) person: Disc,
    /// The moves as text.
    pub(super) moves: String,
}

impl CountedGame {
    /// The game with what its player lost a move.
    fn rated(&self, loss: LossAMove) -> RatedGame {
        RatedGame {
            opponent: Elo::new(self.opponent).unwrap_or(Elo::clamped(0.0)),
            points: f64::from(self.half_points) / 2.0,
            loss: Some(loss),
        }
    }
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::app) struct RatingFile {
    /// The estimate now.
    pub(super) now: Rating,
    /// How many games it rests on.
    pub(super) n_games: u32,
    /// The estimates after the last games, the oldest first.
    pub(super) estimates: Vec<Estimate>,
    /// The seed of the game that was counted last, so that no start counts it again.
    pub(super) last_game: Option<u64>,
    /// The last game, until its moves were looked at.
    pub(super) unappraised: Option<CountedGame>,
}

impl RatingFile {
    /// Counts a game of which only the result is known.
    pub(super) fn count_result(&mut self, game: RatedGame, day: Day) {
        self.now = self.now.after(game);
        self.n_games = (self.n_games + 1).min(MAX_GAMES);
        if self.estimates.len() >= MAX_ESTIMATES {
            self.estimates.remove(0);
        }
        self.estimates.push(Estimate { day, rating: self.now });
        self.unappraised = None;
    }

    /// Counts a game by its result, and remembers it for [`refine`](Self::refine).
    pub(super) fn count(&mut self, game: RatedGame, seed: u64, person: Disc, moves: String, day: Day) {
        let before = self.now;
        self.count_result(game, day);
        self.last_game = Some(seed);
        self.unappraised = Some(CountedGame {
            before,
            opponent: game.opponent.points(),
            half_points: (game.points * 2.0) as u8,
            person,
            moves,
        });
    }

    /// The last game's moves were looked at: it counts with what they lost instead of by its result alone.
    pub(super) fn refine(&mut self, loss: Option<f64>) {
        let Some(game) = self.unappraised.take() else { return };
        if let (Some(discs), Some(last)) = (loss, self.estimates.last_mut()) {
            let n_games_before = self.n_games.saturating_sub(1);
            self.now = game.before.after(game.rated(LossAMove { discs, n_games_before }));
            last.rating = self.now;
        }
    }

    /// As on the first day, but the game on the table is not counted again.
    pub(super) fn reset(&mut self) {
        *self = Self { last_game: self.last_game, ..Self::default() };
    }

    pub(in crate::app) fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())
    }
}

fn check_rating(rating: Rating) -> Result<(), String> {
    if rating.is_sound() { Ok(()) } else { Err(format!("{rating:?} is no strength that somebody can have")) }
}

impl Saved for RatingFile {
    fn check(&self) -> Result<(), String> {
        check_rating(self.now)?;
        in_range("games", &self.n_games, &(0..=MAX_GAMES))?;
        in_range("estimates", &self.estimates.len(), &(0..=MAX_ESTIMATES))?;
        self.estimates.iter().try_for_each(|estimate| check_rating(estimate.rating))?;
        let Some(game) = &self.unappraised else { return Ok(()) };
        check_rating(game.before)?;
        in_range("opponent", &game.opponent, &(0..=4000))?;
        in_range("half points", &game.half_points, &(0..=2))?;
        in_range("moves", &game.moves.len(), &(0..=MAX_MOVES))?;
        History::<Othello>::replay(Board::START, &game.moves).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(opponent: u16) -> RatedGame {
        RatedGame { opponent: Elo::new(opponent).unwrap(), points: 1.0, loss: None }
    }

    fn day(day: u32) -> Day {
        Day::from_date(2026, 11, day).unwrap()
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let mut file = RatingFile::default();
        assert_eq!(RatingFile::from_text(&file.to_text()), Ok(file.clone()));
        file.count(won(1200), 7, Disc::White, "f5d6c3".to_owned(), day(1));
        assert_eq!(RatingFile::from_text(&file.to_text()), Ok(file));
    }

    /// Found by the fuzzer: some numbers came back with another last bit.
    #[test]
    fn every_estimate_comes_back_to_its_last_bit() {
        let mut file = RatingFile::default();
        for seed in 0..MAX_ESTIMATES as u64 {
            file.count(won(700 + 7 * seed as u16), seed, Disc::Black, String::new(), day(1));
            assert_eq!(RatingFile::from_text(&file.to_text()), Ok(file.clone()), "after {seed} games");
        }
    }

    #[test]
    fn what_the_moves_lost_refines_the_game_and_is_not_a_second_one() {
        let mut file = RatingFile::default();
        file.count_result(won(900), day(1));
        let before = file.now;
        file.count(won(1200), 7, Disc::Black, "f5d6".to_owned(), day(2));
        file.refine(Some(0.5));
        let loss = Some(LossAMove { discs: 0.5, n_games_before: 1 });
        assert_eq!(file.now, before.after(RatedGame { loss, ..won(1200) }));
        assert_eq!((file.n_games, file.estimates.len(), file.estimates[1].rating), (2, 2, file.now));
        let refined = file.clone();
        file.refine(Some(9.0));
        assert_eq!(file, refined, "once");
    }

    #[test]
    fn only_so_many_estimates_are_kept_and_a_reset_forgets_all_but_the_game_on_the_table() {
        let mut file = RatingFile::default();
        for seed in 0..500 {
            file.count(won(1000), seed, Disc::Black, String::new(), day(3));
        }
        assert_eq!((file.estimates.len(), file.n_games), (MAX_ESTIMATES, 500));
        assert!(RatingFile::from_text(&file.to_text()).is_ok());
        file.reset();
        assert_eq!(file, RatingFile { last_game: Some(499), ..RatingFile::default() });
    }

    #[test]
    fn numbers_that_nobody_can_have_are_refused() {
        let mut file = RatingFile::default();
        file.count(won(1200), 7, Disc::Black, "f5d6".to_owned(), day(1));
        let text = file.to_text();
        for (good, bad) in [
            ("\"n_games\": 1", "\"n_games\": 4000000000"),
            ("\"opponent\": 1200", "\"opponent\": 60000"),
            ("\"half_points\": 2", "\"half_points\": 9"),
            ("\"f5d6\"", "\"f5f5\""),
            ("\"mean\": 1000.0", "\"mean\": -1.0"),
            ("\"error\": 500.0", "\"error\": 1e9"),
        ] {
            let changed = text.replace(good, bad);
            assert_ne!(changed, text, "{good}");
            assert!(RatingFile::from_text(&changed).is_err(), "{bad}");
        }
    }
}
