//! The screen of checkers: its words and its board.

use egui::{Id, Rect, Ui};

use crate::app::checkers::{MoveAnimation, PieceView, TapRefusal};
use crate::app::{Action, App, BoardAction, ComputerKind, Hint, Screen, Setup, TableView};
use crate::engine::checkers::{Level, Thought};
use crate::game::{Checkers, colour};
use crate::rules::Disc;
use crate::rules::checkers::{Move, Outcome, Piece, Square, Squares};
use crate::ui::Page;
use crate::ui::access::BoardQuestion;
use crate::ui::board::{Geometry, Questions};
use crate::ui::checkers::board::{BoardView, Scene, board, square_id, squares_ui};
use crate::ui::strings::{CheckerState, Strings, short_count};
use crate::ui::table::{GameScreen, Sentences, answer};
use crate::ui::widgets::focus_ring;

impl GameScreen for Checkers {
    const RULES: Screen = Screen::CheckersRules;
    const KINDS: &'static [ComputerKind] = &[ComputerKind::Engine];

    fn kind_of(_: Level) -> ComputerKind {
        ComputerKind::Engine
    }

    fn levels(_: ComputerKind) -> Vec<Level> {
        Level::ALL.to_vec()
    }

    fn last_of(setup: Setup<Level>, _: ComputerKind, _: &App) -> Level {
        setup.level
    }

    fn title(words: &Strings) -> &'static str {
        words.checkers.title
    }

    fn level_name(words: &Strings, level: Level) -> &'static str {
        words.checkers.level_name(level)
    }

    fn level_summary(words: &Strings, level: Level) -> &'static str {
        words.checkers.level_summary(level)
    }

    fn board_ui(ui: &Ui, page: &mut Page<'_>, place: Rect) {
        let table = page.app.checkers();
        let view = BoardView {
            geometry: Geometry::new(place, false),
            turned: table.seats().only_person() == Some(Disc::Black),
            numbers: page.app.settings().square_numbers,
        };
        let snapshot = Snapshot::of(page);
        if let Some(square) = snapshot.good_square() {
            // The first arrow key lands where something can be done.
            page.first_focus = Some(square_id(square));
        }
        let name = |square| page.words.checkers.square(square, &snapshot.state(square));
        let questions = Questions { words: &page.words.access, offered: QUESTIONS };
        let touched = squares_ui(ui, &view, table.is_choosing(), questions, name);
        if let Some(asked) = touched.asked {
            let about_squares = row_words(page, &snapshot, asked.0);
            answer::<Self>(page, asked, Some(about_squares));
        }
        if let Some(square) = touched.tapped {
            page.ask(Action::Checkers(BoardAction::Tap(square)));
        }

        let scene = snapshot.scene(page.app.settings().show_legal_moves);
        board(ui.painter(), &page.theme, &view, &scene);
        if let Some((_, response)) = touched.focused {
            focus_ring(ui.painter(), &page.theme, response.rect, 4.0);
        }
    }

    fn thought_words(words: &Strings, thought: &Thought) -> String {
        words.arena.thought(thought.depth, &short_count(thought.nodes))
    }

    fn turn_words(words: &Strings, table: TableView<'_, Self>) -> Sentences {
        let words = &words.checkers;
        if let Some(square) = table.chosen().filter(|_| table.is_underway()) {
            return (words.goes_on(square), None);
        }
        let turn = table.game().turn();
        let is_alone = table.seats().only_person().is_some();
        let line = if is_alone { words.your_turn(turn) } else { words.turn_of(turn) };
        let detail = match (table.chosen(), table.must_jump()) {
            (_, true) => Some(words.must_jump(table.movable().len())),
            (Some(square), false) => Some(words.chosen(square)),
            (None, false) => (table.game().present() < 2).then(|| words.choose.to_owned()),
        };
        (line, detail)
    }

    fn refused_words(words: &Strings, _: TableView<'_, Self>, at: Square, why: TapRefusal) -> String {
        words.checkers.refused(at, why)
    }

    fn tap_again_words(words: &Strings, at: Square) -> String {
        words.checkers.tap_again(at)
    }

    fn hint_words(words: &Strings, hint: &Hint<Self>) -> Sentences {
        let opinion = words.checkers.opinion(hint.thought.score, hint.thought.depth);
        (words.checkers.advice(&hint.chosen, hint.reason), Some(opinion))
    }

    fn moving_words(words: &Strings, animation: &MoveAnimation) -> String {
        let words = &words.checkers;
        if animation.is_whole() {
            words.played(colour(animation.before.turn()), &animation.chosen, animation.crowns())
        } else {
            words.goes_on(animation.landing())
        }
    }

    fn result_words(words: &Strings, outcome: Outcome) -> String {
        words.checkers.result(outcome)
    }

    fn ended_words(words: &Strings, table: TableView<'_, Self>, outcome: Outcome) -> String {
        let loser = match outcome {
            Outcome::Won(side) => table.position().pieces(!side).len(),
            Outcome::Drawn(_) => 0,
        };
        words.checkers.ended(outcome, loser)
    }

    /// Where the chosen piece may land; before one is chosen, the pieces that may move.
    fn next_playable(table: TableView<'_, Self>, after: Square) -> Option<Id> {
        let landings = table.landings();
        let playable = if landings.is_empty() { table.movable() } else { landings };
        let later = playable.into_iter().find(|square| square.number() > after.number());
        later.or(playable.first()).map(square_id)
    }

    fn ply_words(words: &Strings, number: usize, disc: Disc, played: Move) -> String {
        words.checkers.moved(number, disc, &played)
    }
}

/// What those can ask who listen. Columns are left out: on each, every other square is pale.
const QUESTIONS: &[BoardQuestion] =
    &[BoardQuestion::NextPlayable, BoardQuestion::LastMove, BoardQuestion::Row, BoardQuestion::Score];

/// A row of dark squares, by those that have a piece on them or where one may land.
fn row_words(page: &Page<'_>, snapshot: &Snapshot, of: Square) -> String {
    let row = Square::all().filter(|square| square.row() == of.row());
    let worth_a_word = row.filter_map(|square| {
        let state = snapshot.state(square);
        (state.piece.is_some() || state.playable).then(|| page.words.checkers.square(square, &state))
    });
    let words = &page.words.access;
    words.row(of.row() + 1, &words.line(worth_a_word))
}

/// All that is to be seen and said of the board now, asked of the app once.
struct Snapshot {
    pieces: Vec<PieceView>,
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
        let table = page.app.checkers();
        Self {
            pieces: table.pieces_shown(page.now),
            movable: table.movable(),
            must_jump: table.must_jump(),
            chosen: table.chosen(),
            landings: table.landings(),
            pending: table.pending(),
            last: table.last_move().filter(|_| !table.is_animating() && !table.is_underway()),
            hint: table.hint().map(|hint| hint.chosen).filter(|_| table.is_choosing()),
        }
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        let place = |it: &PieceView| Square::at(it.col.round() as usize, it.row.round() as usize);
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
