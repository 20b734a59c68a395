//! Actions that are drawn by lot, at both tables and on the pages, and what must be true whatever was drawn. The fuzzer's
//! programs draw from the same lot (`fuzz/`).

use othello::app::archive::{ArchiveAction, ArchiveSheet, Filter};
use othello::app::exercises::ExerciseAction;
use othello::app::lab::{LabAction, Tab};
use othello::app::puzzles::PuzzleAction;
use othello::app::review::{ReviewAction, ReviewedGame};
use othello::app::{
    About, Action, AnimationSpeed, App, BoardAction, Brush, EditorAction, GameKind, MoveValues,
    OpeningsAction, Opponents, PlayAs, Screen, Settings, Setup, Speed, TableGame, TableView, TextForm,
    ThinkAction, Trainer, TrainerAction, TransferAction,
};
use othello::engine::puzzles::PuzzleGrade;
use othello::engine::{Elo, Level, checkers};
use othello::game::archive::{self, GameId, GameResult};
use othello::game::{Checkers, History, Othello, Seats};
use othello::rules::{Disc, Square, after_random_plies};
use othello::seeded::Seeded;

use crate::table::Table;

/// What the test has to know of a game to play it at random.
pub(crate) trait RandomGame: TableGame {
    const QUICK_LEVELS: [Self::Level; 4];

    fn any_square(random: &mut Seeded) -> Self::Square;

    /// A square that means something now, if there is one.
    fn good_square(view: TableView<'_, Self>, random: &mut Seeded) -> Option<Self::Square>;

    /// What must always be true of what only this game shows.
    fn check_board(view: TableView<'_, Self>, table: &Table);
}

impl RandomGame for Othello {
    /// One who keeps up stands for all who play like people: they appraise every move, which takes a while.
    const QUICK_LEVELS: [Level; 4] =
        [Level::Novice, Level::Apprentice, Level::Cautious, Level::Adaptive(Elo::clamped(900.0))];

    fn any_square(random: &mut Seeded) -> Square {
        random.choose(Square::all()).unwrap()
    }

    fn good_square(view: TableView<'_, Self>, random: &mut Seeded) -> Option<Square> {
        random.choose(view.legal_moves())
    }

    fn check_board(view: TableView<'_, Self>, table: &Table) {
        assert!(view.legal_moves().is_empty() || view.is_choosing());
        assert_eq!(view.legal_moves().is_empty(), !view.is_choosing(), "who may choose has a choice");
        for square in Square::all() {
            let _ = view.cell(square, table.now);
        }
        let rated = table.app.values();
        assert!(rated.iter().all(|rating| rated.len() <= 60 && rating.at.index() < 64));
    }
}

impl RandomGame for Checkers {
    const QUICK_LEVELS: [checkers::Level; 4] = [
        checkers::Level::Novice,
        checkers::Level::Apprentice,
        checkers::Level::Novice,
        checkers::Level::Apprentice,
    ];

    fn any_square(random: &mut Seeded) -> Self::Square {
        random.choose(othello::rules::checkers::Square::all()).unwrap()
    }

    fn good_square(view: TableView<'_, Self>, random: &mut Seeded) -> Option<Self::Square> {
        let good = if random.below(3) == 0 { view.movable() } else { view.landings() };
        random.choose(good)
    }

    fn check_board(view: TableView<'_, Self>, table: &Table) {
        let standing = view.pieces_shown(table.now);
        assert!(standing.len() <= 24 && standing.iter().all(|it| (0.0..=1.0).contains(&it.opacity)));
        assert!(view.movable().is_empty() || view.is_choosing());
        assert!(view.landings().is_empty() || view.chosen().is_some());
    }
}

fn any_setup<G: RandomGame>(random: &mut Seeded) -> Setup<G::Level> {
    Setup {
        opponents: random.choose([Opponents::Computer, Opponents::People, Opponents::Watch]).unwrap(),
        person: random.choose(Disc::BOTH).unwrap(),
        level: random.choose(G::QUICK_LEVELS).unwrap(),
        black_level: G::QUICK_LEVELS[0],
        last_engine: random.choose(G::QUICK_LEVELS).unwrap(),
        last_person: random.choose(G::QUICK_LEVELS).unwrap(),
    }
}

/// Most of what is asked of a board are taps, and most taps are on squares that mean something.
fn any_board_action<G: RandomGame>(table: &Table, random: &mut Seeded) -> Action {
    G::action(match random.below(44) {
        0 => BoardAction::SetUp(any_setup::<G>(random)),
        1..=3 => BoardAction::Start,
        17 => BoardAction::Restart,
        4 => BoardAction::Skip,
        5 => BoardAction::Undo,
        6 => BoardAction::Redo,
        7 => BoardAction::Hint,
        8 => BoardAction::MoveNow,
        9 => BoardAction::View(random.below(12)),
        10 => BoardAction::ViewPrevious,
        11 => BoardAction::ViewNext,
        12 => BoardAction::LeaveView,
        13 => BoardAction::PlayFromHere,
        14 => BoardAction::Pause,
        15 => BoardAction::GoOn,
        16 => BoardAction::Step,
        _ => {
            let good = G::good_square(table.app.table::<G>(), random).filter(|_| random.below(8) > 0);
            BoardAction::Tap(good.unwrap_or_else(|| G::any_square(random)))
        }
    })
}

/// The view of a search, at depths that take no second.
fn any_think_action(random: &mut Seeded) -> ThinkAction {
    match random.below(10) {
        0..=2 => ThinkAction::Open(
            random.choose([About::Lesson, About::Shown, About::LastMove, About::Reviewed]).unwrap(),
        ),
        3 => ThinkAction::Options,
        4 => ThinkAction::Depth(random.below(4) as u32),
        5 => ThinkAction::Step(random.below(40)),
        6 => ThinkAction::Back,
        7 => ThinkAction::Play,
        8 => ThinkAction::Speed(random.choose(Speed::ALL).unwrap()),
        _ => ThinkAction::Forward,
    }
}

/// The end of a game of random moves, which takes no second to appraise.
pub(crate) fn late_game(seed: u64, seats: Option<Seats>) -> ReviewedGame {
    let mut random = Seeded::new(seed);
    let mut board = after_random_plies(46, &mut random);
    let start = board;
    let mut moves = Vec::new();
    while !board.position.is_over() {
        if board.position.must_pass() {
            board = board.pass();
            continue;
        }
        let at = random.choose(board.position.moves()).unwrap();
        moves.push(at);
        board = board.play(at).unwrap();
    }
    ReviewedGame { start, moves, seats }
}

/// A review of the end of some game, which takes no second.
fn any_review_action(random: &mut Seeded) -> ReviewAction {
    match random.below(13) {
        0 | 1 => ReviewAction::Open(Box::new(late_game(random.next(), None))),
        2 => ReviewAction::OpenTable,
        3 | 4 => ReviewAction::GoTo(random.below(16)),
        5 => ReviewAction::Previous,
        6 => ReviewAction::Next,
        7 => ReviewAction::Mistake { forward: random.below(2) == 0 },
        8 => ReviewAction::Stop,
        9 => ReviewAction::Deeper,
        10 => ReviewAction::Practise,
        _ => ReviewAction::GoOn,
    }
}

/// The Lab page with experiments that take no second.
fn any_lab_action(random: &mut Seeded) -> LabAction {
    match random.below(10) {
        0 => LabAction::Show(random.choose([Tab::Compare, Tab::Match]).unwrap()),
        1 => LabAction::ShowResults(random.below(2) == 0),
        2 => LabAction::Game(random.choose([GameKind::Othello, GameKind::Checkers]).unwrap()),
        3 => LabAction::Depth(random.below(5) as u32),
        4 => LabAction::Player(random.below(2) == 0, random.choose(Othello::QUICK_LEVELS).unwrap()),
        5 => LabAction::PositionSeed(random.next()),
        6 => LabAction::PositionPlies(random.next() as u32),
        7 => LabAction::Stop,
        8 => LabAction::GoOn,
        _ => LabAction::Start,
    }
}

/// Something on the open page, if it is one of those where games come from elsewhere.
fn any_page_action(table: &Table, random: &mut Seeded) -> Option<Action> {
    let play_as =
        random.choose([PlayAs::Against(Disc::Black), PlayAs::Against(Disc::White), PlayAs::People]).unwrap();
    // Nobody stays for long: the boards have more to show.
    let leave = Action::Open(random.choose([Screen::Arena, Screen::Checkers]).unwrap());
    Some(match table.app.screen() {
        Screen::Openings | Screen::Transfer | Screen::Editor | Screen::Review if random.below(3) == 0 => {
            leave
        }
        Screen::Review => Action::Review(any_review_action(random)),
        Screen::Openings => Action::Openings(match random.below(5) {
            0 | 1 => OpeningsAction::Show(random.below(300)),
            2 => OpeningsAction::Previous,
            3 => OpeningsAction::Next,
            _ => OpeningsAction::Play(play_as),
        }),
        Screen::Transfer => Action::Transfer(match random.below(8) {
            0 | 1 => return Some(Action::Paste(any_text(table, random))),
            2 => TransferAction::Form(
                random.choose([TextForm::Transcript, TextForm::Ggf, TextForm::Board]).unwrap(),
            ),
            3 => TransferAction::Copy,
            4 => TransferAction::Share,
            5 => TransferAction::SetUp,
            6 => TransferAction::Review,
            _ => TransferAction::Play(play_as),
        }),
        Screen::Editor => Action::Editor(match random.below(12) {
            0 => EditorAction::Brush(random.choose(Brush::ALL).unwrap()),
            1 => EditorAction::Turn(random.choose(Disc::BOTH).unwrap()),
            2 => EditorAction::Clear,
            3 => EditorAction::Reset,
            4 => EditorAction::Undo,
            5 => EditorAction::Play(play_as),
            _ => EditorAction::Tap(random.choose(Square::all()).unwrap()),
        }),
        _ => return None,
    })
}

/// A good text, one cut short, or none.
fn any_text(table: &Table, random: &mut Seeded) -> String {
    let text =
        table.app.shared_game().map_or("f5d6c3".to_owned(), |game| game.text(table.app.text_form(&game)));
    if random.below(2) == 0 { text.chars().take(random.below(40)).collect() } else { text }
}

/// Half of the answers are right.
fn any_trainer_action(trainer: Option<&Trainer>, random: &mut Seeded) -> TrainerAction {
    let good = trainer.and_then(|trainer| random.choose(trainer.choices()));
    match random.below(12) {
        0 => TrainerAction::Hint,
        1 => TrainerAction::Solution,
        2 | 3 => TrainerAction::TryAgain,
        4 => TrainerAction::StepBack,
        5 => TrainerAction::StepOn,
        6 => TrainerAction::Tap(random.choose(Square::all()).unwrap()),
        7..=9 => TrainerAction::Tap(trainer.map_or(Square::A1, Trainer::best)),
        _ => TrainerAction::Tap(good.unwrap_or(Square::A1)),
    }
}

/// Something on the page of the puzzles or on that of the exercises.
pub(crate) fn any_training_action(table: &Table, random: &mut Seeded) -> Action {
    let app = &table.app;
    match random.below(20) {
        0 => Action::Puzzles(PuzzleAction::OpenDaily),
        1 => Action::Puzzles(PuzzleAction::OpenGrade(random.choose(PuzzleGrade::ALL).unwrap())),
        2..=4 => Action::Puzzles(PuzzleAction::Next),
        5 => Action::Puzzles(PuzzleAction::Close),
        6..=8 => Action::Exercises(ExerciseAction::Next),
        9 => Action::Exercises(ExerciseAction::Close),
        10..=14 => {
            let action = any_trainer_action(app.exercises().trainer(), random);
            Action::Exercises(ExerciseAction::Trainer(action))
        }
        _ => Action::Puzzles(PuzzleAction::Trainer(any_trainer_action(app.puzzles().trainer(), random))),
    }
}

/// What is kept of both pages.
pub(crate) fn training(app: &App) -> String {
    let trained = |trainer: &Trainer| (trainer.stage(), trainer.is_hinted());
    let (puzzles, exercises) = (app.puzzles(), app.exercises());
    let opened = puzzles.opened().map(|(_, idx, is_daily)| (idx, is_daily));
    format!(
        "{:?} {opened:?} {:?} {:?} {:?}",
        puzzles.progress(),
        puzzles.trainer().map(trained),
        exercises.exercises(),
        exercises.trainer().map(trained),
    )
}

pub(crate) fn any_action(table: &Table, random: &mut Seeded) -> Action {
    let screens = [
        Screen::Menu,
        Screen::Difficulty,
        Screen::Arena,
        Screen::Checkers,
        Screen::Settings,
        Screen::Think,
        Screen::Lab,
        Screen::Archive,
        Screen::Statistics,
        Screen::Openings,
        Screen::Transfer,
        Screen::Editor,
        Screen::Puzzles,
        Screen::Exercises,
    ];
    if random.below(4) > 0
        && let Some(action) = any_page_action(table, random)
    {
        return action;
    }
    match random.below(118) {
        0 | 1 => Action::Open(random.choose(screens).unwrap()),
        2 => Action::Back,
        3 => Action::Confirm,
        4 => Action::Cancel,
        5 => Action::Pick(random.choose([GameKind::Othello, GameKind::Checkers]).unwrap()),
        6 => Action::NewGame,
        7 => Action::Change(Settings {
            animation: random.choose(AnimationSpeed::ALL).unwrap(),
            values: random.choose(MoveValues::ALL).unwrap(),
            confirm_tap: random.below(4) == 0,
            deliberate: random.below(2) == 0,
            undo_allowed: random.below(4) > 0,
            ..*table.app.settings()
        }),
        8 => random.choose([Action::ResetSettings, Action::ResetRating]).unwrap(),
        9 => Action::Suspend,
        // Nobody plays in an app that nobody sees for long.
        10..=12 => Action::Resume,
        110..=113 if matches!(table.app.screen(), Screen::Archive | Screen::Statistics) => {
            any_archive_action(table, random)
        }
        13..=15 => Action::Open(Screen::Arena),
        16..=19 => Action::Open(Screen::Checkers),
        20 => Action::Think(any_think_action(random)),
        21 => Action::Lab(any_lab_action(random)),
        114..=117 => any_training_action(table, random),
        22 => Action::Review(any_review_action(random)),
        // The board that is open is asked more often than the other one.
        kind if (kind < 28) != (table.app.screen() == Screen::Checkers) => {
            any_board_action::<Checkers>(table, random)
        }
        _ => any_board_action::<Othello>(table, random),
    }
}

fn any_archive_action(table: &Table, random: &mut Seeded) -> Action {
    let page = table.app.archive();
    let id = random.choose(page.shown().iter().copied()).unwrap_or(GameId(1));
    let filter = Filter { result: random.choose([None, Some(GameResult::Won)]).unwrap(), ..page.filter() };
    let opening =
        random.choose(page.openings().iter().map(|&(name, _)| name)).filter(|_| random.below(2) == 0);
    Action::Archive(match random.below(9) {
        0 => ArchiveAction::Show(ArchiveSheet::Game(id)),
        1 => ArchiveAction::Show(ArchiveSheet::Filter),
        2 => ArchiveAction::Filter(Filter { opening, ..filter }),
        3 => random.choose([ArchiveAction::Delete(id), ArchiveAction::Review(id)]).unwrap(),
        4 => ArchiveAction::UndoDelete,
        5 => random.choose([ArchiveAction::CopyAll, ArchiveAction::Share(id)]).unwrap(),
        6 => ArchiveAction::Statistics(random.choose(GameKind::ALL).unwrap()),
        7 => return Action::Paste("2026-11-17 othello person club black:13-0 e6f4e3f6g5d6e7f5c5".to_owned()),
        _ => return Action::Paste("no game".to_owned()),
    })
}

/// Every game of the archive as text.
fn archived(app: &App) -> Option<String> {
    app.archive().games().map(archive::export)
}

/// Both games as the lot wants them, one of them about to begin.
pub(crate) fn begin(table: &mut Table, random: &mut Seeded) {
    table.app.set_today("2026-11-17".parse().unwrap());
    table.act(Action::Othello(BoardAction::SetUp(any_setup::<Othello>(random))));
    table.act(Action::Checkers(BoardAction::SetUp(any_setup::<Checkers>(random))));
    table.act(Action::NewGame);
}

/// A new start with the same files, while the killed app still lies there. What was only shown, chosen or half thought
/// of may go with the process; whatever was played or set may not.
pub(crate) fn killed_and_restored(killed: &Table, mut restored: Table, seed: u64) -> Table {
    assert_eq!(restored.app.notice(), None, "seed {seed}");
    compare_apps(&killed.app, &restored.app, seed);
    restored.now = killed.now;
    restored.app.set_today(killed.app.today());
    restored
}

/// What was played, set and left open before is there after.
pub(crate) fn compare_apps(before: &App, after: &App, seed: u64) {
    assert_eq!(after.settings(), before.settings(), "seed {seed}");
    assert_eq!((after.screen(), after.picked()), (before.screen(), before.picked()), "seed {seed}");
    assert_eq!(after.openings(), before.openings(), "seed {seed}");
    let (editor, restored_editor) = (before.editor(), after.editor());
    assert_eq!(restored_editor.board(), editor.board(), "seed {seed}");
    assert_eq!(restored_editor.can_undo(), editor.can_undo(), "seed {seed}");
    compare(before.othello(), after.othello(), seed);
    compare(before.checkers(), after.checkers(), seed);
    assert_eq!(after.window(), before.window(), "seed {seed}");
    assert_eq!(after.lab().choices(), before.lab().choices(), "seed {seed}");
    // Only a page that shows the archive reads it; the order within a day may differ after an undone deletion.
    let sorted = |text: Option<String>| {
        text.map(|text| text.lines().map(str::to_owned).collect::<std::collections::BTreeSet<_>>())
    };
    if before.screen() == Screen::Archive {
        assert_eq!(sorted(archived(after)), sorted(archived(before)), "seed {seed}");
    }
    assert_eq!(training(after), training(before), "seed {seed}");
    let rating = |app: &App| (app.rating().n_games(), app.rating().estimates().to_vec());
    assert_eq!(rating(after), rating(before), "seed {seed}");
    assert_eq!(after.review().game(), before.review().game(), "seed {seed}");
    assert_eq!(after.review().cursor(), before.review().cursor(), "seed {seed}");
    assert!(after.review().progress() >= before.review().progress(), "seed {seed}");
}

fn compare<G: TableGame>(before: TableView<'_, G>, after: TableView<'_, G>, seed: u64) {
    assert_eq!(after.game(), before.game(), "seed {seed}");
    assert_eq!(after.setup(), before.setup(), "seed {seed}");
    // A game that nobody has begun takes its seats from the difficulty page.
    assert!(after.seats() == before.seats() || !before.has_game(), "seed {seed}");
    assert_eq!((after.has_game(), after.is_paused()), (before.has_game(), before.is_paused()), "seed {seed}");
}

/// Everything that a screen would read, and what must always be true of it.
pub(crate) fn check<G: RandomGame>(table: &Table, seed: u64) {
    let view = table.app.table::<G>();
    let game = view.game();
    let replayed = History::<G>::replay(*game.start(), &game.text());
    assert_eq!(replayed.map(|known| known.n_recorded()), Ok(game.n_recorded()), "seed {seed}");
    assert!(view.shown_ply() <= game.present(), "seed {seed}");
    assert!(view.viewing().is_none_or(|ply| ply < game.present()), "seed {seed}");
    assert!(view.messages().len() <= game.present() + 2, "seed {seed}");
    let _ = (view.last_move(), view.thinking(), view.hint(), view.can_undo(), view.can_hurry(), view.tally());
    G::check_board(view, table);
}
