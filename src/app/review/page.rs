//! The page: what runs on the engine's thread for it, and what each action does.

use super::{OpenReview, ReviewAction, ReviewView, ReviewedGame};
use crate::app::exercises::Exercise;
use crate::app::{App, Screen, Stored};
use crate::engine::review::{Appraisal, MoveClass, Report, Review, Thoroughness, appraise};
use crate::engine::worker::{Job, Polled, Worker};
use crate::game::archive::MeanLoss;
use crate::rules::{Board, Disc};

/// The review that is open, if any, and the work on it.
#[derive(Debug, Default)]
pub struct ReviewPage {
    pub(super) open: Option<OpenReview>,
    /// What is said of the moves so far.
    pub(super) report: Option<Report>,
    /// Another number whenever a value changes.
    pub(super) serial: u64,
    job: Option<Job<Found>>,
    /// Whether the file is older than the page.
    is_changed: bool,
    /// Whether the last position has just come in.
    is_whole_now: bool,
}

/// A position that is done, and how many positions the searches have visited by then, in all and for solutions.
#[derive(Debug)]
struct Found {
    appraisal: Appraisal,
    nodes: [u64; 2],
}

impl ReviewPage {
    pub(in crate::app) fn new(open: Option<OpenReview>) -> Self {
        let mut page = Self { open, ..Self::default() };
        page.tell();
        page
    }

    /// Whether the engine's thread works on it.
    pub(super) const fn is_running(&self) -> bool {
        self.job.is_some()
    }

    fn begin(&mut self, game: ReviewedGame) {
        // The same game again: what is known of it is still true.
        if let Some(open) = self.open.as_mut().filter(|open| {
            (open.game.start, &open.game.moves) == (game.start, &game.moves) && open.game.seats == game.seats
        }) {
            open.cursor = open.boards.len() - 1;
        } else {
            self.job = None;
            self.open = Some(OpenReview::new(game));
            self.tell();
        }
        self.is_changed = true;
    }

    fn go_to(&mut self, number: usize) {
        if let Some(open) = &mut self.open {
            let number = number.min(open.boards.len() - 1);
            self.is_changed |= number != open.cursor;
            open.cursor = number;
        }
    }

    fn cursor(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.cursor)
    }

    /// The next position in which a mistake was made.
    pub(super) fn mistake(&self, forward: bool) -> Option<usize> {
        let report = self.report.as_ref()?;
        let numbers = (report.first..).zip(&report.moves);
        let mut mistakes =
            numbers.filter(|(_, told)| told.class >= MoveClass::Mistake).map(|(number, _)| number);
        if forward {
            mistakes.find(|&number| number > self.cursor())
        } else {
            mistakes.take_while(|&number| number < self.cursor()).last()
        }
    }

    fn stop(&mut self) {
        self.listen();
        self.job = None;
        self.set_stopped(true);
    }

    fn set_stopped(&mut self, is_stopped: bool) {
        if let Some(open) = &mut self.open {
            self.is_changed |= open.is_stopped != is_stopped;
            open.is_stopped = is_stopped;
        }
    }

    fn deepen(&mut self) {
        if let Some(open) = &mut self.open
            && open.review.is_complete(&open.line)
            && open.review.thoroughness == Thoroughness::Usual
            && open.deeper.is_none()
        {
            open.deeper = Some(Review::new(Thoroughness::Deep));
            open.is_stopped = false;
            self.is_changed = true;
        }
    }

    /// Takes in what the other thread has found.
    fn listen(&mut self) {
        let Some(job) = self.job.take() else { return };
        let mut n_found = 0;
        let has_ended = loop {
            match job.poll() {
                Polled::Report(Found { appraisal, nodes }) => {
                    if let Some(open) = &mut self.open {
                        open.add(appraisal, nodes);
                    }
                    n_found += 1;
                }
                Polled::Pending => break false,
                Polled::Ended => break true,
            }
        };
        if n_found > 0 {
            self.is_changed = true;
            self.is_whole_now = self.open.as_ref().is_some_and(|open| !open.is_left());
            self.tell();
        }
        if !has_ended {
            self.job = Some(job);
        }
    }

    fn tell(&mut self) {
        self.report = self.open.as_ref().and_then(|open| open.review.report(&open.line));
        self.serial += 1;
    }

    /// Goes on with what is left, if somebody looks and nobody stopped it; else nothing runs.
    fn attend(&mut self, is_seen: bool, worker: Option<&mut Worker>) {
        self.listen();
        let wanted = self.open.as_ref().filter(|open| is_seen && !open.is_stopped && open.is_left());
        match (wanted, worker) {
            (Some(open), Some(worker)) => {
                if self.job.is_none() {
                    self.job = Some(run(open, worker));
                }
            }
            _ => self.job = None,
        }
    }
}

/// Appraises what is left on the engine's thread.
fn run(open: &OpenReview, worker: &mut Worker) -> Job<Found> {
    let (line, mut review) = (open.line.clone(), open.under_way().clone());
    worker.run(move |engines, reporter| {
        // A phone should not hold the table of a player and that of a review at once.
        engines.forget();
        appraise(&line, &mut review, reporter.stop(), &mut |so_far| {
            if let Some(appraisal) = so_far.appraised.last().cloned() {
                reporter.report(Found { appraisal, nodes: [so_far.nodes, so_far.solution_nodes] });
            }
        });
        None
    })
}

impl App {
    /// The review of a game.
    pub const fn review(&self) -> ReviewView<'_> {
        ReviewView { page: &self.review, has_engine: self.shared.worker.is_some() }
    }

    /// Whether the game at Othello's table may be reviewed: once it is over, and before only if moves may be taken back.
    /// Who does not allow that plays in earnest.
    pub fn can_review_table(&self) -> bool {
        let table = self.othello();
        table.game().n_moves() > 0 && (table.game().ending().is_some() || self.settings().undo_allowed)
    }

    /// Does what is asked of a review.
    pub(in crate::app) fn apply_review(&mut self, action: ReviewAction) {
        let page = &mut self.review;
        match action {
            ReviewAction::Open(game) => {
                page.begin(*game);
                self.shared.open(Screen::Review);
            }
            ReviewAction::OpenTable => self.open_table_review(),
            ReviewAction::GoTo(number) => page.go_to(number),
            ReviewAction::Previous => page.go_to(page.cursor().saturating_sub(1)),
            ReviewAction::Next => page.go_to(page.cursor() + 1),
            ReviewAction::Mistake { forward } => {
                if let Some(number) = page.mistake(forward) {
                    page.go_to(number);
                }
            }
            ReviewAction::Stop => page.stop(),
            ReviewAction::GoOn => page.set_stopped(false),
            ReviewAction::Deeper => page.deepen(),
            ReviewAction::Practise => {
                self.add_mistakes();
                self.shared.open(Screen::Exercises);
            }
        }
    }

    fn open_table_review(&mut self) {
        if !self.can_review_table() {
            return;
        }
        let table = self.othello();
        let moves: Vec<_> = table.game().plies().iter().filter_map(|ply| ply.at()).collect();
        // Passes are plies of the game and no positions of a review.
        let viewed = table
            .viewing()
            .map(|ply| table.game().plies().iter().take(ply).filter(|ply| !ply.is_pass()).count());
        let game = ReviewedGame { start: *table.game().start(), moves, seats: Some(table.seats()) };
        self.review.begin(game);
        if let Some(number) = viewed {
            self.review.go_to(number);
        }
        self.shared.open(Screen::Review);
    }

    /// A review has become whole: what it says of both sides goes to the archive, for the statistics.
    fn hand_over_review(&mut self) {
        let Some(game) = self.review().game().cloned() else { return };
        let lost = |disc| self.review().totals(disc).discs_lost_a_move();
        let loss = MeanLoss::from_discs(lost(Disc::Black), lost(Disc::White));
        if let Some(id) = self.archived(game.start, &game.moves) {
            self.note_review(id, loss);
        }
        self.add_mistakes();
    }

    /// The mistakes of people become exercises. One that is being learned keeps its days; one that was learned and is made
    /// again begins anew.
    fn add_mistakes(&mut self) {
        let today = self.today();
        let known = self.exercises().exercises().all();
        let is_being_learned =
            |board: &Board| known.iter().any(|one| one.board == *board && !one.is_learned());
        let new: Vec<Exercise> = self
            .review()
            .mistakes()
            .into_iter()
            .filter(|(board, _)| !is_being_learned(board))
            .map(|(board, mistake)| Exercise::new(&mistake, board.turn, today))
            .collect();
        if !new.is_empty() {
            self.add_exercises(new);
        }
    }

    /// After every action and with every tick: takes in what has come, keeps it, and lets nothing run that nobody sees.
    pub(in crate::app) fn attend_review(&mut self) {
        let is_seen = self.screen() == Screen::Review && !self.shared.suspended;
        self.review.attend(is_seen, self.shared.worker.as_mut());
        if std::mem::take(&mut self.review.is_whole_now) {
            self.hand_over_review();
        }
        if std::mem::take(&mut self.review.is_changed)
            && let Some(open) = &self.review.open
        {
            self.shared.saves.write(Stored::Review, &open.to_text());
        }
    }
}
