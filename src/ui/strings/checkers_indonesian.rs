//! The words of checkers in Indonesian.

use super::indonesian::side;
use super::{Chapter, CheckerState, CheckersWords, spoken};
use crate::app::GameKind;
use crate::app::checkers::{Reason, TapRefusal};
use crate::engine::checkers::{Level, Score};
use crate::game::colour;
use crate::rules::checkers::{Draw, Outcome, Piece, Rank, Side, Square};

/// Bahasa Indonesia.
pub(super) const CHECKERS: CheckersWords = CheckersWords {
    title: "Dam",
    which_game: "Permainan apa?",
    game_name: |game| match game {
        GameKind::Othello => "Othello",
        GameKind::Checkers => "Dam",
    },
    resume: |game| match game {
        GameKind::Othello => "Lanjutkan Othello",
        GameKind::Checkers => "Lanjutkan Dam",
    },
    level_name: |level| match level {
        Level::Novice => "Pemula",
        Level::Apprentice => "Murid baru",
        Level::Student => "Pelajar",
        Level::Club => "Pemain klub",
        Level::Strategist => "Ahli strategi",
        Level::Expert => "Pakar",
    },
    level_summary: |level| match level {
        Level::Novice => "Melihat satu langkah dan jawaban Anda (alpha-beta, kedalaman 2).",
        Level::Apprentice => "Melihat empat langkah ke depan (alpha-beta).",
        Level::Student => "Melihat enam langkah ke depan (alpha-beta).",
        Level::Club => "Melihat delapan langkah ke depan (NegaScout).",
        Level::Strategist => "Melihat sepuluh langkah ke depan (NegaScout).",
        Level::Expert => "Melihat dua belas langkah ke depan (NegaScout).",
    },
    your_turn: |disc| format!("Giliran Anda, {}.", side(disc)),
    turn_of: |disc| format!("Giliran {}.", side(disc)),
    choose: "Ketuk sebuah bidak, lalu petak tujuannya.",
    chosen: |at| format!("Bidak di {at} dipilih. Ketuk petak tujuannya."),
    must_jump: |pieces| {
        if pieces == 1 {
            "Wajib melompat dengan bidak berlingkar.".to_owned()
        } else {
            format!("Wajib melompat: satu dari {pieces} bidak berlingkar.")
        }
    },
    goes_on: |at| format!("Lompatan berlanjut dari {at}. Ketuk petak berikutnya."),
    refused,
    tap_again: |at| format!("Ketuk {at} sekali lagi untuk ke sana."),
    played: |disc, chosen, crowned| {
        let taken = chosen.captured().len();
        let takes = if taken == 0 { String::new() } else { format!(" dan memakan {taken} bidak") };
        let king = if crowned { "; raja baru" } else { "" };
        format!("{} main {chosen}{takes}{king}.", side(disc))
    },
    result: |outcome| match outcome {
        Outcome::Won(winner) => format!("{} menang", side(colour(winner))),
        Outcome::Drawn(_) => "Seri".to_owned(),
    },
    ended: |outcome, pieces| match outcome {
        Outcome::Won(winner) if pieces == 0 => format!("Bidak {} sudah habis.", side(colour(!winner))),
        Outcome::Won(winner) => format!("{} tidak bisa melangkah lagi.", side(colour(!winner))),
        Outcome::Drawn(Draw::Repetition) => "Posisi yang sama muncul untuk ketiga kalinya.".to_owned(),
        Outcome::Drawn(Draw::NoProgress) => {
            "Selama empat puluh langkah tiap pihak tak ada bidak biasa yang maju dan tak ada yang dimakan."
                .to_owned()
        }
    },
    moved: |number, disc, chosen| format!("{number}. {} {chosen}", side(disc)),
    advice: |chosen, reason| {
        let why = match reason {
            Reason::OnlyMove => "itu satu-satunya langkah.".to_owned(),
            Reason::Wins => "langkah ini menang.".to_owned(),
            Reason::Crowns => "menjadi raja.".to_owned(),
            Reason::TakesMost(1) => "memakan satu bidak.".to_owned(),
            Reason::TakesMost(taken) => format!("memakan paling banyak, {taken} bidak."),
            Reason::LooksBest(0 | 1) => "langkah ini yang terbaik.".to_owned(),
            Reason::LooksBest(depth) => format!("terbaik setelah melihat {depth} langkah ke depan."),
        };
        format!("Main {chosen}: {why}")
    },
    opinion: |score, depth| match score {
        Score::Points(points) => {
            format!("Dilihat {depth} langkah ke depan: {:+.1} bidak.", f64::from(points) / 100.0)
        }
        Score::Wins(pieces) => format!("Dimainkan sampai akhir: Anda menang dengan sisa {pieces}."),
        Score::Loses(_) => "Dimainkan sampai akhir, semua langkah kalah.".to_owned(),
    },
    square: square_words,
    abandon_text: "Permainan dam yang sedang berjalan akan hilang.",
    numbers: "Nomor di papan dam",
    numbers_note: "Langkah ditulis dengan nomor itu: 11-15, 22x15.",
    rules_title: "Aturan dam",
    chapters: [
        Chapter {
            title: "Tujuan",
            text: "Dua pihak dengan dua belas bidak masing-masing bermain di petak gelap papan delapan kali delapan. \
                   Makanlah semua bidak lawan, atau buat lawan tidak bisa melangkah. Hitam melangkah lebih dulu; \
                   sesudah itu bergantian.",
            caption: "Awal permainan. Hitam mulai di atas, putih di bawah.",
        },
        Chapter {
            title: "Melangkah",
            text: "Bidak biasa maju satu petak secara miring ke petak gelap yang kosong. Bidak biasa tidak pernah \
                   mundur.",
            caption: "Bidak ini boleh ke salah satu titik.",
        },
        Chapter {
            title: "Melompat",
            text: "Kalau bidak lawan berdiri tepat di depan bidak Anda dan petak di belakangnya kosong, Anda \
                   melompatinya dan memakannya. Lompatan itu wajib: kalau bisa melompat, Anda harus melompat. Kalau \
                   ada beberapa lompatan, pilih salah satu.",
            caption: "Putih wajib melompat dengan bidak berlingkar; yang lain tidak boleh.",
        },
        Chapter {
            title: "Lompatan beruntun",
            text: "Kalau bidak yang sama bisa melompat lagi dari tempat mendaratnya, ia harus terus dan memakan satu \
                   bidak setiap lompatan. Baru sesudah itu giliran lawan. Ketuk petak demi petak, atau langsung \
                   petak terakhir.",
            caption: "Satu langkah lewat kedua titik memakan dua bidak.",
        },
        Chapter {
            title: "Raja",
            text: "Bidak yang mencapai baris terjauh menjadi raja, dan langkahnya selesai di situ. Raja melangkah dan \
                   melompat maju maupun mundur, satu petak seperti bidak biasa.",
            caption: "Raja melompat mundur melewati bidak hitam.",
        },
        Chapter {
            title: "Akhir",
            text: "Siapa yang bidaknya habis atau tidak bisa melangkah, kalah. Permainan seri kalau posisi yang sama \
                   muncul ketiga kalinya, atau kalau selama empat puluh langkah tiap pihak tak ada bidak biasa yang \
                   maju dan tak ada yang dimakan.",
            caption: "Giliran hitam, tetapi kedua bidaknya terhalang: putih menang.",
        },
    ],
};

fn refused(at: Square, refusal: TapRefusal) -> String {
    match refusal {
        TapRefusal::NotYours => format!("Bidak di {at} bukan milik Anda."),
        TapRefusal::ChooseFirst => "Ketuk dulu bidak yang akan melangkah.".to_owned(),
        TapRefusal::MustJump => format!("Bidak di {at} harus menunggu: ada lompatan wajib."),
        TapRefusal::MustJumpElsewhere => format!("Tidak ke {at}: ada lompatan wajib."),
        TapRefusal::MustGoOn => "Lompatan belum selesai: bidak yang sama harus terus.".to_owned(),
        TapRefusal::Stuck => format!("Bidak di {at} tidak bisa melangkah."),
        TapRefusal::NotThere => format!("Bidak yang dipilih tidak bisa ke {at}."),
        TapRefusal::TwoWays => format!("Dua jalan menuju {at}. Ketuk petak demi petak."),
    }
}

fn square_words(square: Square, state: &CheckerState) -> String {
    let piece = match state.piece {
        None => "kosong",
        Some(Piece { side: Side::Black, rank: Rank::Man }) => "bidak hitam",
        Some(Piece { side: Side::Black, rank: Rank::King }) => "raja hitam",
        Some(Piece { side: Side::White, rank: Rank::Man }) => "bidak putih",
        Some(Piece { side: Side::White, rank: Rank::King }) => "raja putih",
    };
    let words = [
        (true, piece),
        (state.movable, "bisa melangkah"),
        (state.must_jump, "wajib melompat"),
        (state.chosen, "dipilih"),
        (state.playable, "bisa dimainkan"),
        (state.last, "langkah terakhir"),
        (state.hinted, "saran"),
        (state.marked, "ketuk lagi untuk main"),
    ];
    spoken(square, &words)
}
