//! What an archive of ten thousand games costs beside an empty one: a start, a frame of the menu, the first look at the
//! list, a frame of the list.
//!
//! `cargo bench --bench archive` prints times. On a machine that is busy with other things instructions tell more:
//!
//! ```text
//! cargo bench --bench archive -- make target/full 10000
//! valgrind --tool=callgrind target/release/deps/archive-… start target/full
//! ```
//!
//! and the same with `menu`, `open` and `list`, and with a folder of another number of games. A frame is the difference of
//! two runs with 20 and 120 frames behind the folder, divided by 100. Measured so on 2026-11-17, built by `--profile dev`
//! (our code at opt-level 1), in thousands of instructions; 40 games fill the screen:
//!
//! | games | file | start | a frame of the menu | start and first look at the list | a frame of the list |
//! |---|---|---|---|---|---|
//! | 0 | 0 bytes | 705 | 2,029 | 756 | 473 |
//! | 40 | 8,006 bytes | 705 | 2,021 | 1,337 | 2,686 |
//! | 10,000 | 1,994,659 bytes | 705 | 2,028 | 141,368 | 2,673 |
//!
//! Nothing but the first look depends on the number of games, and that comes once in the life of a process.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Context, Pos2, RawInput, Rect, Vec2};
use othello::app::{Action, App, Now, Screen, Storage, Stored};
use othello::engine::Level;
use othello::game::archive::Archive;
use othello::game::{Day, History, Othello, Record, Seats};
use othello::rules::Disc;
use othello::seeded::Seeded;
use othello::storage::whole_log_bytes;
use othello::ui::{Stage, SystemPreferences};

const N_GAMES: usize = 10_000;
const N_FRAMES: usize = 200;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["make", folder, n_games] => make(Path::new(folder), n_games.parse().expect("a number")),
        ["start", folder] => drop(start(Path::new(folder))),
        ["menu", folder, n_frames] => drop(frames(folder, Screen::Menu, n_frames)),
        ["open", folder] => drop(open(Path::new(folder), Screen::Archive)),
        ["list", folder, n_frames] => drop(frames(folder, Screen::Archive, n_frames)),
        _ => print_times(),
    }
}

/// A folder with an archive of random games.
fn make(folder: &Path, n_games: usize) {
    let mut random = Seeded::new(1);
    let lines: Vec<String> = (0..n_games).map(|number| line(number, &mut random)).collect();
    let bytes = whole_log_bytes(&lines);
    println!("{n_games} games: {} bytes", bytes.len());
    let mut storage = Storage::directory(folder);
    storage.rewrite_log(Stored::Archive, &bytes).expect("a folder to write to");
}

fn line(number: usize, random: &mut Seeded) -> String {
    let mut game = History::<Othello>::new();
    while let Some(at) = random.choose(game.position().position.moves()) {
        game.play(at).expect("a legal move");
    }
    let level = random.choose(Level::ENGINES).expect("a level");
    let seats = Seats::against(level, random.choose(Disc::BOTH).expect("a colour"));
    let record = Record::<Othello> { game, begun: true, ..Record::new(seats, random.next()) };
    Archive::line_of(&record, Day::from_number(20_000 + number as u32 / 10)).expect("a finished game")
}

fn start(folder: &Path) -> App {
    let engine = Err(std::io::Error::other("not needed"));
    let mut app = App::new(Storage::directory(folder), engine, 7, Now::ZERO);
    app.apply(Action::DismissNotice, Now::ZERO);
    app.set_today(Day::from_number(25_000));
    app.tick(Now::ZERO);
    app
}

fn open(folder: &Path, screen: Screen) -> App {
    let mut app = start(folder);
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

/// The time of each frame of this screen.
fn frames(folder: &str, screen: Screen, n_frames: &str) -> Vec<Duration> {
    let n_frames: usize = n_frames.parse().expect("a number of frames");
    let ctx = Context::default();
    let mut stage = Stage::new(&ctx, open(Path::new(folder), screen));
    let mut times = Vec::new();
    for _ in 0..n_frames {
        let size = Rect::from_min_size(Pos2::ZERO, Vec2::new(412.0, 915.0));
        let input = RawInput { screen_rect: Some(size), ..RawInput::default() };
        let started = Instant::now();
        let output = ctx.run_ui(input, |ui| stage.frame(ui, Now::ZERO, &SystemPreferences::default()));
        let triangles = ctx.tessellate(output.shapes.clone(), 2.625);
        times.push(started.elapsed());
        assert!(!triangles.is_empty());
        output.drop_without_applying_deltas();
    }
    times
}

fn print_times() {
    for n_games in [0, 10, N_GAMES] {
        let folder: PathBuf = std::env::temp_dir().join(format!("othello-archive-bench-{n_games}"));
        make(&folder, n_games);
        let name = folder.to_str().expect("a plain name");
        let starts = (0..20).map(|_| timed(|| drop(start(&folder)))).collect();
        let opens = (0..5).map(|_| timed(|| drop(open(&folder, Screen::Archive)))).collect();
        let menu = frames(name, Screen::Menu, &N_FRAMES.to_string());
        let list = frames(name, Screen::Archive, &N_FRAMES.to_string());
        println!(
            "  start {:?}, start and first look {:?}, a frame of the menu {:?}, of the list {:?} (medians)",
            median(starts),
            median(opens),
            median(menu),
            median(list)
        );
        std::fs::remove_dir_all(&folder).expect("our own folder");
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let started = Instant::now();
    work();
    started.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
