### What only a screen reader says.

# All squares together.
access-board = Brett
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = Nächstes spielbares Feld
access-last-move = Letzter Zug
access-read-row = Diese Reihe vorlesen
access-read-column = Diese Spalte vorlesen
access-read-board = Brett vorlesen
access-score = Stand
# The answers.
access-nothing-playable = Zurzeit ist kein Zug möglich.
access-no-move-yet = Noch wurde kein Zug gespielt.
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = Reihe { $number }: { $squares }.
# $letter is the column's, from a to h.
access-column = Spalte { $letter }: { $squares }.
access-empty = leer
# Two squares of a row or column, each with what is on it.
access-squares = { $first }; { $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }. { $now }
