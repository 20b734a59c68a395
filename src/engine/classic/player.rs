//! The players of the papers: a search and an evaluation, to a fixed depth or for a fixed time.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::{ClassicEvaluation, Move, OthelloTree};
use crate::engine::search::{GameTree, Memory, Plan, SearchResult, Value, deepen, final_margin, search};
use crate::engine::{Engine, Limit, Score, Stop, Thought};
use crate::rules::{Position, Square};

/// A player that always looks the same number of plies ahead.
pub struct FixedDepth<E> {
    plan: Plan,
    seed: Option<u64>,
    memory: Memory<Position, Move>,
    evaluation: PhantomData<fn() -> E>,
}

impl<E: ClassicEvaluation> FixedDepth<E> {
    /// A player that searches by this plan; a seed adds a little randomness to its evaluation.
    pub fn new(plan: Plan, seed: Option<u64>) -> Self {
        Self { plan, seed, memory: Memory::for_plan(plan), evaluation: PhantomData }
    }
}

impl<E: ClassicEvaluation> Engine for FixedDepth<E> {
    fn choose(&mut self, position: Position, stop: &Stop, _: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        if position.moves().is_empty() {
            return None;
        }
        self.memory.clear();
        let mut game = OthelloTree::<E>::seeded(position, self.seed);
        let limit = Limit::until(stop.clone());
        let found = search(&mut game, self.plan, &mut self.memory, &limit, &mut ());
        thought(position, game.evaluate(), self.plan.depth, &found)
    }
}

/// A player that looks deeper and deeper by MTD(f) until its time is used.
pub struct Timed<E> {
    budget: Duration,
    seed: Option<u64>,
    memory: Memory<Position, Move>,
    evaluation: PhantomData<fn() -> E>,
}

/// The deepest search that the memory of a timed player is made for.
const DEEP: u32 = 12;

impl<E: ClassicEvaluation> Timed<E> {
    /// A player that thinks for at most this time; a seed adds a little randomness to its evaluation.
    pub fn new(budget: Duration, seed: Option<u64>) -> Self {
        Self { budget, seed, memory: Memory::for_depth(DEEP), evaluation: PhantomData }
    }
}

impl<E: ClassicEvaluation> Engine for Timed<E> {
    fn choose(
        &mut self,
        position: Position,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if position.moves().is_empty() {
            return None;
        }
        let started = Instant::now();
        let limit = Limit::within(stop.clone(), self.budget);
        // What an earlier move left behind would make the play depend on the game's past.
        self.memory.clear();
        let mut game = OthelloTree::<E>::seeded(position, self.seed);
        let static_value = game.evaluate();
        let n_empties = position.empties().len();
        // No line is longer: between two discs at most one side passes. An only move needs no thought.
        let max_depth = if position.moves().len() == 1 { 1 } else { 2 * n_empties };
        let (depth, found) =
            deepen(&mut game, max_depth, &mut self.memory, &limit, &mut (), |depth, found| {
                let Some(thought) = thought(position, static_value, depth, found) else {
                    return ControlFlow::Break(());
                };
                progress(&thought);
                let is_solved = depth >= n_empties && matches!(thought.score, Score::Final(_));
                // The next depth takes longer than all before together: begun this late, it would not be finished.
                let is_late = started.elapsed() >= self.budget / 2;
                if is_solved || is_late { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        thought(position, static_value, depth, &found)
    }
}

/// What a search found, as an engine tells it. A search that was stopped has a move but proved nothing: then the worth
/// is `static_value`, that of the position before any move.
fn thought(
    position: Position,
    static_value: Value,
    depth: u32,
    found: &SearchResult<Move>,
) -> Option<Thought> {
    let Some(Move::At(best)) = found.best else { return None };
    let nodes = found.counts.nodes;
    if !found.complete {
        return Some(Thought { best, score: Score::Points(static_value), line: vec![best], depth: 0, nodes });
    }
    // The game may end before the search does.
    let depth = depth.min(position.empties().len());
    let score = match final_margin(found.value) {
        Some(margin) => Score::Final(margin),
        None if found.value == 0 && ends_the_game(position, &found.line) => Score::Final(0),
        None => Score::Points(found.value),
    };
    Some(Thought { best, score, line: placed(&found.line).collect(), depth, nodes })
}

/// Whether nobody can move at the end of a line. This tells a draw from an estimate of zero.
fn ends_the_game(position: Position, line: &[Move]) -> bool {
    let mut last = position;
    for at in line {
        last = match at {
            Move::Pass => last.pass(),
            // The search makes legal moves only; another one would end the line here.
            Move::At(at) => last.play(*at).unwrap_or(last),
        };
    }
    last.is_over()
}

/// The squares of a line; passes place nothing.
fn placed(line: &[Move]) -> impl Iterator<Item = Square> {
    line.iter().filter_map(|at| match at {
        Move::At(at) => Some(*at),
        Move::Pass => None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::engine::classic::{PaperOne, PaperZero};
    use crate::engine::search::{Algorithm, Order};
    use crate::engine::stop::watchdog;
    use crate::rules::{Board, after_random_plies};
    use crate::seeded::Seeded;

    fn ask(engine: &mut dyn Engine, position: Position) -> (Option<Thought>, Vec<Thought>) {
        let mut heard = Vec::new();
        let thought = engine.choose(position, &Stop::new(), &mut |thought| heard.push(thought.clone()));
        (thought, heard)
    }

    fn alpha_beta(depth: u32, seed: Option<u64>) -> FixedDepth<PaperZero> {
        FixedDepth::new(Plan { algorithm: Algorithm::AlphaBeta, depth, order: Order::AsListed }, seed)
    }

    fn after_random_moves(n_moves: usize, seed: u64) -> Position {
        after_random_plies(n_moves, &mut Seeded::new(seed)).position
    }

    #[test]
    fn the_line_begins_with_the_move_and_can_be_played() {
        for algorithm in Algorithm::ALL {
            let plan = Plan { algorithm, depth: 4, order: Order::BestFirst };
            let position = after_random_moves(20, 1);
            let (thought, heard) = ask(&mut FixedDepth::<PaperOne>::new(plan, None), position);
            let thought = thought.unwrap();
            assert_eq!((thought.line[0], thought.line.len(), thought.depth), (thought.best, 4, 4));
            let mut reached = position;
            for &at in &thought.line {
                reached = reached.play(at).unwrap();
            }
            assert!(matches!(thought.score, Score::Points(_)) && heard.is_empty());
        }
    }

    #[test]
    fn a_side_without_a_move_has_no_answer() {
        let board: Board =
            "XO------ -------- -------- -------- -------- -------- -------- -------- O".parse().unwrap();
        assert_eq!(ask(&mut alpha_beta(4, None), board.position).0, None);
        assert_eq!(ask(&mut Timed::<PaperOne>::new(Duration::from_secs(1), None), board.position).0, None);
    }

    #[test]
    fn the_end_is_told_in_discs_and_a_draw_is_not_mistaken_for_points() {
        let tell = |text: &str| {
            let position = text.parse::<Board>().unwrap().position;
            let timed = ask(&mut Timed::<PaperOne>::new(Duration::from_secs(10), None), position).0.unwrap();
            let fixed = ask(&mut alpha_beta(6, None), position).0.unwrap();
            assert_eq!(timed.score, fixed.score);
            (timed.best.to_string(), timed.score, timed.line.len())
        };
        // In each, c1 turns b1 and ends the game: white has nothing near.
        let middle = "-------- -------- -------- -------- --------";
        let end = |far: &str| tell(&format!("XO------ {middle} {far} X"));
        assert_eq!(end("-------- --------"), ("c1".to_owned(), Score::Final(3), 1));
        assert_eq!(end("-------O ------OO"), ("c1".to_owned(), Score::Final(0), 1));
        assert_eq!(end("------OO -----OOO"), ("c1".to_owned(), Score::Final(-2), 1));
    }

    #[test]
    fn a_stopped_player_still_answers_with_a_legal_move() {
        let stop = Stop::new();
        stop.raise();
        let position = after_random_moves(12, 2);
        let mut players: [Box<dyn Engine>; 2] = [
            Box::new(alpha_beta(30, None)),
            Box::new(Timed::<PaperOne>::new(Duration::from_secs(100), None)),
        ];
        for player in &mut players {
            let thought = player.choose(position, &stop, &mut |_| {}).unwrap();
            assert!(position.moves().contains(thought.best));
            assert_eq!(thought.depth, 0);
            assert!(matches!(thought.score, Score::Points(points) if points.abs() < 10_000));
        }
    }

    #[test]
    fn a_timed_player_reports_every_depth() {
        let mut player = Timed::<PaperOne>::new(Duration::from_millis(200), None);
        let (mut heard, begun) = (Vec::new(), Instant::now());
        let thought =
            player.choose(after_random_moves(16, 3), &watchdog(), &mut |thought| heard.push(thought.clone()));
        // Generous: other tests share the machine.
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        let thought = thought.unwrap();
        let depths: Vec<u32> = heard.iter().map(|thought| thought.depth).collect();
        assert_eq!(depths, (1..=thought.depth).collect::<Vec<_>>());
        assert_eq!(heard.last().map(|last| last.best), Some(thought.best));
    }

    #[test]
    fn a_timed_player_stops_when_the_position_is_solved() {
        let position = after_random_moves(53, 4);
        assert_eq!(position.empties().len(), 7);
        // A player that used all of its time would not be done before the test is given up.
        let (thought, _) = ask(&mut Timed::<PaperOne>::new(Duration::from_hours(24), None), position);
        assert!(matches!(thought.unwrap().score, Score::Final(_)));
    }

    #[test]
    fn a_timed_player_does_not_ponder_its_only_move() {
        let board: Board = format!("--OX--OX {} X", "--------".repeat(7)).parse().unwrap();
        let only = board.play("b1".parse().unwrap()).unwrap().pass();
        assert_eq!(only.position.moves().len(), 1);
        let (thought, heard) =
            ask(&mut Timed::<PaperOne>::new(Duration::from_hours(24), None), only.position);
        assert_eq!((thought.map(|thought| thought.depth), heard.len()), (Some(1), 1));
    }

    #[test]
    fn players_repeat_themselves_and_seeds_make_their_games_differ() {
        let game = |seed| {
            let mut player = alpha_beta(3, seed);
            let mut position = Position::START;
            while let Some(thought) = ask(&mut player, position).0 {
                position = position.play(thought.best).unwrap();
            }
            position
        };
        for seed in [None, Some(1)] {
            assert_eq!(game(seed), game(seed));
        }
        let ends: HashSet<Position> = (0..10).map(|seed| game(Some(seed))).collect();
        assert!(ends.len() >= 8, "{} different games from ten seeds", ends.len());
    }
}
