//! The Java calls of `accesskit_android`, made once by us before the crate makes any.
//!
//! The crate expects that none of them throws, and would end the app over one that does. All are methods of Android's own
//! classes, which a phone has or has not: where one is missing or broken, it is found here, and the app goes on without a
//! reader.
//!
//! | class | member | since |
//! |---|---|---|
//! | `android.view.View` | `getContext`, `getParent`, `getLocationOnScreen`, `invalidate`, `setAccessibilityDelegate`, `setOnHoverListener` | 14 |
//! | `android.content.Context` | `getPackageName` | 1 |
//! | `android.view.accessibility.AccessibilityNodeInfo` | `obtain(View, int)`, and what a control is told by | 24 |
//! | `android.view.accessibility.AccessibilityEvent` | `obtain(int)`, and what an event is told by | 28 |
//! | `android.view.ViewParent` | `requestSendAccessibilityEvent` | 14 |

use accesskit_android::jni::JNIEnv;
use accesskit_android::jni::errors::Result;
use accesskit_android::jni::objects::{JObject, JValue};

/// `AccessibilityNodeProvider.HOST_VIEW_ID`: the whole view.
const HOST: JValue<'static, 'static> = JValue::Int(-1);
/// `AccessibilityNodeInfo.ACTION_FOCUS`.
const ACTION_FOCUS: JValue<'static, 'static> = JValue::Int(1);
/// `AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED`.
const CONTENT_CHANGED: JValue<'static, 'static> = JValue::Int(1 << 11);
/// More references to objects than all of these calls make.
const LOCAL_REFERENCES: i32 = 64;

const NO: JValue<'static, 'static> = JValue::Bool(0);
const ONE: JValue<'static, 'static> = JValue::Int(1);

/// What is said of a control by yes or no.
const NODE_FLAGS: [&str; 11] = [
    "setAccessibilityFocused",
    "setCheckable",
    "setChecked",
    "setEditable",
    "setEnabled",
    "setFocusable",
    "setFocused",
    "setPassword",
    "setScrollable",
    "setSelected",
    "setVisibleToUser",
];
const NODE_TEXTS: [&str; 4] = ["setPackageName", "setContentDescription", "setText", "setClassName"];
const EVENT_NUMBERS: [&str; 14] = [
    "setFromIndex",
    "setToIndex",
    "setRemovedCount",
    "setAddedCount",
    "setItemCount",
    "setCurrentItemIndex",
    "setMovementGranularity",
    "setAction",
    "setScrollX",
    "setScrollY",
    "setScrollDeltaX",
    "setScrollDeltaY",
    "setMaxScrollX",
    "setMaxScrollY",
];

const TAKES_FLAG: &str = "(Z)V";
const TAKES_NUMBER: &str = "(I)V";
const TAKES_TEXT: &str = "(Ljava/lang/CharSequence;)V";

/// On the main thread, while accessibility is on. The first error is that of the call which throws.
pub(super) fn rehearse(env: &mut JNIEnv<'_>, view: &JObject<'_>) -> Result<()> {
    env.with_local_frame(LOCAL_REFERENCES, |env| {
        let context = env.call_method(view, "getContext", "()Landroid/content/Context;", &[])?.l()?;
        let package = env.call_method(&context, "getPackageName", "()Ljava/lang/String;", &[])?.l()?;
        rehearse_node(env, view, &package)?;
        env.call_method(view, "invalidate", "()V", &[])?;
        // There is nobody on it yet, and nobody comes by this.
        for (name, signature) in [
            ("setAccessibilityDelegate", "(Landroid/view/View$AccessibilityDelegate;)V"),
            ("setOnHoverListener", "(Landroid/view/View$OnHoverListener;)V"),
        ] {
            env.call_method(view, name, signature, &[(&JObject::null()).into()])?;
        }
        rehearse_fields(env, view, &package)?;
        rehearse_sending(env, view, &package)
    })
}

fn rehearse_node(env: &mut JNIEnv<'_>, view: &JObject<'_>, text: &JObject<'_>) -> Result<()> {
    let class = "android/view/accessibility/AccessibilityNodeInfo";
    let obtain = "(Landroid/view/View;I)Landroid/view/accessibility/AccessibilityNodeInfo;";
    let node = env.call_static_method(class, "obtain", obtain, &[view.into(), HOST])?.l()?;
    for name in NODE_FLAGS {
        env.call_method(&node, name, TAKES_FLAG, &[NO])?;
    }
    for name in NODE_TEXTS {
        env.call_method(&node, name, TAKES_TEXT, &[text.into()])?;
    }
    for (name, number) in
        [("setMovementGranularities", ONE), ("setLiveRegion", ONE), ("addAction", ACTION_FOCUS)]
    {
        env.call_method(&node, name, TAKES_NUMBER, &[number])?;
    }
    env.call_method(&node, "setTextSelection", "(II)V", &[ONE, ONE])?;
    env.call_method(&node, "getExtras", "()Landroid/os/Bundle;", &[])?;
    env.call_method(&node, "addChild", "(Landroid/view/View;I)V", &[view.into(), ONE])?;
    env.call_method(&node, "setParent", "(Landroid/view/View;)V", &[view.into()])?;
    env.call_method(&node, "setParent", "(Landroid/view/View;I)V", &[view.into(), ONE])?;

    let corner = env.new_int_array(2)?;
    env.call_method(view, "getLocationOnScreen", "([I)V", &[(&corner).into()])?;
    let bounds = env.new_object("android/graphics/Rect", "(IIII)V", &[ONE, ONE, ONE, ONE])?;
    env.call_method(&node, "setBoundsInScreen", "(Landroid/graphics/Rect;)V", &[(&bounds).into()])?;

    let class = "android/view/accessibility/AccessibilityNodeInfo$RangeInfo";
    let obtain = "(IFFF)Landroid/view/accessibility/AccessibilityNodeInfo$RangeInfo;";
    let values = [JValue::Int(0), JValue::Float(0.0), JValue::Float(1.0), JValue::Float(0.0)];
    let range = env.call_static_method(class, "obtain", obtain, &values)?.l()?;
    let takes_range = "(Landroid/view/accessibility/AccessibilityNodeInfo$RangeInfo;)V";
    env.call_method(&node, "setRangeInfo", takes_range, &[(&range).into()])?.v()
}

fn new_event<'local>(
    env: &mut JNIEnv<'local>,
    view: &JObject<'_>,
    package: &JObject<'_>,
) -> Result<JObject<'local>> {
    let class = "android/view/accessibility/AccessibilityEvent";
    let obtain = "(I)Landroid/view/accessibility/AccessibilityEvent;";
    let event = env.call_static_method(class, "obtain", obtain, &[CONTENT_CHANGED])?.l()?;
    env.call_method(&event, "setPackageName", TAKES_TEXT, &[package.into()])?;
    env.call_method(&event, "setSource", "(Landroid/view/View;I)V", &[view.into(), HOST])?;
    env.call_method(&event, "setContentChangeTypes", TAKES_NUMBER, &[ONE])?;
    Ok(event)
}

/// An event with all that any event of the crate's has. It is sent to nobody.
fn rehearse_fields(env: &mut JNIEnv<'_>, view: &JObject<'_>, text: &JObject<'_>) -> Result<()> {
    let event = new_event(env, view, text)?;
    for name in EVENT_NUMBERS {
        env.call_method(&event, name, TAKES_NUMBER, &[ONE])?;
    }
    env.call_method(&event, "setBeforeText", TAKES_TEXT, &[text.into()])?;
    env.call_method(&event, "setScrollable", TAKES_FLAG, &[NO])?;
    let texts = env.call_method(&event, "getText", "()Ljava/util/List;", &[])?.l()?;
    env.call_method(&texts, "add", "(Ljava/lang/Object;)Z", &[text.into()])?;
    Ok(())
}

/// That what the window shows has changed, which is true now and then anyhow.
fn rehearse_sending(env: &mut JNIEnv<'_>, view: &JObject<'_>, package: &JObject<'_>) -> Result<()> {
    let event = new_event(env, view, package)?;
    let parent = env.call_method(view, "getParent", "()Landroid/view/ViewParent;", &[])?.l()?;
    let send = "(Landroid/view/View;Landroid/view/accessibility/AccessibilityEvent;)Z";
    env.call_method(&parent, "requestSendAccessibilityEvent", send, &[view.into(), (&event).into()])?;
    Ok(())
}
