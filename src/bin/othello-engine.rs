//! The engine without a screen, for other programs: it reads lines and answers them.
//!
//! `othello-engine [--threads N] [--hash MB] [--level NAME | --depth N | --time MS]`; the lines are told in
//! `othello::engine::protocol`.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Duration;

use othello::engine::protocol::{Reply, Session};
use othello::engine::strong::{Budget, Evaluation, Player};
use othello::engine::{Level, Resources};

const USUAL_TIME: Duration = Duration::from_secs(1);

/// From here on the rest of the game is solved, if the time allows.
const SOLVE: u32 = 24;

fn main() -> ExitCode {
    let session = match read_arguments(std::env::args().skip(1)) {
        Ok(session) => session,
        Err(why) => {
            eprintln!("othello-engine: {why}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(fault) = Evaluation::fault() {
        eprintln!("othello-engine: {fault}; the evaluation is a simpler one");
    }
    match converse(session) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("othello-engine: {error}");
            ExitCode::FAILURE
        }
    }
}

fn read_arguments(mut words: impl Iterator<Item = String>) -> Result<Session, String> {
    let mut resources = Resources::single(Resources::DESKTOP_HASH_MB);
    let mut budget = Budget { time: Some(USUAL_TIME), solve: SOLVE, ..Budget::UNLIMITED };
    let mut level: Option<Level> = None;
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            // One thread is all that this engine uses so far; more are allowed, and left idle.
            "--threads" => drop(number(&word, &value()?)?),
            "--hash" => resources.hash_mb = number(&word, &value()?)?.clamp(1, 1 << 16),
            "--level" => level = Some(value()?.parse::<Level>().map_err(|error| error.to_string())?),
            "--depth" => {
                let depth = number(&word, &value()?)? as u32;
                budget = Budget { time: None, depth, solve: depth, ..budget };
            }
            "--time" => budget.time = Some(Duration::from_millis(number(&word, &value()?)? as u64)),
            _ => return Err(format!("{word:?} is none of --threads, --hash, --level, --depth, --time")),
        }
    }
    // The level is made last, with all that it is lent.
    let level = level.map(|level| level.engine_with(None, resources));
    Ok(Session::new(Player::new(budget, resources, None), level))
}

fn number(option: &str, text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("{option}: {text:?} is no whole number"))
}

fn converse(mut session: Session) -> io::Result<()> {
    let mut out = io::stdout().lock();
    // Bytes that are no text make a malformed line, which is answered as such.
    for line in io::stdin().lock().split(b'\n') {
        match session.answer(&String::from_utf8_lossy(&line?)) {
            Reply::Line(answer) => writeln!(out, "{answer}")?,
            Reply::Silence => {}
            Reply::End => break,
        }
        out.flush()?;
    }
    Ok(())
}
