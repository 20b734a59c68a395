//! Checkers at a table: what a tap means, how a piece moves, who thinks, and what speaks for a move.
//!
//! ```
//! use othello::app::{Action, App, BoardAction, Now, Phase, Storage};
//! use othello::engine::worker::Worker;
//! use othello::rules::GameKind;
//! let now = Now::ZERO;
//! let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, now);
//! app.apply(Action::Pick(GameKind::Checkers), now);
//! app.apply(Action::NewGame, now);
//! for action in [BoardAction::Start, BoardAction::Tap("11".parse()?), BoardAction::Tap("15".parse()?)] {
//!     app.apply(Action::Checkers(action), now);
//! }
//! assert_eq!(app.checkers().game().text(), "11-15");
//! # Ok::<(), othello::rules::checkers::ParseSquareError>(())
//! ```

mod choice;
mod hint;
mod move_animation;
mod view;

pub use choice::TapRefusal;
pub use hint::Reason;
pub use move_animation::{MoveAnimation, PieceView};

use super::table::{BoardAction, EngineReport, MovePart, Table, TableGame, Tap};
use super::{Action, AnimationSpeed, App, Cue, Now};
use crate::engine::checkers::{Level, Thought};
use crate::engine::worker::{Job, Worker};
use crate::game::{Checkers, GameRules, History, Tally};
use crate::rules::GameKind;
use crate::rules::checkers::{Move, Position, Side, Square};

impl TableGame for Checkers {
    const KIND: GameKind = GameKind::Checkers;
    const HINT_LEVEL: Level = Level::Club;

    type Square = Square;
    type TapRefusal = TapRefusal;
    type Animation = MoveAnimation;
    type Thought = Thought;
    type Reason = Reason;

    fn table(app: &App) -> &Table<Self> {
        &app.checkers
    }

    fn action(action: BoardAction<Self>) -> Action {
        Action::Checkers(action)
    }

    fn think(
        worker: &mut Worker,
        game: &History<Self>,
        level: Level,
        seed: Option<u64>,
    ) -> Job<EngineReport<Thought>> {
        let position = *game.position();
        worker.run(move |_, reporter| {
            let mut progress = |thought: &Thought| reporter.report(thought.clone().into());
            level.player(seed).choose(position, reporter.stop(), &mut progress).map(EngineReport::from)
        })
    }

    fn best(thought: &Thought) -> Move {
        thought.best
    }

    fn reason(position: &Position, thought: &Thought) -> Option<Reason> {
        hint::reason(position, thought)
    }

    fn tap(position: &Position, way: &Vec<Square>, at: Square) -> Tap<Self> {
        choice::tap(position, way, at)
    }

    fn animate(part: &MovePart<'_, Self>, speed: AnimationSpeed, now: Now) -> Option<MoveAnimation> {
        MoveAnimation::new(*part.before, part.chosen, hops(part), speed, now)
    }

    fn cue(part: &MovePart<'_, Self>) -> Cue {
        let (first, end) = hops(part);
        let legs = part.chosen.legs().take(end).skip(first);
        let captured = legs.filter(|leg| leg.captured.is_some()).count() as u32;
        // A man that reaches the last row stays there, so only the end of a move can crown.
        let crowned = part.until.is_none() && move_animation::crowns(part.before, part.chosen);
        Cue::Moved { captured, crowned }
    }

    /// The only piece that can move.
    fn only_beginning(position: &Position) -> Vec<Square> {
        let movable = choice::movable(position);
        movable.first().into_iter().filter(|_| movable.len() == 1).collect()
    }

    fn is_underway(way: &Vec<Square>) -> bool {
        way.len() >= 2
    }

    /// The pieces that a jump under way has taken are gone already.
    fn tally_during(position: &Position, way: &Vec<Square>) -> Tally {
        let taken = way.len().saturating_sub(1) as u32;
        let Tally { black, white } = Self::tally(position);
        match position.turn() {
            Side::Black => Tally { black, white: white.saturating_sub(taken) },
            Side::White => Tally { black: black.saturating_sub(taken), white },
        }
    }
}

/// The first hop that is shown now, and the one at which the showing ends.
fn hops(part: &MovePart<'_, Checkers>) -> (usize, usize) {
    let n_squares = part.until.map_or(part.chosen.path().len(), Vec::len);
    (part.seen.len().saturating_sub(1), n_squares.saturating_sub(1))
}
