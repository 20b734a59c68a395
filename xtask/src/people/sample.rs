//! Choices that people made, drawn by lot from the games, for each band of strength and for three purposes.

use othello::engine::people::{AppraisedMove, Features, OPENING_PLIES, OpeningMoves};
use othello::rules::{Position, Square};
use othello::seeded::{Seeded, mix};

use super::database::Database;
use super::ratings::{ENOUGH_GAMES, Rating};

/// Of every four years, 1979, 1983 and so on are never learned from. Not the last ones: people play better from decade to
/// decade, and what is judged should be the model and not the times.
const HELD_OUT_YEAR: u16 = 3;
/// One player in so many is never learned from.
const ONE_PLAYER_IN: u64 = 8;
/// The bands begin at these strengths, in the points of the tournaments; the first begins wherever somebody is weaker.
pub(crate) const EDGES: [f64; 6] = [0.0, 1250.0, 1400.0, 1550.0, 1700.0, 1825.0];

/// What a choice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Use {
    Learning,
    /// A game of a year that is held out, of somebody whose other games may have been learned from.
    OtherYears,
    /// A game of any year, of somebody whose games were never learned from.
    OtherPlayers,
}

impl Use {
    pub(crate) const ALL: [Self; 3] = [Self::Learning, Self::OtherYears, Self::OtherPlayers];
}

/// A choice as it stands in the games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) band: usize,
    pub(crate) purpose: Use,
    /// Who chose: the place in [`Database::players`].
    pub(crate) player: usize,
    pub(crate) position: Position,
    /// What the other side had played before.
    pub(crate) last: Option<Square>,
    pub(crate) chosen: Square,
}

/// The band of somebody of this strength.
pub(crate) fn band_of(elo: f64) -> usize {
    EDGES.iter().rposition(|&edge| elo >= edge).unwrap_or_default()
}

/// What a game serves for, if this player's choices count at all.
fn purpose(database: &Database, ratings: &[Rating], player: usize, year: u16, seed: u64) -> Option<Use> {
    let who = &database.players[player];
    if who.is_program() || who.is_unknown() || ratings[player].n_games < ENOUGH_GAMES {
        return None;
    }
    Some(if mix(seed ^ player as u64).is_multiple_of(ONE_PLAYER_IN) {
        Use::OtherPlayers
    } else if year % 4 == HELD_OUT_YEAR {
        Use::OtherYears
    } else {
        Use::Learning
    })
}

/// At most so many choices for each band and purpose, each game equally likely, with at most one choice of each side of it.
/// What is forced is no choice, nor is the first move, whose four squares are images of each other.
pub(crate) fn draw(
    database: &Database,
    ratings: &[Rating],
    n_choices: impl Fn(Use) -> usize,
    seed: u64,
) -> Vec<Choice> {
    let mut order: Vec<usize> = (0..database.games.len()).collect();
    let mut random = Seeded::new(seed);
    for idx in (1..order.len()).rev() {
        order.swap(idx, random.below(idx + 1));
    }
    let mut counts = [[0_usize; EDGES.len()]; Use::ALL.len()];
    let mut drawn = Vec::new();
    // Bands with few games take several choices of each.
    for _ in 0..4 {
        for &number in &order {
            let game = &database.games[number];
            for is_black in [true, false] {
                let player = if is_black { game.black } else { game.white };
                let Some(purpose) = purpose(database, ratings, player, game.year, seed) else { continue };
                let band = band_of(ratings[player].elo);
                let count = &mut counts[purpose as usize][band];
                if *count >= n_choices(purpose) {
                    continue;
                }
                let mut last = None;
                let mut own: Vec<Choice> = Vec::new();
                for (board, chosen) in game.choices() {
                    let is_own = (board.turn == othello::rules::Disc::Black) == is_black;
                    let position = board.position;
                    if is_own && position.moves().len() > 1 && position != Position::START {
                        own.push(Choice { band, purpose, player, position, last, chosen });
                    }
                    last = Some(chosen);
                }
                if let Some(choice) = random.choose(own) {
                    drawn.push(choice);
                    *count += 1;
                }
            }
        }
    }
    drawn
}

/// The openings that people play, for every use.
pub(crate) struct Openings {
    /// From all games that may be learned from.
    pub(crate) all: OpeningMoves,
    /// The same, but each without one part of the players.
    without_part: Vec<OpeningMoves>,
}

/// In so many parts the players are divided when openings are counted.
const N_PARTS: usize = 8;

impl Openings {
    /// Counts how often people chose each move of the first plies.
    pub(crate) fn count(database: &Database, ratings: &[Rating], least: u32, seed: u64) -> Self {
        let counted = |part: Option<usize>| {
            let choices = database.games.iter().flat_map(|game| {
                game.choices().take(OPENING_PLIES as usize).filter_map(move |(board, chosen)| {
                    let is_black = board.turn == othello::rules::Disc::Black;
                    let player = if is_black { game.black } else { game.white };
                    let purpose = purpose(database, ratings, player, game.year, seed);
                    let is_counted = purpose == Some(Use::Learning) && part != Some(player % N_PARTS);
                    is_counted.then_some((board.position, chosen))
                })
            });
            OpeningMoves::count(choices, least)
        };
        Self { all: counted(None), without_part: (0..N_PARTS).map(|part| counted(Some(part))).collect() }
    }

    /// Those by which to look at a choice: without what its own player chose. Otherwise no choice that is learned from would
    /// be of a move that nobody had played, and the fit would believe that people never play such moves.
    pub(crate) fn for_choice(&self, choice: &Choice) -> &OpeningMoves {
        match choice.purpose {
            Use::Learning => self.without_part.get(choice.player % N_PARTS).unwrap_or(&self.all),
            Use::OtherYears | Use::OtherPlayers => &self.all,
        }
    }
}

/// A choice that was looked at.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) choice: Choice,
    pub(crate) moves: Vec<AppraisedMove>,
    pub(crate) features: Vec<Features>,
    /// Which of the moves was chosen.
    pub(crate) chosen: usize,
}

impl Sample {
    /// A choice among these moves; `None` for one that is not among them.
    pub(crate) fn new(choice: Choice, moves: &[AppraisedMove], openings: &OpeningMoves) -> Option<Self> {
        let features = Features::of_moves(choice.position, choice.last, moves, openings);
        let chosen = moves.iter().position(|it| it.at == choice.chosen)?;
        Some(Self { choice, moves: moves.to_vec(), features, chosen })
    }

    /// What this move loses against the best, in discs.
    pub(crate) fn loss(&self, idx: usize) -> f64 {
        let best = self.moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
        f64::from(best - self.moves[idx].long)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::database::{Game, Player};
    use othello::rules::Board;

    /// Random games of made-up players in all years.
    fn database() -> (Database, Vec<Rating>) {
        let mut random = Seeded::new(3);
        let players = (0..64).map(|number| Player { name: format!("player {number}") }).collect();
        let games = (0..400).map(|number| {
            let mut board = Board::START;
            let mut moves = Vec::new();
            while let Some(at) = random.choose(board.position.moves().into_iter().collect::<Vec<_>>()) {
                moves.push(at);
                board = board.play(at).expect("a legal move");
            }
            let (black, white) = (random.below(64), random.below(64));
            Game { year: 1990 + number % 12, black, white, black_discs: 40, moves }
        });
        let ratings =
            (0..64).map(|n| Rating { elo: 1100.0 + 13.0 * f64::from(n), error: 50.0, n_games: 30 + n });
        (Database { players, games: games.collect() }, ratings.collect())
    }

    #[test]
    fn what_judges_was_never_learned_from() {
        let (database, ratings) = database();
        let purposes = |player: usize| -> std::collections::BTreeSet<Use> {
            (1990..2002).filter_map(|year| purpose(&database, &ratings, player, year, 5)).collect()
        };
        let (mut n_held_out, mut n_learned) = (0, 0);
        for player in 0..64 {
            let purposes = purposes(player);
            if purposes.contains(&Use::OtherPlayers) {
                n_held_out += 1;
                assert_eq!(purposes.len(), 1, "all games of a player who is held out");
            } else {
                n_learned += 1;
            }
        }
        assert!(n_held_out >= 3 && n_learned >= 40, "{n_held_out} {n_learned}");
        let in_year = |year| purpose(&database, &ratings, 0, year, 5) != Some(Use::Learning);
        assert!(in_year(1991) && in_year(1999));
    }

    #[test]
    fn choices_are_drawn_by_the_seed_and_none_is_forced() {
        let (database, ratings) = database();
        let drawn = draw(&database, &ratings, |_| 12, 5);
        let again = draw(&database, &ratings, |_| 12, 5);
        assert!(drawn.iter().map(|it| it.position).eq(again.iter().map(|it| it.position)));
        for band in 0..EDGES.len() {
            for purpose in Use::ALL {
                assert!(drawn.iter().filter(|it| it.band == band && it.purpose == purpose).count() <= 12);
            }
        }
        assert!(drawn.len() > 60, "{}", drawn.len());
        for choice in drawn {
            assert!(choice.position.moves().len() > 1 && choice.position.moves().contains(choice.chosen));
        }
    }

    #[test]
    fn no_opening_is_counted_for_the_choice_that_is_looked_at() {
        let (database, ratings) = database();
        let openings = Openings::count(&database, &ratings, 1, 5);
        let drawn = draw(&database, &ratings, |_| 12, 5);
        let mut n_less = 0;
        for choice in &drawn {
            let used = openings.for_choice(choice);
            if choice.purpose == Use::Learning {
                n_less += usize::from(used.len() < openings.all.len());
            } else {
                assert_eq!(used, &openings.all);
            }
        }
        let n_learned = drawn.iter().filter(|it| it.purpose == Use::Learning).count();
        assert!(n_learned > 20 && n_less == n_learned, "{n_less} of {n_learned}");
    }

    #[test]
    fn bands_begin_at_their_edges() {
        assert_eq!([-50.0, 1249.0, 1250.0, 1700.0, 2500.0].map(band_of), [0, 0, 1, 4, 5]);
    }
}
