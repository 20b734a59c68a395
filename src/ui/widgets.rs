//! Our controls: buttons, cards, choices and switches, each at least a finger high, each with a name that is read
//! out, each with a ring when the keyboard is on it. Text wraps inside them, so no language is ever cut off.

use std::sync::Arc;

use egui::{
    Align, Align2, Color32, CornerRadius, FontSelection, Frame, Galley, Margin, Painter, Pos2, Rect,
    Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetText, pos2,
    vec2,
};

use super::Page;
use super::icons::{self, Icon};
use super::layout::{GAP, MARGIN, TOUCH};
use super::style::{section, strong};
use super::theme::Theme;
use crate::app::Action;

/// The rounding of buttons and cards.
pub(crate) const ROUND: f32 = 14.0;
/// The space between a control's edge and its words.
const PADDING: f32 = 14.0;

/// How much a button asks for attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// The one thing to do next.
    Primary,
    /// Something one may do.
    Quiet,
    /// Something that throws away.
    Danger,
}

/// A text laid out in a style, wrapped at a width.
pub(crate) fn galley(ui: &Ui, text: &str, style: &TextStyle, colour: Color32, width: f32) -> Arc<Galley> {
    let font = FontSelection::Style(style.clone()).resolve(ui.style());
    ui.painter().layout(text.to_owned(), font, colour, width.max(1.0))
}

/// The width that no line break can lessen: that of the longest word.
pub(crate) fn longest_word(ui: &Ui, text: &str, style: &TextStyle) -> f32 {
    let width = |word| galley(ui, word, style, Color32::WHITE, f32::INFINITY).size().x;
    text.split_whitespace().map(width).fold(0.0, f32::max)
}

/// The ring around what the keyboard would press: two tones, so that it shows on any ground.
pub(crate) fn focus_ring(painter: &Painter, theme: &Theme, rect: Rect, rounding: f32) {
    painter.rect_stroke(rect.expand(1.0), rounding, Stroke::new(5.0, theme.card), StrokeKind::Inside);
    painter.rect_stroke(rect.expand(1.0), rounding, Stroke::new(3.0, theme.focus), StrokeKind::Inside);
}

/// Fill, ink and edge of a button of this weight.
fn colours(theme: &Theme, weight: Weight, enabled: bool) -> (Color32, Color32, Color32) {
    let (fill, ink, edge) = match weight {
        Weight::Primary => (theme.accent, theme.on_accent, theme.accent),
        Weight::Quiet => (theme.card, theme.ink, theme.card_edge),
        Weight::Danger => (theme.card, theme.danger, theme.danger),
    };
    if enabled {
        (fill, ink, edge)
    } else {
        (theme.page, theme.ink_soft.gamma_multiply(0.55), theme.card_edge.gamma_multiply(0.6))
    }
}

/// Paints the body of a button: fill, edge, pressed shade, focus.
pub(super) fn body(ui: &Ui, theme: &Theme, response: &Response, fill: Color32, edge: Color32) {
    let rect = response.rect;
    let fill =
        if response.is_pointer_button_down_on() { super::paint::mix(fill, theme.ink, 0.14) } else { fill };
    ui.painter().rect(rect, ROUND, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui.painter(), theme, rect, ROUND);
    }
}

/// A wide button with an icon and words.
pub(crate) fn button(
    ui: &mut Ui,
    page: &mut Page<'_>,
    weight: Weight,
    icon: Option<Icon>,
    text: &str,
) -> Response {
    wide_button(ui, page, weight, icon, text, &TextStyle::Button)
}

/// The same where height is dear: in smaller letters if those save a line.
pub(crate) fn low_button(
    ui: &mut Ui,
    page: &mut Page<'_>,
    weight: Weight,
    icon: Icon,
    text: &str,
) -> Response {
    // What the picture and the edges take at most.
    let room = ui.available_width() - 2.0 * PADDING - 50.0;
    let n_rows = |style: &TextStyle| galley(ui, text, style, page.theme.ink, room).rows.len();
    let is_shorter = n_rows(&TextStyle::Small) < n_rows(&TextStyle::Button);
    let style = if is_shorter { TextStyle::Small } else { TextStyle::Button };
    wide_button(ui, page, weight, Some(icon), text, &style)
}

fn wide_button(
    ui: &mut Ui,
    page: &mut Page<'_>,
    weight: Weight,
    icon: Option<Icon>,
    text: &str,
    style: &TextStyle,
) -> Response {
    let theme = page.theme;
    let width = ui.available_width();
    let (fill, ink, edge) = colours(&theme, weight, true);
    let size = FontSelection::Style(style.clone()).resolve(ui.style()).size;
    let icon_space = if icon.is_some() { size * 1.2 + 10.0 } else { 0.0 };
    let words = galley(ui, text, style, ink, width - 2.0 * PADDING - icon_space);

    let height = (words.size().y + 20.0).max(TOUCH + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    page.offer_focus(response.id);

    body(ui, &theme, &response, fill, edge);
    let total = words.size().x + icon_space;
    let left = rect.center().x - total / 2.0;
    if let Some(icon) = icon {
        let at = pos2(left + size * 0.6, rect.center().y);
        icons::icon(ui.painter(), icon, icons::square_around(at, size * 1.2), ink);
    }
    let at = pos2(left + icon_space, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
    response
}

/// A square button with an icon alone; its name is read out.
pub(crate) fn icon_button(ui: &mut Ui, page: &mut Page<'_>, icon: Icon, name: &str) -> Response {
    let theme = page.theme;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if response.is_pointer_button_down_on() || response.hovered() {
        ui.painter().circle_filled(rect.center(), TOUCH / 2.0, theme.ink.gamma_multiply(0.08));
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, ROUND);
    }
    icons::icon(ui.painter(), icon, icons::square_around(rect.center(), 24.0), theme.ink);
    response
}

/// One button of a [`toolbar`].
pub(crate) struct Tool<'a> {
    pub(crate) icon: Icon,
    pub(crate) text: &'a str,
    /// Whether it is of use now.
    pub(crate) enabled: bool,
    pub(crate) weight: Weight,
    pub(crate) action: Action,
}

impl<'a> Tool<'a> {
    /// One among others.
    pub(crate) const fn quiet(icon: Icon, text: &'a str, enabled: bool, action: Action) -> Self {
        Self { icon, text, enabled, weight: Weight::Quiet, action }
    }

    /// The one that most will want now.
    pub(crate) const fn primary(icon: Icon, text: &'a str, action: Action) -> Self {
        Self { icon, text, enabled: true, weight: Weight::Primary, action }
    }
}

/// A row of equal buttons with pictures above their words; more rows where the words are too long for one.
pub(crate) fn toolbar(ui: &mut Ui, page: &mut Page<'_>, tools: &[Tool<'_>]) {
    const BETWEEN: f32 = 6.0;
    let width = ui.available_width();
    let font = FontSelection::Style(TextStyle::Small).resolve(ui.style());
    let needed = |tool: &Tool<'_>| longest_word(ui, tool.text, &TextStyle::Small) + 10.0;
    let needed = tools.iter().map(needed).fold(TOUCH, f32::max);
    let (columns, each) = columns(tools.len(), width, needed, BETWEEN);
    let icon = (font.size * 1.5).min(30.0);
    for row in tools.chunks(columns) {
        let words: Vec<_> = row
            .iter()
            .map(|tool| {
                let (_, ink, _) = colours(&page.theme, tool.weight, tool.enabled);
                galley(ui, tool.text, &TextStyle::Small, ink, each - 8.0)
            })
            .collect();
        let height = words.iter().map(|words| words.size().y).fold(0.0, f32::max) + icon + 16.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (tool, words) in row.iter().zip(words) {
                tool_button(ui, page, tool, Some(words), vec2(each, height.max(TOUCH)), icon);
            }
        });
    }
}

/// The same where height is dear: a row as low as a finger, with the words below the pictures if all of them have room
/// on one line, and pictures alone otherwise. The words are read out in any case.
pub(crate) fn low_toolbar(ui: &mut Ui, page: &mut Page<'_>, tools: &[Tool<'_>]) {
    const BETWEEN: f32 = 4.0;
    const ICON: f32 = 20.0;
    let (columns, each) = columns(tools.len(), ui.available_width(), TOUCH, BETWEEN);
    let words: Vec<_> = tools
        .iter()
        .map(|tool| {
            let (_, ink, _) = colours(&page.theme, tool.weight, tool.enabled);
            galley(ui, tool.text, &TextStyle::Small, ink, f32::INFINITY)
        })
        .collect();
    let fits = |words: &Arc<Galley>| words.size().x <= each - 6.0 && words.size().y + ICON + 7.0 <= TOUCH;
    let has_words = words.iter().all(fits);
    for (row, words) in tools.chunks(columns).zip(words.chunks(columns)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (tool, words) in row.iter().zip(words) {
                let words = has_words.then(|| Arc::clone(words));
                tool_button(ui, page, tool, words, vec2(each, TOUCH), if has_words { ICON } else { 24.0 });
            }
        });
    }
}

/// How many of `n` equal controls stand in a row, and how wide each is, if each needs this width. Rows are as even as
/// possible: five in rows of three and two rather than of four and one.
pub(super) fn columns(n: usize, width: f32, needed: f32, between: f32) -> (usize, f32) {
    let fit = (((width + between) / (needed + between)).floor() as usize).clamp(1, n.max(1));
    let rows = n.div_ceil(fit).max(1);
    let columns = n.div_ceil(rows).max(1);
    (columns, (width - between * (columns - 1) as f32) / columns as f32)
}

fn tool_button(
    ui: &mut Ui,
    page: &mut Page<'_>,
    tool: &Tool<'_>,
    words: Option<Arc<Galley>>,
    size: Vec2,
    icon: f32,
) {
    let theme = page.theme;
    let sense = if tool.enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, tool.enabled, tool.text));
    if response.clicked() {
        page.ask(tool.action.clone());
    }
    if tool.enabled {
        page.offer_focus(response.id);
    }
    let (fill, ink, edge) = colours(&theme, tool.weight, tool.enabled);
    body(ui, &theme, &response, fill, edge);
    let below = words.as_ref().map_or(0.0, |words| words.size().y + 3.0);
    let top = rect.top() + (size.y - below - icon) / 2.0;
    icons::icon(
        ui.painter(),
        tool.icon,
        icons::square_around(pos2(rect.center().x, top + icon / 2.0), icon),
        ink,
    );
    if let Some(words) = words {
        centred_galley(ui.painter(), pos2(rect.center().x, top + icon + 3.0), words, ink);
    }
}

/// Paints a text whose lines are each centred on `top.x`.
pub(crate) fn centred_galley(painter: &Painter, top: Pos2, words: Arc<Galley>, ink: Color32) {
    if words.rows.len() == 1 {
        painter.galley(pos2(top.x - words.size().x / 2.0, top.y), words, ink);
        return;
    }
    let mut job = (*words.job).clone();
    job.halign = Align::Center;
    let galley = painter.layout_job(job);
    painter.galley(top, galley, ink);
}

/// A card: a rounded sheet on the page.
pub(crate) fn card<R>(ui: &mut Ui, theme: &Theme, contents: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.card_edge))
        .corner_radius(CornerRadius::same(ROUND as u8))
        .inner_margin(Margin::same(PADDING as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A part of a page that is not always there. What follows it keeps its ids either way: egui counts them along the page, and a
/// screen reader that stands on a control, or the keyboard, knows it by its id alone.
pub(crate) fn optional_part(ui: &mut Ui, is_there: bool, part: impl FnOnce(&mut Ui)) {
    if is_there {
        ui.scope(part);
    } else {
        ui.skip_ahead_auto_ids(1);
    }
}

/// The heading of a card.
pub(crate) fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).text_style(section()))
}

/// A heading inside a page.
pub(crate) fn section_label(ui: &mut Ui, text: &str) {
    ui.add_space(4.0);
    let response = ui.label(RichText::new(text).text_style(section()));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// A paragraph that may stand back.
pub(crate) fn soft_label(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.ink_soft));
}

/// The bar at the top of a page: back, its name, and room for more on the right.
pub(crate) fn title_bar(ui: &mut Ui, page: &mut Page<'_>, title: &str) {
    let name = page.words.dialog.back;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if icon_button(ui, page, Icon::Back, name).clicked() {
            page.ask(Action::Back);
        }
        // Large text may need two lines for a long title.
        let room = vec2(ui.available_width(), TOUCH);
        ui.allocate_ui_with_layout(room, egui::Layout::top_down(Align::LEFT), |ui| {
            let height = galley(ui, title, &TextStyle::Heading, page.theme.ink, room.x).size().y;
            ui.add_space(((TOUCH - height) / 2.0).max(0.0));
            let said = ui.label(RichText::new(title).heading());
            page.offer_reading_start(said.id);
        });
    });
}

/// One of several choices as a card with a title, a sentence and a tick when chosen.
pub(crate) fn choice(ui: &mut Ui, page: &mut Page<'_>, chosen: bool, title: &str, note: &str) -> Response {
    let theme = page.theme;
    let width = ui.available_width();
    let tick = 22.0;
    let room = width - 2.0 * PADDING - tick - 10.0;
    let title_words = galley(ui, title, &strong(), theme.ink, room);
    let note_words = (!note.is_empty()).then(|| galley(ui, note, &TextStyle::Small, theme.ink_soft, room));
    let note_height = note_words.as_ref().map_or(0.0, |words| words.size().y + 2.0);

    let height = (title_words.size().y + note_height + 18.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let name = if note.is_empty() { title.to_owned() } else { format!("{title}. {note}") };
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    page.offer_focus(response.id);

    let (fill, edge) = if chosen { (theme.accent_soft, theme.accent) } else { (theme.card, theme.card_edge) };
    body(ui, &theme, &response, fill, edge);
    mark(ui.painter(), &theme, pos2(rect.left() + PADDING + tick / 2.0, rect.center().y), tick, chosen);
    let left = rect.left() + PADDING + tick + 10.0;
    let top = rect.center().y - f32::midpoint(title_words.size().y, note_height);
    let below = top + title_words.size().y + 2.0;
    ui.painter().galley(pos2(left, top), title_words, theme.ink);
    if let Some(words) = note_words {
        ui.painter().galley(pos2(left, below), words, theme.ink_soft);
    }
    response
}

/// A way to another page, as a card with a picture, a title and a sentence about what is there.
pub(crate) fn link(ui: &mut Ui, page: &mut Page<'_>, icon: Icon, title: &str, note: &str) -> Response {
    const PICTURE: f32 = 26.0;
    const ARROW: f32 = 18.0;
    let theme = page.theme;
    let width = ui.available_width();
    let room = width - 2.0 * PADDING - PICTURE - ARROW - 20.0;
    let title_words = galley(ui, title, &strong(), theme.ink, room);
    let note_words = galley(ui, note, &TextStyle::Small, theme.ink_soft, room);
    let words_height = title_words.size().y + 2.0 + note_words.size().y;

    let height = (words_height + 20.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{title}. {note}")));
    page.offer_focus(response.id);

    body(ui, &theme, &response, theme.card, theme.card_edge);
    let middle = rect.center().y;
    let picture = pos2(rect.left() + PADDING + PICTURE / 2.0, middle);
    icons::icon(ui.painter(), icon, icons::square_around(picture, PICTURE), theme.accent);
    let arrow = pos2(rect.right() - PADDING - ARROW / 2.0, middle);
    icons::icon(ui.painter(), Icon::Forward, icons::square_around(arrow, ARROW), theme.ink_soft);
    let (left, top) = (rect.left() + PADDING + PICTURE + 12.0, middle - words_height / 2.0);
    let below = top + title_words.size().y + 2.0;
    ui.painter().galley(pos2(left, top), title_words, theme.ink);
    ui.painter().galley(pos2(left, below), note_words, theme.ink_soft);
    response
}

/// The round mark of a choice: a ring, with a tick inside when chosen.
fn mark(painter: &Painter, theme: &Theme, center: Pos2, size: f32, chosen: bool) {
    if chosen {
        painter.circle_filled(center, size / 2.0, theme.accent);
        icons::icon(painter, Icon::Check, icons::square_around(center, size * 0.66), theme.on_accent);
    } else {
        painter.circle_stroke(center, size / 2.0 - 1.0, Stroke::new(1.5, theme.ink_soft));
    }
}

/// The square mark of something that may be chosen with others: a box, with a tick inside when chosen.
fn box_mark(painter: &Painter, theme: &Theme, center: Pos2, size: f32, chosen: bool) {
    let rect = icons::square_around(center, size);
    if chosen {
        painter.rect_filled(rect, 4.0, theme.accent);
        icons::icon(painter, Icon::Check, rect.shrink(size * 0.17), theme.on_accent);
    } else {
        painter.rect_stroke(rect, 4.0, Stroke::new(1.5, theme.ink_soft), StrokeKind::Inside);
    }
}

/// One of several values, as short choices side by side, as many in a row as have room. Gives the one that was pressed.
pub(crate) fn choose<T: Copy + PartialEq, N: AsRef<str>>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    all: &[T],
    chosen: T,
    name: impl Fn(T) -> N,
) -> Option<T> {
    choices(ui, page, Role::RadioButton, all, |value| value == chosen, name)
}

/// The same where any number may be chosen.
pub(crate) fn choose_any<T: Copy + PartialEq, N: AsRef<str>>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    all: &[T],
    chosen: &[T],
    name: impl Fn(T) -> N,
) -> Option<T> {
    choices(ui, page, Role::CheckBox, all, |value| chosen.contains(&value), name)
}

fn choices<T: Copy, N: AsRef<str>>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    role: Role,
    all: &[T],
    is_chosen: impl Fn(T) -> bool,
    name: impl Fn(T) -> N,
) -> Option<T> {
    const BETWEEN: f32 = 8.0;
    let theme = page.theme;
    let width = ui.available_width();
    let tick = 16.0;
    let longest = all
        .iter()
        .map(|&value| galley(ui, name(value).as_ref(), &TextStyle::Body, theme.ink, f32::INFINITY))
        .map(|name| name.size().x + tick + 30.0)
        .fold(TOUCH, f32::max);
    let (columns, each) = columns(all.len(), width, longest, BETWEEN);
    let mut pressed = None;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for &value in row {
                let state = (role, is_chosen(value));
                if segment(ui, page, state, name(value).as_ref(), each, tick).clicked() {
                    pressed = Some(value);
                }
            }
        });
    }
    pressed
}

fn segment(
    ui: &mut Ui,
    page: &mut Page<'_>,
    (role, chosen): (Role, bool),
    name: &str,
    width: f32,
    tick: f32,
) -> Response {
    let theme = page.theme;
    let words = galley(ui, name, &TextStyle::Body, theme.ink, width - tick - 28.0);
    let height = (words.size().y + 18.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(role, true, chosen, name));
    page.offer_focus(response.id);
    let (fill, edge) = if chosen { (theme.accent_soft, theme.accent) } else { (theme.card, theme.card_edge) };
    body(ui, &theme, &response, fill, edge);
    let center = pos2(rect.left() + 10.0 + tick / 2.0, rect.center().y);
    match role {
        Role::CheckBox => box_mark(ui.painter(), &theme, center, tick, chosen),
        _ => mark(ui.painter(), &theme, center, tick, chosen),
    }
    let at = pos2(rect.left() + tick + 18.0, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.ink);
    response
}

/// A line with a name, a sentence and a switch. True when it was pressed.
pub(crate) fn switch(ui: &mut Ui, page: &mut Page<'_>, on: bool, title: &str, note: &str) -> bool {
    let theme = page.theme;
    let width = ui.available_width();
    let knob = vec2(46.0, 26.0);
    let room = width - knob.x - 14.0;
    let title_words = galley(ui, title, &strong(), theme.ink, room);
    let note_words = (!note.is_empty()).then(|| galley(ui, note, &TextStyle::Small, theme.ink_soft, room));
    let note_height = note_words.as_ref().map_or(0.0, |words| words.size().y + 2.0);

    let height = (title_words.size().y + note_height + 10.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let name = if note.is_empty() { title.to_owned() } else { format!("{title}. {note}") };
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, &name));
    page.offer_focus(response.id);

    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect.expand2(vec2(4.0, 0.0)), ROUND);
    }
    let top = rect.center().y - f32::midpoint(title_words.size().y, note_height);
    let below = top + title_words.size().y + 2.0;
    ui.painter().galley(pos2(rect.left(), top), title_words, theme.ink);
    if let Some(words) = note_words {
        ui.painter().galley(pos2(rect.left(), below), words, theme.ink_soft);
    }
    paint_switch(
        ui.painter(),
        &theme,
        Rect::from_center_size(pos2(rect.right() - knob.x / 2.0, rect.center().y), knob),
        on,
    );
    response.clicked()
}

/// On: filled, knob to the right, with a tick. Off: an outline, knob to the left.
fn paint_switch(painter: &Painter, theme: &Theme, rect: Rect, on: bool) {
    let radius = rect.height() / 2.0;
    let (fill, edge) = if on { (theme.accent, theme.accent) } else { (theme.page, theme.ink_soft) };
    painter.rect(rect, radius, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let x = if on { rect.right() - radius } else { rect.left() + radius };
    let center = pos2(x, rect.center().y);
    painter.circle_filled(center, radius - 4.0, if on { theme.on_accent } else { theme.ink_soft });
    if on {
        icons::icon(painter, Icon::Check, icons::square_around(center, radius), theme.accent);
    }
}

/// A page of text and controls: a title bar and a scrolling column of a readable width.
pub(crate) fn reading_page(
    ui: &mut Ui,
    page: &mut Page<'_>,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut Page<'_>),
) {
    let column = super::layout::centred(ui.max_rect(), super::layout::READING_WIDTH);
    // The scroll bar gets the margin, so that it covers nothing.
    let with_bar = column.with_max_x(column.right() + MARGIN - 1.0);
    ui.scope_builder(egui::UiBuilder::new().max_rect(with_bar), |ui| {
        ui.add_space(4.0);
        title_bar(ui, page, title);
        egui::ScrollArea::vertical().auto_shrink(false).id_salt(title).show(ui, |ui| {
            ui.set_width(column.width());
            ui.spacing_mut().item_spacing.y = GAP;
            contents(ui, page);
            ui.add_space(MARGIN);
        });
    });
}

/// One line of text around a point.
pub(crate) fn text(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    words: &str,
    style: &TextStyle,
    colour: Color32,
) -> Rect {
    let font = WidgetText::from(words).into_galley(ui, None, f32::INFINITY, style.clone());
    let rect = anchor.anchor_size(at, font.size());
    ui.painter().galley(rect.min, font, colour);
    rect
}
