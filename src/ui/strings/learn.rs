//! The words of the page with the ways to learn.

/// The ways to learn, each with a line about it.
pub struct LearnWords {
    pub title: &'static str,
    pub archive: &'static str,
    pub archive_note: &'static str,
    pub exercises: &'static str,
    pub exercises_note: &'static str,
    pub puzzles: &'static str,
    pub puzzles_note: &'static str,
    pub openings: &'static str,
    pub openings_note: &'static str,
    pub editor: &'static str,
    pub editor_note: &'static str,
    pub transfer: &'static str,
    pub transfer_note: &'static str,
    pub statistics: &'static str,
    pub statistics_note: &'static str,
    pub lab_note: &'static str,
}

pub(super) const ENGLISH: LearnWords = LearnWords {
    title: "Learn",
    archive: "My games",
    archive_note: "Finished games to review and share.",
    exercises: "Exercises",
    exercises_note: "Your own mistakes, to be made good.",
    puzzles: "Puzzles",
    puzzles_note: "Endgames with one good move.",
    openings: "Openings",
    openings_note: "The known beginnings and their names.",
    editor: "Set up a position",
    editor_note: "Place the discs, then play or analyse.",
    transfer: "Paste or share",
    transfer_note: "Games and positions as text.",
    statistics: "Progress",
    statistics_note: "Your results over time.",
    lab_note: "Experiments: compare searches, let levels play.",
};

pub(super) const INDONESIAN: LearnWords = LearnWords {
    title: "Belajar",
    archive: "Permainan saya",
    archive_note: "Permainan selesai untuk ditinjau.",
    exercises: "Latihan",
    exercises_note: "Perbaiki kesalahan Anda sendiri.",
    puzzles: "Teka-teki",
    puzzles_note: "Akhir dengan satu langkah terbaik.",
    openings: "Pembukaan",
    openings_note: "Awal permainan dan namanya.",
    editor: "Susun posisi",
    editor_note: "Letakkan keping, lalu mainkan.",
    transfer: "Tempel atau bagikan",
    transfer_note: "Permainan dan posisi sebagai teks.",
    statistics: "Kemajuan",
    statistics_note: "Hasil Anda dari waktu ke waktu.",
    lab_note: "Percobaan: bandingkan pencarian, adu tingkat.",
};
