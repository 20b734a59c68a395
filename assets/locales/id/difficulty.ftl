### The page where a new game and its opponents are chosen.

difficulty-title = Permainan Baru
difficulty-who-plays = Siapa yang bermain?
difficulty-against-computer = Melawan komputer
difficulty-two-people = Dua orang
difficulty-watch = Tonton dua komputer
difficulty-two-people-note = Kalian bergiliran di satu ponsel. Hitam mulai lebih dulu.
difficulty-watch-note = Duduk santai, jeda kapan saja, dan ikuti langkah demi langkah.
difficulty-who-is-black = Siapa yang memegang hitam dan mulai?
difficulty-i-begin = Saya mulai
difficulty-computer-begins = Komputer mulai
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
difficulty-summary-grandmaster = Berpikir sepertiga detik per langkah, jarang salah menjelang akhir.
difficulty-summary-champion = Berpikir satu detik per langkah, dan melihat jauh ke depan.
difficulty-summary-legend = Berpikir lima detik per langkah; bila tersisa 24 petak, sering sampai akhir.
