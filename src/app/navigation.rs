//! The screens, which lies on top of which, and the questions in between.

use serde::{Deserialize, Serialize};

use super::archive::ArchiveSheet;
use crate::rules::GameKind;

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Screen {
    /// Where everything begins; always at the bottom.
    Menu,
    /// Who plays, and how strong.
    Difficulty,
    /// The board.
    Arena,
    /// The board of checkers.
    Checkers,
    /// How the game is played.
    Rules,
    /// How checkers is played.
    #[serde(rename = "checkers-rules")]
    CheckersRules,
    /// What this is and whose work it stands on.
    About,
    /// What a player may choose.
    Settings,
    /// Experiments with the engines.
    Lab,
    /// How a search goes, step by step.
    Think,
    /// The ways to learn: one's own games, exercises, puzzles, openings.
    Learn,
    /// A game with what each of its moves was worth.
    Review,
    /// The games that were played.
    Archive,
    /// How the player's results have gone.
    Statistics,
    /// The player's own mistakes, to be made good.
    Exercises,
    /// Endgames with one good move.
    Puzzles,
    /// The openings that have a name.
    Openings,
    /// A position to set up.
    Editor,
    /// A game as text: to copy, to share, to paste.
    Transfer,
}

impl Screen {
    /// The board of a game.
    pub const fn board(game: GameKind) -> Self {
        match game {
            GameKind::Othello => Self::Arena,
            GameKind::Checkers => Self::Checkers,
        }
    }

    /// The game whose board this is, if it is one.
    pub const fn game(self) -> Option<GameKind> {
        match self {
            Self::Arena => Some(GameKind::Othello),
            Self::Checkers => Some(GameKind::Checkers),
            _ => None,
        }
    }
}

/// A question that lies over the screen until it is answered by [`Confirm`](super::Action::Confirm) or
/// [`Cancel`](super::Action::Cancel).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A game in progress would be lost: go on?
    AbandonGame(GameKind, Intent),
    /// All settings as on the first day?
    ResetSettings,
    /// Forget how strong the player is?
    ResetRating,
    /// Another window of the app is open and saves; play in this one without saving?
    SecondWindow,
    /// How should the search go that is looked at? Its choices take effect at once.
    SearchOptions,
    /// Something about the games of the archive. Its choices take effect at once.
    Archive(ArchiveSheet),
}

/// What waits for the answer to [`Dialog::AbandonGame`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A new game as the difficulty page says.
    NewGame,
    /// The same seats again, from the same first position.
    Restart,
    /// The game that was prepared on another page.
    Prepared,
}

/// The open screens above the menu, the top one last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Stack(Vec<Screen>);

impl Stack {
    /// The screen that is seen.
    pub(super) fn top(&self) -> Screen {
        self.0.last().copied().unwrap_or(Screen::Menu)
    }

    /// Opens a screen on top. One that lies below is not opened twice: what lies above it is closed.
    pub(super) fn open(&mut self, screen: Screen) {
        if let Some(below) = self.0.iter().position(|&open| open == screen) {
            self.0.truncate(below + 1);
        } else if screen == Screen::Menu {
            self.0.clear();
        } else {
            self.0.push(screen);
        }
    }

    /// Closes the top screen; `false` if it is the menu.
    pub(super) fn close(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// The same screens by way of [`open`](Self::open), so that a file can not stack what a player could not.
    pub(super) fn tidied(&self) -> Self {
        let mut stack = Self::default();
        self.0.iter().for_each(|&screen| stack.open(screen));
        stack
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_is_never_stacked_twice() {
        let mut stack = Stack::default();
        for screen in [Screen::Arena, Screen::Settings, Screen::Rules, Screen::Arena] {
            stack.open(screen);
        }
        assert_eq!(stack, Stack(vec![Screen::Arena]));
        stack.open(Screen::Menu);
        assert_eq!(stack.top(), Screen::Menu);
        assert!(!stack.close(), "the menu is always there");
    }

    #[test]
    fn a_stack_from_a_file_is_one_that_a_player_could_have_made() {
        let file = Stack(vec![Screen::Arena, Screen::Menu, Screen::Rules, Screen::About, Screen::Rules]);
        assert_eq!(file.tidied(), Stack(vec![Screen::Rules]));
    }
}
