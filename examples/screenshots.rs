//! Makes the pictures of the README: `cargo run --example screenshots --features ui-tests [directory]`.
//!
//! They are painted without a window, so anyone can make the same ones; the directory is `docs/pictures` unless
//! another is named.

#[path = "../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::lab::{LabAction, Tab};
use othello::app::{
    About, Action, App, BoardAction, BoardColours, Language, MoveValues, Pace, Screen, Settings, ThemeChoice,
    ThinkAction,
};
use othello::engine::checkers;
use othello::game::Seats;
use othello::lab::SearchVariant;
use othello::rules::Disc;
use support::{
    Device, Fixture, OPENING, app, checkers_from, on, played, reviewed, settle, show_whole_screen,
};

fn main() {
    let directory = std::env::args().nth(1).map_or_else(|| PathBuf::from("docs/pictures"), PathBuf::from);
    std::fs::create_dir_all(&directory).unwrap();
    let phone = Device::new(412.0, 915.0).with_density(1.5);
    let save = |harness: &mut Harness<'static, Fixture>, name: &str| save(harness, &directory, name);

    save(&mut on(phone, app()), "menu");
    save(&mut on(phone, at(Screen::Difficulty, Settings::default())), "difficulty");
    save(&mut on(phone, in_play(Settings::default())), "arena");
    save(&mut turning(phone), "turning");
    save(&mut on(phone, jumping()), "checkers");
    save(&mut hinted(phone), "hint");
    save(&mut thinking(phone), "think");
    save(&mut worths(phone), "worths");
    save(&mut on(phone, reviewed(Settings::default())), "review");
    save(&mut on(phone, at(Screen::Learn, Settings::default())), "learn");
    save(&mut on(phone, at(Screen::Rules, Settings::default())), "rules");
    save(&mut on(phone, at(Screen::About, Settings::default())), "about");
    save(&mut compared(phone), "lab");
    save(&mut playing_a_match(phone), "lab-match");
    let dark = Settings { theme: ThemeChoice::Dark, board: BoardColours::Blue, ..Settings::default() };
    save(&mut on(phone, at(Screen::Settings, dark)), "settings-dark");
    save(&mut on(phone.in_indonesian(), in_play(dark)), "arena-dark-indonesian");
    let contrast = Settings { theme: ThemeChoice::HighContrast, ..Settings::default() };
    save(&mut on(phone, in_play(contrast)), "arena-contrast");
    let wood = Settings { board: BoardColours::Wood, ..Settings::default() };
    save(&mut on(Device::new(915.0, 412.0).with_density(1.5), in_play(wood)), "arena-landscape");
    let slate = Settings { board: BoardColours::Slate, ..Settings::default() };
    save(&mut on(Device::new(800.0, 1280.0), in_play(slate)), "arena-tablet");
    if let Some(store) = std::env::args().nth(2) {
        for folder in std::fs::read_dir(store).unwrap() {
            let folder = folder.unwrap();
            let language = Language::of_locale(&folder.file_name().to_string_lossy());
            save_for_store(&folder.path().join("images"), language);
        }
    }
}

/// What stores show: no picture may be more than twice as long as wide. English and Indonesian have the whole set; the other
/// languages three pictures of a phone in fewer pixels, so that the repository stays small, and stores show the English ones
/// where they want more.
fn save_for_store(directory: &Path, language: Language) {
    let device = |width, height, density| Device::new(width, height).with_density(density).speaking(language);
    if !matches!(language, Language::English | Language::Indonesian) {
        let phone = device(412.0, 824.0, 1.5);
        let mut shots = vec![
            on(phone, in_play(Settings::default())),
            on(phone, jumping()),
            on(phone, reviewed(Settings::default())),
        ];
        return save_numbered(&mut shots, &directory.join("phoneScreenshots"));
    }
    let phone = device(412.0, 824.0, 2.0);
    let dark = Settings { theme: ThemeChoice::Dark, board: BoardColours::Blue, ..Settings::default() };
    let mut shots = vec![
        on(phone, in_play(Settings::default())),
        on(phone, at(Screen::Difficulty, Settings::default())),
        on(phone, jumping()),
        on(phone, in_play(dark)),
    ];
    // These press controls by their English labels.
    if language == Language::English {
        shots.push(hinted(phone));
        shots.push(thinking(phone));
    }
    shots.push(on(phone, reviewed(Settings::default())));
    save_numbered(&mut shots, &directory.join("phoneScreenshots"));
    let wood = Settings { board: BoardColours::Wood, ..Settings::default() };
    let tablet = device(600.0, 960.0, 1.5);
    save_numbered(&mut [on(tablet, in_play(wood))], &directory.join("sevenInchScreenshots"));
    let tablet = device(1280.0, 800.0, 1.5);
    save_numbered(&mut [on(tablet, in_play(Settings::default()))], &directory.join("tenInchScreenshots"));
}

/// Saves pictures as 1.png, 2.png and so on.
fn save_numbered(shots: &mut [Harness<'static, Fixture>], directory: &Path) {
    std::fs::create_dir_all(directory).unwrap();
    for (idx, harness) in shots.iter_mut().enumerate() {
        save(harness, directory, &(idx + 1).to_string());
    }
}

fn at(screen: Screen, settings: Settings) -> App {
    let mut app = app();
    let now = othello::app::Now::ZERO;
    app.apply(Action::Change(settings), now);
    app.apply(Action::Open(screen), now);
    app
}

/// Two people who have played the opening, so that the same picture comes out every time.
fn in_play(settings: Settings) -> App {
    played(OPENING, settings)
}

/// Checkers against the computer, with a piece in the middle of its jump.
fn jumping() -> App {
    let seats = Seats::against(checkers::Level::Club, Disc::Black);
    let mut app = checkers_from("-b-- bb-b -W-- --b- -ww- ---- ww-- ---w B", seats);
    let now = othello::app::Now::ZERO;
    for action in
        [BoardAction::Tap("15".parse().unwrap()), BoardAction::Tap("22".parse().unwrap()), BoardAction::Skip]
    {
        app.apply(Action::Checkers(action), now);
    }
    app
}

/// In the middle of a turn.
fn turning(device: Device) -> Harness<'static, Fixture> {
    let mut app = in_play(Settings::default());
    let now = othello::app::Now::ZERO;
    app.apply(Action::Change(Settings::default()), now);
    let best = app
        .othello()
        .legal_moves()
        .into_iter()
        .max_by_key(|&at| app.othello().board().position.flips(at).len())
        .unwrap();
    app.apply(Action::Othello(BoardAction::Tap(best)), now);
    let mut harness = on(device, app);
    harness.state_mut().now = now + Duration::from_millis(360);
    harness.step();
    harness
}

fn hinted(device: Device) -> Harness<'static, Fixture> {
    let mut app = in_play(Settings::default());
    // Time flies in here; the engine should still finish its thought.
    app.set_pace(Pace { hint: Duration::from_hours(1), ..Pace::INSTANT });
    let mut harness = on(device, app);
    harness.get_by_label("Hint").click();
    harness.step();
    settle(&mut harness);
    harness
}

/// The Lab page after a comparison.
fn compared(device: Device) -> Harness<'static, Fixture> {
    let mut app = at(Screen::Lab, Settings::default());
    for action in [LabAction::Search(SearchVariant::Negamax), LabAction::Depth(2), LabAction::Start] {
        app.apply(Action::Lab(action), othello::app::Now::ZERO);
    }
    let mut harness = on(device, app);
    step_while(&mut harness, |lab| lab.running().is_some());
    harness
}

/// The Lab page in the middle of a match.
fn playing_a_match(device: Device) -> Harness<'static, Fixture> {
    let mut app = at(Screen::Lab, Settings::default());
    for action in [LabAction::Show(Tab::Match), LabAction::Start] {
        app.apply(Action::Lab(action), othello::app::Now::ZERO);
    }
    let mut harness = on(device, app);
    let is_early = |lab: &othello::app::lab::LabPage| {
        lab.series().is_none_or(|series| series.results.len() < 7)
            || lab.live_game().is_none_or(|game| game.board.position.empties().len() > 24)
    };
    step_while(&mut harness, |lab| lab.running().is_some() && is_early(lab));
    harness
}

fn step_while(
    harness: &mut Harness<'static, Fixture>,
    goes_on: impl Fn(&othello::app::lab::LabPage) -> bool,
) {
    while goes_on(harness.state().app().lab()) {
        harness.state_mut().now = harness.state().now + Duration::from_millis(10);
        harness.step();
        std::thread::sleep(Duration::from_millis(1));
    }
    harness.step();
}

/// The paper's example, as it ends.
fn thinking(device: Device) -> Harness<'static, Fixture> {
    let mut app = app();
    app.apply(Action::Think(ThinkAction::Open(About::Lesson)), othello::app::Now::ZERO);
    let mut harness = on(device, app);
    settle(&mut harness);
    harness
}

/// What each move is worth.
fn worths(device: Device) -> Harness<'static, Fixture> {
    let mut harness = on(device, in_play(Settings { values: MoveValues::Words, ..Settings::default() }));
    while !harness.state().app().are_values_settled() {
        settle(&mut harness);
        std::thread::sleep(Duration::from_millis(5));
    }
    harness.run_steps(2);
    harness
}

fn save(harness: &mut Harness<'static, Fixture>, directory: &Path, name: &str) {
    let path = directory.join(name).with_extension("png");
    show_whole_screen(harness);
    harness.render().unwrap().save(&path).unwrap();
    println!("{}", path.display());
}
