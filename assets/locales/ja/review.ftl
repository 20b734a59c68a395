### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = 検討
review-nothing = まだ検討する対局がありません。終局後に「検討」を押すか、「自分の対局」から選んでください。
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = 終局側から解析中：{ $all }局面中{ $done }局面
review-deepening = さらに深く解析中：{ $all }局面中{ $done }局面
review-stop = 停止
review-go-on = 再開
review-deeper = さらに深く解析
review-is-deep = 深い解析の結果です。
review-impossible = エンジンを起動できなかったため、解析できません。
# Buttons that step through the game.
review-earlier = 前へ
review-later = 次へ
review-previous-mistake = 前のミス
review-next-mistake = 次のミス

## The graph

review-graph = 予想される結果
# In the graph, over the part that is proven: short.
review-exact = 読み切り
# $value is one of the messages below.
review-graph-at = { $number }手目の後（全{ $all }手）：{ $value }
review-graph-pending = { $number }手目の後（全{ $all }手）：未解析
# The expected result in short: who wins, by how much, such as "Black +4".
review-value-exact = { side } { $discs }
review-value-about = { side } 約{ $discs }
review-value-even = 互角
# The board, read out.
review-board = { $moves }手目の後の盤面、{ side }番
review-board-end = { $moves }手目の後の盤面、終局

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = 最善手
review-class-good = 次善手
review-class-inaccuracy = 疑問手
review-class-mistake = 悪手
review-class-blunder = 大悪手
review-move-title = { $number }手目：{ side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict = { $class }：{ $discs }石損
review-turned = この手で勝敗が変わりました。
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = { $at }のほうが良い手でした。読み切りで{ $value }（実戦の手は{ $other }）。
review-better-about = { $at }のほうが良い手でした。最終石差は約{ $value }の見込み（実戦の手は{ $other }）。
# $line are moves such as f5 d6 c3.
review-line = 最善進行：{ $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better }なら隅を取れます。
review-why-gives-corner = { $played }だと、すぐに隅{ $corner }を取られます。{ $better }なら取られません。
review-why-wins-corner-later = { $better }なら、最善進行で隅{ $corner }を取れます。
review-why-loses-corner-later = { $played }だと、最善進行で隅{ $corner }を取られます。
review-why-beside-corner = { $played }は空いている隅{ $corner }の隣で、相手が隅を取る手助けになります。
review-why-forces-pass = { $better }なら、相手は打てる場所がありません。
review-why-replies = 相手の打てる場所は、{ $better }なら{ $few }か所、{ $played }だと{ $many }か所です。
review-why-own-moves = 自分の打てる場所は、{ $better }なら{ $many }か所残り、{ $played }だと{ $few }か所だけです。
review-why-exposed = 自分の石に接する空きマスは、{ $better }なら{ $few }、{ $played }だと{ $many }です。少ないほど、相手の打てる場所が減ります。
review-why-stable = 自分の確定石は、{ $better }なら{ $many }個、{ $played }だと{ $few }個だけです。
review-why-parity = { $better }は{ $odd }マスの奇数空きに打つ手です。{ $played }は{ $even }マスの偶数空きに先に打ち、最後の1マスを相手に譲ることになります。
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges = { $better }のほうが、辺の形が約{ $discs }石分良くなります。
# The board does not show why.
review-why-counted = 盤面を見ただけでは分かりにくい手ですが、終局まで読み切った結果です。
review-why-unseen = 盤面を見ただけでは分かりにくい手ですが、{ $depth }手先まで読むと差が出ます。
review-best-played = これより良い手はありませんでした。
review-only-move = ここしか打てませんでした。
review-pending = まだ解析していません。
review-over = 終局：黒{ $black }、白{ $white }。
# The game is not over.
review-unfinished = { side }番です。
review-unfinished-best = { side }番です。最善手は{ $at }と見られます。

## How both sides played

review-totals = 両者の内容
review-discs-lost = 石損の合計
review-accuracy = 正確さ
review-percent = { $percent }%
review-accuracy-note = 正確さは、1手平均の石損1石につき、100%から10%ずつ引いた値です。
# From how many lost discs on a move belongs to each class.
review-classes-note = 石損が{ $good }石以上なら次善手、{ $inaccuracy }石以上なら疑問手、{ $mistake }石以上なら悪手、{ $blunder }石以上なら大悪手です。勝敗を変えた手は、一段階悪い評価になります。
# Buttons.
review-think = 思考を見る
review-practise =
    { $mistakes ->
        [0] 復習する
       *[other] { $mistakes }個のミスを復習
    }

## The list of moves

review-moves = 棋譜
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }、{ $verdict }
