//! The kinds of processors that phones have, by Android's names, and what compiler and linker call them.

use std::fmt;

use clap::ValueEnum;
use object::Architecture;

/// One kind of processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Abi {
    /// Nearly every phone of the last ten years.
    #[value(name = "arm64-v8a")]
    Arm64,
    /// Older and very cheap phones.
    #[value(name = "armeabi-v7a")]
    Arm,
    /// Emulators, Chromebooks and the bench phone.
    #[value(name = "x86_64")]
    X86_64,
}

impl Abi {
    /// All of them, as the APK for everybody has them.
    pub(crate) const ALL: [Self; 3] = [Self::Arm64, Self::Arm, Self::X86_64];

    /// Android's name, which is also the folder in the APK.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Arm64 => "arm64-v8a",
            Self::Arm => "armeabi-v7a",
            Self::X86_64 => "x86_64",
        }
    }

    /// The compiler's name.
    pub(crate) const fn target(self) -> &'static str {
        match self {
            Self::Arm64 => "aarch64-linux-android",
            Self::Arm => "armv7-linux-androideabi",
            Self::X86_64 => "x86_64-linux-android",
        }
    }

    /// The linker's name.
    pub(crate) const fn emulation(self) -> &'static str {
        match self {
            Self::Arm64 => "aarch64linux",
            Self::Arm => "armelf_linux_eabi",
            Self::X86_64 => "elf_x86_64",
        }
    }

    /// What the head of a library for it says.
    pub(crate) const fn architecture(self) -> Architecture {
        match self {
            Self::Arm64 => Architecture::Aarch64,
            Self::Arm => Architecture::Arm,
            Self::X86_64 => Architecture::X86_64,
        }
    }

    /// What only this processor's compiler has to be told.
    pub(crate) const fn rust_flags(self) -> &'static [&'static str] {
        match self {
            // Android promises SSE4.2 and POPCNT here. The painter of letters (`vello_cpu`) asks for this third one too before
            // it leaves out its code for processors without wide registers, which was the third kind in the library. No
            // instruction of the app is compiled to it (`objdump -d` on the release's library, 2026-11-17), so that a
            // processor without it would lose nothing.
            Self::X86_64 => &["-Ctarget-feature=+cmpxchg16b"],
            Self::Arm64 | Self::Arm => &[],
        }
    }

    /// What only this processor's linker has to be told.
    pub(crate) const fn link_arguments(self) -> &'static [&'static str] {
        match self {
            // An early core of this kind, still in many phones, computes wrong addresses for some sequences.
            Self::Arm64 => &["--fix-cortex-a53-843419"],
            Self::Arm | Self::X86_64 => &[],
        }
    }
}

impl fmt::Display for Abi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_knows_the_processors_by_androids_names() {
        for abi in Abi::ALL {
            assert_eq!(Abi::from_str(abi.name(), false), Ok(abi));
        }
    }
}
