### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = ラボ
# The two tabs, and what each does.
lab-compare = 探索の比較
lab-compare-note = すべての探索に、同じ局面を同じ深さで読ませます。求まる値はどれも同じですが、そのために調べる局面の数が違います。
lab-contest = 対戦
lab-contest-note = オセロの2つのレベルが対戦します。1つの序盤につき、黒白を入れ替えて2局打ちます。
lab-game = ゲーム
lab-positions = 局面
# Which positions, as choices and headings.
lab-source-current = 自分の対局
lab-source-random = ランダム
lab-source-start = 初期局面
lab-source-paper = 論文の例
lab-source-opening = 序盤
lab-source-middlegame-one = 中盤1
lab-source-middlegame-two = 中盤2
lab-source-ending = 終盤
lab-source-king-ending = キングの終盤
lab-source-many-jumps = 取り合い
lab-subject-random = ランダム（シード{ $seed }、{ $plies }手）
lab-subject-numbered = ランダム{ $number }
# A position that somebody typed.
lab-subject-given = 指定局面
# The number that random positions grow from.
lab-seed = シード
lab-plies = ランダムな手数
# Buttons beside a number, read out; $what is its name.
lab-less = { $what }を減らす
lab-more = { $what }を増やす
lab-searches = 探索
lab-depths = 読みの深さ（手）
lab-negamax-limit = 単純なnegamaxは{ $depth }手先までです。それより深いと何分もかかります。
lab-nothing = 局面、探索、深さをそれぞれ1つ以上選んでください。
lab-first-player = プレイヤー1
lab-second-player = プレイヤー2
lab-games = 対局数
lab-openings = 序盤
lab-run = { $searches }件の探索を実行
lab-play = { $games }局を対戦
lab-stop = 停止
lab-go-on = 再開
lab-change = 変更
lab-results = 結果
lab-no-results = まだ何も実行していません。
lab-copy = テキストでコピー
lab-copied = コピーしました

## While it runs

lab-searches-done = 探索 { $done }/{ $all }件
lab-games-done = 対局 { $done }/{ $all }局
lab-left-second = 残り約1秒
lab-left-seconds = 残り約{ $seconds }秒
lab-left-minutes = 残り約{ $minutes }分
lab-starting = 開始したところ
lab-stopped = 停止中
# $why is in English.
lab-failed = 最後まで実行できませんでした：{ $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = すべての探索の値が一致しました。
lab-disagree = 2つの探索で値が食い違いました。本来は起こらないことです。ぜひご報告ください。
lab-chart-nodes = ノード数
lab-chart-time = 時間
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $positions ->
        [1] { $depth }手読み、1局面
       *[other] { $depth }手読み、{ $positions }局面の合計
    }
lab-log-scale = 対数目盛：棒の長さが2倍なら、実際の差は2倍よりはるかに大きくなります。
lab-depth = { $depth }手読み
lab-nodes = { $nodes }ノード
lab-millis = { $millis } ms
# A share of the nodes of another search, whose name is $search.
lab-share = { $search }の{ $percent }%
# A value and the move to it.
lab-value = { $value }、最善手{ $best }
# Under numbers of games.
lab-won = 勝ち
lab-drawn = 引き分け
lab-lost = 負け
lab-points = 得点率
lab-discs-a-game = 平均石差
lab-strength = Elo差（95%）
# A difference in strength that is only known to lie above or below this.
lab-strength-above = { $elo }より上
lab-strength-below = { $elo }より下
lab-unknown = まだ不明
lab-a-move = 1手 { $millis } ms、{ $nodes }ノード
lab-game-number = { $all }局中{ $number }局目
lab-each-game = 各対局
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }、黒
       *[white] { $number }. { $level }、白
    }
lab-in-game = { $moves }手、{ $nodes }ノード、{ $millis } ms
