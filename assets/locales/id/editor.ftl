### The page where a position is set up.

editor-title = Susun posisi
# Before the three choices that follow.
editor-brush-title = Ketukan meletakkan
editor-brush-black = Hitam
editor-brush-white = Putih
editor-brush-empty = Kosong
# Whose turn it is, as choices.
editor-black-to-move = Giliran Hitam
editor-white-to-move = Giliran Putih
editor-undo = Batal
editor-clear = Kosongkan papan
editor-reset = Posisi awal
# What is to be said of the position.
editor-no-discs = Belum ada keping di papan.
editor-no-discs-of = { side } tidak punya keping, jadi tidak ada yang bisa melangkah.
editor-no-moves = Kedua pihak tidak bisa melangkah: permainan sudah selesai.
editor-passes = { side } tidak punya langkah sah dan akan lewat.
editor-moves = Giliran { side }: { $moves } langkah mungkin.
