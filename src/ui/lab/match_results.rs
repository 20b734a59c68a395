//! The results of a match: the game on the board, the score, and every game.

use egui::{Align2, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::copy_ui;
use crate::lab::{Elo, GameResult, LiveGame, Match, MatchScore, Standing, score_table};
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::board::{Geometry, Scene, board};
use crate::ui::disc;
use crate::ui::pairs::{Side, fact_ui, pair_ui};
use crate::ui::style::{count, strong};
use crate::ui::widgets::{card, galley, heading, longest_word, optional_part, text};

/// The live board: large enough to follow, small enough to leave room for the score.
const BOARD: f32 = 176.0;

pub(super) fn match_results_ui(ui: &mut Ui, page: &mut Page<'_>, contest: &Match) {
    let theme = page.theme;
    let live = page.app.lab().live_game();
    optional_part(ui, live.is_some(), |ui| {
        if let Some(game) = live {
            card(ui, &theme, |ui| live_game_ui(ui, page, contest, game));
        }
    });
    let tally = contest.score();
    card(ui, &theme, |ui| score_ui(ui, page, contest, &tally));
    if contest.results.is_empty() {
        return;
    }
    let words = &page.words.lab;
    let names = contest.levels.map(|level| page.words.difficulty.level_name(level)).map(str::to_owned);
    copy_ui(ui, page, || score_table(&[Standing { names, score: tally }], &page.words.terms));
    card(ui, &theme, |ui| {
        heading(ui, words.each_game);
        ui.spacing_mut().item_spacing.y = 6.0;
        for (number, record) in contest.results.iter().enumerate() {
            game_ui(ui, page, contest, number, record);
        }
    });
}

/// The game that is being played, with both names.
fn live_game_ui(ui: &mut Ui, page: &Page<'_>, contest: &Match, game: LiveGame) {
    let theme = &page.theme;
    let words = &page.words.lab;
    let width = ui.available_width();
    let side = BOARD.min(width);
    let title = words.game_number(game.number + 1, contest.n_games);
    let names = Disc::BOTH.map(|colour| name_of(page, contest, game.seats, colour));
    let beside = width - side - 14.0;
    let rows: Vec<_> =
        names.iter().map(|name| galley(ui, name, &strong(), theme.ink, beside - 34.0)).collect();
    let is_beside = names.iter().all(|name| longest_word(ui, name, &strong()) <= beside - 34.0);
    let board_at = |rect: Rect| Rect::from_min_size(rect.min, Vec2::splat(side));
    let spoken = format!(
        "{title}: {} {}, {} {}",
        names[0],
        game.board.count(Disc::Black),
        names[1],
        game.board.count(Disc::White)
    );
    let (rect, response) =
        ui.allocate_exact_size(vec2(if is_beside { width } else { side }, side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    let scene = Scene { last: game.last, ..Scene::of(game.board) };
    board(ui.painter(), theme, &Geometry::new(board_at(rect), false), &scene, false);
    if !is_beside {
        // Where the words are as large as that, they are read out of the rows below the board.
        for (colour, name) in Disc::BOTH.into_iter().zip(&names) {
            fact_ui(ui, theme, name, &game.board.count(colour).to_string());
        }
        return;
    }
    let left = rect.left() + side + 14.0;
    let heading = galley(ui, &title, &TextStyle::Body, theme.ink_soft, beside);
    let mut top = rect.top() + 4.0;
    let heading_height = heading.size().y;
    ui.painter().galley(pos2(left, top), heading, theme.ink_soft);
    top += heading_height + 12.0;
    for (colour, name) in Disc::BOTH.into_iter().zip(rows) {
        let height = name.size().y;
        disc::icon(ui.painter(), theme, pos2(left + 11.0, top + height / 2.0), 10.0, colour);
        ui.painter().galley(pos2(left + 30.0, top), name, theme.ink);
        top += height;
        let at = pos2(left + 30.0, top);
        let counted = game.board.count(colour).to_string();
        top = text(ui, at, Align2::LEFT_TOP, &counted, &count(), theme.ink).bottom() + 6.0;
    }
}

fn name_of(page: &Page<'_>, contest: &Match, seats: [usize; 2], colour: Disc) -> &'static str {
    let seat = match colour {
        Disc::Black => seats[0],
        Disc::White => seats[1],
    };
    page.words.difficulty.level_name(contest.levels[seat.min(1)])
}

/// Who against whom.
fn players(page: &Page<'_>, contest: &Match) -> String {
    let [first, second] = contest.levels.map(|level| page.words.difficulty.level_name(level));
    format!("{first} – {second}")
}

/// Wins, draws and losses of the first level.
fn figures(page: &Page<'_>, tally: &MatchScore) -> [(u32, &'static str); 3] {
    let words = &page.words.lab;
    [(tally.wins, words.won), (tally.draws, words.drawn), (tally.losses, words.lost)]
}

/// The same as it is read out.
fn figures_words(figures: &[(u32, &str); 3]) -> String {
    let spoken: Vec<String> = figures.iter().map(|(figure, name)| format!("{figure} {name}")).collect();
    spoken.join(", ")
}

/// The score of a match in a sentence.
pub(super) fn score_words(page: &Page<'_>, contest: &Match) -> String {
    format!("{}: {}", players(page, contest), figures_words(&figures(page, &contest.score())))
}

/// Who against whom, wins, draws and losses, and what they say.
fn score_ui(ui: &mut Ui, page: &Page<'_>, contest: &Match, tally: &MatchScore) {
    let words = &page.words.lab;
    let theme = &page.theme;
    let [first, second] = contest.levels.map(|level| page.words.difficulty.level_name(level));
    heading(ui, &players(page, contest));
    figures_ui(ui, page, &figures(page, tally));
    if tally.n_games() == 0 {
        return;
    }
    let terms = &page.words.terms;
    ui.spacing_mut().item_spacing.y = 6.0;
    fact_ui(ui, theme, words.points, &format!("{} %", terms.decimals(format!("{:.1}", tally.percentage()))));
    fact_ui(ui, theme, words.discs_a_game, &terms.decimals(format!("{:+.1}", tally.mean_margin())));
    let elo = match tally.elo() {
        Elo::About(..) => tally.elo().to_string(),
        Elo::Above(elo) if elo > 0.0 => words.strength_bound(true, elo.floor() as i64),
        Elo::Below(elo) if elo < 0.0 => words.strength_bound(false, elo.ceil() as i64),
        // A clean sheet of few games does not even say who is stronger.
        Elo::Above(_) | Elo::Below(_) | Elo::Unknown => words.unknown.to_owned(),
    };
    fact_ui(ui, theme, words.strength, &elo);
    for (name, clock) in [first, second].into_iter().zip(tally.clocks) {
        let taken = words.a_move(&terms.time(clock.mean()), &terms.count(clock.mean_nodes()));
        fact_ui(ui, theme, name, &taken);
    }
}

/// Three large figures side by side with their words below.
fn figures_ui(ui: &mut Ui, page: &Page<'_>, figures: &[(u32, &str); 3]) {
    let theme = &page.theme;
    let width = ui.available_width();
    let each = width / figures.len() as f32;
    let height = ui.text_style_height(&count()) + ui.text_style_height(&TextStyle::Small);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, figures_words(figures)));
    for (idx, (figure, name)) in figures.iter().enumerate() {
        let middle = rect.left() + each * (idx as f32 + 0.5);
        let at = pos2(middle, rect.top());
        let below = text(ui, at, Align2::CENTER_TOP, &figure.to_string(), &count(), theme.ink).bottom();
        text(ui, pos2(middle, below), Align2::CENTER_TOP, name, &TextStyle::Small, theme.ink_soft);
    }
}

/// A game: who was black, the margin for the first level, and what that level took.
fn game_ui(ui: &mut Ui, page: &Page<'_>, contest: &Match, number: usize, record: &GameResult) {
    let words = &page.words.lab;
    let terms = &page.words.terms;
    // Every opening is played twice; the first level is black in the first of the two.
    let colour = if number.is_multiple_of(2) { Disc::Black } else { Disc::White };
    let name = page.words.difficulty.level_name(contest.levels[0]);
    let line = words.game_line(number + 1, name, colour);
    let clock = record.clocks[0];
    let note = words.in_game(clock.n_moves, &terms.count(clock.nodes), &terms.time(clock.total));
    let margin = format!("{:+}", record.margin);
    pair_ui(ui, &page.theme, &Side { line: &line, note: &note }, &Side { line: &margin, note: "" });
}
