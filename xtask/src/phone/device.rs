//! The process in which the app runs, and the conversation with the phone inside of it.

use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

/// An app that does not answer for so long is said to hang.
const LEAST_PATIENCE: Duration = Duration::from_secs(5);

/// A running process of the app.
pub(crate) struct Device {
    process: Child,
    commands: ChildStdin,
    answers: Receiver<String>,
    /// The process has closed its output: it has ended, or is ending.
    is_disconnected: bool,
}

/// What the phone says about the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Status {
    /// Frames drawn in this process.
    pub(crate) n_frames: u64,
    /// The app waits, and has nothing to do.
    pub(crate) rests: bool,
    /// Touches and keys that it has not dealt with.
    pub(crate) n_open_events: u64,
    /// There is an activity.
    pub(crate) has_activity: bool,
}

/// What a process uses, or how much more than before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    pub(crate) memory_kb: u64,
    pub(crate) n_descriptors: u64,
    pub(crate) n_threads: u64,
}

impl Usage {
    pub(crate) fn growth_since(self, before: Self) -> Self {
        Self {
            memory_kb: self.memory_kb.saturating_sub(before.memory_kb),
            n_descriptors: self.n_descriptors.saturating_sub(before.n_descriptors),
            n_threads: self.n_threads.saturating_sub(before.n_threads),
        }
    }

    /// The larger of each.
    pub(crate) fn max(self, other: Self) -> Self {
        Self {
            memory_kb: self.memory_kb.max(other.memory_kb),
            n_descriptors: self.n_descriptors.max(other.n_descriptors),
            n_threads: self.n_threads.max(other.n_threads),
        }
    }

    /// Whether any of it is more than that.
    pub(crate) const fn exceeds(self, most: Self) -> bool {
        self.memory_kb > most.memory_kb
            || self.n_descriptors > most.n_descriptors
            || self.n_threads > most.n_threads
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { memory_kb, n_descriptors, n_threads } = self;
        write!(f, "{memory_kb} kB, {n_descriptors} descriptors, {n_threads} threads")
    }
}

impl Device {
    /// Starts the process.
    pub(crate) fn start(command: &mut Command) -> Result<Self> {
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the phone could not be started")?;
        let (Some(commands), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            bail!("the phone has no standard input");
        };
        let (sender, answers) = mpsc::channel();
        // Reading may take for ever when the app hangs; waiting on a channel ends with the deadline.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { process, commands, answers, is_disconnected: false })
    }

    /// Gives a command and waits for its answer.
    pub(crate) fn ask(&mut self, command: &str, deadline: Instant) -> Result<String> {
        // A process that has just ended is found out by its missing answer.
        self.commands.write_all(format!("{command}\n").as_bytes()).unwrap_or_default();
        // Whoever asks after the deadline finds that out by himself, and still gets an answer from an app that lives.
        let left = deadline.saturating_duration_since(Instant::now()).max(LEAST_PATIENCE);
        match self.answers.recv_timeout(left) {
            Ok(answer) => match answer.split_once(' ') {
                Some(("ok", words)) => Ok(words.to_owned()),
                _ => Err(anyhow!("{command}: {answer}")),
            },
            Err(RecvTimeoutError::Timeout) => Err(anyhow!("the main thread hangs: no answer to {command:?}")),
            Err(RecvTimeoutError::Disconnected) => {
                self.is_disconnected = true;
                Err(anyhow!("the process ended at {command:?}"))
            }
        }
    }

    /// What the phone says about the app now.
    pub(crate) fn status(&mut self, deadline: Instant) -> Result<Status> {
        let answer = self.ask("status", deadline)?;
        let numbers: Vec<u64> = answer.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [n_frames, rests, n_open_events, has_activity] = *numbers else {
            bail!("the phone's status is {answer:?}");
        };
        Ok(Status { n_frames, rests: rests == 1, n_open_events, has_activity: has_activity == 1 })
    }

    /// Whether the process has not ended.
    pub(crate) fn is_alive(&mut self) -> bool {
        !self.is_disconnected && matches!(self.process.try_wait(), Ok(None))
    }

    /// How the process ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<String> {
        self.process.try_wait().ok().flatten().map(|status| status.to_string())
    }

    /// The memory that the process has in use, in kilobytes.
    pub(crate) fn memory(&self) -> Option<u64> {
        self.usage().map(|usage| usage.memory_kb)
    }

    /// What the process uses of the machine.
    pub(crate) fn usage(&self) -> Option<Usage> {
        let folder = format!("/proc/{}", self.process.id());
        let status = fs::read_to_string(format!("{folder}/status")).ok()?;
        let number = |name: &str| -> Option<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim().trim_end_matches("kB").trim().parse().ok()
        };
        let n_descriptors = fs::read_dir(format!("{folder}/fd")).ok()?.count() as u64;
        Some(Usage { memory_kb: number("VmRSS:")?, n_descriptors, n_threads: number("Threads:")? })
    }
}

/// The process ends with it, without a word.
impl Drop for Device {
    fn drop(&mut self) {
        // If it has ended by itself there is nothing to end.
        self.process.kill().unwrap_or_default();
        drop(self.process.wait());
    }
}
