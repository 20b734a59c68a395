//! The language of the phone's scripts: one step a line, read whole before anything is done.
//!
//! `phone/README.md` lists the steps. A line that is not understood is named with its number and its words.

use std::time::Duration;

use anyhow::{Context, Result, anyhow};

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
    Locale(String),
    Font(f32),
    /// Starts the app: in a new process, unless one is kept from before.
    Launch,
    Home,
    Return,
    /// Turns the screen by a quarter.
    Rotate,
    LowMemory,
    /// Ends the activity as Android does, and keeps the process if it stays.
    Destroy,
    /// Ends the process without a word.
    Kill,
    Key(u32),
    Tap(Spot),
    Drag(Spot, Spot),
    /// A finger that stays where it is while others tap.
    Hold(Spot),
    Release,
    /// Waits until it is so.
    Wait(Sight),
    /// Fails unless it is so.
    Expect(Sight),
    /// Takes a picture of the screen.
    Shot(String),
    /// Remembers how much memory the process has.
    MarkMemory,
    /// Remembers the names of all controls.
    MarkControls,
    Repeat(u32, Vec<Line>),
}

/// Which of the two ways to draw the phone offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Graphics {
    Both,
    Gles,
}

/// A place on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Spot {
    /// The control whose name is this, or else the first one whose name has this in it.
    Control(String),
    /// Parts of the screen's width and height.
    At(f32, f32),
}

/// Something that can be seen to be so or not.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sight {
    /// The app does nothing, and all touches are dealt with.
    Rest,
    /// So many frames were drawn since the last thing that was done.
    Frames(u64),
    /// The log has this since the last thing that was done.
    Log(String),
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
    Not(Box<Sight>),
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
        ["graphics", "gles"] => Step::Graphics(Graphics::Gles),
        ["dark", switch] => Step::Dark(on(switch)?),
        ["locale", tag] => Step::Locale((*tag).to_owned()),
        ["font", size] => Step::Font(size.parse().ok()?),
        ["launch"] => Step::Launch,
        ["home"] => Step::Home,
        ["return"] => Step::Return,
        ["rotate"] => Step::Rotate,
        ["low-memory"] => Step::LowMemory,
        ["destroy"] => Step::Destroy,
        ["kill"] => Step::Kill,
        ["back"] => key("back")?,
        ["key", name] => key(name)?,
        ["tap", place @ ..] => Step::Tap(spot(place)?),
        ["hold", place @ ..] => Step::Hold(spot(place)?),
        ["release"] => Step::Release,
        ["drag", "at", x, y, "to", to_x, to_y] => {
            Step::Drag(spot(&["at", x, y])?, spot(&["at", to_x, to_y])?)
        }
        ["wait", words @ ..] => Step::Wait(sight(words)?),
        ["expect", words @ ..] => Step::Expect(sight(words)?),
        ["shot", name] => Step::Shot((*name).to_owned()),
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
    KEYS.iter().find(|(known, _)| *known == name).map(|(_, code)| Step::Key(*code))
}

fn spot(words: &[&str]) -> Option<Spot> {
    match words {
        ["at", x, y] => Some(Spot::At(x.parse().ok()?, y.parse().ok()?)),
        [name] => Some(Spot::Control((*name).to_owned())),
        _ => None,
    }
}

fn sight(words: &[&str]) -> Option<Sight> {
    Some(match words {
        ["no", rest @ ..] => Sight::Not(Box::new(sight(rest)?)),
        ["rest"] => Sight::Rest,
        ["frames", count] => Sight::Frames(count.parse().ok()?),
        ["log", text] => Sight::Log((*text).to_owned()),
        ["control", name] => Sight::Control((*name).to_owned()),
        ["file", name] => Sight::File((*name).to_owned()),
        ["process"] => Sight::Process,
        ["plain", "edges"] => Sight::PlainEdges,
        ["memory", "within", part] => {
            Sight::MemoryWithin(part.strip_suffix('%')?.parse::<f32>().ok()? / 100.0)
        }
        ["same", "controls"] => Sight::SameControls,
        _ => return None,
    })
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
                Step::Tap(Spot::Control("New Game".to_owned())),
            ]
        );
    }

    #[test]
    fn sights_can_be_waited_for_expected_and_denied() {
        assert_eq!(steps("wait log \"a b\""), [Step::Wait(Sight::Log("a b".to_owned()))]);
        let gone = Sight::Not(Box::new(Sight::Process));
        assert_eq!(steps("expect no process"), [Step::Expect(gone)]);
        assert_eq!(steps("expect memory within 10%"), [Step::Expect(Sight::MemoryWithin(0.1))]);
    }

    #[test]
    fn what_is_repeated_stands_in_braces() {
        let steps = steps("repeat 3 {\n  home\n  return\n}\nkill");
        let [Step::Repeat(3, inner), Step::Kill] = &*steps else { panic!("{steps:?}") };
        assert_eq!(inner.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4]);
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        for (text, part) in [
            ("deadline 1\njump", "line 2 is not understood: \"jump\""),
            ("deadline 1\ntap \"New", "line 2: a quote is never closed"),
            ("deadline 1\nrepeat 2 {\nhome", "line 2: the brace is never closed"),
            ("deadline 1\ninsets middle 3", "line 2"),
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
        let folder = crate::cargo::root().join("tests/phone");
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            Script::read(&path.display().to_string(), &std::fs::read_to_string(&path).unwrap()).unwrap();
        }
    }
}
