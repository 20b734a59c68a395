### How a game goes on from a position: buttons under a board.

play-on-title = ここから対局
play-on-as-black = 黒を持つ
play-on-as-white = 白を持つ
play-on-two-people = 2人対戦
# $level is the name of a level. "New Game" is menu-new-game.
play-on-against = 相手は「{ menu-new-game }」で選んだ{ $level }です。
