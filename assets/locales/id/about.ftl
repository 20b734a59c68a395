### What this app is and whose work it stands on.

about-title = Tentang
about-game = Othello untuk saku Anda, dan dam di sampingnya: dua belas tingkat dari pemula sampai legenda, dua orang di satu ponsel, atau dua komputer untuk ditonton. Semuanya berjalan di perangkat ini. Tidak ada data yang dikumpulkan atau dikirim.
about-history-title = Permainannya
about-history = Di Inggris sekitar tahun 1883 muncul permainan bernama Reversi; Lewis Waterman dan John W. Mollett sama-sama mengaku sebagai penciptanya. Di Jepang Goro Hasegawa memberinya posisi awal yang tetap, aturan yang dimainkan sampai sekarang, dan nama Othello; dengan nama itu permainan ini dijual sejak 1973. Kejuaraan dunia diadakan sejak 1977.
about-papers-title = Makalah
about-papers = Layar, tingkat, dan mesin permainan ini tumbuh dari makalah-makalah berikut:
about-unknown-paper = Makalah tentang pemain greedy dengan dua tujuan untuk Othello
about-unknown-author = Penulis dan tahun tidak kami ketahui
about-algorithms-title = Algoritma
about-algorithms = NegaScout karya Alexander Reinefeld (1983), MTD(f) karya Aske Plaat (1994).
about-licences-title = Lisensi
about-own-licence = Aplikasi ini perangkat lunak bebas dengan lisensi MIT atau Apache 2.0, sesuai pilihan Anda.
about-licences = Aplikasi ini ditulis dalam Rust dan berdiri di atas karya banyak orang:
about-fonts = Huruf: Figtree, Fraunces, Inter, dan M PLUS 1, dengan SIL Open Font License 1.1.
about-trademark = Othello adalah merek dagang terdaftar milik pemegangnya. Aplikasi ini berdiri sendiri dan tidak terkait dengan pemegang merek.
about-version = Versi { $version }
