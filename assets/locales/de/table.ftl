### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = Stellung
table-depth = Tiefe
table-value = Wert
table-search = Suche
table-nodes = Knoten
table-millis = ms
# The moves that are expected from both sides.
table-line = gefundene Variante
# $search is the name of a search.
table-share-of = Anteil an { $search }
table-fewer-than = weniger als { $search } in
table-of = { $some } von { $all }
table-millis-in-all = ms gesamt
table-longest = längste, ms
# A proven win or loss, by so many discs.
table-won-by = Sieg mit { $margin }
table-lost-by = Niederlage mit { $margin }
table-player = Stufe
table-against = gegen
table-games = Partien
table-won-drawn-lost = gewonnen/remis/verloren
table-score = Punkte
table-discs = Steine
table-elo = Elo ± 95 %
table-nodes-a-move = Knoten je Zug
table-millis-a-move = ms je Zug
