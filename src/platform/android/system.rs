//! The phone's answers to the shell: files, language, insets, ticks, and what happens when the player leaves.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use android_activity::{AndroidApp, Rect};
use egui::accesskit::{ActionRequest, TreeUpdate};
use egui::{RawInput, Theme};
use ndk::configuration::UiModeNight;
use winit::event::{TouchPhase, WindowEvent};
use winit::event_loop::EventLoopProxy;
use winit::window::{Window, WindowAttributes};

use super::access::ScreenReader;
use super::sound::Sounds;
use super::{java, preferences};
use crate::app::{Cue, Language, Settings, Storage};
use crate::platform::insets::Insets;
use crate::platform::shell::Wake;
use crate::platform::trial::{Driver, Trial};
use crate::platform::{Exit, Lifecycle, PasteAnswer, System, crash_report};
use crate::sound::Sound;
use crate::ui::SystemPreferences;

/// The first Android whose insets can be asked for by kind.
const API_WITH_INSETS: i32 = 30;

/// An activity as the shell sees it.
pub(super) struct AndroidSystem {
    app: AndroidApp,
    proxy: EventLoopProxy<Wake>,
    /// The app's own directory, which no other app can read.
    home: Option<PathBuf>,
    api: i32,
    trial: Option<Trial>,
    preferences: SystemPreferences,
    theme: Option<Theme>,
    /// What the main thread last said of the insets; `None` until it has, and always before API 30.
    insets: Arc<Mutex<Option<Insets>>>,
    /// The free rectangle as android-activity last knew it.
    content: Rect,
    reader: ScreenReader,
    awake: bool,
    sounds: Sounds,
}

/// What is felt of a cue, as one of `HapticFeedbackConstants`. A phone that does not know a kind does nothing.
const fn haptic_feedback(cue: Cue) -> i32 {
    /// The lightest click that all our Androids have.
    const CONTEXT_CLICK: i32 = 6;
    const CLOCK_TICK: i32 = 4;
    const VIRTUAL_KEY: i32 = 1;
    const LONG_PRESS: i32 = 0;
    /// Since API 30.
    const REJECT: i32 = 17;
    match cue {
        Cue::Placed { .. } | Cue::Moved { .. } => CONTEXT_CLICK,
        Cue::Selected => CLOCK_TICK,
        Cue::Passed => VIRTUAL_KEY,
        Cue::Ended => LONG_PRESS,
        Cue::Refused => REJECT,
    }
}

impl AndroidSystem {
    pub(super) fn new(app: AndroidApp, proxy: EventLoopProxy<Wake>, home: Option<PathBuf>, api: i32) -> Self {
        if home.is_none() {
            log::error!("Android gives no directory; nothing will be saved");
        }
        let mut phone = Self {
            content: app.content_rect(),
            reader: ScreenReader::new(app.clone(), proxy.clone(), api),
            app,
            proxy,
            home,
            api,
            trial: None,
            preferences: SystemPreferences::default(),
            theme: None,
            insets: Arc::default(),
            awake: false,
            sounds: Sounds::default(),
        };
        phone.read_configuration();
        phone
    }

    /// Reads language, text size, dark mode and what helps the eyes anew. What Java does not tell stays as it was.
    fn read_configuration(&mut self) {
        let before = (self.theme, self.preferences);
        self.theme = match self.app.config().ui_mode_night() {
            UiModeNight::Yes => Some(Theme::Dark),
            UiModeNight::No => Some(Theme::Light),
            _ => None,
        };
        if let Some(java::Configuration { font_scale, locale }) = java::configuration(&self.app) {
            (self.preferences.text_scale, self.preferences.language) =
                (font_scale, Language::of_locale(&locale));
        }
        self.preferences.reduced_motion = preferences::reduced_motion(&self.app);
        self.preferences.bold_text = preferences::bold_text(&self.app, self.api);
        self.preferences.high_contrast = preferences::high_contrast(&self.app);
        if before != (self.theme, self.preferences) {
            log::info!("{:?}, theme {:?}", self.preferences, self.theme);
        }
    }

    /// Asks the main thread for what may have changed: the insets, and whether there is a screen reader.
    fn ask_main_thread(&self) {
        self.request_insets();
        self.reader.look();
    }

    /// Asks the main thread for the insets. It answers when it has laid out the window, and wakes the loop if the
    /// answer is a new one.
    fn request_insets(&self) {
        if self.api < API_WITH_INSETS {
            return;
        }
        let (app, known, proxy) = (self.app.clone(), Arc::clone(&self.insets), self.proxy.clone());
        self.app.run_on_java_main_thread(Box::new(move || {
            let Some(found) = java::insets(&app) else { return };
            let before = known.lock().unwrap_or_else(PoisonError::into_inner).replace(found);
            if before != Some(found) {
                log::info!("insets {found:?}");
                // The loop may be over; then nobody needs a frame.
                proxy.send_event(Wake::now()).unwrap_or_default();
            }
        }));
    }

    /// The insets by Java's insets, or else by the free rectangle.
    fn insets(&self, size: [u32; 2]) -> Insets {
        let told = *self.insets.lock().unwrap_or_else(PoisonError::into_inner);
        told.unwrap_or_else(|| {
            let Rect { left, top, right, bottom } = self.app.content_rect();
            Insets::outside([left, top, right, bottom], size)
        })
    }
}

impl System for AndroidSystem {
    fn storage(&self) -> Storage {
        self.home.clone().map_or_else(Storage::memory, Storage::directory)
    }

    fn is_second_instance(&self) -> bool {
        // Android keeps one process for an app, and the manifest one activity in it.
        false
    }

    fn crash_report(&mut self) -> Option<String> {
        self.home.as_deref().and_then(crash_report::take)
    }

    fn window_attributes(&self, _: Option<&str>) -> WindowAttributes {
        // Android makes the window and gives it its size.
        WindowAttributes::default()
    }

    fn window_geometry(&self, _: &Window) -> Option<String> {
        None
    }

    fn backends(&mut self) -> Vec<wgpu::Backends> {
        let (vulkan, gles) = (wgpu::Backends::VULKAN, wgpu::Backends::GL);
        if let Some(wanted) = wgpu::Backends::from_env() {
            return vec![wanted];
        }
        let Some(home) = &self.home else { return vec![vulkan, gles] };
        let (trial, driver) = Trial::begin(home, env!("CARGO_PKG_VERSION"));
        self.trial = Some(trial);
        match driver {
            // One after the other: loading both would cost time at every start.
            Driver::Vulkan => vec![vulkan, gles],
            Driver::Gles => {
                log::warn!("Vulkan killed the app at an earlier start; drawing with OpenGL ES");
                vec![gles]
            }
        }
    }

    fn before_driver_call(&mut self, backends: wgpu::Backends) {
        if backends.contains(wgpu::Backends::VULKAN)
            && let Some(trial) = &self.trial
        {
            trial.attempt();
        }
    }

    fn after_driver_call(&mut self) {
        if let Some(trial) = &self.trial {
            trial.survived();
        }
    }

    fn show_message(&mut self, message: &str) -> bool {
        let (app, message) = (self.app.clone(), message.to_owned());
        self.app.run_on_java_main_thread(Box::new(move || java::show_dialog(&app, &message)));
        true
    }

    fn preferences(&self) -> SystemPreferences {
        self.preferences
    }

    fn fill_input(&self, window: &Window, input: &mut RawInput) {
        let size = window.inner_size();
        let size = [size.width, size.height];
        let insets = self.insets(size);
        input.safe_area_insets = Some(insets.in_points(size, window.scale_factor() as f32));
        input.system_theme = self.theme;
    }

    fn has_reader(&self) -> bool {
        self.reader.is_on()
    }

    fn take_reader_requests(&mut self) -> Vec<ActionRequest> {
        self.reader.take_requests()
    }

    fn tell_reader(&mut self, tree: TreeUpdate) {
        self.reader.tell(tree);
    }

    fn on_window_event(&mut self, event: &WindowEvent) {
        match event {
            // winit's word for any change of the configuration: night, language, text size, a turn of the phone.
            // Some settings are told to nobody; whoever changed one has left the window for it.
            WindowEvent::ScaleFactorChanged { .. } | WindowEvent::Focused(true) => {
                self.read_configuration();
                self.ask_main_thread();
            }
            WindowEvent::Resized(_) => self.ask_main_thread(),
            // A phone that is turned from one side right onto the other moves its notch and tells nobody; nor does
            // anybody tell that a screen reader was switched on by the volume keys.
            WindowEvent::Touch(touch) if touch.phase == TouchPhase::Started => self.ask_main_thread(),
            _ => {}
        }
    }

    fn on_lifecycle(&mut self, event: Lifecycle) {
        match event {
            Lifecycle::WindowCreated => {
                // Asked before the driver starts, so that the answer is there for the first frame.
                self.ask_main_thread();
                self.read_configuration();
            }
            Lifecycle::FrameDrawn => {
                self.reader.after_frame();
                if let Some(trial) = self.trial.take() {
                    trial.passed();
                }
            }
            // Whoever does not see the game does not hear it, and nothing is held open.
            Lifecycle::WindowDestroyed => self.sounds.release(&self.app),
            Lifecycle::AboutToWait => {
                // winit swallows the event that tells of a new free rectangle.
                let content = self.app.content_rect();
                if content != self.content {
                    self.content = content;
                    self.request_insets();
                    self.proxy.send_event(Wake::now()).unwrap_or_default();
                }
            }
        }
    }

    fn play_cue(&mut self, cue: Cue, settings: &Settings) {
        let sounds = Sound::of_cue(cue);
        if settings.sound && !sounds.is_empty() {
            self.sounds.play(&self.app, sounds);
        }
        if settings.haptics {
            let (app, kind) = (self.app.clone(), haptic_feedback(cue));
            self.app.run_on_java_main_thread(Box::new(move || java::haptic_feedback(&app, kind)));
        }
    }

    fn copy_text(&mut self, text: String) {
        let app = self.app.clone();
        self.app.run_on_java_main_thread(Box::new(move || java::copy(&app, &text)));
    }

    fn read_clipboard(&mut self, answer: PasteAnswer) {
        let app = self.app.clone();
        self.app.run_on_java_main_thread(Box::new(move || {
            let text = java::clipboard_text(&app).unwrap_or_default();
            log::info!("{} bytes in the clipboard", text.len());
            answer(text);
        }));
    }

    fn share_text(&mut self, text: String) -> bool {
        let app = self.app.clone();
        self.app.run_on_java_main_thread(Box::new(move || java::share(&app, &text)));
        true
    }

    fn keep_screen_on(&mut self, awake: bool) {
        if awake == self.awake {
            return;
        }
        self.awake = awake;
        let app = self.app.clone();
        self.app.run_on_java_main_thread(Box::new(move || java::keep_screen_on(&app, awake)));
    }

    /// To the back, as Android's own Back does with an app's first page since version 12. Finishing the activity
    /// instead would end the process a moment later, and whoever comes back within that moment would meet a second
    /// activity in a process that can only show one.
    fn exit(&mut self) -> Exit {
        if java::move_to_back(&self.app) { Exit::MoveToBack } else { Exit::Quit }
    }
}
