//! The opening book: moves that were found by long searches beforehand, so that the first plies cost no thinking.
//!
//! A position is in the book once for its eight images. The file is a tree of what can happen to somebody who follows
//! the book: the position to move in, the moves that are nearly equal there, and for each of them the replies after which
//! the book goes on. So every position is there by the moves that lead to it, and reading it is playing it: bytes that are
//! no legal game are noticed.
//!
//! The file is the eight bytes `OTHELLOB`, a version and the depth of the searches (a byte each), a checksum of all that
//! follows (8 bytes, little-endian), and two trees, one for each colour. A position of a tree is written as two bytes for
//! each of its moves, the square (with [`LAST`] for the last one) and the value in 1/8 disc; then for each of its moves the
//! number of replies, and for each reply its square and the position after it.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::LazyLock;

use super::midgame::BestMove;
use super::player::variety;
use super::weights::DISC;
use super::weights_file::checksum;
use crate::engine::{Score, Thought};
use crate::rules::{Position, Square, Symmetry};
use crate::seeded::Seeded;

const MAGIC: &[u8; 8] = b"OTHELLOB";
const VERSION: u8 = 1;
const HEADER: usize = 8 + 2 + 8;

/// The last of a position's moves has this bit beside its square.
const LAST: u8 = 0x40;

/// What a value is rounded to, in 1/256 disc: the moves of a book are close to each other.
const UNIT: i32 = DISC / 8;

/// Positions with moves that are nearly equal, from long searches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// How many plies the searches looked ahead.
    depth: u8,
    /// The canonical image of each position, with its moves.
    known: HashMap<Position, Vec<BestMove>>,
}

impl Book {
    /// A move that is at most so much worse than the best is in a book, in 1/256 disc: what another search finds may differ
    /// by as much.
    pub const MARGIN: i32 = 2 * DISC;

    /// The one that comes with the program.
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Book> = LazyLock::new(|| {
            // Whoever has no book thinks; a test shows that the shipped one can be read.
            Book::decode(include_bytes!("../../../assets/book.dat")).unwrap_or_else(|_| Book::new(0))
        });
        &SHIPPED
    }

    /// An empty one, for searches of this depth.
    pub fn new(depth: u8) -> Self {
        Self { depth, known: HashMap::new() }
    }

    /// Where each colour begins to move. White's first positions are all images of one.
    pub fn roots() -> impl Iterator<Item = Position> {
        let white = Position::START.moves().first().and_then(|at| Position::START.play(at).ok());
        [Position::START].into_iter().chain(white)
    }

    /// How many plies the searches looked ahead.
    pub fn depth(&self) -> u32 {
        u32::from(self.depth)
    }

    /// How many positions there are.
    pub fn n_positions(&self) -> usize {
        self.known.len()
    }

    /// Adds a position with its moves, or puts these in the place of those that are there. Values are rounded to 1/8 disc.
    pub fn insert(&mut self, position: Position, moves: &[BestMove]) {
        let canonical = position.canonical();
        let image = Symmetry::ALL.into_iter().find(|symmetry| symmetry.position(position) == canonical);
        let Some(image) = image else { return };
        let moved = moves.iter().map(|&BestMove { best, value }| BestMove {
            best: image.square(best),
            value: i32::from(in_units(value)) * UNIT,
        });
        self.known.insert(canonical, moved.collect());
        // The same moves in whatever order and by whichever images make the same book.
        let all = self.moves(canonical);
        self.known.insert(canonical, all);
    }

    /// What the book says to play, with the value of each move in 1/256 disc, the best first; empty if the position is not
    /// in the book. Moves that are mirror images of each other are all there.
    pub fn moves(&self, position: Position) -> Vec<BestMove> {
        let canonical = position.canonical();
        let Some(known) = self.known.get(&canonical) else { return Vec::new() };
        let images = || Symmetry::ALL.into_iter().filter(|image| image.position(position) == canonical);
        let value_of =
            |at: Square| images().find_map(|image| known.iter().find(|found| found.best == image.square(at)));
        let mut moves: Vec<BestMove> = position
            .moves()
            .into_iter()
            .filter_map(|at| Some(BestMove { best: at, value: value_of(at)?.value }))
            .collect();
        moves.sort_by_key(|found| (Reverse(found.value), found.best));
        moves
    }

    /// The move for this position, with the line that the book expects; `None` if the position is not in the book. With a
    /// seed it is one of the nearly equal ones, the nearer to the best the likelier; without one the best.
    pub(super) fn thought(&self, position: Position, seed: Option<u64>) -> Option<Thought> {
        let moves = self.moves(position);
        let BestMove { best, value } = match seed {
            Some(seed) => drawn(&moves, &mut variety(seed, position))?,
            None => *moves.first()?,
        };
        let mut line = vec![best];
        let mut current = position.play(best).ok()?;
        while let Some(expected) = self.moves(current).first() {
            line.push(expected.best);
            current = current.play(expected.best).ok()?;
        }
        Some(Thought { best, score: Score::Estimate(value), line, depth: self.depth(), nodes: 0 })
    }

    /// The bytes of its file, if it knows at least the [roots](Self::roots). Positions that nobody who follows the book can meet
    /// are left out.
    pub fn encode(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let mut seen = HashSet::new();
        for root in Self::roots() {
            seen.insert(root.canonical());
            self.write(root, &mut seen, &mut body);
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.depth]);
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    fn write(&self, position: Position, seen: &mut HashSet<Position>, out: &mut Vec<u8>) {
        let moves = self.moves(position);
        for (idx, found) in moves.iter().enumerate() {
            let last = if idx + 1 == moves.len() { LAST } else { 0 };
            out.extend([found.best.index() as u8 | last, in_units(found.value).cast_unsigned()]);
        }
        for found in moves {
            let Ok(theirs) = position.play(found.best) else { continue };
            // Each position is written where it is met first.
            let mut replies = Vec::new();
            for at in theirs.moves() {
                let Ok(next) = theirs.play(at) else { continue };
                if self.known.contains_key(&next.canonical()) && seen.insert(next.canonical()) {
                    replies.push((at, next));
                }
            }
            out.push(replies.len() as u8);
            for (at, next) in replies {
                out.push(at.index() as u8);
                self.write(next, seen, out);
            }
        }
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// The bytes are no book, or a damaged one.
    pub fn decode(bytes: &[u8]) -> Result<Self, BookError> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(BookError::Unknown)?;
        if &header[..8] != MAGIC || header[8] != VERSION {
            return Err(BookError::Unknown);
        }
        if checksum(body).to_le_bytes() != header[10..] {
            return Err(BookError::Checksum);
        }
        let mut book = Self::new(header[9]);
        let mut reader = Reader { rest: body };
        for root in Self::roots() {
            reader.position(root, &mut book).ok_or(BookError::NoGame)?;
        }
        if reader.rest.is_empty() { Ok(book) } else { Err(BookError::NoGame) }
    }
}

/// One of the moves by lot: the best counts fully, one that is a disc worse a quarter of that, one at the margin next to nothing.
fn drawn(moves: &[BestMove], random: &mut Seeded) -> Option<BestMove> {
    let top = moves.first()?.value;
    let parts = |found: &BestMove| {
        let nearness = 1 + (Book::MARGIN - (top - found.value)).max(0) / UNIT;
        (nearness * nearness) as usize
    };
    let mut drawn = random.below(moves.iter().map(parts).sum());
    moves.iter().copied().find(|found| {
        let is_drawn = drawn < parts(found);
        drawn = drawn.saturating_sub(parts(found));
        is_drawn
    })
}

/// A value in 1/8 disc.
fn in_units(value: i32) -> i8 {
    let half = UNIT / 2 * value.signum();
    ((value + half) / UNIT).clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8
}

/// The part of a file that was not read yet.
struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(byte)
    }

    /// A position with all that comes after it; `None` if that is no legal game.
    fn position(&mut self, position: Position, book: &mut Book) -> Option<()> {
        let mut moves = Vec::new();
        loop {
            let (square, value) = (self.byte()?, self.byte()?.cast_signed());
            let best = Square::new(usize::from(square & !LAST))?;
            moves.push(BestMove { best, value: i32::from(value) * UNIT });
            if square & LAST != 0 {
                break;
            }
        }
        book.insert(position, &moves);
        for found in moves {
            let theirs = position.play(found.best).ok()?;
            for _ in 0..self.byte()? {
                let at = Square::new(usize::from(self.byte()?))?;
                self.position(theirs.play(at).ok()?, book)?;
            }
        }
        Some(())
    }
}

/// Why a file is no use as a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// It does not begin as a book of this version does.
    Unknown,
    /// The book is not the one that was written.
    Checksum,
    /// Its moves are no legal games.
    NoGame,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "not an opening book of this version",
            Self::Checksum => "damaged opening book: the checksum does not match",
            Self::NoGame => "damaged opening book: its moves are no legal games",
        })
    }
}

impl std::error::Error for BookError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::{Evaluation, Search, TranspositionTable};
    use crate::engine::{Limit, Stop};
    use crate::rules::Board;
    use crate::rules::openings::{NameLanguage, Openings};

    /// A book of six plies by short searches, for any reply.
    fn small() -> Book {
        let table = TranspositionTable::with_megabytes(1);
        let limit = Limit::until(Stop::new());
        let mut search = Search::new(&table, Evaluation::shipped(), &limit);
        let mut book = Book::new(2);
        for root in Book::roots() {
            let mut layer = vec![root];
            for _ in 0..3 {
                let mut next = Vec::new();
                for position in layer {
                    book.insert(position, &search.nearly_equal(position, 2, DISC));
                    for found in book.moves(position) {
                        let theirs = position.play(found.best).unwrap();
                        next.extend(theirs.moves().into_iter().map(|at| theirs.play(at).unwrap()));
                    }
                }
                layer = next;
            }
        }
        book
    }

    #[test]
    fn a_book_survives_its_bytes_and_every_damage_is_noticed() {
        let book = small();
        assert!(book.n_positions() > 20, "{} positions", book.n_positions());
        let bytes = book.encode();
        assert_eq!(Book::decode(&bytes), Ok(book));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x21;
            // The depth alone may be any.
            assert_eq!(Book::decode(&damaged).is_ok(), at == 9, "byte {at}");
            assert!(Book::decode(&bytes[..at]).is_err());
        }
    }

    #[test]
    fn bytes_with_a_right_checksum_are_refused_or_read_as_legal_games() {
        let bytes = small().encode();
        let mut random = Seeded::new(5);
        let mut n_refused = 0;
        for _ in 0..2_000 {
            let mut damaged = bytes.clone();
            for _ in 0..=random.below(3) {
                let at = HEADER + random.below(damaged.len() - HEADER);
                damaged[at] = random.next() as u8;
            }
            damaged.truncate(damaged.len() - random.below(3));
            let sum = checksum(&damaged[HEADER..]);
            damaged[10..HEADER].copy_from_slice(&sum.to_le_bytes());
            match Book::decode(&damaged) {
                Ok(book) => assert!(book.known.iter().all(|(position, moves)| {
                    moves.iter().all(|found| position.moves().contains(found.best))
                })),
                Err(error) => n_refused += usize::from(error == BookError::NoGame),
            }
        }
        assert!(n_refused > 1_000, "{n_refused} of 2,000");
    }

    #[test]
    fn a_turned_position_has_the_turned_moves() {
        let book = small();
        for &position in book.known.keys() {
            for image in Symmetry::ALL {
                let mut turned: Vec<(Square, i32)> =
                    book.moves(position).iter().map(|it| (image.square(it.best), it.value)).collect();
                let mut moves: Vec<(Square, i32)> =
                    book.moves(image.position(position)).iter().map(|it| (it.best, it.value)).collect();
                turned.sort_unstable();
                moves.sort_unstable();
                assert_eq!(moves, turned);
            }
        }
        assert_eq!(book.moves(Position::START).len(), 4, "the four first moves are images of one");
        let unknown = crate::rules::random_position(40, 0, &mut Seeded::new(1));
        assert!(book.moves(unknown).is_empty());
    }

    #[test]
    fn the_better_of_two_moves_is_drawn_more_often() {
        let found = |at: &str, value| BestMove { best: at.parse().unwrap(), value };
        let moves = [found("c4", 0), found("d3", -DISC), found("e6", -2 * DISC)];
        let mut random = Seeded::new(3);
        let mut n_drawn = [0; 3];
        for _ in 0..2_000 {
            let drawn = drawn(&moves, &mut random).unwrap();
            n_drawn[moves.iter().position(|&found| found == drawn).unwrap()] += 1;
        }
        // 289, 81 and 1 of 371 parts.
        assert!((1_450..1_650).contains(&n_drawn[0]) && (350..550).contains(&n_drawn[1]), "{n_drawn:?}");
        assert!(n_drawn[2] < 30, "{n_drawn:?}");
        assert_eq!(drawn(&[], &mut random), None);
    }

    /// The first plies of a game in which both sides follow the shipped book.
    fn game(seed: u64) -> Vec<Board> {
        let mut boards = vec![Board::START];
        while let Some(board) = boards.last()
            && let Some(thought) = Book::shipped().thought(board.position, Some(seed))
        {
            assert!(thought.is_from_book() && thought.line[0] == thought.best);
            boards.extend(board.play(thought.best));
        }
        boards
    }

    #[test]
    fn the_shipped_book_knows_ten_plies_of_many_games_and_openings_with_names() {
        let bytes = include_bytes!("../../../assets/book.dat");
        assert!((20_000..=40_000).contains(&bytes.len()), "{} bytes", bytes.len());
        let book = Book::shipped();
        assert_eq!(Book::decode(bytes).as_ref(), Ok(book));
        let games: Vec<Vec<Board>> = (0..300).map(game).collect();
        assert!(games.iter().all(|boards| boards.len() > 10), "a game ends before its tenth ply");
        let after_ten: HashSet<Position> =
            games.iter().map(|boards| boards[10].position.canonical()).collect();
        assert!(after_ten.len() >= 30, "{} different positions after ten plies", after_ten.len());
        let names: HashSet<&str> = games
            .iter()
            .filter_map(|boards| Openings::shipped().of_game(boards.iter().copied(), NameLanguage::English))
            .map(|followed| followed.opening.name())
            .collect();
        assert!(names.len() >= 5, "{names:?}");
    }

    #[test]
    fn somebody_who_plays_anything_sensible_meets_the_book_for_a_while() {
        // The three answers to the first move, and what the book has against each.
        let theirs = Book::roots().nth(1).unwrap();
        for at in theirs.moves() {
            let ours = theirs.play(at).unwrap();
            assert!(!Book::shipped().moves(ours).is_empty(), "{at}");
        }
    }
}
