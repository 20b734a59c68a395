//! System packages: which ones a step needs, whether they are there, and fetching them when they are not.
//!
//! A package is found by what it brings (a command, a library, a file) and not by asking the package manager, so
//! that a machine without apt that has the same things by other means is served as well.

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Error, Result};

use crate::apk::Abi;
use crate::cargo::status;

/// Something that Debian calls by this name, and that we use.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Package {
    /// Its name for apt.
    pub(crate) name: &'static str,
    /// What we do with it, as the end of "is needed …".
    pub(crate) why: &'static str,
    /// How to know that it is there.
    pub(crate) sign: Sign,
}

/// What a package leaves on a machine.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A command in the search path.
    Command(&'static str),
    /// A shared library that the loader knows.
    Library(&'static str),
    /// A file in this folder whose name begins so.
    File(&'static str, &'static str),
}

/// What painting without a window needs: the tests that compare pictures of the screens.
pub(crate) const PAINTING: &[&Package] = &[&VULKAN_LOADER, &VULKAN_DRIVERS];

/// What a window on a display without a screen needs: the test that starts the desktop app and clicks in it.
pub(crate) const WINDOW: &[&Package] = &[
    &VULKAN_LOADER,
    &VULKAN_DRIVERS,
    &library("libx11-6", "libX11.so.6"),
    &library("libx11-xcb1", "libX11-xcb.so.1"),
    &library("libxcursor1", "libXcursor.so.1"),
    &library("libxi6", "libXi.so.6"),
    &library("libxrandr2", "libXrandr.so.2"),
    &library("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
    &Package { name: "libasound2", why: "to play sounds", sign: Sign::Library("libasound.so.2") },
    &XVFB,
    &Package { name: "xdotool", why: "to click in the window", sign: Sign::Command("xdotool") },
    &Package { name: "imagemagick", why: "to take pictures of the window", sign: Sign::Command("import") },
];

/// What the bench phone is made of: Java, a display without a screen, and drivers that draw on the processor.
const PHONE: &[&Package] = &[
    &VULKAN_LOADER,
    &VULKAN_DRIVERS,
    &XVFB,
    &library("libx11-6", "libX11.so.6"),
    &phone("libegl1", "to draw with OpenGL ES", Sign::Library("libEGL.so.1")),
    &phone("libegl-mesa0", "to draw with OpenGL ES", Sign::File("/usr/share/glvnd/egl_vendor.d", "50_mesa")),
    &phone(
        "libgl1-mesa-dri",
        "to draw with OpenGL ES",
        Sign::File("/usr/lib/x86_64-linux-gnu/dri", "swrast_dri"),
    ),
    &phone("default-jdk-headless", "to play Android's Java side", Sign::Command("javac")),
];

/// What it needs besides to play an arm64 phone. That phone's own libraries are fetched, not installed.
const PHONE_ARM64: &[&Package] = &[
    &phone("qemu-user", "to play an arm64 processor", Sign::Command("qemu-aarch64")),
    &phone("gcc-aarch64-linux-gnu", "to link for it", Sign::Command("aarch64-linux-gnu-gcc")),
    &phone("libc6-dev-arm64-cross", "to link for it", Sign::File("/usr/aarch64-linux-gnu/lib", "libc.so")),
    &debian_rust("rustc-web", "to compile for it"),
    &debian_rust("cargo-web", "to build with that compiler"),
];

/// What playing on the bench phone needs, apart from what building the APK does.
pub(crate) fn of_phone(abi: Abi) -> Vec<&'static Package> {
    let played: &[&Package] = if abi == Abi::Arm64 { PHONE_ARM64 } else { &[] };
    [PHONE, played].concat()
}

/// A row of the bench phone's.
const fn phone(name: &'static str, why: &'static str, sign: Sign) -> Package {
    Package { name, why, sign }
}

const XVFB: Package =
    Package { name: "xvfb", why: "to show windows on no screen", sign: Sign::Command("Xvfb") };

/// What makes an APK out of libraries and resources, and looks into it.
pub(crate) const PACKAGING: &[&Package] = &[
    &Package { name: "aapt", why: "to compile the manifest and resources", sign: Sign::Command("aapt2") },
    &Package { name: "apksigner", why: "to sign the APK", sign: Sign::Command("apksigner") },
    &Package {
        name: "android-framework-res",
        why: "to know Android's own resources",
        sign: Sign::File(FRAMEWORK_FOLDER, "framework-res.apk"),
    },
    &KEYTOOL,
];

/// What an Android SDK leaves to others.
pub(crate) const CHECKING: &[&Package] = &[&KEYTOOL];

/// Where Debian keeps Android's own resources.
pub(crate) const FRAMEWORK_FOLDER: &str = "/usr/share/android-framework-res";

/// Debian's newest compiler with the source of its std, from which std for the phone is built.
pub(crate) const RUST_WITH_SOURCE: &[&Package] = &[
    &debian_rust("rustc-web", "to compile for the phone"),
    &debian_rust("cargo-web", "to build with that compiler"),
    &debian_rust("rust-web-src", "to build the standard library for the phone"),
];

/// That compiler's own lints.
pub(crate) const RUST_LINTS: &[&Package] = &[&debian_rust("rust-web-clippy", "to lint the phone's code")];

/// A linker for every processor.
pub(crate) const LLD: Package =
    Package { name: "lld", why: "to link for the phone", sign: Sign::Command("ld.lld") };

/// Talks to a phone on a cable.
pub(crate) const ADB: Package =
    Package { name: "adb", why: "to talk to the phone", sign: Sign::Command("adb") };

/// Checks what software centres of desktops read of the game.
pub(crate) const APPSTREAM: Package = Package {
    name: "appstream",
    why: "to check the desktop's metadata",
    sign: Sign::Command("appstreamcli"),
};

/// The variable under which a test that misses something on this machine fails: `cargo xtask test --all` sets it.
pub(crate) const REQUIRE_ALL: &str = "OTHELLO_REQUIRE_ALL";

/// Signs bundles.
pub(crate) const JARSIGNER: Package =
    Package { name: "default-jdk-headless", why: "to sign the bundle", sign: Sign::Command("jarsigner") };

const KEYTOOL: Package =
    Package { name: "default-jre-headless", why: "to make a debug key", sign: Sign::Command("keytool") };

/// A package of Debian's set; its commands alone would not tell it from an older compiler of the same name.
const fn debian_rust(name: &'static str, why: &'static str) -> Package {
    Package { name, why, sign: Sign::File("/usr/share/doc", name) }
}

const VULKAN_LOADER: Package = Package {
    name: "libvulkan1",
    why: "to reach a graphics card, or what stands in for one",
    sign: Sign::Library("libvulkan.so.1"),
};

const VULKAN_DRIVERS: Package = Package {
    name: "mesa-vulkan-drivers",
    why: "to paint without a graphics card",
    // Mesa's driver that paints on the processor: the pictures are then the same on every machine.
    sign: Sign::File("/usr/share/vulkan/icd.d", "lvp_icd"),
};

/// A library that the window system's client code loads when it starts, so that no build would miss it.
const fn library(name: &'static str, file: &'static str) -> Package {
    Package { name, why: "to open the window", sign: Sign::Library(file) }
}

/// Makes sure that these packages are there: installs what is missing after asking, or without asking if `agreed`
/// or where nobody could answer (continuous integration).
pub(crate) fn provide(needs: &[&Package], agreed: bool) -> Result<()> {
    let missing = missing(needs, |package| is_there(&package.sign));
    if missing.is_empty() {
        return Ok(());
    }
    println!("Missing system packages:");
    for package in &missing {
        println!("  {} is needed {}", package.name, package.why);
    }
    let surroundings = Surroundings::look(agreed);
    let may_install = match decide(surroundings) {
        Decision::Install => true,
        Decision::Ask => confirm("Install them with apt-get now?")?,
        Decision::Refuse(obstacle) => return Err(refusal(obstacle, &missing)),
    };
    if !may_install {
        return Err(refusal(Obstacle::Declined, &missing));
    }
    apt_get(surroundings, &["update"], &missing)?;
    let names = missing.iter().map(|package| package.name);
    let install: Vec<&str> = ["install", "-y", "--no-install-recommends"].into_iter().chain(names).collect();
    apt_get(surroundings, &install, &missing)
}

/// The packages that are not there, each once, in the order they are asked for.
fn missing<'a>(needs: &[&'a Package], is_there: impl Fn(&Package) -> bool) -> Vec<&'a Package> {
    let mut missing: Vec<&Package> = Vec::new();
    for &package in needs {
        if !missing.contains(&package) && !is_there(package) {
            missing.push(package);
        }
    }
    missing
}

/// Everything that the decision about installing depends on.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "five independent facts about a machine, each asked once")]
struct Surroundings {
    agreed: bool,
    has_apt: bool,
    is_root: bool,
    has_sudo: bool,
    has_terminal: bool,
}

impl Surroundings {
    fn look(agreed: bool) -> Self {
        Self {
            agreed: agreed || in_ci(env::var("CI").ok().as_deref()),
            has_apt: has_command("apt-get"),
            is_root: Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0"),
            has_sudo: has_command("sudo"),
            has_terminal: io::stdin().is_terminal(),
        }
    }
}

/// Whether the variable `CI` says that a machine runs us and nobody could answer a question.
pub(crate) fn in_ci(variable: Option<&str>) -> bool {
    variable.is_some_and(|value| !["", "0", "false"].contains(&value))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    Install,
    Ask,
    Refuse(Obstacle),
}

/// Why nothing is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Obstacle {
    NoApt,
    NoRights,
    NobodyToAsk,
    Declined,
    AptFailed,
}

const fn decide(surroundings: Surroundings) -> Decision {
    let Surroundings { agreed, has_apt, is_root, has_sudo, has_terminal } = surroundings;
    if !has_apt {
        Decision::Refuse(Obstacle::NoApt)
    } else if !is_root && !has_sudo {
        Decision::Refuse(Obstacle::NoRights)
    } else if agreed {
        Decision::Install
    } else if has_terminal {
        Decision::Ask
    } else {
        Decision::Refuse(Obstacle::NobodyToAsk)
    }
}

/// The sentence for a person whose packages were not installed, with the command that would do it.
fn refusal(obstacle: Obstacle, missing: &[&Package]) -> Error {
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    let names = names.join(" ");
    let by_hand = format!("apt-get install --no-install-recommends {names}");
    Error::msg(match obstacle {
        Obstacle::NoApt => {
            format!("this machine has no apt-get: please install what Debian calls {names} by other means")
        }
        Obstacle::NoRights => {
            format!("only root may install packages and there is no sudo here; as root: {by_hand}")
        }
        Obstacle::NobodyToAsk => {
            format!("packages are missing and there is no terminal to ask at: add --yes, or run {by_hand}")
        }
        Obstacle::Declined => format!("without these packages it cannot go on; later: {by_hand}"),
        Obstacle::AptFailed => format!("apt-get failed, see above; to try by hand: {by_hand}"),
    })
}

/// Asks a question that only a clear yes answers with yes.
pub(crate) fn confirm(question: &str) -> Result<bool> {
    print!("{question} [y/N] ");
    let mut answer = String::new();
    io::stdout()
        .flush()
        .and_then(|()| io::stdin().lock().read_line(&mut answer))
        .context("the terminal does not answer")?;
    Ok(is_yes(&answer))
}

fn is_yes(answer: &str) -> bool {
    ["y", "yes"].iter().any(|yes| answer.trim().eq_ignore_ascii_case(yes))
}

fn apt_get(surroundings: Surroundings, arguments: &[&str], missing: &[&Package]) -> Result<()> {
    let mut command = if surroundings.is_root {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        // sudo drops the environment, and a question of a package would wait for ever in a script.
        sudo.args(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        sudo
    };
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    if status(&mut command)?.success() { Ok(()) } else { Err(refusal(Obstacle::AptFailed, missing)) }
}

/// Whether a package has left its sign on this machine.
fn is_there(sign: &Sign) -> bool {
    match sign {
        Sign::Command(name) => has_command(name),
        Sign::Library(name) => has_library(name),
        Sign::File(folder, start) => has_file(Path::new(folder), start),
    }
}

/// Whether a command is in the search path.
pub(crate) fn has_command(name: &str) -> bool {
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).any(|folder| folder.join(name).is_file())
}

fn has_library(name: &str) -> bool {
    // Outside of root's search path the loader's list is still readable under its full name.
    ["ldconfig", "/sbin/ldconfig"].iter().any(|program| {
        let listed = Command::new(program).arg("-p").output();
        listed.is_ok_and(|listed| lists(&String::from_utf8_lossy(&listed.stdout), name))
    })
}

/// Whether the loader's list has a line for this very library.
fn lists(listing: &str, library: &str) -> bool {
    listing.lines().any(|line| line.split_whitespace().next() == Some(library))
}

fn has_file(folder: &Path, start: &str) -> bool {
    let Ok(files) = folder.read_dir() else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with(start))
}

/// Whether a test has to be skipped because these packages are not all there; it then says so past the test harness,
/// which keeps what a passing test prints to itself.
///
/// # Panics
/// If something is missing and [`REQUIRE_ALL`] is set.
#[cfg(test)]
pub(crate) fn must_skip(test: &str, needs: &[&Package]) -> bool {
    let missing = missing(needs, |package| is_there(&package.sign));
    let Some(sentence) = skipping(test, &missing, in_ci(env::var(REQUIRE_ALL).ok().as_deref())) else {
        return false;
    };
    writeln!(io::stderr(), "{sentence}").is_ok()
}

#[cfg(test)]
fn skipping(test: &str, missing: &[&Package], require_all: bool) -> Option<String> {
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    assert!(names.is_empty() || !require_all, "{test} needs {}", names.join(", "));
    let names = names.join(", ");
    (!missing.is_empty())
        .then(|| format!("{test}: SKIPPED, it needs {names} (cargo xtask test --all installs it)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LUCKY: Surroundings =
        Surroundings { agreed: true, has_apt: true, is_root: true, has_sudo: true, has_terminal: true };

    #[test]
    fn only_what_is_missing_is_asked_for_and_only_once() {
        let needs: Vec<&Package> = PAINTING.iter().chain(WINDOW).copied().collect();
        let missing = missing(&needs, |package| package.name.starts_with("libx"));
        let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
        let expected = ["libvulkan1", "mesa-vulkan-drivers", "libasound2", "xvfb", "xdotool", "imagemagick"];
        assert_eq!(names, expected);
    }

    #[test]
    fn a_test_that_misses_something_is_skipped_with_a_sentence() {
        assert_eq!(skipping("linking", &[], true), None);
        let sentence = skipping("linking", &[&LLD], false).unwrap();
        assert!(sentence.contains("linking: SKIPPED, it needs lld"), "{sentence}");
    }

    #[test]
    #[should_panic(expected = "linking needs lld")]
    fn and_fails_where_nothing_may_be_skipped() {
        skipping("linking", &[&LLD], true);
    }

    #[test]
    fn root_and_sudo_may_install_when_it_is_agreed() {
        assert_eq!(decide(LUCKY), Decision::Install);
        assert_eq!(decide(Surroundings { is_root: false, ..LUCKY }), Decision::Install);
        assert_eq!(decide(Surroundings { has_sudo: false, ..LUCKY }), Decision::Install);
        assert_eq!(decide(Surroundings { has_terminal: false, ..LUCKY }), Decision::Install);
    }

    #[test]
    fn without_agreement_a_person_is_asked_and_a_script_is_refused() {
        let asked = Surroundings { agreed: false, ..LUCKY };
        assert_eq!(decide(asked), Decision::Ask);
        let script = Surroundings { has_terminal: false, ..asked };
        assert_eq!(decide(script), Decision::Refuse(Obstacle::NobodyToAsk));
    }

    #[test]
    fn agreement_does_not_help_where_there_is_no_apt_or_no_right() {
        let elsewhere = Surroundings { has_apt: false, ..LUCKY };
        assert_eq!(decide(elsewhere), Decision::Refuse(Obstacle::NoApt));
        let guest = Surroundings { is_root: false, has_sudo: false, ..LUCKY };
        assert_eq!(decide(guest), Decision::Refuse(Obstacle::NoRights));
    }

    #[test]
    fn every_refusal_names_the_packages() {
        use Obstacle::{AptFailed, Declined, NoApt, NoRights, NobodyToAsk};
        for obstacle in [NoApt, NoRights, NobodyToAsk, Declined, AptFailed] {
            let sentence = refusal(obstacle, PAINTING).to_string();
            assert!(sentence.contains("libvulkan1 mesa-vulkan-drivers"), "{sentence}");
        }
        assert!(refusal(NobodyToAsk, PAINTING).to_string().contains("--yes"));
    }

    #[test]
    fn only_a_clear_yes_counts() {
        assert!(is_yes("y\n") && is_yes("Yes\n"));
        assert!(["", "\n", "n\n", "yeah, later\n", "no"].iter().all(|answer| !is_yes(answer)));
    }

    #[test]
    fn ci_is_recognised_by_its_variable() {
        assert!(in_ci(Some("true")) && in_ci(Some("1")));
        assert!(!in_ci(None) && !in_ci(Some("")) && !in_ci(Some("false")) && !in_ci(Some("0")));
    }

    #[test]
    fn a_library_is_found_by_its_whole_name() {
        let listing = "2 libs found in cache\n\tlibvulkan.so.1 (libc6,x86-64) => /lib/libvulkan.so.1\n";
        assert!(lists(listing, "libvulkan.so.1"));
        assert!(!lists(listing, "libvulkan.so") && !lists(listing, "libX11.so.6"));
    }

    #[test]
    fn commands_and_files_are_found_where_they_are() {
        assert!(has_command("cargo") && !has_command("no-such-command"));
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(has_file(here, "Cargo.to") && !has_file(here, "Cargo.no"));
        assert!(!has_file(Path::new("/no/such/folder"), ""));
    }
}
