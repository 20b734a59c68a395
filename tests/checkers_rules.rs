//! Checkers against a slow twin: a board of 64 cells whose moves are found by walking over it cell by cell.

use std::collections::BTreeSet;

use othello::engine::checkers::CheckersTree;
use othello::engine::search::GameTree;
use othello::rules::checkers::{Move, Piece, Position, Rank, Side, Square};
use othello::seeded::Seeded;

const N_GAMES: usize = 400;

/// Most random games are over long before; some go on for ever with kings.
const MAX_PLIES: usize = 200;

/// The rules as a beginner would write them down.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SlowBoard {
    cells: [[Option<Piece>; 8]; 8],
    turn: Side,
}

/// Column and row.
type Cell = (i32, i32);

impl SlowBoard {
    fn of(position: &Position) -> Self {
        let mut cells = [[None; 8]; 8];
        for square in Square::all() {
            cells[square.row()][square.col()] = position.piece_at(square);
        }
        Self { cells, turn: position.turn() }
    }

    fn at(&self, (col, row): Cell) -> Option<Piece> {
        self.cells[row as usize][col as usize]
    }

    fn is_free(&self, (col, row): Cell) -> bool {
        (0..8).contains(&col) && (0..8).contains(&row) && self.at((col, row)).is_none()
    }

    fn put(&mut self, (col, row): Cell, piece: Option<Piece>) {
        self.cells[row as usize][col as usize] = piece;
    }

    /// The ways on which a piece may go from its cell.
    fn ways(piece: Piece) -> Vec<Cell> {
        let forward = if piece.side == Side::Black { 1 } else { -1 };
        let mut ways = vec![(-1, forward), (1, forward)];
        if piece.rank == Rank::King {
            ways.extend([(-1, -forward), (1, -forward)]);
        }
        ways
    }

    /// Every legal move as the text of its path, with the board after it.
    fn moves(&self) -> Vec<(String, Self)> {
        let own = || {
            (0..8).flat_map(|row| (0..8).map(move |col| (col, row))).filter_map(|cell| {
                self.at(cell).filter(|piece| piece.side == self.turn).map(|piece| (cell, piece))
            })
        };
        let mut jumps = Vec::new();
        for (cell, piece) in own() {
            self.jumps(cell, piece, &name(cell), &mut jumps);
        }
        if !jumps.is_empty() {
            return jumps;
        }
        let mut steps = Vec::new();
        for (cell, piece) in own() {
            for (right, down) in Self::ways(piece) {
                let to = (cell.0 + right, cell.1 + down);
                if self.is_free(to) {
                    let mut after = self.clone();
                    after.put(cell, None);
                    after.put(to, Some(crowned(piece, to)));
                    after.turn = !self.turn;
                    steps.push((format!("{}-{}", name(cell), name(to)), after));
                }
            }
        }
        steps
    }

    /// Collects the jumps that begin here, captured pieces taken off at once. Says whether there is one.
    fn jumps(&self, cell: Cell, piece: Piece, path: &str, into: &mut Vec<(String, Self)>) -> bool {
        let mut any = false;
        for (right, down) in Self::ways(piece) {
            let over = (cell.0 + right, cell.1 + down);
            let to = (cell.0 + 2 * right, cell.1 + 2 * down);
            if !self.is_free(to) || !self.at(over).is_some_and(|prey| prey.side != piece.side) {
                continue;
            }
            any = true;
            let mut after = self.clone();
            after.put(cell, None);
            after.put(over, None);
            let landed = crowned(piece, to);
            after.put(to, Some(landed));
            let path = format!("{path}x{}", name(to));
            if landed.rank != piece.rank || !after.jumps(to, piece, &path, into) {
                after.turn = !self.turn;
                into.push((path, after));
            }
        }
        any
    }
}

fn crowned(piece: Piece, (_, row): Cell) -> Piece {
    let far = if piece.side == Side::Black { 7 } else { 0 };
    if row == far { Piece { rank: Rank::King, ..piece } } else { piece }
}

fn name((col, row): Cell) -> String {
    Square::at(col as usize, row as usize).unwrap().to_string()
}

/// Shows every position of many random games, and the moves there.
fn random_games(seed: u64, mut visit: impl FnMut(&Position, &[Move])) {
    let mut random = Seeded::new(seed);
    for _ in 0..N_GAMES {
        let mut position = Position::START;
        for _ in 0..MAX_PLIES {
            let moves = position.moves();
            visit(&position, &moves);
            let Some(chosen) = random.choose(moves) else { break };
            position = position.play(chosen).unwrap();
        }
    }
}

#[test]
fn both_boards_know_the_same_moves_and_agree_on_what_they_do() {
    let (mut n_positions, mut n_over, mut n_long, mut n_crowned) = (0, 0, 0, 0);
    random_games(32, |position, moves| {
        let expected: BTreeSet<String> =
            SlowBoard::of(position).moves().into_iter().map(|(path, _)| path).collect();
        let found: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected, "{position}");
        assert_eq!(found.len(), moves.len(), "no move twice in {position}");
        for (path, after) in SlowBoard::of(position).moves() {
            let chosen = position.read_move(&path).unwrap();
            assert_eq!(SlowBoard::of(&position.play(chosen).unwrap()), after, "{path} in {position}");
            n_long += usize::from(chosen.path().len() > 3);
            let n_kings = |at: &Position| at.kings(position.turn()).len();
            n_crowned += usize::from(n_kings(&position.play(chosen).unwrap()) > n_kings(position));
        }
        assert_eq!(position.is_over(), moves.is_empty());
        n_over += usize::from(moves.is_empty());
        n_positions += 1;
    });
    assert!(
        n_positions > 10_000 && n_over > 200 && n_long > 50 && n_crowned > 100,
        "{n_positions} {n_over} {n_long}"
    );
}

/// Random games have few kings and short jumps; random boards have what games have not.
#[test]
fn both_boards_agree_on_boards_that_no_game_has() {
    let mut random = Seeded::new(36);
    let mut longest = 0;
    for _ in 0..20_000 {
        // Few hunters, and their prey on every third square or so.
        let cells: String = (0..32)
            .map(|_| match random.below(24) {
                0 => 'B',
                1 => 'b',
                2..=8 => 'w',
                9 => 'W',
                _ => '-',
            })
            .collect();
        // A man on his far row is refused; such boards are left out.
        let Ok(position) = format!("{cells} B").parse::<Position>() else { continue };
        let expected: BTreeSet<String> =
            SlowBoard::of(&position).moves().into_iter().map(|(path, _)| path).collect();
        let found: BTreeSet<String> = position.moves().iter().map(ToString::to_string).collect();
        assert_eq!(found, expected, "{position}");
        longest = position.moves().iter().map(|at| at.path().len()).max().unwrap_or(0).max(longest);
    }
    assert!(longest >= 6, "{longest}");
}

#[test]
fn nine_captures_are_the_most_and_have_room_in_a_move() {
    // Prey between all squares that a king on 5 can reach by jumping, and nobody on those.
    let position: Position = "---- B--- wwww ---- wwww ---- wwww ---- B".parse().unwrap();
    let most = position.moves().iter().map(|at| at.captured().len()).max();
    assert_eq!(most, Some(9), "{:?}", position.moves());
}

#[test]
fn a_move_tells_its_squares_and_what_it_captures_in_order() {
    random_games(33, |position, moves| {
        for chosen in moves {
            let legs: Vec<_> = chosen.legs().collect();
            assert_eq!(legs.len() + 1, chosen.path().len());
            assert_eq!((legs[0].from, legs.last().unwrap().to), (chosen.from(), chosen.to()));
            let captured: Vec<Square> = legs.iter().filter_map(|leg| leg.captured).collect();
            assert_eq!(
                captured.iter().copied().collect::<BTreeSet<_>>(),
                chosen.captured().into_iter().collect()
            );
            assert_eq!(captured.len(), if chosen.is_jump() { legs.len() } else { 0 });
            assert!(captured.iter().all(|&at| position.pieces(!position.turn()).contains(at)));
        }
    });
}

#[test]
fn taking_back_restores_everything() {
    let mut random = Seeded::new(34);
    for seed in 0..100 {
        let mut game = CheckersTree::new(Position::START);
        let mut made = Vec::new();
        for _ in 0..MAX_PLIES {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let Some(chosen) = random.choose(moves) else { break };
            let before = game.clone();
            let undo = game.make(chosen);
            assert_ne!(game, before);
            made.push((before, chosen, undo));
        }
        assert!(made.len() > 20, "game {seed} has only {} moves", made.len());
        for (before, chosen, undo) in made.into_iter().rev() {
            game.unmake(chosen, undo);
            assert_eq!((&game, game.key(), game.evaluate()), (&before, before.key(), before.evaluate()));
        }
    }
}

#[test]
fn the_evaluation_does_not_care_for_colours() {
    random_games(35, |position, _| {
        assert_eq!(CheckersTree::new(*position).evaluate(), CheckersTree::new(position.turned()).evaluate());
    });
}
