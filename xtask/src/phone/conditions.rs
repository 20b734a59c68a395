//! What a script can look for, wait for and take pictures of.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Error, Result, anyhow, bail};
use othello::sound::Sound;

use super::device::Device;
use super::logcat::Control;
use super::picture::Picture;
use super::player::{LOOK_AGAIN, Player};
use super::script::Condition;
use super::settings::Settings;

impl Player<'_> {
    pub(super) fn rest(&mut self) -> Result<()> {
        self.wait(&Condition::Rest)
    }

    pub(super) fn wait(&mut self, condition: &Condition) -> Result<()> {
        while !self.holds(condition)? {
            if Instant::now() > self.deadline {
                bail!("the deadline has passed: {}", self.instead(condition));
            }
            if self.device.as_mut().is_some_and(|device| !device.is_alive()) && !self.holds(condition)? {
                bail!("the process has ended: {}", self.instead(condition));
            }
            sleep(LOOK_AGAIN);
        }
        Ok(())
    }

    pub(super) fn expect(&mut self, condition: &Condition) -> Result<()> {
        if self.holds(condition)? { Ok(()) } else { Err(Error::msg(self.instead(condition))) }
    }

    pub(super) fn holds(&mut self, condition: &Condition) -> Result<bool> {
        Ok(match condition {
            Condition::Not(condition) => !self.holds(condition)?,
            Condition::Either(one, other) => self.holds(one)? || self.holds(other)?,
            Condition::Process => self.device.as_mut().is_some_and(Device::is_alive),
            // Whoever has left has nothing more to do.
            Condition::Rest => self
                .living_status()?
                .is_none_or(|status| !status.has_activity || (status.rests && status.n_open_events == 0)),
            Condition::Frames(count) => self.status()?.n_frames >= self.n_frames + count,
            Condition::Log(texts) => self.log.has(texts),
            Condition::LogTimes(text, count) => self.log.count(text) == *count,
            Condition::Sound(sound) => self.n_played(*sound) > 0,
            Condition::SoundTimes(sound, count) => self.n_played(Some(*sound)) == *count,
            Condition::Control(name) => self.find(name, |_| true).is_some(),
            Condition::File(name) => self.out.join("files").join(name).exists(),
            Condition::PlainEdges => {
                let picture = self.picture()?;
                !picture.is_blank() && picture.has_plain_edges(self.settings.insets())
            }
            Condition::MemoryWithin(part) => {
                let now = self.device()?.memory();
                self.figures.push(format!(
                    "memory: {} kB after {} kB",
                    now.unwrap_or(0),
                    self.memory.unwrap_or(0)
                ));
                now.zip(self.memory).is_some_and(|(now, marked)| now as f32 <= marked as f32 * (1.0 + part))
            }
            Condition::Said(text) => self.log.has_said(text),
            Condition::SameControls => self.controls.as_ref() == Some(&self.lasting_names()),
        })
    }

    /// What is to be seen in the place of what was looked for.
    pub(super) fn instead(&mut self, condition: &Condition) -> String {
        match condition {
            Condition::Control(_) => format!("the controls are {:?}", self.control_names()),
            Condition::SameControls => {
                format!("the controls are {:?}\nand were {:?}", self.lasting_names(), self.controls)
            }
            Condition::MemoryWithin(_) => {
                let now = self.device.as_ref().and_then(Device::memory).unwrap_or(0);
                format!("{now} kB are in use, and {} kB were marked", self.memory.unwrap_or(0))
            }
            Condition::Rest | Condition::Frames(_) => {
                self.status().map_or_else(|failure| failure.to_string(), |status| format!("{status:?}"))
            }
            Condition::Sound(_) | Condition::SoundTimes(..) => {
                format!("{} were played", self.played_sounds())
            }
            Condition::Said(_) => format!("it says {:?}", self.log.said()),
            Condition::LogTimes(text, _) => format!("the log has it {} times", self.log.count(text)),
            _ => "it is not so".to_owned(),
        }
    }

    /// How often this sound, or any, was played since the last thing that was done. No two sounds have the same length.
    fn n_played(&self, sound: Option<Sound>) -> usize {
        match sound {
            Some(sound) => self.log.count(&format!("audio track of {} frames plays", sound.samples().len())),
            None => self.log.count("frames plays"),
        }
    }

    /// What was played since then, with how often.
    fn played_sounds(&self) -> String {
        let played = Sound::ALL.into_iter().map(|sound| (sound.name(), self.n_played(Some(sound))));
        let played: Vec<String> =
            played.filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} {n}")).collect();
        if played.is_empty() { "no sounds".to_owned() } else { played.join(", ") }
    }

    pub(super) fn control_names(&self) -> Vec<String> {
        self.log.controls().into_iter().map(|control| control.name).collect()
    }

    /// The names of all but the sentence that is spoken by itself, which ends with such a space: it tells what has
    /// happened since the last one, and an app that was started anew has said nothing yet.
    pub(super) fn lasting_names(&self) -> Vec<String> {
        self.control_names().into_iter().filter(|name| !name.ends_with('\u{a0}')).collect()
    }

    /// The control of this name, or else the first one that has this in its name.
    pub(super) fn find(&self, name: &str, is_fit: impl Fn(&Control) -> bool) -> Option<Control> {
        let controls: Vec<Control> = self.log.controls().into_iter().filter(is_fit).collect();
        let exact = controls.iter().find(|control| control.name == name);
        exact.or_else(|| controls.iter().find(|control| control.name.contains(name))).cloned()
    }

    /// The screen as it is now.
    pub(super) fn take_picture(&self) -> Result<Picture> {
        let Settings { width, height, .. } = self.settings;
        self.display.picture(self.settings.pixels(width), self.settings.pixels(height))
    }

    /// The screen when nothing moves any more: the driver shows a frame a little after it has taken it.
    pub(super) fn picture(&mut self) -> Result<Picture> {
        const STILL: Duration = Duration::from_millis(60);
        self.rest()?;
        let mut picture = self.take_picture()?;
        loop {
            sleep(STILL);
            let next = self.take_picture()?;
            if next == picture || Instant::now() > self.deadline {
                return Ok(next);
            }
            picture = next;
        }
    }

    pub(super) fn shot(&mut self, name: &str) -> Result<()> {
        let picture = self.picture()?;
        picture.write(&self.out.join(format!("{name}.png")))?;
        if picture.is_blank() { Err(anyhow!("there is nothing on the screen")) } else { Ok(()) }
    }
}
