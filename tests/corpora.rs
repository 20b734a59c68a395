//! The inputs that are kept for the fuzzer, and those that it has found: none of them breaks anything (again).
//!
//! `cargo xtask fuzz` looks for new ones. One that breaks something goes into the folder of its target with the change that
//! mends it.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "turns/any_action.rs"]
#[allow(dead_code, clippy::allow_attributes, reason = "other tests use more of it")]
mod any_action;
#[path = "turns/table.rs"]
#[allow(dead_code, clippy::allow_attributes, reason = "other tests use more of it")]
mod table;
#[path = "../fuzz/src/targets/mod.rs"]
mod targets;

/// Few enough bytes that nobody minds having them in the repository.
const MAX_BYTES: u64 = 20_000;

fn corpus(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
}

fn replay(name: &str) {
    let target = targets::ALL.iter().find(|target| target.name == name).expect("a target of this name");
    let files = corpus(name);
    assert!(!files.is_empty(), "no inputs for {name}");
    for file in files {
        // A panic is told after this line.
        println!("{}", file.display());
        (target.run)(&fs::read(&file).unwrap());
    }
}

macro_rules! replayed {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                replay(stringify!($name));
            }
        )*

        const REPLAYED: &[&str] = &[$(stringify!($name)),*];
    };
}

replayed! { saves actions archive transcripts pasted ggf checkers nboard gtp lines logs weights book }

#[test]
fn every_target_is_replayed_has_a_program_and_a_small_corpus() {
    let names: Vec<&str> = targets::ALL.iter().map(|target| target.name).collect();
    assert_eq!(names, REPLAYED);
    for name in names {
        let program = format!("fuzz/fuzz_targets/{name}.rs");
        let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(program)).unwrap();
        assert!(source.contains(&format!("run({name:?}, bytes)")), "{source}");
        let size: u64 = corpus(name).iter().map(|file| file.metadata().unwrap().len()).sum();
        assert!(size <= MAX_BYTES, "{name} has {size} bytes: minimise it (cargo xtask fuzz --minimise)");
    }
}
