### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = Eröffnungen
# Over the list.
openings-note = Egal, in welcher Zugfolge eine Partie dorthin kommt und wie das Brett gedreht ist.
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = Rechtwinklig
openings-diagonal = Diagonal
openings-parallel = Parallel
# $names are other names of an opening, joined by join-list.
openings-also = Auch { $names } genannt
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = Zug { $shown } von { $all }: { $moves }
openings-earlier = Zurück
openings-later = Vor
openings-played = Eröffnung: { $name }
openings-left = Zug { $number } verlässt die bekannten Varianten.
