//! Why a move is better than the one that was played: what it does on the board that the other does not.

use super::effects::{Effects, corner_beside};
use super::game_line::corners_taken;
use crate::engine::strong::patterns::Part;
use crate::engine::strong::weights::DISC;
use crate::rules::{Bitboard, Position, Square};

/// A difference between the better and the played move, as the board shows it. Pairs are the better move's number and the
/// played one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The better move takes this corner.
    TakesCorner(Square),
    /// After the played move the opponent may take this corner at once; after the better one it may not.
    GivesCorner(Square),
    /// In the line after the better move the mover gets this corner; in the line after the played one it does not.
    WinsCornerLater(Square),
    /// In the line after the played move the opponent gets this corner; in the line after the better one it does not.
    LosesCornerLater(Square),
    /// The played move stands beside this empty corner and may help the opponent to it.
    BesideCorner(Square),
    /// The better move leaves the opponent without a reply.
    ForcesPass,
    /// How many replies the opponent has.
    Replies(u32, u32),
    /// How many moves the mover has.
    OwnMoves(u32, u32),
    /// How many empty squares border on the mover's discs.
    Exposed(u32, u32),
    /// How many discs of the mover can never be turned again.
    Stable(u32, u32),
    /// The better move is played into a region with an odd number of empty squares, the played one opened an even one:
    /// who begins an even region leaves its last square to the opponent.
    Parity(u32, u32),
    /// The edges are worth so much more, in 1/256 disc, by the evaluation.
    Edges(i32),
}

/// More would not be read.
const AT_MOST: usize = 3;

/// With more empty squares nobody counts them.
const PARITY_MAX: u32 = 20;

/// What differences weigh against each other, in 1/256 disc, where the evaluation has no part of its own for them.
const CORNER: i32 = 10 * DISC;
const CORNER_LATER: i32 = 7 * DISC;
const BESIDE_CORNER: i32 = 4 * DISC;
const PASS: i32 = 8 * DISC;
const STABLE: i32 = DISC;
const EXPOSED: i32 = DISC / 3;
const PARITY: i32 = 3 * DISC;

/// How many more moves, discs or squares it takes before a difference is worth a sentence.
const FEW_MOVES: u32 = 2;
const FEW_STABLE: u32 = 2;
const FEW_EXPOSED: u32 = 3;

/// What the evaluation must say for the edges to be named.
const EDGES: i32 = 3 * DISC / 2;

/// What speaks for the better of two legal moves, the most telling first; nothing if the board does not show it. A line is
/// what is expected after a move, that move first.
pub fn reasons(position: Position, better_line: &[Square], played_line: &[Square]) -> Vec<Why> {
    let (Some(&better_at), Some(&played_at)) = (better_line.first(), played_line.first()) else {
        return Vec::new();
    };
    let (Some(better), Some(played)) = (Effects::of(position, better_at), Effects::of(position, played_at))
    else {
        return Vec::new();
    };
    let mut found = corners(position, [better_at, played_at], [&better, &played]);
    found.extend(corners_later(position, &found, better_line, played_line));
    if found.is_empty() {
        found.extend(edges(&better, &played));
    }
    found.extend(mobility(&better, &played));
    found.extend(shape(&better, &played));
    if position.empties().len() <= PARITY_MAX && better.region % 2 == 1 && played.region.is_multiple_of(2) {
        found.push((PARITY, Why::Parity(better.region, played.region)));
    }
    // Stable: of equal weights the first found stays first.
    found.sort_by_key(|&(weight, _)| -weight);
    found.into_iter().map(|(_, why)| why).take(AT_MOST).collect()
}

/// A difference with its weight.
type Weighed = (i32, Why);

fn corners(
    position: Position,
    [better_at, played_at]: [Square; 2],
    [better, played]: [&Effects; 2],
) -> Vec<Weighed> {
    let mut found = Vec::new();
    if Bitboard::CORNERS.contains(better_at) && !Bitboard::CORNERS.contains(played_at) {
        found.push((CORNER, Why::TakesCorner(better_at)));
    }
    let given = played.corners_given & !better.corners_given;
    if let Some(corner) = given.first() {
        found.push((CORNER * given.len() as i32, Why::GivesCorner(corner)));
    } else if let Some(corner) = corner_beside(played_at)
        && position.empties().contains(corner)
        && corner_beside(better_at).is_none()
    {
        found.push((BESIDE_CORNER, Why::BesideCorner(corner)));
    }
    found
}

/// What the expected lines say of corners, unless it is said already.
fn corners_later(
    position: Position,
    found: &[Weighed],
    better_line: &[Square],
    played_line: &[Square],
) -> Vec<Weighed> {
    let is_said = |corner: Square| {
        found
            .iter()
            .any(|&(_, why)| matches!(why, Why::TakesCorner(at) | Why::GivesCorner(at) if at == corner))
    };
    let [won, lost] = corners_taken(position, better_line);
    let [won_anyway, lost_instead] = corners_taken(position, played_line);
    let at_once = better_line.first().map_or(Bitboard::EMPTY, |at| at.bit());
    let first = |set: Bitboard| (set & !at_once).into_iter().find(|&corner| !is_said(corner));
    let lost = first(lost_instead & !lost).map(|corner| (CORNER_LATER, Why::LosesCornerLater(corner)));
    // A corner that changes hands is said once.
    let won =
        first(won & !won_anyway & !lost_instead).map(|corner| (CORNER_LATER, Why::WinsCornerLater(corner)));
    lost.into_iter().chain(won).collect()
}

/// Moves of both sides, weighed by what the evaluation says of them.
fn mobility(better: &Effects, played: &Effects) -> Vec<Weighed> {
    if better.n_replies == 0 && played.n_replies > 0 && !better.after.is_over() {
        return vec![(PASS, Why::ForcesPass)];
    }
    let weight = (better.part(Part::Mobility) - played.part(Part::Mobility)).max(0);
    let fewer_replies = played.n_replies.saturating_sub(better.n_replies);
    let more_moves = better.n_moves.saturating_sub(played.n_moves);
    let mut found = Vec::new();
    let share = |n: u32| weight * n as i32 / (fewer_replies + more_moves).max(1) as i32;
    if fewer_replies >= FEW_MOVES {
        found.push((share(fewer_replies), Why::Replies(better.n_replies, played.n_replies)));
    }
    if more_moves >= FEW_MOVES {
        found.push((share(more_moves), Why::OwnMoves(better.n_moves, played.n_moves)));
    }
    found
}

/// What lies well: stable discs, and few discs beside empty squares.
fn shape(better: &Effects, played: &Effects) -> Vec<Weighed> {
    let mut found = Vec::new();
    let n_stable = better.n_stable.saturating_sub(played.n_stable);
    if n_stable >= FEW_STABLE {
        found.push((STABLE * n_stable as i32, Why::Stable(better.n_stable, played.n_stable)));
    }
    let n_exposed = played.n_exposed.saturating_sub(better.n_exposed);
    if n_exposed >= FEW_EXPOSED {
        found.push((EXPOSED * n_exposed as i32, Why::Exposed(better.n_exposed, played.n_exposed)));
    }
    found
}

/// The edges, by what the evaluation says of them. It counts the squares beside corners too, so that where a corner is
/// named it would say the same thing again.
fn edges(better: &Effects, played: &Effects) -> Option<Weighed> {
    let edges = better.part(Part::Edges) - played.part(Part::Edges);
    (edges >= EDGES).then_some((edges, Why::Edges(edges)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, RandomGame, after_random_plies};
    use crate::seeded::Seeded;

    /// What is said for the first line against the second, on a board whose missing rows are empty.
    fn said(rows: &str, better: &str, played: &str) -> Vec<Why> {
        let n_missing = 64 - rows.chars().filter(|char| !char.is_whitespace()).count();
        let board: Board = format!("{rows}{} X", "-".repeat(n_missing)).parse().unwrap();
        let line = |text: &str| text.split(' ').map(|at| at.parse().unwrap()).collect::<Vec<Square>>();
        reasons(board.position, &line(better), &line(played))
    }

    #[test]
    fn a_corner_taken_comes_before_everything_else() {
        let why = said("-OX----- -------- ---OX--- ---XO---", "a1", "e5");
        assert_eq!(why.first(), Some(&Why::TakesCorner("a1".parse().unwrap())));
    }

    #[test]
    fn a_corner_given_away_is_named() {
        // b2 lets white take a1 along the diagonal; d6 does not.
        let why = said("-------- -------- --O----- ---X---- ---OX--- -----O-- --------", "d6", "b2");
        assert_eq!(why.first(), Some(&Why::GivesCorner("a1".parse().unwrap())), "{why:?}");
    }

    #[test]
    fn a_square_beside_an_empty_corner_is_named_if_it_is_not_yet_lost() {
        let why = said("-------- -------- --O----- ---X---- ---OX--- --------", "d6", "b2");
        assert!(why.contains(&Why::BesideCorner("a1".parse().unwrap())), "{why:?}");
    }

    #[test]
    fn every_number_that_is_said_is_true_and_favours_the_better_move() {
        let mut random = Seeded::new(12);
        let mut n_said = 0;
        for n_plies in (6..54).cycle().take(600) {
            let position = after_random_plies(n_plies, &mut random).position;
            let moves: Vec<Square> = position.moves().into_iter().collect();
            let [better, .., played] = moves[..] else { continue };
            let effects = [better, played].map(|at| Effects::of(position, at).unwrap());
            let why = reasons(position, &[better], &[played]);
            assert!(why.len() <= AT_MOST);
            for why in why {
                n_said += 1;
                let is_true = match why {
                    Why::TakesCorner(at) => at == better,
                    Why::GivesCorner(at) => effects[1].after.moves().contains(at),
                    Why::BesideCorner(at) => position.empties().contains(at),
                    // Lines of one move have no later.
                    Why::WinsCornerLater(_) | Why::LosesCornerLater(_) => false,
                    Why::ForcesPass => effects[0].after.must_pass(),
                    Why::Replies(few, many) => few < many && few == effects[0].after.moves().len(),
                    Why::OwnMoves(many, few) => few < many && few == effects[1].after.pass().moves().len(),
                    Why::Exposed(few, many) | Why::Stable(many, few) => few < many,
                    Why::Parity(odd, even) => odd % 2 == 1 && even % 2 == 0,
                    Why::Edges(more) => more > 0,
                };
                assert!(is_true, "{why:?} of {better} against {played} in {position:?}");
            }
        }
        assert!(n_said > 500, "{n_said} differences");
    }

    #[test]
    fn corners_at_the_end_of_a_line_are_told() {
        let mut random = Seeded::new(13);
        let mut n_told = [0; 2];
        for _ in 0..40 {
            let game: Vec<(Board, Option<Square>)> = RandomGame::new(&mut random).collect();
            let (start, (last, _)) = (game[30].0, game[44]);
            let line: Vec<Square> = game[30..44].iter().filter_map(|&(_, at)| at).collect();
            let later =
                |better: &[Square], played: &[Square]| corners_later(start.position, &[], better, played);
            for (_, why) in later(&line, &[]) {
                let Why::WinsCornerLater(corner) = why else { panic!("{why:?}: nothing is lost on no line") };
                assert!(start.position.empties().contains(corner) && corner != line[0]);
                assert_eq!(last.disc_at(corner), Some(start.turn));
                n_told[0] += 1;
            }
            for (_, why) in later(&[], &line) {
                let Why::LosesCornerLater(corner) = why else { panic!("{why:?}: nothing is won on no line") };
                assert_eq!(last.disc_at(corner), Some(!start.turn));
                n_told[1] += 1;
            }
        }
        assert!(n_told.iter().all(|&n_told| n_told > 5), "{n_told:?} corners won and lost");
    }

    #[test]
    fn two_moves_that_are_not_legal_are_not_compared() {
        assert_eq!(said("---", "a1", "h8"), Vec::new());
        assert_eq!(reasons(Position::START, &[], &[]), Vec::new());
    }
}
