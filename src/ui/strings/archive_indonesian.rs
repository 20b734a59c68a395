//! The archive and the player's progress in Indonesian.

use super::archive::{ArchiveWords, StatisticsWords, has_changed, hundredths};
use crate::game::archive::{GameResult, ImportError, Score, Span};
use crate::rules::Disc;

pub(super) const ARCHIVE: ArchiveWords = ArchiveWords {
    empty: "Setiap permainan yang selesai disimpan di sini, untuk dilihat lagi, ditinjau, dan dibagikan.",
    none_found: "Tidak ada permainan seperti ini.",
    n_games: |shown, all| if shown == all { games(all) } else { format!("{shown} dari {}", games(all)) },
    show_all: "Semua",
    filter: "Saring",
    exchange: "Ekspor, impor",
    progress: "Kemajuan",
    result: |result| match result {
        GameResult::Won => "Menang",
        GameResult::Drawn => "Seri",
        GameResult::Lost => "Kalah",
    },
    winner: |winner| match winner {
        Some(Disc::Black) => "Hitam menang",
        Some(Disc::White) => "Putih menang",
        None => "Seri",
    },
    two_people: "Dua orang",
    two_computers: "Dua komputer",
    day: |day| {
        let (year, month, day) = day.date();
        format!("{day} {} {year}", &month_name(month)[..3])
    },
    n_moves: |n_moves| format!("{n_moves} langkah"),
    share: "Bagikan",
    delete: "Hapus",
    close: "Tutup",
    deleted: "Permainan dihapus.",
    undo: "Urungkan",
    copied: |n_games| format!("{} disalin sebagai teks.", games(n_games)),
    imported: |n_new, n_known| match (n_new, n_known) {
        (0, _) => "Semua permainan ini sudah ada di sini.".to_owned(),
        (_, 0) => format!("{} dimasukkan.", games(n_new)),
        _ => format!("{} dimasukkan; {n_known} sudah ada di sini.", games(n_new)),
    },
    import_failed: |error| match error {
        ImportError::Empty => "Tidak ada permainan dalam teks papan klip.".to_owned(),
        ImportError::Line { number, why } => {
            format!("Tidak ada yang dimasukkan. Baris {number}: {why}.")
        }
    },
    exchange_title: "Semua permainan sebagai teks",
    exchange_text: "Satu baris per permainan: tanggal, pemain, hasil, langkah. Salin teks seperti itu di perangkat lain \
        untuk memasukkan permainannya ke sini; yang sudah ada tidak dimasukkan dua kali.",
    copy_all: "Salin semua permainan",
    share_all: "Bagikan semua permainan",
    import: "Impor dari papan klip",
    which_game: "Permainan",
    which_result: "Hasil",
    which_opponent: "Lawan",
    which_opening: "Pembukaan",
    all: "Semua",
    players: |black, white| format!("Hitam: {black}. Putih: {white}."),
    opening: |name| format!("Pembukaan: {name}."),
    lost_a_move: |loss| format!("Anda kehilangan {} keping per langkah.", hundredths(loss, ',')),
    statistics: StatisticsWords {
        empty: "Selesaikan satu permainan melawan komputer, dan hasil Anda tampil di sini.",
        levels: "Melawan tiap tingkat",
        over_time: "Dari waktu ke waktu",
        span: |span| match span {
            Span::Last(n_games) => format!("{n_games} permainan terakhir"),
            Span::All => "Semua permainan".to_owned(),
            Span::Month(year, month) => format!("{} {year}", month_name(month)),
        },
        score: |Score { won, drawn, lost }| format!("{won} menang, {drawn} seri, {lost} kalah"),
        percent: |percent| format!("{percent}%"),
        legend: "Terisi: menang. Bergaris: seri. Kosong: kalah.",
        streaks: "Berturut-turut",
        streak: |result, n_games| {
            let result = match result {
                GameResult::Won => "menang",
                GameResult::Drawn => "seri",
                GameResult::Lost => "kalah",
            };
            match n_games {
                1 => format!("Permainan terakhir: {result}."),
                _ => format!("{n_games} permainan terakhir: {result}."),
            }
        },
        best_streak: |n_games| match n_games {
            0 => "Belum pernah menang.".to_owned(),
            _ => format!("Terbaik: menang {n_games} kali berturut-turut."),
        },
        losses: "Keping hilang per langkah",
        losses_note: "Dalam permainan yang ditinjau, yang terbaru di kanan. Makin sedikit makin baik.",
        no_losses: "Tinjau permainan Anda, dan grafik di sini menunjukkan apakah Anda makin baik.",
        trend: |before, now| {
            let (from, to) = (hundredths(before, ','), hundredths(now, ','));
            match (has_changed(before, now), now < before) {
                (false, _) => format!("Kurang lebih sama seperti sebelumnya: {to} keping per langkah."),
                (true, true) => format!("Anda makin baik: {to} keping per langkah, sebelumnya {from}."),
                (true, false) => {
                    format!("Anda kehilangan lebih banyak: {to} keping per langkah, sebelumnya {from}.")
                }
            }
        },
        chart: |n_games, first, last| {
            format!(
                "Grafik {}: dari {} ke {} keping per langkah",
                games(n_games),
                hundredths(first, ','),
                hundredths(last, ',')
            )
        },
    },
};

fn games(n_games: usize) -> String {
    format!("{n_games} permainan")
}

fn month_name(month: u32) -> &'static str {
    const NAMES: [&str; 12] = [
        "Januari",
        "Februari",
        "Maret",
        "April",
        "Mei",
        "Juni",
        "Juli",
        "Agustus",
        "September",
        "Oktober",
        "November",
        "Desember",
    ];
    NAMES[(month.clamp(1, 12) - 1) as usize]
}
