### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "wins 4" or "loses 4".

think-title = 思考を見る
# The example of the paper that this app grew out of, and where it is from.
think-lesson = 論文の例
think-lesson-place = Handayani、Arisandi、Sitompulの表1
# Which position it is. $level is the name of a level.
think-subject-level = { $number }手目：{ $level }は{ side }の手をこう読みます。
think-subject-other-level = { $number }手目、{ side }番。{ $level }の読み方はこれとは違います。
think-subject = { $number }手目：{ side }番です。
# $algorithm is a name such as NegaScout.
think-search = { $algorithm }、{ $depth }手読み
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $whole }局面中{ $visited }局面を探索（{ $percent }%）
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = のべ{ $visited }局面を探索（木全体は{ $whole }局面）
think-drawn = { $all }局面中{ $shown }局面を表示：深い段は省いています。
think-searching = 探索中…
think-searching-positions = 探索中… { $positions }局面
think-impossible = いまはコンピューターが探索できません。
think-step-of = ステップ { $step }/{ $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = 前へ
think-next = 次へ
think-play = 再生
think-pause = 一時停止
think-speed-slow = 遅い
think-speed-normal = 普通
think-speed-fast = 速い
# The bar of all steps, read out.
think-steps = ステップ
think-zoom-in = 拡大
think-zoom-out = 縮小
think-whole = 全体表示
think-change = 探索を変更

## The choices

think-how-search = 探索の方法
think-algorithm-minimax = 単純なnegamax
think-algorithm-alpha-beta = alpha-beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = すべての進行を最後まで調べます。何も省きません。
think-note-alpha-beta = 選択に影響しない応手を省きます。
think-note-nega-scout = 最初の手を信じて、もっと良い手があるかどうかだけを確かめます。
think-note-mtdf = 値を予想し、記憶を使いながら、探索を繰り返して絞り込みます。
think-how-deep = 何手先まで読みますか？
think-how-fast = 再生の速さ
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = 図の見方
think-reading-text = 1枚のカードが1手で、数字は、その手の後の局面が数字の前にある石の側にとってどれだけの値かを表します。一方に良いことは他方に悪いことなので、1手戻るごとに符号が反転します。上向きの矢印は「以上」、下向きの矢印は「以下」です。赤い2本線は、結果に影響しないため調べなかったところです。2行目は窓（ウィンドウ）で、選択をまだ変えうる値の範囲です。
think-done = 完了
# A button on the page of rules, and the text over it.
think-to-lesson = 論文の例を見る
think-lesson-note = コンピューターはどうやって手を決めるのでしょう？このゲームのもとになった論文の例を、数字を追いながらたどってみましょう。

## The board and the tree

# Read out; $last is who moved last and where, such as "Black f5".
think-board = { $last }の後の盤面
think-board-first = 最初の手の前の盤面
# On the card of the position that the search starts from: very short.
think-root = 現在
# A move of a side that cannot place a disc, on a card: very short.
think-pass = パス
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = { $number }回目
# A value on a card: very short. The margin is in discs.
think-short-win = { $margin }石勝
think-short-loss = { $margin }石負
# The window of a node, read out: which values could still change the choice.
think-window-any = どの値も影響します
think-window-more = { $low }を超える値だけが影響します
think-window-less = { $high }未満の値だけが影響します
think-window-between = { $low }から{ $high }までの値だけが影響します
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = 全範囲
# So many moves were not looked at, on a card: very short.
think-cut-short = { $moves }手省略
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions }局面
# The paper lists this position without searching it: very short.
think-listed = 記載のみ
# Its value was known from before: very short.
think-remembered = 既知
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = 現在
think-column-moves = { side }の手
think-column-answers = { side }の応手

## A card, read out: "Black f5: −620 for Black; only more than −700 matters, chosen".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node }：{ side }にとって{ $value }
think-node-unsearched = { $node }：未探索
think-node-listed = { $node }、記載のみ
think-node-remembered = { $node }、既知の局面
# $window is one of the messages think-window-….
think-node-cut = { $node }、{ $moves }手省略、{ $window }
think-node-window = { $node }、{ $window }
think-node-chosen = { $node }、選択

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = { $margin }石勝ち
think-worth-loss = { $margin }石負け
think-or-more = { $worth }以上
think-or-less = { $worth }以下

think-begins = { side }番です。
think-begins-detail = { $algorithm }で{ $depth }手先まで読みます。手の値は、相手が最善の応手をした後の値です。
# A pass of MTD(f), not of the game.
think-pass-begins = { $number }回目の探索：{ side }にとって{ $worth }以上か？
think-pass-begins-detail = 1回の探索では「はい」か「いいえ」だけを答えるので、すぐに終わります。
think-pass-ends = { $number }回目の探索：{ side }にとって{ $worth }です。
think-pass-ends-detail = 次の探索では、さらに値に近いところを調べます。
think-tries = { side }は{ $at }を試します。
think-tries-detail = { other-side }の最善の応手は？
think-scouts = { side }は{ $at }を手早く確かめます。
think-scouts-detail = 知りたいのは、{ $worth }より良いかどうかだけです。
think-tries-again = { $at }のほうが良さそうです。
think-tries-again-detail = そこで{ side }は、どれだけ良いのかをもう一度探索して確かめます。
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at }は{ side }にとって{ $worth }です。
think-row-detail = 表1の{ $letter }行：{ other-side }にとって{ $formula }。1手戻ると符号が反転します。
think-row-listed = { side }は{ $at }と応じることができます。
think-row-listed-detail = 表1の{ $letter }行：{ other-side }にとって{ $formula }。論文は応手を並べるだけで、選択はその1手前の値で決めています。
think-worth = { $at }は{ side }にとって{ $worth }です。
# How the value came about.
think-how-judged = その手の後の局面を評価した値です。
think-how-answer = { other-side }の最善の応手による値で、1手戻ると符号が反転します。
think-how-memory = 前に出てきた局面なので、記憶した値を使います。
think-how-hidden = この下の{ $positions }局面は表示していません。
# And what it means for the choice; this sentence follows one of those above.
think-is-best = ここまでの最善です。
think-is-behind = 最善は{ $at }（{ $worth }）のままです。
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = { $at }には{ other-side }の応手{ $answer }があり、{ other-side }にとって{ $worth }以上です。
think-cut-unnamed = { $at }には{ other-side }の応手があり、{ other-side }にとって{ $worth }以上です。
think-cut-detail = { side }にはほかに同じくらい良い手があり、この手は選びません。残り{ $moves }手の応手は調べるまでもありません。
think-cut-detail-pass = これで今回の探索の答えが出ました。残り{ $moves }手の応手は調べるまでもありません。
think-chosen = { side }は{ $at }に決定。値は{ $worth }です。
think-chosen-detail = 最善の応手に対して、{ side }が得られる最善の結果です。
# It follows the sentence above.
think-chosen-first = 同じ値の手がほかにもありますが、先に見つけたほうを選びます。
think-over = ここで終局です。
think-over-detail = 探索する手はありません。
