### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = Ouvertures
# Over the list.
openings-note = Quels que soient l’ordre des coups et l’orientation de l’othellier.
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = Perpendiculaire
openings-diagonal = Diagonale
openings-parallel = Parallèle
# $names are other names of an opening, joined by join-list.
openings-also = Aussi appelée { $names }
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = Coup { $shown } sur { $all } : { $moves }
openings-earlier = Reculer
openings-later = Avancer
openings-played = Ouverture : { $name }
openings-left = Le coup { $number } sort des lignes connues.
