### The page with the player's progress.

statistics-empty = Selesaikan satu permainan melawan komputer, dan hasil Anda tampil di sini.
statistics-levels = Melawan tiap tingkat
statistics-over-time = Dari waktu ke waktu
statistics-span-last = { $games } permainan terakhir
statistics-span-all = Semua permainan
statistics-span-month = { month-long } { $year }
month-long =
    { $month ->
        [1] Januari
        [2] Februari
        [3] Maret
        [4] April
        [5] Mei
        [6] Juni
        [7] Juli
        [8] Agustus
        [9] September
        [10] Oktober
        [11] November
       *[12] Desember
    }
statistics-score = { $won } menang, { $drawn } seri, { $lost } kalah
statistics-percent = { $percent }%
# What the parts of a bar mean.
statistics-legend = Terisi: menang. Bergaris: seri. Kosong: kalah.
statistics-streaks = Berturut-turut
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [1] Permainan terakhir: menang.
       *[other] { $games } permainan terakhir: menang.
    }
statistics-streak-drawn =
    { $games ->
        [1] Permainan terakhir: seri.
       *[other] { $games } permainan terakhir: seri.
    }
statistics-streak-lost =
    { $games ->
        [1] Permainan terakhir: kalah.
       *[other] { $games } permainan terakhir: kalah.
    }
statistics-best-streak =
    { $games ->
        [0] Belum pernah menang.
       *[other] Terbaik: menang { $games } kali berturut-turut.
    }
statistics-losses = Keping hilang per langkah
statistics-losses-note = Dalam permainan yang ditinjau, yang terbaru di kanan. Makin sedikit makin baik.
statistics-no-losses = Tinjau permainan Anda, dan grafik di sini menunjukkan apakah Anda makin baik.
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = Kurang lebih sama seperti sebelumnya: { $now } keping per langkah.
statistics-trend-better = Anda makin baik: { $now } keping per langkah, sebelumnya { $before }.
statistics-trend-worse = Anda kehilangan lebih banyak: { $now } keping per langkah, sebelumnya { $before }.
# The chart, read out: the first and the last of so many games.
statistics-chart = Grafik { $games } permainan: dari { $first } ke { $last } keping per langkah
statistics-strength = Kekuatan Anda
statistics-strength-unknown = Selesaikan satu permainan Othello melawan komputer tanpa bantuan, dan kekuatan Anda diperkirakan di sini.
statistics-strength-now = Sekitar { $elo } ± { $error }, setelah { $games } permainan.
statistics-strength-note = Pada skala para lawan. Pita menunjukkan galatnya, dan permainan terbaru di kanan. Permainan dengan petunjuk atau langkah yang dibatalkan tidak dihitung.
statistics-strength-reset = Kembalikan kekuatan saya
statistics-strength-chart = Grafik kekuatan Anda dalam { $games } permainan: dari { $first } ke { $last }
