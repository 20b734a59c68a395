### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = posisi
table-depth = kedalaman
table-value = nilai
table-search = pencarian
table-nodes = simpul
table-millis = md
# The moves that are expected from both sides.
table-line = urutan langkah
# $search is the name of a search.
table-share-of = dari { $search }
table-fewer-than = lebih sedikit dari { $search }
table-of = { $some } dari { $all }
table-millis-in-all = md seluruhnya
table-longest = terlama, md
# A proven win or loss, by so many discs.
table-won-by = menang { $margin }
table-lost-by = kalah { $margin }
table-player = tingkat
table-against = melawan
table-games = permainan
table-won-drawn-lost = menang/seri/kalah
table-score = poin
table-discs = keping
table-elo = Elo ± 95 %
table-nodes-a-move = simpul per langkah
table-millis-a-move = md per langkah
