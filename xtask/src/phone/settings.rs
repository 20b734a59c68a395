//! What the phone says about itself: its screen, its bars, its version, and what its owner chose.

use super::script::{Graphics, Window};

/// The phone's settings, which outlive the process.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on a phone")]
pub(crate) struct Settings {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) scale: f32,
    pub(crate) insets: [f32; 4],
    pub(crate) api: u32,
    pub(crate) graphics: Graphics,
    pub(crate) dark: bool,
    pub(crate) bold: bool,
    pub(crate) contrast: bool,
    pub(crate) animations: bool,
    pub(crate) locale: String,
    pub(crate) font: f32,
    /// `normal`, `vibrate` or `silent`.
    pub(crate) ringer: String,
    /// No audio track can be made.
    pub(crate) audio_broken: bool,
    /// Whether accessibility is switched on.
    pub(crate) reader: bool,
    /// The method of Android's that throws.
    pub(crate) throws: String,
    /// How many times as fast as the machine's its clock runs, from the next start on.
    pub(crate) clock: u32,
    /// Whether its driver paints, from the next start on.
    pub(crate) painting: bool,
    /// The state of the first window of the next start.
    pub(crate) first_window: Window,
}

impl Settings {
    pub(crate) fn pixels(&self, points: f32) -> u32 {
        (points * self.scale).round() as u32
    }

    pub(crate) fn insets(&self) -> [u32; 4] {
        self.insets.map(|inset| self.pixels(inset))
    }

    /// The commands that tell a process all of it.
    pub(crate) fn commands(&self) -> Vec<String> {
        let [top, right, bottom, left] = self.insets();
        let (width, height) = (self.pixels(self.width), self.pixels(self.height));
        vec![
            format!("set screen {width} {height} {}", (160.0 * self.scale).round()),
            format!("set insets {top} {right} {bottom} {left}"),
            format!("set api {}", self.api),
            format!("set dark {}", if self.dark { "on" } else { "off" }),
            format!("set bold {}", if self.bold { "on" } else { "off" }),
            format!("set contrast {}", if self.contrast { "on" } else { "off" }),
            format!("set animations {}", if self.animations { "on" } else { "off" }),
            format!("set locale {}", self.locale),
            format!("set font {}", self.font),
            format!("set ringer {}", self.ringer),
            format!("set audio {}", if self.audio_broken { "broken" } else { "good" }),
            format!("reader {}", if self.reader { "on" } else { "off" }),
            format!("throw {}", self.throws),
        ]
    }
}

impl Default for Settings {
    /// An ordinary phone without bars.
    fn default() -> Self {
        Self {
            width: 412.0,
            height: 915.0,
            scale: 1.0,
            insets: [0.0; 4],
            api: 36,
            graphics: Graphics::Both,
            dark: false,
            bold: false,
            contrast: false,
            animations: true,
            locale: "en-US".to_owned(),
            font: 1.0,
            ringer: "normal".to_owned(),
            audio_broken: false,
            reader: false,
            throws: "none".to_owned(),
            clock: 1,
            painting: true,
            first_window: Window::Good,
        }
    }
}
