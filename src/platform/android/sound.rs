//! The phone's sounds: an `AudioTrack` for each, filled once and played again and again.
//!
//! Why not a crate: oboe is C++, and `AAudio` cannot be told before API 28 that this is a game. Everything that we call, with
//! the API level in which it appeared, all on Android's main thread:
//!
//! | class | member | since |
//! |---|---|---|
//! | `android.media.AudioManager` | `int getRingerMode()` | 1 |
//! | `android.media.AudioAttributes$Builder` | `setUsage(int)`, `setContentType(int)`, `build()` | 21 |
//! | `android.media.AudioFormat$Builder` | `setEncoding(int)`, `setSampleRate(int)`, `setChannelMask(int)`, `build()` | 21 |
//! | `android.media.AudioTrack$Builder` | `setAudioAttributes`, `setAudioFormat`, `setBufferSizeInBytes(int)`, `setTransferMode(int)`, `build()` | 23 |
//! | `android.media.AudioTrack$Builder` | `setPerformanceMode(int)` | 26 |
//! | `android.media.AudioTrack` | `int write(short[], int, int)`, `void stop()`, `void play()`, `void release()` | 3 |
//! | `android.media.AudioTrack` | `int reloadStaticData()` | 3 |
//!
//! The sounds are those of a game, so the volume keys fit them; such sounds would be heard in silent mode too, so the
//! ringer is asked before each. No audio focus is taken: music goes on. A static track ends by itself and holds no wake
//! lock afterwards; all tracks are released when the window goes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use android_activity::AndroidApp;
use jni::errors::Result;
use jni::objects::JObject;
use jni::refs::Global;
use jni::strings::JNIStr;
use jni::{Env, JValue, jni_sig, jni_str};

use super::java;
use crate::sound::{SAMPLE_RATE, Sound};

/// `AudioManager.RINGER_MODE_NORMAL`: neither silent nor vibrating.
const RINGER_MODE_NORMAL: i32 = 2;
/// `AudioAttributes.USAGE_GAME`.
const USAGE_GAME: i32 = 14;
/// `AudioAttributes.CONTENT_TYPE_SONIFICATION`: short sounds that go with what a person does.
const CONTENT_TYPE_SONIFICATION: i32 = 4;
/// `AudioFormat.ENCODING_PCM_16BIT`.
const ENCODING_PCM_16BIT: i32 = 2;
/// `AudioFormat.CHANNEL_OUT_MONO`.
const CHANNEL_OUT_MONO: i32 = 4;
/// `AudioTrack.MODE_STATIC`: filled once, before it is played.
const MODE_STATIC: i32 = 0;
/// `AudioTrack.PERFORMANCE_MODE_LOW_LATENCY`.
const PERFORMANCE_MODE_LOW_LATENCY: i32 = 1;

/// The tracks, which are Java's and belong to the main thread.
#[derive(Clone, Default)]
pub(super) struct Sounds(Arc<Mutex<Tracks>>);

/// Each sound that was made ready, or that Android refused (`None`) and is not asked for again before the window comes back.
type Tracks = HashMap<Sound, Option<Global<JObject<'static>>>>;

impl Sounds {
    /// Plays these at once, soon, unless the phone is silent.
    pub(super) fn play(&self, app: &AndroidApp, sounds: Vec<Sound>) {
        let (tracks, main) = (Arc::clone(&self.0), app.clone());
        app.run_on_java_main_thread(Box::new(move || {
            let mut tracks = tracks.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(ringer_mode) = java::call_activity(&main, "ringer mode", ringer_mode) else { return };
            if ringer_mode != RINGER_MODE_NORMAL {
                return log::debug!("no sound in ringer mode {ringer_mode}");
            }
            for sound in sounds {
                play(&main, &mut tracks, sound);
            }
            // After the first, all others too: making one takes longer than a sound may wait.
            for sound in Sound::ALL {
                track(&main, &mut tracks, sound);
            }
        }));
    }

    /// Gives all tracks back; the next sound makes them anew.
    pub(super) fn release(&self, app: &AndroidApp) {
        let (tracks, main) = (Arc::clone(&self.0), app.clone());
        app.run_on_java_main_thread(Box::new(move || {
            let mut tracks = tracks.lock().unwrap_or_else(PoisonError::into_inner);
            for track in tracks.drain().filter_map(|(_, track)| track) {
                java::call_activity(&main, "audio track", |env, _| call(env, &track, jni_str!("release")));
            }
        }));
    }
}

fn play(app: &AndroidApp, tracks: &mut Tracks, sound: Sound) {
    let Some(track) = track(app, tracks, sound) else { return };
    let played = java::call_activity(app, "audio track", |env, _| {
        // It may still be playing; then it begins again.
        call(env, track, jni_str!("stop"))?;
        env.call_method(track, jni_str!("reloadStaticData"), jni_sig!("()I"), &[])?.i()?;
        call(env, track, jni_str!("play"))
    });
    log::debug!("sound {}: {played:?}", sound.name());
}

/// The track of a sound, made if need be.
fn track<'a>(app: &AndroidApp, tracks: &'a mut Tracks, sound: Sound) -> Option<&'a Global<JObject<'static>>> {
    let track = tracks.entry(sound).or_insert_with(|| {
        java::call_activity(app, "audio track", |env, _| {
            let track = filled_track(env, sound.samples())?;
            env.new_global_ref(track)
        })
    });
    track.as_ref()
}

fn call(env: &mut Env<'_>, track: &JObject<'_>, name: &JNIStr) -> Result<()> {
    env.call_method(track, name, jni_sig!("()V"), &[])?.v()
}

fn ringer_mode(env: &mut Env<'_>, activity: &JObject<'_>) -> Result<i32> {
    let manager = java::system_service(env, activity, "audio")?;
    env.call_method(&manager, jni_str!("getRingerMode"), jni_sig!("()I"), &[])?.i()
}

/// A new track with these samples in it.
fn filled_track<'local>(env: &mut Env<'local>, samples: &[i16]) -> Result<JObject<'local>> {
    let (attributes, format) = (attributes(env)?, format(env)?);
    let builder = env.new_object(jni_str!("android/media/AudioTrack$Builder"), jni_sig!("()V"), &[])?;
    let signature = jni_sig!("(Landroid/media/AudioAttributes;)Landroid/media/AudioTrack$Builder;");
    env.call_method(&builder, jni_str!("setAudioAttributes"), signature, &[JValue::Object(&attributes)])?;
    let signature = jni_sig!("(Landroid/media/AudioFormat;)Landroid/media/AudioTrack$Builder;");
    env.call_method(&builder, jni_str!("setAudioFormat"), signature, &[JValue::Object(&format)])?;
    let n_bytes = size_of_val(samples) as i32;
    for (name, value) in [
        (jni_str!("setBufferSizeInBytes"), n_bytes),
        (jni_str!("setTransferMode"), MODE_STATIC),
        (jni_str!("setPerformanceMode"), PERFORMANCE_MODE_LOW_LATENCY),
    ] {
        let signature = jni_sig!("(I)Landroid/media/AudioTrack$Builder;");
        env.call_method(&builder, name, signature, &[JValue::Int(value)])?;
    }
    let signature = jni_sig!("()Landroid/media/AudioTrack;");
    let track = env.call_method(&builder, jni_str!("build"), signature, &[])?.l()?;
    let array = env.new_short_array(samples.len())?;
    array.set_region(env, 0, samples)?;
    let all = [JValue::Object(&array), JValue::Int(0), JValue::Int(samples.len() as i32)];
    env.call_method(&track, jni_str!("write"), jni_sig!("([SII)I"), &all)?.i()?;
    Ok(track)
}

/// What kind of sound this is, for the phone's volume and for other apps.
fn attributes<'local>(env: &mut Env<'local>) -> Result<JObject<'local>> {
    let builder = env.new_object(jni_str!("android/media/AudioAttributes$Builder"), jni_sig!("()V"), &[])?;
    for (name, value) in
        [(jni_str!("setUsage"), USAGE_GAME), (jni_str!("setContentType"), CONTENT_TYPE_SONIFICATION)]
    {
        let signature = jni_sig!("(I)Landroid/media/AudioAttributes$Builder;");
        env.call_method(&builder, name, signature, &[JValue::Int(value)])?;
    }
    let signature = jni_sig!("()Landroid/media/AudioAttributes;");
    env.call_method(&builder, jni_str!("build"), signature, &[])?.l()
}

/// How the samples are written.
fn format<'local>(env: &mut Env<'local>) -> Result<JObject<'local>> {
    let builder = env.new_object(jni_str!("android/media/AudioFormat$Builder"), jni_sig!("()V"), &[])?;
    for (name, value) in [
        (jni_str!("setEncoding"), ENCODING_PCM_16BIT),
        (jni_str!("setSampleRate"), SAMPLE_RATE as i32),
        (jni_str!("setChannelMask"), CHANNEL_OUT_MONO),
    ] {
        let signature = jni_sig!("(I)Landroid/media/AudioFormat$Builder;");
        env.call_method(&builder, name, signature, &[JValue::Int(value)])?;
    }
    let signature = jni_sig!("()Landroid/media/AudioFormat;");
    env.call_method(&builder, jni_str!("build"), signature, &[])?.l()
}
