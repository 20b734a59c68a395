### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = position
table-depth = depth
table-value = value
table-search = search
table-nodes = nodes
table-millis = ms
# The moves that are expected from both sides.
table-line = line found
# $search is the name of a search.
table-share-of = of { $search }'s
table-fewer-than = fewer than { $search } in
table-of = { $some } of { $all }
table-millis-in-all = ms in all
table-longest = longest, ms
# A proven win or loss, by so many discs.
table-won-by = won by { $margin }
table-lost-by = lost by { $margin }
table-player = level
table-against = against
table-games = games
table-won-drawn-lost = won/drawn/lost
table-score = score
table-discs = discs
table-elo = Elo ± 95 %
table-nodes-a-move = nodes a move
table-millis-a-move = ms a move
