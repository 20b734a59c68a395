//! A look into the finished APK, as a phone would: whatever is wrong in it is found here and not there.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::abi::Abi;
use super::archive::{self, Entry};
use super::elf::Elf;
use super::imports::Imports;
use super::manifest::Sdk;
use super::order::Variant;
use super::package::{ALIGNMENT, WEIGHTS, WORD, library_name};
use super::tools::Tools;
use super::version::Version;
use crate::cargo::{output, root};

/// What an APK must be.
#[derive(Debug)]
pub(crate) struct Expected<'a> {
    pub(crate) abis: &'a [Abi],
    pub(crate) version: &'a Version,
    pub(crate) sdk: Sdk,
    pub(crate) variant: Variant,
}

/// Looks at everything and complains of all that is wrong at once.
pub(crate) fn inspect(apk: &Path, expected: &Expected<'_>, tools: &Tools) -> Result<()> {
    let mut complaints = entries(&archive::entries(apk)?, expected.abis);
    complaints.extend(badging(&output(tools.command("aapt2").args(["dump", "badging"]).arg(apk))?, expected));
    let tree = ["dump", "xmltree", "--file", "AndroidManifest.xml"];
    complaints.extend(manifest(&output(tools.command("aapt2").args(tree).arg(apk))?, expected));
    let min_sdk = expected.sdk.min.to_string();
    let verify = ["verify", "--verbose", "--min-sdk-version", &min_sdk];
    // An APK that does not verify is an error for apksigner; here it is one complaint among others.
    let verified = output(tools.command("apksigner").args(verify).arg(apk)).unwrap_or_default();
    if expected.variant != Variant::Unsigned {
        complaints.extend(signatures(&verified));
    }
    // What is built quickly is larger, and not for others.
    if expected.variant != Variant::Debug {
        complaints
            .extend(size(fs::metadata(apk).with_context(|| apk.display().to_string())?.len(), expected.abis));
    }
    let trained = root().join(WEIGHTS);
    let trained = fs::read(&trained).with_context(|| trained.display().to_string())?;
    // That they are missing is said with the entries.
    if archive::read(apk, WEIGHTS)?.is_some_and(|weights| weights != trained) {
        complaints.push(format!("{WEIGHTS} is not the file of the repository"));
    }
    for &abi in expected.abis {
        let faults = library(apk, abi, expected.sdk.min, &trained)?;
        complaints.extend(faults.into_iter().map(|fault| format!("the library for {abi}: {fault}")));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    bail!("{} is not fit for a phone:\n  {}", apk.display(), complaints.join("\n  "));
}

/// What is wrong with one of the libraries.
fn library(apk: &Path, abi: Abi, min_sdk: u32, weights: &[u8]) -> Result<Vec<String>> {
    // That it is missing was said with the entries.
    let Some(bytes) = archive::read(apk, &library_name(abi))? else { return Ok(Vec::new()) };
    let mut complaints = match Elf::read(&bytes) {
        Ok(elf) => elf.complaints(abi, min_sdk, &Imports::reviewed()?),
        Err(error) => vec![format!("it cannot be read: {error}")],
    };
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

/// What we have promised about the size, as far as there is a promise for these processors.
fn size(n_bytes: u64, abis: &[Abi]) -> Option<String> {
    let limit = if abis == Abi::ALL {
        22_000_000
    } else if abis == [Abi::Arm64] {
        8_500_000
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
fn entries(entries: &[Entry], abis: &[Abi]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut wanted: Vec<String> = abis.iter().map(|&abi| library_name(abi)).collect();
    wanted.push(WEIGHTS.to_owned());
    for Entry { name, is_stored, offset } in entries {
        let is_ours = name.starts_with("lib/") || name.starts_with("assets/");
        if is_ours {
            if !is_stored {
                complaints.push(format!("{name} is compressed"));
            }
            let n_before = wanted.len();
            wanted.retain(|file| file != name);
            if wanted.len() == n_before {
                complaints.push(format!("{name} was not asked for"));
            }
        } else if !["AndroidManifest.xml", "resources.arsc"].contains(&name.as_str())
            && !name.starts_with("res/")
        {
            complaints.push(format!("{name} has no business here"));
        }
        let alignment = if is_ours { ALIGNMENT } else { WORD };
        if *is_stored && offset % u64::from(alignment) != 0 {
            complaints.push(format!("{name} is not aligned to {alignment} bytes"));
        }
    }
    complaints.extend(wanted.iter().map(|file| format!("{file} is missing")));
    complaints
}

/// What launchers and shops see.
pub(super) fn badging(listing: &str, expected: &Expected<'_>) -> Vec<String> {
    let Expected { version, sdk, abis, variant } = expected;
    let debuggable = *variant == Variant::Debug;
    let mut names: Vec<String> = abis.iter().map(|abi| format!("'{abi}'")).collect();
    names.sort_unstable();
    let needed = [
        format!(
            "package: name='org.rustothello.app' versionCode='{}' versionName='{}'",
            version.code(),
            version.name(),
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
    if !lines.iter().any(|line| line.contains(&format!("compileSdkVersion='{}'", sdk.target))) {
        complaints.push(format!("it does not say that it was compiled for {}", sdk.target));
    }
    if lines.contains(&"application-debuggable") != debuggable {
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
        // All flags that exist at API 36: any other change would end the activity.
        ":configChanges(0x0101001f)=0xd800ffff",
        ":name(0x01010003)=\"android.app.lib_name\"",
        ":value(0x01010024)=\"othello\"",
        ":name(0x01010003)=\"android.app.func_name\"",
        ":value(0x01010024)=\"othello_on_create\"",
        ":dataExtractionRules(0x0101063e)=@",
        ":fullBackupContent(0x010104eb)=@",
    ];
    if expected.variant == Variant::Debug {
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

    fn listing() -> Vec<Entry> {
        let entry = |name: &str, is_stored, offset| Entry { name: name.to_owned(), is_stored, offset };
        vec![
            entry("AndroidManifest.xml", false, 49),
            entry("res/mipmap-anydpi-v26/ic_launcher.xml", false, 1331),
            entry("resources.arsc", true, 1628),
            entry(WEIGHTS, true, 16_384),
            entry("lib/arm64-v8a/libothello.so", true, 2_031_616),
        ]
    }

    type Spoil = fn(&mut [Entry]);

    #[test]
    fn the_list_of_files_holds_what_was_asked_for_and_nothing_else() {
        assert_eq!(entries(&listing(), &[Abi::Arm64]), [] as [String; 0]);
        let faults: &[(Spoil, &[&str])] = &[
            (|files| files[4].is_stored = false, &["lib/arm64-v8a/libothello.so is compressed"]),
            (|files| files[3].is_stored = false, &["assets/eval/weights.dat is compressed"]),
            (|files| files[3].offset += 4, &["assets/eval/weights.dat is not aligned to 16384 bytes"]),
            (|files| files[4].offset += 4096, &["lib/arm64-v8a/libothello.so is not aligned to 16384 bytes"]),
            (|files| files[2].offset += 1, &["resources.arsc is not aligned to 4 bytes"]),
            (
                |files| files[1].name = "assets/fonts/one.ttf".to_owned(),
                &["assets/fonts/one.ttf was not asked for"],
            ),
            (|files| files[1].name = WEIGHTS.to_owned(), &["assets/eval/weights.dat was not asked for"]),
            (|files| files[3].name = "res/weights".to_owned(), &["assets/eval/weights.dat is missing"]),
            (|files| files[1].name = "classes.dex".to_owned(), &["classes.dex has no business here"]),
            (
                |files| files[4].name = "lib/x86/libothello.so".to_owned(),
                &["lib/x86/libothello.so was not asked for", "lib/arm64-v8a/libothello.so is missing"],
            ),
        ];
        for (spoil, complaints) in faults {
            let mut files = listing();
            spoil(&mut files);
            for complaint in *complaints {
                assert!(
                    entries(&files, &[Abi::Arm64]).iter().any(|found| found == complaint),
                    "{complaint} is missing in {:?}",
                    entries(&files, &[Abi::Arm64])
                );
            }
        }
    }

    #[test]
    fn an_apk_keeps_to_the_size_that_was_promised_for_its_processors() {
        assert_eq!(size(8_500_000, &[Abi::Arm64]), None);
        let complaint = "it has 8.51 MB, more than the 8.5 MB that we allow ourselves";
        assert_eq!(size(8_510_000, &[Abi::Arm64]).as_deref(), Some(complaint));
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
        let expected = Expected { abis: &[Abi::Arm64], version: &version, sdk, variant: Variant::Release };
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
