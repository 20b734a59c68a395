//! The pages where games begin elsewhere than at the first board, walked through by their labels: openings, texts that
//! come and go, positions that are set up.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use othello::app::{
    Action, App, EditorAction, Now, OpeningsAction, Phase, Screen, Settings, SystemRequest, ThemeChoice,
};
use othello::game::{Seat, Seats};
use othello::rules::{Disc, paste};

use crate::pictures::check;
use crate::support::{Device, Fixture, OPENING, app, begun, on, people, played, press, show_whole_screen};

/// Higher than any phone, so that everything is in sight.
fn tall(app: App) -> Harness<'static, Fixture> {
    on(Device::new(412.0, 9000.0), app)
}

fn at(screen: Screen) -> App {
    let mut app = app();
    app.apply(Action::Open(Screen::Learn), Now::ZERO);
    app.apply(Action::Open(screen), Now::ZERO);
    app
}

fn screen(harness: &Harness<'static, Fixture>) -> Screen {
    harness.state().app().screen()
}

fn paste(harness: &mut Harness<'static, Fixture>, text: &str) {
    harness.state_mut().app_mut().apply(Action::Paste(text.to_owned()), Now::ZERO);
    harness.run_steps(3);
}

#[test]
fn an_opening_is_found_stepped_through_and_played() {
    let mut harness = tall(at(Screen::Openings));
    press(&mut harness, Role::Button, "Snake. f5 f6 e6 f4 g6");
    harness.get_by_label("Also called Peasant");
    harness.get_by_label("Move 5 of 5: f5 f6 e6 f4 g6");
    harness.get_by_label("g6, black disc, last move");
    press(&mut harness, Role::Button, "Earlier");
    harness.get_by_label("Move 4 of 5: f5 f6 e6 f4 g6");
    harness.get_by_label("g6, empty");
    press(&mut harness, Role::Button, "Play Black");
    assert_eq!(screen(&harness), Screen::Arena);
    let table = harness.state().app().othello();
    assert_eq!((table.game().text().as_str(), table.seats().black), ("f5f6e6f4", Seat::Person));
}

#[test]
fn the_name_of_the_opening_stands_over_the_moves() {
    let harness = tall(played("f5d6c3d3c4", Settings::default()));
    harness.get_by_label("Opening: Tiger");
    // A game that has left the known lines keeps the last name.
    let harness = tall(played("f5d6c3d3c4c2", Settings::default()));
    harness.get_by_label("Opening: Tiger");
    let harness = tall(begun::<othello::game::Othello>(people(), Settings::default()));
    assert!(harness.query_by_label_contains("Opening").is_none());
}

#[test]
fn a_game_is_copied_and_shared_by_its_buttons() {
    let mut app = played("f5d6c3", Settings::default());
    app.apply(Action::Open(Screen::Transfer), Now::ZERO);
    let mut harness = tall(app);
    harness.get_by_label("f5d6c3");
    press(&mut harness, Role::Button, "Copy");
    harness.get_by_role_and_label(Role::Button, "Copied");
    press(&mut harness, Role::RadioButton, "GGF");
    press(&mut harness, Role::Button, "Share…");
    let requests = harness.state_mut().app_mut().take_requests();
    let [SystemRequest::Copy(copied), SystemRequest::Share(shared)] = requests.as_slice() else {
        panic!("{requests:?}")
    };
    assert_eq!(copied, "f5d6c3");
    assert!(shared.starts_with("(;GM[Othello]") && shared.ends_with("B[f5]W[d6]B[c3];)"), "{shared}");
    press(&mut harness, Role::RadioButton, "Board");
    harness.get_by_label("The position");
}

#[test]
fn a_game_is_pasted_by_its_button_and_opened() {
    let mut harness = tall(at(Screen::Transfer));
    harness.get_by_label("Once you have begun a game, it can be copied and shared here.");
    press(&mut harness, Role::Button, "Paste from clipboard");
    assert_eq!(harness.state_mut().app_mut().take_requests(), [SystemRequest::Paste]);
    paste(&mut harness, "1. f5 d6 2. c3 d3 3. c4");
    harness.get_by_label("A game: 5 moves. Black leads 6–3.");
    harness.get_by_label("Opening: Tiger");
    press(&mut harness, Role::Button, "Two people");
    assert_eq!(screen(&harness), Screen::Arena);
    let table = harness.state().app().othello();
    assert_eq!((table.game().n_moves(), table.seats()), (5, Seats::PEOPLE));
}

#[test]
fn a_finished_game_is_pasted_and_opened() {
    let mut harness = tall(at(Screen::Transfer));
    paste(&mut harness, "e6f4e3f6g5d6e7f5c5");
    harness.get_by_label("The game is over.");
    assert!(harness.query_by_label("Two people").is_none(), "nobody can play on");
    press(&mut harness, Role::Button, "Open on the board");
    assert_eq!(screen(&harness), Screen::Arena);
    assert!(matches!(harness.state().app().othello().phase(), Phase::Over(_)));
}

#[test]
fn a_bad_text_is_told_with_its_place() {
    let mut harness = tall(at(Screen::Transfer));
    paste(&mut harness, "f5d6c3\nz9");
    harness.get_by_label("This text cannot be read");
    harness.get_by_label("In line 2, at character 1: move 4, “z9”, is no square from a1 to h8.");
    harness.get_by_label("Nothing was changed.");
    press(&mut harness, Role::Button, "Back");
    assert_eq!(screen(&harness), Screen::Transfer, "the complaint goes first");
    assert!(harness.query_by_label("This text cannot be read").is_none());
}

#[test]
fn keys_copy_and_paste() {
    let mut app = played("f5d6", Settings::default());
    app.apply(Action::Open(Screen::Transfer), Now::ZERO);
    let mut harness = tall(app);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::V);
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::C);
    harness.run_steps(2);
    let requests = harness.state_mut().app_mut().take_requests();
    assert_eq!(requests, [SystemRequest::Paste, SystemRequest::Copy("f5d6".to_owned())]);
    harness.event(egui::Event::Paste("e6".to_owned()));
    harness.run_steps(2);
    harness.get_by_label("A game: 1 move. Black leads 4–1.");
}

#[test]
fn a_position_is_set_up_by_its_labels_and_played() {
    let mut harness = tall(at(Screen::Editor));
    harness.get_by_label("Black to move: 4 possible moves.");
    press(&mut harness, Role::Button, "Clear the board");
    harness.get_by_label("There are no discs on the board.");
    press(&mut harness, Role::Button, "a1, empty");
    harness.get_by_label("White has no discs, so nobody can move.");
    press(&mut harness, Role::RadioButton, "White");
    press(&mut harness, Role::Button, "b1, empty");
    harness.get_by_label("Black to move: 1 possible move.");
    press(&mut harness, Role::Button, "Undo");
    press(&mut harness, Role::Button, "b1, empty");
    press(&mut harness, Role::Button, "Two people");
    assert_eq!(screen(&harness), Screen::Arena);
    let board = *harness.state().app().othello().game().position();
    assert_eq!((board.count(Disc::Black), board.count(Disc::White)), (1, 1));
}

#[test]
fn a_position_is_set_up_by_keys() {
    let mut harness = tall(at(Screen::Editor));
    // The first arrow takes the focus, the others walk.
    for key in [Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp, Key::Enter] {
        harness.key_press(key);
        harness.run_steps(3);
    }
    harness.get_by_label("c3, black disc");
}

/// What a camera reads in a picture of the screen.
fn read_codes(harness: &mut Harness<'static, Fixture>) -> Vec<String> {
    show_whole_screen(harness);
    let picture = harness.render().expect("there is a graphics device");
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        let [red, green, blue, _] = picture.get_pixel(x as u32, y as u32).0;
        ((u32::from(red) + u32::from(green) + u32::from(blue)) / 3) as u8
    });
    prepared.detect_grids().iter().map(|grid| grid.decode().expect("a whole code").1).collect()
}

#[test]
fn a_camera_reads_the_code_as_the_game_in_every_theme() {
    for theme in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast] {
        let mut app = played(OPENING, Settings { theme, ..Settings::default() });
        app.apply(Action::Open(Screen::Transfer), Now::ZERO);
        let mut harness = on(Device::new(320.0, 1400.0).with_density(2.0), app);
        let codes = read_codes(&mut harness);
        let read: Vec<_> = codes.iter().map(|text| paste::read(text).unwrap().moves).collect();
        let game = harness.state().app().shared_game().unwrap();
        assert_eq!(read, [game.moves], "{theme:?}: {codes:?}");
    }
}

#[test]
fn the_name_of_the_opening_on_the_smallest_phone() {
    let app = played("f5d6c3d3c4b3d2f4", Settings::default());
    check(&mut on(Device::new(320.0, 570.0), app), "arena-opening-320x570-light-en");
}

#[test]
fn the_list_of_openings() {
    check(&mut on(Device::new(360.0, 640.0), at(Screen::Openings)), "openings-360x640-light-en");
}

#[test]
fn an_opening_on_its_board() {
    let mut app = at(Screen::Openings);
    app.apply(Action::Openings(OpeningsAction::Show(2)), Now::ZERO);
    check(&mut on(Device::new(360.0, 640.0).in_indonesian(), app), "opening-360x640-light-id");
}

#[test]
fn a_game_as_text_and_code() {
    let mut app = played(OPENING, Settings { theme: ThemeChoice::Dark, ..Settings::default() });
    app.apply(Action::Open(Screen::Transfer), Now::ZERO);
    check(&mut on(Device::new(360.0, 1000.0), app), "transfer-360x1000-dark-en");
}

/// The page after this text was pasted.
fn pasted(text: &str) -> App {
    let mut app = at(Screen::Transfer);
    app.apply(Action::Paste(text.to_owned()), Now::ZERO);
    app
}

#[test]
fn a_pasted_game() {
    let app = pasted("f5d6c3d3c4f4");
    check(&mut on(Device::new(412.0, 915.0), app), "transfer-pasted-412x915-light-en");
}

#[test]
fn a_text_that_cannot_be_read() {
    let app = pasted("f5d6c3a1");
    check(&mut on(Device::new(320.0, 640.0).in_indonesian(), app), "transfer-bad-320x640-light-id");
}

/// A position with three discs more than the first one has.
fn edited(theme: ThemeChoice) -> App {
    let mut app = at(Screen::Editor);
    app.apply(Action::Change(Settings { theme, ..Settings::default() }), Now::ZERO);
    for name in ["c4", "c3", "a1"] {
        app.apply(Action::Editor(EditorAction::Tap(name.parse().unwrap())), Now::ZERO);
    }
    app
}

#[test]
fn a_position_on_a_small_phone() {
    check(&mut on(Device::new(360.0, 640.0), edited(ThemeChoice::Light)), "editor-360x640-light-en");
}

#[test]
fn a_position_beside_its_choices() {
    let wide = Device::new(915.0, 412.0).in_indonesian();
    check(&mut on(wide, edited(ThemeChoice::Dark)), "editor-915x412-dark-id");
}

#[test]
fn a_position_with_double_text() {
    let large = Device::new(320.0, 640.0).with_text_scale(2.0);
    check(&mut on(large, edited(ThemeChoice::HighContrast)), "editor-320x640-contrast-double-text-en");
}
