//! What a finished library says of itself, read with `readelf`: what it needs, gives and asks for.

use std::path::Path;
use std::process::Command;

use super::abi::Abi;
use super::imports::Imports;
use crate::cargo::output;
use crate::failure::Failure;

/// The functions that Android and its glue look for by name.
const EXPORTS: [&str; 2] = ["ANativeActivity_onCreate", "othello_on_create"];

/// The size of the pages that the library must be loadable in.
const PAGE: u64 = 16_384;

/// The parts of a library that a phone cares about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Elf {
    machine: String,
    /// Its own name.
    name: String,
    /// The libraries that must be there.
    needed: Vec<String>,
    /// Whether code would be changed while it is loaded, which Android refuses.
    changes_code: bool,
    /// The alignment of each part that is loaded.
    alignments: Vec<u64>,
    /// What others may call in it.
    exports: Vec<String>,
    /// What it calls in others, and whether it could do without.
    imports: Vec<(String, bool)>,
}

impl Elf {
    /// Reads a file.
    pub(crate) fn read(library: &Path) -> Result<Self, Failure> {
        let mut readelf = Command::new("readelf");
        // In C's words: the headings are translated otherwise.
        readelf.env("LC_ALL", "C").args([
            "--wide",
            "--file-header",
            "--program-headers",
            "--dynamic",
            "--dyn-syms",
        ]);
        Ok(Self::parse(&output(readelf.arg(library))?))
    }

    fn parse(listing: &str) -> Self {
        let mut elf = Self::default();
        for line in listing.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["Machine:", ref name @ ..] => elf.machine = name.join(" "),
                ["LOAD", .., alignment] => elf.alignments.extend(hexadecimal(alignment)),
                [_, "(NEEDED)", .., library] => elf.needed.push(unbracketed(library)),
                [_, "(SONAME)", .., name] => elf.name = unbracketed(name),
                [_, "(TEXTREL)", ..] => elf.changes_code = true,
                [_, "(FLAGS)", ..] => elf.changes_code |= words.contains(&"TEXTREL"),
                // Number, value, size, type, binding, visibility, section, name.
                [number, _, _, _, binding @ ("GLOBAL" | "WEAK"), _, section, name]
                    if number.ends_with(':') =>
                {
                    let name = name.split('@').next().unwrap_or_default().to_owned();
                    match section {
                        "UND" => elf.imports.push((name, binding == "WEAK")),
                        _ => elf.exports.push(name),
                    }
                }
                _ => {}
            }
        }
        elf
    }

    /// What would keep the library from running on a phone with this processor and API level.
    pub(crate) fn complaints(&self, abi: Abi, min_sdk: u32, imports: &Imports) -> Vec<String> {
        let mut complaints = Vec::new();
        if self.machine != abi.machine() {
            complaints.push(format!("it is for {:?}, not for {:?}", self.machine, abi.machine()));
        }
        if self.name != "libothello.so" {
            complaints.push(format!("it calls itself {:?}", self.name));
        }
        if self.changes_code {
            complaints.push("its code would have to be changed while it is loaded (TEXTREL)".to_owned());
        }
        if self.alignments.is_empty() || self.alignments.iter().any(|alignment| alignment % PAGE != 0) {
            complaints.push(format!("its parts are aligned to {:?} and not to {PAGE}", self.alignments));
        }
        let known: Vec<String> = imports.libraries().iter().map(|library| format!("{library}.so")).collect();
        let strangers = self.needed.iter().filter(|library| !known.contains(library));
        complaints.extend(
            strangers.map(|library| format!("it needs {library}, which is not in the reviewed list")),
        );
        let missing = EXPORTS.iter().filter(|&&name| !self.exports.iter().any(|export| export == name));
        complaints.extend(missing.map(|name| format!("it does not export {name}")));
        let unknown = self.imports.iter().filter(|(name, weak)| !imports.allow(name, *weak, min_sdk));
        complaints
            .extend(unknown.map(|(name, _)| format!("it imports {name}, which is not in the reviewed list")));
        complaints
    }
}

fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

fn unbracketed(text: &str) -> String {
    text.trim_matches(['[', ']']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "
  Machine:                           AArch64
  LOAD           0x000000 0x0000000000000000 0x0000000000000000 0x1bf2d4 0x1bf2d4 R   0x4000
  LOAD           0x1bf300 0x00000000001c3300 0x00000000001c3300 0x3f0 0x3f0 R E 0x4000
 0x0000000000000001 (NEEDED)             Shared library: [libc.so]
 0x000000000000000e (SONAME)             Library soname: [libothello.so]
 0x000000000000001e (FLAGS)              BIND_NOW
Symbol table '.dynsym' contains 5 entries:
   Num:    Value          Size Type    Bind   Vis      Ndx Name
     0: 0000000000000000     0 NOTYPE  LOCAL  DEFAULT  UND
     1: 0000000000000000     0 FUNC    GLOBAL DEFAULT  UND memcpy
     2: 0000000000000000     0 NOTYPE  WEAK   DEFAULT  UND getrandom
     3: 00000000005b5b0c    12 FUNC    GLOBAL DEFAULT   10 ANativeActivity_onCreate
     4: 00000000005b5b18    44 FUNC    GLOBAL DEFAULT   10 othello_on_create
";

    fn complaints(listing: &str) -> Vec<String> {
        let imports = Imports::reviewed().unwrap();
        Elf::parse(listing).complaints(Abi::Arm64, 26, &imports)
    }

    #[test]
    fn a_good_library_has_no_complaints() {
        assert_eq!(complaints(GOOD), [] as [String; 0]);
    }

    #[test]
    fn each_fault_is_named() {
        for (good, bad, complaint) in [
            ("AArch64", "ARM", "it is for \"ARM\""),
            ("libothello.so", "libnothello.so", "it calls itself \"libnothello.so\""),
            ("R E 0x4000", "R E 0x1000", "aligned to [16384, 4096]"),
            ("[libc.so]", "[libc.so.6]", "it needs libc.so.6"),
            ("BIND_NOW", "TEXTREL BIND_NOW", "TEXTREL"),
            ("UND memcpy", "UND __errno_location", "it imports __errno_location"),
            ("WEAK   DEFAULT  UND", "GLOBAL DEFAULT  UND", "it imports getrandom"),
            ("10 othello_on_create", "10 nothello_on_create", "it does not export othello_on_create"),
        ] {
            assert!(GOOD.contains(good), "{good}");
            let complaints = complaints(&GOOD.replace(good, bad));
            assert_eq!(complaints.len(), 1, "{complaints:?}");
            assert!(complaints[0].contains(complaint), "{complaints:?}");
        }
    }

    #[test]
    fn a_file_that_is_no_library_is_not_taken_for_a_good_one() {
        assert!(complaints("").len() > 3);
    }
}
