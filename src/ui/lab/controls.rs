//! What can be done now: run, stop, go on; and how far it has come.

use egui::{Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::Action;
use crate::app::lab::{Advance, LabAction, Tab};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::widgets::{Tool, galley, optional_part, soft_label, toolbar};

/// The height of the bar.
const BAR: f32 = 12.0;

/// The controls of the experiment that is shown. `both` says that choices and results are seen at once.
pub(in crate::ui) fn controls_ui(ui: &mut Ui, page: &mut Page<'_>, both: bool) {
    let lab = page.app.lab();
    let words = &page.words.lab;
    let choices = lab.choices();
    let tab = choices.tab;
    let sees_choices = both || !choices.results || !lab.has_results(tab);
    let is_running = lab.running() == Some(tab);
    let advance = lab.advance(tab, page.now).filter(|_| is_running || lab.can_go_on(tab));
    let advance = advance.filter(|_| both || !sees_choices);
    optional_part(ui, advance.is_some(), |ui| {
        if let Some(advance) = advance {
            progress_ui(ui, page, tab, advance, is_running);
        }
    });
    optional_part(ui, sees_choices && !page.app.can_start_lab(), |ui| {
        let no_engine = page.words.arena.no_engine;
        soft_label(ui, &page.theme, if page.app.n_searches() > 0 { no_engine } else { words.nothing });
    });
    let run = match tab {
        Tab::Compare => words.run(page.app.n_searches()),
        Tab::Match => words.play(choices.n_games),
    };
    let ask = Action::Lab;
    let mut tools = Vec::new();
    if is_running {
        tools.push(Tool::primary(Icon::Stop, words.stop, ask(LabAction::Stop)));
    } else {
        if lab.can_go_on(tab) && (both || !sees_choices) {
            tools.push(Tool::primary(Icon::Play, words.go_on, ask(LabAction::GoOn)));
        }
        if sees_choices {
            let mut start = Tool::quiet(Icon::Play, &run, page.app.can_start_lab(), ask(LabAction::Start));
            if tools.is_empty() && start.enabled {
                start = Tool::primary(start.icon, start.text, start.action);
            }
            tools.push(start);
        }
    }
    if !both && sees_choices && lab.has_results(tab) {
        tools.push(Tool::quiet(Icon::Forward, words.results, true, ask(LabAction::ShowResults(true))));
    }
    if !sees_choices {
        // First, where it stays: what is beside it goes when the run ends, and a reader may stand here.
        let change = Tool::quiet(Icon::Settings, words.change, true, ask(LabAction::ShowResults(false)));
        tools.insert(0, change);
    }
    toolbar(ui, page, &tools);
}

/// A bar, and above it how far it has come and how long it may still take.
fn progress_ui(ui: &mut Ui, page: &Page<'_>, tab: Tab, advance: Advance, is_running: bool) {
    let words = &page.words.lab;
    let theme = &page.theme;
    let Advance { done, all, forecast } = advance;
    let count = match tab {
        Tab::Compare => words.searches_done(done, all),
        Tab::Match => words.games_done(done, all),
    };
    let note = match forecast.left {
        _ if !is_running => words.stopped.to_owned(),
        Some(left) => words.left(left),
        None => words.starting.to_owned(),
    };
    let text = page.words.join.list(&count, &note);
    let width = ui.available_width();
    let line = galley(ui, &text, &TextStyle::Body, theme.ink, width);
    let (rect, response) = ui.allocate_exact_size(vec2(width, line.size().y + 6.0 + BAR), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    ui.painter().galley(rect.min, line, theme.ink);
    let bar = rect.with_min_y(rect.bottom() - BAR);
    let filled = bar.with_max_x(bar.left() + bar.width() * forecast.share as f32);
    ui.painter().rect(
        bar,
        BAR / 2.0,
        theme.card,
        egui::Stroke::new(1.0, theme.ink_soft),
        egui::StrokeKind::Inside,
    );
    if filled.width() >= BAR {
        ui.painter().rect_filled(filled, BAR / 2.0, theme.accent);
    } else if filled.width() > 0.0 {
        ui.painter().circle_filled(pos2(bar.left() + BAR / 2.0, bar.center().y), BAR / 2.0, theme.accent);
    }
}
