//! A player of checkers that looks a fixed number of moves ahead, with whichever search it is given.

use std::fmt;

use super::{CheckersEvaluation, CheckersTree};
use crate::engine::search::{GameTree, Memory, Plan, SearchResult, Value, final_margin, search};
use crate::engine::{Limit, Stop};
use crate::rules::checkers::{Move, Position};

/// What a player thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points of the evaluation; a man is a hundred.
    Points(i32),
    /// It wins, as far as it looked, with so many pieces left.
    Wins(u32),
    /// It loses, as far as it looked, against so many pieces.
    Loses(u32),
}

impl Score {
    const fn of(value: Value) -> Self {
        match final_margin(value) {
            Some(margin) if margin > 0 => Self::Wins(margin.unsigned_abs()),
            Some(margin) => Self::Loses(margin.unsigned_abs()),
            None => Self::Points(value),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => write!(f, "{points:+} points"),
            Self::Wins(pieces) => write!(f, "wins with {pieces} left"),
            Self::Loses(pieces) => write!(f, "loses against {pieces}"),
        }
    }
}

/// What a player thinks, while it thinks and in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move it would play.
    pub best: Move,
    /// What it thinks of that move.
    pub score: Score,
    /// The moves it expects, `best` first.
    pub line: Vec<Move>,
    /// How many moves it looked ahead; 0 if it was stopped before it finished the first.
    pub depth: u32,
    /// How many positions it visited.
    pub nodes: u64,
}

/// A player of a fixed depth.
///
/// It looks one move ahead, then two, and so on to its depth. That costs little, since each depth takes several times
/// as long as the one before, and it makes the player end a won game: of wins, the nearest is found first, while one
/// search to the full depth would see the same win after every move and might never go for it.
///
/// ```
/// use othello::engine::Stop;
/// use othello::engine::checkers::CheckersPlayer;
/// use othello::rules::checkers::Position;
/// use othello::engine::search::{Algorithm, Order, Plan};
/// let plan = Plan { algorithm: Algorithm::NegaScout, depth: 4, order: Order::BestFirst };
/// let mut player = CheckersPlayer::new(plan, None);
/// let thought = player.choose(Position::START, &Stop::new(), &mut |_| {}).unwrap();
/// assert_eq!((thought.depth, thought.line.len()), (4, 4));
/// ```
pub struct CheckersPlayer {
    plan: Plan,
    evaluation: CheckersEvaluation,
    seed: Option<u64>,
    memory: Memory<Position, Move>,
}

impl CheckersPlayer {
    /// A player that searches by this plan; a seed adds a little randomness to its evaluation.
    pub fn new(plan: Plan, seed: Option<u64>) -> Self {
        Self::with_evaluation(plan, CheckersEvaluation::PAPER_TWO, seed)
    }

    /// As [`Self::new`], with an evaluation of the caller's choice.
    pub fn with_evaluation(plan: Plan, evaluation: CheckersEvaluation, seed: Option<u64>) -> Self {
        Self { plan, evaluation, seed, memory: Memory::for_plan(plan) }
    }

    /// The move for the side to move, or `None` if it has none and so has lost.
    ///
    /// After `stop` is raised it answers within 50 ms, with the best move found so far. `progress` is called with every
    /// depth that is done.
    pub fn choose(
        &mut self,
        position: Position,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        // What an earlier move left behind would make the play depend on the game's past.
        self.memory.clear();
        let mut game = CheckersTree::with_evaluation(position, self.evaluation, self.seed);
        let static_value = game.evaluate();
        let limit = Limit::until(stop.clone());
        let mut nodes = 0;
        let mut best_so_far: Option<Thought> = None;
        for depth in 1..=self.plan.depth.max(1) {
            let plan = Plan { depth, ..self.plan };
            let found = search(&mut game, plan, &mut self.memory, &limit, &mut ());
            nodes += found.counts.nodes;
            if !found.complete {
                best_so_far = best_so_far.or_else(|| guess(&found, static_value));
                break;
            }
            let mut thought = thought(&found, depth)?;
            thought.nodes = nodes;
            let is_lost = matches!(thought.score, Score::Loses(_));
            if let (true, Some(before)) = (is_lost, &best_so_far) {
                // Every move loses. The one that looked best a move earlier makes it take longest.
                thought.best = before.best;
                thought.line.clone_from(&before.line);
            }
            progress(&thought);
            let is_decided = !matches!(thought.score, Score::Points(_));
            best_so_far = Some(thought);
            if is_decided {
                break;
            }
        }
        best_so_far.map(|thought| Thought { nodes, ..thought })
    }
}

/// What a finished search found; `None` if there was no move.
fn thought(found: &SearchResult<Move>, depth: u32) -> Option<Thought> {
    let best = found.best?;
    Some(Thought { best, score: Score::of(found.value), line: found.line.clone(), depth, nodes: 0 })
}

/// A search that was stopped at once has a move but proved nothing: the worth is that of the position before it.
fn guess(found: &SearchResult<Move>, static_value: Value) -> Option<Thought> {
    let best = found.best?;
    Some(Thought { best, score: Score::of(static_value), line: vec![best], depth: 0, nodes: 0 })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::engine::search::{Algorithm, Order};
    use crate::rules::checkers::{MoveHistory, Outcome, Side, after_random_plies};
    use crate::seeded::Seeded;

    fn player(algorithm: Algorithm, depth: u32, seed: Option<u64>) -> CheckersPlayer {
        CheckersPlayer::new(Plan { algorithm, depth, order: Order::BestFirst }, seed)
    }

    fn ask(player: &mut CheckersPlayer, position: Position) -> Option<Thought> {
        player.choose(position, &Stop::new(), &mut |_| {})
    }

    fn play_out(start: Position, black: &mut CheckersPlayer, white: &mut CheckersPlayer) -> MoveHistory {
        let mut history = MoveHistory::new(start);
        while history.outcome().is_none() {
            let position = *history.position();
            let to_move = if position.turn() == Side::Black { &mut *black } else { &mut *white };
            history.play(ask(to_move, position).unwrap().best).unwrap();
        }
        history
    }

    #[test]
    fn it_reports_every_depth_and_its_line_can_be_played() {
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout, Algorithm::Mtdf] {
            let mut depths = Vec::new();
            let thought = player(algorithm, 5, None)
                .choose(Position::START, &Stop::new(), &mut |thought| depths.push(thought.depth))
                .unwrap();
            assert_eq!(depths, [1, 2, 3, 4, 5]);
            assert_eq!((thought.line[0], thought.line.len()), (thought.best, 5));
            let mut history = MoveHistory::new(Position::START);
            assert!(thought.line.iter().all(|&at| history.play(at).is_ok()), "{thought:?}");
        }
    }

    #[test]
    fn who_has_lost_has_no_answer() {
        let lost = "---- ---- ---- ---- ---- ---- ---- ---W B".parse().unwrap();
        assert_eq!(ask(&mut player(Algorithm::NegaScout, 6, None), lost), None);
    }

    #[test]
    fn it_takes_the_nearest_win_and_says_so() {
        let position = "---- ---- ---- --b- --w- ---- ---- ---- B".parse().unwrap();
        let thought = ask(&mut player(Algorithm::AlphaBeta, 8, None), position).unwrap();
        assert_eq!((thought.score, thought.depth), (Score::Wins(1), 1));
        assert_eq!(thought.score.to_string(), "wins with 1 left");
    }

    #[test]
    fn a_lost_player_holds_out_as_long_as_it_can() {
        let mut random = Seeded::new(12);
        let mut n_lost = 0;
        while n_lost < 10 {
            let position = after_random_plies(60, &mut random);
            // Alpha-beta needs no memory, which would take longer to clear than these positions to search.
            let Some(thought) = ask(&mut player(Algorithm::AlphaBeta, 7, None), position) else { continue };
            if !matches!(thought.score, Score::Loses(_)) || thought.depth < 4 {
                continue;
            }
            n_lost += 1;
            // The loss was not seen one depth earlier, so the opponent has no quicker win against this move.
            let after = position.play(thought.best).unwrap();
            let reply = ask(&mut player(Algorithm::AlphaBeta, thought.depth - 2, None), after).unwrap();
            assert!(!matches!(reply.score, Score::Wins(_)), "{position}: {thought:?}, {reply:?}");
        }
    }

    #[test]
    fn a_stopped_player_still_answers_with_a_legal_move() {
        let stop = Stop::new();
        stop.raise();
        let thought =
            player(Algorithm::NegaScout, 20, None).choose(Position::START, &stop, &mut |_| {}).unwrap();
        assert!(Position::START.moves().contains(&thought.best));
        assert_eq!((thought.depth, thought.score), (0, Score::Points(0)));
    }

    #[test]
    fn a_deeper_player_beats_a_shallow_one() {
        let [mut deep, mut shallow] = [6, 1].map(|depth| player(Algorithm::NegaScout, depth, None));
        let as_black = play_out(Position::START, &mut deep, &mut shallow);
        assert_eq!(as_black.outcome(), Some(Outcome::Won(Side::Black)), "{as_black}");
        let as_white = play_out(Position::START, &mut shallow, &mut deep);
        assert_eq!(as_white.outcome(), Some(Outcome::Won(Side::White)), "{as_white}");
    }

    #[test]
    fn players_repeat_themselves_and_seeds_make_their_games_differ() {
        let game = |seed| {
            let [mut black, mut white] = [3, 3].map(|depth| player(Algorithm::AlphaBeta, depth, seed));
            play_out(Position::START, &mut black, &mut white).to_string()
        };
        for seed in [None, Some(1)] {
            assert_eq!(game(seed), game(seed));
        }
        let games: HashSet<String> = (0..10).map(|seed| game(Some(seed))).collect();
        assert!(games.len() >= 8, "{} different games from ten seeds", games.len());
    }
}
