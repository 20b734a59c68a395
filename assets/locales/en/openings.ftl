### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = Openings
# Over the list.
openings-note = By whatever order of moves a game gets there, and however the board is turned.
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = Perpendicular
openings-diagonal = Diagonal
openings-parallel = Parallel
# $names are other names of an opening, joined by join-list.
openings-also = Also called { $names }
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = Move { $shown } of { $all }: { $moves }
openings-earlier = Earlier
openings-later = Later
openings-played = Opening: { $name }
openings-left = Move { $number } left the known lines.
