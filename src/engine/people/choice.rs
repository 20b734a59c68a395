//! How likely each legal move is, and one of them by chance.

use super::appraisal::AppraisedMove;
use super::features::{Features, N_FEATURES, gives_corner};
use super::openings::OpeningMoves;
use crate::rules::{Position, Square};
use crate::seeded::Seeded;

/// The legal moves with their chances.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveChoice {
    /// In the order of the squares; the chances add up to 1.
    moves: Vec<(AppraisedMove, f32)>,
}

/// A corner that people would give once in so many choices or less often is not given.
const LEAST_CHANCE: f32 = 0.002;

impl MoveChoice {
    /// The chances of moves whose [`Features`] are weighted so. `last` is the square that the other side chose.
    pub fn new(
        position: Position,
        last: Option<Square>,
        moves: &[AppraisedMove],
        openings: &OpeningMoves,
        weights: &[f32; N_FEATURES],
    ) -> Self {
        let features = Features::of_moves(position, last, moves, openings);
        let sums: Vec<f32> = features.iter().map(|features| features.weighted(weights)).collect();
        // Taking the largest off changes no chance, and no power of e is too large then.
        let top = sums.iter().copied().fold(f32::MIN, f32::max);
        let odds = sums.iter().map(|sum| (sum - top).exp());
        let mut choice = Self { moves: moves.iter().copied().zip(odds).collect() };
        choice.share_out();
        choice
    }

    /// The moves with their chances, in the order of the squares.
    pub fn moves(&self) -> &[(AppraisedMove, f32)] {
        &self.moves
    }

    /// Only the moves that pass; all of them if none does.
    pub fn retain(&mut self, is_allowed: impl Fn(&AppraisedMove, f32) -> bool) {
        if self.moves.iter().any(|(it, chance)| is_allowed(it, *chance)) {
            self.moves.retain(|(it, chance)| is_allowed(it, *chance));
            self.share_out();
        }
    }

    /// Without corners given for no reason that people would see: in a game on a phone they would look like a fault. Other
    /// moves that are all but never chosen stay; together they are a good part of what strong people do wrong.
    pub fn leave_out_unlikely_gifts(&mut self, position: Position) {
        self.retain(|it, chance| chance >= LEAST_CHANCE || !gives_corner(position, it.at));
    }

    /// A move by its chance; `None` if there is no legal one.
    pub fn pick(&self, random: &mut Seeded) -> Option<AppraisedMove> {
        const FINE: usize = 1 << 24;
        let mut left = random.below(FINE) as f32 / FINE as f32;
        let picked = self.moves.iter().find(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        // The chances may add up to a little less than 1.
        picked.or(self.moves.last()).map(|&(it, _)| it)
    }

    /// The move that is played most often; `None` if there is no legal one.
    pub fn likeliest(&self) -> Option<AppraisedMove> {
        self.moves.iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|&(it, _)| it)
    }

    /// How open the choice is: 0 if one move is certain, the logarithm of their number if all are alike.
    pub fn entropy(&self) -> f32 {
        self.moves.iter().map(|&(_, chance)| if chance > 0.0 { -chance * chance.ln() } else { 0.0 }).sum()
    }

    fn share_out(&mut self) {
        let total: f32 = self.moves.iter().map(|(_, odds)| odds).sum();
        for (_, odds) in &mut self.moves {
            *odds /= total;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Square};

    fn choice(chances: &[f32]) -> MoveChoice {
        let appraised = |at| AppraisedMove { at, glance: 0.0, short: 0.0, long: 0.0 };
        let mut choice =
            MoveChoice { moves: Square::all().map(appraised).zip(chances.iter().copied()).collect() };
        choice.share_out();
        choice
    }

    #[test]
    fn moves_are_picked_as_often_as_they_are_likely() {
        let choice = choice(&[1.0, 6.0, 3.0]);
        let mut random = Seeded::new(31);
        let mut counts = [0_u32; 3];
        for _ in 0..10_000 {
            counts[choice.pick(&mut random).unwrap().at.index()] += 1;
        }
        for (count, expected) in counts.into_iter().zip([1_000_u32, 6_000, 3_000]) {
            assert!(count.abs_diff(expected) < 200, "{counts:?}");
        }
        assert_eq!(choice.likeliest().map(|it| it.at.index()), Some(1));
        let nothing = MoveChoice { moves: Vec::new() };
        assert_eq!(nothing.pick(&mut random), None);
    }

    #[test]
    fn what_is_left_out_is_shared_among_the_rest() {
        let mut choice = choice(&[0.001, 0.6, 0.399]);
        choice.retain(|_, chance| chance > 0.01);
        assert_eq!(choice.moves().len(), 2);
        assert!((choice.moves().iter().map(|it| it.1).sum::<f32>() - 1.0).abs() < 1e-6);
        choice.retain(|_, _| false);
        assert_eq!(choice.moves().len(), 2, "somebody has to move");
    }

    #[test]
    fn only_a_corner_is_not_given_by_the_way() {
        // Black may take a1, or play b2 and give it away.
        let board: Board =
            "-OX----- --O----- -XOO---- ---XO--- ----X--- -----O-- -------- -------- X".parse().unwrap();
        let position = board.position;
        let gift: Square = "b2".parse().unwrap();
        for (odds, is_left_out) in [(0.000_1, true), (0.5, false)] {
            let appraised = |at| (AppraisedMove { at, glance: 0.0, short: 0.0, long: 0.0 }, odds);
            let mut moves: Vec<(AppraisedMove, f32)> = position.moves().into_iter().map(appraised).collect();
            moves[0].1 = 1.0;
            let n_others = moves.iter().filter(|(it, _)| !gives_corner(position, it.at)).count();
            let n_moves = moves.len();
            let mut choice = MoveChoice { moves };
            choice.share_out();
            choice.leave_out_unlikely_gifts(position);
            assert_eq!(choice.moves().iter().all(|(it, _)| it.at != gift), is_left_out);
            assert_eq!(choice.moves().len(), if is_left_out { n_others } else { n_moves });
        }
    }

    #[test]
    fn a_choice_is_the_more_open_the_more_moves_are_alike() {
        let [forced, clear, open] = [&[1.0][..], &[0.9, 0.1], &[0.5, 0.5]].map(|it| choice(it).entropy());
        assert!(forced < clear && clear < open && (open - 2.0_f32.ln()).abs() < 1e-6);
    }
}
