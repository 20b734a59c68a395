//! The words of the page where a position is set up.

use super::{english, indonesian};
use crate::app::{Brush, PositionCheck};
use crate::rules::Disc;

/// A position to set up.
pub struct EditorWords {
    pub title: &'static str,
    pub brush_title: &'static str,
    pub brush: fn(Brush) -> &'static str,
    pub turn: fn(Disc) -> &'static str,
    pub undo: &'static str,
    pub clear: &'static str,
    pub reset: &'static str,
    /// What is to be said of the position.
    pub check: fn(PositionCheck) -> String,
}

pub(super) const ENGLISH: EditorWords = EditorWords {
    title: "Set up a position",
    brush_title: "A tap places",
    brush: |brush| match brush {
        Brush::Black => "Black",
        Brush::White => "White",
        Brush::Empty => "Nothing",
    },
    turn: |disc| match disc {
        Disc::Black => "Black to move",
        Disc::White => "White to move",
    },
    undo: "Undo",
    clear: "Clear the board",
    reset: "First position",
    check: |check| match check {
        PositionCheck::NoDiscs => "There are no discs on the board.".to_owned(),
        PositionCheck::NoDiscsOf(disc) => format!("{} has no discs, so nobody can move.", english_disc(disc)),
        PositionCheck::NoMoves => "Neither side can move: the game would be over.".to_owned(),
        PositionCheck::Passes(disc) => {
            format!("{} has no legal move and will pass.", english_disc(disc))
        }
        PositionCheck::Moves(disc, moves) => {
            let moves =
                if moves == 1 { "1 possible move".to_owned() } else { format!("{moves} possible moves") };
            format!("{} to move: {moves}.", english_disc(disc))
        }
    },
};

fn english_disc(disc: Disc) -> &'static str {
    (english::ENGLISH.arena.disc)(disc)
}

pub(super) const INDONESIAN: EditorWords = EditorWords {
    title: "Susun posisi",
    brush_title: "Ketukan meletakkan",
    brush: |brush| match brush {
        Brush::Black => "Hitam",
        Brush::White => "Putih",
        Brush::Empty => "Kosong",
    },
    turn: |disc| match disc {
        Disc::Black => "Giliran Hitam",
        Disc::White => "Giliran Putih",
    },
    undo: "Batal",
    clear: "Kosongkan papan",
    reset: "Posisi awal",
    check: |check| match check {
        PositionCheck::NoDiscs => "Belum ada keping di papan.".to_owned(),
        PositionCheck::NoDiscsOf(disc) => {
            format!("{} tidak punya keping, jadi tidak ada yang bisa melangkah.", indonesian_disc(disc))
        }
        PositionCheck::NoMoves => "Kedua pihak tidak bisa melangkah: permainan sudah selesai.".to_owned(),
        PositionCheck::Passes(disc) => {
            format!("{} tidak punya langkah sah dan akan lewat.", indonesian_disc(disc))
        }
        PositionCheck::Moves(disc, moves) => {
            format!("Giliran {}: {moves} langkah mungkin.", indonesian_disc(disc))
        }
    },
};

fn indonesian_disc(disc: Disc) -> &'static str {
    (indonesian::INDONESIAN.arena.disc)(disc)
}
