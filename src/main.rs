//! The desktop entry.

use std::process::ExitCode;

fn main() -> ExitCode {
    match othello::platform::desktop::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("othello: {error}");
            ExitCode::FAILURE
        }
    }
}
