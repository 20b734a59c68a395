### How a game goes on from a position: buttons under a board.

play-on-title = Play from here
play-on-as-black = Play Black
play-on-as-white = Play White
play-on-two-people = Two people
# $level is the name of a level. "New Game" is menu-new-game.
play-on-against = Against { $level }, as chosen under New Game.
