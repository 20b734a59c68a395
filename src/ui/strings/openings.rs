//! The words of the page with the openings, and those with which a game goes on from any position.

use crate::rules::openings::NameLanguage;

/// The openings and their names.
pub struct OpeningsWords {
    pub title: &'static str,
    /// In which language the openings have their names.
    pub names: NameLanguage,
    /// Over the list.
    pub note: &'static str,
    /// White's first move is beside black's disc, towards the corner or along the diagonal.
    pub perpendicular: &'static str,
    pub diagonal: &'static str,
    pub parallel: &'static str,
    /// Its other names.
    pub also: fn(&[&str]) -> String,
    /// How many of its moves are on the board, and all of them.
    pub moves_shown: fn(usize, usize, &str) -> String,
    pub earlier: &'static str,
    pub later: &'static str,
    /// The name of the opening that is played, to be read out.
    pub played: fn(&str) -> String,
    /// The number of the move that left the lines with names.
    pub left: fn(usize) -> String,
}

/// How a game goes on from a position.
pub struct PlayOnWords {
    pub title: &'static str,
    pub as_black: &'static str,
    pub as_white: &'static str,
    pub two_people: &'static str,
    /// The level that plays against a person, by its name.
    pub against: fn(&str) -> String,
}

pub(super) const ENGLISH: OpeningsWords = OpeningsWords {
    title: "Openings",
    names: NameLanguage::English,
    note: "By whatever order of moves a game gets there, and however the board is turned.",
    perpendicular: "Perpendicular",
    diagonal: "Diagonal",
    parallel: "Parallel",
    also: |names| format!("Also called {}", names.join(", ")),
    moves_shown: |shown, all, moves| format!("Move {shown} of {all}: {moves}"),
    earlier: "Earlier",
    later: "Later",
    played: |name| format!("Opening: {name}"),
    left: |number| format!("Move {number} left the known lines."),
};

pub(super) const INDONESIAN: OpeningsWords = OpeningsWords {
    title: "Pembukaan",
    names: NameLanguage::English,
    note: "Urutan langkah boleh berbeda dan papan boleh diputar; yang penting posisinya.",
    perpendicular: "Tegak lurus",
    diagonal: "Diagonal",
    parallel: "Sejajar",
    also: |names| format!("Disebut juga {}", names.join(", ")),
    moves_shown: |shown, all, moves| format!("Langkah {shown} dari {all}: {moves}"),
    earlier: "Sebelumnya",
    later: "Berikutnya",
    played: |name| format!("Pembukaan: {name}"),
    left: |number| format!("Langkah {number} keluar dari jalur yang dikenal."),
};

pub(super) const PLAY_ON_ENGLISH: PlayOnWords = PlayOnWords {
    title: "Play from here",
    as_black: "Play Black",
    as_white: "Play White",
    two_people: "Two people",
    against: |level| format!("Against {level}, as chosen under New Game."),
};

pub(super) const PLAY_ON_INDONESIAN: PlayOnWords = PlayOnWords {
    title: "Main dari sini",
    as_black: "Main Hitam",
    as_white: "Main Putih",
    two_people: "Dua orang",
    against: |level| format!("Melawan {level}, sesuai pilihan di Permainan Baru."),
};
