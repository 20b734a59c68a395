//! Any action at any time, in any order: no panic, and the game is always one that the rules allow.

use std::time::Duration;

use othello::app::{Action, GameKind, Opponents, Screen, Setup, Storage};
use othello::engine::checkers::Level;
use othello::game::checkers::Game;
use othello::game::{AnimationSpeed, Settings};
use othello::rules::Disc;
use othello::rules::checkers::Square;
use othello::seeded::Seeded;

use crate::table::Table;

fn any_setup(random: &mut Seeded) -> Setup<Level> {
    let opponents = [Opponents::Computer, Opponents::People, Opponents::Watch];
    Setup {
        opponents: random.choose(opponents).unwrap(),
        person: random.choose(Disc::BOTH).unwrap(),
        level: random.choose([Level::Novice, Level::Apprentice]).unwrap(),
        black_level: Level::Novice,
    }
}

fn any_action(table: &Table, random: &mut Seeded) -> Action {
    let settings = Settings {
        animation: random.choose(AnimationSpeed::ALL).unwrap(),
        confirm_tap: random.below(4) == 0,
        undo_allowed: random.below(4) > 0,
        ..*table.app.settings()
    };
    let screens = [Screen::Menu, Screen::Checkers, Screen::Checkers, Screen::Arena, Screen::Settings];
    match random.below(70) {
        0 => Action::Open(random.choose(screens).unwrap()),
        1 => Action::Back,
        2 => Action::Confirm,
        3 => Action::Cancel,
        4 => Action::SetUpCheckers(any_setup(random)),
        5 => {
            Action::Pick(random.choose([GameKind::Othello, GameKind::Checkers, GameKind::Checkers]).unwrap())
        }
        6 => Action::NewGame,
        7 | 8 => Action::Start,
        9 => Action::Restart,
        10 => Action::Tap(random.choose(othello::rules::Square::all()).unwrap()),
        11 => Action::Skip,
        12 => Action::Undo,
        13 => Action::Redo,
        14 => Action::Hint,
        15 => Action::MoveNow,
        16 => Action::View(random.below(12)),
        17 => Action::ViewPrevious,
        18 => Action::ViewNext,
        19 => Action::LeaveView,
        20 => Action::PlayFromHere,
        21 => Action::Pause,
        22 => Action::GoOn,
        23 => Action::Step,
        24 => Action::Change(settings),
        25 => Action::Suspend,
        26 => Action::Resume,
        27 => Action::Open(Screen::Checkers),
        _ => Action::TapChecker(likely_square(table, random)),
    }
}

/// Most taps are on squares that mean something.
fn likely_square(table: &Table, random: &mut Seeded) -> Square {
    let sight = table.sight();
    let good = if random.below(3) == 0 { sight.movable() } else { sight.landings() };
    let good = random.choose(good).filter(|_| random.below(8) > 0);
    good.unwrap_or_else(|| random.choose(Square::all()).unwrap())
}

#[test]
fn any_order_of_actions_is_survived() {
    let mut random = Seeded::new(77);
    let mut n_moves = 0;
    for _ in 0..30 {
        let mut table = Table::open(Storage::memory());
        table.begin_checkers(any_setup(&mut random));
        for _ in 0..300 {
            let action = any_action(&table, &mut random);
            let before = table.sight().game().present();
            table.act(action);
            n_moves += usize::from(table.sight().game().present() > before);
            if random.below(3) == 0 {
                table.wait(Duration::from_millis(random.below(400) as u64));
            }
            look(&table);
        }
    }
    assert!(n_moves > 60, "only {n_moves} moves: the actions hardly ever play");
}

/// Everything that a screen would read, and what must always be true of it.
fn look(table: &Table) {
    let sight = table.sight();
    let game = sight.game();
    assert_eq!(
        Game::replay(*game.start(), &game.text()).map(|known| known.n_recorded()),
        Ok(game.n_recorded())
    );
    assert!(sight.shown_ply() <= game.present());
    assert!(sight.viewing().is_none_or(|ply| ply < game.present()));
    let standing = sight.standing(table.now);
    assert!(standing.len() <= 24 && standing.iter().all(|it| (0.0..=1.0).contains(&it.opacity)));
    assert!(sight.movable().is_empty() || sight.is_choosing());
    assert!(sight.landings().is_empty() || sight.chosen().is_some());
    assert!(sight.messages().len() <= game.present() + 2);
    let _ = (sight.last_move(), sight.thinking(), sight.hint(), sight.can_undo(), sight.can_hurry());
}
