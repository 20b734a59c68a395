//! Games of the engine against itself, with every position labelled by what it turned out to be worth.
//!
//! A game begins with some moves of which a part is random, so that its positions are neither all sound nor all
//! silly; one game in twenty begins with none. Then both sides search and choose among nearly equal moves, until so
//! few squares are empty that the game is solved. From there on every position is solved, and random moves are
//! played again.
//!
//! Labels go from the solved position back to the last random move. On the way each is mixed with a little of what
//! the search thought of the position (Sutton's TD(λ), 1988): a result that lies forty plies ahead says less about a
//! position than the searches just after it.

use othello::engine::strong::weights::DISC;
use othello::engine::strong::{Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::{Position, Square};
use othello::seeded::Seeded;

use super::samples::Sample;

/// How the players play.
#[derive(Clone, Copy)]
pub(super) struct PlaySettings<'a> {
    pub(super) evaluation: &'a Evaluation,
    /// How many plies they look ahead.
    pub(super) depth: u32,
    /// From how many empty squares on they solve.
    pub(super) solve: u32,
}

/// The longest opening. The length is the smaller of two random numbers: most are much shorter.
const MAX_OPENING: usize = 42;

/// Out of so many moves of an opening some are random: in each game from one of them to all.
const PARTS: usize = 4;

/// Moves so much worse than the best are still chosen, in 1/256 disc.
const NEARLY_EQUAL: i32 = 3 * DISC / 2;

/// Only from here on a search's value is mixed into labels. Earlier values come from few different games and may favour
/// a colour, as those of the first training did; differences between moves of one position are sound all the same.
const SEARCHED_MAX_EMPTIES: u32 = 44;

/// Of so many parts of a label, one is what the search thought; the others come from the position after it.
const SEARCHED_PART: i32 = 16;

/// Plays so many games.
pub(super) fn play(n_games: usize, seed: u64, settings: PlaySettings<'_>) -> Vec<Sample> {
    let table = TranspositionTable::with_megabytes(1);
    let limit = Limit::until(Stop::new());
    let search = Search::new(&table, settings.evaluation, &limit);
    let mut game = Game { settings, search, random: Seeded::new(seed), samples: Vec::new() };
    for _ in 0..n_games {
        game.play();
    }
    game.samples
}

struct Game<'a> {
    settings: PlaySettings<'a>,
    search: Search<'a>,
    random: Seeded,
    samples: Vec<Sample>,
}

/// A move of the middle of a game.
struct Step {
    position: Position,
    /// What the search thinks of the position, in 1/256 disc; `None` for a pass.
    value: Option<i32>,
    /// How much worse than the best the chosen move is thought to be.
    lost: i32,
}

impl Game<'_> {
    fn play(&mut self) {
        let mut position = self.opening();
        let mut steps = Vec::new();
        while position.empties().len() > self.settings.solve && !position.is_over() {
            let (step, next) = self.step(position);
            steps.push(step);
            position = next;
        }
        let Some(score) = self.search.solve(position).map(|solved| solved.score) else { return };
        self.label(&steps, score * DISC);
        self.end(position);
    }

    /// A position to begin with.
    fn opening(&mut self) -> Position {
        let n_moves = self.random.below(MAX_OPENING).min(self.random.below(MAX_OPENING));
        let n_random_parts = 1 + self.random.below(PARTS);
        let mut position = Position::START;
        for _ in 0..n_moves {
            let at = if self.random.below(PARTS) < n_random_parts {
                self.random.choose(position.moves())
            } else {
                self.chosen(position, 1).map(|(at, _, _)| at)
            };
            position = match at.map(|at| position.play(at)) {
                Some(Ok(next)) => next,
                _ if position.is_over() => break,
                _ => position.pass(),
            };
        }
        position
    }

    /// One move of the players, or a pass.
    fn step(&mut self, position: Position) -> (Step, Position) {
        let played = self
            .chosen(position, self.settings.depth)
            .and_then(|(at, value, lost)| Some((Some(value), lost, position.play(at).ok()?)));
        let (value, lost, next) = played.unwrap_or((None, 0, position.pass()));
        (Step { position, value, lost }, next)
    }

    /// One of the nearly equal moves, the value of the best, and by how much the chosen one is worse.
    fn chosen(&mut self, position: Position, depth: u32) -> Option<(Square, i32, i32)> {
        let depth = depth.min(position.empties().len().saturating_sub(1)).max(1);
        let rated = self.search.nearly_equal(position, depth, NEARLY_EQUAL);
        let top = rated.iter().map(|found| found.value).max()?;
        let chosen = self.random.choose(rated)?;
        Some((chosen.best, top, top - chosen.value))
    }

    /// Labels the positions of the middle, from the last to the first.
    fn label(&mut self, steps: &[Step], value_after: i32) {
        // Simple counts are no discs: they choose moves, but do not label.
        let trusted = matches!(self.settings.evaluation, Evaluation::Patterns(_));
        let mut label = value_after;
        for step in steps.iter().rev() {
            // Each position was left by one move or pass, after which the other side was to move.
            label = -label;
            let Some(value) = step.value else { continue };
            if trusted {
                label += step.lost;
                if step.position.empties().len() <= SEARCHED_MAX_EMPTIES {
                    label += (value - label) / SEARCHED_PART;
                }
            }
            label = label.clamp(-64 * DISC, 64 * DISC);
            self.samples.push(Sample { position: step.position, label: label as i16 });
        }
    }

    /// Solves every position to the end, with a random move now and then.
    fn end(&mut self, mut position: Position) {
        while let Some(solved) = self.search.solve(position) {
            let Some(best) = solved.best else {
                if position.is_over() {
                    return;
                }
                position = position.pass();
                continue;
            };
            self.samples.push(Sample { position, label: (solved.score * DISC) as i16 });
            let at =
                if self.random.below(2) == 0 { self.random.choose(position.moves()) } else { Some(best) };
            let Some(Ok(next)) = at.map(|at| position.play(at)) else { return };
            position = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: PlaySettings<'static> =
        PlaySettings { evaluation: &Evaluation::Shape, depth: 2, solve: 8 };

    #[test]
    fn the_same_seed_plays_the_same_games_and_labels_are_true_at_the_end() {
        let samples = play(5, 5, SETTINGS);
        assert_eq!(samples, play(5, 5, SETTINGS));
        assert!(samples.len() > 50, "{} positions of five games", samples.len());
        let table = TranspositionTable::with_megabytes(1);
        let limit = Limit::until(Stop::new());
        for sample in samples.iter().filter(|sample| sample.position.empties().len() <= 8) {
            let solved = Search::new(&table, &Evaluation::Shape, &limit).solve(sample.position).unwrap();
            assert_eq!(solved.score * DISC, i32::from(sample.label), "{:?}", sample.position);
        }
    }

    #[test]
    fn some_games_begin_at_the_first_position_and_they_differ() {
        let samples = play(200, 6, SETTINGS);
        let from_start =
            samples.iter().filter(|sample| sample.position == Position::START).map(|sample| sample.label);
        let labels: std::collections::HashSet<i16> = from_start.collect();
        assert!(labels.len() >= 3, "{labels:?}");
    }
}
