### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = Othello
# The large buttons.
arena-start = Mulai Permainan
arena-restart = Ulangi Permainan
# Small buttons with an icon: as short as can be.
arena-undo = Batal
arena-redo = Ulang
arena-hint = Saran
arena-hint-coming = Mencari langkah terbaik…
# Ends the computer's thinking.
arena-move-now = Jalan sekarang
# While two computers play.
arena-pause = Jeda
arena-go-on = Teruskan
arena-step = Satu langkah

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = Hitam
arena-disc-white = Putih
# A person, in the card of a player.
arena-person = Pemain
arena-you = Anda
# Behind the name of the side whose turn it is, in its card.
arena-to-move = giliran
# It names the button arena-start.
arena-press-start = Tekan Mulai Permainan kalau sudah siap.
arena-begins = Permainan dimulai. { side } melangkah lebih dulu.
# The person who plays the computer is to move, on so many squares.
arena-your-turn = Giliran Anda, { side }: { $moves } langkah mungkin.
# One of two people is to move.
arena-turn-of = Giliran { side }: { $moves } langkah mungkin.
arena-thinking = { side } sedang berpikir…
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = kedalaman { $depth }, { $nodes } posisi
# The same of a move that needed no thinking.
arena-from-book = dari buku pembukaan
# A move was played and its discs are turning.
arena-played = { side } main di { $at } dan membalik { $discs } keping.
arena-passes =
    { $squares ->
        [1] { side } tidak punya langkah: di satu petak kosong tak ada keping yang terbalik. { other-side } melangkah lagi.
       *[other] { side } tidak punya langkah: di { $squares } petak kosong tak ada keping yang terbalik. { other-side } melangkah lagi.
    }
arena-paused = Dijeda.
arena-no-engine = Komputer sedang tidak bisa bermain.
# A tap was no move.
arena-refused-taken = { $at } sudah terisi.
arena-refused-useless = { $at } bukan langkah: tidak ada keping yang terbalik.
arena-tap-again = Ketuk { $at } sekali lagi untuk main di sana.

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = { side } menang { $score }
arena-drawn = Seri, { $score }
# Under the result.
arena-ended-lead = Papan penuh. Selisihnya { $discs } keping.
arena-ended-even = Papan penuh, dan kedua pihak sama kuat.
arena-ended-early = Tak ada yang bisa melangkah; { $squares } petak tetap kosong.
arena-play-again = Main lagi
arena-change-level = Ganti tingkat
arena-review = Tinjau

# Over the history of moves.
arena-history = Langkah
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }, membalik { $taken }
arena-passed = { side } lewat: tak ada langkah
# The discs of both sides, read out.
arena-score-spoken = hitam { $black }, putih { $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line }; { $score }
# An older position is shown.
arena-viewing = Anda melihat langkah { $ply } dari { $all }. Permainan menunggu.
arena-earlier = Sebelumnya
arena-later = Berikutnya
arena-back-to-game = Kembali ke permainan
arena-play-from-here = Main dari sini

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = Main di { $at }: itu satu-satunya langkah.
arena-advice-ends-won = Main di { $at }: permainan selesai dan Anda menang dengan selisih { $margin }.
arena-advice-ends-drawn = Main di { $at }: permainan selesai dengan seri.
arena-advice-ends-lost = Main di { $at }: permainan selesai dengan kekalahan sekecil mungkin.
arena-advice-takes-corner = Main di { $at }: mengambil sudut, yang tak pernah bisa dibalik.
arena-advice-forces-pass = Main di { $at }: lawan tak punya jawaban dan harus lewat.
arena-advice-proven-won = Main di { $at }: kalau dimainkan sampai akhir, menang dengan selisih { $margin }.
arena-advice-proven-drawn = Main di { $at }: kalau dimainkan sampai akhir, hasilnya seri.
arena-advice-proven-lost = Main di { $at }: kalau dimainkan sampai akhir, kalah hanya { $margin }.
arena-advice-guards-corner =
    { $moves ->
        [1] Main di { $at }: satu langkah lain akan memberikan sudut.
       *[other] Main di { $at }: { $moves } langkah lain akan memberikan sudut.
    }
arena-advice-fewest-replies =
    { $moves ->
        [1] Main di { $at }: lawan hanya punya satu jawaban.
       *[other] Main di { $at }: lawan hanya punya { $moves } jawaban.
    }
arena-advice-turns-most = Main di { $at }: membalik paling banyak, { $discs } keping, dan akhir sudah dekat.
arena-advice-turns-fewest = Main di { $at }: hanya membalik { $discs } keping dan tidak banyak memberi.
arena-advice-best = Main di { $at }: langkah ini yang terbaik.
arena-advice-best-ahead = Main di { $at }: terbaik setelah melihat { $depth } langkah ke depan.

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = Sekilas pandang: { $points } poin.
arena-opinion-points = Dilihat { $depth } langkah ke depan: { $points } poin.
arena-opinion-draw = Dimainkan sampai akhir: seri.
arena-opinion-win = Dimainkan sampai akhir: menang { $discs } keping.
arena-opinion-loss = Dimainkan sampai akhir: kalah { $discs } keping.
arena-opinion-even = { $depth } langkah ke depan: kira-kira seri.
arena-opinion-ahead = { $depth } langkah ke depan: menang kira-kira { $discs } keping.
arena-opinion-behind = { $depth } langkah ke depan: kalah kira-kira { $discs } keping.
arena-opinion-turned = Membalik { $discs } keping.

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = bagus
arena-grade-fine = cukup
arena-grade-risky = rawan

## A square, read out part by part: "f5, empty, playable, takes 3".

arena-square-black = keping hitam
arena-square-white = keping putih
arena-square-empty = kosong
arena-square-takes = bisa dimainkan, membalik { $discs }
arena-square-last = langkah terakhir
arena-square-hint = saran
arena-square-again = ketuk lagi untuk main
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }, { $figure }
