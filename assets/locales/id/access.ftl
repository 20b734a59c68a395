### What only a screen reader says.

# All squares together.
access-board = Papan
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = Petak berikutnya yang bisa dimainkan
access-last-move = Langkah terakhir
access-read-row = Baca baris ini
access-read-column = Baca kolom ini
access-read-board = Baca papan
access-score = Skor
# The answers.
access-nothing-playable = Sekarang tidak ada yang bisa dimainkan.
access-no-move-yet = Belum ada langkah yang dimainkan.
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = Baris { $number }: { $squares }.
# $letter is the column's, from a to h.
access-column = Kolom { $letter }: { $squares }.
access-empty = kosong
# Two squares of a row or column, each with what is on it.
access-squares = { $first }; { $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }. { $now }
