//! What the player told the phone about eyes and motion: asked of Java, each by itself, so that what one Android does not
//! know leaves the rest as it is.
//!
//! | class | member | since |
//! |---|---|---|
//! | `android.animation.ValueAnimator` | `static boolean areAnimatorsEnabled()` | 26 |
//! | `android.content.res.Configuration` | `int fontWeightAdjustment` | 31 |
//! | `android.content.Context` | `ContentResolver getContentResolver()` | 1 |
//! | `android.provider.Settings$Secure` | `static int getInt(ContentResolver, String, int)` | 3 |
//!
//! High-contrast text has a method of its own only since API 36; the setting behind it is older, and every app may read it.

use android_activity::AndroidApp;
use jni::{JValue, jni_sig, jni_str};

use super::java;

/// The first Android that has bold text.
const API_WITH_BOLD_TEXT: i32 = 31;
/// `Configuration.FONT_WEIGHT_ADJUSTMENT_UNDEFINED`.
const UNDEFINED: i32 = i32::MAX;

/// "Remove animations", or a battery that is saved. False where it cannot be asked.
pub(super) fn reduced_motion(app: &AndroidApp) -> bool {
    let enabled = java::call_activity(app, "animations", |env, _| {
        let class = jni_str!("android/animation/ValueAnimator");
        env.call_static_method(class, jni_str!("areAnimatorsEnabled"), jni_sig!("()Z"), &[])?.z()
    });
    enabled == Some(false)
}

/// "Bold text".
pub(super) fn bold_text(app: &AndroidApp, api: i32) -> bool {
    if api < API_WITH_BOLD_TEXT {
        return false;
    }
    let adjustment = java::call_activity(app, "bold text", |env, activity| {
        let configuration = java::configuration_object(env, activity)?;
        env.get_field(&configuration, jni_str!("fontWeightAdjustment"), jni_sig!("I"))?.i()
    });
    adjustment.is_some_and(|adjustment| adjustment > 0 && adjustment != UNDEFINED)
}

/// "High contrast text".
pub(super) fn high_contrast(app: &AndroidApp) -> bool {
    let on = java::call_activity(app, "high contrast", |env, activity| {
        let signature = jni_sig!("()Landroid/content/ContentResolver;");
        let resolver = env.call_method(activity, jni_str!("getContentResolver"), signature, &[])?.l()?;
        let name = env.new_string("high_text_contrast_enabled")?;
        let signature = jni_sig!("(Landroid/content/ContentResolver;Ljava/lang/String;I)I");
        let asked = [JValue::Object(&resolver), JValue::Object(&name), JValue::Int(0)];
        let class = jni_str!("android/provider/Settings$Secure");
        env.call_static_method(class, jni_str!("getInt"), signature, &asked)?.i()
    });
    on == Some(1)
}
