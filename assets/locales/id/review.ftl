### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = Tinjauan
review-nothing = Belum ada permainan di sini. Selesaikan satu permainan lalu tekan Tinjau, atau pilih permainan Anda.
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = Menilai dari akhir permainan: { $done } dari { $all } posisi
review-deepening = Menilai lagi lebih dalam: { $done } dari { $all } posisi
review-stop = Hentikan
review-go-on = Lanjutkan
review-deeper = Lihat lagi, lebih dalam
review-is-deep = Ini penilaian yang lebih dalam.
review-impossible = Mesin tidak dapat dijalankan, jadi tidak ada yang bisa dinilai.
# Buttons that step through the game.
review-earlier = Sebelumnya
review-later = Berikutnya
review-previous-mistake = Kesalahan sebelumnya
review-next-mistake = Kesalahan berikutnya

## The graph

review-graph = Perkiraan hasil
# In the graph, over the part that is proven: short.
review-exact = pasti
# $value is one of the messages below.
review-graph-at = Setelah langkah { $number } dari { $all }: { $value }
review-graph-pending = Setelah langkah { $number } dari { $all }: belum dinilai
# The expected result in short: who wins, by how much, such as "Black +4".
review-value-exact = { side } { $discs }
review-value-about = { side } kira-kira { $discs }
review-value-even = seimbang
# The board, read out.
review-board = Papan setelah { $moves } langkah, giliran { side }
review-board-end = Papan setelah { $moves } langkah, akhir permainan

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = Terbaik
review-class-good = Baik
review-class-inaccuracy = Kurang tepat
review-class-mistake = Kesalahan
review-class-blunder = Blunder
review-move-title = Langkah { $number }: { side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict = { $class }: rugi { $discs } keping
review-turned = Langkah ini membalikkan hasil.
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = { $at } lebih baik: { $value } pada akhirnya, bukan { $other }; ini terbukti.
review-better-about = { $at } lebih baik: kira-kira { $value } pada akhirnya, bukan { $other }.
# $line are moves such as f5 d6 c3.
review-line = Urutan terbaik: { $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better } merebut sudut.
review-why-gives-corner = { $played } langsung memberi lawan sudut { $corner }; { $better } tidak.
review-why-wins-corner-later = Setelah { $better } urutan terbaik memberi Anda sudut { $corner }.
review-why-loses-corner-later = Setelah { $played } urutan terbaik membuat Anda kehilangan sudut { $corner }.
review-why-beside-corner = { $played } berada di sebelah sudut kosong { $corner } dan membantu lawan merebutnya.
review-why-forces-pass = { $better } membuat lawan tidak punya langkah.
review-why-replies = { $better } menyisakan { $few } langkah bagi lawan, { $played } menyisakan { $many }.
review-why-own-moves = Dengan { $better } Anda tetap punya { $many } langkah, dengan { $played } hanya { $few }.
review-why-exposed = Keping Anda berbatasan dengan { $few } petak kosong setelah { $better }, dengan { $many } setelah { $played }: makin sedikit, makin sedikit pula langkah lawan.
review-why-stable = Setelah { $better } ada { $many } keping Anda yang tidak bisa dibalik lagi, setelah { $played } hanya { $few }.
review-why-parity = { $better } mengisi daerah dengan { $odd } petak kosong, jumlah ganjil; { $played } membuka daerah dengan { $even } petak dan menyerahkan petak terakhirnya kepada lawan.
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges = Setelah { $better } tepi papan bernilai sekitar { $discs } keping lebih banyak.
# The board does not show why.
review-why-counted = Tidak langsung terlihat di papan: dihitung sampai akhir permainan.
review-why-unseen = Tidak langsung terlihat di papan: baru tampak { $depth } langkah ke depan.
review-best-played = Tidak ada yang lebih baik.
review-only-move = Itu satu-satunya langkah.
review-pending = Belum dinilai.
review-over = Akhir: Hitam { $black }, Putih { $white }.
# The game is not over.
review-unfinished = Giliran { side }.
review-unfinished-best = Giliran { side }; { $at } tampak terbaik.

## How both sides played

review-totals = Permainan kedua pihak
review-discs-lost = Keping hilang
review-accuracy = Ketepatan
review-percent = { $percent } %
review-accuracy-note = Ketepatan adalah 100 % dikurangi 10 untuk setiap keping yang rata-rata hilang per langkah.
# From how many lost discs on a move belongs to each class.
review-classes-note = Mulai { $good } keping hilang langkah disebut baik, mulai { $inaccuracy } kurang tepat, mulai { $mistake } kesalahan, mulai { $blunder } blunder; satu tingkat lebih buruk bila membalikkan hasil.
# Buttons.
review-think = Lihat ia berpikir
review-practise =
    { $mistakes ->
        [0] Berlatih
       *[other] Latih { $mistakes } kesalahan
    }

## The list of moves

review-moves = Langkah-langkah
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }, { $verdict }
