### The list of finished games and the sheets over it.

archive-empty = 終局した対局はすべてここに残り、並べ直したり、検討したり、共有したりできます。
archive-none-found = 条件に合う対局はありません。
archive-n-games = { $games }局
# Only some of the games are listed.
archive-n-of-games = { $games }局中{ $shown }局
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted }：{ $kept }
archive-show-all = すべて表示
archive-filter = 絞り込み
archive-exchange = 入出力
archive-progress = 成績
# How a game ended for the player: in a list, and as a choice.
archive-result-won = 勝ち
archive-result-drawn = 引き分け
archive-result-lost = 負け
# A game of two people or two computers.
archive-black-won = 黒の勝ち
archive-white-won = 白の勝ち
archive-nobody-won = 引き分け
archive-two-people = 2人対戦
archive-two-computers = コンピューター同士
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day = { $year }年{ month-short }{ $day }日
month-short = { $month }月
archive-n-moves = { $moves }手
archive-share = 共有
archive-delete = 削除
archive-close = 閉じる
archive-deleted = 対局を削除しました。
# Brings a deleted game back.
archive-undo = 元に戻す
archive-copied = { $games }局をテキストでコピーしました。
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = どの対局もすでに入っています。
archive-imported = { $new }局を取り込みました。
archive-imported-some = { $new }局を取り込みました。{ $known }局はすでに入っていました。
archive-import-empty = クリップボードのテキストに対局がありません。
# $why is a short reason in English.
archive-import-line = 何も取り込みませんでした（{ $line }行目：{ $why }）。
archive-exchange-title = すべての対局をテキストで
archive-exchange-text = 1行が1局で、日付・対局者・結果・棋譜が並びます。別の端末でこのテキストをコピーすれば、その対局をここに取り込めます。すでにある対局が重複することはありません。
archive-copy-all = すべての対局をコピー
archive-share-all = すべての対局を共有
archive-import = クリップボードから取り込む
# Headings of the filter, and the choice that filters nothing.
archive-which-game = ゲーム
archive-which-result = 結果
archive-which-opponent = 相手
archive-which-opening = 定石
archive-all = すべて
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = 黒：{ $black }、白：{ $white }
archive-opening = 定石：{ $name }
# $discs is a number with two decimals.
archive-lost-a-move = あなたの石損は1手平均{ $discs }石でした。
