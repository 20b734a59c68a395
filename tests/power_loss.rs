//! What is left of the saves when the power goes, at any moment: each file is the last state that was on the disk or a
//! newer one, whole, and never something in between.
//!
//! A disk is played that remembers every operation. For each of them the power is cut right after it, and everything that
//! the operations so far leave open is tried: bytes that were not synced are there, cut short, or missing; names that were
//! not synced are those of any moment since they were.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Notice, Now, Opponents, Pace, Screen, Settings, Setup, Storage,
    Stored,
};
use othello::engine::worker::Worker;
use othello::game::{Othello, Record};
use othello::seeded::Seeded;
use othello::storage::{Disk, log_bytes, read_log, whole_log_bytes};

/// What a disk was asked.
#[derive(Clone, Debug)]
enum Operation {
    Write(String, Vec<u8>),
    Append(String, Vec<u8>),
    Sync(String),
    Rename(String, String),
    Remove(String),
    SyncNames,
    /// Not asked of the disk: so many plies, or lines of a log, were shown to a person.
    Shown(usize),
}

/// A disk that keeps what it was asked, and can be made slow or broken.
#[derive(Debug, Default)]
struct PlayedDisk {
    log: Mutex<Vec<Operation>>,
    files: Mutex<BTreeMap<String, Vec<u8>>>,
    sync_millis: AtomicU64,
    /// Whether syncing waits until the test lets it go on.
    is_stuck: AtomicBool,
    /// How many of the next operations fail.
    n_failures: AtomicU64,
    /// Whether nothing can be read.
    is_unreadable: AtomicBool,
}

impl PlayedDisk {
    fn ask(&self, operation: Operation) -> io::Result<()> {
        if self.n_failures.load(Ordering::Relaxed) > 0 {
            self.n_failures.fetch_sub(1, Ordering::Relaxed);
            return Err(io::Error::other("the disk is full"));
        }
        let mut files = self.files.lock().unwrap();
        apply(&mut files, &operation);
        self.log.lock().unwrap().push(operation);
        Ok(())
    }

    fn wait_for_the_platter(&self) {
        std::thread::sleep(Duration::from_millis(self.sync_millis.load(Ordering::Relaxed)));
        while self.is_stuck.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

fn apply(files: &mut BTreeMap<String, Vec<u8>>, operation: &Operation) {
    match operation {
        Operation::Write(name, bytes) => drop(files.insert(name.clone(), bytes.clone())),
        Operation::Append(name, bytes) => files.entry(name.clone()).or_default().extend(bytes),
        Operation::Rename(from, to) => {
            let bytes = files.remove(from).unwrap();
            files.insert(to.clone(), bytes);
        }
        Operation::Remove(name) => drop(files.remove(name)),
        Operation::Sync(_) | Operation::SyncNames | Operation::Shown(_) => {}
    }
}

impl Disk for PlayedDisk {
    fn read(&self, name: &str, _: u64) -> io::Result<Option<Vec<u8>>> {
        let found = self.files.lock().unwrap().get(name).cloned();
        if found.is_some() && self.is_unreadable.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(found)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.ask(Operation::Write(name.to_owned(), bytes.to_vec()))
    }

    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.ask(Operation::Append(name.to_owned(), bytes.to_vec()))
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        self.wait_for_the_platter();
        self.ask(Operation::Sync(name.to_owned()))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.ask(Operation::Rename(from.to_owned(), to.to_owned()))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        if !self.has(name) {
            return Err(io::ErrorKind::NotFound.into());
        }
        self.ask(Operation::Remove(name.to_owned()))
    }

    fn sync_names(&self) -> io::Result<()> {
        self.wait_for_the_platter();
        self.ask(Operation::SyncNames)
    }

    fn has(&self, name: &str) -> bool {
        self.files.lock().unwrap().contains_key(name)
    }
}

/// The bytes of one write with what was appended to them, and how many are certainly on the disk.
#[derive(Clone, Debug, Default)]
struct Inode {
    bytes: Vec<u8>,
    n_synced: usize,
}

/// What becomes of bytes that were not synced.
type Damage = fn(&[u8]) -> Vec<u8>;

/// Everything that may lie on the disk after these operations and a power cut: the names of some moment since they were
/// last synced, each leading to bytes that are whole, or, if they were not synced, possibly cut short or gone.
fn after_power_loss(operations: &[Operation]) -> Vec<BTreeMap<String, Vec<u8>>> {
    let mut inodes: Vec<Inode> = Vec::new();
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut moments = vec![names.clone()];
    for operation in operations {
        match operation {
            Operation::Write(name, bytes) => {
                inodes.push(Inode { bytes: bytes.clone(), n_synced: 0 });
                names.insert(name.clone(), inodes.len() - 1);
            }
            Operation::Append(name, bytes) => {
                let inode = *names.entry(name.clone()).or_insert(inodes.len());
                inodes.resize_with(inodes.len().max(inode + 1), Inode::default);
                inodes[inode].bytes.extend(bytes);
            }
            Operation::Sync(name) => {
                let inode = &mut inodes[names[name]];
                inode.n_synced = inode.bytes.len();
            }
            Operation::Rename(from, to) => {
                let inode = names.remove(from).unwrap();
                names.insert(to.clone(), inode);
            }
            Operation::Remove(name) => drop(names.remove(name)),
            Operation::SyncNames => moments.clear(),
            Operation::Shown(_) => continue,
        }
        moments.push(names.clone());
    }
    let damages: [Damage; 4] = [
        <[u8]>::to_vec,
        |_| Vec::new(),
        |bytes| bytes[..bytes.len() / 2].to_vec(),
        |bytes| vec![0; bytes.len()],
    ];
    let with = |names: &BTreeMap<String, usize>, damage: Damage| {
        let bytes = |inode: &Inode| {
            let (certain, open) = inode.bytes.split_at(inode.n_synced);
            [certain, &damage(open)].concat()
        };
        names.iter().map(|(name, &inode)| (name.clone(), bytes(&inodes[inode]))).collect()
    };
    let states: BTreeSet<_> =
        moments.iter().flat_map(|names| damages.map(|damage| with(names, damage))).collect();
    states.into_iter().collect()
}

/// An app on this disk, where everything happens at once.
fn open(disk: &Arc<PlayedDisk>) -> App {
    let disk: Arc<dyn Disk> = Arc::<PlayedDisk>::clone(disk);
    let mut app = App::new(Storage::on(disk), Err(io::Error::other("none")), 1, Now::ZERO);
    app.apply(Action::DismissNotice, Now::ZERO);
    app.set_pace(Pace::INSTANT);
    app
}

fn begin(app: &mut App) {
    let setup = Setup { opponents: Opponents::People, ..Setup::default() };
    for action in [
        Action::Change(Settings { animation: AnimationSpeed::Off, ..*app.settings() }),
        Action::Othello(BoardAction::SetUp(setup)),
        Action::NewGame,
        Action::Othello(BoardAction::Start),
    ] {
        app.apply(action, Now::ZERO);
    }
}

/// Some random moves with some taken back, each noted as shown.
fn play(app: &mut App, disk: &PlayedDisk, n_actions: usize, random: &mut Seeded) {
    for _ in 0..n_actions {
        let Some(at) = random.choose(app.othello().legal_moves()) else { break };
        app.apply(Action::Othello(BoardAction::Tap(at)), Now::ZERO);
        app.tick(Now::ZERO);
        disk.log.lock().unwrap().push(Operation::Shown(app.othello().game().n_recorded()));
        if random.below(3) == 0 {
            std::thread::yield_now();
        }
    }
}

/// The plies of the game that a start from these files finds; `None` if there is no game.
fn restored(files: BTreeMap<String, Vec<u8>>) -> Option<usize> {
    let disk = Arc::new(PlayedDisk { files: Mutex::new(files), ..PlayedDisk::default() });
    let storage = Storage::on(disk);
    let found =
        storage.load(Stored::Game, |text| Record::<Othello>::from_text(text).map_err(|it| it.to_string()));
    // A game that is neither the old nor the new one would be damaged.
    found.expect("whole, or not there").map(|record| record.game.n_recorded())
}

/// The plies that are certainly on the disk after these operations: those of the last file that was synced before its name
/// was given to it, with that name synced too.
fn certain(operations: &[Operation]) -> Option<usize> {
    let last = operations.iter().rposition(|it| matches!(it, Operation::SyncNames))?;
    let mut files = BTreeMap::new();
    operations[..last].iter().for_each(|operation| apply(&mut files, operation));
    let text = files.get(Stored::Game.file_name())?;
    Some(Record::<Othello>::from_text(str::from_utf8(text).unwrap()).unwrap().game.n_recorded())
}

/// What the disk was asked in a game of twenty random moves. Now and then it is slower than the player, so that a newer
/// state overtakes an older one.
fn operations_of_a_game(seed: u64) -> Vec<Operation> {
    let mut random = Seeded::new(seed);
    let disk = Arc::new(PlayedDisk::default());
    disk.sync_millis.store(random.below(3) as u64, Ordering::Relaxed);
    let mut app = open(&disk);
    begin(&mut app);
    play(&mut app, &disk, 20, &mut random);
    drop(app);
    disk.log.lock().unwrap().clone()
}

/// The plies of the game that an operation writes.
fn n_plies_written(operation: &Operation) -> Option<usize> {
    let Operation::Write(name, bytes) = operation else { return None };
    let text = str::from_utf8(bytes).ok().filter(|_| name.starts_with(Stored::Game.file_name()))?;
    Some(Record::<Othello>::from_text(text).ok()?.game.n_recorded())
}

#[test]
fn no_power_cut_damages_a_game_or_loses_what_was_on_the_disk() {
    let mut n_states = 0;
    for seed in 0..8 {
        let operations = operations_of_a_game(seed);
        for n_done in 0..=operations.len() {
            let done = &operations[..n_done];
            let certain = certain(done);
            // The thread may still write an older state when a newer one lies beside it already.
            let newest = done.iter().filter_map(n_plies_written).max();
            for files in after_power_loss(done) {
                let found = restored(files);
                assert!(found >= certain, "seed {seed}, {n_done}: {found:?} of at least {certain:?} plies");
                assert!(found <= newest, "seed {seed}, {n_done}: {found:?} of at most {newest:?} plies");
                n_states += 1;
            }
        }
    }
    assert!(n_states > 5_000, "{n_states}");
}

#[test]
fn a_kill_loses_nothing_that_was_shown() {
    for seed in 0..20 {
        let operations = operations_of_a_game(seed);
        let (mut files, mut shown) = (BTreeMap::new(), None);
        for operation in &operations {
            apply(&mut files, operation);
            if let Operation::Shown(n_plies) = operation {
                shown = Some(*n_plies);
            }
            assert!(restored(files.clone()) >= shown, "seed {seed}: {operation:?}");
        }
    }
}

/// Seen: every ply was written and synced on the thread that draws. Were it still so, this test would not come to its end.
#[test]
fn no_action_waits_for_the_disk_and_suspending_does() {
    let mut random = Seeded::new(1);
    let disk = Arc::new(PlayedDisk::default());
    disk.is_stuck.store(true, Ordering::Relaxed);
    let mut app = open(&disk);
    begin(&mut app);
    app.apply(Action::Open(Screen::Arena), Now::ZERO);
    play(&mut app, &disk, 30, &mut random);
    let n_played = app.othello().game().n_recorded();
    assert!(n_played >= 30, "{n_played}");
    assert_eq!(certain(&disk.log.lock().unwrap()), None, "nothing got through");
    disk.is_stuck.store(false, Ordering::Relaxed);
    app.apply(Action::Suspend, Now::ZERO);
    let operations = disk.log.lock().unwrap().clone();
    assert_eq!(certain(&operations), Some(n_played), "all is on the disk when the app goes out of sight");
    let n_syncs = operations.iter().filter(|it| matches!(it, Operation::Sync(_))).count();
    assert!(n_syncs < 10, "{n_syncs} syncs: older states should have been overtaken");
}

#[test]
fn a_disk_that_fails_is_told_of_again_after_it_has_worked() {
    let mut random = Seeded::new(1);
    let disk = Arc::new(PlayedDisk::default());
    let mut app = open(&disk);
    begin(&mut app);
    for _ in 0..3 {
        app.apply(Action::Suspend, Now::ZERO);
        assert_eq!(app.notice(), None);
        disk.n_failures.store(u64::MAX, Ordering::Relaxed);
        play(&mut app, &disk, 2, &mut random);
        assert!(app.notice().is_some(), "told of");
        app.apply(Action::DismissNotice, Now::ZERO);
        play(&mut app, &disk, 2, &mut random);
        assert_eq!(app.notice(), None, "and only once");
        disk.n_failures.store(0, Ordering::Relaxed);
        play(&mut app, &disk, 1, &mut random);
        app.apply(Action::Suspend, Now::ZERO);
    }
    drop(app);
    assert_eq!(restored(disk.files.lock().unwrap().clone()), Some(15), "nothing was lost but the time");
}

#[test]
fn a_failing_sync_is_told_of_too() {
    let disk = Arc::new(PlayedDisk::default());
    let mut app = open(&disk);
    begin(&mut app);
    app.apply(Action::Suspend, Now::ZERO);
    app.apply(Action::Resume, Now::ZERO);
    // The state beside the file is written and renamed; what is left for the thread fails.
    disk.sync_millis.store(50, Ordering::Relaxed);
    app.apply(Action::Othello(BoardAction::Tap("f5".parse().unwrap())), Now::ZERO);
    disk.n_failures.store(1, Ordering::Relaxed);
    app.apply(Action::Suspend, Now::ZERO);
    assert!(app.notice().is_some());
    drop(app);
    assert_eq!(restored(disk.files.lock().unwrap().clone()), Some(1), "the state beside it is there");
}

/// Seen: a good save was renamed to `.bad-1` because the system did not let us read it for once.
#[test]
fn a_file_that_cannot_be_read_stays_and_is_not_written_over() {
    let disk = Arc::new(PlayedDisk::default());
    let mut app = open(&disk);
    begin(&mut app);
    play(&mut app, &disk, 5, &mut Seeded::new(1));
    drop(app);
    let before = disk.files.lock().unwrap().clone();
    disk.is_unreadable.store(true, Ordering::Relaxed);
    let played: Arc<dyn Disk> = Arc::<PlayedDisk>::clone(&disk);
    let mut app = App::new(Storage::on(played), Ok(Worker::start(|| {}).unwrap()), 1, Now::ZERO);
    let unreadable = |app: &App, file| matches!(app.notice(), Some(Notice::Unreadable { file: told, .. }) if *told == file);
    for file in [Stored::Settings, Stored::Session, Stored::Game, Stored::Rating] {
        assert!(unreadable(&app, file), "{:?} and not of {file:?}", app.notice());
        app.apply(Action::DismissNotice, Now::ZERO);
    }
    assert_eq!(app.notice(), None, "what was never written is not missed");
    begin(&mut app);
    play(&mut app, &disk, 2, &mut Seeded::new(2));
    drop(app);
    disk.is_unreadable.store(false, Ordering::Relaxed);
    assert_eq!(*disk.files.lock().unwrap(), before, "nothing was renamed or written over");
    assert_eq!(open(&disk).othello().game().n_recorded(), 5);
}

/// The lines of the log that these files hold, as numbers.
fn lines_of(files: &BTreeMap<String, Vec<u8>>) -> Vec<usize> {
    let bytes = files.get(Stored::Archive.file_name()).cloned().unwrap_or_default();
    let log = read_log(&bytes);
    assert_eq!(log.damaged, [0; 0], "torn, but not damaged");
    log.lines.into_iter().map(|at| str::from_utf8(&bytes[at]).unwrap().parse().unwrap()).collect()
}

/// What the disk was asked while lines were appended, one by one and in batches, and while the log was rewritten with the
/// same lines now and then. The lines are numbers that count from 0; each is noted as shown.
fn operations_of_a_log(seed: u64) -> Vec<Operation> {
    let mut random = Seeded::new(seed);
    let disk = Arc::new(PlayedDisk::default());
    disk.sync_millis.store(random.below(2) as u64, Ordering::Relaxed);
    let mut storage = Storage::on(Arc::<PlayedDisk>::clone(&disk));
    let mut n_lines = 0;
    for _ in 0..15 {
        let n_more = [1, 1, 1, 2, 5][random.below(5)];
        let lines: Vec<String> = (n_lines..n_lines + n_more).map(|number| number.to_string()).collect();
        storage.append(Stored::Archive, &log_bytes(&lines)).unwrap();
        n_lines += n_more;
        if random.below(6) == 0 {
            let all: Vec<String> = (0..n_lines).map(|number| number.to_string()).collect();
            storage.rewrite_log(Stored::Archive, &whole_log_bytes(&all)).unwrap();
        }
        disk.log.lock().unwrap().push(Operation::Shown(n_lines));
        if random.below(3) == 0 {
            storage.flush();
        }
    }
    drop(storage);
    disk.log.lock().unwrap().clone()
}

#[test]
fn no_power_cut_damages_a_log_or_loses_a_line_that_was_on_the_disk() {
    let mut n_states = 0;
    for seed in 0..20 {
        let operations = operations_of_a_log(seed);
        for n_done in 0..=operations.len() {
            let done = &operations[..n_done];
            // What a sync of the file and one of the names after it have brought there.
            let names = done.iter().rposition(|it| matches!(it, Operation::SyncNames)).unwrap_or(0);
            let bytes = done[..names].iter().rposition(|it| matches!(it, Operation::Sync(_))).unwrap_or(0);
            let mut files = BTreeMap::new();
            done[..bytes].iter().for_each(|operation| apply(&mut files, operation));
            let n_certain = lines_of(&files).len();
            for files in after_power_loss(done) {
                let found = lines_of(&files);
                assert!(found.len() >= n_certain, "seed {seed}, {n_done}: {found:?} of at least {n_certain}");
                assert!(found.iter().copied().eq(0..found.len()), "seed {seed}, {n_done}: {found:?}");
                n_states += 1;
            }
        }
    }
    assert!(n_states > 2_000, "{n_states}");
}

#[test]
fn a_kill_loses_no_line_that_was_shown() {
    for seed in 0..20 {
        let (mut files, mut n_shown) = (BTreeMap::new(), 0);
        for operation in operations_of_a_log(seed) {
            apply(&mut files, &operation);
            if let Operation::Shown(n_lines) = operation {
                n_shown = n_lines;
            }
            let found = lines_of(&files);
            assert!(
                found.len() >= n_shown && found.iter().copied().eq(0..found.len()),
                "seed {seed}: {operation:?}"
            );
        }
    }
}
