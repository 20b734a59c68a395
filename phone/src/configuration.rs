//! `AConfiguration`: what the system says about its screen, language and looks, and the version it claims to be.

use std::ffi::{c_char, c_int, c_void};
use std::sync::{Mutex, PoisonError};

/// One state of the system. Lengths are in pixels, unless they say otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Configuration {
    pub(crate) width: c_int,
    pub(crate) height: c_int,
    /// Dots per inch; 160 make a pixel as large as a point.
    pub(crate) density: c_int,
    pub(crate) language: [c_char; 2],
    pub(crate) country: [c_char; 2],
    pub(crate) night: bool,
    /// Android's number for its version.
    pub(crate) api: c_int,
    /// What bars and notches cover at the top, right, bottom and left.
    pub(crate) insets: [c_int; 4],
}

/// From here on an app that aims at it draws under the bars, and its content is the whole window.
const EDGE_TO_EDGE: c_int = 35;

impl Configuration {
    const FIRST: Self = Self {
        width: 412,
        height: 915,
        density: 160,
        language: letters(*b"en"),
        country: letters(*b"US"),
        night: false,
        api: 36,
        insets: [0; 4],
    };

    /// The system as it is now.
    pub(crate) fn now() -> Self {
        NOW.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes the system.
    pub(crate) fn change(change: impl FnOnce(&mut Self)) {
        change(&mut NOW.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Left, top, right and bottom of what the app may call its own.
    pub(crate) fn content(&self) -> [i32; 4] {
        if self.api >= EDGE_TO_EDGE {
            return [0, 0, self.width, self.height];
        }
        let [top, right, bottom, left] = self.insets;
        [left, top, self.width - right, self.height - bottom]
    }

    fn points(&self, pixels: c_int) -> c_int {
        pixels * 160 / self.density.max(1)
    }
}

static NOW: Mutex<Configuration> = Mutex::new(Configuration::FIRST);

/// Two letters as C has them.
pub(crate) const fn letters(letters: [u8; 2]) -> [c_char; 2] {
    [letters[0] as c_char, letters[1] as c_char]
}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_new() -> *mut Configuration {
    Box::into_raw(Box::new(Configuration::FIRST))
}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_delete(_config: Box<Configuration>) {}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_copy(to: &mut Configuration, from: &Configuration) {
    to.clone_from(from);
}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_fromAssetManager(config: &mut Configuration, _assets: *mut c_void) {
    *config = Configuration::now();
}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_getLanguage(config: &Configuration, to: &mut [c_char; 2]) {
    *to = config.language;
}

#[unsafe(no_mangle)]
extern "C" fn AConfiguration_getCountry(config: &Configuration, to: &mut [c_char; 2]) {
    *to = config.country;
}

/// Defines functions that read one number of a configuration.
macro_rules! numbers {
    ($($name:ident => $number:expr;)*) => {$(
        #[unsafe(no_mangle)]
        extern "C" fn $name(config: &Configuration) -> c_int {
            let read: fn(&Configuration) -> c_int = $number;
            read(config)
        }
    )*};
}

numbers! {
    AConfiguration_getDensity => |config| config.density;
    AConfiguration_getSdkVersion => |config| config.api;
    // 1 is upright, 2 is lying.
    AConfiguration_getOrientation => |config| if config.width > config.height { 2 } else { 1 };
    // 1 is no, 2 is yes.
    AConfiguration_getUiModeNight => |config| if config.night { 2 } else { 1 };
    AConfiguration_getScreenWidthDp => |config| config.points(config.width);
    AConfiguration_getScreenHeightDp => |config| config.points(config.height);
    AConfiguration_getSmallestScreenWidthDp => |config| config.points(config.width.min(config.height));
    // An ordinary device with a finger on its glass, without keys.
    AConfiguration_getUiModeType => |_| 1;
    AConfiguration_getTouchscreen => |_| 3;
    AConfiguration_getKeyboard => |_| 1;
    AConfiguration_getKeysHidden => |_| 1;
    AConfiguration_getNavigation => |_| 1;
    AConfiguration_getNavHidden => |_| 1;
    AConfiguration_getScreenSize => |_| 2;
    AConfiguration_getScreenLong => |_| 2;
    AConfiguration_getLayoutDirection => |_| 0;
    AConfiguration_getMcc => |_| 0;
    AConfiguration_getMnc => |_| 0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_systems_keep_the_content_out_of_the_bars() {
        let old = Configuration { api: 29, insets: [24, 1, 48, 2], ..Configuration::FIRST };
        assert_eq!(old.content(), [2, 24, 411, 867]);
        let new = Configuration { api: 36, ..old };
        assert_eq!(new.content(), [0, 0, 412, 915]);
    }
}
