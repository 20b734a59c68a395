//! `cargo xtask lint-apk`: the lints of the code that only a phone's compiler sees.

use anyhow::Result;
use clap::Args;

use super::abi::Abi;
use super::library;
use super::order::in_order;
use super::toolchain::Toolchain;
use super::toolset::step;
use crate::packages::{self, Package};

/// Lint the app's code as it is compiled for the phone.
///
/// Takes the compiler that `cargo xtask apk` takes, and installs what is missing in the same way.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// For this kind of processor only; may be given several times. All three otherwise.
    #[arg(long, value_name = "ABI")]
    abi: Vec<Abi>,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// Lints for every processor that the command line asks for.
pub(crate) fn run(options: &Options) -> Result<()> {
    let abis = in_order(&options.abi);
    let toolchain = Toolchain::choose(&abis);
    packages::provide(&needs(&abis), options.yes)?;
    toolchain.check()?;
    println!("Compiler: {}", toolchain.describe());
    for (idx, &abi) in abis.iter().enumerate() {
        let what = format!("Linting the code for {abi} (some minutes the first time)");
        step(idx + 1, abis.len(), &what, || library::lint(abi, &toolchain))?;
    }
    Ok(())
}

/// The packages that this would install.
pub(crate) fn needs(abis: &[Abi]) -> Vec<&'static Package> {
    let toolchain = Toolchain::choose(&in_order(abis));
    [toolchain.packages(), toolchain.lint_packages()].concat()
}
