### The page where a position is set up.

editor-title = Set up a position
# Before the three choices that follow.
editor-brush-title = A tap places
editor-brush-black = Black
editor-brush-white = White
editor-brush-empty = Nothing
# Whose turn it is, as choices.
editor-black-to-move = Black to move
editor-white-to-move = White to move
editor-undo = Undo
editor-clear = Clear the board
editor-reset = First position
# What is to be said of the position.
editor-no-discs = There are no discs on the board.
editor-no-discs-of = { side } has no discs, so nobody can move.
editor-no-moves = Neither side can move: the game would be over.
editor-passes = { side } has no legal move and will pass.
editor-moves =
    { $moves ->
        [one] { side } to move: 1 possible move.
       *[other] { side } to move: { $moves } possible moves.
    }
