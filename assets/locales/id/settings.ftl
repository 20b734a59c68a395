### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = Pengaturan
settings-language = Bahasa
# Follows the phone: a choice of language and of theme.
settings-system = Default sistem
settings-theme = Tema
settings-theme-light = Terang
settings-theme-dark = Gelap
settings-theme-contrast = Kontras tinggi
settings-board = Papan
settings-board-green = Hijau
settings-board-blue = Biru
settings-board-wood = Kayu
settings-board-slate = Batu tulis
# How fast discs turn over.
settings-animation = Keping berbalik
settings-animation-off = Seketika
settings-animation-fast = Cepat
settings-animation-normal = Biasa
# Over the switches of play.
settings-play = Bermain
settings-legal-moves = Tunjukkan langkah sah
settings-legal-moves-note = Titik menandai petak tempat Anda boleh main.
# Whether the squares tell what a move there is worth.
settings-values = Nilai setiap langkah
settings-values-off = Tidak
settings-values-words = Dengan kata
settings-values-figures = Dengan angka
settings-confirm-tap = Pastikan tiap langkah
settings-confirm-tap-note = Ketukan pertama memperlihatkan yang terbalik, ketukan kedua melangkah.
settings-deliberate = Lawan berpikir dulu
settings-deliberate-note = Lawan yang seperti orang berpikir selama orang berpikir, paling lama empat detik.
settings-serious = Permainan serius
settings-serious-note = Langkah tidak bisa dibatalkan.
settings-sound = Suara
settings-haptics = Getar
settings-reset = Kembalikan semua pengaturan
