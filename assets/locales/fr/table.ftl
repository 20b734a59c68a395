### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = position
table-depth = profondeur
table-value = valeur
table-search = recherche
table-nodes = nœuds
table-millis = ms
# The moves that are expected from both sides.
table-line = suite trouvée
# $search is the name of a search.
table-share-of = par rapport à { $search }
table-fewer-than = moins que { $search } dans
table-of = { $some } sur { $all }
table-millis-in-all = ms au total
table-longest = maximum, ms
# A proven win or loss, by so many discs.
table-won-by = gagne de { $margin }
table-lost-by = perd de { $margin }
table-player = niveau
table-against = contre
table-games = parties
table-won-drawn-lost = gagnées/nulles/perdues
table-score = score
table-discs = pions
table-elo = Elo ± 95 %
table-nodes-a-move = nœuds par coup
table-millis-a-move = ms par coup
