### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = 定石
# Over the list.
openings-note = 手順が前後しても、盤の向きが違っていても、同じ形になれば同じ定石です。
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = 縦取り
openings-diagonal = 斜め取り
openings-parallel = 並び取り
# $names are other names of an opening, joined by join-list.
openings-also = 別名：{ $names }
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = { $all }手中{ $shown }手目：{ $moves }
openings-earlier = 前へ
openings-later = 次へ
openings-played = 定石：{ $name }
openings-left = { $number }手目で定石を外れました。
