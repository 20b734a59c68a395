//! Lines of text that let another program ask the engine: one line in, at most one line out.
//!
//! | line | answer |
//! |---|---|
//! | `setboard <64 characters> <X\|O>` | nothing |
//! | `go` | `move d3 score +2.50 depth 14 nodes 123`; a level of the papers tells `points` or `turned` in the place of `score` |
//! | `analyze` | `analysis depth 12 nodes 123 d3 +2.50 c4 -1.00 …`: every legal move with its value, the best first |
//! | `solve` | `score +38 move a2 nodes 123 seconds 0.5` |
//! | `eval` | `value +1.25` |
//! | `perft 5` | `perft 5 1396` |
//! | `stop` | nothing; ends what runs: `go` and `analyze` answer with what they know so far, the others `error stopped …` |
//! | `quit` | nothing; ends what runs, and the session |
//!
//! Anything else answers `error …` and changes nothing. The end of the lines ends what runs after
//! [a few seconds](super::GRACE).
//!
//! ```
//! use othello::protocol::lines::{Reply, Session};
//! use othello::engine::strong::{Budget, StrongPlayer};
//! use othello::engine::{Resources, Stop};
//! let budget = Budget { depth: 2, ..Budget::UNLIMITED };
//! let mut session = Session::new(StrongPlayer::new(budget, Resources::single(1), None), None);
//! let stop = Stop::new();
//! assert_eq!(session.answer("perft 5", &stop), Reply::Line("perft 5 1396".to_owned()));
//! assert_eq!(session.answer("quit", &stop), Reply::End);
//! ```

use std::time::Instant;

use crate::engine::strong::{Analysis, StrongPlayer};
use crate::engine::{Engine, Score, Stop, Thought, estimated_discs};
use crate::rules::{Board, Position, Quoted, Square, perft};

/// A conversation about one board.
pub struct Session {
    board: Board,
    player: StrongPlayer,
    /// Chooses the moves instead of the strong player.
    level: Option<Box<dyn Engine>>,
    /// The position after the last move that was answered: the other side thinks about it.
    theirs: Option<Position>,
}

/// What a line is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// One line.
    Line(String),
    /// Nothing: it is done.
    Silence,
    /// Nothing more: the conversation is over.
    End,
}

impl Reply {
    /// What a line is answered with that can not be done.
    pub fn error(why: &str) -> Self {
        Self::Line(format!("error {why}"))
    }
}

/// Deeper counts would not end in anyone's lifetime.
const MAX_PERFT: u32 = 20;

/// So many plies are counted without a look at the stop flag: that takes well under a tenth of a second.
const PERFT_AT_ONCE: u32 = 5;

impl Session {
    /// A session at the first position. The player solves and evaluates; it also chooses the moves, unless another
    /// engine does.
    pub const fn new(player: StrongPlayer, level: Option<Box<dyn Engine>>) -> Self {
        Self { board: Board::START, player, level, theirs: None }
    }

    /// Whether a line must end the search that is under way: the reader asks this as soon as it comes.
    pub fn interrupts(line: &str) -> bool {
        matches!(line.trim(), "stop" | "quit")
    }

    /// Answers one line. Searches end when the stop is raised.
    pub fn answer(&mut self, line: &str, stop: &Stop) -> Reply {
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let answer = match (word, rest.trim()) {
            ("quit", "") => return Reply::End,
            ("stop", "") => return Reply::Silence,
            ("setboard", board) => match self.set_board(board) {
                Ok(()) => return Reply::Silence,
                Err(why) => Err(why),
            },
            ("go", "") => self.go(stop),
            ("analyze", "") => self.analyze(stop),
            ("solve", "") => self.solve(stop),
            ("eval", "") => Ok(self.evaluate()),
            ("perft", depth) => self.perft(depth, stop),
            ("go" | "analyze" | "solve" | "eval" | "stop" | "quit", extra) => {
                Err(format!("unexpected {} after {word}", Quoted(extra)))
            }
            _ => {
                let known = "setboard, go, analyze, solve, eval, perft, stop, quit";
                Err(format!("unknown command {}; expected one of {known}", Quoted(word)))
            }
        };
        answer.map_or_else(|why| Reply::error(&why), Reply::Line)
    }

    fn set_board(&mut self, text: &str) -> Result<(), String> {
        self.board = text.parse().map_err(|error| format!("{error}"))?;
        Ok(())
    }

    fn go(&mut self, stop: &Stop) -> Result<String, String> {
        let position = self.board.position;
        let thought = self.engine().choose(position, stop, &mut |_| {}).ok_or(NO_MOVE)?;
        self.theirs = position.play(thought.best).ok();
        let Thought { best, score, depth, nodes, .. } = thought;
        Ok(format!("move {best} {} depth {depth} nodes {nodes}", told(score)))
    }

    fn analyze(&mut self, stop: &Stop) -> Result<String, String> {
        let position = self.board.position;
        if position.moves().is_empty() {
            return Err(NO_MOVE.to_owned());
        }
        let Analysis { moves, depth, nodes } = self.player.analyze(position, stop);
        let mut parts = vec![format!("analysis depth {depth} nodes {nodes}")];
        parts.extend(moves.into_iter().map(|(at, score)| format!("{at} {}", number(score))));
        Ok(parts.join(" "))
    }

    /// Thinks about what may come after the last `go`, until the stop is raised; nothing to think about ends it at once.
    pub fn ponder(&mut self, stop: &Stop) {
        if let Some(theirs) = self.theirs.take() {
            self.engine().ponder(theirs, stop);
        }
    }

    /// Who chooses the moves.
    fn engine(&mut self) -> &mut dyn Engine {
        match &mut self.level {
            Some(level) => &mut **level,
            None => &mut self.player,
        }
    }

    fn solve(&mut self, stop: &Stop) -> Result<String, String> {
        let started = Instant::now();
        let (solved, nodes) = self.player.solve(self.board.position, stop).ok_or("stopped before the end")?;
        let at = solved.best.map_or_else(|| "pass".to_owned(), |at: Square| at.to_string());
        let secs = started.elapsed().as_secs_f64();
        Ok(format!("score {:+} move {at} nodes {nodes} seconds {secs:.3}", solved.score))
    }

    fn evaluate(&self) -> String {
        format!("value {:+.2}", estimated_discs(self.player.evaluate(self.board.position)))
    }

    fn perft(&self, depth: &str, stop: &Stop) -> Result<String, String> {
        match depth.parse() {
            Ok(depth) if depth <= MAX_PERFT => {
                let n_leaves =
                    perft_until(self.board.position, depth, stop).ok_or("stopped before the end")?;
                Ok(format!("perft {depth} {n_leaves}"))
            }
            _ => Err(format!("invalid depth {}; expected 0 to {MAX_PERFT}", Quoted(depth))),
        }
    }
}

/// A score in words: the unit, and the number.
fn told(score: Score) -> String {
    let unit = match score {
        Score::Final(_) | Score::Estimate(_) => "score",
        Score::Points(_) => "points",
        Score::Turned(_) => "turned",
    };
    format!("{unit} {}", number(score))
}

/// Discs with two decimals if they are estimated.
fn number(score: Score) -> String {
    match score {
        Score::Final(number) | Score::Points(number) => format!("{number:+}"),
        Score::Estimate(value) => format!("{:+.2}", estimated_discs(value)),
        Score::Turned(discs) => discs.to_string(),
    }
}

const NO_MOVE: &str = "the side to move has no legal move";

/// As [`perft`]; `None` if the stop is raised first.
fn perft_until(position: Position, depth: u32, stop: &Stop) -> Option<u64> {
    if depth <= PERFT_AT_ONCE {
        return Some(perft(position, depth));
    }
    if stop.is_raised() {
        return None;
    }
    if position.must_pass() {
        return perft_until(position.pass(), depth - 1, stop);
    }
    let moves = position.moves();
    if moves.is_empty() {
        return Some(perft(position, depth));
    }
    let children = moves.into_iter().map(|at| position.play_flips(at, position.flips(at)));
    children.map(|child| perft_until(child, depth - 1, stop)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::Budget;
    use crate::engine::{Level, Resources};

    fn session() -> Session {
        let budget = Budget { depth: 3, solve: 8, ..Budget::UNLIMITED };
        Session::new(StrongPlayer::new(budget, Resources::single(1), None), None)
    }

    fn line(session: &mut Session, text: &str) -> String {
        match session.answer(text, &Stop::new()) {
            Reply::Line(line) => line,
            silent => panic!("{text:?} is answered with {silent:?}"),
        }
    }

    /// Two squares are left; X wins them both, and the game by 64 discs.
    const LATE: &str = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO-- X";

    #[test]
    fn every_command_answers_in_its_form() {
        let mut session = session();
        assert_eq!(line(&mut session, "perft 3"), "perft 3 56");
        let answer = line(&mut session, "go");
        let words: Vec<&str> = answer.split(' ').collect();
        let &["move", at, "score", score, "depth", "3", "nodes", nodes] = words.as_slice() else {
            panic!("{answer}")
        };
        assert!(Board::START.position.moves().contains(at.parse().unwrap()));
        assert!(score.parse::<f64>().unwrap().abs() <= 64.0 && nodes.parse::<u64>().unwrap() > 0, "{answer}");
        let value = line(&mut session, "eval");
        assert!(value.strip_prefix("value ").unwrap().parse::<f64>().unwrap().abs() <= 64.0, "{value}");
        assert_eq!(session.answer(&format!("setboard {LATE}"), &Stop::new()), Reply::Silence);
        let solved = line(&mut session, "solve");
        assert!(solved.starts_with("score +64 move g8 nodes "), "{solved}");
        assert!(line(&mut session, "go").starts_with("move g8 score +64 depth 2 nodes "));
        assert_eq!(session.answer("quit", &Stop::new()), Reply::End);
    }

    #[test]
    fn every_legal_move_is_analyzed_the_best_first() {
        let mut session = session();
        let answer = line(&mut session, "analyze");
        let words: Vec<&str> = answer.split(' ').collect();
        let ["analysis", "depth", "3", "nodes", _, moves @ ..] = words.as_slice() else { panic!("{answer}") };
        let values: Vec<f64> = moves.iter().skip(1).step_by(2).map(|value| value.parse().unwrap()).collect();
        assert!(values.len() == 4 && values.is_sorted_by(|one, other| one >= other), "{answer}");
        session.answer(&format!("setboard {LATE}"), &Stop::new());
        let solved = line(&mut session, "analyze");
        assert!(solved.starts_with("analysis depth 2 nodes ") && solved.ends_with(" g8 +64"), "{solved}");
        session.answer(&format!("setboard {} X", "X".repeat(64)), &Stop::new());
        assert_eq!(session.answer("analyze", &Stop::new()), Reply::error(NO_MOVE));
    }

    #[test]
    fn a_level_tells_its_score_in_its_own_unit() {
        for (level, unit) in [(Level::Novice, "turned"), (Level::Student, "points"), (Level::Master, "score")]
        {
            let engine = level.engine(Some(1));
            let mut session = Session { level: Some(engine), ..session() };
            let stop = Stop::new();
            stop.raise();
            let Reply::Line(answer) = session.answer("go", &stop) else { panic!("{level:?}") };
            assert!(answer.contains(&format!(" {unit} ")), "{level:?}: {answer}");
        }
    }

    #[test]
    fn pondering_changes_no_answer_of_an_exact_search() {
        let mut session = session();
        session.ponder(&Stop::new());
        session.answer(&format!("setboard {LATE}"), &Stop::new());
        assert!(line(&mut session, "go").starts_with("move g8 "));
        session.ponder(&Stop::new());
        assert!(line(&mut session, "solve").starts_with("score +64 move g8"));
    }

    #[test]
    fn malformed_lines_answer_an_error_and_change_nothing() {
        let mut session = session();
        session.answer(&format!("setboard {LATE}"), &Stop::new());
        for text in
            ["", "setboard", "setboard X", "setboard XO- Q", "go now", "perft", "perft -1", "perft 99", "hä"]
        {
            let answer = line(&mut session, text);
            assert!(answer.starts_with("error ") && !answer.contains('\n'), "{text:?}: {answer:?}");
        }
        assert!(line(&mut session, "solve").starts_with("score +64"));
    }

    #[test]
    fn a_stop_ends_what_would_not_end_and_lets_the_rest_be_answered() {
        let (mut session, stop) = (session(), Stop::new());
        stop.raise();
        // So few plies are soon counted by who overhears the stop: the test then fails and does not wait for ever.
        for endless in ["solve", "perft 9"] {
            assert_eq!(session.answer(endless, &stop), Reply::error("stopped before the end"));
        }
        for answered in ["go", "analyze"] {
            let answer = session.answer(answered, &stop);
            assert!(matches!(&answer, Reply::Line(line) if !line.starts_with("error")), "{answer:?}");
        }
        assert!(Session::interrupts("stop") && Session::interrupts(" quit ") && !Session::interrupts("go"));
        assert_eq!(session.answer("stop", &stop), Reply::Silence);
    }

    #[test]
    fn a_count_in_parts_is_the_count() {
        let passes: Board = format!("--OX--OX{} X", "-".repeat(56)).parse().unwrap();
        for position in [Position::START, passes.position] {
            for depth in 0..=8 {
                assert_eq!(perft_until(position, depth, &Stop::new()), Some(perft(position, depth)));
            }
        }
    }
}
