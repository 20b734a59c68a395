//! What only Java knows of the phone, asked through JNI.
//!
//! Everything that we call there, with the API level in which it appeared. A stand-in for Android needs these names
//! and no others, besides those of `preferences`, of `sound`, of the screen reader's side (`access_java`,
//! `access_delegate`) and of android-activity itself:
//!
//! | class | member | since | thread |
//! |---|---|---|---|
//! | `android.content.Context` | `Resources getResources()` | 1 | ours |
//! | `android.content.Context` | `Object getSystemService(String)` | 1 | main |
//! | `android.content.ClipData` | `static ClipData newPlainText(CharSequence, CharSequence)` | 11 | main |
//! | `android.content.ClipData` | `int getItemCount()`, `ClipData.Item getItemAt(int)` | 11 | main |
//! | `android.content.ClipData$Item` | `CharSequence coerceToText(Context)` | 11 | main |
//! | `android.content.ClipboardManager` | `void setPrimaryClip(ClipData)` | 11 | main |
//! | `android.content.ClipboardManager` | `ClipData getPrimaryClip()` | 11 | main |
//! | `android.content.res.Resources` | `Configuration getConfiguration()` | 1 | ours |
//! | `android.content.res.Configuration` | `float fontScale` | 1 | ours |
//! | `android.content.res.Configuration` | `LocaleList getLocales()` | 24 | ours |
//! | `android.os.LocaleList` | `Locale get(int)` | 24 | ours |
//! | `java.util.Locale` | `String toLanguageTag()` | 21 | ours |
//! | `java.lang.Object` | `String toString()` | 1 | main |
//! | `android.app.Activity` | `boolean moveTaskToBack(boolean)` | 1 | ours |
//! | `android.app.Activity` | `Window getWindow()` | 1 | main |
//! | `android.app.Activity` | `boolean isChangingConfigurations()` | 11 | main |
//! | `android.app.Activity` | `ComponentName getComponentName()` | 1 | main |
//! | `android.app.Activity` | `void startActivity(Intent)` | 1 | main |
//! | `android.content.Intent` | `static Intent makeRestartActivityTask(ComponentName)` | 11 | main |
//! | `android.content.Intent` | `Intent(String)`, `Intent setType(String)` | 1 | main |
//! | `android.content.Intent` | `Intent putExtra(String, String)` | 1 | main |
//! | `android.content.Intent` | `static Intent createChooser(Intent, CharSequence)` | 1 | main |
//! | `android.app.AlertDialog$Builder` | `Builder(Context)`, `Builder setMessage(CharSequence)` | 1 | main |
//! | `android.app.AlertDialog$Builder` | `Builder setPositiveButton(int, OnClickListener)` | 1 | main |
//! | `android.app.AlertDialog$Builder` | `AlertDialog show()` | 1 | main |
//! | `android.view.Window` | `View getDecorView()` | 1 | main |
//! | `android.view.Window` | `void addFlags(int)`, `void clearFlags(int)` | 1 | main |
//! | `android.view.View` | `boolean performHapticFeedback(int)` | 3 | main |
//! | `android.view.View` | `WindowInsets getRootWindowInsets()` | 23 | main |
//! | `android.view.WindowInsets` | `Insets getInsets(int)` | 30 | main |
//! | `android.view.WindowInsets$Type` | `static int systemBars()`, `static int displayCutout()` | 30 | main |
//! | `android.graphics.Insets` | `int left`, `int top`, `int right`, `int bottom` | 29 | main |
//!
//! "main" is Android's main thread, to which views belong; it is reached by `AndroidApp::run_on_java_main_thread`,
//! that is, by a descriptor in the main looper. Our own thread never waits for it, because it may be waiting for ours.
//!
//! Besides Java, the configuration's `AConfiguration_get`… functions give density and night mode. Not its language: the
//! `ndk` crate panics on one of three letters, as Filipino has. Nor are the window's flags set by
//! `AndroidApp::set_window_flags`: it wants a lock for itself that the loop, which calls us, holds all the time.
//!
//! A call that fails (a method that is missing, an exception) is logged, the exception is cleared, and the result
//! is `None`.

#![expect(unsafe_code, reason = "the activity comes as a raw reference")]

use android_activity::AndroidApp;
use jni::errors::Result;
use jni::objects::{JObject, JString};
use jni::refs::Global;
use jni::sys::jobject;
use jni::{Env, JValue, JavaVM, jni_sig, jni_str};

use crate::platform::insets::Insets;

/// `WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON`.
const KEEP_SCREEN_ON: i32 = 0x80;

/// What the player chose in the phone's settings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Configuration {
    /// How much larger than usual text should be.
    pub(super) font_scale: f32,
    /// The language that this app is to speak, as a tag such as `id-ID`.
    pub(super) locale: String,
}

/// The present configuration.
pub(super) fn configuration(app: &AndroidApp) -> Option<Configuration> {
    call_activity(app, "configuration", |env, activity| {
        let configuration = configuration_object(env, activity)?;
        let font_scale = env.get_field(&configuration, jni_str!("fontScale"), jni_sig!("F"))?.f()?;
        let signature = jni_sig!("()Landroid/os/LocaleList;");
        let locales = env.call_method(&configuration, jni_str!("getLocales"), signature, &[])?.l()?;
        let signature = jni_sig!("(I)Ljava/util/Locale;");
        let locale = env.call_method(&locales, jni_str!("get"), signature, &[JValue::Int(0)])?.l()?;
        let signature = jni_sig!("()Ljava/lang/String;");
        let tag = env.call_method(&locale, jni_str!("toLanguageTag"), signature, &[])?.l()?;
        let locale = env.cast_local::<JString<'_>>(tag)?.try_to_string(env)?;
        Ok(Configuration { font_scale, locale })
    })
}

/// Java's present `Configuration`.
pub(super) fn configuration_object<'local>(
    env: &mut Env<'local>,
    activity: &JObject<'_>,
) -> Result<JObject<'local>> {
    let signature = jni_sig!("()Landroid/content/res/Resources;");
    let resources = env.call_method(activity, jni_str!("getResources"), signature, &[])?.l()?;
    let signature = jni_sig!("()Landroid/content/res/Configuration;");
    env.call_method(&resources, jni_str!("getConfiguration"), signature, &[])?.l()
}

/// How much of the window bars and notches cover. On the main thread, from API 30 on; `None` while the window has no
/// insets yet.
pub(super) fn insets(app: &AndroidApp) -> Option<Insets> {
    call_activity(app, "insets", |env, activity| {
        let view = decor_view(env, activity)?;
        let signature = jni_sig!("()Landroid/view/WindowInsets;");
        let insets = env.call_method(&view, jni_str!("getRootWindowInsets"), signature, &[])?.l()?;
        if insets.is_null() {
            return Ok(None);
        }
        let kinds = jni_str!("android/view/WindowInsets$Type");
        let bars = env.call_static_method(kinds, jni_str!("systemBars"), jni_sig!("()I"), &[])?.i()?;
        let cutout = env.call_static_method(kinds, jni_str!("displayCutout"), jni_sig!("()I"), &[])?.i()?;
        let signature = jni_sig!("(I)Landroid/graphics/Insets;");
        let found =
            env.call_method(&insets, jni_str!("getInsets"), signature, &[JValue::Int(bars | cutout)])?;
        let found = found.l()?;
        Ok(Some(Insets {
            left: env.get_field(&found, jni_str!("left"), jni_sig!("I"))?.i()?,
            top: env.get_field(&found, jni_str!("top"), jni_sig!("I"))?.i()?,
            right: env.get_field(&found, jni_str!("right"), jni_sig!("I"))?.i()?,
            bottom: env.get_field(&found, jni_str!("bottom"), jni_sig!("I"))?.i()?,
        }))
    })?
}

/// Haptic feedback of a kind (`HapticFeedbackConstants`), if the phone's own settings allow it. On the main thread. Needs no
/// permission.
pub(super) fn haptic_feedback(app: &AndroidApp, kind: i32) {
    let felt = call_activity(app, "haptic feedback", |env, activity| {
        let view = decor_view(env, activity)?;
        let kind = [JValue::Int(kind)];
        env.call_method(&view, jni_str!("performHapticFeedback"), jni_sig!("(I)Z"), &kind)?.z()
    });
    log::debug!("haptic feedback: {felt:?}");
}

/// Puts a text into the clipboard. On the main thread, where older Androids want it.
pub(super) fn copy(app: &AndroidApp, text: &str) {
    call_activity(app, "copy", |env, activity| {
        let clipboard = system_service(env, activity, "clipboard")?;
        let (label, text) = (env.new_string("Othello")?, env.new_string(text)?);
        let clip = env.call_static_method(
            jni_str!("android/content/ClipData"),
            jni_str!("newPlainText"),
            jni_sig!("(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Landroid/content/ClipData;"),
            &[JValue::Object(&label), JValue::Object(&text)],
        );
        let clip = [JValue::Object(&clip?.l()?)];
        let signature = jni_sig!("(Landroid/content/ClipData;)V");
        env.call_method(&clipboard, jni_str!("setPrimaryClip"), signature, &clip)?.v()
    });
}

/// The clipboard's text, whatever it holds; `None` if it holds nothing. On the main thread. Android lets only the app that
/// the player looks at read it, and tells the player so.
pub(super) fn clipboard_text(app: &AndroidApp) -> Option<String> {
    call_activity(app, "paste", |env, activity| {
        let clipboard = system_service(env, activity, "clipboard")?;
        let signature = jni_sig!("()Landroid/content/ClipData;");
        let clip = env.call_method(&clipboard, jni_str!("getPrimaryClip"), signature, &[])?.l()?;
        if clip.is_null() || env.call_method(&clip, jni_str!("getItemCount"), jni_sig!("()I"), &[])?.i()? == 0
        {
            return Ok(None);
        }
        let signature = jni_sig!("(I)Landroid/content/ClipData$Item;");
        let item = env.call_method(&clip, jni_str!("getItemAt"), signature, &[JValue::Int(0)])?.l()?;
        let signature = jni_sig!("(Landroid/content/Context;)Ljava/lang/CharSequence;");
        let context = [JValue::Object(activity)];
        let text = env.call_method(&item, jni_str!("coerceToText"), signature, &context)?.l()?;
        if text.is_null() {
            return Ok(None);
        }
        // It may be styled text; its letters are what `toString` gives.
        let text =
            env.call_method(&text, jni_str!("toString"), jni_sig!("()Ljava/lang/String;"), &[])?.l()?;
        Ok(Some(env.cast_local::<JString<'_>>(text)?.try_to_string(env)?))
    })?
}

/// Opens Android's own list of apps that take a text. On the main thread. Needs no permission.
pub(super) fn share(app: &AndroidApp, text: &str) {
    call_activity(app, "share", |env, activity| {
        let class = jni_str!("android/content/Intent");
        let action = env.new_string("android.intent.action.SEND")?;
        let intent = env.new_object(class, jni_sig!("(Ljava/lang/String;)V"), &[JValue::Object(&action)])?;
        let kind = env.new_string("text/plain")?;
        let signature = jni_sig!("(Ljava/lang/String;)Landroid/content/Intent;");
        env.call_method(&intent, jni_str!("setType"), signature, &[JValue::Object(&kind)])?.l()?;
        let (name, text) = (env.new_string("android.intent.extra.TEXT")?, env.new_string(text)?);
        let signature = jni_sig!("(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;");
        let extra = [JValue::Object(&name), JValue::Object(&text)];
        env.call_method(&intent, jni_str!("putExtra"), signature, &extra)?.l()?;
        // No title of ours: Android has one in the player's language.
        let signature =
            jni_sig!("(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;");
        let chosen = [JValue::Object(&intent), JValue::Object(&JObject::null())];
        let chooser = env.call_static_method(class, jni_str!("createChooser"), signature, &chosen)?.l()?;
        let signature = jni_sig!("(Landroid/content/Intent;)V");
        env.call_method(activity, jni_str!("startActivity"), signature, &[JValue::Object(&chooser)])?.v()
    });
}

/// One of Android's services, by its name.
pub(super) fn system_service<'local>(
    env: &mut Env<'local>,
    activity: &JObject<'_>,
    name: &str,
) -> Result<JObject<'local>> {
    let service = env.new_string(name)?;
    let signature = jni_sig!("(Ljava/lang/String;)Ljava/lang/Object;");
    env.call_method(activity, jni_str!("getSystemService"), signature, &[JValue::Object(&service)])?.l()
}

/// Has the screen stay on while the window is seen, or lets it go dark when nobody touches it. On the main thread.
pub(super) fn keep_screen_on(app: &AndroidApp, on: bool) {
    call_activity(app, "keep screen on", |env, activity| {
        let window = window(env, activity)?;
        let name = if on { jni_str!("addFlags") } else { jni_str!("clearFlags") };
        env.call_method(&window, name, jni_sig!("(I)V"), &[JValue::Int(KEEP_SCREEN_ON)])?.v()
    });
}

/// `android.R.string.ok`: Android's own "OK" in the player's language.
const STRING_OK: i32 = 0x0104_000a;

/// Shows a message with a button that closes it. On the main thread. Drawn by Android, so it needs nothing of ours.
pub(super) fn show_dialog(app: &AndroidApp, message: &str) {
    call_activity(app, "dialog", |env, activity| {
        let class = jni_str!("android/app/AlertDialog$Builder");
        let builder =
            env.new_object(class, jni_sig!("(Landroid/content/Context;)V"), &[JValue::Object(activity)])?;
        let message = env.new_string(message)?;
        let signature = jni_sig!("(Ljava/lang/CharSequence;)Landroid/app/AlertDialog$Builder;");
        env.call_method(&builder, jni_str!("setMessage"), signature, &[JValue::Object(&message)])?;
        let signature =
            jni_sig!("(ILandroid/content/DialogInterface$OnClickListener;)Landroid/app/AlertDialog$Builder;");
        // No listener: the button only closes the dialog, and our window gets the focus back.
        let button = [JValue::Int(STRING_OK), JValue::Object(&JObject::null())];
        env.call_method(&builder, jni_str!("setPositiveButton"), signature, &button)?;
        env.call_method(&builder, jni_str!("show"), jni_sig!("()Landroid/app/AlertDialog;"), &[])?.l()?;
        Ok(())
    });
}

/// Puts the app behind the others, as the Home button does. False if Android does not want to.
pub(super) fn move_to_back(app: &AndroidApp) -> bool {
    let moved = call_activity(app, "moveTaskToBack", |env, activity| {
        let even_if_not_root = [JValue::Bool(true)];
        env.call_method(activity, jni_str!("moveTaskToBack"), jni_sig!("(Z)Z"), &even_if_not_root)?.z()
    });
    moved.unwrap_or(false)
}

/// Starts the app anew if this activity is destroyed only to be created again: for a change of the configuration that
/// the manifest does not name, or because a system wants it so. On the main thread, in the activity's last callback.
///
/// Android would create the next activity in this same process, which must end (see `entry`), and then forgets the
/// activity that it was about to create. So it is asked for a new one, which it starts in a new process.
pub(super) fn restart_if_recreated(activity: jobject) {
    let restarted = with_object(activity, "restart", |env, activity| {
        let changing = jni_str!("isChangingConfigurations");
        if !env.call_method(activity, changing, jni_sig!("()Z"), &[])?.z()? {
            return Ok(false);
        }
        let signature = jni_sig!("()Landroid/content/ComponentName;");
        let name = env.call_method(activity, jni_str!("getComponentName"), signature, &[])?.l()?;
        let intent = env.call_static_method(
            jni_str!("android/content/Intent"),
            jni_str!("makeRestartActivityTask"),
            jni_sig!("(Landroid/content/ComponentName;)Landroid/content/Intent;"),
            &[JValue::Object(&name)],
        );
        let intent = [JValue::Object(&intent?.l()?)];
        let signature = jni_sig!("(Landroid/content/Intent;)V");
        env.call_method(activity, jni_str!("startActivity"), signature, &intent)?.v()?;
        Ok(true)
    });
    if restarted == Some(true) {
        log::info!("the activity is created again, in a new process");
    }
}

/// The view of the whole window.
fn decor_view<'local>(env: &mut Env<'local>, activity: &JObject<'_>) -> Result<JObject<'local>> {
    let window = window(env, activity)?;
    env.call_method(&window, jni_str!("getDecorView"), jni_sig!("()Landroid/view/View;"), &[])?.l()
}

fn window<'local>(env: &mut Env<'local>, activity: &JObject<'_>) -> Result<JObject<'local>> {
    env.call_method(activity, jni_str!("getWindow"), jni_sig!("()Landroid/view/Window;"), &[])?.l()
}

/// Runs JNI calls on the app's activity.
pub(super) fn call_activity<T>(
    app: &AndroidApp,
    what: &str,
    call: impl FnOnce(&mut Env<'_>, &JObject<'_>) -> Result<T>,
) -> Option<T> {
    // android-activity holds a global reference to the activity for as long as `app` lives.
    with_object(app.activity_as_ptr().cast(), what, call)
}

/// Runs JNI calls on an object that somebody else holds by a global reference. A failure is logged; jni has then caught
/// and cleared the exception.
fn with_object<T>(
    raw: jobject,
    what: &str,
    call: impl FnOnce(&mut Env<'_>, &JObject<'_>) -> Result<T>,
) -> Option<T> {
    let result = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            // SAFETY: a global reference that outlives this call, says the caller. The cast only borrows it.
            let object = unsafe { env.as_cast_raw::<Global<JObject<'static>>>(&raw)? };
            call(env, &object)
        })
    });
    result.inspect_err(|error| log::warn!("JNI call failed ({what}): {error}")).ok()
}
