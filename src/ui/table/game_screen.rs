//! What a game adds to the screen of its table: its words, and its board.

use egui::{Id, Rect, Ui};

use super::ThinkLink;
use crate::app::{Action, App, BoardAction, ComputerKind, Hint, Screen, Setup, TableGame, TableView};
use crate::engine::Elo;
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::strings::Strings;

/// A line, and a smaller one below it.
pub(in crate::ui) type Sentences = (String, Option<String>);

/// A game that has a screen.
pub(in crate::ui) trait GameScreen: TableGame {
    /// The page with its rules.
    const RULES: Screen;

    /// The kinds of computers that play it.
    const KINDS: &'static [ComputerKind];

    /// The kind of a level.
    fn kind_of(level: Self::Level) -> ComputerKind;

    /// The levels of a kind, weakest first; none where there is nothing to choose.
    fn levels(kind: ComputerKind) -> Vec<Self::Level>;

    /// The level of this kind that was chosen last.
    fn last_of(setup: Setup<Self::Level>, kind: ComputerKind, app: &App) -> Self::Level;

    /// The setup with this level remembered as the last one of its kind.
    fn remembering(setup: Setup<Self::Level>, _level: Self::Level) -> Setup<Self::Level> {
        setup
    }

    /// How strong a level was found to be, if it was measured.
    fn strength(_level: Self::Level) -> Option<Elo> {
        None
    }

    fn title(words: &Strings) -> &'static str;

    fn level_name(words: &Strings, level: Self::Level) -> &'static str;

    /// How a level plays.
    fn level_summary(words: &Strings, level: Self::Level) -> &'static str;

    /// What else must be said of a level.
    fn level_note(_words: &Strings, _level: Self::Level) -> Option<&'static str> {
        None
    }

    /// The board in this square: reads the touches and paints.
    fn board_ui(ui: &Ui, page: &mut Page<'_>, place: Rect);

    /// The way to the view of a search, if there is one now.
    fn think_link(_page: &Page<'_>) -> Option<ThinkLink> {
        None
    }

    /// How a finished game is looked at again: by its positions, unless the game has a review.
    fn review() -> Action {
        Self::action(BoardAction::View(0))
    }

    /// The way from an older position of the game to its review, if there is one now.
    fn review_of_viewed(_app: &App) -> Option<Action> {
        None
    }

    /// How far a thought has come: how deep it is, and how many positions it has seen.
    fn thought_words(words: &Strings, thought: &Self::Thought) -> String;

    /// The name of the opening up to the position that is shown, if the game knows such names.
    fn opening(_words: &Strings, _table: TableView<'_, Self>) -> Option<&'static str> {
        None
    }

    /// A person is to move.
    fn turn_words(words: &Strings, table: TableView<'_, Self>) -> Sentences;

    /// A tap was no move, and why.
    fn refused_words(
        words: &Strings,
        table: TableView<'_, Self>,
        at: Self::Square,
        why: Self::TapRefusal,
    ) -> String;

    /// A move waits for its second tap.
    fn tap_again_words(words: &Strings, at: Self::Square) -> String;

    /// An advised move with its reason, and what the engine thinks of it.
    fn hint_words(words: &Strings, hint: &Hint<Self>) -> Sentences;

    /// A move is being shown.
    fn moving_words(words: &Strings, animation: &Self::Animation) -> String;

    /// A side has to pass. Only a game with passes is asked.
    fn passing_words(_words: &Strings, _table: TableView<'_, Self>, _disc: Disc) -> String {
        String::new()
    }

    /// The end in a few words.
    fn result_words(words: &Strings, ending: Self::Ending) -> String;

    /// Why it is the end.
    fn ended_words(words: &Strings, table: TableView<'_, Self>, ending: Self::Ending) -> String;

    /// The next place after this one, in the order of reading, where a person can do something.
    fn next_playable(table: TableView<'_, Self>, after: Self::Square) -> Option<Id>;

    /// A line of the history: the number of the move, who, and what was played.
    fn ply_words(words: &Strings, number: usize, disc: Disc, played: Self::Ply) -> String;
}
