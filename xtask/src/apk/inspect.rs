//! A look into the finished APK, as a phone would: whatever is wrong in it is found here and not there.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::abi::Abi;
use super::elf::Elf;
use super::imports::Imports;
use super::manifest::Sdk;
use super::package::{ALIGNMENT, WEIGHTS, library_name};
use super::tools::Tools;
use super::version::Version;
use crate::cargo::{output, root};
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
    complaints.extend(size(fs::metadata(apk).map_err(|error| trouble(apk, &error))?.len(), expected.abis));
    let trained = root().join(WEIGHTS);
    let trained = fs::read(&trained).map_err(|error| trouble(&trained, &error))?;
    // That they are missing is said with the entries.
    if extract(apk, WEIGHTS)?.is_some_and(|weights| weights != trained) {
        complaints.push(format!("{WEIGHTS} is not the file of the repository"));
    }
    for &abi in expected.abis {
        let faults = library(apk, abi, expected.sdk.min, &trained)?;
        complaints.extend(faults.into_iter().map(|fault| format!("the library for {abi}: {fault}")));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!("{} is not fit for a phone:\n  {}", apk.display(), complaints.join("\n  "))))
}

/// What is wrong with one of the libraries.
fn library(apk: &Path, abi: Abi, min_sdk: u32, weights: &[u8]) -> Result<Vec<String>, Failure> {
    // That it is missing was said with the entries.
    let Some(bytes) = extract(apk, &library_name(abi))? else { return Ok(Vec::new()) };
    let library = apk.with_extension(format!("{abi}.so"));
    fs::write(&library, &bytes).map_err(|error| trouble(&library, &error))?;
    let elf = Elf::read(&library).unwrap_or_default();
    fs::remove_file(&library).map_err(|error| trouble(&library, &error))?;
    let mut complaints = elf.complaints(abi, min_sdk, &Imports::reviewed()?);
    if has_weights(&bytes, weights) {
        complaints.push("it has the weights in it, which lie beside the libraries once for all".to_owned());
    }
    Ok(complaints)
}

/// Whether a file has these weights in it, known by their first bytes: the header has their own checksum in it.
fn has_weights(file: &[u8], weights: &[u8]) -> bool {
    const HEADER: usize = 28;
    let header = &weights[..weights.len().min(HEADER)];
    !header.is_empty() && file.windows(header.len()).any(|window| window == header)
}

/// A file out of an APK; `None` if it is not in there.
fn extract(apk: &Path, entry: &str) -> Result<Option<Vec<u8>>, Failure> {
    let mut unzip = Command::new("unzip");
    let unzipped = unzip.arg("-p").arg(apk).arg(entry).output();
    let unzipped = unzipped.map_err(|error| Failure::new(format!("unzip cannot be run: {error}")))?;
    Ok(unzipped.status.success().then_some(unzipped.stdout))
}

/// What we have promised about the size, as far as there is a promise for these processors.
fn size(n_bytes: u64, abis: &[Abi]) -> Option<String> {
    let limit = if abis == Abi::ALL {
        22_000_000
    } else if abis == [Abi::Arm64] {
        8_000_000
    } else {
        return None;
    };
    let mb = |n_bytes: u64| n_bytes as f64 / 1e6;
    (n_bytes > limit).then(|| {
        format!("it has {:.2} MB, more than the {} MB that we allow ourselves", mb(n_bytes), mb(limit))
    })
}

/// The list of files: the weights and the libraries that were asked for, each once and stored, and nothing that has no
/// business here.
fn entries(listing: &str, abis: &[Abi]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut wanted: Vec<String> = abis.iter().map(|&abi| library_name(abi)).collect();
    wanted.push(WEIGHTS.to_owned());
    for line in listing.lines() {
        // Length, method, size, ratio, date, time, checksum, name.
        let [_, method, _, _, _, _, _, name] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            continue;
        };
        if name.starts_with("lib/") || name.starts_with("assets/") {
            if method != "Stored" {
                complaints.push(format!("{name} is compressed ({method})"));
            }
            let n_before = wanted.len();
            wanted.retain(|file| file != name);
            if wanted.len() == n_before {
                complaints.push(format!("{name} was not asked for"));
            }
        } else if !["AndroidManifest.xml", "resources.arsc", "Name", "----"].contains(&name)
            && !name.starts_with("res/")
        {
            complaints.push(format!("{name} has no business here"));
        }
    }
    complaints.extend(wanted.iter().map(|file| format!("{file} is missing")));
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

fn trouble(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
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
 2000000  Stored  2000000   0% 1980-01-01 00:00 0badcafe  assets/eval/weights.bin
 6000000  Stored  6000000   0% 1980-01-01 00:00 0badcafe  lib/arm64-v8a/libothello.so
--------          -------  ---                            -------
 8007900          8005331   0%                            5 files
";

    #[test]
    fn the_list_of_files_holds_what_was_asked_for_and_nothing_else() {
        let complaints = |listing: &str| entries(listing, &[Abi::Arm64]);
        assert_eq!(complaints(LISTING), [] as [String; 0]);
        for (good, bad, complaint) in [
            ("6000000  Stored", "6000000  Defl:N", "lib/arm64-v8a/libothello.so is compressed (Defl:N)"),
            ("2000000  Stored", "2000000  Defl:N", "assets/eval/weights.bin is compressed (Defl:N)"),
            ("resources.arsc", "assets/fonts/one.ttf", "assets/fonts/one.ttf was not asked for"),
            ("resources.arsc", "assets/eval/weights.bin", "assets/eval/weights.bin was not asked for"),
            ("assets/eval/weights.bin", "res/weights.bin", "assets/eval/weights.bin is missing"),
            ("resources.arsc", "classes.dex", "classes.dex has no business here"),
        ] {
            assert_eq!(complaints(&LISTING.replace(good, bad)), [complaint]);
        }
        assert_eq!(complaints(&LISTING.replace("arm64-v8a", "x86")).len(), 2);
    }

    #[test]
    fn an_apk_keeps_to_the_size_that_was_promised_for_its_processors() {
        assert_eq!(size(8_000_000, &[Abi::Arm64]), None);
        let complaint = "it has 8.01 MB, more than the 8 MB that we allow ourselves";
        assert_eq!(size(8_010_000, &[Abi::Arm64]).as_deref(), Some(complaint));
        assert_eq!(size(22_000_000, &Abi::ALL), None);
        assert!(size(22_000_001, &Abi::ALL).is_some());
        assert_eq!(size(23_000_000, &[Abi::Arm64, Abi::X86_64]), None);
    }

    #[test]
    fn weights_in_a_library_are_found_wherever_they_are() {
        let weights: Vec<u8> = (0..200).collect();
        let library = [&[7; 1001][..], &weights, &[9; 50]].concat();
        assert!(has_weights(&library, &weights));
        assert!(!has_weights(&library[..1010], &weights) && !has_weights(&[], &weights));
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
