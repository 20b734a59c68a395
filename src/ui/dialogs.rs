//! Questions and notices: a card over the dimmed page. While one is open, nothing below takes a tap.

use egui::{
    Color32, Context, CornerRadius, Frame, Id, LayerId, Margin, Modal, Order, Role, ScrollArea, Stroke, Ui,
};

use super::Page;
use super::access::{accesskit_rect, silence};
use super::widgets::{Weight, button, heading};
use crate::app::{Action, App, Dialog};
use crate::rules::GameKind;

/// The widest card: a few words on one line, still a card on a tablet.
const WIDEST: f32 = 400.0;

/// Whether something lies over the page.
pub(super) fn is_open(app: &App) -> bool {
    app.dialog().is_some() || app.notice().is_some()
}

/// Shows the dialog, or else the notice, if there is one.
pub(super) fn dialogs_ui(ctx: &Context, page: &mut Page<'_>) {
    let words = &page.words.dialog;
    match page.app.dialog() {
        Some(Dialog::AbandonGame(game, _)) => {
            let answers = (words.abandon_yes, words.abandon_no);
            let text = match game {
                GameKind::Othello => words.abandon_text,
                GameKind::Checkers => page.words.checkers.abandon_text,
            };
            question(ctx, page, words.abandon_title, text, answers);
        }
        Some(Dialog::ResetSettings) => {
            let answers = (words.reset_yes, words.reset_no);
            question(ctx, page, words.reset_title, words.reset_text, answers);
        }
        Some(Dialog::ResetRating) => {
            let answers = (words.reset_yes, words.rating_no);
            question(ctx, page, words.rating_title, words.rating_text, answers);
        }
        Some(Dialog::SecondWindow) => {
            let answers = (words.second_yes, words.second_no);
            question(ctx, page, words.second_title, words.second_text, answers);
        }
        Some(Dialog::SearchOptions) => super::search_options::search_options_ui(ctx, page),
        Some(Dialog::Archive(which)) => super::archive::archive_sheet_ui(ctx, page, which),
        None => {
            if let Some(notice) = page.app.notice() {
                let text = words.notice(notice);
                notice_card(ctx, page, &text);
            }
        }
    }
}

fn question(ctx: &Context, page: &mut Page<'_>, title: &str, text: &str, (yes, no): (&str, &str)) {
    let outside = sheet(ctx, page, &page.words.join.sentences(title, text), |ui, page| {
        ui.scope(|ui| {
            heading(ui, title);
            ui.label(text);
            silence(ui.ctx(), ui.unique_id());
        });
        ui.add_space(6.0);
        // The answer that loses nothing comes first, for the eye and for the keyboard.
        if button(ui, page, Weight::Primary, None, no).clicked() {
            page.ask(Action::Cancel);
        }
        if button(ui, page, Weight::Danger, None, yes).clicked() {
            page.ask(Action::Confirm);
        }
    });
    if outside {
        page.ask(Action::Cancel);
    }
}

fn notice_card(ctx: &Context, page: &mut Page<'_>, text: &str) {
    let dismiss = page.words.dialog.dismiss;
    sheet(ctx, page, text, |ui, page| {
        let said = ui.label(text);
        silence(ui.ctx(), said.id);
        ui.add_space(6.0);
        if button(ui, page, Weight::Primary, None, dismiss).clicked() {
            page.ask(Action::DismissNotice);
        }
    });
}

/// A card in the middle of the screen; true if somebody tapped beside it. A screen reader begins with its name.
pub(super) fn sheet(
    ctx: &Context,
    page: &mut Page<'_>,
    name: &str,
    contents: impl FnOnce(&mut Ui, &mut Page<'_>),
) -> bool {
    let theme = page.theme;
    // The first arrow key belongs to the dialog, not to the page below it, and so does the reader.
    (page.first_focus, page.reading_start) = (None, None);
    let safe = ctx.content_rect();
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.card_edge))
        .corner_radius(CornerRadius::same(18))
        .inner_margin(Margin::same(18));
    // The modal's own backdrop leaves out the edges behind status bar and notch; ours covers the whole screen.
    let modal = Modal::new(Id::unique("dialog")).backdrop_color(Color32::TRANSPARENT).frame(frame);
    let mut dim = ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("scrim")));
    // `with_clip_rect` would only make it smaller.
    dim.set_clip_rect(ctx.viewport_rect());
    dim.rect_filled(ctx.viewport_rect(), 0.0, theme.scrim);
    let response = modal.show(ctx, |ui| {
        ui.set_width(WIDEST.min(safe.width() - 72.0));
        page.offer_reading_start(ui.unique_id());
        ScrollArea::vertical().max_height(safe.height() - 72.0).show(ui, |ui| contents(ui, page));
        let card = ui.min_rect();
        ctx.accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(name);
            node.set_modal();
            node.set_bounds(accesskit_rect(card));
        });
    });
    response.backdrop_response.clicked()
}
