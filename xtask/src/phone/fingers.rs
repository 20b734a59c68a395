//! Fingers on the glass: where to put them, and what they do there.

use std::thread::sleep;
use std::time::Instant;

use super::player::{LOOK_AGAIN, Player};
use super::script::{Sight, Spot};
use crate::failure::Failure;

impl Player<'_> {
    /// Where to put the finger. A control is waited for, until it is there and can be pressed.
    pub(super) fn place(&mut self, spot: &Spot) -> Result<(f32, f32), Failure> {
        match spot {
            Spot::At(x, y) => {
                let (width, height) = (self.settings.width, self.settings.height);
                Ok((x * width * self.settings.scale, y * height * self.settings.scale))
            }
            Spot::Control(name) => loop {
                self.rest()?;
                if let Some(control) = self.find(name, |control| control.pressable) {
                    return Ok(control.middle);
                }
                if Instant::now() > self.deadline {
                    let sight = Sight::Control(name.clone());
                    return Err(Failure::new(format!("nothing to press: {}", self.instead(&sight))));
                }
                sleep(LOOK_AGAIN);
            },
        }
    }

    pub(super) fn tap(&mut self, spot: &Spot) -> Result<(), Failure> {
        let (x, y) = self.place(spot)?;
        self.turn_page()?;
        // Where a frame takes longer than a tap may, both halves of the tap are given at once.
        if self.kit.is_slow() {
            return self.command_and_rest(&format!("tap {x} {y}"));
        }
        self.command_and_rest(&format!("touch down 0 {x} {y}"))?;
        self.command_and_rest(&format!("touch up 0 {x} {y}"))
    }

    pub(super) fn drag(&mut self, from: &Spot, to: &Spot) -> Result<(), Failure> {
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
    pub(super) fn hold(&mut self, spot: &Spot) -> Result<(), Failure> {
        let (x, y) = self.place(spot)?;
        self.held = Some((x, y));
        self.command_and_rest(&format!("touch down 1 {x} {y}"))
    }

    pub(super) fn release(&mut self) -> Result<(), Failure> {
        let (x, y) = self.held.take().ok_or_else(|| Failure::new("no finger is held"))?;
        self.command_and_rest(&format!("touch up 1 {x} {y}"))
    }
}
