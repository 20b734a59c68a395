//! The walk through a game from its end to its beginning, and what it finds in each position.

use super::classes::NEGLIGIBLE;
use super::game_line::follow;
use super::{GameLine, MoveClass};
use crate::engine::strong::weights::DISC;
use crate::engine::strong::{BestMove, Evaluation, Search, Solved, TranspositionTable, final_score};
use crate::engine::{Limit, Stop};
use crate::rules::{Bitboard, Position, Square};

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thoroughness {
    /// A whole game in less than half a minute on a small phone.
    Usual,
    /// When there is time.
    Deep,
    /// As deep as said, for tests and experiments.
    At {
        /// So many plies ahead, or one more.
        depth: u32,
        /// From so many empty squares on to the end.
        solve: u32,
    },
}

/// What a walk may spend, counted in positions so that it finds the same on every machine.
#[derive(Clone, Copy)]
struct Effort {
    /// How many plies are looked ahead before the end is in sight: this or one more, see [`depth_at`].
    depth: u32,
    /// From so many empty squares on positions are solved.
    solve: u32,
    /// An estimate takes so many positions at most.
    estimate_nodes: u64,
    /// A solution takes so many at most; if it needs more, this position and those before it are estimated.
    solution_nodes: u64,
    /// All solutions of a game together take so many at most.
    all_solutions_nodes: u64,
}

impl Thoroughness {
    const fn effort(self) -> Effort {
        match self {
            Self::Usual => Effort {
                depth: 14,
                solve: 20,
                estimate_nodes: 700_000,
                solution_nodes: 10_000_000,
                all_solutions_nodes: 20_000_000,
            },
            Self::Deep => Effort {
                depth: 16,
                solve: 24,
                estimate_nodes: 10_000_000,
                solution_nodes: 150_000_000,
                all_solutions_nodes: 300_000_000,
            },
            Self::At { depth, solve } => Effort {
                depth,
                solve,
                estimate_nodes: u64::MAX,
                solution_nodes: u64::MAX,
                all_solutions_nodes: u64::MAX,
            },
        }
    }
}

/// What one position of a game is worth, and the best that could be played in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The expected difference in discs at the end, for the side to move, in 1/256 disc.
    pub value: i32,
    /// The move that reaches it; the played one if none is better. `None` at the end of the game.
    pub best: Option<Square>,
    /// The moves that are expected, `best` first; forced passes are left out.
    pub line: Vec<Square>,
    /// How many plies were looked ahead.
    pub depth: u32,
    /// Whether the value is proven: all lines were searched to the end of the game.
    pub is_exact: bool,
    /// Every move within a disc of the best. Only asked where a move lost much; elsewhere the best alone.
    pub good: Bitboard,
}

/// What is known so far of a game. It can be kept, and the walk goes on where it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How closely the game is looked at.
    pub thoroughness: Thoroughness,
    /// The positions that are done, the last of the game first.
    pub appraised: Vec<Appraisal>,
    /// How many positions the searches have visited.
    pub nodes: u64,
    /// How many of them were visited for solutions.
    pub solution_nodes: u64,
}

impl Review {
    /// Nothing is known yet.
    pub const fn new(thoroughness: Thoroughness) -> Self {
        Self { thoroughness, appraised: Vec::new(), nodes: 0, solution_nodes: 0 }
    }

    /// Whether every position of the game is done.
    pub fn is_complete(&self, game: &GameLine) -> bool {
        self.appraised.len() >= game.n_positions()
    }

    /// What is known of a position of the game, 0 for the first.
    pub fn of(&self, game: &GameLine, number: usize) -> Option<&Appraisal> {
        self.appraised.get(game.n_positions().checked_sub(number + 1)?)
    }

    /// What the move played in a position was worth to the side that made it: the value of the next position.
    pub(super) fn played_value(&self, game: &GameLine, number: usize) -> Option<i32> {
        let next = self.of(game, number + 1)?;
        Some(game.seen_before(number + 1, next.value))
    }
}

/// Appraises what is left of a game, and reports after each position. Ends early if the stop is raised: what is in
/// `review` then is whole, and the next call goes on.
pub fn appraise(game: &GameLine, review: &mut Review, stop: &Stop, on_position: &mut dyn FnMut(&Review)) {
    let table = TranspositionTable::with_megabytes(TABLE_MB);
    let walk = Walk { game, table, limit: Limit::until(stop.clone()), effort: review.thoroughness.effort() };
    // Positions near the end are done before a search looks at its limits.
    while !review.is_complete(game) && !stop.is_raised() {
        let number = game.n_positions() - 1 - review.appraised.len();
        let Some(appraisal) = walk.appraise(review, number) else { return };
        review.appraised.push(appraisal);
        on_position(review);
    }
}

/// What a phone can spare: as much as an engine that plays.
const TABLE_MB: usize = 32;

/// Longer lines are not looked at on a board.
const LINE: usize = 8;

/// A walk through a game, with one table for all of it: what was found of a position serves those before it.
struct Walk<'a> {
    game: &'a GameLine,
    table: TranspositionTable,
    limit: Limit,
    effort: Effort,
}

/// A move that is better than the played one, or the best where none was played.
struct Found {
    best: Square,
    value: i32,
}

/// How far a position was searched.
#[derive(Clone, Copy)]
struct Depth {
    plies: u32,
    is_exact: bool,
}

/// What a search says of a position: whether it found something better than what was known, and how it looked.
type Verdict = (Option<Found>, Depth);

impl Walk<'_> {
    /// `None` if it was stopped.
    fn appraise(&self, review: &mut Review, number: usize) -> Option<Appraisal> {
        // 1. At the end there is nothing to choose.
        let position = self.game.position(number);
        if position.is_over() {
            return Some(Appraisal {
                value: final_score(position) * DISC,
                best: None,
                line: Vec::new(),
                depth: 0,
                is_exact: true,
                good: Bitboard::EMPTY,
            });
        }

        // 2. What was played is worth what it led to.
        let known = self.game.plies().get(number).zip(review.played_value(self.game, number));
        let known = known.map(|(ply, value)| Found { best: ply.played, value });

        // 3. Is another move better? To the end if that is near and what follows is solved too, else as far as can be seen.
        let follows_exact = review.of(self.game, number + 1).is_none_or(|next| next.is_exact);
        let solved = if follows_exact && position.empties().len() <= self.effort.solve {
            self.solve(review, position, known.as_ref())
        } else {
            None
        };
        let (better, depth) = match solved {
            Some(verdict) => verdict,
            None => self.estimate(review, position, known.as_ref())?,
        };

        // 4. The best is never worse than what was played.
        let (mut line, value, is_other) = match (better, known) {
            (Some(better), _) => (self.line(review, position, &better, depth), better.value, true),
            (None, Some(Found { best, value })) => {
                let next = review.of(self.game, number + 1);
                let rest = next.map_or(&[][..], |next| &next.line);
                ([&[best], rest].concat(), value, false)
            }
            (None, None) => return None,
        };
        line.truncate(LINE);
        let best = line.first().copied();

        // 5. Where much was lost, what else would have been good.
        let class = review
            .played_value(self.game, number)
            .map_or(MoveClass::Best, |played| MoveClass::of(value, played, depth.is_exact));
        let mut good = best.map_or(Bitboard::EMPTY, Square::bit);
        if is_other && class >= MoveClass::Mistake {
            good |= self.good_moves(review, position, value, depth.plies)?;
        }
        Some(Appraisal { value, best, line, depth: depth.plies, is_exact: depth.is_exact, good })
    }

    /// `None` if it takes too long, or was stopped.
    fn solve(&self, review: &mut Review, position: Position, known: Option<&Found>) -> Option<Verdict> {
        let left = self.effort.all_solutions_nodes.saturating_sub(review.solution_nodes);
        let mut search = self.search(self.effort.solution_nodes.min(left));
        let solved = match known {
            Some(known) => search.solve_above(position, known.value / DISC),
            None => search.solve(position),
        };
        review.nodes += search.nodes();
        review.solution_nodes += search.nodes();
        let Solved { score, best } = solved?;
        let better = best.map(|best| Found { best, value: score * DISC });
        Some((better, Depth { plies: position.empties().len(), is_exact: true }))
    }

    /// `None` if it was stopped before it had looked at anything.
    fn estimate(&self, review: &mut Review, position: Position, known: Option<&Found>) -> Option<Verdict> {
        let n_empties = position.empties().len();
        let wanted = depth_at(self.effort.depth, n_empties);
        let mut search = self.search(self.effort.estimate_nodes);
        let floor = known.map_or(i32::MIN, |known| known.value + NEGLIGIBLE);
        let mut verdict = None;
        // In steps of two: the searches before the last only sort the moves, and values of one parity compare.
        for plies in (1..=wanted).filter(|plies| plies % 2 == wanted % 2) {
            let found = search.better_move(position, known.map(|known| known.best), floor, plies);
            if search.is_stopped() {
                break;
            }
            let better = found.map(|BestMove { best, value }| Found { best, value });
            verdict = Some((better, Depth { plies, is_exact: false }));
        }
        review.nodes += search.nodes();
        verdict.filter(|_| !self.limit.is_reached())
    }

    /// `None` if it was stopped; what takes too long is not asked.
    fn good_moves(
        &self,
        review: &mut Review,
        position: Position,
        value: i32,
        depth: u32,
    ) -> Option<Bitboard> {
        let mut search = self.search(self.effort.estimate_nodes);
        let found = search.moves_worth(position, value - DISC, depth);
        review.nodes += search.nodes();
        if self.limit.is_reached() { None } else { Some(found.unwrap_or_default()) }
    }

    /// The moves that are expected after a better one. In a solved position each of them is proven to be best.
    fn line(&self, review: &mut Review, position: Position, better: &Found, verdict: Depth) -> Vec<Square> {
        let mut search = self.search(self.effort.estimate_nodes);
        let line = if verdict.is_exact {
            proven_line(&mut search, position, better)
        } else {
            search.expected_line(position, better.best, verdict.plies)
        };
        review.nodes += search.nodes();
        line
    }

    fn search(&self, max_nodes: u64) -> Search<'_> {
        Search::new(&self.table, Evaluation::shipped(), &self.limit).thorough().with_nodes(max_nodes)
    }
}

/// The best moves of both sides after a move whose value is proven.
fn proven_line(search: &mut Search<'_>, position: Position, better: &Found) -> Vec<Square> {
    let mut line = vec![better.best];
    let score = better.value / DISC;
    while line.len() < LINE {
        let (last, is_same_side) = follow(position, &line);
        let Some(next) = search.move_reaching(last, if is_same_side { score } else { -score }) else { break };
        line.push(next);
    }
    line
}

/// How many plies are looked ahead with so many empty squares: the side that moves last in a search always looks a little
/// better, so all searches of a game end with the same side.
fn depth_at(depth: u32, n_empties: u32) -> u32 {
    let depth = depth + (n_empties + depth) % 2;
    // The midgame search stays before the end.
    if depth < n_empties { depth } else { n_empties.saturating_sub(2).max(1) }
}
