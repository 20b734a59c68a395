//! Between Android's questions about our view and egui's tree: `accesskit_android`, driven by us.
//!
//! Android asks a view's delegate for its nodes, on the main thread. The crate brings such a delegate, a small Java class
//! in a few kilobytes of dex that it loads from memory, and [`InjectingAdapter`] puts one on our view. Its native half
//! knows nothing of actions of an app's own, so once it is in place we register our functions in the place of its: they
//! ask the same [`Adapter`] and add those actions to what it answers.
//!
//! | class | member | since |
//! |---|---|---|
//! | `android.view.View` | `View.AccessibilityDelegate getAccessibilityDelegate()` | 29 |
//! | `android.view.accessibility.AccessibilityNodeInfo` | `void addAction(AccessibilityAction)` | 21 |
//! | `android.view.accessibility.AccessibilityNodeInfo$AccessibilityAction` | `AccessibilityAction(int, CharSequence)` | 21 |
//! | `android.os.Bundle` | `boolean isEmpty()` | 1 |
//!
//! Those are our own calls, and when one of them fails the app goes on without the reader, or without the action. The
//! crate's calls would end it; `access_rehearsal` and `access_class` make them first.
//!
//! One lock guards the adapter. The main thread holds it while it makes a node, our own thread while it compares two
//! trees, and neither waits for the other while holding it.

#![expect(unsafe_code, reason = "a second version of jni, and functions that Java calls")]

use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use accesskit_android::jni::errors::Result;
use accesskit_android::jni::objects::{GlobalRef, JClass, JObject, JValue, JValueGen};
use accesskit_android::jni::sys::{JNI_FALSE, JNI_TRUE, jboolean, jfloat, jint, jlong};
use accesskit_android::jni::{JNIEnv, JavaVM, NativeMethod};
use accesskit_android::{Adapter, InjectingAdapter, PlatformAction, QueuedEvents};
use android_activity::AndroidApp;
use egui::accesskit::{
    Action, ActionData, ActionHandler, ActionRequest, ActivationHandler, NodeId, TreeId, TreeUpdate,
};
use winit::event_loop::EventLoopProxy;

use super::access_class::rehearse_class;
use super::access_java::Host;
use super::access_rehearsal::rehearse;
use crate::platform::reader::ReaderNotes;
use crate::platform::shell::Wake;

/// `AccessibilityNodeProvider.HOST_VIEW_ID`: the whole view.
const HOST: jint = -1;
/// `AccessibilityNodeInfo.ACTION_FOCUS`.
const ACTION_FOCUS: jint = 1;
/// `AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS`: the reader stands on a control.
const ACTION_READER_FOCUS: jint = 0x40;
/// An app's own actions have numbers above those of Android, whose highest byte is zero.
const FIRST_OWN_ACTION: jint = 0x0f00_0000;

/// References to objects that a call of ours, or the crate's for an event, may need at once.
const LOCAL_REFERENCES: i32 = 32;

/// How far we are on the way to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Connection {
    /// The view, or the delegate on it, is not in place yet.
    NotYet,
    Ready,
    /// It will not be.
    Refused,
}

/// Where the reader's wishes go: to the loop, which is woken for them.
#[derive(Clone)]
pub(super) struct Requests {
    queue: Arc<Mutex<Vec<ActionRequest>>>,
    proxy: EventLoopProxy<Wake>,
}

impl Requests {
    pub(super) fn new(queue: Arc<Mutex<Vec<ActionRequest>>>, proxy: EventLoopProxy<Wake>) -> Self {
        Self { queue, proxy }
    }

    fn push(&self, action: Action, target_node: NodeId, data: Option<ActionData>) {
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).push(request);
        self.wake();
    }

    fn wake(&self) {
        // The loop may be over; then nobody needs a frame.
        self.proxy.send_event(Wake::now()).unwrap_or_default();
    }
}

impl ActionHandler for Requests {
    fn do_action(&mut self, request: ActionRequest) {
        self.push(request.action, request.target_node, request.data);
    }
}

impl ActivationHandler for Requests {
    /// The next frame brings the tree; it is asked for, since nothing else may need one.
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.wake();
        None
    }
}

/// What the crate's own half of the delegate gets until ours takes over.
struct Nobody;

impl ActionHandler for Nobody {
    fn do_action(&mut self, _: ActionRequest) {}
}

impl ActivationHandler for Nobody {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        None
    }
}

/// Which control a request is for.
#[derive(Default)]
struct TargetOf(Option<NodeId>);

impl ActionHandler for TargetOf {
    fn do_action(&mut self, request: ActionRequest) {
        self.0 = Some(request.target_node);
    }
}

/// The one adapter of the process, from the moment when somebody listens.
struct Bridge {
    adapter: Adapter,
    notes: ReaderNotes,
    requests: Requests,
    host: GlobalRef,
    state: Connection,
}

static BRIDGE: Mutex<Option<Bridge>> = Mutex::new(None);

fn bridge() -> MutexGuard<'static, Option<Bridge>> {
    BRIDGE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bridge {
    /// The control that Android calls by this number. The adapter keeps the list to itself, but says whom a wish for the
    /// focus would be for, and a wish that goes nowhere changes nothing.
    fn node(&mut self, env: &mut JNIEnv<'_>, id: jint) -> Option<NodeId> {
        let focus = PlatformAction::from_java(env, ACTION_FOCUS, &JObject::null())?;
        let mut target = TargetOf::default();
        let _no_events = self.adapter.perform_action(&mut target, id, &focus);
        target.0
    }
}

/// Puts the delegate on the view, in two steps: the crate's first, whose half of the work Android does later, then our
/// functions in the place of the crate's. On the main thread; again until it is ready or refused.
pub(super) fn connect(app: &AndroidApp, host: &Host, requests: Requests) -> Connection {
    let mut bridge = bridge();
    if let Some(Bridge { state: state @ (Connection::Ready | Connection::Refused), .. }) = &*bridge {
        return *state;
    }
    let connected = with_env(app, |env| {
        // SAFETY: a reference that `host` holds while this runs; this object only borrows it.
        let view = unsafe { JObject::from_raw(host.view.as_raw().cast()) };
        let delegate = env
            .call_method(
                &view,
                "getAccessibilityDelegate",
                "()Landroid/view/View$AccessibilityDelegate;",
                &[],
            )?
            .l()?;
        match &mut *bridge {
            None if delegate.is_null() => {
                // Without one of these the crate would end the app.
                rehearse(env, &view)?;
                rehearse_class(env, &view)?;
                let injected = InjectingAdapter::new(env, &view, Nobody, Nobody);
                // It takes its delegate away when it goes; it stays as long as the process.
                std::mem::forget(injected);
                *bridge = Some(Bridge {
                    adapter: Adapter::default(),
                    notes: ReaderNotes::default(),
                    requests,
                    host: env.new_global_ref(&view)?,
                    state: Connection::NotYet,
                });
                Ok(Connection::NotYet)
            }
            // A delegate that is not ours: a second one would end the app.
            None => Ok(Connection::Refused),
            Some(_) if delegate.is_null() => Ok(Connection::NotYet),
            Some(bridge) => {
                let class = env.get_object_class(&delegate)?;
                env.register_native_methods(&class, &natives())?;
                // The reader has looked at the view before we were there, and does not look again by itself. Whoever has
                // been asked once tells of the tree as soon as there is one.
                bridge.adapter.create_accessibility_node_info(&mut bridge.requests, env, &view, HOST);
                Ok(Connection::Ready)
            }
        }
    });
    let state = connected.unwrap_or(Connection::Refused);
    if let Some(bridge) = &mut *bridge {
        bridge.state = state;
    }
    state
}

/// The native functions of the crate's Java class that a reader's questions lead to, by name and type.
pub(super) const QUESTIONS: [(&str, &str); 4] = [
    (
        "createAccessibilityNodeInfo",
        "(JLandroid/view/View;I)Landroid/view/accessibility/AccessibilityNodeInfo;",
    ),
    ("findFocus", "(JLandroid/view/View;I)Landroid/view/accessibility/AccessibilityNodeInfo;"),
    ("performAction", "(JLandroid/view/View;IILandroid/os/Bundle;)Z"),
    ("onHoverEvent", "(JLandroid/view/View;IFF)Z"),
];

pub(super) fn native((name, signature): (&str, &str), function: *mut c_void) -> NativeMethod {
    NativeMethod { name: name.into(), sig: signature.into(), fn_ptr: function }
}

/// Our answers to them.
fn natives() -> [NativeMethod; 4] {
    let [node, focus, action, hover] = QUESTIONS;
    [
        native(node, create_node_info as *mut c_void),
        native(focus, find_focus as *mut c_void),
        native(action, perform_action as *mut c_void),
        native(hover, on_hover_event as *mut c_void),
    ]
}

/// Shows the reader the tree of a frame. On our own thread; what follows from it is told on the main thread.
pub(super) fn update(app: &AndroidApp, tree: TreeUpdate, notes: ReaderNotes) {
    let mut bridge = bridge();
    let Some(bridge) = &mut *bridge else { return };
    bridge.notes = notes;
    if let Some(events) = bridge.adapter.update_if_active(|| tree) {
        let host = bridge.host.clone();
        let on_main = app.clone();
        app.run_on_java_main_thread(Box::new(move || {
            with_env(&on_main, |env| {
                events.raise(env, &host);
                Ok(())
            });
        }));
    }
}

extern "system" fn create_node_info<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    _handle: jlong,
    host: JObject<'local>,
    id: jint,
) -> JObject<'local> {
    let mut bridge = bridge();
    let Some(bridge) = &mut *bridge else { return JObject::null() };
    let info = bridge.adapter.create_accessibility_node_info(&mut bridge.requests, &mut env, &host, id);
    add_own_actions(&mut env, bridge, id, &info);
    info
}

extern "system" fn find_focus<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    _handle: jlong,
    host: JObject<'local>,
    kind: jint,
) -> JObject<'local> {
    let mut bridge = bridge();
    let Some(bridge) = &mut *bridge else { return JObject::null() };
    bridge.adapter.find_focus(&mut bridge.requests, &mut env, &host, kind)
}

extern "system" fn perform_action<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    _handle: jlong,
    host: JObject<'local>,
    id: jint,
    action: jint,
    arguments: JObject<'local>,
) -> jboolean {
    let mut guard = bridge();
    let Some(bridge) = &mut *guard else { return JNI_FALSE };
    if action >= FIRST_OWN_ACTION {
        let own = action - FIRST_OWN_ACTION;
        let target = bridge.node(&mut env, id);
        let known = |node: &NodeId| bridge.notes.actions(*node).iter().any(|action| action.id == own);
        let Some(node) = target.filter(known) else { return JNI_FALSE };
        bridge.requests.push(Action::CustomAction, node, Some(ActionData::CustomAction(own)));
        return JNI_TRUE;
    }
    if action == ACTION_READER_FOCUS
        && let Some(node) = bridge.node(&mut env, id)
        && bridge.notes.is_out_of_sight(node)
    {
        bridge.requests.push(Action::ScrollIntoView, node, None);
    }
    if !can_be_read(&mut env, &arguments) {
        return JNI_FALSE;
    }
    let events = PlatformAction::from_java(&mut env, action, &arguments)
        .and_then(|action| bridge.adapter.perform_action(&mut bridge.requests, id, &action));
    drop(guard);
    raise(&mut env, &host, events)
}

/// Whether the arguments of an action are whole. They come from the reader's process, Android takes them apart when they are
/// first looked at, and throws if it cannot; after that they can be asked anything.
fn can_be_read(env: &mut JNIEnv<'_>, arguments: &JObject<'_>) -> bool {
    if arguments.is_null() {
        return true;
    }
    let asked = env.call_method(arguments, "isEmpty", "()Z", &[]).and_then(JValueGen::z);
    survive(env, "the arguments of an action", asked).is_some()
}

extern "system" fn on_hover_event<'local>(
    mut env: JNIEnv<'local>,
    _class: JClass<'local>,
    _handle: jlong,
    host: JObject<'local>,
    action: jint,
    x: jfloat,
    y: jfloat,
) -> jboolean {
    let mut guard = bridge();
    let Some(bridge) = &mut *guard else { return JNI_FALSE };
    let events = bridge.adapter.on_hover_event(&mut bridge.requests, action, x, y);
    drop(guard);
    raise(&mut env, &host, events)
}

/// Tells Android what came of it. Without the lock, because Android may ask back at once.
fn raise(env: &mut JNIEnv<'_>, host: &JObject<'_>, events: Option<QueuedEvents>) -> jboolean {
    let Some(events) = events else { return JNI_FALSE };
    events.raise(env, host);
    JNI_TRUE
}

/// Adds a control's own actions to what Android is told of it.
fn add_own_actions(env: &mut JNIEnv<'_>, bridge: &mut Bridge, id: jint, info: &JObject<'_>) {
    if info.is_null() {
        return;
    }
    let Some(node) = bridge.node(env, id) else { return };
    for action in bridge.notes.actions(node) {
        let added = env.with_local_frame(4, |env| -> Result<()> {
            let label = env.new_string(&action.description)?;
            let arguments: [JValue<'_, '_>; 2] = [JValue::Int(FIRST_OWN_ACTION + action.id), (&label).into()];
            let class = "android/view/accessibility/AccessibilityNodeInfo$AccessibilityAction";
            let action = env.new_object(class, "(ILjava/lang/CharSequence;)V", &arguments)?;
            let signature = "(Landroid/view/accessibility/AccessibilityNodeInfo$AccessibilityAction;)V";
            env.call_method(info, "addAction", signature, &[(&action).into()])?.v()
        });
        survive(env, "an action", added);
    }
}

/// Runs calls of the crate's own version of jni on this thread. A failure is logged and its exception cleared.
fn with_env<T>(app: &AndroidApp, calls: impl FnOnce(&mut JNIEnv<'_>) -> Result<T>) -> Option<T> {
    // SAFETY: the process's one Java machine, which outlives everything.
    let vm = unsafe { JavaVM::from_raw(app.vm_as_ptr().cast()) };
    let vm = vm.inspect_err(|error| log::warn!("no Java: {error}")).ok()?;
    let mut env = vm.attach_current_thread().inspect_err(|error| log::warn!("no Java: {error}")).ok()?;
    let result = env.with_local_frame(LOCAL_REFERENCES, calls);
    survive(&mut env, "the delegate", result)
}

fn survive<T>(env: &mut JNIEnv<'_>, what: &str, result: Result<T>) -> Option<T> {
    result
        .inspect_err(|error| {
            log::warn!("JNI call failed ({what}): {error}");
            env.exception_clear().unwrap_or_default();
        })
        .ok()
}
