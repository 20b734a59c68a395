### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = Rules
rules-aim-title = The aim
rules-aim-text = Othello is played by two on eight by eight squares, with 64 discs that are black on one side and white on the other. Whoever shows more discs of their colour at the end wins.
rules-aim-caption = A board at the end: black has more.
rules-start-title = The start
rules-start-text = Four discs lie crosswise in the middle. Black always moves first; after that the sides take turns.
rules-start-caption = Black's four possible first moves have dots.
rules-move-title = A move
rules-move-text = Place a disc on an empty square so that opposing discs lie in an unbroken line between it and another disc of yours. The line may run along a row, a column or a diagonal. A move that traps nothing is not allowed.
rules-move-caption = Black may play on the ringed square: a white disc lies between two black ones.
rules-turning-title = Turning over
rules-turning-text = Every opposing disc that you trapped turns over to your colour, in all directions at once. You cannot choose to turn only some of them.
rules-turning-caption = One move traps three lines; all ringed discs turn.
rules-passing-title = Passing
rules-passing-text = If none of your moves would turn a disc, you have to pass and the other side moves again. If you can move, you must.
rules-passing-caption = White cannot trap anything here and has to pass.
rules-end-title = The end
rules-end-text = The game ends when neither side can move. Usually the board is full by then, but not always. Empty squares count for nobody.
rules-end-caption = White has no disc left, so nobody can move: black has won.
rules-advice-title = Good to know
rules-advice-text = A disc in a corner can never be turned, so corners are worth a lot and the squares beside them are dangerous while the corner is empty. Early on, few discs and many possible moves are better than many discs.
rules-advice-caption = The dots mark the corners; the ringed discs beside them gave them away.
