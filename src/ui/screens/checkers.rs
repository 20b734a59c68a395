//! The screen of checkers: what is said around its board, and the board itself.

use egui::{Rect, Sense, Ui, Vec2, vec2};

use crate::app::checkers::{Message, Phase, Standing};
use crate::app::{Action, Screen, Wait};
use crate::game::checkers::colour;
use crate::rules::Disc;
use crate::rules::checkers::{Move, Outcome, Piece, Side, Square, Squares};
use crate::ui::Page;
use crate::ui::board::Geometry;
use crate::ui::checkers::board::{BoardView, Scene, board, square_id, squares_ui};
use crate::ui::strings::{CheckerState, short_count};
use crate::ui::table::{Controls, Line, PlayerCard, Status, TableView, seat_name, table_ui};
use crate::ui::widgets::focus_ring;

pub(super) fn checkers_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let view = view(page);
    table_ui(ui, page, &view, board_ui);
}

fn view(page: &Page<'_>) -> TableView {
    let sight = page.app.checkers();
    let is_viewing = sight.viewing().is_some();
    let is_over = matches!(sight.phase(), Phase::Over(_));
    let tally = sight.tally();
    let shows_turn = is_viewing || !(is_over || sight.phase() == Phase::NotStarted);
    let player = |side| PlayerCard {
        side: colour(side),
        name: seat_name(page, sight.seats(), colour(side), page.words.checkers.level_name),
        count: tally.count(colour(side)),
        to_move: shows_turn && sight.position().turn() == side && !sight.position().is_over(),
    };
    let (line, detail) = status_words(page);
    TableView {
        title: page.words.checkers.title,
        rules: Screen::CheckersRules,
        players: Side::BOTH.map(player),
        status: Status {
            line,
            detail,
            is_thinking: !is_viewing && (sight.thinking().is_some() || sight.is_hinting()),
            is_result: !is_viewing && is_over,
        },
        controls: Controls {
            is_viewing,
            is_over,
            start: sight.start_offer(),
            is_watch: sight.seats().is_watch(),
            can_pause: sight.can_pause(),
            is_paused: sight.is_paused(),
            can_undo: sight.can_undo(),
            can_redo: sight.can_redo(),
            is_thinking: sight.phase() == Phase::Thinking,
            can_hurry: sight.can_hurry(),
            can_hint: sight.can_hint(),
            has_earlier: sight.shown_ply() > 0,
            can_play_from_here: sight.can_play_from_here(),
        },
        history: sight.messages().iter().map(|message| line_of(page, message)).collect(),
        shown_ply: sight.shown_ply(),
        think: None,
    }
}

fn status_words(page: &Page<'_>) -> (String, Option<String>) {
    let (words, arena) = (&page.words.checkers, &page.words.arena);
    let sight = page.app.checkers();
    if let Some(n_moves) = sight.viewing() {
        return ((arena.viewing)(n_moves, sight.game().present()), None);
    }
    match sight.phase() {
        Phase::NotStarted => (arena.press_start.to_owned(), None),
        Phase::Choosing => choosing_words(page),
        Phase::Thinking => thinking_words(page),
        Phase::Waiting(Wait::NoEngine) => (arena.no_engine.to_owned(), None),
        Phase::Waiting(_) => (arena.paused.to_owned(), None),
        Phase::Moving(glide) if !glide.is_whole() => ((words.goes_on)(glide.landing()), None),
        Phase::Moving(glide) => {
            ((words.played)(colour(glide.before.turn()), &glide.chosen, glide.crowns()), None)
        }
        Phase::Over(outcome) => {
            let loser = match outcome {
                Outcome::Won(side) => sight.position().pieces(!side).len(),
                Outcome::Drawn(_) => 0,
            };
            ((words.result)(outcome), Some((words.ended)(outcome, loser)))
        }
    }
}

fn choosing_words(page: &Page<'_>) -> (String, Option<String>) {
    let (words, arena) = (&page.words.checkers, &page.words.arena);
    let sight = page.app.checkers();
    if let Some((square, refusal)) = sight.refused() {
        return ((words.refused)(square, refusal), None);
    }
    if let Some(square) = sight.pending() {
        return ((words.tap_again)(square), None);
    }
    if let Some(hint) = sight.hint() {
        let opinion = (words.opinion)(hint.thought.score, hint.thought.depth);
        return ((words.advice)(&hint.chosen, hint.reason), Some(opinion));
    }
    if sight.is_hinting() {
        return (arena.hint_coming.to_owned(), None);
    }
    if let Some(square) = sight.chosen().filter(|_| sight.is_underway()) {
        return ((words.goes_on)(square), None);
    }
    let turn = colour(sight.game().turn());
    let is_alone = sight.seats().only_person().is_some();
    let line = if is_alone { (words.your_turn)(turn) } else { (words.turn_of)(turn) };
    let detail = match (sight.chosen(), sight.must_jump()) {
        (_, true) => Some((words.must_jump)(sight.movable().len())),
        (Some(square), false) => Some((words.chosen)(square)),
        (None, false) => (sight.game().present() < 2).then(|| words.choose.to_owned()),
    };
    (line, detail)
}

fn thinking_words(page: &Page<'_>) -> (String, Option<String>) {
    let words = &page.words.arena;
    let Some(thinking) = page.app.checkers().thinking() else { return (String::new(), None) };
    let detail = thinking.thought.map(|thought| (words.thought)(thought.depth, &short_count(thought.nodes)));
    ((words.thinking)(colour(thinking.side)), detail)
}

fn line_of(page: &Page<'_>, message: &Message) -> Line {
    let words = &page.words.checkers;
    let ply = message.ply();
    let (disc, words, score) = match message {
        Message::Begins(side) => (Some(colour(*side)), (page.words.arena.begins)(colour(*side)), None),
        Message::Move { side, chosen, score, .. } => {
            (Some(colour(*side)), (words.moved)(ply, colour(*side), chosen), Some(*score))
        }
        Message::End { outcome, .. } => {
            let winner = match outcome {
                Outcome::Won(side) => Some(colour(*side)),
                Outcome::Drawn(_) => None,
            };
            (winner, (words.result)(*outcome), None)
        }
    };
    Line { disc, words, score, ply }
}

/// The board of a side: claims its place, reads the touches, paints.
fn board_ui(ui: &mut Ui, page: &mut Page<'_>, side: f32) {
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    let sight = page.app.checkers();
    let view = BoardView {
        geometry: Geometry::new(Rect::from_center_size(place.center(), Vec2::splat(side)), false),
        turned: sight.seats().only_person() == Some(Disc::Black),
        numbers: page.app.settings().square_numbers,
    };

    let snapshot = Snapshot::of(page);
    if let Some(square) = snapshot.good_square() {
        // The first arrow key lands where something can be done.
        page.first_focus = Some(square_id(square));
    }
    let touched = squares_ui(ui, &view, sight.is_choosing(), |square| {
        (page.words.checkers.square)(square, &snapshot.state(square))
    });
    if let Some(square) = touched.tapped {
        page.ask(Action::TapChecker(square));
    }

    let scene = snapshot.scene(page.app.settings().show_legal_moves);
    board(ui.painter(), &page.theme, &view, &scene);
    if let Some((_, response)) = touched.focused {
        focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
    }
}

/// All that is to be seen and said of the board now, asked of the app once.
struct Snapshot {
    pieces: Vec<Standing>,
    movable: Squares,
    must_jump: bool,
    chosen: Option<Square>,
    landings: Squares,
    pending: Option<Square>,
    last: Option<Move>,
    hint: Option<Move>,
}

impl Snapshot {
    fn of(page: &Page<'_>) -> Self {
        let sight = page.app.checkers();
        Self {
            pieces: sight.standing(page.now),
            movable: sight.movable(),
            must_jump: sight.must_jump(),
            chosen: sight.chosen(),
            landings: sight.landings(),
            pending: sight.pending(),
            last: sight.last_move().filter(|_| !sight.is_animating() && !sight.is_underway()),
            hint: sight.hint().map(|hint| hint.chosen).filter(|_| sight.is_choosing()),
        }
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        let place = |it: &Standing| Square::at(it.col.round() as usize, it.row.round() as usize);
        self.pieces.iter().find(|it| place(it) == Some(square)).map(|it| it.piece)
    }

    fn good_square(&self) -> Option<Square> {
        let advised = self.hint.map(|hint| hint.from());
        let last = self.last.map(|last| last.to());
        self.landings.first().or(advised).or(self.movable.first()).or(last)
    }

    fn scene(&self, shows_moves: bool) -> Scene {
        let shown = |squares: Squares, shown: bool| if shown { squares } else { Squares::EMPTY };
        let mover = self.chosen.and_then(|chosen| self.piece_on(chosen));
        Scene {
            pieces: self.pieces.clone(),
            movable: shown(self.movable, shows_moves && self.chosen.is_none()),
            // A forced jump is a rule and not a help: it is always shown.
            forced: shown(self.movable, self.must_jump),
            chosen: self.chosen,
            landings: shown(self.landings, shows_moves),
            ghost: self.pending.zip(mover),
            last: self.last,
            hint: self.hint,
        }
    }

    /// What is read out for a square.
    fn state(&self, square: Square) -> CheckerState {
        let is_movable = self.movable.contains(square);
        CheckerState {
            piece: self.piece_on(square),
            movable: is_movable && !self.must_jump,
            must_jump: is_movable && self.must_jump,
            chosen: self.chosen == Some(square),
            playable: self.landings.contains(square),
            last: self.last.is_some_and(|last| last.to() == square),
            hinted: self.hint.is_some_and(|hint| [hint.from(), hint.to()].contains(&square)),
            marked: self.pending == Some(square),
        }
    }
}
