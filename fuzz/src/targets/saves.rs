//! The saved files: whatever lies in them, the app starts, shows what it has, and finds it again at the next start.
//!
//! An input is files one after the other, each after a line `== game.json`. A name that is none stands for any file, so
//! that a new one is tried without a line here; after `== games` come lines of the archive, which get their checksums.

use std::io;
use std::sync::Arc;
use std::sync::mpsc;

use othello::app::archive::ArchiveAction;
use othello::app::lab::Tab;
use othello::app::{Action, App, BoardAction, Notice, Now, Screen, Storage, Stored};
use othello::game::{Checkers, Othello};
use othello::lab::{Standing, Terms, by_case, by_depth, score_table};
use othello::storage::{Disk, MemoryDisk, log_bytes};

use crate::any_action;
use crate::table::Table;

/// Two starts with these files: what the first one did not refuse, the second one finds as the first one left it.
pub(super) fn run(bytes: &[u8]) {
    let disk = Arc::new(MemoryDisk::default());
    for (name, content) in files(bytes) {
        let written = match name {
            b"games" => {
                let text = String::from_utf8_lossy(content);
                let lines: Vec<&str> = text.split('\n').collect();
                disk.append(Stored::Archive.file_name(), &log_bytes(&lines))
            }
            _ => disk.write(named(name).file_name(), content),
        };
        written.expect("memory takes it");
    }
    let mut first = open(&disk);
    while first.app.notice().is_some() {
        first.act(Action::DismissNotice);
    }
    look_around(&mut first);
    // A damaged archive is told of when it is first looked at, and put in order.
    while first.app.notice().is_some() {
        first.act(Action::DismissNotice);
    }
    first.act(Action::Suspend);
    let second = open(&disk);
    let complaint = second.app.notice().filter(|notice| !matches!(notice, Notice::NoEngine { .. }));
    assert_eq!(complaint, None, "the app wrote it, or has read it before");
    any_action::compare_apps(&first.app, &second.app, 0);
}

/// The files of an input, with the names that it gives them.
fn files(bytes: &[u8]) -> Vec<(&[u8], &[u8])> {
    let mut files = Vec::new();
    let mut rest = bytes;
    while let Some(start) = find(rest, b"== ") {
        rest = &rest[start + 3..];
        let end = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        let (name, content) = rest.split_at(end);
        let content = content.strip_prefix(b"\n").unwrap_or(content);
        let n_bytes = find(content, b"\n== ").unwrap_or(content.len());
        files.push((name, &content[..n_bytes]));
        rest = &content[n_bytes..];
    }
    files
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn named(name: &[u8]) -> Stored {
    let mut all = Stored::ALL.into_iter().chain([Stored::Archive]);
    let known = all.find(|stored| stored.file_name().as_bytes() == name);
    let any = usize::from(name.first().copied().unwrap_or_default()) % Stored::ALL.len();
    known.unwrap_or(Stored::ALL[any])
}

/// The app without an engine: it would answer now and then, and the same input would not always do the same.
fn open(disk: &Arc<MemoryDisk>) -> Table {
    let storage = Storage::on(disk.clone());
    let app = App::new(storage, Err(io::Error::other("no engine here")), 1, Now::ZERO);
    Table { app, now: Now::ZERO, wakes: mpsc::channel().1 }
}

/// What a player could do on the first evening, and what the screens would read meanwhile.
fn look_around(table: &mut Table) {
    read(table);
    for action in [
        Action::Open(Screen::Arena),
        Action::Othello(BoardAction::Undo),
        Action::Othello(BoardAction::View(0)),
        Action::Othello(BoardAction::LeaveView),
        Action::Othello(BoardAction::Redo),
        Action::Back,
        Action::Open(Screen::Checkers),
        Action::Checkers(BoardAction::Undo),
        Action::Checkers(BoardAction::Redo),
        Action::Open(Screen::Think),
        Action::Open(Screen::Lab),
        Action::Open(Screen::Statistics),
        Action::Open(Screen::Archive),
        Action::Archive(ArchiveAction::CopyAll),
    ] {
        table.act(action);
        table.app.tick(table.now);
        read(table);
    }
}

fn read(table: &Table) {
    any_action::check::<Othello>(table, 0);
    any_action::check::<Checkers>(table, 0);
    read_lab(&table.app, table.now);
    let study = table.app.study();
    assert!(study.explored.is_none(), "nobody is there to search");
}

/// The Lab page reckons with what it reads.
fn read_lab(app: &App, now: Now) {
    let lab = app.lab();
    let _ = (app.n_searches(), app.can_start_lab());
    for tab in [Tab::Compare, Tab::Match] {
        let _ = (lab.has_results(tab), lab.can_go_on(tab), lab.advance(tab, now));
    }
    if let Some(comparison) = lab.comparison() {
        let _ = (by_case(comparison, &Terms::ENGLISH), by_depth(comparison, &Terms::ENGLISH));
        let _ = (comparison.whole_cases(), comparison.disagreement(), comparison.next_spec());
    }
    if let Some(series) = lab.series() {
        let standing = Standing { names: ["a", "b"].map(str::to_owned), score: series.score() };
        let _ = score_table(&[standing], &Terms::ENGLISH);
    }
}
