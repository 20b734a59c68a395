//! Who plays, how many discs each has, whose turn it is and what is happening.

use egui::{
    Align, Align2, Id, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};

use super::icons::{self, Icon};
use super::layout::TOUCH;
use super::strings::short_count;
use super::style::{count, strong};
use super::widgets::{Tool, centred_galley, focus_ring, galley, text, toolbar};
use super::{Page, THINKING_STEP, disc};
use crate::app::{About, Action, Phase, StartOffer, ThinkAction, Wait};
use crate::game::{Seat, Seats};
use crate::rules::Disc;

/// The rounding of the players' cards.
const ROUND: f32 = 14.0;

/// What is said of one player.
pub(super) struct Card {
    /// The colour of the pieces.
    pub(super) side: Disc,
    /// Who plays.
    pub(super) name: String,
    /// How many pieces are left.
    pub(super) count: u32,
    /// Whose turn it is.
    pub(super) to_move: bool,
}

impl Card {
    /// The colour, and whether it is this side's turn.
    fn note(&self, page: &Page<'_>) -> String {
        let words = &page.words.arena;
        let colour = (words.disc)(self.side);
        if self.to_move { format!("{colour}, {}", words.to_move) } else { colour.to_owned() }
    }
}

/// Both players of Othello.
pub(super) fn players_ui(ui: &mut Ui, page: &Page<'_>) {
    let tally = page.app.tally();
    let card = |side| Card {
        side,
        name: seat_name(page, page.app.seats(), side, page.words.difficulty.level_name),
        count: tally.count(side),
        to_move: is_to_move(page, side),
    };
    cards_ui(ui, page, &Disc::BOTH.map(card));
}

/// Both players side by side, or below each other where their words need the width.
pub(super) fn cards_ui(ui: &mut Ui, page: &Page<'_>, both: &[Card; 2]) {
    const BETWEEN: f32 = 8.0;
    let half = (ui.available_width() - BETWEEN) / 2.0;
    let notes = both.each_ref().map(|card| card.note(page));
    let words = || both.iter().map(|card| &card.name).zip(&notes);
    let needed = words().map(|(name, note)| words_width(ui, name, note)).fold(0.0, f32::max);
    let fits = needed <= half - DISC_SPACE - count_space(ui) - 6.0;
    let width = if fits { half } else { ui.available_width() };
    let height = words().map(|(name, note)| card_height(ui, page, name, note, width)).fold(0.0, f32::max);
    let cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN * 0.5);
        for (card, note) in both.iter().zip(&notes) {
            player_card(ui, page, card, note, vec2(width, height));
        }
    };
    if fits {
        ui.horizontal(cards)
    } else {
        ui.vertical(cards)
    };
}

/// The width that no line break can lessen: that of the longest word.
fn words_width(ui: &Ui, name: &str, note: &str) -> f32 {
    let width =
        |word: &str, style: &TextStyle| galley(ui, word, style, egui::Color32::WHITE, f32::INFINITY).size().x;
    let names = name.split_whitespace().map(|word| width(word, &strong()));
    let notes = note.split_whitespace().map(|word| width(word, &TextStyle::Small));
    names.chain(notes).fold(0.0, f32::max)
}

/// Who plays a side: a person, or a level by its name.
pub(super) fn seat_name<L: Copy>(
    page: &Page<'_>,
    seats: Seats<L>,
    side: Disc,
    level_name: fn(L) -> &'static str,
) -> String {
    let words = &page.words.arena;
    let name = match seats.of(side) {
        Seat::Person if seats.only_person().is_some() => words.you,
        Seat::Person => words.person,
        Seat::Computer(level) => level_name(level),
    };
    name.to_owned()
}

fn is_to_move(page: &Page<'_>, side: Disc) -> bool {
    let shows_turn = match page.app.phase() {
        Phase::NotStarted | Phase::Over(_) => page.app.viewing().is_some(),
        _ => true,
    };
    shows_turn && page.app.board().turn == side && !page.app.board().position.is_over()
}

/// The widths inside a card: the disc on the left, the count on the right, the words in between.
const DISC_SPACE: f32 = 40.0;

fn count_space(ui: &Ui) -> f32 {
    galley(ui, "00", &count(), egui::Color32::WHITE, f32::INFINITY).size().x + 10.0
}

fn card_height(ui: &Ui, page: &Page<'_>, name: &str, note: &str, width: f32) -> f32 {
    let room = width - DISC_SPACE - count_space(ui) - 6.0;
    let name = galley(ui, name, &strong(), page.theme.ink, room);
    let note = galley(ui, note, &TextStyle::Small, page.theme.ink_soft, room);
    (name.size().y + note.size().y + 14.0).max(TOUCH + 6.0)
}

fn player_card(ui: &mut Ui, page: &Page<'_>, card: &Card, note: &str, size: egui::Vec2) {
    let theme = &page.theme;
    let Card { side, name, count: n_discs, to_move } = card;
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{name}, {note}, {n_discs}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));

    let (fill, edge, width) =
        if *to_move { (theme.accent_soft, theme.accent, 2.0) } else { (theme.card, theme.card_edge, 1.0) };
    ui.painter().rect(rect, ROUND, fill, Stroke::new(width, edge), StrokeKind::Inside);
    disc::icon(ui.painter(), theme, pos2(rect.left() + 23.0, rect.center().y), 13.0, *side);
    let counted = text(
        ui,
        pos2(rect.right() - 10.0, rect.center().y),
        Align2::RIGHT_CENTER,
        &n_discs.to_string(),
        &count(),
        theme.ink,
    );
    debug_assert!(counted.width() <= rect.width(), "two digits always fit");
    let room = rect.width() - DISC_SPACE - count_space(ui) - 6.0;
    let name = galley(ui, name, &strong(), theme.ink, room);
    let note = galley(ui, note, &TextStyle::Small, theme.ink_soft, room);
    let top = rect.center().y - f32::midpoint(name.size().y, note.size().y);
    let below = top + name.size().y;
    ui.painter().galley(pos2(rect.left() + DISC_SPACE + 2.0, top), name, theme.ink);
    ui.painter().galley(pos2(rect.left() + DISC_SPACE + 2.0, below), note, theme.ink_soft);
}

/// On a screen lower than this, the room of an empty second line is worth more as a glimpse of the history.
const ROOM_FOR_TWO_LINES: f32 = 680.0;

/// What is happening.
pub(super) struct Status {
    /// In a sentence.
    pub(super) line: String,
    /// In another one.
    pub(super) detail: Option<String>,
    /// Whether the computer thinks.
    pub(super) dots: bool,
    /// Whether the game is over, so that the sentence is its result.
    pub(super) over: bool,
}

/// What is happening in Othello, with the way to look into it.
pub(super) fn status_ui(ui: &mut Ui, page: &mut Page<'_>) {
    if !page.app.can_think() || ui.ctx().data(|data| data.get_temp(in_bar_id())).unwrap_or(false) {
        let sentence = ui.scope(|ui| sentence_ui(ui, page));
        open_by_indicator(ui, page, sentence.response.rect);
        return;
    }
    let width = ui.available_width();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let button = words_width(ui, "", page.words.think.title).max(TOUCH - 12.0) + 12.0;
        let room = vec2(width - button - 8.0, TOUCH);
        let sentence = ui.allocate_ui_with_layout(room, Layout::top_down(Align::Center), |ui| {
            ui.set_width(room.x);
            ui.add_space(6.0);
            sentence_ui(ui, page);
        });
        open_by_indicator(ui, page, sentence.response.rect);
        think_button(ui, page, button);
    });
}

/// Whether the bar of this frame holds the way to look into the game.
fn in_bar_id() -> Id {
    Id::unique("see it think in the bar")
}

/// The thinking indicator itself can be pressed too.
fn open_by_indicator(ui: &Ui, page: &mut Page<'_>, rect: Rect) {
    if page.app.thinking().is_some() && page.app.can_think() {
        let response = ui.interact(rect, ui.scope_id().with("thinking"), Sense::click());
        if response.clicked() {
            page.ask(Action::Think(ThinkAction::Open(About::Shown)));
        }
    }
}

/// On a low screen, where a second line below the board costs too much, the way to look into the game is in the bar
/// above: with its words if they have room on one line, and not at all if there is none for the picture.
pub(super) fn think_in_bar_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let room = ui.available_width();
    let is_low = ui.ctx().content_rect().height() < ROOM_FOR_TWO_LINES;
    let is_here = page.app.can_think() && is_low && room >= TOUCH;
    ui.ctx().data_mut(|data| data.insert_temp(in_bar_id(), is_here));
    if is_here {
        let words = galley(ui, page.words.think.title, &TextStyle::Small, page.theme.accent, f32::INFINITY);
        let whole = words.size().x + 12.0;
        think_button(ui, page, if whole <= room { whole } else { TOUCH });
    }
}

/// Opens the view of a search: of the position while the computer thinks about it or a person looks back, otherwise of
/// the computer's last move. Where a word does not fit, there is the picture alone.
fn think_button(ui: &mut Ui, page: &mut Page<'_>, width: f32) {
    let theme = page.theme;
    let title = page.words.think.title;
    let fits = words_width(ui, "", title) <= width - 4.0;
    let words = fits.then(|| galley(ui, title, &TextStyle::Small, theme.accent, width - 4.0));
    let words_height = words.as_ref().map_or(0.0, |words| words.size().y + 2.0);
    let icon = if fits { 18.0 } else { 24.0 };
    let height = (words_height + icon + 4.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    if response.clicked() {
        let looks_back = page.app.viewing().is_some();
        let about = if page.app.thinking().is_some() || looks_back { About::Shown } else { About::LastMove };
        page.ask(Action::Think(ThinkAction::Open(about)));
    }
    if response.is_pointer_button_down_on() || response.hovered() {
        ui.painter().rect_filled(rect, ROUND, theme.ink.gamma_multiply(0.08));
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, ROUND);
    }
    let top = rect.center().y - f32::midpoint(words_height, icon);
    let middle = pos2(rect.center().x, top + icon / 2.0);
    icons::icon(ui.painter(), Icon::Tree, icons::square_around(middle, icon), theme.accent);
    if let Some(words) = words {
        centred_galley(ui.painter(), pos2(rect.center().x, top + icon + 2.0), words, theme.accent);
    }
}

/// What is happening in Othello.
fn sentence_ui(ui: &mut Ui, page: &Page<'_>) {
    let (line, detail) = status_words(page);
    let dots = page.app.viewing().is_none() && (page.app.thinking().is_some() || page.app.is_hinting());
    let over = matches!(page.app.phase(), Phase::Over(_)) && page.app.viewing().is_none();
    happening_ui(ui, page, Status { line, detail, dots, over });
}

/// What is happening, in one or two sentences. Two lines have their room where there is any, so that the buttons below
/// stay put under the finger when the second one comes and goes.
pub(super) fn happening_ui(ui: &mut Ui, page: &Page<'_>, status: Status) {
    let Status { line, detail, dots, over } = status;
    let style = if over { TextStyle::Heading } else { strong() };
    let second = ui.text_style_height(&TextStyle::Small);
    let room = ui.text_style_height(&strong()) + second + 2.0;
    let reserve = ui.ctx().content_rect().height() >= ROOM_FOR_TWO_LINES;
    ui.vertical_centered(|ui| {
        ui.set_min_height(if reserve { room } else { 0.0 });
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(line).text_style(style));
        if dots {
            let words = detail.unwrap_or_default();
            thinking_ui(ui, page, &words, second);
        } else if let Some(detail) = detail {
            ui.label(RichText::new(detail).small().color(page.theme.ink_soft));
        }
    });
}

/// Three dots, one of them raised by the time alone, and beside them how far the thought has come.
fn thinking_ui(ui: &mut Ui, page: &Page<'_>, detail: &str, least_height: f32) {
    const DOTS: f32 = 50.0;
    let theme = &page.theme;
    let words = galley(ui, detail, &TextStyle::Small, theme.ink_soft, ui.available_width() - DOTS);
    let size = vec2(DOTS + words.size().x, words.size().y.max(least_height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, detail));
    let step = (page.now.since(crate::app::Now::ZERO).as_millis() / THINKING_STEP.as_millis()) % 3;
    for dot in 0..3_u8 {
        let raised = u128::from(dot) == step;
        let at = pos2(rect.left() + 8.0 + 14.0 * f32::from(dot), rect.center().y);
        let (radius, strength) = if raised { (5.0, 1.0) } else { (3.5, 0.45) };
        ui.painter().circle_filled(at, radius, theme.accent.gamma_multiply(strength));
    }
    let at = pos2(rect.left() + DOTS, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.ink_soft);
}

fn status_words(page: &Page<'_>) -> (String, Option<String>) {
    let words = &page.words.arena;
    let app = page.app;
    if let Some(ply) = app.viewing() {
        return ((words.viewing)(ply, app.game().present()), None);
    }
    match app.phase() {
        Phase::NotStarted => (words.press_start.to_owned(), None),
        Phase::Choosing => choosing_words(page),
        Phase::Thinking(_) => thinking_words(page),
        Phase::Waiting(Wait::NoEngine) => (words.no_engine.to_owned(), None),
        Phase::Waiting(_) => (words.paused.to_owned(), None),
        Phase::Turning(flips) => ((words.played)(flips.disc, flips.at, flips.turned.len()), None),
        Phase::Passing(passing) => ((words.passes)(passing.disc, passing.empties), None),
        Phase::Over(ending) => ((words.result)(ending), Some((words.ended)(ending))),
    }
}

fn choosing_words(page: &Page<'_>) -> (String, Option<String>) {
    let words = &page.words.arena;
    let app = page.app;
    if let Some(square) = app.refused() {
        let taken = app.board().disc_at(square).is_some();
        return ((words.refused)(square, taken), None);
    }
    if let Some(square) = app.pending() {
        return ((words.tap_again)(square), None);
    }
    if let Some(hint) = app.hint() {
        let opinion = (words.opinion)(hint.thought.score, hint.thought.depth);
        return ((words.advice)(hint.at, hint.reason), Some(opinion));
    }
    if app.is_hinting() {
        return (words.hint_coming.to_owned(), None);
    }
    let turn = app.game().turn();
    let moves = app.legal_moves().len();
    let line = if app.seats().only_person().is_some() {
        (words.your_turn)(turn, moves)
    } else {
        (words.turn_of)(turn, moves)
    };
    let first = (app.game().n_moves() == 0).then(|| (words.begins)(turn));
    (line, first)
}

fn thinking_words(page: &Page<'_>) -> (String, Option<String>) {
    let words = &page.words.arena;
    let Some(thinking) = page.app.thinking() else { return (String::new(), None) };
    let detail = thinking.thought.map(|thought| (words.thought)(thought.depth, &short_count(thought.nodes)));
    ((words.thinking)(thinking.disc), detail)
}

/// Which buttons are there, and which of them are of use now.
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
pub(super) struct Offers {
    pub(super) viewing: bool,
    pub(super) over: bool,
    pub(super) start: StartOffer,
    pub(super) pause: bool,
    pub(super) paused: bool,
    pub(super) undo: bool,
    pub(super) redo: bool,
    /// The computer thinks for a person to wait for.
    pub(super) thinking: bool,
    pub(super) hurry: bool,
    /// Two computers play: nobody needs a hint.
    pub(super) watch: bool,
    pub(super) hint: bool,
    /// There is an earlier position than the one viewed.
    pub(super) earlier: bool,
    pub(super) play_from_here: bool,
}

/// The buttons under the board of Othello.
pub(super) fn controls_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let app = page.app;
    let offers = Offers {
        viewing: app.viewing().is_some(),
        over: matches!(app.phase(), Phase::Over(_)),
        start: app.start_offer(),
        pause: app.can_pause(),
        paused: app.is_paused(),
        undo: app.can_undo(),
        redo: app.can_redo(),
        thinking: matches!(app.phase(), Phase::Thinking(_)),
        hurry: app.can_hurry(),
        watch: app.seats().is_watch(),
        hint: app.can_hint(),
        earlier: app.shown_ply() > 0,
        play_from_here: app.can_play_from_here(),
    };
    tools_ui(ui, page, &offers);
}

/// The buttons under a board: they follow the moment.
pub(super) fn tools_ui(ui: &mut Ui, page: &mut Page<'_>, offers: &Offers) {
    let tools = if offers.viewing {
        viewing_tools(page, offers)
    } else if offers.over {
        ending_tools(page, offers)
    } else {
        playing_tools(page, offers)
    };
    toolbar(ui, page, &tools);
}

fn playing_tools(page: &Page<'_>, offers: &Offers) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    let mut tools = vec![match offers.start {
        StartOffer::Start => Tool::primary(Icon::Play, words.start, Action::Start),
        StartOffer::Restart => Tool::quiet(Icon::Restart, words.restart, true, Action::Restart),
    }];
    if offers.pause {
        if offers.paused {
            tools.push(Tool::quiet(Icon::Play, words.go_on, true, Action::GoOn));
            tools.push(Tool::quiet(Icon::Forward, words.step, true, Action::Step));
        } else {
            tools.push(Tool::quiet(Icon::Pause, words.pause, true, Action::Pause));
        }
    }
    tools.push(Tool::quiet(Icon::Undo, words.undo, offers.undo, Action::Undo));
    tools.push(Tool::quiet(Icon::Redo, words.redo, offers.redo, Action::Redo));
    if offers.thinking && !offers.watch {
        tools.push(Tool::quiet(Icon::Forward, words.move_now, offers.hurry, Action::MoveNow));
    } else if !offers.watch {
        tools.push(Tool::quiet(Icon::Hint, words.hint, offers.hint, Action::Hint));
    }
    tools
}

fn viewing_tools(page: &Page<'_>, offers: &Offers) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    vec![
        Tool::quiet(Icon::Back, words.earlier, offers.earlier, Action::ViewPrevious),
        Tool::quiet(Icon::Forward, words.later, true, Action::ViewNext),
        Tool::quiet(Icon::Undo, words.play_from_here, offers.play_from_here, Action::PlayFromHere),
        Tool::primary(Icon::Check, words.back_to_game, Action::LeaveView),
    ]
}

fn ending_tools(page: &Page<'_>, offers: &Offers) -> Vec<Tool<'static>> {
    let words = &page.words.arena;
    vec![
        Tool::primary(Icon::Restart, words.play_again, Action::Restart),
        Tool::quiet(Icon::Settings, words.change_level, true, Action::Open(crate::app::Screen::Difficulty)),
        Tool::quiet(Icon::Book, words.review, true, Action::View(0)),
        Tool::quiet(Icon::Undo, words.undo, offers.undo, Action::Undo),
    ]
}

/// A thin line between parts of a column.
pub(super) fn divider(ui: &Ui, page: &Page<'_>, rect: Rect) {
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, page.theme.card_edge));
}
