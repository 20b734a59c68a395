//! What is heard: a short sound for each thing that happens at the board, made of a few damped sines and a little noise.
//!
//! Nothing is loaded and nothing is played here: [`Sound::samples`] gives numbers, 48,000 a second on one channel, and
//! `platform` brings them to a loudspeaker. Which sounds belong to a [`Cue`] is decided in [`Sound::of_cue`].

mod mixer;
mod synth;

use std::sync::OnceLock;

pub use mixer::Mixer;

use crate::app::Cue;

/// Samples in a second: what phones and desktops play without converting.
pub const SAMPLE_RATE: u32 = 48_000;

/// How many pitches the sound of turning discs has.
const N_TURNS: usize = 6;

/// The fewest discs of each pitch. Most moves turn one to four; beyond that the ear no longer counts.
const TURNED_FROM: [u32; N_TURNS] = [1, 2, 3, 4, 6, 9];

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A disc is laid on the board.
    Place,
    /// Discs turn over, from 0 for a single one to 5 for many: higher, and longer, the more there are.
    Turn(usize),
    /// A side has to pass.
    Pass,
    /// The game is over.
    End,
    /// A tap that is no move.
    Refused,
    /// A piece of checkers moves.
    Step,
    /// A piece of checkers jumps and takes.
    Capture,
    /// A man becomes a king.
    Crown,
}

/// The names of all sounds, in the order of [`Sound::ALL`].
const NAMES: [&str; Sound::ALL.len()] = [
    "place", "turn-1", "turn-2", "turn-3", "turn-4", "turn-5", "turn-6", "pass", "end", "refused", "step",
    "capture", "crown",
];

impl Sound {
    /// Every sound there is.
    pub const ALL: [Self; 13] = [
        Self::Place,
        Self::Turn(0),
        Self::Turn(1),
        Self::Turn(2),
        Self::Turn(3),
        Self::Turn(4),
        Self::Turn(5),
        Self::Pass,
        Self::End,
        Self::Refused,
        Self::Step,
        Self::Capture,
        Self::Crown,
    ];

    /// What is heard of a cue, all of it at once. A piece that is chosen is only felt.
    pub fn of_cue(cue: Cue) -> Vec<Self> {
        match cue {
            Cue::Placed { turned } => vec![Self::Place, Self::turn(turned)],
            Cue::Moved { captured, crowned } => {
                let hop = if captured > 0 { Self::Capture } else { Self::Step };
                [hop].into_iter().chain(crowned.then_some(Self::Crown)).collect()
            }
            Cue::Refused => vec![Self::Refused],
            Cue::Selected => Vec::new(),
            Cue::Passed => vec![Self::Pass],
            Cue::Ended => vec![Self::End],
        }
    }

    /// The sound of so many discs that turn over.
    pub fn turn(n_discs: u32) -> Self {
        let n_reached = TURNED_FROM.iter().filter(|&&least| n_discs >= least).count();
        Self::Turn(n_reached.saturating_sub(1))
    }

    /// What tests and logs call it.
    pub fn name(self) -> &'static str {
        NAMES[self.idx()]
    }

    /// The sound of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sound| sound.name() == name)
    }

    /// Its samples, made when they are first asked for.
    pub fn samples(self) -> &'static [i16] {
        static SAMPLES: [OnceLock<Vec<i16>>; Sound::ALL.len()] =
            [const { OnceLock::new() }; Sound::ALL.len()];
        SAMPLES[self.idx()].get_or_init(|| synth::samples(self))
    }

    /// Its place in [`ALL`](Self::ALL).
    const fn idx(self) -> usize {
        match self {
            Self::Place => 0,
            Self::Turn(step) if step < N_TURNS => 1 + step,
            Self::Turn(_) => N_TURNS,
            Self::Pass => 7,
            Self::End => 8,
            Self::Refused => 9,
            Self::Step => 10,
            Self::Capture => 11,
            Self::Crown => 12,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The loudest sample.
    fn peak(samples: &[i16]) -> i32 {
        samples.iter().map(|&sample| i32::from(sample).abs()).max().unwrap_or(0)
    }

    /// How strong a frequency is in these samples (Goertzel, 1958).
    fn strength(samples: &[i16], hertz: f64) -> f64 {
        let turn = 2.0 * (std::f64::consts::TAU * hertz / f64::from(SAMPLE_RATE)).cos();
        let (mut before, mut now) = (0.0, 0.0);
        for &sample in samples {
            (before, now) = (now, f64::from(sample) + turn * now - before);
        }
        now.mul_add(now, before * before) - turn * now * before
    }

    /// The strongest frequency.
    fn pitch(samples: &[i16]) -> u32 {
        let strongest = (200..4_000)
            .step_by(10)
            .max_by(|&a, &b| strength(samples, f64::from(a)).total_cmp(&strength(samples, f64::from(b))));
        strongest.unwrap()
    }

    #[test]
    fn every_sound_is_short_and_neither_too_loud_nor_too_soft_to_hear() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let millis = samples.len() * 1_000 / SAMPLE_RATE as usize;
            let longest = if sound == Sound::End { 1_000 } else { 600 };
            assert!((60..=longest).contains(&millis), "{}: {millis} ms", sound.name());
            let peak = peak(samples);
            assert!((6_000..=18_000).contains(&peak), "{}: peak {peak}", sound.name());
        }
    }

    #[test]
    fn no_sound_clicks_where_it_begins_or_ends() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let (first, last) = (samples[0], samples[samples.len() - 1]);
            assert_eq!((first, last), (0, 0), "{}", sound.name());
            // The last three milliseconds die away.
            let tail = peak(&samples[samples.len() - 144..]);
            assert!(tail * 50 <= peak(samples), "{}: {tail} just before the end", sound.name());
        }
    }

    #[test]
    fn no_sound_has_a_direct_current() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let sum: i64 = samples.iter().map(|&sample| i64::from(sample)).sum();
            let mean = sum as f64 / samples.len() as f64;
            assert!(mean.abs() <= 2.0, "{}: mean {mean}", sound.name());
        }
    }

    /// Different lengths, by which the bench phone tells them apart.
    #[test]
    fn all_sounds_and_their_names_differ() {
        let lengths: HashSet<usize> = Sound::ALL.iter().map(|sound| sound.samples().len()).collect();
        let names: HashSet<&str> = NAMES.into_iter().collect();
        assert_eq!((lengths.len(), names.len()), (Sound::ALL.len(), Sound::ALL.len()));
        for (idx, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!((sound.idx(), Sound::by_name(sound.name())), (idx, Some(sound)));
        }
        assert_eq!(Sound::by_name("gong"), None);
    }

    #[test]
    fn the_pitch_rises_with_the_number_of_turned_discs() {
        let pitches: Vec<u32> = (0..N_TURNS).map(|step| pitch(Sound::Turn(step).samples())).collect();
        assert!(pitches.is_sorted_by(|a, b| a < b), "{pitches:?}");
        let steps: Vec<Sound> = (0..=20).map(Sound::turn).collect();
        let idx: Vec<usize> = steps.iter().map(|sound| sound.idx()).collect();
        assert!(idx.is_sorted(), "{steps:?}");
        assert_eq!((steps[1], steps[2], steps[20]), (Sound::Turn(0), Sound::Turn(1), Sound::Turn(5)));
    }

    #[test]
    fn turning_is_softer_than_placing() {
        let place = peak(Sound::Place.samples());
        for step in 0..N_TURNS {
            assert!(peak(Sound::Turn(step).samples()) * 3 < place * 2, "turn {step}");
        }
    }

    #[test]
    fn every_cue_but_that_of_a_choice_is_heard() {
        let heard = |cue| Sound::of_cue(cue).into_iter().map(Sound::name).collect::<Vec<_>>();
        assert_eq!(heard(Cue::Placed { turned: 1 }), ["place", "turn-1"]);
        assert_eq!(heard(Cue::Placed { turned: 7 }), ["place", "turn-5"]);
        assert_eq!(heard(Cue::Moved { captured: 0, crowned: false }), ["step"]);
        assert_eq!(heard(Cue::Moved { captured: 2, crowned: false }), ["capture"]);
        assert_eq!(heard(Cue::Moved { captured: 1, crowned: true }), ["capture", "crown"]);
        assert_eq!(heard(Cue::Passed), ["pass"]);
        assert_eq!(heard(Cue::Ended), ["end"]);
        assert_eq!(heard(Cue::Refused), ["refused"]);
        assert_eq!(heard(Cue::Selected), [] as [&str; 0]);
    }
}
