### What only a screen reader says.

# All squares together.
access-board = 盤面
# What a board can be asked, each the name of an action in the reader's menu.
access-next-playable = 次の打てるマス
access-last-move = 直前の手
access-read-row = この行を読む
access-read-column = この列を読む
access-read-board = 盤面を読む
access-score = 石数
# The answers.
access-nothing-playable = いま打てるところはありません。
access-no-move-yet = まだ1手も打たれていません。
# $number is the row's, $squares what is on it: access-empty, or access-squares.
access-row = { $number }行目：{ $squares }。
# $letter is the column's, from a to h.
access-column = { $letter }列：{ $squares }。
access-empty = 空き
# Two squares of a row or column, each with what is on it.
access-squares = { $first }、{ $second }
# A line of the history, such as "12. Black d3, takes 2", and then what is to be said now.
access-told = { $line }。{ $now }
