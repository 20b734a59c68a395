//! The words of the page where games come and go as text, in Indonesian.

use super::score;
use super::transfer::{TransferWords, shown};
use crate::app::TextForm;
use crate::game::Tally;
use crate::rules::ggf::GgfError;
use crate::rules::notation::{BoardError, TranscriptError};
use crate::rules::paste::{MAX_BYTES, PasteError, PasteFault};
use crate::rules::{Disc, IllegalMove};

pub(super) const INDONESIAN: TransferWords = TransferWords {
    title: "Tempel & bagikan",
    paste_title: "Tempel",
    paste: "Tempel dari papan klip",
    paste_note: "Langkah seperti f5d6c3, permainan dalam GGF, atau papan 64 karakter atau delapan baris.",
    read_game: |moves, tally| format!("Permainan: {moves} langkah. {}", leads(tally)),
    read_board: |tally| format!("Sebuah posisi. {}", leads(tally)),
    other_start: "Permainan ini dimulai dengan warna empat keping pertama tertukar.",
    is_over: "Permainan sudah selesai.",
    open: "Buka di papan",
    set_up: "Susun dari sini",
    bad_title: "Teks ini tidak bisa dibaca",
    bad,
    nothing_changed: "Tidak ada yang berubah.",
    share_title: "Bagikan permainan ini",
    nothing_to_share: "Setelah Anda memulai permainan, di sini permainan bisa disalin dan dibagikan.",
    form: |form| match form {
        TextForm::Transcript => "Langkah",
        TextForm::Ggf => "GGF",
        TextForm::Board => "Papan",
    },
    copy: "Salin",
    copied: "Tersalin",
    share: "Bagikan…",
    code_note: "Kamera ponsel mana pun membaca kode ini sebagai teks permainan.",
    code_name: "Kode QR permainan",
    board_name: "Posisi",
};

fn leads(Tally { black, white }: Tally) -> String {
    let figures = score(Tally { black, white });
    match black.cmp(&white) {
        std::cmp::Ordering::Greater => format!("Hitam unggul {figures}."),
        std::cmp::Ordering::Less => format!("Putih unggul {}.", score(Tally { black: white, white: black })),
        std::cmp::Ordering::Equal => format!("Imbang, {figures}."),
    }
}

fn bad(error: &PasteError) -> String {
    let PasteError { fault, line, column } = error;
    let place = match line {
        1 => format!("Pada karakter {column}"),
        _ => format!("Pada baris {line}, karakter {column}"),
    };
    match fault {
        PasteFault::Empty => "Papan klip tidak berisi teks.".to_owned(),
        PasteFault::TooLong(_) => format!("Teks terlalu panjang: paling banyak {MAX_BYTES} karakter dibaca."),
        PasteFault::NoGame => {
            "Di dalamnya tidak ada langkah seperti f5d6c3 dan tidak ada papan dari X, O, dan -.".to_owned()
        }
        PasteFault::Moves(error) => format!("{place}: {}", moves(error)),
        PasteFault::Ggf(error) => format!("{place}: {}", ggf(error)),
        PasteFault::Board(error) => format!("{place}: {}", board(error)),
    }
}

fn illegal(IllegalMove { at, position }: &IllegalMove) -> String {
    if position.empties().contains(*at) {
        format!("keping di {at} tidak membalik apa pun.")
    } else {
        format!("{at} sudah terisi.")
    }
}

fn side(disc: Disc) -> &'static str {
    (super::INDONESIAN.arena.disc)(disc)
}

fn moves(error: &TranscriptError) -> String {
    match error {
        TranscriptError::NoSquare(number, error) => {
            format!("langkah {number}, “{}”, bukan petak dari a1 sampai h8.", shown(&error.0))
        }
        TranscriptError::Illegal(number, disc, error) => {
            format!("langkah {number}, oleh {}: {}", side(*disc), illegal(error))
        }
        TranscriptError::NeedlessPass(number, disc) => {
            format!("langkah {number} adalah lewat, padahal {} bisa melangkah.", side(*disc))
        }
        TranscriptError::AfterTheEnd(number, at) => {
            format!("langkah {number}, {at}, datang setelah permainan selesai.")
        }
    }
}

fn ggf(error: &GgfError) -> String {
    match error {
        GgfError::Frame => "permainan GGF dimulai dengan “(;” dan diakhiri dengan “;)”.".to_owned(),
        GgfError::NoValue(name) => format!("“{}” memerlukan nilai dalam kurung siku.", shown(name)),
        GgfError::NoBoard => "papan pertama, BO[8 …], tidak ada.".to_owned(),
        GgfError::Size(size) => {
            format!("papan berukuran “{}”; di sini hanya 8 yang dimainkan.", shown(size))
        }
        GgfError::Board(error) => board(error),
        GgfError::NoSquare(number, error) => {
            format!("langkah {number}, “{}”, bukan petak dari a1 sampai h8.", shown(&error.0))
        }
        GgfError::NotInTurn(number, disc) => format!("langkah {number}: bukan giliran {}.", side(*disc)),
        GgfError::Illegal(number, error) => format!("langkah {number}: {}", illegal(error)),
        GgfError::NeedlessPass(number) => {
            format!("langkah {number} adalah lewat, padahal ada langkah yang sah.")
        }
        GgfError::AfterTheEnd(number) => {
            format!("langkah {number} adalah lewat setelah permainan selesai.")
        }
    }
}

fn board(error: &BoardError) -> String {
    match error {
        BoardError::Cell(cell, at) => format!("“{cell}” di {at} bukan X, O, atau -."),
        BoardError::Length(cells) => format!("papan memiliki {cells} petak, bukan 64."),
        BoardError::NoTurn => "giliran tidak disebut: tulis X atau O di belakang papan.".to_owned(),
        BoardError::Turn(text) => format!("“{}” bukan giliran: tulis X atau O.", shown(text)),
        BoardError::Row(row, cells) => format!("baris {row} memiliki {cells} petak, bukan 8."),
    }
}
