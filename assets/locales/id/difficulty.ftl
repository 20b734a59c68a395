### The page where a new game and its opponents are chosen.

difficulty-title = Permainan Baru
difficulty-against-computer = Melawan komputer
difficulty-two-people = Dua orang
difficulty-watch = Tonton dua komputer
difficulty-two-people-note = Kalian bergiliran di satu ponsel. Hitam mulai lebih dulu.
difficulty-watch-note = Duduk santai, jeda kapan saja, dan ikuti langkah demi langkah.
difficulty-who-is-black = Siapa yang memegang hitam dan mulai?
difficulty-i-begin = Saya mulai
difficulty-computer-begins = Komputer mulai
difficulty-like-a-person = Seperti orang
difficulty-engine = Mesin
difficulty-computer-tile = Komputer
difficulty-watch-tile = Tonton
difficulty-people = Bermain dan keliru seperti orang
difficulty-engines = Tangga mesin
difficulty-measured-strength = sekitar { $elo } di sini
difficulty-extrapolated = Tidak dipelajari dari partai turnamen seperti lawan lainnya, tetapi diperkirakan dari mereka.
difficulty-own-strength = Anda: sekitar { $elo } ± { $error }
difficulty-own-strength-unknown = Kekuatan Anda belum diketahui. Permainan pertama Anda akan menunjukkannya.
difficulty-adaptive-note = Mulai dari hasil Anda, dan menyesuaikan diri selama bermain. Kekuatan Anda hanya disimpan di perangkat ini.
difficulty-level = Seberapa kuat lawannya?
difficulty-black-level = Tingkat hitam
difficulty-white-level = Tingkat putih
# The button that leads to the board.
difficulty-play = Ke papan

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "White · Club player".

difficulty-level-novice = Pemula
difficulty-level-cautious = Hati-hati
difficulty-level-apprentice = Murid baru
difficulty-level-student = Pelajar
difficulty-level-club = Pemain klub
difficulty-level-tactician = Ahli taktik
difficulty-level-strategist = Ahli strategi
difficulty-level-expert = Pakar
difficulty-level-master = Master
difficulty-level-grandmaster = Grandmaster
difficulty-level-champion = Juara
difficulty-level-legend = Legenda

difficulty-summary-novice = Selalu mengambil keping sebanyak-banyaknya.
difficulty-summary-cautious = Mengambil sudut bila bisa; sebelum itu membalik sedikit, sesudahnya banyak.
difficulty-summary-apprentice = Melihat satu langkah dan jawaban Anda, dan suka sudut.
difficulty-summary-student = Melihat empat langkah ke depan: sudut dan kebebasan melangkah.
difficulty-summary-club = Melihat enam langkah ke depan: sudut dan kebebasan melangkah.
difficulty-summary-tactician = Melihat enam langkah ke depan dan mempersempit pilihan Anda.
difficulty-summary-strategist = Melihat delapan langkah ke depan dan mempersempit pilihan Anda.
difficulty-summary-expert = Berpikir hingga seperlima detik per langkah, sedalam-dalamnya.
difficulty-summary-master = Belajar dari permainannya sendiri, dan melangkah hampir seketika.
difficulty-summary-grandmaster = Berpikir sepersekian detik per langkah, jarang salah menjelang akhir.
difficulty-summary-champion = Berpikir sekitar satu detik per langkah, dan melihat jauh ke depan.
difficulty-summary-legend = Berpikir beberapa detik per langkah; bila tersisa 24 petak, sering sampai akhir.

difficulty-level-beginner = Baru belajar
difficulty-level-casual = Pemain santai
difficulty-level-newcomer = Pendatang baru
difficulty-level-regular = Anggota klub
difficulty-level-experienced = Berpengalaman
difficulty-level-competitor = Kompetitor
difficulty-level-finalist = Finalis
difficulty-level-titleholder = Pemegang gelar
difficulty-level-international = Internasional
difficulty-level-worldclass = Kelas dunia
difficulty-level-worldchampion = Juara dunia
difficulty-level-adaptive = Adaptif

difficulty-summary-beginner = Seperti anak yang baru saja mengenal aturannya.
difficulty-summary-casual = Bermain sesekali, untuk bersenang-senang dan tanpa rencana.
difficulty-summary-newcomer = Ikut turnamen pertamanya, dan tahu nilai sudut.
difficulty-summary-regular = Datang ke klub setiap minggu dan tahu petak yang berbahaya.
difficulty-summary-experienced = Sudah bertahun-tahun bermain dan jarang memberi banyak.
difficulty-summary-competitor = Sering ikut turnamen dan mengenal pembukaan.
difficulty-summary-finalist = Mencapai final turnamen.
difficulty-summary-titleholder = Meraih gelar, termasuk yang terkuat di semua turnamen.
difficulty-summary-international = Bermain untuk negaranya dan jarang keliru.
difficulty-summary-worldclass = Hampir tak ada yang bisa mengalahkannya.
difficulty-summary-worldchampion = Pernah menjadi juara dunia, dan hampir tak pernah keliru.
difficulty-summary-adaptive = Menyesuaikan diri dengan Anda, sehingga Anda menang kira-kira separuh permainan.
