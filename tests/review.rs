//! A game looked at again: exact values, planted blunders, and a walk that can be broken off at any position.

use othello::engine::review::{GameLine, MoveClass, Review, SideTotals, Thoroughness, appraise};
use othello::engine::strong::weights::DISC;
use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Stop};
use othello::rules::{Board, Position, notation};

const GAMES: &str = include_str!("data/review-games.txt");

fn game_of(moves: &str) -> GameLine {
    let squares = notation::squares(Board::START, moves).expect("legal moves");
    GameLine::new(Position::START, &squares).expect("legal moves")
}

fn games() -> Vec<GameLine> {
    let lines = GAMES.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| game_of(line.rsplit('\t').next().expect("a line has fields"))).collect()
}

fn reviewed(game: &GameLine, thoroughness: Thoroughness) -> Review {
    let mut review = Review::new(thoroughness);
    appraise(game, &mut review, &Stop::new(), &mut |_| {});
    review
}

#[test]
fn the_exact_part_of_twenty_games_is_what_the_solver_says() {
    let mut solver = StrongPlayer::new(Budget::UNLIMITED, Resources::single(4), None);
    let mut n_exact = 0;
    for game in games() {
        let review = reviewed(&game, Thoroughness::At { depth: 2, solve: 14 });
        for number in 0..game.n_positions() {
            let (position, appraisal) = (game.position(number), review.of(&game, number).unwrap());
            assert_eq!(appraisal.is_exact, position.empties().len() <= 14, "position {number}");
            if !appraisal.is_exact {
                continue;
            }
            n_exact += 1;
            let (solved, _) = solver.solve(position, &Stop::new()).unwrap();
            assert_eq!(appraisal.value, solved.score * DISC, "{position:?}");
            // The move reaches the value, and so does every move that is called good.
            for at in appraisal.good.into_iter().chain(appraisal.best) {
                let (replied, _) = solver.solve(position.play(at).unwrap(), &Stop::new()).unwrap();
                assert_eq!(-replied.score, solved.score, "{at} in {position:?}");
            }
        }
    }
    assert!(n_exact >= 20 * 13, "{n_exact} positions");
}

#[test]
fn a_move_is_worth_what_it_led_to_and_the_best_never_less() {
    for game in games() {
        let review = reviewed(&game, Thoroughness::At { depth: 4, solve: 8 });
        let report = review.report(&game).unwrap();
        assert_eq!((report.first, report.moves.len()), (0, game.plies().len()));
        for (number, told) in report.moves.iter().enumerate() {
            let next = review.of(&game, number + 1).unwrap();
            let is_same_side = game.is_first_sides(number) == game.is_first_sides(number + 1);
            assert_eq!(told.played_value, if is_same_side { next.value } else { -next.value });
            assert!(told.best_value >= told.played_value);
            assert_eq!(told.best == told.played, told.best_value == told.played_value, "move {number}");
            let line = &review.of(&game, number).unwrap().line;
            assert_eq!(line.first(), Some(&told.best));
            assert!(GameLine::new(game.position(number), line).is_ok(), "the line of move {number} is legal");
        }
        let n_moves: u32 = report.sides.iter().map(SideTotals::n_moves).sum();
        assert_eq!(n_moves as usize, game.plies().len());
    }
}

/// The strong engine against itself, but for the moves 19, 34 and 47, which were put in by hand: each the worst there was.
const PLANTED: &str = "d3c5d6e3f4c6f5c3c4b5e2e6d2f6b3c2b4a3b2a2e7a1d7c7b6a6g5f8d8f3g4f1d1f2e1e8g8c1c8g3h2h3h4h6g6f7g2g1a4a5a7a8g7h5\
    h7h1b1h8b8b7";
const PLANTED_MOVES: [usize; 3] = [18, 33, 46];

#[test]
fn three_planted_blunders_are_found_and_nothing_else() {
    let game = game_of(PLANTED);
    let review = reviewed(&game, Thoroughness::At { depth: 10, solve: 14 });
    let report = review.report(&game).unwrap();
    let found: Vec<usize> =
        (0..report.moves.len()).filter(|&number| report.moves[number].class >= MoveClass::Mistake).collect();
    assert_eq!(found, PLANTED_MOVES);
    assert!(found.iter().all(|&number| report.moves[number].class == MoveClass::Blunder));
    // They are what is to be tried again, each by the side that made it.
    let [first, second] = [(true, false), (false, true)].map(|(first, second)| {
        review.mistakes(&game, first, second).iter().map(|mistake| mistake.number).collect::<Vec<_>>()
    });
    assert_eq!([&first[..], &second[..]].concat().len(), 3);
    assert!(first.iter().all(|number| number % 2 == 0) && second.iter().all(|number| number % 2 == 1));
    for mistake in review.mistakes(&game, true, true) {
        assert!(mistake.good.contains(mistake.best) && !mistake.good.contains(mistake.played));
        assert!(mistake.position.moves().contains(mistake.played));
    }
}

#[test]
fn a_stopped_review_keeps_what_it_has_and_goes_on_where_it_was() {
    let game = &games()[0];
    let thoroughness = Thoroughness::At { depth: 4, solve: 10 };
    let whole = reviewed(game, thoroughness);
    let mut review = Review::new(thoroughness);
    let mut n_calls = 0;
    while !review.is_complete(game) {
        let (stop, before) = (Stop::new(), review.clone());
        let theirs = stop.clone();
        appraise(game, &mut review, &stop, &mut |so_far| {
            assert_eq!(so_far.appraised[..before.appraised.len()], before.appraised[..]);
            if so_far.appraised.len() >= before.appraised.len() + 7 {
                theirs.raise();
            }
        });
        n_calls += 1;
    }
    assert_eq!(n_calls, game.n_positions().div_ceil(7));
    for (whole, parts) in whole.appraised.iter().zip(&review.appraised) {
        assert_eq!(whole.is_exact, parts.is_exact);
        assert!(!whole.is_exact || whole.value == parts.value);
    }
}

#[test]
fn a_raised_stop_appraises_nothing() {
    let (game, stop) = (&games()[0], Stop::new());
    stop.raise();
    let mut review = Review::new(Thoroughness::Usual);
    appraise(game, &mut review, &stop, &mut |_| {});
    assert_eq!(review, Review::new(Thoroughness::Usual));
    assert_eq!(review.report(game), None);
}

#[test]
fn a_game_that_is_not_over_is_appraised_from_where_it_stands() {
    let game = game_of("f5d6c3d3c4");
    let review = reviewed(&game, Thoroughness::At { depth: 3, solve: 10 });
    assert_eq!(review.appraised.len(), 6);
    let last = review.of(&game, 5).unwrap();
    assert!(!last.is_exact && last.best.is_some_and(|best| game.end().moves().contains(best)));
    assert!(review.report(&game).unwrap().moves.iter().all(|told| told.class < MoveClass::Mistake));
    let nothing = game_of("");
    assert_eq!(reviewed(&nothing, Thoroughness::At { depth: 3, solve: 10 }).appraised.len(), 1);
}
