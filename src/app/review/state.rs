//! The review that is open, and the form in which it is kept between two starts.

use serde::{Deserialize, Serialize};

use super::ReviewedGame;
use crate::engine::review::{Appraisal, GameLine, Review, Thoroughness};
use crate::game::Seats;
use crate::game::save_format::{self, Saved, in_range};
use crate::rules::{Bitboard, Board, Square, notation};

/// The word that tells a review from any other JSON file.
const FORMAT: &str = "othello-review";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// A whole board of discs, in 1/256 disc.
const MAX_VALUE: i32 = 64 * 256;
/// More positions than any review visits.
const MAX_NODES: u64 = 1_000_000_000_000;

/// A game with what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct OpenReview {
    pub(super) game: ReviewedGame,
    pub(super) line: GameLine,
    /// The board of each position of the line.
    pub(super) boards: Vec<Board>,
    /// What is shown.
    pub(super) review: Review,
    /// The deeper look that takes its place when it is done.
    pub(super) deeper: Option<Review>,
    /// The position that is looked at.
    pub(super) cursor: usize,
    /// Whether somebody stopped it.
    pub(super) is_stopped: bool,
}

impl OpenReview {
    /// Nothing is known of the game yet. Moves that are against the rules, and what comes after them, are left out.
    pub(super) fn new(game: ReviewedGame) -> Self {
        let ReviewedGame { start, moves, seats } = game;
        let mut boards = vec![passed_if_due(start)];
        for &at in &moves {
            let Ok(next) = boards[boards.len() - 1].play(at) else { break };
            boards.push(passed_if_due(next));
        }
        let moves = moves[..boards.len() - 1].to_vec();
        // The same moves were legal above.
        let line = GameLine::new(start.position, &moves).unwrap_or_else(|_| unreachable!("legal moves"));
        Self {
            cursor: boards.len() - 1,
            game: ReviewedGame { start, moves, seats },
            line,
            boards,
            review: Review::new(Thoroughness::Usual),
            deeper: None,
            is_stopped: false,
        }
    }

    /// The review that is under way: the deeper one, if there is one.
    pub(super) fn under_way(&self) -> &Review {
        self.deeper.as_ref().unwrap_or(&self.review)
    }

    /// Takes in a position, and how many positions the searches have visited by now.
    pub(super) fn add(&mut self, appraisal: Appraisal, [nodes, solution_nodes]: [u64; 2]) {
        let review = self.deeper.as_mut().unwrap_or(&mut self.review);
        review.appraised.push(appraisal);
        (review.nodes, review.solution_nodes) = (nodes, solution_nodes);
        if let Some(deeper) = self.deeper.take_if(|deeper| deeper.is_complete(&self.line)) {
            self.review = deeper;
        }
    }

    /// Whether something is left to do.
    pub(super) fn is_left(&self) -> bool {
        !self.under_way().is_complete(&self.line)
    }

    /// The review as text.
    pub(in crate::app) fn to_text(&self) -> String {
        save_format::write(&SavedReview::from(self), FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        let saved: SavedReview =
            save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())?;
        saved.open()
    }
}

fn passed_if_due(board: Board) -> Board {
    if board.position.must_pass() { board.pass() } else { board }
}

/// A review in its file: boards and moves as they are written elsewhere.
#[derive(Debug, Serialize, Deserialize)]
struct SavedReview {
    start: String,
    moves: String,
    #[serde(default)]
    seats: Option<Seats>,
    cursor: usize,
    stopped: bool,
    usual: SavedWalk,
    #[serde(default)]
    deeper: Option<SavedWalk>,
}

/// How far one walk through the game has come.
#[derive(Debug, Serialize, Deserialize)]
struct SavedWalk {
    deep: bool,
    nodes: u64,
    solution_nodes: u64,
    /// The last position first.
    positions: Vec<SavedAppraisal>,
}

#[derive(Debug, Serialize, Deserialize)]
struct SavedAppraisal {
    value: i32,
    depth: u32,
    exact: bool,
    line: String,
    good: String,
}

impl Saved for SavedReview {
    fn check(&self) -> Result<(), String> {
        // Everything else depends on the game, and is checked against it.
        in_range("length of a game", &self.moves.len(), &(0..=2 * 60))?;
        self.open().map(drop)
    }
}

impl SavedReview {
    /// The review, if the app could have written it; the error is a sentence.
    fn open(&self) -> Result<OpenReview, String> {
        let start: Board = self.start.parse().map_err(|error| format!("{error}"))?;
        let moves = notation::squares(start, &self.moves).map_err(|error| error.to_string())?;
        let mut open = OpenReview::new(ReviewedGame { start, moves, seats: self.seats });
        in_range("position that is looked at", &self.cursor, &(0..=open.line.plies().len()))?;
        open.cursor = self.cursor;
        open.is_stopped = self.stopped;
        open.review = self.usual.open(&open.line)?;
        open.deeper = self.deeper.as_ref().map(|walk| walk.open(&open.line)).transpose()?;
        match &open.deeper {
            Some(deeper) if deeper.is_complete(&open.line) || !open.review.is_complete(&open.line) => {
                Err("a deeper look is under way where there is none".to_owned())
            }
            _ => Ok(open),
        }
    }
}

impl SavedWalk {
    fn open(&self, line: &GameLine) -> Result<Review, String> {
        in_range("positions of a review", &self.positions.len(), &(0..=line.n_positions()))?;
        in_range("nodes of a review", &self.nodes, &(0..=MAX_NODES))?;
        in_range("nodes of solutions", &self.solution_nodes, &(0..=self.nodes))?;
        let last = line.n_positions() - 1;
        let appraised = self.positions.iter().enumerate();
        let appraised: Vec<Appraisal> =
            appraised.map(|(back, saved)| saved.open(line, last - back)).collect::<Result<_, _>>()?;
        if !appraised.is_sorted_by_key(|it| !it.is_exact) {
            return Err("a position is proven and the one after it is not".to_owned());
        }
        let thoroughness = if self.deep { Thoroughness::Deep } else { Thoroughness::Usual };
        Ok(Review { thoroughness, appraised, nodes: self.nodes, solution_nodes: self.solution_nodes })
    }
}

impl SavedAppraisal {
    fn open(&self, game: &GameLine, number: usize) -> Result<Appraisal, String> {
        let position = game.position(number);
        in_range("value of a position", &self.value, &(-MAX_VALUE..=MAX_VALUE))?;
        in_range("depth of a search", &self.depth, &(0..=60))?;
        in_range("length of a line", &self.line.len(), &(0..=2 * 60))?;
        let squares = |text: &str| -> Result<Vec<Square>, String> {
            let names = text.as_bytes().chunks(2).map(String::from_utf8_lossy);
            names.map(|name| name.parse().map_err(|error| format!("{error}"))).collect()
        };
        let (line, good) = (squares(&self.line)?, squares(&self.good)?.into_iter().collect::<Bitboard>());
        GameLine::new(position, &line).map_err(|error| format!("line of position {number}: {error}"))?;
        if position.is_over() && !self.exact {
            return Err("the end of the game is not proven".to_owned());
        }
        if line.is_empty() != position.is_over() || !(good & !position.moves()).is_empty() {
            return Err(format!("position {number} has moves that it can not have"));
        }
        Ok(Appraisal {
            value: self.value,
            best: line.first().copied(),
            line,
            depth: self.depth,
            is_exact: self.exact,
            good,
        })
    }
}

impl From<&OpenReview> for SavedReview {
    fn from(open: &OpenReview) -> Self {
        Self {
            start: open.game.start.to_string(),
            moves: notation::transcript(open.game.moves.iter().copied()),
            seats: open.game.seats,
            cursor: open.cursor,
            stopped: open.is_stopped,
            usual: (&open.review).into(),
            deeper: open.deeper.as_ref().map(Into::into),
        }
    }
}

impl From<&Review> for SavedWalk {
    fn from(review: &Review) -> Self {
        let positions = review.appraised.iter().map(|it| SavedAppraisal {
            value: it.value,
            depth: it.depth,
            exact: it.is_exact,
            line: notation::transcript(it.line.iter().copied()),
            good: notation::transcript(it.good),
        });
        Self {
            deep: review.thoroughness == Thoroughness::Deep,
            nodes: review.nodes,
            solution_nodes: review.solution_nodes,
            positions: positions.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Stop;
    use crate::engine::review::appraise;

    fn reviewed(moves: &str) -> OpenReview {
        let moves = notation::squares(Board::START, moves).unwrap();
        let mut open = OpenReview::new(ReviewedGame { start: Board::START, moves, seats: None });
        let mut shallow = Review::new(Thoroughness::At { depth: 2, solve: 4 });
        appraise(&open.line, &mut shallow, &Stop::new(), &mut |_| {});
        open.review = Review { thoroughness: Thoroughness::Usual, ..shallow };
        open
    }

    #[test]
    fn a_review_survives_its_own_text() {
        for moves in ["", "f5", "f5d6c3d3c4", "e6f4e3f6g5d6e7f5c5"] {
            let open = reviewed(moves);
            assert_eq!(OpenReview::from_text(&open.to_text()), Ok(open.clone()));
            let mut deeper = open.clone();
            deeper.deeper = Some(Review::new(Thoroughness::Deep));
            assert_eq!(OpenReview::from_text(&deeper.to_text()), Ok(deeper));
        }
    }

    #[test]
    fn a_file_that_the_app_did_not_write_is_refused() {
        let text = reviewed("e6f4e3f6g5d6e7f5c5").to_text();
        for (from, to) in [
            ("\"cursor\": 9", "\"cursor\": 10"),
            ("\"moves\": \"e6", "\"moves\": \"a1"),
            ("\"deep\": false,\n    \"nodes\": ", "\"deep\": false,\n    \"nodes\": 9999999999999"),
            ("\"exact\": true", "\"exact\": false"),
            ("\"line\": \"", "\"line\": \"h8"),
            ("\"good\": \"", "\"good\": \"zz"),
            ("\"value\": 16384", "\"value\": 16385"),
        ] {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text, "{from} is there");
            assert!(OpenReview::from_text(&changed).is_err(), "{to}");
        }
    }

    #[test]
    fn moves_against_the_rules_are_left_out() {
        let moves = vec!["f5".parse().unwrap(), "f5".parse().unwrap(), "d6".parse().unwrap()];
        let open = OpenReview::new(ReviewedGame { start: Board::START, moves, seats: None });
        assert_eq!((open.game.moves.len(), open.boards.len(), open.cursor), (1, 2, 1));
    }
}
