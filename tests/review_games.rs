//! The twenty games of `tests/data/review-games.txt`, on which reviews are tested and measured: how they were made.

use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Engine, Level, Resources, Stop};
use othello::rules::{Board, Disc, notation};
use othello::seeded::Seeded;

const GAMES: &str = include_str!("data/review-games.txt");

/// Those of the pairs that play by no clock, and the strong engine by a count of positions.
const PAIRS: [(&str, &str); 10] = [
    ("novice", "cautious"),
    ("cautious", "apprentice"),
    ("apprentice", "student"),
    ("student", "club"),
    ("club", "tactician"),
    ("tactician", "strong"),
    ("strong", "strong"),
    ("novice", "strong"),
    ("student", "strong"),
    ("club", "cautious"),
];

fn player(word: &str, seed: u64) -> Box<dyn Engine> {
    let strong = || {
        let budget = Budget { nodes: 50_000, solve: 16, ..Budget::UNLIMITED };
        Box::new(StrongPlayer::new(budget, Resources::single(4), Some(seed))) as Box<dyn Engine>
    };
    word.parse::<Level>().map_or_else(|_| strong(), |level| level.engine(Some(seed)))
}

fn game(black: &str, white: &str, seed: u64) -> String {
    // The first moves are drawn, or the greedy players would always play the same game.
    let (mut board, mut random) = (Board::START, Seeded::new(seed));
    let mut players = [player(black, seed), player(white, seed + 100)];
    let mut squares = Vec::new();
    while !board.position.is_over() {
        if board.position.must_pass() {
            board = board.pass();
            continue;
        }
        let at = if squares.len() < 4 {
            random.choose(board.position.moves()).expect("the first moves have no pass")
        } else {
            let side = usize::from(board.turn == Disc::White);
            players[side].choose(board.position, &Stop::new(), &mut |_| {}).expect("it has a move").best
        };
        squares.push(at);
        board = board.play(at).expect("players keep to the rules");
    }
    notation::transcript(squares)
}

fn all_games() -> String {
    const TITLE: &str = "# Twenty games for the reviews: black, white, seed, moves. Made by tests/review_games.rs, which tells how.\n";
    let swapped = PAIRS.map(|(black, white)| (white, black));
    let games = PAIRS.into_iter().chain(swapped).zip(1..);
    let lines = games
        .map(|((black, white), seed)| format!("{black}\t{white}\t{seed}\t{}\n", game(black, white, seed)));
    [TITLE.to_owned()].into_iter().chain(lines).collect()
}

/// The file can be made anew by whoever changes a player on purpose: the message of this test holds the new one.
#[test]
#[ignore = "plays twenty games: cargo test --no-default-features --test review_games -- --ignored"]
fn the_games_are_those_that_the_levels_play() {
    let played = all_games();
    if let Some(path) = std::env::var_os("WRITE_GAMES") {
        std::fs::write(path, &played).expect("the file can be written");
    }
    assert!(played == GAMES, "{played}");
}

#[test]
fn every_game_is_played_to_its_end() {
    let games: Vec<&str> = GAMES.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(games.len(), 20);
    for line in games {
        let moves = line.rsplit('\t').next().expect("a line has fields");
        let boards = notation::replay(Board::START, moves).expect("legal moves");
        assert!(boards.last().expect("a game has moves").position.is_over());
    }
}
