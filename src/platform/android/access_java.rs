//! What a screen reader's side is asked of Java, all on the main thread and all of it survived when it fails.
//!
//! | class | member | since |
//! |---|---|---|
//! | `android.content.Context` | `Object getSystemService(String)` | 1 |
//! | `android.view.accessibility.AccessibilityManager` | `boolean isEnabled()` | 4 |
//! | `android.app.Activity` | `View findViewById(int)` | 1 |
//! | `android.view.ViewGroup` | `View getChildAt(int)` | 1 |
//! | `android.view.View` | `boolean isAttachedToWindow()` | 19 |
//! | `android.view.View` | `int getWidth()`, `int getHeight()` | 1 |
//! | `android.view.View` | `void getLocationInWindow(int[])` | 1 |
//!
//! The rest is in `access_delegate`, and in the crate that it drives.

use android_activity::AndroidApp;
use jni::objects::{JIntArray, JObject};
use jni::refs::Global;
use jni::{JValue, jni_sig, jni_str};

use super::java::call_activity;
use crate::platform::reader::ViewPlace;

/// `android.R.id.content`: the part of a window that belongs to the app.
const CONTENT: i32 = 0x0102_0002;

/// Whether a screen reader, or another service that reads the screen, is switched on.
pub(super) fn is_enabled(app: &AndroidApp) -> bool {
    let enabled = call_activity(app, "accessibility", |env, activity| {
        let service = env.new_string("accessibility")?;
        let signature = jni_sig!("(Ljava/lang/String;)Ljava/lang/Object;");
        let manager = [JValue::Object(&service)];
        let manager = env.call_method(activity, jni_str!("getSystemService"), signature, &manager)?.l()?;
        if manager.is_null() {
            return Ok(false);
        }
        env.call_method(&manager, jni_str!("isEnabled"), jni_sig!("()Z"), &[])?.z()
    });
    enabled.unwrap_or(false)
}

/// The view that stands for the window, and where it is.
pub(super) struct Host {
    pub(super) view: Global<JObject<'static>>,
    pub(super) place: ViewPlace,
}

/// How it stands with that view.
pub(super) enum HostView {
    Ready(Host),
    /// It is not attached or has no size: what is posted to it would be lost, and no finger finds it.
    NotYet,
}

/// `NativeActivity`'s own view. `None` if Java threw instead of answering.
pub(super) fn host(app: &AndroidApp) -> Option<HostView> {
    call_activity(app, "the view", |env, activity| {
        let find = jni_sig!("(I)Landroid/view/View;");
        let content = [JValue::Int(CONTENT)];
        let content = env.call_method(activity, jni_str!("findViewById"), find, &content)?.l()?;
        if content.is_null() {
            return Ok(HostView::NotYet);
        }
        let first = [JValue::Int(0)];
        let view = env
            .call_method(&content, jni_str!("getChildAt"), jni_sig!("(I)Landroid/view/View;"), &first)?
            .l()?;
        if view.is_null() {
            return Ok(HostView::NotYet);
        }
        let is_attached =
            env.call_method(&view, jni_str!("isAttachedToWindow"), jni_sig!("()Z"), &[])?.z()?;
        let width = env.call_method(&view, jni_str!("getWidth"), jni_sig!("()I"), &[])?.i()?;
        let height = env.call_method(&view, jni_str!("getHeight"), jni_sig!("()I"), &[])?.i()?;
        if !is_attached || width <= 0 || height <= 0 {
            return Ok(HostView::NotYet);
        }
        let corner = JIntArray::new(env, 2)?;
        let to = [JValue::Object(&corner)];
        env.call_method(&view, jni_str!("getLocationInWindow"), jni_sig!("([I)V"), &to)?.v()?;
        let mut offset = [0; 2];
        corner.get_region(env, 0, &mut offset)?;
        let view = env.new_global_ref(view)?;
        Ok(HostView::Ready(Host { view, place: ViewPlace { offset, size: [width, height] } }))
    })
}
