//! What the build promises, as far as it can be shown without building the app. Needs the packages of [`needs`], which
//! `cargo xtask test` provides.

use std::time::{Duration, SystemTime};

use std::process::Command;

use super::*;
use crate::cargo::status;

/// A folder for one test, empty at its start.
fn scratch(name: &str) -> PathBuf {
    let folder = root().join("target/xtask-tests").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn processors_are_built_once_each_and_in_one_order() {
    assert_eq!(in_order(&[]), Abi::ALL);
    assert_eq!(in_order(&[Abi::X86_64, Abi::Arm64, Abi::X86_64]), [Abi::Arm64, Abi::X86_64]);
}

#[test]
fn the_file_tells_the_key_and_the_processors_unless_it_has_them_all() {
    let name = |abis: &[Abi]| Order::debug(abis, true).file_name();
    assert_eq!(name(&[]), "othello-debug.apk");
    assert_eq!(name(&[Abi::X86_64]), "othello-debug-x86_64.apk");
    let release = Order { variant: Variant::Release, abis: vec![Abi::Arm64], agreed: true };
    assert_eq!(release.file_name(), "othello-release-arm64-v8a.apk");
}

/// Android's name for this machine's processor.
const HERE: Abi = if cfg!(target_arch = "aarch64") { Abi::Arm64 } else { Abi::X86_64 };

/// Links a library that calls one function of C, with the linker and the flags of the app; hands back how that ended
/// and what was said.
fn link_a_call_of(function: &str, folder: &Path) -> (bool, String) {
    let linker = Linker::find(Path::new("rustc"));
    let stubs = imports::Imports::reviewed().unwrap().write_stubs(HERE, 26, &linker).unwrap();
    let (source, object) = (folder.join("call.rs"), folder.join("call.o"));
    let text = format!(
        "#![no_std]\nunsafe extern \"C\" {{ fn {function}(); }}\n\
         #[unsafe(no_mangle)] pub extern \"C\" fn call() {{ unsafe {{ {function}() }} }}\n"
    );
    fs::write(&source, text).unwrap();
    // This machine's compiler makes code for the same processor; nothing else of this machine is in the object.
    let compile = ["--edition", "2024", "--crate-type", "lib", "--emit", "obj", "-O", "-Cpanic=abort", "-o"];
    assert!(status(Command::new("rustc").args(compile).arg(&object).arg(&source)).unwrap().success());
    let mut link = linker.command();
    link.current_dir(root()).arg("-shared").arg("-o").arg(folder.join("libcall.so")).arg(object);
    let ended = link.args(linker::arguments(HERE, &stubs)).arg("-lc").output().unwrap();
    (ended.status.success(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

/// `__errno_location` is glibc's; Android calls it `__errno`. It slipped through once, since a desktop has it.
#[test]
fn a_name_that_android_lacks_fails_the_link_and_is_named() {
    let (linked, complaint) = link_a_call_of("__errno_location", &scratch("wrong-import"));
    assert!(!linked);
    for part in ["undefined symbol: __errno_location", "xtask/android/imports.txt", "minSdkVersion"] {
        assert!(complaint.contains(part), "{part} is missing in {complaint}");
    }
    let folder = scratch("right-import");
    let (linked, complaint) = link_a_call_of("__errno", &folder);
    assert!(linked, "{complaint}");
    // What was linked is read as it is: a library that is fit for a phone but for being another one.
    let bytes = fs::read(folder.join("libcall.so")).unwrap();
    let complaints =
        elf::Elf::read(&bytes).unwrap().complaints(HERE, 26, &imports::Imports::reviewed().unwrap());
    assert_eq!(
        complaints,
        ["it does not export ANativeActivity_onCreate", "it does not export othello_on_create"]
    );
    let elsewhere =
        elf::Elf::read(&bytes).unwrap().complaints(Abi::Arm, 26, &imports::Imports::reviewed().unwrap());
    assert!(elsewhere.iter().any(|complaint| complaint.contains("not for armeabi-v7a")), "{elsewhere:?}");
}

/// Android has `getrandom` from API 28 on, and we promise 26: only code that asks before it calls may name it.
#[test]
fn a_name_that_is_newer_than_the_oldest_phone_fails_the_link_too() {
    let (linked, complaint) = link_a_call_of("getrandom", &scratch("newer-import"));
    assert!(!linked && complaint.contains("undefined symbol: getrandom"), "{complaint}");
}

/// Packs these bytes in the place of the library, made at some time, in some folder.
fn pack(name: &str, made: SystemTime, bytes: &[u8]) -> (PathBuf, String) {
    let folder = scratch(name);
    let library = folder.join("library-of-today.so");
    fs::write(&library, bytes).unwrap();
    fs::File::options().write(true).open(&library).unwrap().set_modified(made).unwrap();
    let libraries = [(Abi::Arm64, library.clone()), (Abi::X86_64, library)];
    let contents =
        Contents { libraries: &libraries, version: &Version::current().unwrap(), debuggable: true };
    let apk = package::package(&contents, &folder.join("inside"), &Tools::find()).unwrap();
    let sum = sha256(&apk).unwrap();
    (apk, sum)
}

#[test]
fn packing_again_elsewhere_and_later_gives_the_same_bytes() {
    let now = SystemTime::now();
    let library = b"not really a library".repeat(1000);
    let (_, first) = pack("pack-first", now, &library);
    let (_, second) = pack("pack-second-elsewhere", now - Duration::from_secs(123_456_789), &library);
    assert_eq!(first, second);
}

#[test]
fn an_apk_that_is_not_fit_for_a_phone_is_refused_with_all_its_faults() {
    let weights = fs::read(root().join(package::WEIGHTS)).unwrap();
    let (apk, _) = pack("unfit", SystemTime::now(), &weights);
    let version = Version::current().unwrap();
    let sdk = Sdk::of_manifest().unwrap();
    let expected = Expected { abis: &[Abi::Arm64, Abi::Arm], version: &version, sdk, debuggable: false };
    let complaint = inspect::inspect(&apk, &expected, &Tools::find()).unwrap_err().to_string();
    for part in [
        "lib/x86_64/libothello.so was not asked for",
        "lib/armeabi-v7a/libothello.so is missing",
        "native-code: 'arm64-v8a' 'armeabi-v7a'",
        "whether it can be debugged should be false",
        "no valid signature",
        "the library for arm64-v8a: it cannot be read",
        "the library for arm64-v8a: it has the weights in it",
    ] {
        assert!(complaint.contains(part), "{part} is missing in {complaint}");
    }
    // The weights beside the libraries are there, once, as they are in the repository.
    assert!(!complaint.contains(package::WEIGHTS), "{complaint}");
}
