//! A program that plays a match by lines of text: our own engine of another day, or anybody's that speaks as it does
//! (`src/protocol/lines.rs`).

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use othello::engine::{Engine, Score, Stop, Thought};
use othello::rules::{Board, Disc, Position, Square};

/// How a program is started: its path and its arguments, as they were typed.
#[derive(Clone)]
pub(crate) struct Program {
    command: String,
}

/// A program that runs. It ends with the player.
struct ProgramPlayer {
    program: Program,
    process: io::Result<Process>,
}

struct Process {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// A new process of it, which has its own table and knows of no other game.
    pub(crate) fn player(&self) -> Box<dyn Engine> {
        Box::new(ProgramPlayer { program: self.clone(), process: Process::start(&self.command) })
    }
}

impl FromStr for Program {
    type Err = String;

    /// Starts it once, so that a slip of the keyboard is found before the first game.
    fn from_str(command: &str) -> Result<Self, String> {
        let program = Self { command: command.to_owned() };
        let could_not = |error: io::Error| format!("could not play with {command:?}: {error}");
        Process::start(command).and_then(|mut process| process.choose(Position::START)).map_err(could_not)?;
        Ok(program)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}

impl Process {
    fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let path = words.next().ok_or_else(|| io::Error::other("no program is named"))?;
        let mut child =
            Command::new(path).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(questions), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are piped")
        };
        Ok(Self { child, questions, answers: BufReader::new(answers) })
    }

    fn choose(&mut self, position: Position) -> io::Result<Thought> {
        let board = Board { position, turn: Disc::Black };
        writeln!(self.questions, "setboard {board}\ngo")?;
        self.questions.flush()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        read_answer(&answer).ok_or_else(|| io::Error::other(format!("it answered {:?}", answer.trim())))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It has nothing to keep, so it need not be asked; that it may have ended already is no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Engine for ProgramPlayer {
    fn choose(&mut self, position: Position, _: &Stop, _: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        let chosen = match &mut self.process {
            Ok(process) => process.choose(position).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        chosen.inspect_err(|why| eprintln!("{}: {why}", self.program)).ok()
    }
}

/// `move d3 score +2.50 depth 14 nodes 123`; only the move has to be there.
fn read_answer(line: &str) -> Option<Thought> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|&word| word == name).and_then(|at| words.get(at + 1));
    let number = |name: &str| after(name).and_then(|word| word.parse::<u64>().ok()).unwrap_or(0);
    let best: Square = after("move")?.parse().ok()?;
    let depth = number("depth") as u32;
    Some(Thought { best, score: Score::Estimate(0), line: vec![best], depth, nodes: number("nodes") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_answer_only_the_move_has_to_be_there() {
        let told = read_answer("move d3 score +2.50 depth 14 nodes 123\n").unwrap();
        assert_eq!((told.best.to_string().as_str(), told.depth, told.nodes), ("d3", 14, 123));
        let short = read_answer("move f5").unwrap();
        assert_eq!((short.best.to_string().as_str(), short.depth, short.nodes), ("f5", 0, 0));
        for line in ["", "move", "move z9", "error no legal move"] {
            assert!(read_answer(line).is_none(), "{line:?}");
        }
    }

    /// A program of a few lines of shell knows one move only, but that it plays, and it is asked for the board that stands.
    #[cfg(unix)]
    #[test]
    fn a_program_is_told_the_board_and_asked_for_its_move() {
        use std::fs;
        use std::os::unix::fs::PermissionsExt as _;
        let path = std::env::temp_dir().join(format!("othello-player-{}", std::process::id()));
        let start = Board::START;
        let script = format!(
            "#!/bin/sh\nread board\nwhile read line; do case \"$board/$line\" in \
             \"setboard {start}/go\") echo move \"$1\" depth 2 nodes 7;; esac; done\n"
        );
        fs::write(&path, script).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        let program: Program = format!("{} d3", path.display()).parse().unwrap();
        let thought = program.player().choose(start.position, &Stop::new(), &mut |_| {}).unwrap();
        assert_eq!((thought.best.to_string().as_str(), thought.depth, thought.nodes), ("d3", 2, 7));
        let refused = format!("{} nowhere", path.display()).parse::<Program>().err().unwrap();
        assert!(refused.contains("it answered \"move nowhere"), "{refused}");
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_program_that_does_not_play_is_refused_with_the_reason() {
        for (command, reason) in
            [("", "no program"), ("/nowhere/engine --time 20", "could not play"), ("true", "")]
        {
            let complaint = command.parse::<Program>().err().unwrap();
            assert!(complaint.contains(reason), "{command:?} gives {complaint}");
        }
    }
}
