//! What is chosen on the Lab page.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::LabAction;
use crate::engine::Level;
use crate::lab::{
    AnyPosition, Builtin, Comparison, Match, SearchVariant, TestPosition, Title, random_positions,
};
use crate::rules::GameKind;

/// The depths to choose from.
pub const DEPTHS: RangeInclusive<u32> = 2..=8;

/// The numbers of games to choose from; twelve are P1's.
pub const GAMES: [usize; 5] = [2, 6, 12, 24, 50];

/// The plies that a random position may have: later, hardly any Othello position leaves a choice of moves.
pub const PLIES: RangeInclusive<u32> = 0..=50;

/// The largest seed on the page: enough to find something new, few enough digits to tell a friend.
pub const MAX_SEED: u64 = 999;

/// How many random moves an opening of a match has, as `cargo xtask match` does it.
const OPENING_PLIES: u32 = 8;

/// How deep plain negamax may look, so that no search takes more than some seconds on a phone.
pub const fn negamax_max_depth(game: GameKind) -> u32 {
    match game {
        GameKind::Othello => 6,
        GameKind::Checkers => 8,
    }
}

/// Which experiment is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tab {
    /// Searches side by side.
    #[default]
    Compare,
    /// Two levels play each other.
    Match,
}

/// What the chart shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// Positions visited.
    #[default]
    Nodes,
    /// How long it took.
    Time,
}

/// Where a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The game in the arena, as it stands.
    Current,
    /// One that is always at hand.
    Builtin(Builtin),
    /// Random moves from the start.
    Random,
}

/// Everything that is chosen, for both experiments and both games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The experiment that is shown.
    pub tab: Tab,
    /// Whether its results are shown where there is not room for both.
    pub results: bool,
    /// What the chart shows.
    pub chart: Measure,
    /// Whose searches are compared.
    pub game: GameKind,
    /// Positions of Othello.
    pub othello: Vec<Source>,
    /// Positions of checkers.
    pub checkers: Vec<Source>,
    /// Which random position.
    pub position_seed: u64,
    /// After how many plies.
    pub position_plies: u32,
    /// The searches, from the one that visits most.
    #[serde(rename = "entrants")]
    pub variants: Vec<SearchVariant>,
    /// The depths, ascending.
    pub depths: Vec<u32>,
    /// Who plays whom.
    pub levels: [Level; 2],
    /// How many games.
    pub n_games: usize,
    /// Which openings.
    pub opening_seed: u64,
}

impl Default for Choices {
    /// P2's experiment in small, and P1's number of games.
    fn default() -> Self {
        Self {
            tab: Tab::default(),
            results: false,
            chart: Measure::default(),
            game: GameKind::default(),
            othello: [Builtin::Opening, Builtin::MiddlegameOne].map(Source::Builtin).to_vec(),
            checkers: Builtin::of(GameKind::Checkers).map(Source::Builtin).collect(),
            position_seed: 1,
            position_plies: 20,
            variants: vec![SearchVariant::AlphaBeta, SearchVariant::NegaScout, SearchVariant::Mtdf],
            depths: vec![2, 4, 6],
            levels: [Level::Student, Level::Apprentice],
            n_games: 12,
            opening_seed: 1,
        }
    }
}

impl Choices {
    /// What there is to choose from for this game, in the order of the page.
    pub fn sources(game: GameKind) -> Vec<Source> {
        let builtins = Builtin::of(game).map(Source::Builtin);
        builtins.chain([Source::Random, Source::Current]).collect()
    }

    /// The positions chosen for the game whose searches are compared.
    pub const fn positions(&self) -> &Vec<Source> {
        match self.game {
            GameKind::Othello => &self.othello,
            GameKind::Checkers => &self.checkers,
        }
    }

    /// Chooses; actions that choose nothing are no concern of this.
    pub(super) fn choose(&mut self, action: LabAction) {
        match action {
            LabAction::Show(tab) => self.tab = tab,
            LabAction::ShowResults(results) => self.results = results,
            LabAction::Chart(measure) => self.chart = measure,
            LabAction::Game(game) => self.game = game,
            LabAction::Position(source) => match self.game {
                GameKind::Othello => toggle(&mut self.othello, source),
                GameKind::Checkers => toggle(&mut self.checkers, source),
            },
            LabAction::PositionSeed(seed) => self.position_seed = seed,
            LabAction::PositionPlies(plies) => self.position_plies = plies,
            LabAction::Search(variant) => toggle(&mut self.variants, variant),
            LabAction::Depth(depth) => toggle(&mut self.depths, depth),
            LabAction::Player(second, level) => self.levels[usize::from(second)] = level,
            LabAction::Games(n_games) => self.n_games = n_games,
            LabAction::OpeningSeed(seed) => self.opening_seed = seed,
            LabAction::Start | LabAction::Stop | LabAction::GoOn | LabAction::Copied => {}
        }
        self.tidy();
    }

    /// Brings whatever a file or a caller says back to what the page offers, in its order.
    pub(super) fn tidy(&mut self) {
        for (game, chosen) in
            [(GameKind::Othello, &mut self.othello), (GameKind::Checkers, &mut self.checkers)]
        {
            let mut all = Self::sources(game);
            all.retain(|source| chosen.contains(source));
            *chosen = all;
        }
        let mut variants = SearchVariant::PAPERS.to_vec();
        variants.retain(|variant| self.variants.contains(variant));
        self.variants = variants;
        let depths = DEPTHS.filter(|depth| self.depths.contains(depth)).collect();
        self.depths = depths;
        self.position_seed = self.position_seed.min(MAX_SEED);
        self.opening_seed = self.opening_seed.min(MAX_SEED);
        self.position_plies = self.position_plies.clamp(*PLIES.start(), *PLIES.end());
        if !GAMES.contains(&self.n_games) {
            self.n_games = Self::default().n_games;
        }
    }

    /// The comparison that is chosen, with nothing run yet. `current` is where the game on the board stands.
    pub fn comparison(&self, current: Option<AnyPosition>) -> Comparison {
        let subjects = self.positions().iter().filter_map(|&source| self.subject(source, current)).collect();
        let mut comparison = Comparison::new(subjects, self.depths.clone(), self.variants.clone());
        comparison.negamax_max_depth = Some(negamax_max_depth(self.game));
        comparison
    }

    fn subject(&self, source: Source, current: Option<AnyPosition>) -> Option<TestPosition> {
        let (seed, plies) = (self.position_seed, self.position_plies);
        match source {
            Source::Builtin(builtin) => Some(builtin.into()),
            Source::Current => {
                let place = current.filter(|place| place.game() == self.game)?;
                Some(TestPosition { title: Title::Current, position: place })
            }
            Source::Random => {
                let n_plies = plies as usize;
                let place = random_positions(self.game, 1, n_plies..n_plies + 1, seed).pop()?;
                Some(TestPosition { title: Title::Random { seed, plies }, position: place })
            }
        }
    }

    /// The match that is chosen, with nothing played yet.
    pub const fn series(&self) -> Match {
        Match::new(self.levels, self.n_games, OPENING_PLIES, self.opening_seed)
    }
}

/// Takes an item out of a list, or puts it in.
fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|known| *known == item) {
        Some(at) => drop(list.remove(at)),
        None => list.push(item),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_keep_the_order_of_the_page_whatever_the_order_of_taps() {
        let mut choices = Choices::default();
        for action in [
            LabAction::Depth(8),
            LabAction::Depth(3),
            LabAction::Depth(6),
            LabAction::Search(SearchVariant::Negamax),
            LabAction::Position(Source::Random),
            LabAction::Position(Source::Builtin(Builtin::Start)),
        ] {
            choices.choose(action);
        }
        assert_eq!(choices.depths, [2, 3, 4, 8]);
        assert_eq!(choices.variants[0], SearchVariant::Negamax);
        assert_eq!(choices.positions().first(), Some(&Source::Builtin(Builtin::Start)));
        assert_eq!(choices.positions().last(), Some(&Source::Random));
    }

    #[test]
    fn what_the_page_does_not_offer_is_left_out() {
        let mut choices = Choices {
            depths: vec![1, 99, 4, 4],
            variants: vec![SearchVariant::NegaScoutForgetful, SearchVariant::Mtdf],
            othello: vec![Source::Builtin(Builtin::KingEnding)],
            position_seed: u64::MAX,
            position_plies: 1_000,
            n_games: 1_000_000,
            ..Choices::default()
        };
        choices.tidy();
        assert_eq!(
            (choices.depths.as_slice(), choices.variants.as_slice()),
            (&[4][..], &[SearchVariant::Mtdf][..])
        );
        assert!(choices.othello.is_empty());
        assert_eq!((choices.position_seed, choices.position_plies, choices.n_games), (MAX_SEED, 50, 12));
    }

    #[test]
    fn every_random_position_on_the_page_exists() {
        for game in GameKind::ALL {
            for plies in [*PLIES.start(), 20, *PLIES.end()] {
                let choices = Choices {
                    game,
                    position_plies: plies,
                    othello: vec![Source::Random],
                    checkers: vec![Source::Random],
                    ..Choices::default()
                };
                assert_eq!(choices.comparison(None).positions.len(), 1, "{game} after {plies} plies");
            }
        }
    }

    #[test]
    fn the_current_game_is_a_position_if_there_is_one() {
        let choices = Choices { othello: vec![Source::Current], ..Choices::default() };
        assert!(choices.comparison(None).positions.is_empty());
        let place = Builtin::Start.position();
        let subjects = choices.comparison(Some(place)).positions;
        assert_eq!(subjects, [TestPosition { title: Title::Current, position: place }]);
        let checkers = Choices { game: GameKind::Checkers, checkers: vec![Source::Current], ..choices };
        assert!(checkers.comparison(Some(place)).positions.is_empty(), "a board of Othello is no checkers");
    }
}
