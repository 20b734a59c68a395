//! A look into the finished APK, as a phone would: whatever is wrong in it is found here and not there.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

use super::abi::Abi;
use super::elf::Elf;
use super::imports::Imports;
use super::manifest::Sdk;
use super::package::ALIGNMENT;
use super::tools::Tools;
use super::version::Version;
use crate::cargo::{output, status};
use crate::failure::Failure;

/// What an APK must be.
#[derive(Debug)]
pub(crate) struct Expected<'a> {
    pub(crate) abis: &'a [Abi],
    pub(crate) version: &'a Version,
    pub(crate) sdk: Sdk,
    pub(crate) debuggable: bool,
}

/// Looks at everything and complains of all that is wrong at once.
pub(crate) fn inspect(apk: &Path, expected: &Expected<'_>, tools: &Tools) -> Result<(), Failure> {
    let mut complaints = entries(&output(Command::new("unzip").arg("-v").arg(apk))?, expected.abis);
    let is_aligned = output(tools.command("zipalign").args(["-c", ALIGNMENT]).arg(apk)).is_ok();
    if !is_aligned {
        complaints.push(format!("not everything that is stored is aligned to {ALIGNMENT} bytes"));
    }
    complaints.extend(badging(&output(tools.command("aapt2").args(["dump", "badging"]).arg(apk))?, expected));
    let tree = ["dump", "xmltree", "--file", "AndroidManifest.xml"];
    complaints.extend(manifest(&output(tools.command("aapt2").args(tree).arg(apk))?, expected));
    let min_sdk = expected.sdk.min.to_string();
    let verify = ["verify", "--verbose", "--min-sdk-version", &min_sdk];
    // An APK that does not verify is an error for apksigner; here it is one complaint among others.
    let verified = output(tools.command("apksigner").args(verify).arg(apk)).unwrap_or_default();
    complaints.extend(signatures(&verified));
    for &abi in expected.abis {
        let faults = library(apk, abi, expected.sdk.min)?;
        complaints.extend(faults.into_iter().map(|fault| format!("the library for {abi}: {fault}")));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!("{} is not fit for a phone:\n  {}", apk.display(), complaints.join("\n  "))))
}

/// What is wrong with one of the libraries.
fn library(apk: &Path, abi: Abi, min_sdk: u32) -> Result<Vec<String>, Failure> {
    let library = apk.with_extension(format!("{abi}.so"));
    if extract(apk, abi, &library).is_err() {
        // That it is missing was said with the entries.
        return Ok(Vec::new());
    }
    let elf = Elf::read(&library).unwrap_or_default();
    fs::remove_file(&library).map_err(|error| Failure::new(format!("{}: {error}", library.display())))?;
    Ok(elf.complaints(abi, min_sdk, &Imports::reviewed()?))
}

/// Takes the library for one processor out of an APK.
pub(crate) fn extract(apk: &Path, abi: Abi, place: &Path) -> Result<(), Failure> {
    let file = File::create(place).map_err(|error| Failure::new(format!("{}: {error}", place.display())))?;
    let entry = format!("lib/{abi}/libothello.so");
    let ended = status(
        Command::new("unzip").arg("-p").arg(apk).arg(&entry).stdout(Stdio::from(file)).stderr(Stdio::null()),
    )?;
    if ended.success() { Ok(()) } else { Err(Failure::new(format!("{} has no {entry}", apk.display()))) }
}

/// The list of files: the libraries that were asked for, stored, and nothing that has no business here.
fn entries(listing: &str, abis: &[Abi]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut libraries: Vec<String> = abis.iter().map(|abi| format!("lib/{abi}/libothello.so")).collect();
    for line in listing.lines() {
        // Length, method, size, ratio, date, time, checksum, name.
        let [_, method, _, _, _, _, _, name] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            continue;
        };
        if name.starts_with("lib/") {
            if method != "Stored" {
                complaints.push(format!("{name} is compressed ({method})"));
            }
            let n_before = libraries.len();
            libraries.retain(|library| library != name);
            if libraries.len() == n_before {
                complaints.push(format!("{name} was not asked for"));
            }
        } else if !["AndroidManifest.xml", "resources.arsc", "Name", "----"].contains(&name)
            && !name.starts_with("res/")
        {
            complaints.push(format!("{name} has no business here"));
        }
    }
    complaints.extend(libraries.iter().map(|library| format!("{library} is missing")));
    complaints
}

/// What launchers and shops see.
fn badging(listing: &str, expected: &Expected<'_>) -> Vec<String> {
    let Expected { version, sdk, abis, debuggable } = expected;
    let mut names: Vec<String> = abis.iter().map(|abi| format!("'{abi}'")).collect();
    names.sort_unstable();
    let needed = [
        format!(
            "package: name='org.rustothello.app' versionCode='{}' versionName='{}'",
            version.code(),
            version.name()
        ),
        format!("sdkVersion:'{}'", sdk.min),
        format!("targetSdkVersion:'{}'", sdk.target),
        "application-label:'Othello'".to_owned(),
        "application-label-in:'Othello'".to_owned(),
        "application: label='Othello' icon='res/mipmap-anydpi-v26/ic_launcher.xml'".to_owned(),
        "launchable-activity: name='android.app.NativeActivity'  label='Othello'".to_owned(),
        format!("native-code: {}", names.join(" ")),
    ];
    let lines: Vec<&str> = listing.lines().collect();
    let missing =
        needed.into_iter().filter(|start| !lines.iter().any(|line| line.starts_with(start.as_str())));
    let mut complaints: Vec<String> =
        missing.map(|line| format!("its badging has no line {line:?}")).collect();
    let permissions = lines.iter().filter(|line| line.contains("uses-permission"));
    complaints.extend(permissions.map(|line| format!("it asks for a permission: {line}")));
    if lines.contains(&"application-debuggable") != *debuggable {
        complaints.push(format!("whether it can be debugged should be {debuggable}"));
    }
    complaints
}

/// What the system reads when it installs and starts the app.
fn manifest(tree: &str, expected: &Expected<'_>) -> Vec<String> {
    let mut needed = vec![
        ":hasCode(0x0101000c)=false",
        ":extractNativeLibs(0x010104ea)=false",
        ":enableOnBackInvokedCallback(0x0101066c)=false",
        ":exported(0x01010010)=true",
        ":launchMode(0x0101001d)=2",
        ":name(0x01010003)=\"android.app.lib_name\"",
        ":value(0x01010024)=\"othello\"",
        ":name(0x01010003)=\"android.app.func_name\"",
        ":value(0x01010024)=\"othello_on_create\"",
        ":dataExtractionRules(0x0101063e)=@",
        ":fullBackupContent(0x010104eb)=@",
    ];
    if expected.debuggable {
        needed.push(":debuggable(0x0101000f)=true");
    }
    let missing = needed.into_iter().filter(|part| !tree.contains(part));
    missing.map(|part| format!("its manifest has nothing like {part:?}")).collect()
}

/// Which forms of signatures hold.
fn signatures(listing: &str) -> Vec<String> {
    let holds = |form: &str| {
        listing
            .lines()
            .any(|line| line.starts_with(&format!("Verified using {form} scheme")) && line.ends_with("true"))
    };
    let missing = ["v2", "v3"].into_iter().filter(|form| !holds(form));
    missing.map(|form| format!("it has no valid signature of form {form}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = "Archive:  othello.apk
 Length   Method    Size  Cmpr    Date    Time   CRC-32   Name
--------  ------  ------- ---- ---------- ----- --------  ----
    3468  Defl:N     1206  65% 1980-01-01 00:00 e7263f23  AndroidManifest.xml
     548  Defl:N      241  56% 1980-01-01 00:00 5ea035c3  res/mipmap-anydpi-v26/ic_launcher.xml
    3884  Stored     3884   0% 1980-01-01 00:00 de8a7e65  resources.arsc
 6000000  Stored  6000000   0% 1980-01-01 00:00 0badcafe  lib/arm64-v8a/libothello.so
--------          -------  ---                            -------
 6007900          6005331   0%                            4 files
";

    #[test]
    fn the_list_of_files_holds_what_was_asked_for_and_nothing_else() {
        let complaints = |listing: &str| entries(listing, &[Abi::Arm64]);
        assert_eq!(complaints(LISTING), [] as [String; 0]);
        for (good, bad, complaint) in [
            ("6000000  Stored", "6000000  Defl:N", "lib/arm64-v8a/libothello.so is compressed (Defl:N)"),
            ("resources.arsc", "classes.dex", "classes.dex has no business here"),
        ] {
            assert_eq!(complaints(&LISTING.replace(good, bad)), [complaint]);
        }
        assert_eq!(complaints(&LISTING.replace("arm64-v8a", "x86")).len(), 2);
    }

    #[test]
    fn a_permission_in_the_badging_is_a_fault() {
        let version = Version::current().unwrap();
        let sdk = Sdk { min: 26, target: 36 };
        let expected = Expected { abis: &[Abi::Arm64], version: &version, sdk, debuggable: false };
        let complaints = badging("uses-permission: name='android.permission.INTERNET'\n", &expected);
        assert!(complaints.iter().any(|complaint| complaint.contains("android.permission.INTERNET")));
        assert!(complaints.iter().any(|complaint| complaint.contains("native-code: 'arm64-v8a'")));
    }

    #[test]
    fn both_forms_of_signatures_must_hold() {
        let both = "Verifies\nVerified using v1 scheme (JAR signing): false\n\
                    Verified using v2 scheme (APK Signature Scheme v2): true\n\
                    Verified using v3 scheme (APK Signature Scheme v3): true\n";
        assert_eq!(signatures(both), [] as [String; 0]);
        assert_eq!(signatures(&both.replace("v3): true", "v3): false")).len(), 1);
        assert_eq!(signatures("").len(), 2);
    }
}
