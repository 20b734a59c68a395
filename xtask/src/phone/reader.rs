//! The screen reader: swipes, fingers that explore, and what was said, kept as text.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::logcat::said;
use super::player::Player;
use super::script::ReaderStep;
use crate::cargo::root;

/// More swipes than there are controls on any page.
const MAX_SWIPES: usize = 200;

/// Set to write down what is said, in the place of comparing it.
const UPDATE: &str = "UPDATE_SAID";

impl Player<'_> {
    pub(super) fn read_aloud(&mut self, step: &ReaderStep) -> Result<()> {
        match step {
            ReaderStep::Switch(on) => {
                self.settings.reader = *on;
                self.tell_settings()
            }
            ReaderStep::Say(words) => self.command_and_rest(&format!("reader {words}")),
            ReaderStep::Find(text) => self.swipe_to("next", text),
            ReaderStep::FindBack(text) => self.swipe_to("previous", text),
            ReaderStep::Explore(target) => {
                let (x, y) = self.place(target)?;
                self.begin_step()?;
                self.command_and_rest(&format!("explore {x} {y}"))
            }
        }
    }

    /// Swipes on, or back, until this is said.
    fn swipe_to(&mut self, way: &str, text: &str) -> Result<()> {
        for _ in 0..MAX_SWIPES {
            self.begin_step()?;
            self.command_and_rest(&format!("reader {way}"))?;
            if self.log.has_said(text) {
                return Ok(());
            }
            if self.log.count("/phone: reader at the end") > 0 {
                bail!("all has been read, and {text:?} was not said");
            }
        }
        bail!("{text:?} is not said in {MAX_SWIPES} swipes");
    }
}

/// Compares what was said in a script with the text that is kept of it, if one is.
pub(super) fn check_transcript(script: &str, log: &str) -> Result<()> {
    let file: PathBuf = root().join("tests/phone").join(script).with_extension("said");
    if !file.exists() {
        return Ok(());
    }
    let now: String = said(log).iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    if env::var_os(UPDATE).is_some() {
        return fs::write(&file, now).with_context(|| file.display().to_string());
    }
    let kept = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    match kept.lines().zip(now.lines()).enumerate().find(|(_, (kept, now))| kept != now) {
        Some((idx, (kept, now))) => {
            bail!("{}, line {}: {kept:?} was said, and now {now:?} is", file.display(), idx + 1)
        }
        None if kept.lines().count() != now.lines().count() => {
            let (kept, now) = (kept.lines().count(), now.lines().count());
            bail!("{}: {kept} lines were said, and now {now} are", file.display())
        }
        None => Ok(()),
    }
}
