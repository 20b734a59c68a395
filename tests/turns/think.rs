//! Looking at how a search goes: opened from the game, stepped through, left, killed, and cancelled in any order.

use std::time::Duration;

use othello::app::{
    About, Action, BoardAction, Bound, DEEPEST, How, MoveValues, Phase, Screen, Settings, Speed, StepEvent,
    StepOutcome, Storage, Study, Subject, ThinkAction, Wait,
};
use othello::engine::Level;
use othello::engine::classic::Move;
use othello::engine::search::Algorithm;
use othello::engine::think::Step;
use othello::rules::{Disc, Square};
use othello::seeded::Seeded;

use crate::table::{Table, against, people, square, watch};
use crate::temp_dir::TempDir;

fn think(table: &mut Table, action: ThinkAction) {
    table.act(Action::Think(action));
}

/// P0's example, searched.
fn lesson() -> Table {
    let mut table = Table::open(Storage::memory());
    think(&mut table, ThinkAction::Open(About::Lesson));
    table.run();
    table
}

fn event(table: &Table) -> StepEvent {
    table.app.study().description().expect("searched").event
}

fn at(number: usize) -> Move {
    Move::At(Square::new(number).unwrap())
}

#[test]
fn the_lesson_is_the_papers_example_with_its_numbers() {
    let table = lesson();
    let study = table.app.study();
    assert_eq!((study.subject, study.depth, study.board.turn), (Subject::Lesson, 1, Disc::White));
    let recording = &study.explored.unwrap().recording;
    let values: Vec<i32> = recording.nodes().iter().map(|node| node.value).collect();
    assert_eq!(values.len(), 18, "the position, three moves and fourteen answers");
    assert_eq!((values[0], values[1], values[7], values[12]), (-620, 720, 620, 620));
    assert_eq!(study.step, study.last_step());
    let chosen = StepEvent::Chosen { at: Some(at(21)), value: -620, first_of_equals: true };
    assert_eq!(event(&table), chosen);
}

#[test]
fn the_lesson_tells_the_rows_of_the_table_step_by_step() {
    let mut table = lesson();
    think(&mut table, ThinkAction::Step(0));
    assert_eq!(event(&table), StepEvent::Begins { algorithm: Algorithm::AlphaBeta, depth: 1 });
    let mut told = Vec::new();
    loop {
        let before = table.app.study().step;
        think(&mut table, ThinkAction::Forward);
        if table.app.study().step == before {
            break;
        }
        if let StepEvent::Row { at: Move::At(at), letter, row, listed } = event(&table) {
            told.push((letter, at.index(), row.value, listed));
        }
    }
    assert_eq!(told.len(), 17);
    for row in [('a', 19, 720, false), ('b', 21, 620, false), ('c', 37, 620, false)] {
        assert!(told.contains(&row), "{row:?} in {told:?}");
    }
    for row in [('d', 10, 690, true), ('f', 26, 890, true), ('i', 22, 690, true), ('q', 46, 590, true)] {
        assert!(told.contains(&row), "{row:?} in {told:?}");
    }
}

#[test]
fn a_cut_names_the_answer_that_is_too_good() {
    let mut table = lesson();
    think(&mut table, ThinkAction::Depth(2));
    table.run();
    let study = table.app.study();
    let recording = study.explored.unwrap().recording.clone();
    assert!(recording.found().counts.cutoffs > 0);
    let mut n_cuts = 0;
    for step in 0..=study.last_step() {
        think(&mut table, ThinkAction::Step(step));
        let description = table.app.study().description().unwrap();
        if let StepEvent::Cut { answer, value, skipped, .. } = description.event {
            let Step::Leave(node) = recording.steps()[step] else {
                panic!("a cut is told when a node is left")
            };
            let best = recording.children(node).map(|child| -recording.nodes()[child].value).max();
            assert_eq!((Some(value), description.side), (best, Disc::White));
            assert!(answer.is_some() && skipped > 0);
            n_cuts += 1;
        }
    }
    assert!(n_cuts > 0);
}

#[test]
fn values_are_told_for_the_side_that_moves() {
    let mut table = lesson();
    think(&mut table, ThinkAction::Depth(2));
    think(&mut table, ThinkAction::Algorithm(Algorithm::Minimax));
    table.run();
    // Down to 19, then to black's first answer, 10, which leaves white 690.
    think(&mut table, ThinkAction::Step(2));
    let description = table.app.study().description().unwrap();
    let expected = StepEvent::Worth {
        at: at(10),
        value: -690,
        bound: Bound::Exact,
        how: How::Sight,
        outcome: StepOutcome::Best,
    };
    assert_eq!((description.side, description.event), (Disc::Black, expected));
    think(&mut table, ThinkAction::Forward);
    let StepEvent::Worth { value, outcome, .. } = event(&table) else { panic!("{:?}", event(&table)) };
    assert_eq!((value, outcome), (-790, StepOutcome::Behind(at(10), -690)));
}

#[test]
fn every_algorithm_and_depth_gives_the_same_value_and_its_own_counts() {
    let mut table = lesson();
    for depth in 1..=4 {
        let mut values = Vec::new();
        let mut visited = Vec::new();
        for algorithm in Algorithm::ALL {
            think(&mut table, ThinkAction::Algorithm(algorithm));
            think(&mut table, ThinkAction::Depth(depth));
            table.run();
            let explored = table.app.study().explored.unwrap().clone();
            values.push(explored.recording.found().value);
            visited.push(explored.recording.found().counts.nodes);
            assert!(matches!(event(&table), StepEvent::Chosen { .. }));
        }
        assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
        assert!(visited[0] >= visited[1], "alpha-beta never visits more: {visited:?}");
    }
}

#[test]
fn the_computers_move_is_shown_as_it_was_searched() {
    let mut table = Table::begun(against(Level::Student, Disc::Black));
    table.tap_all("f5");
    let played = table.app.othello().last_move();
    think(&mut table, ThinkAction::Open(About::LastMove));
    table.run();
    let study = table.app.study();
    assert_eq!((study.subject, study.level), (Subject::Ply(1), Some(Level::Student)));
    assert_eq!((study.algorithm, study.depth), (Algorithm::AlphaBeta, 4));
    assert_eq!(study.played, played);
    let best = study.explored.unwrap().recording.found().best;
    assert_eq!(best, played.map(Move::At), "the very tree that it walked, its randomness included");
}

#[test]
fn opened_while_the_computer_thinks_it_shows_that_position_and_the_move_comes_afterwards() {
    let mut table = Table::begun(against(Level::Strategist, Disc::Black));
    table.tap("f5");
    assert!(matches!(table.app.othello().phase(), Phase::Thinking));
    think(&mut table, ThinkAction::Open(About::Shown));
    assert_eq!(table.app.othello().phase(), Phase::Waiting(Wait::Away));
    table.run();
    let study = table.app.study();
    assert_eq!(
        (study.subject, study.algorithm, study.depth),
        (Subject::Ply(1), Algorithm::NegaScout, DEEPEST)
    );
    table.act(Action::Back);
    assert!(matches!(table.app.othello().phase(), Phase::Thinking), "asked again");
    table.run();
    assert_eq!(table.app.othello().game().n_moves(), 2);
}

#[test]
fn after_the_end_the_last_move_is_shown() {
    let mut table = Table::begun(people());
    table.tap_all("e6f4e3f6g5d6e7f5c5");
    think(&mut table, ThinkAction::Open(About::Shown));
    table.run();
    let study = table.app.study();
    assert_eq!((study.subject, study.played), (Subject::Ply(8), Some(square("c5"))));
}

#[test]
fn steps_play_by_themselves_to_the_end_and_begin_anew() {
    let mut table = lesson();
    think(&mut table, ThinkAction::Play);
    assert_eq!(table.app.study().step, 0, "played from the end, it begins anew");
    table.wait(Duration::from_secs(1));
    assert_eq!(table.app.study().step, 1);
    think(&mut table, ThinkAction::Pause);
    assert_eq!(table.wait(Duration::from_secs(100)), None);
    assert_eq!(table.app.study().step, 1);
    think(&mut table, ThinkAction::Speed(Speed::Fast));
    think(&mut table, ThinkAction::Play);
    let due = table.app.tick(table.now).expect("the next step is due");
    assert!(due.since(table.now) <= Duration::from_millis(250));
    table.wait(Duration::from_mins(1));
    let study = table.app.study();
    assert_eq!((study.step, study.is_playing), (study.last_step(), false));
    // A value is on its way up only for a moment.
    assert!(study.travelled(study.stepped) < 0.01 && study.travelled(table.now) > 0.99);
}

#[test]
fn a_kill_keeps_position_search_depth_and_step() {
    let directory = TempDir::new();
    let mut table = Table::open(Storage::directory(directory.path()));
    table.without_animation();
    table.begin(against(Level::Apprentice, Disc::Black));
    table.tap_all("f5");
    think(&mut table, ThinkAction::Open(About::LastMove));
    think(&mut table, ThinkAction::Algorithm(Algorithm::NegaScout));
    think(&mut table, ThinkAction::Depth(3));
    think(&mut table, ThinkAction::Speed(Speed::Slow));
    table.run();
    think(&mut table, ThinkAction::Step(5));
    let mut restored = Table::open(Storage::directory(directory.path()));
    assert_eq!(restored.app.screen(), Screen::Think);
    restored.run();
    let facts = |study: Study<'_>| {
        (
            study.subject,
            study.algorithm,
            study.depth,
            study.step,
            study.speed,
            study.board,
            study.description(),
        )
    };
    assert_eq!(facts(restored.app.study()), facts(table.app.study()));
    assert_eq!(restored.app.study().explored, table.app.study().explored);
    restored.act(Action::Back);
    assert_eq!(restored.app.screen(), Screen::Arena);
}

#[test]
fn a_file_that_asks_for_too_much_is_brought_to_reason() {
    let mut storage = Storage::memory();
    let text = r#"{"format":"othello-session","version":1,"screens":["think"],
        "think":{"subject":{"ply":700},"algorithm":"mtdf","depth":4000000000,"step":99999}}"#;
    storage.write(othello::app::Stored::Session, text.as_bytes()).unwrap();
    let mut table = Table::open(storage);
    assert_eq!(table.app.notice(), None);
    let study = table.app.study();
    assert_eq!((study.subject, study.depth), (Subject::Lesson, DEEPEST));
    think(&mut table, ThinkAction::Depth(0));
    table.run();
    assert_eq!(table.app.study().depth, 1);
}

#[test]
fn without_an_engine_the_view_says_so_and_nothing_hangs() {
    let now = othello::app::Now::ZERO;
    let mut app = othello::app::App::new(Storage::memory(), Err(std::io::Error::other("none")), 1, now);
    for action in [ThinkAction::Open(About::Lesson), ThinkAction::Forward, ThinkAction::Play] {
        app.apply(Action::Think(action), now);
        app.tick(now);
    }
    let study = app.study();
    assert!(!study.is_possible && study.explored.is_none() && study.description().is_none());
}

/// A tree of a position that the game no longer has would be told with the words of another one.
#[test]
fn a_tree_is_not_shown_with_another_position() {
    let mut table = Table::begun(people());
    table.tap_all("f5d6c3");
    think(&mut table, ThinkAction::Open(About::Shown));
    think(&mut table, ThinkAction::Depth(1));
    table.run();
    let study = table.app.study();
    assert!(study.subject == Subject::Ply(3) && study.explored.is_some());
    for action in [Action::Back, Action::Othello(BoardAction::Restart), Action::Confirm] {
        table.act(action);
    }
    let study = table.app.study();
    assert_eq!(study.subject, Subject::Lesson, "there is no third ply any more");
    assert!(study.explored.is_none() && study.description().is_none());
}

/// Whatever a quick finger or the system may do, in any order.
fn random_action(random: &mut Seeded) -> Action {
    let actions = [
        Action::Think(ThinkAction::Open(About::Lesson)),
        Action::Think(ThinkAction::Open(About::Shown)),
        Action::Think(ThinkAction::Open(About::LastMove)),
        Action::Think(ThinkAction::Algorithm(random.choose(Algorithm::ALL).unwrap())),
        Action::Think(ThinkAction::Depth(random.below(9) as u32)),
        Action::Think(ThinkAction::Step(random.below(500))),
        Action::Think(ThinkAction::Back),
        Action::Think(ThinkAction::Forward),
        Action::Think(ThinkAction::Play),
        Action::Think(ThinkAction::Pause),
        Action::Think(ThinkAction::Speed(random.choose(Speed::ALL).unwrap())),
        Action::Open(random.choose([Screen::Arena, Screen::Menu, Screen::Settings, Screen::Think]).unwrap()),
        Action::Back,
        Action::Suspend,
        Action::Resume,
        Action::Othello(BoardAction::Hint),
        Action::Othello(BoardAction::Undo),
        Action::Othello(BoardAction::Redo),
        Action::Othello(BoardAction::Restart),
        Action::Confirm,
        Action::Othello(BoardAction::Start),
        Action::Othello(BoardAction::View(random.below(20))),
        Action::Othello(BoardAction::MoveNow),
        Action::Othello(BoardAction::Tap(Square::new(random.below(64)).unwrap())),
        Action::Change(Settings {
            values: random.choose(MoveValues::ALL).unwrap(),
            animation: othello::app::AnimationSpeed::Off,
            ..Settings::default()
        }),
    ];
    random.choose(actions).unwrap()
}

#[test]
fn cancelling_in_any_order_does_no_harm() {
    let mut random = Seeded::new(66);
    for setup in [against(Level::Club, Disc::White), people(), watch(Level::Apprentice, Level::Novice)] {
        let mut table = Table::begun(setup);
        for _ in 0..700 {
            let legal = table.app.othello().legal_moves();
            let action = match random.choose(legal) {
                Some(at) if random.below(3) == 0 => Action::Othello(BoardAction::Tap(at)),
                _ => random_action(&mut random),
            };
            table.act(action);
            if random.below(3) > 0 {
                table.wait(Duration::from_millis(random.below(1500) as u64));
            }
            let study = table.app.study();
            assert!((1..=DEEPEST).contains(&study.depth) && study.step <= study.last_step());
            if study.explored.is_some() {
                assert!(study.description().is_some());
            }
        }
        // Afterwards everything still works.
        table.act(Action::Resume);
        think(&mut table, ThinkAction::Open(About::Lesson));
        table.run();
        assert!(table.app.study().explored.is_some());
    }
}
