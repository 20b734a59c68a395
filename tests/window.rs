//! The real program in a real window: started under Xvfb, clicked with xdotool, read from its files and pixels.
//!
//! Where to click is not written down here: a twin of the app, drawn without a window at the same size, tells where
//! each label is.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::accesskit::{Node, Rect as Bounds};
use egui::{Pos2, RawInput, Rect, Vec2};
use othello::app::{Action, App, BoardAction, Now, Opponents, Screen, Setup, Storage};
use othello::engine::worker::Worker;
use othello::ui::{Stage, SystemPreferences};

/// What the test needs besides cargo.
const TOOLS: [&str; 4] = ["Xvfb", "xdotool", "import", "convert"];
/// Long enough for a software renderer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// One window at a time: each test has the processor to itself and counts its own frames.
static TURN: Mutex<()> = Mutex::new(());

/// Ends what it started, whatever happens.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        self.0.kill().unwrap_or_default();
        self.0.wait().map(drop).unwrap_or_default();
    }
}

/// The whole check sets it (`cargo xtask test --all`): a test that is left out fails then.
const REQUIRE_ALL: &str = "OTHELLO_REQUIRE_ALL";

/// Whether the test can run. If not it is left out, which is said; the whole check and CI must run it and fail.
fn tools_are_here(test: &str) -> bool {
    let missing: Vec<&str> = TOOLS.into_iter().filter(|tool| !is_installed(tool)).collect();
    if missing.is_empty() {
        return true;
    }
    let packages = "Debian's xvfb, xdotool and imagemagick";
    let is_required = [REQUIRE_ALL, "CI"].iter().any(|name| std::env::var_os(name).is_some());
    assert!(
        !is_required,
        "{missing:?} are missing ({packages} have them), and {REQUIRE_ALL} or CI asks for {test}"
    );
    // Past the test harness, which would keep an `eprintln!` of a test that passes to itself.
    writeln!(std::io::stderr(), "SKIPPED {test}: {missing:?} are missing ({packages} have them)")
        .unwrap_or_default();
    false
}

fn is_installed(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|directory| directory.join(tool).is_file())
}

/// A display of its own, on whatever number is free.
fn display() -> (Running, String) {
    let mut server = Command::new("Xvfb")
        // Without `-noreset` the server starts over when xdotool, at times its only client, says goodbye, and a
        // program that knocks at that moment finds the door closed.
        .args(["-displayfd", "1", "-screen", "0", "1000x1000x24", "-nolisten", "tcp", "-noreset"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb starts");
    let mut number = String::new();
    let stdout = server.stdout.take().expect("it was piped");
    BufReader::new(stdout).read_line(&mut number).expect("Xvfb tells its display");
    (Running(server), format!(":{}", number.trim()))
}

/// The program under test, its window and its files.
struct Player {
    program: Running,
    display: String,
    window: String,
    data: PathBuf,
    log: PathBuf,
}

impl Player {
    fn start(display: &str, data: &Path) -> Self {
        Self::start_beside(display, data, &[])
    }

    /// Starts the program while these windows of it are open.
    fn start_beside(display: &str, data: &Path, others: &[&Self]) -> Self {
        let data = data.to_owned();
        let log = data.join(format!("log-{}", others.len()));
        let program = Command::new(env!("CARGO_BIN_EXE_othello"))
            .env("DISPLAY", display)
            .env("OTHELLO_DATA_DIR", &data)
            .env("OTHELLO_LOG", "debug")
            .env("LC_ALL", "C")
            // ALSA's own dummy: it takes every sample and plays none.
            .env("OTHELLO_SOUND_DEVICE", "null")
            .env_remove("WAYLAND_DISPLAY")
            .stderr(File::create(&log).expect("a log"))
            .spawn()
            .expect("the program starts");
        let program = Running(program);
        let found = wait_for("the window", || {
            let output = tool(display, "xdotool", &["search", "--onlyvisible", "--name", "^Othello$"]);
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let mut windows = text.lines().map(str::trim).filter(|line| !line.is_empty());
            windows.find(|id| others.iter().all(|other| other.window != *id)).map(str::to_owned)
        });
        let player = Self { program, display: display.to_owned(), window: found, data, log };
        wait_for("the first frame", || (player.n_frames() > 0).then_some(()));
        player
    }

    fn size(&self) -> Vec2 {
        let output = tool(&self.display, "xdotool", &["getwindowgeometry", "--shell", &self.window]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let field = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("xdotool tells the size");
            line.parse::<f32>().expect("a number")
        };
        Vec2::new(field("WIDTH="), field("HEIGHT="))
    }

    fn click(&self, at: Pos2) {
        let (x, y) = (at.x.round().to_string(), at.y.round().to_string());
        tool(&self.display, "xdotool", &["mousemove", "--window", &self.window, &x, &y]);
        // A frame for the pointer, one for each half of the click.
        sleep(Duration::from_millis(300));
        tool(&self.display, "xdotool", &["mousedown", "1"]);
        sleep(Duration::from_millis(100));
        tool(&self.display, "xdotool", &["mouseup", "1"]);
        sleep(Duration::from_millis(500));
    }

    fn n_frames(&self) -> usize {
        fs::read_to_string(&self.log)
            .unwrap_or_default()
            .lines()
            .filter(|line| line.contains(": frame "))
            .count()
    }

    /// Presses Escape until the program ends, and gives its last word.
    fn leave(mut self) -> std::process::ExitStatus {
        wait_for("the end", || {
            tool(&self.display, "xdotool", &["windowfocus", &self.window]);
            tool(&self.display, "xdotool", &["key", "--window", &self.window, "Escape"]);
            sleep(Duration::from_millis(500));
            self.program.0.try_wait().expect("the program can be waited for")
        })
    }

    fn saved(&self, file: &str) -> String {
        fs::read_to_string(self.data.join(file)).unwrap_or_default()
    }

    fn picture(&self) -> PathBuf {
        let path = self.data.join("window.png");
        tool(&self.display, "import", &["-window", &self.window, &path.to_string_lossy()]);
        path
    }
}

fn tool(display: &str, name: &str, arguments: &[&str]) -> Output {
    Command::new(name).env("DISPLAY", display).args(arguments).output().expect("the tool was found before")
}

fn wait_for<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what} did not come");
        sleep(Duration::from_millis(100));
    }
}

/// Red, green and blue of a pixel of a picture.
fn pixel(picture: &Path, at: Pos2) -> [u8; 3] {
    let crop = format!("1x1+{}+{}", at.x.round(), at.y.round());
    let output = Command::new("convert")
        .arg(picture)
        .args(["-crop", &crop, "-depth", "8", "rgb:-"])
        .output()
        .expect("ImageMagick reads the picture");
    output.stdout.get(..3).and_then(|rgb| rgb.try_into().ok()).expect("three bytes of a pixel")
}

/// The same app without a window, to ask where things are.
struct Twin {
    ctx: egui::Context,
    stage: Stage,
    size: Vec2,
}

impl Twin {
    fn new(size: Vec2) -> Self {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let stage = Stage::new(&ctx, App::new(Storage::memory(), Worker::start(|| {}), 7, Now::ZERO));
        Self { ctx, stage, size }
    }

    fn apply(&mut self, action: Action) {
        self.stage.app_mut().apply(action, Now::ZERO);
    }

    /// The middle of the control whose name begins like this.
    fn find(&mut self, name: &str) -> Pos2 {
        let mut nodes: Vec<Node> = Vec::new();
        // Fonts arrive with the second frame.
        for _ in 0..3 {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
                ..RawInput::default()
            };
            let stage = &mut self.stage;
            let output =
                self.ctx.run_ui(input, |ui| stage.frame(ui, Now::ZERO, &SystemPreferences::default()));
            let update = output.platform_output.accesskit_update.clone();
            nodes = update
                .map(|update| update.nodes.into_iter().map(|(_, node)| node).collect())
                .unwrap_or_default();
            output.drop_without_applying_deltas();
        }
        let named = |node: &&Node| node.label().is_some_and(|label| label.starts_with(name));
        let node = nodes.iter().find(named).unwrap_or_else(|| panic!("{name:?} is on the screen"));
        let Bounds { x0, y0, x1, y1 } = node.bounds().expect("controls have a place");
        Pos2::new(f64::midpoint(x0, x1) as f32, f64::midpoint(y0, y1) as f32)
    }
}

/// A directory for one test's files.
fn data_directory(test: &str) -> PathBuf {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
    fs::create_dir_all(&data).expect("a directory for the test");
    data
}

/// From the menu to a game that has begun.
fn start_game(player: &Player, twin: &mut Twin, opponents: Option<&str>) {
    player.click(twin.find("New Game"));
    twin.apply(Action::Open(Screen::Difficulty));
    if let Some(name) = opponents {
        player.click(twin.find(name));
        twin.apply(Action::Othello(BoardAction::SetUp(Setup {
            opponents: Opponents::People,
            ..Setup::default()
        })));
    }
    player.click(twin.find("To the board"));
    twin.apply(Action::NewGame);
    wait_for("the arena", || player.saved("session.json").contains("arena").then_some(()));
    player.click(twin.find("Start Game"));
    twin.apply(Action::Othello(BoardAction::Start));
}

#[test]
fn a_window_opens_plays_three_moves_and_then_draws_nothing() {
    if !tools_are_here("a_window_opens_plays_three_moves_and_then_draws_nothing") {
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (_server, display) = display();
    let data = data_directory("plays");
    let player = Player::start(&display, &data);
    let mut twin = Twin::new(player.size());

    start_game(&player, &mut twin, Some("Two people"));
    for (number, name) in (1..).zip(["f5", "d6", "c3"]) {
        player.click(twin.find(name));
        let expected = "f5d6c3".get(..2 * number).expect("three moves");
        wait_for(name, || player.saved("game.json").contains(&format!("\"{expected}\"")).then_some(()));
        // Long enough for the discs to turn: a tap before that would only end the animation.
        sleep(Duration::from_millis(1500));
    }

    let log = fs::read_to_string(&player.log).expect("a log");
    for sound in ["sound place", "sound turn-1"] {
        assert_eq!(log.matches(sound).count(), 3, "{sound}: each move turns one disc");
    }
    assert!(!log.contains("not played"), "{log}");

    let picture = player.picture();
    let black = pixel(&picture, twin.find("f5"));
    assert!(black.iter().all(|&part| part < 110), "f5 holds a black disc, not {black:?}");
    let [red, green, blue] = pixel(&picture, twin.find("a8"));
    assert!(green > red && green > blue, "a8 is felt, not {:?}", [red, green, blue]);

    sleep(Duration::from_secs(2));
    let before = player.n_frames();
    assert!(before > 3, "frames are counted");
    sleep(Duration::from_secs(5));
    assert_eq!(player.n_frames(), before, "an idle arena draws nothing");
    fs::remove_dir_all(&data).expect("the test's files go with it");
}

#[test]
fn the_computer_answers_without_being_touched() {
    if !tools_are_here("the_computer_answers_without_being_touched") {
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (_server, display) = display();
    let data = data_directory("answers");
    let player = Player::start(&display, &data);
    let mut twin = Twin::new(player.size());
    start_game(&player, &mut twin, None);
    player.click(twin.find("f5"));
    // Its answer is the second move in the file; only the engine's thread can have woken the window.
    wait_for("the answer", || {
        let saved = player.saved("game.json");
        let moves = saved.split("\"moves\": \"").nth(1).and_then(|rest| rest.split('"').next())?;
        (moves.starts_with("f5") && moves.len() == 4).then_some(())
    });
    fs::remove_dir_all(&data).expect("the test's files go with it");
}

#[test]
fn a_window_comes_back_with_its_size() {
    if !tools_are_here("a_window_comes_back_with_its_size") {
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (_server, display) = display();
    let data = data_directory("returns");
    let player = Player::start(&display, &data);
    tool(&display, "xdotool", &["windowsize", "--sync", &player.window, "500", "700"]);
    wait_for("the new size", || (player.size() == Vec2::new(500.0, 700.0)).then_some(()));
    let status = player.leave();
    assert!(status.success(), "{status}");

    let again = Player::start(&display, &data);
    assert_eq!(again.size(), Vec2::new(500.0, 700.0));
    assert!(again.leave().success());
    fs::remove_dir_all(&data).expect("the test's files go with it");
}

#[test]
fn a_second_window_does_not_touch_the_files_of_the_first() {
    if !tools_are_here("a_second_window_does_not_touch_the_files_of_the_first") {
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (_server, display) = display();
    let data = data_directory("twice");
    let first = Player::start(&display, &data);
    let mut twin = Twin::new(first.size());
    start_game(&first, &mut twin, Some("Two people"));
    first.click(twin.find("f5"));
    wait_for("the move", || first.saved("game.json").contains("\"f5\"").then_some(()));

    let second = Player::start_beside(&display, &data, &[&first]);
    let mut second_twin = Twin::new(second.size());
    second_twin.stage.app_mut().ask_about_second_window();
    second.click(second_twin.find("Play without saving"));
    second_twin.apply(Action::Confirm);
    second.click(second_twin.find("New Game"));
    sleep(Duration::from_secs(1));
    assert!(first.saved("session.json").contains("arena"), "the first window's page is still the saved one");
    assert!(first.saved("game.json").contains("\"f5\""));
    assert!(second.leave().success());

    let third = Player::start_beside(&display, &data, &[&first]);
    let mut third_twin = Twin::new(third.size());
    third_twin.stage.app_mut().ask_about_second_window();
    third.click(third_twin.find("Close this window"));
    let mut third = third;
    let status = wait_for("the end", || third.program.0.try_wait().expect("it can be waited for"));
    assert!(status.success(), "{status}");
    drop(first);

    // The lock went with the first window.
    let fourth = Player::start(&display, &data);
    wait_for("the saved page", || fourth.saved("session.json").contains("arena").then_some(()));
    fs::remove_dir_all(&data).expect("the test's files go with it");
}
