//! The screen of Othello: what is said around its board, and the board itself.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use crate::app::{About, Action, Cell, Message, Phase, Screen, ThinkAction, Wait};
use crate::engine::Score;
use crate::engine::think::{Grade, MoveRating};
use crate::game::MoveValues;
use crate::rules::{Bitboard, Disc, Square};
use crate::ui::Page;
use crate::ui::board::{Geometry, Scene, Worth, board, square_id, squares_ui};
use crate::ui::disc::Pose;
use crate::ui::strings::{SquareState, figure, short_count};
use crate::ui::table::{Controls, Line, PlayerCard, Status, TableView, ThinkLink, seat_name, table_ui};
use crate::ui::widgets::focus_ring;

pub(super) fn arena_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let view = view(page);
    table_ui(ui, page, &view, board_ui);
}

fn view(page: &Page<'_>) -> TableView {
    let app = page.app;
    let is_viewing = app.viewing().is_some();
    let is_thinking = app.thinking().is_some();
    let is_over = matches!(app.phase(), Phase::Over(_));
    let tally = app.tally();
    let shows_turn = is_viewing || !(is_over || app.phase() == Phase::NotStarted);
    let player = |side| PlayerCard {
        side,
        name: seat_name(page, app.seats(), side, page.words.difficulty.level_name),
        count: tally.count(side),
        to_move: shows_turn && app.board().turn == side && !app.board().position.is_over(),
    };
    let (line, detail) = status_words(page);
    // The position while the computer thinks about it or a person looks back, otherwise the computer's last move.
    let about = if is_thinking || is_viewing { About::Shown } else { About::LastMove };
    TableView {
        title: page.words.arena.title,
        rules: Screen::Rules,
        players: Disc::BOTH.map(player),
        status: Status {
            line,
            detail,
            is_thinking: !is_viewing && (is_thinking || app.is_hinting()),
            is_result: !is_viewing && is_over,
        },
        controls: Controls {
            is_viewing,
            is_over,
            start: app.start_offer(),
            is_watch: app.seats().is_watch(),
            can_pause: app.can_pause(),
            is_paused: app.is_paused(),
            can_undo: app.can_undo(),
            can_redo: app.can_redo(),
            is_thinking: matches!(app.phase(), Phase::Thinking(_)),
            can_hurry: app.can_hurry(),
            can_hint: app.can_hint(),
            has_earlier: app.shown_ply() > 0,
            can_play_from_here: app.can_play_from_here(),
        },
        history: app.messages().iter().map(|message| line_of(page, message)).collect(),
        shown_ply: app.shown_ply(),
        think: app.can_think().then_some(ThinkLink { about, is_thinking }),
    }
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

fn line_of(page: &Page<'_>, message: &Message) -> Line {
    let words = &page.words.arena;
    let (disc, words, score) = match *message {
        Message::Begins(disc) => (Some(disc), (words.begins)(disc), None),
        Message::Move { number, disc, at, taken, score, .. } => {
            (Some(disc), (words.moved)(number, disc, at, taken), Some(score))
        }
        Message::Pass { disc, empties, score, .. } => {
            (Some(disc), (words.passed)(disc, empties), Some(score))
        }
        Message::End { ending, .. } => (ending.winner(), (words.result)(ending), None),
    };
    Line { disc, words, score, ply: message.ply() }
}

/// The board of a side: claims its place, reads the touches, paints.
fn board_ui(ui: &mut Ui, page: &mut Page<'_>, side: f32) {
    let space = vec2(ui.available_width(), side);
    let (place, _) = ui.allocate_exact_size(space, Sense::hover());
    let outer = Rect::from_center_size(place.center(), Vec2::splat(side));
    let geometry = Geometry::new(outer, true);

    let legal = page.app.legal_moves();
    offer_square(page, legal);
    let place = |square| (geometry.rect(square), square_id(square));
    let name = |square| square_name(page, square, legal);
    let touched = squares_ui(ui, Square::all(), place, !legal.is_empty(), name);
    if let Some(square) = touched.tapped {
        // The computer's last move answers why it was made; there is nothing to be played on it.
        page.ask(if page.app.can_explain(square) {
            Action::Think(ThinkAction::Open(About::LastMove))
        } else {
            Action::Tap(square)
        });
    }

    let considered = touched
        .pressed
        .or(page.app.pending())
        .or(touched.focused.as_ref().map(|&(square, _)| square))
        .filter(|&square| legal.contains(square));
    let scene = scene(page, legal, considered);
    board(ui.painter(), &page.theme, &geometry, &scene, true);
    if let Some((_, response)) = touched.focused {
        focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
    }
}

/// The first arrow key lands where something can be played.
fn offer_square(page: &mut Page<'_>, legal: Bitboard) {
    let good = page.app.hint().map(|hint| hint.at).or(legal.first()).or(page.app.last_move());
    if let Some(square) = good {
        page.first_focus = Some(square_id(square));
    }
}

fn scene(page: &Page<'_>, legal: Bitboard, considered: Option<Square>) -> Scene {
    let app = page.app;
    let mut scene = Scene::default();
    let center = match app.phase() {
        Phase::Turning(flips) => Some(flips.at),
        _ => None,
    };
    for (square, place) in Square::all().zip(&mut scene.discs) {
        *place = pose(app.cell(square, page.now), square, center);
    }
    scene.last = app.last_move().filter(|_| !app.is_animating());
    if app.settings().show_legal_moves {
        scene.legal = legal;
    }
    scene.hint = app.hint().map(|hint| hint.at).filter(|&at| legal.contains(at));
    let settings = app.settings();
    if settings.values != MoveValues::Off {
        scene.worths =
            app.values().iter().filter(|it| legal.contains(it.at)).map(|it| worth(page, it)).collect();
    }
    if let Some(square) = considered {
        scene.worths.retain(|worth| worth.at != square);
        scene.ghost = Some((square, app.board().turn));
        scene.preview = app.board().position.flips(square);
        scene.legal &= !square.bit();
    }
    scene
}

/// What a move is worth, as the settings want it on the square.
fn worth(page: &Page<'_>, appraisal: &MoveRating) -> Worth {
    let words = &page.words.arena;
    let text = match page.app.settings().values {
        MoveValues::Figures => figure(appraisal.score),
        MoveValues::Off | MoveValues::Words => (words.grade)(appraisal.grade).to_owned(),
    };
    Worth { at: appraisal.at, grade: appraisal.grade, text }
}

fn shown_worth(page: &Page<'_>, square: Square, legal: Bitboard) -> Option<(Grade, Score)> {
    let shown = page.app.settings().values != MoveValues::Off && legal.contains(square);
    let known = page.app.values().iter().find(|it| it.at == square);
    known.filter(|_| shown).map(|it| (it.grade, it.score))
}

/// A disc rolls away from the one that was played.
fn pose(cell: Cell, square: Square, center: Option<Square>) -> Option<Pose> {
    match cell {
        Cell::Empty => None,
        Cell::Disc(disc) => Some(Pose::Lying(disc)),
        Cell::Placing(disc, progress) => Some(Pose::Landing { disc, progress }),
        Cell::Turning(to, progress) => {
            let direction = center.map_or(vec2(1.0, 0.0), |center| {
                let step = |from: usize, to: usize| (to as f32 - from as f32).clamp(-1.0, 1.0);
                vec2(step(center.col(), square.col()), step(center.row(), square.row()))
            });
            Some(Pose::Turning { to, direction, progress })
        }
    }
}

/// What is read out for a square.
fn square_name(page: &Page<'_>, square: Square, legal: Bitboard) -> String {
    let app = page.app;
    let board = app.board();
    let state = SquareState {
        disc: board.disc_at(square),
        takes: legal.contains(square).then(|| board.position.flips(square).len()),
        last: app.last_move() == Some(square),
        hinted: app.hint().is_some_and(|hint| hint.at == square),
        marked: app.pending() == Some(square),
        worth: shown_worth(page, square, legal),
    };
    (page.words.arena.square)(square, &state)
}
