### What only a screen reader says.

# All squares together.
access-board = Tablero
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = Siguiente casilla jugable
access-last-move = Última jugada
access-read-row = Leer esta fila
access-read-column = Leer esta columna
access-read-board = Leer el tablero
access-score = Marcador
# The answers.
access-nothing-playable = Ahora no se puede jugar nada.
access-no-move-yet = Todavía no se ha jugado ninguna jugada.
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = Fila { $number }: { $squares }.
# $letter is the column's, from a to h.
access-column = Columna { $letter }: { $squares }.
access-empty = vacía
# Two squares of a row or column, each with what is on it.
access-squares = { $first }; { $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }. { $now }
