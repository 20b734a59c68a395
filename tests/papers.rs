//! What the papers print, figure by figure: their tables, their examples and their rules.

/// P0: M. S. Handayani, D. Arisandi, O. S. Sitompul; negamax with alpha-beta on an array of 64 cells.
mod p0_depth_first_search {
    use othello::engine::classic::{
        Cell, Cells, ClassicEvaluation, Move, OthelloTree, PaperZero, Row, SQUARE_VALUES, TableOne,
    };
    use othello::engine::search::{Algorithm, GameTree, Order, Plan, Value, final_value, search_freely};
    use othello::rules::{Bitboard, Board, Disc, Position, Square};

    fn squares(numbers: &[usize]) -> Bitboard {
        numbers.iter().map(|&number| Square::new(number).unwrap()).collect()
    }

    fn numbers(squares: Bitboard) -> Vec<usize> {
        squares.into_iter().map(Square::index).collect()
    }

    /// The paper's tree after these moves, white first.
    fn after(line: &[usize]) -> TableOne {
        let line: Vec<Move> = line.iter().map(|&number| Move::At(Square::new(number).unwrap())).collect();
        TableOne::after(&line)
    }

    /// One row: its letter, the moves that lead there, legal squares, the player's discs, all discs, the value.
    type Printed = (char, &'static [usize], u32, u32, u32, Value);

    const TABLE_1: [Printed; 17] = [
        ('a', &[19], 7, 4, 6, 720),
        ('b', &[21], 6, 4, 6, 620),
        ('c', &[37], 6, 4, 6, 620),
        ('d', &[19, 10], 7, 3, 7, 690),
        ('e', &[19, 18], 8, 3, 7, 790),
        ('f', &[19, 26], 9, 3, 7, 890),
        ('g', &[19, 34], 8, 3, 7, 790),
        ('h', &[19, 42], 7, 3, 7, 690),
        ('i', &[21, 22], 7, 3, 7, 690),
        ('j', &[21, 29], 7, 3, 7, 690),
        ('k', &[21, 34], 7, 3, 7, 690),
        ('l', &[21, 43], 7, 3, 7, 690),
        ('m', &[37, 42], 6, 3, 7, 590),
        ('n', &[37, 43], 7, 3, 7, 690),
        ('o', &[37, 44], 8, 3, 7, 790),
        ('p', &[37, 45], 7, 3, 7, 690),
        ('q', &[37, 46], 6, 3, 7, 590),
    ];

    #[test]
    fn table_1_all_seventeen_rows() {
        for (letter, line, legal, player, all, value) in TABLE_1 {
            assert_eq!(after(line).row(), Some(Row { legal, player, all, value }), "row {letter}");
        }
    }

    #[test]
    fn table_1_lists_every_move_of_white_and_every_answer_of_black() {
        let board = TableOne::board();
        assert_eq!((board.turn, numbers(board.position.moves())), (Disc::White, vec![19, 21, 37]));
        for (at, answers) in
            [(19, &[10, 18, 26, 34, 42][..]), (21, &[22, 29, 34, 43]), (37, &[42, 43, 44, 45, 46])]
        {
            let board = board.play(Square::new(at).unwrap()).unwrap();
            assert_eq!(numbers(board.position.moves()), answers, "after {at}");
        }
    }

    #[test]
    fn figure_6_the_computer_sees_its_three_moves_and_plays_21() {
        let seen: Vec<Value> = [19, 21, 37].map(|at| -after(&[at]).evaluate()).to_vec();
        assert_eq!(seen, [-720, -620, -620]);
        for algorithm in Algorithm::ALL {
            let plan = Plan { algorithm, depth: 1, order: Order::AsListed };
            let found = search_freely(&mut TableOne::new(), plan);
            assert_eq!((found.value, found.best), (-620, Square::new(21).map(Move::At)));
        }
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
            let plan = Plan { algorithm, depth: 1, order: Order::AsListed };
            let counts = search_freely(&mut TableOne::new(), plan).counts;
            // The root and its three children.
            assert_eq!((counts.nodes, counts.leaves), (4, 3));
        }
    }

    #[test]
    fn the_square_values_are_those_of_the_paper() {
        let outer = [2000, 300, 10, 10, 10, 10, 300, 2000];
        let second = [300, 300, 10, 10, 10, 10, 300, 300];
        let inner = [10; 8];
        let rows = [outer, second, inner, inner, inner, inner, second, outer];
        assert_eq!(SQUARE_VALUES, *rows.as_flattened());
    }

    /// The worth for black of a board with these discs and no legal move for anyone.
    fn worth(black: &[usize], white: &[usize]) -> Value {
        let position = Position::new(squares(black), squares(white)).unwrap();
        let cells = Cells::from(Board { position, turn: Disc::Black });
        assert_eq!(cells.moves(Disc::Black), Bitboard::EMPTY);
        PaperZero::worth(&cells, Disc::Black)
    }

    #[test]
    fn a_corner_wins_2000_its_three_neighbours_lose_300_each_and_a_disc_counts_10() {
        for corner in [0, 7, 56, 63] {
            assert_eq!(worth(&[corner], &[]), 2000 + 10);
            assert_eq!(worth(&[], &[corner]), -2000 - 10);
        }
        for beside in [1, 8, 9, 6, 14, 15, 48, 49, 57, 54, 55, 62] {
            assert_eq!(worth(&[beside], &[]), -300 + 10);
            assert_eq!(worth(&[], &[beside]), 300 - 10);
        }
        let others = (0..64).filter(|&number| SQUARE_VALUES[number] == 10);
        assert_eq!(others.map(|number| worth(&[number], &[])).collect::<Vec<_>>(), [10; 48]);
        // The amounts add up, and a taken corner does not excuse its neighbours.
        assert_eq!(worth(&[0, 1, 9], &[63]), 2000 - 2 * 300 - 2000 + 10 * (2 * 3 - 4));
    }

    #[test]
    fn a_legal_move_counts_100_and_in_play_none_is_added() {
        let game = OthelloTree::<PaperZero>::new(Position::START);
        assert_eq!(game.evaluate(), 4 * 100);
        // After f5 white has three moves, one disc of five.
        let after = Position::START.play("f5".parse().unwrap()).unwrap();
        assert_eq!(OthelloTree::<PaperZero>::new(after).evaluate(), 3 * 100 + 10 * (2 - 5));
    }

    #[test]
    fn the_end_of_the_game_counts_discs_alone() {
        let stuck: Board =
            "XX-----O -------- -------- -------- -------- -------- -------- -------- O".parse().unwrap();
        let game = OthelloTree::<PaperZero>::new(stuck.position);
        assert_eq!(game.evaluation().value(game.cells()), None);
        assert_eq!(game.evaluate(), final_value(1 - 2));
        assert_eq!(game.cells().at(Square::new(7).unwrap()), Cell::with(game.cells().turn()));
    }

    #[test]
    fn of_equal_moves_the_one_with_the_lowest_number_is_kept() {
        // The four first moves are mirror images of each other.
        let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 3, order: Order::AsListed };
        let found = search_freely(&mut OthelloTree::<PaperZero>::new(Position::START), plan);
        assert_eq!(found.best, Some(Move::At("d3".parse().unwrap())));
    }
}

/// P1: Gunawan, Y. Kristian, H. Andika; NegaScout and MTD(f), edge tables, liberties, a corner table.
mod p1_negascout_and_mtdf {
    use othello::engine::classic::{
        C_SQUARE, CORNER, Cell, Cells, LINES, Liberties, Lines, N_LINES, X_SQUARE,
    };
    use othello::engine::classic::{OthelloTree, PaperOne, corner_control, edge_table, line_index};
    use othello::engine::search::{Algorithm, Order, Plan, search_freely};
    use othello::rules::{Bitboard, Board, Disc, Position, Square};

    /// The cells of a line written in digits.
    fn line(digits: &str) -> Vec<Cell> {
        let cell = |digit| match digit {
            '1' => Cell::White,
            '2' => Cell::Black,
            _ => Cell::Empty,
        };
        digits.chars().map(cell).collect()
    }

    #[test]
    fn a_line_is_a_number_in_base_three_with_the_leftmost_cell_highest() {
        assert_eq!(line_index(&line("00001020")), 33);
        assert_eq!(line_index(&line("10000000")), 2187);
        assert_eq!(line_index(&line("22222222")), 6560);
    }

    #[test]
    fn the_edge_table_of_eight_cells_holds_the_printed_entries_for_white() {
        let table = edge_table(8).unwrap();
        for (index, places) in [(702, 0), (135, 1), (81, 0), (162, 0), (198, 1), (216, 0)] {
            assert_eq!(table[index].of(Disc::White), places, "index {index}");
        }
    }

    #[test]
    fn there_are_five_edge_tables_with_three_to_the_length_entries() {
        let sizes = [(8, 6561), (7, 2187), (6, 729), (5, 243), (4, 81)];
        for (n_cells, size) in sizes {
            assert_eq!(edge_table(n_cells).map(<[_]>::len), Some(size));
        }
        assert!([0, 1, 2, 3, 9].into_iter().all(|n_cells| edge_table(n_cells).is_none()));
    }

    #[test]
    fn every_entry_of_every_table_is_what_the_rules_say_of_a_row_with_these_cells() {
        for n_cells in 4..=8 {
            let table = edge_table(n_cells).unwrap();
            for (index, entry) in table.iter().enumerate() {
                let digit = |cell: usize| index / 3_usize.pow((n_cells - 1 - cell) as u32) % 3;
                let of = |wanted| {
                    (0..n_cells)
                        .filter(move |&cell| digit(cell) == wanted)
                        .filter_map(|cell| Square::at(cell, 3))
                };
                let row: Bitboard = (0..n_cells).filter_map(|cell| Square::at(cell, 3)).collect();
                let white = Position::new(of(1).collect(), of(2).collect()).unwrap();
                let places = |position: Position| (position.moves() & row).len() as i32;
                assert!(places(white) <= 4, "more would not fit into the sum over all lines");
                assert_eq!(entry.of(Disc::White), places(white), "white, {n_cells} cells, index {index}");
                assert_eq!(
                    entry.of(Disc::Black),
                    places(white.pass()),
                    "black, {n_cells} cells, index {index}"
                );
            }
        }
    }

    #[test]
    fn the_board_has_34_lines_of_four_to_eight_cells() {
        assert_eq!((N_LINES, LINES.len()), (34, 34));
        let n_of = |len| LINES.iter().filter(|line| line.squares().len() == len).count();
        assert_eq!([8, 7, 6, 5, 4].map(n_of), [18, 4, 4, 4, 4]);
        let sets: Vec<Bitboard> = LINES.iter().map(|line| line.squares().iter().copied().collect()).collect();
        for (idx, set) in sets.iter().enumerate() {
            assert!(!sets[..idx].contains(set), "twice: {set:?}");
        }
        for line in &LINES {
            let squares = line.squares();
            let step = |pair: &[Square]| pair[1].index() as i32 - pair[0].index() as i32;
            assert!(squares.windows(2).all(|pair| step(pair) == step(squares)), "{squares:?} is bent");
            assert!([1, 8, 9, -7].contains(&step(squares)), "{squares:?} is not read from left or top");
        }
    }

    #[test]
    fn mobility_is_the_sum_of_the_tables_over_the_lines() {
        let lines = Lines::of(&Cells::from(Board::START));
        assert_eq!(Disc::BOTH.map(|side| lines.mobility().of(side)), [4, 4]);
        // From a1 white flanks b1 along the row and b2 along the diagonal: one square, counted for two lines. From a3
        // it flanks b2 along a diagonal of three cells: a legal square, counted for none.
        let board: Board =
            "-XO----- -X------ --O----- -------- -------- -------- -------- -------- O".parse().unwrap();
        let cells = Cells::from(board);
        let legal: Vec<String> = cells.moves(Disc::White).into_iter().map(|at| at.to_string()).collect();
        assert_eq!(legal, ["a1", "a3"]);
        assert_eq!(Lines::of(&cells).mobility().of(Disc::White), 2);
    }

    #[test]
    fn an_empty_board_gives_3_liberties_in_a_corner_5_on_an_edge_8_inside() {
        let liberties = Liberties::of_empty_board();
        for square in Square::all() {
            let on_edge = |at: usize| at == 0 || at == 7;
            let expected = match (on_edge(square.col()), on_edge(square.row())) {
                (true, true) => 3,
                (false, false) => 8,
                _ => 5,
            };
            assert_eq!(liberties.at(square), expected, "{square}");
        }
    }

    #[test]
    fn a_disc_takes_one_liberty_from_each_neighbour() {
        let mut liberties = Liberties::of_empty_board();
        let empty = liberties.clone();
        let d4 = Square::at(3, 3).unwrap();
        liberties.placed(d4);
        for square in Square::all() {
            let near = square != d4 && square.col().abs_diff(3) <= 1 && square.row().abs_diff(3) <= 1;
            assert_eq!(liberties.at(square), empty.at(square) - u8::from(near), "{square}");
        }
        liberties.lifted(d4);
        assert_eq!(liberties, empty);
    }

    #[test]
    fn the_frontier_is_the_discs_with_a_liberty() {
        let board: Board =
            "XXO----- XXO----- OOO----- -------- -------- -------- -------- -------- X".parse().unwrap();
        let cells = Cells::from(board);
        let liberties = Liberties::of(&cells);
        // The four black discs lie behind the white ones; of these all five touch an empty square.
        assert_eq!(liberties.frontier(cells.discs(Disc::Black)), Bitboard::EMPTY);
        assert_eq!(liberties.frontier(cells.discs(Disc::White)).len(), 5);
    }

    #[test]
    fn mtdf_needs_at_least_two_passes() {
        let mut position = Position::START;
        while let Some(at) = position.moves().first() {
            let plan = Plan { algorithm: Algorithm::Mtdf, depth: 4, order: Order::AsListed };
            let found = search_freely(&mut OthelloTree::<PaperOne>::new(position), plan);
            assert!(found.counts.researches >= 1, "one pass for {position:?}");
            position = position.play(at).unwrap();
        }
    }

    fn control(black: &str) -> i32 {
        let of = |side: &str| side.split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect();
        let (own, opp) = black.split_once('|').unwrap_or((black, ""));
        let position = Position::new(of(own), of(opp)).unwrap();
        let cells = Cells::from(Board { position, turn: Disc::Black });
        let control = corner_control(&cells, Disc::Black);
        assert_eq!(corner_control(&cells, Disc::White), -control);
        control
    }

    #[test]
    fn the_diagonal_neighbour_of_a_corner_costs_60_and_the_others_3() {
        assert_eq!((X_SQUARE, C_SQUARE), (-60, -3));
        const { assert!(CORNER > 4 * 60, "a corner is worth a lot") };
        for x_square in ["b2", "g2", "b7", "g7"] {
            assert_eq!(control(x_square), -60);
        }
        for c_square in ["b1", "a2", "g1", "h2", "a7", "b8", "g8", "h7"] {
            assert_eq!(control(c_square), -3);
        }
        for corner in ["a1", "h1", "a8", "h8"] {
            assert_eq!(control(corner), CORNER);
        }
        assert_eq!(control("b2 g1|g2"), -60 - 3 + 60);
        assert_eq!(control("c1 c3 d4 h4"), 0);
    }

    #[test]
    fn beside_a_taken_corner_nothing_is_lost() {
        assert_eq!(control("a1 b1 b2"), CORNER);
        assert_eq!(control("b1 b2|a1"), -CORNER);
    }
}

/// P3: A. Muzdalifa; the greedy player. P4: the greedy player with two aims.
mod p3_and_p4_greedy {
    use othello::engine::classic::Greedy;
    use othello::engine::{Engine, Level, Score, Stop};
    use othello::rules::{Board, Position};

    fn position(text: &str) -> Position {
        text.parse::<Board>().unwrap().position
    }

    fn picks(player: Greedy, text: &str) -> String {
        player.pick(position(text)).map_or_else(|| "nothing".to_owned(), |at| at.to_string())
    }

    /// Black turns three discs from f4, two from e6, one from c8. It owns the corner a8.
    const THREE_CHOICES: &str = "-------- -------- -------- -XOOO--- -------- -XOO---- -------- XO------ X";

    #[test]
    fn p3_takes_the_move_that_turns_the_most_discs() {
        assert_eq!(picks(Greedy::Most, THREE_CHOICES), "f4");
    }

    #[test]
    fn p3_takes_the_first_of_equals() {
        assert_eq!(picks(Greedy::Most, &Board::START.to_string()), "d3");
        // f4 and f6 turn three each; row by row f4 comes first.
        let equal = "-------- -------- -------- -XOOO--- -------- -XOOO--- -------- -------- X";
        assert_eq!(picks(Greedy::Most, equal), "f4");
    }

    #[test]
    fn p3_takes_the_most_even_next_to_a_corner() {
        let on_x = "-------- --OOX--- -------- -------- -------- ---XO--- -------- -------- X";
        assert_eq!(picks(Greedy::Most, on_x), "b2");
    }

    #[test]
    fn p4_takes_the_fewest_while_it_owns_no_corner() {
        let no_corner = "-------- -------- -------- -XOOO--- -------- -XOO---- -------- -XO----- X";
        assert_eq!(picks(Greedy::TwoAims, no_corner), "d8");
        // A corner of the opponent is not its own.
        assert_eq!(picks(Greedy::TwoAims, &no_corner.replace("-XO----- X", "-XO----O X")), "d8");
    }

    #[test]
    fn p4_takes_the_most_once_it_owns_a_corner() {
        assert_eq!(picks(Greedy::TwoAims, THREE_CHOICES), "f4");
    }

    #[test]
    fn p4_takes_the_first_of_equals_in_both_aims() {
        let equal = "-------- -------- -------- -XO----- -------- -XO----- -------- -------- X";
        assert_eq!(picks(Greedy::TwoAims, equal), "d4");
        assert_eq!(picks(Greedy::TwoAims, &equal.replace("-------- X", "X------- X")), "d4");
    }

    #[test]
    fn p4_avoids_the_diagonal_neighbours_of_corners_in_both_aims() {
        // The X-square turns one disc and would be the choice, d5 turns two.
        for (x_square, row_2, row_7) in [
            ("b2", "--OX----", "--------"),
            ("g2", "----XO--", "--------"),
            ("b7", "--------", "--OX----"),
            ("g7", "--------", "----XO--"),
        ] {
            let board = |row_8: &str| {
                format!("-------- {row_2} -------- -------- XOO----- -------- {row_7} {row_8} X")
            };
            let moves = position(&board("--------")).moves();
            assert!(moves.contains(x_square.parse().unwrap()), "{x_square} is legal");
            assert_eq!(picks(Greedy::TwoAims, &board("--------")), "d5", "instead of {x_square}");
        }
        // With a corner the X-square would turn the most.
        let corner = "-------- --OOX--- -------- -------- -------- ---XO--- -------- X------- X";
        assert_eq!(picks(Greedy::TwoAims, corner), "f6");
    }

    #[test]
    fn p4_applies_its_aim_to_the_diagonal_neighbours_when_there_is_nothing_else() {
        let only_x = "-------- --OOX--- -------- -------- -------- -------- --OX---- -------- X";
        assert_eq!(position(only_x).moves().len(), 2);
        assert_eq!(picks(Greedy::TwoAims, only_x), "b7");
        assert_eq!(picks(Greedy::TwoAims, &only_x.replace("-------- X", "-------X X")), "b2");
    }

    #[test]
    fn p4_passes_a_corner_by_that_turns_more_discs_and_its_stronger_twin_takes_it() {
        // a1 turns two discs, d5 one.
        let corner = "-OOX---- -------- -------- -------- -XO----- -------- -------- -------- X";
        assert_eq!(picks(Greedy::TwoAims, corner), "d5");
        assert_eq!(picks(Greedy::TwoAimsAndCorners, corner), "a1");
        // Without a corner to take, the twin plays the same.
        assert_eq!(picks(Greedy::TwoAimsAndCorners, THREE_CHOICES), picks(Greedy::TwoAims, THREE_CHOICES));
    }

    #[test]
    fn greedy_players_say_how_many_discs_they_turn_and_have_no_answer_without_a_move() {
        let thought = Level::Novice.engine(None).choose(position(THREE_CHOICES), &Stop::new(), &mut |_| {});
        assert_eq!(thought.map(|thought| thought.score), Some(Score::Turned(3)));
        let stuck = position("XX------ -------- -------- -------- -------- -------- -------- -------- O");
        for mut player in [Greedy::Most, Greedy::TwoAims] {
            assert_eq!(player.choose(stuck, &Stop::new(), &mut |_| {}), None);
        }
    }
}
