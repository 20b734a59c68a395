//! Which of the puzzles found make the set: as many in each grade, as many for each side, none twice.

use std::collections::HashSet;
use std::fmt::Write;

use othello::engine::puzzles::{Goal, Puzzle, PuzzleGrade, PuzzleSet};
use othello::rules::{Disc, Position};

use super::games::Found;

/// One puzzle of so many, at the most, is about how high a game is won: whether it is won is the better question.
const MOST_PART: usize = 3;

/// The puzzles taken so far.
pub(super) struct Selection {
    per_grade: usize,
    taken: Vec<Found>,
    /// The positions taken.
    known: HashSet<Position>,
}

impl Selection {
    pub(super) fn new(per_grade: usize) -> Self {
        Self { per_grade, taken: Vec::new(), known: HashSet::new() }
    }

    pub(super) const fn n_wanted(&self) -> usize {
        self.per_grade * PuzzleGrade::ALL.len()
    }

    pub(super) const fn n_taken(&self) -> usize {
        self.taken.len()
    }

    pub(super) const fn is_full(&self) -> bool {
        self.n_taken() >= self.n_wanted()
    }

    /// Takes the first puzzle of a game for which there is room: two of one game would be too much alike.
    pub(super) fn take_one(&mut self, of_game: Vec<Found>) {
        let wanted = of_game.into_iter().find(|(puzzle, _)| {
            self.has_room(puzzle) && !self.known.contains(&puzzle.board.position.canonical())
        });
        if let Some((puzzle, difficulty)) = wanted {
            self.known.insert(puzzle.board.position.canonical());
            self.taken.push((puzzle, difficulty));
        }
    }

    fn has_room(&self, puzzle: &Puzzle) -> bool {
        let of_grade =
            || self.taken.iter().map(|(known, _)| known).filter(|known| known.grade == puzzle.grade);
        let n_of_side = of_grade().filter(|known| known.board.turn == puzzle.board.turn).count();
        let n_most = of_grade().filter(|known| known.goal() == Goal::Most).count();
        let is_other = puzzle.goal() != Goal::Most || n_most < self.per_grade / MOST_PART;
        is_other && of_grade().count() < self.per_grade && n_of_side < self.per_grade.div_ceil(2)
    }

    /// The set, from the easiest to the hardest.
    pub(super) fn puzzles(&self) -> Vec<Puzzle> {
        let mut taken = self.taken.clone();
        taken.sort_by_key(|(puzzle, difficulty)| {
            (puzzle.grade, difficulty.points(), puzzle.board.position.to_bytes())
        });
        taken.into_iter().map(|(puzzle, _)| puzzle).collect()
    }

    /// What the set is like, grade by grade.
    pub(super) fn table(&self, set: &PuzzleSet) -> String {
        let mut text = String::from(
            "| grade | puzzles | empty squares | legal moves | plies to see it | win, draw, most | black, white |\n|---|---|---|---|---|---|---|",
        );
        for grade in PuzzleGrade::ALL {
            let puzzles: Vec<&Puzzle> = set.iter().filter(|puzzle| puzzle.grade == grade).collect();
            let hard: Vec<_> = self
                .taken
                .iter()
                .filter(|(puzzle, _)| puzzle.grade == grade)
                .map(|(_, hard)| *hard)
                .collect();
            let goals = [Goal::Win, Goal::Draw, Goal::Most]
                .map(|goal| puzzles.iter().filter(|puzzle| puzzle.goal() == goal).count().to_string());
            let sides = Disc::BOTH
                .map(|disc| puzzles.iter().filter(|puzzle| puzzle.board.turn == disc).count().to_string());
            let row = [
                grade.key().to_owned(),
                puzzles.len().to_string(),
                spread(hard.iter().map(|hard| hard.n_empties)),
                spread(hard.iter().map(|hard| hard.n_moves)),
                spread(hard.iter().map(|hard| hard.look)),
                goals.join(", "),
                sides.join(", "),
            ];
            // Writing to a text does not fail.
            write!(text, "\n| {} |", row.join(" | ")).unwrap_or_default();
        }
        text
    }
}

/// The least, the mean and the most.
fn spread(numbers: impl Iterator<Item = u32> + Clone) -> String {
    let (least, most) =
        (numbers.clone().min().unwrap_or_default(), numbers.clone().max().unwrap_or_default());
    let mean = f64::from(numbers.clone().sum::<u32>()) / numbers.count().max(1) as f64;
    format!("{least}–{most}, mean {mean:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::engine::puzzles::Difficulty;
    use othello::rules::{Board, Symmetry, random_position};
    use othello::seeded::Seeded;

    fn found(position: Position, turn: Disc, grade: PuzzleGrade) -> Found {
        let best = position.moves().first().unwrap();
        let puzzle = Puzzle { board: Board { position, turn }, best, value: 2, second: -2, grade };
        (puzzle, Difficulty { n_empties: position.empties().len(), n_moves: 3, look: 2 })
    }

    #[test]
    fn an_image_of_a_puzzle_is_not_taken_again() {
        let position = random_position(10, 3, &mut Seeded::new(1));
        let mut selection = Selection::new(10);
        for symmetry in Symmetry::ALL {
            for disc in Disc::BOTH {
                let image = found(symmetry.position(position), disc, PuzzleGrade::Easy);
                selection.take_one(vec![image]);
            }
        }
        assert_eq!(selection.n_taken(), 1);
    }

    #[test]
    fn grades_and_sides_fill_up_evenly_and_a_game_gives_one_at_most() {
        let mut random = Seeded::new(2);
        let mut selection = Selection::new(4);
        for _ in 0..60 {
            let mut any = |turn, grade| found(random_position(10, 3, &mut random), turn, grade);
            let of_game = PuzzleGrade::ALL.map(|grade| any(Disc::Black, grade)).to_vec();
            selection.take_one(of_game);
        }
        assert_eq!(selection.n_taken(), 8, "two for black in each grade");
        assert!(!selection.is_full());
        for _ in 0..60 {
            let of_game =
                PuzzleGrade::ALL.map(|grade| found(random_position(10, 3, &mut random), Disc::White, grade));
            selection.take_one(of_game.to_vec());
        }
        assert!(selection.is_full());
        assert!(selection.puzzles().is_sorted_by_key(|puzzle| puzzle.grade));
    }
}
