### How a game goes on from a position: buttons under a board.

play-on-title = Von hier spielen
play-on-as-black = Schwarz spielen
play-on-as-white = Weiß spielen
play-on-two-people = Zu zweit
# $level is the name of a level. "New Game" is menu-new-game.
play-on-against = Gegner: { $level }, wie unter „Neue Partie“ gewählt.
