### What only a screen reader says.

# All squares together.
access-board = Plateau
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = Prochaine case jouable
access-last-move = Dernier coup
access-read-row = Lire cette rangée
access-read-column = Lire cette colonne
access-read-board = Lire le plateau
access-score = Score
# The answers.
access-nothing-playable = Rien ne peut être joué pour le moment.
access-no-move-yet = Aucun coup n’a encore été joué.
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = Rangée { $number } : { $squares }.
# $letter is the column's, from a to h.
access-column = Colonne { $letter } : { $squares }.
access-empty = vide
# Two squares of a row or column, each with what is on it.
access-squares = { $first } ; { $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }. { $now }
