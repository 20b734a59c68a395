//! Othello at a table: what a tap means, how discs turn, who thinks, and what speaks for a move.

mod flip_animation;
mod hint;
mod move_values;

pub(in crate::app) use flip_animation::share;
pub use flip_animation::{FlipAnimation, SquareView};
pub use hint::Reason;
pub(super) use move_values::MoveValuesJob;

use super::table::{BoardAction, EngineReport, MovePart, Phase, Table, TableGame, TableView, Tap};
use super::{Action, AnimationSpeed, App, Cue, Now};
use crate::engine::worker::{Job, Worker};
use crate::engine::{Elo, Level, Thought};
use crate::game::{History, Othello};
use crate::rules::{Bitboard, Board, GameKind, Square};

/// A tap on a square where no disc may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal;

impl TableGame for Othello {
    const KIND: GameKind = GameKind::Othello;
    const HINT_LEVEL: Level = Level::Grandmaster;

    type Square = Square;
    type TapRefusal = NotLegal;
    type Animation = FlipAnimation;
    type Thought = Thought;
    type Reason = Reason;

    fn table(app: &App) -> &Table<Self> {
        &app.othello
    }

    fn action(action: BoardAction<Self>) -> Action {
        Action::Othello(action)
    }

    fn think(
        worker: &mut Worker,
        game: &History,
        level: Level,
        seed: Option<u64>,
    ) -> Job<EngineReport<Thought>> {
        let position = game.position().position;
        // People look where something has just happened. After a pass nothing has.
        let opponents_last = game.plies().last().and_then(|ply| ply.at());
        worker.run(move |engines, reporter| {
            let mut progress = |thought: &Thought| reporter.report(thought.clone().into());
            let engine = engines.get(level, seed);
            engine.opponent_played(opponents_last);
            let thought = engine.choose(position, reporter.stop(), &mut progress)?;
            Some(EngineReport { thought, deliberation: engine.deliberation() })
        })
    }

    fn level_against(level: Level, player: Elo) -> Level {
        match level {
            Level::Adaptive(_) => Level::Adaptive(player),
            level => level,
        }
    }

    fn best(thought: &Thought) -> Square {
        thought.best
    }

    fn reason(board: &Board, thought: &Thought) -> Option<Reason> {
        hint::reason(board.position, thought)
    }

    fn tap(board: &Board, (): &(), at: Square) -> Tap<Self> {
        if board.position.moves().contains(at) { Tap::Play(at) } else { Tap::Refused(NotLegal) }
    }

    fn animate(part: &MovePart<'_, Self>, speed: AnimationSpeed, now: Now) -> Option<FlipAnimation> {
        FlipAnimation::new(*part.before, part.chosen, speed, now)
    }

    fn cue(part: &MovePart<'_, Self>) -> Cue {
        Cue::Placed { turned: part.before.position.flips(part.chosen).len() }
    }
}

/// What only Othello's board shows.
impl TableView<'_, Othello> {
    /// The board that is shown, animations aside.
    pub fn board(self) -> Board {
        *self.position()
    }

    /// What to draw on a square at this moment, turning discs included.
    pub fn cell(self, square: Square, now: Now) -> SquareView {
        match self.phase() {
            Phase::Moving(flips) if self.viewing().is_none() => flips.cell(square, now),
            _ => self.board().disc_at(square).map_or(SquareView::Empty, SquareView::Disc),
        }
    }

    /// Where a person may place a disc now; empty at any other moment and while viewing. Whether to mark them is
    /// [`Settings::show_legal_moves`](super::Settings::show_legal_moves). The capture preview of one of them is
    /// `board().position.flips(square)`.
    pub fn legal_moves(self) -> Bitboard {
        if self.is_choosing() { self.board().position.moves() } else { Bitboard::EMPTY }
    }
}
