//! Every screen is reached by labels and left by Back.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::{
    App, BoardColours, Dialog, Language, LanguageChoice, Now, Screen, Storage, Stored, ThemeChoice,
};
use othello::engine::worker::Worker;

use crate::support::{Device, Fixture, app, on, press};

fn screen(harness: &Harness<'static, Fixture>) -> Screen {
    harness.state().app().screen()
}

#[test]
fn the_menu_leads_everywhere_and_back() {
    let mut harness = on(Device::new(412.0, 915.0), app());
    let ways = [
        ("New Game", Screen::Difficulty),
        ("Learn", Screen::Learn),
        ("Rules", Screen::Rules),
        ("About", Screen::About),
        ("Settings", Screen::Settings),
    ];
    for (label, expected) in ways {
        press(&mut harness, Role::Button, label);
        assert_eq!(screen(&harness), expected);
        press(&mut harness, Role::Button, "Back");
        assert_eq!(screen(&harness), Screen::Menu);
    }
    assert!(harness.query_by_label("Continue").is_none(), "nothing to continue yet");
    press(&mut harness, Role::Button, "Exit");
    assert!(harness.state().app().exit_requested());
}

/// Every way of the page, by what is read out for it.
#[test]
fn learning_has_its_ways() {
    let mut harness = on(Device::new(412.0, 1200.0), app());
    press(&mut harness, Role::Button, "Learn");
    let ways = [
        ("My games", Screen::Archive),
        ("Exercises", Screen::Exercises),
        ("Puzzles", Screen::Puzzles),
        ("Openings", Screen::Openings),
        ("Set up a position", Screen::Editor),
        ("Paste or share", Screen::Transfer),
        ("Progress", Screen::Statistics),
        ("Lab", Screen::Lab),
    ];
    for (title, expected) in ways {
        harness
            .get_by(|node| {
                node.role() == Role::Button
                    && node.label().is_some_and(|label| label.starts_with(&format!("{title}. ")))
            })
            .click();
        harness.run_steps(3);
        assert_eq!(screen(&harness), expected);
        press(&mut harness, Role::Button, "Back");
        assert_eq!(screen(&harness), Screen::Learn);
    }
}

#[test]
fn escape_is_back_and_leaves_from_the_menu() {
    let mut harness = on(Device::new(412.0, 915.0), app());
    press(&mut harness, Role::Button, "Rules");
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(screen(&harness), Screen::Menu);
    harness.key_press(Key::BrowserBack);
    harness.run_steps(3);
    assert!(harness.state().app().exit_requested());
}

#[test]
fn a_game_is_set_up_started_and_continued() {
    let mut harness = on(Device::new(412.0, 915.0), app());
    press(&mut harness, Role::Button, "New Game");
    press(&mut harness, Role::RadioButton, "Two people");
    assert!(harness.query_by_label_contains("Novice").is_none(), "two people need no level");
    press(&mut harness, Role::RadioButton, "Engine");
    press(&mut harness, Role::RadioButton, "The computer begins");
    let novice = |label: String| label.starts_with("Novice, ") && label.ends_with("as many discs as it can.");
    harness.get_by(|node| node.role() == Role::RadioButton && node.label().is_some_and(novice)).click();
    harness.run_steps(3);
    press(&mut harness, Role::Button, "To the board");
    assert_eq!(screen(&harness), Screen::Arena);
    harness.get_by_label("Press Start Game when you are ready.");
    press(&mut harness, Role::Button, "Start Game");
    harness.get_by_role_and_label(Role::Button, "Restart Game");
    press(&mut harness, Role::Button, "Back");
    press(&mut harness, Role::Button, "Continue");
    assert_eq!(screen(&harness), Screen::Arena);
}

#[test]
fn language_and_theme_change_at_once_and_can_be_reset() {
    let mut harness = on(Device::new(412.0, 1600.0), app());
    press(&mut harness, Role::Button, "Settings");
    press(&mut harness, Role::RadioButton, "Bahasa Indonesia");
    press(&mut harness, Role::RadioButton, "Kontras tinggi");
    press(&mut harness, Role::RadioButton, "Kayu");
    for title in ["Pastikan tiap langkah", "Permainan serius"] {
        let is_it = |label: String| label.starts_with(title);
        harness.get_by(|node| node.role() == Role::Switch && node.label().is_some_and(is_it)).click();
        harness.run_steps(3);
    }
    let settings = *harness.state().app().settings();
    assert_eq!(settings.language, LanguageChoice::Always(Language::Indonesian));
    assert_eq!(settings.theme, ThemeChoice::HighContrast);
    assert_eq!(settings.board, BoardColours::Wood);
    assert!(settings.confirm_tap && !settings.undo_allowed);
    press(&mut harness, Role::Button, "Kembalikan semua pengaturan");
    assert_eq!(harness.state().app().dialog(), Some(Dialog::ResetSettings));
    press(&mut harness, Role::Button, "Kembalikan");
    assert_eq!(*harness.state().app().settings(), othello::app::Settings::default());
    harness.get_by_label("Settings");
}

#[test]
fn about_names_every_paper_and_the_trademark() {
    let mut harness = on(Device::new(412.0, 2400.0), app());
    press(&mut harness, Role::Button, "About");
    for words in [
        "Rancangan Permainan Othello Berbasis Android",
        "Game Playing untuk Othello",
        "Implementasi Algoritma Negascout Untuk Permainan Checkers",
        "Penggunaan Algoritma Greedy",
        "A paper on a greedy player with two aims",
        "Handayani",
        "Muzdalifa",
        "Reinefeld",
        "registered trademark of its owner",
        "SIL Open Font License",
        env!("CARGO_PKG_VERSION"),
    ] {
        assert!(harness.query_all_by_label_contains(words).next().is_some(), "{words:?} is missing");
    }
}

#[test]
fn rules_have_a_board_in_every_chapter() {
    let mut harness = on(Device::new(412.0, 3600.0), app());
    press(&mut harness, Role::Button, "Rules");
    assert_eq!(harness.query_all_by_role(Role::Image).count(), 7);
}

#[test]
fn a_damaged_file_is_told_once_and_play_goes_on() {
    let mut storage = Storage::memory();
    storage.write(Stored::Game, b"{\"format\":\"othello-game\",\"vers").expect("memory takes it");
    let app = App::new(storage, Worker::start(|| {}), 7, Now::ZERO);
    let mut harness = on(Device::new(412.0, 915.0), app);
    let told = |harness: &Harness<'static, Fixture>| {
        harness.query_all_by_label_contains("The saved game could not be read").next().is_some()
    };
    assert!(told(&harness));
    assert!(harness.query_all_by_label_contains("It is kept as game.json.bad-1").next().is_some());
    press(&mut harness, Role::Button, "OK");
    assert!(!told(&harness));
    press(&mut harness, Role::Button, "New Game");
    assert_eq!(screen(&harness), Screen::Difficulty);
}
