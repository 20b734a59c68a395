//! What a game has to tell, besides its rules, to be played at a table.

use std::fmt::Debug;
use std::time::Duration;

use super::{BoardAction, Table};
use crate::app::{Action, AnimationSpeed, App, Cue, Now};
use crate::engine::Elo;
use crate::engine::worker::{Job, Worker};
use crate::game::{GameRules, History, Tally};
use crate::rules::GameKind;

/// A game that is played at our table: what a tap means, who thinks, how a move is shown, what speaks for a hint.
pub trait TableGame: GameRules {
    /// Which game it is.
    const KIND: GameKind;
    /// Who gives hints: strong enough to be worth asking, quick enough for a person who waits.
    const HINT_LEVEL: Self::Level;

    /// Where a finger can be.
    type Square: Copy + Debug + Eq;
    /// Why a tap was no move.
    type TapRefusal: Copy + Debug + Eq;
    /// How a move is shown in time.
    type Animation: Animation;
    /// What an engine thinks.
    type Thought: Clone + Debug + Eq + Send + 'static;
    /// What can speak for a hint.
    type Reason: Copy + Debug + Eq;

    /// Its table in the app.
    fn table(app: &App) -> &Table<Self>;

    /// What is asked of its board, as an action of the app.
    fn action(action: BoardAction<Self>) -> Action;

    /// Lets a computer player think of the present position of a game. The last report is its move.
    fn think(
        worker: &mut Worker,
        game: &History<Self>,
        level: Self::Level,
        seed: Option<u64>,
    ) -> Job<EngineReport<Self::Thought>>;

    /// The level with which a new game begins against a player of this strength: only one who keeps up changes.
    fn level_against(level: Self::Level, _player: Elo) -> Self::Level {
        level
    }

    /// The move that a thought recommends.
    fn best(thought: &Self::Thought) -> Self::Move;

    /// What speaks for the move of a thought; `None` if that move is not legal here.
    fn reason(position: &Self::Position, thought: &Self::Thought) -> Option<Self::Reason>;

    /// What a tap means for the side to move, when this part of its move is chosen.
    fn tap(position: &Self::Position, partial: &Self::PartialMove, at: Self::Square) -> Tap<Self>;

    /// How a move, or a part of it, is shown; `None` if it is shown at once.
    fn animate(part: &MovePart<'_, Self>, speed: AnimationSpeed, now: Now) -> Option<Self::Animation>;

    /// What is heard and felt of a move, or of a part of it.
    fn cue(part: &MovePart<'_, Self>) -> Cue;

    /// The part of a move that every legal one has in common, such as the only piece that can move.
    fn only_beginning(_position: &Self::Position) -> Self::PartialMove {
        Self::PartialMove::default()
    }

    /// Whether a piece has moved already and has to go on.
    fn is_underway(_partial: &Self::PartialMove) -> bool {
        false
    }

    /// The pieces of both sides, with what this part of a move has taken already off the board.
    fn tally_during(position: &Self::Position, _partial: &Self::PartialMove) -> Tally {
        Self::tally(position)
    }
}

/// What a computer player says while it thinks, and in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineReport<T> {
    /// What it thinks.
    pub thought: T,
    /// How long a person would have thought; nothing for an engine that is not like one.
    pub deliberation: Duration,
}

impl<T> From<T> for EngineReport<T> {
    fn from(thought: T) -> Self {
        Self { thought, deliberation: Duration::ZERO }
    }
}

/// What a tap means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap<G: TableGame> {
    /// Nothing, and why.
    Refused(G::TapRefusal),
    /// This much of a move is chosen now; nothing moves yet.
    Select(G::PartialMove),
    /// The move is made.
    Play(G::Move),
    /// The piece goes on along this move as far as this, and waits there for the next tap.
    GoOn(G::Move, G::PartialMove),
}

/// A move that is made, or as much of it as is made at once.
#[derive(Debug)]
pub struct MovePart<'a, G: TableGame> {
    /// The position before the move.
    pub before: &'a G::Position,
    /// The whole move.
    pub chosen: G::Move,
    /// What a person has already seen of it.
    pub seen: &'a G::PartialMove,
    /// How far it goes now; `None` if to its end.
    pub until: Option<&'a G::PartialMove>,
}

/// A move that is being shown. The game already stands after it.
pub trait Animation: Copy + Debug + Eq {
    /// When everything is at rest.
    fn end(&self) -> Now;
}
