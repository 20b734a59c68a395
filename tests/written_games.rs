//! Ten thousand games through every form in which we write games and positions: what is read again is what was written.

use othello::rules::ggf::{self, GgfHeader};
use othello::rules::notation::{rows, transcript};
use othello::rules::paste::{self, Pasted, PastedForm};
use othello::rules::{Board, RandomGame, Square, Symmetry};
use othello::seeded::Seeded;

const N_GAMES: usize = 10_000;

/// The moves of each game, forced passes left out, and one of its boards; every third game ends early.
fn games(seed: u64) -> impl Iterator<Item = (Vec<Square>, Board)> {
    let mut random = Seeded::new(seed);
    (0..N_GAMES).map(move |idx| {
        let mut game: Vec<(Board, Option<Square>)> = RandomGame::new(&mut random).collect();
        if idx % 3 == 0 {
            game.truncate(1 + random.below(game.len()));
        }
        let (board, _) = game[random.below(game.len())];
        (game.iter().filter_map(|(_, at)| *at).collect(), board)
    })
}

#[test]
fn games_survive_as_transcripts() {
    for (moves, _) in games(1).filter(|(moves, _)| !moves.is_empty()) {
        let text = transcript(moves.iter().copied());
        let expected = Pasted { start: Board::START, moves, form: PastedForm::Transcript };
        assert_eq!(paste::read(&text), Ok(expected), "{text}");
    }
}

/// Every image of a game is one too; half of them begin with the colours of the first four discs exchanged.
#[test]
fn turned_and_mirrored_games_survive_as_transcripts() {
    for (idx, (moves, _)) in games(2).filter(|(moves, _)| !moves.is_empty()).enumerate() {
        let symmetry = Symmetry::ALL[idx % 8];
        let start = Board { position: symmetry.position(Board::START.position), turn: Board::START.turn };
        let form = if start == Board::START { PastedForm::Transcript } else { PastedForm::OtherStart };
        let moves: Vec<Square> = moves.into_iter().map(|at| symmetry.square(at)).collect();
        let text = transcript(moves.iter().copied());
        assert_eq!(paste::read(&text), Ok(Pasted { start, moves, form }), "{text}");
    }
}

#[test]
fn games_survive_in_ggf() {
    let header = GgfHeader { place: "Othello", date: "2026-11-17", black: "Ada [1]", white: "(;Grace;)" };
    for (moves, _) in games(3) {
        let text = ggf::write(header, Board::START, &moves);
        let expected = Pasted { start: Board::START, moves, form: PastedForm::Ggf };
        assert_eq!(paste::read(&text), Ok(expected), "{text}");
    }
}

#[test]
fn boards_survive_as_rows_and_as_sixty_four_characters() {
    for (_, board) in games(4) {
        for text in [rows(board), board.to_string()] {
            let expected = Pasted { start: board, moves: Vec::new(), form: PastedForm::Board };
            assert_eq!(paste::read(&text), Ok(expected), "{text}");
        }
    }
}
