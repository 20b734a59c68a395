//! Games of the engine against itself, with every position labelled by how it ended.
//!
//! A game begins with moves that are half random, half the best at first sight, so that games differ and their
//! positions are neither all sound nor all silly. Then both sides search, until so few squares are empty that the
//! game is solved: that value labels every position since the last random move. From there on every position is
//! solved, and random moves are played again.

use othello::engine::strong::{Evaluation, Search, Table};
use othello::engine::{Limit, Stop};
use othello::rules::{Position, Square};
use othello::seeded::Seeded;

use super::samples::Sample;

/// The longest opening of half random moves.
const MAX_OPENING: usize = 44;

/// Plays so many games.
pub(super) fn play(
    n_games: usize,
    seed: u64,
    evaluation: &Evaluation,
    depth: u32,
    solve: u32,
) -> Vec<Sample> {
    let mut table = Table::with_megabytes(1);
    let mut random = Seeded::new(seed);
    let mut samples = Vec::new();
    for _ in 0..n_games {
        Game { table: &table, evaluation, random: &mut random, depth, solve, samples: &mut samples }.play();
        table.age();
    }
    samples
}

struct Game<'a> {
    table: &'a Table,
    evaluation: &'a Evaluation,
    random: &'a mut Seeded,
    depth: u32,
    solve: u32,
    samples: &'a mut Vec<Sample>,
}

impl Game<'_> {
    fn play(mut self) {
        let mut position = self.opening();
        let mut since_opening = Vec::new();
        while position.empties().len() > self.solve && !position.is_over() {
            if let Some(at) = self.searched(position, self.depth) {
                since_opening.push(position);
                let Ok(next) = position.play(at) else { return };
                position = next;
            } else {
                since_opening.push(position);
                position = position.pass();
            }
        }
        let Some(score) = self.solved(position).map(|(score, _)| score) else { return };
        let mut label = score;
        for &earlier in since_opening.iter().rev() {
            // Each position was left by one move or pass, after which the other side was to move.
            label = -label;
            if !earlier.moves().is_empty() {
                self.samples.push(Sample { position: earlier, score: label as i8 });
            }
        }
        self.end(position);
    }

    /// Half random, half good at first sight.
    fn opening(&mut self) -> Position {
        let mut position = Position::START;
        for _ in 0..=self.random.below(MAX_OPENING) {
            let at = if self.random.below(2) == 0 {
                self.random.choose(position.moves())
            } else {
                self.searched(position, 1)
            };
            position = match at.map(|at| position.play(at)) {
                Some(Ok(next)) => next,
                _ if position.is_over() => break,
                _ => position.pass(),
            };
        }
        position
    }

    /// Solves every position to the end, with a random move now and then.
    fn end(&mut self, mut position: Position) {
        while let Some((score, best)) = self.solved(position) {
            let Some(best) = best else {
                if position.is_over() {
                    return;
                }
                position = position.pass();
                continue;
            };
            self.samples.push(Sample { position, score: score as i8 });
            let at =
                if self.random.below(2) == 0 { self.random.choose(position.moves()) } else { Some(best) };
            let Some(Ok(next)) = at.map(|at| position.play(at)) else { return };
            position = next;
        }
    }

    fn searched(&self, position: Position, depth: u32) -> Option<Square> {
        let limit = Limit::until(Stop::new());
        let mut search = Search::new(self.table, self.evaluation, &limit);
        // Each depth finds the moves that the next one tries first.
        (1..=depth).filter_map(|depth| search.deepen(position, depth)).last().map(|found| found.best)
    }

    fn solved(&self, position: Position) -> Option<(i32, Option<Square>)> {
        let limit = Limit::until(Stop::new());
        let mut search = Search::new(self.table, self.evaluation, &limit);
        search.solve(position).map(|solved| (solved.score, solved.best))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_plays_the_same_games_and_labels_are_true_at_the_end() {
        let run = || play(3, 5, &Evaluation::Shape, 2, 8);
        let samples = run();
        assert_eq!(samples, run());
        assert!(samples.len() > 30, "{} positions of three games", samples.len());
        let table = Table::with_megabytes(1);
        let limit = Limit::until(Stop::new());
        for sample in samples.iter().filter(|sample| sample.position.empties().len() <= 8) {
            let solved = Search::new(&table, &Evaluation::Shape, &limit).solve(sample.position).unwrap();
            assert_eq!(solved.score, i32::from(sample.score), "{:?}", sample.position);
        }
    }
}
