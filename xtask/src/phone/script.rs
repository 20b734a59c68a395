//! The language of the phone's scripts: one step a line, read whole before anything is done.
//!
//! `phone/README.md` lists the steps. A line that is not understood is named with its number and its words.

use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use othello::sound::Sound;

/// A script, ready to be played.
#[derive(Debug, PartialEq)]
pub(crate) struct Script {
    /// Its file's name without folder and ending.
    pub(crate) name: String,
    /// How long all of it may take; a phone that hangs is stopped then.
    pub(crate) deadline: Duration,
    pub(crate) lines: Vec<Line>,
}

/// A step with the line it stands on, for the message if it fails.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) text: String,
    pub(crate) step: Step,
}

/// What to do, or what to look for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    /// The size of the screen in points, and how many pixels make a point.
    Screen {
        width: f32,
        height: f32,
        scale: f32,
    },
    /// What bars cover at the top, right, bottom and left, in points.
    Insets([f32; 4]),
    /// The version of Android that the phone claims to be.
    Api(u32),
    Graphics(Graphics),
    Dark(bool),
    /// Bold text, a change of the configuration.
    Bold(bool),
    /// High-contrast text, which no app is told of.
    Contrast(bool),
    /// Whether anything may move; no app is told either.
    Animations(bool),
    Locale(String),
    Font(f32),
    /// Whether the phone rings, vibrates or keeps silent.
    Ringer(String),
    /// Whether no audio track can be made.
    AudioBroken(bool),
    /// How many times as fast time passes for the app, from its next start on.
    Clock(u32),
    /// Whether the driver paints what the app draws, from its next start on.
    Painting(bool),
    /// Another app copies this.
    Clipboard(String),
    /// Starts the app: in a new process, unless one is kept from before. Waits for its first frame.
    Launch,
    /// The same without waiting for a frame, for an app that cannot draw one.
    Start,
    Home,
    Return,
    /// Turns the screen by a quarter.
    Rotate,
    LowMemory,
    /// Breaks the window, or mends it, without a word to the app; the first window if the app does not run yet.
    Window(Window),
    /// The graphics device is lost.
    LoseDevice,
    /// Presses the button of Android's dialog.
    CloseDialog,
    /// Destroys the activity and creates it again, as Android does for a change that the manifest does not name.
    Recreate,
    /// Ends the activity as Android does, and keeps the process if it stays.
    Destroy,
    /// Ends the process without a word.
    Kill,
    Key(u32),
    /// Presses a key until the control of this name has the focus.
    KeyUntil(u32, String),
    Tap(Target),
    /// Taps and goes on at once, into the middle of what follows from it.
    Touch(Target),
    Drag(Target, Target),
    /// A finger that stays where it is while others tap.
    Hold(Target),
    Release,
    /// Something that a screen reader, or the person who uses it, does.
    Reader(ReaderStep),
    /// A method of Android's throws from now on; `none` of them.
    Throw(String),
    /// Waits until it is so.
    Wait(Condition),
    /// Fails unless it is so.
    Expect(Condition),
    /// Takes a picture of the screen.
    Shot(String),
    /// Remembers how much memory the process has.
    MarkMemory,
    /// Remembers the names of all controls.
    MarkControls,
    /// Does actions drawn by lot, for so long.
    Soak {
        length: SoakLength,
        seed: u64,
    },
    Repeat(u32, Vec<Line>),
    /// Again and again until it is so.
    Until(Condition, Vec<Line>),
}

/// When a soak is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoakLength {
    /// After so many actions.
    Actions(u32),
    /// When so many games were played to their end.
    Games(usize),
}

/// What is done with a screen reader.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ReaderStep {
    /// Switches accessibility on or off in the system's settings, which tell nobody.
    Switch(bool),
    /// The words after `reader`, which the phone understands by itself.
    Say(String),
    /// Swipes on until this is said.
    Find(String),
    /// Swipes back until this is said.
    FindBack(String),
    /// Puts a finger there.
    Explore(Target),
}

/// Which of the two ways to draw the phone offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Graphics {
    Both,
    Gles,
    None,
}

/// How much of a window works. The app is not told: Android often learns later than the app that a window is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Window {
    #[default]
    Good,
    /// It gives no more buffers to draw on.
    NoBuffers,
    /// As above, and questions about it fail too.
    Abandoned,
}

/// How scripts and the phone's commands call the states of a window.
const WINDOWS: &[(&str, Window)] =
    &[("good", Window::Good), ("no-buffers", Window::NoBuffers), ("abandoned", Window::Abandoned)];

impl Window {
    pub(crate) fn name(self) -> &'static str {
        WINDOWS.iter().find(|(_, known)| *known == self).map_or("good", |(name, _)| name)
    }
}

/// A place on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Target {
    /// The control whose name is this, or else the first one whose name has this in it.
    Control(String),
    /// Parts of the screen's width and height.
    At(f32, f32),
}

/// Something that can be seen to be so or not.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Condition {
    /// The app does nothing, and all touches are dealt with.
    Rest,
    /// So many frames were drawn since the last thing that was done.
    Frames(u64),
    /// The log has these texts, one after the other, since the last thing that was done.
    Log(Vec<String>),
    /// The log has this text so many times since then.
    LogTimes(String, usize),
    /// This sound was played since then; any sound if none is named.
    Sound(Option<Sound>),
    /// This sound was played so many times since then.
    SoundTimes(Sound, usize),
    /// A control has this in its name.
    Control(String),
    /// The app has a file of this name.
    File(String),
    /// The process is there.
    Process,
    /// There is nothing but one colour under the bars.
    PlainEdges,
    /// The process has at most this much more memory, as a part, than when it was marked.
    MemoryWithin(f32),
    /// The controls have the same names as when they were marked.
    SameControls,
    /// A screen reader has said this since the last thing that was done.
    Said(String),
    Not(Box<Condition>),
    /// One of both.
    Either(Box<Condition>, Box<Condition>),
}

/// Keys that Android knows by number.
const KEYS: &[(&str, u32)] = &[
    ("back", 4),
    ("up", 19),
    ("down", 20),
    ("left", 21),
    ("right", 22),
    ("center", 23),
    ("tab", 61),
    ("space", 62),
    ("enter", 66),
    ("escape", 111),
];

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// Names the first line that is not understood, or what is missing.
    pub(crate) fn read(name: &str, text: &str) -> Result<Self> {
        let mut reader = Reader { lines: text.lines().enumerate(), deadline: None };
        let lines = reader.block(None).map_err(|complaint| anyhow!("{name}: {complaint}"))?;
        let deadline = reader.deadline.with_context(|| {
            format!("{name}: a script says how long it may take at most, as `deadline 60`")
        })?;
        Ok(Self { name: name.to_owned(), deadline, lines })
    }

    /// The longest side of any screen in it, in pixels.
    pub(crate) fn longest_side(&self) -> u32 {
        let sides = self.lines.iter().map(|line| match line.step {
            Step::Screen { width, height, scale } => width.max(height) * scale,
            _ => 0.0,
        });
        sides.fold(1.0, f32::max).ceil() as u32
    }
}

struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    deadline: Option<Duration>,
}

impl Reader<'_> {
    /// The lines up to the end, or up to the brace that closes what was opened on that line.
    fn block(&mut self, opened: Option<usize>) -> Result<Vec<Line>, String> {
        let mut lines = Vec::new();
        while let Some((idx, text)) = self.lines.next() {
            let (number, text) = (idx + 1, text.trim());
            let words = words(text).map_err(|complaint| format!("line {number}: {complaint}"))?;
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let step = match &*words {
                [] => continue,
                ["}"] if opened.is_some() => return Ok(lines),
                ["deadline", secs] => {
                    self.deadline = secs.parse().ok().map(Duration::from_secs);
                    continue;
                }
                ["repeat", count, "{"] => {
                    let count = count.parse().map_err(|_| format!("line {number}: {count:?} is no count"))?;
                    Step::Repeat(count, self.block(Some(number))?)
                }
                ["until", condition @ .., "{"] => {
                    let condition = self::condition(condition)
                        .ok_or_else(|| format!("line {number} is not understood: {text:?}"))?;
                    Step::Until(condition, self.block(Some(number))?)
                }
                words => step(words).ok_or_else(|| format!("line {number} is not understood: {text:?}"))?,
            };
            lines.push(Line { number, text: text.to_owned(), step });
        }
        opened.map_or(Ok(lines), |number| Err(format!("line {number}: the brace is never closed")))
    }
}

/// Words between spaces; what stands in quotes is one word, and what follows a `#` is none.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (word, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').ok_or("a quote is never closed")?,
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    Ok(words)
}

fn step(words: &[&str]) -> Option<Step> {
    Some(match words {
        ["screen", size] => screen(size, "1")?,
        ["screen", size, "scale", scale] => screen(size, scale)?,
        ["insets", rest @ ..] => Step::Insets(insets(rest)?),
        ["api", version] => Step::Api(version.parse().ok()?),
        ["graphics", "both"] => Step::Graphics(Graphics::Both),
        ["graphics", "none"] => Step::Graphics(Graphics::None),
        ["graphics", "gles"] => Step::Graphics(Graphics::Gles),
        ["dark", switch] => Step::Dark(on(switch)?),
        ["bold", switch] => Step::Bold(on(switch)?),
        ["contrast", switch] => Step::Contrast(on(switch)?),
        ["animations", switch] => Step::Animations(on(switch)?),
        ["locale", tag] => Step::Locale((*tag).to_owned()),
        ["ringer", mode @ ("normal" | "vibrate" | "silent")] => Step::Ringer((*mode).to_owned()),
        ["audio", "good"] => Step::AudioBroken(false),
        ["audio", "broken"] => Step::AudioBroken(true),
        ["painting", switch] => Step::Painting(on(switch)?),
        ["clock", rate] => Step::Clock(rate.parse().ok().filter(|rate| (1..=1000).contains(rate))?),
        ["clipboard", text] => Step::Clipboard((*text).to_owned()),
        ["font", size] => Step::Font(size.parse().ok()?),
        ["launch"] => Step::Launch,
        ["start"] => Step::Start,
        ["window", state] => Step::Window(WINDOWS.iter().find(|(name, _)| name == state)?.1),
        ["lose-device"] => Step::LoseDevice,
        ["close-dialog"] => Step::CloseDialog,
        ["home"] => Step::Home,
        ["return"] => Step::Return,
        ["rotate"] => Step::Rotate,
        ["low-memory"] => Step::LowMemory,
        ["recreate"] => Step::Recreate,
        ["destroy"] => Step::Destroy,
        ["kill"] => Step::Kill,
        ["back"] => key("back")?,
        ["key", name] => key(name)?,
        ["key", name, "until", control] => Step::KeyUntil(key_code(name)?, (*control).to_owned()),
        ["tap", place @ ..] => Step::Tap(target(place)?),
        ["touch", place @ ..] => Step::Touch(target(place)?),
        ["hold", place @ ..] => Step::Hold(target(place)?),
        ["release"] => Step::Release,
        ["reader", rest @ ..] => Step::Reader(reader_step(rest)?),
        ["throw", method] => Step::Throw((*method).to_owned()),
        ["drag", "at", x, y, "to", to_x, to_y] => {
            Step::Drag(target(&["at", x, y])?, target(&["at", to_x, to_y])?)
        }
        ["wait", words @ ..] => Step::Wait(condition(words)?),
        ["expect", words @ ..] => Step::Expect(condition(words)?),
        ["shot", name] => Step::Shot((*name).to_owned()),
        ["soak", n_actions, "seed", seed] => {
            Step::Soak { length: SoakLength::Actions(n_actions.parse().ok()?), seed: seed.parse().ok()? }
        }
        ["soak", n_games, "games", "seed", seed] => {
            Step::Soak { length: SoakLength::Games(n_games.parse().ok()?), seed: seed.parse().ok()? }
        }
        ["mark", "memory"] => Step::MarkMemory,
        ["mark", "controls"] => Step::MarkControls,
        _ => return None,
    })
}

fn screen(size: &str, scale: &str) -> Option<Step> {
    let (width, height) = size.split_once('x')?;
    Some(Step::Screen {
        width: width.parse().ok()?,
        height: height.parse().ok()?,
        scale: scale.parse().ok()?,
    })
}

/// Pairs of an edge and its width; an edge that is not named has none.
fn insets(words: &[&str]) -> Option<[f32; 4]> {
    let mut insets = [0.0; 4];
    for pair in words.chunks(2) {
        let [edge, width] = pair else { return None };
        let idx = ["top", "right", "bottom", "left"].iter().position(|known| known == edge)?;
        insets[idx] = width.parse().ok()?;
    }
    Some(insets)
}

fn on(switch: &str) -> Option<bool> {
    match switch {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn key(name: &str) -> Option<Step> {
    key_code(name).map(Step::Key)
}

fn key_code(name: &str) -> Option<u32> {
    KEYS.iter().find(|(known, _)| *known == name).map(|(_, code)| *code)
}

fn target(words: &[&str]) -> Option<Target> {
    match words {
        ["at", x, y] => Some(Target::At(x.parse().ok()?, y.parse().ok()?)),
        [name] => Some(Target::Control((*name).to_owned())),
        _ => None,
    }
}

fn reader_step(words: &[&str]) -> Option<ReaderStep> {
    Some(match words {
        [switch @ ("on" | "off")] => ReaderStep::Switch(on(switch)?),
        ["next" | "previous" | "activate" | "more" | "less" | "calls" | "list"] | ["action", _] => {
            ReaderStep::Say(words.join(" "))
        }
        ["find", text] => ReaderStep::Find((*text).to_owned()),
        ["find-back", text] => ReaderStep::FindBack((*text).to_owned()),
        ["explore", place @ ..] => ReaderStep::Explore(target(place)?),
        _ => return None,
    })
}

fn condition(words: &[&str]) -> Option<Condition> {
    if let Some(idx) = words.iter().position(|word| *word == "or") {
        let (one, other) = (condition(&words[..idx])?, condition(&words[idx + 1..])?);
        return Some(Condition::Either(Box::new(one), Box::new(other)));
    }
    Some(match words {
        ["said", text] => Condition::Said((*text).to_owned()),
        ["no", rest @ ..] => Condition::Not(Box::new(condition(rest)?)),
        ["rest"] => Condition::Rest,
        ["frames", count] => Condition::Frames(count.parse().ok()?),
        ["log", text, "times", count] => Condition::LogTimes((*text).to_owned(), count.parse().ok()?),
        ["log", texts @ ..] => Condition::Log(sequence(texts)?),
        ["sound"] => Condition::Sound(None),
        ["sound", name] => Condition::Sound(Some(Sound::by_name(name)?)),
        ["sound", name, "times", count] => Condition::SoundTimes(Sound::by_name(name)?, count.parse().ok()?),
        ["control", name] => Condition::Control((*name).to_owned()),
        ["file", name] => Condition::File((*name).to_owned()),
        ["process"] => Condition::Process,
        ["plain", "edges"] => Condition::PlainEdges,
        ["memory", "within", part] => {
            Condition::MemoryWithin(part.strip_suffix('%')?.parse::<f32>().ok()? / 100.0)
        }
        ["same", "controls"] => Condition::SameControls,
        _ => return None,
    })
}

/// Texts with `then` between them.
fn sequence(words: &[&str]) -> Option<Vec<String>> {
    match words {
        [text] => Some(vec![(*text).to_owned()]),
        [text, "then", rest @ ..] => {
            let mut texts = vec![(*text).to_owned()];
            texts.extend(sequence(rest)?);
            Some(texts)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        let script = Script::read("test", &format!("deadline 1\n{text}")).unwrap();
        script.lines.into_iter().map(|line| line.step).collect()
    }

    #[test]
    fn each_line_is_a_step_and_comments_are_none() {
        let text =
            "# first\n\nscreen 412x915 scale 2  # a phone\ninsets top 24 bottom 48\ntap \"New Game\"\n";
        assert_eq!(
            steps(text),
            [
                Step::Screen { width: 412.0, height: 915.0, scale: 2.0 },
                Step::Insets([24.0, 0.0, 48.0, 0.0]),
                Step::Tap(Target::Control("New Game".to_owned())),
            ]
        );
    }

    #[test]
    fn sights_can_be_waited_for_expected_and_denied() {
        assert_eq!(steps("wait log \"a b\""), [Step::Wait(Condition::Log(vec!["a b".to_owned()]))]);
        let in_order = Condition::Log(vec!["a".to_owned(), "b".to_owned()]);
        assert_eq!(steps("expect log \"a\" then \"b\""), [Step::Expect(in_order)]);
        assert_eq!(steps("expect log \"a\" times 2"), [Step::Expect(Condition::LogTimes("a".to_owned(), 2))]);
        assert_eq!(steps("wait sound turn-2"), [Step::Wait(Condition::Sound(Some(Sound::Turn(1))))]);
        assert_eq!(
            steps("expect sound place times 2"),
            [Step::Expect(Condition::SoundTimes(Sound::Place, 2))]
        );
        let gone = Condition::Not(Box::new(Condition::Process));
        assert_eq!(steps("expect no process"), [Step::Expect(gone)]);
        assert_eq!(steps("expect memory within 10%"), [Step::Expect(Condition::MemoryWithin(0.1))]);
    }

    #[test]
    fn what_is_repeated_stands_in_braces() {
        let steps = steps("repeat 3 {\n  home\n  return\n}\nkill");
        let [Step::Repeat(3, inner), Step::Kill] = &*steps else { panic!("{steps:?}") };
        assert_eq!(inner.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4]);
    }

    #[test]
    fn a_reader_is_told_what_to_do_and_heard() {
        let find = Step::Reader(ReaderStep::Find("Start Game".to_owned()));
        let action = Step::Reader(ReaderStep::Say("action Last move".to_owned()));
        assert_eq!(steps("reader find \"Start Game\"\nreader action \"Last move\""), [find, action]);
        let said = Condition::Said("wins".to_owned());
        let steps = steps("until said \"wins\" {\n  reader next\n}");
        let [Step::Until(condition, inner)] = &*steps else { panic!("{steps:?}") };
        assert_eq!((condition, inner.len()), (&said, 1));
    }

    #[test]
    fn a_soak_lasts_for_actions_or_for_games() {
        let soak = |length| Step::Soak { length, seed: 7 };
        let steps = steps("clock 20\nsoak 120 seed 7\nsoak 40 games seed 7");
        let wanted = [Step::Clock(20), soak(SoakLength::Actions(120)), soak(SoakLength::Games(40))];
        assert_eq!(steps, wanted);
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        for (text, part) in [
            ("deadline 1\njump", "line 2 is not understood: \"jump\""),
            ("deadline 1\ntap \"New", "line 2: a quote is never closed"),
            ("deadline 1\nrepeat 2 {\nhome", "line 2: the brace is never closed"),
            ("deadline 1\ninsets middle 3", "line 2"),
            ("deadline 1\nexpect sound gong", "line 2"),
            ("deadline 1\nclock 0", "line 2"),
            ("deadline 1\nclock 1001", "line 2"),
            ("deadline 1\nreader sing", "line 2"),
            ("home", "`deadline 60`"),
        ] {
            let complaint = Script::read("test", text).unwrap_err().to_string();
            assert!(complaint.contains(part), "{complaint}");
        }
    }

    #[test]
    fn the_display_is_large_enough_for_every_screen() {
        let script = Script::read("test", "deadline 1\nscreen 320x480 scale 1.5\nscreen 800x1280").unwrap();
        assert_eq!(script.longest_side(), 1280);
    }

    #[test]
    fn every_script_of_the_project_is_understood() {
        for folder in ["tests/phone", "tests/phone/long"] {
            for file in std::fs::read_dir(crate::cargo::root().join(folder)).unwrap() {
                let path = file.unwrap().path();
                if path.extension() == Some("txt".as_ref()) {
                    let text = std::fs::read_to_string(&path).unwrap();
                    Script::read(&path.display().to_string(), &text).unwrap();
                }
            }
        }
    }
}
