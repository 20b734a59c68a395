//! The archive of finished games without its looks: what is kept and when, what of it is listed, deleted, taken back, sent
//! elsewhere and brought in.
//!
//! The file is read when a page needs it for the first time, never at the start; a game that ends is appended without
//! reading anything.

mod filter;
mod keep;
mod page;

pub use filter::{Filter, opening_name};
pub(super) use keep::KeptGames;
pub use page::{ArchiveMessage, ArchivePage};

use crate::game::archive::GameId;
use crate::rules::GameKind;

/// Something that is asked of the archive. What makes no sense at the moment changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveAction {
    /// Opens a sheet over the list.
    Show(ArchiveSheet),
    /// Lists these games; send the whole with one field changed.
    Filter(Filter),
    /// Deletes a game. It can be taken back until something else is done.
    Delete(GameId),
    /// Brings back the game that was deleted last.
    UndoDelete,
    /// Reviews a game of Othello.
    Review(GameId),
    /// Opens the page where a game goes elsewhere as text.
    Share(GameId),
    /// All games as text into the clipboard.
    CopyAll,
    /// All games as text to another app.
    ShareAll,
    /// Asks for the clipboard's text, to import it.
    AskForText,
    /// The statistics of this game.
    Statistics(GameKind),
}

/// A card over the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveSheet {
    /// A game, and what can be done with it.
    Game(GameId),
    /// Which games are listed.
    Filter,
    /// Export and import.
    Exchange,
}
