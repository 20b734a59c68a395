//! The Lab page as it is kept between two starts: what was chosen, and the last results.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Choices, DEPTHS, GAMES};
use crate::game::save_format::{self, Saved, in_range};
use crate::lab::{Builtin, Comparison, Match, SearchVariant};

/// The word that tells the lab's file from any other JSON file.
const FORMAT: &str = "othello-lab";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// More positions than the page offers for any game.
const MAX_SUBJECTS: usize = Builtin::ALL.len() + 2;

/// Longer than anybody lets one search or one game run.
const MAX_TIME: Duration = Duration::from_hours(24 * 30);

/// More positions than are visited in that time.
const MAX_NODES: u64 = 1_000_000_000_000_000;

/// More than the longest line of any search, as text.
const MAX_LINE: usize = 1_000;

/// What is kept. Bounded: a comparison of everything that the page offers has some hundred runs of some hundred bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::app) struct LabState {
    #[serde(default)]
    pub(super) choices: Choices,
    #[serde(default)]
    pub(super) comparison: Option<Comparison>,
    #[serde(default)]
    pub(super) series: Option<Match>,
}

impl LabState {
    /// The page as text.
    pub(in crate::app) fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        let mut state: Self = save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())?;
        state.choices.tidy();
        Ok(state)
    }
}

impl Saved for LabState {
    fn check(&self) -> Result<(), String> {
        self.comparison.as_ref().map_or(Ok(()), check_comparison)?;
        self.series.as_ref().map_or(Ok(()), check_series)
    }
}

/// A file can not ask for more than the page could.
fn check_comparison(comparison: &Comparison) -> Result<(), String> {
    let Comparison { positions: subjects, depths, variants, n_times, runs, .. } = comparison;
    let is_ascending = depths.is_sorted_by(|one, next| one < next);
    let are_papers = variants.iter().all(|variant| SearchVariant::PAPERS.contains(variant))
        && variants.is_sorted_by(|one, next| one < next);
    let is_one_game = subjects.iter().all(|subject| subject.position.game() == comparison.game());
    if subjects.len() > MAX_SUBJECTS {
        Err(format!("{} positions are more than there are", subjects.len()))
    } else if !is_ascending || !depths.iter().all(|depth| DEPTHS.contains(depth)) {
        Err(format!("{depths:?} are no depths of the page"))
    } else if !are_papers || !is_one_game || *n_times != 1 {
        Err("the comparison is none that the page could have made".to_owned())
    } else if runs.len() > comparison.n_specs() {
        Err(format!("{} searches were run and only {} asked for", runs.len(), comparison.n_specs()))
    } else {
        runs.iter().try_for_each(|run| {
            in_range("time of a search", &run.time, &(Duration::ZERO..=MAX_TIME))?;
            in_range("nodes of a search", &run.nodes, &(0..=MAX_NODES))?;
            in_range("length of a line", &run.line.len(), &(0..=MAX_LINE))
        })
    }
}

/// As above, for a match.
fn check_series(series: &Match) -> Result<(), String> {
    let Match { n_games, results: records, .. } = series;
    if !GAMES.contains(n_games) {
        Err(format!("{n_games} games are none that the page offers"))
    } else if records.len() > *n_games {
        Err(format!("{} games were played of only {n_games}", records.len()))
    } else if series.opening_plies != series_plies() {
        Err(format!("openings of {} plies are none of the page", series.opening_plies))
    } else {
        records.iter().try_for_each(|record| {
            in_range("margin of a game", &record.margin, &(-64..=64))?;
            record.clocks.iter().try_for_each(|clock| {
                in_range("moves of a game", &clock.n_moves, &(0..=60))?;
                in_range("time of a game", &clock.total, &(Duration::ZERO..=MAX_TIME))?;
                in_range("time of a move", &clock.longest, &(Duration::ZERO..=MAX_TIME))?;
                in_range("nodes of a game", &clock.nodes, &(0..=MAX_NODES))
            })
        })
    }
}

fn series_plies() -> u32 {
    Choices::default().series().opening_plies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Stop;
    use crate::lab::{Clock, GameResult};

    fn state() -> LabState {
        let mut choices = Choices { depths: vec![2], ..Choices::default() };
        choices.opening_seed = 7;
        let mut comparison = choices.comparison(None);
        for job in comparison.specs().take(4).collect::<Vec<_>>() {
            comparison.runs.push(comparison.measure(job, &Stop::new()).unwrap());
        }
        let mut series = choices.series();
        series.results.push(GameResult { margin: -3, clocks: [Clock::default(); 2] });
        LabState { choices, comparison: Some(comparison), series: Some(series) }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let state = state();
        assert_eq!(LabState::from_text(&state.to_text()), Ok(state));
        assert_eq!(LabState::from_text(&LabState::default().to_text()), Ok(LabState::default()));
    }

    #[test]
    fn what_no_page_could_have_written_is_refused_with_the_reason() {
        let refused = |change: fn(&mut LabState)| {
            let mut state = state();
            change(&mut state);
            LabState::from_text(&state.to_text()).unwrap_err()
        };
        let comparison = |state: &mut LabState| state.comparison.take().unwrap();
        assert!(refused(|state| state.comparison.as_mut().unwrap().depths = vec![20]).contains("[20]"));
        assert!(
            refused(|state| state.comparison.as_mut().unwrap().depths = vec![4, 2]).contains("no depths")
        );
        assert!(
            refused(|state| state.comparison.as_mut().unwrap().n_times = 9).contains("none that the page")
        );
        assert!(
            refused(|state| {
                let comparison = state.comparison.as_mut().unwrap();
                comparison.runs = vec![comparison.runs[0].clone(); 7];
            })
            .contains("7 searches were run and only 6")
        );
        assert!(refused(|state| state.series.as_mut().unwrap().n_games = 7).contains("7 games"));
        for margin in [65, -65, i32::MIN, i32::MAX] {
            let mut state = state();
            state.series.as_mut().unwrap().results[0].margin = margin;
            let error = LabState::from_text(&state.to_text()).unwrap_err();
            assert_eq!(error, format!("margin of a game: {margin} is not in -64 to 64"));
        }
        // Seen: a file with such a time was accepted, and ended the app on every start.
        let forever = Duration::from_secs(u64::MAX);
        let mut patient = state();
        patient.series.as_mut().unwrap().results[0].clocks[1].total = forever;
        assert!(LabState::from_text(&patient.to_text()).unwrap_err().starts_with("time of a game"));
        let mut patient = state();
        patient.comparison.as_mut().unwrap().runs[0].time = forever;
        assert!(LabState::from_text(&patient.to_text()).unwrap_err().starts_with("time of a search"));
        let mut busy = state();
        busy.comparison.as_mut().unwrap().runs[3].nodes = u64::MAX;
        assert!(LabState::from_text(&busy.to_text()).unwrap_err().starts_with("nodes of a search"));
        assert!(!comparison(&mut state()).is_complete());
    }

    #[test]
    fn newer_and_foreign_files_are_refused() {
        let text = state().to_text();
        let newer = text.replacen("\"version\": 1", "\"version\": 2", 1);
        assert!(LabState::from_text(&newer).unwrap_err().contains("newer version (2)"));
        let foreign = text.replacen("othello-lab", "othello-game", 1);
        assert!(LabState::from_text(&foreign).unwrap_err().contains("is no"));
        assert!((0..text.len()).all(|end| LabState::from_text(&text[..end]).is_err()));
    }
}
