//! A board's program talks to the engine by the protocol of `NBoard`: a whole dialogue, one with the real program, and
//! whatever else could come through a pipe.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Stop};
use othello::protocol::nboard::{Nboard, Next};
use othello::rules::{Board, RandomGame, Square};
use othello::seeded::Seeded;

const GAME: &str = "(;GM[Othello]PC[NBoard]PB[one]PW[two]RE[?]TI[15:00]TY[8]\
                    BO[8 ---------------------------O*------*O--------------------------- *]\
                    B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

fn session() -> Nboard {
    Nboard::new(StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None))
}

fn said(session: &mut Nboard, line: &str) -> Vec<String> {
    let mut lines = Vec::new();
    assert_eq!(session.answer(line, &Stop::new(), &mut |line| lines.push(line)), Next::Listen, "{line}");
    lines
}

/// The square and the value of `=== F5/+1.25/0.50`.
fn chosen(line: &str) -> (Square, f64) {
    let fields: Vec<&str> = line.strip_prefix("=== ").unwrap().split('/').collect();
    let &[at, value, secs] = fields.as_slice() else { panic!("three fields in {line:?}") };
    assert!(secs.parse::<f64>().unwrap() >= 0.0);
    (at.parse().unwrap(), value.parse().unwrap())
}

#[test]
fn a_whole_dialogue_goes_as_the_protocol_says() {
    let mut session = session();
    assert_eq!(said(&mut session, "nboard 2"), ["set myname Othello"]);
    assert_eq!(said(&mut session, "set depth 4"), ["set myname Othello4"]);
    assert_eq!(said(&mut session, &format!("set game {GAME}")), [] as [&str; 0]);
    assert_eq!(said(&mut session, "ping 1"), ["pong 1"]);
    let board = othello::rules::ggf::read(GAME).unwrap().1.pop().unwrap();

    let lines = said(&mut session, "go");
    assert_eq!((lines[0].as_str(), lines[lines.len() - 1].as_str()), ("status Thinking", "status Waiting"));
    assert!(lines[1..lines.len() - 3].iter().all(|line| line.starts_with("search ")), "{lines:#?}");
    assert!(lines[lines.len() - 3].starts_with("nodestats "));
    let (at, _) = chosen(&lines[lines.len() - 2]);
    assert!(board.position.moves().contains(at));
    // The engine's own move is not made until the board says so.
    assert_eq!(said(&mut session, "go").last(), lines.last());

    let hints = said(&mut session, "hint 3");
    let values: Vec<f64> = hints[1..4]
        .iter()
        .map(|hint| {
            let fields: Vec<&str> = hint.split(' ').collect();
            assert_eq!((fields[0], fields[3], fields[4]), ("search", "0", "4"), "{hint}");
            assert!(board.position.moves().contains(fields[1][..2].parse().unwrap()));
            fields[2].parse().unwrap()
        })
        .collect();
    assert_eq!(hints.len(), 5);
    assert!(values.is_sorted_by(|better, worse| better >= worse), "{hints:?}");

    assert_eq!(said(&mut session, &format!("move {at}/1.00/0.2")), [] as [&str; 0]);
    let (reply, _) = chosen(&said(&mut session, "go").into_iter().rev().nth(1).unwrap());
    assert!(board.play(at).unwrap().position.moves().contains(reply));

    let analysis = said(&mut session, "analyze");
    let numbers: Vec<&str> = analysis.iter().filter_map(|line| line.split(' ').nth(1)).collect();
    assert_eq!(numbers[1..10], ["9", "8", "7", "6", "5", "4", "3", "2", "1"]);
    assert_eq!(said(&mut session, "learn"), ["learned"]);
    assert_eq!(session.answer("quit", &Stop::new(), &mut |_| {}), Next::End);
}

/// In positions whose end is in sight, where each move's worth is a fact.
#[test]
fn hints_tell_what_each_move_is_worth_the_best_first() {
    let mut solver = StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None);
    for seed in 0..10 {
        let is_late = |board: &Board| board.position.empties().len() == 7;
        let mut random = Seeded::new(seed);
        let mut boards = RandomGame::new(&mut random).map(|(board, _)| board);
        let Some(board) = boards.find(is_late).filter(|board| !board.position.moves().is_empty()) else {
            continue;
        };
        let mut session = session();
        said(&mut session, "set depth 10");
        let cells = board.to_string().replace('X', "*");
        said(&mut session, &format!("set game (;BO[8 {cells}];)"));
        let mut worth = |at: Square| {
            let child = board.position.play(at).unwrap();
            -solver.solve(child, &Stop::new()).unwrap().0.score
        };
        let hints = said(&mut session, "hint 33");
        let told: Vec<(Square, i32)> = hints[1..hints.len() - 1]
            .iter()
            .map(|hint| {
                let fields: Vec<&str> = hint.split(' ').collect();
                (fields[1][..2].parse().unwrap(), fields[2].parse::<f64>().unwrap() as i32)
            })
            .collect();
        assert_eq!(told.len(), board.position.moves().len() as usize, "{hints:?}");
        assert!(told.iter().all(|&(at, discs)| discs == worth(at)), "{hints:?}");
        assert!(told.is_sorted_by(|better, worse| better.1 >= worse.1), "{hints:?}");
    }
}

#[test]
fn the_end_of_a_game_is_told_exactly_and_passes_are_played() {
    let mut session = session();
    let game = "(;BO[8 ****************************************************************O-- *];)";
    assert!(said(&mut session, &format!("set game {game}"))[0].starts_with("status set game: "));
    // Black takes g8 and all; white has nothing but passes.
    let cells = format!("{}O--", "*".repeat(61));
    said(&mut session, &format!("set game (;BO[8 {cells} *];)"));
    let lines = said(&mut session, "go");
    assert_eq!(chosen(&lines[lines.len() - 2]), ("g8".parse().unwrap(), 64.0));
    said(
        &mut session,
        "set game (;BO[8 *O------ -------- -------- -------- -------- -------- -------- -------- O];)",
    );
    assert!(said(&mut session, "go").contains(&"=== PA".to_owned()));
    said(&mut session, "move PA");
    said(&mut session, "C1");
    assert_eq!(said(&mut session, "go"), ["status The game is over"]);
    assert_eq!(said(&mut session, "move PA"), ["status move \"PA\": the game is over"]);
    assert_eq!(said(&mut session, "analyze")[1], "analysis 2 +64.00");
}

#[test]
fn what_can_not_be_done_is_told_and_what_is_unknown_is_ignored() {
    let mut session = session();
    for line in ["", "foo", "set", "set contempt 3", "ping", "ping x", "search", "=== f5"] {
        assert_eq!(said(&mut session, line), [] as [&str; 0], "{line}");
    }
    for line in ["set depth", "set depth 0", "set depth 99", "set game (;)", "move a1", "move PA", "move z9"]
    {
        let lines = said(&mut session, line);
        assert!(lines.len() == 1 && lines[0].starts_with("status "), "{line}: {lines:?}");
    }
    assert!(said(&mut session, "hint 1")[1].starts_with("search "));
}

/// The real program: a search that would take ages is ended by a ping, which is answered after it.
#[test]
fn a_ping_ends_a_search_that_is_under_way() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_othello-engine"))
        .args(["--nboard", "--hash", "1", "--threads", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines().map(Result::unwrap);
    writeln!(input, "nboard 2\nset depth 40\nset game {GAME}\ngo").unwrap();
    // It thinks: the first results are there.
    assert!(lines.any(|line| line.starts_with("search ")));
    writeln!(input, "ping 5").unwrap();
    let rest: Vec<String> = lines.by_ref().take_while(|line| line != "pong 5").collect();
    assert!(rest.iter().any(|line| line.starts_with("=== ")), "{rest:?}");
    writeln!(input, "quit").unwrap();
    assert!(program.wait().unwrap().success());
}

#[test]
fn no_line_is_the_end_of_the_program() {
    let mut random = Seeded::new(0x0b0a_2d00);
    let known = [
        "nboard 2",
        "set depth 3",
        "set depth 60",
        "set game",
        "move f5",
        "move PA",
        "hint 2",
        "go",
        "analyze",
        "ping 3",
        "learn",
        "f5",
        "d6/1/2",
    ];
    // Every search ends at once: what matters is that the answer to any line is an answer.
    let stop = Stop::new();
    stop.raise();
    let mut session = session();
    for _ in 0..6_000 {
        let line = match random.below(4) {
            0 => format!("set game {}", damaged(GAME, &mut random)),
            1 => damaged(known[random.below(known.len())], &mut random),
            2 => {
                let board = Board::START;
                let at = random.choose(board.position.moves()).unwrap();
                format!("move {at}")
            }
            _ => known[random.below(known.len())].to_owned(),
        };
        if session.answer(&line, &stop, &mut |said| assert!(!said.contains('\n'), "{line:?}: {said:?}"))
            == Next::End
        {
            assert!(line.trim_start().starts_with("quit"), "{line:?} ended the conversation");
        }
    }
}

/// Some characters taken out, put in or exchanged, and perhaps the end cut off.
fn damaged(text: &str, random: &mut Seeded) -> String {
    const STRANGE: [char; 12] = ['[', ']', '(', ';', '/', ' ', '8', '*', '\u{0}', 'é', '🙂', '-'];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(chars.len() + 1);
        match random.below(4) {
            0 => chars.truncate(at),
            1 => chars.insert(at, STRANGE[random.below(STRANGE.len())]),
            _ if at < chars.len() && random.below(2) == 0 => drop(chars.remove(at)),
            _ if at < chars.len() => chars[at] = STRANGE[random.below(STRANGE.len())],
            _ => {}
        }
    }
    chars.into_iter().collect()
}
