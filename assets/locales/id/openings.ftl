### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = Pembukaan
# Over the list.
openings-note = Urutan langkah boleh berbeda dan papan boleh diputar; yang penting posisinya.
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = Tegak lurus
openings-diagonal = Diagonal
openings-parallel = Sejajar
# $names are other names of an opening, joined by join-list.
openings-also = Disebut juga { $names }
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = Langkah { $shown } dari { $all }: { $moves }
openings-earlier = Sebelumnya
openings-later = Berikutnya
openings-played = Pembukaan: { $name }
openings-left = Langkah { $number } keluar dari jalur yang dikenal.
