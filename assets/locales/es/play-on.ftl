### How a game goes on from a position: buttons under a board.

play-on-title = Jugar desde aquí
play-on-as-black = Llevar Negras
play-on-as-white = Llevar Blancas
play-on-two-people = Dos personas
# $level is the name of a level. "Nueva partida" is menu-new-game.
play-on-against = Contra el nivel «{ $level }», elegido en «Nueva partida».
