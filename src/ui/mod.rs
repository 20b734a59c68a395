//! What a player sees: screens, board, words and colours. The view asks, the app decides.
//!
//! Drawing functions borrow the [`App`], paint it and push [`Action`]s; they never change the game. [`Stage`] puts
//! both together: one call is one frame. Nothing here knows of windows, graphics cards or systems, so the same frame
//! runs on a phone, on a desktop and in a test without any screen.

mod access;
mod archive;
pub mod board;
mod board_page;
mod checkers;
mod dialogs;
pub mod disc;
mod icons;
mod lab;
pub mod layout;
mod paint;
mod pairs;
mod play_on;
mod qr_code;
mod review;
mod screens;
mod search_options;
mod strings;
pub mod style;
mod table;
pub mod theme;
mod tiles;
mod trainer;
pub mod tree;
mod widgets;
mod worth_tag;

use std::time::Duration;

use egui::{Context, Event, Id, Key, Rect, Ui, UiBuilder};

use self::access::{Announcer, News};
pub use self::access::{BoardQuestion, reading_start};
use self::strings::Strings;
use self::theme::{Look, Theme};
use crate::app::{
    self, Action, AnimationSpeed, App, Language, Now, Screen, TableGame, TableView, TransferAction,
};
use crate::rules::GameKind;

/// What the system says about itself, apart from insets and dark mode, which egui carries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemPreferences {
    /// How much larger than usual text should be, from 1 to 2 on most phones.
    pub text_scale: f32,
    /// The system's language.
    pub language: Language,
    /// Whether nothing should move that need not.
    pub reduced_motion: bool,
    /// Whether all text should be bold.
    pub bold_text: bool,
    /// Whether text should stand out as much as it can.
    pub high_contrast: bool,
}

impl Default for SystemPreferences {
    fn default() -> Self {
        Self {
            text_scale: 1.0,
            language: Language::English,
            reduced_motion: false,
            bold_text: false,
            high_contrast: false,
        }
    }
}

/// The smallest and the largest text that the layouts are made for.
const TEXT_SCALES: std::ops::RangeInclusive<f32> = 0.8..=2.0;

/// How far a finger may wander between touching and lifting and still tap, in points. egui's 6 are for a mouse,
/// Android's 8 for lists; a square of a board on the smallest phone is 36 wide, and a finger rolls when it is lifted.
const TOUCH_SLOP: f32 = 12.0;

/// What every drawing function gets: the model to draw, the theme and words to draw it with, and a list for what is asked.
pub(crate) struct Page<'a> {
    app: &'a App,
    now: Now,
    theme: Theme,
    words: &'static Strings,
    actions: Vec<Action>,
    /// What the first arrow key focuses when nothing has the focus.
    first_focus: Option<Id>,
    /// Whether somebody listens.
    is_read_aloud: bool,
    /// Where a screen reader begins to read.
    reading_start: Option<Id>,
    /// What is to be read out when it changes.
    news: News,
    /// What is to be read out now, because it was asked for.
    answer: Option<String>,
    /// Where a screen reader is led.
    led_to: Option<Id>,
}

impl Page<'_> {
    fn ask(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Offers a control for the first arrow key; the first offer wins.
    fn offer_focus(&mut self, id: Id) {
        self.first_focus.get_or_insert(id);
    }

    /// Has those hear it who listen, when it is not what they heard last.
    fn report(&mut self, news: impl FnOnce() -> String) {
        if self.is_read_aloud {
            self.news = News::Words(news());
        }
    }

    /// Offers a place where reading begins; the first offer wins.
    fn offer_reading_start(&mut self, id: Id) {
        self.reading_start.get_or_insert(id);
    }
}

/// The app with its view: everything between an input and a frame.
pub struct Stage {
    app: App,
    /// The theme, text scale and weight that egui's style was last made for.
    styled_for: Option<(Theme, f32, bool)>,
    /// Whether the system wants text to stand out, as it was told last.
    high_contrast: bool,
    /// The screen of the frame before, so that a new one begins at its top and without focus.
    screen: Option<Screen>,
    /// How many graphics devices were lost and replaced.
    n_replaced_devices: u32,
    /// What is said to those who listen.
    announcer: Announcer,
    /// What gets the focus in the next frame: it has it already, and a reader follows a focus that moves.
    refocused: Option<Id>,
}

impl Stage {
    /// The view of an app, with our fonts.
    pub fn new(ctx: &Context, app: App) -> Self {
        ctx.set_fonts(style::fonts());
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.input_options.max_click_dist = TOUCH_SLOP;
            // Whoever looks long at the preview under the finger means the move no less, and a tap must not be lost
            // because a slow phone took a second to draw it.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        Self {
            app,
            styled_for: None,
            high_contrast: false,
            screen: None,
            n_replaced_devices: 0,
            announcer: Announcer::default(),
            refocused: None,
        }
    }

    /// Makes egui upload its font atlas again, because a new graphics device has none.
    pub fn reupload_font_atlas(&mut self, ctx: &Context) {
        self.n_replaced_devices += 1;
        ctx.set_fonts(style::distinct_fonts(self.n_replaced_devices));
    }

    /// The app, to be read.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// The app, for what does not come from the screen: suspend and resume, the window's place, cues.
    pub const fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// Goes on with whatever is due, seen or unseen.
    pub fn logic(&mut self, now: Now) {
        self.app.tick(now);
    }

    /// What to tell a player whose device has no graphics that we can use, where nothing of ours can be drawn.
    pub fn no_graphics_message(&self, preferences: &SystemPreferences) -> &'static str {
        words(&self.app, preferences.language).dialog.no_graphics
    }

    /// The colour behind everything, for the parts of a window that no frame has reached yet.
    pub fn page_colour(&self, ctx: &Context) -> egui::Color32 {
        theme_of(&self.app, ctx, self.high_contrast).page
    }

    /// One frame: settles what is due, draws, does what was asked, and says when the next frame is needed.
    pub fn frame(&mut self, ui: &mut Ui, now: Now, preferences: &SystemPreferences) {
        self.app.set_reduced_motion(preferences.reduced_motion);
        self.high_contrast = preferences.high_contrast;
        self.app.tick(now);
        let theme = theme_of(&self.app, ui.ctx(), self.high_contrast);
        self.apply_style(ui, theme, *preferences);
        if self.screen.replace(self.app.screen()) != Some(self.app.screen()) {
            ui.ctx().memory_mut(egui::Memory::stop_text_input);
            self.announcer.turn_page();
        }
        if let Some(id) = self.refocused.take() {
            ui.ctx().memory_mut(|memory| memory.request_focus(id));
        }
        let page = show(ui, &self.app, now, theme, words(&self.app, preferences.language));
        let Page { actions, reading_start, news, answer, led_to, .. } = page;
        self.announcer.take(news, answer);
        self.announcer.ui(ui);
        access::set_reading_start(ui.ctx(), reading_start);
        if let Some(id) = led_to {
            self.lead_to(ui.ctx(), id);
        }
        let asked = !actions.is_empty();
        for action in actions {
            self.app.apply(action, now);
        }
        let next = self.app.tick(now);
        self.request_next_frame(ui.ctx(), now, next, asked);
    }

    /// Reactive: a frame is asked for only if it will differ from this one.
    fn request_next_frame(&self, ctx: &Context, now: Now, next: Option<Now>, asked: bool) {
        if asked || self.app.is_animating() {
            ctx.request_repaint();
        } else if let Some(next) = next {
            ctx.request_repaint_after(next.since(now));
        }
        let is_thinking = match self.app.screen().game() {
            Some(GameKind::Othello) => is_thinking(self.app.othello()),
            Some(GameKind::Checkers) => is_thinking(self.app.checkers()),
            None => false,
        };
        if is_thinking && self.app.animation() != AnimationSpeed::Off {
            ctx.request_repaint_after(THINKING_STEP);
        }
    }

    /// Has a screen reader follow the focus to a control.
    fn lead_to(&mut self, ctx: &Context, id: Id) {
        if ctx.memory(|memory| memory.has_focus(id)) {
            // Elsewhere for a frame, and nowhere that would be read out.
            ctx.memory_mut(|memory| memory.surrender_focus(id));
            access::set_reading_start(ctx, None);
            self.refocused = Some(id);
        } else {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        ctx.request_repaint();
    }

    fn apply_style(&mut self, ui: &mut Ui, theme: Theme, preferences: SystemPreferences) {
        let bold = preferences.bold_text;
        let text_scale = preferences.text_scale.clamp(*TEXT_SCALES.start(), *TEXT_SCALES.end());
        if self.styled_for != Some((theme, text_scale, bold)) {
            self.styled_for = Some((theme, text_scale, bold));
            let style = style::style(&theme, text_scale, bold);
            ui.ctx().set_style_of(egui::Theme::Light, style.clone());
            ui.ctx().set_style_of(egui::Theme::Dark, style);
        }
        ui.reset_style();
    }
}

fn is_thinking<G: TableGame>(table: TableView<'_, G>) -> bool {
    table.thinking().is_some() || table.is_hinting()
}

/// How often the dots of the thinking indicator move on: slow enough to leave the processor to the engine.
pub(crate) const THINKING_STEP: Duration = Duration::from_millis(250);

/// The theme that the player chose, or else the system's: strong contrasts if it wants text to stand out.
fn theme_of(app: &App, ctx: &Context, high_contrast: bool) -> Theme {
    let look = match app.settings().theme {
        app::ThemeChoice::Light => Look::Light,
        app::ThemeChoice::Dark => Look::Dark,
        app::ThemeChoice::HighContrast => Look::Contrast,
        app::ThemeChoice::System if high_contrast => Look::Contrast,
        app::ThemeChoice::System => match ctx.system_theme() {
            Some(egui::Theme::Dark) => Look::Dark,
            _ => Look::Light,
        },
    };
    Theme::new(look, app.settings().board)
}

fn words(app: &App, system: Language) -> &'static Strings {
    Strings::of(app.settings().language.language(system))
}

/// Draws the open screen with what lies over it, and collects what was asked.
fn show<'a>(ui: &mut Ui, app: &'a App, now: Now, theme: Theme, words: &'static Strings) -> Page<'a> {
    let mut page = Page {
        app,
        now,
        theme,
        words,
        actions: Vec::new(),
        first_focus: None,
        is_read_aloud: ui.ctx().has_accesskit_node(ui.unique_id()),
        reading_start: None,
        news: News::None,
        answer: None,
        led_to: None,
    };
    ui.painter().rect_filled(ui.ctx().viewport_rect(), 0.0, theme.page);
    let safe: Rect = ui.ctx().content_rect();
    ui.scope_builder(UiBuilder::new().max_rect(safe).id_salt(app.screen()), |ui| {
        screens::screen_ui(ui, &mut page);
        if dialogs::is_open(app) {
            // Nothing below a dialog can be read or pressed.
            access::silence(ui.ctx(), ui.unique_id());
        }
    });
    dialogs::dialogs_ui(ui.ctx(), &mut page);
    keys(ui.ctx(), &mut page);
    page
}

/// The keys that belong to no control: Back, and the first arrow.
fn keys(ctx: &Context, page: &mut Page<'_>) {
    if ctx.input(|input| input.events.iter().any(is_back)) {
        page.ask(Action::Back);
    }
    if page.app.screen() == Screen::Transfer {
        clipboard_keys(ctx, page);
    }
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let arrow = ctx.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    if arrow
        && ctx.memory(|memory| memory.focused().is_none())
        && let Some(id) = page.first_focus
    {
        ctx.memory_mut(|memory| {
            memory.request_focus(id);
            // This arrow has done its work; it should not walk on from here.
            memory.move_focus(egui::FocusDirection::None);
        });
    }
}

/// Copy and paste by the keys that every program has for them. The shell hands on the keys alone; a text that comes with
/// them is taken too.
fn clipboard_keys(ctx: &Context, page: &mut Page<'_>) {
    let asked: Vec<Action> = ctx.input(|input| {
        let asked = input.events.iter().filter_map(|event| match event {
            Event::Paste(text) => Some(Action::Paste(text.clone())),
            Event::Copy => Some(Action::Transfer(TransferAction::Copy)),
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } => match key {
                Key::Paste => Some(Action::Transfer(TransferAction::Paste)),
                Key::V if modifiers.command => Some(Action::Transfer(TransferAction::Paste)),
                Key::Copy => Some(Action::Transfer(TransferAction::Copy)),
                Key::C if modifiers.command => Some(Action::Transfer(TransferAction::Copy)),
                _ => None,
            },
            _ => None,
        });
        asked.collect()
    });
    page.actions.extend(asked);
}

/// Back is one layer for one press: whoever holds it down does not fall through all of them and out of the app.
const fn is_back(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Escape | Key::BrowserBack, pressed: true, repeat: false, .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Storage;
    use crate::engine::worker::Worker;
    use egui::epaint::ImageDelta;
    use egui::{RawInput, TextureId};

    /// Draws a frame. True if it uploads the whole font atlas, not just an addition to it.
    fn uploads_font_atlas(ctx: &Context, stage: &mut Stage) -> bool {
        let output =
            ctx.run_ui(RawInput::default(), |ui| stage.frame(ui, Now::ZERO, &SystemPreferences::default()));
        let atlas = output.textures_delta.set.get(&TextureId::default());
        let whole = atlas.is_some_and(|deltas| deltas.iter().any(ImageDelta::is_whole));
        output.drop_without_applying_deltas();
        whole
    }

    #[test]
    fn a_new_graphics_device_gets_the_font_atlas_that_the_old_one_had() {
        let ctx = Context::default();
        let app = App::new(Storage::memory(), Worker::start(|| {}), 1, Now::ZERO);
        let mut stage = Stage::new(&ctx, app);
        for n_devices in 1..=3 {
            // Our fonts and the last of the sizes come with the second frame, and the atlas grows with them.
            let sent = [(); 3].map(|()| uploads_font_atlas(&ctx, &mut stage));
            assert!(sent[..2].contains(&true), "device {n_devices} has no atlas");
            assert!(!sent[2], "device {n_devices} has it already");
            stage.reupload_font_atlas(&ctx);
        }
    }
}
