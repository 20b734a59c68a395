//! A long call of cargo with a bar that knows how many crates are left.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;

use crate::cargo::output;

/// Runs a call of cargo that builds, and hands back the files that were made or were there already.
///
/// What is built is shown by a bar, or by a few lines where there is no terminal; with `verbose` by all of cargo's own
/// lines. Errors and warnings of the compiler are shown in any case.
pub(crate) fn run(command: &Command, what: &str, verbose: bool) -> Result<Vec<PathBuf>> {
    let bar = if verbose { None } else { Some(Bar::new(n_units(command), what)) };
    let quiet: &[&str] = if verbose { &[] } else { &["--quiet"] };
    let mut building = with_flags(command, &[&["--message-format=json-render-diagnostics"], quiet].concat());
    let program = building.get_program().display().to_string();
    let mut child =
        building.stdout(Stdio::piped()).spawn().with_context(|| format!("{program} could not be started"))?;
    let mut files = Vec::new();
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
        let message: Value = serde_json::from_str(&line?).unwrap_or_default();
        if let Some(unit) = Unit::of(&message) {
            files.extend(unit.files);
            if let Some(bar) = &bar {
                bar.finished(&unit.name);
            }
        }
    }
    let ended = child.wait()?;
    drop(bar);
    if !ended.success() {
        bail!("{what} failed ({ended}), see above");
    }
    Ok(files)
}

/// The same call with these flags after its subcommand.
fn with_flags(command: &Command, flags: &[&str]) -> Command {
    let mut flagged = Command::new(command.get_program());
    let mut arguments = command.get_args();
    flagged.args(arguments.next()).args(flags).args(arguments);
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => flagged.env(name, value),
            None => flagged.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        flagged.current_dir(folder);
    }
    flagged
}

/// How many things cargo will build or find built. Only an unfinished part of cargo tells; the variable makes a stable
/// one do so, and nothing is built under it.
fn n_units(command: &Command) -> Option<u64> {
    let mut asking = with_flags(command, &["--unit-graph", "-Zunstable-options"]);
    let graph: Value = serde_json::from_str(&output(asking.env("RUSTC_BOOTSTRAP", "1")).ok()?).ok()?;
    Some(graph["units"].as_array()?.len() as u64)
}

/// One thing that cargo has finished.
#[derive(Debug, PartialEq, Eq)]
struct Unit {
    name: String,
    files: Vec<PathBuf>,
}

impl Unit {
    /// What a message of cargo tells; `None` if it tells of something else.
    fn of(message: &Value) -> Option<Self> {
        if !["compiler-artifact", "build-script-executed"].contains(&message["reason"].as_str()?) {
            return None;
        }
        let id = message["package_id"].as_str()?;
        // Either `registry+https://…#name@version`, or `path+file:///folder/of/name#version`.
        let (source, fragment) = id.rsplit_once('#').unwrap_or(("", id));
        let name = fragment.split_once('@').map_or_else(
            || source.rsplit('/').next().unwrap_or(source).to_owned(),
            |(name, _)| name.to_owned(),
        );
        let files = message["filenames"].as_array().into_iter().flatten();
        Some(Self { name, files: files.filter_map(|file| Some(file.as_str()?.into())).collect() })
    }
}

/// What is shown while cargo builds. It goes away when it is dropped.
struct Bar {
    bar: ProgressBar,
    what: String,
}

impl Bar {
    fn new(n_units: Option<u64>, what: &str) -> Self {
        let template = "{prefix} {wide_bar} {pos} of {len} crates, {elapsed}, {msg}";
        // A template that indicatif does not understand would cost the bar its look, never the build.
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = n_units.map_or_else(ProgressBar::no_length, ProgressBar::new);
        let bar = bar.with_style(style).with_prefix(what.to_owned());
        bar.enable_steady_tick(Duration::from_secs(1));
        Self { bar, what: what.to_owned() }
    }

    fn finished(&self, name: &str) {
        self.bar.set_message(name.to_owned());
        self.bar.inc(1);
        // In a log there is no bar: a line at each quarter says that it goes on.
        if let (true, Some(n_units)) = (self.bar.is_hidden(), self.bar.length())
            && let Some(percent) = quarter(self.bar.position(), n_units)
        {
            println!("  {}: {percent} % of {n_units} crates", self.what);
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The percentage that is reached with this one, if it is a whole quarter.
fn quarter(n_done: u64, n_units: u64) -> Option<u64> {
    let quarters = |n_done: u64| 4 * n_done / n_units.max(1);
    let reached = quarters(n_done);
    (n_done > 0 && reached > quarters(n_done - 1)).then_some(25 * reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_after_the_subcommand_and_before_what_is_for_the_compiler() {
        let mut command = Command::new("cargo");
        command.args(["rustc", "--lib", "--", "-Clto"]).env("A", "b").env_remove("C").current_dir("/");
        let flagged = with_flags(&command, &["--quiet"]);
        let arguments: Vec<_> = flagged.get_args().collect();
        assert_eq!(arguments, ["rustc", "--quiet", "--lib", "--", "-Clto"]);
        assert_eq!(flagged.get_envs().count(), 2);
        assert_eq!(flagged.get_current_dir(), command.get_current_dir());
    }

    #[test]
    fn cargos_messages_tell_what_was_built() {
        let artifact = r#"{"reason":"compiler-artifact","package_id":"registry+https://example.org/index#egui@0.37.0",
            "filenames":["/target/libegui.rlib","/target/libegui.rmeta"]}"#;
        let unit = Unit::of(&serde_json::from_str(artifact).unwrap()).unwrap();
        assert_eq!((unit.name.as_str(), unit.files.len()), ("egui", 2));
        let ours = r#"{"reason":"build-script-executed","package_id":"path+file:///home/ada/othello#1.0.0"}"#;
        let unit = Unit::of(&serde_json::from_str(ours).unwrap()).unwrap();
        assert_eq!(unit, Unit { name: "othello".to_owned(), files: Vec::new() });
        let other = serde_json::from_str(r#"{"reason":"build-finished","success":true}"#).unwrap();
        assert_eq!((Unit::of(&other), Unit::of(&Value::Null)), (None, None));
    }

    #[test]
    fn a_log_hears_of_every_quarter_once() {
        let heard = |n_units| (0..=n_units).filter_map(|n_done| quarter(n_done, n_units)).collect::<Vec<_>>();
        assert_eq!(heard(240), [25, 50, 75, 100]);
        assert_eq!(heard(4), [25, 50, 75, 100]);
        assert_eq!(heard(2), [50, 100]);
        assert_eq!(heard(0), [] as [u64; 0]);
    }

    /// The bar's length depends on a part of cargo that may change: it would then be a bar without an end.
    #[test]
    fn cargo_tells_how_much_there_is_to_build() {
        let mut command = crate::cargo::cargo();
        command.args(["build", "--package", "phone"]);
        assert!(n_units(&command).is_some_and(|n_units| n_units > 0));
    }
}
