### The page where a position is set up.

editor-title = Editor de posiciones
# Before the three choices that follow.
editor-brush-title = Al tocar se coloca
editor-brush-black = Negra
editor-brush-white = Blanca
editor-brush-empty = Nada
# Whose turn it is, as choices.
editor-black-to-move = Juegan Negras
editor-white-to-move = Juegan Blancas
editor-undo = Deshacer
editor-clear = Vaciar el tablero
editor-reset = Posición inicial
# What is to be said of the position.
editor-no-discs = No hay fichas en el tablero.
editor-no-discs-of = { side } no tienen fichas, así que nadie puede jugar.
editor-no-moves = Ningún bando puede jugar: la partida habría terminado.
editor-passes = { side } no tienen jugada legal y pasarán.
editor-moves =
    { $moves ->
        [one] Juegan { side }: 1 jugada posible.
       *[other] Juegan { side }: { $moves } jugadas posibles.
    }
