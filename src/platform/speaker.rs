//! The desktop's sounds: a thread that mixes what is to be heard and feeds it to an audio device.
//!
//! The device is opened for the first sound and closed a little after the last one, so that a game in which nothing
//! happens holds nothing open. A device that cannot be opened is asked no more: the game is silent then.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::sound::{Mixer, SAMPLE_RATE, Sound};

/// Samples that are handed over at once: ten milliseconds, so that a sound begins with the next block.
const BLOCK: usize = SAMPLE_RATE as usize / 100;

/// So long after the last sound the device is kept for the next one.
const KEPT_OPEN: Duration = Duration::from_secs(3);

/// Something that plays samples, [`SAMPLE_RATE`] a second, on one channel.
pub trait AudioDevice {
    /// Begins to play, after the opening or after [`finish`](Self::finish).
    ///
    /// # Errors
    /// What the system says.
    fn begin(&mut self) -> Result<(), String>;

    /// Takes the next samples, and waits while it has too many.
    ///
    /// # Errors
    /// What the system says.
    fn write(&mut self, block: &[i16]) -> Result<(), String>;

    /// Plays what it has to the end.
    ///
    /// # Errors
    /// What the system says.
    fn finish(&mut self) -> Result<(), String>;
}

/// The thread, in the hands of whoever wants to be heard. It ends with it, after what it is playing.
#[derive(Debug)]
pub struct Speaker {
    /// `None` if nothing is ever heard, and while it is dropped.
    sounds: Option<Sender<Sound>>,
    thread: Option<JoinHandle<()>>,
}

impl Speaker {
    /// Starts the thread; the device is opened there when there is something to play.
    pub fn start<D, F>(open: F) -> Self
    where
        D: AudioDevice,
        F: Fn() -> Result<D, String> + Send + 'static,
    {
        let (sender, sounds) = mpsc::channel();
        let thread = thread::Builder::new().name("sound".to_owned()).spawn(move || run(&sounds, open));
        let thread = thread.inspect_err(|error| log::warn!("no thread for sounds: {error}")).ok();
        Self { sounds: Some(sender), thread }
    }

    /// One that is never heard.
    pub const fn silent() -> Self {
        Self { sounds: None, thread: None }
    }

    /// Plays a sound soon, together with those that are still heard.
    pub fn play(&self, sound: Sound) {
        if let Some(sounds) = &self.sounds {
            // Without a device there is no thread any more, and nothing to hear.
            sounds.send(sound).unwrap_or_default();
        }
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.sounds = None;
        if let Some(Err(_)) = self.thread.take().map(JoinHandle::join) {
            log::warn!("the thread for sounds has panicked");
        }
    }
}

/// Waits for sounds until there will be no more.
fn run<D: AudioDevice>(sounds: &Receiver<Sound>, open: impl Fn() -> Result<D, String>) {
    while let Ok(first) = sounds.recv() {
        let mut device = match open() {
            Ok(device) => device,
            Err(why) => return log::warn!("there is no sound: {why}"),
        };
        if let Err(why) = play_until_idle(first, sounds, &mut device) {
            log::warn!("a sound was not played: {why}");
        }
    }
}

/// Plays this sound and whatever follows, until there was none for a while.
fn play_until_idle(
    first: Sound,
    sounds: &Receiver<Sound>,
    device: &mut impl AudioDevice,
) -> Result<(), String> {
    let mut mixer = Mixer::default();
    let mut next = Ok(first);
    while let Ok(sound) = next {
        mixer.add(sound);
        play_until_silent(&mut mixer, sounds, device)?;
        next = sounds.recv_timeout(KEPT_OPEN);
    }
    Ok(())
}

fn play_until_silent(
    mixer: &mut Mixer,
    sounds: &Receiver<Sound>,
    device: &mut impl AudioDevice,
) -> Result<(), String> {
    device.begin()?;
    let mut block = [0; BLOCK];
    while !mixer.is_silent() {
        for sound in sounds.try_iter() {
            mixer.add(sound);
        }
        mixer.fill(&mut block);
        device.write(&block)?;
    }
    device.finish()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// What a device was told.
    #[derive(Default)]
    struct Heard {
        n_opened: usize,
        n_finished: usize,
        samples: Vec<i16>,
    }

    /// A device that remembers.
    struct Dummy(Arc<Mutex<Heard>>);

    impl AudioDevice for Dummy {
        fn begin(&mut self) -> Result<(), String> {
            Ok(())
        }

        fn write(&mut self, block: &[i16]) -> Result<(), String> {
            self.0.lock().unwrap().samples.extend(block);
            Ok(())
        }

        fn finish(&mut self) -> Result<(), String> {
            self.0.lock().unwrap().n_finished += 1;
            Ok(())
        }
    }

    fn dummy(heard: &Arc<Mutex<Heard>>) -> Speaker {
        let heard = Arc::clone(heard);
        Speaker::start(move || {
            heard.lock().unwrap().n_opened += 1;
            Ok(Dummy(Arc::clone(&heard)))
        })
    }

    #[test]
    fn a_sound_reaches_the_device_sample_by_sample() {
        let heard = Arc::default();
        let speaker = dummy(&heard);
        speaker.play(Sound::Place);
        // Its end waits for the end of the sound.
        drop(speaker);
        let heard = heard.lock().unwrap();
        let samples = Sound::Place.samples();
        assert_eq!(&heard.samples[..samples.len()], samples);
        assert_eq!((heard.n_opened, heard.n_finished), (1, 1));
    }

    #[test]
    fn without_a_sound_no_device_is_opened() {
        let heard = Arc::default();
        drop(dummy(&heard));
        assert_eq!(heard.lock().unwrap().n_opened, 0);
    }

    #[test]
    fn without_a_device_the_game_is_silent_and_goes_on() {
        let n_asked = Arc::new(Mutex::new(0));
        let asked = Arc::clone(&n_asked);
        let speaker = Speaker::start(move || -> Result<Dummy, String> {
            *asked.lock().unwrap() += 1;
            Err("no such device".to_owned())
        });
        for sound in Sound::ALL {
            speaker.play(sound);
        }
        drop(speaker);
        assert_eq!(*n_asked.lock().unwrap(), 1, "a machine without sound is asked once");
    }
}
