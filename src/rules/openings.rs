//! The names of openings, and how far a game follows a line that has one.
//!
//! A name belongs to a position: in whatever order its moves were played, and however the board is turned or mirrored.
//! The names are facts in `assets/openings.tsv`, within the program; they are read when the first name is asked for.
//!
//! ```
//! use othello::rules::openings::{NameLanguage, Openings};
//! use othello::rules::{Board, notation};
//! let boards = notation::replay(Board::START, "c4e3f6e6f5")?;
//! let opening = Openings::shipped().name(boards[4], NameLanguage::English).unwrap();
//! assert_eq!((opening.name(), opening.moves().len()), ("Tiger", 5));
//! # Ok::<(), othello::rules::notation::TranscriptError>(())
//! ```

use std::collections::HashMap;
use std::sync::LazyLock;

use super::notation::played_located;
use super::{Board, Position, Square};

/// In which language an opening has its name. Players of the same line in Europe and in Japan call it differently, and
/// some lines have a name in only one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameLanguage {
    /// The names of the international list; they stand in wherever another language has none.
    English,
    /// The names of the Japanese players.
    Japanese,
    /// Those of the French players.
    French,
    /// Those of the German players.
    German,
    /// Those of the Spanish players.
    Spanish,
}

impl NameLanguage {
    /// All of them, in the order of their numbers.
    const ALL: [Self; 5] = [Self::English, Self::Japanese, Self::French, Self::German, Self::Spanish];

    /// As the file of openings calls it.
    const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
        }
    }

    /// The names that speakers of a language use, by its code such as `ja`.
    pub fn of_code(code: &str) -> Self {
        Self::ALL.into_iter().find(|language| language.code() == code).unwrap_or(Self::English)
    }
}

/// The number of the opening that ends at a position, in each language.
type Named = [Option<usize>; NameLanguage::ALL.len()];

/// A line of play that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    names: Vec<&'static str>,
    moves: Vec<Square>,
    board: Board,
    language: NameLanguage,
}

impl Opening {
    /// The usual name.
    pub fn name(&self) -> &'static str {
        self.names.first().copied().unwrap_or_default()
    }

    /// What else it is called.
    pub fn other_names(&self) -> &[&'static str] {
        self.names.get(1..).unwrap_or_default()
    }

    /// The moves in their usual order, from f5 on.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// The board after the last move.
    pub fn board(&self) -> Board {
        self.board
    }
}

/// How far a game went along the known lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed<'a> {
    /// The last named position that the game passed.
    pub opening: &'a Opening,
    /// At which of the game's boards that was, counted from 0.
    pub named_at: usize,
    /// The last of the game's boards that lies on any line with a name; the next move left them.
    pub known_until: usize,
}

/// All openings that have a name.
#[derive(Debug)]
pub struct Openings {
    openings: Vec<Opening>,
    /// Every position on a line, one for all its eight images, with the opening that ends there in each language.
    known: HashMap<Position, Named>,
}

impl Openings {
    /// Those that come with the program.
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Openings> =
            LazyLock::new(|| Openings::read(include_str!("../../assets/openings.tsv")));
        &SHIPPED
    }

    /// The lines of `assets/openings.tsv`. One that is none is left out; a test shows that there is none such.
    fn read(text: &'static str) -> Self {
        let mut openings = Self { openings: Vec::new(), known: HashMap::new() };
        openings.known.insert(Position::START.canonical(), Named::default());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            openings.add(line);
        }
        openings
    }

    fn add(&mut self, line: &'static str) -> Option<()> {
        let [names, moves, language]: [&'static str; 3] =
            line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let language = NameLanguage::ALL.into_iter().find(|known| known.code() == language)?;
        let game = played_located(Board::START, moves).ok()?;
        let &(_, board) = game.last()?;
        for (_, board) in &game {
            self.known.entry(board.position.canonical()).or_default();
        }
        // Of two names for one position in one language the first stays.
        let named = self.known.get_mut(&board.position.canonical())?;
        named[language as usize].get_or_insert(self.openings.len());
        let moves = game.into_iter().map(|(at, _)| at).collect();
        self.openings.push(Opening { names: names.split(" / ").collect(), moves, board, language });
        Some(())
    }

    /// Those with a name in this language, then those that have only an English one; each in the order of their moves.
    pub fn all(&self, language: NameLanguage) -> impl Iterator<Item = &Opening> {
        self.numbered(language).map(|(_, opening)| opening)
    }

    /// The opening with this number in the order of the table, whatever its language.
    pub fn get(&self, number: usize) -> Option<&Opening> {
        self.openings.get(number)
    }

    /// The same, each with its number.
    pub fn numbered(&self, language: NameLanguage) -> impl Iterator<Item = (usize, &Opening)> {
        let of = move |language| {
            self.openings.iter().enumerate().filter(move |(_, opening)| opening.language == language)
        };
        let is_unnamed = move |opening: &Opening| self.named(opening.board, language).is_none();
        of(language).chain(of(NameLanguage::English).filter(move |(_, opening)| is_unnamed(opening)))
    }

    /// The opening that ends at this position, whichever colour is to move there: as it is called in this language, or
    /// else in English.
    pub fn name(&self, board: Board, language: NameLanguage) -> Option<&Opening> {
        self.named(board, language).or_else(|| self.named(board, NameLanguage::English))
    }

    /// What an opening with this English name is called in another language.
    pub fn called(&self, english: &str, language: NameLanguage) -> Option<&'static str> {
        let opening = self.all(NameLanguage::English).find(|opening| opening.name() == english)?;
        self.name(opening.board, language).map(Opening::name)
    }

    fn named(&self, board: Board, language: NameLanguage) -> Option<&Opening> {
        let named = self.known.get(&board.position.canonical())?;
        self.openings.get(named[language as usize]?)
    }

    /// Whether a position lies on a line with a name, in any language.
    pub fn is_known(&self, board: Board) -> bool {
        self.known.contains_key(&board.position.canonical())
    }

    /// How far a game followed the known lines: the boards from its start, one for each move.
    pub fn of_game(
        &self,
        boards: impl IntoIterator<Item = Board>,
        language: NameLanguage,
    ) -> Option<Followed<'_>> {
        let mut followed: Option<Followed<'_>> = None;
        for (idx, board) in boards.into_iter().enumerate() {
            if let Some(opening) = self.name(board, language) {
                followed = Some(Followed { opening, named_at: idx, known_until: idx });
            } else if let Some(followed) = &mut followed
                && self.is_known(board)
            {
                followed.known_until = idx;
            }
        }
        followed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::replay;
    use crate::rules::{RandomGame, Symmetry};
    use crate::seeded::Seeded;

    const LANGUAGES: [NameLanguage; 5] = NameLanguage::ALL;

    fn image(board: Board, symmetry: Symmetry) -> Board {
        Board { position: symmetry.position(board.position), turn: board.turn }
    }

    /// All boards of a line, that of the start first.
    fn boards(moves: &str) -> Vec<Board> {
        [vec![Board::START], replay(Board::START, moves).unwrap()].concat()
    }

    #[test]
    fn every_line_of_the_file_is_an_opening() {
        let lines = include_str!("../../assets/openings.tsv").lines();
        let n_lines = lines.filter(|line| !line.starts_with('#')).count();
        let openings = Openings::shipped();
        assert_eq!(openings.openings.len(), n_lines);
        let own = |language| openings.openings.iter().filter(|opening| opening.language == language).count();
        assert_eq!(LANGUAGES.map(own).iter().sum::<usize>(), n_lines);
        let counts = LANGUAGES.map(|language| openings.all(language).count());
        assert!(counts.iter().all(|&count| count > 90), "{counts:?}");
        assert!(LANGUAGES.into_iter().enumerate().all(|(idx, language)| language as usize == idx));
        for opening in &openings.openings {
            assert!(opening.names.iter().all(|name| !name.is_empty() && name.trim() == *name), "{opening:?}");
        }
    }

    #[test]
    fn every_opening_is_found_in_all_eight_symmetries() {
        let openings = Openings::shipped();
        for language in LANGUAGES {
            for opening in openings.all(language) {
                for symmetry in Symmetry::ALL {
                    let found = openings.name(image(opening.board, symmetry), language).unwrap();
                    assert_eq!(found.name(), opening.name());
                }
            }
        }
    }

    #[test]
    fn an_opening_is_found_in_another_order_of_moves() {
        // White's second and third move exchanged, and the whole line seen from another first move.
        for (usual, other) in [("f5f6e6f4e3", "f5f4e3f6e6"), ("f5d6c3d3c4f4", "f5d6c4d3c3f4")] {
            let (usual, other) = (*boards(usual).last().unwrap(), *boards(other).last().unwrap());
            assert_eq!(usual, other);
        }
        for moves in ["f5f6e6f4e3", "f5f4e3f6e6", "c4c3d3c5d6", "d3c3c4e3f4", "e6f6f5d6c5"] {
            let name = Openings::shipped().of_game(boards(moves), NameLanguage::English).unwrap().opening;
            assert_eq!(name.name(), "Cow", "{moves}");
        }
    }

    /// Every board on a line, and every board one move beside it: named exactly if it is the end of some line.
    #[test]
    fn nothing_has_a_name_but_the_ends_of_lines() {
        let openings = Openings::shipped();
        for language in LANGUAGES {
            let ends: Vec<Position> = openings
                .all(language)
                .flat_map(|opening| Symmetry::ALL.map(|symmetry| symmetry.position(opening.board.position)))
                .collect();
            for opening in openings.all(language) {
                for board in boards(&crate::rules::notation::transcript(opening.moves.iter().copied())) {
                    let beside = board.position.moves().into_iter().map(|at| board.play(at).unwrap());
                    for board in beside.chain([board, board.pass()]) {
                        let is_end = ends.contains(&board.position);
                        assert_eq!(openings.name(board, language).is_some(), is_end, "{board}");
                    }
                }
            }
        }
    }

    #[test]
    fn positions_of_random_games_are_known_only_near_the_start() {
        let mut random = Seeded::new(14);
        let openings = Openings::shipped();
        let longest = openings.openings.iter().map(|opening| opening.moves.len()).max().unwrap();
        let (mut n_named, mut n_boards) = (0, 0);
        for _ in 0..500 {
            for (idx, (board, _)) in RandomGame::new(&mut random).enumerate() {
                n_boards += 1;
                let is_named = LANGUAGES.iter().any(|&language| openings.name(board, language).is_some());
                n_named += usize::from(is_named);
                assert!(!is_named || (idx <= longest && openings.is_known(board)));
            }
        }
        assert!(n_named > 100 && n_named < n_boards / 10, "{n_named} of {n_boards}");
    }

    #[test]
    fn a_game_has_the_name_of_the_last_position_that_has_one_and_leaves_the_lines_there_or_later() {
        let openings = Openings::shipped();
        let check = |moves: &str, expected: Option<(&str, usize, usize)>| {
            let followed = openings.of_game(boards(moves), NameLanguage::English);
            let found =
                followed.map(|followed| (followed.opening.name(), followed.named_at, followed.known_until));
            assert_eq!(found, expected, "{moves}");
        };
        check("", None);
        check("f5", None);
        check("f5d6", Some(("Perpendicular Opening", 2, 2)));
        check("f5d6c3d3c4", Some(("Tiger", 5, 5)));
        // On the way to the Rose-Bill, but not there yet.
        check("f5d6c3d3c4f4c5b3", Some(("Tiger", 5, 8)));
        check("f5d6c3d3c4f4c5b3c2", Some(("Rose-Bill", 9, 9)));
        // The fifth move leaves the lines.
        check("f5d6c3d3e3f4", Some(("Perpendicular Opening", 2, 4)));
    }

    #[test]
    fn other_names_follow_the_usual_one() {
        let board = *boards("f5f6e6f4g6").last().unwrap();
        let opening = Openings::shipped().name(board, NameLanguage::English).unwrap();
        assert_eq!((opening.name(), opening.other_names()), ("Snake", &["Peasant"][..]));
        let opening = Openings::shipped().name(board, NameLanguage::Japanese).unwrap();
        assert_eq!((opening.name(), opening.other_names()), ("ヘビ定石", &[][..]));
    }

    #[test]
    fn a_line_without_a_name_in_a_language_has_its_english_one() {
        let openings = Openings::shipped();
        for english in openings.all(NameLanguage::English) {
            for language in LANGUAGES {
                let name = openings.name(english.board, language).unwrap();
                assert!(name.language == language || name.language == NameLanguage::English);
                let listed = openings.all(language).filter(|opening| {
                    opening.board.position.canonical() == english.board.position.canonical()
                });
                assert!(listed.map(Opening::name).any(|listed| listed == name.name()), "{name:?}");
            }
        }
        assert_eq!(openings.called("Tiger", NameLanguage::French), Some("Tigre"));
        assert_eq!(openings.called("Rose-Bill", NameLanguage::French), Some("Rose-Bill"));
        assert_eq!(openings.called("Tigre", NameLanguage::French), None);
        let borrowed =
            |language| openings.all(language).filter(|opening| opening.language != language).count();
        assert!(borrowed(NameLanguage::Japanese) > 0 && borrowed(NameLanguage::English) == 0);
    }
}
