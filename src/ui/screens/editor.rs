//! Where a position is set up: the board, what a tap places on it, and what can be done with it.

use egui::{RichText, Ui};

use crate::app::{About, Action, Brush, EditorAction, ThinkAction};
use crate::rules::{Disc, Square};
use crate::ui::Page;
use crate::ui::access::BoardQuestion;
use crate::ui::board::{Questions, Scene, answer_about_squares, pressable_board, square_id};
use crate::ui::board_page::board_page;
use crate::ui::disc::Pose;
use crate::ui::icons::Icon;
use crate::ui::play_on::play_on_ui;
use crate::ui::strings::SquareState;
use crate::ui::style::strong;
use crate::ui::widgets::{Tool, choose, section_label, title_bar, toolbar};

pub(super) fn editor_ui(ui: &mut Ui, page: &mut Page<'_>) {
    board_page(ui, page, "editor", board_ui, |ui, page, board_ui| {
        let words = &page.words.editor;
        let editor = page.app.editor();
        title_bar(ui, page, words.title);
        board_ui(ui, page);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(words.check(editor.check())).text_style(strong()));
        });
        section_label(ui, words.brush_title);
        if let Some(brush) = choose(ui, page, &Brush::ALL, editor.brush(), |brush| words.brush(brush)) {
            ask(page, EditorAction::Brush(brush));
        }
        if let Some(disc) = choose(ui, page, &Disc::BOTH, editor.board().turn, |disc| words.turn(disc)) {
            ask(page, EditorAction::Turn(disc));
        }
        ui.add_space(4.0);
        let can_think = !editor.board().position.moves().is_empty();
        let think = Action::Think(ThinkAction::Open(About::SetUp));
        let tool = |icon, text, enabled, action| Tool::quiet(icon, text, enabled, Action::Editor(action));
        let tools = [
            tool(Icon::Undo, words.undo, editor.can_undo(), EditorAction::Undo),
            tool(Icon::Stop, words.clear, true, EditorAction::Clear),
            tool(Icon::Restart, words.reset, true, EditorAction::Reset),
            Tool::quiet(Icon::Tree, page.words.review.think, can_think, think),
        ];
        toolbar(ui, page, &tools);
        let can_play = editor.check().is_playable();
        play_on_ui(ui, page, can_play, |play_as| Action::Editor(EditorAction::Play(play_as)));
    });
}

fn ask(page: &mut Page<'_>, action: EditorAction) {
    page.ask(Action::Editor(action));
}

/// The board; under the finger it looks as it will when the finger is lifted.
fn board_ui(ui: &Ui, page: &mut Page<'_>, place: egui::Rect) {
    // The first arrow key lands in the middle of the board.
    page.offer_focus(square_id(Square::at(3, 3).unwrap_or(Square::A1)));
    let editor = page.app.editor();
    let board = editor.board();
    let name = |square| {
        let state = SquareState { disc: board.disc_at(square), ..SquareState::default() };
        page.words.arena.square(square, &state)
    };
    let questions = Questions { words: &page.words.access, offered: BoardQuestion::ABOUT_SQUARES };
    let touched = pressable_board(ui, &page.theme, place, true, questions, name, |pressed, _| {
        let mut scene = Scene::of(board);
        if let Some(at) = pressed {
            scene.discs[at.index()] = editor.painted(at).map(Pose::Lying);
        }
        scene
    });
    if let Some(asked) = touched.asked {
        let word = |square| board.disc_at(square).map(|_| name(square));
        page.answer = answer_about_squares(&page.words.access, asked, word);
    }
    if let Some(square) = touched.tapped {
        let becomes = SquareState { disc: editor.painted(square), ..SquareState::default() };
        page.answer = Some(page.words.arena.square(square, &becomes));
        ask(page, EditorAction::Tap(square));
    }
}
