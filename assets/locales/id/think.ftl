### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "wins 4" or "loses 4".

think-title = Cara berpikir
# The example of the paper that this app grew out of, and where it is from.
think-lesson = Contoh dari makalah
think-lesson-place = Tabel 1 dari Handayani, Arisandi, dan Sitompul
# Which position it is. $level is the name of a level.
think-subject-level = Langkah { $number }: cara { $level } mencari untuk { side }.
think-subject-other-level = Langkah { $number }, { side }. { $level } mencari dengan cara lain.
think-subject = Langkah { $number }: giliran { side }.
# $algorithm is a name such as NegaScout.
think-search = { $algorithm }, { $depth } langkah ke depan
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $visited } dari { $whole } posisi dikunjungi ({ $percent } %)
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = { $visited } kunjungan, pohon utuh punya { $whole }
think-drawn = { $shown } dari { $all } digambar: tingkat terdalam tidak ditampilkan.
think-searching = Mencari…
think-searching-positions = Mencari… { $positions } posisi
think-impossible = Komputer sedang tidak bisa mencari.
think-step-of = Tahap { $step } dari { $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = Mundur
think-next = Maju
think-play = Putar
think-pause = Jeda
think-speed-slow = Lambat
think-speed-normal = Biasa
think-speed-fast = Cepat
# The bar of all steps, read out.
think-steps = Tahap
think-zoom-in = Perbesar
think-zoom-out = Perkecil
think-whole = Seluruh pohon
think-change = Ganti cara mencari

## The choices

think-how-search = Bagaimana cara mencarinya?
think-algorithm-minimax = Negamax biasa
think-algorithm-alpha-beta = Alpha-beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = Melihat setiap jalur sampai akhir. Tidak ada yang dilewati.
think-note-alpha-beta = Melewati jawaban yang tidak mungkin mengubah pilihan.
think-note-nega-scout = Percaya pada langkah pertamanya, lalu hanya memeriksa apakah ada yang lebih baik.
think-note-mtdf = Menebak nilainya lalu makin mendekatinya, putaran demi putaran, dengan ingatan.
think-how-deep = Berapa langkah ke depan?
think-how-fast = Seberapa cepat diputar?
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = Cara membacanya
think-reading-text = Setiap kartu adalah satu langkah, dengan nilai posisi sesudahnya bagi pihak yang kepingnya ada di depan angka. Yang baik bagi satu pihak buruk bagi pihak lain, jadi tandanya berbalik saat naik. Panah ke atas berarti "atau lebih", panah ke bawah "atau kurang". Dua garis merah: tidak ada yang melihat ke sana, karena tidak akan berpengaruh. Baris kedua adalah jendela: nilai-nilai yang masih bisa mengubah pilihan.
think-done = Selesai
# A button on the page of rules, and the text over it.
think-to-lesson = Lihat contoh dari makalah
think-lesson-note = Bagaimana komputer memutuskan? Ikuti contoh dari makalah yang menjadi asal permainan ini, angka demi angka.

## The board and the tree

# Read out; $last is who moved last and where, such as "Black f5".
think-board = Papan setelah { $last }
think-board-first = Papan sebelum melangkah
# On the card of the position that the search starts from: very short.
think-root = kini
# A move of a side that cannot place a disc, on a card: very short.
think-pass = lewat
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = putaran { $number }
# A value on a card: very short. The margin is in discs.
think-short-win = menang { $margin }
think-short-loss = kalah { $margin }
# The window of a node, read out: which values could still change the choice.
think-window-any = semua nilai berarti
think-window-more = hanya lebih dari { $low } yang berarti
think-window-less = hanya kurang dari { $high } yang berarti
think-window-between = hanya { $low } sampai { $high } yang berarti
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = semua nilai
# So many moves were not looked at, on a card: very short.
think-cut-short = { $moves } dipotong
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions } di bawah
# The paper lists this position without searching it: very short.
think-listed = hanya dicatat
# Its value was known from before: very short.
think-remembered = diingat
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = Kini
think-column-moves = Langkah { side }
think-column-answers = Jawaban { side }

## A card, read out: "Black f5: −620 for Black; only more than −700 matters, chosen".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node }: { $value } bagi { side }
think-node-unsearched = { $node }: belum dicari
think-node-listed = { $node }, hanya dicatat
think-node-remembered = { $node }, diingat
# $window is one of the messages think-window-….
think-node-cut = { $node }, { $moves } dipotong; { $window }
think-node-window = { $node }; { $window }
think-node-chosen = { $node }, dipilih

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = menang dengan selisih { $margin }
think-worth-loss = kalah dengan selisih { $margin }
think-or-more = { $worth } atau lebih
think-or-less = { $worth } atau kurang

think-begins = Giliran { side }.
think-begins-detail = { $algorithm } melihat { $depth } langkah ke depan. Nilai sebuah langkah adalah sisa dari jawaban terbaiknya.
# A pass of MTD(f), not of the game.
think-pass-begins = Putaran { $number }: apakah nilainya { $worth } atau lebih bagi { side }?
think-pass-begins-detail = Satu putaran hanya menjawab ya atau tidak, dan itu cepat.
think-pass-ends = Putaran { $number }: nilainya { $worth } bagi { side }.
think-pass-ends-detail = Putaran berikutnya bertanya lebih dekat ke nilainya.
think-tries = { side } mencoba { $at }.
think-tries-detail = Apa jawaban terbaik { other-side }?
think-scouts = { side } memeriksa { $at } sekilas.
think-scouts-detail = Hanya ada satu pertanyaan: apakah lebih baik daripada { $worth }?
think-tries-again = { $at } tampak lebih baik.
think-tries-again-detail = Maka { side } mencarinya sekali lagi untuk tahu seberapa baik.
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at } bernilai { $worth } bagi { side }.
think-row-detail = Tabel 1, baris { $letter }: bagi { other-side } { $formula }. Tandanya berbalik saat naik.
think-row-listed = { side } bisa menjawab { $at }.
think-row-listed-detail = Tabel 1, baris { $letter }: bagi { other-side } { $formula }. Makalah mencatat jawaban-jawaban ini dan memutuskan dari langkah di atasnya.
think-worth = { $at } bernilai { $worth } bagi { side }.
# How the value came about.
think-how-judged = Begitulah posisi sesudahnya dinilai.
think-how-answer = Itu sisa dari jawaban terbaik { other-side }; tandanya berbalik saat naik.
think-how-memory = Posisi ini pernah ditemui, dan ingatan yang menjawab.
think-how-hidden = { $positions } posisi di bawahnya tidak digambar.
# And what it means for the choice; this sentence follows one of those above.
think-is-best = Sejauh ini yang terbaik.
think-is-behind = { $at } dengan { $worth } tetap yang terbaik.
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = Atas { $at }, { other-side } punya jawaban { $answer } yang bernilai { $worth } atau lebih.
think-cut-unnamed = Atas { $at }, { other-side } punya jawaban yang bernilai { $worth } atau lebih.
think-cut-detail = { side } sudah punya yang sama baiknya di tempat lain dan tidak akan memainkannya, jadi { $moves } jawaban lain tidak perlu dilihat.
think-cut-detail-pass = Itu sudah menjawab pertanyaan putaran ini, jadi { $moves } jawaban lain tidak perlu dilihat.
think-chosen = { side } main { $at }, nilainya { $worth }.
think-chosen-detail = Melawan jawaban terbaik, inilah yang terbaik bagi { side }.
# It follows the sentence above.
think-chosen-first = Ada langkah lain yang sama nilainya; yang pertama yang diambil.
think-over = Permainan sudah selesai di sini.
think-over-detail = Tidak ada yang perlu dicari.
