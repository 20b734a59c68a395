### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = Setiap langkah mengubah papan.
menu-new-game = Permainan Baru
# Back to the game that is under way.
menu-resume = Lanjutkan
menu-learn = Belajar
# The page of experiments with search algorithms.
menu-lab = Lab
menu-rules = Aturan Main
menu-about = Tentang
menu-settings = Pengaturan
menu-exit = Keluar
