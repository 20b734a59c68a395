//! Games and positions as text: pasted from the clipboard, copied to it, shared with other apps, shown as a QR code.

use egui::{RichText, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::app::{Action, PlayAs, PositionCheck, SharedGame, TextForm, TransferAction};
use crate::game::Tally;
use crate::rules::openings::Openings;
use crate::rules::paste::{PasteError, Pasted, PastedForm};
use crate::rules::{Board, Disc};
use crate::ui::Page;
use crate::ui::board::{Geometry, Scene, board};
use crate::ui::icons::Icon;
use crate::ui::play_on::play_on_ui;
use crate::ui::qr_code::qr_code_ui;
use crate::ui::widgets::{
    Tool, Weight, button, card, choose, heading, reading_page, section_label, soft_label, toolbar,
};

/// The side of a board that is only looked at.
const BOARD: f32 = 200.0;
/// The largest code: beyond this no camera reads it better.
const CODE: f32 = 340.0;

pub(super) fn transfer_ui(ui: &mut Ui, page: &mut Page<'_>) {
    reading_page(ui, page, page.words.transfer.title, |ui, page| {
        if !page.app.transfer().is_of_another() {
            paste_ui(ui, page);
        }
        share_ui(ui, page);
    });
}

fn ask(page: &mut Page<'_>, action: TransferAction) {
    page.ask(Action::Transfer(action));
}

fn paste_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.transfer;
    section_label(ui, words.paste_title);
    let is_first = page.app.transfer().pasted().is_none();
    let weight = if is_first { Weight::Primary } else { Weight::Quiet };
    if button(ui, page, weight, Some(Icon::Copy), words.paste).clicked() {
        ask(page, TransferAction::Paste);
    }
    // A part of its own, so that what follows keeps its ids whatever is told here.
    ui.scope(|ui| match page.app.transfer().pasted() {
        None => soft_label(ui, &page.theme, words.paste_note),
        Some(Ok(pasted)) => pasted_ui(ui, page, pasted),
        Some(Err(error)) => bad_ui(ui, page, error),
    });
}

/// What is wrong with the text, and where.
fn bad_ui(ui: &mut Ui, page: &mut Page<'_>, error: &PasteError) {
    let theme = page.theme;
    let words = &page.words.transfer;
    page.report(|| words.bad(error));
    card(ui, &theme, |ui| {
        heading(ui, words.bad_title);
        ui.label(RichText::new(words.bad(error)).color(theme.danger));
        soft_label(ui, &theme, words.nothing_changed);
    });
}

/// What was read, and what can be done with it.
fn pasted_ui(ui: &mut Ui, page: &mut Page<'_>, pasted: &Pasted) {
    let theme = page.theme;
    let words = &page.words.transfer;
    let last = pasted.last_board();
    card(ui, &theme, |ui| {
        let tally = Tally { black: last.count(Disc::Black), white: last.count(Disc::White) };
        let sentence = match pasted.form {
            PastedForm::Board => words.position(tally),
            _ => words.game(pasted.moves.len(), tally),
        };
        page.report(|| sentence.clone());
        ui.label(sentence);
        if let Some(name) = opening_of(page, pasted) {
            soft_label(ui, &theme, &page.words.openings.played(name));
        }
        if pasted.form == PastedForm::OtherStart {
            soft_label(ui, &theme, words.other_start);
        }
        let check = PositionCheck::of(last);
        let is_finished_game = !pasted.moves.is_empty() && !check.is_playable();
        let said = if is_finished_game { words.is_over.to_owned() } else { page.words.editor.check(check) };
        soft_label(ui, &theme, &said);
        picture_ui(ui, page, last);
        let play = |play_as| Action::Transfer(TransferAction::Play(play_as));
        let mut tools =
            vec![Tool::quiet(Icon::Edit, words.set_up, true, Action::Transfer(TransferAction::SetUp))];
        if !pasted.moves.is_empty() {
            let review = page.words.arena.review;
            tools.push(Tool::quiet(Icon::Book, review, true, Action::Transfer(TransferAction::Review)));
        }
        // A game that goes on is opened by whoever plays on.
        if !check.is_playable() {
            tools.insert(0, Tool::primary(Icon::Games, words.open, play(PlayAs::People)));
        }
        toolbar(ui, page, &tools);
        if check.is_playable() {
            play_on_ui(ui, page, true, play);
        }
    });
}

fn opening_of(page: &Page<'_>, pasted: &Pasted) -> Option<&'static str> {
    let game = page.app.pasted_game().filter(|_| !pasted.moves.is_empty())?.history();
    let boards = (0..=game.present()).filter_map(|ply| game.position_at(ply).copied());
    let followed = Openings::shipped().of_game(boards, page.words.opening_names)?;
    Some(followed.opening.name())
}

/// A small board in the middle of the column.
fn picture_ui(ui: &mut Ui, page: &Page<'_>, shown: Board) {
    ui.vertical_centered(|ui| {
        let side = BOARD.min(ui.available_width());
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let name = page.words.transfer.board_name;
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        board(ui.painter(), &page.theme, &Geometry::new(rect, false), &Scene::of(shown), false);
    });
}

/// The game on the board, or the one that the page was opened for, as text.
fn share_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.transfer;
    section_label(ui, words.share_title);
    let Some(game) = page.app.shared_game() else {
        return soft_label(ui, &page.theme, words.nothing_to_share);
    };
    let form = page.app.text_form(&game);
    if let Some(form) = choose(ui, page, game.forms(), form, |form| words.form(form)) {
        ask(page, TransferAction::Form(form));
    }
    let theme = page.theme;
    card(ui, &theme, |ui| text_ui(ui, page, &game, form));
    let copied = page.app.transfer().is_copied(page.now);
    let (icon, copy) = if copied { (Icon::Check, words.copied) } else { (Icon::Copy, words.copy) };
    let tools = [
        Tool::quiet(icon, copy, true, Action::Transfer(TransferAction::Copy)),
        Tool::quiet(Icon::Share, words.share, true, Action::Transfer(TransferAction::Share)),
    ];
    toolbar(ui, page, &tools);
    qr_code_ui(ui, &game.code_text(), CODE.min(ui.available_width()), words.code_name);
    soft_label(ui, &theme, words.code_note);
}

/// The text as it will be sent; a board is drawn, since our letters have different widths.
fn text_ui(ui: &mut Ui, page: &Page<'_>, game: &SharedGame, form: TextForm) {
    if form == TextForm::Board {
        picture_ui(ui, page, *game.history().position());
    } else {
        ui.label(game.text(form));
    }
}
