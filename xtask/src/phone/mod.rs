//! `cargo xtask phone`: the app's true library on a phone that is played on this machine (see `phone/README.md`).

mod app;
mod conditions;
mod device;
mod display;
mod fingers;
mod kit;
mod logcat;
mod machine;
mod picture;
mod player;
mod reader;
mod script;
mod settings;
mod soak;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

use self::app::App;
use self::kit::Kit;
use self::script::Script;
use crate::apk::{self, Abi, Order};
use crate::cargo::root;
use crate::packages;

/// Run the app's own library on the bench phone, by scripts of touches and of the system's calls.
///
/// Takes the library and its assets out of the APK, which is built if need be. Each script gets a folder with its log
/// (`logcat.txt`), its pictures and the app's files.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Options {
    /// Which of the app's libraries to run; arm64-v8a runs slowly, under qemu.
    #[arg(long, default_value_t = Abi::X86_64)]
    abi: Abi,
    /// A script, or `all` that are in tests/phone. May be given more than once.
    #[arg(long = "script", value_name = "FILE", default_value = "all")]
    scripts: Vec<PathBuf>,
    /// Where logs and pictures go.
    #[arg(long, value_name = "DIR", default_value = "target/phone/out")]
    out: PathBuf,
    /// An APK that is there, in the place of one that is built now.
    #[arg(long, value_name = "FILE")]
    apk: Option<PathBuf>,
    /// Install what is missing without asking. The environment variable CI says the same.
    #[arg(long)]
    yes: bool,
}

/// The scripts of the project.
const SCRIPTS: &str = "tests/phone";

/// Plays every script, and fails if one of them does.
pub(crate) fn run(options: &Options) -> Result<()> {
    let scripts = scripts(&options.scripts)?;
    packages::provide(&packages::of_phone(options.abi), options.yes)?;
    let kit = Kit::build(options.abi)?;
    let apk = match &options.apk {
        Some(apk) => apk.clone(),
        None => apk::build(&Order::debug(&[options.abi], options.yes))?,
    };
    let app = App::unpack(&apk, options.abi)?;
    let out = root().join(&options.out);
    let mut failures = Vec::new();
    for script in &scripts {
        match player::play(script, &kit, &app, &out) {
            Ok(played) => {
                println!("{}: {} steps in {:.1} s", script.name, played.n_steps, played.took.as_secs_f64());
                for figure in played.figures {
                    println!("    {figure}");
                }
            }
            Err(failure) => {
                println!("{}: FAILED\n{failure:#}\n", script.name);
                failures.push(script.name.as_str());
            }
        }
    }
    if failures.is_empty() {
        println!("All {} scripts passed; logs and pictures are in {}.", scripts.len(), out.display());
        return Ok(());
    }
    Err(anyhow!("{} of {} scripts failed: {}", failures.len(), scripts.len(), failures.join(", ")))
}

/// The scripts that these words mean, in the order of their names.
fn scripts(words: &[PathBuf]) -> Result<Vec<Script>> {
    let mut files = Vec::new();
    for word in words {
        if word == Path::new("all") {
            let folder = root().join(SCRIPTS);
            let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
            let files_there = entries.filter_map(|entry| Some(entry.ok()?.path()));
            files.extend(files_there.filter(|file| file.extension() == Some("txt".as_ref())));
        } else {
            files.push(root().join(word));
        }
    }
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

fn read(file: &Path) -> Result<Script> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let name = file.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Script::read(&name, &text)
}
