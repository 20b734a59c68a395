//! What lies in the APK beside the libraries: the strong engine's weights, once for all processors.

use std::ffi::CStr;
use std::sync::Once;

use android_activity::AndroidApp;

use crate::engine::strong::Evaluation;

/// The weights' name among the assets. `cargo xtask apk` puts them there.
const WEIGHTS: &CStr = c"eval/weights.dat";

/// Brings the weights, or says in the log what is wrong; the app then plays by simpler rules and tells the player.
///
/// The start does not wait for them: they are stored in the APK as they are, so Android maps them and no byte is read
/// before the engine looks at it. The map stays for the life of the process, and Android may drop its pages as it
/// likes.
pub(super) fn load_weights(app: &AndroidApp) {
    // An activity may be made anew in the same process: what is mapped then need not be mapped again.
    static ONCE: Once = Once::new();
    ONCE.call_once(|| load(app));
}

fn load(app: &AndroidApp) {
    let Some(asset) = app.asset_manager().open(WEIGHTS) else {
        log::error!("the APK has no {WEIGHTS:?}");
        return;
    };
    match Box::leak(Box::new(asset)).buffer() {
        Ok(weights) => {
            log::info!("the engine's weights are {} bytes", weights.len());
            Evaluation::bring(weights);
        }
        Err(error) => log::error!("{WEIGHTS:?} in the APK cannot be read: {error}"),
    }
}
