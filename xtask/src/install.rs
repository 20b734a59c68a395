//! `cargo xtask install`: the app onto the phone on the cable, and started.

use std::process::Command;

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};

use crate::apk::{self, Abi, Order};
use crate::cargo::output;
use crate::packages;

/// Build the app for the attached phone, install it there and start it.
///
/// Needs adb (installed after asking if it is missing) and a phone with USB debugging on. The debug build for this
/// phone's processor is made first; the game saved on the phone is kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Which phone, if several are attached: its number in `adb devices`.
    #[arg(long, value_name = "SERIAL")]
    serial: Option<String>,
    /// Install what is missing on this machine without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Finds the phone, builds for it and installs.
pub(crate) fn run(options: &Options) -> Result<()> {
    packages::provide(&[&packages::ADB], options.yes)?;
    let listing = output(Command::new("adb").arg("devices"))?;
    let serial = choose(&devices(&listing), options.serial.as_deref())?;
    let phone = |arguments: &[&str]| output(Command::new("adb").args(["-s", &serial]).args(arguments));
    let list = phone(&["shell", "getprop", "ro.product.cpu.abilist"])?;
    let abi = first_known(&list)
        .with_context(|| format!("no app for this phone: its processors are {}", list.trim()))?;
    println!("The phone {serial} takes {abi}.");
    let apk = apk::build(&Order::debug(&[abi], options.yes))?;
    phone(&["install", "-r", &apk.to_string_lossy()])?;
    phone(&["shell", "am", "start", "-n", "org.rustothello.app/android.app.NativeActivity"])?;
    println!("Installed and started on {serial}.");
    Ok(())
}

/// The kind of processor of the one phone that is attached, where there is adb and one that lets us in.
pub(crate) fn attached() -> Option<Abi> {
    if !packages::has_command("adb") {
        return None;
    }
    let serial = choose(&devices(&output(Command::new("adb").arg("devices")).ok()?), None).ok()?;
    let list = ["-s", &serial, "shell", "getprop", "ro.product.cpu.abilist"];
    first_known(&output(Command::new("adb").args(list)).ok()?)
}

/// A line of `adb devices`: the number of a phone, and whether it lets us in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Device {
    serial: String,
    state: String,
}

fn devices(listing: &str) -> Vec<Device> {
    let lines = listing.lines().filter_map(|line| line.split_once('\t'));
    lines
        .map(|(serial, state)| Device { serial: serial.to_owned(), state: state.trim().to_owned() })
        .collect()
}

/// The one phone that is meant, or what to do about it.
fn choose(devices: &[Device], wanted: Option<&str>) -> Result<String> {
    let meant: Vec<&Device> =
        devices.iter().filter(|device| wanted.is_none_or(|serial| serial == device.serial)).collect();
    let serials: Vec<&str> = devices.iter().map(|device| device.serial.as_str()).collect();
    match (meant[..].as_ref(), wanted) {
        ([Device { serial, state }], _) if state == "device" => Ok(serial.clone()),
        ([Device { serial, state }], _) if state == "unauthorized" => Err(anyhow!(
            "the phone {serial} does not trust this machine yet: unlock it, answer its question, and try again"
        )),
        ([Device { serial, state }], _) => {
            Err(anyhow!("the phone {serial} is {state}: unplug it, plug it in again, and try again"))
        }
        ([], Some(serial)) => Err(anyhow!(
            "there is no phone {serial} here; adb sees {}",
            if serials.is_empty() { "none".to_owned() } else { serials.join(", ") }
        )),
        ([], None) => Err(anyhow!(
            "no phone is attached. On the phone: Settings, About, tap the build number seven times; then Developer \
             options, USB debugging. Plug it in and try again"
        )),
        _ => Err(anyhow!("several phones are attached: say --serial with one of {}", serials.join(", "))),
    }
}

/// The first of a phone's processors that we build for; phones list the best first.
fn first_known(list: &str) -> Option<Abi> {
    list.trim().split(',').find_map(|name| Abi::from_str(name, false).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(listing: &str, wanted: Option<&str>) -> Result<String, String> {
        choose(&devices(listing), wanted).map_err(|failure| failure.to_string())
    }

    #[test]
    fn the_one_phone_on_the_cable_is_taken() {
        let listing = "List of devices attached\nR58M123\tdevice\n\n";
        assert_eq!(chosen(listing, None).unwrap(), "R58M123");
        assert_eq!(chosen(listing, Some("R58M123")).unwrap(), "R58M123");
    }

    #[test]
    fn whoever_cannot_install_is_told_what_to_do() {
        let none = "List of devices attached\n\n";
        let two = "List of devices attached\nA\tdevice\nB\tunauthorized\n";
        for (listing, wanted, help) in [
            (none, None, "USB debugging"),
            (none, Some("A"), "adb sees none"),
            (two, None, "--serial with one of A, B"),
            (two, Some("B"), "answer its question"),
            (two, Some("C"), "adb sees A, B"),
            ("List of devices attached\nA\toffline\n", None, "is offline"),
        ] {
            let sentence = chosen(listing, wanted).unwrap_err();
            assert!(sentence.contains(help), "{help:?} is missing in {sentence:?}");
        }
        assert_eq!(chosen(two, Some("A")).unwrap(), "A");
    }

    #[test]
    fn the_best_processor_that_we_build_for_is_chosen() {
        assert_eq!(first_known("arm64-v8a,armeabi-v7a,armeabi\n"), Some(Abi::Arm64));
        assert_eq!(first_known("riscv64,x86_64\n"), Some(Abi::X86_64));
        assert_eq!(first_known("mips\n"), None);
    }
}
