//! The Indonesian words of the review of a game.

use super::review::{ReviewWords, discs, favoured, signed_value};
use crate::engine::estimated_discs;
use crate::engine::review::{MoveClass, Why};
use crate::rules::Disc;

const DECIMAL: char = ',';

const fn side(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "Hitam",
        Disc::White => "Putih",
    }
}

const fn class(class: MoveClass) -> &'static str {
    match class {
        MoveClass::Best => "Terbaik",
        MoveClass::Good => "Baik",
        MoveClass::Inaccuracy => "Kurang tepat",
        MoveClass::Mistake => "Kesalahan",
        MoveClass::Blunder => "Blunder",
    }
}

fn value(value: i32, is_exact: bool) -> String {
    let about = if is_exact { "" } else { "kira-kira " };
    favoured(value, DECIMAL)
        .map_or_else(|| "seimbang".to_owned(), |(disc, by)| format!("{} {about}{by}", side(disc)))
}

fn verdict(of: MoveClass, by: f64) -> String {
    if of == MoveClass::Best {
        class(of).to_owned()
    } else {
        format!("{}: rugi {} keping", class(of), discs(by, DECIMAL))
    }
}

pub(super) const REVIEW: ReviewWords = ReviewWords {
    title: "Tinjauan",
    nothing: "Belum ada permainan di sini. Selesaikan satu permainan lalu tekan Tinjau, atau pilih permainan Anda.",
    progress: |done, all| format!("Menilai dari akhir permainan: {done} dari {all} posisi"),
    deepening: |done, all| format!("Menilai lagi lebih dalam: {done} dari {all} posisi"),
    stop: "Hentikan",
    go_on: "Lanjutkan",
    deeper: "Lihat lagi, lebih dalam",
    is_deep: "Ini penilaian yang lebih dalam.",
    impossible: "Mesin tidak dapat dijalankan, jadi tidak ada yang bisa dinilai.",
    earlier: "Sebelumnya",
    later: "Berikutnya",
    previous_mistake: "Kesalahan sebelumnya",
    next_mistake: "Kesalahan berikutnya",
    graph: "Perkiraan hasil",
    exact: "pasti",
    estimate: "perkiraan",
    graph_at: |number, last, known| {
        let known = known.map_or_else(|| "belum dinilai".to_owned(), |(it, is_exact)| value(it, is_exact));
        format!("Setelah langkah {number} dari {last}: {known}")
    },
    value,
    board: |number, turn| match turn {
        Some(disc) => format!("Papan setelah {number} langkah, giliran {}", side(disc)),
        None => format!("Papan setelah {number} langkah, akhir permainan"),
    },
    class,
    move_title: |number, disc, at| format!("Langkah {number}: {} {at}", side(disc)),
    verdict,
    turned: "Langkah ini membalikkan hasil.",
    better: |at, best, played, is_exact| {
        let (best, played) = (signed_value(best, DECIMAL), signed_value(played, DECIMAL));
        if is_exact {
            format!("{at} lebih baik: {best} pada akhirnya, bukan {played}; ini terbukti.")
        } else {
            format!("{at} lebih baik: kira-kira {best} pada akhirnya, bukan {played}.")
        }
    },
    line: |line| format!("Urutan terbaik: {line}"),
    why: |why, better, played| match why {
        Why::TakesCorner(_) => format!("{better} merebut sudut."),
        Why::GivesCorner(corner) => {
            format!("{played} langsung memberi lawan sudut {corner}; {better} tidak.")
        }
        Why::WinsCornerLater(corner) => {
            format!("Setelah {better} urutan terbaik memberi Anda sudut {corner}.")
        }
        Why::LosesCornerLater(corner) => {
            format!("Setelah {played} urutan terbaik membuat Anda kehilangan sudut {corner}.")
        }
        Why::BesideCorner(corner) => {
            format!("{played} berada di sebelah sudut kosong {corner} dan membantu lawan merebutnya.")
        }
        Why::ForcesPass => format!("{better} membuat lawan tidak punya langkah."),
        Why::Replies(few, many) => {
            format!("{better} menyisakan {few} langkah bagi lawan, {played} menyisakan {many}.")
        }
        Why::OwnMoves(many, few) => {
            format!("Dengan {better} Anda tetap punya {many} langkah, dengan {played} hanya {few}.")
        }
        Why::Exposed(few, many) => format!(
            "Keping Anda berbatasan dengan {few} petak kosong setelah {better}, dengan {many} setelah {played}: makin sedikit, makin sedikit pula langkah lawan."
        ),
        Why::Stable(many, few) => format!(
            "Setelah {better} ada {many} keping Anda yang tidak bisa dibalik lagi, setelah {played} hanya {few}."
        ),
        Why::Parity(odd, even) => format!(
            "{better} mengisi daerah dengan {odd} petak kosong, jumlah ganjil; {played} membuka daerah dengan {even} petak dan menyerahkan petak terakhirnya kepada lawan."
        ),
        Why::Edges(more) => format!(
            "Setelah {better} tepi papan bernilai sekitar {} keping lebih banyak.",
            discs(estimated_discs(more), DECIMAL)
        ),
    },
    why_unseen: |depth, is_exact| {
        if is_exact {
            "Tidak langsung terlihat di papan: dihitung sampai akhir permainan.".to_owned()
        } else {
            format!("Tidak langsung terlihat di papan: baru tampak {depth} langkah ke depan.")
        }
    },
    best_played: "Tidak ada yang lebih baik.",
    only_move: "Itu satu-satunya langkah.",
    pending: "Belum dinilai.",
    over: |tally| format!("Akhir: Hitam {}, Putih {}.", tally.black, tally.white),
    unfinished: |disc, best| match best {
        Some(at) => format!("Giliran {}; {at} tampak terbaik.", side(disc)),
        None => format!("Giliran {}.", side(disc)),
    },
    totals: "Permainan kedua pihak",
    discs_lost: "Keping hilang",
    accuracy: "Ketepatan",
    discs: |number| discs(number, DECIMAL),
    percent: |percent| format!("{percent:.0} %"),
    accuracy_note: "Ketepatan adalah 100 % dikurangi 10 untuk setiap keping yang rata-rata hilang per langkah.",
    classes_note: |least| {
        format!(
            "Mulai {} keping hilang langkah disebut baik, mulai {} kurang tepat, mulai {} kesalahan, mulai {} blunder; satu tingkat lebih buruk bila membalikkan hasil.",
            least(MoveClass::Good),
            least(MoveClass::Inaccuracy),
            least(MoveClass::Mistake),
            least(MoveClass::Blunder)
        )
    },
    think: "Lihat ia berpikir",
    practise: |n| match n {
        0 => "Berlatih".to_owned(),
        n => format!("Latih {n} kesalahan"),
    },
    moves: "Langkah-langkah",
    listed: |number, disc, at, told| {
        let told = told.map_or_else(String::new, |(class, by)| format!(", {}", verdict(class, by)));
        format!("{number}. {} {at}{told}", side(disc))
    },
};
