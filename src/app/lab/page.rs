//! The experiment that runs, and the ones that ran last.

use std::time::Duration;

use super::{Choices, LabAction, LabState, Tab};
use crate::app::{App, Now, Screen, Stored};
use crate::engine::worker::{Job, Polled, Worker};
use crate::lab::{AnyPosition, Comparison, Forecast, LiveGame, Match, MatchEvent, Run};
use crate::rules::GameKind;

/// How long it is said that the results were copied.
const COPIED: Duration = Duration::from_secs(3);

/// While something runs, what is finished is kept this often: seldom enough to spare the disk.
const KEEP_EVERY: Duration = Duration::from_secs(3);

/// The bar moves on this often while a long search is on its way.
const STEP: Duration = Duration::from_millis(250);

/// How far an experiment has come is told this often to those who listen: often enough to know that it goes on, seldom
/// enough to think of something else.
const TELL_EVERY: Duration = Duration::from_secs(20);

/// What the Lab page shows.
#[derive(Debug, Default)]
pub struct LabPage {
    state: LabState,
    running: Option<Running>,
    /// The experiment that was run last since the page was opened.
    ran: Option<Tab>,
    /// Why the last experiment ended before its time, in English.
    failure: Option<String>,
    copied: Option<Now>,
}

/// An experiment on the thread that thinks.
#[derive(Debug)]
struct Running {
    tab: Tab,
    job: Job<Report>,
    /// When the search or game that is on its way began.
    step_began: Now,
    kept_at: Now,
    /// How many searches or games were done when that was last told, and when that was.
    told: (usize, Now),
    live_game: Option<LiveGame>,
}

/// What the other thread finds.
#[derive(Clone, Debug)]
enum Report {
    Ran(Run),
    Match(MatchEvent),
    Failed(String),
}

/// How far the experiment has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advance {
    /// Searches or games that are done.
    pub done: usize,
    /// Searches or games in all.
    pub all: usize,
    /// How far along it is, and how long it may still take.
    pub forecast: Forecast,
}

impl LabPage {
    pub(in crate::app) fn new(state: LabState) -> Self {
        Self { state, ..Self::default() }
    }

    /// What is chosen.
    pub const fn choices(&self) -> &Choices {
        &self.state.choices
    }

    /// The last comparison, whole or in part.
    pub const fn comparison(&self) -> Option<&Comparison> {
        self.state.comparison.as_ref()
    }

    /// The last match, whole or in part.
    pub const fn series(&self) -> Option<&Match> {
        self.state.series.as_ref()
    }

    /// The experiment that runs, if one does.
    pub fn running(&self) -> Option<Tab> {
        self.running.as_ref().map(|running| running.tab)
    }

    /// The experiment that was run last since the page was opened, whether it still runs or not.
    pub const fn ran(&self) -> Option<Tab> {
        self.ran
    }

    /// How many searches or games of what runs were done when those who listen were last told.
    pub fn n_told(&self) -> Option<usize> {
        self.running.as_ref().map(|running| running.told.0)
    }

    /// The game of a match that is being played at this moment.
    pub fn live_game(&self) -> Option<LiveGame> {
        self.running.as_ref().and_then(|running| running.live_game)
    }

    /// Why the last experiment ended before its time, in English; `None` if it did not.
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Whether it should be said that the results were copied.
    pub fn is_copied(&self, now: Now) -> bool {
        self.copied.is_some_and(|at| now < at + COPIED)
    }

    /// Whether this experiment has results to show.
    pub fn has_results(&self, tab: Tab) -> bool {
        match tab {
            Tab::Compare => self.state.comparison.is_some(),
            Tab::Match => self.state.series.is_some(),
        }
    }

    /// Whether something of this experiment is left to run, and nothing runs.
    pub fn can_go_on(&self, tab: Tab) -> bool {
        let is_left = match tab {
            Tab::Compare => self.state.comparison.as_ref().is_some_and(|it| !it.is_complete()),
            Tab::Match => self.state.series.as_ref().is_some_and(|it| !it.is_complete()),
        };
        is_left && self.running.is_none()
    }

    /// How far this experiment has come, if it has begun.
    pub fn advance(&self, tab: Tab, now: Now) -> Option<Advance> {
        let running = self.running.as_ref().filter(|running| running.tab == tab);
        let spent = running.map_or(Duration::ZERO, |running| now.since(running.step_began));
        match tab {
            Tab::Compare => self.state.comparison.as_ref().map(|comparison| Advance {
                done: self.n_done(tab),
                all: comparison.n_specs(),
                forecast: comparison.forecast(spent),
            }),
            Tab::Match => self.state.series.as_ref().map(|series| Advance {
                done: self.n_done(tab),
                all: series.n_games,
                forecast: series.forecast(spent),
            }),
        }
    }

    /// How many searches or games of this experiment are done.
    fn n_done(&self, tab: Tab) -> usize {
        match tab {
            Tab::Compare => self.state.comparison.as_ref().map_or(0, |comparison| comparison.runs.len()),
            Tab::Match => self.state.series.as_ref().map_or(0, |series| series.results.len()),
        }
    }

    /// Begins the experiment that is shown with what is left of it.
    fn run(&mut self, worker: &mut Worker, now: Now) {
        let tab = self.state.choices.tab;
        let job = match tab {
            Tab::Compare => self.state.comparison.clone().map(|comparison| {
                worker.run(move |_, reporter| {
                    for spec in comparison.specs().skip(comparison.runs.len()) {
                        reporter.report(Report::Ran(comparison.measure(spec, reporter.stop())?));
                    }
                    None
                })
            }),
            Tab::Match => self.state.series.clone().map(|series| {
                worker.run(move |_, reporter| {
                    let mut tell = |event| reporter.report(Report::Match(event));
                    series.play_on(reporter.stop(), &mut tell).err().map(Report::Failed)
                })
            }),
        };
        self.failure = None;
        self.copied = None;
        let told = (self.n_done(tab), now);
        self.running =
            job.map(|job| Running { tab, job, step_began: now, kept_at: now, told, live_game: None });
        if self.running.is_some() {
            self.ran = Some(tab);
            self.state.choices.results = true;
        }
    }

    /// Takes in what the other thread has found. True if it is time to keep it.
    fn listen(&mut self, now: Now) -> bool {
        let Some(mut running) = self.running.take() else { return false };
        loop {
            match running.job.poll() {
                Polled::Report(report) => self.take_in(&mut running, report, now),
                Polled::Pending => break,
                Polled::Ended => return true,
            }
        }
        let is_due = now >= running.kept_at + KEEP_EVERY;
        if is_due {
            running.kept_at = now;
        }
        if now >= running.told.1 + TELL_EVERY {
            running.told = (self.n_done(running.tab), now);
        }
        self.running = Some(running);
        is_due
    }

    fn take_in(&mut self, running: &mut Running, report: Report, now: Now) {
        match report {
            Report::Ran(run) => {
                running.step_began = now;
                if let Some(comparison) = &mut self.state.comparison {
                    comparison.runs.push(run);
                }
            }
            Report::Match(MatchEvent::Board(live_game)) => running.live_game = Some(live_game),
            Report::Match(MatchEvent::Ended(record)) => {
                running.step_began = now;
                if let Some(series) = &mut self.state.series {
                    series.results.push(record);
                }
            }
            Report::Failed(why) => self.failure = Some(why),
        }
    }
}

impl App {
    /// The Lab page.
    pub const fn lab(&self) -> &LabPage {
        &self.lab
    }

    /// Whether [`LabAction::Start`] would do something: something is chosen and somebody can run it.
    pub fn can_start_lab(&self) -> bool {
        self.shared.worker.is_some()
            && match self.lab.choices().tab {
                Tab::Compare => self.n_searches() > 0,
                Tab::Match => true,
            }
    }

    /// How many searches the chosen comparison has.
    pub fn n_searches(&self) -> usize {
        self.chosen_comparison().n_specs()
    }

    fn chosen_comparison(&self) -> Comparison {
        let choices = self.lab.choices();
        choices.comparison(self.current_place(choices.game))
    }

    /// Whether there is a game on the board whose position can be searched.
    pub fn has_current_position(&self, game: GameKind) -> bool {
        self.current_place(game).is_some()
    }

    /// The game on the board, as it stands, unless it has not begun or is over.
    fn current_place(&self, game: GameKind) -> Option<AnyPosition> {
        let (has_game, place) = match game {
            GameKind::Othello => {
                (self.othello().has_game(), AnyPosition::Othello(*self.othello().game().position()))
            }
            GameKind::Checkers => {
                (self.checkers().has_game(), AnyPosition::Checkers(*self.checkers().game().position()))
            }
        };
        Some(place).filter(|place| has_game && place.n_moves() > 0)
    }

    /// Does what is asked of the Lab page.
    pub(in crate::app) fn apply_lab(&mut self, action: LabAction, now: Now) {
        self.lab.state.choices.choose(action);
        match action {
            LabAction::Start if self.can_start_lab() && self.is_lab_seen() => {
                self.halt_lab(now);
                match self.lab.choices().tab {
                    Tab::Compare => {
                        self.lab.state.comparison = Some(self.chosen_comparison());
                    }
                    Tab::Match => self.lab.state.series = Some(self.lab.choices().series()),
                }
                self.run_lab(now);
            }
            LabAction::GoOn if self.lab.can_go_on(self.lab.choices().tab) && self.is_lab_seen() => {
                self.run_lab(now);
            }
            LabAction::Stop => self.halt_lab(now),
            LabAction::Copied => self.lab.copied = Some(now),
            _ => {}
        }
        self.keep_lab();
    }

    /// Whether somebody looks at the Lab page.
    fn is_lab_seen(&self) -> bool {
        !self.shared.suspended && self.screen() == Screen::Lab
    }

    /// Takes in what has come, and gives the next moment at which the page changes by itself.
    pub(in crate::app) fn tick_lab(&mut self, now: Now) -> Option<Now> {
        if self.lab.listen(now) {
            self.keep_lab();
        }
        let bar = self.lab.running.is_some().then(|| now + STEP);
        let copied = self.lab.copied.map(|at| at + COPIED).filter(|&end| now < end);
        bar.into_iter().chain(copied).min()
    }

    /// After every action: nothing runs that nobody sees.
    pub(in crate::app) fn attend_lab(&mut self, now: Now) {
        if self.is_lab_seen() {
            return;
        }
        self.lab.ran = None;
        if self.lab.running.is_some() {
            self.halt_lab(now);
            self.keep_lab();
        }
    }

    /// Runs what is left of the experiment that is shown.
    fn run_lab(&mut self, now: Now) {
        if let Some(worker) = &mut self.shared.worker {
            self.lab.run(worker, now);
        }
    }

    /// Ends what runs; what was finished by now stays.
    fn halt_lab(&mut self, now: Now) {
        self.lab.listen(now);
        // Dropping the job stops the work.
        self.lab.running = None;
    }

    fn keep_lab(&mut self) {
        let text = self.lab.state.to_text();
        if self.saved_lab != text {
            self.shared.saves.write(Stored::Lab, &text);
            self.saved_lab = text;
        }
    }
}
