//! What the screens read. Nothing here changes anything.

use super::desk::Purpose;
use super::message::messages;
use super::{App, Cell, Cue, Dialog, GameKind, Hint, Message, Notice, Now, Phase, Screen, Setup};
use crate::engine::{Level, Thought};
use crate::game::{Game, Seats, Settings, Tally};
use crate::rules::{Bitboard, Board, Disc, Square};

/// What the big button of the arena offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartOffer {
    /// "Start Game": [`Action::Start`](super::Action::Start).
    Start,
    /// "Restart Game": [`Action::Restart`](super::Action::Restart).
    Restart,
}

/// What the thinking indicator shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking<'a> {
    /// Whose move is thought about.
    pub disc: Disc,
    /// Who thinks.
    pub level: Level,
    /// The best so far with score, line, depth and nodes; `None` until the engine first speaks. Once
    /// [`is_settled`](Self::is_settled), its last word.
    pub thought: Option<&'a Thought>,
    /// Since when.
    pub since: Now,
    /// Whether the move is found and only waits so that people can follow.
    pub is_settled: bool,
}

/// Navigation and what lies over the screens.
impl App {
    /// The screen to draw.
    pub fn screen(&self) -> Screen {
        self.session.screens.top()
    }

    /// The question over the screen, if any; nothing else should take taps while it is open.
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The notice to show, if any; [`Action::DismissNotice`](super::Action::DismissNotice) takes it away.
    pub fn notice(&self) -> Option<&Notice> {
        self.keeper.notices.front()
    }

    /// Whether the shell should end the program now. Everything is saved.
    pub const fn exit_requested(&self) -> bool {
        self.exit
    }

    /// Whether the menu offers "Continue": a game was started, over or not.
    pub const fn has_game(&self) -> bool {
        self.record.begun
    }

    /// What to hear and feel since the last call; the shell asks the settings whether to.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.cues)
    }

    /// What the shell kept of its window at the last [`keep_window`](Self::keep_window), also of an earlier start.
    pub fn window(&self) -> Option<&str> {
        self.window.as_deref()
    }

    /// The settings page.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game that the difficulty page speaks of, which is also the one whose board was opened last.
    pub const fn picked(&self) -> GameKind {
        self.session.game
    }

    /// The difficulty page: what [`Action::NewGame`](super::Action::NewGame) would use.
    pub const fn setup(&self) -> Setup {
        self.session.setup
    }
}

/// The game and the moment it is in.
impl App {
    /// The moment of the game.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The game itself, at its present. To draw a board ask [`board`](Self::board) and [`cell`](Self::cell), which
    /// follow the viewing.
    pub const fn game(&self) -> &Game {
        &self.record.game
    }

    /// Who plays.
    pub const fn seats(&self) -> Seats {
        self.record.seats
    }

    /// What the big button of the arena says.
    pub const fn start_offer(&self) -> StartOffer {
        if self.record.begun { StartOffer::Restart } else { StartOffer::Start }
    }

    /// The history under the board, oldest first; empty until the game has begun.
    pub fn messages(&self) -> Vec<Message> {
        if self.record.begun { messages(&self.record.game) } else { Vec::new() }
    }

    /// What the computer is thinking for its move, for the indicator; `None` if it does not think.
    pub fn thinking(&self) -> Option<Thinking<'_>> {
        let errand = self.desk.errand(Purpose::Move)?;
        Some(Thinking {
            disc: self.record.game.turn(),
            level: errand.level,
            thought: errand.thought.as_ref(),
            since: errand.asked,
            is_settled: errand.done,
        })
    }

    /// The hint to show, until a move is made.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether a hint is being thought about.
    pub fn is_hinting(&self) -> bool {
        self.desk.errand(Purpose::Hint).is_some()
    }

    /// Whether a person waits for the computer, so that the screen should not go dark for want of a finger: it thinks
    /// of its move or of a hint, or two computers play on before our eyes.
    pub fn is_awaited(&self) -> bool {
        self.thinking().is_some()
            || self.is_hinting()
            || (self.can_pause() && !self.is_paused() && self.is_seen())
            || self.checkers().is_awaited()
    }
}

/// The board as it should be drawn, at the present or at the ply that is viewed.
impl App {
    /// The ply that is viewed instead of the present, if any.
    pub const fn viewing(&self) -> Option<usize> {
        self.viewing
    }

    /// The ply that is shown: the viewed one, or the present.
    pub fn shown_ply(&self) -> usize {
        self.viewing.unwrap_or(self.record.game.present())
    }

    /// The board that is shown, animations aside: during [`Phase::Turning`] it already stands after the move.
    pub fn board(&self) -> Board {
        let game = &self.record.game;
        game.board_at(self.shown_ply()).unwrap_or(game.board())
    }

    /// What to draw on a square at this moment, turning discs included.
    pub fn cell(&self, square: Square, now: Now) -> Cell {
        match self.phase {
            Phase::Turning(flips) if self.viewing.is_none() => flips.cell(square, now),
            _ => self.board().disc_at(square).map_or(Cell::Empty, Cell::Disc),
        }
    }

    /// Whether discs are turning, so that every frame looks different.
    pub const fn is_animating(&self) -> bool {
        matches!(self.phase, Phase::Turning(_)) && self.viewing.is_none()
    }

    /// The discs of both sides on the board that is shown.
    pub fn tally(&self) -> Tally {
        Tally::of(self.board())
    }

    /// Where the last disc was placed on the board that is shown, for its marker.
    pub fn last_move(&self) -> Option<Square> {
        self.record.game.last_move_at(self.shown_ply())
    }

    /// Where a person may place a disc now; empty at any other moment and while viewing. Whether to mark them is
    /// [`Settings::show_legal_moves`]. The capture preview of one of them is `board().position.flips(square)`.
    pub fn legal_moves(&self) -> Bitboard {
        if self.phase == Phase::Choosing && self.viewing.is_none() {
            self.record.game.board().position.moves()
        } else {
            Bitboard::EMPTY
        }
    }

    /// The square of the last tap, if it was no move: say why. Whatever is done next forgets it.
    pub const fn refused(&self) -> Option<Square> {
        self.refused
    }

    /// The square of the first of two taps, when a move needs two.
    pub const fn pending(&self) -> Option<Square> {
        self.pending
    }
}

/// Which buttons are of use now.
impl App {
    /// Whether [`Action::Undo`](super::Action::Undo) would do something.
    pub fn can_undo(&self) -> bool {
        let wanted = |disc| self.seats().undo_stops_at(disc);
        self.settings.undo_allowed && self.record.begun && self.record.game.undo_point(wanted).is_some()
    }

    /// Whether [`Action::Redo`](super::Action::Redo) would do something.
    pub const fn can_redo(&self) -> bool {
        self.settings.undo_allowed && self.record.begun && self.record.game.can_redo()
    }

    /// Whether [`Action::Hint`](super::Action::Hint) would do something: a person is to move and none is given yet.
    pub fn can_hint(&self) -> bool {
        self.phase == Phase::Choosing
            && self.viewing.is_none()
            && self.hint.is_none()
            && !self.is_hinting()
            && self.desk.is_manned()
    }

    /// Whether [`Action::MoveNow`](super::Action::MoveNow) would do something.
    pub fn can_hurry(&self) -> bool {
        matches!(self.phase, Phase::Thinking(_))
            && self.desk.errand(Purpose::Move).is_some_and(|errand| !errand.hurried)
    }

    /// Whether [`Action::PlayFromHere`](super::Action::PlayFromHere) would do something.
    pub fn can_play_from_here(&self) -> bool {
        self.viewing.is_some() && self.settings.undo_allowed
    }

    /// Whether the watch controls (pause, go on, step) are of use: two computers, begun and not over.
    pub fn can_pause(&self) -> bool {
        self.seats().is_watch() && self.record.begun && self.record.game.ending().is_none()
    }

    /// Whether two computers are paused; then offer go on and step, otherwise pause.
    pub const fn is_paused(&self) -> bool {
        self.session.paused && self.seats().is_watch()
    }
}
