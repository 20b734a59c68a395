//! The program `othello-engine` as another program meets it: lines in, lines out.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Program {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_othello-engine"))
            .args(["--hash", "1", "--threads", "2"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Self { process, input, output: BufReader::new(output).lines() }
    }

    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").unwrap();
        self.output.next().unwrap().unwrap()
    }

    /// The lines end without a word; the program must then end too.
    fn leave(self) -> bool {
        let Self { mut process, input, .. } = self;
        drop(input);
        process.wait().unwrap().success()
    }
}

/// From the first position it would ponder for years: only a line can end it.
#[test]
fn a_line_ends_the_pondering_and_is_answered() {
    let mut program = Program::start(&["--depth", "4", "--ponder"]);
    assert!(program.ask("go").starts_with("move "));
    assert_eq!(program.ask("perft 4"), "perft 4 244");
    assert!(program.ask("go").starts_with("move "));
    writeln!(program.input, "quit").unwrap();
    assert!(program.process.wait().unwrap().success());
}

#[test]
fn the_end_of_the_lines_ends_the_pondering_too() {
    let mut program = Program::start(&["--depth", "4", "--ponder"]);
    assert!(program.ask("go").starts_with("move "));
    assert!(program.leave());
}

#[test]
fn lines_that_come_at_once_are_answered_in_turn_and_end_no_search() {
    let mut program = Program::start(&["--depth", "8"]);
    let slow = program.ask("go\nperft 2\nnonsense");
    assert!(slow.starts_with("move "), "{slow}");
    assert_eq!(program.output.next().unwrap().unwrap(), "perft 2 12");
    assert!(program.output.next().unwrap().unwrap().starts_with("error "));
    assert!(program.leave());
}

#[test]
fn what_the_program_does_not_understand_it_says_before_it_ends() {
    for arguments in [&["--pondering"][..], &["--depth"], &["--depth", "x"], &["--ponder", "--nboard"]] {
        let ended = Command::new(env!("CARGO_BIN_EXE_othello-engine")).args(arguments).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(!ended.status.success() && said.starts_with("othello-engine: "), "{arguments:?}: {said}");
    }
}
