### The page with the openings and their names. The names themselves are in assets/openings.tsv.

openings-title = Aperturas
# Over the list.
openings-note = Cuenta la posición: da igual el orden de las jugadas y cómo esté girado el tablero.
# The three ways in which White can answer Black's first move, as headings.
openings-perpendicular = Perpendicular
openings-diagonal = Diagonal
openings-parallel = Paralela
# $names are other names of an opening, joined by join-list.
openings-also = También llamada { $names }
# So many of its moves are on the board; $moves are those moves, such as f5 d6 c3.
openings-moves-shown = Jugada { $shown } de { $all }: { $moves }
openings-earlier = Atrás
openings-later = Adelante
openings-played = Apertura: { $name }
openings-left = La jugada { $number } se salió de las líneas conocidas.
