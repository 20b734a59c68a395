//! Which lld links for the phone, and with which flags.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::abi::Abi;
use crate::cargo::{output, root};
use crate::packages::{self, Package};

/// The front that rustc calls, from the folder of the workspace: see there why it is needed.
pub(crate) const FRONT: &str = "xtask/android/linker.sh";

/// Aliases for unwinding, from the folder of the workspace.
const UNWIND: &str = "xtask/android/unwind.ld";

/// The function of Android's in the place of which the app calls one of its own, `__wrap_` and this name.
pub(crate) const WRAPPED: &str = "AInputQueue_finishEvent";

/// An lld for any processor, whoever brought it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linker {
    program: PathBuf,
    origin: &'static str,
}

impl Linker {
    /// The NDK's if there is one, else the one beside the compiler, else Debian's.
    pub(crate) fn find(rustc: &Path) -> Self {
        Self::choose(env::var_os("ANDROID_NDK_HOME").map(PathBuf::from).as_deref(), rustc)
    }

    /// As [`Self::find`], with this folder as the NDK's.
    pub(super) fn choose(ndk: Option<&Path>, rustc: &Path) -> Self {
        if let Some(program) = ndk.and_then(in_ndk) {
            return Self { program, origin: "of the NDK in ANDROID_NDK_HOME" };
        }
        if let Some(program) = beside(rustc) {
            return Self { program, origin: "that came with the compiler" };
        }
        Self { program: PathBuf::from("ld.lld"), origin: "of Debian" }
    }

    /// What has to be installed for it.
    pub(crate) fn packages(&self) -> &'static [&'static Package] {
        if self.program.is_absolute() { &[] } else { &[&packages::LLD] }
    }

    /// Where it is and who brought it, for the person at the terminal.
    pub(crate) fn describe(&self) -> String {
        format!("{} {}", self.program.display(), self.origin)
    }

    /// The program for the variable that the front reads.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// A call of the front, as rustc makes it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(root().join(FRONT));
        command.env("ANDROID_LLD", &self.program);
        command
    }
}

/// The flags of the last link, in the front's words. `stubs` is the folder with the libraries to link against.
pub(crate) fn arguments(abi: Abi, stubs: &Path) -> Vec<String> {
    let mut flags = vec![
        format!("-m,{}", abi.emulation()),
        // A name that nobody has is an error here, not on somebody's phone.
        "-zdefs".to_owned(),
        // All of them at once, so that the list is reviewed once.
        "--error-limit=0".to_owned(),
        // Phones with pages of 16 KB map the library straight out of the APK.
        "-zmax-page-size=16384".to_owned(),
        "-zcommon-page-size=16384".to_owned(),
        // Fewer segments, and so less padding between them.
        "--no-rosegment".to_owned(),
        // A quarter of a megabyte of addresses in an eighth of the room. Android's loader reads this form since API 23
        // (bionic's notes for NDK developers); the shorter form, RELR, only since 28.
        "--pack-dyn-relocs=android".to_owned(),
        // By the content alone, so that the same sources give the same bytes.
        "--build-id=sha1".to_owned(),
        "--hash-style=gnu".to_owned(),
        // Fingers that explore the screen go on to the screen reader: src/platform/android/hover.rs.
        format!("--wrap={WRAPPED}"),
        // The same code in several functions is kept once; Rust never promised that their addresses differ.
        "--icf=all".to_owned(),
        // Names are for debuggers, and a third of the library; what others look up stays in its own table.
        "--strip-all".to_owned(),
        "-soname,libothello.so".to_owned(),
    ];
    flags.extend(abi.link_arguments().iter().map(ToString::to_string));
    let flags = flags.iter().map(|flag| format!("-Wl,{flag}"));
    [format!("-L{}", stubs.display())].into_iter().chain(flags).chain([UNWIND.to_owned()]).collect()
}

/// The linker of an NDK for this kind of machine.
fn in_ndk(ndk: &Path) -> Option<PathBuf> {
    let hosts = ndk.join("toolchains/llvm/prebuilt").read_dir().ok()?;
    hosts.flatten().map(|host| host.path().join("bin/ld.lld")).find(|linker| linker.is_file())
}

/// The linker that rustup's compilers have beside them.
fn beside(rustc: &Path) -> Option<PathBuf> {
    let libraries = output(Command::new(rustc).args(["--print", "target-libdir"])).ok()?;
    let linker = Path::new(libraries.trim()).parent()?.join("bin/rust-lld");
    linker.is_file().then_some(linker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_processor_gets_pages_of_16_kilobytes_and_no_unknown_name() {
        for abi in Abi::ALL {
            let arguments = arguments(abi, Path::new("stubs"));
            for needed in ["-Lstubs", "-Wl,-zdefs", "-Wl,-zmax-page-size=16384", "-Wl,-soname,libothello.so"]
            {
                assert!(arguments.iter().any(|argument| argument == needed), "{needed} for {abi}");
            }
        }
    }
}
