### The tables that the lab copies as text: headings of columns, in small letters, and what stands in them.

table-position = 局面
table-depth = 深さ
table-value = 評価値
table-search = 探索
table-nodes = ノード数
table-millis = ms
# The moves that are expected from both sides.
table-line = 読み筋
# $search is the name of a search.
table-share-of = 対{ $search }比
table-fewer-than = { $search }より少ない局面
table-of = { $some }/{ $all }
table-millis-in-all = 合計ms
table-longest = 最長ms
# A proven win or loss, by so many discs.
table-won-by = { $margin }石勝ち
table-lost-by = { $margin }石負け
table-player = レベル
table-against = 相手
table-games = 局数
table-won-drawn-lost = 勝/分/負
table-score = 得点率
table-discs = 平均石差
table-elo = Elo ± 95%
table-nodes-a-move = 1手のノード数
table-millis-a-move = 1手のms
