//! What the games of the archive tell together: results against each level, over time, and how well the player plays.

use std::collections::BTreeMap;

use super::{Archive, GameResult, Opponent, Summary};
use crate::rules::GameKind;

/// So many reviewed games are shown, the newest ones.
const N_LOSSES: usize = 40;

/// So many months are shown, the newest ones in which there was a game.
const N_MONTHS: usize = 6;

/// With fewer reviewed games nothing is said about whether the player gets better.
const LEAST_FOR_A_TREND: usize = 6;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    fn count(&mut self, result: GameResult) {
        match result {
            GameResult::Won => self.won += 1,
            GameResult::Drawn => self.drawn += 1,
            GameResult::Lost => self.lost += 1,
        }
    }

    fn of(results: impl IntoIterator<Item = GameResult>) -> Self {
        let mut score = Self::default();
        results.into_iter().for_each(|result| score.count(result));
        score
    }

    /// How many games these are.
    pub const fn n_games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points in percent, half a one for a draw; `None` without a game.
    pub fn percent(self) -> Option<u32> {
        let n_games = self.n_games();
        (n_games > 0).then(|| (200 * self.won + 100 * self.drawn + n_games) / (2 * n_games))
    }
}

/// The results against one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelScore {
    /// Who was met.
    pub opponent: Opponent,
    /// How it went.
    pub score: Score,
}

/// A part of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The last so many, if there are more.
    Last(usize),
    /// All games.
    All,
    /// Those of a year and a month, from 1.
    Month(u32, u32),
}

/// Everything about the games of one kind in which a person played a computer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All games, the last ones, and those of the last months, the newest first.
    pub spans: Vec<(Span, Score)>,
    /// Each level that was met, the weakest first.
    pub levels: Vec<LevelScore>,
    /// How many of the last games in a row ended the same way; `None` without a game.
    pub streak: Option<(GameResult, u32)>,
    /// The most games won in a row.
    pub best_streak: u32,
    /// What the player lost a move in the last reviewed games, in hundredths of a disc, the oldest first.
    pub losses: Vec<u16>,
}

impl Statistics {
    /// The statistics of one game.
    pub fn of(archive: &Archive, kind: GameKind) -> Self {
        let games: Vec<(&Summary, GameResult)> = archive
            .games()
            .filter(|summary| summary.seating.kind() == kind)
            .filter_map(|summary| Some((summary, summary.result()?)))
            .collect();
        let results = || games.iter().map(|&(_, result)| result);
        let mut losses: Vec<u16> =
            games.iter().filter_map(|(summary, _)| summary.own_loss()).take(N_LOSSES).collect();
        losses.reverse();
        Self {
            spans: spans(&games),
            levels: levels(&games),
            streak: results().next().map(|last| {
                let n_same = results().take_while(|&result| result == last).count();
                (last, n_same as u32)
            }),
            best_streak: best_streak(results()),
            losses,
        }
    }

    /// How many games there are.
    pub fn n_games(&self) -> u32 {
        self.levels.iter().map(|level| level.score.n_games()).sum()
    }

    /// What the player lost a move in the older and in the newer half of [`losses`](Self::losses), in hundredths of a disc;
    /// `None` if they are too few to tell.
    pub fn trend(&self) -> Option<(u16, u16)> {
        if self.losses.len() < LEAST_FOR_A_TREND {
            return None;
        }
        let mean = |losses: &[u16]| {
            let sum: u32 = losses.iter().copied().map(u32::from).sum();
            (sum / losses.len() as u32) as u16
        };
        let (older, newer) = self.losses.split_at(self.losses.len() / 2);
        Some((mean(older), mean(newer)))
    }
}

fn spans(games: &[(&Summary, GameResult)]) -> Vec<(Span, Score)> {
    if games.is_empty() {
        return Vec::new();
    }
    let results = || games.iter().map(|&(_, result)| result);
    let mut spans = vec![(Span::All, Score::of(results()))];
    let last = [50, 10].into_iter().filter(|&n_games| n_games < games.len());
    spans.extend(last.map(|n_games| (Span::Last(n_games), Score::of(results().take(n_games)))));
    let mut months: BTreeMap<(u32, u32), Score> = BTreeMap::new();
    for &(summary, result) in games {
        let (year, month, _) = summary.day.date();
        months.entry((year, month)).or_default().count(result);
    }
    let months = months.into_iter().rev().take(N_MONTHS);
    spans.extend(months.map(|((year, month), score)| (Span::Month(year, month), score)));
    spans
}

fn levels(games: &[(&Summary, GameResult)]) -> Vec<LevelScore> {
    let mut levels: BTreeMap<Opponent, Score> = BTreeMap::new();
    for &(summary, result) in games {
        levels.entry(summary.seating.opponent()).or_default().count(result);
    }
    levels.into_iter().map(|(opponent, score)| LevelScore { opponent, score }).collect()
}

fn best_streak(results: impl Iterator<Item = GameResult>) -> u32 {
    let (mut best, mut present) = (0, 0);
    for result in results {
        present = if result == GameResult::Won { present + 1 } else { 0 };
        best = best.max(present);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;

    /// Games against these levels on these days, won (`+`), drawn (`=`) or lost (`-`) by black, with a loss in hundredths.
    fn archive(games: &[(&str, &str, char, Option<u16>)]) -> Archive {
        let mut archive = Archive::default();
        let lines = games.iter().enumerate().map(|(id, (day, level, result, loss))| {
            let winner = match result {
                '+' => "black:40-24",
                '-' => "white:24-40",
                _ => "draw:32-32",
            };
            let loss = loss.map_or(String::new(), |loss| format!(" lost={}.{:02}/-", loss / 100, loss % 100));
            format!("game {id:016x} {day} othello person {level} {winner}{loss} f5d6")
        });
        archive.add(&lines.collect::<Vec<_>>());
        archive
    }

    fn score(won: u32, drawn: u32, lost: u32) -> Score {
        Score { won, drawn, lost }
    }

    #[test]
    fn results_are_counted_by_level_and_by_month() {
        let mut archive = archive(&[
            ("2026-09-30", "club", '-', None),
            ("2026-10-01", "novice", '+', None),
            ("2026-10-31", "club", '=', None),
            ("2026-11-01", "novice", '+', None),
        ]);
        // Neither two people nor two computers nor another game count.
        archive.add(&[
            "game 00000000000000f1 2026-11-02 othello person person black:40-24 f5d6".to_owned(),
            "game 00000000000000f2 2026-11-02 othello club novice black:40-24 f5d6".to_owned(),
            "game 00000000000000f3 2026-11-02 checkers person novice black:4-0 11-15".to_owned(),
        ]);
        let statistics = Statistics::of(&archive, GameKind::Othello);
        let novice = LevelScore { opponent: Opponent::Othello(Level::Novice), score: score(2, 0, 0) };
        let club = LevelScore { opponent: Opponent::Othello(Level::Club), score: score(0, 1, 1) };
        assert_eq!(statistics.levels, [novice, club]);
        let spans = [
            (Span::All, score(2, 1, 1)),
            (Span::Month(2026, 11), score(1, 0, 0)),
            (Span::Month(2026, 10), score(1, 1, 0)),
            (Span::Month(2026, 9), score(0, 0, 1)),
        ];
        assert_eq!(statistics.spans, spans);
        assert_eq!((statistics.n_games(), score(2, 1, 1).percent()), (4, Some(63)));
        assert_eq!(Statistics::of(&archive, GameKind::Checkers).n_games(), 1);
        assert_eq!(Statistics::of(&Archive::default(), GameKind::Othello), Statistics::default());
    }

    #[test]
    fn all_games_against_one_who_keeps_up_are_counted_together() {
        let games = archive(&[
            ("2026-11-01", "adaptive-1000", '+', None),
            ("2026-11-02", "beginner", '-', None),
            ("2026-11-02", "adaptive-1130", '-', None),
        ]);
        let levels = Statistics::of(&games, GameKind::Othello).levels;
        let beginner = Opponent::Othello("beginner".parse().unwrap());
        let beginner = LevelScore { opponent: beginner, score: score(0, 0, 1) };
        let adaptive = LevelScore { opponent: Opponent::Adaptive, score: score(1, 0, 1) };
        assert_eq!(levels, [beginner, adaptive]);
    }

    #[test]
    fn streaks_are_counted_from_the_newest_game() {
        let results = |text: &str| {
            let games: Vec<_> = text.chars().map(|result| ("2026-11-01", "club", result, None)).collect();
            let statistics = Statistics::of(&archive(&games), GameKind::Othello);
            (statistics.streak, statistics.best_streak)
        };
        assert_eq!(results(""), (None, 0));
        assert_eq!(results("+++-++"), (Some((GameResult::Won, 2)), 3));
        assert_eq!(results("++=--"), (Some((GameResult::Lost, 2)), 2));
        let last = results(&format!("{}{}", "-".repeat(70), "+".repeat(5)));
        assert_eq!(last, (Some((GameResult::Won, 5)), 5));
    }

    #[test]
    fn the_last_ten_and_fifty_are_told_if_there_are_more() {
        let games = |n_games: usize| {
            let mut games = vec![("2026-10-01", "club", '-', None); n_games];
            games[n_games - 10..].fill(("2026-10-01", "club", '+', None));
            let spans = Statistics::of(&archive(&games), GameKind::Othello).spans;
            spans.into_iter().filter(|(span, _)| matches!(span, Span::Last(_))).collect::<Vec<_>>()
        };
        assert_eq!(games(10), []);
        assert_eq!(games(11), [(Span::Last(10), score(10, 0, 0))]);
        assert_eq!(games(51), [(Span::Last(50), score(10, 0, 40)), (Span::Last(10), score(10, 0, 0))]);
    }

    #[test]
    fn the_trend_compares_the_older_half_of_the_reviewed_games_with_the_newer() {
        let with = |losses: &[Option<u16>]| {
            let games: Vec<_> = losses.iter().map(|&loss| ("2026-11-01", "club", '+', loss)).collect();
            Statistics::of(&archive(&games), GameKind::Othello)
        };
        let few = with(&[Some(100), None, Some(90), Some(80), Some(70), Some(60)]);
        assert_eq!((few.losses.as_slice(), few.trend()), (&[100, 90, 80, 70, 60][..], None));
        let enough = with(&[Some(300), Some(200), None, Some(100), Some(50), Some(40), Some(30)]);
        assert_eq!(enough.trend(), Some((200, 40)));
        assert_eq!(with(&[Some(1); 100]).losses.len(), N_LOSSES);
    }
}
