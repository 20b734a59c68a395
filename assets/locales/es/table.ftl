### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = posición
table-depth = profundidad
table-value = valor
table-search = búsqueda
table-nodes = nodos
table-millis = ms
# The moves that are expected from both sides.
table-line = línea hallada
# $search is the name of a search.
table-share-of = respecto a { $search }
table-fewer-than = menos que { $search } en
table-of = { $some } de { $all }
table-millis-in-all = ms en total
table-longest = máximo, ms
# A proven win or loss, by so many discs.
table-won-by = gana por { $margin }
table-lost-by = pierde por { $margin }
table-player = nivel
table-against = contra
table-games = partidas
table-won-drawn-lost = ganadas/empatadas/perdidas
table-score = puntuación
table-discs = fichas
table-elo = Elo ± 95{ "\u00A0" }%
table-nodes-a-move = nodos por jugada
table-millis-a-move = ms por jugada
