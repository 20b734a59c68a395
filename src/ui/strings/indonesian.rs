//! The words in Indonesian.

use super::checkers_indonesian::CHECKERS;
use super::review_indonesian::REVIEW;
use super::think_indonesian::THINK;
use super::training_indonesian::TRAINING;
use super::{
    AboutWords, ArenaWords, Chapter, DialogWords, DifficultyWords, MenuWords, RulesWords, SettingsWords,
    SquareState, Strings, figure, spoken, winner_first,
};
use crate::app::{AnimationSpeed, BoardColours, MoveValues, Notice, Reason, Stored, ThemeChoice};
use crate::engine::think::Grade;
use crate::engine::{Level, Score, estimated_discs};
use crate::rules::{Disc, Square};

/// What the choices of language and theme call following the system.
const SYSTEM_DEFAULT: &str = "Default sistem";

/// Bahasa Indonesia.
pub static INDONESIAN: Strings = Strings {
    language: "Bahasa Indonesia",
    menu: MenuWords {
        tagline: "Setiap langkah mengubah papan.",
        new_game: "Permainan Baru",
        resume: "Lanjutkan",
        learn: "Belajar",
        lab: "Lab",
        rules: "Aturan Main",
        about: "Tentang",
        settings: "Pengaturan",
        exit: "Keluar",
    },
    difficulty: DifficultyWords {
        title: "Permainan Baru",
        who_plays: "Siapa yang bermain?",
        against_computer: "Melawan komputer",
        two_people: "Dua orang",
        watch: "Tonton dua komputer",
        two_people_note: "Kalian bergiliran di satu ponsel. Hitam mulai lebih dulu.",
        watch_note: "Duduk santai, jeda kapan saja, dan ikuti langkah demi langkah.",
        who_is_black: "Siapa yang memegang hitam dan mulai?",
        i_begin: "Saya mulai",
        computer_begins: "Komputer mulai",
        level: "Seberapa kuat lawannya?",
        black_level: "Tingkat hitam",
        white_level: "Tingkat putih",
        play: "Ke papan",
        level_name,
        level_summary,
    },
    arena: ArenaWords {
        title: "Othello",
        start: "Mulai Permainan",
        restart: "Ulangi Permainan",
        undo: "Batal",
        redo: "Ulang",
        hint: "Saran",
        hint_coming: "Mencari langkah terbaik…",
        move_now: "Jalan sekarang",
        pause: "Jeda",
        go_on: "Teruskan",
        step: "Satu langkah",
        disc: |disc| match disc {
            Disc::Black => "Hitam",
            Disc::White => "Putih",
        },
        person: "Pemain",
        you: "Anda",
        to_move: "giliran",
        press_start: "Tekan Mulai Permainan kalau sudah siap.",
        begins: |disc| format!("Permainan dimulai. {} melangkah lebih dulu.", side(disc)),
        your_turn: |disc, moves| format!("Giliran Anda, {}: {moves} langkah mungkin.", side(disc)),
        turn_of: |disc, moves| format!("Giliran {}: {moves} langkah mungkin.", side(disc)),
        thinking: |disc| format!("{} sedang berpikir…", side(disc)),
        thought: |depth, nodes| format!("kedalaman {depth}, {nodes} posisi"),
        played: |disc, at, taken| format!("{} main di {at} dan membalik {taken} keping.", side(disc)),
        passes: |disc, empties| {
            format!(
                "{} tidak punya langkah: di {} tak ada keping yang terbalik. {} melangkah lagi.",
                side(disc),
                if empties == 1 { "satu petak kosong".to_owned() } else { format!("{empties} petak kosong") },
                side(!disc),
            )
        },
        paused: "Dijeda.",
        no_engine: "Komputer sedang tidak bisa bermain.",
        refused: |at, taken| {
            if taken {
                format!("{at} sudah terisi.")
            } else {
                format!("{at} bukan langkah: tidak ada keping yang terbalik.")
            }
        },
        tap_again: |at| format!("Ketuk {at} sekali lagi untuk main di sana."),
        result: |ending| match ending.winner() {
            Some(disc) => format!("{} menang {}", side(disc), winner_first(ending.tally)),
            None => format!("Seri, {}", winner_first(ending.tally)),
        },
        ended: |ending| match (ending.winner(), ending.empties) {
            (Some(_), 0) => format!("Papan penuh. Selisihnya {} keping.", ending.tally.margin()),
            (None, 0) => "Papan penuh, dan kedua pihak sama kuat.".to_owned(),
            (_, empties) => format!("Tak ada yang bisa melangkah; {empties} petak tetap kosong."),
        },
        play_again: "Main lagi",
        change_level: "Ganti tingkat",
        review: "Tinjau",
        history: "Langkah",
        moved: |number, disc, at, taken| format!("{number}. {} {at}, membalik {taken}", side(disc)),
        passed: |disc| format!("{} lewat: tak ada langkah", side(disc)),
        score_spoken: |tally| format!("hitam {}, putih {}", tally.black, tally.white),
        viewing: |ply, of| format!("Anda melihat langkah {ply} dari {of}. Permainan menunggu."),
        earlier: "Sebelumnya",
        later: "Berikutnya",
        back_to_game: "Kembali ke permainan",
        play_from_here: "Main dari sini",
        advice: |at, reason| format!("Main di {at}: {}", why(reason)),
        opinion: |score, depth| match score {
            Score::Points(points) if depth < 2 => format!("Sekilas pandang: {points:+} poin."),
            Score::Points(points) => format!("Dilihat {depth} langkah ke depan: {points:+} poin."),
            Score::Final(margin) => match margin {
                0 => "Dimainkan sampai akhir: seri.".to_owned(),
                1.. => format!("Dimainkan sampai akhir: menang {margin} keping."),
                ..0 => format!("Dimainkan sampai akhir: kalah {} keping.", -margin),
            },
            Score::Estimate(estimate) => {
                let margin = estimated_discs(estimate).round() as i32;
                let expected = match margin {
                    0 => "kira-kira seri.".to_owned(),
                    1.. => format!("menang kira-kira {margin} keping."),
                    ..0 => format!("kalah kira-kira {} keping.", -margin),
                };
                format!("{depth} langkah ke depan: {expected}")
            }
            Score::Turned(turned) => format!("Membalik {turned} keping."),
        },
        grade: |grade| match grade {
            Grade::Good => "bagus",
            Grade::Fine => "cukup",
            Grade::Risky => "rawan",
        },
        square: square_words,
    },
    checkers: CHECKERS,
    rules: RULES,
    about: AboutWords {
        title: "Tentang",
        game: "Othello untuk saku Anda, dan dam di sampingnya: dua belas tingkat dari pemula sampai legenda, dua orang di \
               satu ponsel, atau dua komputer untuk ditonton. Semuanya berjalan di perangkat ini. Tidak \
               ada data yang dikumpulkan atau dikirim.",
        history_title: "Permainannya",
        history: "Di Inggris sekitar tahun 1883 muncul permainan bernama Reversi; Lewis Waterman dan John \
                  W. Mollett sama-sama mengaku sebagai penciptanya. Di Jepang Goro Hasegawa memberinya \
                  posisi awal yang tetap, aturan yang dimainkan sampai sekarang, dan nama Othello; dengan \
                  nama itu permainan ini dijual sejak 1973. Kejuaraan dunia diadakan sejak 1977.",
        papers_title: "Makalah",
        papers: "Layar, tingkat, dan mesin permainan ini tumbuh dari makalah-makalah berikut:",
        unknown_paper: "Makalah tentang pemain greedy dengan dua tujuan untuk Othello",
        unknown_author: "Penulis dan tahun tidak kami ketahui",
        algorithms_title: "Algoritma",
        algorithms: "NegaScout karya Alexander Reinefeld (1983), MTD(f) karya Aske Plaat (1994).",
        licences_title: "Lisensi",
        own_licence: "Aplikasi ini perangkat lunak bebas dengan lisensi MIT atau Apache 2.0, sesuai pilihan Anda.",
        licences: "Aplikasi ini ditulis dalam Rust dan berdiri di atas karya banyak orang:",
        fonts: "Huruf: Figtree dan Fraunces, dengan SIL Open Font License 1.1.",
        trademark: "Othello adalah merek dagang terdaftar milik pemegangnya. Aplikasi ini berdiri sendiri \
                    dan tidak terkait dengan pemegang merek.",
        version: |version| format!("Versi {version}"),
    },
    settings: SettingsWords {
        title: "Pengaturan",
        language: "Bahasa",
        system: SYSTEM_DEFAULT,
        theme: "Tema",
        theme_name: |theme| match theme {
            ThemeChoice::System => SYSTEM_DEFAULT,
            ThemeChoice::Light => "Terang",
            ThemeChoice::Dark => "Gelap",
            ThemeChoice::HighContrast => "Kontras tinggi",
        },
        board: "Papan",
        board_name: |board| match board {
            BoardColours::Green => "Hijau",
            BoardColours::Blue => "Biru",
            BoardColours::Wood => "Kayu",
            BoardColours::Slate => "Batu tulis",
        },
        animation: "Keping berbalik",
        animation_name: |speed| match speed {
            AnimationSpeed::Off => "Seketika",
            AnimationSpeed::Fast => "Cepat",
            AnimationSpeed::Normal => "Biasa",
        },
        play: "Bermain",
        legal_moves: "Tunjukkan langkah sah",
        legal_moves_note: "Titik menandai petak tempat Anda boleh main.",
        values: "Nilai setiap langkah",
        values_name: |values| match values {
            MoveValues::Off => "Tidak",
            MoveValues::Words => "Dengan kata",
            MoveValues::Figures => "Dengan angka",
        },
        confirm_tap: "Pastikan tiap langkah",
        confirm_tap_note: "Ketukan pertama memperlihatkan yang terbalik, ketukan kedua melangkah.",
        serious: "Permainan serius",
        serious_note: "Langkah tidak bisa dibatalkan.",
        haptics: "Getar",
        reset: "Kembalikan semua pengaturan",
    },
    lab: super::lab::INDONESIAN,
    learn: super::learn::INDONESIAN,
    archive: super::archive_indonesian::ARCHIVE,
    think: THINK,
    openings: super::openings::INDONESIAN,
    play_on: super::openings::PLAY_ON_INDONESIAN,
    editor: super::editor::INDONESIAN,
    transfer: super::transfer_indonesian::INDONESIAN,
    training: TRAINING,
    review: REVIEW,
    dialog: DialogWords {
        back: "Kembali",
        dismiss: "Oke",
        no_graphics: "Perangkat ini tidak punya driver grafis yang dapat dipakai Othello. Dibutuhkan Vulkan atau OpenGL ES 3.",
        abandon_title: "Tinggalkan permainan ini?",
        abandon_text: "Permainan yang sedang berjalan akan hilang.",
        abandon_yes: "Mulai dari awal",
        abandon_no: "Terus bermain",
        second_title: "Othello sudah terbuka",
        second_text: "Jendela yang lain menyimpan permainan Anda. Di sini juga bisa bermain, tetapi tidak ada yang disimpan.",
        second_yes: "Main tanpa menyimpan",
        second_no: "Tutup jendela ini",
        reset_title: "Kembalikan semua pengaturan?",
        reset_text: "Bahasa, tampilan, dan cara bermain kembali seperti semula. Permainan Anda tetap ada.",
        reset_yes: "Kembalikan",
        reset_no: "Jangan",
        notice: notice_words,
    },
};

const RULES: RulesWords = RulesWords {
    title: "Aturan Main",
    chapters: [
        Chapter {
            title: "Tujuan",
            text: "Othello dimainkan dua orang di papan delapan kali delapan petak, dengan 64 keping yang \
                   hitam di satu sisi dan putih di sisi lain. Siapa yang kepingnya lebih banyak di akhir \
                   permainan, dialah pemenangnya.",
            caption: "Papan di akhir permainan: hitam lebih banyak.",
        },
        Chapter {
            title: "Awal",
            text: "Empat keping terletak bersilang di tengah. Hitam selalu melangkah lebih dulu; sesudah \
                   itu kedua pihak bergantian.",
            caption: "Empat langkah pertama yang mungkin bagi hitam diberi titik.",
        },
        Chapter {
            title: "Langkah",
            text: "Letakkan keping di petak kosong sehingga keping lawan terjepit dalam satu garis tanpa \
                   putus antara keping itu dan keping Anda yang lain. Garisnya boleh mendatar, tegak, atau \
                   miring. Langkah yang tidak menjepit apa-apa tidak sah.",
            caption: "Hitam boleh main di petak berbingkai: satu keping putih terjepit dua keping hitam.",
        },
        Chapter {
            title: "Membalik",
            text: "Semua keping lawan yang terjepit dibalik menjadi warna Anda, ke segala arah sekaligus. \
                   Anda tidak boleh membalik sebagian saja.",
            caption: "Satu langkah menjepit tiga garis; semua keping berlingkar terbalik.",
        },
        Chapter {
            title: "Lewat",
            text: "Kalau tak satu pun langkah Anda membalik keping, Anda harus lewat dan lawan melangkah \
                   lagi. Kalau bisa melangkah, Anda wajib melangkah.",
            caption: "Putih tidak bisa menjepit apa pun di sini dan harus lewat.",
        },
        Chapter {
            title: "Akhir",
            text: "Permainan selesai kalau kedua pihak tidak bisa melangkah. Biasanya papan sudah penuh, \
                   tetapi tidak selalu. Petak kosong tidak dihitung untuk siapa pun.",
            caption: "Putih sudah habis, jadi tak ada yang bisa melangkah: hitam menang.",
        },
        Chapter {
            title: "Baik diketahui",
            text: "Keping di sudut tidak pernah bisa dibalik, jadi sudut sangat berharga dan petak di \
                   sebelahnya berbahaya selama sudutnya kosong. Di awal, sedikit keping dengan banyak \
                   pilihan langkah lebih baik daripada banyak keping.",
            caption: "Titik menandai sudut; keping berlingkar di sebelahnya membuka jalan ke sana.",
        },
    ],
};

const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Novice => "Pemula",
        Level::Cautious => "Hati-hati",
        Level::Apprentice => "Murid baru",
        Level::Student => "Pelajar",
        Level::Club => "Pemain klub",
        Level::Tactician => "Ahli taktik",
        Level::Strategist => "Ahli strategi",
        Level::Expert => "Pakar",
        Level::Master => "Master",
        Level::Grandmaster => "Grandmaster",
        Level::Champion => "Juara",
        Level::Legend => "Legenda",
    }
}

const fn level_summary(level: Level) -> &'static str {
    match level {
        Level::Novice => "Selalu mengambil keping sebanyak-banyaknya.",
        Level::Cautious => "Mengambil sudut bila bisa; sebelum itu membalik sedikit, sesudahnya banyak.",
        Level::Apprentice => "Melihat satu langkah dan jawaban Anda, dan suka sudut.",
        Level::Student => "Melihat empat langkah ke depan: sudut dan kebebasan melangkah.",
        Level::Club => "Melihat enam langkah ke depan: sudut dan kebebasan melangkah.",
        Level::Tactician => "Melihat enam langkah ke depan dan mempersempit pilihan Anda.",
        Level::Strategist => "Melihat delapan langkah ke depan dan mempersempit pilihan Anda.",
        Level::Expert => "Berpikir hingga seperlima detik per langkah, sedalam-dalamnya.",
        Level::Master => "Belajar dari permainannya sendiri, dan melangkah hampir seketika.",
        Level::Grandmaster => "Berpikir sepertiga detik per langkah, jarang salah menjelang akhir.",
        Level::Champion => "Berpikir satu detik per langkah, dan melihat jauh ke depan.",
        Level::Legend => "Berpikir lima detik per langkah; bila tersisa 24 petak, sering sampai akhir.",
    }
}

fn notice_words(notice: &Notice) -> String {
    match notice {
        Notice::Damaged { file, why, kept_as } => {
            let what = file_name(*file);
            let kept = match kept_as {
                Some(name) => format!("Berkasnya disimpan sebagai {name}."),
                None => "Berkasnya tidak bisa disimpan.".to_owned(),
            };
            format!("{what} tidak bisa dibaca ({why}). {kept} Bagian itu mulai dari awal.")
        }
        Notice::Unreadable { file, why } => {
            let what = file_name(*file);
            format!(
                "{what} tidak bisa dibuka ({why}). Berkasnya dibiarkan; sampai aplikasi dibuka lagi, tidak ada yang menimpanya."
            )
        }
        Notice::DiskFailed { why } => {
            format!("Saat ini tidak ada yang bisa disimpan ({why}). Anda tetap bisa bermain.")
        }
        Notice::NoEngine { why } => {
            format!("Komputer sedang tidak bisa bermain ({why}). Dua orang tetap bisa.")
        }
        Notice::Crashed { why } => {
            format!("Terakhir kali aplikasi berhenti karena galat ({why}). Permainan Anda tetap berlanjut.")
        }
        Notice::Unlearned { why } => {
            format!(
                "Hasil belajar tingkat terkuat tidak bisa dibaca ({why}). Cara mainnya menjadi lebih sederhana."
            )
        }
    }
}

/// A side's name.
pub(super) fn side(disc: Disc) -> &'static str {
    (INDONESIAN.arena.disc)(disc)
}

fn why(reason: Reason) -> String {
    match reason {
        Reason::OnlyMove => "itu satu-satunya langkah.".to_owned(),
        Reason::EndsGame(margin) if margin > 0 => {
            format!("permainan selesai dan Anda menang dengan selisih {margin}.")
        }
        Reason::EndsGame(0) => "permainan selesai dengan seri.".to_owned(),
        Reason::EndsGame(_) => "permainan selesai dengan kekalahan sekecil mungkin.".to_owned(),
        Reason::TakesCorner => "mengambil sudut, yang tak pernah bisa dibalik.".to_owned(),
        Reason::ForcesPass => "lawan tak punya jawaban dan harus lewat.".to_owned(),
        Reason::Proven(margin) if margin > 0 => {
            format!("kalau dimainkan sampai akhir, menang dengan selisih {margin}.")
        }
        Reason::Proven(0) => "kalau dimainkan sampai akhir, hasilnya seri.".to_owned(),
        Reason::Proven(margin) => format!("kalau dimainkan sampai akhir, kalah hanya {}.", -margin),
        Reason::GuardsCorner(1) => "satu-satunya langkah lain akan memberikan sudut.".to_owned(),
        Reason::GuardsCorner(n) => format!("{n} langkah lain akan memberikan sudut."),
        Reason::FewestReplies(1) => "lawan hanya punya satu jawaban.".to_owned(),
        Reason::FewestReplies(n) => format!("lawan hanya punya {n} jawaban."),
        Reason::TurnsMost(n) => format!("membalik paling banyak, {n} keping, dan akhir sudah dekat."),
        Reason::TurnsFewest(n) => format!("hanya membalik {n} keping dan tidak banyak memberi."),
        Reason::LooksBest(0 | 1) => "langkah ini yang terbaik.".to_owned(),
        Reason::LooksBest(depth) => format!("terbaik setelah melihat {depth} langkah ke depan."),
    }
}

fn square_words(square: Square, state: &SquareState) -> String {
    let disc = match state.disc {
        Some(Disc::Black) => "keping hitam",
        Some(Disc::White) => "keping putih",
        None => "kosong",
    };
    let takes = state.takes.map(|takes| format!("bisa dimainkan, membalik {takes}"));
    let worth =
        state.worth.map(|(grade, score)| format!("{}, {}", (INDONESIAN.arena.grade)(grade), figure(score)));
    let words = [
        (true, disc),
        (takes.is_some(), takes.as_deref().unwrap_or_default()),
        (state.last, "langkah terakhir"),
        (state.hinted, "saran"),
        (state.marked, "ketuk lagi untuk main"),
        (worth.is_some(), worth.as_deref().unwrap_or_default()),
    ];
    spoken(square, &words)
}

fn file_name(file: Stored) -> &'static str {
    match file {
        Stored::Game => "Permainan tersimpan",
        Stored::Checkers => "Permainan dam tersimpan",
        Stored::Settings => "Berkas pengaturan",
        Stored::Session => "Catatan halaman terakhir",
        Stored::Window => "Letak jendela",
        Stored::Lab => "Halaman lab",
        Stored::Editor => "Posisi yang sedang disusun",
        Stored::Puzzles => "Catatan teka-teki",
        Stored::Exercises => "Catatan latihan",
        Stored::Review => "Tinjauan",
        Stored::Archive => "Arsip permainan",
    }
}
