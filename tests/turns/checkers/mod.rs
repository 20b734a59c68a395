//! Checkers at the same table.

mod computer;
mod people;
mod restore;

use othello::app::{Action, BoardAction, GameKind, Opponents, Screen, Setup, Storage, Stored, TableView};
use othello::engine::checkers::Level;
use othello::game::{Checkers, History, Record, Seats};
use othello::rules::Disc;
use othello::rules::checkers::Square;

use crate::table::Table;

/// From 15 by 24 to 31, or to 22 and from there to 29 or to 31; the man on 1 has to wait.
const FORK: &str = "b--- ---- ---- --b- -ww- ---- www- ---- B";
/// The only jump goes from 15 by 24 to 31.
const TWO_JUMPS: &str = "b--- ---- ---- --b- --w- ---- --w- w--- B";

/// What checkers needs at a table besides.
impl Table {
    /// A game of checkers that has begun, with pieces that move at once and nothing on disk.
    fn begun_checkers(setup: Setup<Level>) -> Self {
        let mut table = Self::open(Storage::memory());
        table.without_animation();
        table.begin_checkers(setup);
        table
    }

    /// A game that has begun from another position than the first, by way of a saved game.
    fn from_position(position: &str, seats: Seats<Level>) -> Self {
        let mut table = Self::open(saved(Storage::memory(), position, seats));
        table.without_animation();
        table.act(Action::Open(Screen::Checkers));
        table
    }

    fn begin_checkers(&mut self, setup: Setup<Level>) {
        let pick = Action::Pick(GameKind::Checkers);
        for action in [
            Action::Checkers(BoardAction::SetUp(setup)),
            pick,
            Action::NewGame,
            Action::Checkers(BoardAction::Start),
        ] {
            self.act(action);
        }
    }

    fn tap_square(&mut self, number: usize) {
        self.act(Action::Checkers(BoardAction::Tap(square(number))));
    }

    /// Taps squares one after the other, with the computer's replies in between.
    fn tap_squares(&mut self, numbers: &[usize]) {
        for &number in numbers {
            self.tap_square(number);
            self.run();
        }
    }

    /// Taps some move of the person who is to move, or the next part of a jump.
    fn tap_somewhere(&mut self, random: &mut othello::seeded::Seeded) {
        let from = random.choose(self.checkers().movable()).unwrap();
        if self.checkers().chosen() != Some(from) {
            self.act(Action::Checkers(BoardAction::Tap(from)));
        }
        let to = random.choose(self.checkers().landings()).unwrap();
        self.act(Action::Checkers(BoardAction::Tap(to)));
        assert_eq!(self.checkers().refused(), None);
    }

    const fn checkers(&self) -> TableView<'_, Checkers> {
        self.app.checkers()
    }

    /// The moves that are known, undone ones too.
    fn moves(&self) -> String {
        self.checkers().game().text()
    }
}

/// A storage that holds a game that has begun from this position.
fn saved(mut storage: Storage, position: &str, seats: Seats<Level>) -> Storage {
    let game = History::<Checkers>::from_position(position.parse().unwrap());
    let record = Record { game, begun: true, ..Record::new(seats, 1) };
    storage.write(Stored::Checkers, record.to_text().as_bytes()).unwrap();
    storage
}

fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

fn people() -> Setup<Level> {
    Setup { opponents: Opponents::People, ..Setup::default() }
}

fn against(level: Level, person: Disc) -> Setup<Level> {
    Setup { opponents: Opponents::Computer, level, person, ..Setup::default() }
}

fn watch(black_level: Level, level: Level) -> Setup<Level> {
    Setup { opponents: Opponents::Watch, level, black_level, ..Setup::default() }
}
