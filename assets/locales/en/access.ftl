### What only a screen reader says.

# All squares together.
access-board = Board
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = Next playable square
access-last-move = Last move
access-read-row = Read this row
access-read-column = Read this column
access-read-board = Read the board
access-score = Score
# The answers.
access-nothing-playable = Nothing can be played now.
access-no-move-yet = No move has been played yet.
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = Row { $number }: { $squares }.
# $letter is the column's, from a to h.
access-column = Column { $letter }: { $squares }.
access-empty = empty
# Two squares of a row or column, each with what is on it.
access-squares = { $first }; { $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }. { $now }
