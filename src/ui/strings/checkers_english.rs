//! The words of checkers in English.

use super::english::side;
use super::{Chapter, CheckerState, CheckersWords, spoken};
use crate::app::GameKind;
use crate::app::checkers::{Reason, TapRefusal};
use crate::engine::checkers::{Level, Score};
use crate::game::colour;
use crate::rules::checkers::{Draw, Outcome, Piece, Rank, Side, Square};

/// English.
pub(super) const CHECKERS: CheckersWords = CheckersWords {
    title: "Checkers",
    which_game: "Which game?",
    game_name: |game| match game {
        GameKind::Othello => "Othello",
        GameKind::Checkers => "Checkers",
    },
    resume: |game| match game {
        GameKind::Othello => "Continue Othello",
        GameKind::Checkers => "Continue Checkers",
    },
    level_name: |level| match level {
        Level::Novice => "Novice",
        Level::Apprentice => "Apprentice",
        Level::Student => "Student",
        Level::Club => "Club player",
        Level::Strategist => "Strategist",
        Level::Expert => "Expert",
    },
    level_summary: |level| match level {
        Level::Novice => "Looks one move and your reply ahead (alpha-beta, depth 2).",
        Level::Apprentice => "Looks four moves ahead (alpha-beta).",
        Level::Student => "Looks six moves ahead (alpha-beta).",
        Level::Club => "Looks eight moves ahead (NegaScout).",
        Level::Strategist => "Looks ten moves ahead (NegaScout).",
        Level::Expert => "Looks twelve moves ahead (NegaScout).",
    },
    your_turn: |disc| format!("Your turn, {}.", side(disc)),
    turn_of: |disc| format!("{} to move.", side(disc)),
    choose: "Tap a piece, then the square where it should go.",
    chosen: |at| format!("The piece on {at} is chosen. Tap where it should go."),
    must_jump: |pieces| {
        if pieces == 1 {
            "You must jump with the ringed piece.".to_owned()
        } else {
            format!("You must jump with one of the {pieces} ringed pieces.")
        }
    },
    goes_on: |at| format!("The jump goes on from {at}. Tap the next square."),
    refused,
    tap_again: |at| format!("Tap {at} again to move there."),
    played: |disc, chosen, crowned| {
        let taken = chosen.captured().len();
        let takes = match taken {
            0 => String::new(),
            1 => " and takes a piece".to_owned(),
            _ => format!(" and takes {taken} pieces"),
        };
        let king = if crowned { "; a new king" } else { "" };
        format!("{} plays {chosen}{takes}{king}.", side(disc))
    },
    result: |outcome| match outcome {
        Outcome::Won(winner) => format!("{} wins", side(colour(winner))),
        Outcome::Drawn(_) => "A draw".to_owned(),
    },
    ended: |outcome, pieces| match outcome {
        Outcome::Won(winner) if pieces == 0 => format!("{} has no piece left.", side(colour(!winner))),
        Outcome::Won(winner) => format!("{} has no move left.", side(colour(!winner))),
        Outcome::Drawn(Draw::Repetition) => "The same position came up for the third time.".to_owned(),
        Outcome::Drawn(Draw::NoProgress) => {
            "For forty moves of each side no man moved and nothing was taken.".to_owned()
        }
    },
    moved: |number, disc, chosen| format!("{number}. {} {chosen}", side(disc)),
    advice: |chosen, reason| {
        let why = match reason {
            Reason::OnlyMove => "it is the only move.".to_owned(),
            Reason::Wins => "it wins.".to_owned(),
            Reason::Crowns => "it makes a king.".to_owned(),
            Reason::TakesMost(1) => "it takes a piece.".to_owned(),
            Reason::TakesMost(taken) => format!("it takes the most, {taken} pieces."),
            Reason::LooksBest(0 | 1) => "it came out best.".to_owned(),
            Reason::LooksBest(depth) => format!("it came out best, looking {depth} moves ahead."),
        };
        format!("Play {chosen}: {why}")
    },
    opinion: |score, depth| match score {
        Score::Points(points) => {
            format!("Seen {depth} moves ahead: {:+.1} men.", f64::from(points) / 100.0)
        }
        Score::Wins(pieces) => format!("Played to the end: you win with {pieces} left."),
        Score::Loses(_) => "Played to the end, every move loses.".to_owned(),
    },
    square: square_words,
    abandon_text: "The game of checkers in progress will be lost.",
    numbers: "Numbers on the checkers board",
    numbers_note: "The moves are written with them: 11-15, 22x15.",
    rules_title: "Rules of checkers",
    chapters: [
        Chapter {
            title: "The aim",
            text: "Two sides with twelve men each play on the dark squares of eight by eight. Take all pieces of the \
                   other side, or leave it without a move. Black moves first; after that the sides take turns.",
            caption: "The start. Black's men begin above, White's below.",
        },
        Chapter {
            title: "A step",
            text: "A man steps one square forward along a diagonal, onto an empty dark square. He never goes back.",
            caption: "This man may step to either dot.",
        },
        Chapter {
            title: "Jumping",
            text: "If a piece of the other side stands right before yours and the square behind it is empty, you jump \
                   over it and take it. A jump is forced: if you can jump, you must. If there are several jumps, \
                   choose any of them.",
            caption: "White must jump with a ringed man; nothing else may move.",
        },
        Chapter {
            title: "Several jumps",
            text: "If the same piece can jump again from where it landed, it must go on, and takes one piece with \
                   each jump. Only then is it the other side's turn. Tap square by square, or just the last one.",
            caption: "One move by way of both dots takes two men.",
        },
        Chapter {
            title: "Kings",
            text: "A man who reaches the far row is crowned, and the move ends there. A king steps and jumps forward \
                   and back, one square at a time like a man.",
            caption: "A king jumps backward over the black man.",
        },
        Chapter {
            title: "The end",
            text: "Whoever has no piece left, or cannot move any of them, loses. The game is drawn when the same \
                   position comes up for the third time, or when for forty moves of each side no man moved and \
                   nothing was taken.",
            caption: "Black is to move, but both men are blocked: White has won.",
        },
    ],
};

fn refused(at: Square, refusal: TapRefusal) -> String {
    match refusal {
        TapRefusal::NotYours => format!("The piece on {at} is not yours."),
        TapRefusal::ChooseFirst => "First tap the piece that should move.".to_owned(),
        TapRefusal::MustJump => format!("The piece on {at} must wait: a jump is forced."),
        TapRefusal::MustJumpElsewhere => format!("Not to {at}: a jump is forced."),
        TapRefusal::MustGoOn => "The jump is not over: the same piece goes on.".to_owned(),
        TapRefusal::Stuck => format!("The piece on {at} cannot move."),
        TapRefusal::NotThere => format!("The chosen piece cannot go to {at}."),
        TapRefusal::TwoWays => format!("Two ways lead to {at}. Tap square by square."),
    }
}

fn square_words(square: Square, state: &CheckerState) -> String {
    let piece = match state.piece {
        None => "empty",
        Some(Piece { side: Side::Black, rank: Rank::Man }) => "black man",
        Some(Piece { side: Side::Black, rank: Rank::King }) => "black king",
        Some(Piece { side: Side::White, rank: Rank::Man }) => "white man",
        Some(Piece { side: Side::White, rank: Rank::King }) => "white king",
    };
    let words = [
        (true, piece),
        (state.movable, "can move"),
        (state.must_jump, "must jump"),
        (state.chosen, "chosen"),
        (state.playable, "playable"),
        (state.last, "last move"),
        (state.hinted, "hint"),
        (state.marked, "tap again to play"),
    ];
    spoken(square, &words)
}
