//! A match between two levels: what is to be played, and what has been.

use serde::{Deserialize, Serialize};

use super::{GameResult, IllegalPlay, MatchScore, Openings, Pairing, TooFew, openings, pairings, play};
use crate::engine::{Level, Stop};
use crate::rules::{Board, Square};

/// A match. The results are those of its games in their order, so what is left to play follows from what has been, and a
/// match that was stopped can go on another day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The level whose result is told, and the one it plays against.
    pub levels: [Level; 2],
    /// How many games; an even number, because every opening is played with both colours.
    pub n_games: usize,
    /// How many random moves an opening has.
    pub opening_plies: u32,
    /// Which openings.
    pub seed: u64,
    /// The games played so far.
    #[serde(rename = "records")]
    pub results: Vec<GameResult>,
}

impl Match {
    /// A match of which nothing has been played.
    pub const fn new(levels: [Level; 2], n_games: usize, opening_plies: u32, seed: u64) -> Self {
        Self { levels, n_games, opening_plies, seed, results: Vec::new() }
    }

    /// All games of the match.
    ///
    /// # Errors
    /// There are not so many openings.
    pub fn pairings(&self) -> Result<Vec<Pairing>, TooFew> {
        openings(self.n_games / 2, self.opening_plies, self.seed).map(|openings| pairings(&openings))
    }

    /// Whether every game has been played.
    pub const fn is_complete(&self) -> bool {
        self.results.len() >= self.n_games
    }

    /// What the games so far add up to.
    pub fn score(&self) -> MatchScore {
        MatchScore::of(&self.results)
    }

    /// Plays the games that are left, one after the other, until all are played or `stop` is raised. `on_event` is called with
    /// every board and of every game that ends; openings are looked for only when their turn comes.
    ///
    /// # Errors
    /// There are not so many openings, or a player broke the rules; a sentence that says which.
    pub fn play_on(&self, stop: &Stop, on_event: &mut dyn FnMut(MatchEvent)) -> Result<(), String> {
        let mut openings = Openings::new(self.opening_plies, self.seed);
        for n_pair in 0..self.n_games / 2 {
            if stop.is_raised() {
                return Ok(());
            }
            let needed = self.n_games / 2;
            let too_few = TooFew { found: n_pair, n_plies: self.opening_plies, needed };
            let opening = openings.next().ok_or_else(|| too_few.to_string())?;
            for (idx, pairing) in pairings(&[opening]).into_iter().enumerate() {
                let number = 2 * n_pair + idx;
                if number < self.results.len() {
                    continue;
                }
                match self.play_one(pairing, number, stop, on_event).map_err(|illegal| illegal.to_string())? {
                    Some(result) => on_event(MatchEvent::Ended(result)),
                    None => return Ok(()),
                }
            }
        }
        Ok(())
    }

    fn play_one(
        &self,
        pairing: Pairing,
        number: usize,
        stop: &Stop,
        on_event: &mut dyn FnMut(MatchEvent),
    ) -> Result<Option<GameResult>, IllegalPlay> {
        play(pairing, self.levels, stop, &mut |board, last| {
            on_event(MatchEvent::Board(LiveGame { number, seats: pairing.seats, board, last }));
        })
    }
}

/// What happens in a match that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEvent {
    /// A move was made, or a game began.
    Board(LiveGame),
    /// A game ended so.
    Ended(GameResult),
}

/// A look at a game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// Which game, from 0.
    pub number: usize,
    /// The player of black and the player of white: 0 is the match's first level, 1 its second.
    pub seats: [usize; 2],
    /// The board.
    pub board: Board,
    /// The move that led to it.
    pub last: Option<Square>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small_match() -> Match {
        Match::new([Level::Cautious, Level::Novice], 6, 8, 5)
    }

    /// Plays until so many more games have ended.
    fn play_some(played: &mut Match, n_games: usize) -> Vec<LiveGame> {
        let stop = Stop::new();
        let (mut live_games, mut results) = (Vec::new(), Vec::new());
        played
            .play_on(&stop, &mut |news| match news {
                MatchEvent::Board(live) => live_games.push(live),
                MatchEvent::Ended(result) => {
                    results.push(result);
                    if results.len() == n_games {
                        stop.raise();
                    }
                }
            })
            .unwrap();
        played.results.extend(results);
        live_games
    }

    fn without_times(played: &Match) -> Vec<(i32, [u32; 2])> {
        played
            .results
            .iter()
            .map(|result| (result.margin, result.clocks.map(|clock| clock.n_moves)))
            .collect()
    }

    #[test]
    fn a_match_that_was_stopped_goes_on_with_the_same_games() {
        let (mut at_once, mut in_parts) = (small_match(), small_match());
        play_some(&mut at_once, 99);
        for n_games in [1, 2, 99] {
            play_some(&mut in_parts, n_games);
        }
        assert!(at_once.is_complete() && in_parts.is_complete());
        assert_eq!(without_times(&at_once), without_times(&in_parts));
        assert_eq!(at_once.score().n_games(), 6);
    }

    #[test]
    fn it_plays_the_games_that_the_command_line_plays() {
        let mut played = small_match();
        play_some(&mut played, 99);
        let unwatched =
            |pairing| play(pairing, played.levels, &Stop::new(), &mut |_, _| {}).unwrap().unwrap();
        let margins: Vec<i32> =
            played.pairings().unwrap().into_iter().map(|pairing| unwatched(pairing).margin).collect();
        assert_eq!(played.results.iter().map(|result| result.margin).collect::<Vec<_>>(), margins);
    }

    #[test]
    fn every_board_is_seen_with_its_game_and_its_seats() {
        let mut played = small_match();
        let live_games = play_some(&mut played, 2);
        assert_eq!((live_games[0].number, live_games[0].seats, live_games[0].last), (0, [0, 1], None));
        assert!(live_games.iter().any(|live| live.number == 1 && live.seats == [1, 0]));
        assert!(live_games.iter().filter(|live| live.last.is_none()).count() >= 2);
    }

    #[test]
    fn a_match_saved_by_the_first_version_is_read() {
        let clock = r#"{"n_moves":30,"total":{"secs":1,"nanos":0},"longest":{"secs":0,"nanos":9},"nodes":5}"#;
        let text = format!(
            r#"{{"levels":["novice","cautious"],"n_games":2,"opening_plies":8,"seed":1,
            "records":[{{"margin":-4,"clocks":[{clock},{clock}]}}]}}"#
        );
        let played: Match = serde_json::from_str(&text).unwrap();
        assert_eq!((played.results[0].margin, played.n_games), (-4, 2));
    }

    #[test]
    fn too_few_openings_are_an_error_and_no_endless_search() {
        let played = Match::new([Level::Novice, Level::Novice], 4, 1, 0);
        let sentence = played.play_on(&Stop::new(), &mut |_| {}).unwrap_err();
        assert!(sentence.starts_with("only 1 even openings of 1 plies"), "{sentence}");
    }
}
