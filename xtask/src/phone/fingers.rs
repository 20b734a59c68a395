//! Fingers on the glass: where to put them, and what they do there.

use std::thread::sleep;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use super::player::{LOOK_AGAIN, Player};
use super::script::{Condition, Target};

impl Player<'_> {
    /// Where to put the finger. A control is waited for, until it is there and can be pressed.
    pub(super) fn place(&mut self, target: &Target) -> Result<(f32, f32)> {
        match target {
            Target::At(x, y) => {
                let (width, height) = (self.settings.width, self.settings.height);
                Ok((x * width * self.settings.scale, y * height * self.settings.scale))
            }
            Target::Control(name) => self.place_of_control(name),
        }
    }

    /// The middle of a control, after scrolling to it as a person would.
    fn place_of_control(&mut self, name: &str) -> Result<(f32, f32)> {
        loop {
            self.rest()?;
            match self.find(name, |control| control.pressable).map(|control| control.middle) {
                Some(middle) if self.is_in_sight(middle) => return Ok(middle),
                Some((_, y)) => self.scroll_towards(y)?,
                None => sleep(LOOK_AGAIN),
            }
            if Instant::now() > self.deadline {
                let condition = Condition::Control(name.to_owned());
                bail!("nothing to press: {}", self.instead(&condition));
            }
        }
    }

    /// Whether a place is on the screen and not under a bar.
    pub(super) fn is_in_sight(&self, (_, y): (f32, f32)) -> bool {
        let [top, _, bottom, _] = self.settings.insets();
        let height = self.settings.pixels(self.settings.height);
        y > top as f32 && y < (height - bottom) as f32
    }

    /// Moves the page so that what is at this height comes nearer.
    fn scroll_towards(&mut self, y: f32) -> Result<()> {
        let (low, high) = (Target::At(0.5, 0.75), Target::At(0.5, 0.45));
        if y > 0.0 { self.drag(&low, &high) } else { self.drag(&high, &low) }
    }

    pub(super) fn tap(&mut self, target: &Target) -> Result<()> {
        let (x, y) = self.place(target)?;
        self.begin_step()?;
        // Where a frame takes longer than a tap may, both halves of the tap are given at once.
        if self.kit.is_slow() {
            return self.command_and_rest(&format!("tap {x} {y}"));
        }
        self.command_and_rest(&format!("touch down 0 {x} {y}"))?;
        self.command_and_rest(&format!("touch up 0 {x} {y}"))
    }

    /// Presses a key until the control has the focus, as somebody does who sees only the ring around it.
    pub(super) fn press_until(&mut self, code: u32, name: &str) -> Result<()> {
        /// More than there are controls on any page.
        const MAX_PRESSES: usize = 150;
        for _ in 0..MAX_PRESSES {
            self.begin_step()?;
            self.command_and_rest(&format!("key {code}"))?;
            if self.find(name, |control| control.has_focus).is_some() {
                return Ok(());
            }
        }
        bail!("the focus does not come to {name:?}: {}", self.instead(&Condition::Control(name.to_owned())));
    }

    /// Both halves of a tap at once, without waiting for what comes of it.
    pub(super) fn touch(&mut self, target: &Target) -> Result<()> {
        let (x, y) = self.place(target)?;
        self.begin_step()?;
        self.ask(&format!("tap {x} {y}")).map(drop)
    }

    pub(super) fn drag(&mut self, from: &Target, to: &Target) -> Result<()> {
        const N_MOVES: u8 = 8;
        let (begin, end) = (self.place(from)?, self.place(to)?);
        let (mut x, mut y) = begin;
        self.command_and_rest(&format!("touch down 0 {x} {y}"))?;
        for step in 1..=N_MOVES {
            let part = f32::from(step) / f32::from(N_MOVES);
            (x, y) = (begin.0 + (end.0 - begin.0) * part, begin.1 + (end.1 - begin.1) * part);
            self.command_and_rest(&format!("touch move 0 {x} {y}"))?;
        }
        self.command_and_rest(&format!("touch up 0 {x} {y}"))
    }

    /// Puts down a second finger, which is not the one that taps.
    pub(super) fn hold(&mut self, target: &Target) -> Result<()> {
        let (x, y) = self.place(target)?;
        self.held = Some((x, y));
        self.command_and_rest(&format!("touch down 1 {x} {y}"))
    }

    pub(super) fn release(&mut self) -> Result<()> {
        let (x, y) = self.held.take().context("no finger is held")?;
        self.command_and_rest(&format!("touch up 1 {x} {y}"))
    }
}
