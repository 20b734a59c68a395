//! What a finished library says of itself: what it needs, gives and asks for.

use anyhow::{Result, bail};
use object::read::elf::{Dyn, ElfFile, FileHeader};
use object::{Architecture, File, Object, ObjectSegment, ObjectSymbol, elf};

use super::abi::Abi;
use super::imports::Imports;

/// The functions that Android and its glue look for by name, and the one that is linked in the place of Android's own.
const EXPORTS: [&str; 3] =
    ["ANativeActivity_onCreate", "othello_on_create", "__wrap_AInputQueue_finishEvent"];

/// The size of the pages that the library must be loadable in.
const PAGE: u64 = 16_384;

/// The parts of a library that a phone cares about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Elf {
    architecture: Architecture,
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
    /// Reads the bytes of a library.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self> {
        let file = File::parse(bytes)?;
        let mut elf = match &file {
            File::Elf32(library) => Self::read_dynamic(library)?,
            File::Elf64(library) => Self::read_dynamic(library)?,
            _ => bail!("it is no library for Linux or Android"),
        };
        elf.architecture = file.architecture();
        elf.alignments = file.segments().map(|segment| segment.align()).collect();
        for symbol in file.dynamic_symbols().filter(ObjectSymbol::is_global) {
            let name = symbol.name()?.to_owned();
            if symbol.is_undefined() {
                elf.imports.push((name, symbol.is_weak()));
            } else {
                elf.exports.push(name);
            }
        }
        Ok(elf)
    }

    /// Reads the table for the loader; the rest is still empty.
    fn read_dynamic<H: FileHeader>(library: &ElfFile<'_, H>) -> Result<Self> {
        let mut read = Self {
            architecture: Architecture::Unknown,
            name: String::new(),
            needed: Vec::new(),
            changes_code: false,
            alignments: Vec::new(),
            exports: Vec::new(),
            imports: Vec::new(),
        };
        let (endian, data, sections) = (library.endian(), library.data(), library.elf_section_table());
        let Some((rows, names)) = sections.dynamic(endian, data)? else { return Ok(read) };
        let names = sections.strings(endian, data, names)?;
        for row in rows {
            let name =
                || Ok::<_, object::Error>(String::from_utf8_lossy(row.string(endian, names)?).into_owned());
            match row.tag(endian) {
                elf::DT_NEEDED => read.needed.push(name()?),
                elf::DT_SONAME => read.name = name()?,
                elf::DT_TEXTREL => read.changes_code = true,
                elf::DT_FLAGS => read.changes_code |= row.val(endian) & elf::DF_TEXTREL.0 != 0,
                _ => {}
            }
        }
        Ok(read)
    }

    /// What would keep the library from running on a phone with this processor and API level.
    pub(crate) fn complaints(&self, abi: Abi, min_sdk: u32, imports: &Imports) -> Vec<String> {
        let mut complaints = Vec::new();
        if self.architecture != abi.architecture() {
            complaints.push(format!("it is for {:?}, not for {abi}", self.architecture));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Elf {
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        Elf {
            architecture: Architecture::Aarch64,
            name: "libothello.so".to_owned(),
            needed: names(&["libc.so"]),
            changes_code: false,
            alignments: vec![0x4000, 0x4000],
            exports: names(&EXPORTS),
            imports: vec![("memcpy".to_owned(), false), ("getrandom".to_owned(), true)],
        }
    }

    fn complaints(elf: &Elf) -> Vec<String> {
        elf.complaints(Abi::Arm64, 26, &Imports::reviewed().unwrap())
    }

    #[test]
    fn a_good_library_has_no_complaints() {
        assert_eq!(complaints(&good()), [] as [String; 0]);
    }

    type Spoil = fn(&mut Elf);

    #[test]
    fn each_fault_is_named() {
        let faults: &[(Spoil, &str)] = &[
            (|elf| elf.architecture = Architecture::Arm, "it is for Arm"),
            (|elf| elf.name = "libnothello.so".to_owned(), "it calls itself \"libnothello.so\""),
            (|elf| elf.alignments[1] = 0x1000, "aligned to [16384, 4096]"),
            (|elf| elf.alignments.clear(), "aligned to []"),
            (|elf| elf.needed[0] = "libc.so.6".to_owned(), "it needs libc.so.6"),
            (|elf| elf.changes_code = true, "TEXTREL"),
            (|elf| elf.imports[0].0 = "__errno_location".to_owned(), "it imports __errno_location"),
            (|elf| elf.imports[1].1 = false, "it imports getrandom"),
            (|elf| drop(elf.exports.remove(1)), "it does not export othello_on_create"),
            (|elf| drop(elf.exports.pop()), "it does not export __wrap_AInputQueue_finishEvent"),
        ];
        for (spoil, complaint) in faults {
            let mut elf = good();
            spoil(&mut elf);
            let complaints = complaints(&elf);
            assert_eq!(complaints.len(), 1, "{complaints:?}");
            assert!(complaints[0].contains(complaint), "{complaints:?}");
        }
    }

    #[test]
    fn a_file_that_is_no_library_is_not_taken_for_one() {
        assert!(Elf::read(b"").is_err() && Elf::read(b"not really a library").is_err());
    }
}
