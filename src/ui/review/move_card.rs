//! What is told of the move that was played in the position that is looked at.

use egui::{RichText, Sense, Ui, vec2};

use super::marks::class_mark;
use super::totals::figures_words;
use crate::app::review::ReviewView;
use crate::engine::review::MoveReport;
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::access::News;
use crate::ui::strings::Strings;
use crate::ui::style::strong;
use crate::ui::widgets::{card, soft_label};

/// Move, class, what was better, and why.
pub(in crate::ui) fn move_card_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (words, view) = (&page.words.review, page.app.review());
    let number = view.cursor();
    let all = page.words;
    if let Some((side, at)) = view.played(number) {
        page.report(|| {
            let title = words.move_title(number + 1, side, at);
            let Some(told) = view.move_report(number) else { return title };
            let verdict = words.judgement((told.class, told.discs_lost()));
            let news = all.access.told(&title, &verdict);
            if told.best == told.played {
                return news;
            }
            let better = words.better(told.best, told.best_value, told.played_value, told.is_exact);
            all.access.told(&news, &better)
        });
    } else if view.is_running() {
        // Once, when it is done; how far it has come is a line of the page.
        page.news = News::Unsettled;
    } else if let Some(line) = last_words(page) {
        page.report(|| match lost_words(all, view) {
            Some(lost) => all.join.sentences(&line, &lost),
            None => line,
        });
    }
    card(ui, &page.theme, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let Some((side, at)) = view.played(number) else { return last_ui(ui, page) };
        ui.label(RichText::new(words.move_title(number + 1, side, at)).text_style(strong()));
        match view.move_report(number) {
            Some(told) => told_ui(ui, page, told),
            None => soft_label(ui, &page.theme, words.pending),
        }
    });
}

/// The end of the game, or where it stands.
fn last_ui(ui: &mut Ui, page: &Page<'_>) {
    if let Some(line) = last_words(page) {
        ui.label(RichText::new(line).text_style(strong()));
    }
}

fn last_words(page: &Page<'_>) -> Option<String> {
    let (words, view) = (&page.words.review, page.app.review());
    let board = view.board(view.cursor())?;
    Some(if board.position.is_over() {
        words.over(board.count(Disc::Black), board.count(Disc::White))
    } else {
        words.to_move(board.turn, view.appraisal(view.cursor()).and_then(|it| it.best))
    })
}

/// How both sides played, once that is known: whoever waits for a review hears so that it is done.
fn lost_words(words: &Strings, view: ReviewView<'_>) -> Option<String> {
    let lost = Disc::BOTH.map(|disc| words.numbers.discs(view.totals(disc).discs_lost()));
    view.is_complete().then(|| figures_words(words, words.review.discs_lost, &lost))
}

fn told_ui(ui: &mut Ui, page: &Page<'_>, told: &MoveReport) {
    let (words, view) = (&page.words.review, page.app.review());
    let number = view.cursor();
    ui.horizontal_wrapped(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
        class_mark(ui.painter(), &page.theme, rect.center(), 16.0, told.class);
        ui.label(words.judgement((told.class, told.discs_lost())));
        if told.turns_result {
            ui.label(words.turned);
        }
    });
    if told.best == told.played {
        let is_only = view.board(number).is_some_and(|board| board.position.moves().len() == 1);
        soft_label(ui, &page.theme, if is_only { words.only_move } else { words.best_played });
        return;
    }
    ui.label(words.better(told.best, told.best_value, told.played_value, told.is_exact));
    let why = view.why(number);
    for &why in &why {
        ui.label(format!("• {}", words.why(why, told.best, told.played)));
    }
    if why.is_empty() {
        let depth = view.appraisal(number).map_or(0, |it| it.depth);
        soft_label(ui, &page.theme, &words.why_hidden(depth, told.is_exact));
    }
    let line: Vec<String> = view.line(number).into_iter().map(|(_, at)| at.to_string()).collect();
    soft_label(ui, &page.theme, &words.line(&line.join(" ")));
}
