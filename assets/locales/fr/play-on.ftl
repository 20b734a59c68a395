### How a game goes on from a position: buttons under a board.

play-on-title = Jouer d’ici
play-on-as-black = Jouer Noir
play-on-as-white = Jouer Blanc
play-on-two-people = Deux joueurs
# $level is the name of a level. "New Game" is menu-new-game.
play-on-against = Contre { $level }, selon le choix fait dans « Nouvelle partie ».
