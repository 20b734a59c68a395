//! The games of tournaments, as the WTHOR database has them: a file a year, and one with the players' names.
//!
//! A file of games has 16 bytes of header, with the number of games as u32 at byte 4, and 68 bytes a game: tournament,
//! black and white as u16, black's discs and the result of perfect play as u8, and up to 60 moves as 10 · row + column,
//! forced passes left out, zeros after the last. The file of names has their number as u16 at byte 8, and 20 bytes each,
//! in Latin-1. All numbers are little-endian.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use othello::rules::{Board, Square};

const HEADER: usize = 16;
const GAME: usize = 68;
const NAME: usize = 20;
/// Where the moves of a game begin.
const MOVES: usize = 8;
const NAMES_FILE: &str = "WTH.JOU";

/// What the files hold.
#[derive(Debug, Default)]
pub(crate) struct Database {
    pub(crate) players: Vec<Player>,
    /// In the order of the years.
    pub(crate) games: Vec<Game>,
}

/// Somebody who has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) name: String,
}

impl Player {
    /// Programs stand in the list with their authors in parentheses.
    pub(crate) fn is_program(&self) -> bool {
        self.name.contains('(')
    }

    /// The first entry stands for whoever is not known.
    pub(crate) fn is_unknown(&self) -> bool {
        self.name.starts_with('?')
    }
}

/// A game as it was written down, legal from its first move to its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) year: u16,
    /// Places in [`Database::players`].
    pub(crate) black: usize,
    pub(crate) white: usize,
    /// Black's discs at the end, empty squares given to the winner.
    pub(crate) black_discs: u8,
    pub(crate) moves: Vec<Square>,
}

impl Game {
    /// Black's points: 1 for a win, 0.5 for a draw.
    pub(crate) fn black_points(&self) -> f64 {
        match self.black_discs.cmp(&32) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }

    /// Every position in which somebody chose, with the square that was chosen. Forced passes are made in between.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (Board, Square)> + '_ {
        let mut board = Board::START;
        self.moves.iter().map_while(move |&at| {
            let before = ready(board);
            board = before.play(at).ok()?;
            Some((before, at))
        })
    }
}

/// The board with its forced pass made.
fn ready(board: Board) -> Board {
    if board.position.must_pass() { board.pass() } else { board }
}

impl Database {
    /// Reads a folder with `WTH.JOU` and the years' files.
    ///
    /// # Errors
    /// A file that is missing or damaged; the message names the file and the place.
    pub(crate) fn read(folder: &Path) -> Result<Self> {
        let names = folder.join(NAMES_FILE);
        let bytes = fs::read(&names).with_context(|| format!("cannot read {}", names.display()))?;
        let mut database = Self { players: read_players(&bytes).context(NAMES_FILE)?, games: Vec::new() };
        let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        let mut files: Vec<(u16, std::path::PathBuf)> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter_map(|path| Some((year_of(path.file_name()?.to_str()?)?, path)))
            .collect();
        files.sort();
        ensure!(!files.is_empty(), "{} holds no file like WTH_1998.wtb", folder.display());
        for (year, path) in files {
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let games = read_games(&bytes, year, database.players.len());
            database.games.extend(games.with_context(|| format!("WTH_{year}.wtb"))?);
        }
        Ok(database)
    }
}

/// The year of a file of games, by its name.
fn year_of(name: &str) -> Option<u16> {
    name.strip_prefix("WTH_")?.strip_suffix(".wtb")?.parse().ok()
}

fn read_players(bytes: &[u8]) -> Result<Vec<Player>> {
    let count = bytes.get(8..10).context("byte 8: no number of names")?;
    let count = usize::from(u16::from_le_bytes([count[0], count[1]]));
    let names = bytes.get(HEADER..).unwrap_or_default();
    let expected = count * NAME;
    ensure!(
        names.len() == expected,
        "{count} names need {expected} bytes after the header, not {}",
        names.len()
    );
    let name =
        |bytes: &[u8]| bytes.iter().take_while(|&&byte| byte != 0).map(|&byte| char::from(byte)).collect();
    Ok(names.chunks_exact(NAME).map(|bytes| Player { name: name(bytes) }).collect())
}

fn read_games(bytes: &[u8], year: u16, n_players: usize) -> Result<Vec<Game>> {
    let count = bytes.get(4..8).context("byte 4: no number of games")?;
    let count = u32::from_le_bytes([count[0], count[1], count[2], count[3]]) as usize;
    let games = bytes.get(HEADER..).unwrap_or_default();
    let expected = count.saturating_mul(GAME);
    ensure!(
        games.len() == expected,
        "{count} games need {expected} bytes after the header, not {}",
        games.len()
    );
    let each = games.chunks_exact(GAME).enumerate();
    each.map(|(idx, game)| {
        read_game(game, year, n_players)
            .with_context(|| format!("game {}, byte {}", idx + 1, HEADER + idx * GAME))
    })
    .collect()
}

fn read_game(bytes: &[u8], year: u16, n_players: usize) -> Result<Game> {
    let player = |at: usize| -> Result<usize> {
        let number = usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        ensure!(number < n_players, "player {number} of only {n_players}");
        Ok(number)
    };
    let black_discs = bytes[6];
    ensure!(black_discs <= 64, "{black_discs} discs for black");
    let mut board = Board::START;
    let mut moves = Vec::new();
    for (idx, &byte) in bytes[MOVES..].iter().enumerate() {
        if byte == 0 {
            break;
        }
        let (row, col) = (usize::from(byte / 10), usize::from(byte % 10));
        let on_board = (1..=8).contains(&row) && (1..=8).contains(&col);
        let Some(at) = Square::all().find(|at| on_board && at.row() + 1 == row && at.col() + 1 == col) else {
            bail!("move {}: {byte} is no square", idx + 1);
        };
        board = ready(board).play(at).with_context(|| format!("move {}", idx + 1))?;
        moves.push(at);
    }
    Ok(Game { year, black: player(2)?, white: player(4)?, black_discs, moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        bytes[8] = 2;
        for name in ["Ann", "Prog (author)"] {
            let mut field = name.as_bytes().to_vec();
            field.resize(NAME, 0);
            bytes.extend(field);
        }
        bytes
    }

    /// One game of this score with these moves.
    fn games(discs: u8, moves: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        bytes[4] = 1;
        let mut game = vec![7, 0, 0, 0, 1, 0, discs, 32];
        game.extend(moves);
        game.resize(GAME, 0);
        bytes.extend(game);
        bytes
    }

    #[test]
    fn names_and_games_are_read() {
        let players = read_players(&names()).unwrap();
        assert_eq!(players[0].name, "Ann");
        assert!(players[1].is_program() && !players[0].is_program());
        let read = read_games(&games(40, &[56, 64, 33]), 1998, 2).unwrap();
        let moves: Vec<Square> = ["f5", "d6", "c3"].map(|at| at.parse().unwrap()).to_vec();
        assert_eq!(read, [Game { year: 1998, black: 0, white: 1, black_discs: 40, moves: moves.clone() }]);
        let chosen: Vec<Square> = read[0]
            .choices()
            .map(|(board, at)| {
                assert!(board.position.moves().contains(at));
                at
            })
            .collect();
        assert_eq!(chosen, moves);
    }

    #[test]
    fn damage_is_told_with_its_place() {
        let told = |result: Result<Vec<Game>>| format!("{:#}", result.unwrap_err());
        let cases = [
            (games(40, &[56, 64, 11]), "game 1, byte 16: move 3: a1 turns no disc"),
            (games(40, &[56, 90]), "move 2: 90 is no square"),
            (games(40, &[50]), "move 1: 50 is no square"),
            (games(65, &[56]), "65 discs"),
            (games(40, &[56])[..80].to_vec(), "1 games need 68 bytes after the header, not 64"),
            (vec![0; 3], "byte 4"),
        ];
        for (bytes, part) in cases {
            let error = told(read_games(&bytes, 1998, 2));
            assert!(error.contains(part), "{error:?} does not say {part:?}");
        }
        assert!(told(read_games(&games(40, &[56]), 1998, 1)).contains("player 1 of only 1"));
        assert!(read_players(&names()[..30]).is_err());
    }
}
