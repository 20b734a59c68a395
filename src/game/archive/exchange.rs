//! All games as one text, to be sent somewhere else, and such a text read again.
//!
//! A line for each game, in the form of the file without the games' numbers; `#` begins a remark.

use std::collections::hash_map::DefaultHasher;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{Hash, Hasher};

use super::{Archive, ArchivedGame, GameId};

/// The line that an export begins with, so that whoever finds the text knows what it is.
const TITLE: &str = "# Games of Othello: day, game, black, white, result, moves";

/// All games as text, the oldest first.
pub fn export(archive: &Archive) -> String {
    let mut text = String::from(TITLE);
    for summary in archive.games().rev() {
        if let Some(game) = archive.open(summary.id) {
            text.push('\n');
            text.push_str(&game.to_string());
        }
    }
    text.push('\n');
    text
}

/// What a text brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The lines to append, one for each game that is new.
    pub lines: Vec<String>,
    /// How many games of the text were there already.
    pub n_known: usize,
}

/// Why a text was not imported. Nothing of it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// There is no game in it.
    Empty,
    /// A line is no finished game.
    Line {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it, in English.
        why: String,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no game in it"),
            Self::Line { number, why } => write!(f, "line {number}: {why}"),
        }
    }
}

impl std::error::Error for ImportError {}

/// Reads what [`export`] wrote, here or elsewhere. Every game is played again by the rules. A game that the archive has as
/// often as the text is not new.
///
/// # Errors
/// The first line that is wrong; nothing of the text counts then.
pub fn import(archive: &Archive, text: &str) -> Result<Imported, ImportError> {
    let mut known: HashMap<Key<'_>, usize> = HashMap::new();
    for game in archive.games().filter_map(|summary| archive.open(summary.id)) {
        *known.entry(key(&game)).or_default() += 1;
    }
    let mut imported = Imported { lines: Vec::new(), n_known: 0 };
    let mut ids = HashSet::new();
    for (idx, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let game = ArchivedGame::read(line).and_then(|game| game.check().map(|()| game));
        let game = game.map_err(|error| ImportError::Line { number: idx + 1, why: error.to_string() })?;
        match known.get_mut(&key(&game)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                imported.n_known += 1;
            }
            _ => {
                let id = free_id(archive, &mut ids, &game);
                imported.lines.push(format!("game {id} {game}"));
            }
        }
    }
    if imported.lines.is_empty() && imported.n_known == 0 { Err(ImportError::Empty) } else { Ok(imported) }
}

/// What makes two games the same: everything but what a review has told.
type Key<'a> = (super::Seating, u32, Option<&'a str>, &'a str);

fn key<'a>(game: &ArchivedGame<'a>) -> Key<'a> {
    (game.seating, game.day.number(), game.start, game.moves)
}

/// A number that no other game has. It follows from the game, so that a game that was deleted gets its own again.
fn free_id(archive: &Archive, taken: &mut HashSet<GameId>, game: &ArchivedGame<'_>) -> GameId {
    let mut hasher = DefaultHasher::new();
    key(game).hash(&mut hasher);
    let mut id = GameId(hasher.finish());
    while archive.get(id).is_some() || !taken.insert(id) {
        id = GameId(id.0.wrapping_add(1));
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "2026-11-17 othello person novice black:13-0 lost=0.50/- e6f4e3f6g5d6e7f5c5";

    fn with(text: &str) -> Archive {
        let mut archive = Archive::default();
        archive.add(&import(&archive, text).unwrap().lines);
        archive
    }

    #[test]
    fn what_is_exported_is_imported_elsewhere_and_known_here() {
        let other = GAME.replace("lost=0.50/- ", "").replace("novice", "club");
        let archive = with(&format!("# hello\r\n\r\n  {GAME} \r\n{other}\n{GAME}"));
        assert_eq!(archive.len(), 3, "two games may be the same");
        let text = export(&archive);
        assert_eq!(text, format!("{TITLE}\n{GAME}\n{other}\n{GAME}\n"));
        let again = import(&archive, &text).unwrap();
        assert_eq!((again.lines.len(), again.n_known), (0, 3));
        assert_eq!(export(&with(&text)), text);
    }

    #[test]
    fn a_deleted_game_comes_back() {
        let mut archive = with(GAME);
        let id = archive.games().next().unwrap().id;
        archive.add(&[Archive::delete_line(id)]);
        let imported = import(&archive, GAME).unwrap();
        archive.add(&imported.lines);
        assert_eq!(archive.games().map(|summary| summary.id).collect::<Vec<_>>(), [id]);
    }

    #[test]
    fn a_bad_line_is_told_with_its_number() {
        let cases = [
            ("2026-11-17", "2026-02-30", "invalid day"),
            ("othello", "chess", "unknown game"),
            ("novice", "wizard", "\"wizard\" is neither \"person\" nor a level"),
            ("black:13-0", "black:13", "no result"),
            ("black:13-0", "black:13-99", "no result"),
            ("black:13-0", "white:0-13", "the result is black:13-0 and not white:0-13"),
            ("lost=0.50/-", "lost=0.5", "no loss a move"),
            ("lost=0.50/-", "from=abc:X", "first position"),
            ("g5d6", "g5a1", "move 6"),
            ("f5c5", "f5", "the game is not over"),
            (" black:13-0 lost=0.50/- e6f4e3f6g5d6e7f5c5", "", "missing result"),
        ];
        for (from, to, culprit) in cases {
            assert!(GAME.contains(from), "{from}");
            let text = format!("{GAME}\n\n{}\n{GAME}", GAME.replacen(from, to, 1));
            let ImportError::Line { number, why } = import(&Archive::default(), &text).unwrap_err() else {
                panic!("{to}");
            };
            assert_eq!(number, 3);
            assert!(why.contains(culprit), "{why:?} does not name {culprit:?}");
        }
        assert_eq!(import(&Archive::default(), "# nothing\n\n"), Err(ImportError::Empty));
    }

    #[test]
    fn a_game_of_checkers_and_one_from_another_board_survive_their_text() {
        let checkers = "2026-11-17 checkers person expert draw:1-1 \
            from=B------------------------------W:B 1-6 32-27 6-1 27-32 1-6 32-27 6-1 27-32";
        let game = ArchivedGame::read(checkers).unwrap();
        assert_eq!(game.n_moves(), 8);
        let start: String = ["X".repeat(62), "O-".to_owned()].concat();
        let othello = format!("2026-11-17 othello person person black:64-0 from={start}:X h8");
        for text in [checkers, &othello] {
            let why = ArchivedGame::read(text).unwrap().check();
            assert_eq!(why, Ok(()), "{text}");
            assert_eq!(export(&with(text)).lines().nth(1), Some(text));
        }
    }
}
