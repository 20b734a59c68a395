//! The screen of Othello: its words and its board.

use egui::{Id, Rect, Ui};

use crate::app::review::ReviewAction;
use crate::app::{
    About, Action, App, BoardAction, ComputerKind, FlipAnimation, Hint, MoveValues, NotLegal, Phase, Screen,
    Setup, TableView, ThinkAction,
};
use crate::engine::people::Person;
use crate::engine::think::{Grade, MoveRating};
use crate::engine::{Elo, Level, Score, Thought};
use crate::game::{Ending, Othello, Ply};
use crate::rules::openings::Openings;
use crate::rules::{Bitboard, Disc, Square};
use crate::ui::Page;
use crate::ui::access::BoardQuestion;
use crate::ui::board::{Questions, Scene, Worth, answer_about_squares, pressable_board, square_id};
use crate::ui::disc::Pose;
use crate::ui::strings::{SquareState, Strings, figure, short_count};
use crate::ui::table::{GameScreen, Sentences, ThinkLink, answer};

impl GameScreen for Othello {
    const RULES: Screen = Screen::Rules;
    const KINDS: &'static [ComputerKind] =
        &[ComputerKind::LikeAPerson, ComputerKind::Adaptive, ComputerKind::Engine];

    fn kind_of(level: Level) -> ComputerKind {
        ComputerKind::of(level)
    }

    fn levels(kind: ComputerKind) -> Vec<Level> {
        match kind {
            ComputerKind::LikeAPerson => Person::ALL.map(Level::Person).to_vec(),
            ComputerKind::Adaptive => Vec::new(),
            ComputerKind::Engine => Level::ENGINES.to_vec(),
        }
    }

    fn last_of(setup: Setup, kind: ComputerKind, app: &App) -> Level {
        setup.last_of(kind, app.rating().elo())
    }

    fn remembering(setup: Setup, level: Level) -> Setup {
        setup.remembering(level)
    }

    fn strength(level: Level) -> Option<Elo> {
        Some(level.elo())
    }

    fn level_note(words: &Strings, level: Level) -> Option<&'static str> {
        matches!(level, Level::Person(person) if !person.is_fitted()).then_some(words.difficulty.extrapolated)
    }

    fn title(words: &Strings) -> &'static str {
        words.arena.title
    }

    fn level_name(words: &Strings, level: Level) -> &'static str {
        words.difficulty.level_name(level)
    }

    fn level_summary(words: &Strings, level: Level) -> &'static str {
        words.difficulty.level_summary(level)
    }

    fn review() -> Action {
        Action::Review(ReviewAction::OpenTable)
    }

    fn review_of_viewed(app: &App) -> Option<Action> {
        app.can_review_table().then(Self::review)
    }

    fn board_ui(ui: &Ui, page: &mut Page<'_>, place: Rect) {
        let table = page.app.othello();
        let legal = table.legal_moves();
        offer_square(page, legal);
        let name = |square| square_name(page, square, legal);
        let questions = Questions { words: &page.words.access, offered: &BoardQuestion::ALL };
        let scene = |pressed: Option<Square>, focused| {
            let considered = pressed.or(table.pending()).or(focused);
            scene(page, legal, considered.filter(|&square| legal.contains(square)))
        };
        let touched = pressable_board(ui, &page.theme, place, !legal.is_empty(), questions, name, scene);
        if let Some(asked) = touched.asked {
            let is_worth_a_word =
                |square: &Square| legal.contains(*square) || table.board().disc_at(*square).is_some();
            let word = |square| Some(square).filter(is_worth_a_word).map(name);
            let about_squares = answer_about_squares(&page.words.access, asked, word);
            answer::<Self>(page, asked, about_squares);
        }
        if let Some(square) = touched.tapped {
            // The computer's last move answers why it was made; there is nothing to be played on it.
            page.ask(if page.app.can_explain(square) {
                Action::Think(ThinkAction::Open(About::LastMove))
            } else {
                Action::Othello(BoardAction::Tap(square))
            });
        }
    }

    /// The position while the computer thinks about it or a person looks back, otherwise the computer's last move.
    fn think_link(page: &Page<'_>) -> Option<ThinkLink> {
        let table = page.app.othello();
        let is_thinking = table.thinking().is_some();
        let about = if is_thinking || table.viewing().is_some() { About::Shown } else { About::LastMove };
        page.app.can_think().then_some(ThinkLink { about, is_thinking })
    }

    fn thought_words(words: &Strings, thought: &Thought) -> String {
        if thought.is_from_book() {
            return words.arena.from_book.to_owned();
        }
        words.arena.thought(thought.depth, &short_count(thought.nodes))
    }

    fn opening(words: &Strings, table: TableView<'_, Self>) -> Option<&'static str> {
        let boards = (0..=table.shown_ply()).filter_map(|ply| table.game().position_at(ply).copied());
        let followed = Openings::shipped().of_game(boards, words.opening_names)?;
        Some(followed.opening.name())
    }

    fn turn_words(words: &Strings, table: TableView<'_, Self>) -> Sentences {
        let words = &words.arena;
        let turn = table.game().turn();
        let moves = table.legal_moves().len();
        let is_alone = table.seats().only_person().is_some();
        let line = if is_alone { words.your_turn(turn, moves) } else { words.turn_of(turn, moves) };
        (line, (table.game().n_moves() == 0).then(|| words.begins(turn)))
    }

    fn refused_words(words: &Strings, table: TableView<'_, Self>, at: Square, _: NotLegal) -> String {
        words.arena.refused(at, table.board().disc_at(at).is_some())
    }

    fn tap_again_words(words: &Strings, at: Square) -> String {
        words.arena.tap_again(at)
    }

    fn hint_words(words: &Strings, hint: &Hint<Self>) -> Sentences {
        let opinion = words.arena.opinion(hint.thought.score, hint.thought.depth);
        (words.arena.advice(hint.chosen, hint.reason), Some(opinion))
    }

    fn moving_words(words: &Strings, flips: &FlipAnimation) -> String {
        words.arena.played(flips.disc, flips.at, flips.turned.len())
    }

    fn passing_words(words: &Strings, table: TableView<'_, Self>, disc: Disc) -> String {
        words.arena.passes(disc, table.board().position.empties().len())
    }

    fn result_words(words: &Strings, ending: Ending) -> String {
        words.arena.result(ending)
    }

    fn ended_words(words: &Strings, _: TableView<'_, Self>, ending: Ending) -> String {
        words.arena.ended(ending)
    }

    fn next_playable(table: TableView<'_, Self>, after: Square) -> Option<Id> {
        let legal = table.legal_moves();
        let later = legal.into_iter().find(|square| square.index() > after.index());
        later.or(legal.first()).map(square_id)
    }

    fn ply_words(words: &Strings, number: usize, disc: Disc, played: Ply) -> String {
        match played {
            Ply::Move { at, flips, .. } => words.arena.moved(number, disc, at, flips.len()),
            Ply::Pass { .. } => words.arena.passed(disc),
        }
    }
}

/// The first arrow key lands where something can be played.
fn offer_square(page: &mut Page<'_>, legal: Bitboard) {
    let table = page.app.othello();
    let good = table.hint().map(|hint| hint.chosen).or(legal.first()).or(table.last_move());
    if let Some(square) = good {
        page.first_focus = Some(square_id(square));
    }
}

fn scene(page: &Page<'_>, legal: Bitboard, considered: Option<Square>) -> Scene {
    let table = page.app.othello();
    let settings = page.app.settings();
    let mut scene = Scene::default();
    let center = match table.phase() {
        Phase::Moving(flips) => Some(flips.at),
        _ => None,
    };
    for (square, place) in Square::all().zip(&mut scene.discs) {
        *place = Pose::of_square(table.cell(square, page.now), square, center);
    }
    scene.last = table.last_move().filter(|_| !table.is_animating());
    if settings.show_legal_moves {
        scene.legal = legal;
    }
    scene.hint = table.hint().map(|hint| hint.chosen).filter(|&at| legal.contains(at));
    if settings.values != MoveValues::Off {
        scene.worths =
            page.app.values().iter().filter(|it| legal.contains(it.at)).map(|it| worth(page, it)).collect();
    }
    if let Some(square) = considered {
        scene.worths.retain(|worth| worth.at != square);
        scene.ghost = Some((square, table.board().turn));
        scene.preview = table.board().position.flips(square);
        scene.legal &= !square.bit();
    }
    scene
}

/// What a move is worth, as the settings want it on the square.
fn worth(page: &Page<'_>, rating: &MoveRating) -> Worth {
    let words = &page.words.arena;
    let text = match page.app.settings().values {
        MoveValues::Figures => figure(rating.score),
        MoveValues::Off | MoveValues::Words => words.grade(rating.grade).to_owned(),
    };
    Worth { at: rating.at, grade: rating.grade, text }
}

fn shown_worth(page: &Page<'_>, square: Square, legal: Bitboard) -> Option<(Grade, Score)> {
    let shown = page.app.settings().values != MoveValues::Off && legal.contains(square);
    let known = page.app.values().iter().find(|it| it.at == square);
    known.filter(|_| shown).map(|it| (it.grade, it.score))
}

/// What is read out for a square.
fn square_name(page: &Page<'_>, square: Square, legal: Bitboard) -> String {
    let table = page.app.othello();
    let board = table.board();
    let state = SquareState {
        disc: board.disc_at(square),
        takes: legal.contains(square).then(|| board.position.flips(square).len()),
        last: table.last_move() == Some(square),
        hinted: table.hint().is_some_and(|hint| hint.chosen == square),
        marked: table.pending() == Some(square),
        worth: shown_worth(page, square, legal),
    };
    page.words.arena.square(square, &state)
}
