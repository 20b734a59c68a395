### The page with the player's progress.

statistics-empty = コンピューターとの対局を終えると、ここに成績が表示されます。
statistics-levels = レベル別の成績
statistics-over-time = 成績の推移
statistics-span-last = 最近の{ $games }局
statistics-span-all = 全対局
statistics-span-month = { $year }年{ month-long }
month-long = { $month }月
statistics-score = { $won }勝{ $lost }敗{ $drawn }分
statistics-percent = { $percent }%
# What the parts of a bar mean.
statistics-legend = 塗りつぶし：勝ち、縞：引き分け、枠のみ：負け。
statistics-streaks = 連続記録
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [1] 直近の1局は勝ちでした。
       *[other] 現在{ $games }連勝中です。
    }
statistics-streak-drawn =
    { $games ->
        [1] 直近の1局は引き分けでした。
       *[other] 直近の{ $games }局は続けて引き分けでした。
    }
statistics-streak-lost =
    { $games ->
        [1] 直近の1局は負けでした。
       *[other] 現在{ $games }連敗中です。
    }
statistics-best-streak =
    { $games ->
        [0] まだ勝ちがありません。
        [1] 最多連勝記録：1勝。
       *[other] 最多連勝記録：{ $games }連勝。
    }
statistics-losses = 1手平均の石損
statistics-losses-note = 検討した対局の記録です。右端が最新。少ないほど良い成績です。
statistics-no-losses = 対局を検討すると、上達の様子がここにグラフで表示されます。
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = 以前とほぼ同じです。石損は1手平均{ $now }石。
statistics-trend-better = 上達しています。石損は1手平均{ $now }石（以前は{ $before }石）。
statistics-trend-worse = 石損が増えています。1手平均{ $now }石（以前は{ $before }石）。
# The chart, read out: the first and the last of so many games.
statistics-chart = { $games }局のグラフ：石損は1手平均{ $first }石から{ $last }石
statistics-strength = あなたの強さ
statistics-strength-unknown = ヒントなどを使わずにコンピューターとのオセロを1局終えると、ここに強さの推定が出ます。
statistics-strength-now = 約{ $elo } ± { $error }（{ $games }局）
statistics-strength-note = 相手と同じ尺度です。帯は誤差、右が最新です。ヒントや待ったを使った対局は数えません。
statistics-strength-reset = 強さをリセット
statistics-strength-chart = 強さのグラフ。{ $games }局で{ $first }から{ $last }
