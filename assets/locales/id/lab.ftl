### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = Lab
# The two tabs, and what each does.
lab-compare = Pencarian
lab-compare-note = Setiap pencarian melihat posisi yang sama, sama dalamnya. Nilainya selalu sama; bedanya, berapa banyak posisi yang dikunjungi untuk itu.
lab-contest = Pertandingan
lab-contest-note = Dua tingkat Othello bertanding: setiap pembukaan dua kali, dengan warna ditukar.
lab-game = Permainan
lab-positions = Posisi
# Which positions, as choices and headings.
lab-source-current = Permainan saya
lab-source-random = Acak
lab-source-start = Awal
lab-source-paper = Contoh makalah
lab-source-opening = Pembukaan
lab-source-middlegame-one = Tengah 1
lab-source-middlegame-two = Tengah 2
lab-source-ending = Akhir
lab-source-king-ending = Akhir dengan raja
lab-source-many-jumps = Banyak lompatan
lab-subject-random = Acak, benih { $seed }, { $plies } langkah
lab-subject-numbered = Acak { $number }
# A position that somebody typed.
lab-subject-given = Diberikan
# The number that random positions grow from.
lab-seed = Benih acak
lab-plies = Langkah acak
# Buttons beside a number, read out; $what is its name.
lab-less = { $what }: kurangi
lab-more = { $what }: tambah
lab-searches = Pencarian
lab-depths = Langkah ke depan
lab-negamax-limit = Negamax biasa melihat paling jauh { $depth } langkah: lebih dari itu perlu bermenit-menit.
lab-nothing = Pilih setidaknya satu posisi, satu pencarian, dan satu kedalaman.
lab-first-player = Pemain pertama
lab-second-player = Pemain kedua
lab-games = Jumlah permainan
lab-openings = Pembukaan
lab-run = Jalankan { $searches } pencarian
lab-play = Mainkan { $games } kali
lab-stop = Hentikan
lab-go-on = Teruskan
lab-change = Ubah
lab-results = Hasil
lab-no-results = Belum ada yang dijalankan.
lab-copy = Salin sebagai teks
lab-copied = Tersalin

## While it runs

lab-searches-done = { $done } dari { $all } pencarian
lab-games-done = { $done } dari { $all } permainan
lab-left-second = kira-kira sedetik lagi
lab-left-seconds = kira-kira { $seconds } detik lagi
lab-left-minutes = kira-kira { $minutes } menit lagi
lab-starting = baru mulai
lab-stopped = dihentikan
# $why is in English.
lab-failed = Ini tidak bisa diselesaikan: { $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = Semua pencarian sepakat tentang setiap nilai.
lab-disagree = Dua pencarian berbeda nilai. Ini seharusnya tidak terjadi: mohon beri tahu kami.
lab-chart-nodes = Simpul
lab-chart-time = Waktu
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $positions ->
        [1] { $depth } langkah ke depan, satu posisi
       *[other] { $depth } langkah ke depan, { $positions } posisi bersama
    }
lab-log-scale = Logaritmis: balok dua kali lebih panjang berarti jauh lebih dari dua kali lipat.
lab-depth = { $depth } langkah ke depan
lab-nodes = { $nodes } simpul
lab-millis = { $millis } md
# A share of the nodes of another search, whose name is $search.
lab-share = { $percent } % dari { $search }
# A value and the move to it.
lab-value = { $value }, main { $best }
# Under numbers of games.
lab-won = menang
lab-drawn = seri
lab-lost = kalah
lab-points = Poin
lab-discs-a-game = Keping per permainan
lab-strength = Selisih Elo (95 %)
# A difference in strength that is only known to lie above or below this.
lab-strength-above = di atas { $elo }
lab-strength-below = di bawah { $elo }
lab-unknown = belum diketahui
lab-a-move = { $millis } md, { $nodes } simpul per langkah
lab-game-number = Permainan { $number } dari { $all }
lab-each-game = Setiap permainan
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }, hitam
       *[white] { $number }. { $level }, putih
    }
lab-in-game = { $moves } langkah, { $nodes } simpul, { $millis } md
