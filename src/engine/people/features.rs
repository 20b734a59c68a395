//! What of a move may speak for or against it in a person's eyes, as numbers.

use super::appraisal::AppraisedMove;
use super::openings::OpeningMoves;
use crate::engine::review::corners_open;
use crate::engine::strong::potential_moves;
use crate::rules::{Bitboard, Position, Square};

/// A part of the game. People look for other things in each, so most features have a weight for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GamePart {
    /// The first twenty moves.
    Opening,
    /// The next twenty.
    Middle,
    /// The rest.
    End,
}

impl GamePart {
    /// In the order of a game.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    /// The part of the game in which so many squares are empty.
    pub const fn with_empties(n_empties: u32) -> Self {
        match n_empties {
            41.. => Self::Opening,
            21..=40 => Self::Middle,
            _ => Self::End,
        }
    }
}

/// How many features there are in each part of the game.
const N_OF_PART: usize = 27;
/// How many more there are in positions that people know by heart.
const N_BY_HEART: usize = 5;
/// How many features a move has; all but those of its part of the game are zero.
pub const N_FEATURES: usize = FIRST_BY_HEART + N_BY_HEART;
const FIRST_BY_HEART: usize = N_OF_PART * GamePart::ALL.len();

/// A move as numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    part_of_game: GamePart,
    of_part: [f32; N_OF_PART],
    /// All zero if the position is not known.
    by_heart: [f32; N_BY_HEART],
}

/// Features that come from the longer look: somebody with shorter sight has less of them.
const FROM_LONG_LOOK: [usize; 8] = [0, 1, 2, 3, 17, 18, 19, 23];
/// Features that come from the short look.
const FROM_SHORT_LOOK: [usize; 2] = [4, 5];

/// How a feature is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    LongLook,
    ShortLook,
    /// Seen on the board.
    Board,
    /// Known by heart.
    Openings,
}

/// How the feature of this number is known.
pub(super) fn source(number: usize) -> Source {
    let of_part = number % N_OF_PART;
    if number >= FIRST_BY_HEART {
        Source::Openings
    } else if FROM_LONG_LOOK.contains(&of_part) {
        Source::LongLook
    } else if FROM_SHORT_LOOK.contains(&of_part) {
        Source::ShortLook
    } else {
        Source::Board
    }
}

impl Features {
    /// The features of every move of a position, in their order. `last` is the square that the other side chose.
    pub fn of_moves(
        position: Position,
        last: Option<Square>,
        moves: &[AppraisedMove],
        openings: &OpeningMoves,
    ) -> Vec<Self> {
        let best = |value: fn(&AppraisedMove) -> f32| moves.iter().map(value).fold(f32::MIN, f32::max);
        let tops = [best(|it| it.long), best(|it| it.short), best(|it| it.glance)];
        let frequencies = openings.frequencies(position, moves.iter().map(|it| it.at));
        let part_of_game = GamePart::with_empties(position.empties().len());
        moves
            .iter()
            .enumerate()
            .map(|(idx, it)| {
                let losses = [tops[0] - it.long, tops[1] - it.short, tops[2] - it.glance];
                Self {
                    part_of_game,
                    of_part: of_part(position, last, it.at, losses),
                    by_heart: frequencies
                        .as_ref()
                        .map_or([0.0; N_BY_HEART], |each| by_heart(each[idx], losses[0])),
                }
            })
            .collect()
    }

    /// The sum of all features, each with its weight.
    pub fn weighted(&self, weights: &[f32; N_FEATURES]) -> f32 {
        let first = self.first();
        let of_part: f32 = self.of_part.iter().zip(&weights[first..]).map(|(it, weight)| it * weight).sum();
        let by_heart = self.by_heart.iter().zip(&weights[FIRST_BY_HEART..]).map(|(it, weight)| it * weight);
        of_part + by_heart.sum::<f32>()
    }

    /// Every feature that may differ from zero, with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, f32)> + Clone + '_ {
        let of_part = self.of_part.iter().enumerate().map(|(number, &it)| (self.first() + number, it));
        of_part.chain(self.by_heart.iter().enumerate().map(|(number, &it)| (FIRST_BY_HEART + number, it)))
    }

    const fn first(&self) -> usize {
        self.part_of_game as usize * N_OF_PART
    }
}

/// A part of a number that counts from `from` on and ends at `to`, so that more of it can weigh less.
fn part(value: f32, from: f32, to: f32) -> f32 {
    value.clamp(from, to) - from
}

/// Where people know what is played, they do not work it out: how often it is played says what a loss says elsewhere, and a
/// loss says less.
fn by_heart(frequency: f32, long: f32) -> [f32; N_BY_HEART] {
    let flag = |is_so: bool| f32::from(u8::from(is_so));
    [frequency.ln(), flag(frequency < 0.01), part(long, 0.0, 2.0), part(long, 2.0, 8.0), flag(long >= 6.0)]
}

fn of_part(
    position: Position,
    last: Option<Square>,
    at: Square,
    [long, short, glance]: [f32; 3],
) -> [f32; N_OF_PART] {
    let flag = |is_so: bool| f32::from(u8::from(is_so));
    let flips = position.flips(at);
    let after = position.play_flips(at, flips);
    let corner = corner_near(at);
    let is_open = corner.is_some_and(|corner| position.empties().contains(corner));
    let is_x = is_open && Bitboard::X_SQUARES.contains(at);
    let is_c = is_open && Bitboard::C_SQUARES.contains(at);
    let is_corner = Bitboard::CORNERS.contains(at);
    let is_edge = [at.col(), at.row()].iter().any(|line| matches!(line, 0 | 7));
    let exposed = potential_moves(after).len() as f32 - potential_moves(position.pass()).len() as f32;
    let away = last.map(|last| at.col().abs_diff(last.col()).max(at.row().abs_diff(last.row())));
    let quarter = |square: Square| (square.col() / 4, square.row() / 4);
    let in_quarter = position.empties().into_iter().filter(|&it| quarter(it) == quarter(at)).count();
    [
        // By the longer look.
        part(long, 0.0, 2.0),
        part(long, 2.0, 8.0),
        part(long, 8.0, 32.0),
        flag(long < 0.05),
        // By the short look.
        part(short, 0.0, 3.0),
        part(short, 3.0, 23.0),
        // At a glance.
        part(glance, 0.0, 4.0),
        part(glance, 4.0, 24.0),
        (1.0 + flips.len() as f32).ln(),
        after.moves().len() as f32 / 8.0,
        after.pass().moves().len() as f32 / 8.0,
        exposed / 8.0,
        flag(is_corner),
        flag(is_x),
        flag(is_c),
        flag(is_edge && !is_corner && !is_c),
        flag(gives_corner(position, at)),
        // By the longer look again: how bad it is in a word.
        flag(long >= 3.0),
        flag(long >= 6.0),
        flag(long >= 10.0),
        away.map_or(0.5, |away| away as f32 / 7.0),
        flag(away == Some(1)),
        flag(in_quarter % 2 == 1),
        flag(is_x && long >= 3.0),
        flag(after.must_pass()),
        flag(exposed <= 0.0),
        flag((2..6).contains(&at.col()) && (2..6).contains(&at.row())),
    ]
}

/// Whether the other side may take a corner after this move that it could not take before.
pub(super) fn gives_corner(position: Position, at: Square) -> bool {
    let after = position.play_flips(at, position.flips(at));
    !(corners_open(after) & !corners_open(position.pass())).is_empty()
}

/// The corner of the same quarter of the board.
fn corner_near(at: Square) -> Option<Square> {
    let nearest = |line: usize| if line < 4 { 0 } else { 7 };
    Square::at(nearest(at.col()), nearest(at.row()))
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these numbers are the same to the last bit, or wrong")]
mod tests {
    use super::*;
    use crate::rules::Board;

    fn features(board: &str, last: Option<&str>, at: &str) -> [f32; N_OF_PART] {
        let board: Board = board.parse().unwrap();
        let position = board.position;
        let last = last.map(|at| at.parse().unwrap());
        let value = |it: Square| if it.to_string() == at { -4.0 } else { 0.0 };
        let moves: Vec<AppraisedMove> = position
            .moves()
            .into_iter()
            .map(|it| AppraisedMove { at: it, glance: value(it), short: value(it), long: value(it) })
            .collect();
        let number = moves.iter().position(|it| it.at.to_string() == at).unwrap();
        Features::of_moves(position, last, &moves, &OpeningMoves::default())[number].of_part
    }

    /// Black may take a1, or play b2 and give it away.
    const CORNER: &str = "-OX----- --O----- -XOO---- ---XO--- ----X--- -------- -------- -------- X";

    #[test]
    fn corners_and_the_squares_beside_them_are_told_apart() {
        let [corner, x_square] = ["a1", "b2"].map(|at| features(CORNER, None, at));
        let told = |features: [f32; N_OF_PART]| [features[12], features[13], features[14], features[15]];
        assert_eq!(told(corner), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(told(x_square), [0.0, 1.0, 0.0, 0.0]);
        assert_eq!((x_square[17], x_square[18], x_square[23]), (1.0, 0.0, 1.0), "four discs, on an X square");
        assert_eq!(corner[8], 2.0_f32.ln(), "one disc is turned");
    }

    #[test]
    fn what_lies_beside_the_last_move_is_known() {
        let near = features(CORNER, Some("b1"), "a1");
        let far = features(CORNER, Some("e5"), "a1");
        assert_eq!((near[20], near[21]), (1.0 / 7.0, 1.0));
        assert_eq!((far[20], far[21]), (4.0 / 7.0, 0.0));
        assert_eq!(features(CORNER, None, "a1")[20], 0.5, "nothing is known");
    }

    #[test]
    fn where_a_position_is_known_by_heart_its_moves_have_more_features() {
        let position = Board::START.play("f5".parse().unwrap()).unwrap().position;
        let usual: Square = "d6".parse().unwrap();
        let openings = OpeningMoves::count(std::iter::repeat_n((position, usual), 99), 10);
        let value = |at| if at == usual { -3.0 } else { 0.0 };
        let moves: Vec<AppraisedMove> = position
            .moves()
            .into_iter()
            .map(|at| AppraisedMove { at, glance: 0.0, short: 0.0, long: value(at) })
            .collect();
        let by_heart = |openings: &OpeningMoves| -> Vec<[f32; N_BY_HEART]> {
            Features::of_moves(position, None, &moves, openings).iter().map(|it| it.by_heart).collect()
        };
        // In the order of the squares f4, d6, f6: the first and the last share the one choice in a hundred that is left.
        let other = [0.005_f32.ln(), 1.0, 0.0, 0.0, 0.0];
        assert_eq!(by_heart(&openings), [other, [0.99_f32.ln(), 0.0, 2.0, 1.0, 0.0], other]);
        assert_eq!(by_heart(&OpeningMoves::default()), [[0.0; N_BY_HEART]; 3]);
    }

    #[test]
    fn the_sum_is_that_of_the_numbered_features() {
        let mut weights = [0.0; N_FEATURES];
        for (number, weight) in weights.iter_mut().enumerate() {
            *weight = (number % 7) as f32 - 3.0;
        }
        for part_of_game in GamePart::ALL {
            let mut of_part = [0.0; N_OF_PART];
            of_part.iter_mut().enumerate().for_each(|(number, it)| *it = number as f32 / 8.0);
            let features = Features { part_of_game, of_part, by_heart: [-1.5, 1.0, 2.0, 0.5, 0.0] };
            let slow: f32 = features.numbered().map(|(number, it)| it * weights[number]).sum();
            assert!((features.weighted(&weights) - slow).abs() < 1e-3);
        }
    }

    #[test]
    fn the_parts_of_a_game_are_twenty_moves_each() {
        let parts: Vec<GamePart> = [60, 41, 40, 21, 20, 1].map(GamePart::with_empties).to_vec();
        let [opening, middle, end] = GamePart::ALL;
        assert_eq!(parts, [opening, opening, middle, middle, end, end]);
    }
}
