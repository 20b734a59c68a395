//! The strong engine as a player: deepens while time allows, solves the end, and varies its openings if asked to.

use std::cmp::Reverse;
use std::collections::TryReserveError;
use std::time::Duration;

use super::book::Book;
use super::endgame::{Solved, SolverStep};
use super::evaluation::{Evaluation, Node};
use super::midgame::BestMove;
use super::probcut::PLAYING;
use super::search::Search;
use super::transposition_table::TranspositionTable;
use super::variety::EVERY_MOVE;
use super::weights::DISC;
use crate::engine::{Engine, Limit, Resources, Score, Stop, Thought};
use crate::rules::{Position, Square};
use crate::seeded::{Seeded, mix};

/// How much a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// For so long at most; `None`: as long as the other limits allow.
    pub time: Option<Duration>,
    /// So many plies at most, before the end is solved.
    pub depth: u32,
    /// About so many positions at most.
    pub nodes: u64,
    /// From so many empty squares on it tries to solve the rest of the game.
    pub solve: u32,
}

impl Budget {
    /// No limit: some must be set.
    pub const UNLIMITED: Self = Self { time: None, depth: 60, nodes: u64::MAX, solve: 60 };
}

/// A player with its own table.
pub struct StrongPlayer {
    budget: Budget,
    table: TranspositionTable,
    n_threads: usize,
    evaluation: &'static Evaluation,
    book: Option<&'static Book>,
    seed: Option<u64>,
}

/// Every legal move of a position with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The best first.
    pub moves: Vec<(Square, Score)>,
    /// How far the search looked ahead.
    pub depth: u32,
    /// How many positions it visited.
    pub nodes: u64,
}

/// While at least so many squares are empty, a player with a seed varies its moves.
const VARIED_MIN: u32 = 50;

/// A move may be so much worse than the best and still be chosen for variety, in 1/256 disc.
const NEARLY_EQUAL: i32 = DISC;

/// How deep moves are compared for variety, one after the other while time allows.
const VARIED_DEPTHS: [u32; 4] = [6, 8, 10, 12];

/// Where there is nothing to choose, a look at what is coming is enough.
const LOOK_AT_ONLY_MOVE: u32 = 6;

impl StrongPlayer {
    /// A player with this budget and these resources. A seed makes its openings vary, the same way for the same
    /// seed.
    pub fn new(budget: Budget, resources: Resources, seed: Option<u64>) -> Self {
        Self::with_table(TranspositionTable::with_megabytes(resources.hash_mb), budget, resources, seed)
    }

    /// As [`Self::new`], for resources that somebody typed.
    ///
    /// # Errors
    /// The system does not give so much memory.
    pub fn try_new(budget: Budget, resources: Resources, seed: Option<u64>) -> Result<Self, TryReserveError> {
        let table = TranspositionTable::try_with_megabytes(resources.hash_mb)?;
        Ok(Self::with_table(table, budget, resources, seed))
    }

    fn with_table(
        table: TranspositionTable,
        budget: Budget,
        resources: Resources,
        seed: Option<u64>,
    ) -> Self {
        let evaluation = Evaluation::shipped();
        Self { budget, table, n_threads: resources.threads, evaluation, book: None, seed }
    }

    /// How much the player may think from now on.
    pub const fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// The same player with another evaluation, as matches between two files of weights need it.
    #[must_use]
    pub fn with_evaluation(self, evaluation: &'static Evaluation) -> Self {
        Self { evaluation, ..self }
    }

    /// The same player with an opening book: while a position is in it, a move of the book is played at once.
    #[must_use]
    pub fn with_book(self, book: &'static Book) -> Self {
        Self { book: Some(book), ..self }
    }

    /// The exact value with a move that reaches it, and how many positions that took, however long it takes; `None`
    /// if the stop is raised first.
    pub fn solve(&mut self, position: Position, stop: &Stop) -> Option<(Solved, u64)> {
        self.table.age();
        let limit = Limit::until(stop.clone());
        let search = Search::new(&self.table, self.evaluation, &limit);
        search.with_threads(self.n_threads, |search| Some((search.solve(position)?, search.nodes())))
    }

    /// Every legal move with its value, as deep as the budget allows; no moves if there are none, or if the stop is raised at
    /// once.
    pub fn analyze(&mut self, position: Position, stop: &Stop) -> Analysis {
        self.table.age();
        let (limit, budget) = (self.limit(stop), self.budget);
        let search = Search::new(&self.table, self.evaluation, &limit).with_nodes(budget.nodes);
        search.with_threads(self.n_threads, |search| search.analyze(position, budget))
    }

    fn limit(&self, stop: &Stop) -> Limit {
        match self.budget.time {
            Some(time) => Limit::within(stop.clone(), time),
            None => Limit::until(stop.clone()),
        }
    }

    /// What a position looks like without any search, in 1/256 disc for the side to move.
    pub fn evaluate(&self, position: Position) -> i32 {
        self.evaluation.evaluate_position(position)
    }
}

impl Engine for StrongPlayer {
    fn choose(
        &mut self,
        position: Position,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if let Some(thought) = self.book.and_then(|book| book.thought(position, self.seed)) {
            progress(&thought);
            return Some(thought);
        }
        self.table.age();
        let (limit, budget, seed) = (self.limit(stop), self.budget, self.seed);
        let search = Search::new(&self.table, self.evaluation, &limit).with_nodes(budget.nodes);
        search.with_threads(self.n_threads, |search| search.think(position, budget, seed, progress))
    }

    /// What the other side is thought to answer is searched first and deepest, and the table keeps it.
    fn ponder(&mut self, position: Position, stop: &Stop) {
        let position = if position.must_pass() { position.pass() } else { position };
        self.table.age();
        let limit = Limit::until(stop.clone());
        let budget = Budget { solve: self.budget.solve, ..Budget::UNLIMITED };
        let search = Search::new(&self.table, self.evaluation, &limit);
        search.with_threads(self.n_threads, |search| search.think(position, budget, None, &mut |_| {}));
    }
}

/// The chance of a player with this seed in a position.
pub(super) fn variety(seed: u64, position: Position) -> Seeded {
    Seeded::new(mix(seed) ^ u64::from(position.empties().len()))
}

impl Search<'_> {
    /// A player's whole way to a move; `None` if there is no legal one.
    fn think(
        &mut self,
        position: Position,
        budget: Budget,
        seed: Option<u64>,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        // 1. A move by the static evaluation, for a stop that comes at once.
        let moves = position.moves();
        let first = moves.first()?;
        let mut thought = self.by_static_evaluation(position).unwrap_or(Thought {
            best: first,
            score: Score::Estimate(0),
            line: vec![first],
            depth: 0,
            nodes: 0,
        });

        // 2. In the opening, one of the nearly equal moves.
        let n_empties = position.empties().len();
        if let Some(seed) = seed
            && n_empties >= VARIED_MIN
            && let Some(varied) = self.varied(position, budget, &mut variety(seed, position))
        {
            return Some(varied);
        }

        // 3. If the end is near, the way to its solution: each step there is good to play already.
        if n_empties <= budget.solve {
            let solved = self.solve_by_steps(position, &mut |search, SolverStep { best, value, depth }| {
                thought = search.thought(position, best, Score::Estimate(value), depth);
                progress(&thought);
            });
            if let Some(Solved { score, best: Some(best) }) = solved {
                thought = self.thought(position, best, Score::Final(score), n_empties);
                progress(&thought);
            }
            thought.nodes = self.nodes();
            return Some(thought);
        }

        // 4. Else deeper and deeper, until a limit is reached.
        let enough = if moves.len() == 1 { LOOK_AT_ONLY_MOVE } else { n_empties.saturating_sub(1) };
        for depth in 1..=budget.depth.min(enough) {
            self.confidence = PLAYING;
            let Some(BestMove { best, value }) = self.deepen(position, depth) else { break };
            thought = self.thought(position, best, Score::Estimate(value), depth);
            progress(&thought);
            if self.is_stopped() {
                break;
            }
        }
        thought.nodes = self.nodes();
        Some(thought)
    }

    /// Every move's value, deeper and deeper until a limit is reached, and in the end exactly.
    fn analyze(&mut self, position: Position, budget: Budget) -> Analysis {
        let mut analysis = Analysis::default();
        let n_empties = position.empties().len();
        for depth in 1..=budget.depth.min(n_empties.saturating_sub(1)) {
            let mut rated = self.nearly_equal(position, depth, EVERY_MOVE);
            if rated.is_empty() {
                break;
            }
            rated.sort_by_key(|found| (Reverse(found.value), found.best));
            analysis.moves =
                rated.into_iter().map(|found| (found.best, Score::Estimate(found.value))).collect();
            analysis.depth = depth;
        }
        if n_empties <= budget.solve
            && !self.is_stopped()
            && let Some(mut solved) = self.solve_moves(position)
        {
            solved.sort_by_key(|&(at, discs)| (Reverse(discs), at));
            analysis.moves = solved.into_iter().map(|(at, discs)| (at, Score::Final(discs))).collect();
            analysis.depth = n_empties;
        }
        analysis.nodes = self.nodes();
        analysis
    }

    /// The move whose position looks best, without any search.
    fn by_static_evaluation(&mut self, position: Position) -> Option<Thought> {
        let node = Node::new(position);
        let (best, value) = position
            .moves()
            .into_iter()
            .map(|at| {
                let child = node.after(self.layout, at, position.flips(at));
                (at, -self.evaluation.evaluate(&child))
            })
            .max_by_key(|&(_, value)| value)?;
        Some(Thought { best, score: Score::Estimate(value), line: vec![best], depth: 1, nodes: self.nodes() })
    }

    /// One of the moves that are nearly as good as the best; `None` if a limit came first.
    fn varied(&mut self, position: Position, budget: Budget, random: &mut Seeded) -> Option<Thought> {
        let [shallowest, ..] = VARIED_DEPTHS;
        let comparisons = VARIED_DEPTHS
            .into_iter()
            .take_while(|&depth| depth <= budget.depth.max(shallowest))
            .map(|depth| (depth, self.nearly_equal(position, depth, NEARLY_EQUAL)))
            .take_while(|(_, rated)| !rated.is_empty());
        let (depth, rated) = comparisons.last()?;
        let BestMove { best, value } = random.choose(rated)?;
        Some(self.thought(position, best, Score::Estimate(value), depth))
    }

    /// A move with all that is known about it.
    fn thought(&self, position: Position, best: Square, score: Score, depth: u32) -> Thought {
        let line = self.expected_line(position, best, depth);
        Thought { best, score, line, depth, nodes: self.nodes() }
    }

    /// The moves that the table expects after this one; forced passes are left out.
    pub fn expected_line(&self, position: Position, best: Square, depth: u32) -> Vec<Square> {
        let mut line = vec![best];
        let mut current = position.play(best);
        while let Ok(position) = current
            && line.len() < depth as usize
        {
            let seen = if position.must_pass() { position.pass() } else { position };
            let Some(at) = self.table.get(seen).and_then(|known| known.moves[0]) else { break };
            current = seen.play(at);
            if current.is_ok() {
                line.push(at);
            }
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::{brute_force, late_positions};

    fn ask(player: &mut StrongPlayer, position: Position) -> Option<Thought> {
        player.choose(position, &Stop::new(), &mut |_| {})
    }

    #[test]
    fn who_can_not_solve_searches_on_and_who_nearly_can_plays_what_was_found() {
        let positions = late_positions(20, 16, 105);
        let ends = |nodes| {
            let budget = Budget { nodes, solve: 24, ..Budget::UNLIMITED };
            let mut player = StrongPlayer::new(budget, Resources::single(8), None);
            let thoughts = positions.iter().map(|&position| ask(&mut player, position).unwrap());
            thoughts.map(|thought| (thought.depth, thought.score)).collect::<Vec<_>>()
        };
        // Ten plies are enough before a solution, not in its place.
        let (with_little, with_more) = (ends(100_000), ends(1_000_000));
        let n_deeper = with_little.iter().filter(|(depth, _)| *depth > 10).count();
        assert!(n_deeper > 10, "{with_little:?}");
        let is_on_the_way = |&(depth, score): &(u32, Score)| depth == 20 && !matches!(score, Score::Final(_));
        assert!(with_more.iter().any(is_on_the_way), "{with_more:?}");
    }

    #[test]
    fn the_end_is_played_perfectly() {
        let mut player = StrongPlayer::new(
            Budget { depth: 4, solve: 10, ..Budget::UNLIMITED },
            Resources::single(1),
            None,
        );
        for position in late_positions(9, 20, 101) {
            match ask(&mut player, position) {
                Some(thought) => {
                    let value = brute_force(position);
                    assert_eq!(thought.score, Score::Final(value));
                    assert_eq!(-brute_force(position.play(thought.best).unwrap()), value);
                }
                None => assert!(position.moves().is_empty()),
            }
        }
    }

    #[test]
    fn the_end_is_solved_as_soon_as_promised_and_no_sooner() {
        let budget = Budget { depth: 2, solve: 12, ..Budget::UNLIMITED };
        let mut player = StrongPlayer::new(budget, Resources::single(1), None);
        for n_empties in [11, 12, 13] {
            for position in late_positions(n_empties, 5, 105) {
                let Some(thought) = ask(&mut player, position) else { continue };
                let analysis = player.analyze(position, &Stop::new());
                let scores = analysis.moves.iter().map(|&(_, score)| score).chain([thought.score]);
                let is_solved = scores.map(|score| matches!(score, Score::Final(_)));
                assert!(
                    is_solved.eq(vec![n_empties <= 12; analysis.moves.len() + 1]),
                    "{n_empties} empty squares"
                );
            }
        }
    }

    #[test]
    fn lines_are_legal_and_begin_with_the_move() {
        let mut player =
            StrongPlayer::new(Budget { depth: 6, solve: 0, ..Budget::UNLIMITED }, Resources::single(1), None);
        for position in late_positions(40, 10, 102) {
            let Some(thought) = ask(&mut player, position) else { continue };
            assert_eq!(thought.line.first(), Some(&thought.best));
            let mut current = position;
            for at in thought.line {
                current = if current.must_pass() { current.pass() } else { current };
                current = current.play(at).unwrap();
            }
        }
    }

    #[test]
    fn what_was_pondered_need_not_be_searched_again() {
        let budget = Budget { solve: 14, ..Budget::UNLIMITED };
        let nodes = |pondered: bool| -> u64 {
            let each = late_positions(14, 10, 103).into_iter().map(|position| {
                let mut player = StrongPlayer::new(budget, Resources::single(4), None);
                let Some(at) = position.moves().first() else { return 0 };
                let theirs = position.play(at).unwrap();
                let Some(answer) = theirs.moves().first() else { return 0 };
                if pondered {
                    player.ponder(theirs, &Stop::new());
                }
                ask(&mut player, theirs.play(answer).unwrap()).map_or(0, |thought| thought.nodes)
            });
            each.sum()
        };
        let (fresh, prepared) = (nodes(false), nodes(true));
        assert!(prepared < fresh, "{prepared} nodes after pondering, {fresh} without");
    }

    #[test]
    fn a_player_with_a_book_thinks_only_where_the_book_ends() {
        let budget = Budget { depth: 3, solve: 0, ..Budget::UNLIMITED };
        let mut player = StrongPlayer::new(budget, Resources::single(1), Some(1)).with_book(Book::shipped());
        let mut told = Vec::new();
        let known = player.choose(Position::START, &Stop::new(), &mut |thought| told.push(thought.clone()));
        assert!(known.as_ref().is_some_and(Thought::is_from_book));
        assert_eq!(told.last(), known.as_ref());
        for position in late_positions(40, 5, 104) {
            assert!(ask(&mut player, position).is_none_or(|thought| !thought.is_from_book()));
        }
    }

    #[test]
    fn openings_vary_with_the_seed_and_only_with_it() {
        let opening = |seed| {
            let mut player = StrongPlayer::new(
                Budget { depth: 3, solve: 0, ..Budget::UNLIMITED },
                Resources::single(1),
                seed,
            );
            let mut position = Position::START;
            (0..8)
                .map(|_| {
                    let at = ask(&mut player, position).unwrap().best;
                    position = position.play(at).unwrap();
                    at
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(opening(None), opening(None));
        assert_eq!(opening(Some(3)), opening(Some(3)));
        let different: std::collections::HashSet<_> = (0..8).map(|seed| opening(Some(seed))).collect();
        assert!(different.len() >= 4, "{} openings of 8 seeds", different.len());
    }

    /// A person who plays by the weak levels meets the same openings again and again otherwise; one who plays the strong
    /// ones should never be given a move that costs more than a disc.
    #[test]
    fn varied_moves_are_within_a_disc_of_the_best() {
        let budget = Budget { depth: 6, solve: 0, ..Budget::UNLIMITED };
        let (mut n_worse, mut chosen) = (0, std::collections::HashSet::new());
        for position in late_positions(54, 10, 104) {
            let table = TranspositionTable::with_megabytes(1);
            let limit = Limit::until(Stop::new());
            let mut search = Search::new(&table, Evaluation::shipped(), &limit);
            let rated = search.nearly_equal(position, 6, 129 * DISC);
            let top = rated.iter().map(|found| found.value).max().unwrap();
            // Cuts by probability make values depend a little on what was searched before.
            let is_good = |found: &&BestMove| found.value >= top - 3 * DISC / 2;
            n_worse += rated.iter().filter(|found| !is_good(found)).count();
            for seed in 0..6 {
                let mut player = StrongPlayer::new(budget, Resources::single(1), Some(seed));
                let best = ask(&mut player, position).unwrap().best;
                assert!(
                    rated.iter().filter(is_good).any(|found| found.best == best),
                    "{best} in {position:?}"
                );
                chosen.insert((position, best));
            }
        }
        assert!(n_worse > 40, "only {n_worse} moves could be told from good ones");
        assert!(chosen.len() >= 12, "{} different moves in 10 positions", chosen.len());
    }

    #[test]
    fn time_and_stop_are_kept() {
        // Who overlooks the time ends by the number of positions, of which no machine visits half in that time.
        let budget = Budget { time: Some(Duration::from_millis(30)), nodes: 8_000_000, ..Budget::UNLIMITED };
        let mut player = StrongPlayer::new(budget, Resources::single(1), None);
        let position = late_positions(30, 1, 103)[0];
        let thought = player.choose(position, &Stop::new(), &mut |_| {}).unwrap();
        assert!(thought.nodes < budget.nodes / 2, "{} positions", thought.nodes);
        assert!(thought.depth >= 2 && position.moves().contains(thought.best));
        let stop = Stop::new();
        stop.raise();
        let at_once = player.choose(position, &stop, &mut |_| {}).unwrap();
        assert!(at_once.nodes < 10_000 && position.moves().contains(at_once.best), "{at_once:?}");
    }
}
