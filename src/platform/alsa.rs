//! Linux's audio device through ALSA's library, which is looked for when the first sound is played.
//!
//! Why not `cpal`, the usual crate: on Linux it links ALSA's library, so that a machine without `libasound2-dev` could not
//! build the game, nor one without `libasound2` start it; and a feature of cargo cannot be on only where a library is
//! found. Eight functions looked up at run time need nothing to build, and sound is on wherever the library is. `PipeWire`
//! and `PulseAudio` are reached in the same way, by their plugins for ALSA.

#![expect(unsafe_code, reason = "ALSA is a C library")]

use std::ffi::{CStr, CString, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::ptr;
use std::sync::OnceLock;

use libloading::Library;

use super::speaker::AudioDevice;
use crate::sound::SAMPLE_RATE;

/// The name under which distributions install it; the one without a number belongs to packages for developers.
const LIBRARY: &str = "libasound.so.2";

/// `SND_PCM_STREAM_PLAYBACK`.
const PLAYBACK: c_int = 0;
/// `SND_PCM_FORMAT_S16` in this machine's order of bytes.
const SIGNED_16_BIT: c_int = if cfg!(target_endian = "little") { 2 } else { 3 };
/// `SND_PCM_ACCESS_RW_INTERLEAVED`.
const INTERLEAVED: c_int = 3;
/// How far ahead of the ear it may be, in microseconds: less could stutter, more would lag behind the finger.
const LATENCY: c_uint = 40_000;

/// `snd_pcm_t`, of which nobody knows more.
type Pcm = *mut c_void;

/// The functions of the library that are used, under the rest of their names.
#[derive(Clone, Copy)]
struct Functions {
    open: unsafe extern "C" fn(*mut Pcm, *const c_char, c_int, c_int) -> c_int,
    set_params: unsafe extern "C" fn(Pcm, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int,
    prepare: unsafe extern "C" fn(Pcm) -> c_int,
    writei: unsafe extern "C" fn(Pcm, *const c_void, c_ulong) -> c_long,
    recover: unsafe extern "C" fn(Pcm, c_int, c_int) -> c_int,
    drain: unsafe extern "C" fn(Pcm) -> c_int,
    close: unsafe extern "C" fn(Pcm) -> c_int,
    strerror: unsafe extern "C" fn(c_int) -> *const c_char,
}

impl Functions {
    /// Those of this process; looked up once.
    fn get() -> Result<&'static Self, String> {
        static FUNCTIONS: OnceLock<Result<Functions, String>> = OnceLock::new();
        FUNCTIONS.get_or_init(Self::load).as_ref().map_err(Clone::clone)
    }

    fn load() -> Result<Self, String> {
        // SAFETY: the system's own library, whose initialisers do nothing that could harm us.
        let library = unsafe { Library::new(LIBRARY) }.map_err(|error| error.to_string())?;
        // Kept for the life of the process: plugins of it may run threads of their own.
        let library: &'static Library = Box::leak(Box::new(library));
        // SAFETY: the types are those of ALSA's header `pcm.h`.
        unsafe {
            Ok(Self {
                open: function(library, c"snd_pcm_open")?,
                set_params: function(library, c"snd_pcm_set_params")?,
                prepare: function(library, c"snd_pcm_prepare")?,
                writei: function(library, c"snd_pcm_writei")?,
                recover: function(library, c"snd_pcm_recover")?,
                drain: function(library, c"snd_pcm_drain")?,
                close: function(library, c"snd_pcm_close")?,
                strerror: function(library, c"snd_strerror")?,
            })
        }
    }

    /// The result of a call, or ALSA's own words for what went wrong.
    fn check(&self, what: &str, result: c_int) -> Result<(), String> {
        if result >= 0 {
            return Ok(());
        }
        // SAFETY: gives a text for every number, which stays.
        let why = unsafe { CStr::from_ptr((self.strerror)(result)) };
        Err(format!("{what}: {}", why.to_string_lossy()))
    }
}

/// # Safety
/// `F` is the type of the function of this name.
unsafe fn function<F: Copy>(library: &Library, name: &CStr) -> Result<F, String> {
    // SAFETY: says the caller.
    unsafe { library.get::<F>(name.to_bytes_with_nul()) }
        .map(|found| *found)
        .map_err(|error| error.to_string())
}

/// A device of ALSA's, open to play.
#[derive(Debug)]
pub(super) struct Alsa {
    pcm: Pcm,
}

impl Alsa {
    /// Opens the device of this name: `default` is what the person listens to, `null` is heard by nobody.
    ///
    /// # Errors
    /// There is no library or no such device, or somebody else has it.
    pub(super) fn open(device: &str) -> Result<Self, String> {
        let functions = Functions::get()?;
        let name = CString::new(device).map_err(|error| error.to_string())?;
        let mut pcm = ptr::null_mut();
        // SAFETY: a place for the answer and a text with its end. The mode 0 waits when a buffer is full.
        let opened = unsafe { (functions.open)(&raw mut pcm, name.as_ptr(), PLAYBACK, 0) };
        functions.check(device, opened)?;
        let device = Self { pcm };
        // SAFETY: open, and closed when `device` goes. One channel; ALSA converts the rate if the device has another.
        let set =
            unsafe { (functions.set_params)(pcm, SIGNED_16_BIT, INTERLEAVED, 1, SAMPLE_RATE, 1, LATENCY) };
        functions.check("snd_pcm_set_params", set)?;
        Ok(device)
    }
}

impl AudioDevice for Alsa {
    fn begin(&mut self) -> Result<(), String> {
        let functions = Functions::get()?;
        // SAFETY: open until `self` goes.
        functions.check("snd_pcm_prepare", unsafe { (functions.prepare)(self.pcm) })
    }

    fn write(&mut self, block: &[i16]) -> Result<(), String> {
        let functions = Functions::get()?;
        let mut rest = block;
        while !rest.is_empty() {
            // SAFETY: open until `self` goes, and as many samples as there are.
            let written =
                unsafe { (functions.writei)(self.pcm, rest.as_ptr().cast(), rest.len() as c_ulong) };
            if let Ok(n_written) = usize::try_from(written) {
                rest = rest.get(n_written..).unwrap_or_default();
                continue;
            }
            // A buffer that ran empty, or a machine that slept, is set right; what is worse comes back as an error.
            // SAFETY: open until `self` goes.
            let recovered = unsafe { (functions.recover)(self.pcm, written as c_int, 1) };
            functions.check("snd_pcm_writei", recovered)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), String> {
        let functions = Functions::get()?;
        // SAFETY: open until `self` goes.
        functions.check("snd_pcm_drain", unsafe { (functions.drain)(self.pcm) })
    }
}

impl Drop for Alsa {
    fn drop(&mut self) {
        if let Ok(functions) = Functions::get() {
            // SAFETY: open until now, and nobody has it after this.
            let closed = unsafe { (functions.close)(self.pcm) };
            functions.check("snd_pcm_close", closed).unwrap_or_else(|why| log::warn!("{why}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use crate::platform::speaker::Speaker;
    use crate::sound::Sound;

    /// Whether ALSA is here. If not the test is left out, which is said; the whole check fails then.
    fn alsa_is_here() -> bool {
        let Err(why) = Functions::get() else { return true };
        assert!(std::env::var_os("OTHELLO_REQUIRE_ALL").is_none(), "Debian's libasound2 is missing: {why}");
        // Past the test harness, which would keep an `eprintln!` of a test that passes to itself.
        writeln!(std::io::stderr(), "SKIPPED a test of ALSA: {why}").unwrap_or_default();
        false
    }

    #[test]
    fn alsas_own_dummy_device_takes_every_sound() {
        if !alsa_is_here() {
            return;
        }
        let mut device = Alsa::open("null").unwrap();
        for sound in Sound::ALL {
            device.begin().unwrap();
            device.write(sound.samples()).unwrap();
            device.finish().unwrap();
        }
        drop(device);
        let speaker = Speaker::start(|| Alsa::open("null"));
        speaker.play(Sound::Place);
        speaker.play(Sound::turn(3));
    }

    #[test]
    fn a_device_that_is_not_there_is_named() {
        if alsa_is_here() {
            let why = Alsa::open("plug:nowhere").map(drop).unwrap_err();
            assert!(why.starts_with("plug:nowhere: "), "{why}");
        }
    }
}
