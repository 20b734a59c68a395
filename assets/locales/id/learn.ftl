### The page with the ways to learn: each a button with a short line about it.

learn-title = Belajar
learn-archive = Permainan saya
learn-archive-note = Permainan selesai untuk ditinjau.
learn-exercises = Latihan
learn-exercises-note = Perbaiki kesalahan Anda sendiri.
learn-puzzles = Teka-teki
learn-puzzles-note = Akhir dengan satu langkah terbaik.
learn-openings = Pembukaan
learn-openings-note = Awal permainan dan namanya.
learn-editor = Susun posisi
learn-editor-note = Letakkan keping, lalu mainkan.
learn-transfer = Tempel atau bagikan
learn-transfer-note = Permainan dan posisi sebagai teks.
learn-statistics = Kemajuan
learn-statistics-note = Hasil Anda dari waktu ke waktu.
learn-lab-note = Percobaan: bandingkan pencarian, adu tingkat.
