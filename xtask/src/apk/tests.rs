//! What the build promises, as far as it can be shown without building the app. What needs packages that are not there
//! is skipped, except in `cargo xtask test --all`.

use std::io;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::thread;
use std::time::{Duration, SystemTime};

use super::inspect::Expected;
use super::linker::Linker;
use super::package::Contents;
use super::toolchain::Toolchain;
use super::tools::Tools;
use super::*;
use crate::cargo::status;
use crate::packages::must_skip;

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
    let release = Order { variant: Variant::Release, ..Order::debug(&[Abi::Arm64], true) };
    assert_eq!(release.file_name(), "othello-release-arm64-v8a.apk");
}

/// Android's name for this machine's processor.
const HERE: Abi = if cfg!(target_arch = "aarch64") { Abi::Arm64 } else { Abi::X86_64 };

/// What linking needs.
fn linking() -> Vec<&'static Package> {
    Linker::find(Path::new("rustc")).packages().to_vec()
}

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
    if must_skip("a_name_that_android_lacks_fails_the_link_and_is_named", &linking()) {
        return;
    }
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
        [
            "it does not export ANativeActivity_onCreate",
            "it does not export othello_on_create",
            "it does not export __wrap_AInputQueue_finishEvent",
        ]
    );
    let elsewhere =
        elf::Elf::read(&bytes).unwrap().complaints(Abi::Arm, 26, &imports::Imports::reviewed().unwrap());
    assert!(elsewhere.iter().any(|complaint| complaint.contains("not for armeabi-v7a")), "{elsewhere:?}");
}

/// Android has `getrandom` from API 28 on, and we promise 26: only code that asks before it calls may name it.
#[test]
fn a_name_that_is_newer_than_the_oldest_phone_fails_the_link_too() {
    if must_skip("a_name_that_is_newer_than_the_oldest_phone_fails_the_link_too", &linking()) {
        return;
    }
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
    let (version, sdk) = (Version::current().unwrap(), Sdk::of_manifest().unwrap());
    let contents = Contents { libraries: &libraries, version: &version, sdk, debuggable: true };
    let apk = package::package(&contents, &folder.join("inside"), &Tools::find()).unwrap();
    let sum = sha256(&apk).unwrap();
    (apk, sum)
}

#[test]
fn packing_again_elsewhere_and_later_gives_the_same_bytes() {
    if must_skip("packing_again_elsewhere_and_later_gives_the_same_bytes", Tools::find().packages()) {
        return;
    }
    let now = SystemTime::now();
    let library = b"not really a library".repeat(1000);
    let (_, first) = pack("pack-first", now, &library);
    let (_, second) = pack("pack-second-elsewhere", now - Duration::from_secs(123_456_789), &library);
    assert_eq!(first, second);
}

#[test]
fn an_apk_that_is_not_fit_for_a_phone_is_refused_with_all_its_faults() {
    if must_skip(
        "an_apk_that_is_not_fit_for_a_phone_is_refused_with_all_its_faults",
        Tools::find().packages(),
    ) {
        return;
    }
    let weights = fs::read(root().join(package::WEIGHTS)).unwrap();
    let (apk, _) = pack("unfit", SystemTime::now(), &weights);
    let version = Version::current().unwrap();
    let sdk = Sdk::of_manifest().unwrap();
    let expected =
        Expected { abis: &[Abi::Arm64, Abi::Arm], version: &version, sdk, variant: Variant::Release };
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

/// A bundle with these bytes in the place of the libraries.
fn bundle(name: &str) -> PathBuf {
    let folder = scratch(name);
    let library = folder.join("library.so");
    fs::write(&library, "not really a library").unwrap();
    let libraries = [(Abi::Arm64, library.clone()), (Abi::X86_64, library)];
    let (version, sdk) = (Version::current().unwrap(), Sdk::of_manifest().unwrap());
    let contents = Contents { libraries: &libraries, version: &version, sdk, debuggable: false };
    bundle::package(&contents, &folder.join("inside"), &Tools::find()).unwrap()
}

#[test]
fn a_bundle_has_the_same_bytes_everywhere_and_only_its_libraries_are_complained_of() {
    if must_skip("a_bundle", Tools::find().packages()) {
        return;
    }
    let (first, second) = (bundle("bundle-first"), bundle("bundle-second-elsewhere"));
    assert_eq!(sha256(&first).unwrap(), sha256(&second).unwrap());
    let (version, sdk) = (Version::current().unwrap(), Sdk::of_manifest().unwrap());
    let complaint = |abis: &[Abi]| {
        let expected = Expected { abis, version: &version, sdk, variant: Variant::Release };
        bundle::inspect(&first, &expected, &Tools::find()).unwrap_err().to_string()
    };
    let told = complaint(&[Abi::Arm64, Abi::X86_64]);
    let unreadable = told.lines().filter(|line| line.contains("it cannot be read")).count();
    assert_eq!((unreadable, told.lines().count()), (2, 3), "{told}");
    let told = complaint(&[Abi::Arm]);
    for part in [
        "base/lib/arm64-v8a/libothello.so has no business here",
        "base/lib/armeabi-v7a/libothello.so is missing",
        "its libraries are for",
        "native-code: 'armeabi-v7a'",
    ] {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
}

/// Writes an executable file.
fn write_program(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    // A process that another test starts at this moment still has the file open for a blink, and Linux runs no file that
    // somebody could write to.
    while Command::new(path).output().is_err_and(|error| error.kind() == io::ErrorKind::ExecutableFileBusy) {
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_linker_of_an_ndk_is_taken_before_any_other() {
    let ndk = scratch("ndk");
    let program = ndk.join("toolchains/llvm/prebuilt/linux-x86_64/bin/ld.lld");
    write_program(&program, "#!/bin/sh\n");
    let linker = Linker::choose(Some(&ndk), Path::new("rustc"));
    assert_eq!(linker.program(), program);
    assert!(linker.packages().is_empty() && linker.describe().ends_with("of the NDK in ANDROID_NDK_HOME"));
    // A folder that is no NDK is passed over.
    assert!(Linker::choose(Some(&scratch("no-ndk")), Path::new("rustc")).program() != program);
}

#[test]
fn the_targets_of_rustup_are_taken_if_they_are_there_for_all_processors() {
    let folder = scratch("rustup");
    let rustc = folder.join("rustc");
    let lib = folder.join("lib");
    // It answers as rustc does: `--print target-libdir --target NAME`.
    write_program(&rustc, &format!("#!/bin/sh\n[ \"$2\" = target-libdir ] && echo {}/$4\n", lib.display()));
    for abi in [Abi::Arm64, Abi::X86_64] {
        let libraries = lib.join(abi.target());
        fs::create_dir_all(&libraries).unwrap();
        fs::write(libraries.join("libstd-0123456789abcdef.rlib"), "").unwrap();
    }
    let ready = Toolchain::choose_with(&rustc, &[Abi::Arm64, Abi::X86_64]);
    assert!(!ready.builds_std() && ready.packages().is_empty());
    assert_eq!(ready.rustc(), rustc);
    assert!(ready.describe().ends_with("with the Android targets that are installed"));
    assert!(Toolchain::choose_with(&rustc, &Abi::ALL).builds_std());
}

#[test]
fn the_newest_tools_of_a_whole_sdk_are_taken() {
    let sdk = scratch("sdk");
    for version in ["9.0.0", "36.0.0"] {
        for program in ["aapt2", "apksigner"] {
            write_program(&sdk.join("build-tools").join(version).join(program), "#!/bin/sh\n");
        }
    }
    assert_eq!(Tools::in_sdk(&sdk), None, "there is no platform yet");
    let framework = sdk.join("platforms/android-36/android.jar");
    write_program(&framework, "");
    let tools = Tools::in_sdk(&sdk).unwrap();
    assert_eq!(tools.framework(), framework);
    assert_eq!(tools.command("aapt2").get_program(), sdk.join("build-tools/36.0.0/aapt2"));
}

fn options(arguments: &[&str]) -> Options {
    #[derive(clap::Parser)]
    struct CommandLine {
        #[command(flatten)]
        options: Options,
    }
    let arguments = ["apk"].iter().chain(arguments);
    <CommandLine as clap::Parser>::try_parse_from(arguments).unwrap().options
}

#[test]
fn without_flags_it_is_for_the_phone_on_the_cable_or_for_nearly_every_phone() {
    let ordered = |arguments: &[&str], attached| {
        let order = Order::new(&options(arguments), || attached);
        (order.variant, order.abis)
    };
    assert_eq!(ordered(&[], None), (Variant::Debug, vec![Abi::Arm64]));
    assert_eq!(ordered(&[], Some(Abi::X86_64)), (Variant::Debug, vec![Abi::X86_64]));
    assert_eq!(ordered(&["--abi", "armeabi-v7a"], Some(Abi::X86_64)), (Variant::Debug, vec![Abi::Arm]));
    assert_eq!(ordered(&["--release"], Some(Abi::X86_64)), (Variant::Release, Abi::ALL.to_vec()));
    let unsigned = ["--release", "--unsigned", "--abi", "arm64-v8a"];
    assert_eq!(ordered(&unsigned, None), (Variant::Unsigned, vec![Abi::Arm64]));
}
