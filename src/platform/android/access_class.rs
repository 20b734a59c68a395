//! The Java class of `accesskit_android`, put in place once by us before the crate does it.
//!
//! The crate has its class as dex and expects that it can be loaded, bound and posted, or the app ends. So the same bytes
//! go the same way here first, and nothing of it stays: a class that another loader has loaded is another class.
//!
//! | class | member | since |
//! |---|---|---|
//! | `dalvik.system.InMemoryDexClassLoader` | `InMemoryDexClassLoader(ByteBuffer, ClassLoader)`, `Class loadClass(String)` | 26 |
//! | `dev.accesskit.android.Delegate` | `Delegate(long)`, `Runnable newCallback(View, long)`, and its native half | |
//! | `android.view.View` | `boolean post(Runnable)` | 1 |
//!
//! The bytes are private to the crate, so `cargo xtask apk` says where its source has them. A library that is built by
//! other means only looks whether there is such a loader.

use accesskit_android::jni::JNIEnv;
use accesskit_android::jni::errors::Result;
use accesskit_android::jni::objects::JObject;

const LOADER: &str = "dalvik/system/InMemoryDexClassLoader";

/// On the main thread. The first error is that of the call which throws.
#[cfg(not(othello_reader_class))]
pub(super) fn rehearse_class(env: &mut JNIEnv<'_>, _view: &JObject<'_>) -> Result<()> {
    env.find_class(LOADER).map(drop)
}

#[cfg(othello_reader_class)]
pub(super) use with_bytes::rehearse_class;

#[cfg(othello_reader_class)]
mod with_bytes {
    #![expect(unsafe_code, reason = "a buffer over bytes, and functions that Java calls")]

    use std::ffi::c_void;
    use std::ptr;

    use accesskit_android::jni::NativeMethod;
    use accesskit_android::jni::objects::{JClass, JValue};

    use super::super::access_delegate::{QUESTIONS, native};
    use super::{JNIEnv, JObject, LOADER, Result};

    static DEX: &[u8] = include_bytes!(env!("OTHELLO_READER_CLASS"));

    /// More references to objects than these calls make.
    const LOCAL_REFERENCES: i32 = 16;
    /// The crate counts its adapters and its callbacks from zero on.
    const NOBODY: JValue<'static, 'static> = JValue::Long(-1);

    /// On the main thread. The first error is that of the call which throws.
    pub(in crate::platform::android) fn rehearse_class(
        env: &mut JNIEnv<'_>,
        view: &JObject<'_>,
    ) -> Result<()> {
        env.with_local_frame(LOCAL_REFERENCES, |env| {
            let class = load(env)?;
            env.register_native_methods(&class, &natives())?;
            env.new_object(&class, "(J)V", &[NOBODY])?;
            let signature = "(Landroid/view/View;J)Ljava/lang/Runnable;";
            let callback =
                env.call_static_method(&class, "newCallback", signature, &[view.into(), NOBODY])?.l()?;
            env.call_method(view, "post", "(Ljava/lang/Runnable;)Z", &[(&callback).into()])?;
            Ok(())
        })
    }

    fn load<'local>(env: &mut JNIEnv<'local>) -> Result<JClass<'local>> {
        // SAFETY: the bytes outlive everything, and a loader of classes only reads them.
        let dex = unsafe { env.new_direct_byte_buffer(DEX.as_ptr().cast_mut(), DEX.len()) }?;
        let signature = "(Ljava/nio/ByteBuffer;Ljava/lang/ClassLoader;)V";
        let loader = env.new_object(LOADER, signature, &[(&dex).into(), (&JObject::null()).into()])?;
        let name = env.new_string("dev.accesskit.android.Delegate")?;
        let signature = "(Ljava/lang/String;)Ljava/lang/Class;";
        Ok(env.call_method(&loader, "loadClass", signature, &[(&name).into()])?.l()?.into())
    }

    /// A native half for the class. Only the posted callback ever calls it.
    fn natives() -> Vec<NativeMethod> {
        let callback = ("runCallback", "(Landroid/view/View;J)V");
        QUESTIONS.into_iter().chain([callback]).map(|method| native(method, nothing as *mut c_void)).collect()
    }

    /// Asks for none of its arguments.
    extern "system" fn nothing() -> *const c_void {
        ptr::null()
    }
}
