//! The array board of the papers and the bitboards of the rules are the same game, and undo restores everything.

use othello::engine::classic::{Cell, Cells, ClassicEvaluation, LINES, Liberties, Lines, Move, OthelloTree};
use othello::engine::classic::{PaperOne, PaperZero, line_index};
use othello::engine::search::{GameTree, WIN, final_value};
use othello::rules::{Board, Disc, Position, RandomGame, Square, Symmetry};
use othello::seeded::Seeded;

#[test]
fn array_board_and_bitboard_agree_along_ten_thousand_random_games() {
    let mut random = Seeded::new(1);
    let mut n_passes = 0;
    let mut n_ended_early = 0;
    for _ in 0..10_000 {
        let game: Vec<_> = RandomGame::new(&mut random).collect();
        let mut cells = Cells::from(Board::START);
        for &(board, at) in &game {
            check_same(&cells, board);
            match at {
                Some(at) => {
                    let turned = board.position.flips(at);
                    assert_eq!(cells.turned_by(at, board.turn), turned);
                    assert_eq!(cells.play(at), turned);
                }
                None if !cells.is_over() => {
                    n_passes += 1;
                    cells.pass();
                }
                None => n_ended_early += usize::from(!cells.empties().is_empty()),
            }
        }
        assert!(cells.is_over());
    }
    // Otherwise the rare cases would not have been looked at.
    assert!(n_passes > 1000 && n_ended_early > 50, "{n_passes} passes, {n_ended_early} early ends");
}

fn check_same(cells: &Cells, board: Board) {
    let position = board.position;
    assert_eq!((cells.position(), cells.turn()), (position, board.turn));
    assert_eq!(cells.moves(board.turn), position.moves());
    assert_eq!(cells.moves(!board.turn), position.pass().moves());
    assert_eq!(cells.can_move(board.turn), !position.moves().is_empty());
    assert_eq!(cells.is_over(), position.is_over());
    for disc in Disc::BOTH {
        assert_eq!(cells.discs(disc), board.discs(disc));
    }
    for square in Square::all() {
        assert_eq!(cells.at(square), board.disc_at(square).map_or(Cell::Empty, Cell::with));
    }
}

#[test]
fn the_flips_of_every_square_agree_legal_or_not() {
    let mut random = Seeded::new(2);
    for (board, _) in (0..200).flat_map(|_| RandomGame::new(&mut random).collect::<Vec<_>>()) {
        let cells = Cells::from(board);
        for at in board.position.empties() {
            assert_eq!(cells.turned_by(at, board.turn), board.position.flips(at));
            assert_eq!(cells.turned_by(at, !board.turn), board.position.pass().flips(at));
        }
        for at in !board.position.empties() {
            assert!(cells.turned_by(at, board.turn).is_empty(), "{at} is taken");
        }
    }
}

/// Plays random games to the end and takes every move back.
fn undo_restores_everything<E: ClassicEvaluation + Clone + PartialEq + std::fmt::Debug>() {
    let mut random = Seeded::new(3);
    for seed in 0..500 {
        let mut game = OthelloTree::<E>::seeded(Position::START, (seed % 2 == 0).then_some(seed));
        let mut made = Vec::new();
        let mut moves = Vec::new();
        loop {
            moves.clear();
            game.moves(&mut moves);
            let Some(&at) = random.choose(&moves) else { break };
            let before = game.clone();
            // Each move on offer is taken back at once, the one chosen only after the game.
            for &other in &moves {
                let undo = game.make(other);
                assert_ne!(game, before);
                game.unmake(other, undo);
                assert_eq!(game, before);
            }
            let undo = game.make(at);
            made.push((at, undo, before));
        }
        while let Some((at, undo, before)) = made.pop() {
            game.unmake(at, undo);
            assert_eq!(game, before);
        }
    }
}

#[test]
fn undo_restores_everything_with_the_evaluation_of_paper_zero() {
    undo_restores_everything::<PaperZero>();
}

#[test]
fn undo_restores_everything_with_the_evaluation_of_paper_one() {
    undo_restores_everything::<PaperOne>();
}

#[test]
fn lines_and_liberties_kept_from_move_to_move_equal_a_recount() {
    let mut random = Seeded::new(4);
    for _ in 0..500 {
        let mut game = OthelloTree::<PaperOne>::new(Position::START);
        for (_, at) in RandomGame::new(&mut random) {
            let cells = game.cells();
            let kept = game.evaluation();
            assert_eq!(kept.lines(), &Lines::of(cells));
            assert_eq!(kept.liberties(), &Liberties::of(cells));
            for (line, &index) in LINES.iter().zip(kept.lines().indices()) {
                let read: Vec<Cell> = line.squares().iter().map(|&square| cells.at(square)).collect();
                assert_eq!(index as usize, line_index(&read));
            }
            for square in Square::all() {
                let touches = |other: Square| {
                    square.col().abs_diff(other.col()).max(square.row().abs_diff(other.row())) == 1
                };
                let free = cells.empties().into_iter().filter(|&other| touches(other)).count();
                assert_eq!(kept.liberties().at(square) as usize, free, "{square}");
                let on_frontier = kept.liberties().frontier(!cells.empties()).contains(square);
                assert_eq!(on_frontier, free > 0 && cells.at(square) != Cell::Empty);
            }
            match at {
                Some(at) => game.make(Move::At(at)),
                None => game.make(Move::Pass),
            };
        }
    }
}

fn check_symmetries_and_ends<E: ClassicEvaluation>() {
    let mut random = Seeded::new(5);
    for (board, _) in (0..300).flat_map(|_| RandomGame::new(&mut random).collect::<Vec<_>>()) {
        let position = board.position;
        let value = OthelloTree::<E>::new(position).evaluate();
        for symmetry in Symmetry::ALL {
            assert_eq!(OthelloTree::<E>::new(symmetry.position(position)).evaluate(), value);
        }
        if position.is_over() {
            assert_eq!(value, final_value(position.disc_difference()));
        } else {
            assert!(value.abs() < WIN, "{value} for {position:?}");
        }
        // The colours of the array board do not matter either.
        let judged = |turn| {
            let cells = Cells::from(Board { position, turn });
            E::of(&cells).value(&cells)
        };
        assert_eq!(judged(Disc::Black), judged(Disc::White));
    }
}

#[test]
fn eight_symmetries_and_both_colours_have_one_value_in_paper_zero() {
    check_symmetries_and_ends::<PaperZero>();
}

#[test]
fn eight_symmetries_and_both_colours_have_one_value_in_paper_one() {
    check_symmetries_and_ends::<PaperOne>();
}

#[test]
fn a_move_along_a_diagonal_without_a_table_keeps_the_game_alive() {
    // Black's only move is c1, along the diagonal a3 b2 c1 of three cells, which is none of the 34 lines.
    let board: Board =
        "-------- -O------ X------- -------- -------- -------- -------- -------- X".parse().unwrap();
    let game = OthelloTree::<PaperOne>::new(board.position);
    assert!(game.evaluation().lines().mobility().is_none());
    assert!(!board.position.is_over());
    assert!(game.evaluate().abs() < WIN);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert_eq!(moves, [Move::At("c1".parse().unwrap())]);
}

#[test]
fn a_pass_is_the_only_move_when_it_is_forced_and_no_move_means_the_end() {
    let board = |row: &str, turn: &str| {
        format!("{row} {} {turn}", "-------- ".repeat(7)).parse::<Board>().unwrap().position
    };
    let moves = |position| {
        let mut moves = Vec::new();
        OthelloTree::<PaperZero>::new(position).moves(&mut moves);
        moves
    };
    assert_eq!(moves(board("XO------", "O")), [Move::Pass]);
    assert_eq!(moves(board("XO------", "X")), [Move::At("c1".parse().unwrap())]);
    assert_eq!(moves(board("XX-----O", "O")), []);
}

#[test]
fn the_same_seed_gives_the_same_value_and_other_seeds_differ_a_little() {
    let mut random = Seeded::new(6);
    let mut values = Vec::new();
    for (board, _) in RandomGame::new(&mut random) {
        let position = board.position;
        let value = |seed| OthelloTree::<PaperZero>::seeded(position, seed).evaluate();
        let calm = value(None);
        let noise: Vec<i32> = (0..20).map(|seed| value(Some(seed)) - calm).collect();
        assert_eq!(noise, (0..20).map(|seed| value(Some(seed)) - calm).collect::<Vec<_>>());
        assert!(noise.iter().all(|noise| noise.abs() * 4 <= PaperZero::MOBILITY_UNIT), "{noise:?}");
        assert_eq!(position.is_over(), noise.iter().all(|&noise| noise == 0), "only an end is certain");
        values.extend(noise);
    }
    assert!(values.iter().any(|&noise| noise > 0) && values.iter().any(|&noise| noise < 0));
}
