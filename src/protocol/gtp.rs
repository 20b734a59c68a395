//! The Go Text Protocol, version 2, for the referees and match programs of the Go world.
//!
//! Squares have Othello's names, with a1 in the upper left corner, in either case. A side that has no legal move passes, and
//! no other may. Whoever is asked to move or is said to have moved must be on turn; a pass that nobody mentioned is made.
//!
//! | line | answer |
//! |---|---|
//! | `boardsize 8` | nothing; any other size is unacceptable |
//! | `clear_board`, `komi 0` | nothing; Othello has no komi, whatever is said of it |
//! | `play b d3`, `play white pass` | nothing, or `illegal move` |
//! | `genmove w` | `c3`, or `pass`; the move is made |
//! | `undo` | nothing; the last move is taken back |
//! | `showboard` | the board as text |
//! | `final_score` | `B+12`, `W+2` or `0`: the discs at the end, empty squares for the winner |
//! | `time_settings 300 0 0`, `time_left b 120 0` | nothing; the rest of the time is shared among the moves to come |
//! | `protocol_version`, `name`, `version`, `known_command`, `list_commands`, `quit` | as everywhere |
//!
//! ```
//! use othello::protocol::gtp::{Gtp, Reply};
//! use othello::engine::strong::{Budget, StrongPlayer};
//! use othello::engine::{Resources, Stop};
//! let budget = Budget { depth: 2, ..Budget::UNLIMITED };
//! let mut session = Gtp::new(StrongPlayer::new(budget, Resources::single(1), None), budget);
//! assert_eq!(session.answer("7 play b d3", &Stop::new()), Reply::Text("=7 \n\n".to_owned()));
//! assert_eq!(session.answer("play b e6", &Stop::new()), Reply::Text("? illegal move\n\n".to_owned()));
//! ```

use std::time::{Duration, Instant};

use crate::engine::strong::{Budget, StrongPlayer, final_score};
use crate::engine::{Engine, Stop};
use crate::rules::{Board, Disc, Quoted, Square, notation};

/// A conversation with a referee.
pub struct Gtp {
    player: StrongPlayer,
    /// What the player may think where no time was set.
    budget: Budget,
    board: Board,
    /// The boards before this one.
    earlier: Vec<Board>,
    /// How the time is counted, once that was said.
    pace: Option<Pace>,
    /// What is left of it, for Black and for White.
    left: [TimeLeft; 2],
}

/// What a line is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This text, with the empty line that ends it.
    Text(String),
    /// Nothing: there was nothing in the line.
    Silence,
    /// This text, and the conversation is over.
    End(String),
}

impl Reply {
    /// A line that can not be read at all.
    pub fn error(why: &str) -> Self {
        Self::Text(format!("? {why}\n\n"))
    }
}

/// A main time, and then so much for every so many moves.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pace {
    main: Duration,
    period: Duration,
    moves: u32,
}

/// What is left to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct TimeLeft {
    time: Duration,
    /// For so many moves; 0: for the whole game.
    moves: u32,
}

/// What answers a command.
type Answer = Result<String, String>;

/// It is done, and there is nothing to say about it.
const DONE: Answer = Ok(String::new());

const COMMANDS: [&str; 16] = [
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "komi",
    "list_commands",
    "name",
    "play",
    "protocol_version",
    "quit",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// Nobody has more time than a month.
const MAX_SECONDS: f64 = 31.0 * 24.0 * 60.0 * 60.0;
/// What the way to the referee and back may take.
const OVERHEAD: Duration = Duration::from_millis(30);
/// Even without any time left somebody has to move.
const LEAST: Duration = Duration::from_millis(5);

impl Gtp {
    /// A session at the first position, with a player that has this budget as long as no time is set.
    pub fn new(player: StrongPlayer, budget: Budget) -> Self {
        let left = [TimeLeft::default(); 2];
        Self { player, budget, board: Board::START, earlier: Vec::new(), pace: None, left }
    }

    /// Whether a line must end the search that is under way: the reader asks this as soon as it comes.
    pub fn interrupts(line: &str) -> bool {
        command(line).is_some_and(|(_, words)| words.first().is_some_and(|&word| word == "quit"))
    }

    /// Answers one line. Searches end when the stop is raised.
    pub fn answer(&mut self, line: &str, stop: &Stop) -> Reply {
        let line: String = line.chars().filter(|&char| char == '\t' || !char.is_control()).collect();
        let Some((id, words)) = command(&line) else { return Reply::Silence };
        let [name, arguments @ ..] = words.as_slice() else { return Reply::error("no command") };
        let text = match self.obey(name, arguments, stop) {
            Ok(answer) => format!("={id} {answer}\n\n"),
            Err(why) => format!("?{id} {why}\n\n"),
        };
        if *name == "quit" && arguments.is_empty() { Reply::End(text) } else { Reply::Text(text) }
    }

    fn obey(&mut self, name: &str, arguments: &[&str], stop: &Stop) -> Answer {
        match (name, arguments) {
            ("protocol_version", []) => Ok("2".to_owned()),
            ("name", []) => Ok("Othello".to_owned()),
            ("version", []) => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ("known_command", [command]) => Ok(COMMANDS.contains(command).to_string()),
            ("list_commands", []) => Ok(COMMANDS.join("\n")),
            ("quit", []) => DONE,
            ("boardsize", [size]) => {
                if size.parse() == Ok(8) {
                    DONE
                } else {
                    Err("unacceptable size".to_owned())
                }
            }
            ("clear_board", []) => {
                (self.board, self.earlier) = (Board::START, Vec::new());
                self.start_clocks();
                DONE
            }
            ("komi", [komi]) => komi.parse::<f64>().map_or_else(|_| invalid(komi), |_| DONE),
            ("play", [colour, at]) => self.play(colour, at),
            ("genmove", [colour]) => self.generate(colour, stop),
            ("undo", []) => {
                self.board = self.earlier.pop().ok_or("cannot undo")?;
                DONE
            }
            ("showboard", []) => Ok(format!("\n{}", notation::rows(self.board).trim_end())),
            ("final_score", []) => self.score(),
            ("time_settings", [main, period, moves]) => self.set_time(main, period, moves),
            ("time_left", [colour, time, moves]) => self.set_time_left(colour, time, moves),
            _ if COMMANDS.contains(&name) => Err("wrong arguments".to_owned()),
            _ => Err("unknown command".to_owned()),
        }
    }

    /// The board with this side to move: whoever has no legal move has passed without a word.
    fn with_turn(&self, turn: Disc) -> Option<Board> {
        let board = self.board;
        if board.turn == turn { Some(board) } else { board.position.must_pass().then(|| board.pass()) }
    }

    fn advance(&mut self, board: Board) {
        self.earlier.push(std::mem::replace(&mut self.board, board));
    }

    fn play(&mut self, colour: &str, at: &str) -> Answer {
        let illegal = || "illegal move".to_owned();
        let turn = read_colour(colour)?;
        if at.eq_ignore_ascii_case("pass") {
            let may_pass = self.board.turn == turn && self.board.position.must_pass();
            if !may_pass && !self.board.position.is_over() {
                return Err(illegal());
            }
            self.advance(self.board.pass());
            return DONE;
        }
        let Ok(at) = at.to_ascii_lowercase().parse::<Square>() else { return invalid(at) };
        let board = self.with_turn(turn).ok_or_else(illegal)?;
        self.advance(board.play(at).map_err(|_| illegal())?);
        DONE
    }

    fn generate(&mut self, colour: &str, stop: &Stop) -> Answer {
        let turn = read_colour(colour)?;
        let started = Instant::now();
        let Some(board) = self.with_turn(turn) else {
            return if self.board.position.is_over() {
                Ok("pass".to_owned())
            } else {
                Err("not on turn".to_owned())
            };
        };
        let time = self.time_for_move(board).or(self.budget.time);
        self.player.set_budget(Budget { time, ..self.budget });
        let thought = self.player.choose(board.position, stop, &mut |_| {});
        self.spend(turn, started.elapsed());
        let Some(thought) = thought else {
            self.advance(board.pass());
            return Ok("pass".to_owned());
        };
        self.advance(board.play(thought.best).map_err(|error| error.to_string())?);
        Ok(thought.best.to_string())
    }

    fn score(&self) -> Answer {
        let board = self.board;
        if !board.position.is_over() {
            return Err("the game is not over".to_owned());
        }
        let discs = final_score(board.position);
        let winner = if discs > 0 { board.turn } else { !board.turn };
        Ok(if discs == 0 { "0".to_owned() } else { format!("{}+{}", letter(winner), discs.abs()) })
    }

    fn set_time(&mut self, main: &str, period: &str, moves: &str) -> Answer {
        let [main, period] = [main, period].map(seconds);
        let (main, period) = (main?, period?);
        let moves = number(moves)?;
        // Some time for no moves means in this protocol that there is no limit.
        let is_limited = moves > 0 || period.is_zero() && !main.is_zero();
        self.pace = is_limited.then_some(Pace { main, period, moves });
        self.start_clocks();
        DONE
    }

    fn start_clocks(&mut self) {
        if let Some(Pace { main, period, moves }) = self.pace {
            let left = if main.is_zero() {
                TimeLeft { time: period, moves }
            } else {
                TimeLeft { time: main, moves: 0 }
            };
            self.left = [left; 2];
        }
    }

    fn set_time_left(&mut self, colour: &str, time: &str, moves: &str) -> Answer {
        let left = TimeLeft { time: seconds(time)?, moves: number(moves)? };
        self.left[clock(read_colour(colour)?)] = left;
        // Who tells the rest has a clock, whatever was said before.
        self.pace.get_or_insert(Pace { main: left.time, period: Duration::ZERO, moves: 0 });
        DONE
    }

    /// How long the side to move may think; `None` if no time was set.
    fn time_for_move(&self, board: Board) -> Option<Duration> {
        let Pace { period, moves, .. } = self.pace?;
        let left = self.left[clock(board.turn)];
        // Every other square at most is this side's, and the last ones need no time.
        let n_moves = if left.moves > 0 { left.moves } else { board.position.empties().len() / 2 + 2 };
        let later = if left.moves == 0 && moves > 0 { period / moves } else { Duration::ZERO };
        Some((left.time / n_moves + later).saturating_sub(OVERHEAD).max(LEAST))
    }

    /// Until the referee tells the rest, we count for ourselves.
    fn spend(&mut self, turn: Disc, time: Duration) {
        let Some(Pace { period, moves, .. }) = self.pace else { return };
        let left = &mut self.left[clock(turn)];
        left.time = left.time.saturating_sub(time);
        let is_period_over = left.moves == 1 || left.moves == 0 && left.time.is_zero();
        if left.moves > 1 {
            left.moves -= 1;
        } else if is_period_over && moves > 0 {
            *left = TimeLeft { time: period, moves };
        }
    }
}

fn invalid(word: &str) -> Answer {
    Err(format!("invalid argument {}", Quoted(word)))
}

/// The number before a command, as text, and its words; `None` if the line has nothing in it.
fn command(line: &str) -> Option<(&str, Vec<&str>)> {
    let line = line.split_once('#').map_or(line, |(before, _)| before).trim();
    let mut words = line.split_whitespace().peekable();
    let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or_default();
    (!line.is_empty()).then(|| (id, words.collect()))
}

fn read_colour(word: &str) -> Result<Disc, String> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Disc::Black),
        "w" | "white" => Ok(Disc::White),
        _ => Err(format!("invalid colour {}", Quoted(word))),
    }
}

const fn letter(disc: Disc) -> char {
    match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    }
}

const fn clock(disc: Disc) -> usize {
    disc as usize
}

/// Some referees send fractions, and less than nothing to who is late.
fn seconds(word: &str) -> Result<Duration, String> {
    let secs = word.parse().ok().filter(|secs: &f64| !secs.is_nan());
    let secs = secs.ok_or_else(|| format!("invalid time {}", Quoted(word)))?;
    Ok(Duration::from_secs_f64(secs.clamp(0.0, MAX_SECONDS)))
}

fn number(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("invalid number {}", Quoted(word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Resources;

    fn session() -> Gtp {
        let budget = Budget { depth: 2, solve: 6, ..Budget::UNLIMITED };
        Gtp::new(StrongPlayer::new(budget, Resources::single(1), None), budget)
    }

    /// The answer without its sign and the lines' ends; the error with a `?` before it.
    fn ask(session: &mut Gtp, line: &str) -> String {
        match session.answer(line, &Stop::new()) {
            Reply::Text(text) | Reply::End(text) => {
                let text = text.strip_suffix("\n\n").expect("every answer ends with an empty line");
                text.strip_prefix("= ").map_or_else(|| text.to_owned(), str::to_owned)
            }
            Reply::Silence => panic!("{line:?} is not answered"),
        }
    }

    #[test]
    fn a_whole_game_is_played_by_a_referee_who_only_passes_moves_on() {
        let (mut black, mut white) = (session(), session());
        let mut n_passes = 0;
        let mut turn = "b";
        for _ in 0..130 {
            let (own, other) = if turn == "b" { (&mut black, &mut white) } else { (&mut white, &mut black) };
            let at = ask(own, &format!("genmove {turn}"));
            assert_eq!(ask(other, &format!("play {turn} {}", at.to_uppercase())), "", "{at}");
            assert_eq!(black.board, white.board);
            n_passes = if at == "pass" { n_passes + 1 } else { 0 };
            if n_passes == 2 {
                break;
            }
            turn = if turn == "b" { "w" } else { "b" };
        }
        assert_eq!(n_passes, 2, "both pass at the end, and only there");
        let score = ask(&mut black, "final_score");
        let margin = black.board.count(Disc::Black).abs_diff(black.board.count(Disc::White));
        assert!(
            score.ends_with(&margin.to_string()) || !black.board.position.empties().is_empty(),
            "{score}"
        );
        assert_eq!(score, ask(&mut white, "final_score"));
    }

    #[test]
    fn moves_are_made_in_turn_refused_and_taken_back() {
        let mut session = session();
        for (line, answer) in [
            ("boardsize 8", ""),
            ("boardsize 19", "? unacceptable size"),
            ("clear_board", ""),
            ("komi 6.5", ""),
            ("komi much", "? invalid argument \"much\""),
            ("final_score", "? the game is not over"),
            ("undo", "? cannot undo"),
            ("play b D3", ""),
            ("play b c3", "? illegal move"),
            ("play white pass", "? illegal move"),
            ("play white a1", "? illegal move"),
            ("play white j9", "? invalid argument \"j9\""),
            ("play green c3", "? invalid colour \"green\""),
            ("genmove b", "? not on turn"),
            ("play white c3", ""),
            ("undo", ""),
            ("undo", ""),
            ("play black d3 now", "? wrong arguments"),
        ] {
            assert_eq!(ask(&mut session, line), answer, "{line}");
        }
        assert_eq!(session.board, Board::START);
        assert!(ask(&mut session, "showboard").contains("4 ---OX---"));
    }

    #[test]
    fn whoever_cannot_move_passes_with_or_without_a_word() {
        // Black can turn a disc; White can not.
        let board: Board = format!("XO------{} O", "-".repeat(56)).parse().unwrap();
        assert!(board.position.must_pass());
        let with_board = || Gtp { board, ..session() };
        assert_eq!(ask(&mut with_board(), "genmove w"), "pass");
        assert_eq!(ask(&mut with_board(), "play w pass"), "");
        assert_eq!(ask(&mut with_board(), "play b pass"), "? illegal move");
        let mut unmentioned = with_board();
        assert_eq!(ask(&mut unmentioned, "genmove b"), "c1");
        assert_eq!(ask(&mut unmentioned, "final_score"), "B+64");
        assert_eq!(ask(&mut unmentioned, "genmove w"), "pass");
    }

    #[test]
    fn numbers_comments_and_empty_lines_are_as_the_protocol_has_them() {
        let mut session = session();
        let stop = Stop::new();
        assert_eq!(session.answer("12 name # who", &stop), Reply::Text("=12 Othello\n\n".to_owned()));
        assert_eq!(session.answer("3 nonsense", &stop), Reply::Text("?3 unknown command\n\n".to_owned()));
        assert_eq!(session.answer("4\tna\u{7}me", &stop), Reply::Text("=4 Othello\n\n".to_owned()));
        for nothing in ["", "   ", "# a comment"] {
            assert_eq!(session.answer(nothing, &stop), Reply::Silence, "{nothing:?}");
        }
        assert_eq!(session.answer("17", &stop), Reply::error("no command"));
        assert_eq!(session.answer("9 quit", &stop), Reply::End("=9 \n\n".to_owned()));
        assert!(Gtp::interrupts("9 quit # now") && !Gtp::interrupts("genmove b") && !Gtp::interrupts(""));
    }

    #[test]
    fn every_command_that_is_listed_is_known() {
        let mut session = session();
        let listed = ask(&mut session, "list_commands");
        assert_eq!(listed.lines().count(), COMMANDS.len());
        for command in listed.lines() {
            assert_eq!(ask(&mut session, &format!("known_command {command}")), "true");
            assert_ne!(ask(&mut session, command), "? unknown command", "{command}");
        }
        assert_eq!(ask(&mut session, "known_command dance"), "false");
    }

    #[test]
    fn the_time_is_shared_among_the_moves_to_come() {
        let mut session = session();
        let time = |session: &Gtp| session.time_for_move(Board::START).map(|time| time.as_millis());
        assert_eq!(time(&session), None);
        ask(&mut session, "time_settings 320 0 0");
        // 60 squares are empty: thirty moves, and two for safety.
        assert_eq!(time(&session), Some(10_000 - OVERHEAD.as_millis()));
        session.spend(Disc::Black, Duration::from_secs(160));
        assert_eq!(time(&session), Some(5_000 - OVERHEAD.as_millis()));
        ask(&mut session, "time_left b 64.0 0");
        assert_eq!(time(&session), Some(2_000 - OVERHEAD.as_millis()));
        ask(&mut session, "time_left b -3 0");
        assert_eq!(time(&session), Some(LEAST.as_millis()));
        // Ten seconds for every five moves.
        ask(&mut session, "time_settings 0 10 5");
        assert_eq!(time(&session), Some(2_000 - OVERHEAD.as_millis()));
        for _ in 0..5 {
            session.spend(Disc::Black, Duration::from_secs(2));
        }
        assert_eq!(session.left[0], TimeLeft { time: Duration::from_secs(10), moves: 5 }, "the next five");
        // No limit, by the protocol's own way to say so.
        ask(&mut session, "time_settings 0 1 0");
        assert_eq!(time(&session), None);
        for wrong in ["time_settings 1 2 x", "time_settings nan 0 0", "time_left q 1 0", "time_left b 1 -1"] {
            assert!(ask(&mut session, wrong).starts_with("? invalid "), "{wrong}");
        }
    }

    #[test]
    fn a_stop_ends_a_thought_with_a_legal_move() {
        let stop = Stop::new();
        stop.raise();
        let Reply::Text(text) = session().answer("genmove b", &stop) else { panic!("a move") };
        let at = text.trim_start_matches("= ").trim().parse().unwrap();
        assert!(Board::START.position.moves().contains(at));
    }
}
