//! How the sounds are made: things that are struck, each a few damped sines with a burst of noise at its beginning.

use std::f32::consts::TAU;

use super::{SAMPLE_RATE, Sound};
use crate::seeded::Seeded;

/// A sine that dies away.
#[derive(Clone, Copy)]
struct Partial {
    hertz: f32,
    /// After so many milliseconds about a third of it is left.
    decay: f32,
    level: f32,
}

/// One strike.
struct Strike {
    /// When, in milliseconds from the beginning.
    at: f32,
    level: f32,
    partials: Vec<Partial>,
    /// How loud the noise of the touch is, beside a partial of level 1.
    noise: f32,
}

/// How long the noise of a touch lasts, in milliseconds.
const NOISE_DECAY: f32 = 3.0;

/// Every strike begins within this time, in milliseconds: faster would click, slower would not be a strike.
const ATTACK: f32 = 0.6;

/// The last part of a sound fades to nothing, in milliseconds.
const FADE: f32 = 12.0;

/// The lowest pitch of turning discs.
const TURN_HERTZ: f32 = 880.0;

/// The pitches of turning discs over the lowest, in half tones: a scale of five notes, in which nothing sounds wrong.
const TURN_SCALE: [f32; 6] = [0.0, 2.0, 4.0, 7.0, 9.0, 12.0];

/// The samples of a sound.
pub(super) fn samples(sound: Sound) -> Vec<i16> {
    let (length, peak, strikes) = match sound {
        // A disc of wood and felt: bright and dry, with a little of the board under it.
        Sound::Place => (
            90.0,
            0.46,
            vec![Strike {
                partials: vec![
                    partial(1_800.0, 12.0, 1.0),
                    partial(3_100.0, 12.0, 0.6),
                    partial(430.0, 16.0, 0.4),
                ],
                ..Strike::soft(0.0)
            }],
        ),
        Sound::Turn(step) => {
            let hertz = TURN_HERTZ * 2.0_f32.powf(TURN_SCALE[step.min(TURN_SCALE.len() - 1)] / 12.0);
            let strikes: Vec<Strike> = (0..=step).map(|nth| turned(hertz, nth)).collect();
            let last = strikes.last().map_or(0.0, |strike| strike.at);
            (last + 110.0, 0.24, strikes)
        }
        // Two notes that fall, as a shrug does.
        Sound::Pass => (430.0, 0.3, vec![note(0.0, 659.0, 70.0), note(130.0, 494.0, 80.0)]),
        // Fifths, neither glad nor sad: one of two players has lost.
        Sound::End => {
            (960.0, 0.34, vec![note(0.0, 392.0, 130.0), note(140.0, 587.0, 150.0), note(280.0, 784.0, 170.0)])
        }
        Sound::Refused => (
            150.0,
            0.3,
            vec![Strike {
                partials: vec![partial(233.0, 30.0, 1.0), partial(349.0, 24.0, 0.5)],
                ..Strike::soft(0.0)
            }],
        ),
        Sound::Step => (105.0, 0.4, vec![piece(0.0, 1.0)]),
        Sound::Capture => (180.0, 0.46, vec![piece(0.0, 1.6), piece(75.0, 1.0)]),
        Sound::Crown => (580.0, 0.3, vec![note(90.0, 988.0, 80.0), note(200.0, 1_319.0, 95.0)]),
    };
    render(length, peak, &strikes)
}

const fn partial(hertz: f32, decay: f32, level: f32) -> Partial {
    Partial { hertz, decay, level }
}

impl Strike {
    /// A touch without a tone yet.
    const fn soft(at: f32) -> Self {
        Self { at, level: 1.0, partials: Vec::new(), noise: 0.35 }
    }
}

/// One of the discs that turn over, after the placed one lies: the later, the softer.
fn turned(hertz: f32, nth: usize) -> Strike {
    Strike {
        at: 90.0 + 55.0 * nth as f32,
        level: 0.9_f32.powf(nth as f32),
        partials: vec![partial(hertz, 18.0, 1.0), partial(hertz * 1.72, 12.0, 0.4)],
        noise: 0.12,
    }
}

/// A piece of checkers on its board: heavier than a disc.
fn piece(at: f32, pitch: f32) -> Strike {
    let partials = vec![
        partial(1_150.0 * pitch, 14.0, 1.0),
        partial(2_050.0 * pitch, 11.0, 0.5),
        partial(310.0, 22.0, 0.5),
    ];
    Strike { partials, ..Strike::soft(at) }
}

/// A small bar of wood with a note.
fn note(at: f32, hertz: f32, decay: f32) -> Strike {
    Strike {
        at,
        level: 1.0,
        partials: vec![partial(hertz, decay, 1.0), partial(hertz * 2.0, decay * 0.5, 0.25)],
        noise: 0.05,
    }
}

/// All strikes in one sound of this length in milliseconds, as loud as this at its peak (1 is the loudest possible).
fn render(length: f32, peak: f32, strikes: &[Strike]) -> Vec<i16> {
    let mut sound = vec![0.0_f32; n_samples(length)];
    for (idx, strike) in strikes.iter().enumerate() {
        let begin = n_samples(strike.at).min(sound.len());
        add(strike, idx as u64, &mut sound[begin..]);
    }
    remove_direct_current(&mut sound);
    fade_out(&mut sound);
    let loudest = sound.iter().fold(f32::MIN_POSITIVE, |loudest, sample| loudest.max(sample.abs()));
    sound.iter().map(|sample| (sample / loudest * peak * f32::from(i16::MAX)) as i16).collect()
}

fn n_samples(millis: f32) -> usize {
    (millis * SAMPLE_RATE as f32 / 1_000.0) as usize
}

/// Adds a strike that begins with the first of these samples.
fn add(strike: &Strike, seed: u64, sound: &mut [f32]) {
    let mut random = Seeded::new(seed);
    let mut noise = 0.0;
    for (idx, sample) in sound.iter_mut().enumerate() {
        let millis = idx as f32 * 1_000.0 / SAMPLE_RATE as f32;
        let tones: f32 = strike
            .partials
            .iter()
            .map(|tone| {
                tone.level * (-millis / tone.decay).exp() * (TAU * tone.hertz * millis / 1_000.0).sin()
            })
            .sum();
        // Half of what was before: noise without its sharpest part.
        noise = 0.5 * noise + (random.below(2_001) as f32 / 1_000.0 - 1.0);
        let touch = strike.noise * (-millis / NOISE_DECAY).exp() * noise;
        *sample += strike.level * (millis / ATTACK).min(1.0) * (tones + touch);
    }
}

/// A high pass at about 40 hertz, once forwards: a loudspeaker's cone rests where it should when the sound ends.
fn remove_direct_current(sound: &mut [f32]) {
    const KEPT: f32 = 0.995;
    let (mut before, mut filtered) = (0.0, 0.0);
    for sample in sound {
        filtered = KEPT * (filtered + *sample - before);
        before = *sample;
        *sample = filtered;
    }
}

/// The end of a sound goes to nothing, by a curve without a corner.
fn fade_out(sound: &mut [f32]) {
    let n_fading = n_samples(FADE).min(sound.len());
    let begin = sound.len() - n_fading;
    for (idx, sample) in sound[begin..].iter_mut().enumerate() {
        let left = 1.0 - (idx + 1) as f32 / n_fading as f32;
        *sample *= left * left * 2.0_f32.mul_add(-left, 3.0);
    }
}
