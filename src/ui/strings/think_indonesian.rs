//! The words of the view of a search, in Indonesian.

use super::indonesian::side;
use super::think::{Namer, NodeWords, ThinkWords, grouped, named, percent, short_window, signed, with_arrow};
use crate::app::{Bound, How, Speed, StepDescription, StepEvent, StepOutcome};
use crate::engine::classic::Row;
use crate::engine::search::{Algorithm, Value, Window, final_margin};
use crate::engine::think::End;
use crate::rules::Disc;

pub(super) const THINK: ThinkWords = ThinkWords {
    title: "Cara berpikir",
    lesson: "Contoh dari makalah",
    lesson_place: "Tabel 1 dari Handayani, Arisandi, dan Sitompul",
    subject: |number, disc, level| match level {
        Some((level, true)) => format!("Langkah {number}: cara {level} mencari untuk {}.", side(disc)),
        Some((level, false)) => {
            format!("Langkah {number}, {}. {level} mencari dengan cara lain.", side(disc))
        }
        None => format!("Langkah {number}: giliran {}.", side(disc)),
    },
    search: |algorithm, depth| format!("{}, {depth} langkah ke depan", name(algorithm)),
    visited: |visited, whole| {
        if visited > whole {
            return format!("{} kunjungan, pohon utuh punya {}", grouped(visited, '.'), grouped(whole, '.'));
        }
        let share = percent(visited, whole);
        format!("{} dari {} posisi dikunjungi ({share} %)", grouped(visited, '.'), grouped(whole, '.'))
    },
    drawn: |shown, of| {
        format!(
            "{} dari {} digambar: tingkat terdalam tidak ditampilkan.",
            grouped(shown as u64, '.'),
            grouped(of, '.')
        )
    },
    searching: |n| match n {
        0 => "Mencari…".to_owned(),
        n => format!("Mencari… {} posisi", grouped(n, '.')),
    },
    impossible: "Komputer sedang tidak bisa mencari.",
    step_of: |step, of| format!("Tahap {} dari {}", grouped(step as u64, '.'), grouped(of as u64, '.')),
    tell,
    previous: "Mundur",
    next: "Maju",
    play: "Putar",
    pause: "Jeda",
    speed: |speed| match speed {
        Speed::Slow => "Lambat",
        Speed::Normal => "Biasa",
        Speed::Fast => "Cepat",
    },
    steps: "Tahap",
    zoom_in: "Perbesar",
    zoom_out: "Perkecil",
    whole: "Seluruh pohon",
    change: "Ganti cara mencari",
    how_search: "Bagaimana cara mencarinya?",
    algorithm: name,
    algorithm_note: |algorithm| match algorithm {
        Algorithm::Minimax => "Melihat setiap jalur sampai akhir. Tidak ada yang dilewati.",
        Algorithm::AlphaBeta => "Melewati jawaban yang tidak mungkin mengubah pilihan.",
        Algorithm::NegaScout => {
            "Percaya pada langkah pertamanya, lalu hanya memeriksa apakah ada yang lebih baik."
        }
        Algorithm::Mtdf => "Menebak nilainya lalu makin mendekatinya, putaran demi putaran, dengan ingatan.",
    },
    how_deep: "Berapa langkah ke depan?",
    how_fast: "Seberapa cepat diputar?",
    reading: "Cara membacanya",
    reading_text: "Setiap kartu adalah satu langkah, dengan nilai posisi sesudahnya bagi pihak yang kepingnya ada di \
                   depan angka. Yang baik bagi satu pihak buruk bagi pihak lain, jadi tandanya berbalik saat naik. \
                   Panah ke atas berarti \"atau lebih\", panah ke bawah \"atau kurang\". Dua garis merah: tidak ada \
                   yang melihat ke sana, karena tidak akan berpengaruh. Baris kedua adalah jendela: nilai-nilai yang \
                   masih bisa mengubah pilihan.",
    done: "Selesai",
    to_lesson: "Lihat contoh dari makalah",
    lesson_note: "Bagaimana komputer memutuskan? Ikuti contoh dari makalah yang menjadi asal permainan ini, angka \
                  demi angka.",
    board: |last| match last {
        Some(last) => format!("Papan setelah {last}"),
        None => "Papan sebelum melangkah".to_owned(),
    },

    root: "kini",
    move_name: |at, subject| named(at, subject, "lewat"),
    pass_name: |number| format!("putaran {number}"),
    value: |value, bound| with_arrow(short(value), bound),
    window: |window| {
        let Window { alpha, beta } = window;
        match (alpha == Window::FULL.alpha, beta == Window::FULL.beta) {
            (true, true) => "semua nilai berarti".to_owned(),
            (false, true) => format!("hanya lebih dari {} yang berarti", short(alpha)),
            (true, false) => format!("hanya kurang dari {} yang berarti", short(beta)),
            (false, false) => format!("hanya {} sampai {} yang berarti", short(alpha), short(beta)),
        }
    },
    window_short: |window| short_window(window, "semua nilai"),
    cut_short: |skipped| format!("{skipped} dipotong"),
    hidden_short: |n| format!("+{} di bawah", grouped(n, '.')),
    listed: "hanya dicatat",
    remembered: "diingat",
    column: |ply, disc| match ply {
        0 => "Kini".to_owned(),
        1 => format!("Langkah {}", side(disc)),
        2 => format!("Jawaban {}", side(disc)),
        _ => side(disc).to_owned(),
    },
    node: node_words,
};

const fn name(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "Negamax biasa",
        Algorithm::AlphaBeta => "Alpha-beta",
        Algorithm::NegaScout => "NegaScout",
        Algorithm::Mtdf => "MTD(f)",
    }
}

/// A value on a card: points, or how the game ends.
fn short(value: Value) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => format!("menang {margin}"),
        Some(margin) => format!("kalah {}", -margin),
        None => signed(value),
    }
}

/// A value in a sentence.
fn worth(value: Value) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => format!("menang dengan selisih {margin}"),
        Some(margin) => format!("kalah dengan selisih {}", -margin),
        None => signed(value),
    }
}

fn bounded(value: Value, bound: Bound) -> String {
    match bound {
        Bound::Exact => worth(value),
        Bound::AtLeast => format!("{} atau lebih", worth(value)),
        Bound::AtMost => format!("{} atau kurang", worth(value)),
    }
}

fn tell(description: &StepDescription, name_of: Namer<'_>) -> (String, String) {
    let (us, them) = (side(description.side), side(!description.side));
    match description.event {
        StepEvent::Begins { algorithm, depth } => (
            format!("Giliran {us}."),
            format!(
                "{} melihat {depth} langkah ke depan. Nilai sebuah langkah adalah sisa dari jawaban terbaiknya.",
                name(algorithm)
            ),
        ),
        StepEvent::PassBegins { number, bound } => (
            format!("Putaran {number}: apakah nilainya {} atau lebih bagi {us}?", worth(bound)),
            "Satu putaran hanya menjawab ya atau tidak, dan itu cepat.".to_owned(),
        ),
        StepEvent::Tries(at) => {
            (format!("{us} mencoba {}.", name_of(at)), format!("Apa jawaban terbaik {them}?"))
        }
        StepEvent::Scouts { at, than } => (
            format!("{us} memeriksa {} sekilas.", name_of(at)),
            format!("Hanya ada satu pertanyaan: apakah lebih baik daripada {}?", worth(than)),
        ),
        StepEvent::TriesAgain(at) => (
            format!("{} tampak lebih baik.", name_of(at)),
            format!("Maka {us} mencarinya sekali lagi untuk tahu seberapa baik."),
        ),
        StepEvent::Row { at, letter, row, listed } => {
            row_words(description.side, &name_of(at), letter, row, listed)
        }
        StepEvent::Worth { at, value, bound, how, outcome } => (
            format!("{} bernilai {} bagi {us}.", name_of(at), bounded(value, bound)),
            format!("{} {}", how_words(how, description.side), outcome_words(outcome, name_of)),
        ),
        StepEvent::Cut { at, answer, value, skipped, in_pass } => {
            let answer =
                answer.map_or_else(|| "jawaban".to_owned(), |answer| format!("jawaban {}", name_of(answer)));
            (
                format!(
                    "Atas {}, {them} punya {answer} yang bernilai {} atau lebih.",
                    name_of(at),
                    worth(value)
                ),
                if in_pass {
                    format!(
                        "Itu sudah menjawab pertanyaan putaran ini, jadi {skipped} jawaban lain tidak perlu dilihat."
                    )
                } else {
                    format!(
                        "{us} sudah punya yang sama baiknya di tempat lain dan tidak akan memainkannya, jadi {skipped} jawaban lain tidak perlu dilihat."
                    )
                },
            )
        }
        StepEvent::PassEnds { number, value, bound } => (
            format!("Putaran {number}: nilainya {} bagi {us}.", bounded(value, bound)),
            "Putaran berikutnya bertanya lebih dekat ke nilainya.".to_owned(),
        ),
        StepEvent::Chosen { at: Some(at), value, first_of_equals } => {
            let equals = if first_of_equals {
                " Ada langkah lain yang sama nilainya; yang pertama yang diambil."
            } else {
                ""
            };
            (
                format!("{us} main {}, nilainya {}.", name_of(at), worth(value)),
                format!("Melawan jawaban terbaik, inilah yang terbaik bagi {us}.{equals}"),
            )
        }
        StepEvent::Chosen { at: None, .. } => {
            ("Permainan sudah selesai di sini.".to_owned(), "Tidak ada yang perlu dicari.".to_owned())
        }
    }
}

/// The paper's formula with the row's numbers in it.
fn row_words(mover: Disc, at: &str, letter: char, row: Row, listed: bool) -> (String, String) {
    let (us, them) = (side(mover), side(!mover));
    let Row { legal, player, all, value } = row;
    let formula = format!("100·{legal} + 10·(2·{player} − {all}) = {}", signed(value));
    if listed {
        let detail = format!(
            "Tabel 1, baris {letter}: bagi {them} {formula}. Makalah mencatat jawaban-jawaban ini dan memutuskan dari langkah di atasnya."
        );
        (format!("{us} bisa menjawab {at}."), detail)
    } else {
        let detail = format!("Tabel 1, baris {letter}: bagi {them} {formula}. Tandanya berbalik saat naik.");
        (format!("{at} bernilai {} bagi {us}.", signed(-value)), detail)
    }
}

fn how_words(how: How, us: Disc) -> String {
    match how {
        How::Sight => "Begitulah posisi sesudahnya dinilai.".to_owned(),
        How::BestAnswer => {
            format!("Itu sisa dari jawaban terbaik {}; tandanya berbalik saat naik.", side(!us))
        }
        How::Memory => "Posisi ini pernah ditemui, dan ingatan yang menjawab.".to_owned(),
        How::Hidden(n) => format!("{} posisi di bawahnya tidak digambar.", grouped(n, '.')),
    }
}

fn outcome_words(outcome: StepOutcome, name_of: Namer<'_>) -> String {
    match outcome {
        StepOutcome::Best => "Sejauh ini yang terbaik.".to_owned(),
        StepOutcome::Behind(at, value) => {
            format!("{} dengan {} tetap yang terbaik.", name_of(at), worth(value))
        }
    }
}

fn node_words(node: &NodeWords) -> String {
    let NodeWords { name, side: whose, window, .. } = node;
    let mover = node.mover.map_or_else(String::new, |mover| format!("{} ", side(mover)));
    let value = match &node.value {
        Some(value) => format!("{value} bagi {}", side(*whose)),
        None => "belum dicari".to_owned(),
    };
    let end = match node.end {
        End::Listed => ", hanya dicatat".to_owned(),
        End::Remembered => ", diingat".to_owned(),
        End::CutOff { skipped } if skipped > 0 => format!(", {skipped} dipotong; {window}"),
        _ => format!("; {window}"),
    };
    let chosen = if node.chosen { ", dipilih" } else { "" };
    format!("{mover}{name}: {value}{end}{chosen}")
}
