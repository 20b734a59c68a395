//! The words of puzzles and exercises in Indonesian.

use super::TrainingWords;
use super::indonesian::side;
use crate::app::puzzles::Mark;
use crate::engine::puzzles::{Goal, PuzzleGrade};
use crate::engine::{Score, estimated_discs};

/// Indonesian.
pub(super) const TRAINING: TrainingWords = TrainingWords {
    puzzles: "Teka-teki",
    about_puzzles: "Setiap posisi punya satu langkah yang benar, terbukti sampai akhir permainan. Langkah itu tidak pernah yang membalik keping terbanyak.",
    daily: "Teka-teki hari ini",
    daily_note: |grade, mark, streak| {
        let state = match mark {
            Mark::New => "",
            Mark::Failed => " Belum terpecahkan.",
            Mark::Solved => " Terpecahkan.",
        };
        let days = match streak {
            0 => String::new(),
            1 => " Hari pertama.".to_owned(),
            _ => format!(" {streak} hari berturut-turut."),
        };
        format!("{}.{state}{days}", grade_name(grade))
    },
    all_puzzles: "Semua teka-teki",
    grade: grade_name,
    solved_of: |solved, all| format!("{solved} dari {all} terpecahkan"),
    puzzle_number: |grade, number| format!("{} no. {number}", grade_name(grade)),
    goal: |disc, goal| {
        let side = side(disc);
        match goal {
            Goal::Win => format!("{side} menang hanya dengan satu langkah."),
            Goal::Draw => format!("{side} menyelamatkan seri hanya dengan satu langkah."),
            Goal::Most => {
                format!("{side} menang dengan beberapa langkah. Cari yang selisihnya terbesar.")
            }
        }
    },

    tap_the_move: "Ketuk petak tempat keping diletakkan.",
    one_of: |squares| format!("Salah satu dari {squares} petak ini."),
    right: |at| format!("{at} benar!"),
    nearly_best: |at, best| format!("{at} bagus. {best} yang terbaik, selisihnya kurang dari satu keping."),
    wrong: |at| format!("Bukan {at}."),
    shown: |at| format!("Langkahnya {at}."),
    looking: "Mencari balasan terbaik…",
    outcome: |disc, score| {
        let side = side(disc);
        match score {
            Score::Final(0) => "Dengan permainan terbaik kedua pihak, hasilnya seri.".to_owned(),
            Score::Final(margin) => format!(
                "Dengan permainan terbaik kedua pihak, {side} {} {} keping.",
                verb(margin),
                margin.unsigned_abs()
            ),
            Score::Estimate(estimate) => match estimated_discs(estimate).round() as i32 {
                0 => "Setelah itu permainan kira-kira seimbang.".to_owned(),
                margin => {
                    format!("Setelah itu {side} kira-kira {} {} keping.", verb(margin), margin.unsigned_abs())
                }
            },
            Score::Points(_) | Score::Turned(_) => String::new(),
        }
    },
    line_step: |shown, all| format!("Langkah {shown} dari {all}."),
    hint: "Petunjuk",
    solution: "Jawaban",
    try_again: "Coba lagi",
    next: "Berikutnya",
    skip: "Lewati",
    step_back: "Mundur",
    step_on: "Maju",

    exercises: "Latihan",
    n_due: |due| format!("{due} untuk hari ini"),
    start: "Mulai",
    next_due: |days| match days {
        0 | 1 => "Hari ini sudah selesai. Latihan berikutnya besok.".to_owned(),
        _ => format!("Hari ini sudah selesai. Latihan berikutnya {days} hari lagi."),
    },
    all_learned: "Semua sudah dikuasai. Latihan baru datang dari permainan yang Anda tinjau berikutnya.",
    learned: |learned, waiting| format!("{learned} dikuasai, {waiting} lagi"),
    schedule: |after_failure, after_solved, times| {
        format!(
            "Latihan yang terpecahkan sekali coba tanpa petunjuk kembali setelah {after_solved} hari; kalau tidak, setelah {after_failure} hari. Terpecahkan {times} kali berturut-turut berarti dikuasai."
        )
    },
    no_exercises: "Belum ada latihan",
    how_they_come: "Tinjau permainan yang selesai: setiap kesalahan Anda menjadi latihan. Anda melihat posisinya lagi dan mencari langkah yang lebih baik, sekarang dan sekali lagi beberapa hari kemudian.",
    better: |disc, played| {
        format!("Anda memainkan {played} di sini. Cari langkah yang lebih baik untuk {}.", side(disc))
    },
    lost: |played, lost| format!("{played} merugikan {lost} keping."),
};

fn grade_name(grade: PuzzleGrade) -> &'static str {
    match grade {
        PuzzleGrade::Easy => "Mudah",
        PuzzleGrade::Medium => "Sedang",
        PuzzleGrade::Hard => "Sulit",
        PuzzleGrade::VeryHard => "Sangat sulit",
    }
}

const fn verb(margin: i32) -> &'static str {
    if margin > 0 { "menang" } else { "kalah" }
}
