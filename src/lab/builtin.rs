//! Positions that are always at hand.

use serde::{Deserialize, Serialize};

use super::AnyPosition;
use crate::rules::{GameKind, Quoted};

/// A position of ours. Those of Othello come from P0 and from a game of the
/// Tactician (white) against the Strategist, those of checkers are the five of
/// P2's experiment (P2 does not print its own; `docs/LAB-P2.md` tells where ours come from).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Builtin {
    /// The first position of a game.
    Start,
    /// The position of P0's Table 1.
    PaperZero,
    /// The Tiger opening after nine moves.
    Opening,
    /// Twenty moves into a game.
    MiddlegameOne,
    /// Thirty-two moves into it.
    MiddlegameTwo,
    /// Twelve squares are empty.
    Ending,
    /// Checkers: the Old Fourteenth.
    CheckersOpening,
    /// Checkers: eighteen pieces.
    CheckersMiddlegameOne,
    /// Checkers: twelve pieces.
    CheckersMiddlegameTwo,
    /// Checkers: mostly kings.
    KingEnding,
    /// Checkers: many ways to jump.
    ManyJumps,
}

impl Builtin {
    /// All of them, Othello's first.
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::PaperZero,
        Self::Opening,
        Self::MiddlegameOne,
        Self::MiddlegameTwo,
        Self::Ending,
        Self::CheckersOpening,
        Self::CheckersMiddlegameOne,
        Self::CheckersMiddlegameTwo,
        Self::KingEnding,
        Self::ManyJumps,
    ];

    /// Those of one game.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |builtin| builtin.game() == game)
    }

    /// Its word on the command line, one of its game's.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::PaperZero => "p0",
            Self::Opening | Self::CheckersOpening => "opening",
            Self::MiddlegameOne | Self::CheckersMiddlegameOne => "middlegame-1",
            Self::MiddlegameTwo | Self::CheckersMiddlegameTwo => "middlegame-2",
            Self::Ending => "ending",
            Self::KingEnding => "king-ending",
            Self::ManyJumps => "many-jumps",
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::PaperZero => "P0, Table 1",
            Self::Opening | Self::CheckersOpening => "opening",
            Self::MiddlegameOne | Self::CheckersMiddlegameOne => "middlegame 1",
            Self::MiddlegameTwo | Self::CheckersMiddlegameTwo => "middlegame 2",
            Self::Ending => "ending",
            Self::KingEnding => "king ending",
            Self::ManyJumps => "many jumps",
        }
    }

    /// The one of this game with this word.
    ///
    /// # Errors
    /// There is none; the sentence lists those that are.
    pub fn find(game: GameKind, key: &str) -> Result<Self, String> {
        Self::of(game).find(|builtin| builtin.key().eq_ignore_ascii_case(key)).ok_or_else(|| {
            let known: Vec<&str> = Self::of(game).map(Self::key).collect();
            format!("unknown position {} of {game}; expected one of {}", Quoted(key), known.join(", "))
        })
    }

    /// Which game it belongs to.
    pub const fn game(self) -> GameKind {
        match self.source() {
            Source::Othello(_) => GameKind::Othello,
            Source::Checkers(_) => GameKind::Checkers,
        }
    }

    /// The position.
    #[expect(clippy::expect_used, reason = "the texts are those below, and a test reads every one of them")]
    pub fn position(self) -> AnyPosition {
        match self.source() {
            Source::Othello(text) => AnyPosition::Othello(text.parse().expect("a board")),
            Source::Checkers(text) => AnyPosition::Checkers(text.parse().expect("a position")),
        }
    }

    const fn source(self) -> Source {
        match self {
            Self::Start => {
                Source::Othello("-------- -------- -------- ---OX--- ---XO--- -------- -------- -------- X")
            }
            Self::PaperZero => {
                Source::Othello("-------- -------- ----X--- ---XX--- ---OX--- -------- -------- -------- O")
            }
            Self::Opening => {
                Source::Othello("-------- --X----- -OXX---- --XXXO-- --XXXX-- ---O---- -------- -------- O")
            }
            Self::MiddlegameOne => {
                Source::Othello("---O---- --OO---- XXXXX--- -XOXXO-- OOXXXO-- OOOO-O-- -------- -------- X")
            }
            Self::MiddlegameTwo => {
                Source::Othello("-OOOOO-- --OXXO-- XOXOX-X- XOOOXX-- XOXOXO-- XXOOOO-- X--O---- ---O---- X")
            }
            Self::Ending => {
                Source::Othello("XOOOOO-- XXOXOO-- XOXOOOX- XOXXOXX- XOXOXX-- XOOXOOOO XOOOOO-- OOOOOO-- X")
            }
            Self::CheckersOpening => Source::Checkers("bbbb bbb- bbbb --b- w-w- w--w wwww wwww B"),
            Self::CheckersMiddlegameOne => Source::Checkers("bbbb -b-- bbbb w-b- --w- wwww w-ww w--- B"),
            Self::CheckersMiddlegameTwo => Source::Checkers("--bb b--- b-bb ---- -w-w ---- w-ww ---w B"),
            Self::KingEnding => Source::Checkers("---- -W-- -W-- ---W ---- -BB- ---- w--B B"),
            Self::ManyJumps => Source::Checkers("-WWb -bb- ---- wbb- ---- w--- wwww w-ww W"),
        }
    }
}

/// A position in its game's text.
#[derive(Clone, Copy)]
enum Source {
    Othello(&'static str),
    Checkers(&'static str),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::checkers::{Position, Side};

    #[test]
    fn every_text_is_a_position_with_a_choice_of_moves() {
        for builtin in Builtin::ALL {
            let text = match builtin.source() {
                Source::Othello(text) | Source::Checkers(text) => text,
            };
            let position = AnyPosition::read(builtin.game(), text).unwrap();
            assert_eq!(position, builtin.position(), "{builtin:?}");
            assert!(position.n_moves() > 1, "{builtin:?}");
            assert_eq!(Builtin::find(builtin.game(), builtin.key()), Ok(builtin));
        }
        assert!(Builtin::find(GameKind::Othello, "many-jumps").unwrap_err().contains("start, p0"));
    }

    #[test]
    fn the_positions_of_othello_are_what_their_names_say() {
        let n_empties = |builtin: Builtin| match builtin.position() {
            AnyPosition::Othello(board) => board.position.empties().len(),
            AnyPosition::Checkers(_) => panic!("no board of Othello"),
        };
        let of_othello: Vec<u32> = Builtin::of(GameKind::Othello).map(n_empties).collect();
        assert_eq!(of_othello, [60, 59, 51, 40, 28, 12]);
    }

    #[test]
    fn the_five_of_checkers_are_what_their_names_say() {
        let five: Vec<Position> = Builtin::of(GameKind::Checkers)
            .map(|builtin| match builtin.position() {
                AnyPosition::Checkers(position) => position,
                AnyPosition::Othello(_) => panic!("no position of checkers"),
            })
            .collect();
        let [opening, middles @ .., kings, jumps] = &five[..] else { panic!("five positions") };
        let n_pieces =
            |position: &Position| Side::BOTH.into_iter().map(|side| position.pieces(side).len()).sum::<u32>();
        let n_kings =
            |position: &Position| Side::BOTH.into_iter().map(|side| position.kings(side).len()).sum::<u32>();
        assert_eq!(middles.len(), 2);
        assert!(n_pieces(opening) >= 22);
        assert!(middles.iter().all(|position| (12..=20).contains(&n_pieces(position))));
        assert!(n_kings(kings) >= 4 && n_pieces(kings) <= 8);
        assert!(jumps.moves().len() >= 3 && jumps.must_jump());
    }
}
