//! What is asked of `cargo xtask apk`: how it is built, for which processors, and who signs.

use anyhow::Result;
use clap::Args;

use super::abi::Abi;
use super::library::Profile;
use super::signing::Key;

/// Build the app for the phone: an APK in target/apk, signed and checked.
///
/// Without flags in four minutes on two cores, six with all that is needed the first time: for the phone on the cable if
/// there is one, else for arm64, nearly every phone of today; the engine at its full speed, what draws optimised a little
/// or not at all, signed with a debug key. With --release small, for all kinds of processors, every part optimised: about
/// half an hour of a processor's time.
///
/// Takes what the machine has: Rust's Android targets of rustup, else std's source beside the compiler, else Debian's
/// compiler with its source; the linker of an NDK in `ANDROID_NDK_HOME`, else the compiler's or Debian's; the tools of an
/// SDK in `ANDROID_HOME`, else Debian's. Names Debian packages that are missing, and installs them after asking. Std for
/// the phone is built once and kept outside of target: cargo xtask cache tells where.
#[derive(Clone, Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Options {
    /// Build quickly, sign with a debug key, made on first use, and let debuggers in. This is the default.
    #[arg(long, conflicts_with = "release")]
    debug: bool,
    /// Build the small one, and sign it with the release key that `OTHELLO_KEYSTORE` and its sisters name.
    #[arg(long)]
    release: bool,
    /// Leave the signature to somebody else, a store for example.
    #[arg(long, requires = "release")]
    unsigned: bool,
    /// Build for this kind of processor; may be given several times.
    #[arg(long, value_name = "ABI")]
    abi: Vec<Abi>,
    /// Build it a second time in another folder, with std, and compare every byte but the signature's.
    #[arg(long)]
    pub(super) verify_reproducible: bool,
    /// Show every line of cargo in the place of a bar.
    #[arg(long)]
    verbose: bool,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// How an APK is optimised and signed, and who may look into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// Built quickly, debug key, open to debuggers.
    Debug,
    /// Small, the release key, closed.
    Release,
    /// As the release, but for the signature.
    Unsigned,
}

impl Variant {
    const fn name(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Release => "release",
            Self::Unsigned => "release-unsigned",
        }
    }

    pub(super) const fn profile(self) -> Profile {
        match self {
            Self::Debug => Profile::Quick,
            Self::Release | Self::Unsigned => Profile::Full,
        }
    }

    /// Who signs, if anybody.
    pub(super) fn key(self) -> Result<Option<Key>> {
        match self {
            Self::Debug => Key::debug().map(Some),
            Self::Release => Key::release().map(Some),
            Self::Unsigned => Ok(None),
        }
    }
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) variant: Variant,
    /// The processors, each once, in the order of [`Abi::ALL`].
    pub(crate) abis: Vec<Abi>,
    /// Whether missing packages may be installed without asking.
    pub(crate) agreed: bool,
    /// Whether every line of cargo is shown.
    pub(crate) verbose: bool,
}

impl Order {
    /// A debug build for these processors.
    pub(crate) fn debug(abis: &[Abi], agreed: bool) -> Self {
        Self { variant: Variant::Debug, abis: in_order(abis), agreed, verbose: false }
    }

    /// The name of the file: a single processor or an unusual choice is part of it.
    pub(super) fn file_name(&self) -> String {
        let names = self.abis.iter().map(|abi| abi.name());
        let abis: Vec<&str> = if self.abis == Abi::ALL { Vec::new() } else { names.collect() };
        format!("{}.apk", [&["othello", self.variant.name()], &abis[..]].concat().join("-"))
    }

    /// What the command line asks for; `attached` looks for a phone on the cable.
    pub(super) fn new(options: &Options, attached: impl FnOnce() -> Option<Abi>) -> Self {
        let variant = match (options.release, options.unsigned) {
            (false, _) => Variant::Debug,
            (true, false) => Variant::Release,
            (true, true) => Variant::Unsigned,
        };
        let abis = match variant {
            _ if !options.abi.is_empty() => in_order(&options.abi),
            Variant::Debug => vec![attached().unwrap_or(Abi::Arm64)],
            Variant::Release | Variant::Unsigned => Abi::ALL.to_vec(),
        };
        Self { variant, abis, agreed: options.yes, verbose: options.verbose }
    }
}

/// The processors that are named, each once and in one order; all of them if none is.
pub(super) fn in_order(abis: &[Abi]) -> Vec<Abi> {
    Abi::ALL.into_iter().filter(|abi| abis.is_empty() || abis.contains(abi)).collect()
}
