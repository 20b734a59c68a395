//! Holds the order of the layers by reading the sources: who may use whom, and what may not be found where.
//!
//! `ARCHITECTURE.md` tells the same in words and has to name every folder that stands.

#[path = "architecture/source.rs"]
mod source;

use std::fs;
use std::path::{Path, PathBuf};

use source::{Token, paths, tokens};

/// A layer, and which layers it may use besides itself. `seeded` lies below all of them.
const LAYERS: &[(&str, &[&str])] = &[
    ("seeded", &[]),
    ("rules", &["seeded"]),
    ("engine", &["seeded", "rules"]),
    ("protocol", &["seeded", "rules", "engine"]),
    ("game", &["seeded", "rules", "engine"]),
    ("lab", &["seeded", "rules", "engine"]),
    ("storage", &["seeded", "rules"]),
    ("app", &["seeded", "rules", "engine", "game", "lab", "storage"]),
    ("sound", &["seeded", "app"]),
    ("ui", &["seeded", "rules", "engine", "game", "lab", "storage", "app"]),
    ("platform", &["seeded", "rules", "engine", "game", "lab", "storage", "app", "sound", "ui"]),
    ("bin", &["seeded", "rules", "engine", "protocol"]),
    ("main", &["seeded", "rules", "engine", "game", "lab", "storage", "app", "ui", "platform"]),
];

/// All that `game` may know of the engines: the names of their levels.
const ENGINE_NAMES: &[&[&str]] = &[&["Level"], &["UnknownLevel"], &["Elo"], &["checkers", "Level"]];

/// All of the crate that the searches may use: they are written for any game, and know none.
const SEARCH_MAY_USE: &[&[&str]] =
    &[&["engine", "search"], &["engine", "Limit"], &["engine", "Stop"], &["engine", "stop"], &["seeded"]];

/// A word that may stand only in some places, and why.
struct Reserved {
    words: &'static [&'static str],
    /// Beginnings of paths under `src/`.
    places: &'static [&'static str],
    why: &'static str,
}

const RESERVED: &[Reserved] = &[
    Reserved {
        words: &["target_os", "target_family", "target_vendor", "target_env"],
        places: &["platform/"],
        why: "above platform/ all systems are the same",
    },
    Reserved {
        words: &["unsafe"],
        places: &["platform/", "rules/kernels/"],
        why: "only calls of the system and of a processor's own instructions need it",
    },
    Reserved {
        words: &["egui", "egui_kittest"],
        places: &["ui/", "platform/"],
        why: "nothing below ui/ knows how it is drawn",
    },
    Reserved {
        words: &[
            "egui_wgpu",
            "egui_winit",
            "wgpu",
            "winit",
            "ndk",
            "jni",
            "android_activity",
            "android_logger",
            "libloading",
        ],
        places: &["platform/"],
        why: "windows, graphics cards and phones live behind one door",
    },
    Reserved {
        words: &["Instant", "SystemTime"],
        places: &["engine/", "protocol/", "lab/", "platform/", "main.rs"],
        why: "time is an argument, so that a test can stand in the middle of an animation",
    },
    Reserved {
        words: &["fluent_bundle", "fluent_syntax"],
        places: &["ui/strings/"],
        why: "everybody else asks for words by their names",
    },
    Reserved {
        words: &["serde_json"],
        places: &["game/", "lab/", "app/", "ui/screens/about.rs", "platform/"],
        why: "rules and engines are saved by those who save",
    },
];

/// A module of `std` that may be used only in some places, and why.
struct ReservedModule {
    path: &'static [&'static str],
    /// Beginnings of paths under `src/`.
    places: &'static [&'static str],
    why: &'static str,
}

const RESERVED_MODULES: &[ReservedModule] = &[
    ReservedModule {
        path: &["fs"],
        places: &["storage/", "platform/"],
        why: "only storage/ and platform/ touch files",
    },
    ReservedModule {
        path: &["thread"],
        places: &["engine/", "storage/", "protocol/", "bin/", "platform/"],
        why: "experiments and games run on the thread that calls them",
    },
    ReservedModule { path: &["net"], places: &[], why: "nothing is sent anywhere" },
    ReservedModule { path: &["os", "unix", "net"], places: &[], why: "nothing is sent anywhere" },
    ReservedModule { path: &["os", "linux", "net"], places: &[], why: "nothing is sent anywhere" },
];

/// Everything in a source that the house does not allow there, a sentence each. `place` is its path under `src/`.
fn offences(place: &str, source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let mut offences = reserved_words(place, &tokens);
    offences.extend(hidden_names(place, &tokens));
    let module = module_of(place);
    for path in paths(&tokens, &module) {
        let segments: Vec<&str> = path.segments.iter().map(String::as_str).collect();
        let offence = match segments[..] {
            ["std", ref rest @ ..] => std_offence(place, rest),
            ["crate", ref used @ ..] if place.starts_with("engine/search/") => search_offence(used),
            ["crate", used, ref rest @ ..] => layer_offence(&module, used, rest),
            _ => None,
        };
        offences.extend(
            offence
                .map(|offence| format!("src/{place}:{}: {} {offence}", path.line, path.segments.join("::"))),
        );
    }
    offences
}

fn reserved_words(place: &str, tokens: &[Token<'_>]) -> Vec<String> {
    let mut offences = Vec::new();
    for token in tokens {
        for rule in RESERVED {
            if rule.words.contains(&token.text) && !stands_in(place, rule.places) {
                let allowed = rule.places.join(", ");
                offences.push(format!(
                    "src/{place}:{}: `{}` may stand only in {allowed}: {}",
                    token.line, token.text, rule.why
                ));
            }
        }
    }
    // `cfg(unix)` and `cfg(windows)` are short for a target_family.
    for window in tokens.windows(3) {
        let [first, second, third] = window else { continue };
        let is_cfg = ["cfg", "cfg_attr"].contains(&first.text) && second.text == "(";
        if is_cfg && ["unix", "windows"].contains(&third.text) && !place.starts_with("platform/") {
            offences
                .push(format!("src/{place}:{}: cfg({}) may stand only in platform/", third.line, third.text));
        }
    }
    offences
}

/// Renaming or re-exporting a root would hide from this test what is used through it.
fn hidden_names(place: &str, tokens: &[Token<'_>]) -> Vec<String> {
    const ROOTS: &[&str] = &["std", "core", "alloc", "crate", "othello", "super", "self"];
    let mut offences = Vec::new();
    let mut offend = |token: &Token<'_>, what: &str| {
        offences.push(format!("src/{place}:{}: `{}` {what}", token.line, token.text));
    };
    let mut is_use = false;
    for (idx, token) in tokens.iter().enumerate() {
        let before = |distance: usize| idx.checked_sub(distance).map_or("", |at| tokens[at].text);
        let next = tokens.get(idx + 1).map_or("", |next| next.text);
        match token.text {
            "use" => is_use = true,
            ";" => is_use = false,
            "crate" if before(1) == "extern" => offend(token, "is named by `extern`; a path says the same"),
            root if is_use && next == "as" && ROOTS.contains(&root) => {
                offend(token, "gets another name, which hides what is used");
            }
            "std" if before(1) == "use" && [")", "pub"].contains(&before(2)) => {
                offend(token, "is re-exported, which hides who uses it");
            }
            _ => {}
        }
    }
    offences
}

/// What is wrong with using `std::path` here, if anything.
fn std_offence(place: &str, path: &[&str]) -> Option<String> {
    if matches!(path, [] | ["*" | "self"]) {
        return Some("is used as a whole, which hides what is used".to_owned());
    }
    let module = RESERVED_MODULES.iter().find(|module| path.starts_with(module.path))?;
    (!stands_in(place, module.places)).then(|| format!("is used: {}", module.why))
}

/// What is wrong with using `crate::path` in the searches, if anything.
fn search_offence(path: &[&str]) -> Option<String> {
    let allowed = SEARCH_MAY_USE.iter().any(|allowed| path.starts_with(allowed));
    (!allowed).then(|| "is used in engine/search, which knows no game".to_owned())
}

fn stands_in(place: &str, places: &[&str]) -> bool {
    places.iter().any(|allowed| place.starts_with(allowed))
}

/// What is wrong with using `crate::used::rest` in this module, if anything.
fn layer_offence(module: &[&str], used: &str, rest: &[&str]) -> Option<String> {
    let Some(&layer) = module.first() else {
        // The crate's page only lists the layers.
        return None;
    };
    if used == layer || !LAYERS.iter().any(|&(name, _)| name == used) {
        return None;
    }
    let Some((_, below)) = LAYERS.iter().find(|&&(name, _)| name == layer) else {
        return Some(format!("is used in {layer}, which is no layer that this test knows"));
    };
    if !below.contains(&used) {
        return Some(format!("is used in {layer}, which may use only {}", below.join(", ")));
    }
    if (layer, used) == ("game", "engine") && !ENGINE_NAMES.iter().any(|name| rest.starts_with(name)) {
        let names: Vec<String> = ENGINE_NAMES.iter().map(|name| name.join("::")).collect();
        return Some(format!("is used in game, which may know only {} of the engines", names.join(", ")));
    }
    None
}

/// The module path of a file: `engine/mod.rs` is `engine`, `engine/level.rs` is `engine::level`, `lib.rs` the root.
fn module_of(place: &str) -> Vec<&str> {
    let path = place.trim_end_matches(".rs");
    let path = path.strip_suffix("mod").map_or(path, |folder| folder.trim_end_matches('/'));
    if path == "lib" { Vec::new() } else { path.split('/').collect() }
}

/// `src/` of this package.
fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Calls `visit` with every file and folder below this one.
fn walk(folder: &Path, visit: &mut impl FnMut(&Path)) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for entry in entries {
        visit(&entry);
        if entry.is_dir() {
            walk(&entry, visit);
        }
    }
}

#[test]
fn every_source_keeps_to_its_layer() {
    let root = sources();
    let (mut n_files, mut found) = (0, Vec::new());
    walk(&root, &mut |path| {
        if path.extension().is_some_and(|extension| extension == "rs") {
            let place = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
            found.extend(offences(&place, &fs::read_to_string(path).unwrap()));
            n_files += 1;
        }
    });
    assert!(n_files > 30, "only {n_files} sources were found");
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn every_top_level_module_is_a_layer() {
    for entry in fs::read_dir(sources()).unwrap() {
        let name = entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned();
        assert!(
            name == "lib" || LAYERS.iter().any(|&(layer, _)| layer == name),
            "src/{name} is not in this test's table of layers"
        );
    }
}

#[test]
fn the_map_names_every_folder() {
    let map = fs::read_to_string(sources().with_file_name("ARCHITECTURE.md")).unwrap();
    let root = sources();
    walk(&root, &mut |path| {
        if path.is_dir() {
            let folder = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
            assert!(
                map.contains(&format!("`src/{folder}/`")),
                "ARCHITECTURE.md does not name `src/{folder}/`"
            );
        }
    });
}

mod the_checker_itself {
    use super::*;

    #[track_caller]
    fn finds(place: &str, source: &str, part: &str) {
        let found = offences(place, source);
        assert!(found.len() == 1 && found[0].contains(part), "{place}: {source}\n{found:#?}");
    }

    #[track_caller]
    fn allows(place: &str, source: &str) {
        assert_eq!(offences(place, source), [] as [&str; 0], "{place}: {source}");
    }

    #[test]
    fn finds_a_use_of_a_higher_layer_in_every_spelling() {
        let part = "is used in rules, which may use only seeded";
        finds("rules/square.rs", "use crate::engine::Level;", part);
        finds("rules/square.rs", "use crate::{seeded::mix, game::Game};", part);
        finds("rules/square.rs", "fn f() { crate::app::run() }", part);
        finds("rules/square.rs", "use super::super::engine;", part);
        finds("rules/mod.rs", "pub use super::engine::Level;", part);
        finds("rules/square.rs", "mod tests { use super::super::super::ui; }", part);
        finds("rules/square.rs", "mod tests { fn f() { othello::platform::run() } }", part);
        finds("seeded.rs", "use crate::rules::Square;", "is used in seeded");
        finds("engine/worker.rs", "use crate::game::Game;", "is used in engine");
        finds("lab/play.rs", "use crate::game::Game;", "is used in lab");
        finds("app/mod.rs", "use crate::ui::Theme;", "is used in app");
        finds("ui/board.rs", "use crate::platform::gpu;", "is used in ui");
    }

    #[test]
    fn allows_lower_layers_and_neighbours() {
        allows(
            "engine/strong/tree.rs",
            "use super::Window; use super::super::Stop; use crate::rules::Square;",
        );
        allows("engine/level.rs", "use crate::seeded::mix; mod tests { use super::super::worker; }");
        allows("ui/board.rs", "use crate::app::Action; use crate::rules::Square;");
        allows("main.rs", "fn main() { othello::platform::run() }");
        allows("lib.rs", "pub mod engine; pub use crate::engine::Level;");
    }

    #[test]
    fn lets_the_game_know_the_levels_names_and_no_more_of_the_engines() {
        allows("game/seats.rs", "use crate::engine::{Level, checkers::Level as CheckersLevel};");
        finds("game/seats.rs", "use crate::engine::checkers::CheckersPlayer;", "may know only Level");
        finds("game/seats.rs", "use crate::engine::{Level, Stop};", "may know only Level");
        finds("game/seats.rs", "use crate::engine;", "may know only Level");
        finds("game/seats.rs", "use crate::engine::*;", "may know only Level");
    }

    #[test]
    fn finds_systems_unsafe_egui_and_clocks_where_they_do_not_belong() {
        finds("app/mod.rs", "#[cfg(target_os = \"android\")] fn f() {}", "`target_os`");
        finds("ui/mod.rs", "#[cfg(not(target_os = \"android\"))] fn f() {}", "`target_os`");
        finds("ui/mod.rs", "if cfg!(target_os = \"android\") {}", "`target_os`");
        finds("ui/mod.rs", "#[cfg(unix)] fn f() {}", "cfg(unix)");
        finds("engine/strong/mod.rs", "fn f() { unsafe { g() } }", "`unsafe`");
        finds("rules/position.rs", "fn f() { unsafe { g() } }", "`unsafe`");
        finds("app/mod.rs", "use egui::Vec2;", "`egui`");
        finds("ui/mod.rs", "use winit::window::Window;", "`winit`");
        finds("sound/mod.rs", "use libloading::Library;", "`libloading`");
        finds("sound/mod.rs", "use crate::ui::Theme;", "may use only seeded, app");
        finds("app/mod.rs", "let now = std::time::Instant::now();", "`Instant`");
        finds("game/mod.rs", "use std::time::{Duration, SystemTime};", "`SystemTime`");
        let platform = "#[cfg(target_os = \"android\")] fn f() { unsafe { egui::x(Instant::now()) } }";
        allows("platform/android.rs", platform);
        allows("rules/kernels/avx2.rs", "fn f() { unsafe { g() } }");
        allows("engine/stop.rs", "use std::time::{Duration, Instant};");
        allows("app/mod.rs", "use std::time::Duration; #[expect(unsafe_code)] fn f() {}");
    }

    #[test]
    fn finds_files_outside_of_the_storage() {
        finds("app/machine.rs", "use std::{fs::File, io};", "touch files");
        finds("game/record.rs", "fn f() { std::fs::read(\"x\") }", "touch files");
        allows("storage/disk.rs", "use std::fs::{self, File};");
        allows("platform/desktop.rs", "use std::fs;");
    }

    #[test]
    fn finds_names_that_hide_what_is_used() {
        for source in ["use std as s;", "use {std as s, crate::rules::Disc};", "use crate as all;"] {
            finds("rules/square.rs", source, "another name");
        }
        finds("rules/square.rs", "use super::{self as up, Disc};", "another name");
        finds("rules/square.rs", "extern crate std as s;", "`extern`");
        finds("storage/mod.rs", "pub(crate) use std::fs;", "re-exported");
        finds("platform/mod.rs", "pub use std::thread;", "re-exported");
        finds("rules/square.rs", "use std::*;", "as a whole");
        finds("rules/square.rs", "use std::{self, fmt};", "as a whole");
        allows("engine/classic/cells.rs", "use std::fmt; fn f(self) -> usize { self as usize }");
        allows("rules/square.rs", "use std::fmt::Write as _; use super::Disc as Side;");
    }

    #[test]
    fn finds_a_game_in_the_searches() {
        for source in [
            "use crate::rules::Square;",
            "use super::super::classic::Cells;",
            "use crate::engine::{Limit, strong};",
            "fn f() { crate::engine::checkers::moves() }",
        ] {
            finds("engine/search/tree.rs", source, "knows no game");
        }
        allows(
            "engine/search/tree.rs",
            "use super::Window; use crate::engine::Stop; use crate::seeded::mix;",
        );
        allows("engine/search/mod.rs", "use super::Limit; use self::tree::Tree;");
    }

    #[test]
    fn finds_threads_and_texts_where_they_do_not_belong() {
        finds("lab/play.rs", "use std::thread;", "the thread that calls them");
        finds("game/record.rs", "fn f() { std::thread::spawn(g) }", "the thread that calls them");
        finds("ui/board.rs", "use std::{fmt, thread::spawn};", "the thread that calls them");
        finds("rules/disc.rs", "fn f() { serde_json::to_string(&d) }", "`serde_json`");
        finds("engine/level.rs", "use serde_json::Value;", "`serde_json`");
        allows("engine/worker.rs", "use std::thread;");
        allows("game/record.rs", "use serde_json::Error;");
    }

    #[test]
    fn finds_the_network_anywhere() {
        for place in
            ["platform/desktop.rs", "protocol/inbox.rs", "bin/othello-engine.rs", "storage/syncer.rs"]
        {
            finds(place, "use std::net::TcpStream;", "nothing is sent anywhere");
        }
        finds("platform/shell.rs", "use std::os::unix::net::UnixStream;", "nothing is sent anywhere");
    }

    #[test]
    fn reads_neither_comments_nor_texts() {
        allows(
            "rules/mod.rs",
            "//! See crate::engine::Level, unsafe and egui.\n/// `crate::ui::X`\nfn f() {}",
        );
        allows("rules/mod.rs", "/* use crate::engine::Level; /* unsafe */ egui */");
        allows(
            "rules/mod.rs",
            "const A: &str = \"use crate::engine; unsafe \\\" egui\"; const B: char = '\"';",
        );
        allows("rules/mod.rs", "const A: &str = r#\"crate::engine::\"egui\"\"#; fn f<'a>(x: &'a str) {}");
    }

    #[test]
    fn says_where() {
        let found = offences("app/mod.rs", "//! The app.\n\nuse crate::ui::Theme;\n");
        assert!(found[0].starts_with("src/app/mod.rs:3: crate::ui::Theme is used in app"), "{found:?}");
    }
}
