//! The phone's glass: an X server without a screen, whose picture lies in a file that we read.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, anyhow};

use super::picture::Picture;

/// A running X server.
pub(crate) struct Display {
    server: Child,
    number: String,
    picture: PathBuf,
}

impl Display {
    /// Starts a server with a square screen, on the first number that is free, with its picture in this folder.
    pub(crate) fn start(side: u32, folder: &Path) -> Result<Self> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
                &format!("{side}x{side}x24"),
                "-fbdir",
            ])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("Xvfb could not be started")?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            // The server writes its number when it is ready, and nothing if it cannot start.
            BufReader::new(output).read_line(&mut number).unwrap_or_default();
        }
        let display = Self { server, number: number.trim().to_owned(), picture: folder.join("Xvfb_screen0") };
        if display.number.is_empty() { Err(anyhow!("Xvfb gives no display")) } else { Ok(display) }
    }

    /// Its name for programs.
    pub(crate) fn name(&self) -> String {
        format!(":{}", self.number)
    }

    /// The upper left corner of the picture, of this size.
    pub(crate) fn picture(&self, width: u32, height: u32) -> Result<Picture> {
        let bytes = fs::read(&self.picture).context("the display's picture cannot be read")?;
        Picture::from_xwd(&bytes, width as usize, height as usize)
            .context("the display's picture is not in the form that was expected")
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // If it has ended by itself there is nothing to end.
        self.server.kill().unwrap_or_default();
        drop(self.server.wait());
    }
}
