//! Several sounds at once, for a loudspeaker that takes one stream of samples.

use super::Sound;

/// The sounds that are being played. One that is asked for again begins again, as a struck thing does.
#[derive(Debug, Default)]
pub struct Mixer {
    /// Each with the place of its next sample.
    playing: Vec<(Sound, usize)>,
}

impl Mixer {
    /// Begins a sound.
    pub fn add(&mut self, sound: Sound) {
        self.playing.retain(|(other, _)| *other != sound);
        self.playing.push((sound, 0));
    }

    /// Whether every sound is over.
    pub fn is_silent(&self) -> bool {
        self.playing.is_empty()
    }

    /// The next samples of all of them together.
    pub fn fill(&mut self, block: &mut [i16]) {
        block.fill(0);
        for (sound, next) in &mut self.playing {
            let rest = &sound.samples()[*next..];
            for (mixed, sample) in block.iter_mut().zip(rest) {
                *mixed = mixed.saturating_add(*sample);
            }
            *next += block.len().min(rest.len());
        }
        self.playing.retain(|(sound, next)| *next < sound.samples().len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a mixer plays until it is silent, in blocks of 10 ms.
    fn all(mixer: &mut Mixer) -> Vec<i16> {
        let mut heard = Vec::new();
        while !mixer.is_silent() {
            let mut block = [1; 480];
            mixer.fill(&mut block);
            heard.extend(block);
        }
        heard
    }

    #[test]
    fn one_sound_is_itself_and_then_there_is_silence() {
        let mut mixer = Mixer::default();
        mixer.add(Sound::Place);
        let (heard, samples) = (all(&mut mixer), Sound::Place.samples());
        assert_eq!(&heard[..samples.len()], samples);
        assert!(
            heard[samples.len()..].iter().all(|&sample| sample == 0) && heard.len() < samples.len() + 480
        );
        let mut block = [7; 48];
        mixer.fill(&mut block);
        assert_eq!(block, [0; 48]);
    }

    #[test]
    fn two_sounds_are_heard_together() {
        let mut mixer = Mixer::default();
        mixer.add(Sound::Place);
        mixer.add(Sound::Refused);
        let heard = all(&mut mixer);
        for idx in [10, 200, 3_000] {
            let sum = Sound::Place.samples()[idx] + Sound::Refused.samples()[idx];
            assert_eq!(heard[idx], sum, "sample {idx}");
        }
    }

    #[test]
    fn the_same_sound_again_begins_again() {
        let mut mixer = Mixer::default();
        mixer.add(Sound::Step);
        mixer.fill(&mut [0; 480]);
        mixer.add(Sound::Step);
        let samples = Sound::Step.samples();
        assert_eq!(&all(&mut mixer)[..samples.len()], samples);
    }
}
