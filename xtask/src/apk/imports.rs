//! What the library may ask of Android: a reviewed list of names, and libraries without content to link against.
//!
//! Without an NDK there are no libraries of Android here. A linker needs only their names, and names that we have
//! looked at one by one are better than all that an NDK would offer: what is not in the list fails the link, and so
//! no phone of our lowest version is left without a function.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, anyhow};

use super::abi::Abi;
use super::linker::Linker;
use crate::cargo::{output, root};

/// The list, from the folder of the workspace.
pub(crate) const LIST: &str = "xtask/android/imports.txt";

/// A name that the library may import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Import {
    /// The library that has it, without its ending: `libc`.
    pub(crate) library: String,
    /// The API level since which phones with our processors have it.
    pub(crate) since: u32,
    /// The name itself.
    pub(crate) name: String,
    /// Whether the code asks at run time if it is there, so that older phones may lack it.
    pub(crate) weak: bool,
}

/// The reviewed names.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Imports(Vec<Import>);

impl Imports {
    /// Reads the list of the repository.
    pub(crate) fn reviewed() -> Result<Self> {
        let path = root().join(LIST);
        let text = fs::read_to_string(path).with_context(|| format!("{LIST} cannot be read"))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        let mut imports: Vec<Import> = Vec::new();
        for (idx, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let wrong = |what: &str| anyhow!("{LIST}, line {}: {what}: {line:?}", idx + 1);
            let import = Import::parse(line)
                .ok_or_else(|| wrong("not a library, an API level, a name and perhaps `weak`"))?;
            if imports.iter().any(|known| known.name == import.name) {
                return Err(wrong("this name is there twice"));
            }
            imports.push(import);
        }
        Ok(Self(imports))
    }

    /// The libraries that have something for us, each once.
    pub(crate) fn libraries(&self) -> Vec<&str> {
        let mut libraries: Vec<&str> = self.0.iter().map(|import| import.library.as_str()).collect();
        libraries.sort_unstable();
        libraries.dedup();
        libraries
    }

    /// Whether a library may import this name from a phone of this API level.
    pub(crate) fn allow(&self, name: &str, weak: bool, min_sdk: u32) -> bool {
        self.0.iter().any(|import| {
            import.name == name
                && if weak { import.weak || import.since <= min_sdk } else { import.is_in(min_sdk) }
        })
    }

    /// Makes libraries without content that have the names which every phone of this API level has, and hands back
    /// their folder, from the folder of the workspace.
    ///
    /// The folder's name changes with the list, so that cargo links again when the list has changed.
    pub(crate) fn write_stubs(&self, abi: Abi, min_sdk: u32, linker: &Linker) -> Result<PathBuf> {
        let folder = PathBuf::from(format!("target/android/stubs/{abi}-{:016x}", self.fingerprint(min_sdk)));
        let absolute = root().join(&folder);
        if absolute.is_dir() {
            return Ok(folder);
        }
        // Made beside its place and then moved there, so that whoever builds at the same time never sees half of it.
        let n_made = N_MADE.fetch_add(1, Ordering::Relaxed);
        let workshop = absolute.with_extension(format!("{}-{n_made}", process::id()));
        write_file(&workshop.join("libunwind.a"), EMPTY_ARCHIVE)?;
        for library in self.libraries() {
            write_file(&workshop.join(format!("{library}.ld")), &self.script(library, min_sdk))?;
            output(&mut stub_command(library, abi, &workshop, linker))?;
        }
        match fs::rename(&workshop, &absolute) {
            Ok(()) => Ok(folder),
            // Somebody was quicker, with the same names.
            Err(_) if absolute.is_dir() => Ok(folder),
            Err(error) => Err(anyhow!("{} cannot be made: {error}", absolute.display())),
        }
    }

    /// A linker script that defines the names of one library.
    fn script(&self, library: &str, min_sdk: u32) -> String {
        let names = self.0.iter().filter(|import| import.library == library && import.is_in(min_sdk));
        names.flat_map(|import| [import.name.as_str(), " = 0;\n"]).collect()
    }

    /// A number that changes with anything that the stubs are made of (64-bit FNV-1a).
    fn fingerprint(&self, min_sdk: u32) -> u64 {
        let text: String =
            self.libraries().into_iter().map(|library| self.script(library, min_sdk)).collect();
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}

impl Import {
    fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (library, since, name, weak) = match words[..] {
            [library, since, name] => (library, since, name, false),
            [library, since, name, "weak"] => (library, since, name, true),
            _ => return None,
        };
        Some(Self { library: library.to_owned(), since: since.parse().ok()?, name: name.to_owned(), weak })
    }

    /// Whether every phone of this API level has it.
    const fn is_in(&self, min_sdk: u32) -> bool {
        !self.weak && self.since <= min_sdk
    }
}

/// How many folders of stubs this process has begun, so that each has a name of its own.
static N_MADE: AtomicU32 = AtomicU32::new(0);

/// Std asks for a library for unwinding, though nothing here unwinds: it gets one with nothing in it.
const EMPTY_ARCHIVE: &str = "!<arch>\n";

/// Links a script into a library. lld wants at least one file that is not a script, so it gets one without a byte.
fn stub_command(library: &str, abi: Abi, folder: &Path, linker: &Linker) -> Command {
    let mut command = linker.command();
    command
        .current_dir(folder)
        .args(["-m", abi.emulation(), "-shared"])
        .arg(format!("-soname={library}.so"))
        .args(["-o", &format!("{library}.so"), &format!("{library}.ld")])
        .args(["--format=binary", "/dev/null"]);
    command
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, text)).with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reviewed_list_can_be_read_and_is_in_order() {
        let Imports(imports) = Imports::reviewed().unwrap();
        assert!(imports.iter().is_sorted_by_key(|import| (&import.library, &import.name)));
        assert!(imports.len() > 100, "{} names", imports.len());
    }

    /// A name that no phone of our lowest version has, and that is not asked for at run time, has no use in the list.
    #[test]
    fn no_name_is_newer_than_the_oldest_phone_unless_the_code_can_do_without_it() {
        let min_sdk = super::super::manifest::Sdk::of_manifest().unwrap().min;
        let Imports(imports) = Imports::reviewed().unwrap();
        for import in imports.iter().filter(|import| !import.weak) {
            assert!(import.since <= min_sdk, "{import:?}");
        }
    }

    #[test]
    fn a_wrong_line_is_refused_by_its_number() {
        for (text, part) in [
            ("libc 21 free\nlibc free\n", "line 2"),
            ("libc new free\n", "line 1"),
            ("libc 21 free\n# twice\nlibc 21 free weak\n", "line 3: this name is there twice"),
            ("libc 21 free strong\n", "line 1"),
        ] {
            let sentence = Imports::parse(text).unwrap_err().to_string();
            assert!(sentence.contains(part), "{part} is missing in {sentence}");
        }
    }

    #[test]
    fn stubs_have_what_the_oldest_phone_has_and_nothing_that_may_be_missing() {
        let imports = Imports::parse("libc 21 free\nlibc 28 getrandom weak\nlibm 30 sin # new\n").unwrap();
        assert_eq!(imports.script("libc", 26), "free = 0;\n");
        assert_eq!(
            (imports.script("libm", 26), imports.script("libm", 30)),
            (String::new(), "sin = 0;\n".to_owned())
        );
        assert!(imports.fingerprint(26) != imports.fingerprint(30));
        assert!(imports.allow("getrandom", true, 26) && !imports.allow("getrandom", false, 26));
        assert!(imports.allow("free", true, 26) && imports.allow("free", false, 26));
    }
}
