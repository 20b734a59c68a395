//! The protocol of `NBoard`, version 2, by which existing boards for Othello ask an engine.
//!
//! Lines come in, and each is answered by any number of lines. What is not understood is ignored, as the protocol asks;
//! what is understood but can not be done is told in the board's status line.
//!
//! | line | what happens |
//! |---|---|
//! | `nboard 2` | `set myname Othello` |
//! | `set depth 12` | searches look so far ahead from now on; `set myname Othello12` |
//! | `set game (;GM[Othello]…;)` | the board is the one at the end of this game |
//! | `move F5/1.2/3.4`, or `F5` alone | the move is made; `PA` is a pass |
//! | `hint 3` | `search F5d6C3 +1.25 0 12` for each of the best three moves |
//! | `go` | `search …` while it thinks, then `=== F5/+1.25/0.50`; the board stays as it is |
//! | `analyze` | `analysis 30 +4.00` for every board of the game, the last one first, seen by black |
//! | `ping 4` | ends every search; `pong 4` |
//! | `learn` | `learned`: there is no book to add the game to |
//! | `quit` | nothing; the session ends |
//!
//! ```
//! use othello::protocol::nboard::{Nboard, Next};
//! use othello::engine::strong::{Budget, StrongPlayer};
//! use othello::engine::{Resources, Stop};
//! let mut session = Nboard::new(StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None));
//! let mut said = Vec::new();
//! let next = session.answer("ping 7", &Stop::new(), &mut |line| said.push(line));
//! assert_eq!((next, said), (Next::Listen, vec!["pong 7".to_owned()]));
//! ```

use std::time::Instant;

use crate::engine::strong::{Budget, StrongPlayer, final_score};
use crate::engine::{Engine, Score, Stop, Thought, estimated_discs};
use crate::rules::ggf::{self, GgfMove};
use crate::rules::{Board, Disc, Quoted, Square};

/// A conversation with a board's program.
pub struct Nboard {
    player: StrongPlayer,
    depth: u32,
    board: Board,
    /// The boards of the game before this one.
    earlier: Vec<Board>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It does.
    Listen,
    /// It is over.
    End,
}

/// Is called with the lines of an answer, one by one.
pub type Say<'a> = &'a mut dyn FnMut(String);

/// How far searches look ahead until the board says otherwise.
const USUAL_DEPTH: u32 = 10;

/// The end of the game is solved from so many more empty squares on than a search is deep …
const SOLVE_SOONER_BY: u32 = 6;

/// … but not sooner: it would take minutes.
const MAX_SOLVE: u32 = 26;

/// What a board is worth to the side to move, as far as it was searched.
struct SearchedBoard {
    discs: f64,
    depth: u32,
    line: Vec<Square>,
}

impl Nboard {
    /// A session at the first position, with a player whose budget the board will set.
    pub fn new(player: StrongPlayer) -> Self {
        Self { player, depth: USUAL_DEPTH, board: Board::START, earlier: Vec::new() }
    }

    /// Whether a line must end the search that is under way: the reader asks this as soon as it comes.
    pub fn interrupts(line: &str) -> bool {
        matches!(line.split_whitespace().next(), Some("ping" | "quit"))
    }

    /// Answers one line. Searches end when the stop is raised.
    pub fn answer(&mut self, line: &str, stop: &Stop, say: Say<'_>) -> Next {
        let (word, rest) = split_word(line);
        match word {
            "nboard" => say("set myname Othello".to_owned()),
            "set" => self.set(rest, say),
            "move" => self.play(rest, say),
            "hint" => self.hint(rest.parse().unwrap_or(1), stop, say),
            "go" => self.go(stop, say),
            "analyze" => self.analyze(stop, say),
            "ping" if rest.parse::<i64>().is_ok() => say(format!("pong {rest}")),
            "learn" => say("learned".to_owned()),
            "quit" => return Next::End,
            // The first version of NBoard sent moves without a word before them.
            _ if ggf::read_move(word).is_ok() => self.play(word, say),
            _ => {}
        }
        Next::Listen
    }

    fn set(&mut self, rest: &str, say: Say<'_>) {
        match split_word(rest) {
            ("depth", depth) => match depth.parse() {
                Ok(depth @ 1..=60) => {
                    self.depth = depth;
                    say(format!("set myname Othello{depth}"));
                }
                _ => say(format!("status set depth: invalid number {}; expected 1 to 60", Quoted(depth))),
            },
            ("game", game) => match ggf::read(game) {
                Ok((first, rest)) => {
                    (self.board, self.earlier) = (first, Vec::new());
                    for board in rest {
                        self.advance(board);
                    }
                }
                Err(error) => say(format!("status set game: {error}")),
            },
            _ => {}
        }
    }

    /// Goes on to the next board of the game.
    fn advance(&mut self, board: Board) {
        self.earlier.push(std::mem::replace(&mut self.board, board));
    }

    fn play(&mut self, text: &str, say: Say<'_>) {
        let board = self.board;
        let after = match ggf::read_move(text) {
            Ok(GgfMove::At(at)) => board.play(at).map_err(|error| error.to_string()),
            Ok(GgfMove::Pass) if board.position.must_pass() => Ok(board.pass()),
            Ok(GgfMove::Pass) if board.position.is_over() => Err("the game is over".to_owned()),
            Ok(GgfMove::Pass) => Err("there is a legal move".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match after {
            Ok(after) => self.advance(after),
            Err(why) => say(format!("status move {}: {why}", Quoted(text))),
        }
    }

    /// The player with a budget of so many plies.
    fn player(&mut self, depth: u32) -> &mut StrongPlayer {
        let solve = (depth + SOLVE_SOONER_BY).min(MAX_SOLVE);
        self.player.set_budget(Budget { depth, solve, ..Budget::UNLIMITED });
        &mut self.player
    }

    fn go(&mut self, stop: &Stop, say: Say<'_>) {
        let (board, started) = (self.board, Instant::now());
        if board.position.is_over() {
            return say("status The game is over".to_owned());
        }
        say("status Thinking".to_owned());
        let depth = self.depth;
        let thought = self.player(depth).choose(board.position, stop, &mut |thought| {
            say(searched(&thought.line, discs(thought.score), thought.depth));
        });
        let secs = started.elapsed().as_secs_f64();
        match thought {
            Some(Thought { best, score, nodes, .. }) => {
                say(format!("nodestats {nodes} {secs:.2}"));
                say(format!("=== {}/{:+.2}/{secs:.2}", upper(best), discs(score)));
            }
            None => say("=== PA".to_owned()),
        }
        say("status Waiting".to_owned());
    }

    /// The best moves, each searched on its own.
    fn hint(&mut self, n_wanted: usize, stop: &Stop, say: Say<'_>) {
        let board = self.board;
        say("status Analyzing".to_owned());
        let mut rated: Vec<SearchedBoard> = Vec::new();
        for at in board.position.moves() {
            let Ok(child) = board.play(at) else { continue };
            let depth = self.depth - 1;
            let SearchedBoard { discs, depth, mut line } = self.search(child, depth, stop);
            line.insert(0, at);
            rated.push(SearchedBoard { discs: -discs, depth: depth + 1, line });
        }
        rated.sort_by(|one, other| other.discs.total_cmp(&one.discs));
        for SearchedBoard { discs, depth, line } in rated.iter().take(n_wanted.max(1)) {
            say(searched(line, *discs, *depth));
        }
        say("status Waiting".to_owned());
    }

    /// What every board of the game is worth to black, from the last to the first: what is found late in the game
    /// is remembered when the boards before it are searched.
    fn analyze(&mut self, stop: &Stop, say: Say<'_>) {
        say("status Analyzing".to_owned());
        let mut boards = self.earlier.clone();
        boards.push(self.board);
        for (n_moves, board) in boards.into_iter().enumerate().rev() {
            if stop.is_raised() {
                break;
            }
            let depth = self.depth;
            let searched = self.search(board, depth, stop).discs;
            let for_black = if board.turn == Disc::Black { searched } else { -searched };
            say(format!("analysis {n_moves} {for_black:+.2}"));
        }
        say("status Waiting".to_owned());
    }

    fn search(&mut self, board: Board, depth: u32, stop: &Stop) -> SearchedBoard {
        let position = board.position;
        if position.is_over() {
            return SearchedBoard { discs: f64::from(final_score(position)), depth: 0, line: Vec::new() };
        }
        if position.must_pass() {
            let passed = self.search(board.pass(), depth, stop);
            return SearchedBoard { discs: -passed.discs, ..passed };
        }
        if depth == 0 {
            let discs = estimated_discs(self.player.evaluate(position));
            return SearchedBoard { discs, depth: 0, line: Vec::new() };
        }
        let thought = self.player(depth).choose(position, stop, &mut |_| {});
        thought.map_or(SearchedBoard { discs: 0.0, depth: 0, line: Vec::new() }, |thought| SearchedBoard {
            discs: discs(thought.score),
            depth: thought.depth,
            line: thought.line,
        })
    }
}

/// The first word of a line, and the rest of it.
fn split_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    (word, rest.trim())
}

fn discs(score: Score) -> f64 {
    match score {
        Score::Estimate(value) => estimated_discs(value),
        Score::Final(discs) | Score::Points(discs) => f64::from(discs),
        Score::Turned(discs) => f64::from(discs),
    }
}

/// A line of thinking. Moves alternate between upper and lower case, which tells the eye where one ends.
fn searched(line: &[Square], discs: f64, depth: u32) -> String {
    let mut told = String::new();
    for (ply, &at) in line.iter().enumerate() {
        told += &if ply % 2 == 0 { upper(at) } else { at.to_string() };
    }
    format!("search {told} {discs:+.2} 0 {depth}")
}

fn upper(at: Square) -> String {
    at.to_string().to_uppercase()
}
