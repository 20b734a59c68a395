### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.

checkers-title = Dam
checkers-game-othello = Othello
checkers-game-checkers = Dam
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = Lanjutkan Othello
checkers-resume-checkers = Lanjutkan Dam

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = Pemula
checkers-level-apprentice = Murid baru
checkers-level-student = Pelajar
checkers-level-club = Pemain klub
checkers-level-strategist = Ahli strategi
checkers-level-expert = Pakar
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = Melihat satu langkah dan jawaban Anda (alpha-beta, kedalaman 2).
checkers-summary-apprentice = Melihat empat langkah ke depan (alpha-beta).
checkers-summary-student = Melihat enam langkah ke depan (alpha-beta).
checkers-summary-club = Melihat delapan langkah ke depan (NegaScout).
checkers-summary-strategist = Melihat sepuluh langkah ke depan (NegaScout).
checkers-summary-expert = Melihat dua belas langkah ke depan (NegaScout).

## The status line

checkers-your-turn = Giliran Anda, { side }.
checkers-turn-of = Giliran { side }.
checkers-choose = Ketuk sebuah bidak, lalu petak tujuannya.
checkers-chosen = Bidak di { $at } dipilih. Ketuk petak tujuannya.
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [1] Wajib melompat dengan bidak berlingkar.
       *[other] Wajib melompat: satu dari { $pieces } bidak berlingkar.
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = Lompatan berlanjut dari { $at }. Ketuk petak berikutnya.
checkers-tap-again = Ketuk { $at } sekali lagi untuk ke sana.

# A tap was no move, and why.
checkers-refused-not-yours = Bidak di { $at } bukan milik Anda.
checkers-refused-choose-first = Ketuk dulu bidak yang akan melangkah.
checkers-refused-must-jump = Bidak di { $at } harus menunggu: ada lompatan wajib.
checkers-refused-must-jump-elsewhere = Tidak ke { $at }: ada lompatan wajib.
checkers-refused-must-go-on = Lompatan belum selesai: bidak yang sama harus terus.
checkers-refused-stuck = Bidak di { $at } tidak bisa melangkah.
checkers-refused-not-there = Bidak yang dipilih tidak bisa ke { $at }.
checkers-refused-two-ways = Dua jalan menuju { $at }. Ketuk petak demi petak.

# A move was played.
checkers-played-step = { side } main { $notation }.
checkers-played-step-king = { side } main { $notation }; raja baru.
checkers-played-jump = { side } main { $notation } dan memakan { $pieces } bidak.
checkers-played-jump-king = { side } main { $notation } dan memakan { $pieces } bidak; raja baru.

# The result, as a heading.
checkers-won = { side } menang
checkers-drawn = Seri
# Under the result; $side is the loser.
checkers-ended-no-piece = Bidak { side } sudah habis.
checkers-ended-no-move = { side } tidak bisa melangkah lagi.
checkers-ended-repetition = Posisi yang sama muncul untuk ketiga kalinya.
checkers-ended-no-progress = 40 langkah tiap pihak hanya oleh raja, tanpa makan.
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = Main { $notation }: itu satu-satunya langkah.
checkers-advice-wins = Main { $notation }: langkah ini menang.
checkers-advice-crowns = Main { $notation }: menjadi raja.
checkers-advice-takes-most =
    { $pieces ->
        [1] Main { $notation }: memakan satu bidak.
       *[other] Main { $notation }: memakan paling banyak, { $pieces } bidak.
    }
checkers-advice-best = Main { $notation }: langkah ini yang terbaik.
checkers-advice-best-ahead = Main { $notation }: terbaik setelah melihat { $depth } langkah ke depan.
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points = Dilihat { $depth } langkah ke depan: { $men } bidak.
checkers-opinion-wins = Dimainkan sampai akhir: Anda menang dengan sisa { $pieces }.
checkers-opinion-loses = Dimainkan sampai akhir, semua langkah kalah.

## A square, read out part by part: "15, black man, must jump, chosen".

checkers-square-empty = kosong
checkers-square-black-man = bidak hitam
checkers-square-black-king = raja hitam
checkers-square-white-man = bidak putih
checkers-square-white-king = raja putih
checkers-square-movable = bisa melangkah
checkers-square-must-jump = wajib melompat
checkers-square-chosen = dipilih
checkers-square-playable = bisa dimainkan
checkers-square-last = langkah terakhir
checkers-square-hint = saran
checkers-square-again = ketuk lagi untuk main

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = Permainan dam yang sedang berjalan akan hilang.
# A switch of the settings, and a line about it.
checkers-numbers = Nomor di papan dam
checkers-numbers-note = Langkah ditulis dengan nomor itu: 11-15, 22x15.

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = Aturan dam
checkers-aim-title = Tujuan
checkers-aim-text = Dua pihak dengan dua belas bidak masing-masing bermain di petak gelap papan delapan kali delapan. Makanlah semua bidak lawan, atau buat lawan tidak bisa melangkah. Hitam melangkah lebih dulu; sesudah itu bergantian.
checkers-aim-caption = Awal permainan. Hitam mulai di atas, putih di bawah.
checkers-step-title = Melangkah
checkers-step-text = Bidak biasa maju satu petak secara miring ke petak gelap yang kosong. Bidak biasa tidak pernah mundur.
checkers-step-caption = Bidak ini boleh ke salah satu titik.
checkers-jump-title = Melompat
checkers-jump-text = Kalau bidak lawan berdiri tepat di depan bidak Anda dan petak di belakangnya kosong, Anda melompatinya dan memakannya. Lompatan itu wajib: kalau bisa melompat, Anda harus melompat. Kalau ada beberapa lompatan, pilih salah satu.
checkers-jump-caption = Putih wajib melompat dengan bidak berlingkar; yang lain tidak boleh.
checkers-several-jumps-title = Lompatan beruntun
checkers-several-jumps-text = Kalau bidak yang sama bisa melompat lagi dari tempat mendaratnya, ia harus terus dan memakan satu bidak setiap lompatan. Baru sesudah itu giliran lawan. Ketuk petak demi petak, atau langsung petak terakhir.
checkers-several-jumps-caption = Satu langkah lewat kedua titik memakan dua bidak.
checkers-kings-title = Raja
checkers-kings-text = Bidak yang mencapai baris terjauh menjadi raja, dan langkahnya selesai di situ. Raja melangkah dan melompat maju maupun mundur, satu petak seperti bidak biasa.
checkers-kings-caption = Raja melompat mundur melewati bidak hitam.
checkers-end-title = Akhir
checkers-end-text = Siapa yang bidaknya habis atau tidak bisa melangkah, kalah. Permainan seri kalau posisi yang sama muncul ketiga kalinya, atau kalau selama empat puluh langkah tiap pihak tak ada bidak biasa yang maju dan tak ada yang dimakan.
checkers-end-caption = Giliran hitam, tetapi kedua bidaknya terhalang: putih menang.
