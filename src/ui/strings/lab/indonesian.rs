//! The Lab page in Indonesian.

use std::time::Duration;

use super::LabWords;
use crate::app::lab::Source;
use crate::lab::{Builtin, Terms, Title};

/// Bahasa Indonesia.
pub(in crate::ui::strings) const INDONESIAN: LabWords = LabWords {
    title: "Lab",
    compare: "Pencarian",
    compare_note: "Setiap pencarian melihat posisi yang sama, sama dalamnya. Nilainya selalu sama; bedanya, berapa \
                   banyak posisi yang dikunjungi untuk itu.",
    contest: "Pertandingan",
    contest_note: "Dua tingkat Othello bertanding: setiap pembukaan dua kali, dengan warna ditukar.",
    game: "Permainan",
    positions: "Posisi",
    source: |source| match source {
        Source::Current => "Permainan saya",
        Source::Builtin(builtin) => builtin_name(builtin),
        Source::Random => "Acak",
    },
    subject: |title| match title {
        Title::Builtin(builtin) => builtin_name(builtin).to_owned(),
        Title::Current => "Permainan saya".to_owned(),
        Title::Random { seed, plies } => format!("Acak, benih {seed}, {plies} langkah"),
        Title::Numbered(number) => format!("Acak {number}"),
        Title::Given => "Diberikan".to_owned(),
    },
    seed: "Benih acak",
    plies: "Langkah acak",
    less: |what| format!("{what}: kurangi"),
    more: |what| format!("{what}: tambah"),
    searches: "Pencarian",
    depths: "Langkah ke depan",
    negamax_limit: |depth| {
        format!("Negamax biasa melihat paling jauh {depth} langkah: lebih dari itu perlu bermenit-menit.")
    },
    nothing: "Pilih setidaknya satu posisi, satu pencarian, dan satu kedalaman.",
    first_player: "Pemain pertama",
    second_player: "Pemain kedua",
    games: "Jumlah permainan",
    openings: "Pembukaan",
    run: |n| format!("Jalankan {n} pencarian"),
    play: |n| format!("Mainkan {n} kali"),
    stop: "Hentikan",
    go_on: "Teruskan",
    change: "Ubah",
    results: "Hasil",
    no_results: "Belum ada yang dijalankan.",
    copy: "Salin sebagai teks",
    copied: "Tersalin",
    searches_done: |done, all| format!("{done} dari {all} pencarian"),
    games_done: |done, all| format!("{done} dari {all} permainan"),
    left: |left| format!("kira-kira {} lagi", span(left)),
    starting: "baru mulai",
    stopped: "dihentikan",
    failed: |why| format!("Ini tidak bisa diselesaikan: {why}"),
    agree: "Semua pencarian sepakat tentang setiap nilai.",
    disagree: "Dua pencarian berbeda nilai. Ini seharusnya tidak terjadi: mohon beri tahu kami.",
    chart_nodes: "Simpul",
    chart_time: "Waktu",
    chart_depth: |depth, n| {
        if n == 1 {
            format!("{depth} langkah ke depan, satu posisi")
        } else {
            format!("{depth} langkah ke depan, {n} posisi bersama")
        }
    },
    log_scale: "Logaritmis: balok dua kali lebih panjang berarti jauh lebih dari dua kali lipat.",
    depth: |depth| format!("{depth} langkah ke depan"),
    nodes: |count| format!("{count} simpul"),
    millis: |millis| format!("{millis} md"),
    share: |percentage, first| format!("{percentage} % dari {first}"),
    value: |value, best| match best {
        Some(best) => format!("{value}, main {best}"),
        None => value.to_owned(),
    },
    won: "menang",
    drawn: "seri",
    lost: "kalah",
    points: "Poin",
    discs_a_game: "Keping per permainan",
    strength: "Selisih Elo (95 %)",
    strength_bound: |above, elo| if above { format!("di atas {elo:+}") } else { format!("di bawah {elo:+}") },
    unknown: "belum diketahui",
    a_move: |millis, nodes| format!("{millis} md, {nodes} simpul per langkah"),
    game_number: |number, of| format!("Permainan {number} dari {of}"),
    each_game: "Setiap permainan",
    in_game: |moves, nodes, millis| format!("{moves} langkah, {nodes} simpul, {millis} md"),
    terms: Terms {
        position: "posisi",
        depth: "kedalaman",
        value: "nilai",
        search: "pencarian",
        nodes: "simpul",
        millis: "md",
        line: "urutan langkah",
        share_of: |first| format!("dari {first}"),
        fewer_than: |first| format!("lebih sedikit dari {first}"),
        of: |some, all| format!("{some} dari {all}"),
        millis_in_all: "md seluruhnya",
        longest: "terlama, md",
        won_by: |margin| format!("menang {margin}"),
        lost_by: |margin| format!("kalah {margin}"),
        title: |title| (INDONESIAN.subject)(title),
        player: "tingkat",
        against: "melawan",
        games: "permainan",
        won_drawn_lost: "menang/seri/kalah",
        score: "poin",
        discs: "keping",
        elo: "Elo ± 95 %",
        nodes_a_move: "simpul per langkah",
        millis_a_move: "md per langkah",
        grouping: '.',
        decimal: ',',
    },
};

const fn builtin_name(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::Start => "Awal",
        Builtin::PaperZero => "Contoh makalah",
        Builtin::Opening | Builtin::CheckersOpening => "Pembukaan",
        Builtin::MiddlegameOne | Builtin::CheckersMiddlegameOne => "Tengah 1",
        Builtin::MiddlegameTwo | Builtin::CheckersMiddlegameTwo => "Tengah 2",
        Builtin::Ending => "Akhir",
        Builtin::KingEnding => "Akhir dengan raja",
        Builtin::ManyJumps => "Banyak lompatan",
    }
}

/// A time as a person waits for it.
fn span(left: Duration) -> String {
    match left.as_secs() {
        0..=1 => "sedetik".to_owned(),
        secs @ 2..=90 => format!("{secs} detik"),
        secs => format!("{} menit", secs.div_ceil(60)),
    }
}
