//! The program `othello-engine` as another program meets it: lines in, lines out.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

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
        ended(&mut process).success()
    }
}

/// Waits for the end of a program, and ends it by force if it does not come: a test that waits for ever tells nothing.
#[track_caller]
fn ended(process: &mut Child) -> ExitStatus {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_mins(1) {
        if let Some(status) = process.try_wait().unwrap() {
            return status;
        }
        thread::sleep(Duration::from_millis(10));
    }
    process.kill().unwrap();
    panic!("the program did not end within a minute");
}

/// From the first position it would ponder for years: only a line can end it.
#[test]
fn a_line_ends_the_pondering_and_is_answered() {
    let mut program = Program::start(&["--depth", "4", "--ponder"]);
    assert!(program.ask("go").starts_with("move "));
    assert_eq!(program.ask("perft 4"), "perft 4 244");
    assert!(program.ask("go").starts_with("move "));
    writeln!(program.input, "quit").unwrap();
    assert!(ended(&mut program.process).success());
}

/// Without this limit the usual time would be up, after a second and many times as many positions.
#[test]
fn a_number_of_positions_ends_a_thought() {
    let mut program = Program::start(&["--nodes", "3000"]);
    let answer = program.ask("go");
    let nodes: u64 = answer.rsplit(' ').next().unwrap().parse().unwrap();
    assert!((1_000..8_000).contains(&nodes), "{answer}");
    assert!(program.leave());
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

/// The first position is 60 moves from the end: nobody lives to see it solved, nor all its lines counted.
#[test]
fn quit_ends_whatever_runs() {
    for endless in ["solve", "perft 20"] {
        let mut program = Program::start(&[]);
        writeln!(program.input, "{endless}\nquit").unwrap();
        assert!(ended(&mut program.process).success(), "{endless}");
    }
}

#[test]
fn stop_ends_a_search_and_the_conversation_goes_on() {
    for (endless, answer) in [("solve", "error stopped"), ("perft 20", "error stopped"), ("go", "move ")] {
        let mut program = Program::start(&["--time", "3600000"]);
        let stopped = program.ask(&format!("{endless}\nstop"));
        assert!(stopped.starts_with(answer), "{endless}: {stopped}");
        assert_eq!(program.ask("perft 3"), "perft 3 56");
        assert!(program.leave());
    }
}

#[test]
fn a_referee_of_the_go_world_is_answered() {
    let mut program = Program::start(&["--gtp", "--depth", "3"]);
    writeln!(program.input, "1 boardsize 8\n\n2 play b d3 # a comment\n3 genmove w\n4 genmove w\n5 quit")
        .unwrap();
    let Program { mut process, output, input } = program;
    let answers: Vec<String> = output.map(Result::unwrap).collect();
    drop(input);
    assert_eq!(answers.len(), 10, "each answer has an empty line after it: {answers:?}");
    let [boardsize, play, genmove, again, quit] = [0, 2, 4, 6, 8].map(|line| answers[line].as_str());
    assert_eq!([boardsize, play, again, quit], ["=1 ", "=2 ", "?4 not on turn", "=5 "]);
    assert!(["=3 c3", "=3 e3", "=3 c5"].contains(&genmove), "{genmove}");
    assert!(ended(&mut process).success());
}

#[test]
fn the_end_of_the_lines_ends_a_search_soon() {
    let mut program = Program::start(&["--threads", "1"]);
    writeln!(program.input, "solve").unwrap();
    assert!(program.leave());
}

/// A script that hands over all of its lines at once still gets the answers that take no time.
#[test]
fn lines_before_the_end_are_answered() {
    let mut program = Program::start(&["--depth", "6"]);
    writeln!(program.input, "perft 4\neval\ngo").unwrap();
    let Program { mut process, input, output } = program;
    drop(input);
    let answers: Vec<String> = output.map(Result::unwrap).collect();
    assert!(answers.len() == 3 && answers[2].starts_with("move "), "{answers:?}");
    assert!(ended(&mut process).success());
}

#[test]
fn a_very_long_line_is_refused_in_a_short_one() {
    let mut program = Program::start(&[]);
    for word in ["x", "setboard ", "perft ", "go "] {
        let refused = program.ask(&format!("{word}{}", "é".repeat(1_000_000)));
        assert!(refused.starts_with("error ") && refused.len() < 200, "{word}: {} bytes", refused.len());
    }
    assert_eq!(program.ask("perft 2"), "perft 2 12");
    assert!(program.leave());
}

#[test]
fn what_the_program_does_not_understand_it_says_before_it_ends() {
    for (arguments, part) in [
        (&["--pondering"][..], "unknown option \"--pondering\"; expected one of --threads, --hash"),
        (&["--depth"], "--depth needs a value"),
        (&["--depth", "x"], "--depth: invalid number \"x\"; expected 1 to 60"),
        (&["--depth", "4294967297"], "expected 1 to 60"),
        (&["--time", "99999999999999999999"], "--time: invalid number"),
        (&["--threads", "0"], "expected 1 to 256"),
        (&["--hash", "99999999999"], "--hash: invalid number \"99999999999\"; expected 1 to"),
        (&["--level", "hard"], "unknown level \"hard\"; expected one of novice"),
        (&["--ponder", "--nboard"], "--ponder is not for --nboard"),
        (&["--gtp", "--level", "novice"], "--gtp is not for --ponder, --nboard or --level"),
    ] {
        let ended = Command::new(env!("CARGO_BIN_EXE_othello-engine")).args(arguments).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.starts_with("othello-engine: ") && said.contains(part), "{arguments:?}: {said}");
    }
}
