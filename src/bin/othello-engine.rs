//! The engine without a screen, for other programs: it reads lines and answers them.
//!
//! `othello-engine [--threads N] [--hash MB] [--level NAME | --depth N | --nodes N | --time MS] [--book] [--ponder | --nboard |
//! --gtp]`; the lines are told in `othello::protocol::lines`, those after `--nboard` and `--gtp` in the modules of these names.
//! With `--ponder` it goes on thinking between a move and the next line, which it does not otherwise. With `--book` it plays
//! out of the opening book where it can, as strong levels do in any case.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use othello::engine::strong::{Book, Budget, StrongPlayer};
use othello::engine::{Level, Resources, ThinkingTime};
use othello::protocol::gtp::{self, Gtp};
use othello::protocol::lines::{Reply, Session};
use othello::protocol::nboard::{Nboard, Next};
use othello::protocol::{GRACE, InputQueue};
use othello::rules::Quoted;

const USUAL_TIME: Duration = Duration::from_secs(1);

/// From here on the rest of the game is solved, if the time allows.
const SOLVE: u32 = 24;

/// More threads than any machine of today has cores are a slip of the keyboard.
const MAX_THREADS: u64 = 256;

/// So is a larger table than this; a machine that has less says so itself.
const MAX_HASH_MB: u64 = 1 << 16;

/// A day for a move.
const MAX_MILLIS: u64 = 24 * 60 * 60 * 1_000;

fn main() -> ExitCode {
    let spoken = read_arguments(std::env::args().skip(1)).and_then(|order| {
        let spoken = match order {
            Order::Lines(session, ponder) => converse(*session, ponder),
            Order::Nboard(session) => converse_with_nboard(*session),
            Order::Gtp(session) => converse_with_referee(*session),
        };
        spoken.map_err(|error| error.to_string())
    });
    match spoken {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("othello-engine: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Which conversation is wanted.
enum Order {
    /// Our own lines, and whether to think between them.
    Lines(Box<Session>, bool),
    /// Those of `NBoard`.
    Nboard(Box<Nboard>),
    /// Those of the Go Text Protocol.
    Gtp(Box<Gtp>),
}

fn read_arguments(mut words: impl Iterator<Item = String>) -> Result<Order, String> {
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let device = Resources::of_device(n_cores, Resources::DESKTOP_HASH_MB);
    // In a match everybody has the time that was agreed on.
    let mut resources = Resources { thinking_time: ThinkingTime::Nominal, ..device };
    let mut budget = Budget { time: Some(USUAL_TIME), solve: SOLVE, ..Budget::UNLIMITED };
    let mut level: Option<Level> = None;
    let (mut is_nboard, mut is_gtp, mut ponder, mut has_book) = (false, false, false, false);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--threads" => resources.threads = number(&word, &value()?, MAX_THREADS)? as usize,
            "--hash" => resources.hash_mb = number(&word, &value()?, MAX_HASH_MB)? as usize,
            "--level" => level = Some(value()?.parse::<Level>().map_err(|error| error.to_string())?),
            "--depth" => {
                let depth = number(&word, &value()?, 60)? as u32;
                budget = Budget { time: None, depth, solve: depth, ..budget };
            }
            "--nodes" => budget = Budget { time: None, nodes: number(&word, &value()?, u64::MAX)?, ..budget },
            "--time" => budget.time = Some(Duration::from_millis(number(&word, &value()?, MAX_MILLIS)?)),
            "--nboard" => is_nboard = true,
            "--gtp" => is_gtp = true,
            "--book" => has_book = true,
            "--ponder" => ponder = true,
            _ => {
                let known =
                    "--threads, --hash, --level, --depth, --nodes, --time, --book, --ponder, --nboard, --gtp";
                return Err(format!("unknown option {}; expected one of {known}", Quoted(&word)));
            }
        }
    }
    if is_nboard && ponder {
        return Err("--ponder is not for --nboard, whose boards say when to think".to_owned());
    }
    if is_gtp && (ponder || is_nboard || level.is_some()) {
        return Err("--gtp is not for --ponder, --nboard or --level".to_owned());
    }
    let player = StrongPlayer::try_new(budget, resources, None)
        .map_err(|error| format!("--hash: {} MB: {error}", resources.hash_mb))?;
    let player = if has_book { player.with_book(Book::shipped()) } else { player };
    if is_gtp {
        return Ok(Order::Gtp(Box::new(Gtp::new(player, budget))));
    }
    if is_nboard {
        return Ok(Order::Nboard(Box::new(Nboard::new(player))));
    }
    // The level is made last, when all options are known.
    let level = level.map(|level| level.engine_with(None, resources));
    Ok(Order::Lines(Box::new(Session::new(player, level)), ponder))
}

/// A number from 1 to the largest that makes sense.
fn number(option: &str, text: &str, max: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (1..=max).contains(number));
    number.ok_or_else(|| format!("{option}: invalid number {}; expected 1 to {max}", Quoted(text)))
}

fn converse(mut session: Session, ponder: bool) -> io::Result<()> {
    let lines = InputQueue::new(BufReader::new(io::stdin()), Session::interrupts, GRACE);
    let mut out = io::stdout().lock();
    while let Some((input, stop)) = lines.next() {
        let reply = match input.line() {
            Ok(line) => session.answer(&line, &stop),
            Err(why) => Reply::error(&why),
        };
        match reply {
            Reply::Line(answer) => writeln!(out, "{answer}")?,
            Reply::Silence => {}
            Reply::End => break,
        }
        out.flush()?;
        if ponder {
            session.ponder(&lines.idle());
        }
    }
    Ok(())
}

fn converse_with_nboard(mut session: Nboard) -> io::Result<()> {
    let lines = InputQueue::new(BufReader::new(io::stdin()), Nboard::interrupts, GRACE);
    let mut out = io::stdout().lock();
    while let Some((input, stop)) = lines.next() {
        let mut written = Ok(());
        let mut say = |line: String| {
            if written.is_ok() {
                written = writeln!(out, "{line}").and_then(|()| out.flush());
            }
        };
        let next = match input.line() {
            Ok(line) => session.answer(&line, &stop, &mut say),
            Err(why) => {
                say(format!("status {why}"));
                Next::Listen
            }
        };
        written?;
        if next == Next::End {
            break;
        }
    }
    Ok(())
}

fn converse_with_referee(mut session: Gtp) -> io::Result<()> {
    let lines = InputQueue::new(BufReader::new(io::stdin()), Gtp::interrupts, GRACE);
    let mut out = io::stdout().lock();
    while let Some((input, stop)) = lines.next() {
        let reply = match input.line() {
            Ok(line) => session.answer(&line, &stop),
            Err(why) => gtp::Reply::error(&why),
        };
        let is_over = matches!(reply, gtp::Reply::End(_));
        if let gtp::Reply::Text(text) | gtp::Reply::End(text) = reply {
            out.write_all(text.as_bytes())?;
            out.flush()?;
        }
        if is_over {
            break;
        }
    }
    Ok(())
}
