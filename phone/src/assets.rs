//! `AAssetManager` and `AAsset`: the files that lie in the APK beside the libraries, in the folder that `PHONE_ASSETS`
//! names.

use std::env;
use std::ffi::{c_char, c_int, c_void};
use std::fs;
use std::path::Path;

use crate::logcat;

/// An asset that is open. Android would map it; here it is read.
struct Asset(Vec<u8>);

impl Asset {
    fn open(folder: &Path, name: &str) -> Option<Self> {
        let opened = fs::read(folder.join(name));
        match &opened {
            Ok(bytes) => logcat::log(&format!("asset {name} has {} bytes", bytes.len())),
            Err(error) => logcat::log(&format!("asset {name} cannot be opened: {error}")),
        }
        opened.ok().map(Self)
    }
}

/// An address that stands for all assets. Nobody reads behind it.
pub(crate) fn manager() -> *const c_void {
    static MANAGER: u8 = 0;
    (&raw const MANAGER).cast()
}

#[unsafe(no_mangle)]
extern "C" fn AAssetManager_fromJava(_env: *mut c_void, _manager: *mut c_void) -> *const c_void {
    manager()
}

#[unsafe(no_mangle)]
extern "C" fn AAssetManager_open(
    _manager: *const c_void,
    name: *const c_char,
    _mode: c_int,
) -> Option<Box<Asset>> {
    let folder = env::var_os("PHONE_ASSETS")?;
    Asset::open(Path::new(&folder), &logcat::text(name)).map(Box::new)
}

#[unsafe(no_mangle)]
extern "C" fn AAsset_getBuffer(asset: &Asset) -> *const c_void {
    asset.0.as_ptr().cast()
}

#[unsafe(no_mangle)]
extern "C" fn AAsset_getLength64(asset: &Asset) -> i64 {
    asset.0.len() as i64
}

#[unsafe(no_mangle)]
extern "C" fn AAsset_close(_asset: Box<Asset>) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asset_is_a_file_of_the_folder_and_one_that_is_not_there_is_null() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let asset = Asset::open(folder, "src/assets.rs").unwrap();
        assert_eq!(AAsset_getLength64(&asset), include_bytes!("assets.rs").len() as i64);
        assert!(Asset::open(folder, "src/nothing.rs").is_none());
    }
}
