//! Whoever asked for a thought is the only one who can stop it.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use othello::app::lab::LabAction;
use othello::app::{
    About, Action, AnimationSpeed, App, Pace, Phase, Screen, Settings, Storage, Stored, TableGame,
    ThinkAction,
};
use othello::engine::checkers;
use othello::engine::search::{Algorithm, Order, Plan};
use othello::engine::think::{Inquiry, MoveRater, PaperEval, explore, rate_moves};
use othello::engine::worker::{Job, Polled, Worker};
use othello::engine::{Level, Stop};
use othello::game::{Checkers, History, Othello, Record, Seats};
use othello::lab::{Comparison, SearchVariant, TestPosition};
use othello::rules::{Board, Disc};

use crate::table::{Table, against};

/// A table at which Othello's discs are turning, with the computer's reply to come, and checkers lies beside it with a
/// computer of eight moves to begin. Nothing is played before the test says so.
fn with_turning_discs() -> Table {
    let mut storage = Storage::memory();
    let seats = Seats::against(checkers::Level::Club, Disc::White);
    let record = Record::<Checkers> { begun: true, ..Record::new(seats, 1) };
    storage.write(Stored::Checkers, record.to_text().as_bytes()).unwrap();
    let mut table = Table::open(storage);
    table.act(Action::Change(Settings { animation: AnimationSpeed::Normal, ..*table.app.settings() }));
    table.app.set_pace(Pace { reply: Duration::from_hours(1), ..Pace::INSTANT });
    table.begin(against(Level::Novice, Disc::Black));
    table.tap("f5");
    assert!(matches!(table.app.othello().phase(), Phase::Moving(_)));
    table
}

/// The discs come to rest on a board that nobody sees, and the work goes on until it is done.
fn wait_until(table: &mut Table, is_done: impl Fn(&App) -> bool) {
    table.wait(Duration::from_secs(5));
    assert!(matches!(table.app.othello().phase(), Phase::Waiting(_)));
    while !is_done(&table.app) {
        table.wait_for_the_engine();
        table.app.tick(table.now);
    }
}

/// Seen: whoever opened checkers while Othello's discs still turned got a move of depth 3 in the place of depth 8,
/// because Othello stopped whatever the thread did to say that it has to wait.
#[test]
fn discs_that_come_to_rest_leave_the_thought_of_checkers_alone() {
    let mut table = with_turning_discs();
    table.act(Action::Open(Screen::Checkers));
    wait_until(&mut table, |app| app.checkers().thinking().is_none_or(|thinking| thinking.is_settled));
    let thinking = table.app.checkers().thinking().expect("the move waits to be shown");
    assert_eq!(thinking.thought.map(|thought| thought.depth), Some(8));
}

#[test]
fn discs_that_come_to_rest_leave_the_search_that_is_shown_alone() {
    let mut table = with_turning_discs();
    table.act(Action::Think(ThinkAction::Open(About::Lesson)));
    table.act(Action::Think(ThinkAction::Depth(5)));
    wait_until(&mut table, |app| app.study().explored.is_some());
}

#[test]
fn discs_that_come_to_rest_leave_the_lab_alone() {
    let mut table = with_turning_discs();
    table.act(Action::Open(Screen::Lab));
    table.act(Action::Lab(LabAction::Start));
    assert!(table.app.lab().running().is_some());
    wait_until(&mut table, |app| app.lab().running().is_none());
    assert!(table.app.lab().comparison().unwrap().is_complete());
}

/// A job of one of those who ask the thread, and what it finds when nobody disturbs it.
type Asker = fn(&mut Worker) -> Box<dyn Answer>;

trait Answer {
    /// What came last, once the job has ended.
    fn last(&mut self) -> Option<String>;
}

struct Asked<R> {
    job: Job<R>,
    last: String,
}

impl<R: std::fmt::Debug> Answer for Asked<R> {
    fn last(&mut self) -> Option<String> {
        loop {
            match self.job.poll() {
                Polled::Report(report) => self.last = format!("{report:?}"),
                Polled::Pending => return None,
                Polled::Ended => return Some(self.last.clone()),
            }
        }
    }
}

fn asked<R: std::fmt::Debug + 'static>(job: Job<R>) -> Box<dyn Answer> {
    Box::new(Asked { job, last: String::new() })
}

/// Few empty squares, so that an engine that plays by the clock solves it long before its time is up.
fn late_board() -> Board {
    "XXXXXXX-XOOOXXXXXOXOXXOXXOOXXOXXXOXOXXOXXOOXOXXXXOOOOOX-XOO----- X".parse().unwrap()
}

const ASKERS: [(&str, Asker); 6] = [
    ("a move of Othello", |worker| asked(Othello::think(worker, &History::new(), Level::Tactician, Some(3)))),
    ("a move of checkers", |worker| {
        asked(Checkers::think(worker, &History::new(), checkers::Level::Club, Some(3)))
    }),
    ("a hint", |worker| {
        asked(Othello::think(worker, &History::from_position(late_board()), Othello::HINT_LEVEL, None))
    }),
    ("the worth of moves", |worker| {
        asked(
            worker
                .run(|_, reporter| rate_moves(Board::START.position, MoveRater::Strong, 6, reporter.stop())),
        )
    }),
    ("the view of a search", |worker| {
        asked(worker.run(|_, reporter| {
            let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 5, order: Order::AsListed };
            let inquiry =
                Inquiry { position: Board::START.position, eval: PaperEval::PaperZero, seed: None, plan };
            explore(inquiry, reporter.stop(), |_| {}).map(|explored| explored.recording.steps().len())
        }))
    }),
    ("the lab", |worker| {
        asked(worker.run(|_, reporter| {
            let mut nodes = 0;
            for depth in 1..=5 {
                nodes += lab_nodes(depth, reporter.stop())?;
            }
            Some(nodes)
        }))
    }),
];

/// One search of the lab.
fn lab_nodes(depth: u32, stop: &Stop) -> Option<u64> {
    let board = TestPosition::from(othello::lab::Builtin::ALL[0]);
    let variants = SearchVariant::PAPERS.to_vec();
    let comparison = Comparison::new(vec![board], vec![depth], variants);
    let spec = comparison.specs().next()?;
    comparison.measure(spec, stop).map(|run| run.nodes)
}

fn wait_for(answer: &mut dyn Answer, wakes: &Receiver<()>) -> String {
    loop {
        if let Some(last) = answer.last() {
            return last;
        }
        wakes.recv_timeout(Duration::from_mins(1)).expect("the end is told");
    }
}

#[test]
fn any_two_that_ask_at_once_both_get_their_whole_answer() {
    let (woken, wakes) = channel();
    let mut worker = Worker::start(move || woken.send(()).unwrap_or_default()).unwrap();
    let alone = ASKERS.map(|(_, ask)| wait_for(&mut *ask(&mut worker), &wakes));
    assert!(alone.iter().all(|answer| !answer.is_empty()), "{alone:?}");
    for (older, (older_name, ask_older)) in ASKERS.iter().enumerate() {
        for (newer, (newer_name, ask_newer)) in ASKERS.iter().enumerate() {
            let mut first = ask_older(&mut worker);
            let mut second = ask_newer(&mut worker);
            let answers = [wait_for(&mut *first, &wakes), wait_for(&mut *second, &wakes)];
            assert_eq!(
                answers,
                [alone[older].clone(), alone[newer].clone()],
                "{older_name}, then {newer_name}"
            );
        }
    }
}
