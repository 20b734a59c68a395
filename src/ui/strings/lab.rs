//! The words of the page of experiments, and of the tables that it copies.

use std::time::Duration;

use super::messages::messages;
use super::numbers::Numbers;
use crate::app::lab::Source;
use crate::lab::{Builtin, SearchVariant, Terms, Title};
use crate::rules::Disc;

messages! {
    /// The Lab page.
    struct LabWords("lab") {
        title, compare, compare_note, contest, contest_note, game, positions, seed, plies, searches, depths, nothing,
        first_player, second_player, games, openings, stop, go_on, change, results, no_results, copy, copied, left_second,
        starting, stopped, agree, disagree, chart_nodes, chart_time, log_scale, won, drawn, lost, points, discs_a_game,
        strength, unknown, each_game,
    }
    with { subjects: SubjectWords }
    fn less(what: &str);
    fn more(what: &str);
    fn negamax_limit(depth: u32);
    fn run(searches: usize);
    fn play(games: usize);
    fn searches_done(done: usize, all: usize);
    fn games_done(done: usize, all: usize);
    fn left_seconds(seconds: u64);
    fn left_minutes(minutes: u64);
    fn failed(why: &str);
    fn chart_depth(depth: u32, positions: usize);
    fn depth(depth: u32);
    fn nodes(nodes: &str);
    fn millis(millis: &str);
    fn share(percent: u32, search: SearchVariant);
    fn value(value: &str, best: &str);
    fn strength_above(elo: &str);
    fn strength_below(elo: &str);
    fn a_move(millis: &str, nodes: &str);
    fn game_number(number: usize, all: usize);
    fn game_line(number: usize, level: &str, side: Disc);
    fn in_game(moves: u32, nodes: &str, millis: &str);
}

impl LabWords {
    /// A time as a person waits for it.
    pub(crate) fn left(&self, left: Duration) -> String {
        match left.as_secs() {
            0..=1 => self.left_second.to_owned(),
            seconds @ 2..=90 => self.left_seconds(seconds),
            seconds => self.left_minutes(seconds.div_ceil(60)),
        }
    }

    /// A value and the move to it, if there is one.
    pub(crate) fn worth(&self, value: &str, best: Option<&str>) -> String {
        best.map_or_else(|| value.to_owned(), |best| self.value(value, best))
    }

    /// A difference in strength that is only known to lie above or below this.
    pub(crate) fn strength_bound(&self, is_above: bool, elo: i64) -> String {
        let elo = format!("{elo:+}");
        if is_above { self.strength_above(&elo) } else { self.strength_below(&elo) }
    }
}

messages! {
    /// The names of positions.
    struct SubjectWords("lab") {
        source_current, source_random, source_start, source_paper, source_opening, source_middlegame_one,
        source_middlegame_two, source_ending, source_king_ending, source_many_jumps, subject_given,
    }
    fn subject_random(seed: u64, plies: u32);
    fn subject_numbered(number: usize);
}

impl SubjectWords {
    pub(crate) const fn source(&self, source: Source) -> &'static str {
        match source {
            Source::Current => self.source_current,
            Source::Builtin(builtin) => self.builtin(builtin),
            Source::Random => self.source_random,
        }
    }

    pub(crate) fn title(&self, title: Title) -> String {
        match title {
            Title::Builtin(builtin) => self.builtin(builtin).to_owned(),
            Title::Current => self.source_current.to_owned(),
            Title::Random { seed, plies } => self.subject_random(seed, plies),
            Title::Numbered(number) => self.subject_numbered(number),
            Title::Given => self.subject_given.to_owned(),
        }
    }

    const fn builtin(&self, builtin: Builtin) -> &'static str {
        match builtin {
            Builtin::Start => self.source_start,
            Builtin::PaperZero => self.source_paper,
            Builtin::Opening | Builtin::CheckersOpening => self.source_opening,
            Builtin::MiddlegameOne | Builtin::CheckersMiddlegameOne => self.source_middlegame_one,
            Builtin::MiddlegameTwo | Builtin::CheckersMiddlegameTwo => self.source_middlegame_two,
            Builtin::Ending => self.source_ending,
            Builtin::KingEnding => self.source_king_ending,
            Builtin::ManyJumps => self.source_many_jumps,
        }
    }
}

messages! {
    /// The tables that are copied as text.
    struct TableWords("table") {
        position, depth, value, search, nodes, millis, line, millis_in_all, longest, player, against, games,
        won_drawn_lost, score, discs, elo, nodes_a_move, millis_a_move,
    }
    with { subjects: SubjectWords }
    fn share_of(search: SearchVariant);
    fn fewer_than(search: SearchVariant);
    fn of(some: usize, all: usize);
    fn won_by(margin: i32);
    fn lost_by(margin: i32);
}

impl TableWords {
    /// The terms of the tables. They live as long as the program, once for each language.
    pub(super) fn into_terms(self, numbers: Numbers) -> Terms {
        let words: &'static Self = Box::leak(Box::new(self));
        Terms {
            position: words.position,
            depth: words.depth,
            value: words.value,
            search: words.search,
            nodes: words.nodes,
            millis: words.millis,
            line: words.line,
            share_of: Box::leak(Box::new(|search| words.share_of(search))),
            fewer_than: Box::leak(Box::new(|search| words.fewer_than(search))),
            of: Box::leak(Box::new(|some, all| words.of(some, all))),
            millis_in_all: words.millis_in_all,
            longest: words.longest,
            won_by: Box::leak(Box::new(|margin| words.won_by(margin))),
            lost_by: Box::leak(Box::new(|margin| words.lost_by(margin))),
            title: Box::leak(Box::new(|title| words.subjects.title(title))),
            player: words.player,
            against: words.against,
            games: words.games,
            won_drawn_lost: words.won_drawn_lost,
            score: words.score,
            discs: words.discs,
            elo: words.elo,
            nodes_a_move: words.nodes_a_move,
            millis_a_move: words.millis_a_move,
            grouping: numbers.group,
            decimal: numbers.decimal,
        }
    }
}
