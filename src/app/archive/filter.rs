//! Which games of the archive are listed, and the openings that they began with.

use std::collections::HashMap;

use crate::game::archive::{Archive, ArchivedGame, GameId, GameResult, Opponent, Summary};
use crate::rules::openings::{NameLanguage, Openings};
use crate::rules::{Board, GameKind, Square};

/// Which games are listed: those that are all of this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only games of this kind.
    pub kind: Option<GameKind>,
    /// Only games against this opponent.
    pub opponent: Option<Opponent>,
    /// Only games that the person won, drew or lost.
    pub result: Option<GameResult>,
    /// Only games with this opening.
    pub opening: Option<&'static str>,
}

impl Filter {
    /// Whether everything is listed.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether a game is listed; `opening` is its opening's name, if that is asked for.
    pub(super) fn lets_through(self, game: &Summary, opening: impl FnOnce() -> Option<&'static str>) -> bool {
        self.kind.is_none_or(|kind| kind == game.seating.kind())
            && self.opponent.is_none_or(|opponent| opponent == game.seating.opponent())
            && self.result.is_none_or(|result| Some(result) == game.result())
            && self.opening.is_none_or(|name| Some(name) == opening())
    }
}

/// No line with a name is as long as this; later moves need not be looked at.
const LONGEST_LINE: usize = 30;

/// The name of the opening of a game of Othello, if it has one.
pub fn opening_name(game: &ArchivedGame<'_>) -> Option<&'static str> {
    if game.seating.kind() != GameKind::Othello || game.start.is_some() {
        return None;
    }
    let squares = game.moves.as_bytes().chunks_exact(2).take(LONGEST_LINE);
    let squares = squares.map_while(|name| str::from_utf8(name).ok()?.parse::<Square>().ok());
    let boards = squares.scan(Board::START, |board, at| {
        // A forced pass is not written, and no line with a name has one.
        *board = board.play(at).ok()?;
        Some(*board)
    });
    Openings::shipped().of_game(boards, NameLanguage::English).map(|followed| followed.opening.name())
}

/// The openings of all games, each found once.
#[derive(Clone, Debug, Default)]
pub(super) struct GameOpenings {
    by_game: HashMap<GameId, &'static str>,
    /// Each name with its number of games, the most played first.
    pub(super) names: Vec<(&'static str, usize)>,
}

impl GameOpenings {
    pub(super) fn of(archive: &Archive) -> Self {
        let named = |summary: &Summary| Some((summary.id, opening_name(&archive.open(summary.id)?)?));
        let by_game: HashMap<GameId, &'static str> = archive.games().filter_map(named).collect();
        let mut counts: HashMap<&'static str, usize> = HashMap::new();
        for &name in by_game.values() {
            *counts.entry(name).or_default() += 1;
        }
        let mut names: Vec<_> = counts.into_iter().collect();
        names.sort_by_key(|&(name, count)| (std::cmp::Reverse(count), name));
        Self { by_game, names }
    }

    pub(super) fn get(&self, id: GameId) -> Option<&'static str> {
        self.by_game.get(&id).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_is_named_whatever_its_symmetry_and_only_in_othello() {
        let name = |moves: &str| {
            let line = format!("2026-11-17 othello person club black:40-24 {moves}");
            opening_name(&ArchivedGame::read(&line).unwrap())
        };
        assert_eq!(name("c4e3f6e6f5"), Some("Tiger"));
        assert_eq!(name("f5d6c3d3c4"), Some("Tiger"), "the other way round");
        assert_eq!(name("f5d6c3d3c4a1"), Some("Tiger"), "up to the first move that is none");
        assert_eq!(name(""), None);
        let checkers = "2026-11-17 checkers person club black:4-0 11-15";
        assert_eq!(opening_name(&ArchivedGame::read(checkers).unwrap()), None);
    }
}
