//! The app without a window: its controls are pressed by their labels. A graphics device (Mesa's software Vulkan or
//! whatever is there) is made only when a picture is taken.

#![allow(dead_code, clippy::allow_attributes, reason = "each test and the pictures use their own part of it")]

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::epaint::MarginF32;
use egui::{SafeAreaInsets, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::lab::{Choices, Tab};
use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Language, Now, Opponents, Pace, Phase, Screen, Settings, Setup,
    Storage, Stored, TableGame, TableView,
};
use othello::engine::checkers;
use othello::engine::worker::Worker;
use othello::engine::{Level, Stop};
use othello::game::{Checkers, History, Othello, Record, Seats};
use othello::lab::{self, SearchVariant};
use othello::rules::checkers::Square;
use othello::ui::{Stage, SystemPreferences};

/// A phone, a tablet or a window for a test.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Device {
    /// Width and height in points.
    pub(crate) size: Vec2,
    /// What the system says about itself.
    pub(crate) preferences: SystemPreferences,
    /// The room that status bar, notch and gesture bar take, in points.
    pub(crate) insets: MarginF32,
    /// Pixels per point.
    pub(crate) density: f32,
}

impl Device {
    /// A device of this size with a status bar above and a gesture bar below.
    pub(crate) fn new(width: f32, height: f32) -> Self {
        let upright = height >= width;
        let insets = if upright {
            MarginF32 { left: 0.0, right: 0.0, top: 24.0, bottom: 16.0 }
        } else {
            // Lying on its side, the notch is left and the gesture bar below.
            MarginF32 { left: 28.0, right: 0.0, top: 0.0, bottom: 16.0 }
        };
        Self {
            size: Vec2::new(width, height),
            preferences: SystemPreferences::default(),
            insets,
            density: 1.0,
        }
    }

    /// The same, speaking another language.
    #[must_use]
    pub(crate) fn speaking(mut self, language: Language) -> Self {
        self.preferences.language = language;
        self
    }

    /// The same, speaking Indonesian.
    #[must_use]
    pub(crate) fn in_indonesian(self) -> Self {
        self.speaking(Language::Indonesian)
    }

    /// The same in each language that the app speaks.
    pub(crate) fn in_every_language(self) -> impl Iterator<Item = Self> {
        Language::ALL.into_iter().map(move |language| self.speaking(language))
    }

    /// The same with bars of these heights above and below.
    #[must_use]
    pub(crate) fn with_bars(mut self, top: f32, bottom: f32) -> Self {
        (self.insets.top, self.insets.bottom) = (top, bottom);
        self
    }

    /// The same with larger text.
    #[must_use]
    pub(crate) fn with_text_scale(mut self, scale: f32) -> Self {
        self.preferences.text_scale = scale;
        self
    }

    /// The same with more pixels.
    #[must_use]
    pub(crate) fn with_density(mut self, density: f32) -> Self {
        self.density = density;
        self
    }
}

/// What a test holds: the app with its view, and the time as the app sees it.
pub(crate) struct Fixture {
    pub(crate) stage: Option<Stage>,
    pub(crate) now: Now,
    preferences: SystemPreferences,
    app: Option<App>,
}

impl Fixture {
    pub(crate) fn app(&self) -> &App {
        self.stage.as_ref().expect("drawn once").app()
    }

    pub(crate) fn app_mut(&mut self) -> &mut App {
        self.stage.as_mut().expect("drawn once").app_mut()
    }
}

/// An app that waits for nothing but the engine, with its files in memory.
pub(crate) fn app() -> App {
    let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app
}

/// A game of a few moves that spread over the board.
pub(crate) const OPENING: &str = "f5d6c3d3c4f4f6f3e6e7d7";

/// Two people at one board.
pub(crate) fn people<L>() -> Setup<L>
where
    Setup<L>: Default,
{
    Setup { opponents: Opponents::People, ..Setup::default() }
}

/// A game that has just begun.
pub(crate) fn begun<G: TableGame>(setup: Setup<G::Level>, settings: Settings) -> App {
    let mut app = app();
    for action in [
        Action::Change(settings),
        Action::Pick(G::KIND),
        G::action(BoardAction::SetUp(setup)),
        Action::NewGame,
        G::action(BoardAction::Start),
    ] {
        app.apply(action, Now::ZERO);
    }
    app
}

/// Two people after these moves, such as `f5d6c3`; nothing turns slowly.
pub(crate) fn played(moves: &str, settings: Settings) -> App {
    let mut app = begun::<Othello>(people(), Settings { animation: AnimationSpeed::Off, ..settings });
    for square in moves.as_bytes().chunks(2) {
        let square = std::str::from_utf8(square).expect("ascii").parse().expect("a square");
        app.apply(Action::Othello(BoardAction::Tap(square)), Now::ZERO);
        app.tick(Now::ZERO);
    }
    app
}

/// A game of checkers that goes on from this position.
pub(crate) fn checkers_from(position: &str, seats: Seats<checkers::Level>) -> App {
    let game = History::<Checkers>::from_position(position.parse().expect("a position"));
    let record = Record { game, begun: true, ..Record::new(seats, 1) };
    let mut storage = Storage::memory();
    storage.write(Stored::Checkers, record.to_text().as_bytes()).expect("memory takes it");
    let mut app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    app.apply(Action::Open(Screen::Checkers), Now::ZERO);
    app
}

/// Taps these squares of the checkers board.
pub(crate) fn tap_checkers(app: &mut App, squares: &[usize]) {
    for &number in squares {
        app.apply(Action::Checkers(BoardAction::Tap(Square::new(number).expect("a square"))), Now::ZERO);
        app.tick(Now::ZERO);
    }
}

/// Presses a control, and lets a few frames pass.
pub(crate) fn press(harness: &mut Harness<'static, Fixture>, role: Role, label: &str) {
    harness.get_by_role_and_label(role, label).click();
    harness.run_steps(3);
}

/// Presses a button, and lets time pass until the app waits for a person.
pub(crate) fn press_and_settle(harness: &mut Harness<'static, Fixture>, label: &str) {
    press(harness, Role::Button, label);
    settle(harness);
}

/// An app on the Lab page with results of both experiments. Positions, values and nodes are real; times, which would
/// differ from machine to machine, are two microseconds for each node.
pub(crate) fn app_with_results(tab: Tab) -> App {
    app_with_runs(tab, usize::MAX)
}

/// The same after so many runs of its comparison.
pub(crate) fn app_with_runs(tab: Tab, n_runs: usize) -> App {
    let time_of = |nodes: u64| Duration::from_micros(2 * nodes);
    let mut choices = Choices { tab, results: true, ..Choices::default() };
    choices.variants.insert(0, SearchVariant::Negamax);
    choices.depths = vec![4, 5];
    choices.levels = [Level::Apprentice, Level::Cautious];
    let mut comparison = choices.comparison(None);
    while let Some(spec) = comparison.next_spec().filter(|_| comparison.runs.len() < n_runs) {
        let mut run = comparison.measure(spec, &Stop::new()).expect("nobody stops it");
        run.time = time_of(run.nodes);
        comparison.runs.push(run);
    }
    let mut series = choices.series();
    for pairing in series.pairings().expect("enough openings") {
        let played = lab::play(pairing, series.levels, &Stop::new(), &mut |_, _| {});
        let mut record = played.expect("fair play").expect("nobody stops it");
        for clock in &mut record.clocks {
            (clock.total, clock.longest) = (time_of(clock.nodes), time_of(clock.nodes / 20));
        }
        series.results.push(record);
    }
    let file = serde_json::json!({
        "format": "othello-lab", "version": 1,
        "choices": choices, "comparison": comparison, "series": series,
    });
    let mut storage = Storage::memory();
    storage.write(Stored::Lab, file.to_string().as_bytes()).expect("memory takes it");
    let mut app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app.apply(Action::Open(Screen::Lab), Now::ZERO);
    assert_eq!(app.notice(), None);
    app
}

/// An app on the page of a whole review: a game of somebody with Black, with three blunders in it.
pub(crate) fn reviewed(settings: Settings) -> App {
    let mut storage = Storage::memory();
    let file = include_bytes!("../data/review.json");
    storage.write(Stored::Review, file).expect("memory takes it");
    let mut app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app.apply(Action::Change(settings), Now::ZERO);
    app.apply(Action::Open(Screen::Review), Now::ZERO);
    assert!(app.notice().is_none() && app.review().is_complete());
    app
}

/// The app on a device, drawn once.
pub(crate) fn on(device: Device, app: App) -> Harness<'static, Fixture> {
    let fixture = Fixture { stage: None, now: Now::ZERO, preferences: device.preferences, app: Some(app) };
    // Without a renderer of its own the harness makes one with the first picture.
    let mut harness = Harness::builder()
        .with_size(device.size)
        .with_pixels_per_point(device.density)
        .with_render_cursor(false)
        .with_max_steps(40)
        .build_ui_state(
            |ui, fixture: &mut Fixture| {
                let ctx = ui.ctx().clone();
                let app = &mut fixture.app;
                let stage =
                    fixture.stage.get_or_insert_with(|| Stage::new(&ctx, app.take().expect("taken once")));
                stage.frame(ui, fixture.now, &fixture.preferences);
            },
            fixture,
        );
    harness.input_mut().safe_area_insets = Some(SafeAreaInsets(device.insets));
    // Fonts arrive with the second frame, insets with the first one that is told of them.
    harness.run_steps(3);
    harness
}

/// Lets time pass frame by frame until the app waits for a person, or half a minute is over.
pub(crate) fn settle(harness: &mut Harness<'static, Fixture>) {
    let started = Instant::now();
    loop {
        harness.state_mut().now = harness.state().now + Duration::from_millis(50);
        harness.step();
        let app = harness.state().app();
        let searching = app.screen() == Screen::Think && app.study().explored.is_none();
        let trainers = [app.puzzles().trainer(), app.exercises().trainer()];
        let refuting = trainers.into_iter().flatten().any(|it| it.is_thinking() || it.is_animating());
        if !is_busy(app.othello()) && !is_busy(app.checkers()) && !searching && !refuting {
            break;
        }
        assert!(started.elapsed() < Duration::from_secs(30), "nothing came of {:?}", app.screen());
        std::thread::sleep(Duration::from_millis(1));
    }
    harness.run_steps(2);
}

fn is_busy<G: TableGame>(table: TableView<'_, G>) -> bool {
    matches!(table.phase(), Phase::Thinking | Phase::Moving(_) | Phase::Passing(_)) || table.is_hinting()
}

/// Makes the next picture show the whole screen, the parts behind status bar and notch too. Use it last.
pub(crate) fn show_whole_screen(harness: &mut Harness<'static, Fixture>) {
    // The harness paints as many pixels as are safe, from the upper left corner, and so would cut off the rest. An
    // empty pass without insets makes the whole screen safe for the painter; what it paints is the frame before.
    let whole =
        egui::RawInput { safe_area_insets: Some(SafeAreaInsets::default()), ..harness.input().clone() };
    harness.ctx.run_ui(whole, |_| {}).drop_without_applying_deltas();
}
