//! F-Droid looks through the sources before it builds them, and refuses what it could not have built itself. Its rules,
//! held against every file that is committed.

use std::fs;
use std::path::Path;

use crate::cargo::{git, output, root};

/// Endings of files that somebody has built.
const BUILT: [&str; 8] = ["a", "aar", "class", "dex", "gz", "jar", "so", "zip"];

/// Endings under which a file that is not text is taken for a program; so is one without an ending.
const PROGRAMS: [&str; 3] = ["bin", "exe", "out"];

/// What is wrong with a file by its name and its bytes.
fn complaint(path: &Path, bytes: &[u8]) -> Option<String> {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    if BUILT.contains(&ending.as_str()) {
        return Some("it is by its name something that was built".to_owned());
    }
    // The test of many tools: text has no zero in it.
    let is_text = !bytes.iter().take(1024).any(|byte| *byte == 0);
    if !is_text && (ending.is_empty() || PROGRAMS.contains(&ending.as_str())) {
        return Some("it would be taken for a program".to_owned());
    }
    if ending == "java" && bytes.windows(14).any(|window| window == b"DexClassLoader") {
        return Some("it names a loader of code".to_owned());
    }
    None
}

#[test]
fn nothing_that_is_committed_is_refused_by_f_droid() {
    let listed = output(git().args(["ls-files", "-z"])).unwrap();
    let mut n_files = 0;
    let mut complaints = Vec::new();
    for name in listed.split('\0').filter(|name| !name.is_empty()) {
        // What is listed and not there was removed and not committed yet.
        let Ok(bytes) = fs::read(root().join(name)) else { continue };
        n_files += 1;
        complaints.extend(complaint(Path::new(name), &bytes).map(|complaint| format!("{name}: {complaint}")));
    }
    assert!(n_files > 300, "only {n_files} files are looked at");
    assert_eq!(complaints, [] as [String; 0]);
}

#[test]
fn each_rule_finds_its_file() {
    let found = |path: &str, bytes: &[u8]| complaint(Path::new(path), bytes).is_some();
    assert!(found("lib/other.JAR", b"text") && found("weights.bin", b"\0") && found("tool", b"\x7fELF\0"));
    assert!(found("A.java", b"import dalvik.system.DexClassLoader;"));
    assert!(
        !found("weights.bin", b"1 2 3") && !found("font.ttf", b"\0\x01") && !found("A.java", b"class A {}")
    );
    assert!(!found("LICENSE", b"MIT") && !found("notes.md", b"DexClassLoader"));
}
