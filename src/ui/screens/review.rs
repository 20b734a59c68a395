//! A game with what each of its moves was worth: board, graph, what is told of a move, totals.

use egui::{Rect, Sense, Ui, pos2, vec2};

use crate::app::review::ReviewAction;
use crate::app::{About, Action, Screen, ThinkAction};
use crate::ui::Page;
use crate::ui::board_page::board_page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
use crate::ui::review::{graph_ui, move_card_ui, move_list_ui, review_board, totals_ui};
use crate::ui::widgets::{
    Tool, Weight, button, card, optional_part, reading_page, soft_label, title_bar, toolbar,
};

pub(super) fn review_ui(ui: &mut Ui, page: &mut Page<'_>) {
    if page.app.review().game().is_none() {
        let words = &page.words.review;
        return reading_page(ui, page, words.title, |ui, page| {
            soft_label(ui, &page.theme, words.nothing);
            if button(ui, page, Weight::Primary, Some(Icon::Games), page.words.learn.archive).clicked() {
                page.ask(Action::Open(Screen::Archive));
            }
        });
    }
    board_page(ui, page, "review", review_board, |ui, page, board| {
        title_bar(ui, page, page.words.review.title);
        let (done, all) = page.app.review().progress();
        let is_told = done < all || !page.app.review().is_possible();
        optional_part(ui, is_told, |ui| progress_ui(ui, page));
        board(ui, page);
        graph_ui(ui, page);
        steps_ui(ui, page);
        move_card_ui(ui, page);
        further_ui(ui, page);
        totals_ui(ui, page);
        move_list_ui(ui, page);
        ui.add_space(MARGIN);
    });
}

/// How far it has come, with a bar, and the way to stop it or to go on.
fn progress_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, view, theme) = (&page.words.review, page.app.review(), page.theme);
    if !view.is_possible() {
        return soft_label(ui, &theme, words.impossible);
    }
    let (done, all) = view.progress();
    let text = if view.is_deepening() { words.deepening(done, all) } else { words.progress(done, all) };
    card(ui, &theme, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.label(&text);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
        let share = done as f32 / all.max(1) as f32;
        ui.painter().rect_filled(rect, 4.0, theme.card_edge);
        let right = pos2(rect.left() + rect.width() * share, rect.bottom());
        ui.painter().rect_filled(Rect::from_min_max(rect.min, right), 4.0, theme.accent);
        if view.can_go_on() {
            if button(ui, page, Weight::Primary, Some(Icon::Play), words.go_on).clicked() {
                page.ask(Action::Review(ReviewAction::GoOn));
            }
        } else if button(ui, page, Weight::Quiet, Some(Icon::Stop), words.stop).clicked() {
            page.ask(Action::Review(ReviewAction::Stop));
        }
    });
}

/// One position back or on, and from mistake to mistake.
fn steps_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, view) = (&page.words.review, page.app.review());
    let ask = Action::Review;
    let tools = [
        Tool::quiet(
            Icon::Undo,
            words.previous_mistake,
            view.has_mistake(false),
            ask(ReviewAction::Mistake { forward: false }),
        ),
        Tool::quiet(Icon::Back, words.earlier, view.cursor() > 0, ask(ReviewAction::Previous)),
        Tool::quiet(
            Icon::Forward,
            words.later,
            view.cursor() + 1 < view.n_positions(),
            ask(ReviewAction::Next),
        ),
        Tool::quiet(
            Icon::Redo,
            words.next_mistake,
            view.has_mistake(true),
            ask(ReviewAction::Mistake { forward: true }),
        ),
    ];
    toolbar(ui, page, &tools);
}

/// What else can be done with a position or with the whole game.
fn further_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, view) = (&page.words.review, page.app.review());
    let practise = words.practise(view.mistakes().len());
    let tools = [
        Tool::quiet(
            Icon::Tree,
            words.think,
            view.is_possible(),
            Action::Think(ThinkAction::Open(About::Reviewed)),
        ),
        Tool::quiet(Icon::Target, &practise, true, Action::Review(ReviewAction::Practise)),
        Tool::quiet(Icon::Hint, words.deeper, view.can_deepen(), Action::Review(ReviewAction::Deeper)),
    ];
    toolbar(ui, page, &tools);
    optional_part(ui, view.is_deep(), |ui| soft_label(ui, &page.theme, words.is_deep));
}
