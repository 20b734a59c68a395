### How a game goes on from a position: buttons under a board.

play-on-title = Main dari sini
play-on-as-black = Main Hitam
play-on-as-white = Main Putih
play-on-two-people = Dua orang
# $level is the name of a level. "New Game" is menu-new-game.
play-on-against = Melawan { $level }, sesuai pilihan di Permainan Baru.
