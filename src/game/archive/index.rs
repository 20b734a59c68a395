//! All games of the archive, found by number and in the order of their days, with a summary of each at hand.
//!
//! The text of the file stays as it is; a game's moves are read from it when somebody opens that game. What a list, a
//! filter or a statistic asks is in the summaries.

use std::collections::HashMap;
use std::ops::Range;

use super::archived_game::{line_of, result_for};
use super::{ArchivedGame, GameId, GameResult, MeanLoss, Seating};
use crate::game::{Day, GameRules, Record, Tally};
use crate::rules::Disc;

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which game it is.
    pub id: GameId,
    /// When it ended.
    pub day: Day,
    /// Which game, and who played.
    pub seating: Seating,
    /// Who won; `None` for a draw.
    pub winner: Option<Disc>,
    /// The pieces of both sides at the end.
    pub tally: Tally,
    /// How many moves were played.
    pub n_moves: usize,
    /// What a review has told.
    pub loss: Option<MeanLoss>,
    /// Where the game's text is.
    text: Range<usize>,
    is_deleted: bool,
}

impl Summary {
    /// How it ended for the one person who played a computer.
    pub fn result(&self) -> Option<GameResult> {
        Some(result_for(self.seating.only_person()?, self.winner))
    }

    /// What the one person lost a move, in hundredths of a disc, if a review has told it.
    pub fn own_loss(&self) -> Option<u16> {
        self.loss?.of(self.seating.only_person()?)
    }
}

/// The archive in memory.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    /// The lines of the file, with whatever else is in it, and those that were added since.
    bytes: Vec<u8>,
    /// In the order in which their lines first came, deleted ones too.
    games: Vec<Summary>,
    by_id: HashMap<GameId, usize>,
    /// The places in `games` of those that are not deleted, newest first.
    newest_first: Vec<usize>,
    /// Lines of a newer program.
    unknown: Vec<Range<usize>>,
    n_lines: usize,
}

impl Archive {
    /// An archive of the lines that are at these places of a file.
    pub fn new(bytes: Vec<u8>, lines: impl IntoIterator<Item = Range<usize>>) -> Self {
        let mut archive = Self { bytes, ..Self::default() };
        for line in lines {
            archive.read_line(line);
        }
        archive.sort();
        archive
    }

    /// Takes in lines that were appended to the file.
    pub fn add(&mut self, lines: &[String]) {
        for line in lines {
            let start = self.bytes.len();
            self.bytes.extend(line.bytes());
            self.read_line(start..self.bytes.len());
        }
        self.sort();
    }

    /// The line of a game that has just ended; `None` if it is not over.
    pub fn line_of<G: GameRules>(record: &Record<G>, day: Day) -> Option<String> {
        Some(format!("game {} {}", GameId(record.seed), line_of(record, day)?))
    }

    /// The line that tells what a review has found.
    pub fn review_line(id: GameId, loss: MeanLoss) -> String {
        format!("review {id} {loss}")
    }

    /// The line that deletes a game.
    pub fn delete_line(id: GameId) -> String {
        format!("delete {id}")
    }

    /// The line that puts a game into the archive, also one that was deleted; `None` if it was never there.
    pub fn game_line(&self, id: GameId) -> Option<String> {
        let summary = self.games.get(*self.by_id.get(&id)?)?;
        let game = ArchivedGame { loss: summary.loss, ..self.read(summary)? };
        Some(format!("game {id} {game}"))
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.newest_first.len()
    }

    /// Whether there is no game.
    pub const fn is_empty(&self) -> bool {
        self.newest_first.is_empty()
    }

    /// Every game, the newest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &Summary> + ExactSizeIterator {
        self.newest_first.iter().map(|&idx| &self.games[idx])
    }

    /// A game by its number.
    pub fn get(&self, id: GameId) -> Option<&Summary> {
        self.games.get(*self.by_id.get(&id)?).filter(|summary| !summary.is_deleted)
    }

    /// A game with its moves.
    pub fn open(&self, id: GameId) -> Option<ArchivedGame<'_>> {
        let summary = self.get(id)?;
        Some(ArchivedGame { loss: summary.loss, ..self.read(summary)? })
    }

    /// Whether most lines of the file speak of games that are gone or told anew.
    pub const fn is_wasteful(&self) -> bool {
        self.n_lines > 2 * (self.len() + self.unknown.len()) + 500
    }

    /// The lines of a file with the same games and nothing else.
    pub fn live_lines(&self) -> Vec<String> {
        let unknown = self.unknown.iter().map(|at| self.text(at.clone()).to_owned());
        let live = self.games.iter().filter(|summary| !summary.is_deleted);
        unknown.chain(live.filter_map(|summary| self.game_line(summary.id))).collect()
    }

    fn text(&self, at: Range<usize>) -> &str {
        self.bytes.get(at).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    fn read(&self, summary: &Summary) -> Option<ArchivedGame<'_>> {
        ArchivedGame::read(self.text(summary.text.clone())).ok()
    }

    fn read_line(&mut self, line: Range<usize>) {
        self.n_lines += 1;
        if self.understand(line.clone()).is_none() {
            self.unknown.push(line);
        }
    }

    /// Does what a line says; `None` if it says nothing that we know.
    fn understand(&mut self, line: Range<usize>) -> Option<()> {
        let (kind, rest) = self.text(line.clone()).split_once(' ')?;
        let (id, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let id: GameId = id.parse().ok()?;
        let place = self.by_id.get(&id).copied();
        match kind {
            "game" => {
                let game = ArchivedGame::read(rest).ok()?;
                let summary = Summary {
                    id,
                    day: game.day,
                    seating: game.seating,
                    winner: game.winner,
                    tally: game.tally,
                    n_moves: game.n_moves(),
                    loss: game.loss.or_else(|| self.known_loss(place?, game.moves)),
                    text: line.end - rest.len()..line.end,
                    is_deleted: false,
                };
                if let Some(idx) = place {
                    self.games[idx] = summary;
                } else {
                    self.by_id.insert(id, self.games.len());
                    self.games.push(summary);
                }
            }
            "review" => {
                let loss = rest.parse().ok()?;
                self.games.get_mut(place?)?.loss = Some(loss);
            }
            "delete" => self.games.get_mut(place?)?.is_deleted = true,
            _ => return None,
        }
        Some(())
    }

    /// What a review has told of a game that is written again with the same moves.
    fn known_loss(&self, idx: usize, moves: &str) -> Option<MeanLoss> {
        let older = self.games.get(idx)?;
        older.loss.filter(|_| self.read(older).is_some_and(|game| game.moves == moves))
    }

    fn sort(&mut self) {
        let Self { games, newest_first, .. } = self;
        newest_first.clear();
        newest_first.extend((0..games.len()).rev().filter(|&idx| !games[idx].is_deleted));
        // Stable: games of one day stay in the order in which they came, the last one first.
        newest_first.sort_by_key(|&idx| std::cmp::Reverse(games[idx].day));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{History, Othello, Seats};
    use crate::rules::Board;

    const SHORT: &str = "e6f4e3f6g5d6e7f5c5";

    fn archive(lines: &[&str]) -> Archive {
        let mut archive = Archive::default();
        archive.add(&lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>());
        archive
    }

    fn game(id: u64, day: &str) -> String {
        format!("game {} {day} othello person novice black:13-0 {SHORT}", GameId(id))
    }

    fn ids(archive: &Archive) -> Vec<u64> {
        archive.games().map(|summary| summary.id.0).collect()
    }

    #[test]
    fn the_line_of_a_finished_game_is_this_one() {
        let game = History::replay(Board::START, SHORT).unwrap();
        let seats = Seats::against(crate::engine::Level::Club, Disc::White);
        let record = Record::<Othello> { game, partial: (), seats, begun: true, seed: 0xa1, assisted: false };
        // Somebody's phone holds such a file.
        let expected = "game 00000000000000a1 2026-11-17 othello club person black:13-0 e6f4e3f6g5d6e7f5c5";
        assert_eq!(Archive::line_of(&record, "2026-11-17".parse().unwrap()).unwrap(), expected);
        let archive = archive(&[expected]);
        assert_eq!(archive.open(GameId(0xa1)).unwrap().result(), Some(GameResult::Lost));
        assert_eq!(archive.live_lines(), [expected]);
    }

    #[test]
    fn games_are_sorted_by_day_and_then_as_they_came() {
        let lines = [game(1, "2026-11-01"), game(2, "2026-11-03"), game(3, "2026-11-01")];
        let archive = archive(&lines.each_ref().map(String::as_str));
        assert_eq!(ids(&archive), [2, 3, 1]);
    }

    #[test]
    fn a_game_that_is_ended_again_replaces_the_older_one_and_its_review() {
        let review = Archive::review_line(GameId(1), MeanLoss::from_discs(Some(1.25), None));
        assert_eq!(review, "review 0000000000000001 1.25/-");
        let first = game(1, "2026-11-01");
        let mut archive = archive(&[&first, &review]);
        assert_eq!(archive.get(GameId(1)).unwrap().own_loss(), Some(125));
        archive.add(std::slice::from_ref(&first));
        assert_eq!(archive.get(GameId(1)).unwrap().own_loss(), Some(125), "the same moves");
        archive.add(&[first.replace("black:13-0", "white:1-9").replace(SHORT, "f5d6")]);
        let newer = archive.get(GameId(1)).unwrap();
        assert_eq!((newer.result(), newer.n_moves, newer.loss), (Some(GameResult::Lost), 2, None));
        assert_eq!(archive.len(), 1);
    }

    #[test]
    fn a_deleted_game_can_be_brought_back_with_its_review() {
        let loss = MeanLoss { black: Some(50), white: Some(0) };
        let review = Archive::review_line(GameId(1), loss);
        let mut archive = archive(&[&game(1, "2026-11-01"), &game(2, "2026-11-01"), &review]);
        archive.add(&[Archive::delete_line(GameId(1))]);
        assert_eq!((ids(&archive), archive.get(GameId(1))), (vec![2], None));
        assert_eq!(archive.live_lines().len(), 1);
        let line = archive.game_line(GameId(1)).unwrap();
        archive.add(&[line]);
        assert_eq!((ids(&archive), archive.get(GameId(1)).unwrap().loss), (vec![2, 1], Some(loss)));
    }

    #[test]
    fn a_line_of_a_newer_program_is_kept() {
        let lines = ["clock 0000000000000001 5:00", &game(1, "2026-11-01"), "rated"];
        let archive = archive(&lines);
        assert_eq!(ids(&archive), [1]);
        assert_eq!(archive.live_lines(), [lines[0], lines[2], lines[1]]);
    }

    #[test]
    fn a_file_that_speaks_mostly_of_what_is_gone_is_wasteful() {
        let mut archive = archive(&[&game(1, "2026-11-01")]);
        let again = vec![game(1, "2026-11-01"); 600];
        archive.add(&again[..400]);
        assert!(!archive.is_wasteful());
        archive.add(&again);
        assert!(archive.is_wasteful());
        let lines = archive.live_lines();
        let mut smaller = Archive::default();
        smaller.add(&lines);
        assert!(!smaller.is_wasteful());
        assert_eq!((lines.len(), ids(&smaller)), (1, vec![1]));
    }
}
